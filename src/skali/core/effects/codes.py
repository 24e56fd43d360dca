"""How effects are written as ints: the codes of steps and tests, and where things stand."""

from typing import Final

from mypy_extensions import i64

WIDTH: Final[i64] = 5
"""A step is a code and four values."""

NOTHING: Final[i64] = 0
"""The address of the program that does nothing."""

# --- steps that every game has; a game's own begin at FIRST ---

END: Final[i64] = 0
CHOOSE: Final[i64] = 1
"""One of, up to n of, in any order, may, pay several times: all are choices; value: the choice."""
EACH: Final[i64] = 2
"""Values: how often, program."""
WHETHER: Final[i64] = 3
"""Values: test, program, other program."""
TIERS: Final[i64] = 4
"""Values: what is counted, where the tiers stand, how many."""
PAY: Final[i64] = 5
"""Values: program of the cost, program of the gain."""
AMOUNT: Final[i64] = 6
"""Changes the amount of the event under way; values: what to add, what to take away."""
NOTE: Final[i64] = 7
"""Counts something for the events under way; values: tally, number."""
EVERYBODY: Final[i64] = 8
"""Values: program, whether the owner is left out."""
FIRST: Final[i64] = 16

# --- how a step of the game is run ---

INLINE: Final[i64] = 1
"""It asks nothing and leaves the stack alone."""
LAPSES: Final[i64] = 2
"""It is left out when it cannot be carried out."""
HEARD: Final[i64] = 3
"""It asks nothing, but may announce an event: what follows waits while anybody listens."""

# --- a choice: its head, then the addresses of its options ---

SIZE: Final[i64] = 0
FEWEST: Final[i64] = 1
MOST: Final[i64] = 2
"""0 where there is no limit."""
REPEATS: Final[i64] = 3
"""Whether an option may be chosen again."""
UNSURE: Final[i64] = 4
"""Mask of the options that cannot always be carried out."""
SIMPLE: Final[i64] = 5
"""Mask of the options that only give, so that their order does not matter."""
PAYS: Final[i64] = 6
"""Whether the choice is part of a cost: then nothing comes between."""
OPTIONS: Final[i64] = 7
MOST_OPTIONS: Final = 16

# --- a tier: from, to, program ---

TIER: Final[i64] = 3

# --- an amount that is counted: value = count * TIMES / OVER + PLUS - MINUS, within bounds ---

COUNTED: Final[i64] = 0
TIMES: Final[i64] = 1
OVER: Final[i64] = 2
PLUS: Final[i64] = 3
MINUS: Final[i64] = 4
LEAST: Final[i64] = 5
HIGHEST: Final[i64] = 6
NO_COUNT: Final[i64] = -1
EVENT_AMOUNT: Final[i64] = -2
TALLY: Final[i64] = -3
"""Tallies go down from here: two numbers each, all of it and what came directly."""
UNBOUNDED: Final = 1 << 40

# --- tests ---

COMPARE: Final[i64] = 1
SUBJECT: Final[i64] = 2
ORIGIN: Final[i64] = 3
ALL: Final[i64] = 4
ANY: Final[i64] = 5
NOT: Final[i64] = 6

OPERATORS: Final = ("at_least", "at_most", "exactly", "more_than", "less_than")
AT_LEAST: Final[i64] = 0
AT_MOST: Final[i64] = 1
EXACTLY: Final[i64] = 2
MORE_THAN: Final[i64] = 3

SET_WORD: Final[i64] = 60
"""How many members a word of a set has room for."""

# --- when a clause works ---

TIMINGS: Final = ("before", "instead", "after")
BEFORE: Final[i64] = 0
INSTEAD: Final[i64] = 1
AFTER: Final[i64] = 2

WHOSE: Final = ("own", "others", "any")
OWN: Final[i64] = 0
OTHERS: Final[i64] = 1

SCOPES: Final = ("game", "round", "turn", "action")
LASTING: Final[i64] = 0

# --- how a number is changed, in this order ---

CHANGES: Final = ("set", "times", "add", "at_most", "at_least")
SET_TO: Final[i64] = 0
MULTIPLY: Final[i64] = 1
ADD: Final[i64] = 2
CAP: Final[i64] = 3
WAYS: Final[i64] = 5
"""How many ways there are."""

# --- an event under way ---

LEVELS: Final[i64] = 16
"""How many events may be under way within one another."""
E_EVENT: Final[i64] = 0
E_SEAT: Final[i64] = 1
E_SUBJECT: Final[i64] = 2
E_AMOUNT: Final[i64] = 3
E_ORIGIN: Final[i64] = 4
E_PROGRAM: Final[i64] = 5
E_STAGE: Final[i64] = 6
E_LISTENER: Final[i64] = 7
"""Whose clauses are looked at: so many seats after the one whose event it is."""
E_DONE: Final[i64] = 8
"""Mask of the clauses that were used or declined."""
E_ACTING: Final[i64] = 9
"""The clause whose effect is being carried out, by number from 1."""
E_REPLACED: Final[i64] = 10
EVENT_WORDS: Final[i64] = 11

STAGES: Final = ("before", "instead", "doing", "after")
DOING: Final[i64] = 2
STAGE_AFTER: Final[i64] = 3
