"""Positions as plain data: writing one down, with or without what a seat may not know.

`docs/positions/greenland.md` describes the form; `reading.py` reads it.
"""

from typing import Any

from skali.core.bits import places
from skali.core.pending import dump_pending
from skali.games.greenland.rules import asks, draft, offers
from skali.games.greenland.rules.actions import PROMISES
from skali.games.greenland.rules.components import (
    CARDS,
    CULTURES,
    DAUGHTER_CARDS,
    DISCS,
    EVENTS,
    FACES,
    FIRST_DAUGHTER,
    FIRST_SIDE,
    NOWHERE,
    PEOPLES,
    RANKS,
    ROWS,
    SPOTS,
)
from skali.games.greenland.rules.round import NOBODY, PHASES
from skali.games.greenland.rules.rows import in_pile
from skali.games.greenland.rules.state import FINAL, FRESH, ROW, Table
from skali.games.greenland.written import rolls

LEADER_PLACES = (
    *CARDS,
    *(f"rank-{rank + 1}" for rank in range(int(RANKS))),
    *(f"envoy-{name}" for name in CULTURES),
    *(f"husband-{CARDS[card]}" for card in range(int(FIRST_DAUGHTER), len(CARDS) - 2)),
    "idle",
    "dead",
)
FETCHES = ("", "free", "boat", "any")
CLOSED = ("sea", "markland")


def dump(t: Table, seat: int | None) -> dict[str, Any]:
    """Write the position down; for a seat, hidden hands and strange offers are left out."""
    return {
        **t.game.header(int(t.seats), t.options),
        "circle": [CULTURES[t.circle[place]] for place in range(t.players)],
        **dump_round(t),
        "rows": {name: dump_row(t, row) for row, name in enumerate(ROWS)},
        "piles": {name: int(in_pile(t, row)) for row, name in enumerate(ROWS)},
        "hostile": names(t.hostile),
        "gone": names(t.gone),
        "aside": [CARDS[FIRST_SIDE + side] for side in places(t.aside)],
        "players": [dump_player(t, int(t.circle[place]), seat) for place in range(t.players)],
        "auction": dump_auction(t),
        "placing": dump_placing(t),
        "talks": dump_talks(t),
        "offer": dump_offer(t, seat),
        "fought": names(t.fought),
        "hunted": names(t.hunted),
        "dice": dump_dice(t),
        "rolls": rolls.dump(t),
        "used": [int(number) for number in t.used],
        "pending": dump_pending(t, alone=True),
    }


def names(cards: int) -> list[str]:
    """List the cards of a mask."""
    return [CARDS[card] for card in places(cards)]


def cultures(mask: int) -> list[str]:
    """List the cultures of a mask."""
    return [CULTURES[culture] for culture in places(mask)]


def dump_round(t: Table) -> dict[str, Any]:
    """Write how far the game has come."""
    return {
        "round": int(t.round),
        "rounds_left": int(t.left),
        "phase": PHASES[t.phase],
        "step": int(t.step),
        "event": None if t.event == NOWHERE else EVENTS[t.event],
        "seen": [name for event, name in enumerate(EVENTS) if not t.deck[event]],
        "named": None if t.named == NOBODY else CULTURES[t.named],
        "first": None if t.first == NOBODY else CULTURES[t.first],
        "closed": [n for n, shut in zip(CLOSED, (t.no_sea, t.no_markland), strict=True) if shut],
        "cooled": bool(t.cooled),
        "alive": cultures(t.alive),
        "pagans": cultures(t.pagans),
        "chiefs": cultures(t.chiefs),
        "raided": names(t.raided),
    }


def dump_row(t: Table, row: int) -> dict[str, Any]:
    """Write a row: warm cards from the pile on, cold ones from the newest on."""
    cards = [CARDS[t.row[row * ROW + place]] for place in range(t.size[row])]
    return {"warm": cards[: t.warm[row]], "cold": cards[t.warm[row] :]}


def dump_player(t: Table, culture: int, seat: int | None) -> dict[str, Any]:
    """Write one culture; a hidden hand only by its number."""
    hand = int(t.hand[culture])
    plain: dict[str, Any] = {
        "culture": CULTURES[culture],
        "monotheist": t.is_monotheist(culture),
        **{disc: int(t.discs[culture * 3 + number]) for number, disc in enumerate(DISCS)},
        "idle": int(t.idle[culture]),
        "dead": int(t.dead[culture]),
        "leader": LEADER_PLACES[t.leader[culture]],
        "elders": [int(t.elder(culture, rank)) for rank in range(RANKS)],
        "envoys": by_culture([int(t.envoys[card * PEOPLES + culture]) for card in range(PEOPLES)]),
        "fresh": by_culture([int(t.fresh[card * PEOPLES + culture]) for card in range(PEOPLES)]),
        "wives": [
            CARDS[FIRST_DAUGHTER + daughter]
            for daughter, husband in enumerate(t.husband)
            if husband == culture
        ],
        "hunters": by_card(t.cubes, culture),
        "ferried": by_card(t.ferried, culture),
        "cards": names(t.tableau[culture] & ~DAUGHTER_CARDS),
        "held": hand.bit_count(),
    }
    if t.open_hands or seat is None or t.master[culture] == seat:
        plain["hand"] = names(hand)
    return plain


def by_culture(numbers: list[int]) -> dict[str, int]:
    """Write numbers by culture, leaving zeros out."""
    return {name: number for name, number in zip(CULTURES, numbers, strict=True) if number}


