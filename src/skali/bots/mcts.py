"""The searching bot."""
# interpreted: a thin shell around the compiled search

from skali.bots import search
from skali.bots.base import Bot, View
from skali.core.chance import Fast

WORLDS = 16


class SearchBot(Bot):
    name = "mcts"

    def __init__(self, seed: int, iterations: int = 400) -> None:
        self.luck = Fast(seed)
        self.iterations = iterations

    def choose(self, view: View) -> int:
        if len(view.legal) == 1:
            return view.legal[0]
        tree = search.Tree(view.worlds(WORLDS, self.luck), self.luck)
        search.search(tree, self.iterations)
        return search.most_visited(tree)
