"""Effects in positions: cards in play, latches and events by their names."""
# interpreted: reads and writes JSON-like data

from collections.abc import Sequence
from typing import Any

from skali.core.bits import places
from skali.core.effects.clause import Clause
from skali.core.effects.clauses import ClauseCoder
from skali.core.effects.codes import (
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
    LEVELS,
    SET_WORD,
    STAGES,
)
from skali.core.effects.forms import CHOICE
from skali.core.effects.machine import Machine
from skali.core.effects.state import EffectState
from skali.core.effects.vocabulary import Vocabulary
from skali.core.pending import load_frame
from skali.core.position import Fields, one_of

NOWHERE = "nowhere"
MOST = 9999


def origins_of(vocabulary: Vocabulary) -> tuple[str, ...]:
    """List where effects may come from, by number."""
    return (NOWHERE, *vocabulary.origins)


class WrittenEffects:
    """Writes what a machine's effects have under way, and reads it back; every fault is named."""

    def __init__(self, machine: Machine, coder: ClauseCoder, cards: Sequence[str]) -> None:
        """Know all programs and clauses by their names."""
        self.machine = machine
        self.vocabulary = coder.vocabulary
        self.cards = tuple(cards)
        self.names = dict(coder.names)
        self.by_name = {name: address for address, name in self.names.items()}
        self.programs = tuple(name for name in self.by_name if not name.endswith(CHOICE))
        self.origins = origins_of(coder.vocabulary)
        self.events = tuple(event.name for event in coder.vocabulary.events)
        self.clauses = tuple(self.clause_name(clause) for clause in coder.deck.clauses)
        self.latched = [clause for clause in coder.deck.clauses if clause.scope >= 0]

    def clause_name(self, clause: Clause) -> str:
        """Name a clause by its card and its place on it."""
        return f"{self.cards[int(clause.card)]}-{int(clause.place) + 1}"

    def load_pending(self, t: EffectState, entries: list[Fields], default: int) -> None:
        """Ask the questions of a written position again, once the events were read."""
        kinds = self.machine.kinds
        for place, entry in enumerate(entries):
            question = load_frame(t, entry, default)
            if question in (kinds.event, kinds.order) and t.get(kinds.level) >= t.under_way:
                raise entry.fail("event", f"must be one of the {t.under_way} events under way")
            if question in (kinds.choose, kinds.order) and place + 1 < len(entries):
                raise entry.fail("ask", "must be the last: nothing waits above a choice")

    def origin(self, entry: Fields) -> int:
        """Read where something comes from."""
        return self.origins.index(entry.word("origin", self.origins, NOWHERE))

    def dump(self, t: EffectState) -> dict[str, Any]:
        """Write what a state keeps for effects beside its frames."""
        return {
            "origin": self.origins[t.origin],
            "in_play": [self.cards_of(t, seat) for seat in range(t.seats)],
            "used": [self.used_by(t, seat) for seat in range(t.seats)],
            "events": [self.dump_event(t, level) for level in range(t.under_way)],
        }

    def cards_of(self, t: EffectState, seat: int) -> list[str]:
        """List the cards in play of a seat."""
        return [name for card, name in enumerate(self.cards) if self.machine.has(t, seat, card)]

    def used_by(self, t: EffectState, seat: int) -> dict[str, int]:
        """Return how often a seat has used clauses that cannot be used again and again."""
        latches = len(self.latched)
        found = {
            self.clause_name(clause): int(t.latches[seat * latches + int(clause.latch)])
            for clause in self.latched
        }
        return {name: times for name, times in found.items() if times}

    def dump_event(self, t: EffectState, level: int) -> dict[str, Any]:
        """Write an event under way."""
        word = [int(t.events[level * EVENT_WORDS + n]) for n in range(EVENT_WORDS)]
        kinds = len(self.vocabulary.tallies)
        tallies = [int(t.tallies[level * 2 * kinds + n]) for n in range(2 * kinds)]
        event = self.vocabulary.events[word[E_EVENT]]
        return {
            "event": event.name,
            "seat": word[E_SEAT],
            "subject": event.subjects[word[E_SUBJECT]] if event.subjects else "",
            "amount": word[E_AMOUNT],
            "origin": self.origins[word[E_ORIGIN]],
            "program": self.names[word[E_PROGRAM]],
            "stage": STAGES[word[E_STAGE]],
            "listener": word[E_LISTENER],
            "done": places(word[E_DONE]),
            "acting": self.clauses[word[E_ACTING] - 1] if word[E_ACTING] else "",
            "replaced": bool(word[E_REPLACED]),
            "tallies": {
                name: [tallies[2 * n], tallies[2 * n + 1]]
                for n, name in enumerate(self.vocabulary.tallies)
                if tallies[2 * n] or tallies[2 * n + 1]
            },
        }

    def load(self, t: EffectState, fields: Fields) -> None:
        """Read what a state keeps for effects beside its frames."""
        t.origin = self.origin(fields)
        for seat, cards in enumerate(fields.items("in_play", int(t.seats))):
            if not isinstance(cards, list):
                raise fields.fail(f"in_play[{seat}]", "must be a list of cards")
            for name in cards:
                if name not in self.cards:
                    raise fields.fail(f"in_play[{seat}]", one_of(name, self.cards))
                self.machine.put_in_play(t, seat, self.cards.index(name))
        names = [self.clause_name(clause) for clause in self.latched]
        for seat, used in enumerate(fields.tables("used", int(t.seats))):
            for name, clause in zip(names, self.latched, strict=True):
                place = seat * len(names) + int(clause.latch)
                t.latches[place] = used.integer(name, 0, 0, MOST)
            used.close()
        for level, entry in enumerate(fields.tables("events", int(LEVELS))):
            self.load_event(t, level, entry)
            t.under_way = level + 1

    def load_event(self, t: EffectState, level: int, entry: Fields) -> None:
        """Read an event under way."""
        at = level * int(EVENT_WORDS)
        number = self.events.index(entry.word("event", self.events, self.events[0]))
        subjects = self.vocabulary.events[number].subjects
        subject = entry.word("subject", subjects or ("",), (*subjects, "")[0])
        acting = entry.word("acting", ("", *self.clauses), "")
        stage = entry.word("stage", STAGES, STAGES[0])
        t.events[at + E_EVENT] = number
        t.events[at + E_SEAT] = entry.integer("seat", 0, 0, int(t.seats) - 1)
        t.events[at + E_SUBJECT] = subjects.index(subject) if subjects else 0
        t.events[at + E_AMOUNT] = entry.integer("amount", 0, 0, MOST)
        t.events[at + E_ORIGIN] = self.origin(entry)
        program = entry.word("program", self.programs, "nothing")
        t.events[at + E_PROGRAM] = self.by_name[program]
        t.events[at + E_STAGE] = STAGES.index(stage)
        t.events[at + E_LISTENER] = entry.integer("listener", 0, 0, int(t.seats))
        done = entry.integers("done", 0, int(SET_WORD) - 1, int(SET_WORD))
        t.events[at + E_DONE] = sum({1 << n for n in done})
        t.events[at + E_ACTING] = self.clauses.index(acting) + 1 if acting else 0
        t.events[at + E_REPLACED] = int(entry.flag("replaced", default=False))
        tallies = entry.table("tallies")
        kinds = len(self.vocabulary.tallies)
        for n, name in enumerate(self.vocabulary.tallies):
            for place, value in enumerate(tallies.integers(name, 0, MOST, 2)):
                t.tallies[level * 2 * kinds + 2 * n + place] = value
        t.noted |= 1 << level
        tallies.close()
        entry.close()
