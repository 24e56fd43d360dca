"""Where on the scene an action is clicked: on the thing that it is about, else on a button."""
# interpreted: made for people

from functools import cache

from skali.core.message import say
from skali.core.scene import SUMMARY, Node, Panel, Scene
from skali.games.greenland.rules import asks
from skali.games.greenland.rules.actions import ELDER_NAMES, FETCHED, RANK_NAMES, SPACE, TARGETS
from skali.games.greenland.rules.components import CARDS, CULTURES, DISCS, FIRST_DAUGHTER
from skali.games.greenland.rules.draft import D_GIVER, D_TAKER
from skali.games.greenland.rules.state import SHAMAN, Table
from skali.games.greenland.shown import words
from skali.games.greenland.shown.tray import THINGS, thing_id

ON_CARDS = ("exchange", "break", "send", "give-card", "want-card", "swap-card", "next", "pacify",
            "discard", "domesticate", "make", "slaughter")  # fmt: skip
"""Families that are clicked on the card they are about."""
ON_SHIELDS = ("deal", "swap", "appoint", "emissary", "preach")
"""Families that are clicked on a culture's shield."""
ON_PEOPLE = ("lift", "leave", "ask-leave", "strike")
"""Families that are clicked on figures on a card."""
TEMPTING = {
    "place": ("send", "promote"),
    "evacuees": ("send",),
    "steer": ("send",),
    "talk": ("deal",),
    "swap": ("swap",),
    "elders": ("domesticate", "make", "banish", "emissary", "preach"),
    "quarry": ("next",),
    "council": ("appoint",),
}
"""What people try while something is asked, by touching a thing."""


def node(t: Table, action: int) -> str:
    """Name the node on which an action is clicked."""
    family, here = SPACE.family_of(action).name, SPACE.indices(action)
    if family in THINGS:
        return thing_id(action)
    if family in ON_CARDS:
        card = int(t.get(asks.CARD)) if family == "slaughter" else card_of(action, here)
        return card_node(card)
    if family in ON_SHIELDS:
        return f"shield-{CULTURES[here[0]]}"
    if family in ON_PEOPLE:
        return people_node(t, family, action, here)
    if family in ("marry", "wed", "swap-wife"):
        return card_node(int(FIRST_DAUGHTER) + here[0])
    if family in ("pay", "give", "want", "swap-disc"):
        return disc_node(t, family, here[0])
    if family == "reroll":
        return "die-leader" if here[1] else f"die-{here[0] + 1}-0"
    return rank_or_button(t, family, action, here)


def rank_or_button(t: Table, family: str, action: int, here: tuple[int, ...]) -> str:
    """Name a rank, a stranger, or the button of an action."""
    mine = int(t.get(asks.CULTURE)) if t.turn else 0
    if family in ("promote", "banish", "burn-elder"):
        return rank_node(mine, RANK_NAMES[here[0]])
    if family == "bury":
        return rank_node(mine, ELDER_NAMES[here[0]])
    if family == "fetch":
        return rank_node(mine, FETCHED[here[0]])
    if family in ("kill", "burn"):
        target = TARGETS[here[0]]
        if target in CULTURES:
            return rank_node(mine, RANK_NAMES[0])
        return card_node(CARDS.index(target))
    if family == "martyr":
        return rank_node(mine, RANK_NAMES[SHAMAN])
    if family == "baptise":
        return f"faith-{CULTURES[mine]}"
    return thing_id(action)


def card_of(action: int, here: tuple[int, ...]) -> int:
    """Return the card that an action names first."""
    return CARDS.index(SPACE.family_of(action).axes[0].values[here[0]])


def card_node(card: int) -> str:
    """Name a card, in the rows, in a tableau or in a hand."""
    return f"card-{CARDS[card]}"


