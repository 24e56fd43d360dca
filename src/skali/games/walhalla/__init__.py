"""Walhalla by Alessandro Zucchini (2006): sail into fjords, besiege the land, fill Walhalla."""

from skali.core.game import Ask, Game, Option, Options, Stream, Table
from skali.core.message import Message, say
from skali.games.walhalla.rules import why
from skali.games.walhalla.rules.actions import SPACE
from skali.games.walhalla.rules.components import CARDS, DRAGONS, LAYOUTS, PLAYERS, RAIDS, TILES
from skali.games.walhalla.rules.flow import Walhalla, set_up
from skali.games.walhalla.shown import choices, outlook, plain, portraits, scene, story, words
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
    reads = staticmethod(reading.load)

    def empty(self, seats: int, options: Options) -> Walhalla:
        """Make a table on which nothing lies yet."""
        state = Walhalla(self, seats)
        reading.set_options(state, options)
        return state

    set_up = staticmethod(set_up)
    dump = staticmethod(position.dump)
    forbids = staticmethod(why.why_not)
    outlook = staticmethod(outlook.outlook)
    scenes = staticmethod(scene.scenes)
    plain = staticmethod(plain.plain)
    acts = staticmethod(story.acts)
    portrait = staticmethod(portraits.portrait)

    def ask(self, state: Table, seat: int) -> Ask:
        """Say what is asked."""
        return words.ask(state)

    def describe(self, state: Table, action: int, seat: int) -> Message:
        """Say what an action would do."""
        return words.describe(state, action)

    def node(self, state: Table, action: int, seat: int) -> str:
        """Name the node on which an action is clicked."""
        return choices.node(state, action)

    def moment(self, state: Table) -> Message:
        """Name the raid."""
        return say("walhalla-moment", raid=int(state.raid), raids=int(RAIDS))

    def counted(self, state: Table) -> Message:
        """Say what the sheet counts before the end."""
        return say("walhalla-counted")

    def full_sheet(self, state: Table) -> dict[str, list[int]]:
        """Count the cards that lie face down too."""
        sheet: dict[str, list[int]] = state.full_sheet()
        return sheet


GAME = WalhallaGame()
