"""What spaces do, in sentences made from their trees."""
# interpreted: words for people

from functools import cache
from typing import Any

from skali.core.effects.sentences import Sentences, Tree, Value, joined, listed
from skali.core.effects.vocabulary import Param
from skali.core.message import Message, say
from skali.games.odin.effects.vocabulary import VOCABULARY
from skali.games.odin.rules.components import SPACE_TABLES
from skali.games.odin.shown.names import name

NAMED = ("thing", "kind")
"""Values of steps that have a name of their own on the table."""
PLAIN = ("gain", "ship", "building")
"""Steps that only give: several of them are one list."""


def steps_of(tree: object) -> list[Tree]:
    """Return the steps of an effect."""
    return tree if isinstance(tree, list) else [tree]  # type: ignore[list-item]


class OdinSentences(Sentences):
    """Says effects as players read them: what is paid, an arrow, and what it brings."""

    def value(self, param: Param, value: Any) -> Value:  # noqa: ANN401 - TOML
        """Say one value of a step."""
        return name(str(value)) if param.name in NAMED else super().value(param, value)

    def effect(self, tree: object) -> Message:
        """Say what comes together as a list, everything else one after the other."""
        steps = steps_of(tree)
        said = [self.step(step) for step in steps]
        if all(step["do"] in PLAIN for step in steps):
            return listed(said)
        return joined("skali-effect-semicolon", said)

    def options(self, trees: Any) -> Message:  # noqa: ANN401 - TOML
        """Say alternatives."""
        return joined("odin-or", [self.effect(tree) for tree in trees])

    def payment(self, tree: Tree) -> Message:
        """Say which ships are needed, what is paid, and what it brings."""
        cost = steps_of(tree["cost"])
        said = self.effect(tree["gain"])
        paid = [self.step(step) for step in cost if step["do"] != "have"]
        if paid:
            said = say("odin-exchange", cost=listed(paid), gain=said)
        for step in cost:
            if step["do"] == "have":
                said = say("odin-with", ships=self.step(step), effect=said)
        return said

    def whether(self, tree: Tree) -> Message:
        """Say what animals bring; what is counted needs no condition."""
        then = tree["then"]
        if isinstance(then.get("n"), dict):
            return self.effect(then)
        return say(f"odin-if-{tree['test']['count']}", effect=self.effect(then))

    def primitive(self, tree: Tree) -> Message:
        """Say a step of the game."""
        counted = tree.get("n")
        if isinstance(counted, str):
            return say(f"odin-for-each-{counted}", thing=name(tree["thing"]))
        if isinstance(counted, dict):
            most = counted["most"]
            return say(f"odin-per-{counted['count']}", thing=name(tree["thing"]), most=most)
        return Message(f"odin-step-{tree['do'].replace('_', '-')}", super().primitive(tree).values)


SENTENCES = OdinSentences(VOCABULARY)


@cache
def space_text(space: int) -> Message:
    """Say what a space does."""
    return SENTENCES.effect(SPACE_TABLES[space].data["effect"])
