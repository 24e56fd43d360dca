"""Positions as plain data: writing one down, for everybody or for one seat.

`docs/positions/karvi.md` describes the form; `reading` reads one that a person wrote.
"""

from collections.abc import Sequence
from typing import Any

from skali.core.bits import places
from skali.core.game import Options
from skali.core.ledger import booked
from skali.core.pending import dump_pending
from skali.games.karvi.effects.programs import BOARDS, STOPS
from skali.games.karvi.effects.vocabulary import CATEGORIES
from skali.games.karvi.rules import asks
from skali.games.karvi.rules.actions import SPOT_NAMES, WARRIORS
from skali.games.karvi.rules.components import (
    BACKS,
    BUILDINGS,
    CARD_BACK,
    CARDS,
    DESIGNS,
    EQUIPMENT,
    KINDS,
    LETTERS,
    NORMAL,
    ON_TRACK,
    PER_KIND,
    PLACES,
    POST,
    SITE_KEYS,
    SLOTS,
    SLOTS_OPEN,
    SORTS,
    START_CARDS,
    STONE_SITES,
    STONE_SPOTS,
    STONES,
    TILE_KINDS,
    TILES,
    TOWER,
    TRACK_BUILDINGS,
)
from skali.games.karvi.rules.places import in_stack, stones_at
from skali.games.karvi.rules.setup import CHOICES
from skali.games.karvi.rules.state import NOWHERE, PHASES, TRACK, Table
from skali.games.karvi.rules.village import lap

PILES = (*TILE_KINDS, "runestones")


def set_options(t: Table, options: Options) -> None:
    """Put complete options into a table."""
    t.choose = CHOICES.index(str(options["start_cards"]))
    t.variety = int(options["variety"])
    t.chaos = int(options["chaos"])
    t.turned = sum(1 << n for n, key in enumerate(BOARDS) if options[f"turn_{key}"])
    t.draft = int(options["draft"])
    t.draw_two = int(options["draw_two"])


def named(mask: int, names: Sequence[str]) -> list[str]:
    """Write a mask as a list of names."""
    return [names[place] for place in places(mask)]


def dump(t: Table, seat: int | None) -> dict[str, Any]:
    """Write a position; for a seat, without hands, stacks and cards that it has not seen."""
    return {
        **t.game.header(int(t.seats), t.options),
        "phase": PHASES[t.phase],
        "round": int(t.round),
        "active": int(t.active),
        "moved": bool(t.moved),
        "sailed": bool(t.sailed),
        "rigged": bool(t.rigged),
        "stop": STOPS[t.stop],
        "stops_below": named(t.stops, STOPS),
        "stacks": {
            SORTS[t.stack_at[place]]: dump_stack(t, place, seat)
            for place in range(len(PLACES))
            if t.stack_at[place] != NOWHERE
        }
        | {SITE_KEYS[site]: dump_special(t, n, seat) for n, site in enumerate(STONE_SITES)},
        "sites": {key: dump_site(t, site) for site, key in enumerate(SITE_KEYS)},
        "discarded_stones": named(t.discarded, STONES[NORMAL:]),
        "display": [DESIGNS[card] if card != NOWHERE else None for card in t.display],
        "card_stacks": {
            **{name: dump_cards(t, kind, seat) for kind, name in enumerate(KINDS)},
            "drawn": dump_drawn(t, seat),
        },
        "piles": {
            name: int(t.piles[pile]) for pile, name in enumerate(PILES) if t.piles[pile] != NOWHERE
        },
        "players": [dump_player(t, who, seat) for who in range(t.seats)],
        "pending": dump_pending(t),
    }


def dump_stack(t: Table, place: int, seat: int | None) -> dict[str, Any]:
    """Write a stack: where it lies, who has looked, and its tiles for those who have."""
    sort = int(t.stack_at[place])
    seen = places(t.seen[sort])
    known = bool(seen) and (seat is None or seat in seen)
    return {
        "at": PLACES[place],
        "seen": seen,
        "tiles": named(in_stack(t, sort), LETTERS) if known else None,
    }


def dump_site(t: Table, site: int) -> list[int]:
    """Write the owners of a site's buildings, the best slot first."""
    owners = [int(t.slots[site * SLOTS + slot]) for slot in range(SLOTS_OPEN[t.seats])]
    return [owner for owner in owners if owner != NOWHERE]


