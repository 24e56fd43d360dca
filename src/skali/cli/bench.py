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
from skali.cli import arguments, output, peers, searching, words
from skali.cli.parser import told
from skali.core import compiled
from skali.core.chance import Fast
from skali.core.game import Game
from skali.core.message import say
from skali.core.state import State, copies, playout
from skali.games import games

EXAMPLES = """\
  skali bench
  skali bench {game} --seconds 10
  skali bench {game} --peers
  skali bench --peers --json
  skali bench {game} --search
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
    arguments.add_data(parser)
    parser.add_argument("--peers", action="store_true", help=told(parser, "cli-arg-peers"))
    parser.add_argument("--search", action="store_true", help=told(parser, "cli-arg-search"))
    parser.add_argument(
        "--seconds",
        metavar="S",
        type=arguments.above_zero,
        default=3.0,
        help=told(parser, "cli-arg-seconds"),
    )
    arguments.add_language(parser)
    arguments.add_json(parser)


def run(args: argparse.Namespace) -> int:
    """Measure, then print one table."""
    titles = [arguments.title(args)] if args.game or args.data else list(games().values())
    language = "en" if args.json else args.lang
    engines = {
        engine_name(title, seats, language): (title, seats)
        for title in titles
        for seats in title.seats
    }
    if args.search:
        return run_search(engines, args)
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
        print_rows(rows, args.lang)
    return output.OK


def run_search(engines: dict[str, tuple[Game, int]], args: argparse.Namespace) -> int:
    """Measure the search alone, over positions of whole games."""
    rows: list[dict[str, Any]] = []
    for name, (title, seats) in engines.items():
        output.note(f"Searching: {name}")
        rows.append({"engine": name, **searching.measured(title, seats, args.seconds)})
    if args.json:
        output.print_json({"compiled": compiled(), "rows": rows})
        return output.OK
    ids = (
        "cli-head-engine",
        "cli-head-search",
        "cli-head-search-two",
        "cli-head-depth",
        "cli-head-sampling",
    )
    headings = [words.hall(say(id_), args.lang) for id_ in ids]
    lines = [
        (
            row["engine"],
            words.number(row["search_per_second"], args.lang),
            words.number(row["search_per_second_two"], args.lang),
            words.number(row["mean_depth"], args.lang, 1),
            words.share(row["sampling_share"], args.lang),
        )
        for row in rows
    ]
    output.print_table(headings, lines, numbers=range(1, len(ids)))
    print(words.hall(words.engine(), args.lang))
    return output.OK


def measured(ours: list[peers.Measurer], seconds: float, *, beside_peers: bool) -> list[peers.Row]:
    """Measure our engines in turns, with the peers among them if that is asked for."""
    if not beside_peers:
        return peers.interleaved(ours, seconds, ROUNDS, output.note)
    with peers.opened(output.note) as theirs:
        return peers.interleaved([*ours, *theirs], seconds, ROUNDS, output.note)


def engine_name(title: Game, seats: int, language: str) -> str:
    """Name an engine of ours in the table."""
    return words.hall(say("cli-engine-of", game=title.key, seats=seats), language)


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


def print_rows(rows: list[dict[str, Any]], language: str) -> None:
    """Print the table; beside the yardstick also how many times as fast each engine is."""
    yardstick = next(
        (row["decisions_per_second"] for row in rows if row["engine"] == YARDSTICK), None
    )
    ids = ["cli-head-engine", "cli-head-decisions", "cli-head-copy", "cli-head-search"]
    if yardstick:
        ids.append("cli-head-times")
    headings = [words.hall(say(id_, peer=YARDSTICK), language) for id_ in ids]
    lines = [line(row, yardstick, language) for row in rows]
    output.print_table(headings, lines, numbers=range(1, len(headings)))
    for row in rows:
        if "error" in row:
            print(f"{row['engine']}: {row['error']}")
    print(words.hall(words.engine(), language))


def line(row: dict[str, Any], yardstick: float | None, language: str) -> list[str]:
    """Write one row; a dash where nothing was measured."""
    found = row["decisions_per_second"]
    search = row.get("search_per_second")
    cells = [row["engine"]]
    cells.append(words.number(found, language) if found else "-")
    cells.append(words.number(row["copy_us"], language, 2) if row["copy_us"] else "-")
    cells.append(words.number(search, language) if search else "-")
    if yardstick:
        cells.append(words.number(found / yardstick, language, 1) if found else "-")
    return cells
