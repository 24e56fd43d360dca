"""Gardens: for one, several or all together; in one's own garden one may act at any time.

In turn everybody works, digs or envies. What is planted and sold at any time is one's own affair,
until somebody looks at it.
"""

from importlib.resources import files
from typing import Any, cast

from mypy_extensions import i64

from skali.core.actions import ActionSpace, Family
from skali.core.arrays import vec
from skali.core.bits import array, zeros
from skali.core.chance import Chance, draw
from skali.core.data import load
from skali.core.game import Ask, Game, Option, Stream, Value
from skali.core.menu import Menu
from skali.core.message import Message, Refusal, say, seat_name
from skali.core.position import Fields
from skali.core.questions import Answer, Dispatch, Question, Questions
from skali.core.scene import Cut, Node, Panel, Scene
from skali.core.state import TOGETHER, State, share_of_first
from skali.text import speaker

PACKAGE = "tests.toys.gardens"
DATA = load(files(PACKAGE) / "data" / "components.toml")
HEAP = DATA.integers("heap")
THINGS = ("stone", "gold")
GOLD = 1
ENOUGH = DATA.integer("enough")
SPACE = ActionSpace(*map(Family, ("work", "dig", "envy", "plant", "sell")))
WORK, DIG, ENVY, PLANT, SELL = (SPACE.base(name) for name in SPACE.families)
TURN = Question("turn", "GAR-1", ("work", "dig", "envy"))
GARDEN = Question("garden", "GAR-2", ("plant", "sell"))
QUESTIONS = Questions(TURN)
BEDS = ("seeds", "plants", "silver")


class Gardens(State):
    """A heap to dig in, and a garden for everybody."""

    def __init__(self, game: Game, seats: int, old: "Gardens | None" = None) -> None:
        super().__init__(game, seats, DISPATCH, old)
        self.heap: vec[i64] = array(HEAP) if old is None else old.heap[:]
        self.seeds: vec[i64] = zeros(seats) if old is None else old.seeds[:]
        self.plants: vec[i64] = zeros(seats) if old is None else old.plants[:]
        self.silver: vec[i64] = zeros(seats) if old is None else old.silver[:]
        self.round: int = 1 if old is None else old.round
        self.rounds: int = 2 if old is None else old.rounds
        self.common: bool = False if old is None else old.common

    def copy(self) -> "Gardens":
        return Gardens(self.game, self.seats, self)

    def may(self) -> int:
        """GAR-2: everybody, as long as the game lasts."""
        return 0 if self.over else (1 << self.seats) - 1

    def score(self, seat: int) -> int:
        return 2 * self.plants[seat] + self.silver[seat]

    def aim(self) -> str:
        """GAR-4: by the option all play together."""
        return TOGETHER if self.common and self.seats > 1 else super().aim()

    def outcome(self, seat: int) -> float:
        """GAR-3, GAR-4: alone one plays for enough points, together for enough on average."""
        if self.aim() == TOGETHER:
            return float(sum(map(self.score, range(self.seats))) >= ENOUGH * self.seats)
        if self.seats == 1:
            return min(1.0, self.score(0) / ENOUGH)
        return share_of_first(self, seat)


class Turning(Answer[Gardens]):
    """GAR-1: work, dig or envy."""

    def offer(self, t: Gardens, seat: int, menu: Menu) -> None:
        menu.one(WORK)
        if sum(t.heap) > 0:
            menu.one(DIG)
        menu.one(ENVY)

    def take(self, t: Gardens, seat: int, family: int, index: int, chance: Chance) -> None:
        t.pop()
        if family == WORK:
            t.seeds[seat] += 2
        elif family == DIG:
            t.silver[seat] += 2 * draw(chance, 0, t.heap, 0, len(THINGS))
        else:
            t.silver[seat] += max(t.plants)
        t.round += seat == t.seats - 1
        if t.round <= t.rounds:
            t.ask(TURN, (seat + 1) % t.seats)


class Gardening(Answer[Gardens]):
    """GAR-2: two seeds become a plant, a plant silver; the pot goes onto the heap."""

    def offer(self, t: Gardens, seat: int, menu: Menu) -> None:
        if t.seeds[seat] > 1:
            menu.one(PLANT)
        if t.plants[seat] > 0:
            menu.one(SELL)

    def take(self, t: Gardens, seat: int, family: int, index: int, chance: Chance) -> None:
        if family == PLANT:
            t.seeds[seat] -= 2
            t.plants[seat] += 1
        else:
            t.plants[seat] -= 1
            t.silver[seat] += 1
            t.heap[GOLD] += 1


