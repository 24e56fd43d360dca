"""Looking ahead: through a seat's own decisions in a row, or quickly through everybody's."""

from typing import Any, Final

from mypy_extensions import i64

from skali.core.bits import lowest
from skali.core.chance import Chance
from skali.core.menu import POLICY
from skali.core.state import MIDWAY, RESTS, State

DRAWS: Final[i64] = 4
"""How often an action that reveals something is tried out, unless it will be again."""
ENOUGH: Final[i64] = 12
"""How many decisions at most end what a seat is in the middle of, where there is no room."""
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
    """Value one action: what it reveals is drawn a few times, and only finished beyond that."""
    marks = luck.marks
    after = state.copy()
    after.apply(action, luck, seat)
    if luck.marks == marks:
        return best(after, seat, room, luck, draws)
    value = finished(after, seat, room // draws, luck, draws)
    for _ in range(draws - 1):
        after = state.copy()
        after.apply(action, luck, seat)
        value += finished(after, seat, room // draws, luck, draws)
    return value / float(draws)


def finished(state: State, seat: i64, room: i64, luck: Chance, draws: i64) -> float:
    """Value a state in which something was revealed: a seat ends what it is in the middle of."""
    if state.pause(seat) != MIDWAY:
        return state.evaluate(seat)
    return best(state, seat, room, luck, max(1, draws // 2))


def best(state: State, seat: i64, room: i64, luck: Chance, draws: i64) -> float:
    """Value a state by the seat's best next action, as long as it goes on and there is room."""
    if state.actors() >> seat & 1 == 0:
        return state.evaluate(seat)
    pause = state.pause(seat)
    if pause == RESTS:
        return state.evaluate(seat)
    actions = options(state, seat)
    share = room // len(actions)
    if share == 0:
        return ended(state, seat, luck) if pause == MIDWAY else state.evaluate(seat)
    highest = worth(state, actions[0], seat, share, luck, draws)
    for index in range(1, len(actions)):
        value = worth(state, actions[index], seat, share, luck, draws)
        highest = max(highest, value)
    return highest


def options(state: State, seat: i64) -> list[int]:
    """List what a seat compares: in the middle of something nothing that it may do at any time."""
    guide = state.dispatch
    actions = state.legal(seat)
    if guide.anytime is None or state.pause(seat) != MIDWAY:
        return actions
    asked = [action for action in actions if guide.free[guide.families[action]] == 0]
    return asked if len(asked) > 0 else actions


def leading(actions: list[int], state: State, seat: i64, luck: Chance) -> i64:
    """Return the first action that leads on, so that nothing is done and undone for ever."""
    for action in actions:
        if not idle(state, action, seat, luck):
            return action
    return actions[0]


def idle(state: State, action: i64, seat: i64, luck: Chance) -> bool:
    """Tell whether something that may be done at any time brings nothing and can be undone.

    Who did that could do it for ever.
    """
    guide = state.dispatch
    if guide.anytime is None or guide.free[guide.families[action]] == 0:
        return False
    marks = luck.marks
    after = state.copy()
    after.apply(action, luck, seat)
    if luck.marks != marks or after.evaluate(seat) > state.evaluate(seat):
        return False
    return leads_back(after, state.dump(), seat, luck)


def leads_back(state: State, before: dict[str, Any], seat: i64, luck: Chance) -> bool:
    """Tell whether a seat can undo what it has just done, once it has ended it, by one action."""
    if state.actors() >> seat & 1 == 0:
        return False
    for action in options(state, seat):
        marks = luck.marks
        after = state.copy()
        after.apply(action, luck, seat)
        if luck.marks == marks and undone(state, after, before, seat, luck):
            return True
    return False


def undone(state: State, after: State, before: dict[str, Any], seat: i64, luck: Chance) -> bool:
    """Tell whether a table is as it was, or can be after what a seat was in the middle of."""
    if state.pause(seat) == MIDWAY:
        return leads_back(after, before, seat, luck)
    return after.dump() == before


def ended(state: State, seat: i64, luck: Chance) -> float:
    """Value a state after the seat has ended what it began, by what looks best at once."""
    after = state
    for _ in range(ENOUGH):
        if after.actors() >> seat & 1 == 0 or after.pause(seat) != MIDWAY:
            break
        after = favoured(after, options(after, seat), seat, luck)
    return after.evaluate(seat)


def favoured(state: State, actions: list[int], seat: i64, luck: Chance) -> State:
    """Return the state after the action that looks best."""
    found = state
    highest = -1e300
    for action in actions:
        after = state.copy()
        after.apply(action, luck, seat)
        value = after.evaluate(seat)
        if value > highest:
            highest = value
            found = after
    return found


def play_on(state: State, decisions: i64, luck: Chance) -> None:
    """Let everybody take what looks best at once; who chooses at once, sees no other choice."""
    left = decisions
    while left > 0:
        actors = state.actors()
        if actors == 0:
            return
        if actors & (actors - 1) == 0:
            seat = lowest(actors)
            state.apply(liked(state, seat, luck), luck, seat)
            left -= 1
        else:
            left -= play_at_once(state, actors, luck)


def play_at_once(state: State, actors: i64, luck: Chance) -> i64:
    """Let several seats choose from the same table; return how many could do what they chose."""
    chosen: list[i64] = []
    waiting = actors
    while waiting != 0:
        chosen.append(liked(state, lowest(waiting), luck))
        waiting &= waiting - 1
    played: i64 = 0
    for action in chosen:
        seat = lowest(actors)
        actors &= actors - 1
        if state.actors() >> seat & 1 != 0 and (played == 0 or state.menu(seat).has(action)):
            state.apply(action, luck, seat)
            played += 1
    return played


def liked(state: State, seat: i64, luck: Chance) -> i64:
    """Return what a seat takes when everybody plays quickly."""
    actions = state.legal(seat)
    return actions[0] if len(actions) == 1 else favourite(state, actions, seat, luck)


def favourite(state: State, actions: list[int], seat: i64, luck: Chance) -> i64:
    """Return the action after which the seat stands best; of very many only some are tried."""
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
