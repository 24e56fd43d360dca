"""Tables with occupations in a line: cards in play, or one that is about to be played."""

from typing import Any

from skali.core.chance import Chance
from skali.games.odin.effects.cards import CARDS
from skali.games.odin.rules.flow import Odin
from tests.odin.build import Plain, counted, goods, play, player, position, space, weapons

PLAYING = space(60)
"""The space on which up to two cards are played."""


def holder(goods_: str = "", weapons_: str = "", **fields: Plain) -> dict[str, Any]:
    """Write a seat with whatever it needs."""
    return player(goods_, weapons_, **fields)


def with_card(
    *cards: str, seats: int = 2, seat: dict[str, Any] | None = None, **fields: Plain
) -> Odin:
    """Build a table on which the first player has cards in play."""
    players = [seat or player(), *(player() for _ in range(seats - 1))]
    in_play: list[list[str]] = [list(cards), *([] for _ in range(seats - 1))]
    assert set(cards) <= set(CARDS)
    return position(*players, decks="ABC", effects={"in_play": in_play}, **fields)


def playing(
    card: str, *answers: str, luck: Chance | None = None, seats: int = 2, **fields: Plain
) -> Odin:
    """Play a card on its space and answer what it asks."""
    table_fields = {
        key: fields.pop(key)
        for key in (
            "round",
            "islands",
            "stone_houses",
            "long_houses",
            "spaces",
            "specials",
            "strips",
        )
        if key in fields
    }
    mine = holder(fields.pop("goods", ""), fields.pop("weapons", ""), hand=[card], **fields)
    rivals = [player() for _ in range(seats - 1)]
    table = position(mine, *rivals, decks="ABC", **table_fields)
    play(table, PLAYING, f"play {card}", chance=luck)
    return play(table, *answers, chance=luck)


def has(table: Odin, expected: str, arms: str = "") -> None:
    """Check the whole supply of the first player, and its weapons."""
    assert goods(table) == counted(expected)
    assert weapons(table) == counted(arms)
