"""What may be done now: for every family of actions that fits, its first number and a mask.

The same menu makes the list of legal actions and the random choice among them.
"""

from typing import Final

from mypy_extensions import i64

from skali.core.bits import zeros
from skali.core.effects.codes import SIZE
from skali.core.words import vec
from skali.games.karvi import actions, crew, deck, equipping, sea, setup, trading, village
from skali.games.karvi.coder import (
    ALONG,
    ANY_KIND,
    DIE_MOVE_FREE,
    DIE_STACK,
    MOVE_STACK,
    NORMAL_MODE,
    USE_OWN,
    USE_PAYING,
)
from skali.games.karvi.components import (
    ALL_CARDS,
    CARD_COST,
    MOST_BEER,
    MOST_PROVISIONS,
    SPOTS,
    STONE_SPOTS,
)
from skali.games.karvi.effects import (
    CARD_BOX,
    CODE,
    DIE_BOX,
    ON_EQUIP,
    ONCE_PER_TURN,
    PAID_BEER,
    PAID_MOVE,
    PAID_STEPS,
)
from skali.games.karvi.state import (
    ASK_BUILD,
    ASK_COPY,
    ASK_COVER,
    ASK_DAMAGE,
    ASK_DIE,
    ASK_DISCARD,
    ASK_DISPLACE,
    ASK_DRAFT,
    ASK_DRAW,
    ASK_EACH,
    ASK_EQUIP,
    ASK_FIRST,
    ASK_GATHER,
    ASK_GIVE,
    ASK_HEAL,
    ASK_KEEP,
    ASK_LOOK,
    ASK_MOVE,
    ASK_OPTION,
    ASK_PART,
    ASK_PAY,
    ASK_POUR,
    ASK_RAID,
    ASK_RECEIVE,
    ASK_RECRUIT,
    ASK_SAIL,
    ASK_START,
    ASK_STONE,
    ASK_STRENGTHEN,
    ASK_TAKE,
    ASK_TRADE,
    ASK_TURN,
    ASK_USE,
    ASK_WHEN,
    ASK_WOUND,
    DIE_REASONS,
    FOR_BACK,
    FOR_FIELD,
    FOR_SET,
    FOR_TILE,
    PLAYING,
    Table,
)

EMPTY: Final = zeros(20)
"""A menu: how many entries, then for each a first action and a mask."""
ONE: Final[i64] = 1
ALL_SPOTS: Final[i64] = (1 << STONE_SPOTS) - 1
FOUR_BITS: Final[i64] = 15


def offer(m: vec[i64], first: i64, mask: i64) -> None:
    """Add a family to the menu, if any of its actions is possible; families come in their order."""
    if mask != 0:
        entry = 2 * m[0] + 1
        m[entry] = first
        m[entry + 1] = mask
        m[0] += 1


def menu(t: Table, seat: i64) -> vec[i64]:
    """Return what a seat that must decide may do."""
    m = EMPTY[:]
    asked = t.asked()
    if t.phase == PLAYING and t.gold[seat] > 0:
        offer(m, actions.EXCHANGE, exchanges(t, seat))
    if asked == ASK_TURN:
        offer_turn(t, seat, m)
    elif asked < ASK_GATHER:
        offer_sea(t, seat, m, asked)
    elif asked < ASK_DRAW:
        offer_crew(t, seat, m, asked)
    elif asked < ASK_PART:
        offer_cards(t, seat, m, asked)
    elif asked < ASK_FIRST:
        offer_dice(t, seat, m, asked)
    elif asked == ASK_FIRST:
        offer(m, actions.ENGRAVE, first_stones(t, seat))
    elif asked == ASK_START:
        offer(m, actions.TAKE_START, setup.start_cards_left(t))
    elif asked == ASK_DRAFT:
        offer(m, actions.PICK, setup.picks(t, seat))
    return m


def exchanges(t: Table, seat: i64) -> i64:
    """KARVI-089, KARVI-AMB-34: what a gold can be exchanged for."""
    found: i64 = 3
    if t.provisions[seat] < MOST_PROVISIONS:
        found |= 1 << actions.PROVISION
    for die in range(2):
        if t.place[2 * seat + die] >= 0 and t.beer[2 * seat + die] < MOST_BEER:
            found |= 1 << (actions.BEER + die)
    return found


def first_stones(t: Table, seat: i64) -> i64:
    """KARVI-030: any of the dealt runestones, onto the first spot."""
    found: i64 = 0
    above = t.stones_above[seat]
    action: i64 = 0
    while above != 0:
        found |= (above & 1) << action
        above >>= 1
        action += STONE_SPOTS
    return found


# --- a turn ---


