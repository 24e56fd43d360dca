"""The flow of the game: setup, whose turn it is, what is legal, what an action does."""

from typing import final

from mypy_extensions import i64

from skali.core.advice import Part
from skali.core.bits import count, nth
from skali.core.chance import Chance
from skali.core.state import POLICY
from skali.games.wikinger import actions, advice, auction, ferry, offer, placing, scoring, specials
from skali.games.wikinger.actions import (
    BID,
    BOAT_LOAD,
    BUY,
    DECLINE,
    DONE,
    EXCHANGE,
    FERRY,
    LAND,
    LARGEST_BID,
    LAY,
    MAINLAND,
    PASS,
    PLACE,
    REBUILD,
    REMOVE,
    SETTLE,
    START,
    TAKE,
    on_island,
)
from skali.games.wikinger.components import (
    BOX,
    COLOURS,
    COLUMNS,
    FIGURE_OF_ROW,
    KINDS,
    ROUNDS,
    ROWS,
    SPECIAL_BAG,
    SPECIAL_KINDS,
    START_GOLD,
    START_POINTS,
    TOKENS,
)
from skali.games.wikinger.display import columns_of, fits
from skali.games.wikinger.state import (
    ASK_BID,
    ASK_BUY,
    ASK_FERRY,
    ASK_LAND,
    ASK_LAY,
    ASK_PLACE,
    ASK_REBUILD,
    ASK_REMOVE,
    ASK_SETTLE,
    ASK_START,
    ASK_TAKE,
    BUYING,
    CAT_EXCHANGED,
    CAT_START,
    CATEGORIES,
    LINES,
    OVER,
    SCORING,
    Table,
)


