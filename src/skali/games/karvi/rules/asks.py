"""What can be asked and what waits: every question with its rule, answers and parts."""

from typing import Final

from skali.core.effects.runner import Kinds
from skali.core.forms import Elsewhere, Flag, Marks, Named, Packed, Rare, Whole, Word
from skali.core.questions import Part, Question, Questions
from skali.games.karvi.effects.forms import GAINS, Program
from skali.games.karvi.effects.programs import MOST_PARTS
from skali.games.karvi.effects.vocabulary import MODES, STATES
from skali.games.karvi.rules import components
from skali.games.karvi.rules.actions import SPACE, SPOT_NAMES

NO_YES: Final[tuple[str, ...]] = ("no", "yes")
DIE_REASONS: Final[tuple[str, ...]] = ("set", "back", "pay_field", "pay_tile")
"""Why a die is chosen."""
SOLD: Final[tuple[str, ...]] = (*(tile.text("key") for tile in components.TRADE_TABLES), "francia")
RAIDED: Final[tuple[str, ...]] = (*(tile.text("key") for tile in components.RAID_TABLES), "francia")

# --- what questions carry ---

HOW: Final[Part] = Part("how", Word(("", "free", "stack")))
STEPS: Final[Part] = Part("steps", Whole(0, 63))
MODE: Final[Part] = Part("mode", Word(MODES))
ROUTE: Final[Part] = Part("how", Word(("routes", "map", "ship")))
SHIPS: Final[Part] = Part("ships", Packed(4))
SITE: Final[Part] = Part(
    "site", Word([components.SITE_KEYS[site] for site in components.STONE_SITES])
)
SPECIAL: Final[Part] = Part("stone", Word(components.STONES[components.NORMAL :]))
AMOUNT: Final[Part] = Part("number", Whole(0, 15))
FEWEST: Final[Part] = Part("fewest", Whole(0, 15))
MOST: Final[Part] = Part("most", Whole(0, 15))
PAYING: Final[Part] = Part("paying", Word(NO_YES))
BEER: Final[Part] = Part("beer", Whole(0, 63))
POINTS: Final[Part] = Part("points", Whole(0, 63))
RISING: Final[Part] = Part("waiting", Packed(6, bits=3))
"""Warriors whose turn to rise has not come, by strength."""
SIDE: Final[Part] = Part("side", Word(STATES))
WARRIORS: Final[Part] = Part("warriors", Whole(0, 7))
UP_TO: Final[Part] = Part("up_to", Whole(0, 7))
NUMBER: Final[Part] = Part("number", Whole(0, 63))
GAIN: Final[Part] = Part("gain", Named(GAINS))
STRENGTH: Final[Part] = Part("strength", Whole(0, 15))
DAMAGE: Final[Part] = Part("number", Whole(0, 255))
DIED: Final[Part] = Part("died", Word(NO_YES))
KIND: Final[Part] = Part("kind", Word((*components.KINDS, "any")))
FIRST_CARD: Final[Part] = Part("first", Elsewhere(int(components.ALL_CARDS) - 1))
SECOND_CARD: Final[Part] = Part("second", Elsewhere(int(components.ALL_CARDS) - 1))
BONUS_TAKEN: Final[Part] = Part("bonus_taken", Word(NO_YES))
PARTS: Final[Part] = Part("parts", Marks([str(part + 1) for part in range(MOST_PARTS)]))
FIELD: Final[Part] = Part("field", Word(SPOT_NAMES))
REASON: Final[Part] = Part("reason", Word(DIE_REASONS))
SET_TO: Final[Part] = Part("beer", Rare(Whole(0, 63)))
BACK: Final[Part] = Part("fields", Rare(Whole(0, 31)))
BACK_PAID: Final[Part] = Part("paying", Rare(Word(NO_YES)))
PAID_FIELD: Final[Part] = Part("field", Rare(Word(SPOT_NAMES)))
PAID_TILE: Final[Part] = Part("tile", Rare(Word(components.EQUIPMENT)))
DIE_PARTS: Final[dict[str, tuple[Part, ...]]] = {
    "set": (SET_TO,),
    "back": (BACK, BACK_PAID),
    "pay_field": (PAID_FIELD,),
    "pay_tile": (PAID_TILE,),
}
"""What is said with each reason."""
WHOSE: Final[Part] = Part("how", Word(("own", "free", "paying")))
PRICE: Final[Part] = Part("most", Whole(0, 7))
EQUIPPED: Final[Part] = Part("tile", Word(components.EQUIPMENT))
PASS: Final[Part] = Part("pass", Whole(0, 7))
TRADED: Final[Part] = Part("tile", Word(SOLD))
TILE: Final[Part] = Part("tile", Word(components.TILES))
PLUNDERED: Final[Part] = Part("tile", Word(RAIDED))
DEAD: Final[Part] = Part("died", Flag())
STEP: Final[Part] = Part("step", Whole(0, 7))
PROGRAM: Final[Part] = Part("program", Program())
TIMES: Final[Part] = Part("times", Rare(Whole(0, 255)))
ORIGIN: Final[Part] = Part("origin", Rare(Whole(0, 255)))

# --- what is asked ---

