"""What can be asked and what waits: every question with its rule, answers and parts."""

from typing import Final

from skali.core.effects.codes import LEVELS
from skali.core.effects.forms import Beside, Program
from skali.core.effects.runner import Kinds
from skali.core.effects.written import origins_of
from skali.core.forms import Flag, Marks, Rare, Whole, Word
from skali.core.questions import Part, Question, Questions
from skali.games.odin.effects.programs import CODE, PROGRAMS
from skali.games.odin.effects.vocabulary import FOLLOWED, ONLY, VOCABULARY, WAYS
from skali.games.odin.rules.actions import CLAIMED, FREE, SQUARES
from skali.games.odin.rules.components import DICE, LARGEST_DIE, REACHES, SMALL_BERTHS, STRIPS
from skali.games.odin.rules.goods import GOOD_NAMES

NO_GOOD: Final = "none"

# --- what questions carry ---

WRITTEN: Final = Program(CODE, PROGRAMS, asks=("choose", "again"))
PROGRAM: Final[Part] = Part("program", WRITTEN)
BESIDE: Final[Part] = Part("beside", Beside(WRITTEN))
ORIGIN: Final[Part] = Part("origin", Word(origins_of(VOCABULARY)))
LEVEL: Final[Part] = Part("event", Whole(0, int(LEVELS) - 1))

ACTION: Final[Part] = Part("action", Word(DICE))
ROLLED: Final[Part] = Part("rolled", Whole(1, int(LARGEST_DIE)))
ROLLS: Final[Part] = Part("rolls", Whole(0, 7))
"""How often the die was rolled."""
ORE: Final[Part] = Part("ore", Whole(0, 7))
"""Ore that changes every roll of this action."""
MOST_BOATS: Final[Part] = Part("boats", Whole(1, int(SMALL_BERTHS)))
CLAIM: Final[Part] = Part("tile", Word(CLAIMED))
SHORT: Final[Part] = Part("short", Whole(1, 31))
"""By how much the result falls short of the tile's sword value."""
SWORDS: Final[Part] = Part("swords", Rare(Whole(0, 31)))
"""Swords that were spent for it already."""
SPEARS: Final[Part] = Part("spears", Rare(Flag()))
"""Whether spears are asked for, after the swords."""
REST: Final[Part] = Part("rest", Whole(0, 63))
"""What is left of a result that is split."""
LOOTED: Final[Part] = Part("looted", Word(DICE))
SECOND: Final[Part] = Part("second", Rare(Flag()))
"""Whether a result that may be split has brought a tile already."""

ITEMS: Final[Part] = Part("items", Whole(1, 4))
MORE: Final[Part] = Part("more", Rare(Whole(0, 4)))
TIMES: Final[Part] = Part("times", Rare(Whole(0, 3)))
"""How often so many more may be taken from other strips."""
KIND: Final[Part] = Part("kind", Rare(Word(ONLY)))
"""Which items may be taken."""
USED: Final[Part] = Part("used", Marks([str(strip + 1) for strip in range(int(STRIPS))]))

LEFT: Final[Part] = Part("left", Whole(1, 4))
STEPS: Final[Part] = Part("steps", Whole(1, 2))
MADE_NAMES: Final = (NO_GOOD, *GOOD_NAMES)
MADE: Final[tuple[Part, ...]] = tuple(Part(f"made_{n}", Rare(Word(MADE_NAMES))) for n in range(3))
"""Goods that were upgraded in this action, as they are now: none is upgraded twice."""
WAY: Final[Part] = Part("way", Rare(Word(WAYS)))
SAME: Final[Part] = Part("same", Rare(Word(MADE_NAMES)))
"""The one kind of good that may be upgraded."""
EXTRA: Final[Part] = Part("extra", Rare(Flag()))
"""Whether one of the goods may go a step further."""
PAID: Final[Part] = Part("paid", Rare(Whole(0, 31)))
"""What the tiles bought so far cost before discounts."""
TURNED: Final[Part] = Part("turned", Marks([str(column + 1) for column in range(8)]))
"""Columns of the goods box of which a tile was turned."""
REACH: Final[Part] = Part("reach", Word(REACHES))
FINAL: Final[Part] = Part("last", Rare(Flag()))

FREELY: Final[Part] = Part("freely", Rare(Flag()))
"""Whether no more cards need be played."""
COLUMN_CARD: Final[Part] = Part("column", Rare(Flag()))
"""Whether it is the card that column 4 allows."""
SQUARE: Final[Part] = Part("space", Word(SQUARES))
COST: Final[Part] = Part("cost", Whole(0, 15))
WHERE: Final[Part] = Part("where", Word(FOLLOWED))
TILES_LEFT: Final[Part] = Part("tiles", Whole(1, 7))
WEAPONS_LEFT: Final[Part] = Part("weapons", Whole(1, 4))
WAS_GUEST: Final[Part] = Part("guest", Rare(Flag()))
WAS_USED: Final[Part] = Part("used_before", Rare(Flag()))

