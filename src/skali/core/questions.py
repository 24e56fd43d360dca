"""Questions as data: what can be asked, by which rule, what it carries, and what answers it.

A game declares each question once. A pending question is a frame on the stack of a state: one or
more words that hold the question's number, the seats that are asked, and the question's parts.
From the declaration come packing and unpacking by name, the written form of what is pending (see
`skali.core.pending`), and the way of an answer to the rule that carries it out.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final, Generic, TypeVar, final

from mypy_extensions import i64, mypyc_attr

from skali.core.actions import ActionSpace, Family
from skali.core.advice import Weights
from skali.core.arrays import vec
from skali.core.bits import array, zeros
from skali.core.chance import Chance
from skali.core.errors import PartError
from skali.core.forms import Form
from skali.core.menu import Menu

KIND_BITS: Final[i64] = 8
HEAD_BITS: Final[i64] = 16
"""What stands before the parts in the first word of a frame: the question and its seats."""
WORD_BITS: Final[i64] = 62
DEPTH: Final[i64] = 32
"""How many questions may wait on one stack, unless a game says otherwise."""
NONE: Final[i64] = -1


@final
class Part:
    """A number that a question carries; where it lies in a frame is found by `Questions`."""

    __slots__ = ("bits", "form", "high", "low", "mask", "most", "name", "shift", "width", "word")

    def __init__(self, name: str, form: Form) -> None:
        """Name it, and say how its values are written."""
        self.name: str = name
        self.form: Form = form
        self.low: i64 = form.low
        self.high: i64 = form.high
        self.width: i64 = max(1, (form.high - form.low).bit_length())
        self.mask: i64 = (1 << int(self.width)) - 1
        self.bits: i64 = form.bits
        self.most: i64 = (1 << form.bits) - 1
        """What fits into one place of a value that is made of several."""
        self.word: i64 = NONE
        self.shift: i64 = 0

    def at(self, value: i64) -> i64:
        """Return a value in its place, to be joined with others in the first word of a frame."""
        if value < self.low or value > self.high:
            raise PartError(self.name, int(value), int(self.low), int(self.high))
        return (value - self.low) << self.shift

    def of(self, value: i64, place: i64) -> i64:
        """Return what a value made of several small ones has for a place."""
        return value >> self.bits * place & self.most

    def some(self, place: i64, number: i64) -> i64:
        """Return a value that has so much for one place, to be added to others or taken away."""
        return number << self.bits * place


@final
class Question:
    """Something that can be asked; without families that answer it, something that waits."""

    __slots__ = ("against", "answers", "families", "forced", "name", "number", "parts", "rule")

    def __init__(
        self,
        name: str,
        rule: str = "",
        answers: tuple[str | Family, ...] = (),
        parts: tuple[Part, ...] = (),
        *,
        forced: bool = False,
        against: Mapping[str, str] | None = None,
    ) -> None:
        """Say what it is called, which rule asks it, what answers it, and what it carries.

        What answers is a family of actions: by its name, or declared here, where it answers
        nothing else; see `Questions`.

        A `forced` one may leave no choice; then it is not asked, see `Answer.force`. What does not
        answer is refused with the rule that asks, or with the rule `against` its family.
        """
        self.name: str = name
        self.rule: str = rule
        self.families: tuple[Family, ...] = tuple(
            [family for family in answers if isinstance(family, Family)]
        )
        """Families that answer nothing else."""
        self.answers: tuple[str, ...] = tuple(
            [family.name if isinstance(family, Family) else family for family in answers]
        )
        self.parts: tuple[Part, ...] = parts
        self.forced: bool = forced
        self.against: dict[str, str] = dict(against or {})
        self.number: i64 = NONE

    @property
    def waits(self) -> bool:
        """Whether nobody answers it: the engine goes on with it by itself."""
        return not self.answers


@final
class Questions:
    """All questions of a game, numbered, with the layout of their frames."""

    __slots__ = ("all", "by_name", "words")

    def __init__(self, *questions: Question, space: ActionSpace | None = None) -> None:
        """Number the questions and find a place for every part; a shared part has only one.

        Families that questions declare themselves are taken into the space of the game.
        """
        self.all: tuple[Question, ...] = questions
        self.by_name: dict[str, Question] = {question.name: question for question in questions}
        self.words: i64 = 1
        if len(self.by_name) < len(questions):
            raise TypeError("two questions have the same name")
        if len(questions) > 1 << KIND_BITS:
            raise TypeError(f"there can be {1 << KIND_BITS} questions, not {len(questions)}")
        for number, question in enumerate(questions):
            question.number = number
            for family in question.families:
                if space is None:
                    raise TypeError(f"{question.name!r} declares {family.name!r}: give the space")
                space.add(family)
        for question in questions:
            for part in question.parts:
                if part.word == NONE:
                    self.find_place(part)

    def find_place(self, part: Part) -> None:
        """Put a part where it meets no other part of any question that carries it."""
        others = [
            other
            for question in self.all
            if part in question.parts
            for other in question.parts
            if other.word != NONE
        ]
        word: i64 = 0
        while True:
            shift = HEAD_BITS if word == 0 else 0
            for other in others:
                if other.word == word:
                    shift = max(shift, other.shift + other.width)
            if shift + part.width <= WORD_BITS:
                break
            word += 1
        part.word = word
        part.shift = shift
        self.words = max(self.words, word + 1)


T = TypeVar("T")


@mypyc_attr(allow_interpreted_subclasses=True)
class Answer(Generic[T]):
    """How a question is answered: what is offered, and what an answer does."""

    def __init__(self, question: Question) -> None:
        """Answer one question."""
        self.question: Question = question
        self.first: i64 = NONE
        """The first number of the first family that answers it."""

    def offer(self, t: T, seat: i64, menu: Menu) -> None:
        """Put what the seat may do into the menu."""
        raise TypeError(f"the question {self.question.name!r} must offer something")

    def rule(self, t: T) -> str:
        """Name the rule that asks."""
        return self.question.rule

    def force(self, t: T, seat: i64, chance: Chance) -> bool:
        """Carry out what leaves no choice and tell so; otherwise do nothing."""
        return False

    def resume(self, t: T, seat: i64, chance: Chance) -> None:
        """Go on with what waited, now that everything above it is settled."""
        raise TypeError(f"{self.question.name!r} must be able to go on")

    def take(self, t: T, seat: i64, family: i64, index: i64, chance: Chance) -> None:
        """Carry out the action number `index` of a family, given by its first number."""
        raise TypeError(f"the question {self.question.name!r} must take an answer")


@final
class Dispatch:
    """What a state must know of its game to ask and to be answered."""

    __slots__ = (
        "answers", "anytime", "calm", "depth", "families", "free", "lanes", "questions", "space",
        "weights",
    )  # fmt: skip

    def __init__(
        self,
        space: ActionSpace,
        questions: Questions,
        answers: "Sequence[Answer]",  # type: ignore[type-arg]
        *,
        depth: int = 0,
        lanes: bool = False,
        anytime: "Answer | None" = None,  # type: ignore[type-arg]
        weights: Weights | None = None,
    ) -> None:
        """Join questions with what answers them; every one needs something that does."""
        self.space: ActionSpace = space
        self.questions: Questions = questions
        self.depth: i64 = depth or DEPTH
        self.lanes: bool = lanes
        self.anytime: Answer | None = anytime  # type: ignore[type-arg]
        """What may be done though nobody is asked; its families are its own."""
        self.weights: Weights | None = weights
        """What the terms of the evaluation count for."""
        by_number = {int(answer.question.number): answer for answer in answers}
        for question in questions.all:
            unknown = set(question.answers) - set(space.families)
            if unknown:
                raise TypeError(f"{question.name!r} is answered by unknown {sorted(unknown)}")
            if int(question.number) not in by_number:
                raise TypeError(f"nothing answers the question {question.name!r}")
        for answer in answers if anytime is None else (*answers, anytime):
            if answer.question.answers:
                answer.first = space.base(answer.question.answers[0])
        self.answers: vec[Answer[Any]] = vec[Answer[Any]](
            [by_number[number] for number in range(len(questions.all))]
        )
        self.calm: vec[i64] = array(
            [not question.waits and not question.forced for question in questions.all]
        )
        """For every question whether somebody is always asked."""
        self.families: vec[i64] = zeros(space.size)
        """For every action the first number of its family."""
        self.free: vec[i64] = zeros(space.size)
        """For every family, at its first number, whether it may be played at any time."""
        for name, family in space.families.items():
            for action in range(family.base, family.base + family.size):
                self.families[action] = family.base
            self.free[family.base] = anytime is not None and name in anytime.question.answers

    def fits(self, answer: "Answer", action: int) -> bool:  # type: ignore[type-arg]
        """Tell whether an action is of a family that answers what is asked, or is always free."""
        family = self.space.family_of(action)
        return family.name in answer.question.answers or self.free[family.base] != 0
