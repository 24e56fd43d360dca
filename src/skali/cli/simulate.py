"""Let bots play many games and sum up how they went: scores, lengths, wins and speed."""

import argparse
from pathlib import Path
from typing import Any

from skali import arena, bots
from skali.cli import arguments, output, words
from skali.cli.parser import told
from skali.core.message import say
from skali.core.state import COMPETING

EXAMPLES = """\
  skali simulate {game} --games 1000
  skali simulate {game} --games 200 --seats 2 --bots greedy,random --seed 7 --json
  skali simulate {game} --games 20000 --jobs 2
  skali simulate {game} --games 10 --records games/
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """How many games of what, by whom, and where to keep them."""
    arguments.add_game(parser)
    arguments.add_data(parser)
    help_ = told(parser, "cli-arg-games")
    parser.add_argument("--games", metavar="N", type=arguments.from_one, default=100, help=help_)
    arguments.add_setup(parser)
    help_ = told(parser, "cli-arg-bots-all", kinds=", ".join(bots.names()))
    arguments.add_bots(parser, "random", help_)
    parser.add_argument("--rotate", action="store_true", help=told(parser, "cli-arg-rotate"))
    help_ = told(parser, "cli-arg-seed-of-all")
    parser.add_argument("--seed", metavar="S", type=arguments.from_zero, default=0, help=help_)
    help_ = told(parser, "cli-arg-jobs")
    parser.add_argument("--jobs", metavar="J", type=arguments.from_one, default=1, help=help_)
    help_ = told(parser, "cli-arg-records")
    parser.add_argument("--records", metavar="DIR", type=Path, help=help_)
    arguments.add_language(parser)
    arguments.add_json(parser)


def run(args: argparse.Namespace) -> int:
    """Play, then print the sums."""
    title = arguments.title(args)
    options = arguments.chosen_options(args.options)
    what = words.hall(say("cli-playing", game=title.key), args.lang)
    with output.progress(what, args.games) as step:
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
        print_summary(found, args.lang)
    return output.OK


def print_summary(found: dict[str, Any], language: str) -> None:
    """Print the sums for a person: a line a seat, then a line a bot."""
    score = found["score"]
    seats = zip(score["mean"], score["min"], score["max"], found["win_share"], strict=True)
    rows = [
        (seat, words.number(mean, language, 1), least, most, words.share(wins, language))
        for seat, (mean, least, most, wins) in enumerate(seats, start=1)
    ]
    contest = found["aim"] == COMPETING
    won = "cli-head-won" if contest else "cli-head-reached"
    ids = ("cli-head-seat", "cli-head-mean", "cli-head-least", "cli-head-most", won)
    headings = [words.hall(say(id_), language) for id_ in ids]
    output.print_table(headings, rows, numbers=range(len(headings)))
    for bot in found["bots"]:
        shares = {key: words.share(bot[key], language) for key in ("share", "low", "high")}
        told = "cli-bot-won" if contest else "cli-bot-reached"
        sentence = say(told, bot=bot["bot"], seats=bot["games"], **shares)
        print(words.hall(sentence, language))
    values = {
        "games": 1 if found["games"] == 1 else words.number(found["games"], language),
        "length": words.number(found["mean_length"], language, 1),
        "seconds": words.number(found["seconds"], language, 2),
        "speed": words.number(found["decisions_per_second"], language),
    }
    print(words.hall(say("cli-simulated", **values), language))