@final
class Wikinger(Table):
    """A game of Wikinger."""

    __slots__ = ()

    def copy(self) -> "Wikinger":
        """Return an independent copy."""
        other = Wikinger(self.game, self.seats)
        other.fill(self)
        return other

    def legal(self, seat: i64 = -1) -> list[int]:
        """List what may be done now, in the order of the actions' numbers."""
        asked = self.asked()
        if asked == ASK_BUY:
            return legal_buys(self)
        if asked == ASK_PLACE:
            return legal_places(self)
        if asked == ASK_SETTLE:
            return [SETTLE, MAINLAND]
        if asked == ASK_START:
            return [START + row for row in range(ROWS - 1)]
        if asked == ASK_FERRY:
            return legal_ferries(self)
        if asked == ASK_LAND:
            return legal_landings(self)
        if asked == ASK_TAKE:
            takes = [TAKE + s for s in range(SPECIAL_KINDS) if self.open[s] > 0]
            return [*takes, DECLINE]
        if asked == ASK_REBUILD:
            return legal_rebuilds(self)
        if asked == ASK_BID:
            return legal_bids(self)
        if asked == ASK_REMOVE:
            return [REMOVE + c for c in range(COLOURS) if self.drawn[c] > 0]
        if asked == ASK_LAY:
            return [LAY + c for c in range(COLOURS) if self.drawn[c] > 0]
        return []

    def random_action(self, chance: Chance, seat: i64 = -1) -> i64:
        """Choose without listing where lists are long."""
        asked = self.asked()
        if asked == ASK_PLACE:
            return random_place(self, chance)
        if asked == ASK_BUY and self.exchange == 0:
            slots = offer.buyable(self, self.actor())
            return BUY + nth(slots, chance.below(POLICY, count(slots)))
        if asked == ASK_SETTLE:
            return SETTLE + chance.below(POLICY, 2)
        if asked == ASK_START:
            return START + chance.below(POLICY, ROWS - 1)
        options = self.legal(seat)
        return options[chance.below(POLICY, len(options))]

    def apply(self, action: i64, chance: Chance, seat: i64 = -1) -> None:
        """Carry out a legal action, then go on to the next decision."""
        if action < START:
            offer.buy(self, action - BUY)
        elif action < PLACE:
            placing.place_start_tile(self, action - START + 1)
        elif action < SETTLE:
            placing.place(self, (action - PLACE) // COLUMNS, (action - PLACE) % COLUMNS)
        elif action == SETTLE:
            placing.settle(self)
        elif action == MAINLAND:
            placing.to_mainland(self)
        elif action < BOAT_LOAD:
            ferry.ferry(self, action - FERRY, with_boat=False)
        elif action < LAND:
            ferry.ferry(self, action - BOAT_LOAD, with_boat=True)
        elif action < DONE:
            row = (action - LAND) // COLUMNS + 1
            ferry.land(self, FIGURE_OF_ROW[row], (action - LAND) % COLUMNS)
        else:
            apply_rare(self, action, chance)
        if self.depth == 0:
            go_on(self, chance)

    def score(self, seat: i64) -> i64:
        """Return the seat's points now."""
        return self.points[seat]

    def ranking(self, seat: i64) -> i64:
        """WIK-110: most points, then more gold left."""
        return self.points[seat] * 65536 + self.gold[seat]

    def evaluate(self, seat: i64) -> float:
        """Say how well a seat stands, in points it may expect at the end."""
        return advice.evaluate(self, seat)

    def terms(self, seat: i64) -> list[Part]:
        """Say of which parts the evaluation is the sum."""
        return advice.parts(self, seat)

    def sheet(self) -> dict[str, list[int]]:
        """Return the score sheet; before the end, as if the final scoring came now."""
        now = self.copy()
        if self.phase != OVER:
            scoring.score_final(now)
        return {
            name: [int(now.ledger[seat * LINES + line]) for seat in range(self.seats)]
            for line, name in enumerate(CATEGORIES)
        }


def set_up(t: Table, chance: Chance) -> None:
    """WIK-001..010: purses, start tiles, bags and the start player."""
    for seat in range(t.seats):
        t.gold[seat] = START_GOLD[t.seats]
        t.book(seat, CAT_START, START_POINTS)
    t.start_tiles = (1 << t.seats) - 1
    for token in range(TOKENS):
        if token < SPECIAL_BAG or t.advanced != 0:
            t.bag[token] = BOX[token]
    t.start = t.first if t.first >= 0 else chance.below(offer.SETUP, t.seats)
    offer.begin_round(t, chance)
    go_on(t, chance)


def go_on(t: Table, chance: Chance) -> None:
    """WIK-021..024: buy until the wheel is empty, score, next round; until somebody must decide."""
    while t.depth == 0 and t.phase != OVER:
        if t.phase == BUYING:
            if t.occupied != 0:
                offer.ask_to_buy(t)
            else:
                t.phase = SCORING
                t.scored = 0
        elif t.scored < t.seats:
            score_next_seat(t)
        else:
            end_round(t, chance)


def score_next_seat(t: Table) -> None:
    """WIK-078: from the start player on, seat after seat uses boatmen and scores."""
    seat = (t.start + t.scored) % t.seats
    if not scoring.is_large(t.round):
        scoring.goldsmiths_pay(t, seat)
        t.scored += 1
    elif ferry.can_ferry(t, seat):
        t.push(ASK_FERRY, 1 << seat)
    else:
        finish_large(t, seat)


def finish_large(t: Table, seat: i64) -> None:
    """WIK-078: the seat scores, then the next one begins."""
    scoring.score_large(t, seat)
    t.scored += 1


def end_round(t: Table, chance: Chance) -> None:
    """WIK-023, WIK-024: after the last round the final scoring; else the figure passes left."""
    if t.round == ROUNDS:
        scoring.score_final(t)
        t.phase = OVER
        return
    t.round += 1
    t.start = t.left_of(t.start)
    t.phase = BUYING
    offer.begin_round(t, chance)


def apply_rare(t: Table, action: i64, chance: Chance) -> None:
    """Carry out what happens less often: end of boatmen, special tiles, auction, exchange."""
    if action == DONE:
        seat = t.actor()
        t.pop()
        finish_large(t, seat)
    elif action < DECLINE:
        specials.take(t, action - TAKE)
    elif action == DECLINE:
        t.pop()
    elif action < REMOVE:
        seat = t.actor()
        special = t.pop()
        row = (action - REBUILD) // COLUMNS + 1
        specials.exchange_building(t, seat, special, row, (action - REBUILD) % COLUMNS)
    elif action < LAY:
        auction.remove(t, action - REMOVE, chance)
    elif action < PASS:
        auction.lay(t, action - LAY)
    elif action == PASS:
        auction.pass_bid(t)
    elif action == EXCHANGE:
        exchange_point(t, t.actor())
    else:
        auction.bid(t, action - BID)


def exchange_point(t: Table, seat: i64) -> None:
    """WIK-031, WIK-032: a point becomes a gold."""
    t.book(seat, CAT_EXCHANGED, -1)
    t.gold[seat] += 1


def may_exchange(t: Table) -> bool:
    """WIK-031: with free exchange, at any own decision about gold."""
    return t.exchange != 0 and t.points[t.actor()] > 0


def legal_buys(t: Table) -> list[int]:
    """WIK-025..036: any combination the buyer may take."""
    slots = offer.buyable(t, t.actor())
    buys: list[int] = []
    slot: i64 = 0
    while slots != 0:
        if slots & 1 != 0:
            buys.append(BUY + slot)
        slots >>= 1
        slot += 1
    if may_exchange(t):
        buys.append(EXCHANGE)
    return buys


def legal_places(t: Table) -> list[int]:
    """WIK-043..054: every cell into which the bought tile fits."""
    found: list[int] = []
    for row in range(ROWS):
        columns = placing.places_in_row(t, row)
        action = actions.place(row, 0)
        while columns != 0:
            if columns & 1 != 0:
                found.append(action)
            columns >>= 1
            action += 1
    return found


def random_place(t: Table, chance: Chance) -> i64:
    """Choose one of the cells into which the bought tile fits."""
    if t.cargo() >> 4 >= KINDS:
        columns = placing.places_in_row(t, 0)
        return PLACE + nth(columns, chance.below(POLICY, count(columns)))
    seat, tile = t.actor(), t.cargo() >> 4
    rows: list[i64] = [fits(t, seat, row, tile) for row in range(1, ROWS)]
    cells: i64 = 0
    for columns in rows:
        cells += count(columns)
    index = chance.below(POLICY, cells)
    row: i64 = 1
    for columns in rows:
        here = count(columns)
        if index < here:
            return actions.place(row, nth(columns, index))
        index -= here
        row += 1
    return PLACE


def legal_ferries(t: Table) -> list[int]:
    """WIK-079..088, WIK-128, WIK-139, WIK-140: loads by boatman or boat, and stopping."""
    seat = t.actor()
    found: list[int] = []
    alone = ferry.loads(t, seat, with_boat=False)
    for load in range(COLOURS):
        if alone >> load & 1 != 0:
            found.append(FERRY + load)
    if ferry.has_boat(t, seat):
        aboard = ferry.loads(t, seat, with_boat=True)
        for load in range(COLOURS):
            if aboard >> load & 1 != 0:
                found.append(BOAT_LOAD + load)
    if not ferry.must_ferry(t):
        found.append(DONE)
    return found


def legal_landings(t: Table) -> list[int]:
    """WIK-082: any free tile in the rows of the figures on their way."""
    found: list[int] = []
    for row in range(1, ROWS):
        columns = ferry.landing_places(t, FIGURE_OF_ROW[row])
        column: i64 = 0
        while columns != 0:
            if columns & 1 != 0:
                found.append(on_island(LAND, row, column))
            columns >>= 1
            column += 1
    return found


def legal_rebuilds(t: Table) -> list[int]:
    """WIK-148: any own tile with the same building."""
    seat = t.actor()
    kind = specials.building_kind(t.cargo())
    found: list[int] = []
    for row in range(1, ROWS):
        columns = columns_of(t, seat, row, kind)
        column: i64 = 0
        while columns != 0:
            if columns & 1 != 0:
                found.append(on_island(REBUILD, row, column))
            columns >>= 1
            column += 1
    return found


def legal_bids(t: Table) -> list[int]:
    """WIK-114..117: raise up to the purse, or pass; the first speaker may say nothing."""
    found: list[int] = []
    if t.bidder >= 0:
        found.append(PASS)
    if may_exchange(t):
        found.append(EXCHANGE)
    most = min(t.purse(t.actor()), LARGEST_BID)
    for amount in range(auction.lowest_bid(t), most + 1):
        found.append(BID + amount)
    return found
