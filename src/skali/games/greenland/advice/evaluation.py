"""What a strong player looks at: the evaluation behind the greedy bot, hints and search.

Points as they stand, what the hunters on their cards may bring, and what is kept for later rounds.
In the common game the weaker a culture is, the more its things count.
"""

from typing import Final, cast

from mypy_extensions import i64

from skali.core.arrays import vec
from skali.core.bits import count, lowest
from skali.games.greenland.advice import terms
from skali.games.greenland.rules import asks, components, deals, offers
from skali.games.greenland.rules.abilities import TO_ONE_CARDS
from skali.games.greenland.rules.dice import faces_again
from skali.games.greenland.rules.draft import D_FROM, D_LINES
from skali.games.greenland.rules.round import HUNTING, NOBODY, TOGETHER
from skali.games.greenland.rules.scoring import points, survivors
from skali.games.greenland.rules.state import CHIEF, Table

ROUNDS: Final = 10.0
SETS: Final = vec[float]([0.0, 0.0, 0.17, 0.44, 0.72, 0.9, 0.98])
"""How likely a pair is among so many dice; more dice always show one."""
TRIPLES: Final = vec[float]([0.0, 0.0, 0.0, 0.03, 0.1, 0.21, 0.37])


def features(t: Table, seat: i64) -> vec[float]:
    """Fill in the value of every term; an own offer also by what may come of it."""
    found = values_now(t, seat)
    if offers.parties(t) == 0 or t.master[t.draft[D_FROM]] != seat:
        return found
    idle = 1.0 if t.asks(asks.DRAFT) else terms.VAIN
    if deals.is_valid(t):
        after = cast("Table", t.copy())
        deals.carry_out(after)
        better = gains(t, after)
        fair = least_gain(t, better)
        if fair > 0.0:
            share(found, values_now(after, seat), fair / better[seat])
            idle = terms.LINE * float(t.draft[D_LINES])
        elif t.asks(asks.DRAFT):
            idle = terms.LINE * float(t.draft[D_LINES]) - terms.HOPE * hope(t, after, better)
    found[terms.DRAFTS] = idle
    return found


def gains(t: Table, after: Table) -> list[float]:
    """Return how much better off each seat is after a deal; every culture is looked at once."""
    now, then, weights = looks(t), looks(after), ahead(t)
    found: list[float] = []
    for seat in range(t.seats):
        worth = terms.WEIGHTS.worth(seen_by(t, seat, now), weights)
        found.append(terms.WEIGHTS.worth(seen_by(after, seat, then), weights) - worth)
    return found


def least_gain(t: Table, better: list[float]) -> float:
    """GREEN-NEG-04, GREEN-NEG-09: what a deal brings to whoever gains least of those asked.

    All must gain, or it does not come about; whoever wants more for himself is refused.
    """
    those = offers.parties(t) | deals.bystanders(t)
    found = better[t.master[t.draft[D_FROM]]]
    for culture in range(components.PEOPLES):
        if those >> culture & 1 != 0:
            found = min(found, better[t.master[culture]])
    return found


def share(found: vec[float], later: vec[float], part: float) -> None:
    """Count only a part of what a deal changes."""
    for term in range(len(found)):
        found[term] += part * (later[term] - found[term])


def hope(t: Table, after: Table, better: list[float]) -> float:
    """What all gain together by an offer that some would refuse yet, if energy can make it good."""
    together = 0.0
    spare: i64 = 0
    for culture in range(components.PEOPLES):
        if offers.parties(t) >> culture & 1 != 0:
            together += better[t.master[culture]]
            if better[t.master[culture]] > 0.0:
                spare += after.energy(culture)
    for culture in range(components.PEOPLES):
        if offers.parties(t) >> culture & 1 != 0 and better[t.master[culture]] < 0.0:
            after.discs[culture * 3 + components.ENERGY] += min(
                spare, components.MOST_ENERGY - after.energy(culture)
            )
            better = gains(t, after)
            if better[t.master[culture]] < 0.0:
                return 0.0
    return together


def ahead(t: Table) -> float:
    """Return how much of the game is still to come, from 1 to 0."""
    return min(1.0, float(t.left) / ROUNDS)


