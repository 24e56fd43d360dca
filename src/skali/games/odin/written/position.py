"""Positions as plain data; `docs/positions/odin.md` describes the form, `reading.py` reads it."""

from typing import Any

from skali.core.bits import places
from skali.core.effects.written import WrittenEffects
from skali.core.pending import dump_pending
from skali.games.odin.effects.cards import CARD_WORDS, CARDS, IS_START
from skali.games.odin.effects.machine import MACHINE
from skali.games.odin.effects.programs import CODER
from skali.games.odin.rules import banquet, boards, components, dice, state
from skali.games.odin.rules.actions import ISLAND_LETTERS, SQUARES
from skali.games.odin.rules.actions import SLOTS as SLOT_NAMES
from skali.games.odin.rules.goods import NAMES, SPECIAL_NAMES
from skali.games.odin.rules.land import COINS, MASK, ORES, is_house
from skali.games.odin.rules.occupations import is_in
from skali.games.odin.rules.places import (
    ground,
    piece_column,
    piece_ground,
    piece_row,
    piece_thing,
    piece_turn,
)
from skali.games.odin.rules.state import Table

EFFECTS = WrittenEffects(MACHINE, CODER, CARDS)
WAYS = ("long", "cross")


def dump(t: Table, seat: int | None = None) -> dict[str, Any]:
    """Write the position down; for a seat, only the number of cards in other hands."""
    return {
        **t.game.header(int(t.seats), t.options),
        "round": int(t.round),
        "phase": state.PHASES[int(t.phase)],
        "start_player": int(t.start),
        "active": int(t.active),
        "last": None if t.last == state.NOBODY else int(t.last),
        "passed": places(t.passed),
        "imitated": [
            column for column in range(1, int(components.COLUMNS) + 1) if t.mirrors >> column & 1
        ],
        "spaces": {
            key: {"colour": int(t.colour_on(square)), "vikings": int(t.men_on(square))}
            for square, key in enumerate(SQUARES)
            if t.men[square]
        },
        "strips": {
            "left": {str(n + 1): int(components.POSITIONS - t.taken[n]) for n in places(t.strips)},
            "pile": [str(n + 1) for n in places(t.pile)],
        },
        "specials": [SPECIAL_NAMES[n] for n in places(t.specials)],
        "weapons": {
            "deck": counts(components.WEAPONS, t.deck, 0),
            "discard": counts(components.WEAPONS, t.deck, int(components.ARMS)),
        },
        "islands": {key: dump_island(t, n) for n, key in enumerate(ISLAND_LETTERS)},
        "stone_houses": dump_houses(t, int(boards.FIRST_STONE_HOUSE), int(boards.FIRST_LONG_HOUSE)),
        "long_houses": dump_houses(t, int(boards.FIRST_LONG_HOUSE), int(boards.HOME_PLOT)),
        "players": [
            dump_player(t, player, hidden=t.decks != 0 and seat not in (None, player))
            for player in range(t.seats)
        ],
        "action": dump_action(t),
        "guest": bool(t.guest),
        "edge": int(t.edge),
        "last_roll": dump_roll(int(t.fallen)),
        "sober": places(t.sober),
        "effects": EFFECTS.dump(t),
        "pending": dump_pending(t),
    }


def counts(names: tuple[str, ...], numbers: Any, start: int) -> dict[str, int]:  # noqa: ANN401 - an array
    """Write how many of each, leaving zeros out."""
    return {name: int(numbers[start + n]) for n, name in enumerate(names) if numbers[start + n]}


def dump_roll(fallen: int) -> dict[str, Any] | None:
    """Write the last roll of this turn."""
    if not fallen:
        return None
    return {
        "action": components.DICE[dice.fallen_action(fallen)],
        "rolled": int(dice.fallen_number(fallen)),
        "ore": int(dice.fallen_ore(fallen)),
        "result": int(dice.fallen_result(fallen)),
        "rolls": int(dice.fallen_count(fallen)),
    }


def dump_action(t: Table) -> dict[str, Any] | None:
    """Write who is in the middle of an action, where its Vikings stand, and whether it was used."""
    if t.acting == state.NOBODY:
        return None
    return {
        "seat": int(t.acting),
        "space": SQUARES[t.square],
        "used": bool(t.used),
        "card_played": bool(t.bonus),
    }


# --- land ---


