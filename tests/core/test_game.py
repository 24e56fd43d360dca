"""Options, seats, and what a game that forgot something is told."""

from collections.abc import Callable

import pytest

from skali.core.actions import ActionSpace, Family
from skali.core.chance import Fast
from skali.core.errors import OptionError
from skali.core.game import Game, Option
from skali.core.position import Fields
from skali.core.questions import Answer, Dispatch, Question, Questions
from skali.core.state import State
from skali.games import UnknownGame, game, games
from tests.toys import runes


class Chooser(Game):
    key = "chooser"
    seats = (2, 3)
    options = (
        Option("advanced", (False, True), default=False),
        Option("auction", (False, True), default=True, requires="advanced"),
        Option("rounds", (2, 4, 6), default=4),
        Option("first", ("random", "1", "2"), default="random"),
    )


CHOOSER = Chooser()


@pytest.mark.parametrize(
    ("given", "chosen"),
    [
        ({}, {"advanced": False, "auction": False, "rounds": 4, "first": "random"}),
        ({"advanced": True}, {"advanced": True, "auction": True, "rounds": 4, "first": "random"}),
        (
            {"advanced": "TRUE", "auction": "false", "rounds": "6", "first": "2"},
            {"advanced": True, "auction": False, "rounds": 6, "first": "2"},
        ),
        ({"rounds": 2}, {"advanced": False, "auction": False, "rounds": 2, "first": "random"}),
    ],
)
def test_options_are_settled(given: dict[str, object], chosen: dict[str, object]) -> None:
    assert CHOOSER.settle(given) == chosen
    assert CHOOSER.settle(CHOOSER.settle(given)) == chosen


@pytest.mark.parametrize(
    ("given", "problem"),
    [
        ({"advnaced": True}, "no option 'advnaced'; it has: advanced, auction, rounds, first"),
        ({"advanced": 1}, "option 'advanced' cannot be 1; allowed: false, true"),
        ({"advanced": None}, "cannot be None"),
        ({"rounds": True}, "option 'rounds' cannot be True; allowed: 2, 4, 6"),
        ({"rounds": 3}, "allowed: 2, 4, 6"),
        ({"rounds": [2]}, "allowed: 2, 4, 6"),
        ({"first": 1}, "allowed: random, 1, 2"),
    ],
)
def test_a_wrong_option_is_told_what_would_be_right(given: dict[str, object], problem: str) -> None:
    with pytest.raises(OptionError) as caught:
        CHOOSER.settle(given)
    assert problem in str(caught.value)


def test_a_wrong_number_of_players_is_told_what_would_be_right() -> None:
    with pytest.raises(OptionError, match="chooser is for 2, 3 players, not 5"):
        CHOOSER.new(5)


FORGETFUL = Question("go", "RULE-1", ("go",))
UNANSWERED: Answer[State] = Answer(FORGETFUL)
BLANK = State(
    CHOOSER, 2, Dispatch(ActionSpace(Family("go")), Questions(FORGETFUL), (UNANSWERED,))
)  # fmt: skip
BLANK.ask(FORGETFUL, 0)
FORGOTTEN: list[Callable[[], object]] = [
    lambda: CHOOSER.begin(2, {}, Fast(0)),
    lambda: CHOOSER.restore(Fields({}), {}, Fast(0)),
    lambda: CHOOSER.dump(BLANK, None),
    lambda: CHOOSER.forbids(BLANK, 0, 0),
    lambda: CHOOSER.ask(BLANK, 0),
    lambda: CHOOSER.describe(BLANK, 0, 0),
    lambda: CHOOSER.node(BLANK, 0, 0),
    lambda: CHOOSER.scene(BLANK),
    lambda: CHOOSER.story(BLANK, 0, 0, BLANK),
    BLANK.legal,
    lambda: BLANK.apply(0, Fast(0)),
    lambda: UNANSWERED.resume(BLANK, 0, Fast(0)),
    BLANK.copy,
    lambda: BLANK.score(0),
]


@pytest.mark.parametrize("forgotten", FORGOTTEN)
def test_a_game_is_told_what_it_forgot_to_write(forgotten: Callable[[], object]) -> None:
    with pytest.raises(TypeError, match="must"):
        forgotten()


def test_everything_left_out_takes_its_default() -> None:
    state = runes.GAME.new()
    assert state.seats == 3
    assert state.dump()["options"] == {"rounds": 2, "open_omen": False}


def test_games_are_found_by_their_key() -> None:
    assert games()
    assert list(games()) == sorted(games())
    for key, found in games().items():
        assert found.key == key
        assert game(key) is found
    with pytest.raises(UnknownGame, match="there is no game 'chess'; there are: "):
        game("chess")
