"""Positions as plain data: writing one down, with or without what a seat may not know.

`docs/positions/walhalla.md` describes the form; `reading.py` reads it.
"""

from typing import Any

from skali.core.chance import total
from skali.core.ledger import booked
from skali.core.pending import dump_pending
from skali.games.walhalla.rules import components, state
from skali.games.walhalla.rules.actions import ENDS
from skali.games.walhalla.rules.asks import CARDS as CARDS_ASKED
from skali.games.walhalla.rules.state import Table


def dump(t: Table, seat: int | None) -> dict[str, Any]:
    """Write the position down; for a seat, other hands and who has laid what are left out."""
    return {
        **t.game.header(int(t.seats), t.options),
        "raid": int(t.raid),
        "phase": state.PHASES[t.phase],
        "start_player": int(t.start),
        "active": int(t.active),
        "tongues": [dump_tongue(t, tongue) for tongue in range(components.TONGUES)],
        "fjords": [dump_fjord(t, fjord) for fjord in range(components.FJORDS)],
        "dragon": dump_dragon(t),
        "stack": [name for kind, name in enumerate(components.DRAGONS) if t.dragons[kind]],
        "players": [dump_player(t, player, seat) for player in range(t.seats)],
        "pile": dump_pile(t) if seat is None else int(total(t.pile, 0, components.CARD_KINDS)),
        "discard": dump_cards(int(t.discard)),
        "pending": questions(t, seat),
    }


def dump_tongue(t: Table, tongue: int) -> dict[str, Any]:
    """Write a tongue's fields from the board outward: the kind, and the colour that besieges it."""
    fields = []
    for row in range(t.rows[tongue]):
        field = tongue * int(components.REACH) + row
        holder = t.holder(field)
        colour = "" if holder == state.NOBODY else f" {components.COLOURS[holder]}"
        fields.append(components.FIELDS[t.field[field]] + colour)
    return {"fields": fields, "inner": int(t.inner[tongue]), "outer": int(t.outer[tongue])}


def dump_fjord(t: Table, fjord: int) -> list[str]:
    """Write the dragons of a fjord from the board outward: the kind and the end in front."""
    moored = [t.moored[fjord * components.BERTHS + berth] for berth in range(t.fleet[fjord])]
    return [f"{components.DRAGONS[dragon >> 1]} {ENDS[dragon & 1]}" for dragon in moored]


def dump_dragon(t: Table) -> dict[str, Any] | None:
    """Write the dragon whose turn it is, with its crew by seat."""
    if t.dragon == state.NOWHERE:
        return None
    crew = [t.aboard(place) for place in range(components.DRAGON_ROWS)]
    return {
        "kind": components.DRAGONS[t.dragon],
        "crew": [None if who == state.NOBODY else components.COLOURS[who] for who in crew],
        "fjord": None if t.fjord == state.NOWHERE else int(t.fjord),
    }


def dump_player(t: Table, player: int, seat: int | None) -> dict[str, Any]:
    """Write one player's vikings, points and cards; hidden ones only by their number."""
    hand, laid = int(t.hands[player]), int(t.laid[player])
    plain: dict[str, Any] = {
        "colour": components.COLOURS[player],
        "points": int(t.points[player]),
        "midgard": int(t.midgard[player]),
        "asgard": int(t.asgard[player]),
        "walhalla": int(t.walhalla[player]),
        "cards": int(state.cards_in(hand) + state.cards_in(laid)),
    }
    if seat is None or seat == player:
        plain |= {"hand": listed(hand), "laid": listed(laid)}
    plain["sheet"] = booked(t.ledger, player, state.CATEGORIES)
    return plain


def listed(hand: int) -> list[str]:
    """Write a packed hand as a list of names."""
    return [
        name for card, name in enumerate(components.CARDS) for _ in range(state.copies(hand, card))
    ]


def dump_cards(hand: int) -> dict[str, int]:
    """Write packed cards by name, leaving zeros out."""
    return {
        name: int(state.copies(hand, card))
        for card, name in enumerate(components.CARDS)
        if state.copies(hand, card)
    }


def dump_pile(t: Table) -> dict[str, int]:
    """Write what is in the draw pile by name."""
    return {name: int(t.pile[card]) for card, name in enumerate(components.CARDS) if t.pile[card]}


def questions(t: Table, seat: int | None = None) -> list[dict[str, Any]]:
    """Write what is asked; who has already laid cards is known to nobody else."""
    if not t.asks(CARDS_ASKED):
        return dump_pending(t, alone=True)
    return [{"ask": t.asking(), "seats": [*(t.turn if seat is None else t.turn_seen(seat))]}]
