"""Contests: who meets whom, every game once, taken up again, on processes and on Ray."""

import json
import os
import signal
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from skali.arena import on_ray
from skali.arena.contest import Contest, here, hold, processes, size
from skali.arena.journal import RESULTS, Row
from skali.arena.schedule import Pairing, games_of, round_robin, swiss, turns
from skali.core.chance import Chance
from skali.core.errors import OptionError
from skali.core.game import Value
from skali.core.record import read
from skali.core.replay import replay
from skali.core.state import State
from tests.toys import runes

DUEL = Contest(runes.GAME, ("greedy", "random"), 2, 6, {}, seed=3, duplicate=True)


def timeless(rows: Sequence[Row]) -> list[Row]:
    return [{k: v for k, v in row.items() if k not in ("seconds", "worker")} for row in rows]


# --- who meets whom ---


def test_all_meet_all() -> None:
    assert round_robin("abc", 2) == [("a", "b"), ("a", "c"), ("b", "c")]
    assert round_robin("abcd", 3) == [tuple(x) for x in ("abc", "abd", "acd", "bcd")]
    assert round_robin("ab", 3) == [("a", "b", "b"), ("b", "a", "a")]
    assert round_robin("a", 3) == [("a", "a", "a")]
    assert round_robin("ab", 1) == [("a",), ("b",)]


def test_who_is_named_twice_is_refused() -> None:
    with pytest.raises(OptionError, match="named once"):
        round_robin(["greedy", "greedy"], 2)


def test_in_a_swiss_contest_those_meet_who_stand_alike() -> None:
    shares = {"a": 0.2, "b": 0.9, "c": 0.3, "d": 0.8}
    assert swiss("abcd", 2, shares, {}) == [("b", "d"), ("c", "a")]
    met = {frozenset("bd"): 4}
    assert swiss("abcd", 2, shares, met) == [("b", "c"), ("d", "a")]
    assert swiss("abcde", 2, shares, {})[-1] == ("c", "a")
    with pytest.raises(OptionError, match="at least two seats and 3 bots"):
        swiss("ab", 3, {}, {})


def test_in_duplicate_every_deal_is_played_in_every_order() -> None:
    games = list(games_of("0/0", ("a", "b", "b"), 4, 10, duplicate=True))
    assert [game.deal for game in games] == [10, 10, 10, 11, 11, 11]
    orders = {game.players for game in games[:3]}
    assert orders == {("a", "b", "b"), ("b", "a", "b"), ("b", "b", "a")}
    assert turns(("a", "b", "a", "b")) == 2
    plain = list(games_of("0/0", ("a", "b"), 3, 0, duplicate=False))
    assert [(game.deal, game.players[0]) for game in plain] == [(0, "a"), (1, "b"), (2, "a")]


@pytest.mark.parametrize("rounds", [0, 2])
@pytest.mark.parametrize("duplicate", [False, True])
def test_the_size_is_known_before(rounds: int, *, duplicate: bool) -> None:
    bots = ("random", "greedy", "mcts:2")
    held = Contest(runes.GAME, bots, 2, 3, {}, 0, duplicate=duplicate, rounds=rounds)
    assert len(hold(held, here)) == size(held)


# --- every game once ---


def test_the_same_contest_plays_the_same_games() -> None:
    rows = hold(DUEL, here)
    assert [row["id"] for row in rows] == [f"0/0/{number}" for number in range(6)]
    assert timeless(rows) == timeless(hold(DUEL, here))
    other = Contest(runes.GAME, DUEL.bots, 2, 6, {}, seed=4, duplicate=True)
    assert timeless(rows) != timeless(hold(other, here))


def test_several_processes_play_the_same() -> None:
    assert timeless(hold(DUEL, processes(2))) == timeless(hold(DUEL, here))


