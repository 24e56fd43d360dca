"""Dice that fell: whose they were, what each meant, what they had to reach."""
# interpreted: made for people

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from skali.core.acts import Act, Die, Flipped, Rolled, Summand
from skali.core.message import Message, say
from skali.games.greenland.rules import asks, thrown
from skali.games.greenland.rules.actions import SPACE
from skali.games.greenland.rules.components import CARDS, CULTURES, FACES, RANKS
from skali.games.greenland.rules.state import Table
from skali.games.greenland.shown import dice, words
from skali.games.greenland.shown.motion import Step

ENDS = ("failure", "success", "open")
ROLLED_FOR_RANK = int(thrown.HELMETS)


class Thrown(NamedTuple):
    """A finished roll as the table keeps it."""

    roll: dice.Roll
    faces: tuple[int, ...]
    """What fell, the leader's die last."""
    leader: int
    """What his own die shows; 0 without one."""
    end: int

    @property
    def kind(self) -> str:
        """What was rolled for."""
        return thrown.KINDS[self.roll.why]

    @property
    def success(self) -> bool | None:
        """How it ended; None while iron may still save somebody."""
        return None if self.end == thrown.UNSETTLED else self.end == thrown.SUCCEEDED


def finished(t: Table) -> list[Thrown]:
    """Read the rolls of the last decision, the first one first."""
    words_ = [int(word) for word in t.thrown]
    return [read(*words_[at : at + 2]) for at in range(0, len(words_), int(thrown.WORDS))]


def read(shown_: int, what: int) -> Thrown:
    """Read one roll."""
    mask = (1 << int(FACES)) - 1
    roll = dice.Roll(
        culture=what & 3,
        card=what >> int(thrown.AT_SHIFT) & 63,
        why=what >> int(thrown.WHY_SHIFT) & 7,
        need=what >> int(thrown.NEED_SHIFT) & 31,
        hits=what >> int(thrown.HITS_SHIFT) & mask,
        bites=what >> int(thrown.BITES_SHIFT) & mask,
        turned=shown_ >> int(thrown.TURNED_SHIFT) & mask,
    )
    found = [
        face for face in range(1, FACES) for _ in range(shown_ >> face * int(thrown.DIE_BITS) & 31)
    ]
    leader = shown_ >> int(thrown.CROWN_SHIFT)
    fell = (*found, leader) if leader else tuple(found)
    return Thrown(roll, fell, leader, what >> int(thrown.END_SHIFT) & 3)


def told(step: Step) -> list[Act]:
    """Tell every roll that was finished, then the dice that lie there to be rolled again."""
    found = [judged(step, each, first=not at) for at, each in enumerate(finished(step.after))]
    fell = dice.on_table(step.after) if step.after.asks(asks.REROLL) else None
    if fell is not None and shown(step.after) != shown(step.before):
        found.append(rolled(step, fell, again=step.family == "reroll" and not found))
    return found


def shown(t: Table) -> list[int]:
    """List the faces on the table."""
    return sorted(face for face, _, _ in dice.faces(t))


def rolled(step: Step, roll: dice.Roll, *, again: bool) -> Act:
    """Let dice fall some of which may be rolled again."""
    there = dice.faces(step.after)
    old = [(face, leads) for face, final, leads in dice.faces(step.before) if final]
    fell = tuple(
        Die(str(face), counts=roll.hit(face), again=again and final and (face, leads) not in old)
        for face, final, leads in there
    )
    faces = ", ".join(str(face) for face, _, _ in there)
    sentence = say("greenland-tale-again" if again else "greenland-tale-rolls", faces=faces,
                   culture=words.culture(roll.culture),
                   card=words.name_of(step.after, roll.card))  # fmt: skip
    return Rolled(sentence, dice=fell, parts=parts(roll, [face for face, _, _ in there]),
                  against=roll.need or None)  # fmt: skip


def judged(step: Step, fell: Thrown, *, first: bool) -> Act:
    """Say what a roll that is over has brought, die by die."""
    roll = fell.roll
    new = rerolled(step, fell) if first and step.family == "reroll" else -1
    thrown_ = tuple(
        Die(str(face), roll.hit(face), again=place == new) for place, face in enumerate(fell.faces)
    )
    return Rolled(sentence(step, fell), dice=thrown_, parts=parts(roll, fell.faces),
                  against=roll.need or None, success=fell.success)  # fmt: skip


def rerolled(step: Step, fell: Thrown) -> int:
    """Return the place of the die that was rolled again last."""
    face, leads = SPACE.indices(step.action)
    if leads:
        return len(fell.faces) - 1
    lay = Counter(face for face, _, leads in dice.faces(step.before) if not leads)
    lay[face + 1] -= 1
    now = Counter(fell.faces[: -1 if fell.leader else None])
    return fell.faces.index(next(face for face in now if now[face] > lay[face]))


def parts(roll: dice.Roll, faces: Sequence[int]) -> tuple[Summand, ...]:
    """Write hits, who would die, and which dice count as ones."""
    if roll.why == ROLLED_FOR_RANK:
        return ()
    found = [part("greenland-hits", sum(map(roll.hit, faces)))]
    bites = sum(map(roll.bite, faces))
    if bites:
        found.append(part("greenland-bitten", bites))
    turned_ = sum(roll.turned >> face & 1 for face in faces)
    if turned_:
        found.append(part("greenland-turned", turned_))
    return tuple(found)


def part(id_: str, number: int) -> Summand:
    """Name a number."""
    return Summand(say(id_), number)


def sentence(step: Step, fell: Thrown) -> Message:
    """Say who rolled where, which faces, how it ended, and how many they kill."""
    roll = fell.roll
    who = words.culture(roll.culture)
    faces = ", ".join(map(str, fell.faces))
    if fell.kind == "helmet":
        return say("greenland-tale-helmet", culture=who, faces=faces, spared=int(fell.end))
    if fell.kind == "martyr":
        return say("greenland-tale-martyr", culture=who, faces=faces, success=int(fell.end))
    if fell.kind == "preach":
        return say("greenland-tale-preach", culture=who, other=words.culture(roll.card),
                   faces=faces, success=int(fell.end))  # fmt: skip
    card = words.card(roll.card) if fell.kind == "hunt" else words.name_of(step.before, roll.card)
    return say(f"greenland-roll-{ENDS[fell.end]}", culture=who, card=card, faces=faces,
               leader=fell.leader, bitten=sum(map(roll.bite, fell.faces)))  # fmt: skip


def flipped(sentence_: Message, culture: int) -> Act:
    """An elder card is turned over."""
    name = CULTURES[culture]
    ranks = tuple(f"rank-{name}-{rank + 1}" for rank in range(int(RANKS)))
    return Flipped(sentence_, nodes=(f"faith-{name}", *ranks))


def turned(sentence_: Message, card: int) -> Act:
    """A New World card is turned over."""
    return Flipped(sentence_, nodes=(f"card-{CARDS[card]}",))
