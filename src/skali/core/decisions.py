"""What is asked of a seat, with everything that it can do."""
# interpreted: made for people

from dataclasses import dataclass, field
from typing import Literal, NamedTuple

from skali.core.grids import Placing
from skali.core.message import Message
from skali.core.proposals import Plan


class About(NamedTuple):
    """Where on the table a question is answered: the hall brings it into view."""

    panel: str
    nodes: tuple[str, ...] = ()
    """The things in question; none means the whole panel."""
    focus: Literal["keep", "open"] = "keep"
    """Whether the panel is opened large: for laying pieces, and where a slot is too small."""


@dataclass(frozen=True, slots=True)
class Ask:
    """What a pending decision asks: the prompt and the rule behind it."""

    prompt: Message
    rule: str
    about: About | None = None
    """Where it is answered; where it is not said, the panel on which most can be done."""


@dataclass(frozen=True, slots=True)
class TieBreak:
    """What decides between seats with equal scores: more of something."""

    key: str
    values: tuple[int, ...]
    """By seat, the more the better; `<game>-tie-<key>` says with `more` and `less` what it is."""


@dataclass(frozen=True, slots=True)
class Choice:
    """One thing that can be done now."""

    action: int
    notation: str
    message: Message
    node: str
    reveals: bool
    final: bool
    """Whether its owner cannot take it back: it reveals something, or somebody else goes on."""


@dataclass(frozen=True, slots=True)
class Decision:
    """What a seat is asked, or may do though nobody waits for it: the rule, and all choices."""

    seat: int
    prompt: Message
    rule: str
    choices: tuple[Choice, ...] = field(default=())
    placing: Placing = field(default=Placing())
    """What can be laid on grids; no choice stands for any of it."""
    about: About | None = None
    must: bool = True
    """Whether the table waits for the answer."""
    plans: tuple[Plan, ...] = ()
    """What could be worked out for the seat."""
