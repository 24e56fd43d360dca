"""How large the parts of the table are in each cut, in units."""
# interpreted: made for people

from typing import NamedTuple

from skali.core.scene import Box, Cut


class Sizes(NamedTuple):
    """The panels of a cut; they stay so from the first decision to the last."""

    floor: float
    shared: float
    """Width of village, sea and market."""
    village: float
    sea: float
    market: float
    own: float
    mat: float
    tray: float
    summary: tuple[float, float]


SIZES: dict[Cut, Sizes] = {
    "wide": Sizes(13, 552, 334, 334, 136, 552, 706, 106, (304, 110)),
    "middle": Sizes(13, 500, 300, 288, 36, 500, 578, 54, (244, 48)),
    "narrow": Sizes(12, 344, 318, 250, 150, 344, 840, 120, (64, 66)),
}
EDGE = 8.0
DRAWN = 552.0, 706.0
"""The size for which the places on a mat are given."""


class Room(NamedTuple):
    """Stretches the places of a mat to the size of a cut."""

    across: float
    down: float

    def box(self, x: float, y: float, w: float, h: float) -> Box:
        """Return a box in the units of the cut."""
        return (
            round(x * self.across, 2), round(y * self.down, 2),
            round(w * self.across, 2), round(h * self.down, 2),
        )  # fmt: skip

    def spread(self, number: int, count: int, least: int, box: Box) -> Box:
        """Return one of several places side by side; more than expected are narrower."""
        x, y, w, h = box
        step = w / max(count, least)
        return self.box(x + number * step, y, step - 4, h)


def room_of(cut: Cut) -> Room:
    """Return how the mat of a cut is stretched."""
    size = SIZES[cut]
    return Room(size.own / DRAWN[0], size.mat / DRAWN[1])
