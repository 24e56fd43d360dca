"""Whether an offer could happen now, who must agree, and the deal itself: all of it or nothing."""

from mypy_extensions import i64

from skali.core.bits import lowest
from skali.games.greenland.rules import offers
from skali.games.greenland.rules.components import PEOPLES, REGION_CARDS
from skali.games.greenland.rules.cubes import marry, withdraw
from skali.games.greenland.rules.draft import G_CROWNED, gift
from skali.games.greenland.rules.hands import gain, trim
from skali.games.greenland.rules.round import NOBODY
from skali.games.greenland.rules.state import Table
from skali.games.greenland.rules.transport import capacity, cross

# --- checking ---


def is_valid(t: Table) -> bool:
    """GREEN-NEG-06: whether everything in the offer could happen now, all of it together."""
    if offers.half_said(t) != NOBODY:
        return False
    for culture in range(PEOPLES):
        if offers.parties(t) >> culture & 1 != 0 and not (
            gifts_are_there(t, culture) and all_can_leave(t, culture)
        ):
            return False
    return True


def gifts_are_there(t: Table, culture: i64) -> bool:
    """The discs and cards that a party gives are there, and its brides are free."""
    for disc in range(3):
        if t.discs[culture * 3 + disc] < offers.discs_of(t, culture, disc):
            return False
    for taker in range(PEOPLES):
        daughter = offers.bride(t, culture, taker)
        if daughter >= 0 and t.husband[daughter] != NOBODY:
            return False
    return offers.cards_of(t, culture) & ~offers.tradable(t, culture) == 0


def all_can_leave(t: Table, culture: i64) -> bool:
    """GREEN-152, GREEN-NEG-10: who leaves and who marries are there and find transport together."""
    spots = offers.emptied(t, culture)
    ferried = t.ferried
    crossed = t.crossed
    fine = True
    while spots != 0 and fine:
        spot = lowest(spots)
        spots &= spots - 1
        number = going_from(t, culture, spot)
        fine = group_can_leave(t, culture, spot, number, led_from(t, culture, spot))
        if fine and not t.is_home(culture, spot):
            cross(t, culture, spot, number)
    t.ferried = ferried
    t.crossed = crossed
    return fine


def going_from(t: Table, culture: i64, spot: i64) -> i64:
    """Count a party's cubes that go from a card by this offer, home or to marry."""
    number = offers.left_number(t, culture) if offers.left_card(t, culture) == spot else 0
    return number + offers.grooms_from(t, culture, spot)


def led_from(t: Table, culture: i64, spot: i64) -> i64:
    """Count those of them who are said to be the leader."""
    number = offers.left_leader(t, culture) if offers.left_card(t, culture) == spot else 0
    return number + offers.crowned_from(t, culture, spot)


def group_can_leave(t: Table, culture: i64, spot: i64, number: i64, led: i64) -> bool:
    """So many cubes are on the card, the leader among them or not, and can go."""
    if not offers.may_leave(t, culture, spot):
        return False
    there: i64 = 1 if t.leader[culture] == spot else 0
    if led > there or number - led > t.at(culture, spot) - there:
        return False
    return t.is_home(culture, spot) or capacity(t, culture, spot) >= number


def bystanders(t: Table) -> i64:
    """GREEN-150, GREEN-NEG-09: who else must agree since cubes leave a card where he stands."""
    spots: i64 = 0
    for culture in range(PEOPLES):
        spots |= offers.emptied(t, culture)
    found: i64 = 0
    while spots != 0:
        found |= others_on(t, lowest(spots))
        spots &= spots - 1
    return found & ~offers.parties(t)


def others_on(t: Table, spot: i64) -> i64:
    """Return the cultures that have cubes on a card."""
    found: i64 = 0
    for culture in range(PEOPLES):
        if t.stands(culture, spot) > 0:
            found |= 1 << culture
    return found


# --- carrying out ---


def carry_out(t: Table) -> None:
    """GREEN-NEG-04: everything at once; what was promised is remembered for the round."""
    hand_over_discs(t)
    for giver in range(PEOPLES):
        leave(t, giver)
        for taker in range(PEOPLES):
            if giver != taker:
                hand_over_cards(t, giver, taker)
                wed(t, giver, taker)
                if offers.promised(t, giver, taker) >= 0:
                    t.promises = t.promises[:]
                    t.promises[giver * PEOPLES + taker] = offers.promised(t, giver, taker) + 1
    those = offers.parties(t)
    offers.clear(t)
    step = t.players
    while step > 0:
        step -= 1
        culture = t.after(t.first, step)
        if those >> culture & 1 != 0:
            trim(t, culture)


def hand_over_discs(t: Table) -> None:
    """GREEN-NEG-07: all discs are given before any arrive; energy beyond the most is lost."""
    for giver in range(PEOPLES):
        for disc in range(3):
            t.discs[giver * 3 + disc] -= offers.discs_of(t, giver, disc)
    for giver in range(PEOPLES):
        for taker in range(PEOPLES):
            for disc in range(3):
                number = offers.discs_given(t, giver, taker, disc)
                if number > 0:
                    gain(t, taker, disc, number)


def hand_over_cards(t: Table, giver: i64, taker: i64) -> None:
    """GREEN-149: from hand to hand, from tableau to tableau."""
    cards = offers.cards_given(t, giver, taker)
    held = cards & t.hand[giver] & REGION_CARDS
    t.hand = t.hand[:]
    t.hand[giver] &= ~held
    t.hand[taker] |= held
    t.tableau[giver] &= ~(cards & ~held)
    t.tableau[taker] |= cards & ~held


def leave(t: Table, culture: i64) -> None:
    """GREEN-151: cubes go home."""
    spot = offers.left_card(t, culture)
    if spot < 0:
        return
    number = offers.left_number(t, culture)
    if not t.is_home(culture, spot):
        cross(t, culture, spot, number)
    withdraw(t, culture, spot, number, offers.left_leader(t, culture))


def wed(t: Table, giver: i64, taker: i64) -> None:
    """GREEN-153: a daughter of one party marries a cube of another."""
    daughter = offers.bride(t, giver, taker)
    if daughter < 0:
        return
    spot = offers.groom(t, giver, taker)
    if not t.is_home(taker, spot):
        cross(t, taker, spot, 1)
    marry(t, taker, spot, daughter, t.draft[gift(giver, taker) + G_CROWNED])
