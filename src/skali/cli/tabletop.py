"""The table of `skali play` as text: blocks in words, and the score sheet at the end."""

import textwrap
from collections.abc import Sequence

from skali.cli import output, words
from skali.cli.score import tie_sentence, ties
from skali.core.game import Game
from skali.core.message import Message, say
from skali.core.plain import Block
from skali.core.state import COMPETING, State

INDENT = "  "
GAP = "  "
HANGING = "      "
"""How far a line is moved in that goes on from the one above."""
SHORT_BLOCK = 16
"""A block of no more lines is shown whole when one of them has changed."""

Seen = dict[str, list[str]]
"""What a person was shown last: the lines of every block, by where it stands and whose it is."""


def wrapped(text: str, hanging: str = HANGING) -> str:
    """Break a line between words where the terminal ends, never within one."""
    lines = textwrap.wrap(
        text,
        output.width(),
        subsequent_indent=hanging,
        break_long_words=False,
        break_on_hyphens=False,
    )
    return "\n".join(lines)


def show(game: Game, state: State, seat: int, language: str) -> None:
    """Print the whole table as a seat sees it: its own hidden things too."""
    for block in game.plain(state, seat):
        print(wrapped(game.speak(block.title, language)))
        for line in aligned(spoken(game, block, language)):
            print(wrapped(line))


def show_news(game: Game, state: State, seat: int, language: str, seen: Seen) -> None:
    """Print what a seat has not seen yet: changed blocks, of a long one its changed lines."""
    for number, block in enumerate(game.plain(state, seat)):
        title = game.speak(block.title, language)
        mine = block.owner in (seat, -1)
        lines = aligned(spoken(game, block, language)) if mine else []
        place = f"{number} {block.owner}"
        before = seen.get(place, [])
        seen[place] = [title, *lines]
        if before == seen[place]:
            continue
        print(wrapped(title))
        known = {" ".join(line.split()) for line in before}  # columns may have grown since
        news = [line for line in lines if " ".join(line.split()) not in known]
        shown = news if before and len(lines) > SHORT_BLOCK else lines
        for line in shown:
            print(wrapped(line))
        if len(shown) < len(lines):
            rest = say("cli-lines-as-before", count=len(lines) - len(shown))
            print(INDENT + words.hall(rest, language))


def spoken(game: Game, block: Block, language: str) -> list[list[str]]:
    """Render the cells of a block."""
    return [
        [game.speak(cell, language) if isinstance(cell, Message) else cell for cell in line]
        for line in block.lines
    ]


def aligned(lines: Sequence[Sequence[str]]) -> list[str]:
    """Write lines with their cells in columns; the last of a line may be as long as it likes."""
    widths: dict[int, int] = {}
    for line in lines:
        for column, cell in enumerate(line[:-1]):
            widths[column] = max(widths.get(column, 0), len(cell))
    found = []
    for line in lines:
        cells = [cell.ljust(widths.get(column, 0)) for column, cell in enumerate(line[:-1])]
        found.append((INDENT + GAP.join([*cells, *line[-1:]])).rstrip())
    return found


def show_sheet(game: Game, state: State, seat: int, language: str) -> None:
    """Print the score sheet and who has won, once the game is over."""
    result = state.result()
    if result is None:
        return
    lines = [["", *words.seats(int(state.seats), language)]]
    for name, points in state.sheet().items():
        if any(points):
            lines.append([words.category(game, name, language), *map(str, points)])
    lines.append([words.hall(say("cli-total"), language), *map(str, result.scores)])
    if result.aim == COMPETING:
        lines.append([words.hall(say("cli-place"), language), *map(str, result.places)])
    print_numbers(lines)
    for tie in ties(game, state):
        print(wrapped(tie_sentence(game, tie, language)))
    winners = result.winners
    if result.aim != COMPETING:
        print(words.success(result, language))
    elif seat in winners:
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
