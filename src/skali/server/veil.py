"""What a viewer may know of how much has happened: secret choices are counted by nobody else."""

from dataclasses import dataclass, field

Known = tuple[int, int]
"""A place in the order of things, and the one seat that knows of it."""


@dataclass(slots=True)
class Veil:
    """Events and standing decisions that only their own seat can see; nothing once it is lifted."""

    events: list[Known] = field(default_factory=list)
    """By number, counted from 1."""
    steps: list[Known] = field(default_factory=list)
    """By place among the decisions that stand, counted from 0."""
    lifted: bool = False
    """Whether the game is over, and everything is open."""

    @property
    def is_plain(self) -> bool:
        """Whether everybody counts decisions alike."""
        return self.lifted or not self.steps

    def number(self, number: int, viewer: int | None) -> int:
        """Return how many of so many events a viewer knows of."""
        if self.lifted or not self.events:
            return number
        return number - sum(at <= number and seat != viewer for at, seat in self.events)

    def count(self, steps: int, viewer: int | None) -> int:
        """Return how many of the first decisions a viewer knows of."""
        if self.lifted or not self.steps:
            return steps
        return steps - sum(at < steps and seat != viewer for at, seat in self.steps)

    def hidden_from(self, viewer: int | None) -> list[int]:
        """List the places of decisions that a viewer does not count."""
        return [] if self.lifted else sorted(at for at, seat in self.steps if seat != viewer)

    def steps_at(self, count: int, viewer: int | None) -> int:
        """Return how many decisions stand once a viewer knows of `count`, and before the next."""
        found = count
        if not self.lifted:
            for at, seat in self.steps:
                found += seat != viewer and at <= found
        return found
