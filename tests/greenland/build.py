"""Tables of Greenland in a line or two, so that a test reads like an example of the rulebook.

Seats 0, 1 and 2 lead Tunit, Thule and Norse unless a test says otherwise. A row is written from the
pile on, with `|` for the ice edge: `markland walrus | polar-bear`.
"""

from collections.abc import Iterator
from typing import Any, TypeAlias, cast

from skali.core.chance import Chance, Fast, Scripted
from skali.core.message import Refusal
from skali.games.greenland import GAME
from skali.games.greenland.rules.components import CARDS, CULTURES
from skali.games.greenland.rules.flow import Greenland

Plain: TypeAlias = Any
"""What a field of a position takes: plain data."""

TUNIT, THULE, NORSE = range(3)
OPTIONS = ("mode", "survivor", "open_hands", "tie_break")
NORTH = "markland polar-cod arctic-char ringed-seal walrus musk-oxen narwhal"
SOUTH = "vinland capelin atlantic-cod harbour-seal elkhounds bog-iron caribou"
NOBODY = {"elders": [0] * 6, "idle": 0}
"""A culture with hardly anything: add where its cubes are."""


# --- making tables ---


def row(cards: str) -> dict[str, list[str]]:
    """Write a row; what stands behind `|` is cold."""
    warm, _, cold = cards.partition("|")
    return {"warm": warm.split(), "cold": cold.split()}


def player(**fields: Plain) -> dict[str, Any]:
    """Write one culture; cards may be given as words."""
    for key in ("cards", "hand", "wives"):
        if isinstance(fields.get(key), str):
            fields[key] = fields[key].split()
    return fields


def position(
    *players: dict[str, Any],
    north: str = NORTH,
    south: str = SOUTH,
    chance: Chance | None = None,
    **fields: Plain,
) -> Greenland:
    """Build a table: cultures as `player` writes them, options and other fields by their names."""
    options = {name: fields.pop(name) for name in OPTIONS if name in fields}
    if options.get("mode") == "beginner":
        north = "polar-cod arctic-char ringed-seal walrus narwhal" if north == NORTH else north
        south = "capelin atlantic-cod harbour-seal bog-iron caribou" if south == SOUTH else south
    data = {
        "options": options,
        "players": list(players),
        "rows": {"north": row(north), "south": row(south)},
        "seats": fields.pop("seats", 3),
        **fields,
    }
    return cast("Greenland", GAME.load(data, chance or Fast(0)))


def placing(*players: dict[str, Any], first: str = "tunit", **fields: Plain) -> Greenland:
    """Build a table at which the first player places hunters."""
    return position(*players, phase="placing", first=first, named=first, **fields)


def talks(*players: dict[str, Any], **fields: Plain) -> Greenland:
    """Build a table at which talks begin."""
    return position(*players, phase="talks", **fields)


def fights(*players: dict[str, Any], **fields: Plain) -> Greenland:
    """Build a table at which the fights begin."""
    return position(*players, phase="fights", **fields)


def hunt(*players: dict[str, Any], **fields: Plain) -> Greenland:
    """Build a table at which the hunt begins."""
    return position(*players, phase="hunt", **fields)


def elders(*players: dict[str, Any], **fields: Plain) -> Greenland:
    """Build a table at which the elders act."""
    return position(*players, phase="elders", **fields)


def livestock(*players: dict[str, Any], **fields: Plain) -> Greenland:
    """Build a table at which livestock is fed."""
    return position(*players, phase="livestock", **fields)


def event(name: str, *players: dict[str, Any], **fields: Plain) -> Greenland:
    """Build a table at which the icons of an event are applied, from the first on."""
    return position(*players, phase="event", event=name, **fields)


def ended(*players: dict[str, Any], **fields: Plain) -> Greenland:
    """Build a table at the end of the game."""
    return position(*players, phase="over", **fields)


def new(seats: int = 3, chance: Chance | None = None, **options: object) -> Greenland:
    """Start a game."""
    return cast("Greenland", GAME.new(seats, options, chance))


def dice(faces: str) -> Scripted:
    """Roll these faces."""
    return luck(f"dice {faces}")


