"""Fit the weights of a game's advice, and keep them only if they win."""

import argparse
from importlib.resources import files
from pathlib import Path

from skali.arena import fitting
from skali.cli import arguments, output, words
from skali.cli.parser import told
from skali.core.message import say

EXAMPLES = """\
  skali fit {game} --games 400 --deals 100 --seed 1 --out fit/
  skali fit {game} --seats 2 --games 20 --deals 5 --json
  skali fit {game} --games 400 --deals 50 --judge mcts:50 --out fit/
"""
RIDGE = 0.05
RESULT = "fit.json"
ADVICE = "advice.toml"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """From how many games, how strongly, and where the result goes."""
    arguments.add_game(parser)
    arguments.add_data(parser)
    help_ = told(parser, "cli-arg-seats")
    parser.add_argument("--seats", metavar="K", type=arguments.from_one, help=help_)
    help_ = told(parser, "cli-arg-fit-games")
    parser.add_argument("--games", metavar="N", type=arguments.from_one, default=200, help=help_)
    help_ = told(parser, "cli-arg-fit-deals")
    parser.add_argument("--deals", metavar="N", type=arguments.from_one, default=50, help=help_)
    help_ = told(parser, "cli-arg-ridge", usual=str(RIDGE))
    parser.add_argument(
        "--ridge", metavar="PART", type=arguments.above_zero, default=RIDGE, help=help_
    )
    help_ = told(parser, "cli-arg-fit-judge", usual=fitting.PLAYER)
    parser.add_argument("--judge", metavar="BOT", default=fitting.PLAYER, help=help_)
    help_ = told(parser, "cli-arg-seed-of-all")
    parser.add_argument("--seed", metavar="S", type=arguments.from_zero, default=0, help=help_)
    help_ = told(parser, "cli-arg-fit-out")
    parser.add_argument("--out", metavar="DIR", type=Path, help=help_)
    arguments.add_language(parser)
    arguments.add_json(parser)


def run(args: argparse.Namespace) -> int:
    """Fit, play the match, write down what came of it."""
    title = arguments.title(args)
    seats = arguments.seat_count(title, args.seats)
    total = args.games + seats * args.deals
    with output.progress(words.hall(say("cli-playing", game=title.key), args.lang), total) as step:
        found = fitting.fit(
            title,
            seats,
            args.games,
            args.deals,
            seed=args.seed,
            ridge=args.ridge,
            judge=args.judge,
            step=step,
        )
    if args.out is not None:
        args.out.mkdir(parents=True, exist_ok=True)
        output.write_json(args.out / RESULT, found.to_json())
        if found.wins:
            old = (files(title.package) / "data" / ADVICE).read_text(encoding="utf-8")
            fresh = fitting.rewritten(old, found.weights)
            (args.out / ADVICE).write_text(fresh, encoding="utf-8")
    if args.json:
        output.print_json(found.to_json())
    else:
        print_fit(found, args.lang)
    return output.OK


def print_fit(found: fitting.Fit, language: str) -> None:
    """Say what was explained, and who won."""
    told_ = say(
        "cli-fit-told",
        rows=words.number(found.rows, language),
        games=words.number(found.games, language),
        before=words.share(found.explained_before, language),
        after=words.share(found.explained_after, language),
    )
    print(words.hall(told_, language))
    parts = {"share": found.share, "low": found.low, "high": found.high, "par": 1 / found.seats}
    shares = {key: words.share(value, language) for key, value in parts.items()}
    print(words.hall(say("cli-fit-kept" if found.wins else "cli-fit-refused", **shares), language))
