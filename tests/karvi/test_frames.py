"""Pending decisions as somebody might write them: refused, or asked, shown and carried out."""

import random
from typing import Any

import pytest

from skali.core.chance import Fast
from skali.core.errors import PositionError
from skali.core.forms import Named
from skali.games.karvi import GAME
from skali.games.karvi.effects.forms import CHOICES, EFFECTS, Program
from skali.games.karvi.rules.asks import QUESTIONS

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
    question = QUESTIONS.by_name[name]
    frame: dict[str, Any] = {"ask": name, "seats": [rng.randrange(3)]}
    for part in question.parts:
        form = part.form
        if isinstance(form, Program):
            frame |= {"program": rng.choice(list(EFFECTS)), "step": rng.randrange(6)}
        else:
            value = form.low + rng.randrange(min(int(form.high - form.low), 63) + 1)
            names = rng.choice(list(form.names)) if isinstance(form, Named) else value
            frame |= form.write(part.name, names)
    if name == "option":
        frame = {"ask": name, "seats": frame["seats"], "choice": rng.choice(list(CHOICES))}
    return frame


@pytest.mark.parametrize("name", QUESTIONS.by_name)
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
