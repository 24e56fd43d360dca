"""The static side of a title: what a table, a bot, a record and a browser need to know about it."""
# interpreted: one object a game, asked by people and records, never in simulation

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from skali.core import svg
from skali.core.actions import ActionSpace
from skali.core.acts import Act, sentences, told_to
from skali.core.advice import Weighed
from skali.core.census import Census
from skali.core.chance import Chance, Fast, Probe
from skali.core.decisions import About, Ask, Choice, Decision, TieBreak
from skali.core.errors import ChanceError, OptionError, PositionError
from skali.core.grids import Placing
from skali.core.guide import Entry, Picture
from skali.core.message import Message, Refusal, Speak, say
from skali.core.options import Option, Options, Stream, Value, settled
from skali.core.package import Package
from skali.core.plain import Block, from_scene
from skali.core.position import Fields, shown
from skali.core.preview import MANY_CHANGES, Preview, changes
from skali.core.proposals import Plan, Proposal
from skali.core.scene import Cut, Portrait, Scene
from skali.core.state import State

__all__ = [
    "About", "Ask", "Choice", "Decision", "Empty", "Game", "Option", "Options", "Stream",
    "TieBreak", "Value",
]  # fmt: skip

UNFIT = (ChanceError, IndexError, KeyError, ValueError, OverflowError, ZeroDivisionError)
"""What rules raise on a table that cannot be."""
Empty = Callable[[int, Options], Any]
"""What makes a table on which nothing lies yet."""
Table = Any
"""The state of one's own game: each title's functions know what lies there."""


