"""Looking ahead: through a seat's own decisions in a row, or quickly through everybody's."""

from typing import Final

from mypy_extensions import i64

from skali.core.bits import lowest
from skali.core.chance import Chance
from skali.core.menu import POLICY
from skali.core.state import State

DRAWS: Final[i64] = 4
"""How often an action that reveals something is tried out, unless it will be again."""
WIDTH: Final[i64] = 24
"""How many actions are tried out at most where everybody plays quickly."""


def values(
    worlds: list[State],
    actions: list[int],
    seat: i64,
    room: i64,
    luck: Chance,
    draws: i64 = DRAWS,
) -> list[float]:
    """Value every action by the best that the seat can make of it, as a mean over the worlds."""
    share = room // len(actions)
    found: list[float] = []
    for action in actions:
        value = 0.0
        for world in worlds:
            value += worth(world, action, seat, share, luck, draws)
        found.append(value / float(len(worlds)))
    return found


def worth(state: State, action: i64, seat: i64, room: i64, luck: Chance, draws: i64) -> float:
    """Value one action: what it reveals is drawn a few times, and nothing beyond is looked at."""
    marks = luck.marks
    after = state.copy()
    after.apply(action, luck, seat)
    if luck.marks == marks:
        return best(after, seat, room, luck, draws)
    value = after.evaluate(seat)
    for _ in range(draws - 1):
        after = state.copy()
        after.apply(action, luck, seat)
        value += after.evaluate(seat)
    return value / float(draws)


def best(state: State, seat: i64, room: i64, luck: Chance, draws: i64) -> float:
    """Value a state by the seat's best next action, as long as it goes on and there is room."""
    if state.actors() >> seat & 1 == 0:
        return state.evaluate(seat)
    actions = state.legal(seat)
    share = room // len(actions)
    if share == 0:
        return state.evaluate(seat)
    highest = worth(state, actions[0], seat, share, luck, draws)
    for index in range(1, len(actions)):
        value = worth(state, actions[index], seat, share, luck, draws)
        highest = max(highest, value)
    return highest


def play_on(state: State, decisions: i64, luck: Chance) -> None:
    """Let everybody take what looks best at once, until something is revealed."""
    for _ in range(decisions):
        actors = state.actors()
        if actors == 0:
            return
        seat = lowest(actors)
        action = favourite(state, seat, luck)
        marks = luck.marks
        state.apply(action, luck, seat)
        if luck.marks != marks:
            return


def favourite(state: State, seat: i64, luck: Chance) -> i64:
    """Return the action after which the seat stands best; of very many only some are tried."""
    actions = state.legal(seat)
    size = len(actions)
    chosen = actions[0]
    highest = -1e300
    for number in range(min(size, WIDTH)):
        action = actions[number if size <= WIDTH else luck.below(POLICY, size)]
        after = state.copy()
        after.apply(action, luck, seat)
        value = after.evaluate(seat)
        if value > highest:
            highest = value
            chosen = action
    return chosen
