"""What an occupation does as rows of signs, a clause a row, made from its data: it cannot lie."""
# interpreted: made for people

from functools import cache
from typing import NamedTuple

from skali.core.effects.clauses import CAUSES
from skali.core.message import MINUS
from skali.games.odin.shown.card_glyphs import (
    EVENT_SIGNS,
    LAID,
    OUTCOMES,
    PERMISSIONS,
    SOBER,
    SPACES_SIGNS,
    STEP_SIGNS,
    THEN,
    TIMES,
    UNSAID,
    WRITTEN,
    Signs,
    Tree,
    count,
    die,
    signs,
    subject,
    thing,
)
from skali.games.odin.shown.card_words import said
from skali.games.odin.shown.cards import clauses
from skali.games.odin.shown.signs import ARROW, OR, Glyph

TO = "\u2013"
OPERATORS = {"at_least": "≥", "at_most": "≤", "exactly": "="}


class Row(NamedTuple):
    """A clause: its kind, and what it does."""

    kind: str
    glyphs: Signs


@cache
def rows_of(card: int) -> tuple[Row, ...]:
    """Return the rows of a card; the same clause for two moments is one row."""
    found = [row(tree) for tree in clauses(card)]
    return tuple(dict.fromkeys(found))


def row(tree: Tree) -> Row:
    """Return a clause as a row: when it works, on what condition, what it does."""
    cause = next(cause for cause in CAUSES if cause in tree)
    return Row(kind_of(tree, cause), Clause(said(tree), cause).glyphs())


def kind_of(tree: Tree, cause: str) -> str:
    """Return when a clause works, as its colour tells."""
    if cause == "as_soon_as" or tree.get("once") == "game":
        return "as-soon"
    if cause == "when":
        return "once" if tree["when"] == "play" else "anytime"
    return "each-time"


