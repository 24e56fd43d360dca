"""Measure the search over positions of whole games, on one core and on two."""

from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from time import perf_counter
from typing import Any

from skali import bots
from skali.arena.simulation import way_to_start
from skali.bots import View
from skali.bots.mcts import WORLDS
from skali.bots.search import search
from skali.bots.tree import Tree
from skali.core.chance import Fast
from skali.core.game import Game

ITERATIONS = 100
BETWEEN = 20
"""Decisions between two positions of a game."""


@dataclass(slots=True)
class Found:
    """What was measured."""

    positions: int = 0
    lines: int = 0
    steps: int = 0
    sampling: float = 0.0
    seconds: float = 0.0


def measured(title: Game, seats: int, seconds: float) -> dict[str, Any]:
    """Search in this process, then in two at once."""
    alone = searched(title, seats, seconds, 0)
    with ProcessPoolExecutor(2, way_to_start()) as pool:
        both = list(pool.map(searched, [title] * 2, [seats] * 2, [seconds] * 2, (1, 2)))
    return {
        "search_per_second": round(alone.lines / alone.seconds, 1),
        "search_per_second_two": round(sum(one.lines / one.seconds for one in both), 1),
        "mean_depth": round(alone.steps / alone.lines, 2),
        "sampling_share": round(alone.sampling / alone.seconds, 4),
        "positions": alone.positions,
    }


def searched(title: Game, seats: int, seconds: float, seed: int) -> Found:
    """Search one position after the other until the time is used up; at least one."""
    found = Found()
    luck = Fast(seed)
    for view in views(title, seats, seed):
        start = perf_counter()
        worlds = view.worlds(WORLDS[0], luck)
        found.sampling += perf_counter() - start
        tree = Tree(worlds, view.seat, luck)
        search(tree, ITERATIONS)
        found.seconds += perf_counter() - start
        found.positions += 1
        found.lines += int(tree.lines)
        found.steps += int(tree.steps)
        if found.seconds >= seconds:
            break
    return found


def views(title: Game, seats: int, seed: int) -> Iterator[View]:
    """Yield positions of games between greedy bots in which there is something to choose."""
    while True:
        chance = Fast(seed)
        state = title.new(seats, None, chance)
        minds = [bots.make("greedy", seed + seat) for seat in range(seats)]
        wait = 0
        while not state.over:
            seat = state.turn[0]
            view = bots.see(state, seat)
            if wait <= 0 and len(view.legal) > 1:
                yield view
                wait = BETWEEN
            wait -= 1
            state.apply(minds[seat].choose(view), chance, seat)
        seed += 10
