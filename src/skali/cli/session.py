"""The conversation of `skali play`: shows the table, understands what is typed, plays the bots."""

import difflib
import json
import sys
from collections.abc import Callable, Mapping
from pathlib import Path

from skali import bots
from skali.bots import Bot, counsel
from skali.cli import output, words
from skali.cli.placing import Steps, entries
from skali.cli.tabletop import Seen, show, show_news, show_sheet, wrapped
from skali.core import record, twin
from skali.core.errors import LONGEST_SHOWN, ActionError
from skali.core.game import Choice, Decision
from skali.core.grids import Piece
from skali.core.match import Match
from skali.core.message import Message, say
from skali.core.record import Entry
from skali.core.state import State

MOST_RULES = 8

GERMAN = {
    "ende": "quit",
    "hilfe": "help",
    "optionen": "options",
    "regeln": "rules",
    "speichern": "save",
    "tipp": "hint",
    "tisch": "table",
    "warum": "why",
    "zeichen": "legend",
    "zurück": "undo",
}
SHORT = {"?": "help", "h": "help", "q": "quit", "exit": "quit", "u": "undo"}


class Session:
    """One person at a table with bots."""

    def __init__(
        self, match: Match, seat: int, others: Mapping[int, Bot], language: str, seed: int
    ) -> None:
        """Sit down."""
        self.match = match
        self.game = match.game
        self.seat = seat
        self.others = others
        self.language = language
        self.seed = seed
        self.leaving = False
        self.seen: Seen = {}
        """What of the table the person was shown last: only what is new is shown again."""
        self.commands: dict[str, Callable[[str], bool]] = {
            "help": self.help,
            "hint": self.hint,
            "legend": self.legend,
            "options": self.options,
            "quit": self.quit,
            "rules": self.rules,
            "save": self.save,
            "svg": self.svg,
            "table": self.table,
            "undo": self.undo,
            "why": self.why,
        }

    @property
    def state(self) -> State:
        """The table as it is now."""
        return self.match.state

    def say(self, message: Message) -> None:
        """Say something in the hall's words."""
        print(words.hall(message, self.language))

    def speak(self, message: Message) -> str:
        """Say it in the game's words."""
        return self.game.speak(message, self.language)

    # --- the course of the game ---

    def run(self) -> int:
        """Play until the person leaves."""
        title = words.title(self.game, self.language)
        self.say(say("cli-welcome", game=title, seat=self.seat + 1, seed=str(self.seed)))
        while not self.leaving:
            if self.state.over:
                self.finish()
            elif self.seat in self.state.turn:
                self.my_turn()
            else:
                self.let_bot_play()
        self.say(say("cli-goodbye"))
        return output.OK

    def let_bot_play(self) -> None:
        """Let the bot whose turn it is decide, and tell what it did."""
        seat = self.state.turn[0]
        self.play(bots.answer_of(self.others[seat], bots.see(self.state, seat)), seat)

    def play(self, action: int, seat: int) -> None:
        """Play a decision and tell what it did."""
        before = self.state
        self.match.play(action, seat)
        for message in self.game.story(before, seat, action, self.state):
            print(wrapped(f"  · {self.speak(message)}", "    "))

    def my_turn(self) -> None:
        """Show the table and the options, and listen until something changes."""
        print()
        show_news(self.game, self.state, self.seat, self.language, self.seen)
        self.ask()
        self.listen(ways(self.decision()))

    def finish(self) -> None:
        """Show the score sheet, and listen for what the person still wants."""
        print()
        show_sheet(self.game, self.state, self.seat, self.language)
        self.say(say("cli-after-the-end"))
        self.listen(0)

    def listen(self, choices: int) -> None:
        """Take lines until one changes the table, or no more come."""
        changed = False
        while not changed and not self.leaving:
            try:
                line = self.heard(words.hall(say("cli-input", last=choices), self.language))
            except EOFError:
                print()
                self.leaving = True
            except UnicodeDecodeError:
                self.say(say("cli-not-understood", text="?"))
            else:
                changed = self.answer(line) if line else False

    def heard(self, prompt: str) -> str:
        """Return the next line; one that nobody typed here is written out to be seen."""
        line = input(prompt).strip()
        if not sys.stdin.isatty():
            print(line)
        return line

    def answer(self, line: str) -> bool:
        """Do what a line says; return whether the table changed."""
        word, _, rest = line.partition(" ")
        name = word.lower()
        name = SHORT.get(name, GERMAN.get(name, name))
        if name in self.commands:
            return self.commands[name](rest.strip())
        if line.isdecimal():
            return self.choose(line)
        return self.act(line)

    # --- deciding ---

    def decision(self) -> Decision | None:
        """Return what the person is asked now."""
        return self.game.decision(self.state, self.seat)

    def ask(self) -> None:
        """Print the question and all options by number."""
        decision = self.decision()
        if decision is None:
            self.say(say("cli-over"))
            return
        print()
        print(wrapped(f"{self.speak(decision.prompt)} [{decision.rule}]", ""))
        lines = [self.option(choice) for choice in decision.choices]
        lines += entries(decision, self.game, self.language)
        for number, line in enumerate(lines, start=1):
            print(wrapped(f"  {number:>3}  {line}", " " * 7))
        if any(choice.reveals for choice in decision.choices):
            self.say(say("cli-reveals"))

    def option(self, choice: Choice) -> str:
        """Write an option: the sentence, the notation, and a star if it reveals something."""
        star = " *" if choice.reveals else ""
        return f"{self.speak(choice.message)} ({choice.notation}){star}"

    def choose(self, number: str) -> bool:
        """Play the option of a number."""
        decision = self.decision()
        if decision is not None:
            options: list[Choice | Piece] = [*decision.choices, *decision.placing.pieces]
            for index, option in enumerate(options, start=1):
                if number.lstrip("0") == str(index):
                    if isinstance(option, Piece):
                        return self.lay(decision, option)
                    return self.decide(option.action)
        self.say(say("cli-no-such-option", number=shown(number), last=ways(decision)))
        return False

    def lay(self, decision: Decision, piece: Piece) -> bool:
        """Ask step by step where a piece shall lie, and lay it there."""
        panels = self.game.scene(self.state, self.seat).panels
        grids = [grid for panel in panels for grid in panel.grids]
        steps = Steps(self.game, grids, piece, self.language)
        actions = steps.lead(decision.placing, self.number)
        for action in actions:
            self.decide(action)
        return bool(actions)

    def number(self, last: int) -> int:
        """Take a number from 1 to the last one; nothing else counts, and 0 goes back."""
        while True:
            try:
                line = self.heard(words.hall(say("cli-lay-input", last=last), self.language))
            except (EOFError, UnicodeDecodeError):
                return 0
            if line == "0" or not line:
                return 0
            if line.isdecimal() and len(line) < 4 and 0 < int(line) <= last:
                return int(line)
            self.say(say("cli-no-such-option", number=shown(line), last=last))

    def act(self, text: str) -> bool:
        """Play an action written in the notation, or say why not."""
        action = self.parsed(text)
        if action is None or self.refused(action):
            return False
        return self.decide(action)

    def decide(self, action: int) -> bool:
        """Play the person's own decision."""
        self.play(action, self.seat)
        return True

    def parsed(self, text: str) -> int | None:
        """Return the action meant by a text, or say what could have been written."""
        try:
            return self.state.number(text)
        except ActionError:
            families = self.game.space.families
            near = difflib.get_close_matches(text.partition(" ")[0], families, n=1)
            if near:
                forms = (f"<{axis.describe()}>" for axis in families[near[0]].axes)
                self.say(say("cli-action-form", text=shown(text), form=" ".join((near[0], *forms))))
            else:
                self.say(say("cli-not-understood", text=shown(text)))
            return None

    def refused(self, action: int) -> bool:
        """Say which rule forbids an action, if one does."""
        refusal = self.state.why_not(action, self.seat)
        if refusal is None:
            return False
        self.say(say("cli-refused", rule=refusal.rule, reason=self.speak(refusal.message)))
        return True

    # --- what else can be said ---

    def why(self, text: str) -> bool:
        """Say whether an action is allowed, or which rule forbids it."""
        if not text:
            self.say(say("cli-why-what"))
            return False
        action = self.parsed(text)
        if action is not None and not self.refused(action):
            message = self.game.describe(self.state, action, self.seat)
            self.say(say("cli-allowed", sentence=self.speak(message)))
        return False

    def hint(self, _: str) -> bool:
        """Say what a bot would do with what the person sees, why, and what else is good."""
        if self.state.over:
            self.say(say("cli-over"))
            return False
        view = bots.see(self.state, self.seat)
        best, *others = counsel.advise(view, self.seed)
        why = counsel.reason(self.state, best.action, self.seat, self.seed)
        self.say(say("cli-hint", **self.told(best), reason=self.speak(why)))
        for other in others:
            self.say(say("cli-hint-other", **self.told(other)))
        return False

    def told(self, option: counsel.Option) -> dict[str, str]:
        """Write an option: what it is, and what may be expected of it."""
        points = words.number(option.points or 0, self.language, 1)
        expected = say("cli-hint-points", points=points)
        if option.place is not None:
            place = words.number(option.place, self.language, 1)
            expected = say("cli-hint-place", points=points, place=place)
        return {
            "sentence": self.speak(self.game.describe(self.state, option.action, self.seat)),
            "action": self.game.space.text(option.action),
            "expected": words.hall(expected, self.language),
        }

    def undo(self, _: str) -> bool:
        """Take back everything since the person's last decision, if nothing was revealed."""
        entries = [step.entry for step in self.match.steps]
        back = since_own(entries, self.seat)
        if back == 0:
            self.say(say("cli-nothing-to-undo"))
            return False
        if back > self.match.undoable():
            self.say(say("cli-undo-too-late"))
            return False
        self.match.undo(back)
        self.say(say("cli-undone", count=back))
        return True

    def options(self, _: str) -> bool:
        """Print all options."""
        self.ask()
        return False

    def legend(self, _: str) -> bool:
        """Say what the signs on the table mean."""
        none = words.hall(say("cli-no-legend"), self.language)
        print(wrapped(words.game_word(self.game, f"{self.game.key}-legend", self.language, none)))
        self.say(say("cli-reveals"))
        return False

    def table(self, _: str) -> bool:
        """Show everything on the table, and what its signs mean."""
        show(self.game, self.state, self.seat, self.language)
        return self.legend("")

    def rules(self, word: str) -> bool:
        """Print the rules that have a word."""
        found = [
            rule
            for rule in self.game.rules_in(self.language).values()
            if word and word.lower() in f"{rule.id} {rule.part} {rule.text}".lower()
        ]
        for rule in found[:MOST_RULES]:
            print(wrapped(f"  {rule.id}  {rule.text}"))
        if not word:
            self.say(say("cli-rules-what"))
        elif len(found) > MOST_RULES or not found:
            more = max(0, len(found) - MOST_RULES)
            self.say(say("cli-rules-found", count=more, word=shown(word)))
        return False

    def save(self, file: str) -> bool:
        """Write the record; a name that ends in .json gets the JSON twin."""
        if file.endswith(".json"):
            data = twin.to_json(self.match.record(), self.game)
            return self.write(file, json.dumps(data, indent=1, ensure_ascii=False) + "\n")
        return self.write(file, record.write(self.match.record(), self.game))

    def svg(self, file: str) -> bool:
        """Draw the table into a file."""
        return self.write(file, self.game.draw(self.state, self.seat, self.language))

    def write(self, file: str, text: str) -> bool:
        """Write a file and say so."""
        if not file:
            self.say(say("cli-file-what"))
            return False
        try:
            Path(file).write_text(text, encoding="utf-8")
        except OSError as error:
            reason = error.strerror or type(error).__name__
            self.say(say("cli-not-written", file=file, reason=reason))
        else:
            self.say(say("cli-written", file=file))
        return False

    def help(self, _: str) -> bool:
        """Say what can be said."""
        self.say(say("cli-help"))
        return False

    def quit(self, _: str) -> bool:
        """Leave the table."""
        self.leaving = True
        return False


def ways(decision: Decision | None) -> int:
    """Count the numbered options of a decision."""
    return len(decision.choices) + len(decision.placing.pieces) if decision else 0


def shown(text: str) -> str:
    """Cut a long text short."""
    return text if len(text) <= LONGEST_SHOWN else text[:LONGEST_SHOWN] + "…"


def since_own(entries: list[Entry], seat: int) -> int:
    """Count the decisions from the seat's last one to now; 0 if it made none."""
    for back, entry in enumerate(reversed(entries), start=1):
        if entry.seat == seat:
            return back
    return 0