class Clause:
    """A clause that is written in signs; what an amount counts is known from its event."""

    def __init__(self, tree: Tree, cause: str) -> None:
        """Take a clause of a card."""
        self.tree, self.cause = tree, cause
        subject = tree.get("subject", [])
        self.subjects: list[str] = subject if isinstance(subject, list) else [subject]

    def glyphs(self) -> Signs:
        """Write the whole clause."""
        tree = self.tree
        if self.cause == "changes":
            return after(self.test(tree.get("if", {})), self.change())
        if self.cause == "allows":
            return PERMISSIONS[tree["allows"]]
        if self.cause == "as_soon_as":
            return after(self.test(tree["as_soon_as"]), self.effect(tree["effect"]))
        told = () if self.cause == "when" else self.event()
        found = after(told + self.test(tree.get("if", {})), self.effect(tree["effect"]))
        if self.cause == "instead":
            told = self.test(tree.get("if", {})) or told
            return (*told, Glyph("instead"), *self.effect(tree["effect"]))
        return found

    # --- events, tests, changes ---

    def event(self) -> Signs:
        """Write what happens: the event and what it is about."""
        name = self.tree[self.cause]
        if name in ("dice", *OUTCOMES):
            dice = either([die(each) for each in self.subjects])
            return dice + ((OUTCOMES[name],) if name in OUTCOMES else ())
        if name in ("use", "placed"):
            return self.about() or EVENT_SIGNS[name]
        if name == "receive":
            return (Glyph(text="+"), *self.about())
        if name == "ship":
            return self.about()
        if name == "laid":
            return LAID[self.subjects[0]]
        return EVENT_SIGNS[name] + self.about()

    def about(self) -> Signs:
        """Write the subjects of the clause."""
        return either([subject(each) for each in self.subjects])

    def test(self, tree: Tree) -> Signs:
        """Write a condition as far as signs can."""
        if "all" in tree:
            return tuple(glyph for part in tree["all"] for glyph in self.test(part))
        if "origin" in tree:
            names = tree["origin"] if isinstance(tree["origin"], list) else [tree["origin"]]
            if "space" in names and "card" in names:
                return ()
            return tuple(g for each in names for g in SPACES_SIGNS.get(each, ()))
        operator = next((key for key in OPERATORS if key in tree), "")
        counted = str(tree.get("tally") or tree.get("count"))
        if counted == "mead_served" and self.cause == "after":
            return SOBER
        if not operator or counted in UNSAID:
            return ()
        limit = f"{OPERATORS[operator]}{tree[operator]}"
        if counted == "amount":
            return () if self.tree.get(self.cause) == "placed" else (Glyph(text=limit),)
        first, *rest = count(counted)
        if (operator, tree[operator]) == ("at_least", 1):
            return (first._replace(kept=True), *rest)
        return (first._replace(text=limit, inside=False), *rest)

    def change(self) -> Signs:
        """Write what a number becomes."""
        tree = self.tree
        number = f"+{tree['add']}" if tree.get("add", 0) > 0 else ""
        number = number or (f"{MINUS}{-tree['add']}" if "add" in tree else f"={tree['set']}")
        by = Glyph(text=number)
        match tree["changes"]:
            case "roll" | "rolls":
                dice = either([die(each) for each in self.subjects]) or signs("die-8-low")
                return (*dice, by) if tree["changes"] == "roll" else (by, *dice)
            case "vikings":
                return (*SPACES_SIGNS["plundering"], Glyph("viking", number))
            case "sword":
                return (Glyph("special"), Glyph("sword", number))
            case "long_peas":
                return (thing("peas"), by, Glyph("banquet"))
        return (*self.about(), by)

    # --- effects ---

    def effect(self, tree: Tree | list[Tree]) -> Signs:
        """Write an effect: steps side by side."""
        if isinstance(tree, list):
            return tuple(glyph for step in tree for glyph in self.effect(step))
        match tree["do"]:
            case "pay":
                return (*self.effect(tree["cost"]), ARROW, *self.effect(tree["gain"]))
            case "one_of":
                return either([self.effect(option) for option in tree["options"]])
            case "may":
                return self.effect(tree["effect"])
            case "if":
                return self.effect(tree["then"])
            case "for_each":
                return self.for_each(tree)
            case "tiers":
                return self.tiers(tree)
        return self.step(tree)

    def for_each(self, tree: Tree) -> Signs:
        """Write what is received, and for what; for what the event is about needs no sign."""
        found = self.effect(tree["effect"])
        if tree["count"] == "amount":
            return found
        if "most" in tree:
            return (found[0]._replace(text=f"≤{tree['most']}"), *found[1:])
        return (*found, TIMES, *count(tree["count"]))

    def tiers(self, tree: Tree) -> Signs:
        """Write tiers: what is counted, then each bound with what it brings."""
        counted = tree["count"]
        found = count(counted["tally"] if isinstance(counted, dict) else counted)
        for tier in tree["tiers"]:
            found += (Glyph(text=f"{bound(tier)}:"), *self.effect(tier["effect"]))
        return found

    def step(self, tree: Tree) -> Signs:
        """Write a single step."""
        if tree["do"] in ("gain", "spend"):
            return self.amount(tree["thing"], tree.get("n", 1))
        return WRITTEN[tree["do"]](tree) if tree["do"] in WRITTEN else STEP_SIGNS[tree["do"]]

    def amount(self, key: str, n: int | str | Tree) -> Signs:
        """Write how much of a thing is received or paid; what is counted comes behind it."""
        if isinstance(n, int):
            return (thing(key, n),)
        if n == "round":
            return (thing(key, 1), TIMES, Glyph("round"))
        if n == key:
            return (thing(key, f"2{TIMES.text}"),)
        if isinstance(n, str):
            return (thing(key), TIMES, *(self.about() if n == "amount" else count(n)))
        if n["count"] == "amount":
            return (thing(key, n["times"]), TIMES, *self.about())
        if n["count"] == key:
            return (thing(key, f"≤{n['plus']}"),)
        return (thing(key, n["plus"]), Glyph(text=MINUS), *signs("weapon"))


def after(told: Signs, effect: Signs) -> Signs:
    """Put a colon between when and what, where there is a when."""
    return (*told, THEN, *effect) if told else effect


def either(parts: list[Signs]) -> Signs:
    """Put alternatives side by side."""
    found: Signs = ()
    for part in dict.fromkeys(parts):
        found += (OR, *part) if found and part else part
    return found


def bound(tier: Tree) -> str:
    """Write for which numbers a tier counts."""
    if "exactly" in tier:
        return str(tier["exactly"])
    if "at_least" not in tier:
        return f"≤{tier['at_most']}"
    low, high = tier["at_least"], tier.get("at_most")
    return f"{low}{TO}{high}" if high else f"{low}+"
