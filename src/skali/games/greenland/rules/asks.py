"""What can be asked and what waits: every question with its rule, its answers and its parts."""

from typing import Final

from skali.core.bits import count
from skali.core.forms import Counts, Flag, Marks, Whole, Word
from skali.core.questions import Part, Question, Questions
from skali.games.greenland.rules.abilities import NAVIGATION, SPARED
from skali.games.greenland.rules.actions import DAUGHTER_NAMES, ELDER_NAMES
from skali.games.greenland.rules.components import (
    CARDS,
    CUBES,
    CULTURES,
    DISCS,
    MOST_ICONS,
    STEERED,
)
from skali.games.greenland.rules.components import HAY as HAY_OF
from skali.games.greenland.rules.forms import Order

PURPOSES: Final = ("send", "evacuees", "leave")
ROLLS: Final = ("attack", "hunt", "raid")
HAYS: Final = ("hay", "snow")
ITEMS: Final = (*DISCS, *DAUGHTER_NAMES, *CARDS)
"""What can be swapped: discs, marriages, I cards."""

# --- what questions carry ---

CULTURE: Final[Part] = Part("culture", Word(CULTURES))
OTHER: Final[Part] = Part("other", Word(CULTURES))
PLACES: Final[Part] = Part("among", Marks(ELDER_NAMES))
UNITS: Final[Part] = Part("units", Whole(0, 31))
CARD: Final[Part] = Part("card", Word(CARDS))
OWED: Final[Part] = Part("owed", Whole(0, max(map(int, HAY_OF))))
FREE: Final[Part] = Part("free", Whole(0, sum(map(int, SPARED))))
FOR_HAY: Final[Part] = Part("why", Word(HAYS))
PURPOSE: Final[Part] = Part("purpose", Word(PURPOSES))
LEFT: Final[Part] = Part("left", Whole(0, int(STEERED * count(NAVIGATION))))
LIFTED: Final[Part] = Part("leader", Flag())
ITEM: Final[Part] = Part("item", Word(ITEMS))
AT: Final[Part] = Part("icon", Whole(0, int(MOST_ICONS) - 1))
ORDER: Final[Part] = Part("order", Order(CULTURES))
STEP: Final[Part] = Part("step", Whole(0, 3))
KILLS: Final[Part] = Part("kills", Whole(0, int(CUBES)))
LOSSES: Final[Part] = Part("losses", Counts(CULTURES, int(CUBES), bits=5))
LOST: Final[Part] = Part("lost", Whole(0, int(CUBES)))
WHY: Final[Part] = Part("why", Word(ROLLS))
ROLLED: Final[Part] = Part("rolled", Marks(CULTURES))
WAIVED: Final[Part] = Part("waived", Marks(CULTURES))
STAGE: Final[Part] = Part("stage", Whole(0, 9))
SUCCESS: Final[Part] = Part("success", Flag())
SAVED: Final[Part] = Part("saved", Flag())
CONSENTS: Final[Part] = Part("waits_for", Marks(CULTURES))

# --- what is asked ---

