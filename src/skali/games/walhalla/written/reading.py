"""Reading a position that a person wrote: zones, dragons, cards, pending decisions.

What is left out takes sensible values; what a seat could not know is sampled.
"""
# interpreted: reads JSON-like data

from collections.abc import Callable

from skali.core.bits import places
from skali.core.chance import Chance, draw
from skali.core.errors import OptionError, PositionError
from skali.core.game import Value
from skali.core.position import Fields, one_of, shown
from skali.games.walhalla.rules import boarding, cards, landing
from skali.games.walhalla.rules.actions import ENDS
from skali.games.walhalla.rules.asks import LAND, LANDING_ROW
from skali.games.walhalla.rules.components import (
    BERTHS,
    CARD_COUNTS,
    CARD_KINDS,
    CARDS,
    COLOURS,
    DRAGON_ROWS,
    DRAGONS,
    FJORDS,
    FLEET,
    LAYOUTS,
    RAIDS,
    START_MIDGARD,
    START_WALHALLA,
    VIKINGS,
)
from skali.games.walhalla.rules.flow import Walhalla
from skali.games.walhalla.rules.state import (
    ANY_LAYOUT,
    CAT_START,
    CATEGORIES,
    LINES,
    NOBODY,
    NOWHERE,
    PHASES,
    RAIDING,
    Table,
    card,
    cards_in,
)
from skali.games.walhalla.written import pending, terrain

MANY = 10_000
UNKNOWN = -2
"""Stands for a dragon of any kind until one is drawn."""


def set_options(t: Table, options: dict[str, Value]) -> None:
    """Put the options on the table."""
    layout = str(options["layout"])
    t.layout = ANY_LAYOUT if layout == "random" else LAYOUTS.index(layout)
    t.zero_ranks = int(options["zero_ranks"])
    first = options["first"]
    t.first = NOBODY if first == "random" else int(first) - 1
    if t.first >= t.seats:
        raise OptionError(f"option 'first' cannot be {first}: there are only {t.seats} seats")


def load(
    empty: Callable[[int, dict[str, Value]], Walhalla],
    fields: Fields,
    options: dict[str, Value],
    chance: Chance,
) -> Walhalla:
    """Build a table from a position."""
    players = fields.tables("players", len(COLOURS))
    seats = fields.integer("seats", len(players) or len(COLOURS), 3, len(COLOURS))
    if len(players) > seats:
        raise fields.fail("players", f"has {len(players)} entries for {seats} seats")
    t = empty(seats, options)
    t.raid = fields.integer("raid", 1, 1, int(RAIDS))
    t.phase = PHASES.index(fields.word("phase", PHASES, PHASES[0]))
    t.start = fields.integer("start_player", max(int(t.first), 0), 0, seats - 1)
    t.active = fields.integer("active", int(t.start), 0, seats - 1)
    terrain.load(t, fields, chance)
    load_dragons(t, fields, chance)
    while len(players) < seats:
        players.append(Fields({}, f"players[{len(players)}]"))
    for seat, player in enumerate(players):
        load_vikings(t, seat, player)
        load_points(t, seat, player)
    load_cards(t, fields, players, chance)
    for player in players:
        player.close()
    pending.load(t, fields)
    while t.asks(LAND) and not landing.sides(t, t.actor(), t.get(LANDING_ROW)):
        landing.go_home(t, t.actor())
    if t.depth == 0:
        t.settle(chance)
    return t


# --- dragons ---


def load_dragons(t: Table, fields: Fields, chance: Chance) -> None:
    """Read the moored dragons and the one on its way; the rest of the twelve is the stack."""
    for kind in range(FLEET):
        t.dragons[kind] = 1
    unknown: list[int] = []
    fjords = fields.items("fjords", int(FJORDS))
    for fjord, dragons in enumerate(fjords):
        where = f"fjords[{fjord}]"
        if not isinstance(dragons, list) or len(dragons) > t.berths[fjord]:
            raise PositionError(where, f"must be a list of at most {t.berths[fjord]} dragons")
        t.fleet[fjord] = len(dragons)
        for berth, text in enumerate(dragons):
            place = fjord * int(BERTHS) + berth
            if text is None:
                unknown.append(place)
                t.moored[place] = UNKNOWN
            else:
                t.moored[place] = moored(t, text, f"{where}[{berth}]")
    load_dragon(t, fields)
    for place in unknown:
        if not any(t.dragons[kind] for kind in range(FLEET)):
            raise fields.fail("fjords", f"there are only {FLEET} dragons")
        t.moored[place] = 2 * draw(chance, boarding.DRAGON_STREAM, t.dragons, 0, FLEET)
    left = [name for kind, name in enumerate(DRAGONS) if t.dragons[kind]]
    if fields.has("stack") and sorted(fields.items("stack"), key=str) != sorted(left):
        raise fields.fail("stack", f"must hold the dragons that lie nowhere else: {left}")
    fields.raw("stack")


