"""The catalogue's prohibitions, one predicate a rule, apart from the fast menu of the engine."""
# interpreted: asked by people, one action at a time

from skali.core.effects.codes import SIZE
from skali.core.message import Message, Refusal, say
from skali.games.karvi.effects.programs import CODE, FIELD_TABLES
from skali.games.karvi.effects.vocabulary import MOVE_STACK, USE_OWN, USE_PAYING
from skali.games.karvi.rules import asks, components, why_crew, why_sea
from skali.games.karvi.rules.actions import SPACE
from skali.games.karvi.rules.asks import DIE_REASONS
from skali.games.karvi.rules.state import PLAYING, TRACK, Table
from skali.games.karvi.rules.state import STOP as STOPS


def why_not(t: Table, action: int, seat: int) -> Refusal | None:
    """Name the first rule against an action of a seat that must decide, or None."""
    family = SPACE.family_of(action).name
    here = SPACE.indices(action)
    if family == "exchange":
        return against_exchanging(t, seat, *here)
    asked = t.asking()
    if family == "done":
        return against_stopping(t, seat, asked)
    if asked == "turn":
        return against_turn(t, seat, family, here)
    if asked in ("move", "sail", "displace", "take", "stone"):
        return against_sea(t, seat, family, here)
    if family in ("raise", "heal", "wound", "dismiss", "hurt", "gather", "pour"):
        return against_crew(t, seat, family, here)
    if family in ("draw", "draw-two", "keep", "bonus", "place", "engrave", "trade", "raid",
                  "receive"):  # fmt: skip
        return against_cards(t, seat, family, here)
    return against_dice(t, seat, family, here)


def spot_name(spot: int) -> Message:
    """Name a field or a stop spot."""
    if spot < STOPS:
        return say("karvi-stop-spot", number=spot + 1)
    return say("karvi-field", number=spot - STOPS + 1)


def against_stopping(t: Table, seat: int, asked: str) -> Refusal | None:
    """KARVI-AMB-51: a bonus taken before an action obliges; a die that must pay is chosen."""
    if asked == "equip" and t.get(asks.BONUS_TAKEN) and why_crew.can_carry_out(t, seat):
        return Refusal("KARVI-AMB-51")
    if asked == "die" and DIE_REASONS[t.get(asks.REASON)] in ("pay_field", "pay_tile"):
        return Refusal(t.answer().rule(t))
    return None


def against_exchanging(t: Table, seat: int, ware: int) -> Refusal | None:
    """KARVI-057, KARVI-089, KARVI-099, KARVI-102: gold, in the own turn, within the limits."""
    if t.phase != PLAYING:
        return Refusal("KARVI-057")
    if t.gold[seat] == 0:
        return Refusal("KARVI-089")
    if ware == 2 and t.provisions[seat] >= components.MOST_PROVISIONS:
        return Refusal("KARVI-102")
    if ware > 2:
        die = 2 * seat + ware - 3
        if t.place[die] < 0:
            return Refusal("KARVI-028")
        if t.beer[die] >= components.MOST_BEER:
            return Refusal("KARVI-099")
    return None


# --- a turn ---


def against_turn(t: Table, seat: int, family: str, here: tuple[int, ...]) -> Refusal | None:
    """KARVI-037, KARVI-056: the die move, and free actions before and after it."""
    if family == "move":
        return Refusal("KARVI-AMB-55") if t.moved else against_moving(t, seat, here[0], free=False)
    if family == "sail":
        return why_sea.against_free_sailing(t, seat, here[0])
    if family == "play":
        return against_playing(t, seat, here[1], here[0])
    if family == "discard":
        if int(t.hand[seat]).bit_count() < components.CARDS_FOR_GOLD:
            return Refusal("KARVI-086")
        return against_not_holding(t, seat, here[0])
    if family == "rig":
        return against_rigging(t, seat)
    return None if t.moved else Refusal("KARVI-033")


def dice_of(t: Table, seat: int) -> list[int]:
    """List a player's dice, the one that moves first in front."""
    dice = [die for die in (2 * seat, 2 * seat + 1) if t.place[die] >= 0]
    return sorted(dice, key=lambda die: (t.place[die], -t.level[die]))


