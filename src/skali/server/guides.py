"""How games are played, as the page is sent it; made once."""

from functools import lru_cache

from skali.core.game import Game
from skali.core.guide import Chapter, Entry
from skali.core.message import LANGUAGES
from skali.core.scene import Cut
from skali.server import answers


@lru_cache(maxsize=64)
def guide_view(game: Game, language: str, cut: Cut) -> answers.Guide:
    """Write a game's guide in a language, with its pictures for a kind of screen."""
    guide = game.guides[language]
    return {
        "chapters": [chapter_view(game, chapter, language, cut) for chapter in guide.chapters],
        "signs": [{"sprite": sign.sprite, "means": sign.meaning} for sign in guide.signs],
    }


@lru_cache(maxsize=64)
def cards_view(game: Game, language: str) -> answers.Cards:
    """Write the cards of a game in a language; names and sentences in the others beside them."""
    others = [each for each in LANGUAGES if each != language]
    return {"cards": [card_view(game, entry, language, others) for entry in game.cards()]}


def card_view(game: Game, entry: Entry, language: str, others: list[str]) -> answers.Card:
    """Write one card."""
    return {
        "number": entry.number,
        "name": game.speak(entry.name, language),
        "notes": [game.speak(note, language) for note in entry.notes],
        "text": game.speak(entry.text, language),
        "also": [
            {
                "language": other,
                "name": game.speak(entry.name, other),
                "text": game.speak(entry.text, other),
            }
            for other in others
        ],
        "rows": [
            [
                {"sprite": sign.sprite, "text": sign.text, "inside": sign.inside, "tone": sign.tone}
                for sign in row
            ]
            for row in entry.rows
        ],
    }


def chapter_view(game: Game, chapter: Chapter, language: str, cut: Cut) -> answers.Chapter:
    """Write one chapter."""
    picture, drawn = chapter.picture, None
    if picture is not None:
        svg = game.illustrate(picture, language, cut)
        drawn = answers.GuidePicture(svg=svg, caption=picture.caption)
    return {
        "key": chapter.key,
        "title": chapter.title,
        "paragraphs": chapter.paragraphs,
        "picture": drawn,
    }
