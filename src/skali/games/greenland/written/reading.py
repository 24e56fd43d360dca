"""Reading a position that a person wrote: rows, cultures, offers, pending decisions.

What is left out takes sensible values; what a seat could not know is sampled.
"""

from skali.core.bits import places
from skali.core.chance import Chance
from skali.core.errors import PositionError
from skali.core.game import Empty, Options
from skali.core.pending import load_pending, waiting
from skali.core.position import Fields, shown
from skali.games.greenland.rules.components import (
    ADVANCED,
    CARDS,
    CULTURES,
    EVENTS,
    FACES,
    FIRST_SIDE,
    FIRST_SOUTH,
    HANDS,
    ICON_COUNT,
    IMPORT_OF,
    KNARR,
    MARKLAND,
    NOWHERE,
    REGIONS,
    ROWS,
    SIDES,
    START_EVENTS,
    TOGETHER_EVENTS,
    WORLD_CARDS,
)
from skali.games.greenland.rules.flow import Greenland
from skali.games.greenland.rules.round import (
    BEGIN,
    BEGINNER,
    ELDERS,
    EVENT,
    NOBODY,
    OVER,
    PHASES,
    TOGETHER,
)
from skali.games.greenland.rules.rows import PILE_START, PILE_STREAM, draw_region, lay
from skali.games.greenland.rules.setup import regions, seat_cultures
from skali.games.greenland.rules.state import FINAL, FRESH, ROW, Table
from skali.games.greenland.written import people, rolls, talk
from skali.games.greenland.written.position import CLOSED, FETCHES

TURNS = ("bid", "council", "place", "navigate", "talk", "swap", "elders")
"""Questions that begin a turn; nothing waits below them."""


def load(empty: Empty, fields: Fields, options: Options, chance: Chance) -> Greenland:
    """Build a table from a position."""
    entries = fields.tables("players", len(CULTURES))
    given = fields.words("circle", CULTURES, len(CULTURES))
    seats = fields.integer("seats", len(given or entries) or 3, 1, 3)
    t: Greenland = empty(seats, options)
    seat_cultures(t, circle(t, given))
    while len(entries) < t.players:
        entries.append(Fields({}, f"players[{len(entries)}]"))
    load_round(t, fields)
    t.gone = cards_of(fields, "gone")
    t.aside = sides(fields)
    for place, entry in enumerate(entries):
        people.load(t, int(t.circle[place]), entry)
    check_events(t, fields)
    load_rows(t, fields, chance)
    fill_hands(t, fields, entries, chance)
    check_places(t)
    load_progress(t, fields)
    talk.load(t, fields)
    load_dice(t, fields)
    rolls.load(t, fields)
    for entry in entries:
        entry.close()
    pending = fields.tables("pending", int(t.dispatch.depth))
    if pending and t.phase == OVER:
        raise fields.fail("pending", "nothing is asked after the end")
    load_pending(t, pending, 0)
    check_pending(t, pending)
    t.settle(chance)
    return t


def circle(t: Table, given: list[int]) -> list[int]:
    """Read the cultures in play, clockwise: two, where two play."""
    wanted = 2 if t.seats == 2 else 3
    found = given or [0, 1, 2][:wanted]
    if len(found) != wanted or len(set(found)) != wanted:
        raise PositionError("circle", f"must name {wanted} different cultures")
    return found


def cards_of(fields: Fields, key: str) -> int:
    """Read a list of cards as a mask."""
    return sum(1 << card for card in set(fields.words(key, CARDS)))


def cultures_of(fields: Fields, key: str, default: int) -> int:
    """Read a list of cultures as a mask."""
    if not fields.has(key):
        fields.raw(key)
        return default
    return sum(1 << culture for culture in set(fields.words(key, CULTURES)))


def culture_of(t: Table, fields: Fields, key: str) -> int:
    """Read a culture in play, or nobody before the first round."""
    if not fields.has(key):
        fields.raw(key)
        return int(NOBODY) if t.phase == BEGIN else int(t.circle[0])
    culture = CULTURES.index(fields.word(key, CULTURES, ""))
    if t.master[culture] == NOBODY:
        raise fields.fail(key, f"{CULTURES[culture]} are not in play")
    return culture


def sides(fields: Fields) -> int:
    """Read the livestock sides that are set aside."""
    names = CARDS[int(FIRST_SIDE) : int(FIRST_SIDE + SIDES)]
    return sum(1 << side for side in set(fields.words("aside", names)))


