"""Signs with numbers side by side: what a card, a rank or an offer says without sentences."""
# interpreted: made for people

from collections.abc import Sequence

from skali.core import glyphs as core
from skali.games.greenland.rules import components
from skali.games.greenland.shown.faces import faces_in

Glyph = core.Glyph
SIGNS = core.Signs(letters=14.0, largest=22.0, two_lines=2 * core.SMALLEST)
row, fits, letters = SIGNS.row, SIGNS.fits, SIGNS.letters
ACTION_SIGNS = {
    "domesticate": (("tame", ""), ("kind-D", "")),
    "banish": (("banish", ""),),
    "burn": (("burn", ""),),
    "make": (("kind-I", ""),),
    "carve": (("kind-I", ""), ("ivory", "")),
    "emissary": (("emissary", ""),),
    "preach": (("preach", ""),),
}
"""What an elder can do."""


def effect(data: Sequence[object]) -> list[Glyph]:
    """Write one effect: for which use, which face, and what becomes of it."""
    does, use, face, number = (str(part) for part in data)
    sign = [(f"use-{use}", "")] if use else []
    if does == "reroll":
        return [*sign, (f"die-{face}", ""), ("reroll", "")]
    if does == "to_one":
        return [*sign, (f"die-{face}", ""), ("gives", ""), ("die-hit-1", "")]
    if does == "hunt_first":
        return [*sign, ("first", "")]
    if does == "hand_size":
        return [("hand", f"+{number}")]
    if does == "snow_reduction":
        return [("snow", "\N{MINUS SIGN}1")]
    if does == "auction_tie_winner":
        return [("ivory", ""), ("tie", "")]
    return [(does, "")]


def of_effects(tables: Sequence[object]) -> list[Glyph]:
    """Write all effects of a card or a rank."""
    found: list[Glyph] = []
    for each in tables:
        data = each.data  # type: ignore[attr-defined]
        faces = data.get("faces") or [""]
        for face in faces:
            parts = data["does"], data.get("use", ""), face, data.get("n", "")
            found += effect(parts)
        if "only" in data:
            found.append(("kind-D", ""))
    return found


def of_card(card: int) -> list[Glyph]:
    """Write what a card does in a tableau."""
    found = of_effects(components.EFFECT_TABLES[card])
    if components.KIND_OF[card] >= 0 and components.KINDS[components.KIND_OF[card]] == "D":
        upkeep = ("hay", int(components.HAY[card])), ("newborn", int(components.BIRTHS[card]))
        found += [(sign, str(number)) for sign, number in upkeep if number]
    if components.WOOL[card]:
        found.append(("wool", str(components.WOOL[card])))
    if components.VALUE[card]:
        found.append((components.DISCS[components.VALUE_IN[card]], f"={components.VALUE[card]}"))
    if components.POINTS[card]:
        found.append(("points", str(components.POINTS[card])))
    return found


def of_raid(card: int) -> list[Glyph]:
    """Write which faces raid a card, and which bite."""
    if not components.RAID_FACES[card]:
        return []
    found: list[Glyph] = [("use-raid", faces_in(int(components.RAID_FACES[card])))]
    if components.RAID_BITES[card]:
        found.append(("bite", faces_in(int(components.RAID_BITES[card]))))
    return found


def of_rank(side: int, rank: int) -> list[Glyph]:
    """Write what stands on a rank: actions, then what always holds."""
    table = components.RANK_TABLES[side][rank]
    found: list[Glyph] = []
    for action in table.texts("actions"):
        found += ACTION_SIGNS[action]
    found += of_effects(components.effects_of(table))
    if not found:
        found = [[("icon-feud", "\N{MULTIPLICATION SIGN}")], [], [], [("use-raid", "")], [],
                 [("boat", "4")]][rank]  # fmt: skip
    return found
