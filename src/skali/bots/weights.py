"""Other weights of a game's evaluation than its own: of an earlier version, or to be tried."""
# interpreted: lays a few numbers out

import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from importlib import import_module
from importlib.resources import files

from skali.core.advice import Weights
from skali.core.errors import OptionError
from skali.core.game import Game

FIRST = "advice-1.toml"
"""The weights with which the fixed opponents think, where those in use have been fitted since."""

Set = list[tuple[float, float]]
"""Weights of all terms, early and late."""


def weights_of(game: Game) -> Weights:
    """Return the weights that a game's evaluation uses."""
    found = own(game)
    if found is None:
        raise OptionError(f"{game.key} has no weights in advice/terms.py that could be fitted")
    return found


def own(game: Game) -> Weights | None:
    """Return the weights that a game's evaluation uses, if it has any."""
    try:
        weights = import_module(f"{game.package}.advice.terms").WEIGHTS
    except (ImportError, AttributeError):
        return None
    return weights if isinstance(weights, Weights) else None


def taken(weights: Weights) -> Set:
    """Return the weights that count now."""
    late = [weights.late[term] for term in range(weights.size)]
    return [(low + weights.more[term], low) for term, low in enumerate(late)]


def lay(weights: Weights, chosen: Set) -> None:
    """Let other weights count."""
    for term, (early, late) in enumerate(chosen):
        weights.late[term] = late
        weights.more[term] = early - late


@cache
def first_of(package: str) -> dict[str, tuple[float, float]]:
    """Read the weights of before by name; none where they have never changed."""
    file = files(package) / "data" / FIRST
    if not file.is_file():
        return {}
    table = tomllib.loads(file.read_text(encoding="utf-8"))["weights"]
    return {name: (float(pair["early"]), float(pair["late"])) for name, pair in table.items()}


@contextmanager
def as_at_first(game: Game) -> Iterator[None]:
    """Think with the weights of before for a while."""
    weights = own(game)
    old = first_of(game.package) if weights is not None else {}
    if weights is None or not old:
        yield
        return
    present = taken(weights)
    lay(
        weights,
        [old.get(term.name, pair) for term, pair in zip(weights.terms, present, strict=True)],
    )
    try:
        yield
    finally:
        lay(weights, present)
