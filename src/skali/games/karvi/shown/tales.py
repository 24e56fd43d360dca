"""One sentence for every deed: who did what, with the names of all things."""
# interpreted: words for people

from collections.abc import Callable

from skali.core.message import Message, say, seat_name
from skali.games.karvi.rules import asks, components
from skali.games.karvi.rules.actions import SPACE, WARES
from skali.games.karvi.rules.asks import DIE_REASONS, NO_YES
from skali.games.karvi.rules.state import Table
from skali.games.karvi.rules.trading import tile_of
from skali.games.karvi.rules.village import beer_cost
from skali.games.karvi.rules.why_crew import amounts
from skali.games.karvi.shown import choices, names

Indices = tuple[int, ...]
Tale = Callable[[Table, int, Indices, Table], Message]
INJURED = 6
STRENGTHS = 6


def tell(before: Table, seat: int, action: int, after: Table) -> list[Message]:
    """Tell a deed in one sentence; what others may not know is left out."""
    family, here = SPACE.family_of(action).name, SPACE.indices(action)
    if family in TALES:
        return [TALES[family](before, seat, here, after)]
    return [say(f"karvi-tell-plain-{family}", seat=seat_name(seat))]


# --- the village ---


def tell_exchange(_before: Table, seat: int, here: Indices, _after: Table) -> Message:
    """A gold for something else."""
    return say(f"karvi-tell-exchange-{WARES[here[0]]}", seat=seat_name(seat))


def tell_move(before: Table, seat: int, here: Indices, _after: Table) -> Message:
    """A die moves, and what its field offers."""
    paid = not before.asks(asks.MOVE)
    beer = int(beer_cost(before, before.active, here[0])) if paid else 0
    effect = names.field_text(before, here[0])
    spot = names.spot_name(here[0])
    return say("karvi-tell-move", seat=seat_name(seat), spot=spot, beer=beer, effect=effect)


def tell_use(before: Table, seat: int, here: Indices, _after: Table) -> Message:
    """A field is used without moving there."""
    effect = names.field_text(before, here[0])
    return say("karvi-tell-use", seat=seat_name(seat), spot=names.spot_name(here[0]), effect=effect)


def tell_pour(_before: Table, seat: int, here: Indices, _after: Table) -> Message:
    """Beer for one die or for both."""
    if not any(here):
        return say("karvi-tell-pour-none", seat=seat_name(seat))
    if all(here):
        return say("karvi-tell-pour", seat=seat_name(seat), first=here[0], second=here[1])
    die = 1 if here[0] else 2
    return say("karvi-tell-pour-one", seat=seat_name(seat), die=die, n=here[0] + here[1])


def tell_die(before: Table, seat: int, here: Indices, after: Table) -> Message:
    """A die is turned, goes back, or pays."""
    reason = DIE_REASONS[before.get(asks.REASON)].replace("_", "-")
    beer = int(after.beer[2 * seat + here[0]])
    return say(f"karvi-tell-die-{reason}", seat=seat_name(seat), die=here[0] + 1, beer=beer)


def tell_copy(before: Table, seat: int, here: Indices, _after: Table) -> Message:
    """A die becomes like another."""
    return say(
        "karvi-tell-copy", seat=seat_name(seat), die=here[0] + 1, owner=seat_name(here[1]),
        other=here[2] + 1, beer=int(before.beer[2 * here[1] + here[2]]),
    )  # fmt: skip


def tell_part(before: Table, seat: int, here: Indices, _after: Table) -> Message:
    """A part of a field comes first."""
    effect = choices.part_text(before, here[0])
    return say("karvi-tell-choose", seat=seat_name(seat), effect=effect)


def tell_option(before: Table, seat: int, here: Indices, _after: Table) -> Message:
    """One of several."""
    effect = choices.option_text(before, here[0])
    return say("karvi-tell-choose", seat=seat_name(seat), effect=effect)


def tell_gather(before: Table, seat: int, here: Indices, _after: Table) -> Message:
    """Fur and silver are taken, or paid."""
    amount = amounts(here[0], int(before.get(asks.AMOUNT)) - here[0], 0)
    paying = NO_YES[before.get(asks.PAYING)]
    return say("karvi-tell-gather", seat=seat_name(seat), amount=amount, paying=paying)


# --- the sea ---


