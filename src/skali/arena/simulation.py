"""Many matches, in one process or several; the numbers are the same either way."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from multiprocessing import get_all_start_methods, get_context
from multiprocessing.context import BaseContext
from pathlib import Path
from threading import active_count
from time import perf_counter

from skali.arena.match import BLIND, mixed, play_match, seated
from skali.arena.schedule import turns
from skali.arena.summary import Summary, Tally, summed_up
from skali.core import record as records_
from skali.core.errors import OptionError
from skali.core.game import Game, Value

BLIND_CHUNK = 100
"""Games of blind bots that a process plays in one go: each takes less than a millisecond."""
CHUNKS_A_JOB = 32
"""Into how many parts the work of a process is cut, so that all end at about the same time."""
WORTH_A_PROCESS = 0.2
"""Seconds of work, judged by the first chunk, below which another process would come too late."""

Progress = Callable[[int], None]


@dataclass(frozen=True, slots=True)
class Plan:
    """What every process needs to know; games are told apart by their number."""

    game: Game
    players: tuple[str, ...]
    options: Mapping[str, Value]
    seed: int
    rotate: bool
    records: Path | None

    def turns(self) -> int:
        """Return after how many turns round the table everybody sits with the same bot again."""
        return turns(self.players) if self.rotate else 1


def simulate(  # noqa: PLR0913 - what a command line asks for, each with a default
    game: Game,
    games: int,
    *,
    seats: int | None = None,
    bots: Sequence[str] = (BLIND,),
    options: Mapping[str, object] | None = None,
    seed: int = 0,
    jobs: int = 1,
    records: Path | None = None,
    rotate: bool = False,
    progress: Progress | None = None,
) -> Summary:
    """Play many matches and sum them up.

    With `rotate` the bots move on by one seat from game to game, and every deal is played once in
    each order: luck and seat then favour nobody. `progress` is told how many games more are done.
    """
    if games < 1 or jobs < 1:
        raise OptionError(f"at least one game and one process are needed, not {games} and {jobs}")
    start = perf_counter()
    players = tuple(seated(bots, game, seats))
    if records is not None:
        records.mkdir(parents=True, exist_ok=True)
    plan = Plan(game, players, game.settle(options or {}), seed, rotate, records)
    tell = progress or (lambda _: None)
    smallest = 1 if set(players) != {BLIND} else BLIND_CHUNK
    first = range(min(games, smallest))
    [whole] = alone(plan, [first], tell)
    rest = list(cut(range(first.stop, games), jobs, smallest))
    many = jobs > 1 and (perf_counter() - start) * (games / first.stop - 1) > WORTH_A_PROCESS
    for tally in spread(plan, rest, jobs, tell) if many else alone(plan, rest, tell):
        whole.add(tally)
    return summed_up(whole, perf_counter() - start)


def cut(numbers: range, jobs: int, smallest: int) -> Iterator[range]:
    """Cut the numbers of the games into chunks."""
    size = max(smallest, len(numbers) // (jobs * CHUNKS_A_JOB))
    for first in range(0, len(numbers), size):
        yield numbers[first : first + size]


def play_chunk(plan: Plan, numbers: range) -> Tally:
    """Play some games one after the other."""
    tally = Tally(len(plan.players))
    for number in numbers:
        play_one(plan, number, tally)
    return tally


def play_one(plan: Plan, number: int, tally: Tally) -> None:
    """Play one game; its luck is the same in all turns of one deal."""
    deal, turn = divmod(number, plan.turns())
    players = plan.players[turn:] + plan.players[:turn]
    match = play_match(
        plan.game,
        players,
        len(players),
        plan.options,
        mixed("deal", plan.seed, deal),
        thinking=mixed("game", plan.seed, number),
        record=plan.records is not None,
    )
    tally.count(players, match.result, match.decisions)
    if match.record is not None and plan.records is not None:
        path = plan.records / f"{plan.game.key}-{plan.seed}-{number:05}.record"
        path.write_text(records_.write(match.record, plan.game), encoding="utf-8")


def alone(plan: Plan, chunks: Sequence[range], tell: Progress) -> Iterator[Tally]:
    """Play all chunks in this process."""
    for chunk in chunks:
        yield play_chunk(plan, chunk)
        tell(len(chunk))


def spread(plan: Plan, chunks: Sequence[range], jobs: int, tell: Progress) -> list[Tally]:
    """Play chunks in other processes from the front, and in this one from the back."""
    found: dict[int, Tally] = {}
    pool = ProcessPoolExecutor(min(jobs - 1, len(chunks)), way_to_start())
    try:
        futures = [pool.submit(play_chunk, plan, chunk) for chunk in chunks]
        for future, chunk in zip(futures, chunks, strict=True):
            future.add_done_callback(partial(tell_if_played, tell, len(chunk)))
        for number in reversed(range(len(chunks))):
            if futures[number].cancel():
                found[number] = play_chunk(plan, chunks[number])
                tell(len(chunks[number]))
        for number, future in enumerate(futures):
            if number not in found:
                found[number] = future.result()
    finally:
        pool.shutdown(cancel_futures=True)
    return [found[number] for number in range(len(chunks))]


def way_to_start() -> BaseContext:
    """Fork where that is known and safe, which takes no time; else start processes afresh."""
    safe = "fork" in get_all_start_methods() and active_count() == 1
    return get_context("fork" if safe else "spawn")


def tell_if_played(tell: Progress, games: int, future: Future[Tally]) -> None:
    """Pass on that another process has played a chunk."""
    if not future.cancelled():
        tell(games)
