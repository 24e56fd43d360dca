"""A turn: the die move, free actions before and after it, and its end."""

from typing import Final

from mypy_extensions import i64

from skali.core.chance import Chance
from skali.core.menu import Menu
from skali.core.questions import Answer
from skali.games.karvi.effects import programs
from skali.games.karvi.effects.vocabulary import ALONG, DIE_MOVE_FREE, DIE_STACK, NORMAL_MODE
from skali.games.karvi.rules import actions, asks, deck, dice, scoring, sea, setup, trading, village
from skali.games.karvi.rules.components import (
    ALL_CARDS,
    CARD_COST,
    MOST_BEER,
    MOST_PROVISIONS,
    ROUNDS,
)
from skali.games.karvi.rules.running import run
from skali.games.karvi.rules.state import OVER, PLAYING, TRACK, Table

# --- gold ---


def exchanges(t: Table, seat: i64) -> i64:
    """KARVI-089, KARVI-AMB-34: what a gold can be exchanged for."""
    found: i64 = 3
    if t.provisions[seat] < MOST_PROVISIONS:
        found |= 1 << actions.PROVISION
    for die in range(2):
        if t.place[2 * seat + die] >= 0 and t.beer[2 * seat + die] < MOST_BEER:
            found |= 1 << (actions.BEER + die)
    return found


def exchange(t: Table, seat: i64, ware: i64) -> None:
    """KARVI-089: a gold for something else."""
    t.gold[seat] -= 1
    if ware == actions.FUR:
        t.fur[seat] += 1
    elif ware == actions.SILVER:
        t.silver[seat] += 1
    elif ware == actions.PROVISION:
        t.provisions[seat] += 1
    else:
        t.beer[2 * seat + ware - actions.BEER] += 1


class Exchanging(Answer[Table]):
    """KARVI-089, KARVI-AMB-34: gold can be exchanged at any own decision."""

    def offer(self, t: Table, seat: i64, menu: Menu) -> None:
        """Offer what a gold can become."""
        if t.phase == PLAYING and t.gold[seat] > 0:
            menu.add(actions.EXCHANGE, exchanges(t, seat))

    def take(self, t: Table, seat: i64, family: i64, index: i64, chance: Chance) -> None:
        """Exchange one."""
        exchange(t, seat, index)


# --- cards and sails ---


def pays_card(t: Table, seat: i64, card: i64) -> bool:
    """KARVI-083: whether a card's cost can be paid."""
    return t.pays(seat, CARD_COST[3 * card], CARD_COST[3 * card + 1], CARD_COST[3 * card + 2])


def can_use_box(t: Table, seat: i64, box: i64) -> bool:
    """KARVI-AMB-07, KARVI-AMB-60: only boxes that are the die move of the turn need something."""
    step = programs.DIE_BOX[box]
    if step == DIE_MOVE_FREE:
        return t.moved == 0
    if step == DIE_STACK:
        return t.moved == 0 and village.stack_targets(t, seat) != 0
    return True


def once_per_turn(t: Table, seat: i64) -> i64:
    """Return the visible tile that can be used once a turn, or -1."""
    return trading.visible(t, seat, programs.ONCE_PER_TURN)


def can_rig(t: Table, seat: i64) -> bool:
    """KARVI-185, KARVI-186, KARVI-189: whether the sail's price can be paid to some effect."""
    tile = once_per_turn(t, seat)
    if tile < 0:
        return False
    price = programs.PAID_MOVE[tile]
    if price == 0:
        return village.most_beer(t, seat) >= programs.PAID_BEER[tile]
    left = t.provisions[seat] - price
    if left < 0:
        return False
    return sea.bonus_sails(t, seat, programs.PAID_STEPS[tile], NORMAL_MODE, ALONG, left) != 0


def play(t: Table, card: i64, box: i64) -> None:
    """KARVI-083..085: pay, lay the card beside the tableau, get the bonus."""
    seat = t.active
    t.charge(seat, CARD_COST[3 * card], CARD_COST[3 * card + 1], CARD_COST[3 * card + 2])
    t.hand[seat] &= ~(1 << card)
    t.played[seat] |= 1 << card
    run(t, programs.CARD_BOX[2 * card + box])


def rig(t: Table) -> None:
    """KARVI-185, KARVI-186, KARVI-189: the sail's effect of this turn."""
    seat = t.active
    tile = once_per_turn(t, seat)
    t.rigged = 1
    if programs.PAID_MOVE[tile] != 0:
        t.provisions[seat] -= programs.PAID_MOVE[tile]
        sea.ask_to_sail(t, seat, programs.PAID_STEPS[tile], NORMAL_MODE, ALONG)
    else:
        dice.ask_for_die(t, seat, dice.FOR_TILE, asks.PAID_TILE.at(tile))


# --- the turn ---


def end_turn(t: Table, chance: Chance) -> None:
    """KARVI-050, KARVI-125, KARVI-151: refill the display; the next turn, round, or the end."""
    deck.refill(t, chance)
    coming = village.lap(t) + TRACK
    if t.place[village.hindmost(t)] >= coming:
        if t.round == ROUNDS[t.seats]:
            scoring.score_final(t)
            t.phase = OVER
            return
        t.round += 1
    setup.begin_turn(t)


class Turn(Answer[Table]):
    """KARVI-037, KARVI-056, KARVI-AMB-55: the die move once, free actions before and after it."""

    def offer(self, t: Table, seat: i64, menu: Menu) -> None:
        """Offer all of them."""
        if t.moved == 0:
            menu.add(actions.MOVE, village.move_targets(t, seat, free=False))
        if t.sailed == 0:
            menu.add(actions.SAIL, sea.free_sails(t, seat))
        if t.hand[seat] != 0:
            offer_cards(t, seat, menu)
        if t.rigged == 0 and can_rig(t, seat):
            menu.one(actions.RIG)
        if t.moved != 0:
            menu.one(actions.END_TURN)

    def take(self, t: Table, seat: i64, family: i64, index: i64, chance: Chance) -> None:
        """Do one of them."""
        if family == actions.MOVE:
            village.move(t, index, chance, free=False)
        elif family == actions.SAIL:
            sea.sail_freely(t, index)
        elif family == actions.PLAY:
            play(t, index % ALL_CARDS, index // ALL_CARDS)
        elif family == actions.DISCARD:
            deck.put_under(t, seat, index)
            t.ask(asks.DISCARD, seat)
        elif family == actions.RIG:
            rig(t)
        else:
            t.pop()
            end_turn(t, chance)


def offer_cards(t: Table, seat: i64, menu: Menu) -> None:
    """KARVI-083..086: every box that can be paid, and two cards for a gold."""
    hand = t.hand[seat]
    upper: i64 = 0
    lower: i64 = 0
    cards = hand
    card: i64 = 0
    while cards != 0:
        if cards & 1 != 0 and pays_card(t, seat, card):
            if can_use_box(t, seat, 2 * card):
                upper |= 1 << card
            if programs.CARD_BOX[2 * card + 1] >= 0 and can_use_box(t, seat, 2 * card + 1):
                lower |= 1 << card
        cards >>= 1
        card += 1
    menu.add(actions.PLAY, upper)
    menu.add(actions.PLAY + ALL_CARDS, lower)
    if hand & (hand - 1) != 0:
        menu.add(actions.DISCARD, hand)


ANSWERS: Final[tuple[Answer[Table], ...]] = (Turn(asks.TURN),)
