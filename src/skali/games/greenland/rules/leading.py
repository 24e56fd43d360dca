"""The first player says which card comes next: where is fought, where is hunted."""

from mypy_extensions import i64

from skali.core.bits import lowest
from skali.core.chance import Chance
from skali.core.menu import Menu
from skali.core.questions import Answer, Question
from skali.games.greenland.rules.actions import NEXT
from skali.games.greenland.rules.asks import CULTURE
from skali.games.greenland.rules.state import Table


def ask_next(t: Table, question: Question, spots: i64) -> bool:
    """GREEN-022, GREEN-AMB-20, GREEN-AMB-59: one card after the other; tell whether any is left."""
    if spots == 0:
        return False
    t.ask(question, t.master[t.first], CULTURE.at(t.first))
    return True


class Leading(Answer[Table]):
    """GREEN-022: which card comes next; a single one needs no word."""

    def spots(self, t: Table) -> i64:
        """Return the cards that are left."""
        raise TypeError("the phase must say which")

    def begin(self, t: Table, spot: i64) -> None:
        """A card comes up."""
        raise TypeError("the phase must say how")

    def offer(self, t: Table, seat: i64, menu: Menu) -> None:
        """Offer the cards."""
        menu.add(NEXT, self.spots(t))

    def force(self, t: Table, seat: i64, chance: Chance) -> bool:
        """A single card leaves no choice; none is left after an exchange."""
        spots = self.spots(t)
        if spots & (spots - 1) != 0:
            return False
        t.pop()
        if spots != 0:
            self.begin(t, lowest(spots))
        return True

    def take(self, t: Table, seat: i64, family: i64, index: i64, chance: Chance) -> None:
        """Go there."""
        t.pop()
        self.begin(t, index)
