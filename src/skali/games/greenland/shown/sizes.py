"""How large the parts of the table are in each cut, in units."""
# interpreted: made for people

from typing import NamedTuple

from skali.core.scene import Cut

Size = tuple[float, float]


class Sizes(NamedTuple):
    """The panels of a cut; they stay so from the first decision to the last."""

    floor: float
    rows: Size
    mat: Size
    third: Size
    """Of a mat where one person leads all three cultures, and has the rivals' room, too."""
    tray: Size
    long_tray: Size
    """Of the tray, below those three mats."""
    summary: Size


SIZES: dict[Cut, Sizes] = {
    "wide": Sizes(13, (1112, 452), (696, 246), (365, 246), (696, 106), (1112, 106), (404, 176)),
    "middle": Sizes(13, (1008, 420), (600, 202), (330, 202), (600, 54), (1008, 54), (400, 128)),
    "narrow": Sizes(12, (344, 1024), (344, 430), (344, 430), (344, 120), (344, 120), (64, 66)),
}
