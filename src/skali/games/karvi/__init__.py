"""Karvi by Torgeir Tjong (2023): dice round the village, a ship on the northern seas."""

from skali.core.game import Game, Option, Options, Stream, Table, TieBreak
from skali.core.message import Message, say
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

    def empty(self, seats: int, options: Options) -> Karvi:
        """Make a table on which nothing lies yet."""
        state = Karvi(self, seats)
        position.set_options(state, options)
        return state

    set_up = staticmethod(set_up)
    dump = staticmethod(position.dump)
    forbids = staticmethod(why.why_not)
    ask = staticmethod(choices.ask)
    describe = staticmethod(choices.describe)
    node = staticmethod(choices.node)
    outlook = staticmethod(outlook.outlook)
    scenes = staticmethod(scene.scenes)
    plain = staticmethod(plain.plain)
    acts = staticmethod(story.acts)
    portrait = staticmethod(portraits.portrait)

    def moment(self, state: Table) -> Message:
        """Name the round."""
        rounds = int(components.ROUNDS[state.seats])
        return say("karvi-moment", round=int(state.round), rounds=rounds)

    def counted(self, state: Table) -> Message:
        """Say what the sheet counts before the end."""
        return say("karvi-counted")

    def tie_breaks(self, state: Table) -> list[TieBreak]:
        """KARVI-162: the die furthest left in the stop area."""
        return [TieBreak("die", tuple(int(tie_break(state, seat)) for seat in range(state.seats)))]


box.check()
GAME = KarviGame()
