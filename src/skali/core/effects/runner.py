"""Carrying out programs: step by step, until somebody must choose."""

from collections.abc import Sequence
from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from skali.core.arrays import vec
from skali.core.bits import count, lowest
from skali.core.chance import Chance
from skali.core.effects.codes import (
    AMOUNT,
    CHOOSE,
    E_AMOUNT,
    E_ORIGIN,
    E_SEAT,
    EACH,
    END,
    EVENT_WORDS,
    EVERYBODY,
    FEWEST,
    FIRST,
    HEARD,
    INLINE,
    LAPSES,
    LEVELS,
    MOST,
    NOTE,
    OPTIONS,
    PAY,
    REPEATS,
    SIMPLE,
    SIZE,
    TIERS,
    WHETHER,
    WIDTH,
)
from skali.core.effects.primitive import Counter, Primitive
from skali.core.effects.scale import Scale
from skali.core.effects.state import EffectState
from skali.core.effects.vocabulary import Step
from skali.core.forms import Whole
from skali.core.questions import Part, Question

UNUSED: Final = Question("unused", parts=(Part("event", Whole(0, int(LEVELS) - 1)),))
"""What stands for the questions that a game without events, or without long choices, lacks."""


@final
class Kinds:
    """The frames of effects: what waits (run, again, event) and what is asked (choose, order)."""

    __slots__ = (
        "again", "beside", "choose", "event", "level", "order", "origin", "program", "run",
    )  # fmt: skip

    def __init__(
        self,
        run: Question,
        choose: Question,
        again: Question = UNUSED,
        event: Question = UNUSED,
        order: Question = UNUSED,
    ) -> None:
        """Take the questions, once they are numbered.

        All carry a program, a number beside it and an origin, but for `event` and `order`: these
        carry which of the events under way they are about.
        """
        self.run = run
        self.choose = choose
        self.again = again
        self.event = event
        self.order = order
        self.program: Part = run.parts[0]
        """Where the program or the table of a choice stands in the code."""
        self.beside: Part = run.parts[1]
        """How often it is still to run, or what was chosen so far."""
        self.origin: Part = run.parts[2]
        """Where it comes from."""
        self.level: Part = event.parts[0]
        """Which event: so many others are under way around it."""
        for part in (self.program, self.beside, self.origin):
            if part.word != 0:
                raise TypeError(f"there is no room for {part.name!r} in the first word of a frame")

    def pack(self, program: i64, beside: i64, origin: i64) -> i64:
        """Return what a frame carries."""
        return self.program.at(program) | self.beside.at(beside) | self.origin.at(origin)


