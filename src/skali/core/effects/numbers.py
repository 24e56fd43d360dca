"""Numbers that cards in play change: prices, rolls, limits."""

from mypy_extensions import i64, mypyc_attr

from skali.core.arrays import vec
from skali.core.effects.clause import Change, Deck
from skali.core.effects.codes import (
    ADD,
    CAP,
    E_AMOUNT,
    E_ORIGIN,
    E_SEAT,
    E_SUBJECT,
    EVENT_WORDS,
    MULTIPLY,
    OTHERS,
    OWN,
    SET_TO,
    SET_WORD,
    WAYS,
)
from skali.core.effects.primitive import Counter, Primitive
from skali.core.effects.runner import Kinds, Runner
from skali.core.effects.state import EffectState


@mypyc_attr(allow_interpreted_subclasses=True)
class Numbers(Runner):
    """Runs programs, and says what a number is after all changes."""

    __slots__ = ("card_words", "changes", "deck", "permissions")

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
        super().__init__(code, inline, primitives, counter, kinds, tally_kinds)
        self.deck = deck
        self.card_words: i64 = deck.card_words
        self.permissions: i64 = deck.permissions
        self.changes: list[list[Change]] = [
            [change for change in changes if change.how == how]
            for changes in deck.changes
            for how in range(WAYS)
        ]
        """By number and by how it is changed."""

    def has(self, t: EffectState, seat: i64, card: i64) -> bool:
        """Tell whether a card is in play for a seat."""
        return t.in_play[seat * self.card_words + card // SET_WORD] >> card % SET_WORD & 1 != 0

    def number(self, t: EffectState, seat: i64, number: i64, base: i64, subject: i64) -> i64:
        """Return what a number is for a seat: set, then multiplied, added to, kept in bounds.

        Tests look at the number before any change: `amount` is the base, `subject` what it is
        about. The number's own bounds come last.
        """
        found = base
        if t.altered[seat] >> number & 1 != 0:
            at = t.under_way * EVENT_WORDS
            t.events[at + E_SEAT] = seat
            t.events[at + E_SUBJECT] = subject
            t.events[at + E_AMOUNT] = base
            t.events[at + E_ORIGIN] = t.origin
            if t.under_way > 0 and t.noted >> (t.under_way - 1) & 1 != 0:
                words = 2 * self.tally_kinds
                for word in range(t.under_way * words, (t.under_way + 1) * words):
                    t.tallies[word] = t.tallies[word - words]
                t.noted |= 1 << t.under_way
            else:
                self.forget_tallies(t, t.under_way)
            t.under_way += 1
            for how in range(WAYS):
                if len(self.changes[number * WAYS + how]) > 0:
                    found = self.changed_by(t, seat, number, how, found)
            t.under_way -= 1
        bounds = self.deck.bounds[number]
        return max(bounds.floor, min(bounds.ceiling, found))

    def forget_tallies(self, t: EffectState, level: i64) -> None:
        """Clear what was tallied at a level before."""
        if t.noted >> level & 1 != 0:
            words = 2 * self.tally_kinds
            for word in range(level * words, (level + 1) * words):
                t.tallies[word] = 0
            t.noted &= ~(1 << level)

    def allowed(
        self, t: EffectState, seat: i64, permission: i64, subject: i64, base: i64 = 0
    ) -> bool:
        """Tell whether something is allowed to a seat by its cards; a card that forbids wins.

        `base` is 1 for what is allowed to everybody unless a card forbids it.
        """
        number = len(self.deck.changes) - self.permissions + permission
        return self.number(t, seat, number, base, subject) != 0

    def changed_by(self, t: EffectState, seat: i64, number: i64, how: i64, before: i64) -> i64:
        """Apply all changes of one kind; where they do not stack, or set it, only the best."""
        bounds = self.deck.bounds[number]
        single = not bounds.stacks or how == SET_TO
        found = before
        best = before
        met = False
        for change in self.changes[number * WAYS + how]:
            for place in range(1 if change.whose == OWN else t.seats):
                owner = (seat + place) % t.seats
                if self.applies(t, seat, owner, change):
                    value = changed(how, found, self.value(t, owner, change.value))
                    if not single:
                        found = value
                    elif not met or (value < best) == bounds.low_is_good:
                        best = value
                    met = True
        return best if single and met else found

    def applies(self, t: EffectState, seat: i64, owner: i64, change: Change) -> bool:
        """Tell whether a change of an owner's card works on a number of a seat."""
        if change.whose != (OWN if owner == seat else OTHERS) and change.whose <= OTHERS:
            return False
        return self.has(t, owner, change.card) and self.holds(t, owner, change.test)


def changed(how: i64, number: i64, value: i64) -> i64:
    """Change a number in one of the ways."""
    if how == SET_TO:
        return value
    if how == MULTIPLY:
        return number * value
    if how == ADD:
        return number + value
    if how == CAP:
        return min(number, value)
    return max(number, value)
