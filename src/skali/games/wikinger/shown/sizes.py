"""How large the parts of the table are in each cut, in units."""
# interpreted: made for people

from typing import NamedTuple

from skali.core.scene import Cut


class Sizes(NamedTuple):
    """The panels of a cut; they stay so from the first decision to the last."""

    floor: float
    board: float
    rounds: float
    line: float
    """Height of a line in tables."""
    own: float
    """Width of the own slot."""
    mat: float
    standing: float
    tray: float
    summary: tuple[float, float]


SIZES: dict[Cut, Sizes] = {
    "wide": Sizes(13, 552, 260, 44, 544, 432, 260, 112, (304, 110)),
    "middle": Sizes(13, 490, 142, 20, 502, 376, 152, 96, (244, 48)),
    "narrow": Sizes(12, 344, 178, 26, 344, 330, 220, 120, (64, 66)),
}
