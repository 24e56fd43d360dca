"""What a strong player looks at: the evaluation behind the greedy bot, hints and search.

Points so far, what the land would pay now and later, and what everybody still has in hand: heroes,
vikings at home, vikings on board, cards. One small function is one consideration: it adds to the
values of its terms, which `data/advice.toml` weighs; those of others count in part, and against.
"""

from mypy_extensions import i64

from skali.core.arrays import vec
from skali.core.bits import count
from skali.games.walhalla.advice import terms
from skali.games.walhalla.rules import components
from skali.games.walhalla.rules.scoring import heroes, strength
from skali.games.walhalla.rules.state import (
    CARD_BITS,
    CARD_MASK,
    ENDING,
    NOBODY,
    NOWHERE,
    OVER,
    Table,
    cards_in,
)


def features(t: Table, seat: i64) -> vec[float]:
    """Return the values of all terms; at the end only points count."""
    out = terms.WEIGHTS.blank()
    against = -terms.RIVALS / float(t.seats - 1)
    for other in range(t.seats):
        part = 1.0 if other == seat else against
        out[terms.POINTS] += part * float(t.points[other])
        if t.phase != OVER:
            standing(t, other, part, out)
            if other != seat:
                cards = cards_in(t.hands[other]) + cards_in(t.laid[other])
                out[terms.RIVAL_CARDS] += part * float(cards)
    if t.phase != OVER:
        in_hand(t, seat, out)
    return out


def standing(t: Table, seat: i64, part: float, out: vec[float]) -> None:
    """Add what everybody can see that a seat has, and what it may still make of it."""
    on_tongues(t, seat, part, out)
    out[terms.WHEAT] += part * on_wheat(t, seat)
    if t.raid == components.RAIDS:
        out[terms.LAST_FIELDS] += part * float(count(t.held[seat]))
    in_walhalla(t, seat, part, out)
    at_home(t, seat, part, out)
    out[terms.ABOARD] += part * on_board(t, seat)


def ahead(t: Table) -> float:
    """Say how much of the raid is still to come, from 1 to 0."""
    if t.phase == ENDING:
        return 0.0
    docked: i64 = 0
    for fjord in range(components.FJORDS):
        docked += t.fleet[fjord]
    return 1.0 - float(docked) / float(components.FLEET)


# --- land ---


def on_tongues(t: Table, seat: i64, part: float, out: vec[float]) -> None:
    """Value majorities: as they stand now, and by strength."""
    for tongue in range(components.TONGUES):
        mine = strength(t, seat, tongue)
        if mine == 0:
            continue
        above: i64 = 0
        level: i64 = 1
        squares = float(mine * mine)
        for other in range(t.seats):
            if other != seat:
                theirs = strength(t, other, tongue)
                squares += float(theirs * theirs)
                if theirs > mine:
                    above += 1
                elif theirs == mine:
                    level += 1
        both = float(t.outer[tongue] + t.inner[tongue])
        now = 0.0
        if above == 0:
            now = both / float(level) if level > 1 else float(t.outer[tongue])
        elif above == 1:
            now = float(t.inner[tongue]) / float(level)
        out[terms.MAJORITIES] += part * now
        out[terms.FORCES] += part * both * float(mine * mine) / (squares + terms.DOUBT)


def on_wheat(t: Table, seat: i64) -> float:
    """Value wheat: this raid's points, and those of the next ones if it is kept."""
    each = float(components.WHEAT_POINTS[t.raid - 1])
    kept = terms.KEPT
    for raid in range(t.raid, components.RAIDS):
        each += kept * float(components.WHEAT_POINTS[raid])
        kept *= terms.KEPT
    return each * float(count(t.held[seat] & t.of_terrain(components.WHEAT)))


def landing_value(t: Table, seat: i64, field: i64) -> float:
    """Estimate what a landing on a field is worth; an own field is worth nothing."""
    if t.held[seat] >> field & 1 != 0:
        return 0.0
    kind = t.field[field]
    terrain = components.TERRAIN_OF[kind]
    value = terms.FOOTHOLD
    if terrain == components.FOREST:
        value += float(components.VALUE_OF[kind])
    elif terrain == components.CULT:
        value += terms.DRAWN_CARD
    elif terrain == components.VILLAGE:
        value += terms.FOOTHOLD * float(components.VALUE_OF[kind])
    else:
        value += float(components.WHEAT_POINTS[t.raid - 1]) * terms.LANDING_ON_WHEAT
    if t.holder(field) != NOBODY:
        value *= terms.CONTESTED
    return value


def on_board(t: Table, seat: i64) -> float:
    """Value own vikings in a dragon: by the best place for it, or the mean for a guest."""
    if t.dragon == NOWHERE or t.crew == 0:
        return 0.0
    if t.fjord != NOWHERE:
        return crew_value(t, seat, t.fjord, t.berth, t.lead)
    best = 0.0
    total = 0.0
    ways: i64 = 0
    for fjord in range(components.FJORDS):
        if t.fleet[fjord] < t.berths[fjord]:
            for lead in range(2):
                value = crew_value(t, seat, fjord, t.fleet[fjord], lead)
                total += value
                best = max(best, value)
                ways += 1
    if seat == t.active:
        return best
    return total / float(ways)