def dump_land(t: Table, seat: int, plot: int) -> dict[str, Any]:
    """Write what lies on a plot: tiles as they were laid, single silver and ore by their cells."""
    at, face = int(boards.row_of(seat, plot)), t.face(plot)
    found: dict[str, Any] = {"tiles": tiles_on(t, int(ground(seat, plot)))}
    found["silver"] = cells(t, at, plot, int(COINS))
    if not is_house(face):
        found["ore"] = cells(t, at, plot, int(ORES))
    return {key: value for key, value in found.items() if value}


def tiles_on(t: Table, where: int) -> list[dict[str, Any]]:
    """List the tiles on a ground in the order in which they were laid."""
    found: list[dict[str, Any]] = []
    tile = t.lying
    while tile is not None:
        word = tile.piece
        if piece_ground(word) == where:
            found.append(
                {
                    "tile": NAMES[piece_thing(word)],
                    "turn": int(piece_turn(word)),
                    "row": int(piece_row(word)) + 1,
                    "column": int(piece_column(word)) + 1,
                }
            )
        tile = tile.before
    return found[::-1]


def cells(t: Table, at: int, plot: int, field: int) -> list[list[int]]:
    """List the cells with single silver or ore as row and column."""
    return [
        [row + 1, column + 1]
        for row in range(boards.PLOT_ROWS[plot])
        for column in places(t.land[at + row] >> field & MASK)
    ]


def dump_island(t: Table, plot: int) -> dict[str, Any]:
    """Write an exploration board: its side, whose it is, the silver or the things on it."""
    owner = int(t.owner[plot])
    found: dict[str, Any] = {"side": boards.FACES[t.face(plot)]}
    if owner == state.NOBODY:
        return found | {"silver": int(t.hoard[plot])}
    return found | {"owner": owner, "land": dump_land(t, owner, plot)}


def dump_houses(t: Table, first: int, last: int) -> dict[str, Any]:
    """Write the houses that somebody has."""
    return {
        str(plot - first + 1): {
            "owner": int(t.owner[plot]),
            "land": dump_land(t, int(t.owner[plot]), plot),
        }
        for plot in range(first, last)
        if t.owner[plot] != state.NOBODY
    }


# --- players ---


def hand_of(t: Table, seat: int) -> list[int]:
    """List the cards in a hand."""
    return [card for card in range(len(CARDS)) if is_in(t, seat * int(CARD_WORDS), card)]


def dump_player(t: Table, seat: int, *, hidden: bool) -> dict[str, Any]:
    """Write what one player has; of a hidden hand only its backs."""
    held = t.of(seat, state.HELD)
    hand = hand_of(t, seat)
    light = sum(int(IS_START[card]) for card in hand)
    cards: dict[str, Any] = {"held_cards": {"light": light, "dark": len(hand) - light}}
    if not hidden:
        cards["hand"] = [CARDS[card] for card in hand]
    return {
        **cards,
        "goods": counts(NAMES, t.supply, seat * len(NAMES)),
        "weapons": {
            n: int(t.of(seat, state.ARMOURY + k)) for k, n in enumerate(components.WEAPONS)
        },
        "pregnant": {
            "sheep": int(t.of(seat, state.LAMBS)),
            "cattle": int(t.of(seat, state.LAMBS + 1)),
        },
        "thing": int(t.of(seat, state.THING)),
        "penalties": int(t.of(seat, state.PENALTIES)),
        "whaling_boats": [int(t.of(seat, state.BOATS)), int(t.of(seat, state.ARMED_BOATS))],
        "knarrs": int(t.of(seat, state.KNARRS)),
        "longships": [
            int(t.of(seat, state.LONGSHIPS + ore))
            for ore in range(components.ORE_SLOTS[components.LONGSHIP] + 1)
        ],
        "emigrated": {
            "knarr": int(t.of(seat, state.EMIGRATED)),
            "longship": int(t.of(seat, state.EMIGRATED + 1)),
        },
        "sheds": int(t.of(seat, state.SHEDS)),
        "slots": {name: int(t.of(seat, state.SLOTS + n)) for n, name in enumerate(SLOT_NAMES)},
        "feast": [dish(word) for word in banquet.dishes(t.feast, seat * int(banquet.FEAST_WORDS))],
        "held": NAMES[held - 1] if held else None,
        "home": dump_land(t, seat, int(boards.HOME_PLOT)),
    }


def dish(serving: int) -> dict[str, Any]:
    """Write a dish on the banquet table."""
    return {
        "food": banquet.FOODS[banquet.food_of(serving)],
        "way": WAYS[banquet.crosswise_of(serving)],
        "cell": int(banquet.cell_of(serving)) + 1,
    }
