"""What a seat is shown must not depend on what it may not know.

A seat's view is read back with other luck: whatever the view leaves out is sampled anew, while
everything that the seat is shown must stay as it was, byte by byte. And what is sampled must be
exactly what is declared as secret (`secrets.toml` in the folder of the game's tests):
so a secret that is not hidden at all is found as well.
"""

import json
from collections.abc import Iterator
from typing import Any

from skali.conformance.cases import Case, covering, few, one_of_each, plain, spread
from skali.conformance.declared import Declared
from skali.core.chance import Fast
from skali.core.game import Game
from skali.core.state import State

SAMPLES = 2
"""How many other worlds are compared with the true one."""


def shown(state: State, seat: int) -> dict[str, str]:
    """Collect everything that a seat, or everybody, ever receives."""
    game = state.game
    return {
        "position": plain(state.dump(seat)),
        "decision": repr(game.decision(state, seat)),
        "scene": plain(game.scene(state, seat).to_json()),
        "scene for everybody": plain(game.scene(state).to_json()),
        "turn": plain([state.turn_seen(seat), state.turn_seen(), state.over]),
        "refusals": plain([repr(state.why_not(a, seat)) for a in range(0, len(game.space), 29)]),
    }


def leaves(data: Any, seat: int, path: str = "") -> Iterator[tuple[str, Any]]:  # noqa: ANN401 - JSON
    """Go through all values of a position by their path; players are `mine` or `theirs`."""
    if isinstance(data, dict):
        for key, value in data.items():
            yield from leaves(value, seat, f"{path}.{key}" if path else key)
    elif isinstance(data, list):
        for index, value in enumerate(data):
            step = ("mine" if index == seat else "theirs") if path == "players" else "*"
            yield from leaves(value, seat, f"{path}.{step}")
    else:
        yield path, data


def differing(first: dict[str, Any], second: dict[str, Any], seat: int) -> set[str]:
    """List the paths at which two positions differ."""
    paths: dict[str, tuple[list[Any], list[Any]]] = {}
    for side, position in enumerate((first, second)):
        for path, value in leaves(position, seat):
            paths.setdefault(path, ([], []))[side].append(value)
    return {path for path, (one, other) in paths.items() if one != other}


def leaks_of_state(state: State, seat: int, seed: int) -> tuple[list[str], set[str]]:
    """Resample what a seat does not know; return what it sees of that, and what was sampled."""
    found: list[str] = []
    sampled: set[str] = set()
    if state.dump(seat) == state.dump():
        return found, sampled  # there is nothing that this seat does not know
    before = shown(state, seat)
    for n in range(SAMPLES):
        world = state.game.load(json.loads(before["position"]), Fast(seed + n))
        after = shown(world, seat)
        found += [what for what in before if before[what] != after[what]]
        sampled |= differing(state.dump(), world.dump(), seat)
    return found, sampled


def nothing_leaks(game: Game, declared: Declared) -> None:
    """Look at some cases, and there at few tables."""
    found = leaks(few(game)[:3], most=2, declared=declared)
    assert found == [], found


def nothing_leaks_in_many_more_states(game: Game, declared: Declared) -> None:
    """Look at every third case, and there at more tables."""
    found = leaks(covering(game)[::3], most=6, declared=declared)
    assert found == [], found


def leaks(cases: list[Case], most: int, declared: Declared) -> list[str]:
    """Return every leak of a game met in random play, as sentences; none is right.

    Looked at are a table for each thing asked, and some more of each case.
    """
    found: dict[str, None] = {}
    hidden: set[str] = set()
    for number, case in enumerate(cases):
        tables = one_of_each(case, 80 + number) + spread(case, 80 + number, most)
        for turn, (state, _) in enumerate(tables):
            for seat in range(case.seats):
                seen, sampled = leaks_of_state(state, seat, 1000 * turn)
                found |= dict.fromkeys(f"{what} depends on what is hidden" for what in seen)
                hidden |= sampled
    if declared.silent:
        return list(found)
    secrets = declared.secrets
    missing = {s for s in secrets - declared.rare if not any(covers(s, path) for path in hidden)}
    extra = {path for path in hidden if not any(covers(s, path) for s in secrets)}
    found |= dict.fromkeys(f"{path} is said to be hidden, but is known" for path in sorted(missing))
    found |= dict.fromkeys(f"{path} is hidden, but not declared" for path in sorted(extra))
    return list(found)


def covers(secret: str, path: str) -> bool:
    """Tell whether a path is a secret or lies within one."""
    return path == secret or path.startswith(secret + ".")
