"""Hides: a small whole game of laying pieces, in plain interpreted Python.

Two to four players take a hide of the market, one each a round, and lay it on their frame or into
their barn, beside what lies there. Covered cells are an income; a full barn is worth more.
"""

from typing import Any, cast

from skali.core.census import Census, Kind, Place
from skali.core.chance import Chance
from skali.core.game import Ask, Game, Option, Stream, Value
from skali.core.grids import Placing
from skali.core.message import Message, Refusal, say, seat_name
from skali.core.polyomino import size
from skali.core.position import Fields
from skali.core.scene import Cut, Scene
from skali.core.state import State
from skali.text import speaker
from tests.toys.hides.scene import hide, placing, scene
from tests.toys.hides.table import (
    ASK_LAY,
    BOARDS,
    COUNTS,
    FORMS,
    HIDE,
    HIDES,
    PASS,
    QUESTIONS,
    SETUP,
    SPACE,
    TAKE,
    TURNS,
    Hides,
    Laid,
)

BOARD_KEYS = tuple(board.key for board in BOARDS)
MOST_LAID = sum(COUNTS)
CENSUS = Census(
    Kind(
        "hides",
        dict(zip(HIDES, COUNTS, strict=True)),
        (Place("hand"), Place("players[].laid[].hide"), Place("market")),
        unseen=lambda state: named(cast("Hides", state).bag),
    )
)


