"""What seats play for: the first place, points of their own, or a common success."""

import json

import pytest

from skali.bots.search import search
from skali.bots.tree import Tree, most_visited
from skali.core.chance import Fast
from skali.core.errors import RecordError
from skali.core.game import Game
from skali.core.match import Match
from skali.core.record import read, write
from skali.core.replay import verify
from skali.core.state import ALONE, COMPETING, TOGETHER, Result
from skali.core.twin import from_json, to_json
from tests.toys.gardens import GAME

GAMES: dict[str, Game] = {"gardens": GAME}


def played(seats: int, *actions: str, together: bool = False) -> Match:
    """Play two rounds in the garden."""
    match = Match(GAME, seats, {"together": together}, chance=Fast(1))
    for action in actions:
        who, _, what = action.rpartition(": ")
        match.play(what, int(who) if who else match.state.turn[0])
    return match


TRIED = ("work", "work", "0: plant", "1: plant", "envy", "envy")


def result(match: Match) -> Result:
    found = match.state.result()
    assert found is not None
    return found


def test_alone_one_plays_for_points() -> None:
    """GAR-3"""
    ended = result(played(1, "work", "plant", "work"))
    assert (ended.aim, ended.scores, ended.outcomes, ended.places) == (ALONE, (2,), (0.5,), (1,))
    assert ended.winners == ()
    assert repr(ended) == "Result(alone: scores=(2,), outcomes=(0.5,))"
    assert result(played(1, "work", "plant", "envy")).outcomes == (0.75,)


def test_together_all_have_the_same() -> None:
    """GAR-4: three points each are not four on average."""
    ended = result(played(2, *TRIED, together=True))
    assert (ended.aim, ended.scores, ended.outcomes) == (TOGETHER, (3, 3), (0.0, 0.0))
    assert (ended.places, ended.winners) == ((1, 1), ())


def test_together_enough_is_a_success_for_all() -> None:
    """GAR-4: though one has nothing, the other has eight."""
    table = GAME.load({
        "seats": 2, "options": {"together": True}, "round": 3,
        "players": [{"silver": 8}, {}],
    })  # fmt: skip
    ended = table.result()
    assert ended is not None
    assert (ended.outcomes, ended.places, ended.winners) == ((1.0, 1.0), (1, 1), (0, 1))


def test_a_competition_is_for_the_first_place() -> None:
    ended = result(played(2, "work", "work", "1: plant", "work", "work"))
    assert (ended.aim, ended.places, ended.outcomes) == (COMPETING, (2, 1), (0.0, 1.0))


# --- records ---


@pytest.mark.parametrize(
    ("match", "line"),
    [
        (played(1, "work", "plant", "envy"), "alone 0.75"),
        (played(2, *TRIED, together=True), "together 0 0"),
    ],
)
def test_a_record_says_what_was_reached(match: Match, line: str) -> None:
    text = write(match.record(), GAME)
    assert text.splitlines()[-2] == line
    again = read(text.splitlines(), GAMES)
    assert write(again, GAME) == text
    verify(again, GAME)
    twin = json.loads(json.dumps(to_json(again, GAME)))
    aim, *shares = line.split()
    assert twin[aim] == [float(share) for share in shares]
    assert write(from_json(twin, GAMES), GAME) == text


def test_a_competition_has_no_such_line() -> None:
    record = played(2, "work", "work", "work", "work").record()
    assert write(record, GAME).splitlines()[-2].startswith("places ")
    assert not {ALONE, TOGETHER} & set(to_json(record, GAME))


@pytest.mark.parametrize(
    ("line", "problem"),
    [
        ("alone 0.5", "the outcomes differ: replayed alone 0.75"),
        ("together 0.75", "the outcomes differ: replayed alone 0.75"),
        ("alone 1.5", "expected 1 numbers from 0 to 1, found '1.5'"),
        ("alone", "expected 1 numbers from 0 to 1"),
        ("alone 0.75 0.75", "expected 1 numbers from 0 to 1"),
        ("places 1", "the outcomes differ: replayed alone 0.75"),
    ],
)
def test_a_wrong_outcome_is_named_by_its_line(line: str, problem: str) -> None:
    lines = write(played(1, "work", "plant", "envy").record(), GAME).splitlines()
    lines[-2] = line
    if line.startswith("places"):
        del lines[-3]
    with pytest.raises(RecordError, match=problem):
        verify(read(lines, GAMES), GAME)


# --- search ---


def test_search_alone_finds_more_points() -> None:
    """Two rounds: after planting, envy brings a third point, and digging hardly more."""
    table = GAME.load({"seats": 1, "round": 2, "players": [{"plants": 3}], "heap": {"stone": 9}})
    tree = Tree([table], 0, Fast(3))
    search(tree, 60)
    assert GAME.space.text(most_visited(tree)) == "envy"


def test_search_together_works_for_all() -> None:
    """GAR-4: the seat that needs nothing itself still brings what is missing to the others."""
    table = GAME.load({
        "seats": 2, "options": {"together": True}, "round": 2, "turn": 1,
        "players": [{"plants": 2}, {"silver": 2}], "heap": {"stone": 9},
    })  # fmt: skip
    tree = Tree([table], 1, Fast(3))
    search(tree, 60)
    assert GAME.space.text(most_visited(tree)) == "envy"
    assert tree.standing[0] == tree.standing[1]
