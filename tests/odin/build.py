"""Tables of Odin in a line or two, so that a test reads like an example of the rulebook.

Things are written as words: `goods="2 wood sheep"` is two wood and a sheep. Boards are written as
what lies on them: `home="wool 10.0 silver 9.2"` lays wool with its upper left corner in row 10 and
column 0, counted from 0 as in the catalogue; `silk/1 3.3` is turned by a quarter.
"""

from typing import Any, TypeAlias, cast

from skali.core.chance import Chance, Fast, Scripted
from skali.core.message import Refusal
from skali.games.odin import GAME
from skali.games.odin.rules.components import DATA, WEAPONS
from skali.games.odin.rules.flow import Odin
from skali.games.odin.rules.goods import NAMES
from skali.games.odin.rules.state import ARMOURY, THING

Plain: TypeAlias = Any
"""What a field of a position takes: plain data."""

SPACES = [space.text("key") for space in DATA.tables("space")]
"""The spaces in the order of the catalogue, which counts them from 1."""


# --- making tables ---


def counted(words: str) -> dict[str, int]:
    """Read `2 wood sheep` as how many of each."""
    found: dict[str, int] = {}
    number = 1
    for word in words.split():
        if word.isdigit():
            number = int(word)
        else:
            found[word] = found.get(word, 0) + number
            number = 1
    return found


def lying(words: str) -> dict[str, Any]:
    """Read what lies on a board."""
    land: dict[str, Any] = {"tiles": [], "silver": [], "ore": []}
    parts = words.split()
    for name, spot in zip(parts[::2], parts[1::2], strict=True):
        row, column = (int(number) + 1 for number in spot.split("."))
        if name in ("silver", "ore"):
            land[name].append([row, column])
        else:
            tile, _, turn = name.partition("/")
            place = {"turn": int(turn or 0), "row": row, "column": column}
            land["tiles"].append({"tile": tile, **place})
    return {key: value for key, value in land.items() if value}


def player(goods: str = "", weapons: str = "", home: str = "", **fields: Plain) -> dict[str, Any]:
    """Write one seat: nothing but what is named."""
    return {"goods": counted(goods), "weapons": counted(weapons), "home": lying(home), **fields}


def position(
    *players: dict[str, Any], length: str = "long", decks: str = "none", **fields: Plain
) -> Odin:
    """Build a table: seats as `player` writes them, other fields by their names."""
    given = list(players) or [player(), player()]
    seats = fields.pop("seats", len(given))
    strips = fields.pop(
        "strips", {"left": {"1": 7, "2": 7}, "pile": ["3", "4", "5", "6", "7", "8"]}
    )
    data = {
        "seats": seats,
        "options": {"length": length, "decks": decks},
        "players": given,
        "strips": strips,
    }
    return cast("Odin", GAME.sample({**data, **fields}, Fast(0)))


def new(seats: int, luck: Chance | None = None, length: str = "long") -> Odin:
    """Start a game."""
    return cast("Odin", GAME.new(seats, {"length": length}, luck or Fast(0)))


def luck(*drawn: tuple[str, str]) -> Scripted:
    """Draw these things in the given order: pairs of stream and outcomes; `setup` takes numbers."""
    names = [stream.name for stream in GAME.streams]
    outcomes = []
    for name, words in drawn:
        number = names.index(name)
        kinds = GAME.streams[number].outcomes
        for word in words.split():
            outcomes.append((number, kinds.index(word) if kinds else int(word)))
    return Scripted(outcomes)


# --- playing ---


def play(table: Odin, *actions: str, chance: Chance | None = None, seat: int | None = None) -> Odin:
    """Play some actions, each of which must be legal; return the same table."""
    for action in actions:
        table.play(action, chance or Fast(0), seat)
    return table


def allowed(table: Odin, seat: int | None = None) -> list[str]:
    """List what is legal; `why_not` must say the same about every action of the game."""
    who = table.turn[0] if seat is None else seat
    legal = table.legal(who)
    assert legal == [n for n in range(len(GAME.space)) if not table.why_not(n, who)]
    return [GAME.space.text(number) for number in legal]


def of(family: str, table: Odin, seat: int | None = None) -> list[str]:
    """List the arguments of the legal actions of one family."""
    texts = [text.partition(" ") for text in allowed(table, seat)]
    return [rest for name, _, rest in texts if name == family]


def refused(table: Odin, action: str, seat: int | None = None) -> Refusal:
    """Return the rule against an action, which must not be legal."""
    who = table.turn[0] if seat is None else seat
    assert table.number(action) not in table.legal(who)
    refusal = table.why_not(action, seat)
    assert refusal is not None
    return refusal


def rule(table: Odin, action: str, seat: int | None = None) -> str:
    """Return the id of the rule against an action."""
    return refused(table, action, seat).rule


def space(number: int) -> str:
    """Return the action that places Vikings on a space, given by its number in the catalogue."""
    return f"place {SPACES[number - 1]}"


# --- looking ---


def goods(table: Odin, seat: int = 0) -> dict[str, int]:
    """Return what a seat has in its supply."""
    return {name: n for thing, name in enumerate(NAMES) if (n := int(table.has(seat, thing)))}


def weapons(table: Odin, seat: int = 0) -> dict[str, int]:
    """Return the weapons of a seat."""
    return {
        name: n for kind, name in enumerate(WEAPONS) if (n := int(table.of(seat, ARMOURY + kind)))
    }


def thing(table: Odin, seat: int = 0) -> int:
    """Return how many Vikings stand on a seat's Thing square."""
    return int(table.of(seat, THING))


def seen(table: Odin, seat: int = 0) -> dict[str, Any]:
    """Return what a position says of a seat."""
    found: dict[str, Any] = table.dump()["players"][seat]
    return found


def finish_round(table: Odin, chance: Chance | None = None) -> Odin:
    """Let everybody pass, feast on nothing and go on, until the next round or the end."""
    now = table.round
    while not table.over and table.round == now:
        play(table, "pass" if table.asking() == "place" else "done", chance=chance)
    return table
