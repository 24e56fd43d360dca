"""What a strong player looks at: the evaluation behind the greedy bot, hints and search.

Points as they stand, what the boards will still pay, and what the supply, the Vikings and the
ships are good for. One small function is one consideration: it adds to the values of its terms,
which `data/advice.toml` weighs.
"""

from math import sqrt
from typing import Final

from mypy_extensions import i64

from skali.core.arrays import vec
from skali.core.bits import count, lowest
from skali.games.odin.advice import supply, terms
from skali.games.odin.advice.terms import (
    CELLS_A_VIKING,
    CELLS_FILLED,
    DELAY,
    FAR_STEPS,
    FIRST_VIKINGS,
    GREEN_FITS,
    HOUSE_GIFT,
    MOST_EMIGRANTS,
    RIVALS,
    SMALL_GIFT,
    TOO_EARLY,
    WEIGHTS,
)
from skali.games.odin.effects.cards import CARD_POINTS, CARD_WORDS, LASTING, SET_WORD
from skali.games.odin.rules.anytime import held
from skali.games.odin.rules.bay import boats, longships, most_ore
from skali.games.odin.rules.boards import (
    BONUS_COUNT,
    BONUS_FIRST,
    BONUS_GIFT,
    BONUS_RING,
    FACE_ROWS,
    FIRST_STONE_HOUSE,
    HOME_PLOT,
    INCOMES,
    MINUS,
    NEEDED,
    PLOTS,
    ROWS,
    STEPS,
    TRACK_CELLS,
    TRACK_COLUMN,
    TRACK_ROW,
    TRACKS,
    row_of,
)
from skali.games.odin.rules.components import (
    ALL_SPACES,
    ANIMAL_POINTS,
    BREEDING,
    COLUMN,
    EMIGRATION_CELLS,
    FIRST_THING,
    SPACES,
    VIKINGS,
)
from skali.games.odin.rules.goods import (
    CATTLE,
    CELLS,
    FORM,
    KINDS,
    SHEEP,
    SILVER,
    TALL,
    TALLEST,
    TURNS,
)
from skali.games.odin.rules.land import FORM_ROW, REFUSED, anchors, apart, within_reach
from skali.games.odin.rules.scoring import open_cells, open_home, open_slots, score
from skali.games.odin.rules.state import (
    ACTIONS,
    BEFORE_INCOME,
    EMIGRATED,
    KNARRS,
    THING,
    Table,
)
from skali.games.odin.rules.yields import covered_steps, left_around, minus

EMIGRATES: Final[i64] = sum(1 << n for n, key in enumerate(SPACES) if "emigrate" in key)
"""The spaces from which a ship can emigrate, as a mask."""


def ahead(t: Table) -> float:
    """Say how much of the game is still to come, from 1 to 0."""
    return float(t.rounds() - t.round) / float(t.rounds() - 1)


def features(t: Table, seat: i64) -> vec[float]:
    """Return the values of all terms; at the end only points count."""
    out = WEIGHTS.blank()
    out[terms.POINTS] = float(score(t, seat))
    if t.seats > 1:
        others: i64 = 0
        for other in range(t.seats):
            if other != seat:
                others += score(t, other)
        out[terms.POINTS] -= RIVALS * float(others) / float(t.seats - 1)
    if t.depth == 0:
        return out
    on_land(t, seat, out)
    supply.value(t, seat, out)
    at_work(t, seat, out)
    in_hand(t, seat, out)
    still_covered(t, seat, out)
    if t.decks != 0:
        learned(t, seat, out)
    return out


def incomes_left(t: Table) -> i64:
    """Count the incomes that are still to be paid."""
    due: i64 = 1 if t.phase <= BEFORE_INCOME else 0
    return t.rounds() - t.round + due


def bonuses_left(t: Table) -> i64:
    """ODIN-127: count the bonus phases that are still to come; the last round has none."""
    return t.rounds() - t.round


# --- land ---


def on_land(t: Table, seat: i64, out: vec[float]) -> None:
    """Value what all boards and houses will pay."""
    mine = t.plots(seat)
    for plot in range(PLOTS):
        if mine >> plot & 1 != 0:
            face = t.face(plot)
            at = row_of(seat, plot)
            for track in range(TRACKS):
                diagonal(t, at, face, track, out)
            for index in range(BONUS_COUNT[face]):
                bonus(t, at, BONUS_FIRST[face] + index, out)
            if plot < FIRST_STONE_HOUSE:
                out[terms.OPEN_ISLANDS] += float(minus(t.land, at, face))
            elif plot < HOME_PLOT:
                out[terms.OPEN_HOUSES] += float(minus(t.land, at, face))
    out[terms.OPEN_HOUSES] += float(open_slots(t, seat))


