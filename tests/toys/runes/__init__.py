"""Runes: a whole game in plain interpreted Python, small enough to read in one go.

Two or three players hold three hidden runes each; one more, the omen, lies face down. Every round
the leader may look at the omen, then all cast a rune at once. The highest rune, if it is alone,
wins its number of points; everybody draws again. At the end the omen is shown: every cast rune of
its kind is worth two points more.
"""

from typing import Any, cast

from skali.core.bits import places
from skali.core.census import Census, Kind, Place
from skali.core.chance import Chance, draw
from skali.core.game import Ask, Game, Option, Stream, Value
from skali.core.message import Message, Refusal, say
from skali.core.position import Fields
from skali.core.scene import Cut, Node, Panel, Scene
from skali.core.state import State
from skali.text import speaker
from tests.toys.runes.table import (
    BOX,
    CAST,
    HAND,
    NONE,
    QUESTIONS,
    RUNES,
    SETUP,
    SPACE,
    STONES,
    Runes,
)

HIDDEN = "hidden"
CENSUS = Census(
    Kind(
        "runes",
        dict(zip(RUNES, BOX, strict=True)),
        (
            Place("omen"),
            Place("players[].hand"),
            Place("players[].chosen"),
            Place("players[].pile"),
            Place("bag"),
        ),
    )
)