def load_round(t: Table, fields: Fields) -> None:
    """Read how far the game has come."""
    everybody = int(t.alive)
    events = int(TOGETHER_EVENTS if t.mode == TOGETHER else START_EVENTS)
    t.phase = PHASES.index(fields.word("phase", PHASES, "placing"))
    t.round = fields.integer("round", int(t.phase != BEGIN), 0, events)
    t.left = fields.integer("rounds_left", events - int(t.round), 0, events)
    t.named = culture_of(t, fields, "named")
    t.first = culture_of(t, fields, "first") if fields.has("first") else t.named
    fields.raw("first")
    load_events(t, fields)
    t.step = fields.integer("step", 0, 0, most_steps(t))
    closed = fields.words("closed", CLOSED)
    t.no_sea, t.no_markland = int(0 in closed), int(1 in closed)
    t.cooled = int(fields.flag("cooled", default=False))
    t.alive = cultures_of(fields, "alive", everybody) & everybody
    t.pagans = cultures_of(fields, "pagans", everybody)
    t.chiefs = cultures_of(fields, "chiefs", 0)
    t.raided = cards_of(fields, "raided")
    if t.phase != OVER and not t.alive:
        raise fields.fail("alive", "somebody must be alive while the game goes on")
    if t.first != NOBODY and not t.lives(t.first) and t.phase != OVER:
        raise fields.fail("first", "must be alive")


def most_steps(t: Table) -> int:
    """GREEN-024, GREEN-076: a phase has a step for each icon or player, elders have two turns."""
    if t.phase == EVENT:
        return int(ICON_COUNT[t.event])
    return int(2 * t.players if t.phase == ELDERS else t.players)


def load_events(t: Table, fields: Fields) -> None:
    """Read the event of the round and those that were seen before."""
    default = EVENTS[1] if t.phase != BEGIN else None
    word = fields.word("event", EVENTS, default or "")
    t.event = EVENTS.index(word) if word else -1
    seen = set(fields.words("seen", EVENTS))
    if t.event >= 0:
        seen.add(int(t.event))
    for event in range(len(EVENTS)):
        t.deck[event] = int(event not in seen)


def check_events(t: Table, fields: Fields) -> None:
    """GREEN-110: an import is half of its event card, so an event was seen if its import was."""
    known = int(t.gone)
    for culture in range(len(CULTURES)):
        known |= int(t.tableau[culture])
    for event in range(len(EVENTS)):
        card = int(IMPORT_OF[event])
        if card not in (NOWHERE, KNARR) and known >> card & 1:
            t.deck[event] = 0
    if not fields.has("rounds_left"):
        t.left = min(int(t.left), sum(t.deck))
    if t.left > sum(t.deck):
        raise fields.fail("seen", f"too few events are left for {t.left} more rounds")


# --- rows ---


def load_rows(t: Table, fields: Fields, chance: Chance) -> None:
    """Read both rows; a row that is left out is dealt from what lies nowhere else."""
    given = fields.table("rows")
    used = t.gone
    for culture in range(len(CULTURES)):
        used |= t.hand[culture] | t.tableau[culture]
    for card in range(REGIONS):
        removed = t.mode == BEGINNER and ADVANCED >> card & 1
        t.pile[card] = int(not removed and not used >> card & 1)
    for row, name in enumerate(ROWS):
        if given.has(name):
            entry = given.table(name)
            warm, cold = entry.words("warm", CARDS, 7), entry.words("cold", CARDS, 7)
            entry.close()
            check_row(t, row, warm + cold, f"rows.{name}")
            t.size[row], t.warm[row] = len(warm + cold), len(warm)
            for place, card in enumerate(warm + cold):
                lay(t, row, place, card)
                if card < REGIONS:
                    t.pile[card] = 0
        else:
            given.raw(name)
    given.close()
    for row, name in enumerate(ROWS):
        if not given.has(name):
            deal_row(t, row, chance)
    t.hostile = cards_of(fields, "hostile")
    if t.hostile & ~(WORLD_CARDS & t.laid):
        raise fields.fail("hostile", "only a New World card that lies in a row can be hostile")


def check_row(t: Table, row: int, cards: list[int], where: str) -> None:
    """A row has up to seven different cards of its own."""
    start, end = (0, int(FIRST_SOUTH)) if row == 0 else (int(FIRST_SOUTH), int(REGIONS))
    if len(cards) >= ROW:
        raise PositionError(where, f"has {len(cards)} cards; at most {ROW - 1} are possible")
    for number, card in enumerate(cards):
        own = start <= card < end or card == MARKLAND + row
        if not own or card in cards[:number]:
            raise PositionError(where, f"{CARDS[card]} is no card of this row, or lies here twice")
        if card < REGIONS and not t.pile[card]:
            raise PositionError(where, f"{CARDS[card]} lies elsewhere, or is not in this game")


def deal_row(t: Table, row: int, chance: Chance) -> None:
    """A row as at the beginning, from the cards that lie nowhere else."""
    world = int(MARKLAND) + row
    cards = [] if t.mode == BEGINNER or t.gone >> world & 1 else [world]
    wanted = len(cards) + int(regions(t))
    while len(cards) < wanted:
        cards.append(int(draw_region(t, row, chance)))
    t.size[row] = t.warm[row] = len(cards)
    for place, card in enumerate(cards):
        lay(t, row, place, card)


