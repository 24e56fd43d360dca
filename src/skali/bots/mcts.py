"""The searching bots."""
# interpreted: a thin shell around the compiled search

from time import monotonic

from skali.bots import search, shallow
from skali.bots.base import Bot, View
from skali.bots.follower import Follower
from skali.bots.helpers import Helpers, Share, Task
from skali.bots.lookahead import leading
from skali.bots.regrow import regrown
from skali.bots.tree import Tree, most_visited
from skali.bots.weights import as_at_first
from skali.core.chance import Fast

ITERATIONS = 400
FIRST_WORLDS = 16
"""How many samples the first search went through where something is hidden."""
WORLDS = range(8, 65)
"""So many samples are searched, more where there is time to go down the tree for each again."""
LINES_A_WORLD = 16
TIMED_WORLDS = 32
AT_ONCE = 8
"""How many iterations are made between two looks at the clock."""


class Searcher(Follower):
    """Searches a tree over samples of what its seat cannot know, and keeps it for the next time.

    The budget is iterations or seconds. Whoever is asked to hurry answers in time with the best
    that was found so far.
    """

    def __init__(self, seed: int) -> None:
        """Seed its samples."""
        super().__init__()
        self.luck = Fast(seed)
        self.iterations = 0
        self.seconds = 0.0
        """One of both is the budget of a decision; with both, whichever is used up first."""
        self.tree: Tree | None = None
        self.chosen = 0
        """What was chosen last, in that tree."""

    def hurry(self, seconds: float) -> None:
        """Answer within some seconds of being asked, whatever the budget is."""
        self.seconds = min(self.seconds, seconds) if self.seconds else seconds

    def choose(self, view: View) -> int:
        """Return the action that the search tried most."""
        known = self.unthinking(view)
        if known is not None:
            return known
        self.tree = self.searched(view)
        return self.settle(Share.of(self.tree), self.tree)

    def unthinking(self, view: View) -> int | None:
        """Return what needs no search: the only action, or a step of a proposal."""
        if len(view.legal) == 1:
            return self.forced(view)
        return self.planned(view, view.sample(self.luck))

    def settle(self, share: Share, tree: Tree) -> int:
        """Return the action that was tried most; of those that lead nowhere only the last."""
        self.chosen = int(leading(share.ranked(), tree.worlds[0], tree.seat, self.luck))
        return self.chosen

    def searched(self, view: View) -> Tree:
        """Search as far as the budget goes; at least once."""
        end = monotonic() + self.seconds
        tree = self.planted(view)
        left = self.iterations
        while True:
            search.search(tree, min(left, AT_ONCE) if self.iterations else AT_ONCE)
            left -= AT_ONCE
            if (self.iterations and left <= 0) or (self.seconds and monotonic() >= end):
                return tree

    def planted(self, view: View) -> Tree:
        """Return a tree for a decision: what is known of it already, or a new one."""
        number = min(max(self.iterations // LINES_A_WORLD, WORLDS[0]), WORLDS[-1])
        worlds = view.worlds(number if self.iterations else TIMED_WORLDS, self.luck)
        kept = None
        if self.tree is not None and self.tree.seat == view.seat:
            kept = regrown(self.tree, self.chosen, view.position, worlds)
        return kept or Tree(worlds, view.seat, self.luck)


class SearchBot(Searcher):
    """Searches with a number of iterations: the same seed makes the same choices."""

    def __init__(self, seed: int, iterations: int = ITERATIONS) -> None:
        """Seed its samples; `iterations` is how often it goes down its tree for a decision."""
        super().__init__(seed)
        self.name = f"mcts:{iterations}"
        self.iterations = iterations


class TimedBot(Searcher):
    """Searches as long as it is given time for a decision."""

    def __init__(self, seed: int, seconds: float) -> None:
        """Seed its samples; the clock starts with every decision."""
        super().__init__(seed)
        self.name = f"mcts:{seconds:g}s"
        self.seconds = seconds


class SharingBot(Searcher):
    """Searches on several cores: each grows a tree of its own, and all tries are added up.

    An iteration is one wherever it is made, so with iterations the same seed makes the same choices
    however many processes there are.
    """

    def __init__(self, seed: int, cores: int, iterations: int = 0, seconds: float = 0.0) -> None:
        """Seed the part of every core; iterations are divided among them, time is not."""
        super().__init__(seed)
        budget = str(iterations) if iterations else f"{seconds:g}s"
        self.name = f"mcts:{budget}x{cores}"
        self.iterations = -(-iterations // cores)
        self.seconds = seconds
        self.helpers = Helpers(seed, cores - 1)

    def choose(self, view: View) -> int:
        """Let the others begin, search, and decide by what all of them tried."""
        known = self.unthinking(view)
        if known is not None:
            return known
        task = Task.of(view, self.iterations, self.seconds)
        self.helpers.begin(task)
        self.tree = self.searched(view)
        whole = Share.of(self.tree)
        for share in self.helpers.shares(task):
            whole.add(share)
        return self.settle(whole, self.tree)


class FirstSearchBot(Bot):
    """Searches as the first search did, with the first weights and never beyond a reveal.

    A fixed opponent.
    """

    def __init__(self, seed: int, iterations: int = ITERATIONS) -> None:
        """Seed its samples; `iterations` is how often it goes down its tree for a decision."""
        self.name = f"mcts1:{iterations}"
        self.luck = Fast(seed)
        self.iterations = iterations

    def choose(self, view: View) -> int:
        """Return the action that the search tried most."""
        if len(view.legal) == 1:
            return view.legal[0]
        with as_at_first(view.game):
            tree = Tree(view.worlds(FIRST_WORLDS, self.luck), view.seat, self.luck)
            shallow.search(tree, self.iterations)
        return most_visited(tree)
