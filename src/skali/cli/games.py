"""List the games of the hall: players, minutes, weight, options, and whether they are compiled."""

import argparse
from typing import Any

from skali.cli import arguments, output, words
from skali.core import compiled
from skali.core.game import Game
from skali.games import games

EXAMPLES = """\
  skali games
  skali games --lang de
  skali games --json
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Nothing but how to print."""
    arguments.add_language(parser)
    arguments.add_json(parser)


def run(args: argparse.Namespace) -> int:
    """Print every game."""
    found = [described(game, args.lang) for game in games().values()]
    if args.json:
        output.print_json({"games": found})
        return output.OK
    for game in found:
        print_game(game)
    print("engine: compiled" if compiled() else "engine: pure Python")
    return output.OK


def described(game: Game, language: str) -> dict[str, Any]:
    """Return what a lobby needs to know about a game."""
    return {
        "key": game.key,
        "name": words.title(game, language),
        "seats": list(game.seats),
        "minutes": list(game.minutes),
        "weight": game.weight,
        "version": game.version,
        "compiled": compiled(),
        "options": [
            {
                "key": option.key,
                "values": list(option.values),
                "default": option.default,
                "requires": option.requires or None,
                "name": words.option(game, option.key, language),
                "explanation": words.option_help(game, option.key, language),
            }
            for option in game.options
        ],
    }


def print_game(game: dict[str, Any]) -> None:
    """Print one game for a person."""
    seats, (least, most) = game["seats"], game["minutes"]
    print(f"{game['key']}: {game['name']}")
    print(
        f"  {seats[0]} to {seats[-1]} players, {least} to {most} minutes, "
        f"weight {game['weight']} of 5, rules version {game['version']}"
    )
    for option in game["options"]:
        values = "|".join(str(value).lower() for value in option["values"])
        print(f"  --option {option['key']}={values} (default {str(option['default']).lower()})")
        print(f"      {option['name']}. {option['explanation']}".rstrip())
    print()
