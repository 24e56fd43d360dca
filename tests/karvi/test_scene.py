"""The scene: what glows, what answers with a rule, and that fingers can hit it."""

import pytest

from skali.core.scene import MOST_TRIES
from skali.games.karvi import GAME
from tests.karvi.build import busy, player, position

PHONE = 344
"""Pixels that a panel has on a small phone."""
FINGER = 44


def test_forbidden_spots_and_cards_name_their_rules() -> None:
    """KARVI-039, KARVI-083: they do not glow, and every try on them has an answer."""
    table = position(player(hand="36", dice="s1/3 s6/3"))
    scene = GAME.scene(table, 0)
    spot, card = scene.tries["spot-s2"], scene.tries["card-0-36"]
    for action in (*spot, *card):
        assert table.why_not(action, 0) is not None


def test_things_carry_either_what_is_legal_or_a_few_tries() -> None:
    """KARVI-037: in whole games; nothing legal is hidden by something that is not."""
    for table in busy(3, 5):
        if table.over:
            continue
        seat = table.turn[0]
        legal = set(table.legal(seat))
        scene = GAME.scene(table, seat)
        assert legal == {action for actions in scene.offers.values() for action in actions}
        for id_, actions in scene.tries.items():
            assert id_ not in scene.offers
            assert 0 < len(actions) <= MOST_TRIES
            assert not legal & set(actions)


@pytest.mark.parametrize("panel_id", ["village", "market", "tray"])
def test_a_finger_can_hit_what_is_clicked(panel_id: str) -> None:
    """KARVI-037: on a phone, where a panel fills the width."""
    scene = GAME.scene(position(player(hand="1 16 31")), 0, "narrow")
    [panel] = [panel for panel in scene.panels if panel.id == panel_id]
    scale = PHONE / panel.w
    clicked = [node for node in panel.nodes if node.id in scene.offers]
    assert clicked or panel_id == "market"
    assert all(min(node.w, node.h) * scale >= FINGER for node in clicked)