def people_node(t: Table, family: str, action: int, here: tuple[int, ...]) -> str:
    """Name the figures of a culture on a card."""
    if family == "strike":
        culture, card = here[0], int(t.get(asks.CARD))
        husband = int(t.husband_on(card))
        if not t.at(culture, card) and husband == culture:
            return card_node(card)
    else:
        culture, card = int(t.get(asks.CULTURE)), card_of(action, here)
        if t.asks(asks.DRAFT):
            culture = int(t.draft[D_TAKER if family == "ask-leave" else D_GIVER])
    return f"cubes-{CULTURES[culture]}-{CARDS[card]}"


def disc_node(t: Table, family: str, disc: int) -> str:
    """Name the discs of the culture that pays or gives."""
    culture = int(t.get(asks.CULTURE))
    if family in ("give", "want"):
        culture = int(t.draft[D_GIVER if family == "give" else D_TAKER])
    elif t.asks(asks.WANTED):
        culture = int(t.get(asks.OTHER))
    return f"disc-{CULTURES[culture]}-{DISCS[disc]}"


def rank_node(culture: int, word: str) -> str:
    """Name where an elder, a husband or a colonist stands."""
    if word.isdigit():
        return f"rank-{CULTURES[culture]}-{word}"
    return f"rank-{word}-1" if word in CULTURES else f"card-{word}"


# --- putting them there ---


def offer_actions(scene: Scene, t: Table, seat: int) -> None:
    """Put the actions of a seat on nodes; what has no place on the table gets a button."""
    legal = t.legal(seat)
    if not legal:
        return
    if seat in t.turn:
        t.look_at(seat)
    offers = [(node(t, action), action) for action in legal]
    shown = {each.id for panel in scene.panels for each in panel.nodes}
    buttons = dict.fromkeys((id_, action) for id_, action in offers if id_.startswith("do-"))
    rest = [(id_, action) for id_, action in buttons if id_ not in shown]
    if rest:
        panel = Panel("answers", say("greenland-panel-answers"), 100, 100, owner=seat, answers=True,
                      slot="tray")  # fmt: skip
        panel.add(*(Node(id_, 0, 0, 90, 40, text=words.describe(t, action))
                    for id_, action in rest))  # fmt: skip
        scene.panels.append(panel)
    offers += same_dice(offers, shown)
    tries = tempting(t) if seat in t.turn else []
    scene.offer(offers + summaries(offers, shown), tries + summaries(tries, shown))


def summaries(offers: list[tuple[str, int]], shown: set[str]) -> list[tuple[str, int]]:
    """Others' things can be clicked on the summaries of their mats too, where those show them."""
    return [(id_ + SUMMARY, action) for id_, action in offers if id_ + SUMMARY in shown]


def same_dice(offers: list[tuple[str, int]], shown: set[str]) -> list[tuple[str, int]]:
    """Dice that show the same are the same choice."""
    found = []
    for id_, action in offers:
        if id_.startswith("die-") and id_.endswith("-0"):
            first = id_.removesuffix("0")
            found += [(other, action) for other in shown
                      if other.startswith(first) and other.removeprefix(first).isdigit()
                      and other != id_]  # fmt: skip
    return found


def tempting(t: Table) -> list[tuple[str, int]]:
    """List what people try: every thing that the asked actions could be meant for."""
    name = t.asking()
    return tried(name, int(t.get(asks.CULTURE))) if name in TEMPTING else []


@cache
def tried(question: str, mine: int) -> list[tuple[str, int]]:
    """List what a culture tries at a question: cards, shields and its own ranks."""
    families = [SPACE.families[name] for name in TEMPTING[question]]
    return [
        (tried_at(family.name, action, mine), action)
        for family in families
        for action in range(family.base, family.base + family.size)
    ]


def tried_at(family: str, action: int, mine: int) -> str:
    """Name what one touches who tries an action; it follows from the action and the culture."""
    here = SPACE.indices(action)
    if family in ON_CARDS:
        return card_node(card_of(action, here))
    if family in ON_SHIELDS:
        return f"shield-{CULTURES[here[0]]}"
    return rank_node(mine, RANK_NAMES[here[0]])
