"""What an occupation does, in sentences made from its clauses."""
# interpreted: words for people

from typing import Any

from skali.core.effects.clauses import CAUSES
from skali.core.effects.codes import OPERATORS
from skali.core.effects.sentences import Sentences, Tree, Value, joined, listed
from skali.core.effects.vocabulary import Param
from skali.core.message import Message, say
from skali.games.odin.effects.vocabulary import VOCABULARY
from skali.games.odin.rules.components import DICE, SPACES, THINGS
from skali.games.odin.shown.names import name, space_name
from skali.games.odin.shown.sentences import OdinSentences, steps_of

NAMED = ("thing", "kind")
ROLLING = ("dice", "success", "failure", "roll", "rolls")
SEVERAL = ("hide", "snare", "spear")
"""Things of which a card names several, and whose name then differs."""
THINGS_GIVEN = ("gain", "spend", "ship", "lose_ship", "building", "special", "draw_weapons")
"""Steps that are things: one can be exchanged for another."""
ARTICLED = (
    "chest", "treasure_chest", "sheep", "cattle", "whaling_boat", "knarr", "longship",
    "stone_house", "crucifix", "cloakpin", "drinking_horn", "chalice", "belt",
)  # fmt: skip
"""Things that are named with their article."""
UNSAID = ("usable", "ore", "mined_kinds", "sober")
"""Counts by which a clause tells whether it must be used or can be: no sentence speaks of them."""
NAMEABLE = {*THINGS, "whaling_boat", "knarr", "longship"}


def id_of(*parts: str) -> str:
    """Return the id of a message."""
    return "-".join(("odin", *parts)).replace("_", "-")


