"""The terms of the evaluation and the guesses inside of them: `data/advice.toml` under names.

A term is the seat's own count, less a part of the mean of the others'.
"""

from importlib.resources import files
from typing import Final

from mypy_extensions import i64

from skali.core.advice import Terms

TERMS: Final = Terms(files("skali.games.greenland") / "data" / "advice.toml")

POINTS: Final[i64] = TERMS.term("points", "points, or cultures that survive")
HUNTS: Final[i64] = TERMS.term("hunts", "what hunters on cards may bring, less who may die")
TROPHIES: Final[i64] = TERMS.term("trophies", "points of trophies and cards their dice may win")
ENERGY: Final[i64] = TERMS.term("energy", "energy")
IVORY: Final[i64] = TERMS.term("ivory", "ivory of a polytheist")
IRON: Final[i64] = TERMS.term("iron", "iron of a polytheist")
ANIMALS: Final[i64] = TERMS.term("animals", "births of the rounds to come, less hay")
HAND: Final[i64] = TERMS.term("hand", "points of cards in hand")
TOOLS: Final[i64] = TERMS.term("tools", "cards that help the dice")
CHIEF: Final[i64] = TERMS.term("chief", "whether somebody stands on rank 1")
DRAFTS: Final[i64] = TERMS.term("drafts", "own offers that come to nothing yet")

RIVALS: Final = TERMS.guess("rivals")
RIVAL_SHARE: Final = TERMS.guess("rival_share")
LIFE: Final = TERMS.guess("life")
DISC: Final = TERMS.guess("disc")

LINE: Final = TERMS.guess("line")
HOPE: Final = TERMS.guess("hope")
VAIN: Final = TERMS.guess("vain")
SURVIVOR: Final = TERMS.guess("survivor")
SAFE: Final = TERMS.guess("safe")
PLENTY: Final = TERMS.guess("plenty")
COLONIST: Final = TERMS.guess("colonist")
ELDER: Final = TERMS.guess("elder")
HUSBAND: Final = TERMS.guess("husband")

WEIGHTS: Final = TERMS.close()
