"""The catalogue's prohibitions, one predicate a rule, apart from the fast generator of `rules`."""
# interpreted: asked by people, one action at a time

from skali.core.message import Message, Refusal, say
from skali.games.walhalla.actions import SPACE
from skali.games.walhalla.components import (
    CARDS,
    DRAGON_ROWS,
    REACH,
    SEATS,
    TONGUES,
)
from skali.games.walhalla.position import copies
from skali.games.walhalla.state import ASKS, Table
from skali.games.walhalla.words import tongue_letter

# Which actions answer what is asked, and the rule that asks.
ANSWERS = {
    "board": (("board",), "WAL-021"),
    "join": (("join", "stay"), "WAL-022"),
    "dock": (("dock",), "WAL-029"),
    "land": (("land", "attack"), "WAL-048"),
    "defend": (("fall", "win", "shield"), "WAL-051"),
    "hunt": (("hunt", "pass"), "WAL-067"),
    "cards": (("lay", "done"), "WAL-079"),
}
PLAYED_WHILE_LANDING = ("hunt", "attack", "shield")


def why_not(t: Table, action: int, seat: int) -> Refusal | None:
    """Name the first rule against an action of a seat that must decide, or None."""
    family = SPACE.family_of(action).name
    families, asking = ANSWERS[ASKS[t.asked()]]
    if family not in families:
        return against_the_moment(family, ASKS[t.asked()]) or Refusal(asking)
    here = SPACE.indices(action)
    if family == "board":
        return against_boarding(t, *here)
    if family == "dock":
        return against_docking(t, *here)
    if family in ("land", "attack"):
        return against_landing(t, *here, with_card=family == "attack")
    if family in ("win", "shield"):
        return against_winning(t, with_card=family == "shield")
    if family == "hunt":
        return against_a_missing(t, seat, "hunt", "WAL-113")
    if family == "lay":
        return against_laying(t, seat, *here)
    return None


def against_the_moment(family: str, asked: str) -> Refusal | None:
    """WAL-076: cards of the raid's end are not played before it, the others not at it."""
    at_the_end = asked == "cards"
    if family == "lay" or (at_the_end and family in PLAYED_WHILE_LANDING):
        return Refusal("WAL-076")
    return None


def card_name(name: str) -> Message:
    """Name a card."""
    return say(f"walhalla-card-{name}")


# --- boarding and docking ---


def against_boarding(t: Table, seats: int) -> Refusal | None:
    """WAL-027, WAL-021: the coloured seat is its owner's; nobody boards who is not in Midgard."""
    active = int(t.active)
    coloured = int(t.coloured_seat())
    if seats >> coloured & 1 and t.invited() != active:
        return Refusal("WAL-027", place=say(f"walhalla-place-{SEATS[coloured]}"))
    wanted = sum(seats >> place & 1 for place in range(DRAGON_ROWS))
    if wanted > t.midgard[active]:
        return Refusal("WAL-026", wanted=wanted, midgard=int(t.midgard[active]))
    return None


def against_docking(t: Table, fjord: int, _end: int) -> Refusal | None:
    """WAL-034: the next place in the fjord must touch a field on one side at least."""
    row = int(DRAGON_ROWS * t.fleet[fjord]) + 1
    bordering = [tongue for tongue in (fjord - 1, fjord) if 0 <= tongue < TONGUES]
    if all(row > t.rows[tongue] for tongue in bordering):
        return Refusal("WAL-034", fjord=fjord + 1, row=row)
    return None


# --- landing and fights ---


def against_landing(t: Table, side: int, *, with_card: bool) -> Refusal | None:
    """WAL-040, WAL-041, WAL-044, WAL-113, WAL-114: a field must be there, and not an own one."""
    seat = t.turn[0]
    tongue = int(t.fjord) - 1 + side
    row = int(DRAGON_ROWS * t.berth + t.cargo())
    if not 0 <= tongue < TONGUES:
        return Refusal("WAL-040", row=row + 1)
    if row >= t.rows[tongue]:
        return Refusal("WAL-041", row=row + 1, tongue=tongue_letter(tongue))
    there = [s for s in range(t.seats) if t.held[s] >> tongue * int(REACH) + row & 1]
    if seat in there:
        return Refusal("WAL-044", row=row + 1, tongue=tongue_letter(tongue))
    if with_card and not there:
        return Refusal("WAL-114", row=row + 1, tongue=tongue_letter(tongue))
    return against_a_missing(t, seat, "attack", "WAL-113") if with_card else None


def against_winning(t: Table, *, with_card: bool) -> Refusal | None:
    """WAL-054, WAL-113: a hero in Walhalla is the price, or a shield."""
    seat = t.turn[0]
    if with_card:
        return against_a_missing(t, seat, "shield", "WAL-113")
    return None if t.walhalla[seat] else Refusal("WAL-054")


def against_a_missing(t: Table, seat: int, name: str, rule: str) -> Refusal | None:
    """WAL-071, WAL-113: only a card in the own hand can be played."""
    if copies(int(t.hands[seat]), CARDS.index(name)):
        return None
    return Refusal(rule, card=card_name(name))


# --- the end of a raid ---


def against_laying(t: Table, seat: int, card: int) -> Refusal | None:
    """WAL-071, WAL-076: own cards for the end of a raid only."""
    if CARDS[card] in PLAYED_WHILE_LANDING:
        return Refusal("WAL-076")
    return against_a_missing(t, seat, CARDS[card], "WAL-071")
