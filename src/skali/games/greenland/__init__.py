"""Greenland by Phil Eklund (2014): three cultures, two rows of game, and the cold coming on."""

from collections.abc import Sequence
from typing import Any, cast

from skali.core.acts import Act
from skali.core.chance import Chance
from skali.core.errors import OptionError
from skali.core.game import Ask, Game, Option, Stream, TieBreak, Value
from skali.core.message import Message, Refusal, say
from skali.core.plain import Block
from skali.core.position import Fields
from skali.core.proposals import Plan, Proposal
from skali.core.scene import Cut, Portrait, Scene
from skali.core.state import State
from skali.games.greenland.advice import bargain
from skali.games.greenland.rules import scoring, why
from skali.games.greenland.rules.actions import SPACE
from skali.games.greenland.rules.components import CARDS, EVENTS, FIRST_SOUTH, REGIONS
from skali.games.greenland.rules.flow import Greenland
from skali.games.greenland.rules.round import BEGINNER, MODES, STANDARD, TOGETHER
from skali.games.greenland.rules.setup import set_up
from skali.games.greenland.rules.state import Table
from skali.games.greenland.shown import choices, outlook, plain, portraits, story, words
from skali.games.greenland.shown import scene as table
from skali.games.greenland.written import position, reading
from skali.games.greenland.written.census import CENSUS
from skali.text import speaker


class GreenlandGame(Game):
    """The title."""

    key = "greenland"
    seats = (1, 2, 3)
    version = "1"
    minutes = (90, 150)
    weight = 4
    options = (
        Option("mode", MODES, default=MODES[0]),
        Option("survivor", (False, True), default=False),
        Option("open_hands", (True, False), default=True),
        Option("tie_break", (False, True), default=False),
    )
    streams = (
        Stream("setup"),
        Stream("events", EVENTS),
        Stream("north", CARDS[: int(FIRST_SOUTH)]),
        Stream("south", CARDS[int(FIRST_SOUTH) : int(REGIONS)]),
        Stream("dice", ("1", "2", "3", "4", "5", "6")),
    )
    space = SPACE
    census = CENSUS
    package = "skali.games.greenland"
    speak = staticmethod(speaker("skali.games.greenland"))

    def empty(self, seats: int, options: dict[str, Value]) -> Greenland:
        """Make a table on which nothing lies yet."""
        state = Greenland(self, seats)
        set_options(state, options)
        return state

    def set_up(self, state: State, chance: Chance) -> None:
        """Lay out what is there at the beginning."""
        set_up(cast("Greenland", state), chance)

    def restore(self, position_: Fields, options: dict[str, Value], chance: Chance) -> State:
        """Go on from a position; hidden hands are sampled."""
        return reading.load(self.empty, position_, options, chance)

    def dump(self, state: State, seat: int | None) -> dict[str, Any]:
        """Write the position down, for a seat without hidden hands and strange offers."""
        return position.dump(cast("Greenland", state), seat)

    def forbids(self, state: State, action: int, seat: int) -> Refusal | None:
        """Name the rule against an action."""
        return why.why_not(cast("Greenland", state), action, seat)

    def ask(self, state: State, seat: int) -> Ask:
        """Say what is asked."""
        return words.ask(cast("Greenland", state))

    def describe(self, state: State, action: int, seat: int) -> Message:
        """Say what an action would do."""
        return words.describe(cast("Greenland", state), action)

    def node(self, state: State, action: int, seat: int) -> str:
        """Name the node on which an action is clicked."""
        return choices.node(cast("Greenland", state), action)

    def scenes(self, state: State, seats: Sequence[int | None], cut: Cut = "wide") -> list[Scene]:
        """Show the table to several at once."""
        return table.scenes(cast("Greenland", state), seats, cut)

    def foretell(self, state: State, action: int, seat: int) -> list[Message]:
        """Say what an action would change, or how likely a hunt is."""
        return outlook.foretell(cast("Greenland", state), action, seat)

    def plans(self, state: State, seat: int) -> list[Plan]:
        """Name what can be weighed: an offer."""
        return bargain.plans(cast("Greenland", state), seat)

    def propose(self, state: State, seat: int, plan: str) -> Proposal:
        """Say what the offer is worth to a seat."""
        return bargain.propose(cast("Greenland", state), seat)

    def portrait(self, component: str) -> Portrait | None:
        """Name and draw a component."""
        return portraits.portrait(component)

    def plain(self, state: State, seat: int | None = None) -> list[Block]:
        """Show the table in words."""
        return plain.plain(cast("Greenland", state), seat)

    def acts(self, before: State, seat: int, action: int, after: State) -> list[Act]:
        """Tell what a decision did."""
        return story.acts(cast("Greenland", before), seat, action, cast("Greenland", after))

    def moment(self, state: State) -> Message:
        """Name the round."""
        t = cast("Greenland", state)
        return say("greenland-moment", round=int(t.round), rounds=int(t.round + t.left))

    def counted(self, state: State) -> Message:
        """Say what the sheet counts before the end."""
        return say("greenland-counted")

    def tie_breaks(self, state: State) -> list[TieBreak]:
        """GREEN-AMB-42: cubes outside Valhalla, then the reversed order; only by choice."""
        t = cast("Greenland", state)
        if not t.tie_break or t.mode == TOGETHER:
            return []
        seats = [int(t.circle[seat]) for seat in range(t.seats)]
        return [
            TieBreak("cubes", tuple(int(scoring.people(t, culture)) for culture in seats)),
            TieBreak("order", tuple(int(t.turn_of(culture)) for culture in seats)),
        ]


def set_options(t: Table, options: dict[str, Value]) -> None:
    """GREEN-AMB-65: put the options on the table; some cannot be combined."""
    t.mode = t.wished = MODES.index(str(options["mode"]))
    t.survivor = int(options["survivor"])
    t.open_hands = int(options["open_hands"])
    t.tie_break = int(options["tie_break"])
    if t.mode == BEGINNER and t.survivor:
        raise OptionError("the beginner game is played without the survivor variant")
    if t.mode == BEGINNER and t.seats == 1:
        raise OptionError("the beginner game is for 2 or 3 players, not 1")
    if t.mode == TOGETHER and t.seats == 2:
        raise OptionError("the common game is for 1 or 3 players, not 2")
    if t.mode == STANDARD and t.seats == 1:
        t.mode = TOGETHER


GAME = GreenlandGame()
