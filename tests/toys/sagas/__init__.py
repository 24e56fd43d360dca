"""Sagas: a whole game that uses every part of effects, in plain interpreted Python.

Two or three players hold six open cards each. In a turn one visits a place or plays a card. Places
and cards are trees of effects; cards in play listen, replace, change numbers, and are used at any
time. A round ends with an income by the die. Most fame
after the last round wins.
"""

from typing import Any, cast

from skali.core.bits import places
from skali.core.chance import Chance
from skali.core.effects.codes import OPTIONS as FIRST_OPTION
from skali.core.effects.sentences import Sentences, joined
from skali.core.effects.written import WrittenEffects
from skali.core.game import Ask, Game, Option, Stream, Value
from skali.core.message import Message, Refusal, say
from skali.core.pending import dump_pending
from skali.core.position import Fields
from skali.core.scene import Cut, Node, Panel, Scene
from skali.core.state import State
from skali.text import speaker
from tests.toys.sagas.asks import (
    ASK_CHOOSE,
    ASK_TURN,
    DECLINE,
    END,
    OPTIONS,
    PLAYS,
    PROGRAM,
    QUESTIONS,
    SPACE,
    USE,
)
from tests.toys.sagas.table import DEEP, MACHINE, Sagas
from tests.toys.sagas.vocabulary import CARDS, CODER, DATA, GOODS, PLACES, VOCABULARY

EFFECTS = WrittenEffects(MACHINE, CODER, CARDS)
SENTENCES = Sentences(VOCABULARY)
NAMES = tuple(QUESTIONS.by_name)


def clause_text(card: int, place: int) -> Message:
    """Say one clause of a card."""
    return SENTENCES.clause(DATA.tables("card")[card].value("clauses", list)[place])


def card_text(card: int) -> Message:
    """Say all that a card does."""
    clauses = DATA.tables("card")[card].value("clauses", list)
    return joined("skali-effect-semicolon", [SENTENCES.clause(clause) for clause in clauses])


def place_text(place: int) -> Message:
    """Say what a place brings."""
    return SENTENCES.effect(DATA.tables("place")[place].data["effect"])


