"""Programs of cards, tiles and fields begin here."""

from mypy_extensions import i64

from skali.games.karvi.rules import asks
from skali.games.karvi.rules.state import Table


def run(t: Table, address: i64) -> None:
    """Let the active player carry out a program; the empty one is left out."""
    if address > 0:
        t.ask(asks.RUN, t.active, asks.PROGRAM.at(address))
