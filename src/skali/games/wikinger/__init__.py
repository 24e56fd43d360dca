"""Wikinger by Michael Kiesling (2007): settle islands, repel ships, feed everybody."""

from typing import Any, cast

from skali.core.acts import Act
from skali.core.chance import Chance
from skali.core.game import Ask, Game, Option, Stream, TieBreak, Value
from skali.core.message import Message, Refusal, say
from skali.core.plain import Block
from skali.core.scene import Cut, Portrait, Scene
from skali.core.state import State
from skali.games.wikinger.rules import why
from skali.games.wikinger.rules.actions import SPACE
from skali.games.wikinger.rules.components import FIGURES, PLAYERS, ROUNDS, SPECIALS, TILES
from skali.games.wikinger.rules.flow import Wikinger, set_up
from skali.games.wikinger.shown import acts, choices, outlook, plain, portraits, words
from skali.games.wikinger.shown import scene as scenes
from skali.games.wikinger.written import position
from skali.games.wikinger.written.census import CENSUS
from skali.text import speaker


class WikingerGame(Game):
    """The title."""

    key = "wikinger"
    seats = PLAYERS
    version = "1"
    minutes = (60, 75)
    weight = 2
    hidden = False
    options = (
        Option("advanced", (False, True), default=False),
        Option("auction", (False, True), default=True, requires="advanced"),
        Option("free_exchange", (False, True), default=False),
        Option("first", ("random", *map(str, range(1, PLAYERS[-1] + 1))), default="random"),
    )
    streams = (
        Stream("setup"),
        Stream("tiles", TILES),
        Stream("figures", FIGURES),
        Stream("specials", SPECIALS),
    )
    space = SPACE
    census = CENSUS
    package = "skali.games.wikinger"
    speak = staticmethod(speaker("skali.games.wikinger"))
    reads = staticmethod(position.load)

    def empty(self, seats: int, options: dict[str, Value]) -> Wikinger:
        """Make a table on which nothing lies yet."""
        state = Wikinger(self, seats)
        position.set_options(state, options)
        return state

    def set_up(self, state: State, chance: Chance) -> None:
        """Lay out what is there at the beginning."""
        set_up(cast("Wikinger", state), chance)

    def dump(self, state: State, seat: int | None) -> dict[str, Any]:
        """Write the position down; only bags are hidden, and their contents are known."""
        return position.dump(cast("Wikinger", state))

    def forbids(self, state: State, action: int, seat: int) -> Refusal | None:
        """Name the rule against an action."""
        return why.why_not(cast("Wikinger", state), action, seat)

    def ask(self, state: State, seat: int) -> Ask:
        """Say what is asked."""
        return words.ask(cast("Wikinger", state), seat)

    def describe(self, state: State, action: int, seat: int) -> Message:
        """Say what an action would do."""
        return words.describe(cast("Wikinger", state), action, seat)

    def foretell(self, state: State, action: int, seat: int) -> list[Message]:
        """Say what an action leads to, and what it changes on the score sheet."""
        lines = outlook.outlook(cast("Wikinger", state), action, seat)
        return [*lines, *super().foretell(state, action, seat)]

    def node(self, state: State, action: int, seat: int) -> str:
        """Name the node on which an action is clicked."""
        return choices.node(cast("Wikinger", state), action, seat)

    def scene(self, state: State, seat: int | None = None, cut: Cut = "wide") -> Scene:
        """Show the table."""
        return scenes.scene(cast("Wikinger", state), seat, cut)

    def portrait(self, component: str) -> Portrait | None:
        """Name and draw a component."""
        return portraits.portrait(component)

    def plain(self, state: State, seat: int | None = None) -> list[Block]:
        """Show the table in words."""
        return plain.plain(cast("Wikinger", state), seat)

    def acts(self, before: State, seat: int, action: int, after: State) -> list[Act]:
        """Tell what a decision did."""
        return acts.acts(cast("Wikinger", before), seat, action, cast("Wikinger", after))

    def moment(self, state: State) -> Message:
        """Name the round."""
        return say("wikinger-moment", round=int(cast("Wikinger", state).round), rounds=int(ROUNDS))

    def counted(self, state: State) -> Message:
        """Say what the sheet counts before the end."""
        return say("wikinger-counted")

    def tie_breaks(self, state: State) -> list[TieBreak]:
        """WIK-110: more gold left."""
        gold = cast("Wikinger", state).gold
        return [TieBreak("gold", tuple(int(gold[seat]) for seat in range(state.seats)))]


GAME = WikingerGame()
