"""Seeded games in which cards are steered: what was drawn, played and used at each player count."""

import random
from typing import cast

from mypy_extensions import i64

from skali.core.arrays import vec
from skali.core.chance import Chance
from skali.core.effects.written import origins_of
from skali.games.odin import GAME
from skali.games.odin.effects.cards import CARDS
from skali.games.odin.effects.machine import MACHINE
from skali.games.odin.effects.vocabulary import VOCABULARY
from skali.games.odin.rules import asks
from skali.games.odin.rules.actions import SPACE
from skali.games.odin.rules.components import LENGTHS
from skali.games.odin.rules.flow import Odin
from skali.games.odin.rules.goods import NAMES
from skali.games.odin.rules.occupations import STREAM_CARDS
from skali.games.odin.rules.state import BOATS, KNARRS, LONGSHIPS, OWN

ORIGINS = origins_of(VOCABULARY)
RICH = (
    ("silver", 25), ("ore", 6), ("wood", 12), ("stone", 8), ("flax", 3), ("beans", 3), ("peas", 3),
    ("grain", 2), ("mead", 3), ("stockfish", 4), ("salt_meat", 3), ("game_meat", 3),
    ("whale_meat", 3), ("sheep", 2), ("cattle", 2), ("oil", 3), ("hide", 2), ("wool", 2),
    ("linen", 2), ("silk", 3), ("spices", 3), ("rune_stone", 4), ("chest", 3), ("silverware", 3),
    ("clothing", 1),
)  # fmt: skip
"""What everybody has besides, so that little fails for want of it."""
LEARNING = ("place draw_occupation", "place play_occupation")
EAGER = ("play", "use", "option", "follow", "recall", "lay", "serve")


class Steered(Chance):
    """Seeded luck that deals the wanted cards first."""

    def __init__(self, seed: int, wanted: set[int]) -> None:
        """Begin."""
        super().__init__()
        self.random = random.Random(seed)
        self.wanted = wanted

    def below(self, stream: int, size: int) -> int:
        """Return one of 0 … size - 1."""
        self.marks += 1
        return self.random.randrange(size)

    def pick(self, stream: int, bag: "vec[i64]", start: int, kinds: int) -> int:
        """Draw a wanted card if there is one."""
        if stream == STREAM_CARDS:
            found = [n for n in range(kinds) if bag[start + n] and n in self.wanted]
            if found:
                return found[self.below(stream, len(found))]
        there = [n for n in range(kinds) for _ in range(bag[start + n])]
        return there[self.below(stream, len(there))]

    def twin(self) -> "Steered":
        """Return luck that will be the same."""
        found = Steered(0, self.wanted)
        found.random.setstate(self.random.getstate())
        return found


class Company:
    """Games of one number of players, until every card was drawn, played and used."""

    def __init__(self, seats: int) -> None:
        """Begin with nothing met."""
        self.seats = seats
        self.drawn: set[int] = set()
        self.played: set[int] = set()
        self.used: set[int] = set()
        self.games = 0
        self.without: list[tuple[int, Odin]] = []
        """Tables as they would be without a card, where the same is asked."""

    @property
    def left(self) -> set[int]:
        """The cards whose effect was not used yet."""
        return set(range(len(CARDS))) - self.used

    def game(self, seed: int) -> Odin:
        """Play a game in which cards that are still to be used are dealt first."""
        self.games += 1
        chance = Steered(seed, self.left)
        options = {"length": LENGTHS[seed % 2], "decks": "ABC"}
        t = cast("Odin", GAME.new(self.seats, options, chance))
        policy = random.Random(1000 + seed)
        for seat in range(self.seats):
            for name, number in RICH:
                t.supply[seat * len(NAMES) + NAMES.index(name)] += number
            for place, number in ((BOATS, 1), (KNARRS, seed % 3), (LONGSHIPS, seed // 3 % 3)):
                t.own[seat * OWN + place] += number
        while not t.over:
            seat = policy.choice(t.turn)
            self.decide(t, seat, self.chosen(t, seat, policy), chance)
        return t

    def chosen(self, t: Odin, seat: int, policy: random.Random) -> int:
        """Choose at random, but rather what has to do with cards."""
        legal = t.legal(seat)
        if policy.random() < 0.8:
            texts = {n: SPACE.text(n) for n in legal}
            eager = [n for n, text in texts.items() if text.split()[0] in EAGER]
            learn = [n for n, text in texts.items() if text.startswith(LEARNING)]
            keen = [n for n in legal if texts[n].split()[0] in ("play", "keep")
                    and CARDS.index(texts[n].split()[1]) in self.left]  # fmt: skip
            for some, share in ((keen, 1.0), (eager, 0.7), (learn, 0.4)):
                if some and policy.random() < share:
                    return policy.choice(some)
        return policy.choice(legal)

    def decide(self, t: Odin, seat: int, action: int, chance: Steered) -> None:
        """Carry out a decision.

        A card is used if the same could not be done without it, now or had it not been there at
        the decision before, or if something else would come of it.
        """
        text = SPACE.text(action).split()
        for card, twin in self.without:
            if seat in twin.turn and action not in twin.legal(seat):
                self.used.add(card)
        self.without.clear()
        twins = [
            (owner, card, t.copy(), chance.twin())
            for card in sorted(self.left)
            for owner in range(self.seats)
            if MACHINE.has(t, owner, card)
        ]
        if text[0] == "option" and t.asks(asks.CHOOSE):
            kind, _, key = ORIGINS[t.get(asks.ORIGIN)].partition(":")
            if kind == "card":
                self.used.add(CARDS.index(key))
        if text[0] == "play":
            card = CARDS.index(text[1])
            self.played.add(card)
            blank = played_blank(t, seat, action, card, chance.twin())
            t.apply(action, chance, seat)
            if (signature(t), t.asking()) != blank:
                self.used.add(card)
        else:
            t.apply(action, chance, seat)
        after = signature(t)
        for owner, card, twin, luck in twins:
            MACHINE.take_out(twin, owner, card)
            if action not in twin.legal(seat):
                self.used.add(card)
            else:
                twin.apply(action, luck, seat)
                if signature(twin) != after:
                    self.used.add(card)
                elif (twin.turn, twin.asking()) == (t.turn, t.asking()):
                    self.without.append((card, twin))
        for place in range(self.seats):
            self.drawn |= {n for n in self.left | self.played if in_hand(t, place, n)}


def played_blank(t: Odin, seat: int, action: int, card: int, luck: Chance) -> tuple[object, ...]:
    """Return what would lie on the table, and be asked, if a card that is played did nothing."""
    twin, deck = t.copy(), MACHINE.deck
    at_once, soon = deck.on_play[card], deck.soon[:]
    deck.on_play[card] = []
    deck.soon[:] = [clause for clause in soon if clause.card != card]
    try:
        twin.apply(action, luck, seat)
    finally:
        deck.on_play[card] = at_once
        deck.soon[:] = soon
    return signature(twin), twin.asking()


def in_hand(t: Odin, seat: int, card: int) -> bool:
    """Tell whether a card is in a hand."""
    words = MACHINE.card_words
    return bool(t.cards[seat * words + card // 60] >> card % 60 & 1)


def signature(t: Odin) -> tuple[object, ...]:
    """Return what lies on the table, but neither cards nor what is pending."""
    return (
        list(t.supply), list(t.own), list(t.land), list(t.feast), list(t.owner), list(t.hoard),
        list(t.taken), list(t.deck), list(t.men), t.specials, t.strips, t.round, t.phase,
        t.edge, t.guest,
    )  # fmt: skip
