"""The names of things, the prompts, and what every action would do."""
# interpreted: words for people

from skali.core.effects.sentences import joined
from skali.core.game import About, Ask
from skali.core.message import Message, say, seat_name
from skali.games.greenland.rules import asks, components
from skali.games.greenland.rules.actions import SPACE
from skali.games.greenland.rules.round import NOBODY
from skali.games.greenland.rules.state import Table

OF_CARDS = ("card", "daughter", "livestock")
IN_HAND = ("domesticate", "make", "discard")
OWN_HALF = ("exchange", "break", "give-card", "want-card", "swap-card", *IN_HAND)
"""Families about cards as they work in a tableau."""
ON_ROWS = ("place", "evacuees", "navigate", "steer", "talk", "swap", "battle", "attack", "strike",
           "pacify", "quarry", "haste", "leader", "claim")  # fmt: skip
ON_TRAY = ("livestock", "bid", "number", "answer", "consent", "reroll", "save", "discard")
"""Where questions are answered; all others are about the own mat."""


def card(number: int) -> Message:
    """Name a card as it lies in a row."""
    return say(f"greenland-card-{components.CARDS[number]}")


def half(number: int) -> Message:
    """Name a card as it lies in a tableau."""
    return say(f"greenland-card-{components.HALF_NAMES[number]}")


def name_of(t: Table, number: int) -> Message:
    """Name a card by where it lies."""
    return half(number) if t.holder(number) != NOBODY else card(number)


def culture(number: int) -> Message:
    """Name a culture."""
    return say(f"greenland-culture-{components.CULTURES[number]}")


def event(number: int) -> Message:
    """Name an event."""
    return say(f"greenland-event-{components.EVENTS[number]}")


def title(t: Table, people: int, rank: int) -> Message:
    """Name a rank of a culture's elder card as it lies."""
    side = people * 2 + int(t.is_monotheist(people))
    return say(f"greenland-title-{components.TITLES[side * int(components.RANKS) + rank]}")


def who(t: Table, people: int) -> Message:
    """Name a culture with its player."""
    return say("greenland-who", culture=culture(people), seat=seat_name(int(t.master[people])))


def listed(parts: list[Message]) -> Message | str:
    """Name several things; none is nothing."""
    return joined("skali-effect-list", parts) if parts else ""


def ask(t: Table) -> Ask:
    """Say what is asked now."""
    question = t.question()
    values: dict[str, int | str | Message] = {}
    for part in question.parts:
        value = int(t.get(part))
        if part in (asks.CULTURE, asks.OTHER):
            values[part.name] = culture(value)
        elif part is asks.CARD:
            values["card"] = name_of(t, value)
        elif part in (asks.UNITS, asks.OWED, asks.KILLS, asks.LOST, asks.LEFT):
            values["number"] = value
    if t.asks(asks.BID):
        values["bid"] = int(t.bid)
    prompt = say(f"greenland-ask-{question.name}", **values)
    return Ask(prompt, t.answer().rule(t), About(panel_of(t)))


def panel_of(t: Table) -> str:
    """Name the panel on which the question is answered."""
    question = t.question()
    if question.name in ON_ROWS:
        return "rows"
    if question.name in ON_TRAY:
        return "tray"
    giver = asks.OTHER if question.name == "swap_taken" else asks.CULTURE
    return f"mat-{components.CULTURES[t.get(giver)]}"


def describe(t: Table, action: int) -> Message:
    """Say what an action would do."""
    return say(f"greenland-do-{SPACE.family_of(action).name}", **values_of(t, action))


def values_of(t: Table, action: int) -> dict[str, int | str | Message]:
    """Name what an action is about."""
    family = SPACE.family_of(action)
    return {
        axis.name: value_of(t, family.name, axis.name, axis.values[index])
        for axis, index in zip(family.axes, SPACE.indices(action), strict=True)
    }


def value_of(t: Table, family: str, axis: str, word: str) -> int | Message:
    """Name what stands on an axis."""
    if axis in OF_CARDS or (axis == "target" and word not in components.CULTURES):
        number = components.CARDS.index(word)
        return half(number) if family in OWN_HALF else name_of(t, number)
    if axis in ("culture", "target", "giver", "taker"):
        return culture(components.CULTURES.index(word))
    if axis in ("elder", "rank", "from"):
        return place(t, word)
    if axis == "disc":
        return say(f"greenland-disc-{word}")
    if axis == "who":
        return say(f"greenland-who-{word}")
    if axis == "what":
        return say(f"greenland-what-{word}")
    return int(word)


def place(t: Table, word: str) -> Message:
    """Name where an elder, a husband or a colonist stands."""
    if word.isdigit():
        return title(t, int(t.get(asks.CULTURE)), int(word) - 1)
    if word in components.CULTURES:
        return say("greenland-emissary-on", culture=culture(components.CULTURES.index(word)))
    number = components.CARDS.index(word)
    return say("greenland-place-on", card=name_of(t, number))
