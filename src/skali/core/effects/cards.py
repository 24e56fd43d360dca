"""Cards in play: whose clauses work, what they hear, and how often they were used."""

from typing import final

from mypy_extensions import i64, mypyc_attr

from skali.core.arrays import vec
from skali.core.bits import array, lowest, zeros
from skali.core.effects.clause import Clause, Deck
from skali.core.effects.codes import LASTING, NOTHING, OTHERS, OWN, PAYS, SET_WORD
from skali.core.effects.numbers import Numbers
from skali.core.effects.primitive import Counter, Primitive
from skali.core.effects.runner import Kinds
from skali.core.effects.state import EffectState


@final
class Row:
    """Clauses that wait for the same, with where their cards stand among the sets of cards."""

    __slots__ = ("bits", "clauses", "sets", "size", "words")

    def __init__(self, clauses: list[Clause], card_words: int) -> None:
        """Note the cards of the clauses."""
        self.clauses = clauses
        self.size: i64 = len(clauses)
        self.words: vec[i64] = array([int(c.card) // int(SET_WORD) for c in clauses])
        """By clause the word of its card."""
        self.bits: vec[i64] = array([1 << int(c.card) % int(SET_WORD) for c in clauses])
        """By clause the bit of its card."""
        sets = [0] * card_words
        for word, bit in zip(self.words, self.bits, strict=True):
            sets[word] |= bit
        self.sets: vec[i64] = array(sets)
        """All these cards as a set."""

    def any_of(self, in_play: vec[i64], first: i64) -> bool:
        """Tell whether any of the cards is in play for the seat whose sets begin there."""
        if self.size == 0:
            return False
        for word in range(len(self.sets)):
            if in_play[first + word] & self.sets[word] != 0:
                return True
        return False


def mark(masks: list[int], card: int, whose: int, what: int) -> None:
    """Note what a card hears or changes: of its owner, and of the others."""
    if whose != OTHERS:
        masks[2 * card] |= 1 << what
    if whose != OWN:
        masks[2 * card + 1] |= 1 << what


@mypyc_attr(allow_interpreted_subclasses=True)
class Cards(Numbers):
    """Runs programs, and lets the clauses of cards work for those who have them in play."""

    __slots__ = ("alters", "anytime", "hears", "latches", "loud", "rows")

    hears: vec[i64]
    alters: vec[i64]

    def __init__(
        self,
        code: vec[i64],
        inline: vec[i64],
        primitives: list[Primitive],  # type: ignore[type-arg]
        counter: Counter,  # type: ignore[type-arg]
        kinds: Kinds,
        deck: Deck,
        tally_kinds: i64 = 0,
    ) -> None:
        """Take the code and the clauses of a game."""
        super().__init__(code, inline, primitives, counter, kinds, deck, tally_kinds)
        self.latches: i64 = len(deck.scopes)
        self.loud: i64 = deck.loud
        self.anytime = Row(deck.anytime, deck.card_words)
        self.rows: list[Row] = [Row(row, deck.card_words) for row in deck.listeners]
        """Who listens, by event and timing."""
        hears = [0] * (2 * len(deck.on_play))
        alters = [0] * (2 * len(deck.on_play))
        for place, listeners in enumerate(deck.listeners):
            for clause in listeners:
                mark(hears, int(clause.card), int(clause.whose), place // 3)
        for number, changes in enumerate(deck.changes):
            for change in changes:
                mark(alters, int(change.card), int(change.whose), number)
        self.hears = array(hears)
        """By card: to which events of its owner it listens, and to which of the others."""
        self.alters = array(alters)

    def lay_out(self, t: EffectState) -> None:
        """Lay out what a state keeps for effects."""
        t.lay_out(self.card_words, self.latches, self.tally_kinds)

    def put_in_play(self, t: EffectState, seat: i64, card: i64) -> None:
        """Let the clauses of a card work for a seat."""
        t.in_play = t.in_play[:]
        t.in_play[seat * self.card_words + card // SET_WORD] |= 1 << card % SET_WORD
        t.ears = t.ears[:]
        t.altered = t.altered[:]
        self.listen(t, seat, card)

    def take_out(self, t: EffectState, seat: i64, card: i64) -> None:
        """Let the clauses of a card work no more."""
        t.in_play = t.in_play[:]
        t.in_play[seat * self.card_words + card // SET_WORD] &= ~(1 << card % SET_WORD)
        t.ears = zeros(t.seats)
        t.altered = zeros(t.seats)
        for owner in range(t.seats):
            for other in range(len(self.deck.on_play)):
                if self.has(t, owner, other):
                    self.listen(t, owner, other)

    def listen(self, t: EffectState, seat: i64, card: i64) -> None:
        """Note of whom a card in play hears which events and changes which numbers.

        So an event to which nobody listens costs the look at one bit.
        """
        for other in range(t.seats):
            at = 2 * card + (0 if other == seat else 1)
            t.ears[other] |= self.hears[at]
            t.altered[other] |= self.alters[at]

    def is_heard(self, t: EffectState, seat: i64, event: i64) -> bool:
        """Tell whether any card in play listens to an event of a seat."""
        return t.ears[seat] >> event & 1 != 0

    def quiet(self, t: EffectState, seat: i64) -> bool:
        """Tell whether no card in play listens to what steps that only give announce."""
        return t.ears[seat] & self.loud == 0

    def play(self, t: EffectState, seat: i64, card: i64) -> None:
        """Put a card in play and carry out what it does at once, in the printed order."""
        self.put_in_play(t, seat, card)
        clauses = self.deck.on_play[card]
        place = len(clauses) - 1
        while place >= 0:
            clause = clauses[place]
            self.begin(t, seat, clause.program, clause.origin)
            place -= 1

    def usable(self, t: EffectState, seat: i64) -> i64:
        """Return the mask of the clauses that may be used at any time, among all such clauses.

        While the way to pay a cost is chosen nothing can be used: it might take the cost away; and
        what a card does must be over before it is used again.
        """
        found: i64 = 0
        row = self.anytime
        first = seat * self.card_words
        if not row.any_of(t.in_play, first):
            return 0
        if t.asks(self.kinds.choose) and self.code[t.get(self.kinds.program) + PAYS] != 0:
            return 0
        for place in range(row.size):
            if t.in_play[first + row.words[place]] & row.bits[place] != 0:
                clause = row.clauses[place]
                if (
                    self.works(t, seat, clause)
                    and self.would_do(t, seat, clause)
                    and not self.is_pending(t, clause.origin)
                ):
                    found |= 1 << place
        return found

    def is_pending(self, t: EffectState, origin: i64) -> bool:
        """Tell whether something that comes from a card is not over yet: it cannot begin anew.

        So what may be used at any time is never stacked upon itself.
        """
        if t.depth > 0 and t.origin == origin:
            return True
        kinds = self.kinds
        for place in range(t.depth):
            at = t.head - place * t.stride
            kind = t.kind_at(at)
            waits = kind in (kinds.run.number, kinds.again.number, kinds.choose.number)
            if waits and t.part_at(at, kinds.origin) == origin:
                return True
        return False

    def use(self, t: EffectState, seat: i64, place: i64) -> None:
        """Use a clause that may be used at any time; then what was under way goes on.

        A choice or an order is asked again afterwards, with what is possible then.
        """
        clause = self.deck.anytime[place]
        kinds = self.kinds
        if t.asks(kinds.order):
            t.pop()
        elif t.asks(kinds.choose):
            parts = kinds.pack(t.get(kinds.program), t.get(kinds.beside), t.get(kinds.origin))
            asked = lowest(t.top_seats())
            t.pop()
            t.ask(kinds.again, asked, parts)
        else:
            t.ask(kinds.run, seat, kinds.pack(NOTHING, 0, t.origin))
        self.close_latch(t, seat, clause)
        self.begin(t, seat, clause.program, clause.origin)

    def watch(self, t: EffectState) -> bool:
        """Carry out what was to happen as soon as a test holds; tell whether anything was."""
        happened = False
        for clause in self.deck.soon:
            for seat in range(t.seats):
                if self.works(t, seat, clause):
                    self.close_latch(t, seat, clause)
                    self.begin(t, seat, clause.program, clause.origin)
                    happened = True
        return happened

    def works(self, t: EffectState, seat: i64, clause: Clause) -> bool:
        """Tell whether a clause can be used now: in play, not used up, its test met."""
        return (
            self.has(t, seat, clause.card)
            and not self.is_used(t, seat, clause)
            and self.holds(t, seat, clause.test)
            and (clause.sure or self.can_do(t, seat, clause))
        )

    def can_do(self, t: EffectState, seat: i64, clause: Clause) -> bool:
        """Tell whether the effect of a clause can be carried out, as coming from its card."""
        origin = t.origin
        t.origin = clause.origin
        found = self.possible(t, seat, clause.program)
        t.origin = origin
        return found

    def would_do(self, t: EffectState, seat: i64, clause: Clause) -> bool:
        """Tell whether the effect of a clause would do anything, as coming from its card."""
        origin = t.origin
        t.origin = clause.origin
        found = self.useful(t, seat, clause.program)
        t.origin = origin
        return found

    # --- latches ---

    def is_used(self, t: EffectState, seat: i64, clause: Clause) -> bool:
        """Tell whether a clause has been used as often as it may be for now."""
        if clause.scope < 0:
            return False
        return t.latches[seat * self.latches + clause.latch] >= self.value(t, seat, clause.most)

    def close_latch(self, t: EffectState, seat: i64, clause: Clause) -> None:
        """Count a clause as used."""
        if clause.scope >= 0:
            t.latches[seat * self.latches + clause.latch] += 1

    def open_latches(self, t: EffectState, seat: i64, scope: i64) -> None:
        """A round, turn or action has ended: what could be used once in it can be used again.

        A scope within a longer one ends with it.
        """
        for latch in range(self.latches):
            if self.deck.scopes[latch] >= scope > LASTING:
                t.latches[seat * self.latches + latch] = 0
