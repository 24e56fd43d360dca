"""How many taps a turn takes: each is a click on a thing of the table, or on one of its menu."""

from itertools import count

from skali.core.chance import Fast
from skali.games.odin.rules.actions import PLACE, SPACE
from skali.games.odin.rules.flow import Odin
from skali.games.odin.shown.scene import scenes
from tests.odin.build import SPACES, player, position

MOST_TAPS = 3
FREE = ("hold", "buy", "arm", "store", "use")
"""What may be done at any time belongs to no ordinary turn."""
ONE_MORE = {"mountain_2x4_or_double_upgrade_3": 4}
"""The one space that first asks which of two actions, each of several steps, is meant."""
ALL = "9 wood 9 stone 9 ore 20 silver flax hide linen wool fur silverware jewelry sheep cattle mead"


def rich() -> Odin:
    """Set a table up at which nearly every space can be used."""
    mine = player(
        ALL, "3 bow 3 snare 3 spear 3 sword", thing=8, whaling_boats=[1, 1], knarrs=1,
        longships=[1, 0, 0, 1],
    )  # fmt: skip
    return position(mine, player(thing=6))


def steps(t: Odin) -> list[tuple[int, int]]:
    """List what the first seat is asked for, with the taps that it takes."""
    offers = scenes(t, [0], "wide")[0].offers
    return [
        (action, 1 if len(here) == 1 else 2)
        for here in offers.values()
        for action in here
        if SPACE.family_of(action).name not in FREE
    ]


def fewest(t: Odin, action: int, taps: int) -> int:
    """Return with how few taps a turn can be ended that begins with an action."""
    waiting: list[list[Odin]] = [[] for _ in range(MOST_TAPS + 3)]
    after = t.copy()
    after.apply(action, Fast(3), 0)
    waiting[taps].append(after)
    for spent in count(taps):
        for each in waiting[spent]:
            if each.turn != (0,):
                return spent
            for answer, more in steps(each) if spent < MOST_TAPS else ():
                then = each.copy()
                then.apply(answer, Fast(3), 0)
                waiting[spent + more].append(then)
        if spent > MOST_TAPS:
            return spent
    raise AssertionError


def test_an_ordinary_turn_takes_at_most_three_taps() -> None:
    """ODIN-086: on every space that can be used, from the click on it to the next one's turn."""
    t = rich()
    begun = {action: taps for action, taps in steps(t) if SPACE.family_of(action).name == "place"}
    assert len(begun) >= 55
    slow = {
        SPACES[action - int(PLACE)]: taps
        for action, first in begun.items()
        if (taps := fewest(t, action, first)) > MOST_TAPS
    }
    assert slow == ONE_MORE


def test_most_spaces_take_a_single_tap() -> None:
    """ODIN-092: what has one outcome is done by the click on its space."""
    t = rich()
    for key in ("mead_and_silver", "craft_clothing", "build_shed", "build_knarr"):
        action = int(PLACE) + SPACES.index(key)
        assert fewest(t, action, 1) == 1
