"""Effects as rows of signs with numbers: what a field, tile or card does, without sentences."""
# interpreted: made for people

from collections.abc import Sequence
from typing import Any

from skali.core import glyphs as core
from skali.games.karvi.rules import components

Step = dict[str, Any]
Glyph = core.Glyph
GIVES = core.GIVES
OR = ("", "/")
row = core.Signs(letters=15.0, largest=24.0, two_lines=26.0).row
TRIGGERS: dict[str, list[Glyph]] = {
    "equip_action": [("action-equip", ""), GIVES],
    "income_action": [("action-income", ""), GIVES],
    "beer_action": [("action-beer", ""), GIVES],
    "raid_action": [("action-raid", ""), GIVES],
    "trade_action": [("action-trade", ""), GIVES],
    "on_build": [("trading-post", ""), GIVES],
    "trade_card_received": [("trade-card", ""), GIVES],
    "after_raid_death": [("action-raid", ""), ("warrior-injured", ""), GIVES],
    "free_once_per_turn": [],
    "passive": [],
}
COUNTED = {
    "trading_posts": "trading-post",
    "towers": "tower",
    "buildings": "place-site",
    "strength": "strength",
    "raid_tiles": "action-raid",
    "trade_tiles": "action-trade",
    "equipment_tiles": "tile-head",
    "equipment_cards": "card-back",
    "trade_cards": "trade-card",
    "helmet_cards": "kind-helmet",
    "beer_cards": "kind-beer",
    "ship_cards": "kind-ship",
    "warriors": "warrior-healthy",
    "healthy": "warrior-healthy",
}
"""The sign of a thing that is counted; goods have none."""
SIMPLE = {
    "gain_any": "resource",
    "beer": "action-beer",
    "provisions": "action-provisions",
    "strength": "strength",
    "points": "points",
    "draw": "card-back",
    "trade_card": "trade-card",
}


def pictures(step: Step) -> list[Glyph] | None:
    """Write a step as signs; None where there is no sign for it."""
    do = step["do"]
    if do == "action":
        return [(f"action-{step['name']}", "")]
    if do == "gain":
        return amount(*(int(step.get(key, 0)) for key in ("fur", "silver", "gold")))
    if do == "warrior":
        return [("warrior-healthy", str(step["strength"]))] * int(step["n"])
    if do == "heal":
        return [("warrior-injured", ""), GIVES, ("warrior-healthy", str(step["n"]))]
    if do == "move" and step.get("times", 1) == 1 and "mode" not in step:
        return [("ship", str(step["steps"]))]
    if do == "map":
        return [("place-map", "")]
    if do == "release":
        return [(str(step["building"]).replace("_", "-"), "")]
    if do in ("beer_cost_cap", "paid_move", "raid_bonus", "raid_points_factor", "paid_choice"):
        return always(step)
    if do == "points_per" and step["what"] in COUNTED:
        return [(COUNTED[step["what"]], ""), GIVES, ("points", str(step["each"]))]
    if do not in SIMPLE:
        return None
    sign = "+" if do in ("strength", "beer") else ""
    return [(SIMPLE[do], f"{sign}{step.get('n', '')}")]


def always(step: Step) -> list[Glyph] | None:
    """Write what changes a rule, or may be bought once a turn."""
    do = step["do"]
    if do == "beer_cost_cap":
        return [("action-beer", f"≤{step['value']}")]
    if do == "raid_points_factor":
        return [("action-raid", ""), ("points", f"\N{MULTIPLICATION SIGN}{step['value']}")]
    if do == "raid_bonus":
        less = f"{step['damage']:+}".replace("-", "\N{MINUS SIGN}")
        return [("warrior-injured", less), GIVES, ("points", f"+{step['points']}")]
    if do == "paid_move":
        steps = str(step.get("steps", "∞"))
        return [("action-provisions", str(step["provisions"])), GIVES, ("ship", steps)]
    bought = boxes(step["options"])
    return None if bought is None else [("action-beer", str(step["beer"])), GIVES, *bought]


def boxes(options: Sequence[Sequence[Step]]) -> list[Glyph] | None:
    """Write one of several boxes, each some steps, as signs."""
    row: list[Glyph] = []
    for place, steps in enumerate(options):
        if place:
            row.append(OR)
        for step in steps:
            found = pictures(step)
            if found is None:
                return None
            row += found
    return row


def amount(fur: int, silver: int, gold: int) -> list[Glyph]:
    """Write resources."""
    things = (("fur", fur), ("silver", silver), ("gold", gold))
    return [(sprite, str(number)) for sprite, number in things if number]


def ware(key: str) -> list[Glyph]:
    """Write what a gold can be exchanged for; beer goes on one of two dice."""
    good, _, die = key.partition("-")
    found = [({"beer": "action-beer", "provision": "action-provisions"}.get(good, good), "1")]
    return [*found, ("", f"#{die}")] if die else found


def of_pouring(*beer: int) -> list[Glyph] | None:
    """Write how much beer goes on which die; None if none does."""
    found: list[Glyph] = []
    for die, n in enumerate(beer, start=1):
        found += [("action-beer", str(n)), ("", f"#{die}")] if n else []
    return found or None


def of_tile(tile: int) -> list[Glyph]:
    """Write a trade or raid tile: what it needs, and what it brings."""
    if tile < len(components.TRADE_TABLES):
        table = components.TRADE_TABLES[tile]
        cards = table.integer("trade_cards")
        received = [("trade-card", str(cards))] if cards else []
        return [*amount(*table.integers("cost")), GIVES, ("points", str(table.integer("points"))),
                *received]  # fmt: skip
    table = components.RAID_TABLES[tile - len(components.TRADE_TABLES)]
    return [
        ("strength", str(table.integer("strength"))),
        ("warrior-injured", str(table.integer("damage"))),
        GIVES,
        ("points", str(table.integer("points"))),
        *(boxes(table.value("boxes", list)) or []),
    ]


def of_equipment(tile: int) -> list[Glyph] | None:
    """Write an equipment tile: when it works, and what it does."""
    table = components.EQUIPMENT_TABLES[tile]
    effect = boxes(table.value("boxes", list))
    return None if effect is None else [*TRIGGERS[table.text("trigger")], *effect]


def of_stone(stone: int) -> list[Glyph]:
    """Write what a runestone scores: a thing that is counted, easy and hard goal."""
    if stone >= components.NORMAL:
        special = components.SPECIAL_TABLES[stone - int(components.NORMAL)]
        sign = COUNTED.get(special.text("counts"), "stone")
        return [(sign, "1"), GIVES, ("points", str(special.integer("each")))]
    table = components.STONE_TABLES[stone]
    sign = COUNTED[table.text("counts")]
    (easy, points), (hard, more) = table.integers("easy"), table.integers("hard")
    return [(sign, f"{easy}▸{points}"), ("", f"{hard}▸{more}")]
