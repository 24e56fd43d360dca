"""Filling boards: proposals are legal, bring what they say, and are the best in small cases."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from skali.core.bits import zeros
from skali.games.odin.advice.packer import Aims
from skali.games.odin.advice.packing import Filling, fill, fill_everything, plain_aims
from skali.games.odin.rules.boards import BONUSES, FACES, HOME_PLOT, land_size, row_of
from skali.games.odin.rules.goods import COLOUR, KINDS, NAMES
from tests.odin.ground import Cell, Ground, Referee

THOROUGH = 10**7


def counted(**things: int) -> list[int]:
    return [things.get(name, 0) for name in NAMES]


def filled(ground: Ground, counts: list[int], aims: Aims, work: int = 400) -> Filling:
    return fill(ground.land, 0, ground.face, counts, aims, work)


def weighed(ground: Ground, aims: Aims) -> int:
    """Weigh a board by the aims, without what was laid."""
    found = -100 * ground.minus + aims.income * ground.income
    for bonus in BONUSES[ground.face]:
        if str(BONUSES[ground.face].index(bonus) + 1) in earned(ground):
            found += sum(aims.gifts[gift] for gift in bonus.gives)
    return found


def earned(ground: Ground) -> set[str]:
    """Ask the referee which bonuses are surrounded."""
    slow = Referee(FACES[ground.face])
    slow.lying = {(r, c): "silver" for r, c in slow.cells if ground.land[r] >> c & 1}
    return slow.surrounded()


def follow(ground: Ground, proposal: Filling, counts: list[int], aims: Aims) -> None:
    """Lay what is proposed, step by step by the rules, and look whether it brings what it says."""
    before, spent, left = weighed(ground, aims), 0, counts[:]
    assert (proposal.minus[0], proposal.income[0]) == (ground.minus, ground.income)
    for thing, turn, row, column in proposal.moves:
        ground.lay(NAMES[thing], row, column, turn)
        left[thing] -= 1
        spent += aims.costs[thing]
    assert min(left) >= 0
    assert (proposal.minus[1], proposal.income[1]) == (ground.minus, ground.income)
    assert proposal.worth == weighed(ground, aims) - spent - before
    assert proposal.worth >= 0


# --- proposals are legal and true ---


@settings(max_examples=30, deadline=None)
@given(st.sampled_from(FACES), st.integers(0, 6), st.randoms(use_true_random=False))
def test_a_proposal_can_be_laid_and_brings_what_it_says(
    face: str, rounds: int, luck: Random
) -> None:
    """ODIN-134..155: whatever is proposed follows all rules of laying."""
    house = face.endswith("house")
    things = [n for n in range(46) if COLOUR[n] > 1 or house]
    counts = [0] * int(KINDS)
    for _ in range(luck.randrange(1, 9)):
        counts[luck.choice(things)] += 1
    counts[NAMES.index("silver")] = luck.randrange(4)
    ground = Ground(face)
    for thing in luck.sample(["chest", "oil", "silver", "rune_stone"], 2):
        if spots := ground.spots(thing):
            turn, row, column = luck.choice(sorted(spots))
            ground.lay(thing, row, column, turn)
    aims = plain_aims(rounds)
    proposal = filled(ground, counts, aims)
    assert filled(ground, counts, aims) == proposal  # neither luck nor time
    follow(ground, proposal, counts, aims)


def test_an_island_is_filled_almost_wholly() -> None:
    counts = counted(chest=2, silk=2, spices=2, jewelry=1, rune_stone=3, silverware=2, ore=2)
    labrador, aims = Ground("labrador"), plain_aims(0)
    proposal = filled(labrador, counts, aims, 1300)
    follow(labrador, proposal, counts, aims)
    assert proposal.minus[0] == 40
    assert proposal.minus[1] <= 2


def test_incomes_come_first_while_rounds_are_left() -> None:
    """ODIN-097"""
    early = filled(Ground("home"), counted(chest=1), plain_aims(5))
    assert (early.income, early.minus) == ((0, 2), (86, 86))
    late = filled(Ground("home"), counted(chest=1), plain_aims(0))
    assert (late.income, late.minus) == ((0, 0), (86, 82))


def test_silver_is_not_laid_for_nothing() -> None:
    """ODIN-287: a coin in the supply is worth as much as a covered cell."""
    assert filled(Ground("home"), counted(silver=9), plain_aims(0)).moves == ()
    ring = [(4, 0), (4, 1), (5, 1), (6, 0)]
    around_ore = Ground("home").put(*ring)
    last = filled(around_ore, counted(silver=9), plain_aims(3), 4000)
    assert (NAMES.index("silver"), 0, 6, 1) in last.moves
    assert last.bonuses == (0, 1)


def test_nothing_at_hand_or_nowhere_to_lay() -> None:
    assert filled(Ground("home"), counted(), plain_aims(3)).moves == ()
    assert filled(Ground("iceland"), counted(peas=3, sheep=1), plain_aims(3)).moves == ()


# --- the best in small cases ---

NO_GIFTS = tuple(0 for _ in range(int(KINDS) + 1))


def best_by_trying(
    ground: Ground, counts: list[int], aims: Aims, seen: dict[object, int] | None = None
) -> int:
    """Go through every legal way to lay things, one after the other."""
    seen = {} if seen is None else seen
    key = (tuple(ground.land), tuple(counts))
    if key not in seen:
        best = weighed(ground, aims)
        for thing, name in enumerate(NAMES):
            if counts[thing]:
                for turn, row, column in ground.spots(name):
                    more = Ground(FACES[ground.face])
                    more.land = ground.land[:]
                    more.lay(name, row, column, turn)
                    rest = [n - (t == thing) for t, n in enumerate(counts)]
                    best = max(best, best_by_trying(more, rest, aims, seen) - aims.costs[thing])
        seen[key] = best
    return seen[key]


@pytest.mark.parametrize(
    ("face", "open_cells", "counts"),
    [
        ("stone_house", None, counted(peas=2, mead=1)),
        ("stone_house", None, counted(beans=1, flax=1, oil=1)),
        ("home", {(r, c) for r in (9, 10, 11) for c in range(4)},
         counted(oil=1, chest=1, silver=2)),
        ("shetland", {(5, 0), (5, 1), (5, 2), (6, 0), (6, 1), (6, 2), (7, 0), (7, 1), (7, 2)},
         counted(hide=1, rune_stone=1, oil=1)),
        ("greenland", {(2, 2), (2, 3), (3, 2), (3, 3), (5, 3), (6, 2), (6, 3), (1, 4)},
         counted(rune_stone=2, silver=2, oil=1)),
        ("iceland", {(6, 1), (6, 0), (5, 0), (5, 1), (5, 2), (5, 3), (6, 2), (6, 3)},
         counted(helmet=1, oil=1, ore=1)),
    ],
)  # fmt: skip
@pytest.mark.parametrize("rounds", [0, 3])
def test_no_way_to_fill_a_small_board_is_better(
    face: str, open_cells: set[Cell] | None, counts: list[int], rounds: int
) -> None:
    """ODIN-137..143, ODIN-152"""
    aims = plain_aims(rounds)
    ground, slow = Ground(face), Referee(face)
    if open_cells is not None:
        covered = slow.cells - open_cells
        incomes = {cell for cell in covered if slow.signs[cell] == "i"}
        ground.put(*(covered - {cell for cell in incomes if not slow.ordered(cell, covered)}))
    proposal = filled(ground, counts, aims, THOROUGH)
    assert proposal.exact
    assert proposal.worth == best_by_trying(ground, counts, aims) - weighed(ground, aims)


# --- all land together ---


def test_everything_a_seat_owns_is_filled() -> None:
    """ODIN-279: before scoring, wherever it is worth most."""
    land = zeros(land_size(2))
    mine = 1 << 2 | 1 << 4 | 1 << HOME_PLOT
    counts = counted(peas=1, mead=1, chest=2, silk=1, oil=2, ore=2)
    aims = plain_aims(0)
    proposals = fill_everything(land, 1, mine, 0b0100, counts, aims, 400)
    used = [move.thing for _, proposal in proposals for move in proposal.moves]
    assert all(used.count(thing) <= counts[thing] for thing in range(int(KINDS)))
    assert {plot for plot, _ in proposals} <= {2, 4, int(HOME_PLOT)}
    assert NAMES.index("peas") in used
    assert sum(before - after for _, each in proposals for before, after in [each.minus]) >= 14
    assert land[row_of(1, HOME_PLOT)] == 0  # only proposed


def test_aims_decide() -> None:
    costly = Aims(100, NO_GIFTS, tuple(1000 for _ in range(int(KINDS))))
    assert filled(Ground("home"), counted(chest=1), costly).moves == ()
