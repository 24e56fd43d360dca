"""What occupations do, in sentences made from their clauses."""
# interpreted: words for people

from functools import cache

from skali.core.effects.sentences import Tree
from skali.core.message import Message, say
from skali.games.odin.effects.cards import CARDS, TABLES
from skali.games.odin.effects.machine import MACHINE
from skali.games.odin.effects.programs import CODER
from skali.games.odin.rules.components import SPACES, WEAPONS
from skali.games.odin.rules.state import Table
from skali.games.odin.shown.card_words import SENTENCES, is_forced
from skali.games.odin.shown.names import name, space_name

WHOLE = ("equipment_supplier", "quartermaster", "pea_counter", "modifier", "sober_man")
"""Cards with sums, or with clauses or options that hardly differ, have a sentence as a whole."""


def card_name(card: int) -> Message:
    """Name an occupation."""
    return say(f"odin-card-{CARDS[card].replace('_', '-')}")


@cache
def clauses(card: int) -> list[Tree]:
    """List the clauses of a card that are said."""
    every: list[Tree] = TABLES[card].value("clauses", list)
    return [tree for tree in every if not is_forced(tree)]


@cache
def card_text(card: int) -> Message:
    """Say all that a card does."""
    if CARDS[card] in WHOLE:
        return say("odin-sentence", text=say(f"odin-whole-{CARDS[card].replace('_', '-')}"))
    return say("odin-sentence", text=SENTENCES.card(clauses(card)))


@cache
def clause_text(card: int, place: int) -> Message:
    """Say one clause of a card."""
    if CARDS[card] in WHOLE:
        return card_text(card)
    return SENTENCES.clause(TABLES[card].value("clauses", list)[place])


def anytime_text(index: int) -> Message:
    """Say what is used at any time, with the name of its card."""
    clause = CODER.deck.anytime[index]
    card = int(clause.card)
    return say("odin-use", card=card_name(card), text=clause_text(card, int(clause.place)))


# --- what is asked with cards ---

DESCRIBED = ("play", "keep", "use", "recall", "discard", "follow")
"""Families that are about cards."""


def describe(t: Table, family: str, index: int) -> Message:
    """Say what an action with a card would do, or which clause comes next."""
    if family in ("play", "keep"):
        return Message(f"odin-{family}", {"card": card_name(index), "text": card_text(index)})
    if family == "use":
        return anytime_text(index)
    if family == "recall":
        return say("odin-recall", space=square_name(index))
    if family == "follow":
        return say("odin-follow", space=space_name(SPACES[index]))
    if family == "discard":
        return say("odin-discard", weapon=name(WEAPONS[index]))
    if family == "done":
        return say("odin-done-order")
    clause = MACHINE.clause_at(t, index)
    card = int(clause.card)
    return say("odin-use", card=card_name(card), text=clause_text(card, int(clause.place)))


def square_name(square: int) -> Message:
    """Name where Vikings stand."""
    if square < len(SPACES):
        return space_name(SPACES[square])
    return say("odin-imitation", columns="1/2" if square == len(SPACES) else "3/4")


def card_of(t: Table, family: str, index: int) -> int:
    """Return the card that an action plays, keeps or uses, or whose clause comes next."""
    if family in ("play", "keep"):
        return index
    return int((CODER.deck.anytime[index] if family == "use" else MACHINE.clause_at(t, index)).card)