class CardSentences(OdinSentences):
    """Says clauses with the names of goods, spaces and ships."""

    rolling = False
    """Whether an event or a number is about dice."""
    happening = ""
    """The event of the clause that is said."""

    # --- names ---

    def counted(self, name_: str, n: int) -> Message:
        """Name a thing of which there are so many."""
        return name(name_) if name_ in THINGS else super().counted(name_, n)

    def names(self, kind: str, names: object) -> Message:
        """Name what an event is about, or where something comes from."""
        chosen: list[Any] = names if isinstance(names, list) else [names]
        return joined("skali-test-or", [self.subject(str(each), kind) for each in chosen])

    def subject(self, key: str, kind: str) -> Message:
        """Name one subject or origin."""
        plain = key.partition(":")[2] or key
        if plain in DICE and self.rolling:
            return say(id_of("dice", plain))
        if plain in SPACES:
            return Message(f"odin-{kind}-space-named", {"name": space_name(plain)})
        if plain in DICE:
            return say(id_of("dice", plain))
        if key.startswith("card:"):
            return say(id_of("card", plain))
        if plain in ARTICLED:
            return say(id_of("one", plain))
        return name(plain) if plain in NAMEABLE else say(self.id(kind, plain))

    def some(self, thing: str, n: int) -> Message:
        """Say how many of a thing."""
        if thing in SEVERAL:
            return Message(id_of("some", thing), {"n": n})
        return say("odin-some", n=n, thing=name(thing))

    # --- steps ---

    def effect(self, tree: object) -> Message:
        """Say an effect; a choice among things and what comes besides it are told apart."""
        steps = steps_of(tree)
        if len(steps) > 1 and all(map(is_thing, steps)):
            parts = [self.step(step) for step in steps]
            return joined("odin-besides", parts) if choice_in(steps) else listed(parts)
        return super().effect(tree)

    def primitive(self, tree: Tree) -> Message:
        """Say a step: those that cards vary have sentences of their own."""
        do = tree["do"]
        if do in ("gain", "spend"):
            return self.things(tree["thing"], tree.get("n", 1))
        if tree.get("only") == "hard":
            return say("odin-step-mountain-hard")
        if "less" in tree:
            return say("odin-step-emigrate-less")
        if do == "swap":
            return say(id_of("step-swap", tree["kind"]))
        if tree.get("kind") in ARTICLED:
            return say(id_of("one", tree["kind"]))
        if do == "upgrade" and "way" in tree:
            return say(f"odin-step-upgrade-{tree['way']}", goods=tree["goods"])
        return Sentences.primitive(self, tree)

    def things(self, thing: str, n: Any) -> Message:  # noqa: ANN401 - TOML
        """Say how many of a thing are received or paid; for what an event is about, each."""
        if isinstance(n, int):
            return self.some(thing, n)
        if n == "round":
            return say("odin-some-rounds", thing=name(thing))
        times = n.get("times", 1) if isinstance(n, dict) else 1
        return say("odin-some-each", some=self.some(thing, times))

    def value(self, param: Param, value: Any) -> Value:  # noqa: ANN401 - TOML
        """Say one value of a step."""
        return name(str(value)) if param.name in NAMED else super().value(param, value)

    def whether(self, tree: Tree) -> Message:
        """Say an effect that depends on a test; one of several says it behind."""
        if "else" in tree:
            return Sentences.whether(self, tree)
        return say("odin-where", test=self.test(tree["test"]), then=self.effect(tree["then"]))

    def for_each(self, tree: Tree) -> Message:
        """Say what comes once for each of a thing; what may be done comes after that thing."""
        if all(step["do"] == "gain" for step in steps_of(tree["effect"])) or "most" in tree:
            return super().for_each(tree)
        effect = self.effect(tree["effect"])
        if tree["count"] == "amount":
            return say("odin-each-of-them", effect=effect)
        return say("odin-for-every", what=self.counted(tree["count"], 1), effect=effect)

    def step(self, tree: Tree) -> Message:
        """Say a step; what may be exchanged is one sentence."""
        if tree["do"] == "may":
            return self.may(tree["effect"])
        return super().step(tree)

    def may(self, tree: Any) -> Message:  # noqa: ANN401 - TOML
        """Say what may be done."""
        if isinstance(tree, dict) and tree["do"] == "pay":
            return self.exchange(tree, "odin-clause-may")
        return say("skali-effect-may", effect=self.effect(tree))

    def payment(self, tree: Tree) -> Message:
        """Say what is exchanged for what."""
        return self.exchange(tree, "odin-clause")

    def exchange(self, tree: Tree, how: str) -> Message:
        """Say what is paid for a thing, or for something to do."""
        paid = steps_of(tree["cost"])
        if any(option["do"] == "store" for option in paid[0].get("options", ())):
            return say("odin-clause-store", gain=self.effect(tree["gain"]))
        said_ = [self.step(step) for step in paid]
        cost = joined("odin-besides", said_) if choice_in(paid) else listed(said_)
        swaps = all(map(is_thing, steps_of(tree["gain"])))
        return Message(f"{how}-{'swap' if swaps else 'pay'}",
                       {"cost": cost, "gain": self.effect(tree["gain"])})  # fmt: skip

    def tiers(self, tree: Tree) -> Message:
        """Say tiers by what is counted."""
        found = [
            say("skali-effect-tier", bound=self.bound(tier), effect=self.effect(tier["effect"]))
            for tier in tree["tiers"]
        ]
        counted = tree["count"]
        key = counted["tally"] if isinstance(counted, dict) else counted
        what = self.of(counted)
        if key in THINGS:
            id_ = f"odin-stock-of-{key}" if key in ("sheep", "spices") else "odin-stock-of"
            what = say(id_, thing=name(key))
        return say("odin-tiers", what=what, tiers=joined("skali-effect-semicolon", found))

    def of(self, counted: Any) -> Message:  # noqa: ANN401 - TOML
        """Name a number by which tiers go."""
        if isinstance(counted, dict):
            return self.tally(counted["tally"])
        if counted == "income":
            return say("odin-your-income")
        return say("odin-number-of", what=self.counted(counted, 2))

    def bound(self, tier: Tree) -> Message:
        """Say for which numbers a tier counts."""
        low, high = tier.get("at_least"), tier.get("at_most")
        if "exactly" in tier:
            return say("odin-bound-exactly", n=tier["exactly"])
        if low is None:
            return say("odin-bound-at-most", n=tier["at_most"])
        return say("odin-bound-between", low=low, high=high) if high else say("odin-bound", n=low)

    # --- clauses ---

    def card(self, trees: list[Tree]) -> Message:
        """Say a whole card: what happens when it is played is one sentence."""
        at_once = [tree for tree in trees if tree.get("when") == "play"]
        rest = [self.clause(tree) for tree in trees if tree not in at_once]
        if not at_once:
            return joined("odin-sentences", rest)
        effects = joined("skali-effect-semicolon", [self.does(tree) for tree in at_once])
        played = Message("skali-clause-when-play", {"effect": effects})
        return joined("odin-sentences", [played, *rest])

    def does(self, tree: Tree) -> Message:
        """Say what a clause does, and on what condition."""
        effect = self.may(tree["effect"]) if tree.get("may") else self.effect(tree["effect"])
        if "if" in tree:
            effect = say("skali-effect-if", test=self.test(tree["if"]), then=effect)
        return effect

    def clause(self, tree: Tree) -> Message:
        """Say a clause; whether it is forced needs no words."""
        cause = next(cause for cause in CAUSES if cause in tree)
        self.happening = "" if cause == "as_soon_as" else tree[cause]
        self.rolling = self.happening in ROLLING
        tree = said(tree)
        if cause in ("changes", "allows"):
            return super().clause(tree)
        if cause == "instead":
            event, effect = self.event(tree[cause], cause, tree), self.effect(tree["effect"])
            if "if" not in tree:
                return say("odin-instead", event=event, effect=effect)
            return say("odin-instead-if", event=event, test=self.test(tree["if"]), effect=effect)
        effect = self.does(tree)
        if tree.get("once") == "game" and cause == "after":
            return say("odin-once", event=self.event(tree[cause], cause, tree), effect=effect)
        if tree.get("once") == "game":
            effect = say("skali-clause-once-game", effect=effect)
        if cause == "when":
            return Message(f"skali-clause-when-{tree['when']}", {"effect": effect})
        if cause == "as_soon_as":
            return say("skali-clause-soon", test=self.test(tree["as_soon_as"]), effect=effect)
        if tree[cause] == "scoring":
            return say("odin-at-the-end", effect=effect)
        event = self.event(tree[cause], cause, tree)
        return Message(f"skali-clause-{cause}", {"event": event, "effect": effect})

    def change(self, tree: Tree) -> Message:
        """Say how a number is changed: as a whole sentence."""
        what, n = tree["changes"], int(tree["add"] if "add" in tree else tree["set"])
        values: dict[str, Value] = {"n": abs(n), "way": "more" if n > 0 else "less"}
        if what == "price":
            return self.price(tree, values)
        if what == "worth":
            return Message(id_of("worth", tree["subject"]), values)
        if "subject" in tree:
            values["subject"] = self.subjects(tree["subject"])
            found = Message(id_of("changed", what, "of"), values)
        else:
            found = Message(id_of("changed", what), values)
        if "if" in tree:
            return say("odin-clause-if", test=self.test(tree["if"]), then=found)
        return found

    def price(self, tree: Tree, values: dict[str, Value]) -> Message:
        """Say what costs less, and where."""
        if tree["subject"] == "emigration":
            return Message("odin-cheaper-emigration", values)
        subject = tree["subject"]
        thing = subject if isinstance(subject, str) else subject[0]
        values["some"] = self.some(thing, int(values["n"]))  # type: ignore[arg-type]
        tests = tree["if"].get("all", [tree["if"]])
        values["where"] = self.names("origin", tests[0]["origin"])
        if len(tests) == 1:
            return Message("odin-cheaper", values)
        return Message("odin-cheaper-from", {**values, "least": tests[1]["at_least"]})

    # --- tests ---

    def test(self, tree: Tree) -> Message:
        """Say a test as what one has; where something comes from is a space, never a die."""
        rolling, self.rolling = self.rolling, False
        found = self.having(tree) or super().test(tree)
        self.rolling = rolling
        return found

    def having(self, tree: Tree) -> Message | None:
        """Say how many of something one must have."""
        operator = next((key for key in OPERATORS if key in tree), "")
        if not operator or not isinstance(tree[operator], int):
            return None
        n = tree[operator]
        how = say(id_of("how", operator), n=n)
        if "tally" in tree:
            return say(id_of("tallied", tree["tally"]), how=how, n=n)
        if tree["count"] in ("acting", "feasting", "mead_served", "game_served"):
            return say(id_of("now", tree["count"], "yes" if n else "no"))
        if tree["count"] == "amount":
            return say(id_of("so-much", self.happening), how=how)
        return say("odin-having", how=how, what=self.counted(tree["count"], n))


