"""The catalogue's prohibitions, one predicate a rule, apart from the fast generator of `rules`."""
# interpreted: asked by people, one action at a time

from skali.core.message import Refusal, say
from skali.games.walhalla.rules.actions import SPACE
from skali.games.walhalla.rules.asks import AFTER, LANDING_ROW
from skali.games.walhalla.rules.components import CARDS, DRAGON_ROWS, LETTERS, REACH, SEATS, TONGUES
from skali.games.walhalla.rules.state import Table, copies


def why_not(t: Table, action: int, seat: int) -> Refusal | None:
    """Name the first rule against an action of a seat that must decide, or None."""
    family, here = SPACE.family_of(action).name, SPACE.indices(action)
    if family == "board":
        return against_boarding(t, seat, *here)
    if family == "dock":
        return against_docking(t, *here)
    if family in ("land", "attack"):
        return against_landing(t, seat, *here, with_card=family == "attack")
    if family == "win":
        return None if t.walhalla[seat] else Refusal("WAL-054")
    if family in ("shield", "hunt"):
        return against_a_missing(t, seat, family, "WAL-113")
    if family == "lay":
        return against_laying(t, seat, *here)
    return None


# --- boarding and docking ---


def against_boarding(t: Table, seat: int, seats: int) -> Refusal | None:
    """WAL-027, WAL-021: the coloured seat is its owner's; nobody boards who is not in Midgard."""
    coloured = int(t.coloured_seat())
    if seats >> coloured & 1 and t.invited() != seat:
        return Refusal("WAL-027", place=say(f"walhalla-place-{SEATS[coloured]}"))
    wanted = sum(seats >> place & 1 for place in range(DRAGON_ROWS))
    if wanted > t.midgard[seat]:
        return Refusal("WAL-026", wanted=wanted, midgard=int(t.midgard[seat]))
    return None


def against_docking(t: Table, fjord: int, _end: int) -> Refusal | None:
    """WAL-034: the next place in the fjord must touch a field on one side at least."""
    row = int(DRAGON_ROWS * t.fleet[fjord]) + 1
    bordering = [tongue for tongue in (fjord - 1, fjord) if 0 <= tongue < TONGUES]
    if all(row > t.rows[tongue] for tongue in bordering):
        return Refusal("WAL-034", fjord=fjord + 1, row=row)
    return None


# --- landing and fights ---


def against_landing(t: Table, seat: int, side: int, *, with_card: bool) -> Refusal | None:
    """WAL-040, WAL-041, WAL-044, WAL-113, WAL-114: a field must be there, and not an own one."""
    tongue, row = int(t.fjord) - 1 + side, int(t.get(LANDING_ROW))
    if not 0 <= tongue < TONGUES:
        return Refusal("WAL-040", row=row)
    if row > t.rows[tongue]:
        return Refusal("WAL-041", row=row, tongue=LETTERS[tongue])
    there = [s for s in range(t.seats) if t.held[s] >> tongue * int(REACH) + row - 1 & 1]
    if seat in there:
        return Refusal("WAL-044", row=row, tongue=LETTERS[tongue])
    if with_card and not there:
        return Refusal("WAL-114", row=row, tongue=LETTERS[tongue])
    return against_a_missing(t, seat, "attack", "WAL-113") if with_card else None


# --- cards ---


def against_a_missing(t: Table, seat: int, name: str, rule: str) -> Refusal | None:
    """WAL-071, WAL-113: only a card in the own hand can be played."""
    if copies(t.hands[seat], CARDS.index(name)):
        return None
    return Refusal(rule, card=say(f"walhalla-card-{name}"))


def against_laying(t: Table, seat: int, card: int) -> Refusal | None:
    """WAL-071, WAL-076: own cards for the end of a raid only."""
    if CARDS[card] in AFTER:
        return Refusal("WAL-076")
    return against_a_missing(t, seat, CARDS[card], "WAL-071")
