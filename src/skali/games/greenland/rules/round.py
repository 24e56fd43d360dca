"""How far the game has come, and what holds for a round, a phase or a turn: single numbers."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from skali.core.questions import Dispatch
from skali.core.state import State
from skali.games.greenland.rules.components import NOWHERE

if TYPE_CHECKING:
    from skali.core.game import Game

# Where a round stands.
PHASES: Final = (
    "begin", "event", "auction", "council", "placing", "navigation", "talks", "fights", "peace",
    "hunt", "livestock", "elders", "end", "over",
)  # fmt: skip
BEGIN: Final[i64] = PHASES.index("begin")
EVENT: Final[i64] = PHASES.index("event")
AUCTION: Final[i64] = PHASES.index("auction")
COUNCIL: Final[i64] = PHASES.index("council")
PLACING: Final[i64] = PHASES.index("placing")
NAVIGATING: Final[i64] = PHASES.index("navigation")
TALKING: Final[i64] = PHASES.index("talks")
FIGHTING: Final[i64] = PHASES.index("fights")
PEACE: Final[i64] = PHASES.index("peace")
HUNTING: Final[i64] = PHASES.index("hunt")
LIVESTOCK: Final[i64] = PHASES.index("livestock")
ELDERS: Final[i64] = PHASES.index("elders")
END: Final[i64] = PHASES.index("end")
OVER: Final[i64] = PHASES.index("over")

MODES: Final = ("standard", "beginner", "together")
STANDARD: Final[i64] = MODES.index("standard")
BEGINNER: Final[i64] = MODES.index("beginner")
TOGETHER: Final[i64] = MODES.index("together")

NOBODY: Final[i64] = -1

# How a lonely player brings somebody home (GREEN-133).
NOT_FETCHED: Final[i64] = 0
FETCHED_FREE: Final[i64] = 1
FETCHED_BY_BOAT: Final[i64] = 2
FETCHED_ANYHOW: Final[i64] = 3


class Round(State):
    """The single numbers of a table; its things come on top."""

    def __init__(  # noqa: PLR0915 - a list
        self, game: "Game", seats: i64, dispatch: Dispatch, old: "Round | None" = None
    ) -> None:
        """Lay out an empty table, or take over everything from another one."""
        super().__init__(game, seats, dispatch, old)
        self.mode: i64 = STANDARD if old is None else old.mode
        """Alone, every game is a common one, whatever was chosen."""
        self.survivor: i64 = 0 if old is None else old.survivor
        self.open_hands: i64 = 1 if old is None else old.open_hands
        self.tie_break: i64 = 0 if old is None else old.tie_break
        self.players: i64 = 0 if old is None else old.players
        """How many cultures are in play."""
        self.alive: i64 = 0 if old is None else old.alive
        """Mask of the cultures that are not extinct."""
        self.faith: i64 = 0 if old is None else old.faith
        """Mask of the monotheists."""
        self.laid: i64 = 0 if old is None else old.laid
        """Cards that lie in the rows."""
        self.cold: i64 = 0 if old is None else old.cold
        """Those of them that are cold."""
        self.hostile: i64 = 0 if old is None else old.hostile
        """New World cards whose hostile side is up."""
        self.gone: i64 = 0 if old is None else old.gone
        """Cards that left the game."""
        self.aside: i64 = 0 if old is None else old.aside
        """Livestock sides that can still be had."""
        self.left: i64 = 0 if old is None else old.left
        """Rounds after this one."""
        self.round: i64 = 0 if old is None else old.round
        self.phase: i64 = BEGIN if old is None else old.phase
        self.step: i64 = 0 if old is None else old.step
        """How far the phase has come: icons applied, or players who had their turn."""
        self.event: i64 = NOWHERE if old is None else old.event
        self.named: i64 = NOBODY if old is None else old.named
        """The culture that the event names first; auctions follow it."""
        self.first: i64 = NOBODY if old is None else old.first
        """The first player of the round."""
        self.no_sea: i64 = 0 if old is None else old.no_sea
        self.no_markland: i64 = 0 if old is None else old.no_markland
        self.cooled: i64 = 0 if old is None else old.cooled
        """Whether a sunspot has worked in this round."""
        self.pagans: i64 = 0 if old is None else old.pagans
        """Who began the round as a polytheist."""
        self.chiefs: i64 = 0 if old is None else old.chiefs
        """Who began the round with a war chief."""
        self.raided: i64 = 0 if old is None else old.raided
        """Cards that were raided successfully in this round."""
        self.bid: i64 = 0 if old is None else old.bid
        self.quiet: i64 = 0 if old is None else old.quiet
        """How many have held back since the last bid."""
        self.lonely: i64 = 0 if old is None else old.lonely
        """Whether the player began the phase with at most one idle hunter."""
        self.fetched: i64 = NOT_FETCHED if old is None else old.fetched
        self.sailed: i64 = 0 if old is None else old.sailed
        """Mariners who carried evacuees."""
        self.evacuees: i64 = 0 if old is None else old.evacuees
        self.evacuated_leader: i64 = 0 if old is None else old.evacuated_leader
        self.passes: i64 = 0 if old is None else old.passes
        self.tokens: i64 = 0 if old is None else old.tokens
        """Cultures that may still swap in this round."""
        self.fought: i64 = 0 if old is None else old.fought
        self.hunted: i64 = 0 if old is None else old.hunted
        self.crown: i64 = 0 if old is None else old.crown
        """The face of the leader's own die; 0 if he has none."""
        self.crown_final: i64 = 0 if old is None else old.crown_final
