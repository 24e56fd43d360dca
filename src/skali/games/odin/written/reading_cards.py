"""Reading hands of occupations; cards of which only the back is known are drawn."""

from mypy_extensions import i64

from skali.core.arrays import vec
from skali.core.bits import array
from skali.core.chance import Chance
from skali.core.position import Fields
from skali.games.odin.effects.cards import CARD_WORDS, CARDS, DARK, DECKS, IS_START, LIGHT, SET_WORD
from skali.games.odin.effects.machine import MACHINE
from skali.games.odin.rules.occupations import pick, pile, toggle
from skali.games.odin.rules.state import Table

BACKS = ("light", "dark")


def load_hands(t: Table, players: list[Fields], chance: Chance) -> None:
    """ODIN-031, ODIN-035: known cards first; then unknown ones from those that are left."""
    first = int(t.decks) * int(CARD_WORDS)
    light, dark = (
        array([int(words[first + n]) for n in range(CARD_WORDS)]) for words in (LIGHT, DARK)
    )
    missing: list[tuple[int, int, int]] = []
    for seat, player in enumerate(players):
        take_played(t, seat, player, light, dark)
    for seat, player in enumerate(players):
        known = [0, 0]
        for card in player.words("hand", CARDS, len(CARDS)):
            take(player, "hand", card, light if IS_START[card] else dark, t)
            toggle(t, seat * int(CARD_WORDS), card)
            known[0 if IS_START[card] else 1] += 1
        backs = player.counts("held_cards", BACKS, len(CARDS)) or known
        if player.has("hand") and backs != known:
            raise player.fail("held_cards", f"must be {known[0]} and {known[1]}, as in the hand")
        missing += [(seat, back, backs[back] - known[back]) for back in (0, 1)]
        player.close()
    for seat, back, number in missing:
        for _ in range(number):
            words = dark if back else light
            if not any(words):
                raise players[seat].fail("held_cards", "there are not so many cards left")
            card = int(pick(words, 0, chance))
            remove(words, card)
            toggle(t, seat * int(CARD_WORDS), card)
    for n in range(CARD_WORDS):
        t.cards[pile(t) + n] = dark[n]


def take_played(t: Table, seat: int, player: Fields, light: vec[i64], dark: vec[i64]) -> None:
    """Take the cards that were played out of those that are left."""
    for card in range(len(CARDS)):
        if MACHINE.has(t, seat, card):
            take(player, "played", card, light if IS_START[card] else dark, t)


def take(player: Fields, key: str, card: int, words: vec[i64], t: Table) -> None:
    """Take a card out of those that are left."""
    if not words[card // SET_WORD] >> card % SET_WORD & 1:
        raise player.fail(
            key, f"{CARDS[card]} is twice there, or not in the decks {DECKS[t.decks]}"
        )
    remove(words, card)


def remove(words: vec[i64], card: int) -> None:
    """Take a card out of a set."""
    words[card // SET_WORD] ^= 1 << card % SET_WORD
