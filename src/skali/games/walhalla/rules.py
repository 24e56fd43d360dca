"""The flow of the game: setup, whose turn it is, what is legal, what an action does."""

from typing import final

from mypy_extensions import i64

from skali.core.bits import count, nth, places
from skali.core.chance import Chance
from skali.core.state import POLICY
from skali.games.walhalla import advice, boarding, cards, coast, landing, preparation, scoring
from skali.games.walhalla.actions import (
    ATTACK_SIDE,
    BOARD,
    DOCK,
    DONE,
    FALL,
    JOIN,
    LAND,
    LAY,
    PASS,
    PLAY_HUNT,
    PLAY_SHIELD,
    STAY,
    WIN,
)
from skali.games.walhalla.components import (
    ATTACK,
    CARD_COUNTS,
    CARD_KINDS,
    FJORDS,
    FLEET,
    HUNT,
    RAID_END_CARDS,
    RAIDS,
    SHIELD,
    START_CARDS,
    START_MIDGARD,
    START_WALHALLA,
    VIKINGS,
)
from skali.games.walhalla.state import (
    ASK_BOARD,
    ASK_CARDS,
    ASK_DEFEND,
    ASK_DOCK,
    ASK_HUNT,
    ASK_JOIN,
    ASK_LAND,
    CARD_BITS,
    CARD_MASK,
    CATEGORIES,
    ENDING,
    LINES,
    NOWHERE,
    OVER,
    Table,
)


@final
class Walhalla(Table):
    """A game of Walhalla."""

    __slots__ = ()

    def copy(self) -> "Walhalla":
        """Return an independent copy."""
        other = Walhalla(self.game, self.seats)
        other.fill(self)
        return other

    def legal(self, seat: i64 = -1) -> list[int]:
        """List what may be done now, in the order of the actions' numbers."""
        return places(legal_mask(self, seat))

    def random_action(self, chance: Chance, seat: i64 = -1) -> i64:
        """Choose from the mask, without a list."""
        actions = legal_mask(self, seat)
        return nth(actions, chance.below(POLICY, count(actions)))

    def apply(self, action: i64, chance: Chance, seat: i64 = -1) -> None:
        """Carry out a legal action, then go on to the next decision."""
        if action < JOIN:
            boarding.board(self, action - BOARD)
        elif action <= STAY:
            boarding.answer(self, joins=action == JOIN)
        elif action < LAND:
            boarding.dock(self, (action - DOCK) >> 1, (action - DOCK) & 1)
        elif action < ATTACK_SIDE:
            landing.land(self, action - LAND, chance)
        elif action < FALL:
            landing.attack(self, action - ATTACK_SIDE, chance)
        elif action < LAY:
            apply_answer(self, action, chance)
        else:
            who = self.actor() if seat < 0 else seat
            if action < DONE:
                cards.lay(self, who, action - LAY)
            else:
                cards.finish_laying(self, who, chance)
        go_on(self, chance)

    def score(self, seat: i64) -> i64:
        """Return the seat's points now."""
        return self.points[seat]

    def evaluate(self, seat: i64) -> float:
        """Say how well a seat stands, in points it may expect at the end."""
        return advice.evaluate(self, seat)

    def turn_seen(self, seat: int | None = None) -> tuple[int, ...]:
        """WAL-071: at the end of a raid nobody sees who has chosen already, only oneself."""
        if self.asked() != ASK_CARDS:
            return self.turn
        own = 0 if seat is None or seat < 0 else 1 << seat
        return tuple(places(self.cargo() & ~own | self.actors() & own))

    def sheet(self) -> dict[str, list[int]]:
        """Return the score sheet; before the end, as if the game ended now and without cards."""
        now = self.copy()
        for seat in range(self.seats):
            now.laid[seat] = 0
        return now.full_sheet()

    def full_sheet(self) -> dict[str, list[int]]:
        """Return the same with the cards that lie face down, which not everybody may see."""
        now = self.copy()
        if self.phase != OVER:
            scoring.score_raid(now)
            scoring.score_final(now)
        return {
            name: [int(now.ledger[seat * LINES + line]) for seat in range(self.seats)]
            for line, name in enumerate(CATEGORIES)
        }


# --- the flow ---


def set_up(t: Table, chance: Chance) -> None:
    """WAL-002..017: the coast, vikings in their zones, one card each, the start player."""
    coast.lay_out(t, chance)
    for card in range(CARD_KINDS):
        t.pile[card] = CARD_COUNTS[card]
    for seat in range(t.seats):
        t.midgard[seat] = START_MIDGARD[t.seats]
        t.walhalla[seat] = START_WALHALLA
        t.asgard[seat] = VIKINGS - t.midgard[seat] - t.walhalla[seat]
        for _ in range(START_CARDS):
            cards.draw_card(t, seat, chance)
    preparation.collect_dragons(t)
    t.start = t.first if t.first >= 0 else chance.below(coast.SETUP, t.seats)
    t.active = t.start
    go_on(t, chance)


