"""What is wrong with a body that has not the form of its request, in the reader's language."""

import re
from collections.abc import Mapping
from typing import Any

from skali.core.errors import LONGEST_SHOWN, ActionError
from skali.core.message import Message, say
from skali.server.problems import Problem

KINDS = {
    "missing": "missing",
    "extra_forbidden": "unknown",
    "string_type": "text",
    "bool_type": "flag",
    "bool_parsing": "flag",
    "list_type": "list",
    "dict_type": "object",
    "model_type": "object",
    "model_attributes_type": "object",
    "literal_error": "one-of",
    "greater_than_equal": "least",
    "less_than_equal": "most",
    "less_than": "below",
    "string_too_short": "short",
    "string_too_long": "long",
    "too_short": "few",
    "too_long": "many",
}
"""How a fault that is found by its type is told: `hall-field-KIND`."""
FORMS = {"action": "action", "after": "action", "email": "email", "webhook": "address",
         "endpoint": "address"}  # fmt: skip
"""Fields that can be written in one way only: whatever is wrong, that is told."""
BOUNDS = ("ge", "le", "lt", "min_length", "max_length")
MEMBERS = {"bool", "int", "str", "constrained-int", "constrained-str"}
"""What Pydantic appends to a place where several types are possible."""


def malformed(error: Mapping[str, Any]) -> Problem:
    """Refuse a request by the first fault that was found in it."""
    if error["type"] == "json_invalid":
        return Problem(400, "malformed", say("hall-no-json"), field="")
    field = place(error["loc"])
    if error["type"] == "string_unicode":
        return Problem(400, "malformed", say("hall-no-text"), field=field)
    return Problem(400, "malformed", wrong(error, field), field=field)


def place(parts: tuple[int | str, ...]) -> str:
    """Write where something is wrong, as it can be sent back."""
    names = [str(part) for part in parts if part != "body"]
    if len(names) > 1 and names[-1] in MEMBERS:
        names.pop()
    return ".".join(names).encode(errors="replace").decode()


def wrong(error: Mapping[str, Any], field: str) -> Message:
    """Say what is wrong with a field, and what would be right."""
    told = error.get("ctx", {})
    kind = KINDS.get(error["type"], "number" if error["type"].startswith("int_") else "wrong")
    if kind not in ("missing", "unknown"):
        kind = FORMS.get(field, kind)
    bound = next((told[name] for name in BOUNDS if name in told), 0)
    words = ", ".join(re.findall(r"'([^']*)'", str(told.get("expected", ""))))
    return say(f"hall-field-{kind}", field=field or "body", n=bound, words=words)


def no_action(error: ActionError) -> Problem:
    """Refuse what is no action of the game."""
    given = error.given.encode(errors="replace").decode()
    shown = given if len(given) <= LONGEST_SHOWN else given[:LONGEST_SHOWN] + "…"
    return Problem(400, "malformed", say("hall-no-action", given=shown), field="action")
