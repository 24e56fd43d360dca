"""The flow of the game: what is legal, what an action does, how turns and rounds follow."""

from typing import Final, final

from mypy_extensions import i64

from skali.core.bits import count, nth
from skali.core.chance import Chance
from skali.core.state import POLICY
from skali.games.karvi import (
    advice,
    crew,
    deck,
    equipping,
    run,
    scoring,
    sea,
    setup,
    trading,
    village,
)
from skali.games.karvi.actions import (
    BEER,
    BONUS,
    BUILD,
    COPY,
    COVER,
    DIE,
    DISCARD,
    DISMISS,
    DISPLACE,
    DONE,
    DRAW,
    DRAW_TWO,
    ENGRAVE,
    FUR,
    GATHER,
    HEAL,
    HURT,
    KEEP,
    LATER,
    LOOK,
    MOVE,
    NOW,
    OPTION,
    PART,
    PAY,
    PICK,
    PLACE,
    PLAY,
    POUR,
    PROVISION,
    RAID,
    RAISE,
    RECEIVE,
    RIG,
    SAIL,
    SILVER,
    STONE,
    TAKE,
    TAKE_START,
    TRADE,
    USE,
    WOUND,
)
from skali.games.karvi.coder import ALONG, CATEGORIES, LINES, NORMAL_MODE, USE_PAYING
from skali.games.karvi.components import ALL_CARDS, CARD_COST, NORMAL, ROUNDS, SPOTS, STONE_SPOTS
from skali.games.karvi.effects import CARD_BOX, PAID_BEER, PAID_MOVE, PAID_STEPS, TILE_PROGRAM
from skali.games.karvi.menu import menu, once_per_turn
from skali.games.karvi.state import (
    ASK_COVER,
    ASK_EACH,
    ASK_EQUIP,
    ASK_FIRST,
    ASK_MOVE,
    ASK_RECRUIT,
    ASK_TURN,
    DIE_REASONS,
    FOR_BACK,
    FOR_FIELD,
    FOR_SET,
    FOR_TILE,
    OVER,
    TRACK,
    WAIT_RUN,
    WAIT_SET_UP,
    Table,
)
from skali.games.karvi.steps import RUNNER

TIE_BREAKS: Final[i64] = 512


@final
class Karvi(Table):
    """A game of Karvi."""

    __slots__ = ()

    def copy(self) -> "Karvi":
        """Return an independent copy."""
        other = Karvi(self.game, self.seats)
        other.fill(self)
        return other

    def legal(self, seat: i64 = -1) -> list[int]:
        """List what may be done now, in the order of the actions' numbers."""
        found: list[int] = []
        if self.depth == 0:
            return found
        m = menu(self, seat if seat >= 0 else self.actor())
        for entry in range(m[0]):
            action = m[2 * entry + 1]
            mask = m[2 * entry + 2]
            while mask != 0:
                if mask & 1 != 0:
                    found.append(action)
                mask >>= 1
                action += 1
        return found

    def random_action(self, chance: Chance, seat: i64 = -1) -> i64:
        """Choose from the menu without listing it."""
        m = menu(self, seat if seat >= 0 else self.actor())
        size: i64 = 0
        for number in range(m[0]):
            size += count(m[2 * number + 2])
        index = chance.below(POLICY, size)
        entry: i64 = 0
        here = count(m[2])
        while index >= here:
            index -= here
            entry += 1
            here = count(m[2 * entry + 2])
        return m[2 * entry + 1] + nth(m[2 * entry + 2], index)

    def apply(self, action: i64, chance: Chance, seat: i64 = -1) -> None:
        """Carry out a legal action, then go on to the next decision."""
        who = seat if seat >= 0 else self.actor()
        if action < RIG:
            apply_turn(self, action, chance)
        elif action < DRAW:
            apply_crew(self, action)
        elif action < LOOK:
            apply_cards(self, who, action, chance)
        elif action < USE:
            apply_places(self, who, action, chance)
        else:
            apply_rest(self, who, action, chance)
        go_on(self, chance)

    def score(self, seat: i64) -> i64:
        """Return the seat's points now."""
        return self.points[seat]

    def ranking(self, seat: i64) -> i64:
        """KARVI-162: most points, then the die furthest left in the stop area."""
        return self.points[seat] * TIE_BREAKS + scoring.tie_break(self, seat)

    def evaluate(self, seat: i64) -> float:
        """Say how well a seat stands, in points that it may expect at the end."""
        return advice.evaluate(self, seat)

    def sheet(self) -> dict[str, list[int]]:
        """Return the score sheet; before the end, as if the final scoring came now."""
        now = self.copy()
        if self.phase != OVER:
            scoring.score_final(now)
        return {
            name: [int(now.ledger[seat * LINES + line]) for seat in range(self.seats)]
            for line, name in enumerate(CATEGORIES)
        }