def go_on(t: Table, chance: Chance) -> None:
    """WAL-016..018, WAL-039: do what nobody decides, until somebody must or the game is over."""
    while t.phase != OVER:
        if t.depth > 0:
            if t.asked() != ASK_LAND or not landing.nothing_to_decide(t):
                return
            landing.land_without_choice(t, chance)
        elif t.phase == ENDING:
            end_raid(t)
        elif t.dragon != NOWHERE:
            end_turn(t)
        elif raid_is_over(t):
            t.phase = ENDING
            cards.ask_for_cards(t)
        else:
            boarding.draw_dragon(t, chance)


def end_turn(t: Table) -> None:
    """WAL-017: the dragon stays where it is, the next player's turn begins."""
    t.dragon = NOWHERE
    t.fjord = NOWHERE
    t.active = t.left_of(t.active)


def raid_is_over(t: Table) -> bool:
    """WAL-077, WAL-078, WAL-A-13: asked between turns: twelve dragons, or nobody in Midgard."""
    docked: i64 = 0
    for fjord in range(FJORDS):
        docked += t.fleet[fjord]
    if docked == FLEET:
        return True
    for seat in range(t.seats):
        if t.midgard[seat] > 0:
            return False
    return True


def end_raid(t: Table) -> None:
    """WAL-079, WAL-101, WAL-102: score; then prepare the next raid, or the final scoring."""
    scoring.score_raid(t)
    if t.raid < RAIDS:
        preparation.prepare(t)
    else:
        scoring.score_final(t)
        t.phase = OVER
    cards.discard_laid(t)


# --- what is legal ---


def legal_mask(t: Table, seat: i64) -> i64:
    """Return what the seat may do now as a mask of actions."""
    one: i64 = 1
    asked = t.asked()
    if asked == ASK_BOARD:
        return boarding.CREWS[boarding.open_seats(t) * 4 + min(t.midgard[t.active], 3)]
    if asked == ASK_JOIN:
        return one << JOIN | one << STAY
    if asked == ASK_DOCK:
        return legal_docks(t)
    if asked == ASK_LAND:
        return legal_landings(t)
    if asked == ASK_DEFEND:
        return legal_defences(t)
    if asked == ASK_HUNT:
        return one << PASS | (one << PLAY_HUNT if t.holds(t.actor(), HUNT) else 0)
    if asked == ASK_CARDS:
        return legal_cards(t, t.actor() if seat < 0 else seat)
    return 0


def legal_docks(t: Table) -> i64:
    """WAL-029, WAL-034: any fjord with a field beside the next place, either end first."""
    fjords = boarding.free_fjords(t)
    three: i64 = 3
    mask: i64 = 0
    for fjord in range(FJORDS):
        if fjords >> fjord & 1 != 0:
            mask |= three << (DOCK + 2 * fjord)
    return mask


def legal_landings(t: Table) -> i64:
    """WAL-042..046, WAL-068: any allowed side; with the card, an attack that cannot fail."""
    seat = t.actor()
    distance = t.cargo()
    found = landing.sides(t, seat, distance)
    mask = found << LAND
    if t.holds(seat, ATTACK):
        mask |= (found & landing.enemies(t, seat, distance)) << ATTACK_SIDE
    return mask


def legal_defences(t: Table) -> i64:
    """WAL-051, WAL-054, WAL-069: fall, win with a hero, or win with a shield."""
    one: i64 = 1
    seat = t.actor()
    mask = one << FALL
    if t.walhalla[seat] > 0:
        mask |= one << WIN
    if t.holds(seat, SHIELD):
        mask |= one << PLAY_SHIELD
    return mask


def legal_cards(t: Table, seat: i64) -> i64:
    """WAL-071, WAL-076: any own card for the end of a raid, or no more."""
    one: i64 = 1
    mask = one << DONE
    hand = t.hands[seat]
    for card in range(CARD_KINDS):
        if hand >> CARD_BITS * card & CARD_MASK != 0 and RAID_END_CARDS >> card & 1 != 0:
            mask |= one << (LAY + card)
    return mask


def apply_answer(t: Table, action: i64, chance: Chance) -> None:
    """Carry out what a defender or a hunter answers."""
    if action == FALL:
        landing.fall(t, chance)
    elif action == WIN:
        landing.win(t)
    elif action == PLAY_SHIELD:
        landing.shield(t, chance)
    else:
        landing.score_forest(t, chance, hunts=action == PLAY_HUNT)
