"""Reading the talks of a position: offers made, promises, and the offer on the table."""

from skali.core.errors import PositionError
from skali.core.position import Fields
from skali.games.greenland.rules import draft
from skali.games.greenland.rules.actions import DAUGHTER_NAMES, MOST_TRADED, PROMISES
from skali.games.greenland.rules.components import (
    CARDS,
    CUBES,
    CULTURES,
    DAUGHTER_OF,
    DISCS,
    PEOPLES,
)
from skali.games.greenland.rules.offers import MOST_LINES, MOST_OFFERS, MOST_TURNS
from skali.games.greenland.rules.round import NOBODY
from skali.games.greenland.rules.state import Table

PAIRS = tuple(f"{giver}-{taker}" for giver in CULTURES for taker in CULTURES)


def load(t: Table, fields: Fields) -> None:
    """Read what was offered and promised, and what is offered now."""
    talks = fields.table("talks")
    t.passes = talks.integer("passes", 0, 0, 3)
    for pair, number in enumerate(talks.counts("offers", PAIRS, int(MOST_OFFERS)) or []):
        t.offers[pair] = number
    promises = talks.table("promises")
    for pair, name in enumerate(PAIRS):
        word = promises.word(name, PROMISES, "")
        t.promises[pair] = PROMISES.index(word) + 1 if word else 0
    promises.close()
    swapping = talks.words("tokens", CULTURES, int(PEOPLES))
    t.tokens = sum(1 << culture for culture in set(swapping))
    talks.close()
    if fields.has("offer"):
        load_offer(t, fields.table("offer"))
    fields.raw("offer")


def load_offer(t: Table, entry: Fields) -> None:
    """Read an offer; what a seat does not know of it stays empty."""
    author, partner = party(t, entry, "from"), party(t, entry, "to")
    if author == partner:
        raise entry.fail("to", "must be another culture")
    others = entry.words("parties", CULTURES, int(PEOPLES))
    t.draft[draft.D_FROM], t.draft[draft.D_TO] = author, partner
    t.draft[draft.D_PARTIES] = sum(1 << culture for culture in {author, partner, *others})
    between = entry.words("between", CULTURES, 2) or [author, partner]
    if len(set(between)) != 2 or not {author, partner, *others} >= set(between):
        raise entry.fail("between", "must be two of the parties")
    t.draft[draft.D_GIVER], t.draft[draft.D_TAKER] = between
    lines = sum(load_gift(t, each) for each in entry.tables("gives", int(PEOPLES) * 2))
    lines += sum(load_leaving(t, each) for each in entry.tables("leaves", int(PEOPLES)))
    t.draft[draft.D_LINES] = entry.integer("lines", lines, lines, int(MOST_LINES))
    t.draft[draft.D_TURNS] = entry.integer("turns", 0, 0, int(MOST_TURNS))
    entry.close()


def party(t: Table, entry: Fields, key: str) -> int:
    """Read a culture that is in play."""
    culture = CULTURES.index(entry.word(key, CULTURES, CULTURES[0]))
    if t.master[culture] == NOBODY:
        raise entry.fail(key, f"{CULTURES[culture]} are not in play")
    return culture


def load_gift(t: Table, entry: Fields) -> int:
    """Read what one party gives another; return how many lines that are."""
    giver, taker = party(t, entry, "from"), party(t, entry, "to")
    at = int(draft.gift(giver, taker))
    if giver == taker or any(t.draft[at + word] for word in range(draft.G_PROMISE + 1)):
        raise entry.fail("to", "must be another culture, once for each that gives")
    for disc, name in enumerate(DISCS):
        t.draft[at + draft.G_DISCS + disc] = entry.integer(name, 0, 0, int(MOST_TRADED))
    cards = set(entry.words("cards", CARDS))
    for card in cards:
        if any(
            t.draft[draft.gift(giver, other) + draft.G_CARDS] >> card & 1
            for other in range(PEOPLES)
        ):
            raise entry.fail("cards", f"{CARDS[card]} is given twice")
    t.draft[at + draft.G_CARDS] = sum(1 << card for card in cards)
    word = entry.word("promise", PROMISES, "")
    t.draft[at + draft.G_PROMISE] = PROMISES.index(word) + 1 if word else 0
    if entry.has("bride"):
        load_bride(t, giver, taker, entry.table("bride"))
    entry.raw("bride")
    entry.close()
    single = (*range(draft.G_DISCS, draft.G_DISCS + len(DISCS)), draft.G_DAUGHTER, draft.G_PROMISE)
    return len(cards) + sum(1 for word in single if t.draft[at + word])


def load_bride(t: Table, giver: int, taker: int, bride: Fields) -> None:
    """Read a marriage: a daughter of the giver, a groom of the taker."""
    at = int(draft.gift(giver, taker))
    daughter = DAUGHTER_NAMES.index(bride.word("daughter", DAUGHTER_NAMES, DAUGHTER_NAMES[0]))
    if DAUGHTER_OF[daughter] != giver:
        raise PositionError(bride.at("daughter"), "must be of the culture that gives her")
    if any(
        t.draft[draft.gift(giver, other) + draft.G_DAUGHTER] == daughter + 1
        for other in range(PEOPLES)
    ):
        raise PositionError(bride.at("daughter"), "is given twice")
    t.draft[at + draft.G_DAUGHTER] = daughter + 1
    t.draft[at + draft.G_GROOM] = CARDS.index(bride.word("groom", CARDS, CARDS[0]))
    t.draft[at + draft.G_CROWNED] = int(bride.flag("leader", default=False))
    bride.close()


def load_leaving(t: Table, entry: Fields) -> int:
    """Read who leaves a card; it is one line."""
    at = int(draft.leaving(party(t, entry, "culture")))
    if t.draft[at + draft.L_CARD]:
        raise entry.fail("culture", "leaves two cards; one is possible")
    t.draft[at + draft.L_CARD] = CARDS.index(entry.word("card", CARDS, CARDS[0])) + 1
    t.draft[at + draft.L_CUBES] = entry.integer("number", 1, 0, int(CUBES))
    t.draft[at + draft.L_LEADER] = int(entry.flag("leader", default=False))
    entry.close()
    return 1
