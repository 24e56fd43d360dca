"""The search behind the filling of a board: cells are decided one after the other.

Each cell is covered by one of the ways in which a thing at hand can lie on it, or left free for
good. Of all beginnings that have decided the same cells only the most promising are kept.
"""

from typing import Final, NamedTuple, final

from mypy_extensions import i64

from skali.core.arrays import vec
from skali.core.bits import array, count, zeros
from skali.games.odin.advice.terms import POINT
from skali.games.odin.rules.boards import (
    BONUS_CELL,
    BONUS_COUNT,
    BONUS_FIRST,
    BONUS_GIFT,
    BONUS_RING,
    BONUS_ROW,
    FACE_ROWS,
    GROUND,
    INCOME_CELL,
    INCOMES,
    MINUS,
    NEEDED,
    ROWS,
    STEPS,
    TRACK_CELLS,
    TRACK_COLUMN,
    TRACK_ROW,
    TRACKS,
)
from skali.games.odin.rules.goods import FORM, KINDS, TALL, TALLEST, TURNS, WIDE
from skali.games.odin.rules.land import FORM_ROW, REFUSED, apart, cover, lacking
from skali.games.odin.rules.yields import bonuses, covered_steps

MOST: Final[i64] = 12
"""How many results are kept."""
HOPE: Final[i64] = 60
"""Of a hundred: what a bonus counts for while cells around it are still open."""


class Aims(NamedTuple):
    """What counts, in hundredths of a point; a free cell that costs a point counts 100."""

    income: int
    """A silver more on the diagonals, for all rounds to come together."""
    gifts: tuple[int, ...]
    """What a bonus may give, by thing, for all rounds to come; a stone house comes last."""
    costs: tuple[int, ...]
    """What a thing is worth that is laid, by thing."""


@final
class Node:
    """A beginning: what lies, what is left, and how far it was worth it."""

    __slots__ = ("before", "column", "counts", "gain", "reach", "row", "rows", "thing", "turn")

    def __init__(self, rows: vec[i64], counts: vec[i64], reach: i64, gain: i64) -> None:
        """Take what lies and what is left."""
        self.rows = rows
        self.counts = counts
        self.reach: i64 = reach
        """For each diagonal in 8 bits: the first step that is out of reach."""
        self.gain: i64 = gain
        """Points for covered cells, less what was laid for them."""
        self.before: Node | None = None
        self.thing: i64 = -1
        self.turn: i64 = 0
        self.row: i64 = 0
        self.column: i64 = 0

    def equals(self, other: "Node") -> bool:
        """Tell whether the same cells are covered and the same things left."""
        for row in range(ROWS):
            if self.rows[row] != other.rows[row]:
                return False
        for thing in range(KINDS):
            if self.counts[thing] != other.counts[thing]:
                return False
        return True


