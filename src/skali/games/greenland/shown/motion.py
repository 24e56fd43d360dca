"""Which pieces a decision moved, by the ids of their nodes: people, discs and cards."""
# interpreted: made for people

from typing import NamedTuple

from skali.core.acts import Count, Move
from skali.core.bits import places
from skali.games.greenland.rules import components
from skali.games.greenland.rules.state import Table

DEAD = "dead"
IDLE = "idle"


class Step(NamedTuple):
    """A decision between two pictures."""

    before: Table
    seat: int
    action: int
    family: str
    after: Table


class Walk(NamedTuple):
    """People of a culture who went from one place to another."""

    culture: int
    start: str
    end: str
    number: int


def standing(t: Table, culture: int) -> dict[str, int]:
    """Count a culture's people by the places where any stand."""
    name = components.CULTURES[culture]
    found = {IDLE: int(t.idle[culture]), DEAD: int(t.dead[culture])}
    for rank in range(int(components.RANKS)):
        if t.elder(culture, rank):
            found[f"rank-{name}-{rank + 1}"] = int(t.elder(culture, rank))
    for other in range(components.PEOPLES):
        if t.envoys[other * components.PEOPLES + culture]:
            found[f"rank-{components.CULTURES[other]}-1"] = int(
                t.envoys[other * components.PEOPLES + culture]
            )
    first = culture * int(components.SPOTS)
    for spot, number in enumerate(t.cubes[first : first + int(components.SPOTS)]):
        if number:
            found[components.CARDS[spot]] = int(number)
    for daughter in range(components.DAUGHTERS):
        if t.husband[daughter] == culture:
            wife = components.CARDS[int(components.FIRST_DAUGHTER) + daughter]
            found[wife] = found.get(wife, 0) + 1
    return found


def walks(step: Step, culture: int) -> list[Walk]:
    """Match those who left a place with those who came to one: who dies leaves a card first."""
    old, new = standing(step.before, culture), standing(step.after, culture)
    gone = {
        place: old[place] - new.get(place, 0) for place in old if old[place] > new.get(place, 0)
    }
    come = {
        place: new[place] - old.get(place, 0) for place in new if new[place] > old.get(place, 0)
    }
    found = []
    for end in sorted(come, key=lambda place: (place != DEAD, place == IDLE, place)):
        wanted = come[end]
        for start in sorted(gone, key=lambda place: (place == IDLE) == (end == DEAD)):
            number = min(wanted, gone[start])
            if number:
                found.append(Walk(culture, start, end, number))
                gone[start] -= number
                wanted -= number
    return found


def node_of(t: Table, culture: int, place: str) -> str:
    """Name the node of a place; "" if it is not in the picture."""
    if place in (IDLE, DEAD):
        return f"{place}-{components.CULTURES[culture]}"
    if place.startswith("rank-"):
        owner = components.CULTURES.index(place.split("-")[1])
        return place if t.master[owner] >= 0 else ""
    card = components.CARDS.index(place)
    if not lies_open(t, card):
        return ""
    here = f"cubes-{components.CULTURES[culture]}-{place}"
    return here if t.at(culture, card) else f"card-{place}"


def lies_open(t: Table, card: int) -> bool:
    """Tell whether a card lies in a row or a tableau."""
    return bool(t.laid >> card & 1) or t.holder(card) >= 0


def move_of(step: Step, walk: Walk) -> Move | None:
    """Let people travel, if both places are in the pictures."""
    start = node_of(step.before, walk.culture, walk.start)
    end = node_of(step.after, walk.culture, walk.end)
    if not start or not end:
        return None
    piece = end if end.startswith("cubes-") else start
    return Move(piece, start, end, walk.number)


def moves_of(step: Step, those: list[Walk]) -> tuple[Move, ...]:
    """Let several groups travel."""
    return tuple(move for walk in those if (move := move_of(step, walk)) is not None)


# --- numbers ---


def counts(step: Step, culture: int, names: tuple[str, ...]) -> tuple[Count, ...]:
    """Numbers of a mat that have changed."""
    found = []
    for name in names:
        old, new = (number(t, culture, name) for t in (step.before, step.after))
        if old != new:
            id_ = f"disc-{components.CULTURES[culture]}-{name}" if name in components.DISCS else (
                f"{name}-{components.CULTURES[culture]}")  # fmt: skip
            found.append(Count(f"{id_}-n", old, new))
    return tuple(found)


def number(t: Table, culture: int, name: str) -> int:
    """Return a number of a mat by its name."""
    if name in components.DISCS:
        return int(t.discs[culture * 3 + components.DISCS.index(name)])
    return int((t.idle if name == IDLE else t.dead)[culture])


# --- cards ---


def source_of(step: Step, card: int) -> str:
    """Name where a card that is new in a tableau lay before, as everybody could see it."""
    before = step.before
    if before.laid >> card & 1 or before.holder(card) >= 0:
        return f"card-{components.CARDS[card]}"
    for culture in range(components.PEOPLES):
        if before.hand[culture] >> card & 1:
            return f"hand-{components.CULTURES[culture]}"
    return "ship" if before.event >= 0 and before.event == step.after.event else ""


def card_moves(step: Step, culture: int) -> list[tuple[int, tuple[Move, ...]]]:
    """Cards that are new in a tableau, with the way they came."""
    new = int(step.after.tableau[culture] & ~step.before.tableau[culture])
    found: list[tuple[int, tuple[Move, ...]]] = []
    for card in places(new):
        start = source_of(step, card)
        found.append(
            (
                card,
                (Move(f"card-{components.CARDS[card]}", start),) if has_ship(step, start) else (),
            )
        )
    return found


def has_ship(step: Step, start: str) -> bool:
    """Tell whether a source is in the picture before; a ship is only while its event holds."""
    if start == "ship":
        return int(components.IMPORT_OF[step.before.event]) != components.NOWHERE
    return bool(start)


def to_hand(step: Step, culture: int) -> list[tuple[int, tuple[Move, ...]]]:
    """Cards that came from a row to a hand; from there everybody saw them."""
    new = int(step.after.hand[culture] & ~step.before.hand[culture] & step.before.laid)
    end = f"hand-{components.CULTURES[culture]}"
    return [(card, (Move(f"card-{components.CARDS[card]}", f"card-{components.CARDS[card]}", end),))
            for card in places(new)]  # fmt: skip


def row_of(t: Table, card: int) -> str:
    """Name the row in which a card lies."""
    north = [int(t.row[place]) for place in range(t.size[0])]
    return components.ROWS[0] if card in north else components.ROWS[1]


def comers(step: Step) -> list[tuple[int, tuple[Move, ...]]]:
    """Cards that came from a pile into a row."""
    found: list[tuple[int, tuple[Move, ...]]] = []
    for card in places(step.after.laid & ~step.before.laid & ~components.WORLD_CARDS):
        found.append(
            (card, (Move(f"card-{components.CARDS[card]}", f"pile-{row_of(step.after, card)}"),))
        )
    return found


def leavers(step: Step) -> list[tuple[int, tuple[Move, ...]]]:
    """Cards that left the game from a row, to the pile of it."""
    found: list[tuple[int, tuple[Move, ...]]] = []
    for card in places(step.after.gone & step.before.laid & ~step.before.gone):
        end = f"pile-{row_of(step.before, card)}"
        found.append((card, (Move(f"card-{components.CARDS[card]}", end=end),)))
    return found