def dump_special(t: Table, stack: int, seat: int | None) -> dict[str, Any]:
    """Write the special runestones of a yellow place."""
    seen = places(t.stones_seen[stack])
    known = bool(seen) and (seat is None or seat in seen)
    return {
        "seen": seen,
        "left": int(stones_at(t, stack)),
        "stones": named(t.site_stones[stack], STONES[NORMAL:]) if known else None,
    }


def dump_cards(t: Table, kind: int, seat: int | None) -> dict[str, Any]:
    """Write what is known of a stack of cards: one put back on top, those put under it."""
    top = int(t.top[kind])
    first = kind * int(PER_KIND)
    under = t.under[first : first + int(t.under_size[kind])]
    return {
        "top": None if top == NOWHERE else dump_owned(top, seat),
        "under": [dump_owned(int(card), seat) for card in under],
    }


def dump_drawn(t: Table, seat: int | None) -> list[str]:
    """Write the two cards of which somebody is about to keep one; others see their backs."""
    if not t.asks(asks.KEEP):
        return []
    cards = (t.get(asks.FIRST_CARD), t.get(asks.SECOND_CARD))
    known = seat is None or seat in t.turn
    return [CARDS[card] if known else BACKS[CARD_BACK[card]] for card in cards]


def dump_owned(entry: int, seat: int | None) -> dict[str, Any]:
    """Write a card that one seat knows."""
    card, owner = entry & 63, entry >> 6
    known = seat is None or seat == owner
    return {"card": CARDS[card] if known else BACKS[CARD_BACK[card]], "seat": owner}


def dump_player(t: Table, who: int, seat: int | None) -> dict[str, Any]:
    """Write one player's things; others see only the backs of the hand."""
    hand = places(t.hand[who])
    known = seat is None or seat == who
    stones = t.stones[who * STONE_SPOTS : (who + 1) * STONE_SPOTS]
    return {
        "points": int(t.points[who]),
        "fur": int(t.fur[who]),
        "silver": int(t.silver[who]),
        "gold": int(t.gold[who]),
        "provisions": int(t.provisions[who]),
        "ship": PLACES[t.ship[who]],
        "dice": [dump_die(t, die) for die in (2 * who, 2 * who + 1) if t.place[die] != NOWHERE],
        "warriors": dump_crew(int(t.crew[who])),
        "hand": [CARDS[card] for card in hand]
        if known
        else [BACKS[back] for back in sorted(CARD_BACK[card] for card in hand)],
        "played": named(t.played[who], CARDS),
        "trade_cards": [DESIGNS[bit // 2] for bit in places(t.received[who])],
        "beside": named(t.beside[who], TILES),
        "laid": named(t.laid[who], TILES),
        "buildings_on_tracks": dump_on_tracks(int(t.on_track[who])),
        "supply": {name: int(t.stock[2 * who + kind]) for kind, name in enumerate(BUILDINGS)},
        "tiles_above": named(t.above[who], EQUIPMENT),
        "stones_above": named(t.stones_above[who], STONES),
        "tiles": {
            name: EQUIPMENT[t.tiles[who * len(TILE_KINDS) + kind]]
            for kind, name in enumerate(TILE_KINDS)
            if t.tiles[who * len(TILE_KINDS) + kind] != NOWHERE
        },
        "covered_tiles": named(t.covered_tiles[who], EQUIPMENT),
        "stones": [STONES[stone] if stone != NOWHERE else None for stone in stones],
        "covered_stones": named(t.covered_stones[who], STONES),
        "start_card": None if t.start_card[who] == NOWHERE else START_CARDS[t.start_card[who]],
        "sheet": booked(t.ledger, who, CATEGORIES),
    }


def dump_die(t: Table, die: int) -> dict[str, Any]:
    """Write a die: its spot, its beer, whether it has stopped, how many dice are below it."""
    place = int(t.place[die] - lap(t))
    plain: dict[str, Any] = {"at": SPOT_NAMES[place % TRACK], "beer": int(t.beer[die])}
    if place >= TRACK:
        plain["stopped"] = True
    if t.level[die]:
        plain["level"] = int(t.level[die])
    return plain


def dump_crew(crew: int) -> list[str]:
    """Write warriors by side and strength."""
    return [name for kind, name in enumerate(WARRIORS) for _ in range(crew >> 3 * kind & 7)]


def dump_on_tracks(mask: int) -> dict[str, list[int]]:
    """Write the slots of the tracks on which buildings still lie."""
    found: dict[str, list[int]] = {BUILDINGS[POST]: [], BUILDINGS[TOWER]: []}
    for building in places(mask):
        found[BUILDINGS[building // ON_TRACK]].append(int(TRACK_BUILDINGS[building]))
    return found
