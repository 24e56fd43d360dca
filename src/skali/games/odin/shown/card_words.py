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
SEVERAL = (
    "beans", "cattle", "chest", "clothing", "fruits", "hide", "jewelry", "peas", "rune_stone",
    "sheep", "snare", "spear", "spices", "treasure_chest",
)  # fmt: skip
"""Things whose name differs between one and several."""
THINGS_GIVEN = (
    "gain", "spend", "ship", "lose_ship", "building", "special", "draw_weapons", "mountain",
    "take_fourth", "discard_weapons",
)  # fmt: skip
"""Steps that are things: one can be exchanged for another."""
OPEN = ("turn_over",)
"""Steps of which one may do as little as one likes: they are said as what may be done."""
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
        return alternatives([self.subject(str(each), kind) for each in chosen])

    def subject(self, key: str, kind: str) -> Message:
        """Name one subject or origin."""
        plain = key.partition(":")[2] or key
        if plain in DICE and self.rolling:
            return Message(id_of("rolling", plain), {"how": self.happening})
        if plain in SPACES:
            return Message(f"odin-{kind}-space-named", {"name": space_name(plain)})
        if plain in DICE:
            return say(id_of("dice", plain))
        if key.startswith("card:"):
            return say("odin-origin-card-named", card=say(id_of("card", plain)))
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
        """Say an effect: things as a list, what is done one after the other."""
        steps = steps_of(tree)
        parts = [self.step(step) for step in steps]
        if len(steps) > 1 and all(map(is_thing, steps)) and choice_in(steps):
            return joined("odin-besides", parts)
        return listed(parts)

    def options(self, trees: Any) -> Message:  # noqa: ANN401 - TOML
        """Say alternatives: things, or what is done with each of them."""
        if all(is_things(tree) for tree in trees):
            if any(step["do"] == "if" for tree in trees for step in steps_of(tree)):
                return joined("odin-or-else", [self.effect(tree) for tree in trees])
            return alternatives([self.effect(tree) for tree in trees])
        if all(is_swap(tree) for tree in trees):
            parts = [self.exchange(steps_of(tree)[0], "odin-swap-part") for tree in trees]
            return say("odin-swaps", parts=alternatives(parts))
        return alternatives([self.doing(tree) for tree in trees])

    def doing(self, tree: object) -> Message:
        """Say an effect as something that one does: things are taken."""
        if not is_things(tree):
            return self.effect(tree)
        return say("odin-take", things=self.effect(tree))

    def main(self, tree: object, *, may: bool) -> Message:
        """Say an effect as a main clause: what one receives, may do or must do."""
        steps = steps_of(tree)
        if len(steps) == 1:
            step = steps[0]
            if step["do"] == "may":
                return self.main(step["effect"], may=True)
            if step["do"] == "for_each" and not is_things(tree):
                return self.main_for_each(step, may=may)
            if step["do"] == "tiers" and not is_things(tree):
                return say("odin-may", effect=self.tiers(step))
        if may or all(step["do"] in OPEN for step in steps):
            return say("odin-may", effect=self.doing(tree))
        return say("odin-get" if is_things(tree) else "odin-must", effect=self.effect(tree))

    def main_for_each(self, tree: Tree, *, may: bool) -> Message:
        """Say what may be done once for each of a thing."""
        inner = steps_of(tree["effect"])[0]
        effect = self.doing(inner["effect"] if inner["do"] == "may" else tree["effect"])
        if tree["count"] == "amount":
            said_ = say("odin-each-of-them", effect=effect)
        else:
            said_ = say("odin-for-every", what=self.counted(tree["count"], 1), effect=effect)
        return say("odin-may" if may or inner["do"] == "may" else "odin-must", effect=said_)

    def primitive(self, tree: Tree) -> Message:
        """Say a step: those that cards vary have sentences of their own."""
        do = tree["do"]
        if do in ("gain", "spend"):
            return self.things(tree["thing"], tree.get("n", 1))
        if tree.get("only") == "hard":
            return say("odin-step-mountain-hard")
        if "armed" in tree:
            return say("odin-step-ship-armed")
        if do == "mountain":
            return say("odin-mined", n=tree["n"])
        if do == "dice":
            return say(id_of("act", tree["action"]))
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
        """Say what comes once for each of a thing."""
        if tree["count"] == "amount":
            return say("odin-each-of-them", effect=self.effect(tree["effect"]))
        return super().for_each(tree)

    def step(self, tree: Tree) -> Message:
        """Say a step; that it may be done is said by the main clause."""
        if tree["do"] == "may":
            return self.doing(tree["effect"])
        return super().step(tree)

    def payment(self, tree: Tree) -> Message:
        """Say what is exchanged for a thing, or paid for something to do."""
        paid = steps_of(tree["cost"])
        if any(option["do"] == "store" for option in paid[0].get("options", ())):
            return say("odin-clause-store", gain=self.effect(tree["gain"]))
        return self.exchange(tree, "odin-clause-swap" if is_swap(tree) else "odin-clause-pay")

    def exchange(self, tree: Tree, id_: str) -> Message:
        """Say what is paid and what it brings."""
        paid = steps_of(tree["cost"])
        parts = [self.step(step) for step in paid]
        cost = joined("odin-besides", parts) if choice_in(paid) else listed(parts)
        return Message(id_, {"cost": cost, "gain": self.effect(tree["gain"])})

    def tiers(self, tree: Tree) -> Message:
        """Say tiers by what is counted."""
        things = all(is_things(tier["effect"]) for tier in tree["tiers"])
        found = [
            Message(
                "odin-tier-things" if things else "odin-tier",
                {"bound": self.bound(tier), "effect": self.effect(tier["effect"])},
            )
            for tier in tree["tiers"]
        ]
        counted = tree["count"]
        key = counted["tally"] if isinstance(counted, dict) else counted
        what = self.of(counted)
        if key in THINGS:
            id_ = f"odin-stock-of-{key}" if key in ("sheep", "spices") else "odin-stock-of"
            what = say(id_, thing=name(key))
        tiers = joined("skali-effect-list" if things else "skali-effect-semicolon", found)
        return say("odin-tiers", what=what, tiers=tiers)

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
        """Say a whole card: what comes after the first thing on playing it comes besides."""
        at_once = [tree for tree in trees if tree.get("when") == "play"]
        rest = [self.clause(tree) for tree in trees if tree not in at_once]
        played = [
            Message("odin-also" if place else "odin-when-play", {"main": self.does(tree)})
            for place, tree in enumerate(at_once)
        ]
        return joined("odin-sentences", [*played, *rest])

    def does(self, tree: Tree) -> Message:
        """Say what a clause does, and on what condition."""
        may = bool(tree.get("may")) or tree.get("when") == "anytime"
        found = self.main(tree["effect"], may=may)
        if "if" in tree:
            tiered = steps_of(tree["effect"])[0]["do"] == "tiers"
            id_ = "odin-where-tiers" if tiered else "odin-where"
            return say(id_, test=self.test(tree["if"]), then=found)
        return found

    def clause(self, tree: Tree) -> Message:
        """Say a clause; whether it is forced needs no words."""
        cause = next(cause for cause in CAUSES if cause in tree)
        self.happening = "" if cause == "as_soon_as" else tree[cause]
        self.rolling = self.happening in ROLLING
        tree = said(tree)
        if cause in ("changes", "allows"):
            return super().clause(tree)
        if cause == "instead":
            event, effect = self.event(tree[cause], cause, tree), self.doing(tree["effect"])
            if "if" not in tree:
                return say("odin-instead", event=event, effect=effect)
            return say("odin-instead-if", event=event, test=self.test(tree["if"]), effect=effect)
        main = self.does(tree)
        once = tree.get("once") == "game"
        if cause == "when":
            return Message(f"odin-when-{tree['when']}{'-once' if once else ''}", {"main": main})
        if cause == "as_soon_as":
            return say("odin-as-soon-as", test=self.test(tree["as_soon_as"]), main=main)
        if tree[cause] == "scoring":
            return say("odin-at-the-end", main=main)
        event = self.event(tree[cause], cause, tree)
        if tree[cause] == "thing":
            return say("odin-each-when", event=event, main=main)
        return Message(f"odin-once-{cause}" if once else f"odin-each-{cause}",
                       {"event": event, "main": main})  # fmt: skip

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
        """Say how many of something one must have, or where something must come from."""
        if "origin" in tree:
            return say("odin-origin-test", what=self.names("origin", tree["origin"]))
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
        if tree["count"] in THINGS and (operator, n) == ("at_least", 1):
            return say("odin-having-any", what=name(tree["count"]))
        return say("odin-having", how=how, what=self.counted(tree["count"], n))