def tell_sail(before: Table, seat: int, here: Indices, after: Table) -> Message:
    """A ship sails, for provisions or without, or stays."""
    who, place = seat_name(seat), names.place_name(here[0])
    if before.ship[seat] == here[0]:
        id_ = "karvi-tell-stay" if before.asks(asks.TURN) else "karvi-tell-return"
        return say(id_, seat=who, place=place)
    paid = max(int(before.provisions[seat] - after.provisions[seat]), 0)
    return say("karvi-tell-sail", seat=who, place=place, provisions=paid)


def tell_displace(_before: Table, seat: int, here: Indices, _after: Table) -> Message:
    """A ship has to go."""
    ship, place = seat_name(here[0]), names.place_name(here[1])
    return say("karvi-tell-displace", seat=seat_name(seat), ship=ship, place=place)


def tell_look(before: Table, seat: int, _here: Indices, _after: Table) -> Message:
    """Somebody looks at a stack."""
    place = int(before.ship[seat])
    sort, name = int(before.stack_at[place]), names.place_name(place)
    if sort >= components.TRADE_SORTS:
        return say("karvi-tell-look-raid", seat=seat_name(seat), place=name)
    return say("karvi-tell-look", seat=seat_name(seat), good=names.good_name(sort), place=name)


def tell_take(before: Table, seat: int, here: Indices, _after: Table) -> Message:
    """A tile of a stack is kept."""
    sort = int(before.stack_at[before.ship[seat]])
    tile = names.tile_text(sort * int(components.PER_SORT) + here[0])
    if sort >= components.TRADE_SORTS:
        return say("karvi-tell-take-raid", seat=seat_name(seat), tile=tile)
    return say("karvi-tell-take", seat=seat_name(seat), good=names.good_name(sort), tile=tile)


def tell_build(before: Table, seat: int, _here: Indices, _after: Table) -> Message:
    """A building is put on the map."""
    place = int(before.ship[seat])
    kind = components.BUILDINGS[components.SITE_BUILDING[components.SITE_OF[place]]].replace(
        "_", "-"
    )
    return say(f"karvi-tell-build-{kind}", seat=seat_name(seat), place=names.place_name(place))


def tell_stone(_before: Table, seat: int, here: Indices, _after: Table) -> Message:
    """A special runestone."""
    bonus, score = names.stone_bonus(here[0]), names.stone_text(here[0] + int(components.NORMAL))
    return say("karvi-tell-stone", seat=seat_name(seat), bonus=bonus, score=score)


def tell_number(id_: str) -> Tale:
    """Make the tale of a deed with a number from 1."""

    def tale(_before: Table, seat: int, here: Indices, _after: Table) -> Message:
        return say(id_, seat=seat_name(seat), n=here[0] + 1)

    return tale


# --- warriors ---


def tell_raise(_before: Table, seat: int, here: Indices, _after: Table) -> Message:
    """A warrior becomes stronger."""
    strength = here[0] % STRENGTHS + 1
    side = "injured" if here[0] >= INJURED else "healthy"
    after = strength + here[1] + 1
    return say("karvi-tell-raise", seat=seat_name(seat), side=side, strength=strength, to=after)


def tell_warrior(family: str) -> Tale:
    """Make the tale of what happens to a warrior."""

    def tale(_before: Table, seat: int, here: Indices, _after: Table) -> Message:
        side = "injured" if here[0] >= INJURED else "healthy"
        strength = here[0] % STRENGTHS + 1
        who = seat_name(seat)
        return say(f"karvi-tell-warrior-{family}", seat=who, side=side, strength=strength)

    return tale


# --- cards, tiles and stones ---


def tell_play(_before: Table, seat: int, here: Indices, _after: Table) -> Message:
    """A card is played for its cost."""
    cost = components.CARD_TABLES[here[1]].integers("cost")
    card, effect = names.card_name(here[1]), names.box_text(here[1], here[0])
    if not any(cost):
        return say("karvi-tell-play-free", seat=seat_name(seat), card=card, effect=effect)
    paid = amounts(*cost)
    return say("karvi-tell-play", seat=seat_name(seat), card=card, cost=paid, effect=effect)


def tell_draw(_before: Table, seat: int, here: Indices, _after: Table) -> Message:
    """A card is drawn: which kind, never which card."""
    return say(f"karvi-tell-draw-{components.KINDS[here[0]]}", seat=seat_name(seat))


