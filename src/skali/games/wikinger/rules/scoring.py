"""Small, large and final scoring."""

from typing import Final

from mypy_extensions import i64

from skali.core.arrays import vec
from skali.core.bits import count
from skali.games.wikinger.rules.components import (
    BOATMAN,
    BOATMEN_ON_TILE,
    BUILDINGS,
    COLOURS,
    FINAL,
    FISHER_ROW,
    GOLD_PER_GOLDSMITH,
    GOLD_PER_POINT,
    GOLDSMITH_ROW,
    IN_GOLD,
    LARGE_SCORINGS,
    NOBLE_ROW,
    POINTS_PER_FISHER,
    POINTS_PER_NOBLE,
    POINTS_PER_SCOUT,
    POINTS_PER_SURPLUS,
    ROWS,
    SCORING,
    SCOUT_ROW,
    SHIPS,
    SPECIAL_KINDS,
    WARRIOR_ROW,
    WORTH,
)
from skali.games.wikinger.rules.display import finished_islands, population, safe, threatened
from skali.games.wikinger.rules.state import (
    CAT_BOATMEN,
    CAT_BUILDINGS,
    CAT_FISHERS,
    CAT_GOLD,
    CAT_ISLANDS,
    CAT_LONGEST,
    CAT_NOBLES,
    CAT_SCOUTS,
    CAT_SHIPS,
    CAT_SUPPLY,
    CAT_UNREPELLED,
    Table,
)

GOLDSMITH_GOLD: Final[i64] = SCORING.integer("gold_per_goldsmith")
NOBLE_POINTS: Final[i64] = SCORING.integer("points_per_noble")
SCOUT_POINTS: Final[i64] = SCORING.integer("points_per_scout")
BELOW_SCOUT: Final[i64] = SCORING.integer("points_per_figure_below_scout")
COINS_PER_POINT: Final[i64] = FINAL.integer("gold_per_point")
MOST_BOATMEN: Final[i64] = FINAL.integer("most_boatmen")
MOST_ISLANDS: Final[i64] = FINAL.integer("most_islands")
LONGEST_ISLAND: Final[i64] = FINAL.integer("longest_island")
FED_BY_FISHER: Final[i64] = FINAL.integer("fed_by_fisher")
SURPLUS: Final[i64] = FINAL.integer("points_per_surplus")
UNFED: Final[i64] = FINAL.integer("points_per_unfed")
NEIGHBOUR: Final[i64] = FINAL.integer("points_per_neighbour")
MOST_FOR_A_BUILDING: Final[i64] = FINAL.integer("most_for_a_building")


def bonus(t: Table, seat: i64, effect: vec[i64]) -> i64:
    """Add up one effect over the seat's special tiles; equal and different ones add up."""
    found: i64 = 0
    if t.advanced != 0:
        for special in range(SPECIAL_KINDS):
            found += t.specials[seat * SPECIAL_KINDS + special] * effect[special]
    return found


# --- small and large scoring ---


def is_large(round_: i64) -> bool:
    """WIK-022: which rounds end in a large scoring."""
    return round_ in LARGE_SCORINGS


def goldsmiths_pay(t: Table, seat: i64) -> None:
    """WIK-076, WIK-094, WIK-138: gold for every safe goldsmith on an island."""
    each = GOLDSMITH_GOLD + bonus(t, seat, GOLD_PER_GOLDSMITH)
    t.gold[seat] += each * count(safe(t, seat, GOLDSMITH_ROW))


def score_large(t: Table, seat: i64) -> None:
    """WIK-078: from top to bottom, once the boatmen are done."""
    warriors_repel(t, seat)
    nobles_score(t, seat)
    scouts_score(t, seat)
    goldsmiths_pay(t, seat)
    fishers_score(t, seat)


def warriors_repel(t: Table, seat: i64) -> None:
    """WIK-089, WIK-090: every repelled ship pays what is printed on it."""
    warriors = t.figures[seat * ROWS + WARRIOR_ROW]
    for sail in range(SHIPS):
        worth = WORTH[sail] * count(t.ships[seat * SHIPS + sail] & warriors)
        if IN_GOLD[sail] != 0:
            t.gold[seat] += worth
        else:
            t.book(seat, CAT_SHIPS, worth)


def nobles_score(t: Table, seat: i64) -> None:
    """WIK-091, WIK-141: points for every safe noble."""
    each = NOBLE_POINTS + bonus(t, seat, POINTS_PER_NOBLE)
    t.book(seat, CAT_NOBLES, each * count(safe(t, seat, NOBLE_ROW)))


def scouts_score(t: Table, seat: i64) -> None:
    """WIK-092, WIK-093, WIK-142: a safe scout, and the goldsmith and the fisherman below him."""
    scouts = safe(t, seat, SCOUT_ROW)
    each = SCOUT_POINTS + bonus(t, seat, POINTS_PER_SCOUT)
    below = count(scouts & t.figures[seat * ROWS + GOLDSMITH_ROW])
    below += count(scouts & t.figures[seat * ROWS + FISHER_ROW])
    t.book(seat, CAT_SCOUTS, each * count(scouts) + BELOW_SCOUT * below)


