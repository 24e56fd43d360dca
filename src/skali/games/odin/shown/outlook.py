"""What an action would lead to, said before it is done."""
# interpreted: words for people

from typing import cast

from skali.core.chance import Probe
from skali.core.message import Message, say
from skali.games.odin.rules import asks, components, dice
from skali.games.odin.rules.actions import LAY, SPACE
from skali.games.odin.rules.anytime import to_lay
from skali.games.odin.rules.bay import most_ore, ore_of_boats
from skali.games.odin.rules.boards import BONUS_COUNT, BONUS_FIRST, BONUSES, TRACKS, row_of
from skali.games.odin.rules.feast import empty_cells
from skali.games.odin.rules.goods import CELLS, UPGRADE
from skali.games.odin.rules.places import plot_of
from skali.games.odin.rules.state import ARMED_BOATS, BOATS, THING, Table
from skali.games.odin.rules.yields import bonuses, income, left_around, minus, missing
from skali.games.odin.shown.acts import gift_name, least_sword, means
from skali.games.odin.shown.choices import LAYING
from skali.games.odin.shown.names import thing_name


def outlook(t: Table, action: int, seat: int) -> list[Message]:
    """Say what an action of a seat would lead to."""
    family, here = SPACE.family_of(action).name, SPACE.indices(action)
    if family in LAYING:
        return laying(t, action, seat)
    if family in ("place", "imitate"):
        return [left(t, seat, here[0]), *chances(t, seat, here[0])]
    if family == "pass":
        return [say("odin-foresee-pass", n=int(t.of(seat, THING)))]
    if family == "serve" or (family == "done" and t.asks(asks.FEAST)):
        return [table(t, action, seat)]
    if family == "done" and t.asks(asks.READY):
        return [say("odin-foresee-ready", n=int(to_lay(t, seat)).bit_count())]
    if family == "roll":
        return once_more(t, seat)
    if family in ("upgrade", "turn", "claim", "hold"):
        return [size(family, here)]
    return []


# --- Vikings ---


def left(t: Table, seat: int, space: int) -> Message:
    """ODIN-090: say how many Vikings would be left."""
    now = int(t.of(seat, THING))
    return say("odin-foresee-vikings", old=now, new=now - int(components.COLUMN[space]))


def chances(t: Table, seat: int, space: int) -> list[Message]:
    """ODIN-214: say of a dice action how likely one roll would be enough."""
    found = die_of(components.SPACE_TABLES[space].data["effect"])
    if found is None:
        return []
    action = components.DICE.index(found)
    ore = 0
    if action == components.PILLAGING:
        ore = int(most_ore(t, seat))
    elif action == components.WHALING:
        ore = int(ore_of_boats(min(1, t.of(seat, BOATS)), min(1, t.of(seat, ARMED_BOATS))))
    return [likely(t, seat, action, ore)]


def die_of(tree: object) -> str | None:
    """Find the dice action of an effect."""
    if isinstance(tree, list):
        return next((found for step in tree if (found := die_of(step))), None)
    if isinstance(tree, dict):
        if tree.get("do") == "dice":
            return str(tree["action"])
        return next((found for part in tree.values() if (found := die_of(part))), None)
    return None


def likely(t: Table, seat: int, action: int, ore: int) -> Message:
    """Say which results of one roll would be enough."""
    sides = int(components.DIE[action])
    if components.AIMS_HIGH[action]:
        need = max(1, least_sword(t) - ore)
        chance = max(0, sides - need + 1)
        return say("odin-foresee-high", need=need, chance=100 * min(chance, sides) // sides)
    most = min(sides, means(t, seat, action) + ore)
    return say("odin-foresee-low", most=most, chance=100 * most // sides)


def once_more(t: Table, seat: int) -> list[Message]:
    """ODIN-216: say how many rolls are left, and what one more could do."""
    action = int(t.get(asks.ACTION))
    rolls = int(dice.most_rolls(t, seat, action) - t.get(asks.ROLLS))
    now = say("odin-foresee-result", result=int(dice.result(t)), left=rolls)
    return [now, likely(t, seat, action, int(t.get(asks.ORE)))]


# --- things ---


def size(family: str, here: tuple[int, ...]) -> Message:
    """Say how many cells a tile covers."""
    thing = here[0]
    if family in ("upgrade", "turn"):
        thing = int(UPGRADE[thing])
        if family == "upgrade" and here[1]:
            thing = int(UPGRADE[thing])
    return say("odin-foresee-cells", thing=thing_name(thing), n=int(CELLS[thing]))


def table(t: Table, action: int, seat: int) -> Message:
    """ODIN-118: say how many cells of the banquet table would stay empty, and what that costs."""
    after = cast("Table", t.copy())
    old = int(empty_cells(t, seat))
    new = old
    if SPACE.family_of(action).name == "serve":
        after.apply(action, Probe(), seat)
        new = int(empty_cells(after, seat))
    return say("odin-foresee-feast", old=old, new=new, points=new * int(components.PENALTY_POINTS))


def laying(t: Table, action: int, seat: int) -> list[Message]:
    """ODIN-097, ODIN-122, ODIN-290: incomes, bonuses and open cells, now and then."""
    plot = int(plot_of(action - int(LAY)))
    face, at = int(t.face(plot)), int(row_of(seat, plot))
    after = cast("Table", t.copy())
    after.apply(action, Probe(), seat)
    found: list[Message] = []
    old, new = (int(income(s.land, at, face)) for s in (t, after))
    found.append(say("odin-tell-income", old=old, new=new))
    for track in range(int(TRACKS)):
        far, near = (int(missing(s.land, at, face, track)) for s in (t, after))
        if far and (far != near or old != new):
            found.append(say("odin-foresee-next", old=far, new=near))
    found += around(t, after, at, face)
    old, new = (int(minus(s.land, at, face)) for s in (t, after))
    return [*found, say("odin-tell-minus", old=old, new=new)]


def around(t: Table, after: Table, at: int, face: int) -> list[Message]:
    """ODIN-122: say of each bonus whether it would be earned, come nearer or be covered."""
    found: list[Message] = []
    had, has = (int(bonuses(s.land, at, face)) for s in (t, after))
    for index in range(int(BONUS_COUNT[face])):
        number = int(BONUS_FIRST[face]) + index
        old, new = (int(left_around(s.land, at, number)) for s in (t, after))
        if old == new:
            continue
        things = [gift_name(gift) for gift in BONUSES[face][index].gives]
        for thing in things:
            if new < 0:
                found.append(say("odin-foresee-lost", thing=thing))
            elif has & ~had & 1 << index:
                found.append(say("odin-tell-bonus", thing=thing))
            else:
                found.append(say("odin-foresee-around", thing=thing, old=old, new=new))
    return found
