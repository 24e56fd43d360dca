"""What cards in play do: clauses that listen to events, and clauses that change numbers."""

from mypy_extensions import i64


class Clause:
    """One clause of a card: when it works, and the program that it runs."""

    __slots__ = (
        "card", "latch", "may", "most", "number", "origin", "place", "program", "scope", "simple",
        "sure", "test", "whose",
    )  # fmt: skip

    def __init__(self, number: i64, card: i64, place: i64, origin: i64) -> None:
        """Name a clause of a card: by a number of its own, and by its place on the card."""
        self.number: i64 = number
        self.card: i64 = card
        self.place: i64 = place
        self.origin: i64 = origin
        self.test: i64 = 0
        self.program: i64 = 0
        self.whose: i64 = 0
        """Whose event it listens to: the owner's, the others', anybody's."""
        self.scope: i64 = -1
        """How long uses are counted, or -1 if it can be used again and again."""
        self.latch: i64 = 0
        self.most: i64 = 1
        """How often it can be used meanwhile."""
        self.may: bool = False
        self.simple: bool = False
        """Whether it only gives: then it is carried out without asking when."""
        self.sure: bool = False
        """Whether it can always be carried out."""


class Change:
    """A clause that changes a number as long as its card is in play."""

    __slots__ = ("card", "how", "test", "value", "whose")

    def __init__(self, card: i64, how: i64, value: i64) -> None:
        """Name the card, how it changes the number, and by what."""
        self.card: i64 = card
        self.how: i64 = how
        self.value: i64 = value
        self.test: i64 = 0
        self.whose: i64 = 0


class Bounds:
    """Within what a number stays, and whether all changes count or only the best."""

    __slots__ = ("ceiling", "floor", "low_is_good", "stacks")

    def __init__(self, floor: i64, ceiling: i64, *, stacks: bool, low_is_good: bool) -> None:
        """Keep the declaration of a number in a form for the engine."""
        self.floor: i64 = floor
        self.ceiling: i64 = ceiling
        self.stacks = stacks
        self.low_is_good = low_is_good


class Deck:
    """The clauses of all cards of a game, sorted by what they wait for."""

    __slots__ = (
        "anytime", "bounds", "card_words", "changes", "clauses", "followed", "listeners", "loud",
        "on_play", "permissions", "scopes", "soon",
    )  # fmt: skip

    def __init__(self, cards: int, events: int, numbers: int) -> None:
        """Make room for the clauses of so many cards."""
        self.card_words: int = cards // 60 + 1
        self.clauses: list[Clause] = []
        self.on_play: list[list[Clause]] = [[] for _ in range(cards)]
        """What a card does when it is played, by card."""
        self.anytime: list[Clause] = []
        self.soon: list[Clause] = []
        """What happens as soon as a test holds."""
        self.listeners: list[list[Clause]] = [[] for _ in range(3 * events)]
        """By event and timing."""
        self.followed: list[bool] = [False] * events
        self.loud: int = (1 << events) - 1
        """Mask of the events that steps announce which only give."""
        self.changes: list[list[Change]] = [[] for _ in range(numbers)]
        self.bounds: list[Bounds] = []
        self.scopes: list[int] = []
        """The scope of every latch."""
        self.permissions: int = 0
        """How many of the numbers are permissions; they come last."""
