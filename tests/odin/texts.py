"""All occupations in both languages, for the golden file; run it to write that anew."""

from pathlib import Path

from skali.games.odin import GAME
from skali.games.odin.effects.cards import CARDS, TABLES
from skali.games.odin.shown.cards import card_name, card_text
from skali.text import LANGUAGES

GOLDEN = Path(__file__).parents[1] / "golden" / "odin-occupations.txt"


def texts() -> str:
    """Write every card with its deck, its points and what it does."""
    lines: list[str] = []
    for card, key in enumerate(CARDS):
        table = TABLES[card]
        start = " (start)" if table.value("start", bool) else ""
        deck, points = table.text("deck"), table.integer("points")
        lines.append(f"{card + 1} {key}, deck {deck}{start}, {points} points")
        for language in LANGUAGES:
            said = GAME.speak(card_text(card), language)
            lines.append(f"    {language} {GAME.speak(card_name(card), language)}: {said}")
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    GOLDEN.write_text(texts(), encoding="utf-8")