def fill_hands(t: Table, fields: Fields, entries: list[Fields], chance: Chance) -> None:
    """GREEN-NEG-17: hidden hands are drawn from the cards that nobody has seen elsewhere."""
    missing = []
    for place, entry in enumerate(entries):
        culture = int(t.circle[place])
        known = int(t.hand[culture]).bit_count()
        number = entry.integer("held", known, 0, int(REGIONS))
        if entry.has("hand") and number != known:
            raise entry.fail("held", f"must be {known}, the cards in hand")
        missing += [culture] * (number - known)
    piles = fields.table("piles")
    for row, name in enumerate(ROWS):
        start = int(PILE_START[row])
        end = int(FIRST_SOUTH) if row == 0 else int(REGIONS)
        unseen = [card for card in range(start, end) if t.pile[card]]
        left = piles.integer(name, len(unseen), 0, len(unseen))
        if row == 1 and not piles.has(name):
            left = len(unseen) - len(missing)
        elif not piles.has(name):
            left = max(0, len(unseen) - len(missing))
        hidden = len(unseen) - left
        possible = [card for card in unseen if HANDS >> card & 1]
        if hidden > min(len(possible), len(missing)):
            where = f"must be at least {len(unseen) - min(len(possible), len(missing))}"
            raise PositionError(f"piles.{name}", f"{where}: the other cards lie somewhere")
        for _ in range(hidden):
            drawn = chance.below(int(PILE_STREAM[row]), len(possible))
            card = possible.pop(int(drawn))
            owner = missing.pop(int(chance.below(int(PILE_STREAM[row]), len(missing))))
            t.pile[card] = 0
            t.hand[owner] |= 1 << card
    piles.close()
    if missing:
        raise PositionError("players", f"{len(missing)} hidden cards cannot be anywhere")


def check_places(t: Table) -> None:
    """Every card lies in one place, and cubes stand on cards that are there."""
    seen = int(t.gone) & ~(int(t.laid))
    if t.gone & t.laid:
        raise PositionError("gone", f"{CARDS[places(t.gone & t.laid)[0]]} lies in a row too")
    held = 0
    for culture in range(len(CULTURES)):
        for key, mask in (("hand", int(t.hand[culture])), ("cards", int(t.tableau[culture]))):
            twice = mask & (seen | int(t.laid))
            if twice:
                card = CARDS[places(twice)[0]]
                raise PositionError("players", f"{card} in {key} lies in two places")
            seen |= mask
        held |= int(t.tableau[culture])
    for culture in range(len(CULTURES)):
        people.check_cubes(t, culture, held | int(t.laid))


# --- what is under way ---


def load_progress(t: Table, fields: Fields) -> None:
    """Read the auction and what the player who places has done."""
    auction = fields.table("auction")
    t.bid = auction.integer("bid", 0, 0, 99)
    t.quiet = auction.integer("quiet", 0, 0, 3)
    for culture, bid in enumerate(auction.counts("bids", CULTURES, 99) or []):
        t.bids[culture] = bid
    auction.close()
    placing = fields.table("placing")
    t.lonely = int(placing.flag("lonely", default=False))
    t.fetched = FETCHES.index(placing.word("fetched", FETCHES, ""))
    t.sailed = placing.integer("sailed", 0, 0, 19)
    t.evacuees = placing.integer("evacuees", 0, 0, 19)
    t.evacuated_leader = int(placing.flag("evacuated_leader", default=False))
    placing.close()
    t.fought = cards_of(fields, "fought")
    t.hunted = cards_of(fields, "hunted")
    for use, number in enumerate(fields.integers("used", 0, 19, 3)):
        t.used[use] = number


def load_dice(t: Table, fields: Fields) -> None:
    """Read the dice on the table."""
    dice = fields.table("dice")
    faces = [str(face) for face in range(1, int(FACES))]
    for name, start in (("fresh", FRESH), ("final", FINAL)):
        for face, number in enumerate(dice.counts(name, faces, 19) or [], start=1):
            t.dice[start + face] = number
    t.crown = dice.integer("leader", 0, 0, 6)
    t.crown_final = int(dice.flag("leader_final", default=False))
    dice.close()


def check_pending(t: Table, entries: list[Fields]) -> None:
    """A turn begins above nothing, and who is asked leads the culture that it is about."""
    for each, entry in zip(waiting(t), entries, strict=True):
        if each.name in TURNS and entry is not entries[0]:
            raise entry.fail("ask", f"{each.name!r} begins a turn, so it must be the first")
        for name in each.parts.keys() & {"culture", "other"}:
            culture = each.parts[name]
            if t.master[culture] == NOBODY:
                raise PositionError("pending", f"{CULTURES[culture]} are not in play")
            if name == "culture" and each.seats != (int(t.master[culture]),):
                problem = f"seat {shown([*each.seats])} does not lead {CULTURES[culture]}"
                raise PositionError("pending", problem)
