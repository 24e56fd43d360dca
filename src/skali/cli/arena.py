"""Let bots play a contest: who is stronger, how sure that is, and a page that shows it."""

import argparse
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from skali import bots
from skali.arena import contest, journal, report, standing
from skali.cli import arguments, output, words
from skali.cli.parser import told
from skali.core.errors import OptionError
from skali.core.message import say
from skali.core.state import COMPETING

EXAMPLES = """\
  skali arena {game} --bots greedy,random --games 20 --duplicate
  skali arena {game} --bots mcts,mcts1,greedy --games 300 --duplicate --jobs 2 --out contest/
  skali arena {game} --bots greedy,mcts:50,mcts:200,mcts:800 --seats 2 --swiss 3 --games 20
  skali arena {game} --bots greedy,mcts --games 1000 --ray auto --out contest/
"""
PAGE = "report.html"
SUMMARY = "summary.json"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Who, how often, where it is played and where it is written."""
    arguments.add_game(parser)
    arguments.add_data(parser)
    help_ = told(parser, "cli-arg-arena-bots", kinds=", ".join(bots.names()))
    arguments.add_bots(parser, "greedy,random", help_)
    help_ = told(parser, "cli-arg-arena-games")
    parser.add_argument("--games", metavar="N", type=arguments.from_one, default=20, help=help_)
    parser.add_argument("--duplicate", action="store_true", help=told(parser, "cli-arg-duplicate"))
    help_ = told(parser, "cli-arg-swiss")
    parser.add_argument("--swiss", metavar="ROUNDS", type=arguments.from_one, default=0, help=help_)
    arguments.add_setup(parser)
    help_ = told(parser, "cli-arg-seed-of-all")
    parser.add_argument("--seed", metavar="S", type=arguments.from_zero, default=0, help=help_)
    help_ = told(parser, "cli-arg-jobs")
    parser.add_argument("--jobs", metavar="J", type=arguments.from_one, default=1, help=help_)
    parser.add_argument("--ray", metavar="ADDRESS", help=told(parser, "cli-arg-ray"))
    help_ = told(parser, "cli-arg-arena-out")
    parser.add_argument("--out", metavar="DIR", type=Path, help=help_)
    help_ = told(parser, "cli-arg-arena-records")
    parser.add_argument("--records", action="store_true", help=help_)
    arguments.add_language(parser)
    arguments.add_json(parser)


def run(args: argparse.Namespace) -> int:
    """Play what is left to play, then sum up."""
    title = arguments.title(args)
    if args.ray and args.jobs > 1:
        raise OptionError("--jobs and --ray exclude each other")
    held = contest.Contest(
        title,
        tuple(args.bots),
        arguments.seat_count(title, args.seats),
        args.games,
        title.settle(arguments.chosen_options(args.options)),
        args.seed,
        args.duplicate,
        args.swiss,
        args.records,
    )
    with bar(words.hall(say("cli-playing", game=title.key), args.lang), contest.size(held)) as tell:
        rows = contest.hold(held, runner(args), args.out, tell)
    found = standing.standing(rows, held.bots)
    if args.out is not None:
        written(held, found, rows, args)
    if args.json:
        output.print_json({**held.setup(), **found})
    else:
        print_standing(found, args.lang)
    return output.OK


def runner(args: argparse.Namespace) -> contest.Runner:
    """Return what plays: this process, several, or a cluster."""
    if not args.ray:
        return contest.processes(args.jobs)
    from skali.arena import on_ray  # noqa: PLC0415 - an extra

    return on_ray.workers(args.ray)


@contextmanager
def bar(what: str, total: int) -> Iterator[contest.Tell | None]:
    """Show progress with the time left, on a terminal."""
    with output.progress(what, total) as step:
        yield None if step is None else lambda done, _: step(done)


def written(
    held: contest.Contest, found: dict[str, Any], rows: list[journal.Row], args: argparse.Namespace
) -> None:
    """Write the sums, the page and, where that is possible, the games as Parquet."""
    language = args.lang
    setup = {**held.setup(), **{key: value for key, value in found.items() if key != "lengths"}}
    output.write_json(args.out / SUMMARY, setup)
    journal.write_parquet(rows, args.out)
    how = "swiss" if held.rounds else "all"
    told_ = say(
        "arena-setup",
        games=words.number(found["games"], language),
        deals=words.number(found["deals"], language),
        seats=held.seats,
        seed=held.seed,
        how=how,
    )
    heading = words.hall(say("arena-title", game=words.title(held.game, language)), language)
    options = ", ".join(f"{key}={str(value).lower()}" for key, value in held.options.items())
    text = report.page(
        found,
        heading,
        [words.hall(told_, language), options],
        lambda id_: words.hall(say(id_), language),
        lambda value, digits: words.number(value, language, digits),
    )
    (args.out / PAGE).write_text(text, encoding="utf-8")


def print_standing(found: dict[str, Any], language: str) -> None:
    """Print a line a bot, the best first."""
    ids = ("bot", "games", "share", "interval", "rating", "mean", "ms")
    headings = [words.hall(say(f"arena-head-{id_}"), language) for id_ in ids]
    rows = [
        report.cells(bot, lambda value, digits: words.number(value, language, digits))
        for bot in found["bots"]
    ]
    output.print_table(headings, rows, numbers=range(1, len(ids)))
    values = {
        "games": words.number(found["games"], language),
        "deals": words.number(found["deals"], language),
        "par": words.share(found["par"], language),
    }
    told_ = "cli-arena-par" if found["aim"] == COMPETING else "cli-arena-reached"
    print(words.hall(say(told_, **values), language))