def choice_in(steps: list[Tree]) -> bool:
    """Tell whether one of some steps is a choice."""
    return any(step["do"] == "one_of" for step in steps)


def alternatives(parts: list[Message]) -> Message:
    """Join messages as a list with an `or` before the last."""
    if len(parts) == 1:
        return parts[0]
    return say("odin-or", first=joined("skali-effect-list", parts[:-1]), second=parts[-1])


def is_thing(step: Tree) -> bool:
    """Tell whether a step is a thing: also several to choose from, or so many by a number."""
    if step["do"] == "one_of":
        return all(is_things(option) for option in step["options"])
    if step["do"] == "tiers":
        return all(is_things(tier["effect"]) for tier in step["tiers"])
    if step["do"] == "for_each":
        return is_things(step["effect"])
    if step["do"] == "if":
        return is_things(step["then"])
    return bool(step.get("quiet")) or (step["do"] in THINGS_GIVEN and "armed" not in step)


def is_swap(tree: object) -> bool:
    """Tell whether an effect exchanges things for things."""
    steps = steps_of(tree)
    return len(steps) == 1 and steps[0]["do"] == "pay" and is_things(steps[0]["gain"])


def is_things(tree: object) -> bool:
    """Tell whether an effect is things and nothing else."""
    return all(map(is_thing, steps_of(tree)))


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