def crew_value(t: Table, seat: i64, fjord: i64, berth: i64, lead: i64) -> float:
    """Estimate the landings of a seat's vikings, if the dragon lay there."""
    value = 0.0
    for place in range(components.DRAGON_ROWS):
        if t.aboard(place) != seat:
            continue
        row = components.DRAGON_ROWS * berth + (
            place if lead == 0 else components.DRAGON_ROWS - 1 - place
        )
        best = 0.0
        for tongue in range(max(fjord - 1, 0), min(fjord, components.TONGUES - 1) + 1):
            if row < t.rows[tongue]:
                best = max(best, landing_value(t, seat, tongue * components.REACH + row))
        value += max(best, terms.NOT_LANDING)
    return value


# --- zones and cards ---


def in_walhalla(t: Table, seat: i64, part: float, out: vec[float]) -> None:
    """Value heroes: they win fights and bring reinforcements; in the last raid also points."""
    own = t.walhalla[seat]
    first = part * float(min(own, terms.FIRST_HEROES))
    more = part * float(max(own - terms.FIRST_HEROES, 0))
    if t.raid < components.RAIDS:
        out[terms.HEROES] += first
        out[terms.MORE_HEROES] += more
        return
    out[terms.LAST_HEROES] += first
    out[terms.LAST_MORE_HEROES] += more
    counts = heroes(t)
    mine = counts[seat]
    above: i64 = 0
    level: i64 = 0
    for other in range(t.seats):
        if counts[other] > mine:
            above += 1
        elif counts[other] == mine:
            level += 1
    ranked = 0.0
    if mine > 0 and above == 0:
        both = float(components.WALHALLA_FIRST + components.WALHALLA_SECOND)
        ranked = both / float(level) if level > 1 else float(components.WALHALLA_FIRST)
    elif mine > 0 and above == 1:
        ranked = float(components.WALHALLA_SECOND) / float(level)
    out[terms.WALHALLA_RANK] += part * ranked


def at_home(t: Table, seat: i64, part: float, out: vec[float]) -> None:
    """Value vikings in Midgard as far as there are seats left for them, and those in Asgard."""
    room = ahead(t) * float(components.FLEET) / float(t.seats) * terms.PLACES_A_DRAGON
    home = float(t.midgard[seat])
    sailing = min(home, room)
    out[terms.SAILING] += part * sailing
    if t.raid < components.RAIDS:
        out[terms.LEFT_AT_HOME] += part * (home - sailing)
        out[terms.ASGARD] += part * float(min(t.asgard[seat], terms.BACK_FROM_ASGARD))


def in_hand(t: Table, seat: i64, out: vec[float]) -> None:
    """Value own cards: those laid by what they score now, those in hand by what they may."""
    for kind in range(components.CARD_KINDS):
        held = t.hands[seat] >> CARD_BITS * kind & CARD_MASK
        laid = t.laid[seat] >> CARD_BITS * kind & CARD_MASK
        if laid != 0 and components.CARD_EFFECT[kind] == components.POINTS_A_FIELD:
            out[terms.LAID_CARDS] += float(laid) * now_worth(t, seat, kind)
        if held != 0:
            hope(t, seat, kind, float(held), out)


def now_worth(t: Table, seat: i64, kind: i64) -> float:
    """Return what a terrain card would score now."""
    return float(
        components.CARD_POINTS[kind]
        * count(t.held[seat] & t.of_terrain(components.CARD_TERRAIN[kind]))
    )


def hope(t: Table, seat: i64, kind: i64, held: float, out: vec[float]) -> None:
    """Value cards of a kind in hand by what they may still do; after the last raid, nothing."""
    last = t.raid == components.RAIDS
    ending = t.phase == ENDING
    effect = components.CARD_EFFECT[kind]
    if last and ending:
        return
    if effect > components.VIKINGS_IN_WALHALLA:
        if last:
            out[terms.LAST_DEEDS] += held
        elif kind in (components.HUNT, components.ATTACK):
            out[terms.HUNTS_AND_ATTACKS] += held
        else:
            out[terms.SHIELDS] += held
    elif effect == components.POINTS_A_FIELD:
        now = now_worth(t, seat, kind)
        if last:
            out[terms.LAST_TERRAIN_CARDS] += held
            out[terms.TERRAIN_CARDS] += held * now
        else:
            out[terms.TERRAIN_CARDS] += held * (
                terms.TERRAIN_HOPE if ending else max(terms.TERRAIN_HOPE, now)
            )
    elif effect == components.VIKINGS_ON_TONGUE:
        out[terms.TONGUE_CARDS] += held
    else:
        out[terms.WALHALLA_CARDS] += held
