"""What a decision did, in sentences, by comparing the table before and after."""
# interpreted: words for people

from skali.core.effects.sentences import listed
from skali.core.message import Message, say, seat_name
from skali.games.wikinger.rules.actions import SPACE
from skali.games.wikinger.rules.asks import FIGURE, TILE
from skali.games.wikinger.rules.components import (
    BUILDINGS,
    COLOURS,
    FIRST_BUILDING,
    KINDS,
    SPECIAL_KINDS,
    TILE_BAG,
)
from skali.games.wikinger.rules.display import can_settle
from skali.games.wikinger.rules.flow import Wikinger
from skali.games.wikinger.rules.scoring import goldsmiths_pay, is_large, warriors_repel
from skali.games.wikinger.rules.state import (
    CAT_BOATMEN,
    CAT_BUILDINGS,
    CAT_FISHERS,
    CAT_GOLD,
    CAT_ISLANDS,
    CAT_LONGEST,
    CAT_NOBLES,
    CAT_SCOUTS,
    CAT_SHIPS,
    CAT_SUPPLY,
    CAT_UNREPELLED,
    CATEGORIES,
    LINES,
    SCORING,
    Table,
)
from skali.games.wikinger.shown import words

FINAL_LINES = (
    CAT_UNREPELLED, CAT_GOLD, CAT_BOATMEN, CAT_ISLANDS, CAT_LONGEST, CAT_SUPPLY, CAT_BUILDINGS
)  # fmt: skip


# --- the deed ---


APART = ("settle", "land", "rebuild", "lay")
"""Families that are told by what they change."""


def deed(before: Table, seat: int, action: int) -> list[Message]:
    """Tell the decision itself; where figures landed is told apart."""
    family, here = SPACE.family_of(action).name, SPACE.indices(action)
    who = seat_name(seat)
    if family == "buy":
        return [purchase(before, seat, *here)]
    if family == "place":
        return [placement(before, who, *here)]
    if family == "start":
        return [say("wikinger-told-start", who=who, row=words.row_name(here[0] + 1))]
    if family == "mainland":
        return [
            say("wikinger-told-mainland", who=who, figure=words.the_figure(int(before.get(FIGURE))))
        ]
    if family in ("ferry", "boat"):
        load = words.load_of(before, seat, here[0], with_boat=family == "boat")
        boat = "yes" if family == "boat" else "no"
        return [say("wikinger-told-ferry", who=who, load=load, boat=boat)]
    if family == "take":
        effect = words.special_help(here[0])
        return [say("wikinger-told-take", who=who, special=words.special(here[0]), effect=effect)]
    if family == "bid":
        return [say("wikinger-told-bid", who=who, amount=here[0])]
    if family == "remove":
        return [say("wikinger-told-remove", who=who, figure=words.some_figures(here[0], 1))]
    return (
        [] if family in APART else [say(f"wikinger-told-{family}", who=who, **SPACE.values(action))]
    )


def purchase(before: Table, seat: int, slot: int) -> Message:
    """Tell what was bought for how much."""
    price = int(before.price(slot))
    return say(
        "wikinger-told-buy",
        who=seat_name(seat),
        figure=words.the_figure(int(before.wheel_figure[slot])),
        tile=words.with_tile(int(before.wheel_tile[slot])),
        price=price,
        points=max(0, price - int(before.gold[seat])),
    )


def placement(before: Table, who: Message, row: int, column: int) -> Message:
    """Tell where a tile was laid, and whether its figure had to stay on the mainland."""
    kind, colour = int(before.get(TILE)), int(before.get(FIGURE))
    stays = row > 0 and can_settle(row, colour)
    return say(
        "wikinger-told-place",
        who=who,
        tile=words.tile(kind),
        row=words.row_name(row),
        column=column,
        figure=words.the_figure(colour),
        mainland="no" if stays else "yes",
    )


# --- what it set off ---


def laid_colours(before: Table, seat: int, action: int, after: Table) -> list[tuple[int, Message]]:
    """Tell which colours were laid around the wheel: the chosen one, then one that was left."""
    chosen = SPACE.indices(action)[0]
    laid = [colour for colour in range(COLOURS) if before.drawn[colour] > after.drawn[colour]]
    return [
        (colour, say("wikinger-told-lay", who=seat_name(seat),
                     load=words.some_figures(colour, int(before.drawn[colour]))))
        for colour in sorted(laid, key=lambda colour: colour != chosen)
    ]  # fmt: skip


