"""Weighing: what an amount is now, whether a test holds, whether a program can be carried out."""

from mypy_extensions import i64, mypyc_attr

from skali.core.arrays import vec
from skali.core.effects.codes import (
    ALL,
    ANY,
    AT_LEAST,
    AT_MOST,
    CHOOSE,
    COMPARE,
    COUNTED,
    E_AMOUNT,
    E_ORIGIN,
    E_SUBJECT,
    EACH,
    END,
    EVENT_AMOUNT,
    EVENT_WORDS,
    EXACTLY,
    FEWEST,
    FIRST,
    HIGHEST,
    LEAST,
    MINUS,
    MORE_THAN,
    MOST,
    NO_COUNT,
    NOT,
    OPTIONS,
    ORIGIN,
    OVER,
    PAY,
    PLUS,
    SET_WORD,
    SIZE,
    SUBJECT,
    TALLY,
    TIER,
    TIERS,
    TIMES,
    UNSURE,
    WHETHER,
    WIDTH,
)
from skali.core.effects.primitive import Counter, Primitive
from skali.core.effects.state import EffectState


@mypyc_attr(allow_interpreted_subclasses=True)
class Scale:
    """Knows the code of all programs, and what a game brings to read it."""

    __slots__ = ("code", "counter", "primitives", "tally_kinds")

    code: vec[i64]

    def __init__(
        self,
        code: vec[i64],
        primitives: list[Primitive],  # type: ignore[type-arg]
        counter: Counter,  # type: ignore[type-arg]
        tally_kinds: i64 = 0,
    ) -> None:
        """Take the written code and the game's primitives in the order of their codes."""
        self.code = code
        self.primitives: list[Primitive] = primitives  # type: ignore[type-arg]
        self.counter: Counter = counter  # type: ignore[type-arg]
        self.tally_kinds: i64 = tally_kinds

    # --- amounts ---

    def value(self, t: EffectState, seat: i64, operand: i64) -> i64:
        """Return a value of a step: as it stands, or counted when it is negative."""
        if operand >= 0:
            return operand
        code = self.code
        at = -operand
        found = self.count(t, seat, code[at + COUNTED]) * code[at + TIMES]
        found = found // code[at + OVER] + code[at + PLUS]
        if code[at + MINUS] != NO_COUNT:
            found -= self.count(t, seat, code[at + MINUS])
        found = min(found, code[at + HIGHEST])
        return max(found, code[at + LEAST])

    def count(self, t: EffectState, seat: i64, what: i64) -> i64:
        """Count a thing of the game, or something of the event under way."""
        if what >= 0:
            return self.counter.count(t, seat, what)
        if what == NO_COUNT or t.under_way == 0:
            return 0
        if what == EVENT_AMOUNT:
            return t.events[(t.under_way - 1) * EVENT_WORDS + E_AMOUNT]
        return t.tallies[(t.under_way - 1) * 2 * self.tally_kinds + TALLY - what]

    # --- tests ---

    def holds(self, t: EffectState, seat: i64, at: i64) -> bool:
        """Tell whether a test holds; the one at 0 always does."""
        if at == 0:
            return True
        code = self.code
        test = code[at]
        a = code[at + 1]
        b = code[at + 2]
        if test == COMPARE:
            return compares(self.value(t, seat, a), b, self.value(t, seat, code[at + 3]))
        if test == SUBJECT:
            if t.under_way == 0:
                return False
            return self.among(t.events[(t.under_way - 1) * EVENT_WORDS + E_SUBJECT], a, b)
        if test == NOT:
            return not self.holds(t, seat, a)
        if test == ORIGIN:
            if t.under_way == 0:
                return self.among(t.origin, a, b)
            return self.among(t.events[(t.under_way - 1) * EVENT_WORDS + E_ORIGIN], a, b)
        for place in range(a):
            if self.holds(t, seat, code[b + place]) != (test == ALL):
                return test == ANY
        return test == ALL

    def among(self, member: i64, at: i64, words: i64) -> bool:
        """Tell whether something belongs to a written set."""
        word = member // SET_WORD
        return word < words and self.code[at + word] >> member % SET_WORD & 1 != 0

    def tier(self, t: EffectState, seat: i64, at: i64) -> i64:
        """Return the program of the first tier that fits, or 0."""
        code = self.code
        number = self.value(t, seat, code[at + 1])
        here = code[at + 2]
        for _ in range(code[at + 3]):
            if code[here] <= number <= code[here + 1]:
                return code[here + 2]
            here += TIER
        return 0

    # --- programs ---

    def possible(self, t: EffectState, seat: i64, address: i64) -> bool:
        """Tell whether a program can be carried out in full."""
        at = address
        while self.code[at] != END:
            if not self.step_possible(t, seat, at):
                return False
            at += WIDTH
        return True

    def step_possible(self, t: EffectState, seat: i64, at: i64) -> bool:
        """Tell whether one step can be carried out in full."""
        code = self.code
        op = code[at]
        a = code[at + 1]
        if op >= FIRST:
            return self.primitives[op - FIRST].can(
                t,
                seat,
                self.value(t, seat, a),
                self.value(t, seat, code[at + 2]),
                self.value(t, seat, code[at + 3]),
                self.value(t, seat, code[at + 4]),
            )
        if op == CHOOSE:
            return code[a + FEWEST] == 0 or self.options_open(t, seat, a, 0) != 0
        if op == EACH:
            return self.value(t, seat, a) == 0 or self.possible(t, seat, code[at + 2])
        if op == WHETHER:
            return self.possible(t, seat, self.branch(t, seat, at))
        if op == TIERS:
            return self.possible(t, seat, self.tier(t, seat, at))
        return op != PAY or (self.possible(t, seat, a) and self.possible(t, seat, code[at + 2]))

    def useful(self, t: EffectState, seat: i64, address: i64) -> bool:
        """Tell whether a program would do anything at all now."""
        at = address
        while self.code[at] != END:
            if self.step_useful(t, seat, at):
                return True
            at += WIDTH
        return False

    def step_useful(self, t: EffectState, seat: i64, at: i64) -> bool:
        """Tell whether one step would do anything now."""
        code = self.code
        op = code[at]
        if op == CHOOSE:
            table = code[at + 1]
            for option in range(code[table + SIZE]):
                if self.useful(t, seat, code[table + OPTIONS + option]):
                    return True
            return False
        if op == EACH:
            return self.value(t, seat, code[at + 1]) > 0 and self.useful(t, seat, code[at + 2])
        if op == WHETHER:
            return self.useful(t, seat, self.branch(t, seat, at))
        if op == TIERS:
            return self.useful(t, seat, self.tier(t, seat, at))
        return self.step_possible(t, seat, at)

    def branch(self, t: EffectState, seat: i64, at: i64) -> i64:
        """Return the program that an if leads to."""
        return self.code[at + (2 if self.holds(t, seat, self.code[at + 1]) else 3)]

    def options_open(self, t: EffectState, seat: i64, table: i64, chosen: i64) -> i64:
        """Return the mask of the options that are left, can be carried out and do something."""
        code = self.code
        found = (1 << code[table + SIZE]) - 1 & ~chosen
        unsure = found & code[table + UNSURE]
        if unsure == 0:
            return found
        for option in range(code[table + SIZE]):
            if unsure >> option & 1 != 0:
                program = code[table + OPTIONS + option]
                if not self.possible(t, seat, program) or not self.useful(t, seat, program):
                    found &= ~(1 << option)
        return found

    def choices_left(self, table: i64, taken: i64) -> bool:
        """Tell whether more may be chosen after so many."""
        most = self.code[table + MOST]
        return most == 0 or taken < most


def steps_in(code: vec[i64], address: i64) -> i64:
    """Return how many steps a program has."""
    steps: i64 = 0
    while code[address + steps * WIDTH] != END:
        steps += 1
    return steps


def compares(left: i64, operator: i64, right: i64) -> bool:
    """Compare two numbers by one of the operators."""
    if operator == AT_LEAST:
        return left >= right
    if operator == AT_MOST:
        return left <= right
    if operator == EXACTLY:
        return left == right
    if operator == MORE_THAN:
        return left > right
    return left < right
