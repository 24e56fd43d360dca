"""Measure the engine: decisions a second of random play, the cost of a copy, search iterations.

Whole games are played inside the engine, their set-up included, with every number of players; a
copy is the mean over positions of one game. All engines take turns in short rounds, so that all
meet the same noise, and the medians are shown. With --peers, other engines are installed into an
environment of their own and take part.
"""

import argparse
from functools import partial
from time import perf_counter
from typing import Any

from skali import bots
from skali.bots import BotError
from skali.cli import arguments, output, peers
from skali.core import compiled
from skali.core.chance import Fast
from skali.core.game import Game
from skali.core.state import State, copies, playout
from skali.games import game, games

EXAMPLES = """\
  skali bench
  skali bench {game} --seconds 10
  skali bench {game} --peers
  skali bench --peers --json
"""

ROUNDS = 5
COPYING_SHARE = 0.2
SEARCHING_SHARE = 0.2
COPIES_AT_ONCE = 200
ITERATIONS = 200
SEARCHER = f"mcts:{ITERATIONS}"
DECISIONS_BETWEEN_COPIED_POSITIONS = 20
YARDSTICK = peers.PEERS[0].engine


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Which game, for how long, beside whom."""
    arguments.add_game(parser, optional=True)
    parser.add_argument(
        "--peers", action="store_true", help="measure other engines in the same run"
    )
    parser.add_argument(
        "--seconds",
        metavar="S",
        type=arguments.seconds,
        default=3.0,
        help="how long each engine is measured in all (default: 3)",
    )
    arguments.add_json(parser)


def run(args: argparse.Namespace) -> int:
    """Measure, then print one table."""
    titles = [game(args.game)] if args.game else list(games().values())
    engines = {
        engine_name(title, seats): (title, seats) for title in titles for seats in title.seats
    }
    ours = [peers.Measurer(name, partial(speed, *engine)) for name, engine in engines.items()]
    rows: list[dict[str, Any]] = [
        dict(row) for row in measured(ours, args.seconds, beside_peers=args.peers)
    ]
    for row in rows:
        if row["engine"] in engines:
            output.note(f"Searching: {row['engine']}")
            title, seats = engines[row["engine"]]
            row["search_per_second"] = search_per_second(
                title, seats, args.seconds * SEARCHING_SHARE
            )
    if args.json:
        output.print_json({"compiled": compiled(), "rows": rows})
    else:
        print_rows(rows)
    return output.OK


def measured(ours: list[peers.Measurer], seconds: float, *, beside_peers: bool) -> list[peers.Row]:
    """Measure our engines in turns, with the peers among them if that is asked for."""
    if not beside_peers:
        return peers.interleaved(ours, seconds, ROUNDS, output.note)
    with peers.opened(output.note) as theirs:
        return peers.interleaved([*ours, *theirs], seconds, ROUNDS, output.note)


def engine_name(title: Game, seats: int) -> str:
    """Name an engine of ours in the table."""
    return f"skali {title.key} ({seats} players)"


# --- measuring ---


def speed(title: Game, seats: int, seconds: float) -> peers.Speed:
    """Measure one game with one number of players."""
    positions = sampled(title, seats)
    return peers.Speed(
        decisions_per_second(title, seats, seconds * (1 - COPYING_SHARE)),
        copy_microseconds(positions, seconds * COPYING_SHARE),
    )


def decisions_per_second(title: Game, seats: int, seconds: float) -> float:
    """Play whole random games until the time is used up; at least one."""
    chance = Fast(seats)
    decisions = 0
    start = perf_counter()
    while True:
        decisions += playout(title.new(seats, None, chance), chance, chance)
        elapsed = perf_counter() - start
        if elapsed >= seconds:
            return decisions / elapsed


def sampled(title: Game, seats: int) -> list[State]:
    """Return positions met throughout one random game."""
    chance = Fast(seats)
    state = title.new(seats, None, chance)
    found: list[State] = []
    decisions = 0
    while not state.over:
        if decisions % DECISIONS_BETWEEN_COPIED_POSITIONS == 0:
            found.append(state.copy())
        state.apply(state.random_action(chance), chance)
        decisions += 1
    return found


def copy_microseconds(positions: list[State], seconds: float) -> float:
    """Copy all positions in turn until the time is used up, and return the mean of one copy."""
    done = 0
    start = perf_counter()
    while True:
        for position in positions:
            copies(position, COPIES_AT_ONCE)
        done += len(positions) * COPIES_AT_ONCE
        elapsed = perf_counter() - start
        if elapsed >= seconds:
            return elapsed / done * 1e6


def search_per_second(title: Game, seats: int, seconds: float) -> float | None:
    """Let the searching bot think about the opening until the time is used up; at least once."""
    try:
        bot = bots.make(SEARCHER, seats)
    except BotError:
        return None
    opening = title.new(seats, None, Fast(seats))
    view = bots.see(opening, opening.turn[0])
    iterations = 0
    start = perf_counter()
    while True:
        bot.choose(view)
        iterations += ITERATIONS
        elapsed = perf_counter() - start
        if elapsed >= seconds:
            return round(iterations / elapsed, 1)


# --- printing ---


def print_rows(rows: list[dict[str, Any]]) -> None:
    """Print the table; beside the yardstick also how many times as fast each engine is."""
    yardstick = next(
        (row["decisions_per_second"] for row in rows if row["engine"] == YARDSTICK), None
    )
    headings = ["engine", "decisions/s", "copy µs", "search/s"]
    if yardstick:
        headings.append("x catanatron")
    lines = [line(row, yardstick) for row in rows]
    output.print_table(headings, lines, numbers=range(1, len(headings)))
    for row in rows:
        if "error" in row:
            print(f"{row['engine']}: {row['error']}")
    print("engine: compiled" if compiled() else "engine: pure Python")


def line(row: dict[str, Any], yardstick: float | None) -> list[str]:
    """Write one row; a dash where nothing was measured."""
    found = row["decisions_per_second"]
    search = row.get("search_per_second")
    cells = [row["engine"]]
    cells.append(f"{found:,.0f}" if found else "-")
    cells.append(f"{row['copy_us']:.2f}" if row["copy_us"] else "-")
    cells.append(f"{search:,.0f}" if search else "-")
    if yardstick:
        cells.append(f"{found / yardstick:.1f}" if found else "-")
    return cells
