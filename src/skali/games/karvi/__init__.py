"""Karvi by Torgeir Tjong (2023): dice round the village, a ship on the northern seas."""

from collections.abc import Sequence
from typing import Any, cast

from skali.core.acts import Act
from skali.core.chance import Chance
from skali.core.game import Ask, Game, Option, Stream, TieBreak, Value
from skali.core.message import Message, Refusal, say
from skali.core.plain import Block
from skali.core.scene import Cut, Portrait, Scene
from skali.core.state import State
from skali.games.karvi.effects.programs import BOARDS, STOPS
from skali.games.karvi.rules import box, components, why
from skali.games.karvi.rules.actions import SPACE
from skali.games.karvi.rules.flow import Karvi
from skali.games.karvi.rules.scoring import tie_break
from skali.games.karvi.rules.setup import CHOICES, set_up
from skali.games.karvi.shown import choices, outlook, plain, portraits, scene, story
from skali.games.karvi.written import position, reading
from skali.games.karvi.written.census import CENSUS
from skali.text import speaker


class KarviGame(Game):
    """The title."""

    key = "karvi"
    seats = components.PLAYERS
    version = "2"
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
            Stream(
                name,
                components.CARDS[
                    components.BACK_START[n] : components.BACK_START[n] + components.BACK_SIZE[n]
                ],
            )
            for n, name in enumerate(components.BACKS)
        ),
        Stream("trade_cards", components.DESIGNS),
        Stream("tiles", components.LETTERS),
        *(
            Stream(
                f"{name}s",
                components.EQUIPMENT[
                    components.EQUIPMENT_START[n] : components.EQUIPMENT_START[n + 1]
                ],
            )
            for n, name in enumerate(components.TILE_KINDS)
        ),
        Stream("runestones", components.STONES[: components.NORMAL]),
        Stream("special_runestones", components.STONES[components.NORMAL :]),
        Stream("stop_tiles", STOPS[:-1]),
    )
    space = SPACE
    census = CENSUS
    package = "skali.games.karvi"
    speak = staticmethod(speaker("skali.games.karvi"))
    reads = staticmethod(reading.load)

    def empty(self, seats: int, options: dict[str, Value]) -> Karvi:
        """Make a table on which nothing lies yet."""
        state = Karvi(self, seats)
        position.set_options(state, options)
        return state

    def set_up(self, state: State, chance: Chance) -> None:
        """Lay out what is there at the beginning."""
        set_up(cast("Karvi", state), chance)

    def dump(self, state: State, seat: int | None) -> dict[str, Any]:
        """Write the position down; no seat sees other hands or stacks it never looked at."""
        return position.dump(cast("Karvi", state), seat)

    def forbids(self, state: State, action: int, seat: int) -> Refusal | None:
        """Name the rule against an action."""
        return why.why_not(cast("Karvi", state), action, seat)

    def ask(self, state: State, seat: int) -> Ask:
        """Say what is asked."""
        return choices.ask(cast("Karvi", state), seat)

    def describe(self, state: State, action: int, seat: int) -> Message:
        """Say what an action would do."""
        return choices.describe(cast("Karvi", state), action, seat)

    def foretell(self, state: State, action: int, seat: int) -> list[Message]:
        """Say what an action leads to, and what it changes on the score sheet."""
        lines = outlook.outlook(cast("Karvi", state), action, seat)
        return [*lines, *super().foretell(state, action, seat)]

    def node(self, state: State, action: int, seat: int) -> str:
        """Name the node on which an action is clicked."""
        return choices.node(cast("Karvi", state), action, seat)

    def scenes(self, state: State, seats: Sequence[int | None], cut: Cut = "wide") -> list[Scene]:
        """Show the table to several at once."""
        return scene.scenes(cast("Karvi", state), seats, cut)

    def portrait(self, component: str) -> Portrait | None:
        """Name and draw a component."""
        return portraits.portrait(component)

    def plain(self, state: State, seat: int | None = None) -> list[Block]:
        """Show the table in words."""
        return plain.plain(cast("Karvi", state), seat)

    def acts(self, before: State, seat: int, action: int, after: State) -> list[Act]:
        """Tell what a decision did."""
        return story.acts(cast("Karvi", before), seat, action, cast("Karvi", after))

    def moment(self, state: State) -> Message:
        """Name the round."""
        t = cast("Karvi", state)
        return say("karvi-moment", round=int(t.round), rounds=int(components.ROUNDS[t.seats]))

    def counted(self, state: State) -> Message:
        """Say what the sheet counts before the end."""
        return say("karvi-counted")

    def tie_breaks(self, state: State) -> list[TieBreak]:
        """KARVI-162: the die furthest left in the stop area."""
        t = cast("Karvi", state)
        return [TieBreak("die", tuple(int(tie_break(t, seat)) for seat in range(t.seats)))]


box.check()
GAME = KarviGame()
