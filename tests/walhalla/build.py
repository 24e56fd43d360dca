"""Tables of Walhalla in a line or two, so that a test reads like an example of the rulebook.

A tongue is written from the board outward: `forest-2 cult/red ./yellow .` is a forest, a cult site
that red besieges, some field that yellow besieges, and some field. Red, black, yellow and blue are
seats 0 to 3.
"""

from collections.abc import Iterator
from typing import Any, TypeAlias, cast

from skali.core.chance import Chance, Fast, Scripted
from skali.core.message import Message, Refusal, say
from skali.games.walhalla import GAME
from skali.games.walhalla.rules.flow import Walhalla
from skali.games.walhalla.rules.state import cards_in

Plain: TypeAlias = Any
"""What a field of a position takes: plain data."""

RED, BLACK, YELLOW, BLUE = range(4)
OPTIONS = ("layout", "zero_ranks", "first")


# --- making tables ---


def tongue(fields: str = "", inner: int | None = None, outer: int | None = None) -> dict[str, Any]:
    """Write a tongue."""
    cells = [word.replace("/", " ").removeprefix(". ") for word in fields.split()]
    return {
        "fields": [None if cell == "." else cell for cell in cells],
        "inner": inner,
        "outer": outer,
    }


FULL_COAST = (
    tongue(
        "cult forest-2 cult forest-2 cult forest-3 cult village-1 cult village-1 cult village-2",
        inner=3,
        outer=6,
    ),
    tongue(
        "cult wheat cult wheat cult wheat forest-2 village-1 forest-2 village-2 forest-3 village-1",
        inner=4,
        outer=7,
    ),
    tongue(
        "forest-2 wheat forest-2 wheat forest-3 wheat "
        "village-1 wheat village-1 wheat village-2 wheat",
        inner=5,
        outer=8,
    ),
)
"""A whole coast, so that nothing is left to luck."""


def player(**fields: Plain) -> dict[str, Any]:
    """Write one seat; cards are given by their names."""
    cards = {name: fields.pop(name, "").split() for name in ("hand", "laid")}
    return {**cards, **fields}


def position(
    *players: dict[str, Any],
    tongues: tuple[str | dict[str, Any], ...] = (),
    luck: Chance | None = None,
    **fields: Plain,
) -> Walhalla:
    """Build a table: seats as `player` writes them, options and other fields by their names."""
    options = {name: fields.pop(name) for name in OPTIONS if name in fields}
    data = {
        "seats": fields.pop("seats", len(players) or 4),
        "options": options,
        "players": list(players),
        "tongues": [tongue(each) if isinstance(each, str) else each for each in tongues],
        **fields,
    }
    return cast("Walhalla", GAME.load(data, luck))


def boarding(kind: str, *players: dict[str, Any], **fields: Plain) -> Walhalla:
    """Build a table at which the active player has just drawn a dragon."""
    return position(*players, dragon={"kind": kind}, **fields)


def sailing(kind: str, crew: str, *players: dict[str, Any], **fields: Plain) -> Walhalla:
    """Build a table at which a dragon with its crew waits for the order to sail."""
    dragon = {"kind": kind, "crew": seats(crew)}
    return position(*players, dragon=dragon, pending=[{"ask": "dock"}], **fields)


def landing(
    kind: str,
    crew: str,
    *players: dict[str, Any],
    fjord: int = 1,
    lead: str = "bow",
    before: int = 0,
    **fields: Plain,
) -> Walhalla:
    """Build a table at which a dragon has just docked, behind so many others."""
    moored: list[list[str | None]] = [[], [], [], []]
    moored[fjord] = [None] * before + [f"{kind} {lead}"]
    dragon = {"kind": kind, "crew": seats(crew), "fjord": fjord}
    return position(*players, fjords=moored, dragon=dragon, **fields)


def ending(*players: dict[str, Any], raid: int = 1, **fields: Plain) -> Walhalla:
    """Build a table at the end of a raid; it is scored unless somebody holds a card."""
    return position(*players, raid=raid, phase="end", **fields)


def new(seats_: int, luck: Chance | None = None, **options: object) -> Walhalla:
    """Start a game."""
    return cast("Walhalla", GAME.new(seats_, options, luck))


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


