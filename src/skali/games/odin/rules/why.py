"""The catalogue's prohibitions, one predicate a rule, apart from the fast menus of the engine."""
# interpreted: asked by people, one action at a time

from skali.core.message import Refusal
from skali.core.pending import waiting
from skali.games.odin.effects.machine import MACHINE
from skali.games.odin.effects.programs import OPTIONS
from skali.games.odin.effects.vocabulary import WOOD_IN_HOUSES
from skali.games.odin.rules import asks, dice, mountains, trade, why_cards, why_feast, why_land
from skali.games.odin.rules.actions import ARMED, FREE, HELD, LAY, SPACE
from skali.games.odin.rules.actions import SLOTS as SLOT_NAMES
from skali.games.odin.rules.boards import BUILDINGS
from skali.games.odin.rules.components import (
    COLUMN,
    DATA,
    DICE_TABLES,
    REACHES,
    SHIPS,
    SPACE_TABLES,
    SPACES,
    STRIP_TABLES,
)
from skali.games.odin.rules.goods import BOX, GOOD_NAMES, NAMES, SPECIAL_NAMES, SPECIAL_TABLES
from skali.games.odin.rules.placing import is_paying
from skali.games.odin.rules.state import (
    ARMED_BOATS,
    BOATS,
    COLOUR_MASK,
    LONGSHIPS,
    SHEDS,
    SLOTS,
    Table,
)
from skali.games.odin.rules.state import HELD as IN_HAND
from skali.games.odin.rules.voyages import goes_anywhere
from skali.games.odin.rules.why_spaces import (
    ISLANDS,
    against,
    against_using,
    amount,
    berth,
    for_sale,
    islands,
    listed,
    price_of,
    ships,
    useless,
)

LAYING = ("island", "stone-house", "long-house", "home")
ORDER = ("orange", "red", "green", "blue")


def why_not(t: Table, action: int, seat: int) -> Refusal | None:
    """Name the first rule against an action of a seat that may decide, or None."""
    family = SPACE.family_of(action).name
    here = SPACE.indices(action)
    held = int(t.of(seat, IN_HAND))
    if held or family in LAYING:
        if not held or family not in LAYING:
            return Refusal("ODIN-135")
        return why_land.against_laying(t, seat, held - 1, action - int(LAY))
    if family in FREE:
        return against_anytime(t, seat, family, here[0])
    if family == "done":
        return against_stopping(t, seat, t.asking())
    if family in ("place", "imitate"):
        return against_placing(t, seat, here[0], imitating=family == "imitate")
    if family in why_cards.FAMILIES:
        return why_cards.against_card(t, seat, family, here[0])
    if family == "serve":
        return why_feast.against_serving(t, seat, *here)
    if family in ("pass", "fail"):
        return None
    return against_answer(t, seat, family, here)


def against_answer(t: Table, seat: int, family: str, here: tuple[int, ...]) -> Refusal | None:
    """Name the rule against a step of an action."""
    if family == "option":
        return against_option(t, seat, here[0])
    if family == "mine":
        return against_mining(t, seat, here[0], here[1] + 1)
    if family == "upgrade":
        return against_upgrading(t, seat, here[0], here[1] + 1)
    if family == "turn":
        return against_turning(t, seat, here[0])
    if family == "claim":
        return against_claiming(t, seat, here[0])
    if family == "boats":
        return against_sailing(t, seat, here[0], here[1])
    if family == "explore":
        reach = REACHES[t.get(asks.REACH)]
        known = here[0] in islands(t, reach)
        if t.decks and goes_anywhere(t, seat):
            known = t.owner[here[0]] < 0
        return None if known else Refusal("ODIN-239")
    if family == "emigrate":
        return None if ships(t, seat, SHIPS[1 + here[0]]) else Refusal("ODIN-207")
    if family == "spend":
        return against_spending(t, seat, here[0])
    return against_rolling(t, seat, family, here)


# --- placing Vikings ---


