"""Phase 3: going ashore viking by viking, fights, and what the terrain gives at once."""

from mypy_extensions import i64

from skali.core.chance import Chance
from skali.games.walhalla import cards
from skali.games.walhalla.actions import LEFT, RIGHT
from skali.games.walhalla.components import (
    ATTACK,
    CULT,
    FOREST,
    HUNT,
    HUNT_FACTOR,
    SHIELD,
    TERRAIN_OF,
    VALUE_OF,
)
from skali.games.walhalla.state import (
    ASK_DEFEND,
    ASK_HUNT,
    CAT_FORESTS,
    CAT_HUNTS,
    NOBODY,
    NOWHERE,
    Table,
)


def sides(t: Table, seat: i64, distance: i64) -> i64:
    """WAL-040..046: the mask of sides on which a field is that is not the own one."""
    found: i64 = 0
    left = t.field_beside(distance, LEFT)
    if left != NOWHERE and t.held[seat] >> left & 1 == 0:
        found = 1 << LEFT
    right = t.field_beside(distance, RIGHT)
    if right != NOWHERE and t.held[seat] >> right & 1 == 0:
        found |= 1 << RIGHT
    return found


def enemies(t: Table, seat: i64, distance: i64) -> i64:
    """WAL-050, WAL-114: the mask of sides on which another player's viking stands."""
    found: i64 = 0
    for side in range(2):
        field = t.field_beside(distance, side)
        if field != NOWHERE and t.holder(field) not in (NOBODY, seat):
            found |= 1 << side
    return found


def nothing_to_decide(t: Table) -> bool:
    """Tell whether everybody can see that the top landing leaves no choice.

    WAL-A-19: an attack by somebody who holds cards is a question, whatever the cards are.
    """
    seat = t.actor()
    distance = t.cargo()
    found = sides(t, seat, distance)
    if found == 3:
        return False
    return found == 0 or t.hands[seat] == 0 or enemies(t, seat, distance) & found == 0


def land_without_choice(t: Table, chance: Chance) -> None:
    """WAL-045..047: the only allowed field, or back to Midgard."""
    found = sides(t, t.actor(), t.cargo())
    if found == 0:
        seat = t.actor()
        leave(t, t.place_at(t.pop()))
        t.midgard[seat] += 1
    else:
        land(t, LEFT if found == 1 else RIGHT, chance)


def leave(t: Table, place: i64) -> None:
    """A seat of the dragon becomes empty."""
    seven: i64 = 7
    t.crew &= ~(seven << 3 * place)


def land(t: Table, side: i64, chance: Chance) -> None:
    """WAL-042, WAL-043, WAL-050: besiege a free field, or attack who stands there."""
    seat = t.actor()
    distance = t.pop()
    field = t.field_beside(distance, side)
    defender = t.holder(field)
    place = t.place_at(distance)
    if defender == NOBODY:
        besiege(t, seat, place, field, chance)
    elif t.walhalla[defender] == 0 and t.hands[defender] == 0:
        conquer(t, place, field, chance)
    else:
        t.push(ASK_DEFEND, 1 << defender, place << 6 | field)


def attack(t: Table, side: i64, chance: Chance) -> None:
    """WAL-068, WAL-070: with the card the defender loses, and nobody asks for a shield."""
    seat = t.actor()
    distance = t.pop()
    cards.play(t, seat, ATTACK, chance)
    conquer(t, t.place_at(distance), t.field_beside(distance, side), chance)


def fall(t: Table, chance: Chance) -> None:
    """WAL-052: the defender chooses to lose."""
    fight = t.pop()
    conquer(t, fight >> 6, fight & 63, chance)


def win(t: Table) -> None:
    """WAL-053, WAL-055: the defender stays, at the price of one own hero."""
    defender = t.actor()
    repel(t)
    t.walhalla[defender] -= 1
    t.asgard[defender] += 1


def shield(t: Table, chance: Chance) -> None:
    """WAL-069, WAL-A-05: the defender stays, and no hero leaves."""
    cards.play(t, t.actor(), SHIELD, chance)
    repel(t)


def repel(t: Table) -> None:
    """WAL-053, WAL-057: the attacking viking goes to Walhalla; nothing else happens."""
    place = t.pop() >> 6
    attacker = t.aboard(place)
    leave(t, place)
    t.walhalla[attacker] += 1


def conquer(t: Table, place: i64, field: i64, chance: Chance) -> None:
    """WAL-052, WAL-056: the defending viking goes to Walhalla, the attacker besieges."""
    defender = t.holder(field)
    one: i64 = 1
    t.held[defender] &= ~(one << field)
    t.walhalla[defender] += 1
    besiege(t, t.aboard(place), place, field, chance)


def besiege(t: Table, seat: i64, place: i64, field: i64, chance: Chance) -> None:
    """WAL-049, WAL-058..061: take the field, then draw a card or score a forest."""
    leave(t, place)
    one: i64 = 1
    t.held[seat] |= one << field
    terrain = TERRAIN_OF[t.field[field]]
    if terrain == CULT:
        cards.draw_card(t, seat, chance)
    elif terrain == FOREST:
        if t.hands[seat] != 0:
            t.push(ASK_HUNT, 1 << seat, field)
        else:
            t.book(seat, CAT_FORESTS, VALUE_OF[t.field[field]])


def score_forest(t: Table, chance: Chance, *, hunts: bool) -> None:
    """WAL-059, WAL-067, WAL-A-20: the printed points, or their double with the card."""
    seat = t.actor()
    value = VALUE_OF[t.field[t.pop()]]
    t.book(seat, CAT_FORESTS, value)
    if hunts:
        cards.play(t, seat, HUNT, chance)
        t.book(seat, CAT_HUNTS, (HUNT_FACTOR - 1) * value)
