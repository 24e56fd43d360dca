import pytest

from skali import bots
from skali.bots import BotError
from skali.bots.mcts import SearchBot
from skali.bots.simple import NoviceBot
from skali.core.chance import Fast
from skali.games import game
from tests.toys import runes


@pytest.mark.parametrize(
    ("written", "name"),
    [
        ("random", "random"),
        ("greedy", "greedy"),
        ("mcts", "mcts:400"),
        ("mcts:7", "mcts:7"),
        ("mcts1", "mcts1:400"),
        ("novice:30", "novice:30"),
        ("novice", "novice:50"),
        ("trader", "novice:80"),
        ("jarl", "greedy"),
        ("skald", "mcts:50"),
        ("norn", "mcts:400in2s"),
        ("mcts:7in0.5s", "mcts:7in0.5s"),
        ("mcts:2sx2", "mcts:2sx2"),
        ("mcts:400x2", "mcts:400x2"),
    ],
)
def test_bots_are_made_by_name(written: str, name: str) -> None:
    assert bots.make(written, 1).name == name


@pytest.mark.parametrize("name", ["", "Random", "alpha", "random:3", "greedy:", "mcts400"])
def test_an_unknown_bot_is_refused_with_a_list_of_all(name: str) -> None:
    with pytest.raises(BotError, match="random, novice:<percent>, greedy, mcts, mcts:<iterations>"):
        bots.make(name, 1)


@pytest.mark.parametrize("number", ["", "0", "-1", "1.5", "many", "²", "99999999999999999999"])
def test_iterations_must_be_a_number(number: str) -> None:
    with pytest.raises(BotError, match="iterations must be a number from 1"):
        bots.make(f"mcts:{number}", 1)


def test_a_search_may_have_both_bounds() -> None:
    mind = bots.make("mcts:7in0.5s", 1)
    assert isinstance(mind, SearchBot)
    assert (mind.iterations, mind.seconds) == (7, 0.5)
    for name in ("mcts:in2s", "mcts:0in2s", "mcts:7in0s", "mcts:7in2"):
        with pytest.raises(BotError):
            bots.make(name, 1)


@pytest.mark.parametrize("number", ["", "0", "101", "1.5", "half"])
def test_what_a_novice_notices_must_be_a_part(number: str) -> None:
    with pytest.raises(BotError, match="a number from 1 to 100"):
        bots.make(f"novice:{number}", 1)


def test_who_notices_more_finds_the_best_more_often() -> None:
    def best_found(noticed: int) -> int:
        mind = NoviceBot(1, noticed)
        return sum(mind.some(list(range(20)))[-1] == 19 for _ in range(1000))

    assert 450 < best_found(50) < 550
    assert 750 < best_found(80) < 850
    assert best_found(100) == 1000
    assert len(NoviceBot(1, 1).some([1, 2, 3])) == 2


@pytest.mark.parametrize("name", ["random", "greedy", "mcts:10", "novice"])
@pytest.mark.parametrize("title", ["wikinger", "runes"])
def test_every_bot_plays_every_game_legally_and_repeatably(name: str, title: str) -> None:
    played = game(title) if title != "runes" else runes.GAME

    def course(seed: int) -> list[int]:
        chance = Fast(3)
        state = played.new(2, {}, chance)
        minds = [bots.make(name, seed + seat) for seat in range(2)]
        actions: list[int] = []
        while not state.over and len(actions) < 12:
            seat = state.turn[-1]
            view = bots.see(state, seat)
            actions.append(minds[seat].choose(view))
            assert actions[-1] in view.legal
            state.apply(actions[-1], chance, seat)
        return actions

    assert course(1) == course(1)


def test_the_random_bot_is_fair() -> None:
    state = runes.GAME.new(2, {}, Fast(0))
    view = bots.see(state, state.turn[0])
    assert len(view.legal) == 2
    mind = bots.make("random", 4)
    times = sum(mind.choose(view) == view.legal[0] for _ in range(2000))
    assert 900 < times < 1100


def test_a_hint_comes_from_what_the_seat_sees() -> None:
    state = game("wikinger").new(2, {}, Fast(0))
    seat = state.turn[0]
    view = bots.see(state, seat)
    hint = bots.hint(state.game, state.dump(seat), seat, "greedy")
    assert hint == bots.make("greedy").choose(view)
    assert bots.hint(runes.GAME, runes.GAME.new(2).dump(0), 0) >= 0
