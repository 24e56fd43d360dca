"""What is on the table of Runes, what is asked, and what an answer does."""

from importlib.resources import files

from mypy_extensions import i64

from skali.core.actions import ActionSpace, Axis, Family
from skali.core.arrays import vec
from skali.core.bits import array, zeros
from skali.core.chance import Chance, draw, total
from skali.core.data import load
from skali.core.game import Game
from skali.core.menu import Menu
from skali.core.questions import Answer, Dispatch, Question, Questions
from skali.core.state import State

DATA = load(files("tests.toys.runes") / "data" / "components.toml")
RUNES = tuple(rune.text("key") for rune in DATA.tables("rune"))
BOX = tuple(rune.integer("count") for rune in DATA.tables("rune"))
HAND = DATA.integer("hand")
SETUP, STONES = 0, 1
NONE = -1

SPACE = ActionSpace(Family("look"), Family("wait"), Family("cast", Axis("rune", RUNES)))
LOOK, WAIT, CAST = (SPACE.base(name) for name in ("look", "wait", "cast"))

ASK_LOOK = Question("look", "RUN-1", ("look", "wait"))
ASK_CAST = Question("cast", "RUN-1", ("cast",))
QUESTIONS = Questions(ASK_LOOK, ASK_CAST)


class Runes(State):
    """What is on the table."""

    def __init__(self, game: Game, seats: int, old: "Runes | None" = None) -> None:
        super().__init__(game, seats, DISPATCH, old)
        self.hands: vec[i64] = zeros(seats * len(RUNES)) if old is None else old.hands[:]
        self.piles: vec[i64] = zeros(seats * len(RUNES)) if old is None else old.piles[:]
        self.chosen: vec[i64] = array([NONE] * seats) if old is None else old.chosen[:]
        self.points: vec[i64] = zeros(seats) if old is None else old.points[:]
        self.bag: vec[i64] = array(BOX) if old is None else old.bag[:]
        self.omen: int = NONE if old is None else old.omen
        self.looked: int = 0 if old is None else old.looked
        self.round: int = 1 if old is None else old.round
        self.rounds: int = 2 if old is None else old.rounds
        self.open: bool = False if old is None else old.open
        self.leader: int = 0 if old is None else old.leader

    def copy(self) -> "Runes":
        return Runes(self.game, self.seats, self)

    def go_on(self, chance: Chance) -> bool:
        """Show the runes once all have cast; then the next round begins, or the game is over."""
        if NONE in list(self.chosen):
            return False
        self.show_runes(chance)
        return True

    def show_runes(self, chance: Chance) -> None:
        """The highest rune wins if it is alone; then everybody draws."""
        chance.show()
        cast_ = list(self.chosen)
        best = max(cast_)
        for seat, rune in enumerate(cast_):
            self.piles[seat * len(RUNES) + rune] += 1
            self.chosen[seat] = NONE
            if rune == best and cast_.count(best) == 1:
                self.points[seat] += rune + 1
        if self.round == self.rounds:
            self.looked = (1 << self.seats) - 1
            for seat in range(self.seats):
                self.points[seat] += 2 * self.piles[seat * len(RUNES) + self.omen]
            return
        self.round += 1
        self.leader = (self.leader + 1) % self.seats
        for seat in range(self.seats):
            self.deal(seat, chance)
        self.begin_round()

    def begin_round(self) -> None:
        """The leader may look, unless there is nothing new to see."""
        if self.looked >> self.leader & 1:
            self.push(ASK_CAST, (1 << self.seats) - 1)
        else:
            self.ask(ASK_LOOK, self.leader)

    def deal(self, seat: int, chance: Chance) -> None:
        """Draw one rune into a hand, as long as there is one."""
        if total(self.bag, 0, len(RUNES)) == 0:
            return
        self.hands[seat * len(RUNES) + draw(chance, STONES, self.bag, 0, len(RUNES))] += 1

    def hand(self, seat: int) -> list[int]:
        """Return how many of each rune a seat holds."""
        return [int(self.hands[seat * len(RUNES) + rune]) for rune in range(len(RUNES))]

    def score(self, seat: int) -> int:
        return self.points[seat]


class Looking(Answer[Runes]):
    """The leader may look at the omen."""

    def offer(self, t: Runes, seat: int, menu: Menu) -> None:
        menu.one(LOOK)
        menu.one(WAIT)

    def take(self, t: Runes, seat: int, family: int, index: int, chance: Chance) -> None:
        t.pop()
        if family == LOOK:
            t.looked |= 1 << seat
            chance.show()
        t.push(ASK_CAST, (1 << t.seats) - 1)


class Casting(Answer[Runes]):
    """All cast a rune of their hand at once."""

    def offer(self, t: Runes, seat: int, menu: Menu) -> None:
        for rune, stones in enumerate(t.hand(seat)):
            if stones:
                menu.one(CAST + rune)

    def take(self, t: Runes, seat: int, family: int, index: int, chance: Chance) -> None:
        t.hands[seat * len(RUNES) + index] -= 1
        t.chosen[seat] = index
        t.answered(seat)


DISPATCH = Dispatch(SPACE, QUESTIONS, (Looking(ASK_LOOK), Casting(ASK_CAST)))