class HidesGame(Game):
    """The title."""

    key = "hides"
    seats = (2, 3, 4)
    version = "1"
    minutes = (2, 5)
    weight = 1
    hidden = False
    options = (Option("rounds", (3, 5), default=3),)
    streams = (Stream("setup"), Stream("bag", HIDES))
    space = SPACE
    census = CENSUS
    package = "tests.toys.hides"
    speak = staticmethod(speaker("tests.toys.hides"))

    def begin(self, seats: int, options: dict[str, Value], chance: Chance) -> State:
        t = self.empty(seats, options)
        t.leader = chance.below(SETUP, seats)
        t.begin_round(chance)
        return t

    def empty(self, seats: int, options: dict[str, Value]) -> Hides:
        """Make a table without luck."""
        t = Hides(self, seats)
        t.rounds = int(options["rounds"])
        return t

    # --- positions ---

    def dump(self, state: State, seat: int | None) -> dict[str, Any]:
        t = cast("Hides", state)
        return {
            **self.header(t.seats, {"rounds": t.rounds}),
            "round": t.round,
            "leader": t.leader,
            "moved": t.moved,
            "asked": t.asking() or None,
            "hand": HIDES[t.get(HIDE)] if t.asks(ASK_LAY) else None,
            "market": named(t.market),
            "players": [
                {
                    "points": int(t.points[who]),
                    "laid": [written(laid) for laid in t.laid if laid.seat == who],
                }
                for who in range(t.seats)
            ],
        }

    def restore(self, position: Fields, options: dict[str, Value], chance: Chance) -> State:
        seats = position.integer("seats", 2, 2, 4)
        t = self.empty(seats, options)
        t.round = position.integer("round", 1, 1, t.rounds)
        t.leader = position.integer("leader", 0, 0, seats - 1)
        t.moved = position.integer("moved", 0, 0, seats)
        players = position.tables("players", seats)
        if players and len(players) != seats:
            raise position.fail("players", f"must have {seats} entries")
        for who, player in enumerate(players):
            t.points[who] = player.integer("points", 0, 0, 999)
            for entry in player.tables("laid", MOST_LAID):
                self.load_laid(t, who, entry)
            player.close()
        market = position.counts("market", HIDES, MOST_LAID)
        asked = position.word("asked", tuple(QUESTIONS.by_name), "take" if market is None else "")
        hand = position.word("hand", HIDES, "")
        if (asked == "lay") != bool(hand):
            raise position.fail("hand", "is a hide while it is to be laid, and else nothing")
        self.load_bag(t, market or [0] * len(HIDES), hand)
        if market is None:
            t.begin_round(chance)
        elif asked:
            if t.moved == seats:
                raise position.fail("moved", f"must be at most {seats - 1} while somebody is asked")
            parts = HIDE.at(HIDES.index(hand)) if hand else 0
            t.ask(QUESTIONS.by_name[asked], (t.leader + t.moved) % seats, parts)
        return t

    def load_laid(self, t: Hides, who: int, entry: Fields) -> None:
        """Read one hide on a board; it must have a place there."""
        board = BOARD_KEYS.index(entry.word("board", BOARD_KEYS, BOARD_KEYS[0]))
        kind = HIDES.index(entry.word("hide", HIDES, HIDES[0]))
        turn = entry.integer("turn", 0, 0, TURNS - 1)
        row = entry.integer("row", 1, 1, BOARDS[board].rows) - 1
        column = entry.integer("column", 1, 1, BOARDS[board].columns) - 1
        entry.close()
        form = next((form.rows for form in FORMS[kind] if form.turn == turn), None)
        if form is None or not t.open_to(who, board, form)[row] >> column & 1:
            raise entry.fail("row", "the hide cannot lie there")
        t.laid.append(Laid(who, board, kind, turn, row, column))

    def load_bag(self, t: Hides, market: list[int], hand: str) -> None:
        """What lies nowhere else is in the bag."""
        for kind in range(len(HIDES)):
            t.market[kind] = market[kind]
        rest = CENSUS.rest({**t.dump(), "hand": hand}, "hides")
        for kind, name in enumerate(HIDES):
            t.bag[kind] = rest[name]

    # --- what is asked ---

    def forbids(self, state: State, action: int, seat: int) -> Refusal | None:
        t = cast("Hides", state)
        if action == PASS:
            return None
        if action < PASS:
            kind = action - TAKE
            if not t.market[kind]:
                return Refusal("HID-2", hide=hide(kind))
            return None if t.fits(seat, kind) else Refusal("HID-3", hide=hide(kind))
        return self.forbids_laying(t, action, seat)

    def forbids_laying(self, t: Hides, action: int, seat: int) -> Refusal | None:
        """Look at every cell for itself."""
        _, board, kind, turn, row, column = t.spot(seat, t.get(HIDE), action)
        form = next((form.rows for form in FORMS[kind] if form.turn == turn), None)
        if form is None:
            return Refusal("HID-4", turn=turn, hide=hide(kind))
        cells = {
            (row + y, column + x)
            for y, mask in enumerate(form)
            for x in range(mask.bit_length())
            if mask >> x & 1
        }
        there = marked(BOARDS[board].cells)
        taken = marked(tuple(t.covered(seat, board)))
        if not cells <= there - taken:
            return Refusal("HID-5")
        near = {(y + dy, x + dx) for y, x in cells for dy, dx in ((0, 1), (1, 0), (0, -1), (-1, 0))}
        return Refusal("HID-6") if taken and not near & taken else None

    def ask(self, state: State, seat: int) -> Ask:
        if state.asks(ASK_LAY):
            return Ask(say("hides-ask-lay", hide=hide(state.get(HIDE))), "HID-5")
        return Ask(say("hides-ask-take"), "HID-1")

    def describe(self, state: State, action: int, seat: int) -> Message:
        if action == PASS:
            return say("hides-pass")
        if action < PASS:
            return say("hides-take", hide=hide(action - TAKE))
        return say("hides-lay", **self.where(state, action))

    def where(self, state: State, action: int) -> dict[str, int | str | Message]:
        """Name what an action lays where."""
        t = cast("Hides", state)
        laid = t.spot(0, t.get(HIDE), action)
        place: dict[str, int | str | Message] = {"row": laid.row + 1, "column": laid.column + 1}
        return {"hide": hide(laid.kind), "board": BOARD_KEYS[laid.board], **place}

    def foretell(self, state: State, action: int, seat: int) -> list[Message]:
        """Covered cells are an income in the rounds to come."""
        t = cast("Hides", state)
        lines = super().foretell(state, action, seat)
        if action <= PASS:
            return lines
        laid = t.spot(seat, t.get(HIDE), action)
        old = size(tuple(t.covered(seat, laid.board)))
        covered = say("skali-change", what=say("hides-covered"), old=old, new=old + size(laid.form))
        return [covered, *lines]

    def placing(self, state: State, seat: int) -> Placing:
        return placing(cast("Hides", state), seat)

    def node(self, state: State, action: int, seat: int) -> str:
        return f"market-{HIDES[action - TAKE]}" if action < PASS else "pass"

    def scene(self, state: State, seat: int | None = None, cut: Cut = "wide") -> Scene:
        return scene(cast("Hides", state))

    def story(self, before: State, seat: int, action: int, after: State) -> list[Message]:
        then, now, who = cast("Hides", before), cast("Hides", after), seat_name(seat)
        if action < PASS:
            return [say("hides-story-take", who=who, hide=hide(action - TAKE))]
        if action == PASS:
            told = [say("hides-story-pass", who=who)]
        else:
            told = [say("hides-story-lay", who=who, **self.where(before, action))]
        if now.round > then.round:
            earned = int(sum(now.points)) - int(sum(then.points))
            told.append(say("hides-story-round", round=int(now.round), points=earned))
        return told


def marked(rows: tuple[int, ...]) -> set[tuple[int, int]]:
    """List the cells of masks as rows and columns."""
    return {
        (y, x) for y, mask in enumerate(rows) for x in range(mask.bit_length()) if mask >> x & 1
    }


def written(laid: Laid) -> dict[str, Any]:
    """Write down how a hide lies."""
    return {
        "board": BOARD_KEYS[laid.board],
        "hide": HIDES[laid.kind],
        "turn": laid.turn,
        "row": laid.row + 1,
        "column": laid.column + 1,
    }


def named(counts: Any) -> dict[str, int]:  # noqa: ANN401 - a list, or the engine's packed array
    """Write counts by name, leaving zeros out."""
    return {name: int(counts[kind]) for kind, name in enumerate(HIDES) if counts[kind]}


GAME = HidesGame()