@final
class Packer:
    """One search on one board, in one order of its cells."""

    def __init__(self, face: i64, aims: Aims, order: list[int], breadth: i64) -> None:
        """Take what counts."""
        self.face: i64 = face
        self.base: i64 = face * ROWS
        self.breadth: i64 = breadth
        self.exact: bool = True
        self.order: vec[i64] = array(order)
        """Row times 16 plus column."""
        self.costs: vec[i64] = array(aims.costs)
        self.gifts: vec[i64] = array(aims.gifts)
        self.silver: i64 = aims.income
        self.ends: list[tuple[int, Node]] = []
        """The best results with what they are worth, best first."""

    # --- going through the cells ---

    def run(self, start: Node) -> None:
        """Decide cell after cell."""
        total = len(self.order)
        buckets: list[list[Node]] = [[] for _ in range(total + 1)]
        buckets[0].append(start)
        closed = zeros(ROWS)
        for number in range(total):
            here = self.best(buckets[number], closed)
            buckets[number] = []
            for node in here:
                self.note(node)
                self.decide(node, number, closed, buckets)
            spot = self.order[number]
            closed[spot >> 4] |= 1 << (spot & 15)
        for node in buckets[total]:
            self.note(node)

    def note(self, node: Node) -> None:
        """Keep a beginning as a result, if one may stop there and it is among the best."""
        worth = self.worth(node)
        good = len(self.ends) < MOST or worth > self.ends[-1][0]
        if good and self.orderly(node):
            self.ends.append((int(worth), node))
            self.ends.sort(key=lambda end: -end[0])
            del self.ends[MOST:]

    def best(self, nodes: list[Node], closed: vec[i64]) -> list[Node]:
        """Keep the most promising of those that have decided the same cells."""
        if len(nodes) <= self.breadth:
            return nodes
        self.exact = False
        hopes = [int(self.hope(node, closed)) for node in nodes]
        ranks = sorted(range(len(nodes)), key=lambda place: (-hopes[place], place))
        kept: list[Node] = []
        before = -1
        for place in ranks:
            node = nodes[place]
            if before < 0 or hopes[place] != hopes[before] or not node.equals(nodes[before]):
                kept.append(node)
                if len(kept) == self.breadth:
                    break
            before = place
        return kept

    def decide(self, node: Node, number: i64, closed: vec[i64], buckets: list[list[Node]]) -> None:
        """Cover the next cell in every way, or leave it."""
        spot = self.order[number]
        row = spot >> 4
        cell: i64 = 1 << (spot & 15)
        if node.rows[row] & cell != 0:
            buckets[number + 1].append(node)
            return
        left = False
        for thing in range(KINDS):
            if node.counts[thing] > 0:
                left = True
                self.lay(node, thing, number, closed, buckets)
        if not left:
            return
        reach = self.without(node, row, spot & 15)
        if reach >= 0:
            free = Node(node.rows, node.counts, reach, node.gain)
            free.before = node.before
            free.thing, free.turn = node.thing, node.turn
            free.row, free.column = node.row, node.column
            self.put(free, number + 1, buckets)

    def put(self, node: Node, number: i64, buckets: list[list[Node]]) -> None:
        """Go on with the first cell that is not decided."""
        while number < len(self.order):
            spot = self.order[number]
            if node.rows[spot >> 4] >> (spot & 15) & 1 == 0:
                break
            number += 1
        buckets[number].append(node)

    def without(self, node: Node, row: i64, column: i64) -> i64:
        """ODIN-137: return what stays in reach if a cell is left; -1: it must not be left."""
        if NEEDED[self.base + row] >> column & 1 == 0:
            return node.reach
        reach = node.reach
        for track in range(TRACKS):
            step = self.step_of(track, row, column)
            if step < TRACK_CELLS[self.face * TRACKS + track]:
                if step < self.top(node, track):
                    return -1
                if step < reach >> 8 * track & 255:
                    reach = reach & ~(255 << 8 * track) | step << 8 * track
        return reach

    def step_of(self, track: i64, row: i64, column: i64) -> i64:
        """Return the first step of a diagonal that has a cell to its lower left."""
        number = self.face * TRACKS + track
        if TRACK_CELLS[number] == 0:
            return STEPS
        return max(TRACK_ROW[number] - row, column - TRACK_COLUMN[number], 0)

    def top(self, node: Node, track: i64) -> i64:
        """Return one more than the highest step of a diagonal that is covered."""
        number = self.face * TRACKS + track
        step = TRACK_CELLS[number]
        while step > 0:
            row = TRACK_ROW[number] - step + 1
            if node.rows[row] >> (TRACK_COLUMN[number] + step - 1) & 1 != 0:
                return step
            step -= 1
        return 0

    def orderly(self, node: Node) -> bool:
        """ODIN-137: tell whether everything to the lower left of covered incomes is covered."""
        for track in range(TRACKS):
            number = self.face * TRACKS + track
            step = self.top(node, track) - 1
            if step >= 0:
                row = TRACK_ROW[number] - step
                if lacking(node.rows, 0, self.face, row, TRACK_COLUMN[number] + step) > 0:
                    return False
        return True

    def lay(
        self, node: Node, thing: i64, number: i64, closed: vec[i64], buckets: list[list[Node]]
    ) -> None:
        """Lay a thing in every form so that one of its cells lies on the next cell."""
        near = apart(self.face, thing)
        if near == REFUSED:
            return
        spot = self.order[number]
        for turn in range(TURNS):
            form = FORM[thing * TURNS + turn]
            if form != 0:
                tall = TALL[thing * TURNS + turn]
                wide = WIDE[thing * TURNS + turn]
                for below in range(tall):
                    for right in range(wide):
                        if form >> (TALLEST * below + right) & 1 != 0:
                            top = (spot >> 4) - below
                            column = (spot & 15) - right
                            if self.free(node, form, tall, top, column, near, closed):
                                self.laid(node, thing, turn, top, column, number, buckets)

    def free(
        self, node: Node, form: i64, tall: i64, top: i64, column: i64, near: i64, closed: vec[i64]
    ) -> bool:
        """Tell whether a form fits on open cells, and covers no income that is out of reach."""
        if top < 0 or column < 0 or top + tall > FACE_ROWS[self.face]:
            return False
        for below in range(tall):
            row = top + below
            cells = (form >> TALLEST * below & FORM_ROW) << column
            word = node.rows[row]
            if cells & ~(GROUND[self.base + row] & ~(word | word >> near | closed[row])) != 0:
                return False
            for track in range(TRACKS):
                incomes = (self.face * TRACKS + track) * ROWS
                if cells & INCOME_CELL[incomes + row] != 0:
                    step = TRACK_ROW[self.face * TRACKS + track] - row
                    if step >= node.reach >> 8 * track & 255:
                        return False
        return True

    def laid(
        self, node: Node, thing: i64, turn: i64, top: i64, column: i64, number: i64,
        buckets: list[list[Node]],
    ) -> None:  # fmt: skip
        """Note a beginning with one thing more."""
        rows = node.rows[:]
        cover(rows, 0, self.face, thing, turn, top, column)
        counts = node.counts[:]
        counts[thing] -= 1
        form = FORM[thing * TURNS + turn]
        gain = node.gain - self.costs[thing]
        for below in range(TALL[thing * TURNS + turn]):
            cells = (form >> TALLEST * below & FORM_ROW) << column
            gain += POINT * count(cells & MINUS[self.base + top + below])
        more = Node(rows, counts, node.reach, gain)
        more.before = node
        more.thing = thing
        more.turn = turn
        more.row = top
        more.column = column
        self.put(more, number + 1, buckets)

    # --- what it is worth ---

    def hope(self, node: Node, closed: vec[i64]) -> i64:
        """Weigh a beginning: what it has, and shares of incomes and bonuses that it leads to."""
        found = node.gain
        for track in range(TRACKS):
            found += self.income_hope(node, track)
        first = BONUS_FIRST[self.face]
        for index in range(BONUS_COUNT[self.face]):
            found += self.bonus_hope(node, first + index, closed)
        return found

    def income_hope(self, node: Node, track: i64) -> i64:
        """Return the worth of a diagonal: whole steps, and the share of the next ones covered."""
        number = self.face * TRACKS + track
        reach = min(node.reach >> 8 * track & 255, TRACK_CELLS[number])
        found: i64 = 0
        covered: i64 = 0
        needed: i64 = 0
        for step in range(reach):
            column = TRACK_COLUMN[number] + step
            left: i64 = (2 << column) - 1
            before: i64 = 0
            inside: i64 = 0
            for row in range(TRACK_ROW[number] - step, FACE_ROWS[self.face]):
                cells = NEEDED[self.base + row] & left
                inside += count(cells)
                before += count(cells & node.rows[row])
            more = INCOMES[number * STEPS + step + 1] - INCOMES[number * STEPS + step]
            if inside > needed:
                found += self.silver * more * max(before - covered, 0) // (inside - needed)
            covered = before
            needed = inside
        return found

    def bonus_hope(self, node: Node, bonus: i64, closed: vec[i64]) -> i64:
        """Return the worth of a bonus, or of a part of it while cells around it are open."""
        row = BONUS_ROW[bonus]
        if node.rows[row] & BONUS_CELL[bonus] != 0:
            return 0
        around: i64 = 0
        covered: i64 = 0
        for line in range(3):
            ring = BONUS_RING[3 * bonus + line]
            if ring != 0:
                word = node.rows[row + line - 1]
                if ring & closed[row + line - 1] & ~word != 0:
                    return 0
                around += count(ring)
                covered += count(ring & word)
        if covered == around:
            return self.gift(bonus)
        return self.gift(bonus) * HOPE * covered // (100 * around)

    def gift(self, bonus: i64) -> i64:
        """Return what a bonus is worth."""
        found: i64 = 0
        for place in range(2 * bonus, 2 * bonus + 2):
            if BONUS_GIFT[place] >= 0:
                found += self.gifts[BONUS_GIFT[place]]
        return found

    def worth(self, node: Node) -> i64:
        """Weigh a result: only what is there."""
        found = node.gain
        for track in range(TRACKS):
            number = self.face * TRACKS + track
            found += self.silver * INCOMES[number * STEPS + covered_steps(node.rows, 0, number)]
        earned = bonuses(node.rows, 0, self.face)
        first = BONUS_FIRST[self.face]
        for index in range(BONUS_COUNT[self.face]):
            if earned >> index & 1 != 0:
                found += self.gift(first + index)
        return found
