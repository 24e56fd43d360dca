"""What an action would change on the table, found by comparing the scenes before and after."""
# interpreted: made for people, one a decision

import re
from collections.abc import Iterator
from typing import Literal, NamedTuple

from skali.core.message import MINUS, Message
from skali.core.scene import HINT, Node, Panel, Scene

Tone = Literal["gain", "loss", "new", "moved", "gone"]

NUMBER = re.compile(r"-?\d+")

MOST_CHANGES = 40
"""So many changes at most are shown; a whole new round is no consequence to be read."""


MANY_CHANGES = 200
"""So many of several actions together."""


class Change(NamedTuple):
    """A thing that would be different: a number in its place, a piece that comes, goes or moves."""

    panel: str
    node: Node
    """The thing as it would be; one that is `gone`, as it was."""
    tone: Tone


class Preview(NamedTuple):
    """What an action would do, before the click."""

    lines: tuple[Message, ...] = ()
    changes: tuple[Change, ...] = ()


def changes(before: Scene, after: Scene, most: int = MOST_CHANGES) -> tuple[Change, ...]:
    """Compare two scenes: pieces by their places, texts by their numbers."""
    old = {node.id: (panel, node) for panel, node in things(before)}
    new = {node.id: (panel, node) for panel, node in things(after)}
    found = [
        Change(panel.id, node, tone)
        for panel, node in new.values()
        if (tone := difference(old.get(node.id), (panel, node))) is not None
    ]
    found += [
        Change(panel.id, node, "gone") for id_, (panel, node) in old.items() if id_ not in new
    ]
    return tuple(found) if len(found) <= most else ()


def things(scene: Scene) -> Iterator[tuple[Panel, Node]]:
    """Go through what lies on the table: neither hints nor what comes with a question."""
    for panel in scene.panels:
        if panel.form == "full" and panel.slot != "tray" and not panel.answers:
            for node in panel.nodes:
                if node.mark != HINT:
                    yield panel, node


def difference(old: tuple[Panel, Node] | None, new: tuple[Panel, Node]) -> Tone | None:
    """Say how a thing would differ; None where a player would not call it a change."""
    if old is None:
        return "new"
    (there, before), (here, after) = old, new
    more, less = number(after.text), number(before.text)
    if more is not None and less is not None and more != less:
        return "gain" if more > less else "loss"
    place = (there.id, before.x, before.y, before.w, before.h)
    return None if place == (here.id, after.x, after.y, after.w, after.h) else "moved"


def number(text: str | Message) -> int | None:
    """Return the first number that a text tells."""
    if isinstance(text, Message):
        return next((value for value in text.values.values() if isinstance(value, int)), None)
    found = NUMBER.search(text.replace(MINUS, "-"))
    return int(found[0]) if found else None