def against_placing(t: Table, seat: int, space: int, *, imitating: bool) -> Refusal | None:
    """ODIN-091, ODIN-253..256, ODIN-298: an empty space, or one of a rival that can be imitated."""
    men = int(t.men[space])
    if not imitating:
        if men:
            mine = men & COLOUR_MASK == int(t.colour(seat)) + 1
            return Refusal("ODIN-298" if t.seats == 1 and not mine else "ODIN-091")
        return against_use(t, seat, space)
    column = int(COLUMN[space])
    if not t.mirrors >> column & 1:
        return Refusal("ODIN-255" if t.mirrors else "ODIN-024")
    if not men or men & COLOUR_MASK == int(t.colour(seat)) + 1:
        return Refusal("ODIN-254")
    if t.men[len(SPACES) + (column - 1) // 2]:
        return Refusal("ODIN-256")
    return against_use(t, seat, space)


def against_use(t: Table, seat: int, space: int) -> Refusal | None:
    """ODIN-093: with cards a space may cost less, or be opened by one."""
    plain = against_using(t, seat, space)
    if not t.decks:
        return plain
    carded = why_cards.against_placing(t, seat, space)
    return plain if carded is not None and plain is not None else carded


def against_option(t: Table, seat: int, option: int) -> Refusal | None:
    """ODIN-056..: an option must exist, be possible, and do something."""
    if t.decks:
        return why_cards.against_option(t, seat, option)
    trees = OPTIONS[int(t.get(asks.PROGRAM))]
    if option >= len(trees):
        return Refusal("ODIN-258")
    lack = useless(t, seat, trees[option])
    for step in listed(trees[option]):
        lack = lack or against(t, seat, step)
    return Refusal(lack.rule) if lack else None


def against_stopping(t: Table, seat: int, asked: str) -> Refusal | None:
    """ODIN-093, ODIN-174: at least one part of a space is used, and one of several options."""
    if t.decks:
        return why_cards.against_stopping(t, seat, asked)
    if asked in ("trade", "feast", "ready") or not anything_left(t, seat, asked):
        return None
    if asked == "choose" and len(OPTIONS[int(t.get(asks.PROGRAM))]) > 1:
        return Refusal("ODIN-174")
    return None if t.used or later_part(t, seat) else Refusal("ODIN-093")


def anything_left(t: Table, seat: int, asked: str) -> bool:
    """Tell whether what is asked can be answered by anything but an end."""
    if asked == "choose":
        trees = OPTIONS[int(t.get(asks.PROGRAM))]
        return any(against_option(t, seat, n) is None for n in range(len(trees)))
    if asked == "upgrade":
        goods = range(len(GOOD_NAMES))
        return any(against_upgrading(t, seat, good, 1) is None for good in goods)
    if asked == "sale":
        tiles = range(len(GOOD_NAMES) + len(SPECIAL_NAMES))
        return any(against_claiming(t, seat, tile) is None for tile in tiles)
    return True


def later_part(t: Table, seat: int) -> bool:
    """Tell whether the space offers another part after this one, and it can be used."""
    frames = waiting(t)
    if len(frames) < 2 or frames[-2].name != "run":
        return False
    written = asks.WRITTEN.write("program", frames[-2][asks.PROGRAM])
    space = written["program"].removeprefix("space-")
    if space not in SPACES:
        return False
    steps = listed(SPACE_TABLES[SPACES.index(space)].data["effect"])
    return any(useless(t, seat, step) is None for step in steps[written["step"] :])


# --- mountains and trade ---


def against_mining(t: Table, seat: int, strip: int, items: int) -> Refusal | None:
    """ODIN-189..194: a strip that is face up and was not used, so many items of it."""
    if not t.strips >> strip & 1:
        return Refusal("ODIN-041")
    if t.get_of(asks.USED, strip):
        return Refusal("ODIN-193")
    if t.get(asks.KIND) and not mountains.strips_for(t, seat, t.get(asks.KIND)) >> strip & 1:
        return Refusal("ODIN-AMB-70")
    if items > t.get(asks.ITEMS):
        return Refusal("ODIN-192", most=int(t.get(asks.ITEMS)))
    left = len(STRIP_TABLES[strip].texts("items")) - int(t.taken[strip])
    if items > left:
        return Refusal("ODIN-191", left=left)
    return None


def against_upgrading(t: Table, seat: int, good: int, steps: int) -> Refusal | None:
    """ODIN-195..197: a tile of the own supply that is not blue, and was not upgraded just now."""
    if t.decks:
        return against_carded_upgrade(t, seat, good, steps)
    _, colour = BOX[good]
    if ORDER.index(colour) + steps >= len(ORDER):
        return Refusal("ODIN-195")
    if steps > t.get(asks.STEPS):
        return Refusal("ODIN-196")
    has = amount(t, seat, NAMES[good])
    if not has:
        return Refusal("ODIN-195")
    fresh = sum(t.get(part) == good + 1 for part in asks.MADE)
    return Refusal("ODIN-196") if fresh >= has else None


def against_carded_upgrade(t: Table, seat: int, good: int, steps: int) -> Refusal | None:
    """ODIN-195..197: with cards, also along diagonals, of one kind, or a step further."""
    way = t.get(asks.WAY)
    if not trade.rises(good, way) or trade.becomes(good, steps, way) < 0:
        return Refusal("ODIN-195")
    if steps > trade.most_steps(t) or (steps > 1 and way == trade.TO_BLUE):
        return Refusal("ODIN-196")
    if not amount(t, seat, NAMES[good]):
        return Refusal("ODIN-195")
    return None if trade.upgradable(t, seat, good) else Refusal("ODIN-196")


def against_turning(t: Table, seat: int, good: int) -> Refusal | None:
    """ODIN-203: a green tile, and of each kind only one."""
    if t.asking() == "reverse":
        return None if trade.turnable(t, seat) >> good & 1 else Refusal("ODIN-AMB-41")
    column, colour = BOX[good]
    if colour != "green" or not amount(t, seat, NAMES[good]):
        return Refusal("ODIN-203")
    columns = list(dict.fromkeys(id(each.data) for each, _ in BOX))
    turned = t.get_of(asks.TURNED, columns.index(id(column.data)))
    return Refusal("ODIN-203") if turned else None


def against_claiming(t: Table, seat: int, tile: int) -> Refusal | None:
    """ODIN-183, ODIN-205, ODIN-220: what may be taken depends on what is asked."""
    name = NAMES[tile]
    special = name in SPECIAL_NAMES
    if t.decks:
        return why_cards.against_claiming(t, seat, tile)
    if special and not t.specials >> SPECIAL_NAMES.index(name) & 1:
        return Refusal("ODIN-A22")
    if t.asking() == "sale":
        if not special:
            return Refusal("ODIN-205")
        prices = for_sale(t)
        if name not in prices:
            return Refusal("ODIN-206")
        return None if prices[name] <= amount(t, seat, "silver") else Refusal("ODIN-205")
    table = SPECIAL_TABLES[SPECIAL_NAMES.index(name)] if special else BOX[tile][0]
    if not special and BOX[tile][1] != "blue":
        return Refusal("ODIN-183" if t.asking() == "forge" else "ODIN-220")
    if t.asking() == "forge":
        return None if table.data.get("tongs") else Refusal("ODIN-183")
    return against_looting(t, seat, table.integer("sword"))


# --- dice ---


def against_looting(t: Table, seat: int, sword: int) -> Refusal | None:
    """ODIN-219, ODIN-220, ODIN-225, ODIN-226: within the result and all that can be spent."""
    action = DICE_TABLES[t.get(asks.ACTION)]
    if action.text("aim") == "low":
        return Refusal("ODIN-232")
    reach = int(t.get(asks.ROLLED) + t.get(asks.ORE))
    reach += amount(t, seat, "stone") + amount(t, seat, "sword")
    return Refusal("ODIN-220", sword=sword, reach=reach) if sword > reach else None


def against_rolling(t: Table, seat: int, family: str, here: tuple[int, ...]) -> Refusal | None:
    """ODIN-216, ODIN-230: three rolls; wood and weapons for a low result."""
    if family == "roll":
        most = DATA.integer("most_rolls")
        if t.decks:
            most = int(dice.most_rolls(t, seat, t.get(asks.ACTION)))
        return Refusal("ODIN-216") if t.get(asks.ROLLS) >= most else None
    action = DICE_TABLES[t.get(asks.ACTION)]
    if action.text("aim") == "high":
        return Refusal("ODIN-219")
    needed = max(0, int(t.get(asks.ROLLED) - t.get(asks.ORE)))
    weapons = here[0]
    wood = needed - weapons
    if t.decks:
        paid = dice.payments(t, seat) >> weapons & 1
        return None if paid else Refusal("ODIN-230", needed=int(dice.result(t)))
    if weapons > needed or weapons > amount(t, seat, action.text("weapon")):
        return Refusal("ODIN-230", needed=needed)
    if wood > amount(t, seat, action.text("material")):
        return Refusal("ODIN-230", needed=needed)
    return None


def against_sailing(t: Table, seat: int, plain: int, armed: int) -> Refusal | None:
    """ODIN-237: one of the own boats, or up to three of them."""
    there = plain <= t.of(seat, BOATS) and armed <= t.of(seat, ARMED_BOATS)
    return None if there and 1 <= plain + armed <= t.get(asks.MOST_BOATS) else Refusal("ODIN-237")


def against_spending(t: Table, seat: int, swords: int) -> Refusal | None:
    """ODIN-219: swords and stones that add up to what the result lacks."""
    if t.decks:
        ways = dice.splits(t, seat, t.get(asks.SHORT), t.get(asks.SPEARS))
        return None if ways >> swords & 1 else Refusal("ODIN-219", short=int(t.get(asks.SHORT)))
    stones = int(t.get(asks.SHORT)) - swords
    paid = 0 <= stones <= amount(t, seat, "stone") and swords <= amount(t, seat, "sword")
    return None if paid else Refusal("ODIN-219", short=int(t.get(asks.SHORT)))


# --- at any time ---


def against_anytime(t: Table, seat: int, family: str, index: int) -> Refusal | None:
    """ODIN-134: what may be done at any moment, but while a cost is being paid."""
    if family == "use":
        return why_cards.against_using_card(t, seat, index)
    if t.acting == seat and (t.asks(asks.DISCARD) or is_cost(t)):
        return Refusal("ODIN-134")
    if family == "hold":
        name = HELD[index]
        if not amount(t, seat, name) or (name == "wood" and not wood_lies(t, seat)):
            return Refusal("ODIN-135")
        return None if why_land.has_place(t, seat, index) else Refusal("ODIN-145")
    if family == "buy":
        if amount(t, seat, "silver") < price_of(SHIPS[index]):
            return Refusal("ODIN-158", price=price_of(SHIPS[index]))
        return None if berth(t, seat, SHIPS[index]) else Refusal("ODIN-160")
    if family == "arm":
        if t.acting == seat:
            return Refusal("ODIN-162")
        there = t.of(seat, BOATS) if index == 0 else t.of(seat, LONGSHIPS + index - 1)
        return None if there and amount(t, seat, "ore") else Refusal("ODIN-162", ship=ARMED[index])
    return against_storing(t, seat, index)


def wood_lies(t: Table, seat: int) -> bool:
    """ODIN-A04: wood lies on cells of houses only with a card."""
    return bool(MACHINE.allowed(t, seat, WOOD_IN_HOUSES, 0))


def is_cost(t: Table) -> bool:
    """Tell whether stones or swords are asked for, or options of which all only pay."""
    if t.decks:
        return bool(is_paying(t))
    if t.asking() != "choose":
        return t.asking() == "spend"
    trees = OPTIONS[int(t.get(asks.PROGRAM))]
    return all(step["do"] == "spend" for tree in trees for step in listed(tree))


def against_storing(t: Table, seat: int, slot: int) -> Refusal | None:
    """ODIN-A04, ODIN-278: a wood or a stone, and a free slot for it."""
    where, material = SLOT_NAMES[slot].split("-")
    if not amount(t, seat, material):
        return Refusal("ODIN-278")
    owned = t.of(seat, SHEDS) if where == "shed" else stone_houses(t, seat)
    building = BUILDINGS[0 if where == "shed" else 1]
    free = int(owned) * building.integer(material) - int(t.of(seat, SLOTS + slot))
    return None if free > 0 else Refusal("ODIN-A04")


def stone_houses(t: Table, seat: int) -> int:
    """Count a seat's stone houses."""
    houses = range(ISLANDS, ISLANDS + BUILDINGS[1].integer("count"))
    return sum(t.owner[plot] == seat for plot in houses)
