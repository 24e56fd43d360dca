"""Places and sizes of nodes in a few digits: a table has a thousand of them."""
# interpreted: made for people

from collections.abc import Iterable

from skali.core.scene import Node


def short(number: float) -> float:
    """Round to a tenth of a unit; a whole number is written as one."""
    rounded = round(number, 1)
    return int(rounded) if rounded == int(rounded) else rounded


def neat(nodes: Iterable[Node]) -> tuple[Node, ...]:
    """Draw nodes at places that need few digits."""
    return tuple(
        node._replace(
            x=short(node.x), y=short(node.y), w=short(node.w), h=short(node.h),
            size=short(node.size),
        )
        for node in nodes
    )  # fmt: skip