TURN: Final[Question] = Question(
    "turn", "KARVI-037", ("move", "sail", "play", "discard", "rig", "end")
)
MOVE: Final[Question] = Question("move", "KARVI-AMB-07", ("move",), (HOW,))
SAIL: Final[Question] = Question("sail", "KARVI-225", ("sail", "done"), (STEPS, MODE, ROUTE))
DISPLACE: Final[Question] = Question("displace", "KARVI-062", ("displace",), (SHIPS,))
LOOK: Final[Question] = Question("look", "KARVI-067", ("look", "done"))
TAKE: Final[Question] = Question("take", "KARVI-071", ("take",))
BUILD: Final[Question] = Question("build", "KARVI-076", ("build", "done"))
STONE: Final[Question] = Question("stone", "KARVI-144", ("stone",), (SITE,))
COVER: Final[Question] = Question("cover", "KARVI-147", ("cover", "done"), (SPECIAL,))
GATHER: Final[Question] = Question(
    "gather", "KARVI-168", ("gather",), (AMOUNT, FEWEST, MOST, PAYING)
)
POUR: Final[Question] = Question("pour", "KARVI-097", ("pour",), (BEER,))
STRENGTHEN: Final[Question] = Question("strengthen", "KARVI-106", ("raise", "done"), (POINTS,))
EACH: Final[Question] = Question(
    "raise_each", "KARVI-198", ("raise", "done"), (RISING, SIDE, WARRIORS, UP_TO)
)
HEAL: Final[Question] = Question("heal", "KARVI-135", ("heal", "done"), (NUMBER,))
WOUND: Final[Question] = Question("wound", "KARVI-203", ("wound", "done"), (GAIN,))
GIVE: Final[Question] = Question("give", "KARVI-205", ("dismiss", "done"), (SIDE, GAIN))
RECRUIT: Final[Question] = Question("recruit", "KARVI-096", ("dismiss", "done"), (STRENGTH, AMOUNT))
HURT: Final[Question] = Question("damage", "KARVI-131", ("hurt",), (DAMAGE, DIED))
DRAW: Final[Question] = Question(
    "draw", "KARVI-111", ("draw", "draw-two"), (KIND, AMOUNT), forced=True
)
KEEP: Final[Question] = Question("keep", "KARVI-245", ("keep",), (FIRST_CARD, SECOND_CARD))
EQUIP: Final[Question] = Question(
    "equip", "KARVI-110", ("draw", "draw-two", "bonus", "place", "engrave", "done"), (BONUS_TAKEN,)
)
TRADE: Final[Question] = Question("trade", "KARVI-119", ("trade", "done"))
RAID: Final[Question] = Question("raid", "KARVI-126", ("raid", "done"))
RECEIVE: Final[Question] = Question("receive", "KARVI-123", ("receive",), (NUMBER,))
PART: Final[Question] = Question("part", "KARVI-090", ("part", "done"), (PARTS, FIELD))
OPTION: Final[Question] = Question("option", "KARVI-091", ("option",), (PROGRAM, TIMES, ORIGIN))
DIE: Final[Question] = Question(
    "die", "KARVI-208", ("die", "done"), (REASON, SET_TO, BACK, BACK_PAID, PAID_FIELD, PAID_TILE)
)
COPY: Final[Question] = Question("copy", "KARVI-210", ("copy", "done"))
USE: Final[Question] = Question("use", "KARVI-221", ("use", "done"), (WHOSE,))
PAY: Final[Question] = Question("pay", "KARVI-233", ("pay", "done"), (PRICE, GAIN))
WHEN: Final[Question] = Question("when", "KARVI-182", ("now", "later"), (EQUIPPED,))
DISCARD: Final[Question] = Question("discard", "KARVI-086", ("discard",))
FIRST: Final[Question] = Question("first", "KARVI-030", ("engrave",))
START: Final[Question] = Question("start", "KARVI-239", ("start",))
DRAFT: Final[Question] = Question("draft", "KARVI-243", ("pick",), (PASS,))

# --- what waits below a question until it is answered; the engine goes on with it by itself ---

RUN: Final[Question] = Question("run", parts=(PROGRAM, TIMES, ORIGIN))
ARRIVE: Final[Question] = Question("arrive")
PAY_TRADE: Final[Question] = Question("pay_trade", parts=(TRADED,))
LAY: Final[Question] = Question("lay", parts=(TILE,))
PLUNDER: Final[Question] = Question("plunder", parts=(PLUNDERED, DEAD))
SET_STONE: Final[Question] = Question("set_stone", parts=(SPECIAL,))
SET_UP: Final[Question] = Question("set_up", parts=(STEP,))

QUESTIONS: Final[Questions] = Questions(
    TURN, MOVE, SAIL, DISPLACE, LOOK, TAKE, BUILD, STONE, COVER, GATHER, POUR, STRENGTHEN, EACH,
    HEAL, WOUND, GIVE, RECRUIT, HURT, DRAW, KEEP, EQUIP, TRADE, RAID, RECEIVE, PART, OPTION, DIE,
    COPY, USE, PAY, WHEN, DISCARD, FIRST, START, DRAFT,
    RUN, ARRIVE, PAY_TRADE, LAY, PLUNDER, SET_STONE, SET_UP,
    space=SPACE,
)  # fmt: skip
EFFECTS: Final[Kinds] = Kinds(run=RUN, choose=OPTION)
EXCHANGE: Final[Question] = Question("exchange", "KARVI-089", ("exchange",))
"""What may be done at any own decision."""
