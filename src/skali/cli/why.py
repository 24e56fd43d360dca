"""Say whether an action is legal in a position, or which rule forbids it and why.

The answer "not legal" is an answer: the exit code is 0.
"""

import argparse
from typing import Any

from skali.cli import arguments, output, words
from skali.cli.inputs import position_of, seat_of
from skali.cli.parser import told
from skali.core.game import Game
from skali.core.message import Message, say
from skali.core.state import State

EXAMPLES = """\
  skali why {game} --position table.json '{action}'
  skali why {game} --position table.json '{action}' --lang de --json
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """A game, a position and an action."""
    arguments.add_game(parser)
    arguments.add_data(parser)
    parser.add_argument("action", metavar="ACTION", help=told(parser, "cli-arg-action"))
    arguments.add_position(parser)
    arguments.add_language(parser)
    arguments.add_json(parser)


def run(args: argparse.Namespace) -> int:
    """Print the answer with its rule."""
    title = arguments.title(args)
    state = position_of(title, args.position)
    found = answer(title, state, args.action, seat_of(state, args.seat), args.lang)
    if args.json:
        output.print_json(found)
    else:
        for message in spoken(found):
            print(words.hall(message, args.lang))
    return output.OK


def spoken(found: dict[str, Any]) -> list[Message]:
    """Return the answer as sentences."""
    action, sentence = found["action"], found["sentence"]
    if found["legal"]:
        return [say("cli-is-legal", action=action, sentence=sentence)]
    no = say("cli-is-not-legal", action=action, rule=found["rule"], sentence=sentence)
    return [no, say("cli-the-rule", text=found["rule_text"])] if found["rule_text"] else [no]


def answer(title: Game, state: State, action: str, seat: int, language: str) -> dict[str, Any]:
    """Return whether the action is legal, with the rule and the values behind a no."""
    number = state.number(action)
    found = {"game": title.key, "action": title.space.text(number), "seat": seat}
    refusal = state.why_not(number, seat)
    if refusal is None:
        return {
            **found,
            "legal": True,
            "sentence": title.speak(title.describe(state, number, seat), language),
            "reveals": state.reveals(number, seat),
        }
    rule = title.rules_in(language).get(refusal.rule)
    return {
        **found,
        "legal": False,
        "rule": refusal.rule,
        "values": refusal.message.to_json()["values"],
        "sentence": title.speak(refusal.message, language),
        "rule_text": rule.text if rule else None,
    }
