"""The programs of all action spaces, of dice, of what cards may replace, and of the cards."""

from typing import Final

from skali.core.bits import array
from skali.core.data import Section
from skali.core.effects.clause import Clause
from skali.core.effects.clauses import ClauseCoder
from skali.core.effects.coder import Tree
from skali.games.odin.effects.cards import CARDS
from skali.games.odin.effects.cards import TABLES as CARD_TABLES
from skali.games.odin.effects.vocabulary import VOCABULARY
from skali.games.odin.rules import components


class OdinCoder(ClauseCoder):
    """Writes programs, and remembers the trees behind the options of every choice."""

    __slots__ = ("clause_tree", "trees")

    def __init__(self) -> None:
        """Begin with no programs."""
        super().__init__(VOCABULARY, len(CARDS))
        self.trees: dict[int, list[Tree]] = {}
        self.clause_tree: Tree = {}
        """The clause of a card that is being written."""

    def choice(self, do: str, tree: Tree) -> int:
        """Write the options of a choice and return where it stands."""
        address = super().choice(do, tree)
        self.trees[address] = [tree["effect"]] if do == "may" else tree["options"]
        return address

    def optional(self, program: int) -> int:
        """Write a program that may be carried out or not: the clause being written."""
        address = super().optional(program)
        self.trees[self.code[address + 1]] = [self.clause_tree["effect"]]
        return address

    def clause(self, clause: Clause, tree: Tree) -> None:
        """Write one clause of a card."""
        self.clause_tree = tree
        super().clause(clause, tree)


CODER: Final = OdinCoder()


def program(table: Section, label: str, key: str) -> int:
    """Write what a component does; without such a value, the program that does nothing."""
    if key not in table.data:
        return 0
    CODER.begin(table, label, key)
    return CODER.program(table.data[key])


def own_program(label: str, *steps: Tree) -> int:
    """Write a program of the rules."""
    CODER.begin(components.DATA, label)
    return CODER.program(list(steps))


SPACE_PROGRAM: Final = array(
    program(space, f"space-{key}", "effect")
    for key, space in zip(components.SPACES, components.SPACE_TABLES, strict=True)
)
SPACE_ORIGIN: Final = array(VOCABULARY.origin(f"space:{key}") for key in components.SPACES)
REWARD: Final = array(
    program(action, f"reward-{action.text('key')}", "reward") for action in components.DICE_TABLES
)
"""What a success brings; those that aim high choose a tile instead."""

# --- with cards ---

CARDED: Final = "carded-"
"""How programs of spaces are called to which their column adds something."""


def with_cards(space: Section) -> int:
    """ODIN-247, ODIN-250: column 3 draws first; column 4 may play a card before or after."""
    key, column = space.text("key"), space.integer("column")
    effect = space.data["effect"]
    steps = effect if isinstance(effect, list) else [effect]
    if column == components.DRAWING_COLUMN:
        steps = [{"do": "column_draw"}, *steps]
    elif column == components.PLAYING_COLUMN:
        steps = [{"do": "column_play"}, *steps, {"do": "column_play", "late": True}]
    else:
        return int(SPACE_PROGRAM[components.SPACES.index(key)])
    return own_program(f"{CARDED}{key}", *steps)


CARDED_PROGRAM: Final = array(with_cards(space) for space in components.SPACE_TABLES)
MOST_BOATS: Final = 4
CAST: Final = array(
    own_program(f"cast-{action}-{boats}", {"do": "cast", "action": action, "boats": boats})
    for action in components.DICE
    for boats in range(MOST_BOATS)
)
"""By `action * MOST_BOATS + boats`."""
DRAW_PROGRAM: Final = own_program("draw-card", {"do": "draw_card"})
TRADE_PROGRAM: Final = own_program("trade-now", {"do": "trade_now"})
UPGRADE_PROGRAM: Final = own_program("upgrade-one", {"do": "upgrade_now", "goods": 1})
PUT_PROGRAM: Final = own_program("put-vikings", {"do": "put"})
ORE_PROGRAM: Final = own_program("spend-ore", {"do": "spend_now", "thing": "ore"})
ARM_PROGRAM: Final = own_program("draw-arm", {"do": "draw_arm"})
HARVEST_PROGRAM: Final = array(
    own_program(f"harvest-{level}", {"do": "harvest_now", "level": level}) for level in range(1, 5)
)
GIFT_PROGRAM: Final = own_program("gift", {"do": "gift", "n": "amount"})

for _number, _card in enumerate(CARD_TABLES):
    CODER.card(_number, _card)

CODE: Final = array(CODER.code)
OPTIONS: Final = dict(CODER.trees)
"""What can be chosen, as trees, by the address of the choice: for sentences and refusals."""
PROGRAMS: Final = dict(CODER.names)
"""The names of all programs and choices by address, for positions."""
