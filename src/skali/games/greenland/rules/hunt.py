"""Phase 4: which card is hunted, who rolls first there, and what the leader does."""

from typing import Final, final

from mypy_extensions import i64

from skali.core.chance import Chance
from skali.core.menu import Menu
from skali.core.questions import Answer
from skali.games.greenland.rules import asks, components
from skali.games.greenland.rules.abilities import FIRST_CARDS
from skali.games.greenland.rules.actions import COMMAND, FIRST, HOLD
from skali.games.greenland.rules.asks import CARD, CULTURE, ROLLED, WAIVED
from skali.games.greenland.rules.leading import Leading
from skali.games.greenland.rules.round import NOBODY
from skali.games.greenland.rules.state import Table

# --- which card, which roller ---


def hunted_on(t: Table) -> i64:
    """GREEN-022, GREEN-174: the cards with cubes on them that have not been hunted yet."""
    found: i64 = 0
    for spot in range(components.SPOTS):
        if t.hunted >> spot & 1 == 0:
            for culture in range(components.PEOPLES):
                if t.cubes[culture * components.SPOTS + spot] > 0:
                    found |= 1 << spot
    return found


@final
class Quarrying(Leading):
    """GREEN-022, GREEN-AMB-59: where is hunted next."""

    def spots(self, t: Table) -> i64:
        """Return the cards that nobody has hunted on yet."""
        return hunted_on(t)

    def begin(self, t: Table, spot: i64) -> None:
        """A card comes up."""
        one: i64 = 1
        t.hunted |= one << spot
        t.ask(asks.HUNT, t.master[t.first], CARD.at(spot))


def first_of(t: Table, spot: i64, cultures: i64) -> i64:
    """GREEN-020, GREEN-021: fewest cubes, then player order."""
    found = NOBODY
    for step in range(t.players):
        culture = t.after(t.first, step)
        waits = cultures >> culture & 1 != 0
        if waits and (found == NOBODY or t.at(culture, spot) < t.at(found, spot)):
            found = culture
    return found


def hurried(t: Table, spot: i64, cultures: i64) -> i64:
    """GREEN-023: those who may hunt first by a card of theirs."""
    found: i64 = 0
    if t.holder(spot) == NOBODY:
        cards = FIRST_CARDS[components.QUARRY_USE[t.quarry(spot)]]
        for culture in range(components.PEOPLES):
            if cultures >> culture & 1 != 0 and t.abilities(culture) & cards != 0:
                found |= 1 << culture
    return found


class Hunting(Answer[Table]):
    """GREEN-020..023, GREEN-AMB-55: one player after the other rolls on a card."""

    def resume(self, t: Table, seat: i64, chance: Chance) -> None:
        """Find out who rolls next; who may hunt first is asked unless it is his turn anyway."""
        spot = t.get(CARD)
        waiting: i64 = 0
        for culture in range(components.PEOPLES):
            if t.at(culture, spot) > 0:
                waiting |= 1 << culture
        waiting &= ~t.get(ROLLED)
        if waiting == 0:
            t.pop()
            return
        usual = first_of(t, spot, waiting)
        hasty = first_of(t, spot, hurried(t, spot, waiting & ~t.get(WAIVED)))
        if hasty in (NOBODY, usual):
            begin_roll(t, usual, spot)
        else:
            t.ask(asks.HASTE, t.master[hasty], CULTURE.at(hasty) | CARD.at(spot))


class Hastening(Answer[Table]):
    """GREEN-023: hunt first, or wait for the own turn."""

    def offer(self, t: Table, seat: i64, menu: Menu) -> None:
        """Both."""
        menu.one(HOLD)
        menu.one(FIRST)

    def take(self, t: Table, seat: i64, family: i64, index: i64, chance: Chance) -> None:
        """Roll now, or be passed over."""
        culture = t.get(CULTURE)
        spot = t.get(CARD)
        t.pop()
        if family == FIRST:
            begin_roll(t, culture, spot)
        else:
            t.mark(WAIVED, culture)


def begin_roll(t: Table, culture: i64, spot: i64) -> None:
    """GREEN-144, GREEN-145: the leader's ability is declared before the roll."""
    t.mark(ROLLED, culture)
    parts = CULTURE.at(culture) | CARD.at(spot)
    t.ask(asks.ROLLING, t.master[culture], parts)
    t.crown = 0
    t.crown_final = 0
    if t.leader[culture] == spot and can_command(t, spot):
        t.ask(asks.LEADER, t.master[culture], parts)


def can_command(t: Table, spot: i64) -> bool:
    """GREEN-145, GREEN-AMB-54: neither for metal nor in raids, nor on a hostile card."""
    return t.holder(spot) == NOBODY and components.QUARRY_USE[t.quarry(spot)] not in (
        components.METAL,
        components.RAID,
    )


class Commanding(Answer[Table]):
    """GREEN-072, GREEN-144: the leader's die is set, or rolled like the others."""

    def offer(self, t: Table, seat: i64, menu: Menu) -> None:
        """Both: COMMAND, and ROLL right after it."""
        menu.some(COMMAND, 2)

    def take(self, t: Table, seat: i64, family: i64, index: i64, chance: Chance) -> None:
        """Set it."""
        t.pop()
        if family == COMMAND:
            t.crown = components.SURVIVORS_FACE if t.survivor != 0 else components.LEADER_FACE
            t.crown_final = 1


ANSWERS: Final[tuple[Answer[Table], ...]] = (
    Quarrying(asks.QUARRY),
    Hunting(asks.HUNT),
    Hastening(asks.HASTE),
    Commanding(asks.LEADER),
)
