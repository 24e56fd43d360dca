"""Bots without a tree: one plays at random, one is new here, one takes what looks best."""
# interpreted: a thin shell around compiled modules

from collections.abc import Iterable

from skali.bots import lookahead
from skali.bots.base import Bot, View
from skali.bots.follower import Follower
from skali.bots.weights import as_at_first
from skali.core.chance import Fast
from skali.core.menu import POLICY
from skali.core.state import State

LEAST = 2
"""So many actions a novice notices at least, so that it chooses at all."""
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


class NoviceBot(Follower):
    """Notices a part of what it could do, and takes of that what looks best at once."""

    def __init__(self, seed: int, noticed: int) -> None:
        """Seed what it notices; `noticed` is how much of it, in per cent."""
        super().__init__()
        self.name = f"novice:{noticed}"
        self.luck = Fast(seed)
        self.noticed = noticed

    def choose(self, view: View) -> int:
        """Return the best of what it noticed, one step ahead."""
        if len(view.legal) == 1:
            return self.forced(view)
        world = view.sample(self.luck)
        planned = self.planned(view, world)
        if planned is not None:
            return planned
        thought = self.some(lookahead.options(world, view.seat))
        values = lookahead.values([world], thought, view.seat, 0, self.luck, 1)
        best_first = ranked(dict(zip(thought, values, strict=True)))
        return lookahead.leading(best_first, world, view.seat, self.luck)

    def some(self, actions: list[int]) -> list[int]:
        """Draw a part of some actions, rounded up."""
        size = len(actions)
        most = min(max(-(-size * self.noticed // 100), LEAST), size)
        for place in range(most):
            other = place + int(self.luck.below(POLICY, size - place))
            actions[place], actions[other] = actions[other], actions[place]
        return sorted(actions[:most])


class GreedyBot(Follower):
    """Takes the action with the best value of the game's own evaluation."""

    name = "greedy"

    def __init__(self, seed: int, room: int = ROOM) -> None:
        """Seed its samples; `room` bounds how far it looks through its own decisions."""
        super().__init__()
        self.luck = Fast(seed)
        self.room = room

    def choose(self, view: View) -> int:
        """Return the first of the best actions, judged where its own chain of decisions ends."""
        if len(view.legal) == 1:
            return self.forced(view)
        marks = self.luck.marks
        world = view.sample(self.luck)
        hidden = self.luck.marks != marks
        planned = self.planned(view, world)
        if planned is not None:
            return planned
        totals = dict.fromkeys(lookahead.options(world, view.seat), 0.0)
        found: list[dict[int, float]] = []
        for number in range(1, WORLDS + 1):
            if number > 1:
                world = view.sample(self.luck)
            draws = FEW_DRAWS if hidden else lookahead.DRAWS
            found.append(self.compare(world, view, totals, draws))
            for action, value in found[-1].items():
                totals[action] += value
            if not hidden or settled(found):
                break
            totals = shortened(totals, SHORTLISTS.get(number, len(totals)))
        return lookahead.leading([*ranked(totals), *ranked(found[0])], world, view.seat, self.luck)

    def compare(
        self, world: State, view: View, actions: Iterable[int], draws: int
    ) -> dict[int, float]:
        """Say what actions are worth in one world; one of few has no more room than of many."""
        chosen = list(actions)
        room = self.room // len(view.legal) * len(chosen)
        values = lookahead.values([world], chosen, view.seat, room, self.luck, draws)
        return dict(zip(chosen, values, strict=True))


class FirstGreedyBot(GreedyBot):
    """Thinks with the first weights: a fixed opponent."""

    name = "greedy1"

    def choose(self, view: View) -> int:
        """Return what the greedy bot would have chosen before weights were fitted."""
        with as_at_first(view.game):
            return super().choose(view)


def settled(found: list[dict[int, float]]) -> bool:
    """Tell whether further samples are idle: two were equal, or one action was always the best."""
    if len(found) == TWO:
        return found[0] == found[1]
    return len(found) == AGREED and len({best(values) for values in found}) == 1


def ranked(values: dict[int, float]) -> list[int]:
    """List the actions from the highest value on, equal ones in their order."""
    return sorted(values, key=lambda action: -values[action])


def best(values: dict[int, float]) -> int:
    """Return the action with the highest value, the first of equal ones."""
    return max(values, key=lambda action: values[action])


def shortened(values: dict[int, float], most: int) -> dict[int, float]:
    """Keep the actions with the highest values, in their order."""
    if len(values) <= most:
        return values
    kept = ranked(values)[:most]
    return {action: value for action, value in values.items() if action in kept}