DISPATCH = Dispatch(SPACE, QUESTIONS, (Turning(TURN),), anytime=Gardening(GARDEN))


class GardensGame(Game):
    """The title."""

    key = "gardens"
    seats = (1, 2, 3)
    version = "1"
    minutes = (1, 1)
    weight = 1
    hidden = False
    options = (
        Option("rounds", (2, 20), default=2),
        Option("together", (False, True), default=False),
    )
    streams = (Stream("heap", THINGS),)
    space = SPACE
    package = PACKAGE
    speak = staticmethod(speaker(PACKAGE))

    def begin(self, seats: int, options: dict[str, Value], chance: Chance) -> State:
        t = Gardens(self, seats)
        t.rounds, t.common = int(options["rounds"]), bool(options["together"])
        t.ask(TURN, 0)
        return t

    def dump(self, state: State, seat: int | None) -> dict[str, Any]:
        t = cast("Gardens", state)
        return {
            **self.header(t.seats, {"rounds": t.rounds, "together": t.common}),
            "round": int(t.round),
            "turn": None if t.over else t.turn[0],
            "heap": {thing: int(t.heap[number]) for number, thing in enumerate(THINGS)},
            "players": [
                dict(zip(BEDS, map(int, bed), strict=True))
                for bed in zip(t.seeds, t.plants, t.silver, strict=True)
            ],
        }

    def restore(self, position: Fields, options: dict[str, Value], chance: Chance) -> State:
        t = cast("Gardens", self.begin(position.integer("seats", 1, 1, 3), options, chance))
        t.round = position.integer("round", 1, 1, t.rounds + 1)
        turn = position.integer("turn", 0, 0, t.seats - 1)
        t.heap = array(position.counts("heap", THINGS) or HEAP)
        for seat, bed in enumerate(position.tables("players", t.seats)):
            t.seeds[seat], t.plants[seat], t.silver[seat] = (
                bed.integer(thing, 0, 0, 1000) for thing in BEDS
            )
            bed.close()
        t.pop()
        if t.round <= t.rounds:
            t.ask(TURN, turn)
        return t

    def forbids(self, state: State, action: int, seat: int) -> Refusal | None:
        t = cast("Gardens", state)
        if action == DIG and not sum(t.heap):
            return Refusal("GAR-1")
        wants = {PLANT: t.seeds[seat] < 2, SELL: t.plants[seat] < 1}
        return Refusal("GAR-2") if wants.get(action) else None

    def ask(self, state: State, seat: int) -> Ask:
        return Ask(say("gardens-ask"), "GAR-1")

    def describe(self, state: State, action: int, seat: int) -> Message:
        return say(f"gardens-{self.space.family_of(action).name}")

    def node(self, state: State, action: int, seat: int) -> str:
        name = self.space.family_of(action).name
        return f"{name}-{seat}" if action in (PLANT, SELL) else name

    def scene(self, state: State, seat: int | None = None, cut: Cut = "wide") -> Scene:
        t = cast("Gardens", state)
        heap = Panel("heap", say("gardens-heap"), 300, 40, floor=13)
        heap.add(
            *(
                Node(name, 100 * n, 0, 90, 40, text=say(f"gardens-{name}"))
                for n, name in enumerate(("work", "dig", "envy"))
            )
        )
        panels = [heap]
        for owner in range(t.seats):
            garden = Panel(f"garden-{owner}", seat_name(owner), 300, 90, owner=owner, floor=13)
            held = f"{t.seeds[owner]} / {t.plants[owner]} / {t.silver[owner]}"
            garden.add(
                Node(f"beds-{owner}", 0, 0, 300, 40, text=held),
                Node(f"plant-{owner}", 0, 50, 100, 40, text=say("gardens-plant")),
                Node(f"sell-{owner}", 110, 50, 100, 40, text=say("gardens-sell")),
            )
            panels.append(garden)
        scene = Scene(panels)
        for who in range(t.seats) if seat is None else (seat,):
            scene.offer((self.node(t, action, who), action) for action in t.legal(who))
        return scene

    def story(self, before: State, seat: int, action: int, after: State) -> list[Message]:
        done = self.describe(before, action, seat)
        return [say("gardens-story", who=seat_name(seat), what=done)]


GAME = GardensGame()
