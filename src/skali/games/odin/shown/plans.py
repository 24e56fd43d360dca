"""What can be worked out for a player: the best feast, and how to fill a board."""
# interpreted: asked by people, one at a time; the work itself is done in `advice`

from skali.core.bits import places
from skali.core.message import Message, say
from skali.core.proposals import Advised, Plan, Proposal
from skali.games.odin.advice.evaluation import incomes_left
from skali.games.odin.advice.feast import best_feast
from skali.games.odin.advice.packing import Filling, fill, fill_everything, plain_aims
from skali.games.odin.advice.supply import PRICES
from skali.games.odin.advice.terms import POINT
from skali.games.odin.rules import asks
from skali.games.odin.rules.actions import DONE, HOLD, LAY, SERVE
from skali.games.odin.rules.anytime import held, to_lay
from skali.games.odin.rules.banquet import CELLS, FEAST_WORDS, FOOD_THING, FOODS, WIDTH, food_of
from skali.games.odin.rules.boards import row_of
from skali.games.odin.rules.components import PENALTY_POINTS
from skali.games.odin.rules.feast import foods, long_peas
from skali.games.odin.rules.goods import COLOUR, GREEN, KINDS, ORE
from skali.games.odin.rules.places import place
from skali.games.odin.rules.state import Table
from skali.games.odin.shown.grounds import grid_id
from skali.games.odin.shown.names import face_name, name, thing_name

WORK = 4000
"""How much is tried for a board: more finds little, and people wait for it."""
FILL = "fill"


def plans(t: Table, seat: int) -> list[Plan]:
    """Name what could be worked out now: nothing while something is in hand."""
    if held(t, seat) >= 0 or t.over:
        return []
    found: list[Plan] = []
    if seat in t.turn and t.asks(asks.FEAST):
        found.append(Plan("feast", say("odin-plan-feast")))
    if not to_lay(t, seat):
        return found
    if seat in t.turn and t.asks(asks.READY):
        found.append(Plan(FILL, say("odin-plan-fill-all")))
    title = say("odin-plan-fill")
    mine = places(t.plots(seat))
    return [*found, *(Plan(f"{FILL}-{plot}", title, grid_id(seat, plot)) for plot in mine)]


def propose(t: Table, seat: int, plan: str) -> Proposal:
    """Work out a plan."""
    if plan == "feast":
        return feast(t, seat)
    counts = to_use(t, seat)
    aims = plain_aims(int(incomes_left(t)))
    if plan == FILL:
        mine = int(t.plots(seat))
        found = fill_everything(t.land, seat, mine, int(t.turned), counts, aims, WORK)
        return filled(t, found, (int(DONE),))
    plot = int(plan.removeprefix(f"{FILL}-"))
    at, face = int(row_of(seat, plot)), int(t.face(plot))
    found = [(plot, fill(t.land, at, face, counts, aims, WORK))]
    return filled(t, found)


# --- the feast ---


def feast(t: Table, seat: int) -> Proposal:
    """ODIN-108..119: the feast that loses least, and what it takes."""
    at = seat * int(FEAST_WORDS)
    first, last = int(t.first_cell(seat)), int(t.last_cell())
    kinds = foods(t, seat)
    counts = [
        int(t.has(seat, thing)) if kinds >> food & 1 else 0 for food, thing in enumerate(FOOD_THING)
    ]
    empty = int(PENALTY_POINTS * POINT)
    peas = int(long_peas(t, seat))
    found = best_feast(t.feast, at, first, last, counts, PRICES, empty, peas)
    steps = tuple(Advised((int(SERVE) + serving,), served(serving)) for serving in found.servings)
    worth = say("odin-worth-feast", silver=found.silver, empty=found.empty,
                points=found.empty * int(PENALTY_POINTS))  # fmt: skip
    return Proposal(steps, (worth,), (int(DONE),))


def served(serving: int) -> Message:
    """Say how a dish is served."""
    food, cell = int(food_of(serving)), serving % int(CELLS)
    cells = int(WIDTH[serving // int(CELLS)])
    return say("odin-serve", food=name(FOODS[food]), cells=cells, cell=cell + 1)


# --- boards ---


def to_use(t: Table, seat: int) -> list[int]:
    """Count what may be laid: food is kept for the feasts to come, and after the last one used."""
    last = t.asks(asks.READY) and bool(t.get(asks.FINAL))
    return [
        int(t.has(seat, thing)) if thing <= ORE and (last or COLOUR[thing] >= GREEN) else 0
        for thing in range(KINDS)
    ]


def filled(t: Table, found: list[tuple[int, Filling]], close: tuple[int, ...] = ()) -> Proposal:
    """Write what is laid where, and what it brings."""
    steps: list[Advised] = []
    worth: list[Message] = []
    for plot, filling in found:
        board = face_name(int(t.face(plot)))
        for thing, turn, row, column in filling.moves:
            says = say("odin-lay", thing=thing_name(thing), board=board, row=row + 1,
                       column=column + 1)  # fmt: skip
            lay = int(LAY) + int(place(plot, turn, row, column))
            steps.append(Advised((int(HOLD) + thing, lay), says))
        if filling.moves:
            worth += [
                say("odin-worth-board", board=board, old=filling.minus[0], new=filling.minus[1]),
                say("odin-tell-income", old=filling.income[0], new=filling.income[1]),
            ]
            more = (filling.bonuses[1] & ~filling.bonuses[0]).bit_count()
            if more:
                worth.append(say("odin-worth-bonuses", n=more))
    return Proposal(tuple(steps), tuple(worth) or (say("odin-worth-nothing"),), close)
