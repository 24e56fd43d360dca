"""What each step of an effect does: one small class a step, in the order of their codes."""

from typing import Final

from mypy_extensions import i64

from skali.core.chance import Chance
from skali.core.effects.primitive import Primitive
from skali.games.odin.effects import card_steps, event_steps, programs
from skali.games.odin.effects.events import DICE_ACTION, ORE_SPENT, TRADE, UPGRADE
from skali.games.odin.effects.machine import MACHINE, note
from skali.games.odin.effects.vocabulary import MINE_FIRST, TALLIES
from skali.games.odin.rules import asks, bay, dice, mountains, occupations, stores, trade, voyages
from skali.games.odin.rules.components import ALL_SPACES, BOAT, KNARR, ORE_SLOTS
from skali.games.odin.rules.goods import ORE, STONE, WOOD
from skali.games.odin.rules.mountains import ONLY_ORE
from skali.games.odin.rules.state import Table

PAID_WOOD: Final[i64] = TALLIES.index("paid_wood")
PAID_STONE: Final[i64] = TALLIES.index("paid_stone")
PAID_ORE: Final[i64] = TALLIES.index("paid_ore")


class Gain(Primitive[Table]):
    """ODIN-168: things from the general supply."""

    def run(self, t: Table, chance: Chance, seat: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        t.use_part()
        stores.receive(t, seat, a, b)


class Spend(Primitive[Table]):
    """ODIN-093, ODIN-172, ODIN-174: things are paid; that alone is a part of an action."""

    def run(self, t: Table, chance: Chance, seat: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        t.use_part()
        if t.decks == 0:
            stores.give_up(t, seat, a, b)
        elif a == ORE and t.ears[seat] >> ORE_SPENT & 1 != 0:
            MACHINE.happen(t, ORE_SPENT, seat, 0, b, programs.ORE_PROGRAM, t.origin)
        else:
            pay(t, seat, a, b)

    def can(self, t: Table, seat: i64, a: i64, b: i64, c: i64, d: i64) -> bool:
        """Tell whether the seat has so many; ore may come from a mountain before."""
        if stores.owns(t, seat, a) >= stores.price(t, seat, a, b):
            return True
        return a == ORE and digs_first(t, seat) and mountains.strips_for(t, seat, ONLY_ORE) != 0


def digs_first(t: Table, seat: i64) -> bool:
    """ODIN-AMB-70: whether a card lets the ore that this space takes come from a mountain."""
    if not 0 < t.origin <= ALL_SPACES or t.ears[seat] >> ORE_SPENT & 1 == 0:
        return False
    return MACHINE.allowed(t, seat, MINE_FIRST, t.origin - 1)


def pay(t: Table, seat: i64, thing: i64, number: i64) -> None:
    """Pay a price after discounts; cards count which building materials were exchanged."""
    stores.give_up(t, seat, thing, stores.price(t, seat, thing, number))
    if t.under_way > 0 and 0 < t.origin <= ALL_SPACES:
        if thing == WOOD:
            note(t, seat, PAID_WOOD, number)
        elif thing == STONE:
            note(t, seat, PAID_STONE, number)
        elif thing == ORE:
            note(t, seat, PAID_ORE, number)


class Have(Primitive[Table]):
    """ODIN-167: ships that are needed and kept."""

    def run(self, t: Table, chance: Chance, seat: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        """Keep them; cards count the use of a longship."""
        if a not in (BOAT, KNARR) and bay.longships(t, seat) > 0:
            note(t, seat, voyages.LONGSHIP_TALLY, 1)

    def can(self, t: Table, seat: i64, a: i64, b: i64, c: i64, d: i64) -> bool:
        """Tell whether the seat has so many."""
        return bay.sails_enough(t, seat, a, b)


class Ship(Primitive[Table]):
    """ODIN-178: a ship, if there is a berth."""

    def run(self, t: Table, chance: Chance, seat: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        """Carry the step out; an armed one is full of ore from the supply."""
        if b != 0:
            bay.launch_armed(t, seat)
        else:
            bay.launch(t, seat, a)

    def can(self, t: Table, seat: i64, a: i64, b: i64, c: i64, d: i64) -> bool:
        """Tell whether there is a berth, and the ore."""
        return bay.has_berth(t, seat, a) and (b == 0 or t.has(seat, ORE) >= ORE_SLOTS[a])


class Building(Primitive[Table]):
    """ODIN-175..177: a shed or a house, if one is left."""

    def run(self, t: Table, chance: Chance, seat: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        voyages.build(t, seat, a)

    def can(self, t: Table, seat: i64, a: i64, b: i64, c: i64, d: i64) -> bool:
        """Tell whether one is left."""
        return voyages.can_build(t, a)


class Mountain(Primitive[Table]):
    """ODIN-192..194: items of mountain strips."""

    def run(self, t: Table, chance: Chance, seat: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        """Ask for the strip."""
        mountains.ask_to_mine(t, seat, a, b, c, d)

    def can(self, t: Table, seat: i64, a: i64, b: i64, c: i64, d: i64) -> bool:
        """Tell whether a strip is face up from which something may be taken."""
        return t.strips != 0 if d == 0 else mountains.strips_for(t, seat, d) != 0


class Upgrade(Primitive[Table]):
    """ODIN-195..198: better goods of the same outline."""

    def run(self, t: Table, chance: Chance, seat: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        """Ask for the goods."""
        if a == 1 and b == 1 and c == 0 and t.ears[seat] >> UPGRADE & 1 != 0:
            MACHINE.happen(t, UPGRADE, seat, 0, 1, programs.UPGRADE_PROGRAM, t.origin)
        else:
            trade.ask_to_upgrade(t, seat, a, b, c)

    def can(self, t: Table, seat: i64, a: i64, b: i64, c: i64, d: i64) -> bool:
        """Tell whether there is a good to upgrade."""
        if trade.any_upgradable(t, seat, c):
            return True
        return a == 1 and MACHINE.replaceable(t, UPGRADE, seat, 0, t.origin)


class DrawWeapons(Primitive[Table]):
    """ODIN-200: weapon cards from the deck."""

    def run(self, t: Table, chance: Chance, seat: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        t.use_part()
        for _ in range(a):
            stores.draw_weapon(t, seat, chance)


class Dice(Primitive[Table]):
    """ODIN-214: an action with a die."""

    def run(self, t: Table, chance: Chance, seat: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        """Begin it."""
        t.edge = 0
        if t.ears[seat] >> DICE_ACTION & 1 != 0:
            MACHINE.happen(
                t, DICE_ACTION, seat, a, b, programs.CAST[a * programs.MOST_BOATS + b], t.origin
            )
        else:
            dice.begin(t, seat, a, b, chance)


class OverseasTrading(Primitive[Table]):
    """ODIN-203: green goods are turned to blue."""

    def run(self, t: Table, chance: Chance, seat: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        """Ask for the goods."""
        if t.ears[seat] >> TRADE & 1 != 0:
            MACHINE.happen(t, TRADE, seat, 0, 0, programs.TRADE_PROGRAM, t.origin)
        else:
            trade.ask_to_trade(t, seat)


class SpecialSale(Primitive[Table]):
    """ODIN-205: special tiles are bought."""

    def run(self, t: Table, chance: Chance, seat: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        """Ask for the tile."""
        t.ask(asks.SALE, seat, asks.LEFT.at(a))

    def can(self, t: Table, seat: i64, a: i64, b: i64, c: i64, d: i64) -> bool:
        """Tell whether one can be paid."""
        return trade.on_sale(t, seat, 0) != 0


class Forge(Primitive[Table]):
    """ODIN-183: something with forge tongs."""

    def run(self, t: Table, chance: Chance, seat: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        """Ask for the tile."""
        trade.ask_to_forge(t, seat)


class Explore(Primitive[Table]):
    """ODIN-239: an exploration board."""

    def run(self, t: Table, chance: Chance, seat: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        """Ask for the board."""
        voyages.ask_to_explore(t, seat, a)

    def can(self, t: Table, seat: i64, a: i64, b: i64, c: i64, d: i64) -> bool:
        """Tell whether one is there."""
        return voyages.to_explore(t, seat, a) != 0


class Emigrate(Primitive[Table]):
    """ODIN-207: a large ship goes."""

    def run(self, t: Table, chance: Chance, seat: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        """Pay, and ask for the ship."""
        voyages.ask_to_emigrate(t, seat, a)

    def can(self, t: Table, seat: i64, a: i64, b: i64, c: i64, d: i64) -> bool:
        """Tell whether one can go."""
        return voyages.can_emigrate(t, seat, a)


class BoatToKnarr(Primitive[Table]):
    """ODIN-187: a boat becomes a knarr."""

    def run(self, t: Table, chance: Chance, seat: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        voyages.boat_to_knarr(t, seat)

    def can(self, t: Table, seat: i64, a: i64, b: i64, c: i64, d: i64) -> bool:
        """ODIN-AMB-21: tell whether there is a boat, and a berth for the knarr."""
        return bay.fleet(t, seat, BOAT) > 0 and bay.has_berth(t, seat, KNARR)


class DrawOccupation(Primitive[Table]):
    """ODIN-246: a card of the dark deck; without cards in the game nothing is drawn."""

    def run(self, t: Table, chance: Chance, seat: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        t.use_part()
        occupations.draw(t, seat)


class PlayOccupation(Primitive[Table]):
    """ODIN-249, ODIN-252: cards from the hand; nobody has any in a game without them."""

    def run(self, t: Table, chance: Chance, seat: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        """Ask for the cards."""
        if occupations.hand_size(t, seat) > 0:
            occupations.ask_to_play(t, seat, a, freely=False, column=False)

    def can(self, t: Table, seat: i64, a: i64, b: i64, c: i64, d: i64) -> bool:
        """ODIN-248, ODIN-AMB-54, ODIN-AMB-55: with a card in hand, or with one drawn on the way."""
        if b != 0 or t.decks == 0:
            return b != 0
        if occupations.hand_size(t, seat) > 0:
            return True
        return c != 0 and t.acting != seat and occupations.size(t, occupations.pile(t)) > 0


ALL: Final[list[Primitive[Table]]] = [
    Gain(),
    Spend(),
    Have(),
    Ship(),
    Building(),
    Mountain(),
    Upgrade(),
    DrawWeapons(),
    Dice(),
    OverseasTrading(),
    SpecialSale(),
    Forge(),
    Explore(),
    Emigrate(),
    BoatToKnarr(),
    DrawOccupation(),
    PlayOccupation(),
    *event_steps.ALL,
    *card_steps.ALL,
]
