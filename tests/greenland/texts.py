"""Writes down what is said of every card: run `python -m tests.greenland.texts` after a change."""

from pathlib import Path

from skali.games.greenland import GAME
from skali.games.greenland.rules.components import CARDS, HELD
from skali.games.greenland.shown import cards
from skali.text import LANGUAGES

FILE = Path(__file__).parents[1] / "golden" / "greenland-cards.txt"


def lines() -> list[str]:
    """Say every card of a tableau in every language."""
    found = ["# what cards say; written by tests/greenland/texts.py"]
    for language in LANGUAGES:
        for card in range(int(HELD)):
            said = GAME.speak(cards.text(card), language)
            found.append(f"{language} {CARDS[card]}: {said}")
    return found


if __name__ == "__main__":
    FILE.write_text("\n".join(lines()) + "\n", "utf-8")
