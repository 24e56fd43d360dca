"""What an option leads to, line by line: beer left, when the die moves again, provisions."""
# interpreted: words for people

from skali.core.chance import Probe
from skali.core.message import Message, say, seat_name
from skali.games.karvi.rules.actions import SPACE
from skali.games.karvi.rules.flow import Karvi
from skali.games.karvi.rules.state import STOP
from skali.games.karvi.shown.board import in_order


def outlook(t: Karvi, action: int, seat: int) -> list[Message]:
    """Say what a legal action leads to, besides what it says of itself."""
    family = SPACE.family_of(action).name
    if family == "end":
        following = in_order(t)
        return [moves_next(following[0], seat)] if following else []
    if family not in ("move", "sail", "displace", "pay"):
        return []
    after = t.copy()
    after.apply(action, Probe(), seat)
    lines = moved(t, after, seat) if family == "move" else []
    old, new = int(t.provisions[seat]), int(after.provisions[seat])
    return [*lines, say("karvi-then-provisions", old=old, new=new)] if new < old else lines


def moved(t: Karvi, after: Karvi, seat: int) -> list[Message]:
    """Say how much beer the moved die has left, and when it moves again."""
    dice = [die for die in (2 * seat, 2 * seat + 1) if t.place[die] != after.place[die]]
    if not dice or after.round != t.round:
        return []
    [die, *_] = dice
    old, new = int(t.beer[die]), int(after.beer[die])
    lines = [say("karvi-then-beer", old=old, new=new)] if new < old else []
    if after.place[die] < STOP:
        return [*lines, say("karvi-then-rests")]
    before = in_order(after)[: in_order(after).index(die)]
    if not before:
        return [*lines, say("karvi-then-again")]
    return [*lines, say("karvi-then-order", place=len(before) + 1, who=seat_name(before[0] // 2))]


def moves_next(die: int, seat: int) -> Message:
    """Say whose die moves next."""
    own = die // 2 == seat
    return say("karvi-then-again") if own else say("karvi-then-next", who=seat_name(die // 2))