class SagasGame(Game):
    """The title."""

    key = "sagas"
    seats = (2, 3)
    version = "1"
    minutes = (2, 4)
    weight = 1
    hidden = False
    options = (Option("rounds", (3, 4), default=4),)
    streams = (Stream("deal", CARDS), Stream("dice"))
    space = SPACE
    package = "tests.toys.sagas"
    speak = staticmethod(speaker("tests.toys.sagas"))

    def begin(self, seats: int, options: dict[str, Value], chance: Chance) -> State:
        state = self.empty(seats, options)
        state.deal(chance, DATA.integer("hand"))
        state.begin_turn()
        return state

    def empty(self, seats: int, options: dict[str, Value]) -> Sagas:
        """Make a table without luck."""
        state = Sagas(self, seats)
        state.rounds = int(options["rounds"])
        return state

    # --- positions ---

    def dump(self, state: State, seat: int | None) -> dict[str, Any]:
        t = cast("Sagas", state)
        return {
            **self.header(t.seats, {"rounds": t.rounds}),
            "round": t.round,
            "active": t.active,
            "acted": t.acted,
            "players": [
                {
                    "goods": {good: t.good(who, n) for n, good in enumerate(GOODS)},
                    "ships": int(t.ships[who]),
                    "fame": int(t.fame[who]),
                    "hand": [CARDS[card] for card in places(t.hands[who])],
                }
                for who in range(t.seats)
            ],
            "effects": EFFECTS.dump(t),
            "pending": dump_pending(t, alone=True),
        }

    def restore(self, position: Fields, options: dict[str, Value], chance: Chance) -> State:
        seats = position.integer("seats", 2, 2, 3)
        t = self.empty(seats, options)
        t.round = position.integer("round", 1, 1, t.rounds)
        t.active = position.integer("active", 0, 0, seats - 1)
        t.acted = position.flag("acted", default=False)
        for who, player in enumerate(position.tables("players", seats)):
            goods = player.counts("goods", GOODS) or list(DATA.integers("start"))
            for number, amount in enumerate(goods):
                t.goods[who * len(GOODS) + number] = amount
            t.ships[who] = player.integer("ships", 0, 0, DATA.integer("berths"))
            t.fame[who] = player.integer("fame", 0, 0, 999)
            for card in player.words("hand", CARDS):
                t.hands[who] |= 1 << card
            player.close()
        effects = position.table("effects")
        EFFECTS.load(t, effects)
        effects.close()
        if not position.has("pending"):
            t.ask(ASK_TURN, t.active)
        EFFECTS.load_pending(t, position.tables("pending", DEEP), t.active)
        t.settle(chance)
        return t

    # --- why not ---

    def forbids(self, state: State, action: int, seat: int) -> Refusal | None:
        t = cast("Sagas", state)
        if action < OPTIONS or action == END:
            return None if action == END else self.against_turn(t, action, seat)
        if action >= USE:
            if seat != t.active:
                return Refusal("SAG-1")
            return None if MACHINE.usable(t, seat) >> action - USE & 1 else Refusal("SAG-6")
        choosing = t.asks(ASK_CHOOSE)
        if action == DECLINE:
            free = MACHINE.declinable(t) if choosing else MACHINE.may_pass(t)
            return None if free else Refusal("SAG-5")
        offered = MACHINE.offered(t, seat) if choosing else MACHINE.callable_clauses(t)
        return None if offered >> action - OPTIONS & 1 else Refusal("SAG-5")

    def against_turn(self, t: Sagas, action: int, seat: int) -> Refusal | None:
        """Say what forbids a visit or a card."""
        if t.acted:
            return Refusal("SAG-2")
        if action < PLAYS:
            return None if t.open(seat, action) else Refusal("SAG-3")
        return None if t.hands[seat] >> action - PLAYS & 1 else Refusal("SAG-4")

    # --- for people ---

    def ask(self, state: State, seat: int) -> Ask:
        return Ask(say(f"sagas-ask-{state.asking()}"), state.question().rule)

    def describe(self, state: State, action: int, seat: int) -> Message:
        t = cast("Sagas", state)
        if action < PLAYS:
            name = Message(f"sagas-subject-{PLACES[action]}")
            return say("sagas-do", what=name, effect=place_text(action))
        if action < OPTIONS:
            card = action - PLAYS
            return say("sagas-do", what=CARDS[card], effect=card_text(card))
        if action < DECLINE:
            return self.option_text(t, action - OPTIONS)
        if DECLINE < action < END:
            clause = CODER.deck.anytime[action - USE]
            return say(
                "sagas-do",
                what=CARDS[int(clause.card)],
                effect=clause_text(int(clause.card), int(clause.place)),
            )
        return say("sagas-decline" if action == DECLINE else "sagas-end")

    def option_text(self, t: Sagas, option: int) -> Message:
        """Say what an option brings: by its program's name, or the clause it calls."""
        if t.asks(ASK_CHOOSE):
            table = t.get(PROGRAM)
            address = int(MACHINE.code[table + FIRST_OPTION + option])
            return say("sagas-option", name=EFFECTS.names[address])
        clause = MACHINE.clause_at(t, option)
        card = int(clause.card)
        return say("sagas-do", what=CARDS[card], effect=clause_text(card, int(clause.place)))

    def node(self, state: State, action: int, seat: int) -> str:
        return "-".join(SPACE.text(action).split())

    def scene(self, state: State, seat: int | None = None, cut: Cut = "wide") -> Scene:
        """Places in the middle, a panel for each player, and buttons for what may be done."""
        t = cast("Sagas", state)
        middle = Panel("middle", say("sagas-middle"), 500, 50, floor=13)
        for number, place in enumerate(PLACES):
            middle.add(Node(f"visit-{place}", 100 * number, 0, 100, 50, text=place))
        panels = [middle]
        for who in range(t.seats):
            panel = Panel(
                f"player-{who}",
                say("sagas-player", seat=who + 1),
                2000,
                50,
                owner=who,
                slot="own",
                floor=13,
            )
            text = f"{t.fame[who]} {t.ships[who]} {[t.good(who, n) for n in range(3)]}"
            panel.add(Node(f"stock-{who}", 0, 0, 100, 50, text=text, owner=who))
            for card in places(t.hands[who]):
                name = CARDS[card]
                panel.add(Node(f"play-{name}", 100 * card + 100, 0, 90, 50, text=name, owner=who))
            panels.append(panel)
        scene = Scene(panels)
        if seat is not None and seat in state.turn:
            nodes = [(self.node(state, action, seat), action) for action in state.legal(seat)]
            answers = Panel("answers", say("sagas-answers"), 2000, 50, owner=seat, answers=True)
            for number, (id_, _) in enumerate(nodes):
                if scene.node(id_) is None:
                    answers.add(Node(id_, 100 * number, 0, 90, 50, text=id_))
            panels.append(answers)
            scene = Scene(panels)
            scene.offer(nodes)
        return scene

    def story(self, before: State, seat: int, action: int, after: State) -> list[Message]:
        return [say("sagas-story", seat=seat + 1, action=SPACE.text(action))]


GAME = SagasGame()
