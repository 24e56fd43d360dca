"""Laying a piece in `skali play`: led to a place by a few short questions."""

from collections.abc import Callable, Iterable

from skali.cli import words
from skali.core.game import Decision, Game
from skali.core.grids import Grid, Piece, Placing, Spot
from skali.core.message import Message, say
from skali.core.plain import grid_lines
from skali.core.polyomino import Rows, written

Pick = Callable[[int], int]
"""Asks for a number from 1 to the given one; 0 means: rather not."""

STEPS: tuple[Callable[[Spot], int | str], ...] = (
    lambda spot: spot.where.grid,
    lambda spot: spot.where.form,
    lambda spot: spot.row,
    lambda spot: spot.column,
)
GRID, FORM, ROW, COLUMN = range(4)


class Steps:
    """Leads a person from a piece to one of its places."""

    def __init__(self, game: Game, grids: Iterable[Grid], piece: Piece, language: str) -> None:
        """Speak about one piece."""
        self.game = game
        self.grids = {grid.id: grid for grid in grids}
        self.piece = piece
        self.language = language

    def lead(self, placing: Placing, pick: Pick) -> list[int]:
        """Go on until one place is left; return the actions that lay it there, or nothing."""
        spots = placing.spots(self.piece)
        for step, key in enumerate(STEPS):
            groups: dict[int | str, list[Spot]] = {}
            for spot in spots:
                groups.setdefault(key(spot), []).append(spot)
            if len(groups) > 1:
                self.show(step, list(groups.values()))
                number = pick(len(groups))
                if number == 0:
                    return []
                spots = list(groups.values())[number - 1]
        return [self.piece.first, spots[0].action] if self.piece.first >= 0 else [spots[0].action]

    def show(self, step: int, groups: list[list[Spot]]) -> None:
        """Print the answers of a step by number; before the row, the board with its anchors."""
        first = groups[0][0]
        if step == ROW:
            grid = self.grids[first.where.grid]
            for line in grid_lines(grid, anchors_of(grid, groups)):
                print(f"  {line}")
        for number, spots in enumerate(groups, start=1):
            answer = words.hall(self.answer(step, spots[0], len(spots)), self.language)
            print(f"  {number:>3}  {answer}")

    def answer(self, step: int, spot: Spot, count: int) -> Message:
        """Name an answer, with the number of places behind it."""
        if step == GRID:
            label = self.game.speak(self.grids[spot.where.grid].label, self.language)
            return say("cli-lay", piece=label, count=count)
        if step == FORM:
            form = self.piece.forms[spot.where.form]
            return say("cli-lay", piece=written(form.rows), count=count)
        if step == ROW:
            return say("cli-lay-row", number=spot.row + 1, count=count)
        return say("cli-lay-column", number=spot.column + 1)


def anchors_of(grid: Grid, groups: list[list[Spot]]) -> Rows:
    """Return the anchors of several places on a grid."""
    rows = [0] * grid.rows
    for spots in groups:
        for spot in spots:
            rows[spot.row] |= 1 << spot.column
    return tuple(rows)


def entries(decision: Decision, game: Game, language: str) -> list[str]:
    """Write what can be laid, one line a piece."""
    return [
        words.hall(
            say(
                "cli-lay",
                piece=game.speak(piece.label, language),
                count=decision.placing.count(piece),
            ),
            language,
        )
        for piece in decision.placing.pieces
    ]
