"""What a state remembers of its cards: which events are heard, which numbers are changed."""

from typing import cast

from skali.core.chance import Fast
from tests.toys.sagas import GAME
from tests.toys.sagas.table import MACHINE, Sagas
from tests.toys.sagas.vocabulary import CARDS, PRICE, RECEIVE, VISIT, VOCABULARY


def table(*cards: str) -> Sagas:
    """Build a table on which the first player has cards in play."""
    plain = {"seats": 2, "effects": {"in_play": [list(cards), []]}}
    return cast("Sagas", GAME.sample(plain, Fast(0)))


def test_masks_follow_the_cards_in_play() -> None:
    quiet = table()
    assert (list(quiet.ears), list(quiet.altered)) == ([0, 0], [0, 0])
    heard = table("skald", "pedlar")
    assert list(heard.ears) == [1 << VISIT, 0]
    assert list(heard.altered) == [1 << PRICE, 0]
    MACHINE.take_out(heard, 0, CARDS.index("skald"))
    assert list(heard.ears) == [0, 0]
    assert list(heard.copy().altered) == [1 << PRICE, 0]


def test_what_no_clause_would_answer_concerns_nobody() -> None:
    heard = table("weaver")
    place = VOCABULARY.origin("place:market")
    assert MACHINE.concerns(heard, RECEIVE, 0, 1, 2, place)
    assert not MACHINE.concerns(heard, RECEIVE, 0, 2, 2, place)
    assert not MACHINE.concerns(heard, RECEIVE, 0, 1, 2, 0)
    assert not MACHINE.concerns(heard, VISIT, 0, 0, 0, 0)
    assert heard.under_way == 0
