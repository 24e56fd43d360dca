"""Phase 3: going ashore viking by viking, fights, and what the terrain gives at once."""

from typing import Final

from mypy_extensions import i64

from skali.core.chance import Chance
from skali.core.menu import Menu
from skali.core.questions import Answer
from skali.games.walhalla.rules import actions, asks, cards, components
from skali.games.walhalla.rules.asks import ATTACKER, LANDING_ROW, ROW, TONGUE
from skali.games.walhalla.rules.state import CAT_FORESTS, CAT_HUNTS, NOBODY, NOWHERE, Table


def sides(t: Table, seat: i64, row: i64) -> i64:
    """WAL-040..046: the mask of sides on which a field is that is not the own one."""
    found: i64 = 0
    for side in range(2):
        field = t.field_beside(row, side)
        if field != NOWHERE and t.held[seat] >> field & 1 == 0:
            found |= 1 << side
    return found


def enemies(t: Table, seat: i64, row: i64) -> i64:
    """WAL-050, WAL-114: the mask of sides on which another player's viking stands."""
    found: i64 = 0
    for side in range(2):
        field = t.field_beside(row, side)
        if field != NOWHERE and t.holder(field) not in (NOBODY, seat):
            found |= 1 << side
    return found


class Landing(Answer[Table]):
    """WAL-042..047, WAL-068: any allowed side; with the card, an attack that cannot fail."""

    def offer(self, t: Table, seat: i64, menu: Menu) -> None:
        """Offer the sides, and attacks with the card."""
        row = t.get(LANDING_ROW)
        found = sides(t, seat, row)
        menu.add(actions.LAND, found)
        if t.holds(seat, components.ATTACK):
            menu.add(actions.ATTACK_SIDE, found & enemies(t, seat, row))

    def force(self, t: Table, seat: i64, chance: Chance) -> bool:
        """Land where everybody can see that there is no choice.

        WAL-A-19: an attack by somebody who holds cards is a question, whatever the cards are.
        """
        row = t.get(LANDING_ROW)
        found = sides(t, seat, row)
        if found == 3:
            return False
        if found == 0:
            go_home(t, seat)
            return True
        if t.hands[seat] != 0 and enemies(t, seat, row) & found != 0:
            return False
        land(t, seat, actions.LEFT if found == 1 else actions.RIGHT, chance)
        return True

    def take(self, t: Table, seat: i64, family: i64, index: i64, chance: Chance) -> None:
        """Land, or attack with the card."""
        if family == actions.LAND:
            land(t, seat, index, chance)
        else:
            attack(t, seat, index, chance)


def go_home(t: Table, seat: i64) -> None:
    """WAL-046, WAL-047: who can land nowhere goes back to Midgard."""
    leave(t, t.place_at(t.get(LANDING_ROW)))
    t.pop()
    t.midgard[seat] += 1


def leave(t: Table, place: i64) -> None:
    """A seat of the dragon becomes empty."""
    seven: i64 = 7
    t.crew &= ~(seven << 3 * place)


def land(t: Table, seat: i64, side: i64, chance: Chance) -> None:
    """WAL-042, WAL-043, WAL-050: besiege a free field, or attack who stands there."""
    row = t.get(LANDING_ROW)
    t.pop()
    field = t.field_beside(row, side)
    defender = t.holder(field)
    place = t.place_at(row)
    if defender == NOBODY:
        besiege(t, seat, place, field, chance)
    elif t.walhalla[defender] == 0 and t.hands[defender] == 0:
        conquer(t, place, field, chance)
    else:
        t.ask(asks.DEFEND, defender, at(field) | ATTACKER.at(place))


def attack(t: Table, seat: i64, side: i64, chance: Chance) -> None:
    """WAL-068, WAL-070: with the card the defender loses, and nobody asks for a shield."""
    row = t.get(LANDING_ROW)
    t.pop()
    cards.play(t, seat, components.ATTACK, chance)
    conquer(t, t.place_at(row), t.field_beside(row, side), chance)


def at(field: i64) -> i64:
    """Write a field into a question."""
    return TONGUE.at(field // components.REACH) | ROW.at(field % components.REACH + 1)


def field_asked(t: Table) -> i64:
    """Return the field that a fight or a hunt is about."""
    return t.get(TONGUE) * components.REACH + t.get(ROW) - 1


class Defending(Answer[Table]):
    """WAL-051..055, WAL-069: fall, win with a hero, or win with a shield."""

    def offer(self, t: Table, seat: i64, menu: Menu) -> None:
        """Offer what the defender can pay for."""
        menu.one(actions.FALL)
        if t.walhalla[seat] > 0:
            menu.one(actions.WIN)
        if t.holds(seat, components.SHIELD):
            menu.one(actions.PLAY_SHIELD)

    def take(self, t: Table, seat: i64, family: i64, index: i64, chance: Chance) -> None:
        """WAL-052: who chooses to lose falls; WAL-A-05: with a shield no hero leaves."""
        place = t.get(ATTACKER)
        field = field_asked(t)
        t.pop()
        if family == actions.FALL:
            conquer(t, place, field, chance)
            return
        if family == actions.WIN:
            t.walhalla[seat] -= 1
            t.asgard[seat] += 1
        else:
            cards.play(t, seat, components.SHIELD, chance)
        repel(t, place)


def repel(t: Table, place: i64) -> None:
    """WAL-053, WAL-057: the attacking viking goes to Walhalla; nothing else happens."""
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
    terrain = components.TERRAIN_OF[t.field[field]]
    if terrain == components.CULT:
        cards.draw_card(t, seat, chance)
    elif terrain == components.FOREST:
        if t.hands[seat] != 0:
            t.ask(asks.HUNT, seat, at(field))
        else:
            t.book(seat, CAT_FORESTS, components.VALUE_OF[t.field[field]])


class Hunting(Answer[Table]):
    """WAL-059, WAL-067, WAL-A-20: the printed points, or their double with the card."""

    def offer(self, t: Table, seat: i64, menu: Menu) -> None:
        """Offer to pass, and the card."""
        menu.one(actions.PASS)
        if t.holds(seat, components.HUNT):
            menu.one(actions.PLAY_HUNT)

    def take(self, t: Table, seat: i64, family: i64, index: i64, chance: Chance) -> None:
        """Score the forest."""
        value = components.VALUE_OF[t.field[field_asked(t)]]
        t.pop()
        t.book(seat, CAT_FORESTS, value)
        if family == actions.PLAY_HUNT:
            cards.play(t, seat, components.HUNT, chance)
            t.book(seat, CAT_HUNTS, (components.HUNT_FACTOR - 1) * value)


ANSWERS: Final[tuple[Answer[Table], ...]] = (
    Landing(asks.LAND), Defending(asks.DEFEND), Hunting(asks.HUNT)
)  # fmt: skip
