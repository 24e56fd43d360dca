"""The ways in which Greenland ends: by faith, by ice, by extinction, side by side, and together."""

from typing import cast

from skali.core.state import State
from skali.games.greenland.rules import scoring
from skali.games.greenland.rules.components import CUBES
from skali.games.greenland.rules.flow import Greenland
from tests.golden.endings import Ending, result_of


def of(state: State) -> Greenland:
    """Return the table."""
    return cast("Greenland", state)


def winner(state: State) -> int | None:
    """Return the culture that has won alone."""
    winners = result_of(state).winners
    return int(of(state).circle[winners[0]]) if len(winners) == 1 else None


def frozen(state: State) -> bool:
    """GREEN-228, GREEN-237: a row is empty."""
    return 0 in (of(state).size[0], of(state).size[1])


def many_gods(state: State) -> bool:
    """GREEN-227, GREEN-229, GREEN-234: a polytheist wins, after the last event."""
    who = winner(state)
    return who is not None and not of(state).is_monotheist(who) and of(state).left == 0


def one_god(state: State) -> bool:
    """GREEN-230, GREEN-234: a monotheist wins."""
    who = winner(state)
    return who is not None and bool(of(state).is_monotheist(who))


def after_the_ice(state: State) -> bool:
    """GREEN-228: a row was empty before the last event."""
    return frozen(state) and of(state).left > 0 and winner(state) is not None


def without_one(state: State) -> bool:
    """GREEN-235: somebody is extinct and has no points, somebody else wins."""
    t = of(state)
    gone = [seat for seat in range(t.seats) if t.dead[t.circle[seat]] == CUBES]
    return bool(gone) and winner(state) is not None and not any(t.score(seat) for seat in gone)


def side_by_side(state: State) -> bool:
    """GREEN-AMB-42: some share the victory."""
    return len(result_of(state).winners) > 1


def tie_broken(state: State) -> bool:
    """GREEN-AMB-42: equal points, and by choice one winner."""
    scores = result_of(state).scores
    return scores.count(max(scores)) > 1 and winner(state) is not None


def all_live(state: State) -> bool:
    """GREEN-238: every culture has an idle hunter or a colonist."""
    return result_of(state).share(0) == 1


def one_is_gone(state: State) -> bool:
    """GREEN-238, GREEN-AMB-53: a culture is extinct, so all have lost, whatever is left to play."""
    t = of(state)
    return any(t.dead[t.circle[place]] == CUBES for place in range(t.players)) and t.left > 0


def one_is_too_old(state: State) -> bool:
    """GREEN-238, GREEN-AMB-53: nobody is extinct, but a culture has only elders and husbands."""
    t = of(state)
    living = all(t.dead[t.circle[place]] < CUBES for place in range(t.players))
    return living and scoring.survivors(t) < t.players and t.left == 0


def all_ice(state: State) -> bool:
    """GREEN-237: both rows are empty before the last event."""
    t = of(state)
    return not t.size[0] and not t.size[1] and t.left > 0


ROUND = {"round": 10, "rounds_left": 0, "phase": "elders"}
EQUAL = {"energy": 0, "elders": [1, 1, 1, 1, 1, 1], "idle": 6}
OLD = {"energy": 0, "elders": [1, 0, 0, 1, 0, 1], "idle": 0}
LAST = {"round": 16, "rounds_left": 0, "phase": "elders"}
FEW = {"north": {"warm": ["walrus"]}, "south": {"warm": ["capelin"]}}
WEAK = {"energy": 0, "elders": [0, 0, 0, 0, 0, 0], "idle": 1}

ENDINGS = [
    Ending("base-3-old", "one of three wins who believes in many gods", many_gods, 3),
    Ending("base-2-old", "one of two wins who believes in many gods", many_gods, 2),
    Ending("base-3-new", "one of three wins who believes in one god", one_god, 3),
    Ending("base-2-new", "one of two wins who believes in one god", one_god, 2),
    Ending("base-3-extinct", "somebody is extinct and loses", without_one, 3),
    Ending("base-2-extinct", "one of two is extinct", without_one, 2),
    Ending("base-3-shared", "some of three share the victory", side_by_side, 3),
    Ending("base-3-ice", "a row is empty before the last event", after_the_ice, position={
        "seats": 3, "round": 8, "rounds_left": 2, "phase": "elders",
        "rows": {"north": {"warm": []}, "south": {"warm": ["capelin"]}},
        "players": [EQUAL, WEAK, WEAK],
    }),
    Ending("tie-3-order", "equal points and equal cubes: the later in player order wins",
           tie_broken, position={
               "seats": 3, "options": {"tie_break": True}, **ROUND,
               "rows": {"north": {"warm": ["walrus"]}, "south": {"warm": ["capelin"]}},
               "players": [EQUAL, EQUAL, WEAK],
           }),
    Ending("beginner-3-old", "the beginner game of three", many_gods, 3, {"mode": "beginner"}),
    Ending("beginner-2-old", "the beginner game of two", many_gods, 2, {"mode": "beginner"}),
    Ending("survivor-3-old", "the survivor variant of three", many_gods, 3, {"survivor": True}),
    Ending("survivor-2-old", "the survivor variant of two", many_gods, 2, {"survivor": True}),
    Ending("hidden-3-old", "hands are hidden", many_gods, 3, {"open_hands": False}),
    Ending("survivor-3-new", "survivors, won by one god", one_god, 3, {"survivor": True}),
    *(
        Ending(f"together-{seats}-{name}", words, reached, position={
            "seats": seats, "options": {"mode": "together"}, **fields,
        })
        for seats in (1, 3)
        for name, words, reached, fields in (
            ("won", "every culture has an idle hunter or a colonist at the end", all_live, {
                **LAST, "rows": FEW, "players": [EQUAL, EQUAL, EQUAL],
            }),
            ("old", "a culture has only elders at the end, and all have lost", one_is_too_old, {
                **LAST, "rows": FEW, "players": [EQUAL, EQUAL, OLD],
            }),
            ("ice", "both rows are empty before the last event", all_ice, {
                "round": 9, "rounds_left": 7, "phase": "elders", "players": [EQUAL] * 3,
                "rows": {"north": {"cold": ["walrus"]}, "south": {"cold": ["capelin"]}},
            }),
        )
    ),
    *(
        Ending(f"together-{seats}-lost", "a culture is extinct, and all have lost at once",
               one_is_gone, seats, {"mode": "together"})
        for seats in (1, 3)
    ),
    Ending("together-3-survivor", "the common game with the survivor variant is lost",
           one_is_gone, 3, {"mode": "together", "survivor": True}),
]  # fmt: skip