LIVESTOCK: Final[Question] = Question("livestock", "GREEN-062", ("choose",), (CULTURE,))
BURY: Final[Question] = Question("bury", "GREEN-082", ("bury",), (CULTURE, PLACES), forced=True)
SNOW: Final[Question] = Question("snow", "GREEN-091", ("pay", "bury"), (CULTURE, UNITS))
HAY: Final[Question] = Question(
    "hay", "GREEN-204", ("pay", "bury", "waive", "slaughter"), (CULTURE, CARD, OWED, FREE, FOR_HAY)
)
BREAKAGE: Final[Question] = Question("breakage", "GREEN-104", ("break",), (CULTURE,), forced=True)
BID: Final[Question] = Question("bid", "GREEN-109", ("bid", "hold"), (CULTURE,))
COUNCIL: Final[Question] = Question("council", "GREEN-014", ("appoint", "done"), (CULTURE,))
PLACE: Final[Question] = Question(
    "place", "GREEN-114", ("send", "promote", "fetch", "evacuate", "done"), (CULTURE,)
)
NUMBER: Final[Question] = Question(
    "number", "GREEN-114", ("take", "lead"), (CULTURE, CARD, PURPOSE)
)
EVACUEES: Final[Question] = Question("evacuees", "GREEN-134", ("send",), (CULTURE,))
NAVIGATE: Final[Question] = Question("navigate", "GREEN-140", ("lift", "done"), (CULTURE, LEFT))
STEER: Final[Question] = Question("steer", "GREEN-141", ("send",), (CULTURE, CARD, LIFTED))
TALK: Final[Question] = Question("talk", "GREEN-148", ("deal", "leave", "done"), (CULTURE,))
DRAFT: Final[Question] = Question(
    "draft",
    "GREEN-149",
    (
        "between", "give", "want", "give-card", "want-card", "leave", "ask-leave", "take", "lead",
        "marry", "promise", "ask-promise", "propose", "drop",
    ),
    (CULTURE,),
)  # fmt: skip
ANSWER: Final[Question] = Question(
    "answer", "GREEN-149", ("accept", "refuse", "counter"), (CULTURE, CONSENTS)
)
CONSENT: Final[Question] = Question(
    "consent", "GREEN-150", ("accept", "refuse"), (CULTURE, CONSENTS)
)
SWAP: Final[Question] = Question(
    "swap", "GREEN-243", ("swap", "wed", "marry", "leave", "done"), (CULTURE,)
)
OFFERED: Final[Question] = Question(
    "swap_given", "GREEN-243", ("swap-disc", "swap-wife", "swap-card"), (CULTURE, OTHER)
)
WANTED: Final[Question] = Question(
    "swap_taken", "GREEN-243", ("swap-disc", "swap-wife", "swap-card"), (CULTURE, OTHER, ITEM)
)
BATTLE: Final[Question] = Question("battle", "GREEN-017", ("next",), (CULTURE,), forced=True)
ATTACK: Final[Question] = Question("attack", "GREEN-166", ("attack", "hold"), (CULTURE, CARD))
STRIKE: Final[Question] = Question(
    "strike", "GREEN-161", ("strike",), (CULTURE, CARD, KILLS, LOSSES), forced=True
)
SAVE: Final[Question] = Question("save", "GREEN-170", ("save", "done"), (CULTURE, CARD, LOST, WHY))
PACIFY: Final[Question] = Question("pacify", "GREEN-168", ("pacify", "done"), (CULTURE,))
QUARRY: Final[Question] = Question("quarry", "GREEN-022", ("next",), (CULTURE,), forced=True)
HASTE: Final[Question] = Question("haste", "GREEN-023", ("first", "hold"), (CULTURE, CARD))
LEADER: Final[Question] = Question("leader", "GREEN-144", ("command", "roll"), (CULTURE, CARD))
REROLL: Final[Question] = Question("reroll", "GREEN-182", ("reroll", "keep"), (CULTURE, CARD, WHY))
BOG: Final[Question] = Question("bog", "GREEN-191", ("pay", "bury", "refuse"), (CULTURE,))
CLAIM: Final[Question] = Question("claim", "GREEN-195", ("claim", "done"), (CULTURE, CARD))
WOOL: Final[Question] = Question("wool", "GREEN-207", ("newborn", "wool"), (CULTURE, CARD))
DISCARD: Final[Question] = Question("discard", "GREEN-043", ("discard",), (CULTURE,), forced=True)
ELDERS: Final[Question] = Question(
    "elders",
    "GREEN-208",
    (
        "domesticate", "banish", "martyr", "burn-elder", "burn", "make", "emissary", "preach",
        "baptise", "done",
    ),
    (CULTURE,),
)  # fmt: skip
MARTYR: Final[Question] = Question("martyr", "GREEN-214", ("kill",), (CULTURE, KILLS), forced=True)
PAY: Final[Question] = Question("pay", "GREEN-246", ("pay",), (CULTURE,))

# --- what waits below a question until it is answered; the engine goes on with it by itself ---

STRUCK: Final[Question] = Question("struck", parts=(CULTURE, AT))
DECIMATED: Final[Question] = Question("decimated", parts=(CULTURE,))
BIRTHS: Final[Question] = Question("births", parts=(CULTURE,))
FIGHT: Final[Question] = Question("fight", parts=(CARD, ORDER, STEP))
ROLLED_ATTACK: Final[Question] = Question("struck_down", parts=(CULTURE, CARD))
HUNT: Final[Question] = Question("hunt", parts=(CARD, ROLLED, WAIVED))
ROLLING: Final[Question] = Question("rolling", parts=(CULTURE, CARD, STAGE, SUCCESS, SAVED))

QUESTIONS: Final[Questions] = Questions(
    LIVESTOCK, BURY, SNOW, HAY, BREAKAGE, BID, COUNCIL, PLACE, NUMBER, EVACUEES, NAVIGATE, STEER,
    TALK, DRAFT, ANSWER, CONSENT, SWAP, OFFERED, WANTED, BATTLE, ATTACK, STRIKE, SAVE, PACIFY,
    QUARRY, HASTE, LEADER, REROLL, BOG, CLAIM, WOOL, DISCARD, ELDERS, MARTYR, PAY,
    STRUCK, DECIMATED, BIRTHS, FIGHT, ROLLED_ATTACK, HUNT, ROLLING,
)  # fmt: skip
EXCHANGE: Final[Question] = Question("exchange", "GREEN-048", ("exchange",))
"""What may be done at any own decision but between a roll and its re-rolls."""