def fishers_score(t: Table, seat: i64) -> None:
    """WIK-095, WIK-143: only a special tile gives points for safe fishermen."""
    each = bonus(t, seat, POINTS_PER_FISHER)
    if each != 0:
        t.book(seat, CAT_FISHERS, each * count(safe(t, seat, FISHER_ROW)))


# --- final scoring ---


def score_final(t: Table) -> None:
    """WIK-109: ships, gold, boatmen, finished islands, longest island, supply; buildings last."""
    for seat in range(t.seats):
        pay_unrepelled_ships(t, seat)
        turn_gold_into_points(t, seat)
    give_majority(t, CAT_BOATMEN, MOST_BOATMEN)
    give_majority(t, CAT_ISLANDS, MOST_ISLANDS)
    give_majority(t, CAT_LONGEST, LONGEST_ISLAND)
    for seat in range(t.seats):
        feed(t, seat)
        score_buildings(t, seat)


def pay_unrepelled_ships(t: Table, seat: i64) -> None:
    """WIK-096, WIK-097, WIK-156: every ship without a warrior below costs what is printed."""
    warriors = t.figures[seat * ROWS + WARRIOR_ROW]
    owed: i64 = 0
    for sail in range(SHIPS):
        cost = WORTH[sail] * count(t.ships[seat * SHIPS + sail] & ~warriors)
        if IN_GOLD[sail] != 0:
            owed += cost
        else:
            t.book(seat, CAT_UNREPELLED, -cost)
    paid = min(owed, t.gold[seat])
    t.gold[seat] -= paid
    t.book(seat, CAT_UNREPELLED, paid - owed)


def turn_gold_into_points(t: Table, seat: i64) -> None:
    """WIK-098, WIK-146: a point for every 5 gold, or every 3 with the tile; the rest stays."""
    rate = bonus(t, seat, GOLD_PER_POINT)
    if rate == 0:
        rate = COINS_PER_POINT
    t.book(seat, CAT_GOLD, t.gold[seat] // rate)
    t.gold[seat] %= rate


def standing(t: Table, seat: i64, line: i64) -> i64:
    """Return what a majority compares: boatmen, finished islands, or the longest island."""
    if line == CAT_BOATMEN:
        return t.waiting[seat * COLOURS + BOATMAN] + bonus(t, seat, BOATMEN_ON_TILE)
    islands = finished_islands(t, seat)
    return islands >> 6 if line == CAT_ISLANDS else islands & 63


def give_majority(t: Table, line: i64, points: i64) -> None:
    """WIK-099, WIK-100, WIK-102, WIK-144: all who have most get the points; none is not most."""
    most: i64 = 1
    for seat in range(t.seats):
        most = max(most, standing(t, seat, line))
    for seat in range(t.seats):
        if standing(t, seat, line) == most:
            t.book(seat, line, points)


def eaters(t: Table, seat: i64) -> i64:
    """WIK-104, WIK-108, WIK-136: all wooden figures, on islands and on the mainland."""
    figures = population(t, seat)
    for colour in range(COLOURS):
        figures += t.waiting[seat * COLOURS + colour]
    return figures


def feed(t: Table, seat: i64) -> None:
    """WIK-105..107, WIK-145: safe fishermen feed five each; surplus pays, hunger costs."""
    left = FED_BY_FISHER * count(safe(t, seat, FISHER_ROW)) - eaters(t, seat)
    if left >= 0:
        each = bonus(t, seat, POINTS_PER_SURPLUS)
        t.book(seat, CAT_SUPPLY, left * (each if each > 0 else SURPLUS))
    else:
        t.book(seat, CAT_SUPPLY, left * UNFED)


def score_buildings(t: Table, seat: i64) -> None:
    """WIK-150..152, WIK-163: figures on and around every building tile that no ship threatens."""
    for building in range(len(BUILDINGS)):
        place = t.rebuilt[building]
        if place < 0 or place >> 12 != seat:
            continue
        row = place >> 6 & 63
        column = place & 63
        if threatened(t, seat, row) >> column & 1 != 0:
            continue
        around = (7 << column) >> 1
        figures: i64 = 0
        for near in range(max(1, row - 1), min(ROWS - 1, row + 1) + 1):
            figures += count(t.figures[seat * ROWS + near] & around)
        t.book(seat, CAT_BUILDINGS, min(figures * NEIGHBOUR, MOST_FOR_A_BUILDING))


def finish_large(t: Table, seat: i64) -> None:
    """WIK-078: the seat scores, then the next one begins."""
    score_large(t, seat)
    t.scored += 1
