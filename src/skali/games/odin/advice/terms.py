"""The terms of the evaluation and the guesses inside of them: `data/advice.toml` under names."""

from importlib.resources import files
from typing import Final

from mypy_extensions import i64

from skali.core.advice import Terms

TERMS: Final = Terms(files("skali.games.odin") / "data" / "advice.toml")

POINTS: Final[i64] = TERMS.term("points", "points as if the game ended now")

# Land.
INCOME: Final[i64] = TERMS.term("income", "silver that the boards will pay until the end")
NEXT_INCOME: Final[i64] = TERMS.term("next_income", "shares of the next steps, in silver")
BONUSES: Final[i64] = TERMS.term("bonuses", "cells of goods that bonuses will bring")
NEXT_BONUSES: Final[i64] = TERMS.term("next_bonuses", "shares of further bonuses, in cells")
COVERED: Final[i64] = TERMS.term("covered", "cells costing a point that may still be covered")
WITHIN_REACH: Final[i64] = TERMS.term("within_reach", "what the supply could add to an income")
IN_HAND: Final[i64] = TERMS.term("in_hand", "points that laying what is held brings")
OPEN_ISLANDS: Final[i64] = TERMS.term("open_islands", "cells of islands still to be covered")
OPEN_HOUSES: Final[i64] = TERMS.term("open_houses", "cells and slots of buildings, likewise")

# The supply.
BLUE: Final[i64] = TERMS.term("blue", "cells of blue goods and special tiles")
GREEN: Final[i64] = TERMS.term("green", "cells of green goods")
RED: Final[i64] = TERMS.term("red", "cells of red goods that the next feast leaves")
ORANGE: Final[i64] = TERMS.term("orange", "cells of orange goods that the next feast leaves")
ANIMALS: Final[i64] = TERMS.term("animals", "cells of animals that the next feast leaves")
EATEN: Final[i64] = TERMS.term("eaten", "points of animals that the next feast takes")
FEAST_SILVER: Final[i64] = TERMS.term("feast_silver", "silver that the next feast takes")
HUNGER: Final[i64] = TERMS.term("hunger", "cells of the next feast that stay empty")
SILVER: Final[i64] = TERMS.term("silver", "silver that the next feast leaves")
WOOD: Final[i64] = TERMS.term("wood", "wood")
STONE: Final[i64] = TERMS.term("stone", "stone")
ORE: Final[i64] = TERMS.term("ore", "ore in the supply")
WEAPONS: Final[i64] = TERMS.term("weapons", "weapon cards")

# People, ships, animals.
VIKINGS: Final[i64] = TERMS.term("vikings", "the first Vikings that can still be placed")
MORE_VIKINGS: Final[i64] = TERMS.term("more_vikings", "Vikings beyond these")
BOATS: Final[i64] = TERMS.term("boats", "a whaling boat, by the share of the game that is left")
KNARRS: Final[i64] = TERMS.term("knarrs", "a knarr, likewise")
LONGSHIPS: Final[i64] = TERMS.term("longships", "a longship, likewise")
ORE_ON_BOARD: Final[i64] = TERMS.term("ore_on_board", "the most ore on a longship, likewise")
EMIGRANTS: Final[i64] = TERMS.term("emigrants", "large ships that can still emigrate")
SPARED: Final[i64] = TERMS.term("spared", "cells that emigrants spare at feasts after the next")
HERD: Final[i64] = TERMS.term("herd", "points of animals that will be born")

# Occupations.
HAND: Final[i64] = TERMS.term("hand", "cards in the hand")
HAND_POINTS: Final[i64] = TERMS.term("hand_points", "points of cards in the hand")
LASTING: Final[i64] = TERMS.term("lasting", "cards that go on working, by the share that is left")

RIVALS: Final = TERMS.guess("rivals")
TOO_EARLY: Final = TERMS.guess("too_early")
GREEN_FITS: Final = TERMS.guess("green_fits")
CELLS_A_VIKING: Final = TERMS.guess("cells_a_viking")
CELLS_FILLED: Final = TERMS.guess("cells_filled")
SMALL_GIFT: Final[i64] = TERMS.whole_guess("small_gift")
HOUSE_GIFT: Final[i64] = TERMS.whole_guess("house_gift")
FIRST_VIKINGS: Final[i64] = TERMS.whole_guess("first_vikings")
MOST_EMIGRANTS: Final[i64] = TERMS.whole_guess("most_emigrants")
DELAY: Final = TERMS.guess("delay")
FAR_STEPS: Final[i64] = TERMS.whole_guess("far_steps")

POINT: Final[i64] = 100
"""Proposals are weighed in hundredths of a point."""
ORANGE_DISH: Final[i64] = TERMS.whole_guess("orange_dish")
RED_DISH: Final[i64] = TERMS.whole_guess("red_dish")
GIFT_CELL: Final[i64] = TERMS.whole_guess("gift_cell")
KEPT_CELL: Final[i64] = TERMS.whole_guess("kept_cell")
KEPT_ORE: Final[i64] = TERMS.whole_guess("kept_ore")
KEPT_SILVER: Final[i64] = TERMS.whole_guess("kept_silver")

WEIGHTS: Final = TERMS.close()
