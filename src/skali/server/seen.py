"""What is seen of a table, as types: who sits there, the picture, the question, the log.

Like `answers.py` they cost nothing while the hall runs, and are written down for the client.
"""

from collections.abc import Sequence
from typing import Literal, NotRequired

from typing_extensions import TypedDict

OptionValue = bool | int | str
Actions = Sequence[int]
Slot = Literal["shared", "supply", "own", "tray", "rival"]
Form = Literal["full", "summary"]
ActKind = Literal[
    "told", "laid", "flipped", "rolled", "fought", "scored", "dealt", "shown", "banner"
]
Rows = Sequence[int]
"""One mask a row, from the top row down; bit 0 is the leftmost column."""


# --- the table and who sits there ---


class User(TypedDict):
    """Somebody, as others see him."""

    id: str
    name: str
    account: bool


class Clock(TypedDict, total=False):
    """How much time everybody has."""

    minutes: int
    increment: int
    days: int


class Seat(TypedDict):
    """A seat and who has it."""

    seat: int
    kind: Literal["me", "invite", "open", "bot"]
    name: str
    """What everybody at the table calls it; two bots of one level have different names."""
    user: User | None
    bot: str | None
    substitute: str | None
    invite: str | None
    online: bool
    left: float | None


class Result(TypedDict):
    """How a game ended, by seat."""

    scores: Sequence[int]
    places: Sequence[int]
    outcomes: NotRequired[Sequence[float]]
    """What each seat got of what it played for, from 0 to 1; old tables lack it."""
    aim: NotRequired[Literal["competing", "alone", "together"]]
    """What was played for: the first place, a success alone, or a common one."""


class Closing(TypedDict):
    """Why a table cannot go on, or be shown, by the rules of now."""

    before: str
    """The rules version by which it began."""
    now: str
    decision: int
    """The last decision that would be the same."""
    problem: str


class DataName(TypedDict):
    """A data set: values that somebody has read off the printed game."""

    name: str
    fingerprint: str


class TableView(TypedDict):
    """A table, without what happens on it."""

    id: str
    game: str
    title: str | None
    status: Literal["waiting", "running", "finished", "closed", "abandoned"]
    pace: Literal["live", "days"]
    clock: Clock | None
    options: dict[str, OptionValue]
    data: DataName | None
    """With whose values it is played instead of the hall's own."""
    version: str
    open: bool
    number: int
    host: str
    is_host: bool
    commitment: str | None
    secret: str | None
    result: Result | None
    turn: list[int]
    watch: str | None
    """The link with which others may look on; for those who play here."""
    created: float
    changed: float
    me: int | None
    """The seat through which the caller looks."""
    mine: list[int]
    """All seats of the caller."""
    several: bool
    """Whether one person may take several seats."""
    closing: Closing | None
    """Set where new rules have closed it; of a finished one the result stands."""
    seats: list[Seat]


# --- the picture ---


class SceneNode(TypedDict):
    """A thing on the table. Defaults are left out."""

    id: str
    x: float
    y: float
    w: float
    h: float
    sprite: NotRequired[str]
    tone: NotRequired[str]
    text: NotRequired[str]
    size: NotRequired[float]
    align: NotRequired[Literal["start", "middle", "end"]]
    owner: NotRequired[int]
    label: NotRequired[str]
    actions: NotRequired[Actions]
    refused: NotRequired[Actions]
    """Actions that belong here but are not allowed now: a click asks why."""
    turned: NotRequired[float]
    faint: NotRequired[bool]
    shape: NotRequired[Literal["box", "disc", "pill", "ring", "veil"]]
    mark: NotRequired[str]
    cells: NotRequired[Rows]
    """Instead of a shape: cells that fill the node's box."""


class Grid(TypedDict):
    """Square cells on a panel, below its nodes."""

    id: str
    label: str
    x: float
    y: float
    cell: float
    columns: int
    rows: int
    cells: Rows
    """The cells that there are."""
    covered: Rows
    tone: str


class PanelFrame(TypedDict):
    """A part of the table, without what stands there."""

    id: str
    title: str
    w: float
    h: float
    owner: int
    active: bool
    tone: str
    answers: bool
    """It only holds buttons for what has no place on the table: they stand beside the question."""
    slot: Slot
    form: Form
    floor: float
    """Smallest text on it, in units."""
    grids: NotRequired[list[Grid]]


class ScenePanel(PanelFrame):
    """A part of the table."""

    nodes: list[SceneNode]


class SceneFrame(TypedDict):
    """How a scene is laid out."""

    plan: Literal["beside", "above"]
    share: float
    """How many units the shared slot has of the table's width (beside) or height (above)."""
    shields: NotRequired[list[str]]
    """The drawing of each seat's shield, where it is not the same in every game."""


class Scene(SceneFrame):
    """All that is drawn."""

    panels: list[ScenePanel]


class Change(TypedDict):
    """A thing that would be different."""

    panel: str
    node: SceneNode
    """The thing as it would be; one that is gone, as it was."""
    tone: Literal["gain", "loss", "new", "moved", "gone"]


class SamePanel(TypedDict):
    """A panel that did not change at all."""

    id: str


Run = tuple[int, int]
"""Of a list that was sent before: its first entry that is still there, and how many in a row."""


class ChangedPanel(PanelFrame):
    """A panel with nodes that are new, and runs of those that lay in it before."""

    nodes: list[SceneNode | Run]


class PatchedScene(SceneFrame):
    """What is new of all that is drawn."""

    panels: list[ChangedPanel | SamePanel]