def values_now(t: Table, seat: i64) -> vec[float]:
    """Fill in the value of every term, whatever is being offered."""
    found = terms.WEIGHTS.blank()
    for culture in range(components.PEOPLES):
        if t.master[culture] != NOBODY and t.lives(culture):
            look_at(t, culture, sign_of(t, culture, seat), found)
    if t.mode == TOGETHER:
        found[terms.POINTS] = together(t)
    return found


def looks(t: Table) -> list[vec[float]]:
    """Count the things of each culture by themselves."""
    found: list[vec[float]] = []
    for culture in range(components.PEOPLES):
        found.append(terms.WEIGHTS.blank())
        if t.master[culture] != NOBODY and t.lives(culture):
            look_at(t, culture, 1.0, found[culture])
    return found


def seen_by(t: Table, seat: i64, seen: list[vec[float]]) -> vec[float]:
    """Put the cultures together as they count to a seat."""
    found = terms.WEIGHTS.blank()
    for culture in range(components.PEOPLES):
        if t.master[culture] != NOBODY and t.lives(culture):
            sign = sign_of(t, culture, seat)
            values_ = seen[culture]
            for term in range(terms.WEIGHTS.size):
                found[term] += sign * values_[term]
    if t.mode == TOGETHER:
        found[terms.POINTS] = together(t)
    return found


def sign_of(t: Table, culture: i64, seat: i64) -> float:
    """Return how what a culture has counts to a seat: against it, if it is a rival's."""
    if t.mode == TOGETHER:
        return need(t, culture)
    return 1.0 if t.master[culture] == seat else -terms.RIVALS


def together(t: Table) -> float:
    """GREEN-238: who survives, and how safely: the first of a people count most."""
    found = terms.SURVIVOR * float(survivors(t))
    for culture in range(components.PEOPLES):
        if t.master[culture] != NOBODY:
            here = strength(t, culture)
            found += (
                here
                * (terms.SAFE + terms.PLENTY)
                * (terms.SAFE + terms.PLENTY)
                / (terms.SAFE * (here + terms.SAFE))
            )
    return found


def strength(t: Table, culture: i64) -> float:
    """GREEN-241: how many live, and how safe they are from the next sunspot."""
    colonists = float(t.at(culture, components.MARKLAND) + t.at(culture, components.VINLAND))
    elders = float(t.elders_of(culture))
    husbands = float(count(t.wives(culture)))
    others = float(components.CUBES - t.dead[culture]) - colonists - elders - husbands
    return others + terms.COLONIST * colonists + terms.ELDER * elders + terms.HUSBAND * husbands


def need(t: Table, culture: i64) -> float:
    """Return what one more is worth to a culture in the common game: 1 to one with plenty."""
    share = (terms.SAFE + terms.PLENTY) / (terms.SAFE + strength(t, culture))
    return share * share


def look_at(t: Table, culture: i64, sign: float, found: vec[float]) -> None:
    """Count one culture's things, for or against."""
    if t.mode != TOGETHER:
        found[terms.POINTS] += sign * float(points(t, culture))
    found[terms.ENERGY] += sign * float(t.energy(culture))
    if not t.is_monotheist(culture):
        found[terms.IVORY] += sign * float(min(t.ivory(culture), 4))
        found[terms.IRON] += sign * float(min(t.iron(culture), 4))
    found[terms.ANIMALS] += sign * livestock(t, culture)
    found[terms.HAND] += sign * in_hand(t, culture)
    found[terms.TOOLS] += sign * float(count(t.tableau[culture] & components.TOOLS))
    found[terms.CHIEF] += sign * (1.0 if t.elder(culture, CHIEF) > 0 else 0.0)
    if t.phase <= HUNTING:
        for spot in range(components.SPOTS):
            number = t.cubes[culture * components.SPOTS + spot]
            if number > 0 and t.hunted >> spot & 1 == 0:
                found[terms.HUNTS] += sign * hunt(t, culture, spot, number)
                if spot < components.REGIONS and t.holder(spot) == NOBODY:
                    found[terms.TROPHIES] += sign * trophy(t, culture, spot, number)


