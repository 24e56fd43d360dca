"""What is pending, as plain data: the frames of a state written down and read again."""
# interpreted: reads and writes JSON-like data

from dataclasses import dataclass
from typing import Any

from skali.core.bits import places
from skali.core.errors import PositionError
from skali.core.position import Fields, shown
from skali.core.questions import Part, Question
from skali.core.state import State


@dataclass(frozen=True, slots=True)
class Waiting:
    """A pending question as it can be looked at."""

    name: str
    seats: tuple[int, ...]
    parts: dict[str, int]

    def __getitem__(self, part: Part) -> int:
        """Return what it carries."""
        return self.parts[part.name]


def waiting(t: State) -> list[Waiting]:
    """List the questions of the common stack, the one asked now last."""
    found = []
    for place in range(t.common_depth()):
        at = t.frame_at(0, place)
        question = t.dispatch.questions.all[t.kind_at(at)]
        parts = {part.name: int(t.part_at(at, part)) for part in question.parts}
        found.append(Waiting(question.name, tuple(places(t.seats_at(at))), parts))
    return found


def carried(t: State) -> dict[str, int | str]:
    """Return what the top question carries and may be written, by name, for its sentence."""
    plain: dict[str, Any] = {}
    for part in t.question().parts:
        plain |= part.form.write(part.name, int(t.get(part)))
    return {name: value for name, value in plain.items() if isinstance(value, int | str)}


def dump_pending(t: State, *, alone: bool = False) -> list[dict[str, Any]]:
    """Write the questions of the common stack, the one asked now last.

    Where a game never asks several seats at once (`alone`), the seat is written as `seat`.
    """
    return dump_stack(t, 0, int(t.common_depth()), alone=alone)


def dump_lanes(t: State) -> list[list[dict[str, Any]]]:
    """Write the questions of every seat's own lane, where lanes are open."""
    return [dump_stack(t, 1 + seat, int(t.lane_depth(seat))) for seat in range(t.seats)]


def dump_stack(t: State, stack: int, depth: int, *, alone: bool = False) -> list[dict[str, Any]]:
    """Write one stack of questions."""
    return [dump_frame(t, int(t.frame_at(stack, place)), alone=alone) for place in range(depth)]


def dump_frame(t: State, at: int, *, alone: bool = False) -> dict[str, Any]:
    """Write a question: what is asked, of whom, and what it carries."""
    question = t.dispatch.questions.all[t.kind_at(at)]
    seats = places(t.seats_at(at))
    plain: dict[str, Any] = {"ask": question.name}
    plain |= {"seat": seats[0]} if alone else {"seats": seats}
    for part in question.parts:
        plain |= part.form.write(part.name, int(t.part_at(at, part)))
    return plain


def load_pending(t: State, entries: list[Fields], default: int) -> None:
    """Ask the questions of a written position again; who is asked may be left out."""
    for entry in entries:
        load_frame(t, entry, default)


def load_frame(t: State, entry: Fields, default: int) -> Question:
    """Ask one written question again."""
    questions = t.dispatch.questions
    question = questions.by_name[entry.word("ask", tuple(questions.by_name), "")]
    t.push(question, read_seats(t, entry) or 1 << default)
    for part in question.parts:
        t.put(part, read_part(part, entry))
    entry.close()
    return question


def read_part(part: Part, entry: Fields) -> int:
    """Read what a question carries; a number without room would spoil what lies beside it."""
    value, low, high = part.form.read(part.name, entry), part.form.low, part.form.high
    if not low <= value <= high:
        raise entry.fail(part.name, f"must be from {low} to {high}, not {value}")
    return value


def read_seats(t: State, entry: Fields) -> int:
    """Read who is asked: `seats`, or `seat` where there is only one."""
    if entry.has("seat"):
        return 1 << entry.integer("seat", 0, 0, int(t.seats) - 1)
    mask = 0
    for number, seat in enumerate(entry.items("seats", int(t.seats))):
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < t.seats:
            where = f"{entry.at('seats')}[{number}]"
            raise PositionError(where, f"must be from 0 to {t.seats - 1}, not {shown(seat)}")
        mask |= 1 << seat
    return mask
