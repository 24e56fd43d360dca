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
    "take_fourth", "discard_weapons", "bonus",
)  # fmt: skip
"""Steps that are things: one can be exchanged for another."""
OPEN = ("turn_over",)
"""Steps of which one may do as little as one likes: they are said as what may be done."""
ARTICLED = (
    "chest", "treasure_chest", "sheep", "cattle", "whaling_boat", "knarr", "longship",
    "stone_house", "crucifix", "cloakpin", "drinking_horn", "chalice", "belt",
)  # fmt: skip
"""Things that are named with their article."""
MOMENTS = ("last_placed", "income", "feast", "feasted", "bonus", "bonus_paid", "no_harvest")
"""Events that are a moment of every round."""
AT = ("success", "ship", "upgrade", "ore", "receive")
"""Events that are said together with where they happen."""
MANY = ("placed", "receive")
"""Events that are said together with how much they are about."""
UNSAID = ("usable", "ore", "mined_kinds", "sober", "viking_action", "inner_action")
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
    battle = False
    """Whether that event is about raids and pillages."""

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
        if plain in DICE and self.rolling and kind == "subject":
            return Message(id_of("rolling", plain), {"how": self.happening})
        if plain in SPACES:
            return Message(f"odin-{kind}-space-named", {"name": space_name(plain)})
        if plain in DICE:
            return say(id_of("dice", plain))
        if plain in ARTICLED:
            return say(id_of("one", plain))
        if plain == "silver" and self.happening == "mined":
            return say("odin-subject-silver-items")
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
            swaps = [steps_of(tree)[0] for tree in trees]
            if all(swap["gain"] == swaps[0]["gain"] for swap in swaps):
                cost = alternatives([self.effect(swap["cost"]) for swap in swaps])
                gain = self.effect(swaps[0]["gain"])
                return say("odin-clause-swap", cost=cost, gain=gain)
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
                return say("odin-may", effect=self.tiers_to_do(step))
            if step["do"] == "hold":
                return say(id_of("hold", step["what"]))
            if step["do"] == "pregnant":
                return say("odin-becomes-pregnant")
        if may or all(step["do"] in OPEN for step in steps):
            return say("odin-may", effect=self.doing(tree))
        return say("odin-get" if is_things(tree) else "odin-must", effect=self.effect(tree))

    def main_for_each(self, tree: Tree, *, may: bool) -> Message:
        """Say what may be done once for each of a thing."""
        inner = steps_of(tree["effect"])[0]
        effect = self.doing(inner["effect"] if inner["do"] == "may" else tree["effect"])
        if tree["count"] == "stockfish_served":
            said_ = say("odin-save-stockfish")
        elif tree["count"] == "amount":
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
        silver = all(step.get("thing") == "silver" for step in paid)
        how = "swap" if is_swap(tree) else "pay" if silver else "give"
        return self.exchange(tree, f"odin-clause-{how}")

    def exchange(self, tree: Tree, id_: str) -> Message:
        """Say what is paid and what it brings."""
        paid = steps_of(tree["cost"])
        parts = [self.step(step) for step in paid]
        cost = joined("odin-besides", parts) if choice_in(paid) else listed(parts)
        return Message(id_, {"cost": cost, "gain": self.effect(tree["gain"])})

    def tiers(self, tree: Tree) -> Message:
        """Say tiers by what is counted."""
        found = [
            say("odin-tier", bound=self.bound(tier), effect=self.effect(tier["effect"]))
            for tier in tree["tiers"]
        ]
        tiers = joined("skali-effect-list", found)
        return say("odin-tiers", what=self.by(tree["count"]), tiers=tiers)

    def tiers_to_do(self, tree: Tree) -> Message:
        """Say tiers of the same thing to do: what it is, and its number in each of them."""
        steps = [steps_of(tier["effect"])[0] for tier in tree["tiers"]]
        do = "buy" if steps[0]["do"] == "pay" else steps[0]["do"]
        found = [
            Message(id_of("tier", do), {"bound": self.bound(tier), **self.varied(step)})
            for tier, step in zip(tree["tiers"], steps, strict=True)
        ]
        values: dict[str, Value] = {"what": self.by(tree["count"])}
        if do == "buy":
            values["gain"] = self.effect(steps[0]["gain"])
        return Message(id_of("tiers", do), {**values, "tiers": joined("skali-effect-list", found)})

    def varied(self, step: Tree) -> dict[str, Value]:
        """Say what differs from tier to tier."""
        return {"cost": self.effect(step["cost"])} if "cost" in step else {"n": step["n"]}

    def by(self, counted: Any) -> Message:  # noqa: ANN401 - TOML
        """Say by what number tiers go: by so much of a thing, or by what is counted."""
        key = counted["tally"] if isinstance(counted, dict) else counted
        if key in THINGS:
            id_ = f"odin-stock-of-{key}" if key in ("sheep", "spices") else "odin-stock-of"
            return say(id_, thing=name(key))
        return self.of(counted)

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
        if high is None:
            return say("odin-bound", n=low)
        if high == low + 1:
            return say("odin-bound-either", low=low, high=high)
        return say("odin-bound-between", low=low, high=high)

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
        self.battle = "raiding" in tree.get("subject", "")
        tree = said(tree)
        if cause in ("changes", "allows"):
            return super().clause(tree)
        if cause == "instead":
            event = self.event(tree[cause], cause, tree)
            return say("odin-instead", event=event, effect=self.doing(tree["effect"]))
        main = self.does(apart_from_event(tree, self.happening))
        once = tree.get("once") == "game"
        if cause == "when":
            return Message(f"odin-when-{tree['when']}{'-once' if once else ''}", {"main": main})
        if cause == "as_soon_as":
            return say("odin-as-soon-as", test=self.test(tree["as_soon_as"]), main=main)
        if tree[cause] == "scoring":
            return say("odin-at-the-end", main=main)
        moment = self.moment(tree, cause)
        if moment:
            return Message(moment, {"main": main})
        event = self.event(tree[cause], cause, tree)
        if tree[cause] == "thing":
            return say("odin-each-when", event=event, main=main)
        return Message(f"odin-once-{cause}" if once else f"odin-each-{cause}",
                       {"event": event, "main": main})  # fmt: skip

    def moment(self, tree: Tree, cause: str) -> str:
        """Return the message of an event that is a moment, or nothing."""
        event = tree[cause]
        if event in MOMENTS:
            return id_of("at", event)
        if event == "erosion" or (event, cause) == ("dice", "after"):
            return id_of("at", event, tree["subject"])
        return ""

    def event(self, name: str, timing: str, tree: Tree) -> Message:
        """Name an event; some with where it happens and with how much it is about."""
        found = super().event(name, timing, tree)
        parts, values = [name], dict(found.values)
        for test in tests_of(tree):
            if is_place(test, name):
                parts.append("at")
                values["where"] = self.names("whence", test["origin"])
            elif is_many(test, name):
                parts.append("many")
                values["n"] = next(test[operator] for operator in OPERATORS if operator in test)
        return Message(id_of("event", *parts), values) if parts[1:] else found

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
        operator = next((key for key in OPERATORS if key in tree), "")
        if not operator or not isinstance(tree[operator], int):
            return None
        n = tree[operator]
        how = say(id_of("how", operator), n=n)
        if "tally" in tree:
            any_ = "any" if (operator, n) == ("at_least", 1) else ""
            return say(id_of("tallied", tree["tally"], *filter(None, [any_])), how=how)
        if tree["count"] in ("acting", "using", "feasting", "mead_served", "game_served"):
            return say(id_of("now", tree["count"], "yes" if n else "no"))
        if tree["count"] == "amount":
            weapon = ("swords" if self.battle else "spears") if self.happening == "success" else ""
            return say(id_of("so-much", weapon or self.happening), how=how)
        if tree["count"] == "second_column_spaces":
            return say("odin-having-stood")
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