def offer_turn(t: Table, seat: i64, m: vec[i64]) -> None:
    """KARVI-037, KARVI-056, KARVI-AMB-55: the die move once, free actions before and after it."""
    if t.moved == 0:
        offer(m, actions.MOVE, village.move_targets(t, seat, free=False))
    if t.sailed == 0:
        offer(m, actions.SAIL, sea.free_sails(t, seat))
    hand = t.hand[seat]
    if hand != 0:
        upper: i64 = 0
        lower: i64 = 0
        cards = hand
        card: i64 = 0
        while cards != 0:
            if cards & 1 != 0 and pays_card(t, seat, card):
                if can_use_box(t, seat, 2 * card):
                    upper |= 1 << card
                if CARD_BOX[2 * card + 1] >= 0 and can_use_box(t, seat, 2 * card + 1):
                    lower |= 1 << card
            cards >>= 1
            card += 1
        offer(m, actions.PLAY, upper)
        offer(m, actions.PLAY + ALL_CARDS, lower)
        if hand & (hand - 1) != 0:
            offer(m, actions.DISCARD, hand)
    if t.rigged == 0 and can_rig(t, seat):
        offer(m, actions.RIG, ONE)
    if t.moved != 0:
        offer(m, actions.END_TURN, ONE)


def pays_card(t: Table, seat: i64, card: i64) -> bool:
    """KARVI-083: whether a card's cost can be paid."""
    return t.pays(seat, CARD_COST[3 * card], CARD_COST[3 * card + 1], CARD_COST[3 * card + 2])


def can_use_box(t: Table, seat: i64, box: i64) -> bool:
    """KARVI-AMB-07, KARVI-AMB-60: only boxes that are the die move of the turn need something."""
    step = DIE_BOX[box]
    if step == DIE_MOVE_FREE:
        return t.moved == 0
    if step == DIE_STACK:
        return t.moved == 0 and village.stack_targets(t, seat) != 0
    return True


def once_per_turn(t: Table, seat: i64) -> i64:
    """Return the visible tile that can be used once a turn, or -1."""
    return trading.visible(t, seat, ONCE_PER_TURN)


def can_rig(t: Table, seat: i64) -> bool:
    """KARVI-185, KARVI-186, KARVI-189: whether the sail's price can be paid to some effect."""
    tile = once_per_turn(t, seat)
    if tile < 0:
        return False
    price = PAID_MOVE[tile]
    if price == 0:
        return village.most_beer(t, seat) >= PAID_BEER[tile]
    if t.provisions[seat] < price:
        return False
    t.provisions[seat] -= price
    reached = sea.bonus_sails(t, seat, PAID_STEPS[tile] | NORMAL_MODE << 6 | ALONG << 8)
    t.provisions[seat] += price
    return reached != 0


# --- the sea ---


def offer_sea(t: Table, seat: i64, m: vec[i64], asked: i64) -> None:
    """Movements, displacing, and what places offer; ASK_MOVE is the die move of a card."""
    cargo = t.cargo()
    if asked == ASK_MOVE:
        if cargo == MOVE_STACK:
            offer(m, actions.MOVE, village.stack_targets(t, seat))
        else:
            offer(m, actions.MOVE, village.move_targets(t, seat, free=True))
    elif asked == ASK_SAIL:
        offer(m, actions.SAIL, sea.bonus_sails(t, seat, cargo))
        offer(m, actions.DONE, ONE)
    elif asked == ASK_DISPLACE:
        for ship in range(t.seats):
            if cargo >> ship & 1 != 0:
                offer(m, actions.DISPLACE + ship * SPOTS, sea.refuges(t, ship))
    elif asked == ASK_LOOK:
        offer(m, actions.LOOK, ONE)
        offer(m, actions.DONE, ONE)
    elif asked == ASK_TAKE:
        offer(m, actions.TAKE, sea.in_stack(t, t.stack_at[t.ship[seat]]))
    elif asked == ASK_BUILD:
        offer(m, actions.BUILD, ONE)
        offer(m, actions.DONE, ONE)
    elif asked == ASK_STONE:
        offer(m, actions.STONE, t.site_stones[cargo])
    elif asked == ASK_COVER:
        offer(m, actions.COVER, ALL_SPOTS)
        offer(m, actions.DONE, ONE)


# --- resources and warriors ---


def offer_crew(t: Table, seat: i64, m: vec[i64], asked: i64) -> None:
    """Splits, raises, healing, wounds and damage."""
    cargo = t.cargo()
    if asked == ASK_GATHER:
        low, high = cargo >> 4 & 15, cargo >> 8 & 15
        offer(m, actions.GATHER, (1 << (high + 1)) - (1 << low))
    elif asked == ASK_POUR:
        offer(m, actions.POUR, village.pours(t, seat, cargo))
    elif asked == ASK_STRENGTHEN:
        offer(m, actions.RAISE, crew.raises(t, seat, cargo))
        offer(m, actions.DONE, ONE)
    elif asked == ASK_EACH:
        offer(m, actions.RAISE, crew.each_raises(t, cargo))
        offer(m, actions.DONE, ONE)
    elif asked == ASK_HEAL:
        offer(m, actions.HEAL, crew.kinds_of(t.crew[seat]) >> crew.SIDE)
        offer(m, actions.DONE, ONE)
    elif asked == ASK_WOUND:
        offer(m, actions.WOUND, crew.kinds_of(t.crew[seat]) & 63)
        offer(m, actions.DONE, ONE)
    elif asked == ASK_GIVE:
        side: i64 = 63 << crew.SIDE if cargo & 1 != 0 else 63
        offer(m, actions.DISMISS, crew.kinds_of(t.crew[seat]) & side)
        offer(m, actions.DONE, ONE)
    elif asked == ASK_RECRUIT:
        offer(m, actions.DISMISS, crew.kinds_of(t.crew[seat]))
        offer(m, actions.DONE, ONE)
    elif asked == ASK_DAMAGE:
        offer(m, actions.HURT, crew.kinds_of(t.crew[seat]))


