"""A table in memory: positions played again, checkpoints, questions that stay the same."""

import random
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest

from skali.core.chance import Chance, Sealed
from skali.core.errors import SkaliError
from skali.core.game import Game
from skali.core.match import MILESTONE, Trial
from skali.core.record import fingerprint
from skali.core.state import State
from skali.games import games
from skali.server.names import BOTS, called
from skali.server.room import STORIES, Room, rebuild
from skali.server.seen import LogEntry
from skali.server.store import Row
from skali.server.views import LOG_LENGTH, Words, log_view, table_part
from tests.toys import runes

every_game = pytest.mark.parametrize("game", games().values(), ids=lambda game: game.key)


def table_of(game: Game) -> Row:
    """Describe a table as the database keeps it."""
    return {
        "id": "t", "game": game.key, "version": game.version, "seats": game.seats[0],
        "options": game.settle({}), "secret": "ab" * 32, "position": None, "created": 0.0,
        "pace": "live", "clock": {"minutes": 10, "increment": 5},
    }  # fmt: skip


class Tale:
    """A room and everything that was written down about it."""

    def __init__(self, game: Game) -> None:
        """Begin a game."""
        self.game = game
        self.room = Room(game, table_of(game))
        self.events: list[Row] = []
        self.checkpoint: Row | None = None
        self.rng = random.Random(7)

    def write(self, kind: str, seat: int, data: Row, trial: Trial | None = None) -> None:
        """Let something happen."""
        number = self.room.number + 1
        event: Row = {
            "number": number,
            "kind": kind,
            "seat": seat,
            "data": data,
            "time": 2.0 * number,
        }
        self.events.append(event)
        self.room.fold(number, kind, seat, data, event["time"], trial)
        if kind == "decision" and self.room.at_milestone:
            self.checkpoint = {"number": number, "data": self.room.checkpoint()}

    def play(self, decisions: int) -> None:
        """Decide at random."""
        for _ in range(decisions):
            if self.room.state.over:
                return
            seat = self.rng.choice(self.room.state.turn)
            draft = self.room.decide(self.rng.choice(self.room.state.legal(seat)), seat)
            self.write(draft.kind, seat, draft.data, draft.trial)

    def rebuilt(self, checkpoint: Row | None) -> Room:
        """Build the room once more."""
        return rebuild(self.game, table_of(self.game), self.events, checkpoint)


def equal_rooms(one: Room, other: Room) -> Iterator[bool]:
    """Compare everything that a room can be asked."""
    yield fingerprint(one.state) == fingerprint(other.state)
    yield one.record([]) == other.record([])
    yield (one.number, one.drawn, one.since) == (other.number, other.drawn, other.since)
    yield (one.clocks, one.veil) == (other.clocks, other.veil)
    words = Words(one.game, "en")
    for seat in (None, 0):
        yield table_part(one, seat, None, words) == table_part(other, seat, None, words)
    for at in range(0, len(one.steps), 17):
        yield fingerprint(one.at(at)) == fingerprint(other.at(at))


@every_game
def test_a_checkpoint_changes_nothing_but_the_time_it_takes(game: Game) -> None:
    """With checkpoint or without, and with an undo beyond it, the same room comes out."""
    tale = Tale(game)
    tale.play(MILESTONE + 5)
    assert tale.checkpoint is not None
    assert all(equal_rooms(tale.room, tale.rebuilt(tale.checkpoint)))
    assert all(equal_rooms(tale.room, tale.rebuilt(None)))
    tale.write("ask", 0, {"what": "takeback", "target": MILESTONE - 10, "voters": [0]})
    tale.play(4)
    assert all(equal_rooms(tale.room, tale.rebuilt(tale.checkpoint)))


@every_game
def test_earlier_positions_are_played_again(game: Game) -> None:
    """Every position is found again, though few are kept."""
    tale = Tale(game)
    prints = [fingerprint(tale.room.state)]
    for _ in range(MILESTONE + 9):
        tale.play(1)
        prints.append(fingerprint(tale.room.state))
    room = tale.room
    assert [fingerprint(room.at(number)) for number in range(len(room.steps) + 1)] == prints
    with pytest.raises(SkaliError):
        room.at(len(room.steps) + 1)


def test_a_decision_is_carried_out_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """What was checked becomes the table, and its story is told from before and after it."""
    applied, apply = [], runes.table.Runes.apply

    def counting(state: State, action: int, chance: Chance, seat: int = -1) -> None:
        applied.append(action)
        apply(state, action, chance, seat)

    monkeypatch.setattr(runes.table.Runes, "apply", counting, raising=False)
    tale = Tale(runes.GAME)
    for number in range(1, 6):
        seat = tale.room.state.turn[0]
        draft = tale.room.decide(tale.room.state.legal(seat)[0], seat)
        assert draft.trial is not None
        tale.write(draft.kind, seat, draft.data, draft.trial)
        assert tale.room.state is draft.trial.after
        [(entry, _)] = tale.room.told(number - 1, number)
        assert (entry.number, len(applied)) == (number, number)


