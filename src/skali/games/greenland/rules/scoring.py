"""The end: victory points by faith, and who survives in the common game."""

from mypy_extensions import i64

from skali.core.bits import lowest
from skali.games.greenland.rules import components
from skali.games.greenland.rules.hands import value
from skali.games.greenland.rules.round import NOBODY, TOGETHER
from skali.games.greenland.rules.state import Table


def trophies(t: Table, culture: i64) -> i64:
    """GREEN-229: polytheists score their antler cards, hand cards never count."""
    if t.is_monotheist(culture):
        return 0
    found: i64 = 0
    cards = t.tableau[culture]
    while cards != 0:
        card = lowest(cards)
        cards &= cards - 1
        found += components.POINTS[card]
    return found


def worth(t: Table, culture: i64, cards: i64) -> i64:
    """GREEN-230, GREEN-AMB-62: the discs for which cards can still be exchanged."""
    found: i64 = 0
    cards &= t.tableau[culture] & ~t.raided
    while cards != 0:
        card = lowest(cards)
        cards &= cards - 1
        found += value(t, card)
    return found


def ivory(t: Table, culture: i64) -> i64:
    """GREEN-230: monotheists score ivory."""
    if not t.is_monotheist(culture):
        return 0
    return t.ivory(culture) + worth(t, culture, components.IVORY_VALUED)


def iron(t: Table, culture: i64) -> i64:
    """GREEN-230: monotheists score iron."""
    if not t.is_monotheist(culture):
        return 0
    return components.IRON_POINTS * (t.iron(culture) + worth(t, culture, components.IRON_VALUED))


def people(t: Table, culture: i64) -> i64:
    """GREEN-231: every cube outside Valhalla."""
    return components.CUBES - t.dead[culture]


def colonies(t: Table, culture: i64) -> i64:
    """GREEN-231: colonists on a cold card count more."""
    found: i64 = 0
    for spot in range(components.MARKLAND, components.VINLAND + 1):
        if t.cold >> spot & 1 != 0:
            found += (components.COLD_POINTS - 1) * t.at(culture, spot)
    return found


def thing(t: Table, culture: i64) -> i64:
    """GREEN-232, GREEN-233: a representative on a monotheist's card, once; no missionaries."""
    for other in range(components.PEOPLES):
        if t.is_monotheist(other) and t.envoys[other * components.PEOPLES + culture] > 0:
            return components.EMISSARY_POINTS
    return 0


def points(t: Table, culture: i64) -> i64:
    """GREEN-234, GREEN-235: all points; who is extinct has none."""
    if t.dead[culture] == components.CUBES:
        return 0
    return (
        trophies(t, culture)
        + ivory(t, culture)
        + iron(t, culture)
        + people(t, culture)
        + colonies(t, culture)
        + thing(t, culture)
    )


def survives(t: Table, culture: i64) -> bool:
    """GREEN-238: an idle hunter or a colonist."""
    found = t.idle[culture]
    for spot in range(components.MARKLAND, components.VINLAND + 1):
        found += t.at(culture, spot)
    return t.lives(culture) and found > 0


def survivors(t: Table) -> i64:
    """Count the cultures that would survive now."""
    found: i64 = 0
    for culture in range(components.PEOPLES):
        if t.master[culture] != NOBODY and survives(t, culture):
            found += 1
    return found


def sheet(t: Table) -> dict[str, list[int]]:
    """Return the points of every seat by line, or how many cultures survive."""
    if t.mode == TOGETHER:
        return {"survivors": [int(survivors(t))] * int(t.seats)}
    seats = [t.circle[seat] for seat in range(t.seats)]
    lines = {
        "trophies": [int(trophies(t, culture)) for culture in seats],
        "ivory": [int(ivory(t, culture)) for culture in seats],
        "iron": [int(iron(t, culture)) for culture in seats],
        "people": [int(people(t, culture)) for culture in seats],
        "colonies": [int(colonies(t, culture)) for culture in seats],
        "thing": [int(thing(t, culture)) for culture in seats],
    }
    for seat, culture in enumerate(seats):
        if t.dead[culture] == components.CUBES:
            for line in lines.values():
                line[seat] = 0
    return lines