def moored(t: Table, text: object, where: str) -> int:
    """Read `kind` or `kind end`."""
    words = text.split() if isinstance(text, str) else []
    if len(words) == 1:
        words.append(ENDS[0])
    if len(words) != 2 or words[0] not in DRAGONS or words[1] not in ENDS:
        problem = f"must be null, 'dragon' or 'dragon end', not {shown(text)}"
        raise PositionError(where, f"{problem}; dragons: {', '.join(DRAGONS)}; ends: bow, stern")
    kind = DRAGONS.index(words[0])
    take_dragon(t, kind, where)
    return 2 * kind + ENDS.index(words[1])


def take_dragon(t: Table, kind: int, where: str) -> None:
    """Take a dragon off the stack: there is one of each kind."""
    if not t.dragons[kind]:
        raise PositionError(where, f"there is only one {DRAGONS[kind]}, and it lies elsewhere")
    t.dragons[kind] = 0


def load_dragon(t: Table, fields: Fields) -> None:
    """Read the dragon whose turn it is: kind, crew, and the fjord where it is the last."""
    if not fields.has("dragon"):
        fields.raw("dragon")
        return
    entry = fields.table("dragon")
    if t.phase != RAIDING:
        raise fields.fail("dragon", "no dragon is on its way after a raid")
    t.dragon = DRAGONS.index(entry.word("kind", DRAGONS, DRAGONS[0]))
    t.fjord = entry.integer("fjord", int(NOWHERE), 0, int(FJORDS) - 1)
    if t.fjord == NOWHERE:
        take_dragon(t, int(t.dragon), entry.at("kind"))
    else:
        t.berth = t.fleet[t.fjord] - 1
        last = t.moored[t.fjord * BERTHS + t.berth] if t.berth >= 0 else UNKNOWN
        if last >> 1 != t.dragon:
            name = DRAGONS[t.dragon]
            raise entry.fail("fjord", f"{name} must be the last dragon of fjords[{t.fjord}]")
        t.lead = last & 1
    load_crew(t, entry)
    entry.close()


def load_crew(t: Table, entry: Fields) -> None:
    """Read who sits in the dragon, by seat; neutral seats are the active player's."""
    for place, colour in enumerate(entry.items("crew", int(DRAGON_ROWS))):
        if colour is None:
            continue
        where = f"{entry.at('crew')}[{place}]"
        seat = seat_named(t, colour, where)
        owner = t.invited() if place == t.coloured_seat() else t.active
        if seat != owner:
            allowed = "nobody" if owner == NOBODY else COLOURS[owner]
            raise PositionError(where, f"only {allowed} may sit here, not {colour}")
        t.crew |= (seat + 1) << 3 * place


def seat_named(t: Table, colour: object, where: str) -> int:
    """Return the seat of a colour in play."""
    playing = COLOURS[: t.seats]
    if not isinstance(colour, str) or colour not in playing:
        raise PositionError(where, one_of(colour, playing))
    return playing.index(colour)


# --- players ---


