"""The signs of occupations: of spaces, events, counts and steps, by the words of the data."""
# interpreted: made for people

from collections.abc import Callable
from typing import Any

from skali.core.message import MINUS
from skali.games.odin.rules.components import DICE_TABLES, FIRST_WEAPON, SHIPS, THINGS
from skali.games.odin.shown.actions import BAND_SIGNS
from skali.games.odin.shown.names import sprite, tone_of
from skali.games.odin.shown.signs import ARROW, OR, Glyph, coin, mountains, times

Signs = tuple[Glyph, ...]
Tree = dict[str, Any]

TIMES = Glyph(text="\u00d7")
THEN = Glyph(text=":")
EQUAL = Glyph(text="=")


def signs(*names: str) -> Signs:
    """Return drawings without numbers."""
    return tuple(Glyph(each) for each in names)


def thing(key: str, n: int | str = 1) -> Glyph:
    """Return a good on its colour, a weapon or silver, and how many of it."""
    text = n if isinstance(n, str) else times(n)
    if key == "silver" and isinstance(n, int):
        return coin(n)
    place = THINGS.index(key)
    return Glyph(sprite(key), text, "" if place >= FIRST_WEAPON else tone_of(place))


SPACES_SIGNS = {
    "building": signs("space", "shed", "knarr"),
    "house_building": signs("space", "shed"),
    "ore_crafts": signs("space", "ore", "tongs"),
    "mountain_and_upgrade": signs("space", "mountain", "upgrade-1"),
    "mountain": signs("space", "mountain"),
    "two_silver": signs("space"),
    "shipyard": (thing("wood"),),
    "overseas": signs("space", "any-green", "arrow", "any-blue"),
    "overseas_trading_2": (Glyph("space"), Glyph("viking", "2"), Glyph("any-blue")),
    "one_silver": (Glyph("space"), coin(1)),
    "build_whaling_boat": signs("space", "whaling-boat"),
    "second_column": (Glyph("viking", "2"),),
    "fourth_column": (Glyph("viking", "4"),),
    "space:hunting_game_2": (Glyph("viking", "2"),),
    "space:laying_a_snare": (),
    "space": signs("space"),
    "card": signs("card-play"),
    "plundering": (Glyph("space"), Glyph("longship", "2")),
    **{band: signs("space", drawn) for band, drawn in BAND_SIGNS.items()},
}
"""Spaces and groups of spaces; origins that a row has no room for are left to the sentence."""
EVENT_SIGNS = {
    "use": signs("space"),
    "trade": signs("any-green", "arrow", "any-blue"),
    "upgrade": signs("upgrade-1"),
    "draw": signs("card-draw"),
    "played": signs("card-play"),
    "explored": signs("island"),
    "emigrated": signs("emigrated-knarr"),
    "house": signs("stone-house"),
    "mined": signs("mountain"),
    "served": signs("banquet"),
    "returned": signs("viking", "back"),
    "thing": (Glyph("viking", "=3"),),
    "ore": (),
    "harvest": signs("harvest"),
    "no_harvest": signs("no-harvest"),
    "weapon": signs("weapon"),
    "last_placed": signs("viking", "finish"),
    "income": signs("income"),
    "feast": signs("banquet"),
    "feasted": signs("banquet"),
    "bonus": signs("bonus"),
    "bonus_paid": signs("bonus"),
    "erosion": signs("mountain-worn"),
    "house_bonus": signs("stone-house", "bonus"),
    "scoring": signs("finish"),
}
LAID = {
    "rune_stone_island": (thing("rune_stone"), Glyph("arrow"), Glyph("island")),
    "rune_stone_house": (thing("rune_stone"), Glyph("arrow"), Glyph("stone-house")),
    "grain_house": (thing("grain"), Glyph("arrow"), Glyph("stone-house")),
}
OUTCOMES = {"success": Glyph(text="✓"), "failure": Glyph(text="✗")}
COUNT_SIGNS = {
    "whaling_boats": signs("whaling-boat"),
    "knarrs": signs("knarr"),
    "longships": signs("longship"),
    "large_ships": signs("large-ship"),
    "houses": signs("stone-house"),
    "ship_sets": signs("whaling-boat", "knarr", "longship"),
    "loaded_ore": signs("ore-loaded"),
    "armed_longships": signs("ore-loaded", "longship"),
    "special_tiles": signs("special"),
    "red_kinds": signs("any-red"),
    "meat_pairs": (thing("game_meat"), thing("whale_meat")),
    "animal_kinds": (thing("sheep"), OR, thing("cattle")),
    "income": signs("income"),
    "islands": signs("island"),
    "crafters": signs("viking", "tongs"),
    "in_third_column": (*signs("viking", "space"), Glyph("viking", "3")),
    "in_second_column": (*signs("viking", "space"), Glyph("viking", "2")),
    "mined_kinds": signs("mountain"),
    "paid_kinds": (thing("wood"), OR, thing("stone"), OR, thing("ore")),
    "players": signs("players"),
    "game_served": (thing("game_meat"),),
    "stockfish_served": (thing("stockfish"),),
    "free_small_berths": signs("whaling-boat"),
    "boats": signs("whaling-boat"),
    "wood": (thing("wood"),),
    "stone": (thing("stone"),),
    "stockfish": (thing("stockfish"),),
    "silver": (Glyph("silver"),),
    "occupations": signs("card-play"),
    "paid_ore": (thing("ore"),),
}
"""What is counted; what has no sign is left to the sentence, as are counts that force a clause."""
UNSAID = (
    "acting", "using", "usable", "feasting", "sober", "mead_served", "won", "wood_spent",
    "second_column_spaces",
)  # fmt: skip
SOBER = (thing("mead"), OUTCOMES["failure"])
PERMISSIONS = {
    "wood_in_houses": (thing("wood"), EQUAL, thing("stone"), Glyph("stone-house")),
    "any_reach": signs("whaling-boat", "arrow", "island"),
    "spears_as_swords": (Glyph("spear"), EQUAL, Glyph("sword")),
    "split_loot": (Glyph("die-8-high"), ARROW, Glyph("special", "2")),
    "green_loot": (Glyph("die-8-high"), ARROW, Glyph("any-green")),
    "knarr_as_longship": (Glyph("knarr"), EQUAL, Glyph("longship")),
    "extra_step": (Glyph("upgrade-1", "≥3"), THEN, Glyph("upgrade-2", "1")),
}
BREEDING = (thing("sheep"), thing("cattle"), ARROW, *signs("sheep-young", "cattle-young"))
STEP_SIGNS = {
    "forge": signs("tongs"),
    "pregnant": signs("cattle-young"),
    "recall": signs("viking", "back"),
    "take_fourth": (Glyph("any-good", "3"), ARROW, Glyph("any-good", "4")),
    "stay_sober": (*SOBER, THEN, coin(1)),
    "unload": signs("ore-loaded", "arrow", "ore"),
}
WAYS = {
    "meat": signs("any-red"),
    "orange": signs("any-orange"),
    "rise": signs("any-orange"),
    "same": signs("any-good"),
    "fall": signs("any-good"),
}
"""Which goods are upgraded, where not any."""
FOLLOWED = {"second_column": "2", "neighbour": "1"}


