"""The terms of the evaluation and the guesses inside of them: `data/advice.toml` under names."""

from importlib.resources import files
from typing import Final

from mypy_extensions import i64

from skali.core.advice import Terms

TERMS: Final = Terms(files("skali.games.wikinger") / "data" / "advice.toml")

POINTS: Final[i64] = TERMS.term("points", "points")
LAST_GOLD: Final[i64] = TERMS.term("last_gold", "gold once the game is over")
PURCHASES: Final[i64] = TERMS.term("purchases", "purchases still to come")

# Gold, in hand and to come.
SCARCE_GOLD: Final[i64] = TERMS.term(
    "scarce_gold", "gold for the first half of what will be bought"
)
USEFUL_GOLD: Final[i64] = TERMS.term("useful_gold", "gold for the second half")
SPARE_GOLD: Final[i64] = TERMS.term("spare_gold", "points for gold that will be left")
BETTER_RATE: Final[i64] = TERMS.term("better_rate", "points more for a coin by a special tile")

# Figures on islands.
LONE_WARRIORS: Final[i64] = TERMS.term(
    "lone_warriors", "warriors where ships will land, times large scorings"
)
REPELLED: Final[i64] = TERMS.term("repelled", "points for repelled ships in scorings to come")
RAIDED: Final[i64] = TERMS.term("raided", "points that ships will cost at the end")
NOBLES: Final[i64] = TERMS.term("nobles", "points for nobles in scorings to come")
SCOUTS: Final[i64] = TERMS.term("scouts", "points for scouts in scorings to come")
COMPANY: Final[i64] = TERMS.term("company", "points for figures below scouts")
COMPANY_TO_COME: Final[i64] = TERMS.term("company_to_come", "points for free places below scouts")
FISHERS: Final[i64] = TERMS.term("fishers", "points for fishermen by a special tile")
BONUSES_TO_COME: Final[i64] = TERMS.term(
    "bonuses_to_come", "points by special tiles for a figure of every purchase to come"
)
SUPPLY: Final[i64] = TERMS.term("supply", "points for supply at the end")

# Figures on the mainland, by what they are worth ashore.
FERRIED: Final[i64] = TERMS.term("ferried", "waiting figures that boatmen at hand can bring over")
WITH_TILE: Final[i64] = TERMS.term("with_tile", "other waiting figures that have a free tile")
WITHOUT_TILE: Final[i64] = TERMS.term("without_tile", "waiting figures without a tile")

# A purchase that has not found its place yet.
STRAIGHT_ASHORE: Final[i64] = TERMS.term("straight_ashore", "a figure that can go to an island")
TO_MAINLAND: Final[i64] = TERMS.term("to_mainland", "a figure that must wait on the mainland")
NEW_EATER: Final[i64] = TERMS.term("new_eater", "1 for a figure that will want to eat")
NEW_BOATMAN: Final[i64] = TERMS.term("new_boatman", "1 for a boatman in hand")
NEW_TILE: Final[i64] = TERMS.term("new_tile", "1 for an island tile in hand")
NEW_SHIP: Final[i64] = TERMS.term("new_ship", "1 for a ship in hand")

# Majorities and room.
MOST_BOATMEN: Final[i64] = TERMS.term("most_boatmen", "points for most boatmen, by likelihood")
MOST_ISLANDS: Final[i64] = TERMS.term("most_islands", "points for most islands, by likelihood")
LONGEST_ISLAND: Final[i64] = TERMS.term("longest_island", "points for the longest, by likelihood")
OPEN_ROWS: Final[i64] = TERMS.term("open_rows", "rows in which the next tile can be laid")
SPARE_TILES: Final[i64] = TERMS.term("spare_tiles", "tiles that wait for a figure")

# The advanced version.
BOAT: Final[i64] = TERMS.term("boat", "1 for a boat with a boatman")
NEW_BUILDINGS: Final[i64] = TERMS.term("new_buildings", "building tiles still to be laid")
NEIGHBOURS: Final[i64] = TERMS.term("neighbours", "points for figures around buildings")
START_RIGHT: Final[i64] = TERMS.term("start_right", "1 for the highest bid so far")
BID: Final[i64] = TERMS.term("bid", "gold in the highest bid")
OFFERED: Final[i64] = TERMS.term(
    "offered", "figures offered, by their worth and how cheap they are"
)
OFFERED_BOATMEN: Final[i64] = TERMS.term("offered_boatmen", "boatmen offered, by how cheap")

# Gold and figures to come.
SPENDING: Final = TERMS.guess("spending")
LATER_COIN: Final = TERMS.guess("later_coin")
GOLDSMITHS_TO_COME: Final = TERMS.guess("goldsmiths_to_come")
COMPANY_DELAY: Final = TERMS.guess("company_delay")
FISHERS_TO_COME: Final = TERMS.guess("fishers_to_come")
FISHER_FERRIED: Final = TERMS.guess("fisher_ferried")
FISHER_WITH_TILE: Final = TERMS.guess("fisher_with_tile")
FISHER_WITHOUT_TILE: Final = TERMS.guess("fisher_without_tile")
BLUR: Final = TERMS.guess("blur")

# Ships.
RESCUE_A_ROUND: Final = TERMS.guess("rescue_a_round")
RISK: Final = TERMS.guess("risk")

# What a figure is worth once it is ashore, where scorings do not say it.
SCOUT_WITH_COMPANY: Final = TERMS.guess("scout_with_company")
COIN_ASHORE: Final = TERMS.guess("coin_ashore")
FISHER_ASHORE: Final = TERMS.guess("fisher_ashore")
REPELLING: Final = TERMS.guess("repelling")
WATCHING: Final = TERMS.guess("watching")

# Majorities: how far they are open, by purchase still to come.
BOATMEN_SPREAD: Final = TERMS.guess("boatmen_spread")
ISLANDS_SPREAD: Final = TERMS.guess("islands_spread")
LONGEST_SPREAD: Final = TERMS.guess("longest_spread")
OPEN_ISLAND: Final = TERMS.guess("open_island")

# Room and buildings.
ROOM_DELAY: Final = TERMS.guess("room_delay")
BUILDING_DELAY: Final = TERMS.guess("building_delay")
NEIGHBOUR_TO_COME: Final = TERMS.guess("neighbour_to_come")

WEIGHTS: Final = TERMS.close()
