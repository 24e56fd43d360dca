"""Tables of Karvi in a line or two, so that a test reads like an example of the rulebook.

Lists are written as words: `warriors="2 1i"` is a healthy warrior of 2 and an injured one of 1,
`dice="f3/2 s6/0!"` is a die on field 3 with 2 beer and one that has stopped on spot 6 without any.
"""

from collections.abc import Iterator
from typing import Any, TypeAlias, cast

from skali.core.chance import Chance, Fast, Scripted
from skali.core.message import Refusal
from skali.games.karvi import GAME
from skali.games.karvi.effects.vocabulary import CATEGORIES
from skali.games.karvi.rules.flow import Karvi

Plain: TypeAlias = Any
"""What a field of a position takes: plain data."""

LISTS = (
    "hand", "played", "trade_cards", "beside", "laid", "tiles_above", "stones_above",
    "covered_tiles", "covered_stones",
)  # fmt: skip
OPTIONS = ("start_cards", "variety", "chaos", "turn_a", "turn_b", "turn_c", "turn_d", "draft",
           "draw_two")  # fmt: skip
KINDS = {"st": "stern", "sa": "sail", "he": "head"}
ACTION_FIELDS = {
    "provisions": "a-base-1", "beer": "a-base-6", "income": "a-base-7", "raid": "b-base-1",
    "trade": "b-base-2", "locked": "b-base-5", "equip": "c-base-4",
}  # fmt: skip
"""A field of the base sides for each action: its board, side and place."""
ALL_TRADE = "t1a t2a t3a t4a t5a t6a"
ALL_RAIDS = "r1a r2a r3a r4a r5a r6a"


# --- making tables ---


def player(**fields: Plain) -> dict[str, Any]:
    """Write one seat; lists are words, tiles are named by their keys."""
    made: dict[str, Any] = {}
    for key, value in fields.items():
        if key in LISTS:
            made[key] = value.split()
        elif key == "warriors":
            made[key] = [warrior(word) for word in value.split()]
        elif key == "dice":
            made[key] = [die(word) for word in value.split()]
        elif key == "tiles":
            made[key] = {KINDS[word[:2]]: word for word in value.split()}
        elif key == "stones":
            made[key] = [None if word == "." else word for word in value.split()]
        else:
            made[key] = value
    return made


def warrior(word: str) -> str:
    """Read a warrior."""
    return f"injured-{word[0]}" if word.endswith("i") else f"healthy-{word}"


def die(word: str) -> dict[str, Any]:
    """Read a die: spot, beer, `!` if it has stopped, `^` for every die below it."""
    place, _, rest = word.partition("/")
    beer = rest.rstrip("!^")
    found: dict[str, Any] = {"at": place, "beer": int(beer or 3)}
    if "!" in rest:
        found["stopped"] = True
    if "^" in rest:
        found["level"] = rest.count("^")
    return found


def position(*players: dict[str, Any], luck: Chance | None = None, **fields: Plain) -> Karvi:
    """Build a table: seats as `player` writes them, options and other fields by their names."""
    seats = fields.pop("seats", max(2, len(players)))
    options = {name: fields.pop(name) for name in OPTIONS if name in fields}
    data = {"seats": seats, "options": options, "players": list(players), **fields}
    return cast("Karvi", GAME.load(data, luck or Fast(0)))


def using(program: str, *players: dict[str, Any], **fields: Plain) -> Karvi:
    """Build a table at which the first seat, its die moved, carries out a program."""
    pending = [{"ask": "turn", "seats": [0]}, {"ask": "run", "seats": [0], "program": program}]
    return position(*players, pending=pending, active=0, **{"moved": True, **fields})


def acting(action: str, *players: dict[str, Any], **fields: Plain) -> Karvi:
    """Build a table at which the first seat carries out one of the named actions."""
    return using(f"board-{ACTION_FIELDS[action]}-part-1", *players, **fields)


