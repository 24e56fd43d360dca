"""The searching bots."""
# interpreted: a thin shell around the compiled search

from time import monotonic

from skali.bots import search, shallow
from skali.bots.base import Bot, View
from skali.bots.tree import Tree, most_visited
from skali.core.chance import Fast

ITERATIONS = 400
FIRST_WORLDS = 16
"""How many samples the first search went through where something is hidden."""
WORLDS = range(16, 65)
"""So many samples are searched, more where there is time to go down the tree for each again."""
LINES_A_WORLD = 16
TIMED_WORLDS = 32
AT_ONCE = 8
"""How many iterations are made between two looks at the clock."""


class SearchBot(Bot):
    """Searches a tree over samples of what its seat cannot know."""

    def __init__(self, seed: int, iterations: int = ITERATIONS) -> None:
        """Seed its samples; `iterations` is how often it goes down its tree for a decision."""
        self.name = f"mcts:{iterations}"
        self.luck = Fast(seed)
        self.iterations = iterations

    def choose(self, view: View) -> int:
        """Return the action that the search tried most."""
        if len(view.legal) == 1:
            return view.legal[0]
        worlds = min(max(self.iterations // LINES_A_WORLD, WORLDS[0]), WORLDS[-1])
        tree = Tree(view.worlds(worlds, self.luck), view.seat, self.luck)
        search.search(tree, self.iterations)
        return most_visited(tree)


class TimedBot(Bot):
    """Searches as long as it is given time for a decision; answers with the best it has found."""

    def __init__(self, seed: int, seconds: float) -> None:
        """Seed its samples; the clock starts with every decision."""
        self.name = f"mcts:{seconds:g}s"
        self.luck = Fast(seed)
        self.seconds = seconds

    def choose(self, view: View) -> int:
        """Return the action that the search tried most until the time was over."""
        if len(view.legal) == 1:
            return view.legal[0]
        end = monotonic() + self.seconds
        tree = Tree(view.worlds(TIMED_WORLDS, self.luck), view.seat, self.luck)
        search.search(tree, AT_ONCE)
        while monotonic() < end:
            search.search(tree, AT_ONCE)
        return most_visited(tree)


class FirstSearchBot(Bot):
    """Searches as version 0.2 did, never beyond a reveal: a fixed opponent."""

    def __init__(self, seed: int, iterations: int = ITERATIONS) -> None:
        """Seed its samples; `iterations` is how often it goes down its tree for a decision."""
        self.name = f"mcts1:{iterations}"
        self.luck = Fast(seed)
        self.iterations = iterations

    def choose(self, view: View) -> int:
        """Return the action that the search tried most."""
        if len(view.legal) == 1:
            return view.legal[0]
        tree = Tree(view.worlds(FIRST_WORLDS, self.luck), view.seat, self.luck)
        shallow.search(tree, self.iterations)
        return most_visited(tree)
