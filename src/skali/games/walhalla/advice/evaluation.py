"""What a strong player looks at: the evaluation behind the greedy bot, hints and search.

Points so far, what the land would pay now and later, and what everybody still has in hand: heroes,
vikings at home, vikings on board, cards. The weights were found by play against other weights.
"""

from typing import Final

from mypy_extensions import i64

from skali.core.bits import count
from skali.core.chance import total
from skali.games.walhalla.rules.cards import worth
from skali.games.walhalla.rules.components import (
    ATTACK,
    CARD_EFFECT,
    CARD_KINDS,
    CULT,
    DRAGON_ROWS,
    FJORDS,
    FLEET,
    FOREST,
    HUNT,
    POINTS_A_FIELD,
    RAIDS,
    REACH,
    TERRAIN_OF,
    TONGUES,
    VALUE_OF,
    VIKINGS_IN_WALHALLA,
    VIKINGS_ON_TONGUE,
    VILLAGE,
    WALHALLA_FIRST,
    WALHALLA_SECOND,
    WHEAT,
    WHEAT_POINTS,
)
from skali.games.walhalla.rules.scoring import heroes, strength
from skali.games.walhalla.rules.state import (
    ENDING,
    NOBODY,
    NOWHERE,
    OVER,
    Table,
    cards_in,
    copies,
)

RIVALS: Final = 0.35
"""How much the others' standing counts against the own one."""
A_FOOTHOLD: Final = 1.3
"""What a viking on land is worth for the majorities, beside the terrain."""
A_DRAWN_CARD: Final = 1.5
KEPT: Final = 0.62
"""How likely a field held now is held a raid later."""
AT_HOME: Final = 1.9
"""What a viking in Midgard is worth that can still sail in this raid."""
LEFT_AT_HOME: Final = 0.7
IN_ASGARD: Final = 0.55
A_HERO: Final = 1.5
A_FURTHER_HERO: Final = 0.7
CONTESTED: Final = 0.45
"""What a landing on an enemy's field is worth of one on a free field."""


def evaluate(t: Table, seat: i64) -> float:
    """Say how well a seat stands, in points it may expect: its own, less a part of the others'."""
    mine = standing(t, seat, own=True)
    if t.phase == OVER:
        mine = float(t.points[seat])
    others = 0.0
    for other in range(t.seats):
        if other != seat:
            others += float(t.points[other]) if t.phase == OVER else standing(t, other, own=False)
    return mine - RIVALS * others / float(t.seats - 1)


def standing(t: Table, seat: i64, *, own: bool) -> float:
    """Add up what a seat has and may still make of it; of other hands only the size is known."""
    value = float(t.points[seat])
    value += on_tongues(t, seat)
    value += on_wheat(t, seat)
    if t.raid == RAIDS:
        value += float(count(t.held[seat]))
    value += in_walhalla(t, seat)
    value += at_home(t, seat)
    value += on_board(t, seat)
    if own:
        value += in_hand(t, seat)
    else:
        value += A_DRAWN_CARD * float(cards_in(t.hands[seat]) + cards_in(t.laid[seat]))
    return value


def progress(t: Table) -> float:
    """Say how much of the raid is over, from 0 to 1."""
    if t.phase == ENDING:
        return 1.0
    return float(total(t.fleet, 0, FJORDS)) / float(FLEET)


# --- land ---


def on_tongues(t: Table, seat: i64) -> float:
    """Value majorities: as they stand now, the more the later it is, and by strength before."""
    late = progress(t)
    value = 0.0
    for tongue in range(TONGUES):
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
        now = share(above, level, t.outer[tongue], t.inner[tongue])
        early = float(t.outer[tongue] + t.inner[tongue]) * float(mine * mine) / (squares + 4.0)
        value += late * now + (1.0 - late) * early
    return value


def share(above: i64, level: i64, first: i64, second: i64) -> float:
    """Say what a place pays: so many are above, so many level with it, oneself among them."""
    if above == 0:
        return float(first + second) / float(level) if level > 1 else float(first)
    return float(second) / float(level) if above == 1 else 0.0


def on_wheat(t: Table, seat: i64) -> float:
    """Value wheat: this raid's points, and those of the next ones if it is kept."""
    each = float(WHEAT_POINTS[t.raid - 1])
    kept = KEPT
    for raid in range(t.raid, RAIDS):
        each += kept * float(WHEAT_POINTS[raid])
        kept *= KEPT
    return each * float(count(t.held[seat] & t.of_terrain(WHEAT)))