def beer_price(t: Table, seat: int, spot: int) -> int:
    """KARVI-045, KARVI-184: what a spot costs a player."""
    if spot < STOPS:
        return 0
    price = FIELD_TABLES[t.track[spot - STOPS]].integer("beer")
    for kind in range(len(components.TILE_KINDS)):
        tile = int(t.tiles[seat * len(components.TILE_KINDS) + kind])
        if tile >= 0:
            step = components.EQUIPMENT_TABLES[tile].value("boxes", list)[0][0]
            price = min(price, step["value"]) if step["do"] == "beer_cost_cap" else price
    return price


def ahead(t: Table, spot: int) -> int:
    """Return the place that a die reaches at a spot: this lap's field or the coming stop area."""
    start = (int(t.round) - 1) * int(TRACK)
    return start + spot if spot >= STOPS else start + int(TRACK) + spot


def against_moving(t: Table, seat: int, spot: int, *, free: bool) -> Refusal | None:
    """KARVI-039..048: clockwise, to a free spot that the die can pay."""
    die = dice_of(t, seat)[0]
    start = (int(t.round) - 1) * int(TRACK)
    in_stop = t.place[die] - start < STOPS
    if in_stop and spot < STOPS:
        fields = range(STOPS, int(TRACK))
        if any(against_moving(t, seat, field, free=free) is None for field in fields):
            return Refusal("KARVI-041")
        free_spots = [n for n in range(STOPS) if ahead(t, n) not in list(t.place)]
        return None if spot == free_spots[0] else Refusal("KARVI-AMB-03")
    place = ahead(t, spot)
    if place <= t.place[die]:
        return Refusal("KARVI-039")
    if place in list(t.place):
        return Refusal("KARVI-042", spot=spot_name(spot))
    if t.blocked >> spot & 1:
        return Refusal("KARVI-009", spot=spot_name(spot))
    price = 0 if free else beer_price(t, seat, spot)
    if price > t.beer[die]:
        return Refusal("KARVI-043", price=price, beer=int(t.beer[die]))
    return None


def against_stacking(t: Table, seat: int, spot: int) -> Refusal | None:
    """KARVI-218, KARVI-AMB-09: onto a die further clockwise."""
    die = dice_of(t, seat)[0]
    in_stop = t.place[die] - (int(t.round) - 1) * int(TRACK) < STOPS
    if in_stop and spot < STOPS:
        return Refusal("KARVI-041")
    place = ahead(t, spot)
    if place <= t.place[die]:
        return Refusal("KARVI-039")
    return None if place in list(t.place) else Refusal("KARVI-218")


def against_not_holding(t: Table, seat: int, card: int) -> Refusal | None:
    """KARVI-081: only cards of the own hand."""
    return None if t.hand[seat] >> card & 1 else Refusal("KARVI-081", card=components.CARDS[card])


def against_playing(t: Table, seat: int, card: int, box: int) -> Refusal | None:
    """KARVI-081..084, KARVI-AMB-07: a card of the hand, a box of it, its cost."""
    refusal = against_not_holding(t, seat, card)
    if refusal:
        return refusal
    boxes = components.CARD_TABLES[card].value("boxes", list)
    if box >= len(boxes):
        return Refusal("KARVI-084")
    fur, silver, gold = components.CARD_TABLES[card].integers("cost")
    if t.fur[seat] < fur or t.silver[seat] < silver or t.gold[seat] < gold:
        return Refusal("KARVI-083", cost=why_crew.amounts(fur, silver, gold))
    first = boxes[box][0]["do"]
    if first in ("die_move_free", "die_stack") and t.moved:
        return Refusal("KARVI-AMB-07")
    if first == "die_stack" and not any(
        against_stacking(t, seat, spot) is None for spot in range(int(TRACK))
    ):
        return Refusal("KARVI-218")
    return None


