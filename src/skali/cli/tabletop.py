"""The table of `skali play` as text: blocks in words, and the score sheet at the end."""

from collections.abc import Sequence

from skali.cli import words
from skali.core.game import Game
from skali.core.message import Message, say, seat_name
from skali.core.plain import Block
from skali.core.state import State

INDENT = "  "
GAP = "  "


def show(game: Game, state: State, seat: int | None, language: str, *, short: bool = False) -> None:
    """Print the table: what is shared and what is the seat's own in full, of others the title.

    Without a seat everything is printed in full; in short only what is the seat's own.
    """
    blocks = game.plain(state, seat)
    if short:
        blocks = [block for block in blocks if block.owner == seat] or blocks
    for block in blocks:
        print(game.speak(block.title, language))
        if seat is None or block.owner in (seat, -1):
            print_lines(spoken(game, block, language))


def spoken(game: Game, block: Block, language: str) -> list[list[str]]:
    """Render the cells of a block."""
    return [
        [game.speak(cell, language) if isinstance(cell, Message) else cell for cell in line]
        for line in block.lines
    ]


def print_lines(lines: Sequence[Sequence[str]]) -> None:
    """Print lines with their cells in columns; the last of a line may be as long as it likes."""
    widths: dict[int, int] = {}
    for line in lines:
        for column, cell in enumerate(line[:-1]):
            widths[column] = max(widths.get(column, 0), len(cell))
    for line in lines:
        cells = [cell.ljust(widths.get(column, 0)) for column, cell in enumerate(line[:-1])]
        print((INDENT + GAP.join([*cells, *line[-1:]])).rstrip())


def show_sheet(game: Game, state: State, seat: int, language: str) -> None:
    """Print the score sheet and who has won, once the game is over."""
    result = state.result()
    if result is None:
        return
    seats = range(int(state.seats))
    heads = [words.hall(seat_name(other), language) for other in seats]
    lines = [["", *heads]]
    for name, points in state.sheet().items():
        if any(points):
            lines.append([words.category(game, name, language), *map(str, points)])
    lines.append([words.hall(say("cli-total"), language), *map(str, result.scores)])
    lines.append([words.hall(say("cli-place"), language), *map(str, result.places)])
    print_numbers(lines)
    winners = result.winners
    if seat in winners:
        print(words.hall(say("cli-you-won", tied=len(winners) - 1), language))
    else:
        named = ", ".join(str(winner + 1) for winner in winners)
        print(words.hall(say("cli-others-won", seats=named, count=len(winners)), language))


def print_numbers(lines: Sequence[Sequence[str]]) -> None:
    """Print lines whose first cell is a name and all others numbers, aligned to the right."""
    widths = [max(len(cell) for cell in column) for column in zip(*lines, strict=True)]
    for first, *numbers in lines:
        cells = [cell.rjust(width) for cell, width in zip(numbers, widths[1:], strict=True)]
        print((INDENT + GAP.join([first.ljust(widths[0]), *cells])).rstrip())
