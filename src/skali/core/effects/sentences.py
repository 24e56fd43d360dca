"""Sentences made from effects: the grammar is core's, the words of the steps are a game's."""
# interpreted: words for people

from collections.abc import Sequence
from typing import Any

from skali.core.effects.amounts import EVENT
from skali.core.effects.clauses import CAUSES, PERMITS
from skali.core.effects.coder import AS_OFTEN
from skali.core.effects.codes import CHANGES, OPERATORS
from skali.core.effects.vocabulary import FLAG, INNER, NUMBER, REPEAT, WORD, Param, Vocabulary
from skali.core.message import Message, say

Tree = dict[str, Any]
Value = int | str | Message
MANY = 2
"""Asks a count's name for its plural."""


def joined(id_: str, parts: Sequence[Message]) -> Message:
    """Join messages two by two with a pattern of two places."""
    found = parts[0]
    for part in parts[1:]:
        found = Message(id_, {"first": found, "second": part})
    return found


def listed(parts: Sequence[Message]) -> Message:
    """Join messages as a list with an `and` before the last."""
    if len(parts) == 1:
        return parts[0]
    first = joined("skali-effect-list", parts[:-1])
    return say("skali-effect-and", first=first, second=parts[-1])


class Sentences:
    """Says effects in words; a game overrides `primitive` where its messages have other names."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        """Speak with a game's words."""
        self.vocabulary = vocabulary

    def id(self, *parts: str) -> str:
        """Return the id of one of the game's messages."""
        return "-".join((self.vocabulary.game, *parts)).replace("_", "-").replace(":", "-")

    # --- effects ---

    def effect(self, tree: object) -> Message:
        """Say an effect: a step, or steps one after the other."""
        steps: list[Any] = tree if isinstance(tree, list) else [tree]
        if not steps:
            return say("skali-effect-nothing")
        return joined("skali-effect-then", [self.step(step) for step in steps])

    def options(self, trees: Sequence[object]) -> Message:
        """Say alternatives."""
        return joined("skali-effect-or", [self.effect(tree) for tree in trees])

    def parts(self, trees: Sequence[object]) -> Message:
        """Say what comes in any order."""
        return joined("skali-effect-plus", [self.effect(tree) for tree in trees])

    def step(self, tree: Tree) -> Message:
        """Say what one step does."""
        do = tree["do"]
        if do in self.vocabulary.steps:
            return self.primitive(tree)
        if do == "one_of":
            return self.options(tree["options"])
        if do == "up_to":
            again = "yes" if tree.get("repeat") else "no"
            options = self.options(tree["options"])
            return say("skali-effect-up-to", n=tree["n"], again=again, options=options)
        if do == "any_order":
            return say("skali-effect-any-order", parts=self.parts(tree["parts"]))
        if do == "may":
            return say("skali-effect-may", effect=self.effect(tree["effect"]))
        if do == "for_each":
            return self.for_each(tree)
        if do == "if":
            return self.whether(tree)
        if do == "tiers":
            return self.tiers(tree)
        if do == "pay":
            return self.payment(tree)
        if do == "everybody":
            effect = self.effect(tree["effect"])
            return say(
                "skali-effect-others" if tree.get("but_me") else "skali-effect-everybody",
                effect=effect,
            )
        if do == "note":
            n = self.amount(tree.get("n", 1))
            return say("skali-effect-note", n=n, what=self.tally(tree["tally"]))
        if "add" in tree:
            return say("skali-effect-more", n=self.amount(tree["add"]))
        return say("skali-effect-less", n=self.amount(tree["less"]))

    def primitive(self, tree: Tree) -> Message:
        """Say a step of the game: `<game>-step-<name>`, with its values."""
        step = self.vocabulary.steps[tree["do"]]
        values = {
            param.name: self.value(param, tree.get(param.name, param.default))
            for param in step.params
            if param.name
        }
        return Message(self.id("step", step.name), values)

    def value(self, param: Param, value: Any) -> Value:  # noqa: ANN401 - TOML
        """Say one value of a step."""
        if param.kind in (NUMBER, REPEAT):
            if isinstance(value, int):
                return value
            return say("skali-effect-so-many", what=self.quantity(value))
        if param.kind == WORD and param.says:
            return say(self.id(param.says, str(value)))
        if param.kind == FLAG:
            return "yes" if value else "no"
        return self.effect(value) if param.kind == INNER else str(value)

    def for_each(self, tree: Tree) -> Message:
        """Say an effect that comes once for each of a thing."""
        every = tree.get("every", 1)
        what = self.counted(tree["count"], every)
        effect = self.effect(tree["effect"])
        if "most" in tree:
            return say(
                "skali-effect-each-most", every=every, what=what, effect=effect, most=tree["most"]
            )
        return say("skali-effect-each", every=every, what=what, effect=effect)

    def whether(self, tree: Tree) -> Message:
        """Say an effect that depends on a test."""
        test, then = self.test(tree["test"]), self.effect(tree["then"])
        if "else" in tree:
            return say("skali-effect-else", test=test, then=then, other=self.effect(tree["else"]))
        return say("skali-effect-if", test=test, then=then)

    def tiers(self, tree: Tree) -> Message:
        """Say tiers in the order in which they are written."""
        found = [
            say("skali-effect-tier", bound=self.bound(tier), effect=self.effect(tier["effect"]))
            for tier in tree["tiers"]
        ]
        tiers = joined("skali-effect-semicolon", found)
        return say("skali-effect-tiers", what=self.quantity(tree["count"]), tiers=tiers)

    def bound(self, tier: Tree) -> Message:
        """Say for which numbers a tier counts."""
        if "exactly" in tier:
            return say("skali-effect-bound-exactly", n=tier["exactly"])
        if "at_least" in tier and "at_most" in tier:
            low, high = tier["at_least"], tier["at_most"]
            return say("skali-effect-bound-between", low=low, high=high)
        if "at_least" in tier:
            return say("skali-effect-bound-at-least", n=tier["at_least"])
        return say("skali-effect-bound-at-most", n=tier["at_most"])

    def payment(self, tree: Tree) -> Message:
        """Say what is paid for what, and how often."""
        cost = tree["cost"] if isinstance(tree["cost"], list) else [tree["cost"]]
        price, gain = listed([self.step(step) for step in cost]), self.effect(tree["gain"])
        times = tree.get("times", 1)
        if times == AS_OFTEN:
            return say("skali-effect-pay-any", cost=price, gain=gain)
        if times > 1:
            return say("skali-effect-pay-times", cost=price, gain=gain, times=times)
        return say("skali-effect-pay", cost=price, gain=gain)

    # --- amounts and tests ---

    def amount(self, value: Any) -> Value:  # noqa: ANN401 - TOML
        """Say an amount: a number as it is, anything else as what is counted."""
        return value if isinstance(value, int) else self.quantity(value)

    def quantity(self, value: Any) -> Message:  # noqa: ANN401 - TOML
        """Say what is counted, and what is done with the number."""
        tree = {"count": value} if isinstance(value, str) else value
        found = self.thing(tree)
        if tree.get("times", 1) != 1:
            found = say("skali-effect-times", what=found, n=tree["times"])
        if tree.get("over", 1) != 1:
            found = say("skali-effect-over", what=found, n=tree["over"])
        if tree.get("plus", 0) != 0:
            found = say("skali-effect-add", what=found, n=tree["plus"])
        if "minus" in tree:
            other = self.thing({"count": tree["minus"]})
            found = say("skali-effect-minus", what=found, other=other)
        if "least" in tree:
            found = say("skali-effect-floor", what=found, n=tree["least"])
        if "most" in tree:
            found = say("skali-effect-ceiling", what=found, n=tree["most"])
        return found

    def thing(self, tree: Tree) -> Message:
        """Name what is counted."""
        if "tally" in tree:
            what = self.tally(tree["tally"])
            return say("skali-effect-direct", what=what) if tree.get("direct") else what
        if tree["count"] == EVENT and EVENT not in self.vocabulary.counts:
            return say("skali-effect-amount")
        return say("skali-effect-number", what=self.counted(tree["count"], MANY))

    def counted(self, name: str, n: int) -> Message:
        """Name a thing of which there are so many."""
        if name == EVENT and EVENT not in self.vocabulary.counts:
            return say("skali-effect-unit")
        return Message(self.id("count", name), {"n": n})

    def tally(self, name: str) -> Message:
        """Name what is tallied."""
        return Message(self.id("tally", name), {})

    def test(self, tree: Tree) -> Message:
        """Say a test."""
        if "all" in tree:
            return joined("skali-test-and", [self.test(part) for part in tree["all"]])
        if "any" in tree:
            return joined("skali-test-or", [self.test(part) for part in tree["any"]])
        if "not" in tree:
            return say("skali-test-not", test=self.test(tree["not"]))
        if "subject" in tree:
            return say("skali-test-subject", what=self.subjects(tree["subject"]))
        if "origin" in tree:
            return say("skali-test-origin", what=self.names("origin", tree["origin"]))
        operator = next(key for key in OPERATORS if key in tree)
        left = {key: value for key, value in tree.items() if key not in OPERATORS}
        what, n = self.quantity(left), self.amount(tree[operator])
        return Message(f"skali-test-{operator.replace('_', '-')}", {"what": what, "n": n})

    def subjects(self, names: object) -> Message:
        """Name what an event or a number is about."""
        return self.names("subject", names)

    def names(self, kind: str, names: object) -> Message:
        """Name one or more things of a kind, with an `or` between them."""
        chosen: list[Any] = names if isinstance(names, list) else [names]
        return joined("skali-test-or", [Message(self.id(kind, name), {}) for name in chosen])

    # --- clauses ---

    def clause(self, tree: Tree) -> Message:
        """Say a clause of a card: when it works and what it does."""
        cause = next(cause for cause in CAUSES if cause in tree)
        if cause == "changes":
            return self.change(tree)
        if cause in PERMITS:
            return self.permission(tree, cause)
        effect = self.effect(tree["effect"])
        if tree.get("may"):
            effect = say("skali-effect-may", effect=effect)
        if "if" in tree:
            effect = say("skali-effect-if", test=self.test(tree["if"]), then=effect)
        if "once" in tree:
            effect = Message(f"skali-clause-once-{tree['once']}", {"effect": effect})
        if "per" in tree:
            often = {"effect": effect, "n": self.amount(tree["times"])}
            effect = Message(f"skali-clause-per-{tree['per']}", often)
        if cause == "when":
            return Message(f"skali-clause-when-{tree['when']}", {"effect": effect})
        if cause == "as_soon_as":
            return say("skali-clause-soon", test=self.test(tree["as_soon_as"]), effect=effect)
        event = self.event(tree[cause], cause, tree)
        return Message(f"skali-clause-{cause}", {"event": event, "effect": effect})

    def event(self, name: str, timing: str, tree: Tree) -> Message:
        """Name an event, whose it is, and what it is about."""
        values: dict[str, Value] = {"timing": timing, "whose": tree.get("whose", "own")}
        if "subject" in tree:
            values["subject"] = self.subjects(tree["subject"])
            return Message(self.id("event", name, "of"), values)
        return Message(self.id("event", name), values)

    def permission(self, tree: Tree, cause: str) -> Message:
        """Say what a card allows or forbids."""
        values: dict[str, Value] = {"whose": tree.get("whose", "own"), "how": cause}
        id_ = self.id("rule", tree[cause])
        if "subject" in tree:
            values["subject"] = self.subjects(tree["subject"])
            id_ = self.id("rule", tree[cause], "of")
        if "if" in tree:
            then = Message(id_, values)
            return say("skali-effect-if", test=self.test(tree["if"]), then=then)
        return Message(id_, values)

    def change(self, tree: Tree) -> Message:
        """Say how a number is changed."""
        whose = tree.get("whose", "own")
        what = Message(self.id("number", tree["changes"]), {"whose": whose})
        if "subject" in tree:
            about = self.subjects(tree["subject"])
            what = Message(
                self.id("number", tree["changes"], "of"), {"subject": about, "whose": whose}
            )
        way = next(way for way in CHANGES if way in tree)
        value = tree[way]
        sign = "+"
        if way == "add" and isinstance(value, int) and value < 0:
            sign, value = "−", -value  # noqa: RUF001 - a real minus sign
        found = Message(
            f"skali-change-{way.replace('_', '-')}",
            {"what": what, "n": self.amount(value), "sign": sign},
        )
        if "if" in tree:
            return say("skali-effect-if", test=self.test(tree["if"]), then=found)
        return found
