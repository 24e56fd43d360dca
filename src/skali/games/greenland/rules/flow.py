"""The flow of the game: how phases and rounds follow one another, and the end."""

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from skali.core import state as aims
from skali.core.arrays import vec
from skali.core.chance import Chance
from skali.core.questions import Dispatch
from skali.core.state import share_of_first
from skali.games.greenland.advice import evaluation
from skali.games.greenland.advice.terms import WEIGHTS
from skali.games.greenland.rules import (
    asks,
    auction,
    components,
    dice,
    elders,
    events,
    fights,
    hands,
    hunt,
    livestock,
    navigation,
    placing,
    roll,
    scoring,
    swaps,
    talks,
    thrown,
)
from skali.games.greenland.rules.actions import SPACE
from skali.games.greenland.rules.asks import CULTURE
from skali.games.greenland.rules.leading import ask_next
from skali.games.greenland.rules.round import (
    AUCTION,
    BEGIN,
    COUNCIL,
    ELDERS,
    END,
    EVENT,
    FIGHTING,
    HUNTING,
    LIVESTOCK,
    NAVIGATING,
    OVER,
    PEACE,
    PLACING,
    TALKING,
    TOGETHER,
)
from skali.games.greenland.rules.state import Table
from skali.games.greenland.rules.transport import rest

if TYPE_CHECKING:
    from skali.core.game import Game

DEPTH: Final = 12
POINT: Final[i64] = 1000
CUBE: Final[i64] = 10
DISPATCH: Final[Dispatch] = Dispatch(
    SPACE,
    asks.QUESTIONS,
    (
        *hands.ANSWERS,
        *events.ANSWERS,
        *livestock.ANSWERS,
        *auction.ANSWERS,
        *placing.ANSWERS,
        *navigation.ANSWERS,
        *talks.ANSWERS,
        *swaps.ANSWERS,
        *fights.ANSWERS,
        *dice.ANSWERS,
        *hunt.ANSWERS,
        *roll.ANSWERS,
        *elders.ANSWERS,
    ),
    depth=DEPTH,
    anytime=hands.Exchanging(asks.EXCHANGE),
    weights=WEIGHTS,
)


@final
class Greenland(Table):
    """A game of Greenland."""

    def __init__(self, game: "Game", seats: i64, old: "Greenland | None" = None) -> None:
        """Lay out an empty table, or take over everything from another one."""
        super().__init__(game, seats, DISPATCH, old)

    def copy(self) -> "Greenland":
        """Return an independent copy."""
        return Greenland(self.game, self.seats, self)

    def apply(self, action: i64, chance: Chance, seat: i64 = -1) -> None:
        """Carry out a legal action; the rolls of the last one are over."""
        if len(self.thrown) > 0:
            self.thrown = thrown.NOTHING
        super().apply(action, chance, seat)

    def go_on(self, chance: Chance) -> bool:
        """GREEN-003, GREEN-004: phase after phase, round after round, until it is over."""
        if self.phase == OVER:
            return False
        next_step(self, chance)
        return self.phase != OVER

    def score(self, seat: i64) -> i64:
        """Return the seat's points as if the game ended now, or how many cultures survive."""
        if self.mode == TOGETHER:
            return scoring.survivors(self)
        return scoring.points(self, self.circle[seat])

    def ranking(self, seat: i64) -> i64:
        """GREEN-234, GREEN-AMB-42: points; by choice then cubes, then the last in player order."""
        points = self.score(seat) * POINT
        if self.tie_break == 0 or self.mode == TOGETHER:
            return points
        culture = self.circle[seat]
        return points + CUBE * scoring.people(self, culture) + self.turn_of(culture)

    def turn_of(self, culture: i64) -> i64:
        """Return a culture's place in the player order of this round, from 0."""
        step: i64 = 0
        while self.first >= 0 and self.after(self.first, step) != culture:
            step += 1
        return step

    def aim(self) -> str:
        """GREEN-236, GREEN-238: in the common game, alone or not, all win or lose together."""
        return aims.TOGETHER if self.mode == TOGETHER else aims.COMPETING

    def outcome(self, seat: i64) -> float:
        """GREEN-238: all survive or all have lost; else the share of the first place."""
        if self.mode == TOGETHER:
            return 1.0 if scoring.survivors(self) == self.players else 0.0
        return share_of_first(self, seat)

    def features(self, seat: i64) -> vec[float]:
        """Return the values of all terms of the evaluation."""
        return evaluation.features(self, seat)

    def ahead(self, seat: i64) -> float:
        """Say how much of the game is still to come, from 1 to 0."""
        return evaluation.ahead(self)

    def sheet(self) -> dict[str, list[int]]:
        """Return the score sheet as if the game ended now."""
        return scoring.sheet(self)


def next_step(t: Table, chance: Chance) -> None:
    """Go on with the phase, or to the next one."""
    if t.phase <= EVENT:
        event_phase(t, chance)
    elif t.phase <= COUNCIL:
        auction_and_council(t)
    elif t.phase <= NAVIGATING:
        placing_phase(t)
    elif t.phase <= PEACE:
        talks_and_fights(t)
    elif t.phase == HUNTING:
        if not ask_next(t, asks.QUARRY, hunt.hunted_on(t)):
            enter(t, LIVESTOCK)
    elif t.phase == LIVESTOCK:
        livestock_phase(t)
    elif t.phase == ELDERS:
        elder_phase(t)
    else:
        end_of_round(t, chance)