# --- cards and tiles ---


def offer_cards(t: Table, seat: i64, m: vec[i64], asked: i64) -> None:
    """Drawing, equipping, trading, raiding, trade cards."""
    cargo = t.cargo()
    if asked == ASK_DRAW:
        offer_draws(t, m, deck.drawable(t, cargo & 3))
    elif asked == ASK_KEEP:
        offer(m, actions.KEEP, 1 << (cargo & 63) | 1 << (cargo >> 6))
    elif asked == ASK_EQUIP:
        offer_draws(t, m, deck.drawable(t, ANY_KIND))
        able = equipping.can_equip(t, seat)
        if cargo == 0 and able and trading.visible(t, seat, ON_EQUIP) >= 0:
            offer(m, actions.BONUS, ONE)
        offer(m, actions.PLACE, equipping.placeable(t, seat))
        offer(m, actions.ENGRAVE, equipping.engravable(t, seat))
        if cargo == 0 or not able:
            offer(m, actions.DONE, ONE)
    elif asked == ASK_TRADE:
        offer(m, actions.TRADE, trading.trades(t, seat))
        offer(m, actions.DONE, ONE)
    elif asked == ASK_RAID:
        offer(m, actions.RAID, trading.raids(t, seat))
        offer(m, actions.DONE, ONE)
    elif asked == ASK_RECEIVE:
        offer(m, actions.RECEIVE, trading.receipts(t))


def offer_draws(t: Table, m: vec[i64], stacks: i64) -> None:
    """KARVI-111, KARVI-245: one card of a stack, or two to choose from."""
    offer(m, actions.DRAW, stacks)
    if t.draw_two != 0:
        twos: i64 = 0
        for kind in range(3):
            if stacks >> kind & 1 != 0 and deck.left_in(t, kind) > 1:
                twos |= 1 << kind
        offer(m, actions.DRAW_TWO, twos)


# --- dice and fields ---


def offer_dice(t: Table, seat: i64, m: vec[i64], asked: i64) -> None:
    """Parts and options, dice, fields, payments."""
    cargo = t.cargo()
    if asked == ASK_PART:
        offer(m, actions.PART, cargo & FOUR_BITS)
        offer(m, actions.DONE, ONE)
    elif asked == ASK_OPTION:
        offer(m, actions.OPTION, (1 << CODE[cargo + SIZE]) - 1)
    elif asked == ASK_DIE:
        reason, value = cargo & FOUR_BITS, cargo >> len(DIE_REASONS)
        offer(m, actions.DIE, dice_for(t, seat, reason, value))
        if reason in (FOR_SET, FOR_BACK):
            offer(m, actions.DONE, ONE)
    elif asked == ASK_COPY:
        offer(m, actions.COPY, copies(t, seat))
        offer(m, actions.DONE, ONE)
    elif asked == ASK_USE:
        if cargo == USE_OWN:
            offer(m, actions.USE, village.own_fields(t, seat))
        else:
            offer(m, actions.USE, village.free_fields(t, seat, pay=cargo == USE_PAYING))
        offer(m, actions.DONE, ONE)
    elif asked == ASK_PAY:
        offer(m, actions.PAY, (1 << min(cargo & 7, t.provisions[seat])) - 1)
        offer(m, actions.DONE, ONE)
    elif asked == ASK_WHEN:
        offer(m, actions.NOW, ONE)
        offer(m, actions.LATER, ONE)
    elif asked == ASK_DISCARD:
        offer(m, actions.DISCARD, t.hand[seat])


def dice_for(t: Table, seat: i64, reason: i64, value: i64) -> i64:
    """Return the own dice that can be chosen for something."""
    if reason == FOR_BACK:
        return village.dice_that_go_back(t, seat, value >> 1, pay=value & 1 != 0)
    price: i64 = 0
    if reason == FOR_FIELD:
        price = village.beer_cost(t, seat, value)
    elif reason == FOR_TILE:
        price = PAID_BEER[value]
    found: i64 = 0
    for die in range(2):
        if t.place[2 * seat + die] >= 0 and t.beer[2 * seat + die] >= price:
            found |= 1 << die
    return found


def copies(t: Table, seat: i64) -> i64:
    """KARVI-210: an own die takes the beer of any other die: own * 8 + other."""
    found: i64 = 0
    for own in range(2):
        if t.place[2 * seat + own] >= 0:
            for other in range(2 * t.seats):
                if t.place[other] >= 0 and other != 2 * seat + own:
                    found |= 1 << (own * 8 + other)
    return found
