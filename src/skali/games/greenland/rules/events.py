"""Phase 1: the icons of an event card, from left to right."""

from typing import Final

from mypy_extensions import i64

from skali.core.bits import lowest, zeros
from skali.core.chance import Chance, draw
from skali.core.menu import Menu
from skali.core.questions import Answer, Question
from skali.games.greenland.rules import asks, components, livestock, rows, thrown
from skali.games.greenland.rules.abilities import SPARED, WARMTH
from skali.games.greenland.rules.actions import BREAK, BURY, PAY
from skali.games.greenland.rules.asks import AT, CULTURE, PLACES, UNITS
from skali.games.greenland.rules.cubes import elder_places, lose_elder, lose_idle
from skali.games.greenland.rules.hands import exchange, fuels
from skali.games.greenland.rules.round import EVENT, NOBODY, OVER, TOGETHER
from skali.games.greenland.rules.state import CHIEF, MARINER, WAR_CHIEF, Table

NO_PAIRS: Final = zeros(components.PEOPLES * components.PEOPLES)


def begin_round(t: Table, chance: Chance) -> None:
    """GREEN-005, GREEN-011: reveal an event; who was what when the round began is remembered."""
    t.round += 1
    t.left -= 1
    t.deck = t.deck[:]
    t.event = draw(chance, rows.EVENT_STREAM, t.deck, 0, len(components.EVENTS))
    t.named = first_named(t)
    t.first = t.named
    t.no_sea = 0
    t.no_markland = 0
    t.cooled = 0
    t.raided = 0
    t.fought = 0
    t.hunted = 0
    t.pagans = t.alive & ~t.faith
    t.chiefs = 0
    for culture in range(components.PEOPLES):
        if t.elder(culture, WAR_CHIEF) > 0:
            t.chiefs |= 1 << culture
    t.fresh = NO_PAIRS
    t.offers = NO_PAIRS
    t.promises = NO_PAIRS
    t.phase = EVENT
    t.step = 0


def first_named(t: Table) -> i64:
    """GREEN-011, GREEN-067, GREEN-AMB-44: the printed colour, the one of the text, or the next."""
    culture = components.FIRST_COLOUR[t.event]
    if t.master[culture] == NOBODY:
        culture = components.FIRST_OF_TWO[t.event]
    while not t.lives(culture):
        culture = t.after(culture, 1)
    return culture


def apply_icon(t: Table, at: i64, chance: Chance) -> None:
    """GREEN-076: one icon for the table, or for all players in player order."""
    icon = components.ICON_AT[t.event * components.MOST_ICONS + at]
    value = components.ICON_VALUE[t.event * components.MOST_ICONS + at]
    if icon == components.MIGRATION:
        rows.migrate(t, value, chance)
    elif icon == components.SUNSPOT:
        sunspot(t)
    elif icon == components.NO_SEA:
        t.no_sea = 1
    elif icon == components.NO_MARKLAND:
        t.no_markland = 1
    else:
        for_everybody(t, asks.STRUCK, AT.at(at))


def for_everybody(t: Table, question: Question, parts: i64) -> None:
    """Let something wait for all living cultures, the first player's on top."""
    step = t.players - 1
    while step >= 0:
        culture = t.after(t.first, step)
        if t.lives(culture):
            t.ask(question, t.master[culture], CULTURE.at(culture) | parts)
        step -= 1


def sunspot(t: Table) -> None:
    """GREEN-097, GREEN-240..242: both rows cool; the common game suffers more, but once a round."""
    if t.mode == TOGETHER and (t.round == 1 or t.cooled != 0):
        return
    t.cooled = 1
    rows.cool(t, components.NORTH)
    rows.cool(t, components.SOUTH)
    rows.end_if_all_is_frozen(t)
    if t.mode == TOGETHER and t.phase != OVER:
        for_everybody(t, asks.DECIMATED, 0)


class Struck(Answer[Table]):
    """An icon strikes one player."""

    def resume(self, t: Table, seat: i64, chance: Chance) -> None:
        """Do to him what the icon does."""
        culture = t.get(CULTURE)
        at = t.event * components.MOST_ICONS + t.get(AT)
        t.pop()
        icon = components.ICON_AT[at]
        value = components.ICON_VALUE[at]
        if icon == components.SNOW:
            snow(t, culture, value)
        elif icon == components.HELMET:
            helmet(t, culture, chance)
        elif icon == components.BREAKAGE:
            if t.tableau[culture] & components.IRON_VALUED != 0:
                t.ask(asks.BREAKAGE, seat, CULTURE.at(culture))
        elif icon == components.STORM:
            if t.elder(culture, MARINER) > 0:
                lose_elder(t, culture, MARINER)
        elif is_decimated(t, culture, icon, value):
            decimate(t, culture)


def is_decimated(t: Table, culture: i64, icon: i64, value: i64) -> bool:
    """GREEN-085..089: plague by idle hunters, disease by wives, feud without anybody on rank 1."""
    if icon == components.PLAGUE:
        return t.idle[culture] >= value
    if icon == components.VENEREAL:
        for daughter in range(components.DAUGHTERS):
            if (
                t.husband[daughter] == culture
                and value >> (components.FIRST_DAUGHTER + daughter) & 1 != 0
            ):
                return True
        return False
    if icon != components.FEUD or t.elder(culture, CHIEF) > 0:
        return False
    for other in range(components.PEOPLES):
        if t.envoys[culture * components.PEOPLES + other] > 0:
            return False
    return True


