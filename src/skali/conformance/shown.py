"""What people are shown: decisions that fit the rules, sentences that exist, scenes as data."""

import json
from xml.parsers import expat

from skali.conformance.cases import Case, plain, sampled
from skali.core.chance import Probe
from skali.core.game import Game
from skali.core.grids import Grid, Piece, Placements
from skali.core.message import Message
from skali.core.polyomino import MOST_COLUMNS, breadth
from skali.core.scene import Scene
from skali.core.state import State
from skali.games import missing_messages
from skali.text import LANGUAGES

MOST_REFUSALS = 6
MOST_TOLD = 20
MOST_PLANS = 3
"""So many of what a game can work out are carried out."""


def speaks(game: Game, message: Message) -> None:
    """Demand that a message is a sentence in every language."""
    for language in LANGUAGES:
        assert game.speak(message, language).strip()


def a_decision_offers_exactly_what_is_legal(case: Case) -> None:
    space = case.game.space
    for state, seat in sampled(case, 71, 20):
        decision = case.game.decision(state, seat)
        assert decision is not None
        assert (decision.seat, decision.must) == (seat, True)
        assert decision.rule in case.game.catalogue
        laying = decision.placing.actions()
        beside = [action for action in state.legal(seat) if action not in laying]
        assert [choice.action for choice in decision.choices] == beside
        assert laying <= set(state.legal(seat))
        for choice in decision.choices:
            assert space.parse(choice.notation) == choice.action
            assert space.parse(str(space.decode(choice.action))) == choice.action
            assert choice.reveals == state.reveals(choice.action, seat)
        for other in set(range(case.seats)) - set(state.turn):
            free = case.game.decision(state, other)
            found = set() if free is None else free.placing.actions()
            found |= {choice.action for choice in free.choices} if free else set()
            assert found == set(state.legal(other))
            assert free is None or (free.seat, free.must) == (other, False)


def every_choice_is_a_sentence_in_every_language(case: Case) -> None:
    for state, seat in sampled(case, 72, 20):
        decision = case.game.decision(state, seat)
        assert decision is not None
        speaks(case.game, decision.prompt)
        for choice in decision.choices:
            speaks(case.game, choice.message)
        for piece in decision.placing.pieces:
            speaks(case.game, piece.label)
        for action in state.legal(seat)[:MOST_TOLD]:
            speaks(case.game, case.game.describe(state, action, seat))
            for line in case.game.foretell(state, action, seat):
                speaks(case.game, line)


def pieces_fit_exactly_where_they_may_be_laid(case: Case) -> None:
    """A piece that is taken first is laid by the decision that follows."""
    for state, seat in sampled(case, 77, 20):
        decision = case.game.decision(state, seat)
        assert decision is not None
        placing = decision.placing
        grids = {g.id: g for panel in case.game.scene(state, seat).panels for g in panel.grids}
        for piece in placing.pieces:
            then = state.copy()
            if piece.first >= 0:
                then.apply(piece.first, Probe(), seat)
            open_to = {spot.action for spot in placing.spots(piece)}
            assert open_to
            assert open_to <= set(then.legal(seat))
            for where in placing.of(piece):
                assert len(where.anchors) == grids[where.grid].rows
                for action in refused(where, piece, grids[where.grid]) - open_to:
                    assert then.why_not(action, seat) is not None


def refused(where: Placements, piece: Piece, grid: Grid) -> set[int]:
    """Return the actions of all anchors at which a form lies on the board, with or without room."""
    form = piece.forms[where.form].rows
    return {
        where.action(row, column)
        for row in range(grid.rows - len(form) + 1)
        for column in range(grid.columns - breadth(form) + 1)
    }


def plans_can_be_followed(case: Case) -> None:
    """What a game works out are legal actions, one after the other, that reveal nothing."""
    known: set[str] = set()
    for state, seat in sampled(case, 77, 12):
        for plan in case.game.plans(state, seat):
            speaks(case.game, plan.title)
            if plan.key not in known and len(known) < MOST_PLANS:
                known.add(plan.key)
                follows(case.game, state, seat, plan.key)


def follows(game: Game, state: State, seat: int, plan: str) -> None:
    """Carry a proposal out, step by step."""
    found, then = game.propose(state.copy(), seat, plan), state.copy()
    assert found == game.propose(state.copy(), seat, plan)
    for said in (*found.worth, *(step.says for step in found.steps)):
        speaks(game, said)
    for action in found.actions:
        assert then.why_not(action, seat) is None, game.space.text(action)
        assert not then.reveals(action, seat)
        then.apply(action, Probe(), seat)
    game.trial(state, found.actions, seat)


def grids_can_be_drawn(case: Case) -> None:
    for state, seat in sampled(case, 78, 3):
        for grid in [g for panel in case.game.scene(state, seat).panels for g in panel.grids]:
            speaks(case.game, grid.label)
            assert 0 < grid.columns <= MOST_COLUMNS
            assert len(grid.existing) == len(grid.free) == grid.rows
            assert not any(row >> grid.columns for row in grid.existing)
            assert all(
                over & ~row == 0 for over, row in zip(grid.covered, grid.existing, strict=False)
            )


def ids(scene: Scene) -> list[str]:
    """List the ids of everything in a scene."""
    return [node.id for panel in scene.panels for node in panel.nodes]


def a_scene_is_plain_data_with_stable_ids(case: Case) -> None:
    for state, seat_to_move in sampled(case, 74, 3):
        for seat in (None, seat_to_move, (seat_to_move + 1) % case.seats):
            scene = case.game.scene(state, seat)
            data = scene.to_json()
            assert json.loads(plain(data)) == data
            assert len(set(ids(scene))) == len(ids(scene))
            assert plain(case.game.scene(state.copy(), seat).to_json()) == plain(data)


def every_choice_lies_on_a_node_of_the_scene(case: Case) -> None:
    for state, seat in sampled(case, 75, 12):
        decision = case.game.decision(state, seat)
        assert decision is not None
        scene = case.game.scene(state, seat)
        for choice in decision.choices:
            assert choice.action in scene.offers[choice.node]
        legal = set(state.legal(seat))
        assert set(ids(scene)).issuperset([*scene.offers, *scene.tries])
        assert not set(scene.offers).intersection(scene.tries)
        assert all(legal.issuperset(actions) for actions in scene.offers.values())
        for actions in scene.tries.values():
            assert legal.isdisjoint(actions)
            assert 0 < len(actions) <= MOST_REFUSALS


def the_table_can_be_drawn(case: Case) -> None:
    for state, seat in sampled(case, 76, 2):
        for language in LANGUAGES:
            drawn = case.game.draw(state, seat, language)
            expat.ParserCreate().Parse(drawn, True)  # noqa: FBT003 - the parser's own signature
    expat.ParserCreate().Parse(state._repr_svg_(), True)  # noqa: FBT003 - as above


def every_message_that_the_hall_needs_is_there(game: Game) -> None:
    assert missing_messages(game) == [], missing_messages(game)


def every_rule_is_told_in_every_language(game: Game) -> None:
    for language in LANGUAGES:
        assert game.rules_in(language).keys() == game.catalogue.keys()


def every_rule_has_an_id_a_part_and_a_text(game: Game) -> None:
    assert game.catalogue
    for rule in game.catalogue.values():
        assert rule.part
        assert rule.text


def every_component_has_a_source(game: Game) -> None:
    assert game.components
    assert all(component.source for component in game.components)
