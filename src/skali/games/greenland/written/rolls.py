"""The rolls of the last decision, written and read: whose, where, what fell and what it meant."""

from collections.abc import Sequence
from typing import Any

from skali.core.bits import array
from skali.core.position import Fields
from skali.games.greenland.rules import thrown
from skali.games.greenland.rules.asks import ROLLS
from skali.games.greenland.rules.components import CARDS, CUBES, CULTURES, FACES
from skali.games.greenland.rules.state import Table

MOST = 99
ENDS = ("failure", "success", "open")
ALL_FACES = [str(face) for face in range(1, int(FACES))]


def dump(t: Table) -> list[dict[str, Any]]:
    """Write every roll, the first one first."""
    words = [int(word) for word in t.thrown]
    size = int(thrown.WORDS)
    return [plain(*words[at : at + size]) for at in range(0, len(words), size)]


def plain(dice: int, what: int) -> dict[str, Any]:
    """Write one roll."""
    kind = thrown.KINDS[what >> int(thrown.WHY_SHIFT) & 7]
    at = what >> int(thrown.AT_SHIFT) & 63
    shown = {face: dice >> int(face) * int(thrown.DIE_BITS) & 31 for face in ALL_FACES}
    found: dict[str, Any] = {
        "culture": CULTURES[what & 3],
        "why": kind,
        "dice": {face: number for face, number in shown.items() if number},
        "leader": dice >> int(thrown.CROWN_SHIFT),
        "turned": faces(dice >> int(thrown.TURNED_SHIFT)),
        "need": what >> int(thrown.NEED_SHIFT) & 31,
        "hits": faces(what >> int(thrown.HITS_SHIFT)),
        "bites": faces(what >> int(thrown.BITES_SHIFT)),
        "end": ENDS[what >> int(thrown.END_SHIFT) & 3],
    }
    if kind in ROLLS:
        found["card"] = CARDS[at]
    elif kind == "preach":
        found["other"] = CULTURES[at]
    return found


def faces(mask: int) -> list[int]:
    """List the faces of a mask."""
    return [face for face in range(1, int(FACES)) if mask >> face & 1]


def load(t: Table, fields: Fields) -> None:
    """Read the rolls."""
    words: list[int] = []
    for entry in fields.tables("rolls", MOST):
        words += read(entry)
        entry.close()
    t.thrown = array(words)


def read(entry: Fields) -> tuple[int, int]:
    """Read one roll; whose it is, why and where they rolled must be given."""
    culture = given(entry, "culture", CULTURES)
    kind = thrown.KINDS[given(entry, "why", thrown.KINDS)]
    at = 0
    if kind in ROLLS:
        at = given(entry, "card", CARDS)
    elif kind == "preach":
        at = given(entry, "other", CULTURES)
    dice = entry.integer("leader", 0, 0, int(FACES) - 1) << int(thrown.CROWN_SHIFT)
    dice |= mask(entry, "turned") << int(thrown.TURNED_SHIFT)
    for face, number in enumerate(entry.counts("dice", ALL_FACES, int(CUBES)) or [], start=1):
        dice |= number << face * int(thrown.DIE_BITS)
    need = entry.integer("need", 0, 0, int(CUBES))
    what = int(thrown.purpose(culture, thrown.KINDS.index(kind), at))
    what |= int(thrown.meaning(need, mask(entry, "hits"), mask(entry, "bites")))
    return dice, what | ENDS.index(entry.word("end", ENDS, ENDS[0])) << int(thrown.END_SHIFT)


def given(entry: Fields, key: str, names: Sequence[str]) -> int:
    """Read a name that must not be left out."""
    if not entry.has(key):
        raise entry.fail(key, "must be given")
    return names.index(entry.word(key, names, ""))


def mask(entry: Fields, key: str) -> int:
    """Read a list of faces."""
    return sum(1 << face for face in set(entry.integers(key, 1, int(FACES) - 1)))
