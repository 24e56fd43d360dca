"""What is on the table of Sagas, and how it changes."""

from mypy_extensions import i64

from skali.core.arrays import vec
from skali.core.bits import array, zeros
from skali.core.chance import Chance, draw
from skali.core.effects.answers import Choosing, ChoosingAgain, Happening, Ordering, Running
from skali.core.effects.codes import E_EVENT, E_SUBJECT, EVENT_WORDS
from skali.core.effects.machine import Machine
from skali.core.effects.primitive import Counter, Primitive
from skali.core.effects.runner import inline_codes
from skali.core.effects.state import EffectState
from skali.core.game import Game
from skali.core.menu import Menu
from skali.core.questions import Answer, Dispatch
from tests.toys.sagas.asks import (
    ANYTIME,
    ASK_CHOOSE,
    ASK_ORDER,
    ASK_TURN,
    DECLINE,
    END,
    KINDS,
    OPTIONS,
    PLAYS,
    QUESTIONS,
    SPACE,
    USE,
    VISITS,
    WAIT_AGAIN,
    WAIT_EVENT,
    WAIT_RUN,
)
from tests.toys.sagas.vocabulary import (
    CARDS,
    CODE,
    CODER,
    DATA,
    DEEP_HOLD,
    GOODS,
    PLACE_PROGRAM,
    PLACES,
    PRICE,
    RAID,
    RAID_PROGRAM,
    RECEIVE,
    ROLL,
    SCORING,
    SILVER,
    STEPS,
    STORE,
    STORE_PROGRAM,
    TALLIES,
    VISIT,
    VOCABULARY,
)

DEAL, DICE = 0, 1
ROUND, TURN, ACTION = 1, 2, 3
DEEP = 64
MARKET = PLACES.index("market")


class Sagas(EffectState):
    """What is on the t."""

    def __init__(self, game: Game, seats: int, old: "Sagas | None" = None) -> None:
        super().__init__(game, seats, DISPATCH, old)
        if old is None:
            MACHINE.lay_out(self)
        else:
            self.take_over(old)
        start = list(DATA.integers("start"))
        self.goods: vec[i64] = array(start * seats) if old is None else old.goods[:]
        self.ships: vec[i64] = zeros(seats) if old is None else old.ships[:]
        self.fame: vec[i64] = zeros(seats) if old is None else old.fame[:]
        self.hands: vec[i64] = zeros(seats) if old is None else old.hands[:]
        self.round: int = 1 if old is None else old.round
        self.rounds: int = 2 if old is None else old.rounds
        self.active: int = 0 if old is None else old.active
        self.acted: bool = False if old is None else old.acted

    def copy(self) -> "Sagas":
        return Sagas(self.game, self.seats, self)

    def open(self, seat: int, place: int) -> bool:
        """SAG-3: whether anything can be done at a place, or instead of it."""
        origin = VOCABULARY.origin(f"place:{PLACES[place]}")
        return MACHINE.useful_in(
            self, VISIT, seat, place, origin, PLACE_PROGRAM[place]
        ) or MACHINE.replaceable(self, VISIT, seat, place, origin)

    def go_on(self, chance: Chance) -> bool:
        """Look once more whether something was to happen, when the game is over."""
        return MACHINE.watch(self)

    def begin_turn(self) -> None:
        """SAG-2: a new turn."""
        self.acted = False
        MACHINE.open_latches(self, self.active, TURN)
        self.ask(ASK_TURN, self.active)

    def end_turn(self, chance: Chance) -> None:
        """The next seat, the next round with an income by the die, or the end of the game."""
        self.pop()
        self.active = (self.active + 1) % self.seats
        if self.active == 0:
            if self.round == self.rounds:
                for seat in range(self.seats):
                    MACHINE.announce(self, SCORING, seat, 0, 0)
                return
            self.round += 1
            income = (1 + chance.below(DICE, DATA.integer("die"))) // 2
            for seat in range(self.seats):
                MACHINE.open_latches(self, seat, ROUND)
                self.keep(seat, SILVER, income)
        self.begin_turn()

    def deal(self, chance: Chance, cards: int) -> None:
        """Give everybody cards from a bag."""
        bag = array([1] * len(CARDS))
        for seat in range(self.seats):
            for _ in range(cards):
                self.hands[seat] |= 1 << draw(chance, DEAL, bag, 0, len(CARDS))

    def good(self, seat: int, good: int) -> int:
        """Return how many of a good a seat has."""
        return int(self.goods[seat * len(GOODS) + good])

    def place(self) -> int:
        """Return the place that is being visited; the market, where there is no visit."""
        for level in range(self.under_way):
            if self.events[level * EVENT_WORDS + E_EVENT] == VISIT:
                return int(self.events[level * EVENT_WORDS + E_SUBJECT])
        return MARKET

    def keep(self, seat: int, good: int, number: int) -> None:
        """Put a good into the store, as far as there is room."""
        place = seat * len(GOODS) + good
        if good == SILVER:
            MACHINE.note(self, seat, TALLIES.index("silver"), number)
            self.goods[place] += number
        elif MACHINE.allowed(self, seat, DEEP_HOLD, good):
            self.goods[place] += number
        else:
            room = MACHINE.number(self, seat, STORE, DATA.integer("wool_limit"), good)
            self.goods[place] = max(self.goods[place], min(self.goods[place] + number, room))

    def score(self, seat: int) -> int:
        return self.fame[seat]