def against_rigging(t: Table, seat: int) -> Refusal | None:
    """KARVI-185, KARVI-186, KARVI-189: a sail with an effect of its own, once a turn, paid."""
    shown = [
        int(t.tiles[seat * len(components.TILE_KINDS) + kind])
        for kind in range(len(components.TILE_KINDS))
    ]
    tiles = [components.EQUIPMENT_TABLES[tile] for tile in shown if tile >= 0]
    usable = [tile for tile in tiles if tile.text("trigger") == "free_once_per_turn"]
    if not usable:
        return Refusal("KARVI-181")
    if t.rigged:
        return Refusal("KARVI-185")
    step = usable[0].value("boxes", list)[0][0]
    if step["do"] == "paid_choice":
        best = max(int(t.beer[die]) for die in dice_of(t, seat))
        return None if best >= step["beer"] else Refusal("KARVI-189")
    price, have = step["provisions"], int(t.provisions[seat])
    if have < price:
        return Refusal("KARVI-186", price=price, provisions=have)
    if why_sea.nowhere_to_sail(t, seat, step.get("steps", 99), have - price):
        return Refusal("KARVI-058")
    return None


# --- by family ---


def against_sea(t: Table, seat: int, family: str, here: tuple[int, ...]) -> Refusal | None:
    """Movements of cards and tiles, and what follows from movements."""
    if family == "move":
        if t.get(asks.HOW) == MOVE_STACK:
            return against_stacking(t, seat, here[0])
        return against_moving(t, seat, here[0], free=True)
    if family == "sail":
        return why_sea.against_bonus_sailing(t, seat, here[0])
    if family == "displace":
        return why_sea.against_displacing(t, *here)
    if family == "take":
        return why_sea.against_taking(t, seat, here[0])
    return why_sea.against_stone(t, here[0])


def against_crew(t: Table, seat: int, family: str, here: tuple[int, ...]) -> Refusal | None:
    """Splits and warriors."""
    if family == "gather":
        return None if t.get(asks.FEWEST) <= here[0] <= t.get(asks.MOST) else Refusal("KARVI-168")
    if family == "pour":
        if sum(here) > t.get(asks.BEER):
            return Refusal("KARVI-097")
        full = any(t.beer[2 * seat + die] + here[die] > components.MOST_BEER for die in range(2))
        return Refusal("KARVI-099") if full else None
    if family == "raise":
        return why_crew.against_raising(t, seat, here[0], here[1] + 1)
    if family == "heal":
        return why_crew.against_missing(t, seat, here[0] + 6)
    if family == "dismiss":
        return why_crew.against_giving(t, seat, here[0])
    return why_crew.against_missing(t, seat, here[0])


def against_cards(t: Table, seat: int, family: str, here: tuple[int, ...]) -> Refusal | None:
    """Cards, tiles, trade and raid."""
    if family in ("draw", "draw-two"):
        return why_crew.against_drawing(t, here[0], two=family == "draw-two")
    if family == "keep":
        return why_crew.against_keeping(t, here[0])
    if family == "bonus":
        return why_crew.against_bonus(t, seat)
    if family == "place":
        return why_crew.against_placing(t, seat, here[0])
    if family == "engrave":
        return why_crew.against_engraving(t, seat, *here)
    if family == "trade":
        return why_crew.against_trading(t, seat, here[0])
    if family == "raid":
        return why_crew.against_raiding(t, seat, here[0])
    return why_crew.against_receiving(t, *here)


def against_dice(t: Table, seat: int, family: str, here: tuple[int, ...]) -> Refusal | None:
    """Parts, options, dice, fields, payments and the setup."""
    if family == "part":
        return None if t.get_of(asks.PARTS, here[0]) else Refusal("KARVI-090")
    if family == "option":
        return None if here[0] < CODE[t.get(asks.PROGRAM) + SIZE] else Refusal("KARVI-091")
    if family == "die":
        return against_die(t, seat, 2 * seat + here[0])
    if family == "copy":
        own, other = 2 * seat + here[0], 2 * here[1] + here[2]
        if other >= 2 * t.seats or t.place[own] < 0 or t.place[other] < 0:
            return Refusal("KARVI-028")
        return Refusal("KARVI-210") if own == other else None
    if family == "use":
        return against_using(t, seat, here[0])
    if family == "pay":
        most = min(int(t.get(asks.PRICE)), int(t.provisions[seat]))
        return None if here[0] < most else Refusal("KARVI-233")
    if family == "discard":
        return against_not_holding(t, seat, here[0])
    if family == "start":
        taken = here[0] in [int(card) for card in t.start_card]
        return Refusal("KARVI-239") if taken else None
    if family == "pick":
        return against_picking(t, seat, here[0])
    return None


