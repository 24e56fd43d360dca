"""The searching bot."""
# interpreted: a thin shell around the compiled search

from skali.bots import search
from skali.bots.base import Bot, View
from skali.core.chance import Fast

ITERATIONS = 400
WORLDS = 16
"""How many samples the search goes through where something is hidden."""


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
        tree = search.Tree(view.worlds(WORLDS, self.luck), view.seat, self.luck)
        search.search(tree, self.iterations)
        return search.most_visited(tree)
