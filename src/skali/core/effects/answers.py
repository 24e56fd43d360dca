"""How the frames of effects go on, and how their choices are answered."""

from typing import final

from mypy_extensions import i64

from skali.core.chance import Chance
from skali.core.effects.machine import Machine
from skali.core.effects.runner import Runner
from skali.core.effects.state import EffectState
from skali.core.menu import Menu
from skali.core.questions import Answer, Question


@final
class Running(Answer[EffectState]):
    """A program goes on with its next step."""

    def __init__(self, question: Question, runner: Runner) -> None:
        """Go on by a game's runner."""
        super().__init__(question)
        self.runner: Runner = runner

    def resume(self, t: EffectState, seat: i64, chance: Chance) -> None:
        """Carry on."""
        self.runner.go_on(t, seat, chance)


@final
class ChoosingAgain(Answer[EffectState]):
    """A choice of several options goes on after one was carried out."""

    def __init__(self, question: Question, runner: Runner) -> None:
        """Go on by a game's runner."""
        super().__init__(question)
        self.runner: Runner = runner

    def resume(self, t: EffectState, seat: i64, chance: Chance) -> None:
        """Ask for the next one."""
        self.runner.choose_again(t, seat)


@final
class Choosing(Answer[EffectState]):
    """One of the options of an effect, or none where that is allowed."""

    def __init__(self, question: Question, runner: Runner, option: i64, done: i64) -> None:
        """Take the families of actions that name an option and that end the choice."""
        super().__init__(question)
        self.runner: Runner = runner
        self.option: i64 = option
        self.done: i64 = done

    def offer(self, t: EffectState, seat: i64, menu: Menu) -> None:
        """Offer what is open."""
        menu.add(self.option, self.runner.offered(t, seat))
        if self.runner.declinable(t):
            menu.one(self.done)

    def take(self, t: EffectState, seat: i64, family: i64, index: i64, chance: Chance) -> None:
        """Carry an option out, or end the choice."""
        if family == self.option:
            self.runner.answer(t, seat, index)
        else:
            self.runner.decline(t)


@final
class Happening(Answer[EffectState]):
    """An event goes on: its next clause, itself, or its end."""

    def __init__(self, question: Question, machine: Machine) -> None:
        """Go on by a game's machine."""
        super().__init__(question)
        self.machine: Machine = machine

    def resume(self, t: EffectState, seat: i64, chance: Chance) -> None:
        """Carry on."""
        self.machine.go_on_with_event(t)


@final
class Ordering(Answer[EffectState]):
    """Which of one's clauses comes next, or none where that is allowed."""

    def __init__(self, question: Question, machine: Machine, option: i64, done: i64) -> None:
        """Take the families of actions that name a clause and that use none of them."""
        super().__init__(question)
        self.machine: Machine = machine
        self.option: i64 = option
        self.done: i64 = done

    def offer(self, t: EffectState, seat: i64, menu: Menu) -> None:
        """Offer the clauses that can be used now."""
        menu.add(self.option, self.machine.callable_clauses(t))
        if self.machine.may_pass(t):
            menu.one(self.done)

    def take(self, t: EffectState, seat: i64, family: i64, index: i64, chance: Chance) -> None:
        """Use a clause, or none of those that are left."""
        if family == self.option:
            self.machine.call(t, index)
        else:
            self.machine.pass_on(t)
