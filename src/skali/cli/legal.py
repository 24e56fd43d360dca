"""List the legal actions of a position, in the notation that `why` and records use."""

import argparse

from skali.cli import arguments, output, words
from skali.cli.inputs import position_of, seat_of
from skali.cli.placing import entries
from skali.core.message import say, seat_name

EXAMPLES = """\
  skali legal {game} --position table.json
  skali legal {game} --position table.json --json
  echo '{}' | skali legal {game} --position -
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """A game and a position."""
    arguments.add_game(parser)
    arguments.add_data(parser)
    arguments.add_position(parser)
    arguments.add_language(parser)
    arguments.add_json(parser)


def run(args: argparse.Namespace) -> int:
    """Print what the seat that must decide may do."""
    title = arguments.title(args)
    state = position_of(title, args.position)
    seat = seat_of(state, args.seat)
    decision = title.decision(state, seat)
    choices = decision.choices if decision else ()
    if args.json:
        output.print_json(
            {
                "game": title.key,
                "turn": list(state.turn),
                "seat": seat,
                "prompt": title.speak(decision.prompt, args.lang) if decision else None,
                "rule": decision.rule if decision else None,
                "legal": [title.space.text(action) for action in state.legal(seat)],
                "options": [
                    {
                        "action": choice.notation,
                        "number": choice.action,
                        "sentence": title.speak(choice.message, args.lang),
                        "reveals": choice.reveals,
                    }
                    for choice in choices
                ],
                "placing": [
                    {
                        "piece": piece.id,
                        "first": title.space.text(piece.first) if piece.first >= 0 else None,
                        "places": decision.placing.count(piece),
                    }
                    for piece in decision.placing.pieces
                ]
                if decision
                else [],
            }
        )
        return output.OK
    if decision is None:
        nothing = say("cli-nothing-to-decide", seat=seat + 1)
        print(words.hall(say("cli-over") if state.over else nothing, args.lang))
        return output.OK
    who = words.hall(seat_name(seat), args.lang)
    print(f"{who}: {title.speak(decision.prompt, args.lang)} [{decision.rule}]")
    rows = [(choice.notation, title.speak(choice.message, args.lang)) for choice in choices]
    rows += [("", line) for line in entries(decision, title, args.lang)]
    heads = (say("cli-head-action"), say("cli-head-meaning"))
    output.print_table([words.hall(head, args.lang) for head in heads], rows)
    return output.OK
