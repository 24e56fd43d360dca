"""Pending decisions as somebody might write them: refused, or asked, shown and carried out."""

import random
from typing import Any

import pytest

from skali.core.chance import Fast
from skali.core.errors import PositionError
from skali.games.karvi import GAME
from skali.games.karvi.frames import BY_NAME, NAMES, PARTS, PROGRAM

TRIES = 12


def tables() -> list[dict[str, Any]]:
    """Write some positions of a game down."""
    luck, rng = Fast(1), random.Random(1)
    table = GAME.new(3, {}, luck)
    found = [table.dump()]
    for number in range(1, 81):
        seat = table.turn[0]
        table.play(rng.choice(table.legal(seat)), luck, seat)
        if number % 40 == 0:
            found.append(table.dump())
    return found


TABLES = tables()


def made_up(name: str, rng: random.Random) -> dict[str, Any]:
    """Ask something with any values."""
    frame: dict[str, Any] = {"ask": name, "seats": [rng.randrange(3)]}
    for key, _, bits, words in PARTS.get(name, ()):
        if words is PROGRAM:
            frame[key] = rng.choice(list(BY_NAME))
        else:
            frame[key] = rng.choice(words) if words else rng.randrange(1 << min(bits, 6))
    if name == "run":
        frame |= {"program": rng.choice(list(BY_NAME)), "step": rng.randrange(6)}
    return frame


@pytest.mark.parametrize("name", NAMES)
def test_whatever_is_asked_has_a_clear_answer(name: str) -> None:
    rng = random.Random(name)
    for _ in range(TRIES):
        table = rng.choice(TABLES)
        below = table["pending"] if rng.random() < 0.3 else []
        try:
            state = GAME.load(table | {"pending": [*below, made_up(name, rng)]})
        except PositionError:
            continue
        for seat in state.turn:
            for action in range(0, len(GAME.space), 7):
                if state.why_not(action, seat) is None:
                    state.copy().play(action, Fast(2), seat)
