"""Pictures of a table as bytes, node by node: what a listener has already is not sent again."""

from array import array
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import orjson

from skali.core.scene import Node, Panel, Scene
from skali.server.seen import LogEntry, Run
from skali.server.steps import shared
from skali.server.views import Words, draw_node, panel_frame


@dataclass(slots=True)
class Drawn:
    """A node as it is sent, with its fingerprint."""

    node: Node
    code: bytes
    print: int


@dataclass(eq=False, slots=True)
class Trace:
    """What somebody has who was sent a panel: fingerprints, of its frame and of its nodes."""

    frame: int
    nodes: "array[int]"

    def is_like(self, other: "Trace | None") -> bool:
        """Tell whether both are of panels that look the same."""
        return self is other or (
            other is not None and self.frame == other.frame and self.nodes == other.nodes
        )


@dataclass(slots=True)
class Sheet:
    """A panel as it is sent: what frames it, and its nodes, lowest first."""

    panel: Panel
    frame: bytes
    nodes: list[Drawn]
    trace: Trace
    latest: tuple[Trace | None, bytes] | None = None
    """What was written last, and for whom: most listeners have the same."""

    @property
    def owner(self) -> int:
        """Whose panel it is."""
        return self.panel.owner

    def since(self, trace: Trace | None) -> bytes:
        """Write the panel; one who has it is only told so, and where nodes of it lay before."""
        if self.latest is None or self.latest[0] is not trace:
            self.latest = trace, self.written(trace)
        return self.latest[1]

    def written(self, trace: Trace | None) -> bytes:
        """Write the panel for those who have been sent one before."""
        if self.trace.is_like(trace):
            return orjson.dumps({"id": self.panel.id})
        known = trace.nodes if trace is not None else ()
        places = {fingerprint: place for place, fingerprint in enumerate(known)}
        return self.of_parts(runs(self.nodes, [places.get(each.print, -1) for each in self.nodes]))

    def of_parts(self, parts: Iterator[bytes]) -> bytes:
        """Put frame and nodes together."""
        return b'%b,"nodes":[%b]}' % (self.frame[:-1], b",".join(parts))


def runs(
    nodes: Sequence[Drawn], places: Sequence[int], first: int = 0, count: int = 0
) -> Iterator[bytes]:
    """Write new nodes, and of those that lay there before, one behind the other, which.

    So many are known already to lie there from the first one on.
    """
    for each, place in zip(nodes, places, strict=True):
        if count and place == first + count:
            count += 1
            continue
        if count:
            yield b"[%d,%d]" % (first, count)
        first, count = place, int(place >= 0)
        if place < 0:
            yield each.code
    if count:
        yield b"[%d,%d]" % (first, count)


Known = Mapping[str, Trace]
"""What a listener was sent, by the panels' ids."""


@dataclass(slots=True)
class Picture:
    """A scene in one language; what its nodes offer is kept apart: that is a seat's own."""

    scene: Scene
    sheets: list[Sheet]
    known: Known = field(init=False)

    def __post_init__(self) -> None:
        """Note what one has who is sent this picture; all such listeners share the note."""
        self.known = {sheet.panel.id: sheet.trace for sheet in self.sheets}

    def since(self, known: Known, seat: int | None) -> list[Any]:
        """Write the panels in the order of a seat, for one who has been sent something before.

        They are `ChangedPanel` and `SamePanel`, of which nothing but the bytes is known here.
        """
        return [
            orjson.Fragment(sheet.since(known.get(sheet.panel.id)))
            for sheet in own_first(self.sheets, seat)
        ]


def still_there(before: Sequence[LogEntry], now: Sequence[LogEntry]) -> Run:
    """Say which lines that were told stand first among those of now; lines are kept, not equal."""
    first = next((place for place, line in enumerate(before) if now and line is now[0]), 0)
    return first, shared(before[first:], now)


def own_first(sheets: list[Sheet], seat: int | None) -> list[Sheet]:
    """Put the shared panels first, then a seat's own, then the others around the table."""
    if seat is None:
        return sheets
    seats = 1 + max(sheet.owner for sheet in sheets)
    return sorted(sheets, key=lambda sheet: -1 if sheet.owner < 0 else (sheet.owner - seat) % seats)


def paint(
    scene: Scene, words: Words, like: Picture | None = None, beside: Picture | None = None
) -> Picture:
    """Encode a scene as one that is like it was, or as another viewer has it beside this one."""
    before = {sheet.panel.id: sheet for sheet in like.sheets} if like else {}
    others = {sheet.panel.id: sheet for sheet in beside.sheets} if beside else {}
    sheets = []
    for panel in scene.panels:
        other = others.get(panel.id)
        if other is None or not same_panel(panel, other.panel):
            other = paint_panel(panel, words, before.get(panel.id, other))
        sheets.append(other)
    return Picture(scene, sheets)


def paint_panel(panel: Panel, words: Words, before: Sheet | None) -> Sheet:
    """Encode a panel; the same one, or nodes of it, are not encoded again.

    What its nodes have in common with those before at both ends is the most part mostly. How it is
    written for those who have what was before is told at once: that is everybody, mostly.
    """
    if before is None:
        nodes = [drawn(node, words) for node in panel.nodes]
        frame = kept(panel_frame(panel, words))
        return Sheet(panel, frame, nodes, Trace(hash(frame), prints(nodes)))
    if same_panel(panel, before.panel):
        return before
    old, new = before.panel.nodes, panel.nodes
    head = shared(old, new)
    tail = min(shared(old[::-1], new[::-1]), len(old) - head, len(new) - head)
    between = before.nodes[head : len(old) - tail]
    known = {each.node.id: (place, each) for place, each in enumerate(between, start=head)}
    middle, places = [], []
    for node in new[head : len(new) - tail]:
        place, each = known.get(node.id, (-1, None))
        if each is None or (each.node is not node and each.node != node):
            place, each = -1, drawn(node, words)
        middle.append(each)
        places.append(place)
    first, last, had = before.nodes[:head], before.nodes[len(old) - tail :], before.trace
    places += range(len(old) - tail, len(old))
    framed = same_frame(panel, before.panel)
    frame = before.frame if framed else kept(panel_frame(panel, words))
    trace = Trace(
        had.frame if framed else hash(frame),
        had.nodes[:head] + prints(middle) + had.nodes[len(old) - tail :],
    )
    sheet = Sheet(panel, frame, [*first, *middle, *last], trace)
    if not trace.is_like(had):
        sheet.latest = had, sheet.of_parts(runs([*middle, *last], places, count=head))
    return sheet


def drawn(node: Node, words: Words) -> Drawn:
    """Encode a node."""
    code = kept(draw_node(node, words))
    return Drawn(node, code, hash(code))


def prints(nodes: Sequence[Drawn]) -> "array[int]":
    """List the fingerprints of nodes."""
    return array("q", [each.print for each in nodes])


def kept(value: object) -> bytes:
    """Encode something that is kept: a copy has the size it needs, the original 4 kB."""
    return bytes(memoryview(orjson.dumps(value)))


def same_panel(one: Panel, other: Panel) -> bool:
    """Tell whether two panels look the same."""
    return one is other or (one.nodes == other.nodes and same_frame(one, other))


def same_frame(one: Panel, other: Panel) -> bool:
    """Tell whether two panels look the same but for their nodes."""
    return (
        one.grids == other.grids
        and one.title == other.title
        and (one.w, one.h, one.owner, one.active, one.tone, one.answers)
        == (other.w, other.h, other.owner, other.active, other.tone, other.answers)
        and (one.slot, one.form, one.floor) == (other.slot, other.form, other.floor)
    )
