"""What is on the table of Runes, and how it changes."""

from importlib.resources import files

from skali.core.actions import ActionSpace, Axis, Family
from skali.core.bits import array, zeros
from skali.core.chance import Chance, draw, total
from skali.core.data import load
from skali.core.state import State

DATA = load(files("tests.toys.runes") / "data" / "components.toml")
RUNES = tuple(rune.text("key") for rune in DATA.tables("rune"))
BOX = tuple(rune.integer("count") for rune in DATA.tables("rune"))
HAND = DATA.integer("hand")
SETUP, STONES = 0, 1
ASK_LOOK, ASK_CAST = 0, 1
ASKS = ("look", "cast")
NONE = -1

SPACE = ActionSpace(Family("look"), Family("wait"), Family("cast", Axis("rune", RUNES)))
LOOK, WAIT, CAST = (SPACE.base(name) for name in ("look", "wait", "cast"))


class Runes(State):
    """What is on the table."""

    def clear(self) -> None:
        super().clear()
        self.hands = zeros(self.seats * len(RUNES))
        self.piles = zeros(self.seats * len(RUNES))
        self.chosen = array([NONE] * self.seats)
        self.points = zeros(self.seats)
        self.bag = array(BOX)
        self.omen = NONE
        self.looked = 0
        self.round = 1
        self.rounds = 2
        self.open = False
        self.leader = 0

    def copy(self) -> "Runes":
        other = Runes(self.game, self.seats)
        other.frames, other.depth = self.frames[:], self.depth
        other.hands, other.piles, other.bag = self.hands[:], self.piles[:], self.bag[:]
        other.chosen, other.points = self.chosen[:], self.points[:]
        other.omen, other.looked, other.leader = self.omen, self.looked, self.leader
        other.round, other.rounds, other.open = self.round, self.rounds, self.open
        return other

    def legal(self, seat: int = -1) -> list[int]:
        if self.asked() == ASK_LOOK:
            return [LOOK, WAIT]
        if self.asked() == ASK_CAST:
            hand = self.hand(self.actor() if seat < 0 else seat)
            return [CAST + rune for rune, stones in enumerate(hand) if stones]
        return []

    def apply(self, action: int, chance: Chance, seat: int = -1) -> None:
        who = self.actor() if seat < 0 else seat
        waiting = self.actors() & ~(1 << who)
        self.pop()
        if action == LOOK:
            self.looked |= 1 << who
            chance.show()
        elif action >= CAST:
            self.hands[who * len(RUNES) + action - CAST] -= 1
            self.chosen[who] = action - CAST
            if waiting:
                self.push(ASK_CAST, waiting)
            else:
                self.show_runes(chance)
            return
        self.push(ASK_CAST, (1 << self.seats) - 1)

    def show_runes(self, chance: Chance) -> None:
        """All have cast: the highest rune wins if it is alone; then everybody draws."""
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
            self.push(ASK_LOOK, 1 << self.leader)

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
