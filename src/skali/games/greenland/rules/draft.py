"""An offer as numbers: what each party gives each other one, and who leaves a card.

Cultures are its parties, two or three of them; a gift goes from one to another.
"""

from typing import Final

from mypy_extensions import i64

from skali.games.greenland.rules.components import PEOPLES

# What one culture gives another: these words for every giver and taker.
G_DISCS: Final[i64] = 0
G_CARDS: Final[i64] = 3
G_DAUGHTER: Final[i64] = 4
"""1 + the daughter that is given in marriage, 0 for none."""
G_GROOM: Final[i64] = 5
"""The card on which the groom of the taker stands."""
G_CROWNED: Final[i64] = 6
"""Whether that groom is the leader."""
G_PROMISE: Final[i64] = 7
"""1 + what is promised, 0 for nothing."""
GIFT: Final[i64] = 8

# Who leaves a card: these words for every culture.
LEAVES: Final[i64] = PEOPLES * PEOPLES * GIFT
L_CARD: Final[i64] = 0
"""1 + the card, 0 for none."""
L_CUBES: Final[i64] = 1
L_LEADER: Final[i64] = 2
LEAVE: Final[i64] = 3

# The head of the offer.
D_FROM: Final[i64] = LEAVES + PEOPLES * LEAVE
"""Who makes it."""
D_TO: Final[i64] = D_FROM + 1
"""With whom it was begun."""
D_PARTIES: Final[i64] = D_FROM + 2
"""All parties as a mask, 0 without an offer."""
D_GIVER: Final[i64] = D_FROM + 3
"""The pair that is being filled in: its first culture gives,"""
D_TAKER: Final[i64] = D_FROM + 4
"""and its second is asked."""
D_LINES: Final[i64] = D_FROM + 5
D_TURNS: Final[i64] = D_FROM + 6
"""How often another pair was turned to."""
DRAFT: Final[i64] = D_FROM + 7


def gift(giver: i64, taker: i64) -> i64:
    """Return where the words of a gift begin."""
    return (giver * PEOPLES + taker) * GIFT


def leaving(culture: i64) -> i64:
    """Return where the words of those begin who leave."""
    return LEAVES + culture * LEAVE