@mypyc_attr(allow_interpreted_subclasses=True)
class Runner(Scale):
    """Runs programs on a state's stack; a frame holds an address, a number and an origin."""

    __slots__ = ("inline", "kinds")

    inline: vec[i64]

    def __init__(
        self,
        code: vec[i64],
        inline: vec[i64],
        primitives: list[Primitive],  # type: ignore[type-arg]
        counter: Counter,  # type: ignore[type-arg]
        kinds: Kinds,
        tally_kinds: i64 = 0,
    ) -> None:
        """Take the code; `inline` tells by code how a step is run."""
        super().__init__(code, primitives, counter, tally_kinds)
        self.inline = inline
        self.kinds = kinds

    # --- programs ---

    def start(self, t: EffectState, seat: i64, address: i64, times: i64 = 1) -> None:
        """Let a seat carry out a program, as part of what is happening."""
        if times > 0 and self.code[address] != END:
            t.ask(self.kinds.run, seat, self.kinds.pack(address, times - 1, t.origin))

    def begin(self, t: EffectState, seat: i64, address: i64, origin: i64) -> None:
        """Let a seat carry out a program that comes from somewhere else."""
        if self.code[address] != END:
            t.ask(self.kinds.run, seat, self.kinds.pack(address, 0, origin))

    def go_on(self, t: EffectState, seat: i64, chance: Chance) -> None:
        """Carry on with the program on top of the stack."""
        kinds = self.kinds
        at = t.get(kinds.program)
        times = t.get(kinds.beside)
        t.origin = t.get(kinds.origin)
        t.pop()
        if times > 0:
            t.ask(kinds.run, seat, kinds.pack(at, times - 1, t.origin))
        code = self.code
        op = code[at]
        quiet = self.quiet(t, seat)
        while self.inline[op] == INLINE or (quiet and self.inline[op] == HEARD):
            self.primitive(t, chance, seat, at)
            at += WIDTH
            op = code[at]
        if op == END:
            return
        if code[at + WIDTH] != END:
            t.ask(kinds.run, seat, kinds.pack(at + WIDTH, 0, t.origin))
        if op < FIRST:
            self.combine(t, seat, at)
        elif self.inline[op] != LAPSES or self.step_possible(t, seat, at):
            self.primitive(t, chance, seat, at)

    def quiet(self, t: EffectState, seat: i64) -> bool:
        """Tell whether nobody listens to what steps that only give announce."""
        return False

    def primitive(self, t: EffectState, chance: Chance, seat: i64, at: i64) -> None:
        """Carry out a step of the game."""
        code = self.code
        a = code[at + 1]
        b = code[at + 2]
        c = code[at + 3]
        d = code[at + 4]
        if (a | b | c | d) < 0:
            a = self.value(t, seat, a)
            b = self.value(t, seat, b)
            c = self.value(t, seat, c)
            d = self.value(t, seat, d)
        self.primitives[code[at] - FIRST].run(t, chance, seat, a, b, c, d)

    def combine(self, t: EffectState, seat: i64, at: i64) -> None:
        """Carry out a step that is made of others."""
        code = self.code
        op = code[at]
        if op == CHOOSE:
            self.choose(t, seat, code[at + 1], 0)
        elif op == EACH:
            self.start(t, seat, code[at + 2], self.value(t, seat, code[at + 1]))
        elif op == WHETHER:
            self.start(t, seat, self.branch(t, seat, at))
        elif op == TIERS:
            self.start(t, seat, self.tier(t, seat, at))
        elif op == PAY:
            if self.step_possible(t, seat, at):
                self.start(t, seat, code[at + 2])
                self.start(t, seat, code[at + 1])
        elif op == EVERYBODY:
            for place in range(t.seats - 1, code[at + 2] - 1, -1):
                self.start(t, self.following(t, seat, place), code[at + 1])
        elif op == NOTE:
            self.note(t, seat, code[at + 1], self.value(t, seat, code[at + 2]))
        elif op == AMOUNT and t.under_way > 0:
            place = (t.under_way - 1) * EVENT_WORDS + E_AMOUNT
            more = self.value(t, seat, code[at + 1]) - self.value(t, seat, code[at + 2])
            t.events[place] = max(0, t.events[place] + more)

    def following(self, t: EffectState, seat: i64, place: i64) -> i64:
        """Return who comes so many places after a seat; a game may have an order of its own."""
        return (seat + place) % t.seats

    def note(self, t: EffectState, seat: i64, tally: i64, number: i64) -> None:
        """Count something for every event of this seat that is under way.

        It came directly if it comes from where the event comes from, not from a card beside it.
        """
        for level in range(t.under_way):
            at = level * EVENT_WORDS
            if t.events[at + E_SEAT] == seat:
                t.noted |= 1 << level
                place = (level * self.tally_kinds + tally) * 2
                t.tallies[place] += number
                if t.events[at + E_ORIGIN] == t.origin:
                    t.tallies[place + 1] += number

    # --- choices ---

    def choose(self, t: EffectState, seat: i64, table: i64, taken: i64) -> None:
        """Ask for the next option, unless there is nothing to choose.

        `taken` is the mask of the options chosen so far, or their number where they repeat.
        """
        code = self.code
        repeats = code[table + REPEATS] != 0
        if not self.choices_left(table, taken if repeats else count(taken)):
            return
        options = self.options_open(t, seat, table, 0 if repeats else taken)
        if options == 0:
            return
        fewest = code[table + FEWEST]
        if fewest > 0:
            ready = options & code[table + SIMPLE]
            if fewest == code[table + SIZE] and ready != 0:
                self.take(t, seat, table, taken, lowest(ready))
                return
            if options & options - 1 == 0:
                self.take(t, seat, table, taken, lowest(options))
                return
        t.ask(self.kinds.choose, seat, self.kinds.pack(table, taken, t.origin))

    def take(self, t: EffectState, seat: i64, table: i64, taken: i64, option: i64) -> None:
        """Carry out an option; then it is asked again if more may be chosen."""
        code = self.code
        repeats = code[table + REPEATS] != 0
        if repeats:
            taken += 1 if code[table + MOST] != 0 else 0
        else:
            taken |= 1 << option
        if self.choices_left(table, taken if repeats else count(taken)):
            t.ask(self.kinds.again, seat, self.kinds.pack(table, taken, t.origin))
        self.start(t, seat, code[table + OPTIONS + option])

    def choose_again(self, t: EffectState, seat: i64) -> None:
        """Carry on with a choice of which an option was carried out."""
        table = t.get(self.kinds.program)
        taken = t.get(self.kinds.beside)
        t.origin = t.get(self.kinds.origin)
        t.pop()
        self.choose(t, seat, table, taken)

    def offered(self, t: EffectState, seat: i64) -> i64:
        """Return the mask of the options of the choice that is asked."""
        table = t.get(self.kinds.program)
        taken = t.get(self.kinds.beside)
        return self.options_open(t, seat, table, 0 if self.code[table + REPEATS] != 0 else taken)

    def declinable(self, t: EffectState) -> bool:
        """Tell whether the choice that is asked may end here."""
        return self.code[t.get(self.kinds.program) + FEWEST] == 0

    def answer(self, t: EffectState, seat: i64, option: i64) -> None:
        """Carry out the chosen option of the choice that is asked."""
        table = t.get(self.kinds.program)
        taken = t.get(self.kinds.beside)
        t.origin = t.get(self.kinds.origin)
        t.pop()
        self.take(t, seat, table, taken, option)

    def decline(self, t: EffectState) -> None:
        """End the choice that is asked."""
        t.pop()


def inline_codes(steps: Sequence[Step]) -> list[int]:
    """List by code which steps of a game are run at once, and which may lapse."""
    found = [0] * (int(FIRST) + len(steps))
    for step in steps:
        if step.unsure:
            found[step.code] = int(LAPSES)
        elif step.simple:
            found[step.code] = int(HEARD if step.heard != "" else INLINE)
    return found
