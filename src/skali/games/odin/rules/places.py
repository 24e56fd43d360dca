"""Places and tiles that lie as numbers: for actions, and for what the table remembers."""

from typing import Final

from mypy_extensions import i64

from skali.core.bits import array
from skali.games.odin.rules.boards import HOME_PLOT, PLOT_AREA, PLOT_COLUMNS, PLOTS
from skali.games.odin.rules.goods import TURNS

PLOT_PLACES: Final = array(
    [sum(int(PLOT_AREA[other]) for other in range(plot)) * int(TURNS) for plot in range(int(PLOTS))]
)
PLACES: Final[i64] = sum(PLOT_AREA) * TURNS
"""How many ways there are to lay something on a plot: turn, row and column."""


def place(plot: i64, turn: i64, row: i64, column: i64) -> i64:
    """Return the number of a place; the next row is PLOT_COLUMNS further."""
    return PLOT_PLACES[plot] + turn * PLOT_AREA[plot] + row * PLOT_COLUMNS[plot] + column


def plot_of(place: i64) -> i64:
    """Return the plot of a place."""
    plot = HOME_PLOT
    while PLOT_PLACES[plot] > place:
        plot -= 1
    return plot


def turn_of(place: i64, plot: i64) -> i64:
    """Return how a thing is turned at a place."""
    return (place - PLOT_PLACES[plot]) // PLOT_AREA[plot]


def row_at(place: i64, plot: i64) -> i64:
    """Return the row of a place."""
    return (place - PLOT_PLACES[plot]) % PLOT_AREA[plot] // PLOT_COLUMNS[plot]


def column_at(place: i64, plot: i64) -> i64:
    """Return the column of a place."""
    return (place - PLOT_PLACES[plot]) % PLOT_AREA[plot] % PLOT_COLUMNS[plot]


def piece(ground: i64, thing: i64, turn: i64, row: i64, column: i64) -> i64:
    """Write in one word how a tile lies; grounds are the plots, homes counted on by seat."""
    return ground | thing << 4 | turn << 10 | row << 13 | column << 17


def piece_ground(word: i64) -> i64:
    """Return where a tile lies."""
    return word & 15


def piece_thing(word: i64) -> i64:
    """Return which tile it is."""
    return word >> 4 & 63


def piece_turn(word: i64) -> i64:
    """Return how it is turned."""
    return word >> 10 & 7


def piece_row(word: i64) -> i64:
    """Return the row of its upper edge."""
    return word >> 13 & 15


def piece_column(word: i64) -> i64:
    """Return the column of its left edge."""
    return word >> 17


def ground(seat: i64, plot: i64) -> i64:
    """Return the number of a plot over the whole table."""
    return plot + seat if plot == HOME_PLOT else plot
