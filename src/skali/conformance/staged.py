"""The stage: panels that keep their place and size, text that can be read, in every cut."""

from skali.conformance.cases import Case, one_of_each, sampled
from skali.core import svg
from skali.core.chance import Fast
from skali.core.game import Game
from skali.core.message import LANGUAGES
from skali.core.scene import CUTS, SUMMARY, Cut, Node, Panel, Scene

FLOOR: dict[Cut, float] = {"wide": 13, "middle": 13, "narrow": 12}
"""The smallest letters that can be read."""
EVERY = 15
"""So many decisions lie between two tables that are looked at."""
SLACK = 2.0
"""So far a thing may reach beyond its panel: a rim, a shadow."""


def frames(scene: Scene) -> list[tuple[object, ...]]:
    """List what must not change: which panels there are, where, and how large."""
    return sorted(
        (panel.id, panel.slot, panel.form, panel.owner, panel.w, panel.h)
        for panel in scene.panels
        if not panel.answers
    )


def panels_keep_their_place_and_size(case: Case) -> None:
    """Of a whole game, in every cut, for somebody who plays and for one who looks on."""
    chance, policy = Fast(81), Fast(82)
    state = case.new(chance)
    first: dict[tuple[Cut, int | None], tuple[object, ...]] = {}
    number = 0
    while True:
        if number % EVERY == 0 or state.over:
            for cut in CUTS:
                for viewer in (None, 0):
                    scene = case.game.scene(state, viewer, cut)
                    now = (scene.plan, scene.share, frames(scene))
                    assert first.setdefault((cut, viewer), now) == now
        if state.over:
            return
        seat = state.turn[0]
        state.apply(int(state.random_action(policy, seat)), chance, seat)
        number += 1


def everything_lies_on_its_panel(case: Case) -> None:
    """In every cut; what reaches beyond would be cut off."""
    for state, seat in sampled(case, 83, 4):
        for cut in CUTS:
            for panel in case.game.scene(state, seat, cut).panels:
                for node in panel.nodes if not panel.answers else ():
                    inside = node.x >= -SLACK and node.x + node.w <= panel.w + SLACK
                    inside &= node.y >= -SLACK and node.y + node.h <= panel.h + SLACK
                    assert inside or node.turned, f"{cut}: {node.id} reaches beyond {panel.id}"


def text_can_be_read(case: Case) -> None:
    """Every panel states its smallest letters, and they are large enough."""
    for state, seat in sampled(case, 84, 2):
        for cut in CUTS:
            for panel in case.game.scene(state, seat, cut).panels:
                assert panel.floor >= FLOOR[cut] or no_text(panel), f"{cut}: {panel.id}"


def no_text(panel: Panel) -> bool:
    """Tell whether nothing is written on a panel, or only on buttons of the hall's own."""
    return panel.answers or all(node.text == "" for node in panel.nodes)


def a_summary_stands_for_a_panel(case: Case) -> None:
    """Its things are named like the things themselves, with `~s`."""
    for state, seat in sampled(case, 85, 2):
        for cut in CUTS:
            panels = {panel.id: panel for panel in case.game.scene(state, seat, cut).panels}
            for panel in panels.values():
                if panel.form == "summary":
                    assert panel.id.removesuffix(SUMMARY) in panels
                    assert all(node.id.endswith(SUMMARY) for node in panel.nodes)


def every_choice_lies_on_a_node_in_every_cut(case: Case) -> None:
    for state, seat in sampled(case, 86, 6):
        decision = case.game.decision(state, seat)
        assert decision is not None
        for cut in CUTS:
            scene = case.game.scene(state, seat, cut)
            drawn = {node.id for panel in scene.panels for node in panel.nodes}
            for choice in decision.choices:
                assert choice.action in scene.offers[choice.node]
                assert choice.node in drawn, f"{cut}: {choice.node} is not drawn"
            if decision.about is not None:
                panel = next(p for p in scene.panels if p.id == decision.about.panel)
                shown = {node.id for node in panel.nodes}
                assert shown.issuperset(decision.about.nodes)


def answers_in_the_tray_can_be_told_apart(case: Case) -> None:
    """By what is drawn and written on them, as far as that has room, in both languages."""
    for state, seat in one_of_each(case, 88):
        for cut in CUTS if not state.over else ():
            scene = case.game.scene(state, seat, cut)
            for panel in (one for one in scene.panels if one.slot == "tray" and not one.answers):
                things = [node for node in panel.nodes if node.id in scene.offers]
                for language in LANGUAGES:
                    seen: dict[object, str] = {}
                    for thing in things:
                        other = seen.setdefault(look(case.game, panel, thing, language), thing.id)
                        assert other == thing.id, f"{cut}, {language}: {thing.id} is like {other}"


def look(game: Game, panel: Panel, thing: Node, language: str) -> object:
    """Say what is seen of a thing: drawings, forms and as many words as have room."""
    seen = []
    for node in (node for node in panel.nodes if lies_on(node, thing)):
        words = node.text if isinstance(node.text, str) else game.speak(node.text, language)
        lines = svg.fit(words, node.w, node.h, node.size, panel.floor)[0]
        seen.append((node.sprite, node.cells, *lines))
    return tuple(seen)


def lies_on(node: Node, thing: Node) -> bool:
    """Tell whether the middle of a node is on a thing."""
    x, y = node.x + node.w / 2 - thing.x, node.y + node.h / 2 - thing.y
    return 0 <= x <= thing.w and 0 <= y <= thing.h
