"""A decision of Hides as the hall sends it, for the tests of the browser client.

`python -m tests.toys.hides.sent` writes it anew, after a change of the form that is meant.
"""

from pathlib import Path
from typing import Any

import orjson

from skali.core.chance import Fast, Probe
from skali.server.views import Words, decision_view, scene_view
from tests.toys.hides import GAME
from tests.toys.hides.table import Hides

FILE = Path(__file__).parents[3] / "web" / "tests" / "fixtures" / "placing.json"


def table() -> Hides:
    """Return a table at which something lies already, and several hides can be taken."""
    chance = Fast(3)
    state = GAME.new(2, {}, chance)
    for action in ("pass", "take deer", "hang 4 2 2"):
        state.play(action, chance)
    assert isinstance(state, Hides)
    return state


def sent() -> dict[str, Any]:
    """Return the decision, the scene, and what the engine itself says can be done."""
    state = table()
    [seat] = state.turn
    words = Words(GAME, "en")
    legal = {}
    for piece in GAME.placing(state, seat).pieces:
        then = state.copy()
        then.apply(piece.first, Probe(), seat)
        legal[piece.id] = then.legal(seat)
    view = {
        "decision": decision_view(GAME.decision(state, seat), words),
        "scene": scene_view(GAME.scene(state, seat), words, set()),
        "legal": legal,
    }
    data: dict[str, Any] = orjson.loads(orjson.dumps(view))
    return data


if __name__ == "__main__":
    FILE.write_bytes(orjson.dumps(sent(), option=orjson.OPT_INDENT_2) + b"\n")
