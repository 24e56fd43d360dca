"""What may be done now: runs of actions, each with its first number and a mask of 62 places.

The same menu makes the list of legal actions, the random choice among them and the answer whether
one of them is legal. A family of any size is a few runs: one for every row of a board, or one for
every word of a large set.
"""

from typing import Final, final

from mypy_extensions import i64

from skali.core.arrays import vec
from skali.core.bits import count, nth, zeros
from skali.core.chance import Chance

WORD: Final[i64] = 62
"""Places in one word of a mask."""
POLICY: Final[i64] = 15
"""The stream from which a random player chooses; games use other ones."""
ROOM: Final[i64] = 32
"""Runs for which a menu has room at first."""


@final
class Menu:
    """Runs of actions in the order of their numbers; no two overlap."""

    __slots__ = ("masks", "runs", "starts")

    def __init__(self) -> None:
        """Begin with nothing."""
        self.runs: i64 = 0
        self.starts: vec[i64] = zeros(ROOM)
        self.masks: vec[i64] = zeros(ROOM)

    def clear(self) -> None:
        """Offer nothing any more."""
        self.runs = 0

    def add(self, first: i64, mask: i64) -> None:
        """Offer the actions `first + place` for all places of a mask."""
        if mask == 0:
            return
        run = self.runs
        if run == len(self.starts):
            self.grow()
        self.runs = run + 1
        starts = self.starts
        masks = self.masks
        while run > 0 and starts[run - 1] > first:
            starts[run] = starts[run - 1]
            masks[run] = masks[run - 1]
            run -= 1
        starts[run] = first
        masks[run] = mask

    def one(self, action: i64) -> None:
        """Offer a single action."""
        self.add(action, 1)

    def some(self, first: i64, size: i64) -> None:
        """Offer `size` actions in a row."""
        while size > WORD:
            self.add(first, (1 << WORD) - 1)
            first += WORD
            size -= WORD
        if size > 0:
            self.add(first, (1 << size) - 1)

    def words(self, first: i64, words: vec[i64]) -> None:
        """Offer the places of a large set, kept in words of 62."""
        for number in range(len(words)):
            self.add(first + number * WORD, words[number])

    def grow(self) -> None:
        """Make room for twice as many runs."""
        starts, masks = zeros(2 * self.runs), zeros(2 * self.runs)
        for run in range(self.runs):
            starts[run] = self.starts[run]
            masks[run] = self.masks[run]
        self.starts = starts
        self.masks = masks

    def size(self) -> i64:
        """Count the actions."""
        masks = self.masks
        actions: i64 = 0
        for run in range(self.runs):
            actions += count(masks[run])
        return actions

    def nth(self, index: i64) -> i64:
        """Return the action number `index`, from 0."""
        masks = self.masks
        run: i64 = 0
        here = count(masks[0])
        while index >= here:
            index -= here
            run += 1
            here = count(masks[run])
        return self.starts[run] + nth(masks[run], index)

    def pick(self, chance: Chance) -> i64:
        """Return one of the actions, each equally likely."""
        if self.runs == 1:
            mask = self.masks[0]
            return self.starts[0] + nth(mask, chance.below(POLICY, count(mask)))
        return self.nth(chance.below(POLICY, self.size()))

    def has(self, action: i64) -> bool:
        """Tell whether an action is offered."""
        for run in range(self.runs):
            place = action - self.starts[run]
            if 0 <= place < WORD and self.masks[run] >> place & 1 != 0:
                return True
        return False

    def actions(self) -> list[int]:
        """List the actions in the order of their numbers."""
        found: list[int] = []
        for run in range(self.runs):
            action = self.starts[run]
            mask = self.masks[run]
            while mask != 0:
                if mask & 1 != 0:
                    found.append(action)
                mask >>= 1
                action += 1
        return found
