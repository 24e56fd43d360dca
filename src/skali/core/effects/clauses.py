"""Writing the clauses of cards: what each waits for, and what it does then."""

from typing import Any, Final

from mypy_extensions import mypyc_attr

from skali.core.data import Section
from skali.core.effects.amounts import LARGEST
from skali.core.effects.clause import Bounds, Change, Clause, Deck
from skali.core.effects.coder import Coder, Tree
from skali.core.effects.codes import (
    CHANGES,
    LASTING,
    SCOPES,
    SET_WORD,
    TIMINGS,
    WHETHER,
    WHOSE,
)
from skali.core.effects.vocabulary import Vocabulary, hint

WHEN: Final = ("play", "anytime")
PERMITS: Final = ("allows", "forbids")
CAUSES: Final = ("when", "as_soon_as", "changes", *TIMINGS, *PERMITS)
COMMON: Final = ("source", "sources", "notes", "if")
OFTEN: Final = ("once", "per", "times")
CARD_ORIGIN: Final = "card"


@mypyc_attr(allow_interpreted_subclasses=True)
class ClauseCoder(Coder):
    """Writes the programs of a game, and the clauses of its cards."""

    __slots__ = ("deck",)

    def __init__(self, vocabulary: Vocabulary, cards: int) -> None:
        """Make room for the clauses of so many cards."""
        super().__init__(vocabulary)
        numbers = len(vocabulary.numbers) + len(vocabulary.permissions)
        self.deck = Deck(cards, len(vocabulary.events), numbers)
        self.deck.followed = [event.followed for event in vocabulary.events]
        told = {step.heard for step in vocabulary.steps.values()}
        self.deck.loud = sum(1 << n for n, e in enumerate(vocabulary.events) if e.name in told)
        self.deck.bounds = [
            Bounds(
                number.floor,
                number.ceiling,
                stacks=number.stacks,
                low_is_good=number.low_is_good,
            )
            for number in vocabulary.numbers
        ]
        self.deck.permissions = len(vocabulary.permissions)
        for _ in vocabulary.permissions:
            self.deck.bounds.append(Bounds(0, 1, stacks=True, low_is_good=False))

    def card(self, number: int, table: Section, key: str = "clauses") -> None:
        """Write all clauses of a card."""
        name = table.text("key")
        origin = self.vocabulary.origin(f"{CARD_ORIGIN}:{name}")
        for place, tree in enumerate(table.value(key, list)):
            self.begin(table, f"{name}-{place + 1}", f"{key}[{place}]")
            self.subjects = ()
            self.groups = {}
            if not isinstance(tree, dict):
                raise self.fail(f"must be a table, not {tree!r}")
            clause = Clause(len(self.deck.clauses), number, place, origin)
            self.clause(clause, tree)

    def clause(self, clause: Clause, tree: Tree) -> None:
        """Write one clause: by the one word that says what it waits for."""
        causes = [cause for cause in CAUSES if cause in tree]
        if len(causes) != 1:
            raise self.fail(f"needs exactly one of {', '.join(CAUSES)}")
        cause = causes[0]
        if cause == "changes":
            self.change(clause, tree)
            return
        if cause in PERMITS:
            self.permit(clause, tree, cause)
            return
        if cause == "when":
            self.at_will(clause, tree)
        elif cause == "as_soon_as":
            self.soon(clause, tree)
        else:
            self.listener(clause, tree, cause)
        self.deck.clauses.append(clause)

    # --- what is played or used ---

    def at_will(self, clause: Clause, tree: Tree) -> None:
        """Write what happens on playing the card, or whenever its owner wants."""
        self.only(tree, (*COMMON, "when", "may", *OFTEN, "effect"))
        when = self.among(tree["when"], "when", WHEN)
        if WHEN[when] == "play":
            if any(key in tree for key in OFTEN):
                raise self.fail("has no 'once' nor 'per': a card is played once")
            self.effect(clause, tree)
            if self.flag(tree, "may"):
                clause.program = self.optional(int(clause.program))
            if "if" in tree:
                test = self.test(tree["if"], "if")
                clause.program = self.single([int(WHETHER), test, int(clause.program)])
            self.deck.on_play[clause.card].append(clause)
            return
        if "may" in tree:
            raise self.fail("has no 'may': what is used at any time is never forced")
        self.shared(clause, tree)
        self.room(self.deck.anytime)
        self.deck.anytime.append(clause)

    def soon(self, clause: Clause, tree: Tree) -> None:
        """Write what happens once in the game, as soon as a test holds."""
        self.only(tree, (*COMMON, "as_soon_as", "may", "effect"))
        if "if" in tree:
            raise self.fail("has no 'if': put all tests into as_soon_as")
        self.effect(clause, tree)
        if self.flag(tree, "may"):
            clause.program = self.optional(int(clause.program))
            clause.sure = True
        clause.test = self.test(tree["as_soon_as"], "as_soon_as")
        self.latch(clause, SCOPES[LASTING])
        self.deck.soon.append(clause)

    # --- what listens ---

    def listener(self, clause: Clause, tree: Tree, timing: str) -> None:
        """Write what comes before, instead of or after an event."""
        self.only(tree, (*COMMON, timing, "subject", "whose", "may", *OFTEN, "effect"))
        names = tuple(event.name for event in self.vocabulary.events)
        event = self.among(tree[timing], timing, names)
        self.subjects = self.vocabulary.events[event].subjects
        self.groups = self.vocabulary.events[event].groups
        self.shared(clause, tree)
        clause.may = self.flag(tree, "may")
        clause.whose = self.among(tree.get("whose", WHOSE[0]), "whose", WHOSE)
        listeners = self.deck.listeners[3 * event + TIMINGS.index(timing)]
        self.room(listeners)
        listeners.append(clause)

    def shared(self, clause: Clause, tree: Tree) -> None:
        """Write what most clauses have: effect, test, subject, latch."""
        self.effect(clause, tree)
        clause.test = self.condition(tree)
        if "once" in tree and ("per" in tree or "times" in tree):
            raise self.fail("needs either once, or per with times")
        if "once" in tree:
            self.latch(clause, SCOPES[self.among(tree["once"], "once", SCOPES)])
        elif "per" in tree or "times" in tree:
            self.latch(clause, SCOPES[self.among(tree.get("per"), "per", SCOPES)])
            if "times" not in tree:
                raise self.fail("needs times: how often")
            clause.most = self.amount(tree["times"], "times")

    def effect(self, clause: Clause, tree: Tree) -> None:
        """Write what a clause does."""
        effect = tree.get("effect")
        if effect is None:
            raise self.fail("needs effect")
        self.path.append("effect")
        clause.program = self.program(effect)
        self.path.pop()
        clause.sure = int(clause.program) in self.sure
        clause.simple = int(clause.program) in self.simples

    def condition(self, tree: Tree) -> int:
        """Write `subject` and `if` as one test; 0 where there is neither."""
        tests: list[Any] = []
        if "subject" in tree:
            tests.append({"subject": tree["subject"]})
        if "if" in tree:
            tests.append(tree["if"])
        if not tests:
            return 0
        return self.test(tests[0] if len(tests) == 1 else {"all": tests}, "if")

    def latch(self, clause: Clause, scope: str) -> None:
        """Let a clause be used so often in a game, round, turn or action."""
        clause.scope = SCOPES.index(scope)
        clause.latch = len(self.deck.scopes)
        self.deck.scopes.append(SCOPES.index(scope))

    # --- what changes a number ---

    def change(self, clause: Clause, tree: Tree) -> None:
        """Write a clause that changes a number."""
        self.only(tree, (*COMMON, "changes", "subject", "whose", *CHANGES))
        names = tuple(number.name for number in self.vocabulary.numbers)
        number = self.among(tree["changes"], "changes", names)
        self.subjects = self.vocabulary.numbers[number].subjects
        self.groups = self.vocabulary.numbers[number].groups
        ways = [way for way in CHANGES if way in tree]
        if len(ways) != 1:
            raise self.fail(f"needs exactly one of {', '.join(CHANGES)}")
        floor = -LARGEST if ways[0] == "add" else 0
        value = self.amount(tree[ways[0]], ways[0], floor)
        change = Change(clause.card, CHANGES.index(ways[0]), value)
        change.test = self.condition(tree)
        change.whose = self.among(tree.get("whose", WHOSE[0]), "whose", WHOSE)
        self.deck.changes[number].append(change)

    def permit(self, clause: Clause, tree: Tree, cause: str) -> None:
        """Write a clause that allows or forbids: a number of 0 or 1 after all other numbers."""
        self.only(tree, (*COMMON, cause, "subject", "whose"))
        names = tuple(permission.name for permission in self.vocabulary.permissions)
        place = self.among(tree[cause], cause, names)
        self.subjects = self.vocabulary.permissions[place].subjects
        self.groups = self.vocabulary.permissions[place].groups
        how = CHANGES.index("set" if cause == "allows" else "at_most")
        change = Change(clause.card, how, int(cause == "allows"))
        change.test = self.condition(tree)
        change.whose = self.among(tree.get("whose", WHOSE[0]), "whose", WHOSE)
        self.deck.changes[len(self.vocabulary.numbers) + place].append(change)

    # --- small things ---

    def flag(self, tree: Tree, key: str) -> bool:
        """Return a flag that is false when it is left out."""
        value = tree.get(key, False)
        if not isinstance(value, bool):
            raise self.fail(f"needs {key}: true or false, not {value!r}")
        return value

    def among(self, value: object, key: str, known: tuple[str, ...]) -> int:
        """Return the place of a word among those that are known."""
        if not isinstance(value, str) or value not in known:
            raise self.fail(f"needs {key}: one of {', '.join(known)}; {hint(value, known)}")
        return known.index(value)

    def room(self, clauses: list[Clause]) -> None:
        """Refuse more clauses than a mask has room for."""
        if len(clauses) == int(SET_WORD):
            raise self.fail(f"waits for what {int(SET_WORD)} other clauses wait for already")