# --- what is asked ---

PLACE: Final[Question] = Question("place", "ODIN-086", ("place", "imitate", "pass"))
CHOOSE: Final[Question] = Question(
    "choose", "ODIN-258", ("option", "done"), (PROGRAM, BESIDE, ORIGIN)
)
MINE: Final[Question] = Question(
    "mine", "ODIN-189", ("mine", "done"), (ITEMS, MORE, TIMES, USED, KIND), forced=True
)
UPGRADE: Final[Question] = Question(
    "upgrade", "ODIN-195", ("upgrade", "done"), (LEFT, STEPS, *MADE, WAY, SAME, EXTRA)
)
TRADE: Final[Question] = Question("trade", "ODIN-203", ("turn", "done"), (TURNED,))
SALE: Final[Question] = Question("sale", "ODIN-205", ("claim", "done"), (LEFT, PAID))
FORGE: Final[Question] = Question("forge", "ODIN-183", ("claim",))
BOATS: Final[Question] = Question("boats", "ODIN-237", ("boats",), (MOST_BOATS,))
ROLL: Final[Question] = Question(
    "roll", "ODIN-217", ("roll", "pay", "claim", "fail"), (ACTION, ROLLED, ROLLS, ORE), forced=True
)
SPEND: Final[Question] = Question(
    "spend", "ODIN-219", ("spend",), (CLAIM, SHORT, SWORDS, SPEARS, LOOTED, SECOND)
)
EXPLORE: Final[Question] = Question("explore", "ODIN-239", ("explore",), (REACH,))
EMIGRATE: Final[Question] = Question("emigrate", "ODIN-207", ("emigrate",))
SPLIT: Final[Question] = Question("split", "ODIN-AMB-44", ("claim", "done"), (REST, SWORDS, LOOTED))
KEEP: Final[Question] = Question("keep", "ODIN-302", ("keep",))
PLAY: Final[Question] = Question(
    "play", "ODIN-249", ("play", "done"), (LEFT, FREELY, COLUMN_CARD), forced=True
)
RECALL: Final[Question] = Question("recall", "ODIN-AMB-40", ("recall",), (COST,))
RECALL_AGAIN: Final[Question] = Question(
    "recall_again", "ODIN-AMB-68", ("recall", "done"), (SQUARE, COST)
)
FOLLOW: Final[Question] = Question("follow", "ODIN-262", ("follow",), (WHERE,), forced=True)
REVERSE: Final[Question] = Question("reverse", "ODIN-AMB-41", ("turn", "done"), (TILES_LEFT,))
DISCARD: Final[Question] = Question("discard", "ODIN-AMB-35", ("discard",), (WEAPONS_LEFT,))
FOURTH: Final[Question] = Question("fourth", "ODIN-260", ("claim",), forced=True)
LAY: Final[Question] = Question("lay", "ODIN-135", ("done",), forced=True)
"""Until the thing in hand is laid."""
FEAST: Final[Question] = Question("feast", "ODIN-108", ("serve", "done"))
READY: Final[Question] = Question("ready", "ODIN-134", ("done",), (FINAL,))

# --- what waits below a question until it is answered; the engine goes on with it by itself ---

RUN: Final[Question] = Question("run", parts=(PROGRAM, BESIDE, ORIGIN))
AGAIN: Final[Question] = Question("again", parts=(PROGRAM, BESIDE, ORIGIN))
EVENT: Final[Question] = Question("event", parts=(LEVEL,))
ORDER: Final[Question] = Question("order", "ODIN-AMB-67", ("option", "done"), (LEVEL,))
FINISH: Final[Question] = Question("finish")
"""The end of an action on a space."""
LEAVE: Final[Question] = Question("leave", parts=(WAS_GUEST, WAS_USED))
"""The end of an action on a space where no Vikings were placed for it."""
FEASTED: Final[Question] = Question("feasted")
"""A feast of one player is over; then its table is cleared."""
CLEAR: Final[Question] = Question("clear")

QUESTIONS: Final[Questions] = Questions(
    PLACE, CHOOSE, MINE, UPGRADE, TRADE, SALE, FORGE, BOATS, ROLL, SPEND, EXPLORE, EMIGRATE, SPLIT,
    KEEP, PLAY, RECALL, RECALL_AGAIN, FOLLOW, REVERSE, DISCARD, FOURTH, LAY, FEAST, READY, RUN,
    AGAIN, EVENT, ORDER, FINISH, LEAVE, FEASTED, CLEAR,
)  # fmt: skip
EFFECTS: Final[Kinds] = Kinds(run=RUN, choose=CHOOSE, again=AGAIN, event=EVENT, order=ORDER)
ANYTIME: Final[Question] = Question("anytime", "ODIN-134", FREE)
"""What may be done at any moment, also while others are asked."""