def luck(*steps: str) -> Scripted:
    """Draw these things in order: a stream's name, then what comes of it."""
    names = [stream.name for stream in GAME.streams]
    outcomes = []
    for step in steps:
        stream, *words = step.split()
        number = names.index(stream)
        kinds = GAME.streams[number].outcomes
        outcomes += [(number, kinds.index(word) if kinds else int(word)) for word in words]
    return Scripted(outcomes)


class Streams(Chance):
    """Luck by stream, in whatever order it is asked for; what is not said is the first possible."""

    def __init__(self, *steps: str) -> None:
        """Take what comes of each stream: its name, then the things."""
        super().__init__()
        names = [stream.name for stream in GAME.streams]
        self.queues: dict[int, list[int]] = {}
        for step in steps:
            name, *words = step.split()
            number = names.index(name)
            kinds = GAME.streams[number].outcomes
            self.queues.setdefault(number, []).extend(kinds.index(word) for word in words)

    def below(self, stream: int, size: int) -> int:
        """Return what was said, or 0."""
        self.marks += 1
        queue = self.queues.get(stream)
        return queue.pop(0) if queue else 0

    def pick(self, stream: int, bag: Any, start: int, kinds: int) -> int:  # noqa: ANN401 - packed or a list
        """Return what was said, or the first that is left."""
        if self.queues.get(stream):
            return self.below(stream, kinds)
        self.marks += 1
        return next(kind for kind in range(kinds) if bag[start + kind])


# --- playing ---


def play(table: Greenland, *actions: str, chance: Chance | None = None) -> Greenland:
    """Play some actions, each of which must be legal and not refused; return the table."""
    for action in actions:
        assert table.number(action) in table.legal(), action
        table.play(action, chance or Fast(0))
    return table


def allowed(table: Greenland, family: str = "") -> list[str]:
    """List what is legal, of a family or all; `why_not` must say the same about every action."""
    seat = table.turn[0]
    legal = table.legal(seat)
    assert legal == [n for n in range(len(GAME.space)) if not table.why_not(n, seat)]
    found = [GAME.space.text(number) for number in legal]
    return [text for text in found if not family or text.split()[0] == family]


def refused(table: Greenland, action: str) -> str:
    """Return the id of the rule against an action, which must not be legal."""
    assert table.number(action) not in table.legal(table.turn[0])
    refusal = table.why_not(action)
    assert isinstance(refusal, Refusal)
    return refusal.rule


def walk(seats: int, seed: int = 0, **options: object) -> Iterator[Greenland]:
    """Play a random game and show the table before the first and after every decision."""
    chance, policy = Fast(seed), Fast(seed + 1000)
    table = new(seats, chance, **options)
    yield table
    while not table.over:
        table.apply(table.random_action(policy), chance)
        yield table


# --- looking ---


def asked(table: Greenland) -> str:
    """Say what is asked, and of which culture."""
    if table.over:
        return "over"
    top = table.dump()["pending"][-1]
    return f"{top['ask']} {top['culture']}"


def shown(table: Greenland, culture: int) -> dict[str, Any]:
    """Show one culture as a position writes it."""
    players: list[dict[str, Any]] = table.dump()["players"]
    return next(entry for entry in players if entry["culture"] == CULTURES[culture])


def on(table: Greenland, culture: int, card: str) -> int:
    """Count a culture's cubes on a card."""
    return int(table.at(culture, CARDS.index(card)))


def discs(table: Greenland, culture: int) -> tuple[int, int, int]:
    """Return energy, ivory and iron."""
    return int(table.energy(culture)), int(table.ivory(culture)), int(table.iron(culture))


def cold(table: Greenland, name: str) -> list[str]:
    """List the cold cards of a row, the newest first."""
    found: list[str] = table.dump()["rows"][name]["cold"]
    return found


def warm(table: Greenland, name: str) -> list[str]:
    """List the warm cards of a row, the nearest to the pile first."""
    found: list[str] = table.dump()["rows"][name]["warm"]
    return found


def whole(table: Greenland, name: str) -> list[str]:
    """List all cards of a row."""
    return warm(table, name) + cold(table, name)
