"""What an action would bring, before the click: numbers that change, or how likely a hunt is."""
# interpreted: made for people

from math import comb

from skali.core.chance import Probe
from skali.core.message import Message, say
from skali.games.greenland.rules import asks, components
from skali.games.greenland.rules.actions import SPACE
from skali.games.greenland.rules.dice import (
    FOR_ATTACK,
    FOR_HUNT,
    FOR_RAID,
    dice_again,
    faces_again,
    use_of,
)
from skali.games.greenland.rules.flow import Greenland
from skali.games.greenland.rules.hands import hand_size
from skali.games.greenland.rules.placing import TO_SEND
from skali.games.greenland.rules.round import NOBODY
from skali.games.greenland.rules.state import Table
from skali.games.greenland.shown import dice, words

MARTYRS = ("martyr", "preach")
MOST_LINES = 6


def foretell(t: Greenland, action: int, seat: int) -> list[Message]:
    """Say what an action would change: chances where dice decide, else every number."""
    family, here = SPACE.family_of(action).name, SPACE.indices(action)
    if family in ("take", "lead") and t.asks(asks.NUMBER):
        return of_number(t, here[0] + 1, leads=family == "lead")
    if family == "send" and t.asks(asks.PLACE):
        return of_place(t, here[0])
    if family in MARTYRS:
        return of_ones(int(hand_size(t, t.get(asks.CULTURE))))
    if family == "reroll":
        return of_reroll(t)
    if family == "attack":
        return of_ones(int(t.stands(t.get(asks.CULTURE), t.get(asks.CARD))))
    after, probe = t.copy(), Probe()
    after.apply(action, probe, seat)
    if probe.marks:
        return [say("greenland-look-roll")] if family in ("command", "roll", "next", "keep") else []
    return changes(t, after)


def changes(before: Greenland, after: Greenland) -> list[Message]:
    """List numbers of all cultures that would differ, then the lines of the score sheet."""
    found: list[Message] = []
    for culture in range(components.PEOPLES):
        if before.master[culture] == NOBODY:
            continue
        numbers = {
            **{say(f"greenland-disc-{name}"): (before.discs[culture * 3 + n],
                                               after.discs[culture * 3 + n])
               for n, name in enumerate(components.DISCS)},
            say("greenland-look-idle"): (before.idle[culture], after.idle[culture]),
            say("greenland-look-dead"): (before.dead[culture], after.dead[culture]),
            say("greenland-look-cards"): (int(before.tableau[culture]).bit_count(),
                                          int(after.tableau[culture]).bit_count()),
        }  # fmt: skip
        found += [
            say("greenland-look-change", culture=words.culture(culture), what=what, old=int(old),
                new=int(new))
            for what, (old, new) in numbers.items()
            if old != new
        ]  # fmt: skip
    return found[:MOST_LINES]


# --- chances ---


def of_place(t: Table, card: int) -> list[Message]:
    """Say how a card would be hunted with all who are idle."""
    culture = int(t.get(asks.CULTURE))
    if t.holder(card) == culture:
        return []
    number = int(t.idle[culture])
    return [*before_me(t, culture, card, 1), *of_hunt(t, culture, card, number, leads=False)]


def of_number(t: Table, number: int, *, leads: bool) -> list[Message]:
    """Say how likely so many hunters succeed, and how many would die."""
    culture, card = int(t.get(asks.CULTURE)), int(t.get(asks.CARD))
    if t.get(asks.PURPOSE) != TO_SEND or t.holder(card) == culture:
        return []
    number += int(t.at(culture, card))
    return [*of_hunt(t, culture, card, number, leads=leads), *before_me(t, culture, card, number)]


def before_me(t: Table, culture: int, card: int, number: int) -> list[Message]:
    """GREEN-020: name those who would roll first, since they are fewer."""
    those = [
        words.culture(other)
        for other in range(len(components.CULTURES))
        if other != culture and 0 < t.at(other, card) < number
    ]
    return [say("greenland-look-order", cultures=words.listed(those))] if those else []


def of_hunt(t: Table, culture: int, card: int, number: int, *, leads: bool) -> list[Message]:
    """Say success, deaths and the set for so many dice; re-rolls are used for misses."""
    raid = t.holder(card) != NOBODY
    why = int(FOR_RAID if raid else FOR_HUNT)
    roll = dice.roll_for(t, culture, card, why)
    again = int(faces_again(t, culture, use_of(t, card, why)))
    hit, bite = odds(roll, again)
    sure = 1 if leads and not raid and roll.hit(1) else 0
    success = at_least(roll.need - sure, number - sure, hit)
    found = [say("greenland-look-success", percent=round(100 * success))]
    if bite:
        tenths = round(10 * bite * (number - sure))
        found.append(say("greenland-look-deaths", deaths=f"{tenths // 10}.{tenths % 10}"))
    want = set_of(card) if not raid else 0
    if want:
        percent = round(100 * equal(number, want))
        found.append(say("greenland-look-set", dice=want, percent=percent))
    return found


def set_of(card: int) -> int:
    """Return how many equal dice claim a card, 0 if none do."""
    return (
        int(components.TROPHY_SET[card] or max(0, components.HAND_SET[card]))
        if card < components.REGIONS
        else 0
    )


def odds(roll: dice.Roll, again: int) -> tuple[float, float]:
    """Return how likely a die hits and bites, if misses that may be are rolled again."""
    hit = sum(roll.hit(face) for face in range(1, components.FACES)) / 6
    bite = sum(roll.bite(face) for face in range(1, components.FACES)) / 6
    more = [face for face in range(1, components.FACES) if again >> face & 1 and not roll.hit(face)]
    spared = sum(roll.bite(face) for face in more) / 6
    return hit + len(more) / 6 * hit, bite - spared + len(more) / 6 * bite


def at_least(need: int, number: int, chance: float) -> float:
    """Return how likely so many of some dice come up."""
    if need <= 0:
        return 1.0
    return sum(
        comb(number, hits) * chance**hits * (1 - chance) ** (number - hits)
        for hits in range(need, number + 1)
    )


def equal(number: int, want: int) -> float:
    """Return how likely so many dice show the same face at least once."""
    ways = [1.0] + [0.0] * number
    for _ in range(6):
        ways = [
            sum(ways[before] * comb(now, now - before) for before in range(max(0, now - want + 1),
                                                                          now + 1))
            for now in range(number + 1)
        ]  # fmt: skip
    return 1 - float(ways[number]) / 6.0**number


def of_ones(number: int) -> list[Message]:
    """Say how likely at least one die of some shows a 1."""
    return [say("greenland-look-kill", percent=round(100 * at_least(1, number, 1 / 6)))]


def of_reroll(t: Table) -> list[Message]:
    """Say how likely a die that is rolled again hits, and what it would give up."""
    roll = dice.on_table(t)
    if roll is None or roll.why == FOR_ATTACK or not dice_again(t, roll.culture, use_of(
        t, roll.card, roll.why)):  # fmt: skip
        return of_ones(1)
    hit = sum(roll.hit(each) for each in range(1, components.FACES)) / 6
    bite = sum(roll.bite(each) for each in range(1, components.FACES)) / 6
    found = [say("greenland-look-success", percent=round(100 * hit))]
    if bite:
        tenths = round(10 * bite)
        found.append(say("greenland-look-deaths", deaths=f"{tenths // 10}.{tenths % 10}"))
    return found
