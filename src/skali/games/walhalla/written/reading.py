"""Reading a position that a person wrote: zones, dragons, cards, pending decisions.

What is left out takes sensible values; what a seat could not know is sampled.
"""

from skali.core.bits import places
from skali.core.chance import Chance, draw
from skali.core.errors import PositionError
from skali.core.game import Empty, Options
from skali.core.options import first_seat
from skali.core.position import Fields, one_of, shown
from skali.games.walhalla.rules import boarding, cards, components, landing, state
from skali.games.walhalla.rules.actions import ENDS
from skali.games.walhalla.rules.asks import LAND, LANDING_ROW
from skali.games.walhalla.rules.flow import Walhalla
from skali.games.walhalla.rules.state import Table
from skali.games.walhalla.written import pending, terrain

MANY = 10_000
UNKNOWN = -2
"""Stands for a dragon of any kind until one is drawn."""


def set_options(t: Table, options: Options) -> None:
    """Put the options on the table."""
    layout = str(options["layout"])
    t.layout = state.ANY_LAYOUT if layout == "random" else components.LAYOUTS.index(layout)
    t.zero_ranks = int(options["zero_ranks"])
    t.first = first_seat(options, int(t.seats))


def load(empty: Empty, fields: Fields, options: Options, chance: Chance) -> Walhalla:
    """Build a table from a position."""
    players = fields.players(components.PLAYERS)
    seats = len(players)
    t: Walhalla = empty(seats, options)
    t.raid = fields.integer("raid", 1, 1, int(components.RAIDS))
    t.phase = state.PHASES.index(fields.word("phase", state.PHASES, state.PHASES[0]))
    t.start = fields.integer("start_player", max(int(t.first), 0), 0, seats - 1)
    t.active = fields.integer("active", int(t.start), 0, seats - 1)
    terrain.load(t, fields, chance)
    load_dragons(t, fields, chance)
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
    for kind in range(components.FLEET):
        t.dragons[kind] = 1
    unknown: list[int] = []
    fjords = fields.items("fjords", int(components.FJORDS))
    for fjord, dragons in enumerate(fjords):
        where = f"fjords[{fjord}]"
        if not isinstance(dragons, list) or len(dragons) > t.berths[fjord]:
            raise PositionError(where, f"must be a list of at most {t.berths[fjord]} dragons")
        t.fleet[fjord] = len(dragons)
        for berth, text in enumerate(dragons):
            place = fjord * int(components.BERTHS) + berth
            if text is None:
                unknown.append(place)
                t.moored[place] = UNKNOWN
            else:
                t.moored[place] = moored(t, text, f"{where}[{berth}]")
    load_dragon(t, fields)
    for place in unknown:
        if not any(t.dragons[kind] for kind in range(components.FLEET)):
            raise fields.fail("fjords", f"there are only {components.FLEET} dragons")
        t.moored[place] = 2 * draw(chance, boarding.DRAGON_STREAM, t.dragons, 0, components.FLEET)
    left = [name for kind, name in enumerate(components.DRAGONS) if t.dragons[kind]]
    if fields.has("stack") and sorted(fields.items("stack"), key=str) != sorted(left):
        raise fields.fail("stack", f"must hold the dragons that lie nowhere else: {left}")
    fields.raw("stack")


def moored(t: Table, text: object, where: str) -> int:
    """Read `kind` or `kind end`."""
    words = text.split() if isinstance(text, str) else []
    if len(words) == 1:
        words.append(ENDS[0])
    if len(words) != 2 or words[0] not in components.DRAGONS or words[1] not in ENDS:
        problem = f"must be null, 'dragon' or 'dragon end', not {shown(text)}"
        raise PositionError(
            where, f"{problem}; dragons: {', '.join(components.DRAGONS)}; ends: bow, stern"
        )
    kind = components.DRAGONS.index(words[0])
    t.dragons[kind] = 0
    return 2 * kind + ENDS.index(words[1])


def load_dragon(t: Table, fields: Fields) -> None:
    """Read the dragon whose turn it is: kind, crew, and the fjord where it is the last."""
    if not fields.has("dragon"):
        fields.raw("dragon")
        return
    entry = fields.table("dragon")
    if t.phase != state.RAIDING:
        raise fields.fail("dragon", "no dragon is on its way after a raid")
    t.dragon = components.DRAGONS.index(
        entry.word("kind", components.DRAGONS, components.DRAGONS[0])
    )
    t.fjord = entry.integer("fjord", int(state.NOWHERE), 0, int(components.FJORDS) - 1)
    if t.fjord == state.NOWHERE:
        t.dragons[t.dragon] = 0
    else:
        t.berth = t.fleet[t.fjord] - 1
        last = t.moored[t.fjord * components.BERTHS + t.berth] if t.berth >= 0 else UNKNOWN
        if last >> 1 != t.dragon:
            name = components.DRAGONS[t.dragon]
            raise entry.fail("fjord", f"{name} must be the last dragon of fjords[{t.fjord}]")
        t.lead = last & 1
    load_crew(t, entry)
    entry.close()


