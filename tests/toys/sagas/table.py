"""What is on the table of Sagas, and how it changes."""

from typing import cast

from skali.core.actions import ActionSpace, Axis, Family
from skali.core.bits import array, places, zeros
from skali.core.chance import Chance, draw
from skali.core.effects.codes import E_EVENT, E_SUBJECT, EVENT_WORDS
from skali.core.effects.machine import Machine
from skali.core.effects.primitive import Counter, Primitive
from skali.core.effects.runner import Kinds, inline_codes
from skali.core.effects.state import EffectState
from tests.toys.sagas.words import (
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
ASKS = ("turn", "choose", "order")
ASK_TURN, ASK_CHOOSE, ASK_ORDER = range(3)
WAITS = ("run", "again", "event")
WAIT_RUN, WAIT_AGAIN, WAIT_EVENT = 40, 41, 42
ROUND, TURN, ACTION = 1, 2, 3
DEEP = 64
MARKET = PLACES.index("market")
USES = len(CODER.deck.anytime)

SPACE = ActionSpace(
    Family("visit", Axis("place", PLACES)),
    Family("play", Axis("card", CARDS)),
    Family("option", Axis.numbers("number", 1, VOCABULARY.most_options)),
    Family("decline"),
    Family("use", Axis.numbers("clause", 1, USES)),
    Family("end"),
)
VISITS, PLAYS, OPTIONS, DECLINE, USE, END = (SPACE.base(name) for name in SPACE.families)


class Sagas(EffectState):
    """What is on the table."""

    def clear(self) -> None:
        super().clear()
        self.frames = zeros(DEEP)
        MACHINE.lay_out(self)
        self.goods = array(list(DATA.integers("start")) * self.seats)
        self.ships = zeros(self.seats)
        self.fame = zeros(self.seats)
        self.hands = zeros(self.seats)
        self.round = 1
        self.rounds = 2
        self.active = 0
        self.acted = False

    def copy(self) -> "Sagas":
        other = Sagas(self.game, self.seats)
        other.frames, other.depth = self.frames[:], self.depth
        other.take_over(self)
        other.goods, other.ships, other.fame = self.goods[:], self.ships[:], self.fame[:]
        other.hands = self.hands[:]
        other.round, other.rounds = self.round, self.rounds
        other.active, other.acted = self.active, self.acted
        return other

    # --- what may be done ---

    def legal(self, seat: int = -1) -> list[int]:
        asked = self.asked()
        if asked < 0:
            return []
        who = self.actor() if seat < 0 else seat
        found: list[int] = []
        if asked == ASK_TURN:
            if not self.acted:
                found += [VISITS + place for place in range(len(PLACES)) if self.open(who, place)]
                found += [PLAYS + card for card in places(self.hands[who])]
        elif asked == ASK_CHOOSE:
            found += [OPTIONS + option for option in places(MACHINE.offered(self, who))]
            if MACHINE.declinable(self):
                found.append(DECLINE)
        else:
            found += [OPTIONS + option for option in places(MACHINE.callable_clauses(self))]
            if MACHINE.may_pass(self):
                found.append(DECLINE)
        if who == self.active:
            found += [USE + clause for clause in places(MACHINE.usable(self, who))]
        if asked == ASK_TURN:
            found.append(END)
        return found

    def open(self, seat: int, place: int) -> bool:
        """SAG-3: whether anything can be done at a place, or instead of it."""
        origin = VOCABULARY.origin(f"place:{PLACES[place]}")
        return MACHINE.useful_in(
            self, VISIT, seat, place, origin, PLACE_PROGRAM[place]
        ) or MACHINE.replaceable(self, VISIT, seat, place, origin)

    # --- what is done ---

    def apply(self, action: int, chance: Chance, seat: int = -1) -> None:
        who = self.actor() if seat < 0 else seat
        if action < PLAYS:
            self.acted = True
            MACHINE.open_latches(self, who, ACTION)
            origin = VOCABULARY.origin(f"place:{PLACES[action]}")
            MACHINE.happen(self, VISIT, who, action, 0, PLACE_PROGRAM[action], origin)
        elif action < OPTIONS:
            self.acted = True
            MACHINE.open_latches(self, who, ACTION)
            self.hands[who] &= ~(1 << action - PLAYS)
            MACHINE.play(self, who, action - PLAYS)
        elif action < USE:
            self.answer(action)
        elif action < END:
            MACHINE.use(self, who, action - USE)
        else:
            self.end_turn(chance)
        self.go_on(chance)

    def answer(self, action: int) -> None:
        """Choose an option or a clause, or neither."""
        choosing = self.asked() == ASK_CHOOSE
        if action == DECLINE:
            (MACHINE.decline if choosing else MACHINE.pass_on)(self)
        else:
            (MACHINE.answer if choosing else MACHINE.call)(self, action - OPTIONS)

    def go_on(self, chance: Chance) -> None:
        """Carry on until somebody must decide."""
        while True:
            if (self.depth == 0 or self.asked() == ASK_TURN) and MACHINE.watch(self):
                continue
            if self.depth == 0 or self.asked() < WAIT_RUN:
                return
            if self.asked() == WAIT_RUN:
                MACHINE.go_on(self, chance)
            elif self.asked() == WAIT_AGAIN:
                MACHINE.choose_again(self)
            else:
                MACHINE.go_on_with_event(self)

    def begin_turn(self) -> None:
        """SAG-2: a new turn."""
        self.acted = False
        MACHINE.open_latches(self, self.active, TURN)
        self.push(ASK_TURN, 1 << self.active)

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


class Gain(Primitive):
    """Something is received: cards may listen."""

    def run(
        self, t: EffectState, chance: Chance, seat: int, a: int, b: int, c: int, d: int
    ) -> None:
        if MACHINE.is_heard(t, RECEIVE):
            MACHINE.happen(t, RECEIVE, seat, a, b, STORE_PROGRAM[a], t.origin)
        else:
            cast("Sagas", t).keep(seat, a, b)


class Spend(Primitive):
    """Something is paid."""

    def run(
        self, t: EffectState, chance: Chance, seat: int, a: int, b: int, c: int, d: int
    ) -> None:
        cast("Sagas", t).goods[seat * len(GOODS) + a] -= b

    def can(self, t: EffectState, seat: int, a: int, b: int, c: int, d: int) -> bool:
        return cast("Sagas", t).good(seat, a) >= b


class Fame(Primitive):
    """Points."""

    def run(
        self, t: EffectState, chance: Chance, seat: int, a: int, b: int, c: int, d: int
    ) -> None:
        cast("Sagas", t).fame[seat] += a


class Ship(Primitive):
    """A ship, as long as there is a berth."""

    def run(
        self, t: EffectState, chance: Chance, seat: int, a: int, b: int, c: int, d: int
    ) -> None:
        cast("Sagas", t).ships[seat] += 1

    def can(self, t: EffectState, seat: int, a: int, b: int, c: int, d: int) -> bool:
        return bool(cast("Sagas", t).ships[seat] < DATA.integer("berths"))


class Raid(Primitive):
    """A raid happens: cards may come before, instead and after."""

    def run(
        self, t: EffectState, chance: Chance, seat: int, a: int, b: int, c: int, d: int
    ) -> None:
        MACHINE.happen(t, RAID, seat, 0, 0, RAID_PROGRAM, t.origin)


class Roll(Primitive):
    """A die, changed by cards; half of it is silver."""

    def run(
        self, t: EffectState, chance: Chance, seat: int, a: int, b: int, c: int, d: int
    ) -> None:
        roll = MACHINE.number(t, seat, ROLL, 1 + chance.below(DICE, DATA.integer("die")), 0)
        cast("Sagas", t).keep(seat, SILVER, roll // 2)


class Store(Primitive):
    """What was received is put away."""

    def run(
        self, t: EffectState, chance: Chance, seat: int, a: int, b: int, c: int, d: int
    ) -> None:
        cast("Sagas", t).keep(seat, a, b)


class Counts(Counter):
    """What effects count."""

    def count(self, t: EffectState, seat: int, what: int) -> int:
        table = cast("Sagas", t)
        if what == 0:
            return int(table.ships[seat])
        if what in (1, 2):
            return table.good(seat, what - 1)
        if what == 3:
            return table.round
        return MACHINE.number(t, seat, PRICE, DATA.integer("market_price"), table.place())


MACHINE = Machine(
    CODE,
    array(inline_codes(STEPS)),
    [Gain(), Spend(), Fame(), Ship(), Raid(), Roll(), Store()],
    Counts(),
    Kinds(run=WAIT_RUN, choose=ASK_CHOOSE, again=WAIT_AGAIN, event=WAIT_EVENT, order=ASK_ORDER),
    CODER.deck,
    len(TALLIES),
)