# --- what is asked and told ---


class Choice(TypedDict):
    """One way to decide."""

    action: int
    notation: str
    sentence: str
    node: str
    reveals: bool
    final: bool
    """Whether its owner cannot take it back."""


PieceForm = tuple[int, Rows]
"""How a piece looks when it is turned (0-3 clockwise, +4 flipped first)."""
Area = tuple[int, str, int, int, int, Rows]
"""Where a form fits on a grid: form, grid, base, step, top row, and anchors as masks from there.

The action of an anchor is base + row * step + column."""


class Piece(TypedDict):
    """A thing that can be laid on grids now."""

    id: str
    label: str
    tone: str
    sprite: str
    node: str
    """Where it lies now: a click there takes it in hand."""
    first: int
    """An action to be played before it is laid; -1 if there is none."""
    forms: list[PieceForm]
    """Forms that look different; the first is not turned."""
    places: list[Area]


class About(TypedDict):
    """Where on the table a question is answered: it is brought into view."""

    panel: str
    nodes: Sequence[str]
    """The things in question; none means the whole panel."""
    focus: Literal["keep", "open"]
    """Whether the panel is opened large."""


class Plan(TypedDict):
    """Something that can be worked out now: several ordinary actions in a row."""

    key: str
    title: str
    grid: str
    """The board that it is about; empty if it is about none."""


class Decision(TypedDict):
    """What a seat is asked, or may do though nobody waits for it."""

    seat: int
    must: bool
    """Whether the table waits for the answer."""
    prompt: str
    rule: str
    choices: list[Choice]
    placing: NotRequired[list[Piece]]
    """What can be laid on grids; no choice stands for any of it."""
    about: NotRequired[About]
    plans: NotRequired[list[Plan]]


class LogEntry(TypedDict):
    """What a decision did; of others' decisions, while the game runs, without the action."""

    at: int
    seat: int
    action: str | None
    sentences: list[str]


class Move(TypedDict):
    """Equal pieces that travel together; places are ids of nodes."""

    piece: str
    """What travels: a node of the picture after, or of the one before if it leaves the table."""
    start: NotRequired[str]
    """Where it comes from in the picture before; left out, from its own place."""
    end: NotRequired[str]
    """Where it goes in the picture after; left out, to its own place."""
    number: NotRequired[int]


class Count(TypedDict):
    """A number on the table that becomes another one."""

    node: str
    old: int
    new: int


class Die(TypedDict):
    """A die as it fell."""

    face: str
    counts: bool
    again: bool


class Summand(TypedDict):
    """A part of a strength, or a modifier of a roll."""

    label: str
    amount: int


class Roll(TypedDict):
    """Dice, what was added to them, and what they had to reach."""

    dice: list[Die]
    parts: list[Summand]
    against: int | None
    success: bool | None


class Side(TypedDict):
    """One side of a fight."""

    name: str
    seat: int
    sprite: str
    strength: int
    parts: list[Summand]
    dice: list[Die]
    losses: str


class Fight(TypedDict):
    """Two sides, and which of them won."""

    sides: list[Side]
    winner: int


class ScoreLine(TypedDict):
    """A line of a scoring."""

    label: str
    seat: int
    points: int


class Act(TypedDict):
    """Something that happened; besides its sentence only what there is to see of it."""

    kind: ActKind
    sentence: str
    moves: NotRequired[list[Move]]
    counts: NotRequired[list[Count]]
    gains: NotRequired[list[str]]
    nodes: NotRequired[Sequence[str]]
    """What is turned over, or shown."""
    sprite: NotRequired[str]
    title: NotRequired[str]
    roll: NotRequired[Roll]
    fight: NotRequired[Fight]
    lines: NotRequired[list[ScoreLine]]
    totals: NotRequired[Sequence[int]]


class Mark(TypedDict):
    """What another seat has moved last."""

    seat: int
    nodes: list[str]


class SheetLine(TypedDict):
    """A line of the score sheet, by seat."""

    key: str
    label: str
    values: Sequence[int]


class Vote(TypedDict):
    """A question to everybody."""

    id: int
    what: Literal["takeback", "substitute"]
    seat: int
    target: int
    voters: list[int]
    agreed: list[int]


class ChatMessage(TypedDict):
    """Something that was said."""

    id: int
    user: User | None
    text: str
    time: float


class UndoOffer(TypedDict):
    """How far the seat can go back by itself, and the last decision that stands."""

    to: int
    last: int


class Told(TypedDict):
    """Everything that a view tells but the picture and the table's own data."""

    number: int
    at: int
    decisions: int
    seat: int | None
    live: bool
    decision: Decision | None
    waiting_for: list[int]
    undo: UndoOffer | None
    votes: list[Vote]
    log: list[LogEntry]
    marks: list[Mark]
    sheet: list[SheetLine]
    result: Result | None


class GameView(Told):
    """A view as far as it depends on the game alone."""

    scene: Scene


class View(GameView):
    """What a seat is shown."""

    table: TableView


class ViewWithTalk(View):
    """A view with what was said at the table."""

    chat: list[ChatMessage]


class PatchedView(Told):
    """A view for one who has the one before; its log has only the lines that are new."""

    table: TableView
    kept: Run
    """The lines of the log before, to which the new ones are added."""
    scene: PatchedScene
    offers: dict[str, Actions]
    """What nodes offer the seat now."""
    refused: dict[str, Actions]
    """What nodes do not offer now, though it belongs there: a click asks why."""