class Game(Package):
    """A title. A game package makes one subclass and one object of it.

    What a game writes are methods, or functions of its modules: `describe = staticmethod(…)`.
    """

    key: str
    seats: tuple[int, ...]
    version: str
    minutes: tuple[int, int]
    weight: int
    """How heavy the game is, from 1 (light) to 5."""
    hidden: bool = True
    """Whether seats see different things; where all is open, one picture serves everybody."""
    options: tuple[Option, ...]
    streams: tuple[Stream, ...]
    space: ActionSpace
    census: Census = Census()
    """What is in the box, and where it can lie."""
    speak: Speak
    """Renders a message in a language ("de" or "en")."""

    reads: Callable[[Empty, Fields, Options, Chance], State] | None = None
    """How a position is read, by what lies on an empty table first; a static method."""

    # --- what a game writes ---

    def begin(self, seats: int, options: Options, chance: Chance) -> State:
        """Lay out a table and go on to the first decision; the options are complete and valid."""
        state = self.cleared(seats, options)
        self.set_up(state, chance)
        state.settle(chance)
        return state

    def empty(self, seats: int, options: Options) -> State:
        """Make a table on which nothing lies yet, with its options."""
        raise TypeError("a game must be able to begin")

    def set_up(self, state: Table, chance: Chance, /) -> None:
        """Lay out what an empty table has at the beginning."""
        raise TypeError("a game must set up its table")

    def restore(self, position: Fields, options: Options, chance: Chance) -> State:
        """Build a state from a position; what it leaves out is filled in or sampled."""
        if self.reads is None:
            raise TypeError("a game must be able to go on from a position")
        return self.reads(self.cleared, position, options, chance)

    def dump(self, state: Table, seat: int | None, /) -> dict[str, Any]:
        """Write the position down; for a seat, without what it may not know."""
        raise TypeError("a game must write its positions down")

    def forbids(self, state: Table, action: int, seat: int, /) -> Refusal | None:
        """Name the rule against an action of a seat that must decide now, or None."""
        raise TypeError("a game must explain itself")

    def ask(self, state: Table, seat: int, /) -> Ask:
        """Say what the seat is asked now."""
        raise TypeError("a game must say what it asks")

    def describe(self, state: Table, action: int, seat: int, /) -> Message:
        """Say what an action would do now, with its price or gain."""
        raise TypeError("a game must describe its actions")

    def placing(self, state: Table, seat: int, /) -> Placing:
        """Say which pieces a seat that decides can lay on grids of its scene, and where.

        Their actions are described neither by `describe` nor by `node` when a decision is shown,
        since they are many; a single one still is described: in a hint, in a preview.
        """
        return Placing()

    def foretell(self, state: Table, action: int, seat: int, /) -> list[Message]:
        """Say what a legal action would change, line by line: for one that is pointed at.

        By default what it leads to, and the lines of the score sheet, unless luck or something
        hidden decides.
        """
        lines = self.outlook(state, action, seat)
        after, probe = state.copy(), Probe()
        after.apply(action, probe, seat)
        return lines if probe.marks else [*lines, *self.sheet_changes(state, after, seat)]

    def outlook(self, state: Table, action: int, seat: int, /) -> list[Message]:
        """Say what a legal action leads to, beside what it says of itself and what it scores."""
        return []

    def plans(self, state: Table, seat: int, /) -> list[Plan]:
        """Name what could be worked out for a seat that decides; this must cost nothing."""
        return []

    def propose(self, state: Table, seat: int, plan: str, /) -> Proposal:
        """Work out a plan that `plans` names: ordinary actions, one legal after the other."""
        raise TypeError("a game that names plans must work them out")

    def trial(self, state: State, actions: Sequence[int], seat: int, cut: Cut = "wide") -> Preview:
        """Say what several legal actions of a seat, one after the other, would change.

        It ends before the first that is not legal, or that reveals something.
        """
        after = state.copy()
        for action in actions:
            if after.why_not(action, seat) is not None or after.reveals(action, seat):
                break
            after.apply(action, Probe(), seat)
        lines = tuple(self.sheet_changes(state, after, seat))
        found = changes(self.scene(state, seat, cut), self.scene(after, seat, cut), MANY_CHANGES)
        return Preview(lines, found)

    def node(self, state: Table, action: int, seat: int, /) -> str:
        """Name the node of the scene on which an action is clicked."""
        raise TypeError("a game must place its actions on the scene")

    def scene(self, state: Table, seat: int | None = None, cut: Cut = "wide", /) -> Scene:
        """Say what a seat sees on a kind of screen; without a seat, what everybody may see."""
        if type(self).scenes is Game.scenes:
            raise TypeError("a game must show its table")
        return self.scenes(state, [seat], cut)[0]

    def scenes(
        self, state: Table, seats: Sequence[int | None], cut: Cut = "wide", /
    ) -> list[Scene]:
        """Say what each of several seats sees: a game shows its table by this or by `scene`.

        Where something is hidden, most of the table still looks the same to all; it is shown
        here once. A game without a form of its own for a cut shows that of the wide one.
        """
        return [self.scene(state, seat, cut) for seat in seats]

    def plain(self, state: Table, seat: int | None = None, /) -> list[Block]:
        """Show the table in words; a game may do better than to have its scene read out."""
        return from_scene(self.scene(state, seat))

    def acts(self, before: Table, seat: int, action: int, after: Table, /) -> list[Act]:
        """Tell what a decision did: one act after the other, in the order of events.

        A game tells it by this or by `story`. Of acts that are not for everybody each says who may
        know it; nothing at all is told about what nobody else can see.
        """
        return [Act(sentence) for sentence in self.story(before, seat, action, after)]

    def story(self, before: Table, seat: int, action: int, after: Table, /) -> list[Message]:
        """Say what everybody may know of what a decision did."""
        if type(self).acts is Game.acts:
            raise TypeError("a game must tell its story")
        return sentences(told_to(None, self.acts(before, seat, action, after)))

    def portrait(self, component: str, /) -> Portrait | None:
        """Name and draw a component by its key in the data, for who looks for it in the box."""
        return None

    def moment(self, state: Table, /) -> Message:
        """Say how far the game has come, for a score sheet."""
        return say("skali-moment")

    def counted(self, state: Table, /) -> Message:
        """Say what a score sheet counts before the end."""
        return say("skali-counted")

    def full_sheet(self, state: Table, /) -> dict[str, list[int]]:
        """Return the score sheet for somebody who may see everything that lies on the table."""
        sheet: dict[str, list[int]] = state.sheet()
        return sheet

    def tie_breaks(self, state: Table, /) -> list[TieBreak]:
        """Return what decides between equal scores, the first one first; together `ranking`."""
        return []

    # --- what callers use ---

    def cleared(self, seats: int, options: Options) -> State:
        """Make an empty table that knows its options."""
        state = self.empty(seats, options)
        state.options = options
        return state

    def new(
        self,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        chance: Chance | None = None,
    ) -> State:
        """Start a game; everything left out takes its default, luck a random seed of 0."""
        players = self.seats[-1] if seats is None else seats
        if players not in self.seats:
            allowed = ", ".join(map(str, self.seats))
            raise OptionError(f"{self.key} is for {allowed} players, not {players}", "seats")
        return self.begin(players, self.settle(options or {}), chance or Fast(0))

    def settle(self, given: Mapping[str, object]) -> Options:
        """Return all options with their values; an unknown one or a wrong value is refused."""
        return settled(self.key, self.options, given)

    def sample(self, position: Mapping[str, Any], chance: Chance | None = None) -> State:
        """Build a state from a position as `dump` writes it; what it does not tell is drawn."""
        return self.read(Fields(position), chance or Fast(0), checked=False)

    def read(self, fields: Fields, chance: Chance, *, checked: bool) -> State:
        """Build a state from a position, on request with a look at what lies in it too often."""
        fields.word("game", (self.key,), self.key)
        fields.word("version", self.versions, self.version)
        self.same_data(fields)
        given = fields.table("options")
        options = self.settle(dict(given.data))
        given.take_all()
        if checked:
            seats = fields.data.get("seats")
            known = seats if seats in self.seats else self.seats[-1]
            self.census.refuse({**fields.data, "seats": known, "options": options})
        state = self.restore(fields, options, chance)
        fields.close()
        return state

    def same_data(self, fields: Fields) -> None:
        """Refuse a position that was played with other values than these."""
        named = fields.table("data")
        name, print_ = named.word("name", None, ""), named.word("fingerprint", None, "")
        named.close()
        if print_ and (self.data is None or print_ != self.data.fingerprint):
            here = f"here it is {self.data.name!r}" if self.data else "which is not laid here"
            raise fields.fail("data", f"needs the data set {shown(name)} ({print_[:16]}); {here}")

    def load(self, position: Mapping[str, Any], chance: Chance | None = None) -> State:
        """Build a state from any position; one that cannot be, or nobody could play, is refused."""
        try:
            state = self.read(Fields(position), chance or Fast(0), checked=True)
            self.census.account(state, written=True)
            self.try_out(state)
        except UNFIT as error:
            raise PositionError("pending", "does not fit the rest of the position") from error
        return state

    def try_out(self, state: State) -> None:
        """Ask everything that is asked, show it, and do each thing once, on copies."""
        for seat in state.turn:
            decision = self.decision(state, seat)
            if decision is None or not (decision.choices or decision.placing.pieces):
                raise PositionError("pending", f"asks seat {seat}, who could do nothing here")
            self.scene(state, seat)
            for action in state.legal(seat):
                state.copy().apply(action, Probe(), seat)

    def header(self, seats: int, options: Mapping[str, Value]) -> dict[str, Any]:
        """Return the first lines of every position of this game."""
        data = {} if self.data is None else {"data": self.data.title}
        return {
            "game": self.key,
            "version": self.version,
            **data,
            "seats": seats,
            "options": dict(options),
        }

    def decision(self, state: State, seat: int | None = None) -> Decision | None:
        """Return what a seat is asked now with all choices, or None if it is not asked.

        One that is not asked, but may act at any time, has a decision that nobody waits for.
        """
        who = (state.turn or (-1,))[0] if seat is None else seat
        must, anytime = who in state.turn, state.dispatch.anytime
        if not must and (who < 0 or anytime is None or not state.legal(who)):
            return None
        state.look_at(who)
        if must or anytime is None:
            ask, placing = self.ask(state, who), self.placing(state, who)
        else:
            ask, placing = Ask(say("skali-anytime"), anytime.rule(state)), self.placing(state, who)
        laying = placing.actions()
        choices = tuple(
            self.choice(state, action, who) for action in state.legal(who) if action not in laying
        )
        plans = tuple(self.plans(state, who))
        return Decision(who, ask.prompt, ask.rule, choices, placing, ask.about, must, plans)

    def choice(self, state: State, action: int, seat: int) -> Choice:
        """Describe one thing that a seat can do."""
        after, probe = state.copy(), Probe()
        after.apply(action, probe, seat)
        reveals = probe.marks > 0
        return Choice(
            action,
            self.space.text(action),
            self.describe(state, action, seat),
            self.node(state, action, seat),
            reveals,
            final=reveals or (seat in state.turn and seat not in after.turn),
        )

    def preview(self, state: State, action: int, seat: int, cut: Cut = "wide") -> Preview:
        """Say what a legal action would change: in words, and thing by thing on the table.

        Of an action that reveals something only the words are known.
        """
        lines = tuple(self.foretell(state, action, seat))
        after, probe = state.copy(), Probe()
        after.apply(action, probe, seat)
        if probe.marks:
            return Preview(lines)
        return Preview(lines, changes(self.scene(state, seat, cut), self.scene(after, seat, cut)))

    def sheet_changes(self, before: State, after: State, seat: int) -> list[Message]:
        """Say which lines of a seat's score sheet differ."""
        then = after.sheet()
        return [
            say("skali-change", what=say(f"{self.key}-sheet-{key}"), old=old[seat], new=new[seat])
            for key, old in before.sheet().items()
            if (new := then.get(key, old))[seat] != old[seat]
        ]

    def evaluate(self, state: State, seat: int) -> float:
        """Say how well a seat stands, in points: for bots and hints."""
        return state.evaluate(seat)

    def terms(self, state: State, seat: int) -> list[Weighed]:
        """Say of which parts the evaluation is the sum: for explanations and learners."""
        return state.terms(seat)

    def name_of_term(self, name: str) -> Message:
        """Name a term in words."""
        return say(f"{self.key}-term-{name}")

    def draw(self, state: State, seat: int | None = None, language: str = "en") -> str:
        """Draw the table as one SVG."""
        scene = self.scene(state, seat)
        alone = seat is None and len(state.turn) == 1 and not self.hidden
        who = state.actor() if alone else seat
        placing = None
        if who is not None and who in state.turn:
            state.look_at(who)
            placing = self.placing(state, who)
        return svg.render(scene, self.art, lambda m: self.speak(m, language), placing)

    def cards(self) -> list[Entry]:
        """List the cards that can be looked up and searched; most games have none."""
        return []

    def illustrate(self, picture: Picture, language: str, cut: Cut = "wide") -> str:
        """Draw a picture of the guide for a screen, in the colours of the page that shows it."""
        scene = self.scene(self.load(picture.position), picture.seat, cut)
        shown = [panel for panel in scene.panels if panel.id in picture.panels]
        bare = Scene(shown, shields=scene.shields)
        return svg.render(bare, self.art, lambda m: self.speak(m, language), themed=True)

    @property
    def versions(self) -> tuple[str, ...]:
        """The rules versions whose positions can be read: this one and those before it."""
        if not self.version.isdecimal():
            return (self.version,)
        return tuple(str(number) for number in range(1, int(self.version) + 1))
