"""Navigation: who has a sunstone or a sun compass moves hunters after all have placed."""

from typing import Final

from mypy_extensions import i64

from skali.core.bits import count
from skali.core.chance import Chance
from skali.core.menu import Menu
from skali.core.questions import Answer
from skali.games.greenland.rules import asks
from skali.games.greenland.rules.abilities import NAVIGATION
from skali.games.greenland.rules.actions import DONE, LIFT, SEND
from skali.games.greenland.rules.asks import CARD, CULTURE, LEFT, LIFTED
from skali.games.greenland.rules.components import HELD, SEA_CARDS, SPOTS, STEERED
from skali.games.greenland.rules.placing import defended, who_of
from skali.games.greenland.rules.state import Table


def hunters_on(t: Table, culture: i64) -> i64:
    """GREEN-248: the cards on which a culture has hunters, without the New World."""
    found: i64 = 0
    for spot in range(HELD):
        if t.cubes[culture * SPOTS + spot] > 0:
            found |= 1 << spot
    return found


def begin_turn(t: Table, culture: i64) -> None:
    """GREEN-140, GREEN-AMB-18: up to three hunters for each card of navigation."""
    cards = t.tableau[culture] & NAVIGATION
    if cards != 0 and hunters_on(t, culture) != 0:
        moves = STEERED * count(cards)
        t.ask(asks.NAVIGATE, t.master[culture], CULTURE.at(culture) | LEFT.at(moves))


def targets(t: Table, culture: i64, source: i64) -> i64:
    """GREEN-141, GREEN-142: cards with own hunters, own daughters and D cards; no closed sea."""
    found = hunters_on(t, culture)
    if t.no_sea != 0:
        found &= ~(SEA_CARDS & t.laid)
    one: i64 = 1
    return (found | defended(t, culture)) & ~(one << source)


class Navigating(Answer[Table]):
    """GREEN-140: one hunter after the other, or no more."""

    def offer(self, t: Table, seat: i64, menu: Menu) -> None:
        """Offer hunters that could go elsewhere."""
        culture = t.get(CULTURE)
        for spot in range(HELD):
            here = t.cubes[culture * SPOTS + spot]
            if here > 0 and targets(t, culture, spot) != 0:
                menu.add(LIFT + 2 * spot, who_of(t, culture, here, spot))
        menu.one(DONE)

    def take(self, t: Table, seat: i64, family: i64, index: i64, chance: Chance) -> None:
        """Ask where to."""
        culture = t.get(CULTURE)
        left = t.get(LEFT)
        if family == DONE or left == 1:
            t.pop()
        else:
            t.put(LEFT, left - 1)
        if family == LIFT:
            parts = CULTURE.at(culture) | CARD.at(index // 2) | LIFTED.at(index % 2)
            t.ask(asks.STEER, seat, parts)


class Steering(Answer[Table]):
    """GREEN-141: where a hunter goes."""

    def offer(self, t: Table, seat: i64, menu: Menu) -> None:
        """Offer the cards."""
        menu.add(SEND, targets(t, t.get(CULTURE), t.get(CARD)))

    def take(self, t: Table, seat: i64, family: i64, index: i64, chance: Chance) -> None:
        """He goes."""
        culture = t.get(CULTURE)
        source = t.get(CARD)
        led = t.get(LIFTED)
        t.pop()
        t.cubes[culture * SPOTS + source] -= 1
        t.cubes[culture * SPOTS + index] += 1
        if led != 0:
            t.leader[culture] = index


ANSWERS: Final[tuple[Answer[Table], ...]] = (Navigating(asks.NAVIGATE), Steering(asks.STEER))