def landing_value(t: Table, seat: i64, field: i64) -> float:
    """Estimate what a landing on a field is worth; an own field is worth nothing."""
    if t.held[seat] >> field & 1 != 0:
        return 0.0
    kind = t.field[field]
    terrain = TERRAIN_OF[kind]
    value = A_FOOTHOLD
    if terrain == FOREST:
        value += float(VALUE_OF[kind])
    elif terrain == CULT:
        value += A_DRAWN_CARD
    elif terrain == VILLAGE:
        value += A_FOOTHOLD * float(VALUE_OF[kind])
    else:
        value += float(WHEAT_POINTS[t.raid - 1]) * 1.5
    if t.holder(field) != NOBODY:
        value *= CONTESTED
    return value


def on_board(t: Table, seat: i64) -> float:
    """Value own vikings in a dragon: by the best place for it, or the mean for a guest."""
    if t.dragon == NOWHERE or t.crew == 0:
        return 0.0
    if t.fjord != NOWHERE:
        return crew_value(t, seat, t.fjord, t.berth, t.lead)
    best = 0.0
    together = 0.0
    ways: i64 = 0
    for fjord in range(FJORDS):
        if t.fleet[fjord] < t.berths[fjord]:
            for lead in range(2):
                value = crew_value(t, seat, fjord, t.fleet[fjord], lead)
                together += value
                best = max(best, value)
                ways += 1
    if seat == t.active:
        return best
    return together / float(ways)


def crew_value(t: Table, seat: i64, fjord: i64, berth: i64, lead: i64) -> float:
    """Estimate the landings of a seat's vikings, if the dragon lay there."""
    value = 0.0
    for place in range(DRAGON_ROWS):
        if t.aboard(place) != seat:
            continue
        row = DRAGON_ROWS * berth + (place if lead == 0 else DRAGON_ROWS - 1 - place)
        best = 0.0
        for tongue in range(max(fjord - 1, 0), min(fjord, TONGUES - 1) + 1):
            if row < t.rows[tongue]:
                best = max(best, landing_value(t, seat, tongue * REACH + row))
        value += max(best, LEFT_AT_HOME)
    return value


# --- zones and cards ---


def in_walhalla(t: Table, seat: i64) -> float:
    """Value heroes: they win fights and bring reinforcements; in the last raid also points."""
    own = t.walhalla[seat]
    value = A_HERO * float(min(own, 2)) + A_FURTHER_HERO * float(max(own - 2, 0))
    if t.raid < RAIDS:
        return value
    late = progress(t)
    counts = heroes(t)
    mine = counts[seat]
    above: i64 = 0
    level: i64 = 0
    for other in range(t.seats):
        if counts[other] > mine:
            above += 1
        elif counts[other] == mine:
            level += 1
    ranked = share(above, level, WALHALLA_FIRST, WALHALLA_SECOND) if mine > 0 else 0.0
    return (1.0 - late) * 0.8 * value + (0.4 + 0.6 * late) * ranked


def at_home(t: Table, seat: i64) -> float:
    """Value vikings in Midgard as far as there are seats left for them, and those in Asgard."""
    left = 1.0 - progress(t)
    room = left * float(FLEET) / float(t.seats) * 2.6
    home = float(t.midgard[seat])
    sailing = min(home, room)
    value = AT_HOME * sailing
    if t.raid < RAIDS:
        value += LEFT_AT_HOME * (home - sailing)
        value += IN_ASGARD * float(min(t.asgard[seat], 10))
    return value


def in_hand(t: Table, seat: i64) -> float:
    """Value own cards: those laid by what they score now, those in hand by what they may."""
    value = 0.0
    for kind in range(CARD_KINDS):
        held = copies(t.hands[seat], kind)
        laid = copies(t.laid[seat], kind)
        if laid != 0 and CARD_EFFECT[kind] == POINTS_A_FIELD:
            value += float(laid * worth(t, seat, kind))
        if held != 0:
            value += float(held) * hope(t, seat, kind)
    return value


def hope(t: Table, seat: i64, kind: i64) -> float:
    """Estimate what a card in hand is still worth."""
    last = t.raid == RAIDS
    ending = t.phase == ENDING
    effect = CARD_EFFECT[kind]
    if effect > VIKINGS_IN_WALHALLA:
        if last:
            return 0.0 if ending else 1.6 * (1.0 - progress(t))
        return 1.8 if kind in (HUNT, ATTACK) else 1.5
    if last and ending:
        return 0.0
    if effect == POINTS_A_FIELD:
        if last:
            return float(worth(t, seat, kind)) + 1.2 * (1.0 - progress(t))
        return max(1.9, float(worth(t, seat, kind))) if not ending else 1.9
    return 2.0 if effect == VIKINGS_ON_TONGUE else 2.4