def leftovers(before: Table, action: int, after: Table) -> list[Message]:
    """Tell of a tile that fits nowhere, and of the auction's end."""
    told: list[Message] = []
    family = SPACE.family_of(action).name
    if family == "buy":
        kind = int(before.wheel_tile[SPACE.indices(action)[0]])
        if kind < KINDS and after.removed[TILE_BAG + kind] > before.removed[TILE_BAG + kind]:
            told.append(say("wikinger-told-lost", tile=words.tile(kind)))
    if before.asking() == "bid" and after.asking() == "remove":
        winner = seat_name(int(after.start))
        told.append(say("wikinger-told-auction", who=winner, bid=int(after.bid)))
    return told


def rebuildings(before: Table, after: Table) -> list[Message]:
    """Tell which building tile replaced an ordinary one."""
    told: list[Message] = []
    for building in range(len(BUILDINGS)):
        place = int(after.rebuilt[building])
        if place != before.rebuilt[building]:
            told.append(
                say(
                    "wikinger-told-rebuild",
                    who=seat_name(place >> 12),
                    special=words.special(int(FIRST_BUILDING) + building),
                    row=words.row_name(place >> 6 & 63),
                    column=place & 63,
                )
            )
    return told


# --- scorings, rounds, the end ---


def when(t: Table) -> tuple[int, int, int]:
    """Say where the game stands between two scorings."""
    return int(t.round), int(t.phase), int(t.scored)


def seats_scored(before: Table, after: Table) -> list[int]:
    """List the seats that scored between two tables of one decision."""
    if when(before) == when(after):
        return []
    first = int(before.scored) if before.phase == SCORING else 0
    unfinished = after.phase == SCORING and after.round == before.round
    last = int(after.scored if unfinished else before.seats)
    return [int((before.start + n) % before.seats) for n in range(first, last)]


def paid(before: Table, after: Wikinger, seat: int) -> int:
    """Return the gold that a seat received in the scoring of a round."""
    again = after.copy()
    again.gold[seat] = 0
    goldsmiths_pay(again, seat)
    if is_large(before.round):
        warriors_repel(again, seat)
    return int(again.gold[seat])


def small_scoring(before: Table, after: Wikinger) -> Message:
    """Tell who received gold in a small scoring."""
    items = [
        say("wikinger-told-small-item", who=seat_name(seat), gold=paid(before, after, seat))
        for seat in seats_scored(before, after)
        if paid(before, after, seat)
    ]
    return say("wikinger-told-small", list=listed(items)) if items else say("wikinger-told-unpaid")


def large_scoring(before: Table, after: Wikinger, seat: int) -> Message:
    """Tell what a seat received in a large scoring."""
    return say(
        "wikinger-told-large",
        who=seat_name(seat),
        gold=paid(before, after, seat),
        ships=booked(before, after, seat, CAT_SHIPS),
        nobles=booked(before, after, seat, CAT_NOBLES),
        scouts=booked(before, after, seat, CAT_SCOUTS),
        fishers=booked(before, after, seat, CAT_FISHERS),
    )


def booked(before: Table, after: Table, seat: int, line: int) -> int:
    """Return the points that a line of the score sheet gained."""
    here = seat * LINES + line
    return int(after.ledger[here] - before.ledger[here])


def ending(before: Wikinger, after: Wikinger) -> list[Message]:
    """Tell the final scoring line by line, and who has won."""
    result = after.result()
    if before.over or result is None:
        return []
    told: list[Message] = []
    for line in FINAL_LINES:
        for seat in range(after.seats):
            points = booked(before, after, seat, line)
            if points:
                name = say(f"wikinger-sheet-{CATEGORIES[line]}")
                who = seat_name(seat)
                told.append(say("wikinger-told-final", who=who, line=name, points=points))
    for seat in result.winners:
        id_ = "wikinger-won" if len(result.winners) == 1 else "wikinger-shared"
        told.append(say(id_, who=seat_name(seat), points=result.scores[seat]))
    return told


def next_round(before: Table, after: Table) -> list[Message]:
    """Tell that a round begins, and which special tiles were opened."""
    if after.round == before.round:
        return []
    auction = "yes" if after.auction else "no"
    told = [
        say(
            "wikinger-told-round",
            round=int(after.round),
            who=seat_name(int(after.start)),
            auction=auction,
        )
    ]
    for kind in range(SPECIAL_KINDS):
        if after.open[kind] > before.open[kind]:
            told.append(say("wikinger-told-open", special=words.special(kind)))
    return told
