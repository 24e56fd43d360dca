"""How large the parts of the table are in each cut, in units."""
# interpreted: made for people

from typing import NamedTuple

from skali.core.scene import Cut
from skali.games.walhalla.rules.components import TONGUES
from skali.games.walhalla.rules.state import Table


class Sizes(NamedTuple):
    """The panels of a cut; they stay so from the first decision to the last."""

    floor: float
    coast: float
    """Width of what is shared."""
    high: float
    """Height of coast and raids together, with the gap between them."""
    raids: float
    own: float
    mat: float
    tray: float
    summary: tuple[float, float]


SIZES: dict[Cut, Sizes] = {
    "wide": Sizes(13, 652, 820, 116, 452, 196, 616, (304, 110)),
    "middle": Sizes(13, 580, 640, 84, 420, 156, 476, (244, 48)),
    "narrow": Sizes(12, 344, 0, 124, 344, 184, 120, (64, 66)),
}
GAP = 8.0


class Coast(NamedTuple):
    """How the coast is drawn: larger where the tongues are short."""

    width: float
    height: float
    left: float
    top: float
    """Where the sea begins, below the score track."""
    cliff: float
    row: float
    tongue: float
    fjord: float

    @property
    def slim(self) -> bool:
        """Whether a field has no room for its picture, but only for a sign."""
        return self.tongue < 2 * self.row

    @property
    def viking(self) -> float:
        """The size of a viking on land or on board."""
        return min(self.row - 3, 36)

    def tongue_x(self, tongue: int) -> float:
        """Return where a tongue begins."""
        return self.left + self.fjord + tongue * (self.fjord + self.tongue)

    def fjord_x(self, fjord: int) -> float:
        """Return where a fjord begins."""
        return self.left + fjord * (self.fjord + self.tongue)

    def row_y(self, row: int) -> float:
        """Return where a row begins; row 1 touches the board."""
        return self.top + self.cliff + (row - 1) * self.row


def longest(t: Table) -> int:
    """Return the rows of the longest tongue."""
    return max(int(t.rows[tongue]) for tongue in range(int(TONGUES)))


def coast_of(t: Table, cut: Cut) -> Coast:
    """Choose the largest rows with which the whole coast fits into its panel."""
    size, rows = SIZES[cut], longest(t) + 2
    left, top, foot = 20.0, 54.0, 10.0
    if cut == "narrow":
        cliff, row, tongue = 104.0, 34.0, 46.0
        fjord = (size.coast - left - 3 * tongue - 6) / 4
        return Coast(size.coast, top + cliff + rows * row + foot, left, top, cliff, row, tongue,
                     fjord)  # fmt: skip
    cliff = 64.0
    height = size.high - size.raids - GAP
    row = min((height - top - cliff - foot) / rows, (size.coast - left - 6) / 15.6)
    fjord = (size.coast - left - 6 - 9 * row) / 4
    return Coast(size.coast, height, left, top, cliff, round(row, 2), round(3 * row, 2),
                 round(fjord, 2))  # fmt: skip
