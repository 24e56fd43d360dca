"""What stands against raising, healing, drawing, equipping, trading and raiding."""
# interpreted: asked by people, one action at a time

from skali.core.effects.sentences import listed
from skali.core.message import Message, Refusal, say
from skali.games.karvi.effects.counts import count_of
from skali.games.karvi.rules import asks, components
from skali.games.karvi.rules.actions import WARRIORS
from skali.games.karvi.rules.state import Table

TRADE_SORTS = len(components.TRADE_TABLES) // int(components.PER_SORT)


def warrior_name(kind: int) -> Message:
    """Name a warrior."""
    side, strength = divmod(kind, len(WARRIORS) // 2)
    return say("karvi-warrior", side="injured" if side else "healthy", strength=strength + 1)


def has_warrior(t: Table, seat: int, kind: int) -> bool:
    """Tell whether a player has a warrior of a kind."""
    return bool(t.crew[seat] >> 3 * kind & 7)


def against_missing(t: Table, seat: int, kind: int) -> Refusal | None:
    """KARVI-178: there must be such a warrior on the tableau."""
    return None if has_warrior(t, seat, kind) else Refusal("KARVI-178", warrior=warrior_name(kind))


def against_raising(t: Table, seat: int, kind: int, by: int) -> Refusal | None:
    """KARVI-106..109, KARVI-164: who can rise, and how far."""
    if not has_warrior(t, seat, kind):
        return Refusal("KARVI-178", warrior=warrior_name(kind))
    strength = kind % 6 + 1
    if strength + by > components.STRONGEST:
        return Refusal("KARVI-107")
    if t.asks(asks.EACH):
        return against_raising_each(t, kind, by)
    points = int(t.get(asks.POINTS))
    if by > points:
        return Refusal("KARVI-108", points=points)
    return None if t.supply[strength + by] else Refusal("KARVI-164", strength=strength + by)


def against_raising_each(t: Table, kind: int, by: int) -> Refusal | None:
    """KARVI-198..201: each warrior of the right side once, up to the limit or to the double."""
    strength, side, up_to = kind % 6 + 1, t.get(asks.SIDE), int(t.get(asks.UP_TO))
    if kind // 6 != side or not t.get_of(asks.RISING, strength - 1):
        return Refusal("KARVI-199", warrior=warrior_name(kind))
    if up_to:
        if by > up_to:
            return Refusal("KARVI-108", points=up_to)
        return None if t.supply[strength + by] else Refusal("KARVI-164", strength=strength + by)
    reach = [
        n
        for n in range(strength + 1, min(2 * strength, int(components.STRONGEST)) + 1)
        if t.supply[n]
    ]
    if not reach or strength + by != reach[-1]:
        return Refusal("KARVI-201")
    return None


def against_giving(t: Table, seat: int, kind: int) -> Refusal | None:
    """KARVI-096, KARVI-205: who can go."""
    if t.asks(asks.GIVE) and kind // 6 != t.get(asks.SIDE):
        return Refusal("KARVI-205")
    return against_missing(t, seat, kind)


# --- cards ---


def cards_in(t: Table, kind: int) -> int:
    """Count the cards of a stack."""
    first = int(components.CARD_BAG) + int(components.BACK_START[2 * kind])
    size = int(components.BACK_SIZE[2 * kind]) + int(components.BACK_SIZE[2 * kind + 1])
    return sum(t.bag[first : first + size]) + int(t.under_size[kind]) + int(t.top[kind] >= 0)


def against_drawing(t: Table, kind: int, *, two: bool) -> Refusal | None:
    """KARVI-111, KARVI-166, KARVI-245: from a stack that has cards."""
    if two and not t.draw_two:
        return Refusal("KARVI-245")
    wanted = int(t.get(asks.KIND)) if t.asks(asks.DRAW) else len(components.KINDS)
    if wanted < len(components.KINDS) and wanted != kind and cards_in(t, wanted):
        return Refusal("KARVI-111")
    left = cards_in(t, kind)
    if left == 0:
        return Refusal("KARVI-166", kind=say(f"karvi-kind-{components.KINDS[kind]}"))
    return Refusal("KARVI-AMB-37") if two and left == 1 else None


def against_keeping(t: Table, card: int) -> Refusal | None:
    """KARVI-245: one of the two cards drawn."""
    return (
        None if card in (t.get(asks.FIRST_CARD), t.get(asks.SECOND_CARD)) else Refusal("KARVI-245")
    )


def stern(t: Table, seat: int) -> int:
    """Return the visible stern, or -1."""
    return int(t.tiles[seat * len(components.TILE_KINDS)])


def can_carry_out(t: Table, seat: int) -> bool:
    """KARVI-AMB-51: whether a card can be drawn or anything can be placed."""
    if any(cards_in(t, kind) for kind in range(len(components.KINDS))):
        return True
    tiles = any(
        against_placing(t, seat, n) is None for n in range(len(components.EQUIPMENT_TABLES))
    )
    return tiles or any(
        against_engraving(t, seat, n, spot) is None
        for n in range(len(components.STONE_TABLES))
        for spot in range(3)
    )


def against_bonus(t: Table, seat: int) -> Refusal | None:
    """KARVI-182, KARVI-183: a stern's bonus once, before an action that can be carried out."""
    if stern(t, seat) < 0:
        return Refusal("KARVI-183")
    if t.get(asks.BONUS_TAKEN) or not can_carry_out(t, seat):
        return Refusal("KARVI-AMB-51")
    return None


def against_condition(t: Table, seat: int, needs: str, needed: int) -> Refusal | None:
    """KARVI-173: a condition must be met, not paid."""
    have = int(count_of(t, seat, components.COUNTED.index(needs)))
    if have >= needed:
        return None
    return Refusal("KARVI-173", needed=needed, have=have, what=counted_name(needs))


def counted_name(what: str) -> Message:
    """Name a thing that is counted."""
    return say(f"karvi-count-{what.replace('_', '-').replace(':', '-')}")


def amounts(fur: int, silver: int, gold: int) -> Message:
    """Write an amount of resources; nothing is said to be free."""
    parts = []
    if fur:
        parts.append(say("karvi-fur", n=fur))
    if silver:
        parts.append(say("karvi-silver", n=silver))
    if gold:
        parts.append(say("karvi-gold", n=gold))
    return listed(parts) if parts else say("karvi-free")


def against_price(t: Table, seat: int, pile: str) -> Refusal | None:
    """KARVI-113: the cost below the pile."""
    fur, silver, _ = components.TABLEAU.table(pile).integers("cost")
    if t.fur[seat] >= fur and t.silver[seat] >= silver:
        return None
    return Refusal("KARVI-113", cost=amounts(fur, silver, 0))


def against_placing(t: Table, seat: int, tile: int) -> Refusal | None:
    """KARVI-112, KARVI-113: a tile above the own tableau, its condition, its cost."""
    if not t.above[seat] >> tile & 1:
        return Refusal("KARVI-018")
    table = components.EQUIPMENT_TABLES[tile]
    refusal = against_price(t, seat, table.text("kind"))
    return refusal or against_condition(t, seat, table.text("needs"), table.integer("needed"))


def against_engraving(t: Table, seat: int, stone: int, spot: int) -> Refusal | None:
    """KARVI-030, KARVI-112, KARVI-113, KARVI-117: a runestone of the own pile onto a spot."""
    if not t.stones_above[seat] >> stone & 1:
        return Refusal("KARVI-017")
    if t.asks(asks.FIRST):
        return None if spot == 0 else Refusal("KARVI-117")
    spots = [int(t.stones[seat * 3 + n]) for n in range(3)]
    if spots[spot] < 0 and spots.index(-1) != spot:
        return Refusal("KARVI-117")
    refusal = against_price(t, seat, "runestone")
    table = components.STONE_TABLES[stone]
    return refusal or against_condition(t, seat, table.text("needs"), table.integer("needed"))


# --- trade and raid ---


def beside(t: Table, seat: int, sort: int) -> int | None:
    """Return the tile of a sort beside the tableau."""
    own = [n for n in range(4) if t.beside[seat] >> sort * int(components.PER_SORT) + n & 1]
    return sort * int(components.PER_SORT) + own[0] if own else None


def bonus_resources(t: Table, seat: int) -> tuple[int, int, int]:
    """KARVI-182: any, fur and silver that a visible head gives with a trade action."""
    for kind in range(len(components.TILE_KINDS)):
        tile = int(t.tiles[seat * len(components.TILE_KINDS) + kind])
        if tile >= 0 and components.EQUIPMENT_TABLES[tile].text("trigger") == "trade_action":
            step = components.EQUIPMENT_TABLES[tile].value("boxes", list)[0][0]
            if step["do"] == "gain_any":
                return step["n"], 0, 0
            if step["do"] == "gain":
                return 0, step.get("fur", 0), step.get("silver", 0)
    return 0, 0, 0


def against_trading(t: Table, seat: int, sort: int) -> Refusal | None:
    """KARVI-119, KARVI-120, KARVI-148: a tile that can be paid, or Francia."""
    if sort == TRADE_SORTS:
        if t.trades[seat] < components.SLOTS_ON_TRACK:
            return Refusal("KARVI-148")
        have = int(t.fur[seat] + t.silver[seat]) + sum(bonus_resources(t, seat))
        return (
            None
            if have >= components.FRANCIA_COST
            else Refusal("KARVI-AMB-15", have=have, need=int(components.FRANCIA_COST))
        )
    tile = beside(t, seat, sort)
    if tile is None:
        return Refusal("KARVI-119")
    fur, silver, gold = components.TRADE_TABLES[tile].integers("cost")
    wild, more_fur, more_silver = bonus_resources(t, seat)
    short = max(fur - int(t.fur[seat]) - more_fur, 0) + max(
        silver - int(t.silver[seat]) - more_silver, 0
    )
    if short > wild or gold > t.gold[seat]:
        return Refusal("KARVI-120", cost=amounts(fur, silver, gold))
    return None


def against_raiding(t: Table, seat: int, sort: int) -> Refusal | None:
    """KARVI-126, KARVI-149: a tile that the strength reaches, or Francia."""
    strength = int(t.strength[seat])
    if sort == TRADE_SORTS:
        if t.raids[seat] < components.SLOTS_ON_TRACK:
            return Refusal("KARVI-149")
        need = int(components.FRANCIA_STRENGTH)
    else:
        tile = beside(t, seat, TRADE_SORTS + sort)
        if tile is None:
            return Refusal("KARVI-126")
        need = components.RAID_TABLES[tile - len(components.TRADE_TABLES)].integer("strength")
    return None if strength >= need else Refusal("KARVI-AMB-27", need=need, strength=strength)


def against_receiving(t: Table, slot: int, box: int) -> Refusal | None:
    """KARVI-084, KARVI-123, KARVI-125: an open card and a box that it has."""
    card = int(t.display[slot])
    if card < 0:
        return Refusal("KARVI-125")
    if box >= len(components.TRADE_CARD_TABLES[card].value("boxes", list)):
        return Refusal("KARVI-084")
    return None
