"""Ein Fest für Odin by Uwe Rosenberg (2016): Vikings at work, boards to cover, a feast."""

from skali.core.game import Game, Option, Options, Stream, Table
from skali.core.grids import Placing
from skali.core.message import Message, say
from skali.games.odin.effects.cards import CARDS, DECKS
from skali.games.odin.rules import why
from skali.games.odin.rules.actions import SPACE
from skali.games.odin.rules.components import LENGTHS, STRIPS, WEAPONS
from skali.games.odin.rules.flow import Odin
from skali.games.odin.rules.setup import set_up
from skali.games.odin.shown import (
    acts,
    choices,
    faces,
    laying,
    outlook,
    plain,
    plans,
    portraits,
    scene,
)
from skali.games.odin.written import position, reading
from skali.games.odin.written.census import CENSUS
from skali.text import speaker


class OdinGame(Game):
    """The title."""

    key = "odin"
    seats = (1, 2, 3, 4)
    version = "3"
    minutes = (30, 120)
    weight = 5
    options = (
        Option("length", LENGTHS, default=LENGTHS[0]),
        Option("decks", DECKS, default=DECKS[0]),
    )
    streams = (
        Stream("setup"),
        Stream("d8", tuple(str(n + 1) for n in range(8))),
        Stream("d12", tuple(str(n + 1) for n in range(12))),
        Stream("weapons", WEAPONS),
        Stream("strips", tuple(str(n + 1) for n in range(int(STRIPS)))),
        Stream("occupations", CARDS),
    )
    space = SPACE
    census = CENSUS
    package = "skali.games.odin"
    speak = staticmethod(speaker("skali.games.odin"))
    reads = staticmethod(reading.load)

    def empty(self, seats: int, options: Options) -> Odin:
        """Make a table on which nothing lies yet."""
        state = Odin(self, seats)
        state.length = LENGTHS.index(str(options["length"]))
        state.decks = DECKS.index(str(options["decks"]))
        return state

    set_up = staticmethod(set_up)
    dump = staticmethod(position.dump)
    forbids = staticmethod(why.why_not)
    ask = staticmethod(choices.ask)
    describe = staticmethod(choices.describe)
    node = staticmethod(choices.node)
    scenes = staticmethod(scene.scenes)
    plain = staticmethod(plain.plain)
    acts = staticmethod(acts.acts)
    portrait = staticmethod(portraits.portrait)
    propose = staticmethod(plans.propose)
    plans = staticmethod(plans.plans)
    cards = staticmethod(faces.entries)

    def placing(self, state: Table, seat: int) -> Placing:
        """Say what can be laid on the boards and houses of a seat."""
        return laying.placing(state, seat, state.legal(seat))

    def foretell(self, state: Table, action: int, seat: int) -> list[Message]:
        """Say what an action leads to, or else what it changes on the score sheet."""
        return outlook.outlook(state, action, seat) or super().foretell(state, action, seat)

    def moment(self, state: Table) -> Message:
        """Name the round."""
        return say("odin-moment", round=int(state.round), rounds=int(state.rounds()))

    def counted(self, state: Table) -> Message:
        """Say what the sheet counts before the end."""
        return say("odin-counted")


GAME = OdinGame()
