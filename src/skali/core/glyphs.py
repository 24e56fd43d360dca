"""Signs with numbers side by side: what a card, a tile or an offer says without sentences."""
# interpreted: made for people

from collections.abc import Sequence

from skali.core.scene import Box, Node
from skali.core.svg import breadth

Glyph = tuple[str, str]
"""A drawing and the text beside it; either may be missing."""
MORE: Glyph = ("", "…")
"""Stands for signs that have no room; the label says all."""
GIVES: Glyph = ("", "▸")
"""Stands between a price and what it brings."""
SMALLEST = 16.0
"""Of a sign."""


class Signs:
    """How large signs and their numbers are in a game, and how they stand in a row."""

    def __init__(self, letters: float, largest: float, two_lines: float) -> None:
        """Say how large letters and signs are, and how high a row is that is broken into two."""
        self.size, self.largest, self.two_lines = letters, largest, two_lines

    def row(self, id_: str, box: Box, glyphs: Sequence[Glyph], align: str = "start") -> list[Node]:
        """Draw signs with their numbers side by side, in two lines where one is too short."""
        x, y, w, h = box
        side = min(h, self.largest)
        while self.width(glyphs, side) > w and side > SMALLEST:
            side -= 1
        if self.width(glyphs, side) > w and h >= self.two_lines and len(glyphs) > 1:
            upper, lower = self.halves(glyphs, w)
            return [
                *self.row(f"{id_}-a", (x, y, w, h / 2), upper, align),
                *self.row(f"{id_}-b", (x, y + h / 2, w, h / 2), lower, align),
            ]
        shown = list(glyphs)
        while self.width(shown, side) > w and len(shown) > 1:
            shown = [*shown[: -2 if shown[-1] == MORE else -1], MORE]
        free = max(0.0, w - self.width(shown, side))
        left, right = x + {"start": 0.0, "middle": free / 2, "end": free}[align], x + w
        nodes = []
        for number, (sprite, caption) in enumerate(shown):
            if sprite and left + side <= right + 1:
                at = round(left, 2), round(y + (h - side) / 2, 2), side, side
                nodes.append(Node(f"{id_}-i{number}", *at, sprite=sprite))
                left += side + 1
            if caption and right - left > self.size / 2:
                wide = min(self.letters(caption), right - left)
                at = round(left, 2), y, round(wide, 2), h
                nodes.append(Node(f"{id_}-t{number}", *at, text=caption, size=self.size))
                left += wide + 2
        return nodes

    def fits(self, glyphs: Sequence[Glyph], w: float, h: float) -> bool:
        """Tell whether a row has room for all of its signs, in one line or in two."""
        if self.width(glyphs, SMALLEST) <= w:
            return True
        lines = self.halves(glyphs, w) if h >= self.two_lines else (glyphs,)
        return all(self.width(line, SMALLEST) <= w for line in lines)

    def halves(self, glyphs: Sequence[Glyph], w: float) -> tuple[list[Glyph], list[Glyph]]:
        """Part signs into two lines: the price above and what it brings below, if they say so."""
        every = list(glyphs)
        if GIVES not in every[1:-1]:
            half = (len(every) + 1) // 2
            return every[:half], every[half:]
        at = every.index(GIVES, 1)
        roomy = self.width(every[at:], SMALLEST) <= w
        return every[:at], every[at if roomy else at + 1 :]

    def letters(self, caption: str) -> float:
        """Return how wide a caption is."""
        return breadth(caption) * self.size + 3

    def width(self, glyphs: Sequence[Glyph], side: float) -> float:
        """Return how wide a row of signs is."""
        drawn = sum(1 for sprite, _ in glyphs if sprite)
        written = sum(self.letters(caption) + 2 for _, caption in glyphs if caption)
        return drawn * (side + 1) + written
