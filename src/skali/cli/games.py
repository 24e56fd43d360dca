"""List the games of the hall: players, minutes, weight, options, and whether they are compiled."""

import argparse
from typing import Any

from skali.cli import arguments, output, words
from skali.core import compiled
from skali.core.game import Game
from skali.core.message import Message, say
from skali.games import faulty, games

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
        output.print_json({"games": found, "faulty": faulty()})
        return output.OK
    for game in found:
        print_game(game, args.lang)
    for key, problem in faulty().items():
        print(words.hall(say("cli-games-faulty", game=key, problem=problem), args.lang))
    print(words.hall(words.engine(), args.lang))
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


def span(numbers: list[int]) -> int | Message:
    """Say from which number to which, or the only one."""
    first, last = numbers[0], numbers[-1]
    return first if first == last else say("cli-games-span", first=first, last=last)


def print_game(game: dict[str, Any], language: str) -> None:
    """Print one game for a person."""
    print(f"{game['key']}: {game['name']}")
    table = say("cli-games-table", seats=span(game["seats"]), minutes=span(game["minutes"]))
    rules = say("cli-games-rules", weight=game["weight"], version=game["version"])
    print(f"  {words.hall(table, language)}, {words.hall(rules, language)}")
    for option in game["options"]:
        values = "|".join(str(value).lower() for value in option["values"])
        default = say("cli-games-default", value=str(option["default"]).lower())
        print(f"  --option {option['key']}={values} ({words.hall(default, language)})")
        print(f"      {option['name']}. {option['explanation']}".rstrip())
    print()
