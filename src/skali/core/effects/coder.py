"""Writing effect trees as flat code; whatever is wrong names file and key, and what would be right.

An effect is a step or a list of steps in order. A step is a table whose `do` names it.
"""

from typing import Any, Final

from mypy_extensions import mypyc_attr

from skali.core.data import Section
from skali.core.effects.amounts import Amounts
from skali.core.effects.codes import (
    AMOUNT,
    CHOOSE,
    EACH,
    EVERYBODY,
    FIRST,
    NOTE,
    OPERATORS,
    PAY,
    TIERS,
    UNBOUNDED,
    WHETHER,
    WIDTH,
)
from skali.core.effects.vocabulary import (
    CONTEXT,
    FIXED,
    FLAG,
    INNER,
    NUMBER,
    REPEAT,
    WORD,
    Param,
    Step,
    Vocabulary,
    hint,
)

COMBINATORS: Final = (
    "one_of", "up_to", "any_order", "may", "for_each", "if", "tiers", "pay", "amount", "note",
    "everybody",
)  # fmt: skip
KEYS: Final = {
    "one_of": ("options",),
    "up_to": ("n", "options", "repeat"),
    "any_order": ("parts",),
    "may": ("effect",),
    "for_each": ("count", "every", "most", "effect"),
    "if": ("test", "then", "else"),
    "tiers": ("count", "tiers"),
    "pay": ("cost", "gain", "times"),
    "amount": ("add", "less"),
    "note": ("tally", "n"),
    "everybody": ("but_me", "effect"),
}
AS_OFTEN: Final = "any"
"""How often something is paid that may be paid as often as wanted."""

Tree = dict[str, Any]


