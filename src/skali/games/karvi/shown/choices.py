"""What is asked, what an action would do, and where on the scene it is clicked."""
# interpreted: made for people

from skali.core.game import About, Ask
from skali.core.message import Message, say, seat_name
from skali.core.pending import carried
from skali.core.scene import Scene
from skali.games.karvi.effects.programs import FIELD_NAMES, FIELD_TREES, PROGRAMS
from skali.games.karvi.rules import asks, components, village, why_sea
from skali.games.karvi.rules.actions import SPACE, SPOT_NAMES, WARES
from skali.games.karvi.rules.asks import DIE_REASONS, NO_YES
from skali.games.karvi.rules.sea import toll
from skali.games.karvi.rules.state import Table
from skali.games.karvi.rules.trading import tile_of
from skali.games.karvi.rules.why_crew import amounts
from skali.games.karvi.shown.names import (
    box_text,
    card_name,
    equipment_label,
    field_parts,
    field_text,
    good_name,
    place_name,
    raid_name,
    spot_name,
    steps_text,
    stone_bonus,
    stone_text,
    tile_text,
    warrior_name,
)

FRANCIA = int(components.TRADE_SORTS)
TEMPTING = {
    "turn": ("move", "sail", "play", "discard"),
    "move": ("move",),
    "sail": ("sail",),
    "use": ("use",),
    "draw": ("draw",),
    "equip": ("draw", "place", "engrave"),
    "first": ("engrave",),
    "trade": ("trade",),
    "raid": ("raid",),
    "receive": ("receive",),
    "die": ("die",),
    "strengthen": ("raise",),
    "raise_each": ("raise",),
    "heal": ("heal",),
    "wound": ("wound",),
    "give": ("dismiss",),
    "recruit": ("dismiss",),
    "damage": ("hurt",),
    "discard": ("discard",),
}
"""What people try while something is asked, by touching a thing."""


COUNTED = {
    "pour": asks.BEER, "strengthen": asks.POINTS, "heal": asks.NUMBER, "receive": asks.NUMBER,
    "damage": asks.DAMAGE, "draw": asks.AMOUNT,
}  # fmt: skip
"""Questions that say how many."""


ABOUT = {
    "turn": "village", "move": "village", "use": "village", "die": "village", "sail": "sea",
    "displace": "sea", "draw": "market", "receive": "market", "keep": "tray", "discard": "tray",
}  # fmt: skip
"""Where a question is answered; the others are about the own mat."""


def ask(t: Table, seat: int) -> Ask:
    """Say what is asked, by which rule, and where it is answered."""
    return Ask(prompt(t), t.answer().rule(t), About(ABOUT.get(t.asking(), f"mat-{seat}")))


def prompt(t: Table) -> Message:
    """Say what is asked."""
    asked = t.asking()
    if asked == "turn":
        return say("karvi-ask-turn-after" if t.moved else "karvi-ask-turn")
    if asked in COUNTED:
        return say(f"karvi-ask-n-{asked}", n=int(t.get(COUNTED[asked])))
    if asked == "gather":
        paying = NO_YES[t.get(asks.PAYING)]
        return say("karvi-ask-gather", n=int(t.get(asks.AMOUNT)), paying=paying)
    if asked == "recruit":
        return say("karvi-ask-recruit", strength=int(t.get(asks.STRENGTH)))
    if asked == "die":
        return say(f"karvi-ask-die-{DIE_REASONS[t.get(asks.REASON)].replace('_', '-')}")
    return say(f"karvi-ask-plain-{asked.replace('_', '-')}", **carried(t))


def describe(t: Table, action: int, seat: int) -> Message:
    """Say what an action would do, with its price and what it brings."""
    family, here = SPACE.family_of(action).name, SPACE.indices(action)
    if family in ("move", "use"):
        return describe_spot(t, seat, family, here[0])
    if family in ("sail", "displace"):
        return describe_sailing(t, seat, family, here)
    if family in ("raise", "heal", "wound", "dismiss", "hurt"):
        return describe_warrior(family, here)
    if family in ("play", "discard", "keep", "draw", "draw-two", "receive"):
        return describe_card(t, family, here)
    if family in ("place", "engrave", "trade", "raid", "take", "stone", "cover", "pick", "start"):
        return describe_tile(t, seat, family, here)
    return describe_rest(t, action, seat)


def describe_spot(t: Table, seat: int, family: str, spot: int) -> Message:
    """A field, its beer and its action."""
    values = {"spot": spot_name(spot), "effect": field_text(t, spot)}
    if family == "use":
        return say("karvi-do-use", **values)
    free = t.asks(asks.MOVE)
    beer = 0 if free else int(village.beer_cost(t, seat, spot))
    return say("karvi-do-move", beer=beer, **values)