# --- what is counted, rolled, upgraded, done ---


def subject(key: str) -> Signs:
    """Write what an event or a number is about."""
    if key in SHIPS:
        return signs(sprite(key))
    if key == "emigration":
        return signs("emigrated-knarr")
    return (thing(key, ""),) if key in THINGS else SPACES_SIGNS[key]


def count(key: str) -> Signs:
    """Write what is counted."""
    return COUNT_SIGNS[key] if key in COUNT_SIGNS else (thing(key, ""),)


def die(action: str) -> Signs:
    """Write the die of an action, with the weapon where several actions have that die."""
    table = next(each for each in DICE_TABLES if each.text("key") == action)
    high = table.text("aim") == "high"
    drawn = Glyph(f"die-{table.integer('die')}-{'high' if high else 'low'}")
    return (drawn,) if high else (drawn, Glyph(sprite(table.text("weapon"))))


def upgrade(tree: Tree) -> Signs:
    """Write how many goods are upgraded, and which."""
    way, goods = tree.get("way", ""), tree["goods"]
    if way == "blue":
        return (Glyph("any-good"), ARROW, Glyph("any-blue"))
    return (*WAYS.get(way, ()), Glyph(f"upgrade-{tree.get('steps', 1)}", times(goods)))


def ship(tree: Tree) -> Signs:
    """Write a ship or a building."""
    armed = signs("ore-loaded") if "armed" in tree else ()
    return (*armed, *signs(sprite(tree["kind"])))


def mined(tree: Tree) -> Signs:
    """Write what is taken from the mountains, and which items may be."""
    only = {"hard": (thing("stone"), OR, thing("ore")), "ore": (thing("ore"),)}
    return mountains(tree["n"], 0, 0) + only.get(tree.get("only", ""), ())


def emigration(tree: Tree) -> Signs:
    """Write an emigration, and what makes it cheaper."""
    less = (Glyph("coin", f"{MINUS}1"), TIMES, Glyph("large-ship"))
    return signs("emigrated-knarr") + (less if "less" in tree else ())


WRITTEN: dict[str, Callable[[Tree], Signs]] = {
    "ship": ship,
    "building": ship,
    "lose_ship": ship,
    "mountain": mined,
    "upgrade": upgrade,
    "emigrate": emigration,
    "special": lambda tree: (Glyph(sprite(tree["kind"]), tone="ice"),),
    "swap": lambda tree: (Glyph(sprite(tree["kind"]), tone="ice"), Glyph("back")),
    "store": lambda tree: (thing(tree["thing"]), Glyph("shed")),
    "draw_weapons": lambda tree: (Glyph("weapon", str(tree["n"])),),
    "discard_weapons": lambda tree: (Glyph("weapon", str(tree["n"])),),
    "dice": lambda tree: die(tree["action"]),
    "play_occupation": lambda _: signs("card-play"),
    "bonus": lambda tree: signs("bonus", "stone-house" if tree["where"] == "houses" else "home"),
    "harvest": lambda tree: (Glyph("harvest", str(tree["level"])),),
    "hold": lambda tree: signs("banquet") if tree["what"] == "feast" else BREEDING,
    "call_back": lambda tree: (
        Glyph("viking", "4" if tree.get("where") == "fourth_column" else ""),
        Glyph("back"),
    ),
    "lay": lambda tree: (
        (thing("ore"), ARROW, Glyph("home"))
        if tree["what"] == "ore"
        else (thing("stockfish"), Glyph("back"))
    ),
    "follow": lambda tree: (Glyph("imitate"), Glyph("viking", FOLLOWED[tree["where"]])),
    "turn_over": lambda tree: (Glyph("turn-over", f"≤{tree['n']}"),),
    "throw_ore": lambda tree: (thing("ore"), ARROW, Glyph("die-8-high", f"+{tree['n']}")),
}
"""Steps whose signs depend on their values."""