def tell_draw_two(_before: Table, seat: int, here: Indices, _after: Table) -> Message:
    """Two cards are drawn, one of which goes back."""
    return say(f"karvi-tell-draw-two-{components.KINDS[here[0]]}", seat=seat_name(seat))


def tell_receive(before: Table, seat: int, here: Indices, _after: Table) -> Message:
    """A trade card of the display."""
    boxes = components.TRADE_CARD_TABLES[before.display[here[0]]].value("boxes", list)
    return say("karvi-tell-receive", seat=seat_name(seat), effect=names.steps_text(boxes[here[1]]))


def tell_place(_before: Table, seat: int, here: Indices, _after: Table) -> Message:
    """An equipment tile is laid on the tableau."""
    kind = components.TILE_KINDS[components.EQUIPMENT_KIND[here[0]]]
    cost, effect = (
        amounts(*components.TABLEAU.table(kind).integers("cost")),
        names.equipment_text(here[0]),
    )
    return say(f"karvi-tell-place-{kind}", seat=seat_name(seat), cost=cost, effect=effect)


def tell_engrave(_before: Table, seat: int, here: Indices, _after: Table) -> Message:
    """A runestone is laid on the tableau."""
    return say("karvi-tell-engrave", seat=seat_name(seat), stone=names.stone_text(here[0]))


def tell_trade(before: Table, seat: int, here: Indices, _after: Table) -> Message:
    """A trade tile is activated, or the trade in Francia."""
    if here[0] == components.TRADE_SORTS:
        return say(
            "karvi-tell-francia-trade", seat=seat_name(seat), cost=int(components.FRANCIA_COST)
        )
    tile = names.tile_text(int(tile_of(before, seat, here[0])))
    return say("karvi-tell-trade", seat=seat_name(seat), good=names.good_name(here[0]), tile=tile)


def tell_raid(before: Table, seat: int, here: Indices, _after: Table) -> Message:
    """A raid tile is activated, or the raid of Francia."""
    if here[0] == components.TRADE_SORTS:
        return say("karvi-tell-francia-raid", seat=seat_name(seat))
    sort = int(components.TRADE_SORTS) + here[0]
    tile = names.tile_text(int(tile_of(before, seat, sort)))
    return say(
        "karvi-tell-raid", seat=seat_name(seat), place=names.raid_name(before, sort), tile=tile
    )


def tell_start(_before: Table, seat: int, here: Indices, _after: Table) -> Message:
    """A start card is chosen."""
    return say("karvi-tell-start", seat=seat_name(seat), card=components.START_CARDS[here[0]])


def tell_pick(_before: Table, seat: int, here: Indices, _after: Table) -> Message:
    """A tile or stone of the draft."""
    if here[0] >= len(components.EQUIPMENT):
        stone = names.stone_text(here[0] - len(components.EQUIPMENT))
        return say("karvi-tell-pick-stone", seat=seat_name(seat), stone=stone)
    kind = components.TILE_KINDS[components.EQUIPMENT_KIND[here[0]]]
    effect = names.equipment_text(here[0])
    return say(f"karvi-tell-pick-tile-{kind}", seat=seat_name(seat), effect=effect)


TALES: dict[str, Tale] = {
    "exchange": tell_exchange,
    "move": tell_move,
    "use": tell_use,
    "pour": tell_pour,
    "die": tell_die,
    "copy": tell_copy,
    "part": tell_part,
    "option": tell_option,
    "gather": tell_gather,
    "sail": tell_sail,
    "displace": tell_displace,
    "look": tell_look,
    "take": tell_take,
    "build": tell_build,
    "stone": tell_stone,
    "cover": tell_number("karvi-tell-cover"),
    "pay": tell_number("karvi-tell-pay"),
    "raise": tell_raise,
    "heal": tell_warrior("heal"),
    "wound": tell_warrior("wound"),
    "dismiss": tell_warrior("dismiss"),
    "hurt": tell_warrior("hurt"),
    "play": tell_play,
    "draw": tell_draw,
    "draw-two": tell_draw_two,
    "receive": tell_receive,
    "place": tell_place,
    "engrave": tell_engrave,
    "trade": tell_trade,
    "raid": tell_raid,
    "start": tell_start,
    "pick": tell_pick,
}
"""The others need nothing but the name: keep and discard (secret), rig and bonus."""