# --- what the steps do ---


class Gain(Primitive[Sagas]):
    """Something is received: cards may listen."""

    def run(self, t: Sagas, chance: Chance, seat: int, a: int, b: int, c: int, d: int) -> None:
        if MACHINE.is_heard(t, seat, RECEIVE):
            MACHINE.happen(t, RECEIVE, seat, a, b, STORE_PROGRAM[a], t.origin)
        else:
            t.keep(seat, a, b)


class Spend(Primitive[Sagas]):
    """Something is paid."""

    def run(self, t: Sagas, chance: Chance, seat: int, a: int, b: int, c: int, d: int) -> None:
        t.goods[seat * len(GOODS) + a] -= b

    def can(self, t: Sagas, seat: int, a: int, b: int, c: int, d: int) -> bool:
        return t.good(seat, a) >= b


class Fame(Primitive[Sagas]):
    """Points."""

    def run(self, t: Sagas, chance: Chance, seat: int, a: int, b: int, c: int, d: int) -> None:
        t.fame[seat] += a


class Ship(Primitive[Sagas]):
    """A ship, as long as there is a berth."""

    def run(self, t: Sagas, chance: Chance, seat: int, a: int, b: int, c: int, d: int) -> None:
        t.ships[seat] += 1

    def can(self, t: Sagas, seat: int, a: int, b: int, c: int, d: int) -> bool:
        return bool(t.ships[seat] < DATA.integer("berths"))


class Raid(Primitive[Sagas]):
    """A raid happens: cards may come before, instead and after."""

    def run(self, t: Sagas, chance: Chance, seat: int, a: int, b: int, c: int, d: int) -> None:
        MACHINE.happen(t, RAID, seat, 0, 0, RAID_PROGRAM, t.origin)


class Roll(Primitive[Sagas]):
    """A die, changed by cards; half of it is silver."""

    def run(self, t: Sagas, chance: Chance, seat: int, a: int, b: int, c: int, d: int) -> None:
        roll = MACHINE.number(t, seat, ROLL, 1 + chance.below(DICE, DATA.integer("die")), 0)
        t.keep(seat, SILVER, roll // 2)


class Store(Primitive[Sagas]):
    """What was received is put away."""

    def run(self, t: Sagas, chance: Chance, seat: int, a: int, b: int, c: int, d: int) -> None:
        t.keep(seat, a, b)


class Counts(Counter[Sagas]):
    """What effects count."""

    def count(self, t: Sagas, seat: int, what: int) -> int:
        if what == 0:
            return int(t.ships[seat])
        if what in (1, 2):
            return t.good(seat, what - 1)
        if what == 3:
            return t.round
        return MACHINE.number(t, seat, PRICE, DATA.integer("market_price"), t.place())


MACHINE = Machine(
    CODE,
    array(inline_codes(STEPS)),
    [Gain(), Spend(), Fame(), Ship(), Raid(), Roll(), Store()],
    Counts(),
    KINDS,
    CODER.deck,
    len(TALLIES),
)


# --- how questions are answered ---


class Turning(Answer[Sagas]):
    """SAG-2: a visit or a card, unless there was one; then the turn ends."""

    def force(self, t: Sagas, seat: int, chance: Chance) -> bool:
        return MACHINE.watch(t)

    def offer(self, t: Sagas, seat: int, menu: Menu) -> None:
        if not t.acted:
            for place in range(len(PLACES)):
                if t.open(seat, place):
                    menu.one(VISITS + place)
            menu.add(PLAYS, t.hands[seat])
        menu.one(END)

    def take(self, t: Sagas, seat: int, family: int, index: int, chance: Chance) -> None:
        if family == END:
            t.end_turn(chance)
            return
        t.acted = True
        MACHINE.open_latches(t, seat, ACTION)
        if family == VISITS:
            origin = VOCABULARY.origin(f"place:{PLACES[index]}")
            MACHINE.happen(t, VISIT, seat, index, 0, PLACE_PROGRAM[index], origin)
        else:
            t.hands[seat] &= ~(1 << index)
            MACHINE.play(t, seat, index)


class Using(Answer[Sagas]):
    """SAG-6: in one's own turn cards may be used at any time."""

    def offer(self, t: Sagas, seat: int, menu: Menu) -> None:
        if seat == t.active:
            menu.add(USE, MACHINE.usable(t, seat))

    def take(self, t: Sagas, seat: int, family: int, index: int, chance: Chance) -> None:
        MACHINE.use(t, seat, index)


DISPATCH = Dispatch(
    SPACE,
    QUESTIONS,
    (
        Turning(ASK_TURN),
        Choosing(ASK_CHOOSE, MACHINE, OPTIONS, DECLINE),
        Ordering(ASK_ORDER, MACHINE, OPTIONS, DECLINE),
        Running(WAIT_RUN, MACHINE),
        ChoosingAgain(WAIT_AGAIN, MACHINE),
        Happening(WAIT_EVENT, MACHINE),
    ),
    depth=DEEP,
    anytime=Using(ANYTIME),
)