@mypyc_attr(allow_interpreted_subclasses=True)
class Coder(Amounts):
    """Writes programs into one list of ints, and keeps their names."""

    __slots__ = ("context", "inner", "label", "names", "paying", "simples", "sure")

    def __init__(self, vocabulary: Vocabulary) -> None:
        """Address 0 is a program that does nothing."""
        super().__init__(vocabulary, [0] * int(WIDTH))
        self.label: str = ""
        """What the programs being written are called; inner ones are numbered."""
        self.inner: int = 0
        self.context: int = 0
        self.names: dict[int, str] = {0: "nothing"}
        self.paying: bool = False
        """Whether a cost is being written."""
        self.sure: set[int] = {0}
        """Programs that can always be carried out, and that are never idle."""
        self.simples: set[int] = {0}
        """Programs that only give."""

    def begin(self, spot: Section, label: str, key: str = "") -> None:
        """Say where the next tree stands and what its program is called."""
        self.spot = spot
        self.label = label
        self.inner = 0
        self.path = [key] if key else []

    def named(self, name: str) -> int:
        """Call what is written next by a name, and return its address."""
        self.names[len(self.code)] = name
        return len(self.code)

    # --- programs ---

    def program(self, effect: object, context: int = 0) -> int:
        """Write an effect and return the address of its program; inner programs come first."""
        self.context = context
        return self.write(effect, self.label)

    def write(self, effect: object, name: str) -> int:
        """Write the steps of an effect under a name."""
        steps = effect if isinstance(effect, list) else [effect]
        rows: list[list[int]] = []
        sure = True
        simple = True
        for place, step in enumerate(steps):
            here = f"[{place}]" if isinstance(effect, list) else ""
            self.path.append(here)
            rows += self.rows(step)
            sure = sure and self.is_sure(step)
            simple = simple and self.is_simple(step)
            self.path.pop()
        address = self.named(name)
        for row in rows:
            self.code += [*row, *([0] * (int(WIDTH) - len(row)))]
        self.code += [0] * int(WIDTH)
        if sure:
            self.sure.add(address)
        if simple:
            self.simples.add(address)
        return address

    def within(self, effect: object, key: str) -> int:
        """Write a program that is part of another."""
        self.inner += 1
        name = f"{self.label}.{self.inner}"
        self.path.append(key)
        address = self.write(effect, name)
        self.path.pop()
        return address

    def single(self, row: list[int]) -> int:
        """Write a program of a single step that is part of another."""
        self.inner += 1
        address = self.named(f"{self.label}.{self.inner}")
        self.code += [*row, *([0] * (2 * int(WIDTH) - len(row)))]
        return address

    def optional(self, program: int) -> int:
        """Write a program that may be carried out or not."""
        return self.single([int(CHOOSE), self.table([program], 0, 1)])

    def is_sure(self, tree: object) -> bool:
        """Tell whether a step can always be carried out."""
        step = self.vocabulary.steps.get(tree.get("do", "")) if isinstance(tree, dict) else None
        return step is not None and not step.unsure

    def is_simple(self, tree: object) -> bool:
        """Tell whether a step only gives."""
        step = self.vocabulary.steps.get(tree.get("do", "")) if isinstance(tree, dict) else None
        return step is not None and step.simple

    def rows(self, tree: object) -> list[list[int]]:
        """Return the code of one step."""
        if not isinstance(tree, dict):
            raise self.fail(f"must be a table with `do`, not {tree!r}")
        do = tree.get("do")
        known = (*COMBINATORS, *self.vocabulary.steps)
        if not isinstance(do, str) or do not in known:
            raise self.fail(f"there is no step {do!r}; {hint(do, known)}")
        self.path.append(f"({do})")
        if do in self.vocabulary.steps:
            rows = self.primitive(self.vocabulary.steps[do], tree)
        else:
            self.only(tree, ("do", *KEYS[do]))
            rows = [self.combinator(do, tree)]
        self.path.pop()
        return rows

    # --- steps of the game ---

    def primitive(self, step: Step, tree: Tree) -> list[list[int]]:
        """Write a step of the game, as many times as it says."""
        self.only(tree, ("do", *(param.name for param in step.params if param.name)))
        values = [self.param(param, tree) for param in step.params if param.kind != REPEAT]
        times = 1
        for param in step.params:
            if param.kind == REPEAT:
                times = self.param(param, tree)
        return [[step.code, *values]] * times

    def param(self, param: Param, tree: Tree) -> int:
        """Return one value of a step."""
        if param.kind == FIXED:
            return param.low
        if param.kind == CONTEXT:
            return self.context
        value = tree.get(param.name, param.default)
        if param.kind == INNER:
            if value is None:
                raise self.fail(f"needs {param.name}: an effect")
            return self.within(value, param.name)
        if param.kind == WORD:
            if value not in param.words:
                raise self.fail(f"needs {param.name}: {self.not_among(value, param.words)}")
            return param.words.index(str(value))
        if param.kind == FLAG:
            if not isinstance(value, bool):
                raise self.fail(f"needs {param.name}: true or false, not {value!r}")
            return int(value)
        if param.kind == NUMBER and isinstance(value, (str, dict)):
            return self.amount(value, param.name)
        return self.whole(value, param.name, param.low, param.high)

    # --- combinators ---

    def combinator(self, do: str, tree: Tree) -> list[int]:
        """Write a step that is made of others."""
        if do in ("one_of", "up_to", "any_order", "may"):
            return [int(CHOOSE), self.choice(do, tree)]
        if do == "pay":
            return self.payment(tree)
        if do == "for_each":
            every = self.whole(tree.get("every", 1), "every", 1, 99)
            counted: Tree = {"count": self.needed(tree, "count"), "over": every}
            if "most" in tree:
                counted["most"] = tree["most"]
            often = self.amount(counted, "count")
            return [int(EACH), often, self.within(self.needed(tree, "effect"), "effect")]
        if do == "if":
            test = self.test(self.needed(tree, "test"), "test")
            then = self.within(self.needed(tree, "then"), "then")
            other = self.within(tree["else"], "else") if "else" in tree else 0
            return [int(WHETHER), test, then, other]
        if do == "tiers":
            return self.tiers(tree)
        if do == "everybody":
            but_me = tree.get("but_me", False)
            if not isinstance(but_me, bool):
                raise self.fail("needs but_me: true or false")
            effect = self.within(self.needed(tree, "effect"), "effect")
            return [int(EVERYBODY), effect, int(but_me)]
        if do == "note":
            tallies = self.vocabulary.tallies
            if tree.get("tally") not in tallies:
                raise self.fail(f"needs tally: {self.not_among(tree.get('tally'), tallies)}")
            number = self.amount(tree.get("n", 1), "n")
            return [int(NOTE), tallies.index(tree["tally"]), number]
        if ("add" in tree) == ("less" in tree):
            raise self.fail("needs either add or less")
        add = self.amount(tree["add"], "add") if "add" in tree else 0
        return [int(AMOUNT), add, self.amount(tree["less"], "less") if "less" in tree else 0]

    def choice(self, do: str, tree: Tree) -> int:
        """Write the options of a choice and return where it stands."""
        if do == "may":
            return self.table([self.within(self.needed(tree, "effect"), "effect")], 0, 1)
        key = "parts" if do == "any_order" else "options"
        options = tree.get(key)
        most = self.vocabulary.most_options
        if not isinstance(options, list) or not 2 <= len(options) <= most:
            raise self.fail(f"needs {key}: a list of two to {most} effects")
        found = [self.within(option, f"{key}[{n}]") for n, option in enumerate(options)]
        if do == "one_of":
            return self.table(found, 1, 1)
        if do == "any_order":
            return self.table(found, len(found), len(found))
        repeats = tree.get("repeat", False)
        if not isinstance(repeats, bool):
            raise self.fail("needs repeat: true or false")
        number = self.whole(tree.get("n"), "n", 1, 99 if repeats else len(found))
        return self.table(found, 0, number, repeats=repeats)

    def table(self, options: list[int], fewest: int, most: int, *, repeats: bool = False) -> int:
        """Write a choice between programs and return where it stands."""
        unsure = sum(1 << n for n, option in enumerate(options) if option not in self.sure)
        simple = sum(1 << n for n, option in enumerate(options) if option in self.simples)
        address = self.named(f"{self.names[options[0]]}-choice")
        head = [len(options), fewest, most, int(repeats), unsure, simple, int(self.paying)]
        self.code += [*head, *options]
        return address

    def payment(self, tree: Tree) -> list[int]:
        """Write a cost and what it brings: once, up to so often, or as often as wanted."""
        cost, gain = self.needed(tree, "cost"), self.needed(tree, "gain")
        self.refuse_double(cost)
        paying, self.paying = self.paying, True
        price = self.within(cost, "cost")
        self.paying = paying
        prize = self.within(gain, "gain")
        once = [int(PAY), price, prize]
        times = tree.get("times", 1)
        if times == 1:
            return once
        if times == AS_OFTEN:
            most = 0
        elif isinstance(times, str):
            raise self.fail(f"needs times: a number from 1 to 99 or {AS_OFTEN!r}, not {times!r}")
        else:
            most = self.whole(times, "times", 1, 99)
        return [int(CHOOSE), self.table([self.single(once)], 0, most, repeats=True)]

    def refuse_double(self, cost: object) -> None:
        """Refuse a cost that names the same thing twice: each part would seem payable alone."""
        steps = cost if isinstance(cost, list) else [cost]
        seen: list[object] = []
        for step in steps:
            if isinstance(step, dict):
                mark = [(k, v) for k, v in sorted(step.items()) if isinstance(v, str)]
                if mark in seen:
                    raise self.fail(f"cost names {step.get('do')} twice; add the two up")
                seen.append(mark)

    def tiers(self, tree: Tree) -> list[int]:
        """Write tiers: the first that fits counts, so higher ones are written first."""
        number = self.amount(self.needed(tree, "count"), "count")
        tiers = tree.get("tiers")
        if not isinstance(tiers, list) or not tiers:
            raise self.fail("needs tiers: a list of tables with bounds and an effect")
        found: list[int] = []
        for place, tier in enumerate(tiers):
            self.path.append(f"tiers[{place}]")
            found += self.tier(tier)
            self.path.pop()
        return [int(TIERS), number, self.store(ordered(found)), len(tiers)]

    def tier(self, tier: object) -> list[int]:
        """Write one tier: from, to, program."""
        if not isinstance(tier, dict):
            raise self.fail(f"must be a table, not {tier!r}")
        self.only(tier, ("at_least", "at_most", "exactly", "effect"))
        if not any(key in tier for key in OPERATORS):
            raise self.fail("needs at_least, at_most or exactly")
        low = self.whole(tier.get("exactly", tier.get("at_least", 0)), "at_least", 0, 999)
        if "exactly" in tier:
            high = low
        elif "at_most" in tier:
            high = self.whole(tier["at_most"], "at_most", low, 999)
        else:
            high = UNBOUNDED
        return [low, high, self.within(self.needed(tier, "effect"), "effect")]

    def needed(self, tree: Tree, key: str) -> Any:  # noqa: ANN401 - TOML
        """Return a part of a step that must be there."""
        if key not in tree:
            raise self.fail(f"needs {key}")
        return tree[key]


def ordered(tiers: list[int]) -> list[int]:
    """Sort tiers so that the first that fits counts: lower upper bounds, then higher lower ones."""
    rows = [tiers[at : at + 3] for at in range(0, len(tiers), 3)]
    rows.sort(key=lambda row: (row[1], -row[0]))
    return [value for row in rows for value in row]


def own_code(place: int) -> int:
    """Return the code of a game's step by its place from 0."""
    return int(FIRST) + place