def new(seats: int, luck: Chance | None = None, **options: object) -> Karvi:
    """Start a game."""
    return cast("Karvi", GAME.new(seats, options, luck or Fast(0)))


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


def play(table: Karvi, *actions: str, chance: Chance | None = None) -> Karvi:
    """Play some actions, each of which must be legal; return the same table."""
    for action in actions:
        table.play(action, chance or Fast(0))
    return table


def allowed(table: Karvi, seat: int | None = None) -> list[str]:
    """List what is legal; `why_not` must say the same about every action of the game."""
    who = table.turn[0] if seat is None else seat
    legal = table.legal(who)
    assert legal == [n for n in range(len(GAME.space)) if not table.why_not(n, who)]
    return [GAME.space.text(number) for number in legal]


def of(family: str, table: Karvi, seat: int | None = None) -> list[str]:
    """List the arguments of the legal actions of one family."""
    texts = [text.split(" ", 1) for text in allowed(table, seat)]
    return [text[-1] for text in texts if text[0] == family]


def refused(table: Karvi, action: str, seat: int | None = None) -> Refusal:
    """Return the rule against an action, which must not be legal."""
    who = table.turn[0] if seat is None else seat
    assert table.number(action) not in table.legal(who)
    refusal = table.why_not(action, seat)
    assert refusal is not None
    return refusal


def rule(table: Karvi, action: str) -> str:
    """Return the id of the rule against an action."""
    return refused(table, action).rule


def busy(seats: int, seed: int, **options: object) -> Iterator[Karvi]:
    """Play at random, but with short die moves and many free actions, so that much happens."""
    chance, policy = Fast(seed), Fast(seed + 1000)
    table = new(seats, chance, **options)
    yield table
    while not table.over:
        seat = table.turn[0]
        legal = table.legal(seat)
        moves = [action for action in legal if GAME.space.text(action).startswith("move")]
        rest = [a for a in legal if a not in moves and GAME.space.text(a) not in ("end", "done")]
        near = moves[:3]
        choices = rest if rest and policy.below(15, 4) else near or legal
        table.apply(choices[policy.below(15, len(choices))], chance, seat)
        yield table


def walk(seats: int, seed: int = 0, **options: object) -> Iterator[Karvi]:
    """Play a random game and show the table before the first and after every decision."""
    chance, policy = Fast(seed), Fast(seed + 1000)
    table = new(seats, chance, **options)
    yield table
    while not table.over:
        seat = table.turn[0]
        table.apply(table.random_action(policy, seat), chance, seat)
        yield table


# --- looking ---


def seat(table: Karvi, number: int = 0) -> dict[str, Any]:
    """Show one seat as a position writes it."""
    shown: dict[str, Any] = table.dump()["players"][number]
    return shown


def asked(table: Karvi) -> str:
    """Say what is asked."""
    return table.asking()


def goods(table: Karvi, number: int = 0) -> tuple[int, int, int]:
    """Show fur, silver and gold."""
    return int(table.fur[number]), int(table.silver[number]), int(table.gold[number])


def points(table: Karvi, number: int = 0) -> int:
    """Show the points of a seat."""
    return int(table.points[number])


def beer(table: Karvi, number: int = 0) -> list[int]:
    """Show the beer on a seat's dice."""
    return [shown["beer"] for shown in seat(table, number)["dice"]]


def spots(table: Karvi, number: int = 0) -> list[str]:
    """Show where a seat's dice stand."""
    return [shown["at"] for shown in seat(table, number)["dice"]]


def crew(table: Karvi, number: int = 0) -> str:
    """Show the warriors as a test writes them."""
    words = [word.split("-") for word in seat(table, number)["warriors"]]
    return " ".join(strength + ("i" if side == "injured" else "") for side, strength in words)


def line(table: Karvi, name: str, number: int = 0) -> int:
    """Show a line of the score sheet as it is booked."""
    assert name in CATEGORIES
    return int(seat(table, number)["sheet"].get(name, 0))