def load_vikings(t: Table, seat: int, player: Fields) -> None:
    """Read Midgard, Walhalla and Asgard; together with land and dragon there are 14."""
    player.word("colour", (COLOURS[seat],), "")
    total = int(VIKINGS)
    away = len(places(t.held[seat]))
    away += sum(t.aboard(place) == seat for place in range(DRAGON_ROWS))
    rest = total - away
    if rest < 0:
        raise player.fail("midgard", f"more than {total} vikings are on land and in the dragon")
    walhalla = player.integer("walhalla", min(int(START_WALHALLA), rest), 0, total)
    given = player.integer("asgard", 0, 0, total)
    most = max(rest - walhalla - given, 0)
    at_home = most if player.has("asgard") else max(int(START_MIDGARD[t.seats]) - away, 0)
    midgard = player.integer("midgard", min(at_home, most), 0, total)
    asgard = given if player.has("asgard") else rest - walhalla - midgard
    if asgard < 0 or midgard + walhalla + asgard != rest:
        raise player.fail(
            "midgard",
            f"{midgard} in Midgard, {walhalla} in Walhalla, {max(asgard, 0)} in Asgard and "
            f"{total - rest} on land or on board do not make {total} vikings",
        )
    t.midgard[seat], t.walhalla[seat], t.asgard[seat] = midgard, walhalla, asgard


def load_points(t: Table, seat: int, player: Fields) -> None:
    """Read the score and the sheet that it adds up from."""
    t.points[seat] = player.integer("points", 0, 0, MANY)
    booked = player.sheet(int(t.points[seat]), CATEGORIES, int(CAT_START), 0, MANY)
    for line, points in enumerate(booked):
        t.ledger[seat * LINES + line] = points


# --- cards ---


def load_cards(t: Table, fields: Fields, players: list[Fields], chance: Chance) -> None:
    """Read discarded and known cards, sample hidden hands, and leave the rest in the pile."""
    for kind in range(CARD_KINDS):
        t.pile[kind] = CARD_COUNTS[kind]
    for kind, number in enumerate(fields.counts("discard", CARDS) or []):
        take_cards(t, kind, number, "discard")
        t.discard += number * card(kind)
    hidden: list[tuple[int, int]] = []
    for seat, player in enumerate(players):
        t.laid[seat] = take_hand(t, player, "laid")
        if t.laid[seat] and t.phase == RAIDING:
            raise player.fail("laid", "cards are laid only at the end of a raid")
        t.hands[seat] = take_hand(t, player, "hand")
        known = int(cards_in(t.hands[seat]) + cards_in(t.laid[seat]))
        number = player.integer("cards", known, 0, int(sum(CARD_COUNTS)))
        if player.has("hand") and number != known:
            raise player.fail("cards", f"must be {known}, the cards in hand and laid")
        hidden.append((seat, number - known))
    pile = fields.raw("pile")
    left = [int(t.pile[kind]) for kind in range(CARD_KINDS)]
    unseen = sum(max(number, 0) for _, number in hidden)
    if isinstance(pile, dict):
        known_pile = Fields(pile, "pile")
        left = [known_pile.integer(name, 0, 0, int(t.pile[n])) for n, name in enumerate(CARDS)]
        known_pile.close()
        for kind in range(CARD_KINDS):
            t.pile[kind] -= left[kind]
    if unseen > sum(t.pile):
        raise PositionError(
            "players", f"{unseen} unknown cards are in hands, but only {sum(t.pile)} are left"
        )
    for seat, number in hidden:
        for _ in range(number):
            t.hands[seat] += card(draw(chance, cards.CARD_STREAM, t.pile, 0, CARD_KINDS))
    check_pile(t, pile, left)


def check_pile(t: Table, pile: object, left: list[int]) -> None:
    """Compare what is left with the pile that is given: as names, as a number, or not at all."""
    rest = int(sum(t.pile))
    if isinstance(pile, dict):
        if rest:
            raise PositionError("pile", f"{rest} of the 32 cards lie nowhere")
        for kind in range(CARD_KINDS):
            t.pile[kind] = left[kind]
    elif pile is not None and (isinstance(pile, bool) or pile != rest):
        raise PositionError("pile", f"must be {rest} cards, or a table of them, not {shown(pile)}")


def take_cards(t: Table, kind: int, number: int, where: str) -> None:
    """Take cards out of the box's number."""
    if number > t.pile[kind]:
        name = CARDS[kind]
        raise PositionError(where, f"the box has only {CARD_COUNTS[kind]} {name} cards in all")
    t.pile[kind] -= number


def take_hand(t: Table, player: Fields, key: str) -> int:
    """Read a list of cards into a packed hand."""
    hand = 0
    for kind in player.words(key, CARDS):
        take_cards(t, kind, 1, player.at(key))
        hand += card(kind)
    return hand