def by_card(numbers: Any, culture: int) -> dict[str, int]:  # noqa: ANN401 - packed
    """Write a culture's numbers by card, leaving zeros out."""
    start = culture * int(SPOTS)
    return {
        CARDS[spot]: int(numbers[start + spot]) for spot in range(SPOTS) if numbers[start + spot]
    }


def dump_auction(t: Table) -> dict[str, Any]:
    """Write what was bid."""
    return {
        "bid": int(t.bid),
        "bids": by_culture([int(bid) for bid in t.bids]),
        "quiet": int(t.quiet),
    }


def dump_placing(t: Table) -> dict[str, Any]:
    """Write what the player who places has done already."""
    return {
        "lonely": bool(t.lonely),
        "fetched": FETCHES[t.fetched],
        "sailed": int(t.sailed),
        "evacuees": int(t.evacuees),
        "evacuated_leader": bool(t.evacuated_leader),
    }


def dump_talks(t: Table) -> dict[str, Any]:
    """Write who offered and promised how much to whom, and who may still swap."""
    made, promised = {}, {}
    for giver in range(PEOPLES):
        for taker in range(PEOPLES):
            pair = giver * int(PEOPLES) + taker
            name = f"{CULTURES[giver]}-{CULTURES[taker]}"
            if t.offers[pair]:
                made[name] = int(t.offers[pair])
            if t.promises[pair]:
                promised[name] = PROMISES[t.promises[pair] - 1]
    return {
        "passes": int(t.passes),
        "offers": made,
        "promises": promised,
        "tokens": cultures(t.tokens),
    }


def dump_offer(t: Table, seat: int | None) -> dict[str, Any] | None:
    """GREEN-NEG-05, GREEN-NEG-09: an open offer is for its parties; others see who would leave.

    While it is composed, only its author knows more than whom it is for.
    """
    if not t.draft[draft.D_PARTIES]:
        return None
    author = int(t.draft[draft.D_FROM])
    plain: dict[str, Any] = {"from": CULTURES[author], "to": CULTURES[t.draft[draft.D_TO]]}
    knows = seat is None or t.master[author] == seat
    if not knows and not t.asks(asks.DRAFT):
        knows = any(t.master[party] == seat for party in places(t.draft[draft.D_PARTIES]))
    if knows:
        plain["parties"] = cultures(t.draft[draft.D_PARTIES])
        plain["between"] = [CULTURES[t.draft[word]] for word in (draft.D_GIVER, draft.D_TAKER)]
        plain["lines"] = int(t.draft[draft.D_LINES])
        plain["turns"] = int(t.draft[draft.D_TURNS])
        plain["gives"] = dump_gifts(t)
        plain["leaves"] = dump_leaving(t)
    elif t.asks(asks.CONSENT) and seat in t.turn:
        grooms = [{**gift_, **marriage} for gift_, marriage in marriages(t)]
        plain |= {"gives": grooms, "leaves": dump_leaving(t)}
    return plain


def pairs_of(t: Table) -> list[tuple[int, int]]:
    """List who could give whom something in the offer."""
    those = places(t.draft[draft.D_PARTIES])
    return [(giver, taker) for giver in those for taker in those if giver != taker]


def marriages(t: Table) -> list[tuple[dict[str, Any], dict[str, Any]]]:
    """List the marriages of the offer: whose daughter goes to whom, and which cube is the groom."""
    found = []
    for giver, taker in pairs_of(t):
        daughter = int(offers.bride(t, giver, taker))
        if daughter >= 0:
            groom: dict[str, Any] = {
                "daughter": CARDS[FIRST_DAUGHTER + daughter],
                "groom": CARDS[offers.groom(t, giver, taker)],
                "leader": bool(t.draft[draft.gift(giver, taker) + draft.G_CROWNED]),
            }
            pair = {"from": CULTURES[giver], "to": CULTURES[taker]}
            found.append((pair, {"bride": groom}))
    return found


def dump_gifts(t: Table) -> list[dict[str, Any]]:
    """Write what each party gives each other one, leaving out who gives nothing."""
    brides = {tuple(pair.values()): marriage for pair, marriage in marriages(t)}
    found = []
    for giver, taker in pairs_of(t):
        pair = {"from": CULTURES[giver], "to": CULTURES[taker]}
        numbers = [int(offers.discs_given(t, giver, taker, disc)) for disc in range(3)]
        plain: dict[str, Any] = {
            name: number for name, number in zip(DISCS, numbers, strict=True) if number
        }
        if offers.cards_given(t, giver, taker):
            plain["cards"] = names(offers.cards_given(t, giver, taker))
        plain |= brides.get(tuple(pair.values()), {})
        if offers.promised(t, giver, taker) >= 0:
            plain["promise"] = PROMISES[offers.promised(t, giver, taker)]
        if plain:
            found.append({**pair, **plain})
    return found


def dump_leaving(t: Table) -> list[dict[str, Any]]:
    """Write who leaves a card to go home."""
    return [
        {
            "culture": CULTURES[culture],
            "card": CARDS[offers.left_card(t, culture)],
            "number": int(offers.left_number(t, culture)),
            "leader": bool(offers.left_leader(t, culture)),
        }
        for culture in places(t.draft[draft.D_PARTIES])
        if offers.left_card(t, culture) >= 0
    ]


def dump_dice(t: Table) -> dict[str, Any]:
    """Write the dice on the table by face."""
    plain: dict[str, Any] = {}
    for name, start in (("fresh", FRESH), ("final", FINAL)):
        found = {str(face): int(t.dice[start + face]) for face in range(1, FACES)}
        plain[name] = {face: number for face, number in found.items() if number}
    return {**plain, "leader": int(t.crown), "leader_final": bool(t.crown_final)}