def decimate(t: Table, culture: i64) -> None:
    """GREEN-082, GREEN-083, GREEN-AMB-04, GREEN-AMB-05: half of the idle, and one elder."""
    lose_idle(t, culture, (t.idle[culture] + 1) // 2)
    bury_one(t, culture, elder_places(t, culture))


def bury_one(t: Table, culture: i64, places: i64) -> None:
    """One elder on one of these places dies; the owner chooses."""
    if places != 0:
        t.ask(asks.BURY, t.master[culture], CULTURE.at(culture) | PLACES.at(places))


class Decimated(Answer[Table]):
    """GREEN-241: a sunspot decimates everybody in the common game."""

    def resume(self, t: Table, seat: i64, chance: Chance) -> None:
        """Decimate."""
        culture = t.get(CULTURE)
        t.pop()
        decimate(t, culture)


class Burying(Answer[Table]):
    """GREEN-082, GREEN-102: the owner says which elder dies."""

    def offer(self, t: Table, seat: i64, menu: Menu) -> None:
        """Offer the places."""
        menu.add(BURY, t.get(PLACES))

    def force(self, t: Table, seat: i64, chance: Chance) -> bool:
        """A single place leaves no choice."""
        places = t.get(PLACES)
        if places & (places - 1) != 0:
            return False
        culture = t.get(CULTURE)
        t.pop()
        lose_elder(t, culture, lowest(places))
        return True

    def take(self, t: Table, seat: i64, family: i64, index: i64, chance: Chance) -> None:
        """He dies."""
        culture = t.get(CULTURE)
        t.pop()
        lose_elder(t, culture, index)


def spared(t: Table, culture: i64) -> i64:
    """GREEN-096, GREEN-AMB-07: how much less an icon takes from Saila's people."""
    found: i64 = 0
    cards = t.abilities(culture) & WARMTH
    while cards != 0:
        found += SPARED[lowest(cards)]
        cards &= cards - 1
    return found


def snow(t: Table, culture: i64, per: i64) -> None:
    """GREEN-091..096, GREEN-AMB-06: a unit for each elder, or for each D card; Saila spares one."""
    warm = spared(t, culture)
    if per != 0:
        livestock.ask_next(t, culture, -1, warm, livestock.FOR_SNOW)
        return
    units = t.elders_of(culture) - warm
    if units > 0:
        t.ask(asks.SNOW, t.master[culture], CULTURE.at(culture) | UNITS.at(units))


class Freezing(Answer[Table]):
    """GREEN-091: every unit is an energy or an elder, as the player likes."""

    def offer(self, t: Table, seat: i64, menu: Menu) -> None:
        """Offer discs and elders."""
        culture = t.get(CULTURE)
        menu.add(PAY, fuels(t, culture))
        menu.add(BURY, elder_places(t, culture))

    def take(self, t: Table, seat: i64, family: i64, index: i64, chance: Chance) -> None:
        """Give up one unit."""
        culture = t.get(CULTURE)
        units = t.get(UNITS) - 1
        if units == 0:
            t.pop()
        else:
            t.put(UNITS, units)
        give_unit(t, culture, family, index)


def give_unit(t: Table, culture: i64, family: i64, index: i64) -> None:
    """A snowflake takes a disc or an elder."""
    if family == PAY:
        t.discs[culture * 3 + index] -= 1
    else:
        lose_elder(t, culture, index)


def helmet(t: Table, culture: i64, chance: Chance) -> None:
    """GREEN-102, GREEN-103, GREEN-AMB-11: an elder on the rank rolled dies, wherever he is."""
    rank = chance.below(rows.DICE_STREAM, 6)
    one: i64 = 1
    places = elder_places(t, culture)
    places &= 1 | ~((one << components.RANKS) - 1) if rank == CHIEF else one << rank
    fell = one << (rank + 1) * thrown.DIE_BITS
    what = thrown.purpose(culture, thrown.HELMETS, 0) | thrown.meaning(0, 0, 2 << rank)
    thrown.note(t, fell, what, thrown.SUCCEEDED if places == 0 else thrown.FAILED)
    bury_one(t, culture, places)


class Breaking(Answer[Table]):
    """GREEN-051, GREEN-104: one import of iron value is exchanged."""

    def offer(self, t: Table, seat: i64, menu: Menu) -> None:
        """Offer the imports."""
        menu.add(BREAK, t.tableau[t.get(CULTURE)] & components.IRON_VALUED)

    def force(self, t: Table, seat: i64, chance: Chance) -> bool:
        """A single one leaves no choice."""
        culture = t.get(CULTURE)
        cards = t.tableau[culture] & components.IRON_VALUED
        if cards & (cards - 1) != 0:
            return False
        t.pop()
        if cards != 0:
            exchange(t, culture, lowest(cards))
        return True

    def take(self, t: Table, seat: i64, family: i64, index: i64, chance: Chance) -> None:
        """Exchange it."""
        culture = t.get(CULTURE)
        t.pop()
        exchange(t, culture, index)


ANSWERS: Final[tuple[Answer[Table], ...]] = (
    Struck(asks.STRUCK),
    Decimated(asks.DECIMATED),
    Burying(asks.BURY),
    Freezing(asks.SNOW),
    Breaking(asks.BREAKAGE),
)
