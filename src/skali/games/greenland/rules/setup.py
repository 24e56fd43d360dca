"""Setting up: cultures, rows, cubes, discs and cards, for every way to play."""

from mypy_extensions import i64

from skali.core.chance import Chance
from skali.games.greenland.rules import asks, components
from skali.games.greenland.rules.asks import CULTURE
from skali.games.greenland.rules.round import BEGINNER, NOBODY, TOGETHER
from skali.games.greenland.rules.rows import SETUP_STREAM, draw_region, lay
from skali.games.greenland.rules.state import IDLE, Table


def seat_cultures(t: Table, cultures: list[int]) -> None:
    """GREEN-001, GREEN-013: cultures clockwise; alone, one person leads all three."""
    t.players = len(cultures)
    t.alive = 0
    for place, culture in enumerate(cultures):
        t.circle[place] = culture
        t.master[culture] = 0 if t.seats == 1 else place
        t.alive |= 1 << i64(culture)


def draw_cultures(t: Table, chance: Chance) -> None:
    """GREEN-061, GREEN-066: at random, two of three where two play."""
    rest = [0, 1, 2]
    drawn: list[int] = []
    wanted = 2 if t.seats == 2 else 3
    while len(drawn) < wanted:
        drawn.append(rest.pop(chance.below(SETUP_STREAM, len(rest))))
    seat_cultures(t, drawn)


def set_up(t: Table, chance: Chance) -> None:
    """GREEN-057..066: everything, up to the livestock of the Norse."""
    draw_cultures(t, chance)
    fill_piles(t)
    lay_rows(t, chance)
    for place in range(t.players):
        equip(t, t.circle[place])
    if t.mode != BEGINNER and t.master[components.NORSE] != NOBODY:
        t.aside = (1 << components.SIDES) - 1
        t.ask(asks.LIVESTOCK, t.master[components.NORSE], CULTURE.at(components.NORSE))


def fill_piles(t: Table) -> None:
    """GREEN-057, GREEN-058, GREEN-070, GREEN-236: events and regions, all as bags."""
    t.left = components.TOGETHER_EVENTS if t.mode == TOGETHER else components.START_EVENTS
    for event in range(len(components.EVENTS)):
        t.deck[event] = 1
    for card in range(components.REGIONS):
        t.pile[card] = 0 if t.mode == BEGINNER and components.ADVANCED >> card & 1 != 0 else 1


def regions(t: Table) -> i64:
    """GREEN-059, GREEN-068: regions of a row."""
    return components.REGIONS_OF_TWO if t.players == 2 else components.START_REGIONS


def lay_rows(t: Table, chance: Chance) -> None:
    """GREEN-059, GREEN-060: the New World beside the pile, then regions, all warm."""
    for row in range(2):
        first: i64 = 0 if t.mode == BEGINNER else 1
        t.size[row] = first + regions(t)
        t.warm[row] = t.size[row]
        if first > 0:
            lay(t, row, 0, components.MARKLAND + row)
        for place in range(first, t.size[row]):
            lay(t, row, place, draw_region(t, row, chance))


def equip(t: Table, culture: i64) -> None:
    """GREEN-061, GREEN-063..065: daughters, idle hunters and leader, elders, colonists, discs."""
    if t.mode != BEGINNER:
        t.tableau[culture] = components.DAUGHTERS_OF[culture]
    t.idle[culture] = components.START_IDLE
    t.leader[culture] = IDLE
    for rank in range(components.RANKS):
        t.elders[culture * components.RANKS + rank] = 1
    t.dead[culture] = components.CUBES - components.START_IDLE - components.RANKS
    if culture == components.TUNIT and t.mode != BEGINNER:
        t.cubes[culture * components.SPOTS + components.MARKLAND] = components.START_COLONISTS
        t.dead[culture] -= components.START_COLONISTS
    for disc in range(3):
        t.discs[culture * 3 + disc] = components.START_DISCS[disc]
