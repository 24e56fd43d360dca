"""The names of things, the prompts, and what every option would do."""
# interpreted: words for people

from skali.core.game import About, Ask
from skali.core.message import Message, say, seat_name
from skali.core.pending import carried
from skali.games.walhalla.rules import components
from skali.games.walhalla.rules.actions import ENDS, SIDES, SPACE
from skali.games.walhalla.rules.asks import ATTACKER, LANDING_ROW
from skali.games.walhalla.rules.landing import field_asked
from skali.games.walhalla.rules.state import NOBODY, Table

ASKING = {"land": "WAL-042", "cards": "WAL-071"}
"""Rules that say better what can be chosen than the rule by which it must be."""
CREWS = ("none", "bow", "middle", "bow-middle", "stern", "bow-stern", "middle-stern", "all")


# --- names ---


def colour(seat: int) -> Message:
    """Name a colour."""
    return say(f"walhalla-colour-{components.COLOURS[seat]}")


def who(seat: int) -> Message:
    """Name a player: the seat, and the colour that everybody sees on the table."""
    return say("walhalla-who", seat=seat_name(seat), colour=colour(seat))


def place(number: int) -> Message:
    """Name a seat of a dragon."""
    return say(f"walhalla-place-{components.SEATS[number]}")


def dragon(kind: int) -> Message:
    """Name a dragon by its coloured seat."""
    tint, seat = components.DRAGONS[kind].split("-")[:2]
    return say(
        "walhalla-dragon",
        colour=say(f"walhalla-colour-{tint}"),
        place=say(f"walhalla-place-{seat}"),
    )


def kind_of_field(kind: int) -> Message:
    """Name a kind of field with its number."""
    return say(f"walhalla-field-{components.FIELDS[kind]}")


def where(t: Table, field: int) -> Message:
    """Name a field by kind and place."""
    return place_of(field, int(t.field[field]))


def place_of(field: int, kind: int) -> Message:
    """Name a field of a kind."""
    tongue, row = divmod(field, int(components.REACH))
    return say(
        "walhalla-where", field=kind_of_field(kind), tongue=components.LETTERS[tongue], row=row + 1
    )


def field_label(field: int, kind: int, holder: int) -> Message:
    """Say what a field is and who besieges it."""
    there = place_of(field, kind)
    if holder == NOBODY:
        return there
    return say("walhalla-held", where=there, colour=colour(holder))


def card(kind: int) -> Message:
    """Name a card."""
    return say(f"walhalla-card-{components.CARDS[kind]}")


def card_text(kind: int) -> Message:
    """Say what a card does, made from its effect."""
    terrain = int(components.CARD_TERRAIN[kind])
    return say(
        f"walhalla-effect-{components.EFFECTS[components.CARD_EFFECT[kind]]}",
        points=int(components.CARD_POINTS[kind]),
        terrain=say(f"walhalla-terrain-{components.TERRAINS[terrain]}") if terrain >= 0 else "",
        tip=int(components.CARD_TIP[kind]),
        vikings=int(components.CARD_VIKINGS[kind]),
        factor=int(components.HUNT_FACTOR),
    )


def listed(messages: list[Message]) -> Message:
    """Write several messages one after the other."""
    first, *rest = messages
    return say("walhalla-list", first=first, rest=listed(rest)) if rest else first


# --- prompts ---


def ask(t: Table) -> Ask:
    """Say what is asked, and under which rule."""
    asked = t.asking()
    about = About("tray" if asked in ("board", "join", "cards") else "board")
    return Ask(prompt(t), ASKING.get(asked, t.question().rule), about)


def prompt(t: Table) -> Message:
    """Say what is asked."""
    asked = t.asking()
    if asked in ("board", "join", "dock"):
        host = who(int(t.active))
        at = place(int(t.coloured_seat()))
        return say(f"walhalla-ask-{asked}", dragon=dragon(int(t.dragon)), who=host, place=at)
    if asked == "land":
        return say("walhalla-asked-land", row=int(t.get(LANDING_ROW)))
    if asked == "defend":
        attacker = who(int(t.aboard(t.get(ATTACKER))))
        return say("walhalla-asked-defend", who=attacker, where=where(t, int(field_asked(t))))
    if asked == "hunt":
        return say("walhalla-asked-hunt", where=where(t, int(field_asked(t))))
    return say(f"walhalla-asked-{asked}", raid=int(t.raid), **carried(t))