def against_die(t: Table, seat: int, die: int) -> Refusal | None:
    """KARVI-046, KARVI-212..217, KARVI-220: which own die can be chosen."""
    reason = DIE_REASONS[t.get(asks.REASON)]
    if t.place[die] < 0:
        return Refusal("KARVI-028")
    price = 0
    if reason == "back":
        spot = spot_behind(t, die, int(t.get(asks.BACK)))
        if isinstance(spot, Refusal):
            return spot
        price = beer_price(t, seat, spot) if t.get(asks.BACK_PAID) else 0
    elif reason == "pay_field":
        price = beer_price(t, seat, int(t.get(asks.PAID_FIELD)))
    elif reason == "pay_tile":
        tile = components.EQUIPMENT_TABLES[t.get(asks.PAID_TILE)]
        price = tile.value("boxes", list)[0][0]["beer"]
    if price > t.beer[die]:
        return Refusal("KARVI-046", price=price, beer=int(t.beer[die]))
    return None


def spot_behind(t: Table, die: int, fields: int) -> "int | Refusal":
    """KARVI-212..214, KARVI-220: the field so many free fields behind a die."""
    start = (int(t.round) - 1) * int(TRACK)
    spot = int(t.place[die]) - start
    if not STOPS <= spot < TRACK:
        return Refusal("KARVI-214")
    here = [other for other in range(2 * t.seats) if t.place[other] == t.place[die]]
    if any(t.level[other] > t.level[die] for other in here):
        return Refusal("KARVI-220")
    occupied = [int(place) % int(TRACK) for place in t.place if place >= 0]
    free = [
        n for n in range(spot - 1, STOPS - 1, -1) if n not in occupied and not t.blocked >> n & 1
    ]
    return free[fields - 1] if len(free) >= fields else Refusal("KARVI-214")


def against_using(t: Table, seat: int, spot: int) -> Refusal | None:
    """KARVI-221..223: an own field again, or a free one that can be paid."""
    whose = t.get(asks.WHOSE)
    if whose == USE_OWN:
        own = [int(t.place[die]) % int(TRACK) for die in dice_of(t, seat)]
        return None if spot in own else Refusal("KARVI-221")
    if spot in [int(place) % int(TRACK) for place in t.place if place >= 0]:
        return Refusal("KARVI-042", spot=spot_name(spot))
    if t.blocked >> spot & 1:
        return Refusal("KARVI-009", spot=spot_name(spot))
    price = beer_price(t, seat, spot) if whose == USE_PAYING else 0
    best = max(int(t.beer[die]) for die in dice_of(t, seat))
    return Refusal("KARVI-046", price=price, beer=best) if price > best else None


def against_picking(t: Table, seat: int, item: int) -> Refusal | None:
    """KARVI-243: from a pile that the player holds, until there are enough of its kind."""
    if item >= components.ALL_EQUIPMENT:
        there = t.bag[int(components.STONE_BAG) + item - int(components.ALL_EQUIPMENT)]
        pile, enough = 3, int(t.stones_above[seat]).bit_count() >= components.STONES_DEALT
    else:
        there = t.bag[int(components.EQUIPMENT_BAG) + item]
        pile = int(components.EQUIPMENT_KIND[item])
        own = [n for n in range(components.ALL_EQUIPMENT) if t.above[seat] >> n & 1]
        enough = sum(components.EQUIPMENT_KIND[n] == pile for n in own) >= components.TILES_DEALT
    return None if there and t.piles[pile] == seat and not enough else Refusal("KARVI-243")
