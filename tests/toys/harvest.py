"""Harvest: all fill their baskets at once, each in a lane, and may sing at any time.

Everybody picks two berries and stores each of them before the next. Then there is a feast.
"""

from mypy_extensions import i64

from skali.core.actions import ActionSpace, Axis, Family
from skali.core.arrays import vec
from skali.core.bits import zeros
from skali.core.chance import Chance
from skali.core.forms import Whole, Word
from skali.core.game import Game
from skali.core.menu import Menu
from skali.core.message import Refusal
from skali.core.questions import Answer, Dispatch, Part, Question, Questions
from skali.core.state import State

BERRIES = ("red", "blue")
PLACES = ("barn", "cellar")
BASKET = 2
SPACE = ActionSpace(
    Family("pick", Axis("berry", BERRIES)), Family("store", Axis("place", PLACES)), Family("sing")
)
PICK, STORE, SING = (SPACE.base(name) for name in ("pick", "store", "sing"))

BERRY = Part("berry", Word(BERRIES))
LEFT = Part("left", Whole(1, BASKET))
ASK_PICK = Question("pick", "HAR-1", ("pick",), (LEFT,))
ASK_STORE = Question("store", "HAR-2", ("store",), (BERRY,))
FEAST = Question("feast", "HAR-3")
ANYTIME = Question("sing", "HAR-4", ("sing",))


class Harvest(State):
    """What is on the table."""

    def __init__(self, game: Game, seats: int, old: "Harvest | None" = None) -> None:
        super().__init__(game, seats, DISPATCH, old)
        self.stores: vec[i64] = zeros(seats * 4) if old is None else old.stores[:]
        self.songs: vec[i64] = zeros(seats) if old is None else old.songs[:]
        self.feasts: int = 0 if old is None else old.feasts

    def copy(self) -> "Harvest":
        return Harvest(self.game, self.seats, self)

    def may(self) -> int:
        """Who has a full basket may sing, as long as somebody has not."""
        return (1 << self.seats) - 1 & ~self.busy if self.busy else 0

    def score(self, seat: int) -> int:
        return self.songs[seat]


class Picking(Answer[Harvest]):
    """Pick a berry."""

    def offer(self, t: Harvest, seat: int, menu: Menu) -> None:
        menu.some(PICK, len(BERRIES))

    def take(self, t: Harvest, seat: int, family: int, index: int, chance: Chance) -> None:
        left = t.get(LEFT)
        if left == 1:
            t.pop()
        else:
            t.put(LEFT, left - 1)
        t.ask(ASK_STORE, seat, BERRY.at(index))


class Storing(Answer[Harvest]):
    """Store the berry that was picked."""

    def offer(self, t: Harvest, seat: int, menu: Menu) -> None:
        menu.some(STORE, len(PLACES))

    def take(self, t: Harvest, seat: int, family: int, index: int, chance: Chance) -> None:
        t.stores[seat * 4 + 2 * t.get(BERRY) + index] += 1
        t.pop()


class Feasting(Answer[Harvest]):
    """Goes on by itself once all are ready."""

    def resume(self, t: Harvest, seat: int, chance: Chance) -> None:
        t.pop()
        t.feasts += 1


class Singing(Answer[Harvest]):
    """Whoever is ready may sing."""

    def offer(self, t: Harvest, seat: int, menu: Menu) -> None:
        menu.one(SING)

    def take(self, t: Harvest, seat: int, family: int, index: int, chance: Chance) -> None:
        t.songs[seat] += 1


DISPATCH = Dispatch(
    SPACE,
    Questions(ASK_PICK, ASK_STORE, FEAST),
    (Picking(ASK_PICK), Storing(ASK_STORE), Feasting(FEAST)),
    depth=3,
    lanes=True,
    anytime=Singing(ANYTIME),
)


class HarvestGame(Game):
    """The title, as far as a test needs it."""

    key = "harvest"
    seats = (2, 3)
    space = SPACE

    def forbids(self, state: State, action: int, seat: int) -> Refusal | None:
        return None


def begin(seats: int) -> Harvest:
    """Everybody begins at once; the feast waits below."""
    table = Harvest(HarvestGame(), seats)
    table.push(FEAST, (1 << seats) - 1)
    for seat in range(seats):
        table.open_lane(seat)
        table.ask(ASK_PICK, seat, LEFT.at(BASKET))
    return table
