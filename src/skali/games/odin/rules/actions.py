"""The actions and their numbers: answers to questions first, what may be done at any time last."""

from typing import Final

from mypy_extensions import i64

from skali.core.actions import ActionSpace, Axis, Family
from skali.games.odin.effects.cards import CARDS
from skali.games.odin.effects.programs import CODER
from skali.games.odin.effects.vocabulary import MOST_OPTIONS
from skali.games.odin.rules.banquet import CELLS, FOODS
from skali.games.odin.rules.boards import (
    FIRST_LONG_HOUSE,
    FIRST_STONE_HOUSE,
    HOME_PLOT,
    LETTERS,
    LONG_HOUSES,
    PLOT_COLUMNS,
    PLOT_ROWS,
    STONE_HOUSES,
)
from skali.games.odin.rules.components import (
    LARGEST_DIE,
    LONGSHIP,
    ORE_SLOTS,
    SHIPS,
    SMALL_BERTHS,
    SPACES,
    STRIPS,
    WEAPONS,
)
from skali.games.odin.rules.goods import GOOD_NAMES, NAMES, SPECIAL_NAMES, SWORD, TURNS, WOOD

ISLAND_LETTERS: Final = tuple("abcd"[: int(LETTERS)])
MOST_TAKEN: Final = 4
"""Positions of a strip that are taken at once."""
MOST_STEPS: Final = 2
EMIGRANTS: Final = SHIPS[1:]
ARMED: Final = (
    "whaling_boat",
    *("longship" if ore == 0 else f"longship-{ore}" for ore in range(ORE_SLOTS[LONGSHIP])),
)
"""What ore can be loaded on: a boat, or a longship that carries so much."""
SLOTS: Final = ("shed-wood", "shed-stone", "house-wood", "house-stone")
HELD: Final = NAMES[: int(WOOD) + 1]
"""What is laid: goods, special tiles, silver and ore; with a card, wood."""
SQUARES: Final = (*SPACES, "imitation_1_2", "imitation_3_4")
"""Where Vikings stand."""


def clause_names() -> tuple[str, ...]:
    """Name what cards let one do at any time: by the card, numbered if it has several such."""
    cards = [CARDS[int(clause.card)] for clause in CODER.deck.anytime]
    return tuple(
        key if cards.count(key) == 1 else f"{key}-{cards[:place].count(key) + 1}"
        for place, key in enumerate(cards)
    )


CLAUSES: Final = clause_names()
CLAIMED: Final = (*GOOD_NAMES, *SPECIAL_NAMES)


def laying(name: str, plot: int, *numbered: Axis) -> Family:
    """Make the actions that lay something on plots of one size: turn, row and column from 1."""
    return Family(
        name,
        *numbered,
        Axis.numbers("turn", 0, int(TURNS) - 1),
        Axis.numbers("row", 1, int(PLOT_ROWS[plot])),
        Axis.numbers("column", 1, int(PLOT_COLUMNS[plot])),
    )


SPACE: Final = ActionSpace(
    Family("place", Axis("space", SPACES)),
    Family("imitate", Axis("space", SPACES)),
    Family("pass"),
    Family("option", Axis.numbers("number", 1, MOST_OPTIONS)),
    Family("mine", Axis.numbers("strip", 1, int(STRIPS)), Axis.numbers("items", 1, MOST_TAKEN)),
    Family("upgrade", Axis("good", GOOD_NAMES), Axis.numbers("steps", 1, MOST_STEPS)),
    Family("turn", Axis("good", GOOD_NAMES)),
    Family("claim", Axis("tile", CLAIMED)),
    Family(
        "boats",
        Axis.numbers("plain", 0, int(SMALL_BERTHS)),
        Axis.numbers("armed", 0, int(SMALL_BERTHS)),
    ),
    Family("roll"),
    Family("pay", Axis.numbers("weapons", 0, int(LARGEST_DIE))),
    Family("fail"),
    Family("spend", Axis.numbers("swords", 0, max(map(int, SWORD)))),
    Family("explore", Axis("island", ISLAND_LETTERS)),
    Family("emigrate", Axis("ship", EMIGRANTS)),
    Family(
        "serve",
        Axis("food", FOODS),
        Axis("way", ("long", "cross")),
        Axis.numbers("cell", 1, int(CELLS)),
    ),
    Family("done"),
    Family("play", Axis("occupation", CARDS)),
    Family("keep", Axis("occupation", CARDS)),
    Family("recall", Axis("space", SQUARES)),
    Family("follow", Axis("space", SPACES)),
    Family("discard", Axis("weapon", WEAPONS)),
    Family("hold", Axis("thing", HELD)),
    laying("island", 0, Axis("island", ISLAND_LETTERS)),
    laying("stone-house", int(FIRST_STONE_HOUSE), Axis.numbers("house", 1, int(STONE_HOUSES))),
    laying("long-house", int(FIRST_LONG_HOUSE), Axis.numbers("house", 1, int(LONG_HOUSES))),
    laying("home", int(HOME_PLOT)),
    Family("buy", Axis("ship", SHIPS)),
    Family("arm", Axis("ship", ARMED)),
    Family("store", Axis("slot", SLOTS)),
    Family("use", Axis("occupation", CLAUSES)),
)

PLACE: Final[i64] = SPACE.base("place")
IMITATE: Final[i64] = SPACE.base("imitate")
PASS: Final[i64] = SPACE.base("pass")
OPTION: Final[i64] = SPACE.base("option")
MINE: Final[i64] = SPACE.base("mine")
UPGRADE: Final[i64] = SPACE.base("upgrade")
TURN: Final[i64] = SPACE.base("turn")
CLAIM: Final[i64] = SPACE.base("claim")
BOATS: Final[i64] = SPACE.base("boats")
ROLL: Final[i64] = SPACE.base("roll")
PAY: Final[i64] = SPACE.base("pay")
FAIL: Final[i64] = SPACE.base("fail")
SPEND: Final[i64] = SPACE.base("spend")
EXPLORE: Final[i64] = SPACE.base("explore")
EMIGRATE: Final[i64] = SPACE.base("emigrate")
SERVE: Final[i64] = SPACE.base("serve")
DONE: Final[i64] = SPACE.base("done")
PLAY: Final[i64] = SPACE.base("play")
KEEP: Final[i64] = SPACE.base("keep")
RECALL: Final[i64] = SPACE.base("recall")
FOLLOW: Final[i64] = SPACE.base("follow")
DISCARD: Final[i64] = SPACE.base("discard")
HOLD: Final[i64] = SPACE.base("hold")
LAY: Final[i64] = SPACE.base("island")
"""The first action that lays something; those of all plots follow one another."""
BUY: Final[i64] = SPACE.base("buy")
ARM: Final[i64] = SPACE.base("arm")
STORE: Final[i64] = SPACE.base("store")
USE: Final[i64] = SPACE.base("use")
FREE: Final = ("hold", "island", "stone-house", "long-house", "home", "buy", "arm", "store", "use")
"""Families of what may be done at any time."""
