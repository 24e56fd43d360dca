"""What a game can work out for a player: several ordinary actions in a row, with their worth.

`Game.plans` names what could be worked out now, which costs nothing; `Game.propose` works it out,
which may take long and is done beside the table. A proposal is no action of its own: its steps are
played one by one like any others, can be left out, and can be taken back.
"""
# interpreted: made for people, on request

from typing import NamedTuple

from skali.core.message import Message


class Plan(NamedTuple):
    """Something that can be worked out now."""

    key: str
    title: Message
    grid: str = ""
    """The board that it is about, if it is about laying pieces there."""


class Advised(NamedTuple):
    """A step of a proposal: actions that belong together, and what they do."""

    actions: tuple[int, ...]
    says: Message


class Proposal(NamedTuple):
    """Steps in an order in which each is legal, and what all of them are worth."""

    steps: tuple[Advised, ...] = ()
    worth: tuple[Message, ...] = ()
    close: tuple[int, ...] = ()
    """What says afterwards that nothing more is to be done: left to people, played by bots."""

    @property
    def actions(self) -> tuple[int, ...]:
        """All actions, in order."""
        return tuple(action for step in self.steps for action in step.actions)
