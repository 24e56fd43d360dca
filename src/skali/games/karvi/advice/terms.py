"""The terms of the evaluation and the guesses inside of them: `data/advice.toml` under names."""

from importlib.resources import files
from typing import Final

from mypy_extensions import i64

from skali.core.advice import Terms

TERMS: Final = Terms(files("skali.games.karvi") / "data" / "advice.toml")

POINTS: Final[i64] = TERMS.term("points", "points on the track")
FIELDS: Final[i64] = TERMS.term("fields", "fields before the own dice in this lap")

# Goods.
RESOURCES: Final[i64] = TERMS.term("resources", "fur and silver, up to a good stock")
SPARE_RESOURCES: Final[i64] = TERMS.term("spare_resources", "fur and silver beyond a good stock")
PAIRS: Final[i64] = TERMS.term("pairs", "pairs of a fur and a silver")
GOLD: Final[i64] = TERMS.term("gold", "gold")
PROVISIONS: Final[i64] = TERMS.term("provisions", "provisions")
CARDS: Final[i64] = TERMS.term("cards", "cards in hand")

# Dice and crew.
BEER: Final[i64] = TERMS.term("beer", "beer on the own dice")
FIRST_BEER: Final[i64] = TERMS.term("first_beer", "own dice with any beer")
STRENGTH: Final[i64] = TERMS.term("strength", "strength of the crew")
WOUNDS: Final[i64] = TERMS.term("wounds", "wounded warriors")
EMPTY_PLACES: Final[i64] = TERMS.term("empty_places", "places without a warrior")

# Tiles, tracks and buildings.
WAITING_TILES: Final[i64] = TERMS.term(
    "waiting_tiles", "what tiles beside the ship would bring, as far as there is time for them"
)
READY_TILES: Final[i64] = TERMS.term(
    "ready_tiles", "the same, by the square of how near each is to being activated"
)
TRADE_SQUARE: Final[i64] = TERMS.term("trade_square", "the square of tiles on the trade track")
LAID_TILES: Final[i64] = TERMS.term("laid_tiles", "tiles on both tracks")
FULL_TRACK: Final[i64] = TERMS.term("full_track", "1 if the trade track is full")
POSTS: Final[i64] = TERMS.term("posts", "trading posts on the map")
TOWERS: Final[i64] = TERMS.term("towers", "towers on the map")
STOCK: Final[i64] = TERMS.term("stock", "buildings in the supply")

# Runestones and equipment.
STONES: Final[i64] = TERMS.term("stones", "what visible runestones score now")
STONES_GROWING: Final[i64] = TERMS.term(
    "stones_growing", "what a further piece brings by special stones, as far as there is time"
)
NEXT_GOALS: Final[i64] = TERMS.term(
    "next_goals", "what the next goals of runestones add, as far as there is time"
)
NEAR_GOALS: Final[i64] = TERMS.term(
    "near_goals", "the same, by the square of how much of each is done"
)
FITTING_STONES: Final[i64] = TERMS.term("fitting_stones", "stones above with their condition met")
VISIBLE_TILES: Final[i64] = TERMS.term("visible_tiles", "visible equipment tiles")
FITTING_TILES: Final[i64] = TERMS.term("fitting_tiles", "tiles above with their condition met")

# Where the ship can go.
BEST_PLACE: Final[i64] = TERMS.term("best_place", "what the best place in reach would bring")
SECOND_PLACE: Final[i64] = TERMS.term("second_place", "what the second best place would bring")

# Decisions that still wait.
COMING_RESOURCES: Final[i64] = TERMS.term("coming_resources", "resources still to be chosen")
COMING_BEER: Final[i64] = TERMS.term("coming_beer", "beer still to be poured")
COMING_STRENGTH: Final[i64] = TERMS.term("coming_strength", "strength still to be given")
COMING_CARDS: Final[i64] = TERMS.term("coming_cards", "cards still to be drawn")
COMING_EQUIPMENT: Final[i64] = TERMS.term("coming_equipment", "equipping that still waits")
COMING_TRADE_CARDS: Final[i64] = TERMS.term("coming_trade_cards", "trade cards to be received")
COMING_PLACE: Final[i64] = TERMS.term("coming_place", "what the place of the ship will bring")
COMING_STONE: Final[i64] = TERMS.term("coming_stone", "runestones still to be chosen")
COMING_TILE: Final[i64] = TERMS.term("coming_tile", "trades and raids that still wait")

# Time.
STEPS_PER_TURN: Final = TERMS.guess("steps_per_turn")
TURNS_AHEAD: Final = TERMS.guess("turns_ahead")
TURNS_PER_TILE: Final = TERMS.guess("turns_per_tile")
TURNS_PER_PIECE: Final = TERMS.guess("turns_per_piece")
TURNS_PER_GOAL: Final = TERMS.guess("turns_per_goal")
TURNS_TO_SAIL: Final = TERMS.guess("turns_to_sail")
A_MOMENT: Final = TERMS.guess("a_moment")

# What a tile or a place would bring.
GOOD_STOCK: Final[i64] = TERMS.whole_guess("good_stock")
MOST_POURED: Final[i64] = TERMS.whole_guess("most_poured")
TRADE_CARD: Final = TERMS.guess("trade_card")
TRACK_STEP: Final = TERMS.guess("track_step")
PAID_RESOURCE: Final = TERMS.guess("paid_resource")
RAID: Final = TERMS.guess("raid")
TRADE_AWAY: Final = TERMS.guess("trade_away")
TRADE_AWAY_READY: Final = TERMS.guess("trade_away_ready")
RAID_AWAY: Final = TERMS.guess("raid_away")
RAID_AWAY_READY: Final = TERMS.guess("raid_away_ready")
BUILDING: Final = TERMS.guess("building")
STONE_BESIDE: Final = TERMS.guess("stone_beside")
NEAR: Final = TERMS.guess("near")
STEPS_FOR_PROVISION: Final[i64] = TERMS.whole_guess("steps_for_provision")

WEIGHTS: Final = TERMS.close()