def describe_sailing(t: Table, seat: int, family: str, here: tuple[int, ...]) -> Message:
    """A place, and who is displaced there."""
    if family == "displace":
        return say("karvi-do-displace", ship=seat_name(here[0]), place=place_name(here[1]))
    if t.ship[seat] == here[0] and not t.asks(asks.TURN):
        return say("karvi-do-return", place=place_name(here[0]))
    if t.ship[seat] == here[0]:
        return say("karvi-do-stay", place=place_name(here[0]))
    if not t.asks(asks.TURN):
        return say("karvi-do-sail", place=place_name(here[0]))
    steps = why_sea.steps_between(t, int(t.ship[seat]), here[0], chart=why_sea.owns_map(t, seat))
    provisions = int(steps or 0) + int(toll(t, seat, here[0], 0))
    return say("karvi-do-sail-for", place=place_name(here[0]), provisions=provisions)


def describe_warrior(family: str, here: tuple[int, ...]) -> Message:
    """What happens to a warrior."""
    if family == "raise":
        return say("karvi-do-raise", warrior=warrior_name(here[0]), by=here[1] + 1)
    kind = here[0] + 6 if family == "heal" else here[0]
    return say(f"karvi-do-warrior-{family}", warrior=warrior_name(kind))


def describe_card(t: Table, family: str, here: tuple[int, ...]) -> Message:
    """Cards of the hand, of the stacks and of the display."""
    if family == "play":
        cost = amounts(*components.CARD_TABLES[here[1]].integers("cost"))
        effect = box_text(here[1], here[0])
        return say("karvi-do-play", card=card_name(here[1]), cost=cost, effect=effect)
    if family == "receive":
        boxes = components.TRADE_CARD_TABLES[t.display[here[0]]].value("boxes", list)
        return say("karvi-do-receive", effect=steps_text(boxes[here[1]]))
    if family == "draw":
        return say(f"karvi-do-draw-{components.KINDS[here[0]]}")
    if family == "draw-two":
        return say(f"karvi-do-draw-two-{components.KINDS[here[0]]}")
    return say("karvi-do-keep" if family == "keep" else "karvi-do-discard", card=card_name(here[0]))


def describe_tile(t: Table, seat: int, family: str, here: tuple[int, ...]) -> Message:
    """Tiles, runestones and start cards."""
    if family == "place":
        cost = amounts(
            *components.TABLEAU.table(components.EQUIPMENT_TABLES[here[0]].text("kind")).integers(
                "cost"
            )
        )
        return say("karvi-do-place", tile=equipment_label(here[0]), cost=cost)
    if family == "engrave":
        return say("karvi-do-engrave", stone=stone_text(here[0]), spot=here[1] + 1)
    if family in ("trade", "raid"):
        return describe_deed(t, seat, family, here[0])
    if family == "take":
        tile = int(t.stack_at[t.ship[seat]]) * int(components.PER_SORT) + here[0]
        return say("karvi-do-take", tile=tile_text(tile))
    if family == "stone":
        score = stone_text(here[0] + int(components.NORMAL))
        return say("karvi-do-stone", bonus=stone_bonus(here[0]), score=score)
    if family == "cover":
        return say("karvi-do-cover", spot=here[0] + 1)
    if family == "pick":
        if here[0] < len(components.EQUIPMENT):
            return say("karvi-do-pick", tile=equipment_label(here[0]))
        return say("karvi-do-pick", tile=stone_text(here[0] - len(components.EQUIPMENT)))
    side = components.START_TABLES[here[0]].table("four" if t.seats == 4 else "few")
    fur, silver = side.integers("resources")
    return say(
        "karvi-do-start", card=components.START_CARDS[here[0]], resources=amounts(fur, silver, 0),
        beer=" + ".join(map(str, side.integers("dice"))), warrior=side.integer("warrior"),
        provisions=side.integer("provisions"), cards=side.integer("cards"),
    )  # fmt: skip


def describe_deed(t: Table, seat: int, family: str, sort: int) -> Message:
    """A trade or a raid."""
    if sort == FRANCIA and family == "trade":
        return say(
            "karvi-do-francia-trade",
            cost=int(components.FRANCIA_COST),
            points=int(components.FRANCIA_TRADE),
        )
    if sort == FRANCIA:
        points, damage = int(components.FRANCIA_RAID), int(components.FRANCIA_DAMAGE)
        return say("karvi-do-francia-raid", points=points, damage=damage)
    number = sort if family == "trade" else FRANCIA + sort
    tile = int(tile_of(t, seat, number))
    name = good_name(number) if family == "trade" else raid_name(t, number)
    return say(f"karvi-do-deed-{family}", good=name, tile=tile_text(tile))


def describe_rest(t: Table, action: int, seat: int) -> Message:
    """Everything that needs few words."""
    family, here = SPACE.family_of(action).name, SPACE.indices(action)
    if family == "exchange":
        return say(f"karvi-do-exchange-{WARES[here[0]]}")
    if family == "gather":
        fur, silver = here[0], int(t.get(asks.AMOUNT)) - here[0]
        paying = NO_YES[t.get(asks.PAYING)]
        return say("karvi-do-gather", amount=amounts(fur, silver, 0), paying=paying)
    if family == "pour":
        return describe_pouring(*here)
    if family == "part":
        return say("karvi-do-choose", effect=part_text(t, here[0]))
    if family == "option":
        return say("karvi-do-choose", effect=option_text(t, here[0]))
    if family == "die":
        return say("karvi-do-die", die=here[0] + 1, beer=int(t.beer[2 * seat + here[0]]))
    if family == "copy":
        beer = int(t.beer[2 * here[1] + here[2]])
        owner, other = seat_name(here[1]), here[2] + 1
        return say("karvi-do-copy", die=here[0] + 1, beer=beer, owner=owner, other=other)
    if family == "pay":
        return say("karvi-do-pay", n=here[0] + 1)
    if family == "build":
        return describe_building(t, seat)
    if family == "done":
        return say(f"karvi-done-{t.asking().replace('_', '-')}")
    return say(f"karvi-do-plain-{family}", **SPACE.values(action))


