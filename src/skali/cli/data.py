"""List every value printed on a component of a game, with the source it is known from.

Sources: rulebook; published (another public source); derived (follows from those);
reconstructed (not known: chosen so that the game plays well, to be corrected by an owner).
"""

import argparse
from collections import Counter

from skali.cli import arguments, output
from skali.core.data import SOURCES
from skali.games import game

EXAMPLES = """\
  skali data {game}
  skali data {game} --source reconstructed
  skali data {game} --json
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """A game, and which sources."""
    arguments.add_game(parser)
    parser.add_argument("--source", choices=SOURCES, help="only values of this source")
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
    output.print_table(
        ("key", "value", "source", "note"), [(c.key, c.value, c.source, c.note) for c in shown]
    )
    print(", ".join(f"{counts[source]} {source}" for source in SOURCES))
    return output.OK
