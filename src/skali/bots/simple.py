"""Two bots without a tree: one plays at random, one takes what looks best."""
# interpreted: a thin shell around compiled modules

from collections.abc import Iterable

from skali.bots import lookahead
from skali.bots.base import Bot, View
from skali.core.chance import Fast
from skali.core.menu import POLICY
from skali.core.state import State

ROOM = 1024
"""How many ends of its own chain of decisions the greedy bot compares at most."""
WORLDS = 8
"""How many samples the greedy bot looks at where something is hidden."""
TWO = 2
AGREED = 3
"""After so many samples it is satisfied if the same action was the best in all of them."""
FEW_DRAWS = 2
"""How often an action that reveals something is tried out in each of several samples."""
SHORTLISTS = {2: 6, 4: 3}
"""How many actions are compared further after so many samples."""


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
        totals = dict.fromkeys(view.legal, 0.0)
        found: list[dict[int, float]] = []
        marks = self.luck.marks
        for number in range(1, WORLDS + 1):
            world = view.sample(self.luck)
            hidden = number > 1 or self.luck.marks != marks
            draws = FEW_DRAWS if hidden else lookahead.DRAWS
            found.append(self.compare(world, view, totals, draws))
            for action, value in found[-1].items():
                totals[action] += value
            if not hidden or settled(found):
                break
            totals = shortened(totals, SHORTLISTS.get(number, len(totals)))
        return best(totals)

    def compare(
        self, world: State, view: View, actions: Iterable[int], draws: int
    ) -> dict[int, float]:
        """Say what actions are worth in one world; one of few has no more room than of many."""
        chosen = list(actions)
        room = self.room // len(view.legal) * len(chosen)
        values = lookahead.values([world], chosen, view.seat, room, self.luck, draws)
        return dict(zip(chosen, values, strict=True))


def settled(found: list[dict[int, float]]) -> bool:
    """Tell whether further samples are idle: two were equal, or one action was always the best."""
    if len(found) == TWO:
        return found[0] == found[1]
    return len(found) == AGREED and len({best(values) for values in found}) == 1


def best(values: dict[int, float]) -> int:
    """Return the action with the highest value, the first of equal ones."""
    return max(values, key=lambda action: values[action])


def shortened(values: dict[int, float], most: int) -> dict[int, float]:
    """Keep the actions with the highest values, in their order."""
    if len(values) <= most:
        return values
    kept = sorted(values, key=lambda action: -values[action])[:most]
    return {action: value for action, value in values.items() if action in kept}