def livestock(t: Table, culture: i64) -> float:
    """Births of the rounds to come, less hay, as far as cubes are left."""
    found = 0.0
    cards = t.tableau[culture] & components.ANIMALS
    while cards != 0:
        card = lowest(cards)
        cards &= cards - 1
        found += (
            (float(components.BIRTHS[card]) - terms.DISC * float(components.HAY[card]))
            * min(float(t.left), 4.0)
            * 0.5
        )
    return found


def in_hand(t: Table, culture: i64) -> float:
    """Points that cards in hand would bring in the tableau."""
    found = 0.0
    cards = t.hand[culture]
    while cards != 0:
        card = lowest(cards)
        cards &= cards - 1
        found += 0.5 + float(components.POINTS[card])
    return found


# --- hunts ---


def hit_chance(t: Table, culture: i64, faces: i64, use: i64) -> float:
    """How likely one die ends on one of some faces, with re-rolls and faces turned into ones."""
    cards = t.abilities(culture)
    good: i64 = 0
    again = faces_again(t, culture, use)
    rolled: i64 = 0
    for face in range(1, components.FACES):
        if faces >> face & 1 != 0 or cards & TO_ONE_CARDS[use * components.FACES + face] != 0:
            good += 1
        elif again >> face & 1 != 0:
            rolled += 1
    single = float(good) / 6.0
    return single + float(rolled) / 6.0 * single


def success(chance: float, dice: i64, needed: i64) -> float:
    """How likely so many dice show at least so many hits."""
    if needed <= 0:
        return 1.0
    if dice < needed:
        return 0.0
    none = (1.0 - chance) ** dice
    if needed == 1:
        return 1.0 - none
    one = float(dice) * chance * (1.0 - chance) ** (dice - 1)
    if needed == 2:
        return 1.0 - none - one
    two = float(dice * (dice - 1)) / 2.0 * chance**2 * (1.0 - chance) ** (dice - 2)
    return max(0.0, 1.0 - none - one - two)


def hunt(t: Table, culture: i64, spot: i64, number: i64) -> float:
    """What a group may bring: newborns and discs, less those whom the dice may kill."""
    if t.holder(spot) != NOBODY:
        return raid(t, culture, spot, number)
    quarry = t.quarry(spot)
    use = components.QUARRY_USE[quarry]
    chance = hit_chance(
        t, culture, components.HITS_COLD if t.cold >> spot & 1 != 0 else components.HITS_WARM, use
    )
    needed = components.QUARRY_HITS[quarry]
    dice = number
    if t.leader[culture] == spot and use not in (components.METAL, components.RAID):
        dice -= 1
        needed -= 1
    likely = success(chance, dice, needed)
    for other in range(components.PEOPLES):
        if other != culture and spot < components.REGIONS and t.at(other, spot) > 0:
            likely *= terms.RIVAL_SHARE
    babies = min(components.QUARRY_NEWBORNS[quarry], t.dead[culture])
    discs = (
        components.QUARRY_ENERGY[quarry]
        + 2 * components.QUARRY_IRON[quarry]
        + 2 * components.QUARRY_IVORY[quarry]
    )
    bites = float(count(components.QUARRY_BITES[quarry])) / 6.0
    return (
        likely * (terms.LIFE * float(babies) + terms.DISC * float(discs))
        - terms.LIFE * float(dice) * bites
    )


def raid(t: Table, culture: i64, spot: i64, number: i64) -> float:
    """What raiders may bring; defenders are worth a little."""
    if t.holder(spot) == culture:
        return 0.0
    chance = hit_chance(t, culture, components.RAID_FACES[spot], components.RAID)
    return success(chance, number, 1) * (0.5 + float(components.BIRTHS[spot])) - 0.2 * float(number)


def trophy(t: Table, culture: i64, spot: i64, number: i64) -> float:
    """Points of a card that equal dice may win; whoever has one god scores none."""
    dice = min(number, 6)
    if components.TROPHY_SET[spot] > 0:
        if t.is_monotheist(culture):
            return 0.0
        likely = SETS[dice] if components.TROPHY_SET[spot] == 2 else TRIPLES[dice]
        return likely * float(components.POINTS[spot])
    if components.HAND_SET[spot] < 0:
        return 0.0
    likely = SETS[dice] if components.HAND_SET[spot] <= 2 else TRIPLES[dice]
    return likely * 0.4 * float(1 + components.POINTS[spot])