def waiting(t: Table, seat: int | None) -> Message:
    """Say to those who are not asked who is, as far as they can see."""
    result = t.result()
    if result is not None:
        names = listed([who(each) for each in result.winners])
        id_ = "walhalla-won" if len(result.winners) == 1 else "walhalla-won-together"
        return say(id_, who=names, points=max(result.scores))
    names = listed([who(each) for each in t.turn_seen(seat)])
    return say(f"walhalla-wait-{t.asking()}", who=names)


# --- options ---


def describe(t: Table, action: int) -> Message:
    """Say what an action would do now."""
    family, here = SPACE.family_of(action).name, SPACE.indices(action)
    if family == "board":
        crew = say(f"walhalla-crew-{CREWS[here[0]]}")
        return say("walhalla-do-board", count=here[0].bit_count(), crew=crew)
    if family == "join":
        return say("walhalla-do-join", place=place(int(t.coloured_seat())))
    if family == "dock":
        return docking(t, *here)
    if family in ("land", "attack"):
        return landing(t, here[0], with_card=family == "attack")
    if family in ("hunt", "pass"):
        value = int(components.VALUE_OF[t.field[field_asked(t)]])
        return say(
            f"walhalla-forest-{family}", points=value, more=int(components.HUNT_FACTOR) * value
        )
    if family == "lay":
        return say("walhalla-do-lay", card=card(here[0]), text=card_text(here[0]))
    return say(f"walhalla-simply-{family}", **SPACE.values(action))


def docking(t: Table, fjord: int, end: int) -> Message:
    """Say where a dragon would lie and what its crew would touch."""
    first = int(components.DRAGON_ROWS * t.fleet[fjord]) + 1
    touched = [
        say("walhalla-beside", colour=colour(int(t.aboard(number))), fields=beside(t, fjord, row))
        for number, row in rows(fjord_row=first, end=end)
        if t.aboard(number) != NOBODY
    ]
    which = say(f"walhalla-first-{ENDS[end]}")
    lies = say("walhalla-do-dock", fjord=fjord + 1, end=which, row=first)
    return say("walhalla-docked", lies=lies, touched=listed(touched)) if touched else lies


def rows(fjord_row: int, end: int) -> list[tuple[int, int]]:
    """List the seats from the board outward with their rows."""
    order = range(int(components.DRAGON_ROWS))
    return [(n if end == 0 else int(components.DRAGON_ROWS) - 1 - n, fjord_row + n) for n in order]


def fields_beside(t: Table, fjord: int, row: int) -> list[int]:
    """List the fields left and right of a row of a fjord."""
    tongues = [number for number in (fjord - 1, fjord) if 0 <= number < components.TONGUES]
    return [number * int(components.REACH) + row - 1 for number in tongues if row <= t.rows[number]]


def beside(t: Table, fjord: int, row: int) -> Message:
    """Name the fields beside a row: terrain, and who is there."""
    fields = [touched(t, field) for field in fields_beside(t, fjord, row)]
    if not fields:
        return say("walhalla-nothing")
    return fields[0] if len(fields) == 1 else say("walhalla-or", one=fields[0], other=fields[1])


def touched(t: Table, field: int) -> Message:
    """Name a field shortly: terrain, and who is there."""
    kind = kind_of_field(int(t.field[field]))
    holder = t.holder(field)
    if holder == NOBODY:
        return kind
    return say("walhalla-taken", field=kind, colour=colour(int(holder)))


def landing(t: Table, side: int, *, with_card: bool) -> Message:
    """Say what a landing brings: points, a card, a fight."""
    field = int(t.field_beside(t.get(LANDING_ROW), side))
    at = say(f"walhalla-side-{SIDES[side]}", where=where(t, field))
    holder = t.holder(field)
    if holder != NOBODY:
        id_ = "walhalla-do-attack" if with_card else "walhalla-do-fight"
        return say(id_, where=at, colour=colour(int(holder)))
    kind = int(t.field[field])
    terrain = components.TERRAINS[components.TERRAIN_OF[kind]]
    return say(f"walhalla-ashore-{terrain}", where=at, value=int(components.VALUE_OF[kind]))
