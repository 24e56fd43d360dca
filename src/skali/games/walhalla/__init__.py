"""Walhalla by Alessandro Zucchini (2006): sail into fjords, besiege the land, fill Walhalla."""

from collections.abc import Sequence
from typing import Any, cast

from skali.core.acts import Act
from skali.core.chance import Chance
from skali.core.game import Ask, Game, Option, Stream, Value
from skali.core.message import Message, Refusal, say
from skali.core.plain import Block
from skali.core.position import Fields
from skali.core.scene import Cut, Portrait, Scene
from skali.core.state import State
from skali.games.walhalla.rules import why
from skali.games.walhalla.rules.actions import SPACE
from skali.games.walhalla.rules.components import CARDS, DRAGONS, LAYOUTS, PLAYERS, RAIDS, TILES
from skali.games.walhalla.rules.flow import Walhalla, set_up
from skali.games.walhalla.shown import choices, plain, portraits, story, words
from skali.games.walhalla.shown import scene as scenes
from skali.games.walhalla.written import position, reading
from skali.games.walhalla.written.census import CENSUS
from skali.text import speaker


class WalhallaGame(Game):
    """The title."""

    key = "walhalla"
    seats = PLAYERS
    version = "1"
    minutes = (45, 60)
    weight = 2
    options = (
        Option("layout", (*LAYOUTS, "random"), default=LAYOUTS[0]),
        Option("zero_ranks", (False, True), default=False),
        Option("first", ("random", *map(str, range(1, PLAYERS[-1] + 1))), default="random"),
    )
    streams = (
        Stream("setup"),
        Stream("tiles", TILES),
        Stream("cards", CARDS),
        Stream("dragons", DRAGONS),
    )
    space = SPACE
    census = CENSUS
    package = "skali.games.walhalla"
    speak = staticmethod(speaker("skali.games.walhalla"))

    def empty(self, seats: int, options: dict[str, Value]) -> Walhalla:
        """Make a table on which nothing lies yet."""
        state = Walhalla(self, seats)
        reading.set_options(state, options)
        return state

    def set_up(self, state: State, chance: Chance) -> None:
        """Lay out what is there at the beginning."""
        set_up(cast("Walhalla", state), chance)

    def restore(self, position_: Fields, options: dict[str, Value], chance: Chance) -> State:
        """Go on from a position; hidden hands are sampled."""
        return reading.load(self.empty, position_, options, chance)

    def dump(self, state: State, seat: int | None) -> dict[str, Any]:
        """Write the position down, for a seat without other hands and the order of piles."""
        return position.dump(cast("Walhalla", state), seat)

    def forbids(self, state: State, action: int, seat: int) -> Refusal | None:
        """Name the rule against an action."""
        return why.why_not(cast("Walhalla", state), action, seat)

    def ask(self, state: State, seat: int) -> Ask:
        """Say what is asked."""
        return words.ask(cast("Walhalla", state))

    def describe(self, state: State, action: int, seat: int) -> Message:
        """Say what an action would do."""
        return words.describe(cast("Walhalla", state), action)

    def node(self, state: State, action: int, seat: int) -> str:
        """Name the node on which an action is clicked."""
        return choices.node(cast("Walhalla", state), action)

    def scenes(self, state: State, seats: Sequence[int | None], cut: Cut = "wide") -> list[Scene]:
        """Show the table to several at once."""
        return scenes.scenes(cast("Walhalla", state), seats, cut)

    def portrait(self, component: str) -> Portrait | None:
        """Name and draw a component."""
        return portraits.portrait(component)

    def plain(self, state: State, seat: int | None = None) -> list[Block]:
        """Show the table in words."""
        return plain.plain(cast("Walhalla", state), seat)

    def acts(self, before: State, seat: int, action: int, after: State) -> list[Act]:
        """Tell what a decision did."""
        return story.acts(cast("Walhalla", before), seat, action, cast("Walhalla", after))

    def moment(self, state: State) -> Message:
        """Name the raid."""
        return say("walhalla-moment", raid=int(cast("Walhalla", state).raid), raids=int(RAIDS))

    def counted(self, state: State) -> Message:
        """Say what the sheet counts before the end."""
        return say("walhalla-counted")

    def full_sheet(self, state: State) -> dict[str, list[int]]:
        """Count the cards that lie face down too."""
        return cast("Walhalla", state).full_sheet()


GAME = WalhallaGame()
