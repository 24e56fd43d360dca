"""A contest of bots: many games, on this machine or on a Ray cluster, each counted once."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, field
from itertools import combinations
from pathlib import Path
from typing import Any

from skali import __version__
from skali.arena.journal import Journal, Row
from skali.arena.match import mixed, play_match, seated
from skali.arena.schedule import Pairing, games_of, round_robin, swiss, turns
from skali.arena.simulation import way_to_start
from skali.arena.standing import mean_shares
from skali.core import record
from skali.core.errors import OptionError
from skali.core.game import Game, Value

AHEAD = 2
"""How many games wait for each process, so that none is ever idle."""
FRESH_STARTS = 3
"""How often the processes are started again after one has died."""

Tell = Callable[[int, int], None]
"""Told how many games more are done, and how many there are in all."""


@dataclass(frozen=True, slots=True)
class Contest:
    """What is played; two contests are the same if all of this is."""

    game: Game
    bots: tuple[str, ...]
    seats: int
    games: int
    """Games of every meeting."""
    options: Mapping[str, Value] = field(default_factory=dict)
    seed: int = 0
    duplicate: bool = False
    rounds: int = 0
    """Rounds of a Swiss contest; 0 means that all meet all."""
    records: bool = False
    """Whether the record of every game is kept beside its result."""

    def setup(self) -> dict[str, Any]:
        """Return what a file of results begins with."""
        return {
            "game": self.game.key,
            "version": self.game.version,
            "skali": __version__,
            "bots": [*self.bots],
            "seats": self.seats,
            "games": self.games,
            "options": dict(self.options),
            "seed": self.seed,
            "duplicate": self.duplicate,
            "rounds": self.rounds,
            "records": self.records,
        }


Runner = Callable[[Contest, Sequence[Pairing]], Iterator[Row]]
"""Plays games in any order, each at least once, and yields them as they end."""


def hold(
    contest: Contest, run: Runner, folder: Path | None = None, tell: Tell | None = None
) -> list[Row]:
    """Play what is not played yet; return all games in the order of the plan."""
    for bot in contest.bots:
        seated([bot], contest.game, contest.seats)
    journal = Journal(folder, contest.setup())
    total = size(contest)
    if tell and journal.rows:
        tell(len(journal.rows), total)
    found: list[Row] = []
    for number in range(max(contest.rounds, 1)):
        plan = planned(contest, number, found)
        left = [pairing for pairing in plan if pairing.id not in journal.rows]
        for row in run(contest, left) if left else ():
            if journal.add(row) and tell:
                tell(1, total)
        missing = [pairing.id for pairing in plan if pairing.id not in journal.rows]
        if missing:
            raise OptionError(f"{len(missing)} games were not played; call it again to go on")
        found += [journal.rows[pairing.id] for pairing in plan]
    return found


def planned(contest: Contest, number: int, so_far: Sequence[Row]) -> list[Pairing]:
    """List the games of a round; what was played before decides who meets in a Swiss one."""
    if contest.rounds == 0:
        tables = round_robin(contest.bots, contest.seats)
    else:
        tables = swiss(contest.bots, contest.seats, mean_shares(so_far), meetings(so_far))
    first_deal = number * contest.games
    return [
        pairing
        for table, players in enumerate(tables)
        for pairing in games_of(
            f"{number}/{table}", players, contest.games, first_deal, duplicate=contest.duplicate
        )
    ]


def meetings(rows: Sequence[Row]) -> dict[frozenset[str], int]:
    """Count how often two bots sat at one table."""
    met: dict[frozenset[str], int] = {}
    for row in rows:
        for pair in combinations(sorted(set(row["players"])), 2):
            met[frozenset(pair)] = met.get(frozenset(pair), 0) + 1
    return met


def size(contest: Contest) -> int:
    """Count all games of a contest, before any is played."""
    if contest.rounds:
        tables = [contest.bots[: contest.seats]] * (len(contest.bots) // contest.seats)
    else:
        tables = round_robin(contest.bots, contest.seats)
    orders = [turns(players) if contest.duplicate else 1 for players in tables]
    return max(contest.rounds, 1) * sum(-(-contest.games // turn) * turn for turn in orders)


def play(contest: Contest, pairing: Pairing) -> Row:
    """Play one game; it is the same wherever and however often it is played."""
    match = play_match(
        contest.game,
        pairing.players,
        contest.seats,
        contest.options,
        mixed("deal", contest.seed, pairing.deal),
        thinking=mixed(f"game {pairing.id}", contest.seed),
        record=contest.records,
    )
    kept = {} if match.record is None else {"record": record.write(match.record, contest.game)}
    thought = match.thought or [(0, 0.0)] * contest.seats
    return {
        "id": pairing.id,
        "deal": pairing.deal,
        "players": [*pairing.players],
        **match.result.to_json(),
        "decisions": match.decisions,
        "asked": [asked for asked, _ in thought],
        "seconds": [round(seconds, 4) for _, seconds in thought],
        **kept,
    }


# --- on this machine ---


def here(contest: Contest, plan: Sequence[Pairing]) -> Iterator[Row]:
    """Play one game after the other."""
    for pairing in plan:
        yield play(contest, pairing)


def processes(jobs: int) -> Runner:
    """Play in several processes; when one dies, what it had is played again."""

    def run(contest: Contest, plan: Sequence[Pairing]) -> Iterator[Row]:
        left = {pairing.id: pairing for pairing in plan}
        for start in range(1 + FRESH_STARTS):
            try:
                for row in pooled(contest, list(left.values()), jobs):
                    del left[row["id"]]
                    yield row
            except BrokenProcessPool:
                if start == FRESH_STARTS:
                    raise OptionError("processes die again and again; try --jobs 1") from None
            if not left:
                return

    return here if jobs == 1 else run


def pooled(contest: Contest, plan: Sequence[Pairing], jobs: int) -> Iterator[Row]:
    """Keep all processes busy, and yield games as they end."""
    waiting = iter(plan)
    with ProcessPoolExecutor(jobs, way_to_start()) as pool:
        try:
            under_way: set[Future[Row]] = set()
            for pairing in waiting:
                under_way.add(pool.submit(play, contest, pairing))
                if len(under_way) < AHEAD * jobs:
                    continue
                done, under_way = wait(under_way, return_when=FIRST_COMPLETED)
                yield from (future.result() for future in done)
            while under_way:
                done, under_way = wait(under_way, return_when=FIRST_COMPLETED)
                yield from (future.result() for future in done)
        finally:
            pool.shutdown(wait=False, cancel_futures=True)
