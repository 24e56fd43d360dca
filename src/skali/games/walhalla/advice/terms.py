"""The terms of the evaluation and the guesses inside of them: `data/advice.toml` under names.

A term is the seat's own count, less a part of the mean of the others'.
"""

from importlib.resources import files
from typing import Final

from mypy_extensions import i64

from skali.core.advice import Terms

TERMS: Final = Terms(files("skali.games.walhalla") / "data" / "advice.toml")

POINTS: Final[i64] = TERMS.term("points", "points")

# Land.
MAJORITIES: Final[i64] = TERMS.term("majorities", "what tongues would pay now")
FORCES: Final[i64] = TERMS.term("forces", "shares of what tongues pay, by strength squared")
WHEAT: Final[i64] = TERMS.term("wheat", "points of wheat in this raid and, if kept, the next ones")
LAST_FIELDS: Final[i64] = TERMS.term("last_fields", "fields held in the last raid")

# Zones.
HEROES: Final[i64] = TERMS.term("heroes", "the first heroes in Walhalla, before the last raid")
MORE_HEROES: Final[i64] = TERMS.term("more_heroes", "further heroes, before the last raid")
LAST_HEROES: Final[i64] = TERMS.term("last_heroes", "the first heroes, in the last raid")
LAST_MORE_HEROES: Final[i64] = TERMS.term("last_more_heroes", "further heroes, in the last raid")
WALHALLA_RANK: Final[i64] = TERMS.term("walhalla_rank", "what Walhalla pays at the end, as it is")
SAILING: Final[i64] = TERMS.term("sailing", "vikings in Midgard that dragons have room for")
LEFT_AT_HOME: Final[i64] = TERMS.term("left_at_home", "vikings in Midgard without such room")
ASGARD: Final[i64] = TERMS.term("asgard", "vikings in Asgard that can still come back")
ABOARD: Final[i64] = TERMS.term("aboard", "what vikings in the dragon may land on")

# Cards.
LAID_CARDS: Final[i64] = TERMS.term("laid_cards", "what laid terrain cards would score now")
TERRAIN_CARDS: Final[i64] = TERMS.term("terrain_cards", "terrain cards in hand, by their hopes")
LAST_TERRAIN_CARDS: Final[i64] = TERMS.term(
    "last_terrain_cards", "terrain cards in hand in the last raid"
)
HUNTS_AND_ATTACKS: Final[i64] = TERMS.term("hunts_and_attacks", "hunts and attacks in hand")
SHIELDS: Final[i64] = TERMS.term("shields", "shields in hand")
LAST_DEEDS: Final[i64] = TERMS.term(
    "last_deeds", "hunts, attacks and shields in hand, in the last raid"
)
TONGUE_CARDS: Final[i64] = TERMS.term("tongue_cards", "cards in hand for vikings on a tongue")
WALHALLA_CARDS: Final[i64] = TERMS.term("walhalla_cards", "cards in hand for heroes in Walhalla")
RIVAL_CARDS: Final[i64] = TERMS.term("rival_cards", "cards of others, of which only the size shows")

RIVALS: Final = TERMS.guess("rivals")
DOUBT: Final = TERMS.guess("doubt")
KEPT: Final = TERMS.guess("kept")
FOOTHOLD: Final = TERMS.guess("foothold")
DRAWN_CARD: Final = TERMS.guess("drawn_card")
LANDING_ON_WHEAT: Final = TERMS.guess("landing_on_wheat")
CONTESTED: Final = TERMS.guess("contested")
NOT_LANDING: Final = TERMS.guess("not_landing")
FIRST_HEROES: Final[i64] = TERMS.whole_guess("first_heroes")
PLACES_A_DRAGON: Final = TERMS.guess("places_a_dragon")
BACK_FROM_ASGARD: Final[i64] = TERMS.whole_guess("back_from_asgard")
TERRAIN_HOPE: Final = TERMS.guess("terrain_hope")

WEIGHTS: Final = TERMS.close()
