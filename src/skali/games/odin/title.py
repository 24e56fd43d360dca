"""The title: what a table, a record and a browser need to know about Ein Fest für Odin."""
# interpreted: one object, asked by people and records, never in simulation

from collections.abc import Sequence
from typing import Any, cast

from skali.core.acts import Act
from skali.core.chance import Chance
from skali.core.game import Ask, Game, Option, Stream, Value
from skali.core.grids import Placing
from skali.core.guide import Entry
from skali.core.message import Message, Refusal, say
from skali.core.plain import Block
from skali.core.position import Fields
from skali.core.proposals import Plan, Proposal
from skali.core.scene import Cut, Portrait, Scene
from skali.core.state import State
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
    version = "2"
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

    def empty(self, seats: int, options: dict[str, Value]) -> Odin:
        """Make a table on which nothing lies yet."""
        state = Odin(self, seats)
        state.length = LENGTHS.index(str(options["length"]))
        state.decks = DECKS.index(str(options["decks"]))
        return state

    def set_up(self, state: State, chance: Chance) -> None:
        """Lay out what is there at the beginning."""
        set_up(cast("Odin", state), chance)

    def restore(self, position_: Fields, options: dict[str, Value], chance: Chance) -> State:
        """Go on from a position."""
        return reading.load(self.empty, position_, options, chance)

    def dump(self, state: State, seat: int | None) -> dict[str, Any]:
        """Write the position down; for a seat, without the hands of the others."""
        return position.dump(cast("Odin", state), seat)

    def forbids(self, state: State, action: int, seat: int) -> Refusal | None:
        """Name the rule against an action."""
        return why.why_not(cast("Odin", state), action, seat)

    def ask(self, state: State, seat: int) -> Ask:
        """Say what is asked."""
        return choices.ask(cast("Odin", state), seat)

    def describe(self, state: State, action: int, seat: int) -> Message:
        """Say what an action would do."""
        return choices.describe(cast("Odin", state), action, seat)

    def node(self, state: State, action: int, seat: int) -> str:
        """Name the node on which an action is clicked."""
        return choices.node(cast("Odin", state), action, seat)

    def placing(self, state: State, seat: int) -> Placing:
        """Say what can be laid on the boards and houses of a seat."""
        return laying.placing(cast("Odin", state), seat, state.legal(seat))

    def plans(self, state: State, seat: int) -> list[Plan]:
        """Name what could be worked out: the best feast, how to fill a board."""
        return plans.plans(cast("Odin", state), seat)

    def propose(self, state: State, seat: int, plan: str) -> Proposal:
        """Work it out."""
        return plans.propose(cast("Odin", state), seat, plan)

    def scenes(self, state: State, seats: Sequence[int | None], cut: Cut = "wide") -> list[Scene]:
        """Show the table."""
        return scene.scenes(cast("Odin", state), seats, cut)

    def foretell(self, state: State, action: int, seat: int) -> list[Message]:
        """Say what an action leads to, and what it changes on the score sheet."""
        lines = outlook.outlook(cast("Odin", state), action, seat)
        return lines or super().foretell(state, action, seat)

    def portrait(self, component: str) -> Portrait | None:
        """Name and draw a component."""
        return portraits.portrait(component)

    def plain(self, state: State, seat: int | None = None) -> list[Block]:
        """Show the table in words."""
        return plain.plain(cast("Odin", state), seat)

    def acts(self, before: State, seat: int, action: int, after: State) -> list[Act]:
        """Tell what a decision did."""
        return acts.acts(cast("Odin", before), seat, action, cast("Odin", after))

    def cards(self) -> list[Entry]:
        """List all occupations."""
        return faces.entries()

    def moment(self, state: State) -> Message:
        """Name the round."""
        t = cast("Odin", state)
        return say("odin-moment", round=int(t.round), rounds=int(t.rounds()))

    def counted(self, state: State) -> Message:
        """Say what the sheet counts before the end."""
        return say("odin-counted")


GAME = OdinGame()
