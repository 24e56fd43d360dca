"""What can be asked in Sagas and what waits: every question with its rule, answers and parts."""

from skali.core.actions import ActionSpace, Axis, Family
from skali.core.effects.codes import LEVELS
from skali.core.effects.forms import Beside, Program
from skali.core.effects.runner import Kinds
from skali.core.effects.written import origins_of
from skali.core.forms import Whole, Word
from skali.core.questions import Part, Question, Questions
from tests.toys.sagas.vocabulary import CARDS, CODE, CODER, PLACES, VOCABULARY

SPACE = ActionSpace(
    Family("visit", Axis("place", PLACES)),
    Family("play", Axis("card", CARDS)),
    Family("option", Axis.numbers("number", 1, VOCABULARY.most_options)),
    Family("decline"),
    Family("use", Axis.numbers("clause", 1, len(CODER.deck.anytime))),
    Family("end"),
)
VISITS, PLAYS, OPTIONS, DECLINE, USE, END = (SPACE.base(name) for name in SPACE.families)

WRITTEN = Program(CODE, CODER.names, asks=("choose", "again"))
PROGRAM = Part("program", WRITTEN)
BESIDE = Part("beside", Beside(WRITTEN))
ORIGIN = Part("origin", Word(origins_of(VOCABULARY)))
LEVEL = Part("event", Whole(0, int(LEVELS) - 1))

TURN_FAMILIES = ("visit", "play", "end")
ANSWER_FAMILIES = ("option", "decline")
NOT_NOW = dict.fromkeys((*TURN_FAMILIES, *ANSWER_FAMILIES), "SAG-1")
ASK_TURN = Question("turn", "SAG-2", TURN_FAMILIES, forced=True, against=NOT_NOW)
ASK_CHOOSE = Question(
    "choose", "SAG-5", ANSWER_FAMILIES, (PROGRAM, BESIDE, ORIGIN), against=NOT_NOW
)
ASK_ORDER = Question("order", "SAG-5", ANSWER_FAMILIES, (LEVEL,), against=NOT_NOW)
WAIT_RUN = Question("run", parts=(PROGRAM, BESIDE, ORIGIN))
WAIT_AGAIN = Question("again", parts=(PROGRAM, BESIDE, ORIGIN))
WAIT_EVENT = Question("event", parts=(LEVEL,))
QUESTIONS = Questions(ASK_TURN, ASK_CHOOSE, ASK_ORDER, WAIT_RUN, WAIT_AGAIN, WAIT_EVENT)
KINDS = Kinds(run=WAIT_RUN, choose=ASK_CHOOSE, again=WAIT_AGAIN, event=WAIT_EVENT, order=ASK_ORDER)
ANYTIME = Question("use", "SAG-6", ("use",))
"""What may be done at any decision of one's own turn."""
