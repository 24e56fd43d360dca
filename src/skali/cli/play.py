"""Play in the terminal against bots: numbered options, reasons, hints and undo.

You answer with an option's number or with an action in the notation. `help` lists what else can be
said: undo, why, hint, save, rules, svg, table, quit. The lines may also come from a pipe.
"""

import argparse
import secrets

from skali import bots
from skali.bots import Bot
from skali.cli import arguments
from skali.cli.inputs import InputError
from skali.cli.parser import told
from skali.cli.session import Session
from skali.core.chance import Fast
from skali.core.match import Match

EXAMPLES = """\
  skali play {game}
  skali play {game} --seats 2 --bots greedy --lang de
  skali play {game} --seats 3 --bots greedy,random --seat 2 --seed 7
"""

LARGEST_SEED = 10**9


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Which game, against whom, in which language."""
    arguments.add_game(parser)
    arguments.add_data(parser)
    arguments.add_setup(parser)
    kinds = ", ".join(bots.names())
    arguments.add_bots(parser, "greedy", told(parser, "cli-arg-bots-other", kinds=kinds))
    arguments.add_seat(parser, told(parser, "cli-arg-own-seat"), 1)
    words = told(parser, "cli-arg-seed")
    parser.add_argument("--seed", metavar="S", type=arguments.from_zero, help=words)
    arguments.add_language(parser)


def run(args: argparse.Namespace) -> int:
    """Set the table and talk until the game is over or the player leaves."""
    title = arguments.title(args)
    seats = arguments.seat_count(title, args.seats)
    seed = secrets.randbelow(LARGEST_SEED) if args.seed is None else args.seed
    if args.seat > seats:
        raise InputError(f"there are {seats} seats, no seat {args.seat}")
    others = opponents(args.bots, seats, args.seat - 1, seed)
    players = [others[seat].name if seat in others else "human" for seat in range(seats)]
    match = Match(
        title,
        seats,
        arguments.chosen_options(args.options),
        chance=Fast(seed),
        players=players,
    )
    return Session(match, args.seat - 1, others, args.lang, seed).run()


def opponents(specs: list[str], seats: int, human: int, seed: int) -> dict[int, Bot]:
    """Seat the bots: one kind everywhere, or one for each seat but the human's."""
    free = [seat for seat in range(seats) if seat != human]
    if len(specs) not in (1, len(free)):
        raise InputError(
            f"--bots: {len(specs)} are named for {len(free)} seats; name 1 or {len(free)}"
        )
    named = specs * len(free) if len(specs) == 1 else specs
    return {seat: bots.make(spec, seed + seat) for seat, spec in zip(free, named, strict=True)}
