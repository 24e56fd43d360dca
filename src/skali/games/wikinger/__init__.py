"""Wikinger by Michael Kiesling (2007): settle islands, repel ships, feed everybody."""

from typing import Any

from skali.core.game import Game, Option, Options, Stream, Table, TieBreak
from skali.core.message import Message, say
from skali.games.wikinger.rules import why
from skali.games.wikinger.rules.actions import SPACE
from skali.games.wikinger.rules.components import FIGURES, PLAYERS, ROUNDS, SPECIALS, TILES
from skali.games.wikinger.rules.flow import Wikinger, set_up
from skali.games.wikinger.shown import acts, choices, outlook, plain, portraits, scene, words
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

    def empty(self, seats: int, options: Options) -> Wikinger:
        """Make a table on which nothing lies yet."""
        state = Wikinger(self, seats)
        position.set_options(state, options)
        return state

    set_up = staticmethod(set_up)
    forbids = staticmethod(why.why_not)
    ask = staticmethod(words.ask)
    describe = staticmethod(words.describe)
    node = staticmethod(choices.node)
    outlook = staticmethod(outlook.outlook)
    scene = staticmethod(scene.scene)
    plain = staticmethod(plain.plain)
    acts = staticmethod(acts.acts)
    portrait = staticmethod(portraits.portrait)

    def dump(self, state: Table, seat: int | None) -> dict[str, Any]:
        """Write the position down; only bags are hidden, and their contents are known."""
        return position.dump(state)

    def moment(self, state: Table) -> Message:
        """Name the round."""
        return say("wikinger-moment", round=int(state.round), rounds=int(ROUNDS))

    def counted(self, state: Table) -> Message:
        """Say what the sheet counts before the end."""
        return say("wikinger-counted")

    def tie_breaks(self, state: Table) -> list[TieBreak]:
        """WIK-110: more gold left."""
        return [TieBreak("gold", tuple(map(int, state.gold)))]


GAME = WikingerGame()