def test_a_trial_of_another_table_is_not_believed() -> None:
    """Only a copy of the very table on which it was tried out can become the table."""
    one, other = Tale(runes.GAME), Tale(runes.GAME)
    seat = one.room.state.turn[0]
    draft = one.room.decide(one.room.state.legal(seat)[0], seat)
    other.write(draft.kind, seat, draft.data, draft.trial)
    assert draft.trial is not None
    assert other.room.state is not draft.trial.after
    assert fingerprint(other.room.state) == fingerprint(draft.trial.after)


def test_the_whole_log_is_told_and_forgotten_again() -> None:
    """Stories of long ago do not stay in memory."""
    tale = Tale(games()["wikinger"])
    tale.play(STORIES + 20)
    words = Words(tale.game, "en", ["Anna", "Bert"])
    log = log_view(tale.room, words, None, 0, len(tale.room.steps))
    assert len(log) > STORIES
    assert any("Anna" in sentence for line in log for sentence in line["sentences"])
    assert not any("Seat" in sentence for line in log for sentence in line["sentences"])
    assert all(step.tale is None for step in tale.room.steps[:-STORIES])


@every_game
def test_what_was_told_is_told_again_as_if_for_the_first_time(game: Game) -> None:
    """Lines that are kept for a seat are those that it would be told anew, also after an undo."""
    tale = Tale(game)
    words = Words(game, "en", ["Anna", "Bert", "Cora", "Dora"])
    for turn in range(60):
        tale.play(1 + turn % 3)
        if turn % 7 == 6:
            tale.write("undo", 0, {"to": len(tale.room.steps) - 2, "of": []})
        last = len(tale.room.steps)
        for seat in (None, 0, 1):
            kept = log_view(tale.room, words, seat, max(0, last - LOG_LENGTH), last)
            known = {**tale.room.logs}
            tale.room.logs.clear()
            assert kept == log_view(tale.room, words, seat, max(0, last - LOG_LENGTH), last)
            tale.room.logs |= known


def test_several_are_told_at_the_same_time() -> None:
    """A replay, a whole log and a page to keep are made in threads of their own."""
    tale = Tale(games()["wikinger"])
    tale.play(3 * STORIES)
    room, words = tale.room, Words(tale.game, "en", ["Anna", "Bert"])

    def tell(last: int) -> list[LogEntry]:
        room.rest()
        return log_view(room, words, None, 0, last)

    lengths = [len(room.steps), STORIES] * 30
    alone = [tell(last) for last in lengths]
    patience = sys.getswitchinterval()
    sys.setswitchinterval(1e-5)
    try:
        with ThreadPoolExecutor(4) as threads:
            assert list(threads.map(tell, lengths)) == alone
    finally:
        sys.setswitchinterval(patience)


@every_game
def test_the_log_has_sentences_and_no_raw_choices(game: Game) -> None:
    """What a decision did is told; where that is nothing, there is no line, whoever decided."""
    tale = Tale(game)
    tale.play(60)
    words = Words(game, "en")
    for seat in (0, 1):
        log = log_view(tale.room, words, seat, 0, len(tale.room.steps))
        assert log
        assert all(line["sentences"] for line in log)
        assert all(line["action"] is None for line in log if line["seat"] != seat)


@every_game
def test_a_room_that_rests_knows_everything_still(game: Game) -> None:
    """What an idle table drops is made again."""
    tale = Tale(game)
    tale.play(40)
    words = Words(game, "de", ["Anna", "Bert", "Cora"])
    before = table_part(tale.room, 0, None, words)
    tale.room.rest()
    assert all(step.tale is None for step in tale.room.steps)
    assert table_part(tale.room, 0, None, words) == before


def test_a_question_asked_of_several_stays_fresh() -> None:
    """Who is still asked the same may answer; who has answered saw too little."""
    game = games()["karvi"]
    tale = Tale(game)
    while len(tale.room.state.turn) < 2:
        tale = Tale(game)
        tale.room.chance = Sealed(random.Random(len(tale.events)).randbytes(32))
        tale.play(1)
    room, seen = tale.room, tale.room.number
    first, second = room.state.turn[:2]
    draft = room.decide(room.state.legal(first)[0], first)
    tale.write(draft.kind, first, draft.data)
    assert not room.is_stale(seen, second, asked=True)
    assert room.is_stale(seen, second)
    assert room.is_stale(seen, first, asked=True)
    assert room.is_stale(seen, None)
    assert not room.is_stale(None, None)
    assert room.is_stale(seen + 2, second, asked=True)


def test_nobody_is_called_like_somebody_else() -> None:
    """Bots avoid the names of people; two people of one name are told apart."""
    assert called("t", ["Anna", "Anna", None]) == ["Anna", "Anna (2)", called("t", [None])[0]]
    first = called("t", [None])[0]
    assert called("t", [first, None, None])[1:] == [
        name for name in called("t", [None] * 3) if name != first
    ]
    assert set(called("x", [None] * 7)) < set(BOTS)