def enter(t: Table, phase: i64) -> None:
    """GREEN-004, GREEN-AMB-44: a phase ends for everybody before the next one begins."""
    t.phase = phase
    t.step = 0
    for culture in range(components.PEOPLES):
        if t.lives(culture) and t.dead[culture] == components.CUBES:
            t.alive &= ~(1 << culture)
            if t.mode == TOGETHER:
                t.phase = OVER
    if t.alive == 0:
        t.phase = OVER
        return
    while t.first >= 0 and not t.lives(t.first):
        t.first = t.after(t.first, 1)


def event_phase(t: Table, chance: Chance) -> None:
    """GREEN-005, GREEN-076, GREEN-077: icon after icon, then the ship."""
    if t.phase == BEGIN:
        events.begin_round(t, chance)
    elif t.step < components.ICON_COUNT[t.event]:
        t.step += 1
        events.apply_icon(t, t.step - 1, chance)
    elif auction.is_for_sale(t):
        enter(t, AUCTION)
        auction.open_auction(t)
    else:
        card = components.IMPORT_OF[t.event]
        if card not in (components.NOWHERE, components.KNARR):
            t.gone |= 1 << card
        enter(t, COUNCIL)


def auction_and_council(t: Table) -> None:
    """GREEN-014, GREEN-110: sell what the ship brings; then a war council may change the order."""
    if t.phase == AUCTION:
        if not auction.ask_next(t):
            auction.close(t)
            enter(t, COUNCIL)
        return
    enter(t, PLACING)
    if (
        t.chiefs >> t.named & 1 != 0
        and t.lives(t.named)
        and t.alive & ~(1 << t.named) != 0
        and t.phase != OVER
    ):
        t.ask(asks.COUNCIL, t.master[t.named], CULTURE.at(t.named))


def player(t: Table) -> i64:
    """Return whose turn it is in player order, and count it."""
    t.step += 1
    return t.after(t.first, t.step - 1)


def placing_phase(t: Table) -> None:
    """GREEN-114, GREEN-140: all place, then those who can navigate."""
    if t.step == t.players:
        if t.phase == PLACING:
            enter(t, NAVIGATING)
        else:
            begin_talks(t)
        return
    culture = player(t)
    if t.lives(culture):
        if t.phase == PLACING:
            placing.begin_turn(t, culture)
        else:
            navigation.begin_turn(t, culture)


def begin_talks(t: Table) -> None:
    """GREEN-007: mariners are free again, and everybody may talk."""
    enter(t, TALKING)
    rest(t)
    t.passes = 0
    t.tokens = t.alive


def talks_and_fights(t: Table) -> None:
    """GREEN-007: deals, then attacks, then the New World, then peace."""
    if t.phase == TALKING:
        talk(t)
    elif t.phase == FIGHTING:
        if not ask_next(t, asks.BATTLE, fights.contested(t)):
            fights.stand_down(t)
            fights.turn_hostile(t)
            enter(t, PEACE)
    elif t.step == t.players:
        enter(t, HUNTING)
    else:
        culture = player(t)
        if t.lives(culture):
            fights.ask_for_peace(t, culture)


def talk(t: Table) -> None:
    """GREEN-148, GREEN-243: offers, or swaps in the common game."""
    if t.mode != TOGETHER:
        if not talks.ask_next(t):
            begin_fights(t)
    elif t.step == t.players:
        begin_fights(t)
    else:
        culture = player(t)
        if t.lives(culture):
            t.ask(asks.SWAP, t.master[culture], CULTURE.at(culture))


def begin_fights(t: Table) -> None:
    """GREEN-007, GREEN-NEG-12: after the deals; nobody raids the wife of his own people."""
    enter(t, FIGHTING)
    fights.call_off_raids(t)


def livestock_phase(t: Table) -> None:
    """GREEN-203: hay and births in player order."""
    if t.step == t.players:
        enter(t, ELDERS)
        return
    culture = player(t)
    if t.lives(culture):
        livestock.tend(t, culture)
    else:
        livestock.starve(t, culture)


def elder_phase(t: Table) -> None:
    """GREEN-024, GREEN-210, GREEN-AMB-03: those who began as polytheists, then the others."""
    if t.step == 2 * t.players:
        enter(t, END)
        return
    old: i64 = 1 if t.step < t.players else 0
    culture = player(t)
    if t.lives(culture) and t.pagans >> culture & 1 == old:
        elders.begin_turn(t, culture)


def end_of_round(t: Table, chance: Chance) -> None:
    """GREEN-227, GREEN-228, GREEN-237: the last event, or an empty row, ends the game."""
    frozen = t.size[components.NORTH] == 0 or t.size[components.SOUTH] == 0
    if t.left == 0 or (frozen and t.mode != TOGETHER):
        t.phase = OVER
    else:
        events.begin_round(t, chance)
