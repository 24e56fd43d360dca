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
from skali.games.walhalla import boarding, cards, landing, position, terrain
from skali.games.walhalla.actions import ENDS, SIDES
from skali.games.walhalla.components import (
    BERTHS,
    CARD_COUNTS,
    CARD_KINDS,
    CARDS,
    COLOURS,
    DRAGON_ROWS,
    DRAGONS,
    FJORDS,
    FLEET,
    FOREST,
    LAYOUTS,
    RAIDS,
    REACH,
    SEATS,
    START_MIDGARD,
    START_WALHALLA,
    TERRAIN_OF,
    TONGUES,
    VIKINGS,
)
from skali.games.walhalla.rules import Walhalla, go_on
from skali.games.walhalla.state import (
    ANY_LAYOUT,
    ASK_BOARD,
    ASK_CARDS,
    ASK_DEFEND,
    ASK_DOCK,
    ASK_HUNT,
    ASK_JOIN,
    ASK_LAND,
    ASKS,
    CAT_START,
    CATEGORIES,
    LINES,
    NOBODY,
    NOWHERE,
    OVER,
    PHASES,
    RAIDING,
    Table,
    card,
    cards_in,
)

MANY = 10_000


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
    load_pending(t, fields)
    while t.depth and t.asked() == ASK_LAND and not landing.sides(t, t.actor(), t.cargo()):
        landing.land_without_choice(t, chance)
    if t.depth == 0:
        go_on(t, chance)
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
        last = t.moored[t.fjord * BERTHS + t.berth] if t.berth >= 0 else -2
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
    sheet = player.table("sheet")
    booked = [sheet.integer(name, 0, 0, MANY) for name in CATEGORIES]
    sheet.close()
    if not player.has("sheet"):
        booked[CAT_START] = int(t.points[seat])
    elif sum(booked) != t.points[seat]:
        raise player.fail("sheet", f"adds up to {sum(booked)}, but points are {t.points[seat]}")
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


# --- pending decisions ---


def load_pending(t: Table, fields: Fields) -> None:
    """Rebuild the decisions that wait; given ones must fit the table."""
    entries = fields.tables("pending", 4)
    top = entries[-1] if entries else Fields({}, "pending")
    asked = top.word("ask", ASKS, "") if entries else ""
    if t.phase == OVER:
        pass
    elif t.phase != RAIDING:
        load_laying(t, top, asked)
    elif t.dragon != NOWHERE and t.fjord == NOWHERE:
        load_before_docking(t, asked)
    elif t.dragon != NOWHERE:
        boarding.await_landing(t)
        if asked == ASKS[ASK_DEFEND]:
            load_fight(t, top)
        elif asked == ASKS[ASK_HUNT]:
            load_hunt(t, top)
    if entries:
        compare(t, entries)


def compare(t: Table, entries: list[Fields]) -> None:
    """Refuse pending decisions that do not follow from the table."""
    frames = [position.dump_frame(t, int(t.frames[depth])) for depth in range(t.depth)]
    given = [entry.data for entry in entries]
    fits = len(frames) == len(given) and all(
        key in frame and frame[key] == value
        for frame, entry in zip(frames, given, strict=False)
        for key, value in entry.items()
    )
    if not fits:
        raise PositionError("pending", f"does not fit the table; it would be {frames}")


def load_laying(t: Table, top: Fields, asked: str) -> None:
    """Ask all who have cards, except those who have laid theirs already."""
    everybody = 0
    for seat in range(t.seats):
        if t.hands[seat] or t.laid[seat]:
            everybody |= 1 << seat
    waiting = everybody
    if asked == ASKS[ASK_CARDS] and top.has("seats"):
        waiting = 0
        for seat in top.items("seats", int(t.seats)):
            if seat not in places(everybody):
                raise top.fail("seats", f"{shown(seat)} is no seat with cards")
            waiting |= 1 << seat
    if waiting:
        t.push(ASK_CARDS, waiting, everybody)


def load_before_docking(t: Table, asked: str) -> None:
    """Boarding, the invitation or docking, as given or as the crew suggests."""
    guest = t.invited()
    may_board = t.crew == 0 and t.midgard[t.active] > 0
    may_join = guest not in (NOBODY, t.active) and t.midgard[guest] > 0
    may_join = may_join and t.aboard(t.coloured_seat()) == NOBODY
    if may_board and asked in ("", ASKS[ASK_BOARD]):
        t.push(ASK_BOARD, 1 << t.active)
    elif may_join and asked == ASKS[ASK_JOIN]:
        t.push(ASK_JOIN, 1 << guest)
    elif not asked and t.crew == 0:
        boarding.invite(t)
    else:
        t.push(ASK_DOCK, 1 << t.active)


def load_fight(t: Table, top: Fields) -> None:
    """A viking fights for a field beside its seat: it waits no longer to land."""
    field = read_field(top)
    place = SEATS.index(top.word("attacker", SEATS, SEATS[0]))
    distance = int(t.place_at(place))
    attacker, defender = t.aboard(place), t.holder(field)
    beside = [t.field_beside(distance, side) for side in range(len(SIDES))]
    first = t.depth and t.asked() == ASK_LAND and t.cargo() == distance
    if not first or field not in beside or defender in (NOBODY, attacker):
        raise top.fail("attacker", "the first viking of the crew must attack a field beside it")
    t.pop()
    t.push(ASK_DEFEND, 1 << defender, place << 6 | field)


def load_hunt(t: Table, top: Fields) -> None:
    """A viking has just taken a forest beside the dragon."""
    field = read_field(top)
    holder = t.holder(field)
    distance = field % int(REACH) - int(DRAGON_ROWS * t.berth)
    beside = 0 <= distance < DRAGON_ROWS and field in [
        t.field_beside(distance, side) for side in range(len(SIDES))
    ]
    if not beside or holder == NOBODY or TERRAIN_OF[t.field[field]] != FOREST:
        raise top.fail("row", "a viking must stand on a forest beside the dragon")
    if t.hands[holder] == 0:
        raise top.fail("seat", "who has no card is not asked for one")
    t.push(ASK_HUNT, 1 << holder, field)


def read_field(top: Fields) -> int:
    """Read tongue and row."""
    tongue = top.integer("tongue", 0, 0, int(TONGUES) - 1)
    return tongue * int(REACH) + top.integer("row", 1, 1, int(REACH)) - 1