def diagonal(t: Table, at: i64, face: i64, track: i64, out: vec[float]) -> None:
    """Value an income, and how near the next one is."""
    number = face * TRACKS + track
    if TRACK_CELLS[number] == 0:
        return
    step = covered_steps(t.land, at, number)
    now = INCOMES[number * STEPS + step]
    paid = float(incomes_left(t))
    out[terms.INCOME] += paid * float(now)
    if step < TRACK_CELLS[number]:
        out[terms.NEXT_INCOME] += next_steps(t.land, at, face, track, step, paid)


def next_steps(land: vec[i64], at: i64, face: i64, track: i64, first: i64, paid: float) -> float:
    """Value the next incomes by the share of their cells that is covered; far ones come later."""
    number = face * TRACKS + track
    found = 0.0
    covered: i64 = 0
    needed: i64 = 0
    if first > 0:
        needed, covered = square(land, at, face, number, first - 1)
    for step in range(first, min(first + FAR_STEPS, TRACK_CELLS[number])):
        inside, lies = square(land, at, face, number, step)
        more = INCOMES[number * STEPS + step + 1] - INCOMES[number * STEPS + step]
        if inside > needed:
            found += paid * float(more * max(lies - covered, 0)) / float(inside - needed)
        paid = max(0.0, paid - DELAY)
        needed = inside
        covered = lies
    return found


def square(land: vec[i64], at: i64, face: i64, number: i64, step: i64) -> tuple[i64, i64]:
    """ODIN-137: count the cells to the lower left of an income, and those that are covered."""
    left: i64 = (2 << (TRACK_COLUMN[number] + step)) - 1
    inside: i64 = 0
    covered: i64 = 0
    for row in range(TRACK_ROW[number] - step, FACE_ROWS[face]):
        cells = NEEDED[face * ROWS + row] & left
        inside += count(cells)
        covered += count(cells & land[at + row])
    return inside, covered


def bonus(t: Table, at: i64, number: i64, out: vec[float]) -> None:
    """Value a bonus that is earned, and how near one is that is not."""
    left = left_around(t.land, at, number)
    if left < 0:
        return
    cells: i64 = 0
    for place in range(2 * number, 2 * number + 2):
        gift = BONUS_GIFT[place]
        if 0 <= gift < KINDS:
            cells += max(CELLS[gift], SMALL_GIFT)
        elif gift >= KINDS:
            cells += HOUSE_GIFT
    worth = float(cells * bonuses_left(t))
    if left == 0:
        out[terms.BONUSES] += worth
        return
    around: i64 = 0
    for line in range(3):
        around += count(BONUS_RING[3 * number + line])
    out[terms.NEXT_BONUSES] += worth * float(around - left) / float(around)


def still_covered(t: Table, seat: i64, out: vec[float]) -> None:
    """Guess how many of the cells that cost a point will be covered until the end.

    There are goods for so many, in the supply and by the work that is still to be done, and there
    are so many cells: the two bounds are joined smoothly.
    """
    men = out[terms.VIKINGS] + out[terms.MORE_VIKINGS]
    for later in range(t.round + 1, t.rounds() + 1):
        men += float(FIRST_THING[t.length] + later)
    tiles = out[terms.BLUE] + GREEN_FITS * out[terms.GREEN]
    goods = tiles + CELLS_A_VIKING * men
    cells = CELLS_FILLED * float(open_home(t, seat) + open_cells(t, seat, 0, FIRST_STONE_HOUSE))
    if goods > 0.0 and cells > 0.0:
        out[terms.COVERED] = goods * cells / sqrt(goods * goods + cells * cells)
    out[terms.WITHIN_REACH] = within_supply(t, seat, tiles + out[terms.SILVER] + out[terms.ORE])


def within_supply(t: Table, seat: i64, cells: float) -> float:
    """ODIN-097, ODIN-137: say what the supply could add to an income, beyond a point for a cell."""
    best = 0.0
    mine = t.plots(seat)
    paid = incomes_left(t)
    for plot in range(PLOTS):
        if mine >> plot & 1 != 0:
            for track in range(TRACKS):
                number = t.face(plot) * TRACKS + track
                if TRACK_CELLS[number] > 0:
                    best = max(
                        best, climb(t.land, row_of(seat, plot), t.face(plot), number, cells, paid)
                    )
    return best


def climb(land: vec[i64], at: i64, face: i64, number: i64, cells: float, paid: i64) -> float:
    """Say how much a diagonal could pay more, less the cells for it, if there are so many."""
    first = covered_steps(land, at, number)
    best: i64 = 0
    for step in range(first, TRACK_CELLS[number]):
        inside, lies = square(land, at, face, number, step)
        if float(inside - lies) > cells:
            break
        more = INCOMES[number * STEPS + step + 1] - INCOMES[number * STEPS + first]
        best = max(best, more * paid - (inside - lies))
    return float(best)