def describe_building(t: Table, seat: int) -> Message:
    """A building: which one, where, and its points."""
    place = int(t.ship[seat])
    site = int(components.SITE_OF[place])
    building = components.BUILDINGS[components.SITE_BUILDING[site]].replace("_", "-")
    side = int(components.SITES) if t.seats == components.SLOTS else 0
    free = [
        n
        for n in range(int(components.SLOTS_OPEN[t.seats]))
        if t.slots[site * components.SLOTS + n] < 0
    ]
    points = max(
        (int(components.SLOT_POINTS[(side + site) * components.SLOTS + n]) for n in free), default=0
    )
    return say("karvi-do-build", building=say(f"karvi-building-{building}"),
               place=place_name(place), points=points)  # fmt: skip


def describe_pouring(first: int, second: int) -> Message:
    """Beer for both dice, for one or for none."""
    if first and second:
        return say("karvi-do-pour", first=first, second=second)
    if first or second:
        return say("karvi-do-pour-one", n=first + second, die=1 if first else 2)
    return say("karvi-do-pour-none")


def part_text(t: Table, part: int) -> Message:
    """Say what one part of the field in use brings."""
    return steps_text(field_parts(t, int(t.get(asks.FIELD)))[part])


def option_text(t: Table, option: int) -> Message:
    """Say what one of several options brings, as far as its name tells."""
    name = PROGRAMS[int(t.get(asks.PROGRAM))]
    if name.startswith("locked"):
        return say("karvi-locked-trade" if option == 0 else "karvi-locked-raid")
    step = choosing_step(name)
    return steps_text(step["options"][option]) if step else say("karvi-part", n=option + 1)


def choosing_step(name: str) -> dict[str, list[list[dict[str, object]]]] | None:
    """Find the choice in the data by the name of its first option: card, tile or field."""
    what, key = name.split("-")[:2]
    field = name.partition("-part-")[0]
    if what == "card":
        trees = [components.CARD_TABLES[components.CARDS.index(key)].value("boxes", list)]
    elif what == "tile":
        trees = [components.EQUIPMENT_TABLES[components.EQUIPMENT.index(key)].value("boxes", list)]
    elif field in FIELD_NAMES:
        trees = [FIELD_TREES[FIELD_NAMES.index(field)]]
    else:
        trees = []
    steps = [step for tree in trees for box in tree for step in box if "options" in step]
    return steps[0] if steps else None


# --- where to click ---


def node(t: Table, action: int, seat: int) -> str:
    """Name the node on which an action is clicked: a thing on the table, or a button."""
    family, here = SPACE.family_of(action).name, SPACE.indices(action)
    if family in ("move", "use"):
        return f"spot-{SPOT_NAMES[here[0]]}"
    if family == "sail":
        return f"place-{components.PLACES[here[0]]}"
    if family == "play":
        return f"card-{seat}-{components.CARDS[here[1]]}"
    if family == "discard":
        return f"card-{seat}-{components.CARDS[here[0]]}"
    if family in ("draw", "draw-two"):
        return f"stack-{components.KINDS[here[0]]}"
    if family == "receive":
        return f"display-{here[0] + 1}"
    if family == "place":
        return f"above-{seat}-{components.EQUIPMENT[here[0]]}"
    if family == "engrave":
        holders = [n for n in range(t.seats) if t.stones_above[n] >> here[0] & 1]
        return f"above-{holders[0] if holders else seat}-{components.STONES[here[0]]}"
    if family in ("trade", "raid") and here[0] != FRANCIA:
        return f"beside-{seat}-{here[0] if family == 'trade' else here[0] + FRANCIA}"
    if family == "die":
        return f"die-{seat}-{here[0] + 1}"
    if family in ("raise", "dismiss", "hurt", "wound"):
        return f"warrior-{seat}-{here[0]}-0"
    if family == "heal":
        return f"warrior-{seat}-{here[0] + 6}-0"
    return SPACE.button(action)


def offer_actions(scene: Scene, t: Table, seat: int) -> None:
    """Put the actions of a seat on the nodes, and what people try elsewhere."""
    offers = [(node(t, action, seat), action) for action in t.legal(seat)]
    scene.offer(offers, tempting(t, seat))


def tempting(t: Table, seat: int) -> list[tuple[str, int]]:
    """List what people try: every thing that the asked actions could be meant for."""
    families = [SPACE.families[name] for name in TEMPTING.get(t.asking(), ())]
    return [
        (node(t, action, seat), action)
        for family in families
        for action in range(family.base, family.base + family.size)
    ]