def tests_of(tree: Tree) -> list[Tree]:
    """List the tests of a clause, all of which must hold."""
    parts: list[Tree] = tree.get("if", {}).get("all", [tree.get("if", {})])
    return [part for part in parts if part]


def with_tests(tree: Tree, tests: list[Tree]) -> Tree:
    """Return a clause with other tests."""
    rest = {key: value for key, value in tree.items() if key != "if"}
    if not tests:
        return rest
    return {**rest, "if": tests[0] if len(tests) == 1 else {"all": tests}}


def said(tree: Tree) -> Tree:
    """Return a clause without the tests that only tell whether it must or can be used."""
    if tree.get("when") == "play":
        return tree
    kept = (test for test in tests_of(tree) if test.get("count") not in UNSAID)
    return with_tests(tree, [test for test in kept if "any" not in test])


def is_place(test: Tree, event: str) -> bool:
    """Tell whether an event's own words say where something must come from."""
    return "origin" in test and event in AT


def is_many(test: Tree, event: str) -> bool:
    """Tell whether an event's own words say how much it must be about."""
    return test.get("count") == "amount" and event in MANY


def apart_from_event(tree: Tree, event: str) -> Tree:
    """Return a clause without the tests that its event says."""
    tests = tests_of(tree)
    return with_tests(
        tree, [test for test in tests if not is_place(test, event) and not is_many(test, event)]
    )


def is_forced(tree: Tree) -> bool:
    """Tell whether a clause repeats another for when it must be used, or only opens a space."""
    parts = tests_of(tree)
    forced = ("usable", "ore", "mined_kinds")
    closed = any(part.get("count") in forced and part.get("exactly") == 0 for part in parts)
    both = any(part.get("at_least") for part in parts)
    return tree.get("allows") == "mine_first" or (closed and not both)


SENTENCES = CardSentences(VOCABULARY)