def test_a_contest_that_was_broken_off_goes_on(tmp_path: Path) -> None:
    def breaks_off(held: Contest, plan: Sequence[Pairing]) -> Iterator[Row]:
        for number, row in enumerate(here(held, plan)):
            if number == 2:
                raise KeyboardInterrupt
            yield row

    with pytest.raises(KeyboardInterrupt):
        hold(DUEL, breaks_off, tmp_path)
    file = tmp_path / RESULTS
    with file.open("a", encoding="utf-8") as torn:
        torn.write('{"id": "0/0/2", "deal')
    played: list[str] = []

    def counted(held: Contest, plan: Sequence[Pairing]) -> Iterator[Row]:
        played.extend(pairing.id for pairing in plan)
        return here(held, plan)

    told: list[tuple[int, int]] = []
    rows = hold(DUEL, counted, tmp_path, lambda *done: told.append(done))
    assert played == ["0/0/2", "0/0/3", "0/0/4", "0/0/5"]
    assert told == [(2, 6), (1, 6), (1, 6), (1, 6), (1, 6)]
    assert timeless(rows) == timeless(hold(DUEL, here))
    lines = [json.loads(line) for line in file.read_text("utf-8").splitlines()]
    assert [line["id"] for line in lines[1:]] == [row["id"] for row in rows]
    assert hold(DUEL, counted, tmp_path) == rows
    assert len(played) == 4


def test_records_are_kept_beside_the_results(tmp_path: Path) -> None:
    held = Contest(runes.GAME, DUEL.bots, 2, 2, {}, seed=3, duplicate=True, records=True)
    rows = hold(held, here, tmp_path)
    for row in rows:
        text = row.pop("record")
        [*_, last] = replay(read(text.splitlines(), {"runes": runes.GAME}), runes.GAME)
        result = last.state.result()
        assert result is not None
        assert result.scores == tuple(row["scores"])
    plain = Contest(runes.GAME, DUEL.bots, 2, 2, {}, seed=3, duplicate=True)
    assert timeless(rows) == timeless(hold(plain, here))


def test_another_contest_is_not_mixed_with_it(tmp_path: Path) -> None:
    hold(DUEL, here, tmp_path)
    other = Contest(runes.GAME, DUEL.bots, 2, 6, {}, seed=4, duplicate=True)
    with pytest.raises(OptionError, match=r"another contest \(other seed\)"):
        hold(other, here, tmp_path)


def test_a_game_that_comes_twice_is_counted_once(tmp_path: Path) -> None:
    def twice(held: Contest, plan: Sequence[Pairing]) -> Iterator[Row]:
        for row in here(held, plan):
            yield row
            yield row

    hold(DUEL, twice, tmp_path)
    assert len((tmp_path / RESULTS).read_text("utf-8").splitlines()) == 1 + 6


def test_a_game_that_is_missing_is_told() -> None:
    with pytest.raises(OptionError, match="6 games were not played"):
        hold(DUEL, lambda *_: iter(()))


def test_a_process_that_dies_loses_nothing(tmp_path: Path) -> None:
    """The first process that plays kills itself once."""
    mark = tmp_path / "killed"
    held = Contest(DeadlyRunes(mark), DUEL.bots, 2, 6, {}, seed=3, duplicate=True)
    rows = hold(held, processes(2))
    assert mark.exists()
    assert timeless(rows) == timeless(hold(DUEL, here))


class DeadlyRunes(runes.RunesGame):
    """Runes, but whoever begins it first dies."""

    def __init__(self, mark: Path) -> None:
        self.mark = mark
        self.home = os.getpid()

    def begin(self, seats: int, options: dict[str, Value], chance: Chance) -> State:
        if os.getpid() != self.home and not self.mark.exists():
            self.mark.touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return super().begin(seats, options, chance)


# --- on Ray ---


@pytest.mark.slow
def test_on_ray_nothing_is_lost_or_counted_twice_when_a_worker_is_killed(tmp_path: Path) -> None:
    """A real cluster on this machine, two workers; the one that ends a game first is killed."""
    held = Contest(runes.GAME, ("mcts:40", "random"), 2, 24, {}, seed=3, duplicate=True)
    run = on_ray.workers("local")
    killed: set[int] = set()
    seen: set[str] = set()

    def murderous(held: Contest, plan: Sequence[Pairing]) -> Iterator[Row]:
        for row in run(held, plan):
            seen.add(row["worker"])
            if not killed:
                killed.add(int(row["worker"].rpartition(":")[2]))
                os.kill(min(killed), signal.SIGKILL)
            yield row

    rows = hold(held, murderous, tmp_path)
    assert killed
    assert len(seen) > 1
    assert timeless(rows) == timeless(hold(held, here))
    lines = (tmp_path / RESULTS).read_text("utf-8").splitlines()
    assert len(lines) == 1 + 24