class RunesGame(Game):
    """The title."""

    key = "runes"
    seats = (2, 3)
    version = "1"
    minutes = (1, 2)
    weight = 1
    options = (
        Option("rounds", (2, 3), default=2),
        Option("open_omen", (False, True), default=False),
    )
    streams = (Stream("setup"), Stream("stones", RUNES))
    space = SPACE
    census = CENSUS
    package = "tests.toys.runes"
    speak = staticmethod(speaker("tests.toys.runes"))

    def begin(self, seats: int, options: dict[str, Value], chance: Chance) -> State:
        state = self.empty(seats, options)
        state.leader = chance.below(SETUP, seats)
        for seat in range(seats):
            for _ in range(HAND):
                state.deal(seat, chance)
        state.omen = draw(chance, STONES, state.bag, 0, len(RUNES))
        state.begin_round()
        return state

    def empty(self, seats: int, options: dict[str, Value]) -> Runes:
        """Make a table without luck."""
        state = Runes(self, seats)
        state.rounds = int(options["rounds"])
        state.open = bool(options["open_omen"])
        state.looked = (1 << seats) - 1 if state.open else 0
        return state

    def dump(self, state: State, seat: int | None) -> dict[str, Any]:
        t = cast("Runes", state)
        if seat is not None:
            return self.view(t, 1 << seat)
        return {**self.view(t, (1 << t.seats) - 1), "bag": named(t.bag)}

    def view(self, t: Runes, eyes: int) -> dict[str, Any]:
        """Write down what the seats of a mask know together; nobody's is what everybody knows."""
        everybody = (1 << t.seats) - 1
        knows_omen = t.looked & eyes or everybody in (t.looked, eyes)
        return {
            **self.header(t.seats, {"rounds": t.rounds, "open_omen": t.open}),
            "round": t.round,
            "leader": t.leader,
            "asked": t.asking() or None,
            "looked": places(t.looked),
            "omen": RUNES[t.omen] if knows_omen and t.omen != NONE else HIDDEN,
            "players": [self.view_player(t, who, eyes >> who & 1) for who in range(t.seats)],
        }

    def view_player(self, t: Runes, who: int, known: int) -> dict[str, Any]:
        """Write one player down, with or without what only he knows."""
        rune = None if t.chosen[who] == NONE else RUNES[t.chosen[who]]
        return {
            "hand": named(t.hand(who)) if known else {HIDDEN: sum(t.hand(who))},
            "chosen": rune if known or rune is None else HIDDEN,
            "pile": named(t.piles[who * len(RUNES) : (who + 1) * len(RUNES)]),
            "points": int(t.points[who]),
        }

    def restore(self, position: Fields, options: dict[str, Value], chance: Chance) -> State:
        seats = position.integer("seats", 2, 2, 3)
        t = self.empty(seats, options)
        t.round = position.integer("round", 1, 1, t.rounds)
        t.leader = position.integer("leader", 0, 0, seats - 1)
        for seat in position.integers("looked", 0, seats - 1, seats):
            t.looked |= 1 << seat
        players = position.tables("players", seats)
        if len(players) != seats:
            raise position.fail("players", f"must have {seats} entries")
        omen = position.word("omen", (*RUNES, HIDDEN), HIDDEN)
        t.omen = NONE if omen == HIDDEN else RUNES.index(omen)
        unknown = [self.load_player(t, who, player) for who, player in enumerate(players)]
        self.load_bag(t, position)
        if t.omen == NONE:
            t.omen = draw(chance, STONES, t.bag, 0, len(RUNES))
        for who, (held, chosen) in enumerate(unknown):
            for _ in range(held):
                t.deal(who, chance)
            if chosen:
                t.chosen[who] = draw(chance, STONES, t.bag, 0, len(RUNES))
        asked = position.word("asked", tuple(QUESTIONS.by_name), "")
        waiting = sum(1 << who for who in range(seats) if t.chosen[who] == NONE)
        if asked:
            if any(sum(t.hand(who)) + (t.chosen[who] != NONE) != HAND for who in range(seats)):
                raise position.fail("players", f"everybody must have {HAND} runes")
            if asked == "cast" and not waiting:
                raise position.fail("asked", "all have cast")
            t.push(QUESTIONS.by_name[asked], 1 << t.leader if asked == "look" else waiting)
        return t

    def load_player(self, t: Runes, who: int, player: Fields) -> tuple[int, bool]:
        """Read one player; say how many of the hand are unknown, and whether the cast rune is."""
        hand = player.counts("hand", (*RUNES, HIDDEN), 4) or [0] * (len(RUNES) + 1)
        pile = player.counts("pile", RUNES, 6) or [0] * len(RUNES)
        for rune in range(len(RUNES)):
            t.hands[who * len(RUNES) + rune] = hand[rune]
            t.piles[who * len(RUNES) + rune] = pile[rune]
        chosen = player.word("chosen", (*RUNES, HIDDEN), "")
        if chosen in RUNES:
            t.chosen[who] = RUNES.index(chosen)
        t.points[who] = player.integer("points", 0, 0, 99)
        player.close()
        return hand[-1], chosen == HIDDEN

    def load_bag(self, t: Runes, position: Fields) -> None:
        """Whatever of the box is not known to lie elsewhere is in the bag, until it is dealt."""
        for rune in range(len(RUNES)):
            t.bag[rune] = 0
        given = position.counts("bag", RUNES)
        rest = CENSUS.rest(t.dump(), "runes")
        for rune, name in enumerate(RUNES):
            t.bag[rune] = rest[name] if given is None else given[rune]

    def forbids(self, state: State, action: int, seat: int) -> Refusal | None:
        if action >= CAST and not cast("Runes", state).hand(seat)[action - CAST]:
            return Refusal("RUN-2", rune=RUNES[action - CAST])
        return None

    def ask(self, state: State, seat: int) -> Ask:
        return Ask(say(f"runes-ask-{state.asking()}"), state.question().rule)

    def describe(self, state: State, action: int, seat: int) -> Message:
        return say("runes-action", action=self.space.text(action))

    def node(self, state: State, action: int, seat: int) -> str:
        return "omen" if action < CAST else f"mine-{RUNES[action - CAST]}"

    def scene(self, state: State, seat: int | None = None, cut: Cut = "wide") -> Scene:
        """Everything is drawn from the position that the seat may know."""
        shown = self.view(cast("Runes", state), 0 if seat is None else 1 << seat)
        middle = Panel("middle", say("runes-middle"), 100, 50, floor=13)
        middle.add(Node("omen", 0, 0, 50, 50, text=shown["omen"]))
        panels = [middle]
        for who, player in enumerate(shown["players"]):
            panel = Panel(
                f"player-{who}",
                say("runes-player", seat=who + 1),
                200,
                50,
                owner=who,
                slot="own",
                floor=13,
            )
            for number, (rune, stones) in enumerate(player["hand"].items()):
                id_ = f"mine-{rune}" if who == seat else f"hand-{who}-{number}"
                panel.add(Node(id_, 50 * number, 0, 50, 50, text=f"{rune} {stones}", owner=who))
            panels.append(panel)
        scene = Scene(panels)
        if seat is not None and seat in state.turn:
            places = [(self.node(state, action, seat), action) for action in state.legal(seat)]
            scene.offer((id_, action) for id_, action in places if scene.node(id_))
        return scene

    def story(self, before: State, seat: int, action: int, after: State) -> list[Message]:
        return [say("runes-story", action=self.space.text(action) if action < CAST else "cast")]


def named(counts: Any) -> dict[str, int]:  # noqa: ANN401 - a list, or the engine's packed array
    """Write counts by name, leaving zeros out."""
    return {name: int(counts[rune]) for rune, name in enumerate(RUNES) if counts[rune]}


GAME = RunesGame()
