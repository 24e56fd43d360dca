"""List every value printed on a component of a game, with the source it is known from.

Sources: rulebook; published (another public source); derived (follows from those);
reconstructed (not known: chosen so that the game plays well, to be corrected by an owner).
"""

import argparse
from collections import Counter

from skali.cli import arguments, output, words
from skali.cli.parser import told
from skali.core.data import SOURCES
from skali.core.message import say
from skali.games import game

EXAMPLES = """\
  skali data {game}
  skali data {game} --source reconstructed
  skali data {game} --json
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """A game, and which sources."""
    arguments.add_game(parser)
    parser.add_argument("--source", choices=SOURCES, help=told(parser, "cli-arg-source"))
    arguments.add_language(parser)
    arguments.add_json(parser)


def run(args: argparse.Namespace) -> int:
    """Print the values."""
    title = game(args.game)
    counts = Counter(component.source for component in title.components)
    shown = [c for c in title.components if args.source in (None, c.source)]
    if args.json:
        values = [
            {"key": c.key, "value": c.value, "source": c.source, "note": c.note} for c in shown
        ]
        sources = {source: counts[source] for source in SOURCES}
        output.print_json({"game": title.key, "sources": sources, "values": values})
        return output.OK
    heads = ("cli-head-key", "cli-head-value", "cli-head-source", "cli-head-note")
    output.print_table(
        [words.hall(say(head), args.lang) for head in heads],
        [(c.key, c.value, c.source, c.note) for c in shown],
    )
    listed = ", ".join(f"{words.number(counts[s], args.lang)} {s}" for s in SOURCES)
    known = len(title.components) - counts["reconstructed"]
    sums = {
        "count": words.number(len(title.components), args.lang),
        "known": words.number(known, args.lang),
        "listed": listed,
    }
    print(words.hall(say("cli-data-sum", **sums), args.lang))
    return output.OK