def choice_in(steps: list[Tree]) -> bool:
    """Tell whether one of some steps is a choice."""
    return any(step["do"] == "one_of" for step in steps)


def is_thing(step: Tree) -> bool:
    """Tell whether a step is a thing, or several to choose from."""
    if step["do"] == "one_of":
        return all(is_thing(each) for option in step["options"] for each in steps_of(option))
    return step["do"] in THINGS_GIVEN


def said(tree: Tree) -> Tree:
    """Return a clause without the tests that only tell whether it must or can be used."""
    parts = tree.get("if", {}).get("all", [tree.get("if", {})])
    kept = [part for part in parts if part.get("count") not in UNSAID and "any" not in part]
    kept = list(filter(None, kept))
    if tree.get("when") == "play":
        kept = [part for part in parts if part]
    rest = {key: value for key, value in tree.items() if key != "if"}
    if not kept:
        return rest
    return {**rest, "if": kept[0] if len(kept) == 1 else {"all": kept}}


def is_forced(tree: Tree) -> bool:
    """Tell whether a clause repeats another for when it must be used, or only opens a space."""
    parts = tree.get("if", {}).get("all", [tree.get("if", {})])
    forced = ("usable", "ore", "mined_kinds")
    closed = any(part.get("count") in forced and part.get("exactly") == 0 for part in parts)
    both = any(part.get("at_least") for part in parts)
    return tree.get("allows") == "mine_first" or (closed and not both)


SENTENCES = CardSentences(VOCABULARY)
