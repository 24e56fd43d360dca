"""Let bots play many games and sum up how they went: scores, lengths, wins and speed."""

import argparse
from pathlib import Path
from typing import Any

from skali import arena, bots
from skali.cli import arguments, output
from skali.games import game

EXAMPLES = """\
  skali simulate {game} --games 1000
  skali simulate {game} --games 200 --seats 2 --bots greedy,random --seed 7 --json
  skali simulate {game} --games 20000 --jobs 2
  skali simulate {game} --games 10 --records games/
"""

KINDS = ", ".join(bots.NAMES)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """How many games of what, by whom, and where to keep them."""
    arguments.add_game(parser)
    parser.add_argument(
        "--games", metavar="N", type=arguments.from_one, default=100, help="how many (default: 100)"
    )
    arguments.add_setup(parser)
    arguments.add_bots(parser, "random", f"one for all seats, or one for each: {KINDS}")
    parser.add_argument(
        "--rotate", action="store_true", help="move the bots by one seat from game to game"
    )
    parser.add_argument(
        "--seed", metavar="S", type=arguments.from_zero, default=0, help="of all luck (default: 0)"
    )
    parser.add_argument(
        "--jobs", metavar="J", type=arguments.from_one, default=1, help="processes (default: 1)"
    )
    parser.add_argument(
        "--records", metavar="DIR", type=Path, help="write every game's record there"
    )
    arguments.add_json(parser)


def run(args: argparse.Namespace) -> int:
    """Play, then print the sums."""
    title = game(args.game)
    options = arguments.chosen_options(args.options)
    with output.progress(f"{title.key}: games", args.games) as step:
        summary = arena.simulate(
            title,
            args.games,
            seats=args.seats,
            bots=args.bots,
            options=options,
            seed=args.seed,
            jobs=args.jobs,
            records=args.records,
            rotate=args.rotate,
            progress=step,
        )
    found = summary.to_json()
    if args.json:
        output.print_json({"game": title.key, **found})
    else:
        print_summary(found)
    return output.OK


def print_summary(found: dict[str, Any]) -> None:
    """Print the sums for a person: a line a seat, then a line a bot."""
    score = found["score"]
    seats = zip(score["mean"], score["min"], score["max"], found["win_share"], strict=True)
    rows = [
        (seat, f"{mean:.1f}", least, most, f"{wins:.1%}")
        for seat, (mean, least, most, wins) in enumerate(seats, start=1)
    ]
    headings = ("seat", "mean score", "min", "max", "won")
    output.print_table(headings, rows, numbers=range(len(headings)))
    for bot in found["bots"]:
        interval = f"{bot['low']:.1%} to {bot['high']:.1%}"
        print(f"{bot['bot']}: won {bot['share']:.1%} of {bot['games']} seats (95 %: {interval})")
    print(
        f"{found['games']:,} games of {found['mean_length']:.1f} decisions in "
        f"{found['seconds']:.2f} s: {found['decisions_per_second']:,.0f} decisions/s"
    )