def load_crew(t: Table, entry: Fields) -> None:
    """Read who sits in the dragon, by seat; neutral seats are the active player's."""
    for place, colour in enumerate(entry.items("crew", int(components.DRAGON_ROWS))):
        if colour is None:
            continue
        where = f"{entry.at('crew')}[{place}]"
        seat = seat_named(t, colour, where)
        owner = t.invited() if place == t.coloured_seat() else t.active
        if seat != owner:
            allowed = "nobody" if owner == state.NOBODY else components.COLOURS[owner]
            raise PositionError(where, f"only {allowed} may sit here, not {colour}")
        t.crew |= (seat + 1) << 3 * place


def seat_named(t: Table, colour: object, where: str) -> int:
    """Return the seat of a colour in play."""
    playing = components.COLOURS[: t.seats]
    if not isinstance(colour, str) or colour not in playing:
        raise PositionError(where, one_of(colour, playing))
    return playing.index(colour)


# --- players ---


def load_vikings(t: Table, seat: int, player: Fields) -> None:
    """Read Midgard, Walhalla and Asgard; left out, they hold those who are nowhere else."""
    player.word("colour", (components.COLOURS[seat],), "")
    most = int(components.VIKINGS)
    away = len(places(t.held[seat]))
    away += sum(t.aboard(place) == seat for place in range(components.DRAGON_ROWS))
    rest = max(most - away, 0)
    walhalla = player.integer("walhalla", min(int(components.START_WALHALLA), rest), 0, most)
    asgard = player.integer("asgard", 0, 0, most)
    rest = max(rest - walhalla - asgard, 0)
    ready = rest if player.has("asgard") else max(int(components.START_MIDGARD[t.seats]) - away, 0)
    midgard = player.integer("midgard", min(ready, rest), 0, most)
    if not player.has("asgard"):
        asgard = max(rest - midgard, 0)
    t.midgard[seat], t.walhalla[seat], t.asgard[seat] = midgard, walhalla, asgard


def load_points(t: Table, seat: int, player: Fields) -> None:
    """Read the score and the sheet that it adds up from."""
    t.points[seat] = player.integer("points", 0, 0, MANY)
    booked = player.sheet(int(t.points[seat]), state.CATEGORIES, int(state.CAT_START), 0, MANY)
    for line, points in enumerate(booked):
        t.ledger[seat * state.LINES + line] = points


# --- cards ---


def load_cards(t: Table, fields: Fields, players: list[Fields], chance: Chance) -> None:
    """Read discarded and known cards, sample hidden hands, and leave the rest in the pile."""
    for kind in range(components.CARD_KINDS):
        t.pile[kind] = components.CARD_COUNTS[kind]
    for kind, number in enumerate(fields.counts("discard", components.CARDS) or []):
        t.pile[kind] -= number
        t.discard += number * state.card(kind)
    hidden: list[tuple[int, int]] = []
    for seat, player in enumerate(players):
        t.laid[seat] = take_hand(t, player, "laid", components.LAID_CARDS)
        if t.laid[seat] and t.phase == state.RAIDING:
            raise player.fail("laid", "cards are laid only at the end of a raid")
        t.hands[seat] = take_hand(t, player, "hand", components.CARDS)
        known = int(state.cards_in(t.hands[seat]) + state.cards_in(t.laid[seat]))
        number = player.integer("cards", known, 0, int(sum(components.CARD_COUNTS)))
        if player.has("hand") and number != known:
            raise player.fail("cards", f"must be {known}, the cards in hand and laid")
        hidden.append((seat, max(number - known, 0)))
    kept = keep_pile(t, fields)
    unseen = sum(number for _, number in hidden)
    if unseen > sum(t.pile):
        raise fields.fail("players", f"hold {unseen} unknown cards, but {sum(t.pile)} are left")
    for seat, number in hidden:
        for _ in range(number):
            t.hands[seat] += state.card(
                draw(chance, cards.CARD_STREAM, t.pile, 0, components.CARD_KINDS)
            )
    if kept is not None:
        for kind in range(components.CARD_KINDS):
            t.pile[kind] = kept[kind]
    elif fields.has("pile") and fields.raw("pile") != sum(t.pile):
        problem = f"must be {sum(t.pile)} cards, or a table of them"
        raise fields.fail("pile", f"{problem}, not {shown(fields.raw('pile'))}")


def keep_pile(t: Table, fields: Fields) -> list[int] | None:
    """Take the cards of a pile that is known by name aside, so that no hand gets them."""
    kept = fields.counts("pile", components.CARDS) if isinstance(fields.raw("pile"), dict) else None
    for kind, number in enumerate(kept or []):
        t.pile[kind] -= number
    return kept


def take_hand(t: Table, player: Fields, key: str, names: tuple[str, ...]) -> int:
    """Read a list of cards into a packed hand."""
    hand = 0
    for place in player.words(key, names):
        kind = components.CARDS.index(names[place])
        t.pile[kind] -= 1
        hand += state.card(kind)
    return hand
