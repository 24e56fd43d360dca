"""What a card does, as a sentence made from its effect data: no number stands twice."""
# interpreted: words for people

from functools import cache

from skali.core.data import Section
from skali.core.effects.sentences import joined
from skali.core.message import Message, say
from skali.games.greenland.rules import components
from skali.games.greenland.shown.faces import faces_in

SEMICOLON = "skali-effect-semicolon"


def effect(data: Section) -> Message:
    """Say one effect."""
    does = data.text("does")
    values: dict[str, int | str | Message] = {}
    if "use" in data.data:
        values["use"] = say(f"greenland-use-{data.text('use')}")
    if "faces" in data.data:
        values["faces"] = "·".join(map(str, data.integers("faces")))
    if "n" in data.data:
        values["number"] = data.integer("n")
    only = "-animals" if "only" in data.data else ""
    return say(f"greenland-effect-{does}{only}", **values)


@cache
def text(card: int) -> Message:
    """Say all that a card does in a tableau."""
    parts = [effect(each) for each in components.EFFECT_TABLES[card]]
    kind = components.KINDS[components.KIND_OF[card]] if components.KIND_OF[card] >= 0 else ""
    if kind == "D":
        parts.append(
            say("greenland-hay", hay=int(components.HAY[card]), births=int(components.BIRTHS[card]))
        )
    if components.WOOL[card]:
        parts.append(say("greenland-wool", ivory=int(components.WOOL[card])))
    if components.VALUE[card]:
        disc = say(f"greenland-disc-{components.DISCS[components.VALUE_IN[card]]}")
        parts.append(say("greenland-value", number=int(components.VALUE[card]), disc=disc))
    if components.RAID_FACES[card]:
        raid, bites = (
            faces_in(int(components.RAID_FACES[card])),
            faces_in(int(components.RAID_BITES[card])) or "-",
        )
        parts.append(say("greenland-raid", faces=raid, bites=bites))
    elif kind == "D":
        parts.append(say("greenland-no-raid"))
    if components.POINTS[card]:
        parts.append(say("greenland-points", points=int(components.POINTS[card])))
    name = say(f"greenland-card-{components.HALF_NAMES[card]}")
    if not parts:
        return name
    return say("greenland-about-card", name=name, text=joined(SEMICOLON, parts))


def rank_text(side: int, rank: int) -> list[Message]:
    """Say what stands on a rank: its actions and its standing effects."""
    table = components.RANK_TABLES[side][rank]
    actions = [say(f"greenland-action-{action}") for action in table.texts("actions")]
    return actions + [effect(each) for each in components.effects_of(table)]
