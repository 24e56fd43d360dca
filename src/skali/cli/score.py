"""Break the score of a position down by category, player by player.

Before the end of the game the sheet shows what the game would pay if it ended now.
"""

import argparse
from typing import Any

from skali.cli import arguments, output, words
from skali.cli.inputs import position_of
from skali.core.game import Game
from skali.core.state import State
from skali.games import game

EXAMPLES = """\
  skali score {game} --position table.json
  skali score {game} --position table.json --json
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """A game and a position."""
    arguments.add_game(parser)
    arguments.add_file(parser)
    arguments.add_language(parser)
    arguments.add_json(parser)


def run(args: argparse.Namespace) -> int:
    """Print the score sheet."""
    title = game(args.game)
    state = position_of(title, args.position)
    if args.json:
        output.print_json(sheet(title, state))
    else:
        print_sheet(title, state, args.lang)
    return output.OK


def sheet(title: Game, state: State) -> dict[str, Any]:
    """Return points by category for every seat, and the result once the game is over."""
    lines = state.sheet()
    result = state.result()
    return {
        "game": title.key,
        "over": state.over,
        "players": [
            {
                "seat": seat,
                "categories": {name: points[seat] for name, points in lines.items()},
                "total": sum(points[seat] for points in lines.values()),
                "points_now": int(state.score(seat)),
            }
            for seat in range(state.seats)
        ],
        "result": None
        if result is None
        else {
            "scores": list(result.scores),
            "places": list(result.places),
            "winners": list(result.winners),
        },
    }


def print_sheet(title: Game, state: State, language: str) -> None:
    """Print the sheet for a person: a line a category, a column a seat."""
    lines = state.sheet()
    seats = range(int(state.seats))
    rows: list[list[object]] = [
        [words.category(title, name, language), *points] for name, points in lines.items()
    ]
    rows.append(["total", *(sum(points[seat] for points in lines.values()) for seat in seats)])
    result = state.result()
    if result is None:
        rows.append(["points now", *(int(state.score(seat)) for seat in seats)])
    else:
        rows.append(["place", *result.places])
    headings = ["", *(f"seat {seat + 1}" for seat in seats)]
    output.print_table(headings, rows, numbers=range(1, len(headings)))
    if result is None:
        print("The game goes on: this is what it would pay if it ended now.")
