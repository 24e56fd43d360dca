"""Karvi by Torgeir Tjong (2023): dice round the village, a ship on the northern seas."""

from collections.abc import Sequence
from typing import Any, cast

from skali.core.chance import Chance
from skali.core.game import Ask, Game, Option, Stream, TieBreak, Value
from skali.core.message import Message, Refusal, say
from skali.core.plain import Block
from skali.core.position import Fields
from skali.core.scene import Scene
from skali.core.state import State
from skali.games.karvi.effects.programs import BOARDS, STOPS
from skali.games.karvi.rules import why
from skali.games.karvi.rules.actions import SPACE
from skali.games.karvi.rules.components import (
    BACK_SIZE,
    BACK_START,
    BACKS,
    CARDS,
    DESIGNS,
    EQUIPMENT,
    EQUIPMENT_START,
    LETTERS,
    NORMAL,
    ROUNDS,
    STONES,
    TILE_KINDS,
)
from skali.games.karvi.rules.flow import Karvi, begin
from skali.games.karvi.rules.scoring import tie_break
from skali.games.karvi.rules.setup import CHOICES
from skali.games.karvi.shown import choices, plain, scene, story
from skali.games.karvi.written import position, reading
from skali.text import speaker


class KarviGame(Game):
    """The title."""

    key = "karvi"
    seats = (2, 3, 4)
    version = "1"
    minutes = (60, 120)
    weight = 4
    options = (
        Option("start_cards", CHOICES, default=CHOICES[0]),
        Option("variety", (False, True), default=False),
        Option("chaos", (False, True), default=False),
        *(Option(f"turn_{key}", (False, True), default=False, requires="chaos") for key in BOARDS),
        Option("draft", (False, True), default=False),
        Option("draw_two", (False, True), default=False),
    )
    streams = (
        Stream("setup"),
        *(
            Stream(name, CARDS[BACK_START[n] : BACK_START[n] + BACK_SIZE[n]])
            for n, name in enumerate(BACKS)
        ),
        Stream("trade_cards", DESIGNS),
        Stream("tiles", LETTERS),
        *(
            Stream(f"{name}s", EQUIPMENT[EQUIPMENT_START[n] : EQUIPMENT_START[n + 1]])
            for n, name in enumerate(TILE_KINDS)
        ),
        Stream("runestones", STONES[:NORMAL]),
        Stream("special_runestones", STONES[NORMAL:]),
        Stream("stop_tiles", STOPS[:-1]),
    )
    space = SPACE
    package = "skali.games.karvi"
    speak = staticmethod(speaker("skali.games.karvi"))

    def begin(self, seats: int, options: dict[str, Value], chance: Chance) -> State:
        """Set up the table."""
        state = self.empty(seats, options)
        begin(state, chance)
        return state

    def empty(self, seats: int, options: dict[str, Value]) -> Karvi:
        """Make a table on which nothing lies yet."""
        state = Karvi(self, seats)
        state.clear()
        position.set_options(state, options)
        return state

    def restore(self, position_: Fields, options: dict[str, Value], chance: Chance) -> State:
        """Go on from a position."""
        return reading.load(self.empty, position_, options, chance)

    def dump(self, state: State, seat: int | None) -> dict[str, Any]:
        """Write the position down; no seat sees other hands or stacks it never looked at."""
        return position.dump(cast("Karvi", state), seat)

    def forbids(self, state: State, action: int, seat: int) -> Refusal | None:
        """Name the rule against an action."""
        return why.why_not(cast("Karvi", state), action, seat)

    def ask(self, state: State, seat: int) -> Ask:
        """Say what is asked."""
        return choices.ask(cast("Karvi", state))

    def describe(self, state: State, action: int, seat: int) -> Message:
        """Say what an action would do."""
        return choices.describe(cast("Karvi", state), action, seat)

    def node(self, state: State, action: int, seat: int) -> str:
        """Name the node on which an action is clicked."""
        return choices.node(cast("Karvi", state), action, seat)

    def scenes(self, state: State, seats: Sequence[int | None]) -> list[Scene]:
        """Show the table to several at once."""
        return scene.scenes(cast("Karvi", state), seats)

    def plain(self, state: State, seat: int | None = None) -> list[Block]:
        """Show the table in words."""
        return plain.plain(cast("Karvi", state), seat)

    def story(self, before: State, seat: int, action: int, after: State) -> list[Message]:
        """Tell what a decision did."""
        return story.story(cast("Karvi", before), seat, action, cast("Karvi", after))

    def moment(self, state: State) -> Message:
        """Name the round."""
        t = cast("Karvi", state)
        return say("karvi-moment", round=int(t.round), rounds=int(ROUNDS[t.seats]))

    def counted(self, state: State) -> Message:
        """Say what the sheet counts before the end."""
        return say("karvi-counted")

    def tie_breaks(self, state: State) -> list[TieBreak]:
        """KARVI-162: the die furthest left in the stop area."""
        t = cast("Karvi", state)
        return [TieBreak("die", tuple(int(tie_break(t, seat)) for seat in range(t.seats)))]


GAME = KarviGame()