def begin(t: Table, chance: Chance) -> None:
    """Set up and go on to the first decision."""
    setup.set_up(t, chance)
    go_on(t, chance)


def go_on(t: Table, chance: Chance) -> None:
    """Carry on with what waits, until somebody must decide or the game is over."""
    while t.depth > 0:
        waiting = t.asked()
        if waiting < WAIT_RUN:
            return
        if waiting == WAIT_RUN:
            RUNNER.go_on(t, chance)
        elif waiting == WAIT_SET_UP:
            setup.go_on(t, t.pop(), chance)
        else:
            run.go_on(t, waiting)


# --- what actions do ---


def apply_turn(t: Table, action: i64, chance: Chance) -> None:
    """The actions of a turn: gold, die, ship, cards."""
    if action < MOVE:
        exchange(t, action)
    elif action < SAIL:
        if t.asked() == ASK_MOVE:
            t.pop()
            village.move(t, action - MOVE, chance, free=True)
        else:
            village.move(t, action - MOVE, chance, free=False)
    elif action < PLAY:
        if t.asked() == ASK_TURN:
            sea.sail_freely(t, action - SAIL)
        else:
            sea.sail_by_bonus(t, action - SAIL)
    elif action < DISCARD:
        play(t, (action - PLAY) % ALL_CARDS, (action - PLAY) // ALL_CARDS)
    else:
        deck.discard(t, action - DISCARD)


def exchange(t: Table, ware: i64) -> None:
    """KARVI-089: a gold for something else."""
    seat = t.active
    t.gold[seat] -= 1
    if ware == FUR:
        t.fur[seat] += 1
    elif ware == SILVER:
        t.silver[seat] += 1
    elif ware == PROVISION:
        t.provisions[seat] += 1
    else:
        t.beer[2 * seat + ware - BEER] += 1


def play(t: Table, card: i64, box: i64) -> None:
    """KARVI-083..085: pay, lay the card beside the tableau, get the bonus."""
    seat = t.active
    t.charge(seat, CARD_COST[3 * card], CARD_COST[3 * card + 1], CARD_COST[3 * card + 2])
    t.hand[seat] &= ~(1 << card)
    t.played[seat] |= 1 << card
    t.run(CARD_BOX[2 * card + box])


def rig(t: Table) -> None:
    """KARVI-185, KARVI-186, KARVI-189: the sail's effect of this turn."""
    seat = t.active
    tile = once_per_turn(t, seat)
    t.rigged = 1
    if PAID_MOVE[tile] != 0:
        t.provisions[seat] -= PAID_MOVE[tile]
        sea.ask_to_sail(t, seat, PAID_STEPS[tile], NORMAL_MODE, ALONG)
    else:
        village.ask_for_die(t, seat, FOR_TILE, tile)


def apply_crew(t: Table, action: i64) -> None:
    """Sails, splits, and everything about warriors."""
    if action == RIG:
        rig(t)
    elif action < POUR:
        seat = t.actor()
        cargo = t.pop()
        trading.gather(t, seat, cargo & 15, action - GATHER, cargo >> 12)
    elif action < RAISE:
        seat = t.actor()
        t.pop()
        t.beer[2 * seat] += (action - POUR) // 6
        t.beer[2 * seat + 1] += (action - POUR) % 6
    elif action < HEAL:
        kind, by = (action - RAISE) // crew.RAISES, (action - RAISE) % crew.RAISES + 1
        if t.asked() == ASK_EACH:
            crew.raise_one(t, kind, by)
        else:
            crew.strengthen(t, kind, by)
    elif action < WOUND:
        crew.heal(t, action - HEAL + 1)
    elif action < DISMISS:
        crew.wound(t, action - WOUND + 1)
    elif action < HURT:
        if t.asked() == ASK_RECRUIT:
            crew.make_room(t, action - DISMISS)
        else:
            crew.give(t, action - DISMISS)
    else:
        crew.hurt(t, action - HURT)


def apply_cards(t: Table, seat: i64, action: i64, chance: Chance) -> None:
    """Drawing, equipping, trading, raiding, parts and options."""
    if action < KEEP:
        draw(t, seat, action, chance)
    elif action < BONUS:
        deck.keep(t, action - KEEP)
    elif action == BONUS:
        equipping.take_stern_bonus(t)
    elif action < ENGRAVE:
        equipping.place_tile(t, action - PLACE)
    elif action < TRADE:
        stone, spot = (action - ENGRAVE) // STONE_SPOTS, (action - ENGRAVE) % STONE_SPOTS
        if t.asked() == ASK_FIRST:
            setup.first_stone(t, seat, stone)
        else:
            equipping.engrave(t, stone, spot)
    elif action < RAID:
        trading.trade(t, action - TRADE)
    elif action < RECEIVE:
        trading.raid(t, action - RAID)
    elif action < PART:
        trading.receive(t, (action - RECEIVE) // 2, (action - RECEIVE) % 2)
    elif action < OPTION:
        village.use_part(t, action - PART)
    else:
        RUNNER.answer(t, action - OPTION)


def draw(t: Table, seat: i64, action: i64, chance: Chance) -> None:
    """KARVI-111, KARVI-245: by the equip action or by a bonus."""
    two = action >= DRAW_TWO
    kind = action - (DRAW_TWO if two else DRAW)
    if t.asked() == ASK_EQUIP:
        equipping.equip_by_card(t, kind, chance, two=two)
        return
    cargo = t.pop()
    deck.ask_to_draw(t, seat, (cargo >> 2) - 1, cargo & 3)
    if two:
        deck.draw_two(t, seat, kind, chance)
    else:
        deck.draw_card(t, seat, kind, chance)


def apply_places(t: Table, seat: i64, action: i64, chance: Chance) -> None:
    """Stacks, buildings, special runestones, displaced ships, dice."""
    if action == LOOK:
        sea.look(t, chance)
    elif action < BUILD:
        sea.take(t, action - TAKE)
    elif action == BUILD:
        sea.build(t, chance)
    elif action < COVER:
        sea.take_stone(t, action - STONE)
    elif action < DISPLACE:
        sea.cover_stone(t, seat, action - COVER, NORMAL + t.pop())
    elif action < DIE:
        sea.displace(t, (action - DISPLACE) // SPOTS, (action - DISPLACE) % SPOTS)
    elif action < COPY:
        choose_die(t, seat, 2 * seat + action - DIE)
    else:
        t.pop()
        t.beer[2 * seat + (action - COPY) // 8] = t.beer[(action - COPY) % 8]


def choose_die(t: Table, seat: i64, die: i64) -> None:
    """An own die is set, moved back, or pays."""
    cargo = t.pop()
    reason, value = cargo & 15, cargo >> len(DIE_REASONS)
    if reason == FOR_SET:
        t.beer[die] = value
    elif reason == FOR_BACK:
        village.go_back(t, seat, die, value)
    elif reason == FOR_FIELD:
        t.beer[die] -= village.beer_cost(t, seat, value)
        village.use_field(t, value)
    else:
        t.beer[die] -= PAID_BEER[value]
        t.run(TILE_PROGRAM[value])


def apply_rest(t: Table, seat: i64, action: i64, chance: Chance) -> None:
    """Fields by cards, payments, when a bonus comes, setup, and the end of a step or a turn."""
    if action < PAY:
        if t.pop() == USE_PAYING:
            village.pay_and_use(t, seat, action - USE)
        else:
            village.use_field(t, action - USE)
    elif action < NOW:
        run.pay_for_gain(t, action - PAY + 1)
    elif action <= LATER:
        run.take_bonus(t, later=action == LATER)
    elif action < PICK:
        setup.choose_start(t, action - TAKE_START)
    elif action < DONE:
        setup.pick(t, seat, action - PICK)
    elif action == DONE:
        if t.asked() == ASK_COVER:
            t.discarded |= 1 << t.cargo()
        t.pop()
    else:
        end_turn(t, chance)


def end_turn(t: Table, chance: Chance) -> None:
    """KARVI-050, KARVI-125, KARVI-151: refill the display; the next turn, round, or the end."""
    t.pop()
    deck.refill(t, chance)
    coming = village.lap(t) + TRACK
    if t.place[village.hindmost(t)] >= coming:
        if t.round == ROUNDS[t.seats]:
            scoring.score_final(t)
            t.phase = OVER
            return
        t.round += 1
    setup.begin_turn(t)
