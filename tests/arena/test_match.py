import pytest

from skali import arena
from skali.arena import match
from skali.bots import Bot, BotError, View
from skali.core.errors import OptionError
from skali.core.game import Game
from skali.core.replay import verify
from skali.games import game
from tests.toys import runes

WIKINGER = game("wikinger")


@pytest.mark.parametrize(
    ("title", "bots"), [(WIKINGER, ["random"]), (runes.GAME, ["greedy", "random"])]
)
def test_a_match_goes_the_same_way_with_and_without_a_record(title: Game, bots: list[str]) -> None:
    plain = arena.play_match(title, bots, 2, seed=3)
    written = arena.play_match(title, bots, 2, seed=3, record=True)
    assert plain.record is None
    assert written.record is not None
    assert plain.decisions == written.decisions == len(written.record.entries)
    assert plain.result.scores == written.result.scores
    assert written.record.players == [bots[0], bots[-1]]
    last = verify(written.record, title).result()
    assert last is not None
    assert last.scores == plain.result.scores


def test_luck_and_thoughts_have_seeds_of_their_own() -> None:
    def scores(seed: int, thinking: int) -> tuple[int, ...]:
        found = arena.play_match(WIKINGER, ["random"], 4, None, seed, thinking=thinking)
        return found.result.scores

    assert scores(1, 1) == scores(1, 1)
    assert len({scores(1, 1), scores(1, 2), scores(2, 1)}) == 3


def test_hidden_hands_and_choices_at_once_are_no_obstacle() -> None:
    found = arena.play_match(runes.GAME, ["mcts:20", "greedy", "random"], 3, {"rounds": 3})
    assert found.decisions >= 9
    assert len(found.result.scores) == 3


def test_a_bot_that_breaks_the_rules_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    class Rogue(Bot):
        name = "rogue"

        def choose(self, view: View) -> int:
            return max(view.legal) + 1

    monkeypatch.setattr(match, "make", lambda *_: Rogue())
    with pytest.raises(BotError, match="the bot rogue chose"):
        arena.play_match(WIKINGER, ["greedy"], 2)


def test_every_seat_needs_a_bot() -> None:
    with pytest.raises(BotError, match="2 bots are named for 3 seats; name 1 or 3"):
        arena.play_match(WIKINGER, ["random", "greedy"], 3)
    with pytest.raises(BotError, match="there is no bot 'clever'"):
        arena.play_match(WIKINGER, ["clever"], 3)
    with pytest.raises(OptionError, match="wikinger is for 2, 3, 4 players, not 7"):
        arena.play_match(WIKINGER, ["random"], 7)
