"""Requests that are refused: what was wrong, in the language of whoever asked."""

from typing import Any, cast

from skali.core.errors import SkaliError
from skali.core.message import Message, say
from skali.server.answers import Failure
from skali.text import render


class Problem(SkaliError):
    """A refusal with the status and code of the protocol."""

    def __init__(self, status: int, code: str, reason: Message | str, **more: Any) -> None:  # noqa: ANN401
        """Keep everything that the answer will say; what is for programmers is a plain text."""
        super().__init__(sentence(reason, "en"))
        self.status = status
        self.code = code
        self.reason = reason
        self.more = more

    def to_json(self, language: str = "en") -> Failure:
        """Return the answer's body."""
        body: dict[str, Any] = {
            "code": self.code,
            "sentence": sentence(self.reason, language),
            "rule": None,
            "field": None,
            "values": {},
        }
        return cast("Failure", {"error": body | self.more})


def sentence(reason: Message | str, language: str) -> str:
    """Write a reason."""
    return reason if isinstance(reason, str) else render("skali.text", reason, language)


def no_answer() -> Problem:
    """Return what is said while the database does not answer."""
    return Problem(503, "trouble", say("hall-trouble"))
