"""Two bots without a tree: one plays at random, one takes what looks best."""
# interpreted: a thin shell around compiled modules

from skali.bots import lookahead
from skali.bots.base import Bot, View
from skali.core.chance import Fast
from skali.core.state import POLICY

ROOM = 1024
"""How many ends of its own chain of decisions the greedy bot compares at most."""
WORLDS = 8
"""How many samples the greedy bot looks at where something is hidden."""


class RandomBot(Bot):
    """Chooses uniformly."""

    name = "random"

    def __init__(self, seed: int) -> None:
        """Seed its choices."""
        self.policy = Fast(seed)

    def choose(self, view: View) -> int:
        """Return any legal action, each equally likely."""
        return view.legal[self.policy.below(POLICY, len(view.legal))]


class GreedyBot(Bot):
    """Takes the action with the best value of the game's own evaluation."""

    name = "greedy"

    def __init__(self, seed: int, room: int = ROOM) -> None:
        """Seed its samples; `room` bounds how far it looks through its own decisions."""
        self.luck = Fast(seed)
        self.room = room

    def choose(self, view: View) -> int:
        """Return the first of the best actions, judged where its own chain of decisions ends."""
        if len(view.legal) == 1:
            return view.legal[0]
        worlds = view.worlds(WORLDS, self.luck)
        values = lookahead.values(worlds, list(view.legal), view.seat, self.room, self.luck)
        return view.legal[values.index(max(values))]
