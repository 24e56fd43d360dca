"""What is worked out for a player: legal, said with its worth, and as good as can be."""

from typing import Any

from skali.core.chance import Probe
from skali.games.odin import GAME
from skali.games.odin.rules import asks
from skali.games.odin.rules.feast import empty_cells
from skali.games.odin.rules.flow import Odin
from skali.games.odin.rules.phases import income_of
from tests.odin.build import goods, player, position
from tests.odin.cards import with_card

FEAST: dict[str, Any] = {
    "phase": "feast",
    "pending": [{"ask": "feast", "seats": [0, 1]}],
    "round": 1,
}
READY: dict[str, Any] = {"phase": "before_income", "pending": [{"ask": "ready", "seats": [0]}]}


def keys(table: Odin, seat: int = 0) -> list[str]:
    return [plan.key for plan in GAME.plans(table, seat)]


def followed(table: Odin, plan: str, seat: int = 0) -> Odin:
    """Play a proposal action by action."""
    after = table.copy()
    for action in GAME.propose(table, seat, plan).actions:
        after.play(action, Probe(), seat)
    return after


def worth(table: Odin, plan: str, seat: int = 0) -> list[str]:
    return [GAME.speak(line, "en") for line in GAME.propose(table, seat, plan).worth]


def test_the_best_feast_is_one_click() -> None:
    """ODIN-108, ODIN-110, ODIN-118: it fills the table, spares silver, and says what it takes."""
    table = position(player("peas mead beans 3 silver"), player(), **FEAST)
    assert "feast" in keys(table)
    after = followed(table, "feast")
    assert empty_cells(after, 0) == 0
    assert goods(after)["silver"] == 3
    assert worth(table, "feast") == ["No cell stays empty, no penalty"]


def test_a_poor_feast_says_what_stays_empty() -> None:
    """ODIN-118, ODIN-119"""
    table = position(player("peas silver"), player(), **FEAST)
    cells = int(empty_cells(table, 0))
    left = int(empty_cells(followed(table, "feast"), 0))
    assert 0 < left < cells
    [said] = worth(table, "feast")
    assert said == f"Empty cells: {left}, at the end \u2212{3 * left} points; costs 1 silver"


def test_a_feast_that_has_begun_goes_on() -> None:
    """ODIN-110: what lies on the table stays there."""
    table = position(player("peas mead beans"), player(), **FEAST)
    table.play("serve mead cross 3", Probe(), 0)
    assert empty_cells(followed(table, "feast"), 0) < empty_cells(table, 0)


def test_who_does_without_mead_is_advised_none() -> None:
    """ODIN-109: what a card keeps from the table is no part of the best feast."""
    table = position(player("mead peas 4 silver"), player(), sober=[0], **FEAST)
    assert goods(followed(table, "feast")) == {"mead": 1}


def test_a_card_for_peas_is_part_of_the_best_feast() -> None:
    """ODIN-114: two peas may lie lengthwise, so the table is filled without silver."""
    table = with_card("pea_flour_baker", seat=player("2 peas mead silver"), **FEAST)
    assert empty_cells(followed(table, "feast"), 0) == 0
    assert goods(followed(table, "feast"))["silver"] == 1


def test_animals_are_eaten_last() -> None:
    """ODIN-285: sheep are worth points, so other food comes first."""
    table = position(player("sheep peas mead beans"), player(), **FEAST)
    assert goods(followed(table, "feast"))["sheep"] == 1


def test_a_board_is_filled_as_proposed() -> None:
    """ODIN-097, ODIN-137: fewer cells cost a point, and the income rises as was said."""
    table = position(player("oil chest silk 2 rune_stone ore"), player(), **READY)
    assert [plan.grid for plan in GAME.plans(table, 0)] == ["", "home-0"]
    after = followed(table, "fill")
    assert income_of(after, 0) > income_of(table, 0)
    said = f"Income {income_of(table, 0)} \u203a {income_of(after, 0)}"
    assert said in worth(table, "fill")


def test_food_is_kept_for_the_feast() -> None:
    """ODIN-109: only after the last feast may it be laid, in houses."""
    table = position(player("peas mead silk wood"), player(), **READY)
    assert goods(followed(table, "fill")) == {"peas": 1, "mead": 1, "wood": 1}


def test_nothing_is_worked_out_while_something_is_in_hand() -> None:
    """ODIN-135"""
    table = position(player("silk"), player(), **READY)
    table.play("hold silk", Probe(), 0)
    assert keys(table) == []


def test_a_trial_ends_before_what_is_not_legal() -> None:
    table = position(player("silk"), player(), **READY)
    actions = GAME.propose(table, 0, "fill").actions
    whole = GAME.trial(table, actions, 0)
    assert GAME.trial(table, (*actions, *actions), 0) == whole
    assert any(change.node.id.startswith("laid-home-0-silk") for change in whole.changes)


def test_the_greedy_bot_follows_what_is_worked_out() -> None:
    """It lays what is proposed step by step, then says that it is ready."""
    from skali.bots.base import see  # noqa: PLC0415 - only this test looks upwards
    from skali.bots.simple import GreedyBot  # noqa: PLC0415

    table = position(player("chest 2 rune_stone"), player(), **READY)
    proposal = GAME.propose(table, 0, "fill")
    bot, played = GreedyBot(0), []
    while table.asks(asks.READY):
        played.append(bot.choose(see(table, 0)))
        table.play(played[-1], Probe(), 0)
    assert len(proposal.actions) > 0
    assert tuple(played) == (*proposal.actions, *proposal.close)
