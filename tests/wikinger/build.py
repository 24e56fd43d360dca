"""Tables of Wikinger in a line or two, so that a test reads like an example of the rulebook.

A row of a display is written as in the position form, with `.` for an empty cell and `*` for a
figure: `noble="begin* . church"`. Around the wheel a figure stands with its tile, `end/fisher`;
a figure written alone comes with a beginning, and `.` is an empty slot.
"""

from collections.abc import Iterator
from typing import Any, TypeAlias, cast

from skali.core.chance import Chance, Fast, Scripted
from skali.core.message import Message, Refusal, say
from skali.games.wikinger import GAME
from skali.games.wikinger.rules.flow import Wikinger

Plain: TypeAlias = Any
"""What a field of a position takes: plain data."""

ROWS = ("warrior", "noble", "scout", "goldsmith", "fisher")


# --- making tables ---


def player(**fields: Plain) -> dict[str, Any]:
    """Write one seat; rows are given by their names, the other fields as in a position."""
    rows = {name: cells(fields.pop(name)) for name in ROWS if name in fields}
    ships = cells(fields.pop("ships", ""))
    specials = fields.pop("specials", "").split()
    made = {"ships": ships, "rows": rows, "specials": specials, **fields}
    return {key: value for key, value in made.items() if value not in ({}, [])}


def position(
    *players: dict[str, Any],
    wheel: str | None = None,
    luck: Chance | None = None,
    **fields: Plain,
) -> Wikinger:
    """Build a table: seats as `player` writes them, options and other fields by their names."""
    seats = fields.pop("seats", max(2, len(players)))
    auction = fields.pop("auction", False)
    options = {"advanced": fields.pop("advanced", auction)}
    if options["advanced"]:
        options["auction"] = auction
    for name in ("free_exchange", "first"):
        if name in fields:
            options[name] = fields.pop(name)
    if wheel is not None:
        fields["wheel"] = [combination(word) for word in wheel.split()]
    if "open_specials" in fields:
        fields["open_specials"] = fields["open_specials"].split()
    data = {"seats": seats, "options": options, "players": list(players), **fields}
    return cast("Wikinger", GAME.load(data, luck))


def scoring(*players: dict[str, Any], round_: int, **fields: Plain) -> Wikinger:
    """Build a table whose wheel has just been emptied: the scoring of the round runs."""
    return position(*players, wheel="", round=round_, **fields)


def final(*players: dict[str, Any], **fields: Plain) -> Wikinger:
    """Build a table on which only the final scoring was left; it has run."""
    seats = max(2, len(players))
    return scoring(*players, round_=6, phase="scoring", scored=seats, **fields)


def placing(tile: str, figure: str, *players: dict[str, Any], **fields: Plain) -> Wikinger:
    """Build a table at which the first seat has just paid for a combination."""
    bought = {"ask": "place", "seat": 0, "tile": tile, "figure": figure}
    return position(*players, wheel="fisher fisher", pending=[bought], **fields)


def new(seats: int, luck: Chance | None = None, **options: object) -> Wikinger:
    """Start a game."""
    return cast("Wikinger", GAME.new(seats, options, luck))


def luck(**drawn: str) -> Scripted:
    """Draw these things, stream by stream in the given order; `setup` takes numbers."""
    names = [stream.name for stream in GAME.streams]
    outcomes = []
    for name, words in drawn.items():
        number = names.index(name)
        kinds = GAME.streams[number].outcomes
        for word in words.split():
            outcomes.append((number, kinds.index(word) if kinds else int(word)))
    return Scripted(outcomes)


def cells(text: str) -> list[str | None]:
    """Read a row."""
    return [None if word == "." else word for word in text.split()]


def combination(word: str) -> str | None:
    """Read what lies in a slot."""
    if word == ".":
        return None
    tile, _, figure = word.rpartition("/")
    return f"{tile or 'begin'} {figure}"


# --- playing ---


def play(table: Wikinger, *actions: str, chance: Chance | None = None) -> Wikinger:
    """Play some actions, each of which must be legal; return the same table."""
    for action in actions:
        table.play(action, chance or Fast(0))
    return table


def allowed(table: Wikinger) -> list[str]:
    """List what is legal; `why_not` must say the same about every action of the game."""
    legal = table.legal()
    assert legal == [number for number in range(len(GAME.space)) if not table.why_not(number)]
    return [GAME.space.text(number) for number in legal]


def refused(table: Wikinger, action: str) -> Refusal | None:
    """Return the rule against an action, which must not be legal."""
    assert table.number(action) not in table.legal()
    return table.why_not(action)


def walk(seats: int, seed: int = 0, **options: object) -> Iterator[Wikinger]:
    """Play a random game and show the table before the first and after every decision."""
    chance, policy = Fast(seed), Fast(seed + 1000)
    table = new(seats, chance, **options)
    yield table
    while not table.over:
        table.apply(table.random_action(policy), chance)
        yield table


# --- looking ---


def seat(table: Wikinger, number: int = 0) -> dict[str, Any]:
    """Show one seat as a position writes it."""
    shown: dict[str, Any] = table.dump()["players"][number]
    return shown


def row(table: Wikinger, name: str, number: int = 0) -> str:
    """Show a row of a display as a test writes it."""
    here = seat(table, number)
    listed = here["ships"] if name == "ships" else here["rows"][name]
    return " ".join(word or "." for word in listed)


def mainland(table: Wikinger, number: int = 0) -> dict[str, int]:
    """Show who waits on a mainland."""
    waiting: dict[str, int] = seat(table, number)["mainland"]
    return waiting


def wheel(table: Wikinger) -> str:
    """Show the wheel as a test writes it, with every tile."""
    return " ".join((slot or ".").replace(" ", "/") for slot in table.dump()["wheel"])


def asked(table: Wikinger) -> str:
    """Say what is asked, and of whom."""
    pending = table.dump()["pending"][-1]
    return f"{pending['ask']} {pending['seat']}"


def points(table: Wikinger) -> list[int]:
    """List the points by seat."""
    return [int(table.points[number]) for number in range(table.seats)]


def gold(table: Wikinger) -> list[int]:
    """List the gold by seat."""
    return [int(table.gold[number]) for number in range(table.seats)]


# --- names in refusals ---


def figure(name: str) -> Message:
    """Name a figure."""
    return say(f"wikinger-figure-{name}")


def special(name: str) -> Message:
    """Name a special tile."""
    return say(f"wikinger-special-{name}")


def building(name: str) -> Message:
    """Name a building."""
    return say(f"wikinger-tile-{name}")