def in_hand(t: Table, seat: i64, out: vec[float]) -> None:
    """Value what is held by its best place, less what it counts in the supply."""
    thing = held(t, seat)
    if thing < 0:
        return
    if t.phase == ACTIONS:
        out[terms.IN_HAND] = -TOO_EARLY
        return
    best: i64 = 0
    mine = t.plots(seat)
    for plot in range(PLOTS):
        if mine >> plot & 1 != 0:
            best = max(best, most_covered(t, row_of(seat, plot), t.face(plot), thing))
    out[terms.IN_HAND] = float(best) - (2.0 if thing == SILVER else 0.0)


def most_covered(t: Table, at: i64, face: i64, thing: i64) -> i64:
    """Count the cells costing a point that a thing covers in its best place on a board."""
    near = apart(face, thing)
    if near == REFUSED:
        return 0
    reach = within_reach(t.land, at, face, CELLS[thing])
    best: i64 = 0
    for turn in range(TURNS):
        form = FORM[thing * TURNS + turn]
        if form != 0:
            tall = TALL[thing * TURNS + turn]
            for top in range(FACE_ROWS[face] - tall + 1):
                places = anchors(t.land, at, face, form, tall, top, near, reach)
                column: i64 = 0
                while places != 0:
                    if places & 1 != 0:
                        best = max(best, costly(face, form, tall, top, column))
                    places >>= 1
                    column += 1
    return best


def costly(face: i64, form: i64, tall: i64, top: i64, column: i64) -> i64:
    """Count the cells costing a point under a form."""
    found: i64 = 0
    for below in range(tall):
        cells = (form >> TALLEST * below & FORM_ROW) << column
        found += count(cells & MINUS[face * ROWS + top + below])
    return found


# --- people, ships, animals ---


def at_work(t: Table, seat: i64, out: vec[float]) -> None:
    """Value Vikings that are left, ships that open spaces, and animals that breed."""
    men = t.of(seat, THING)
    if t.phase != ACTIONS or t.passed >> seat & 1 != 0:
        men = 0
    out[terms.VIKINGS] = float(min(men, FIRST_VIKINGS))
    out[terms.MORE_VIKINGS] = float(max(men - FIRST_VIKINGS, 0))
    in_bay(t, seat, men, out)
    emigrated = t.of(seat, EMIGRATED) + t.of(seat, EMIGRATED + 1)
    out[terms.SPARED] = float(EMIGRATION_CELLS * emigrated * bonuses_left(t))
    born = float(bonuses_left(t)) / 2.0
    if t.has(seat, SHEEP) >= BREEDING:
        out[terms.HERD] += born * float(ANIMAL_POINTS[0])
    if t.has(seat, CATTLE) >= BREEDING:
        out[terms.HERD] += born * float(ANIMAL_POINTS[1])


def in_bay(t: Table, seat: i64, men: i64, out: vec[float]) -> None:
    """Value ships by what they open while there are rounds left, and by who could emigrate."""
    share = (float(bonuses_left(t)) + float(men) / float(VIKINGS)) / float(t.rounds())
    out[terms.BOATS] = share * float(min(boats(t, seat), 1))
    out[terms.KNARRS] = share * float(min(t.of(seat, KNARRS), 1))
    out[terms.LONGSHIPS] = share * float(min(longships(t, seat), 1))
    out[terms.ORE_ON_BOARD] = share * float(most_ore(t, seat))
    chances = bonuses_left(t)
    if t.has(seat, SILVER) >= t.round:
        for space in range(ALL_SPACES):
            if (
                EMIGRATES >> space & 1 != 0
                and t.occupied >> space & 1 == 0
                and COLUMN[space] <= men
            ):
                chances += 1
    out[terms.EMIGRANTS] = float(
        min(t.of(seat, KNARRS) + longships(t, seat), chances, MOST_EMIGRANTS)
    )


# --- occupations ---


def learned(t: Table, seat: i64, out: vec[float]) -> None:
    """Value cards in the hand, and those in play that go on working."""
    for word in range(CARD_WORDS):
        left = t.cards[seat * CARD_WORDS + word]
        out[terms.HAND] += float(count(left))
        while left != 0:
            out[terms.HAND_POINTS] += float(CARD_POINTS[word * SET_WORD + lowest(left)])
            left &= left - 1
        lasting = count(t.in_play[seat * CARD_WORDS + word] & LASTING[word])
        out[terms.LASTING] += float(lasting * incomes_left(t)) / float(t.rounds())