def seats(crew: str) -> list[str | None]:
    """Read who sits in a dragon, from bow to stern."""
    return [None if word == "." else word for word in crew.split()]


# --- playing ---


def play(table: Walhalla, *actions: str, chance: Chance | None = None) -> Walhalla:
    """Play some actions, each of which must be legal; `2: done` is seat 2's; return the table."""
    for action in actions:
        who, _, what = action.rpartition(": ")
        table.play(what, chance or Fast(0), int(who) if who else None)
    return table


def allowed(table: Walhalla, who: int | None = None) -> list[str]:
    """List what is legal; `why_not` must say the same about every action of the game."""
    seat_ = table.turn[0] if who is None else who
    legal = table.legal(seat_)
    assert legal == [n for n in range(len(GAME.space)) if not table.why_not(n, seat_)]
    return [GAME.space.text(number) for number in legal]


def refused(table: Walhalla, action: str, who: int | None = None) -> Refusal | None:
    """Return the rule against an action, which must not be legal."""
    seat_ = table.turn[0] if who is None else who
    assert table.number(action) not in table.legal(seat_)
    return table.why_not(action, seat_)


def walk(seats_: int, seed: int = 0, **options: object) -> Iterator[Walhalla]:
    """Play a random game and show the table before the first and after every decision."""
    chance, policy = Fast(seed), Fast(seed + 1000)
    table = new(seats_, chance, **options)
    yield table
    while not table.over:
        seat_ = table.turn[policy.below(15, len(table.turn))]
        table.apply(table.random_action(policy, seat_), chance, seat_)
        yield table


# --- looking ---


def asked(table: Walhalla) -> str:
    """Say what is asked, and of whom."""
    pending = table.dump()["pending"][-1]
    return f"{pending['ask']} {' '.join(map(str, pending.get('seats', [pending.get('seat')])))}"


def seat(table: Walhalla, number: int = 0) -> dict[str, Any]:
    """Show one seat as a position writes it."""
    shown: dict[str, Any] = table.dump()["players"][number]
    return shown


def points(table: Walhalla) -> list[int]:
    """List the points by seat."""
    return [int(table.points[number]) for number in range(table.seats)]


def line(table: Walhalla, name: str) -> list[int]:
    """List one line of the score sheets as it stands, by seat."""
    players = table.dump()["players"]
    return [shown["sheet"].get(name, 0) for shown in players]


def midgard(table: Walhalla) -> list[int]:
    """List who waits in Midgard, by seat."""
    return [int(table.midgard[number]) for number in range(table.seats)]


def asgard(table: Walhalla) -> list[int]:
    """List who is in Asgard, by seat."""
    return [int(table.asgard[number]) for number in range(table.seats)]


def walhalla(table: Walhalla) -> list[int]:
    """List who is in Walhalla, by seat."""
    return [int(table.walhalla[number]) for number in range(table.seats)]


def land(table: Walhalla, number: int) -> list[str]:
    """Show the fields of a tongue, without terrain where nobody stands."""
    shown: list[str] = table.dump()["tongues"][number]["fields"]
    return shown


def crew(table: Walhalla) -> list[str | None]:
    """Show who sits in the dragon, from bow to stern."""
    shown: list[str | None] = table.dump()["dragon"]["crew"]
    return shown


def at(table: Walhalla, number: int, row: int) -> str:
    """Say whose viking stands on a field, if anybody's; row 1 touches the board."""
    words = land(table, number)[row - 1].split()
    return words[1] if len(words) > 1 else ""


def fjords(table: Walhalla) -> list[list[str]]:
    """Show the dragons in the fjords."""
    shown: list[list[str]] = table.dump()["fjords"]
    return shown


def hand(table: Walhalla, number: int = 0) -> list[str]:
    """Show a hand."""
    shown: list[str] = seat(table, number)["hand"]
    return shown


def cards(table: Walhalla) -> int:
    """Count all cards, wherever they are."""
    held = sum(table.hands) + sum(table.laid) + table.discard
    return int(cards_in(held)) + int(sum(table.pile))


# --- names in refusals ---


def card(name: str) -> Message:
    """Name a card."""
    return say(f"walhalla-card-{name}")


def place(name: str) -> Message:
    """Name a seat of a dragon."""
    return say(f"walhalla-place-{name}")
