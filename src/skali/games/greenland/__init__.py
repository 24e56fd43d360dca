"""Greenland by Phil Eklund (2014): three cultures, two rows of game, and the cold coming on."""

from skali.core.errors import OptionError
from skali.core.game import Ask, Game, Option, Options, Stream, Table, TieBreak
from skali.core.message import Message, say
from skali.core.proposals import Plan, Proposal
from skali.games.greenland.advice import bargain
from skali.games.greenland.rules import scoring, why
from skali.games.greenland.rules.actions import SPACE
from skali.games.greenland.rules.components import CARDS, EVENTS, FIRST_SOUTH, REGIONS
from skali.games.greenland.rules.flow import Greenland
from skali.games.greenland.rules.round import BEGINNER, MODES, STANDARD, TOGETHER
from skali.games.greenland.rules.setup import set_up
from skali.games.greenland.shown import (
    choices,
    counter,
    outlook,
    plain,
    portraits,
    scene,
    story,
    words,
)
from skali.games.greenland.written import position, reading
from skali.games.greenland.written.census import CENSUS
from skali.text import speaker


class GreenlandGame(Game):
    """The title."""

    key = "greenland"
    seats = (1, 2, 3)
    version = "2"
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
    reads = staticmethod(reading.load)

    def empty(self, seats: int, options: Options) -> Greenland:
        """Make a table on which nothing lies yet."""
        state = Greenland(self, seats)
        set_options(state, options)
        return state

    set_up = staticmethod(set_up)
    dump = staticmethod(position.dump)
    forbids = staticmethod(why.why_not)
    foretell = staticmethod(outlook.foretell)
    scenes = staticmethod(scene.scenes)
    plain = staticmethod(plain.plain)
    acts = staticmethod(story.acts)
    portrait = staticmethod(portraits.portrait)

    def ask(self, t: Table, seat: int) -> Ask:
        """Say what is asked."""
        return words.ask(t)

    def describe(self, t: Table, action: int, seat: int) -> Message:
        """Say what an action would do."""
        return words.describe(t, action)

    def node(self, t: Table, action: int, seat: int) -> str:
        """Name the node on which an action is clicked."""
        return choices.node(t, action)

    def plans(self, t: Table, seat: int) -> list[Plan]:
        """Name what can be worked out about an offer: its worth, and a counter-offer like it."""
        return [*bargain.plans(t, seat), *counter.plans(t, seat)]

    def propose(self, t: Table, seat: int, plan: str) -> Proposal:
        """Say what the offer is worth to a seat, or write it down again from the other side."""
        return counter.propose(t, seat) if plan == counter.CHANGE else bargain.propose(t, seat)

    def moment(self, t: Table) -> Message:
        """Name the round."""
        return say("greenland-moment", round=int(t.round), rounds=int(t.round + t.left))

    def counted(self, t: Table) -> Message:
        """Say what the sheet counts before the end."""
        return say("greenland-counted")

    def tie_breaks(self, t: Table) -> list[TieBreak]:
        """GREEN-AMB-42: cubes outside Valhalla, then the reversed order; only by choice."""
        if not t.tie_break or t.mode == TOGETHER:
            return []
        seats = [int(t.circle[seat]) for seat in range(t.seats)]
        return [
            TieBreak("cubes", tuple(int(scoring.people(t, culture)) for culture in seats)),
            TieBreak("order", tuple(int(t.turn_of(culture)) for culture in seats)),
        ]


def set_options(t: Table, options: Options) -> None:
    """GREEN-AMB-65: put the options on the table; some cannot be combined."""
    t.mode = MODES.index(str(options["mode"]))
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
