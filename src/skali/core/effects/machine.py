"""Events: what happens, who listens before, instead and after, and in which order."""

from mypy_extensions import i64, mypyc_attr

from skali.core.bits import nth
from skali.core.effects.cards import Cards, Row
from skali.core.effects.clause import Clause
from skali.core.effects.codes import (
    AFTER,
    DOING,
    E_ACTING,
    E_AMOUNT,
    E_DONE,
    E_EVENT,
    E_LISTENER,
    E_ORIGIN,
    E_PROGRAM,
    E_REPLACED,
    E_SEAT,
    E_STAGE,
    E_SUBJECT,
    EVENT_WORDS,
    INSTEAD,
    LEVELS,
    OTHERS,
    OWN,
    STAGE_AFTER,
)
from skali.core.effects.state import EffectState


@mypyc_attr(allow_interpreted_subclasses=True)
class Machine(Cards):
    """Runs programs and lets cards in play listen to what happens."""

    def concerns(
        self, t: EffectState, event: i64, seat: i64, subject: i64, amount: i64, origin: i64
    ) -> bool:
        """Tell whether a clause would come after something that has happened, as things are."""
        if not self.is_heard(t, seat, event):
            return False
        self.enter(t, event, seat, subject, amount, origin)
        found = False
        row = self.rows[event * 3 + AFTER]
        for owner in range(t.seats):
            first = owner * self.card_words
            for place in range(row.size if row.any_of(t.in_play, first) else 0):
                if not found and t.in_play[first + row.words[place]] & row.bits[place] != 0:
                    clause = row.clauses[place]
                    found = (
                        (clause.whose != OWN if owner != seat else clause.whose != OTHERS)
                        and not self.is_used(t, owner, clause)
                        and self.holds(t, owner, clause.test)
                    )
        t.under_way -= 1
        return found

    def happen(
        self,
        t: EffectState,
        event: i64,
        seat: i64,
        subject: i64,
        amount: i64,
        program: i64,
        origin: i64,
    ) -> None:
        """Let something happen to a seat: those who listen come before, instead and after."""
        if not self.deck.followed[event] and not self.is_heard(t, seat, event):
            self.begin(t, seat, program, origin)
        else:
            self.follow(t, event, seat, subject, amount, program, origin)

    def follow(
        self,
        t: EffectState,
        event: i64,
        seat: i64,
        subject: i64,
        amount: i64,
        program: i64,
        origin: i64,
    ) -> None:
        """Let something happen to which cards may listen that are played meanwhile."""
        self.enter(t, event, seat, subject, amount, origin)
        t.events[(t.under_way - 1) * EVENT_WORDS + E_PROGRAM] = program
        self.wait_for(t, seat)

    def announce(self, t: EffectState, event: i64, seat: i64, subject: i64, amount: i64) -> None:
        """Tell that something has happened already: only those who come after can listen."""
        if self.is_heard(t, seat, event):
            self.enter(t, event, seat, subject, amount, t.origin)
            t.events[(t.under_way - 1) * EVENT_WORDS + E_STAGE] = STAGE_AFTER
            self.wait_for(t, seat)

    def wait_for(self, t: EffectState, seat: i64) -> None:
        """Let the event that was entered last go on as soon as nothing else is pending."""
        t.ask(self.kinds.event, seat, self.kinds.level.at(t.under_way - 1))

    def event_at(self, t: EffectState) -> i64:
        """Return where the event of the top question is kept."""
        return t.get(self.kinds.level) * EVENT_WORDS

    def enter(
        self, t: EffectState, event: i64, seat: i64, subject: i64, amount: i64, origin: i64
    ) -> None:
        """Begin an event."""
        if t.under_way == LEVELS:
            raise OverflowError("too many events within one another")
        at = t.under_way * EVENT_WORDS
        for word in range(EVENT_WORDS):
            t.events[at + word] = 0
        t.events[at + E_EVENT] = event
        t.events[at + E_SEAT] = seat
        t.events[at + E_SUBJECT] = subject
        t.events[at + E_AMOUNT] = amount
        t.events[at + E_ORIGIN] = origin
        self.forget_tallies(t, t.under_way)
        t.under_way += 1

    def go_on_with_event(self, t: EffectState) -> None:
        """Carry on with the event on top of the stack: its next clause, itself, or its end."""
        at = self.event_at(t)
        t.origin = t.events[at + E_ORIGIN]
        t.events[at + E_ACTING] = 0
        while True:
            stage = t.events[at + E_STAGE]
            if stage == DOING:
                t.events[at + E_STAGE] = STAGE_AFTER
                if t.events[at + E_REPLACED] == 0:
                    self.begin(t, t.events[at + E_SEAT], t.events[at + E_PROGRAM], t.origin)
                    return
            elif stage > STAGE_AFTER or (stage == STAGE_AFTER and t.events[at + E_REPLACED] != 0):
                t.pop()
                t.under_way -= 1
                return
            elif self.call_listeners(t, at):
                return
            else:
                t.events[at + E_STAGE] = stage + 1
                t.events[at + E_LISTENER] = 0
                t.events[at + E_DONE] = 0

    def replaceable(self, t: EffectState, event: i64, seat: i64, subject: i64, origin: i64) -> bool:
        """Tell whether a clause could come instead of an event that is itself impossible."""
        row = self.rows[event * 3 + INSTEAD]
        if not row.any_of(t.in_play, seat * self.card_words):
            return False
        self.enter(t, event, seat, subject, 0, origin)
        at = (t.under_way - 1) * EVENT_WORDS
        t.events[at + E_STAGE] = INSTEAD
        found = self.ready(t, at) != 0
        t.under_way -= 1
        return found

    def useful_in(
        self, t: EffectState, event: i64, seat: i64, subject: i64, origin: i64, program: i64
    ) -> bool:
        """Tell whether a program would do anything as that of an event: prices know its subject."""
        self.enter(t, event, seat, subject, 0, origin)
        found = self.useful(t, seat, program)
        t.under_way -= 1
        return found

    def timing(self, t: EffectState, at: i64) -> i64:
        """Return which clauses the event is asking now."""
        stage = t.events[at + E_STAGE]
        return AFTER if stage == STAGE_AFTER else stage

    def listening(self, t: EffectState, at: i64) -> Row:
        """Return the clauses that listen to an event at its present stage."""
        return self.rows[t.events[at + E_EVENT] * 3 + self.timing(t, at)]

    def listener(self, t: EffectState, at: i64) -> i64:
        """Return the seat whose clauses are asked now."""
        return (t.events[at + E_SEAT] + t.events[at + E_LISTENER]) % t.seats

    def call_listeners(self, t: EffectState, at: i64) -> bool:
        """Seat by seat, carry out or ask for the next clause; False if nobody has one left."""
        row = self.listening(t, at)
        instead = t.events[at + E_STAGE] == INSTEAD
        if row.size == 0 or (instead and t.events[at + E_REPLACED] != 0):
            return False
        while t.events[at + E_LISTENER] < t.seats:
            seat = self.listener(t, at)
            ready = self.ready(t, at)
            if ready != 0:
                plain = self.without_asking(t, at, ready)
                if plain >= 0:
                    self.take_clause(t, at, plain)
                else:
                    level = self.kinds.level
                    t.ask(self.kinds.order, seat, level.at(t.get(level)))
                return True
            t.events[at + E_LISTENER] += 1
            t.events[at + E_DONE] = 0
        return False

    def ready(self, t: EffectState, at: i64) -> i64:
        """Return the mask of the clauses that the present listener can use now."""
        seat = self.listener(t, at)
        mine = t.events[at + E_LISTENER] == 0
        found: i64 = 0
        row = self.listening(t, at)
        first = seat * self.card_words
        if not row.any_of(t.in_play, first):
            return 0
        done = t.events[at + E_DONE]
        for place in range(row.size):
            here = t.in_play[first + row.words[place]] & row.bits[place]
            if here != 0 and done >> place & 1 == 0:
                clause = row.clauses[place]
                if (
                    (clause.whose != OWN if not mine else clause.whose != OTHERS)
                    and not self.is_acting(t, clause.number)
                    and self.works(t, seat, clause)
                    and (not clause.may or self.would_do(t, seat, clause))
                ):
                    found |= 1 << place
        return found

    def is_acting(self, t: EffectState, number: i64) -> bool:
        """Tell whether a clause is being carried out already: it cannot call on itself."""
        for level in range(t.under_way):
            if t.events[level * EVENT_WORDS + E_ACTING] == number + 1:
                return True
        return False

    def without_asking(self, t: EffectState, at: i64, ready: i64) -> i64:
        """Return a clause about which nobody is asked, or -1: the only one, or one that gives."""
        for place, clause in enumerate(self.listening(t, at).clauses):
            if ready >> i64(place) & 1 != 0 and not clause.may:
                alone = ready & (ready - 1) == 0
                if alone or (clause.simple and t.events[at + E_STAGE] != INSTEAD):
                    return place
        return -1

    def take_clause(self, t: EffectState, at: i64, place: i64) -> None:
        """Carry out a clause of the present listener."""
        clause = self.listening(t, at).clauses[place]
        seat = self.listener(t, at)
        t.events[at + E_DONE] |= 1 << place
        t.events[at + E_ACTING] = clause.number + 1
        if t.events[at + E_STAGE] == INSTEAD:
            t.events[at + E_REPLACED] = 1
        self.close_latch(t, seat, clause)
        self.begin(t, seat, clause.program, clause.origin)

    # --- which clause comes next ---

    def callable_clauses(self, t: EffectState) -> i64:
        """Return the mask of the clauses among which the order is asked, from 0 without gaps."""
        ready = self.ready(t, self.event_at(t))
        size: i64 = 0
        while ready != 0:
            ready &= ready - 1
            size += 1
        return (1 << size) - 1

    def clause_at(self, t: EffectState, index: i64) -> Clause:
        """Return one of the clauses among which the order is asked."""
        at = self.event_at(t)
        return self.listening(t, at).clauses[nth(self.ready(t, at), index)]

    def may_pass(self, t: EffectState) -> bool:
        """Tell whether none of the clauses that are left must be used."""
        at = self.event_at(t)
        ready = self.ready(t, at)
        for place, clause in enumerate(self.listening(t, at).clauses):
            if ready >> i64(place) & 1 != 0 and not clause.may:
                return False
        return True

    def call(self, t: EffectState, index: i64) -> None:
        """Use the chosen clause."""
        at = self.event_at(t)
        place = nth(self.ready(t, at), index)
        t.pop()
        self.take_clause(t, at, place)

    def pass_on(self, t: EffectState) -> None:
        """Use none of the clauses that are left."""
        at = self.event_at(t)
        t.events[at + E_DONE] |= self.ready(t, at)
        t.pop()
