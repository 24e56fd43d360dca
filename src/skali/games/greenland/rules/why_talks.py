"""Why an offer, a swap or a way home is not possible."""
# interpreted: asked by people, one action at a time

from skali.core.message import Refusal
from skali.games.greenland.rules import asks, draft, why_placing
from skali.games.greenland.rules.components import (
    CARD_TABLES,
    CULTURES,
    DAUGHTER_TABLES,
    FIRST_DAUGHTER,
    MARKLAND,
    PEOPLES,
    SPOTS,
)
from skali.games.greenland.rules.offers import MOST_LINES, MOST_OFFERS, MOST_TURNS
from skali.games.greenland.rules.round import NOBODY
from skali.games.greenland.rules.state import IDLE as IDLE_PLACE
from skali.games.greenland.rules.state import Table


def why_not(t: Table, culture: int, family: str, here: tuple[int, ...]) -> Refusal | None:
    """Name the rule against something in the talks."""
    asked = t.asking()
    if asked == "draft":
        return against_line(t, family, here)
    if asked in ("answer", "consent"):
        return against_answer(t, family)
    if family == "deal":
        return against_dealing(t, culture, here[0])
    if family == "leave":
        return against_leaving_alone(t, culture, here[0])
    if asked in ("swap_given", "swap_taken"):
        return against_item(t, culture, family, here[0])
    if family == "swap":
        return against_swapping(t, culture, here[0])
    if family == "wed":
        leader = int(t.leader[culture] == IDLE_PLACE)
        there = leader if here[1] else int(t.idle[culture]) - leader
        return against_bride(t, culture, here[0]) or (None if there > 0 else Refusal("GREEN-244"))
    if family == "marry":
        return against_bride(t, culture, here[0]) or against_groom(t, culture, here[1], here[2])
    return None


def present(t: Table, culture: int, card: int) -> bool:
    """Tell whether a culture has a cube on a card, a husband too."""
    return bool(t.cubes[culture * SPOTS + card]) or why_placing.husband_of(t, card) == culture


def meet(t: Table, one: int, other: int) -> bool:
    """GREEN-148: they share a card, or one has a cube in the other's tableau."""
    for card in range(SPOTS):
        here, there = present(t, one, card), present(t, other, card)
        owner = why_placing.owner_of(t, card)
        if (here and there) or (here and owner == other) or (there and owner == one):
            return True
    return bool(t.envoys[one * PEOPLES + other] or t.envoys[other * PEOPLES + one])


def against_dealing(t: Table, culture: int, other: int) -> Refusal | None:
    """GREEN-148, GREEN-NEG-15: with whom, and how often."""
    if other == culture or not t.alive >> other & 1 or not meet(t, culture, other):
        return Refusal("GREEN-148", culture=why_placing.culture_name(other))
    fits = t.offers[culture * PEOPLES + other] < MOST_OFFERS
    return None if fits else Refusal("GREEN-NEG-15", offers=int(MOST_OFFERS))


def against_moving_off(t: Table, culture: int, card: int) -> Refusal | None:
    """GREEN-107, GREEN-151, GREEN-152: a cube is there, the card is open, and there is a way."""
    if not t.cubes[culture * SPOTS + card]:
        return Refusal("GREEN-151", card=why_placing.card_name(card))
    if card == MARKLAND and t.no_markland:
        return Refusal("GREEN-107")
    if why_placing.at_home(t, culture, card) or why_placing.can_cross(t, culture, card, 1):
        return None
    return Refusal("GREEN-152", card=why_placing.card_name(card))


def against_leaving_alone(t: Table, culture: int, card: int) -> Refusal | None:
    """GREEN-150, GREEN-249: without asking, only where nobody else stands."""
    refusal = against_moving_off(t, culture, card)
    if refusal:
        return refusal
    others = any(present(t, other, card) for other in range(PEOPLES) if other != culture)
    return Refusal("GREEN-150", card=why_placing.card_name(card)) if others else None


# --- an offer ---


def words_of(t: Table, giver: int, taker: int) -> list[int]:
    """Return the words of an offer that say what one gives another."""
    at = int(draft.gift(giver, taker))
    return [int(word) for word in t.draft[at : at + int(draft.G_PROMISE) + 1]]


def given_by(t: Table, giver: int) -> list[list[int]]:
    """Return what one gives each of the cultures."""
    return [words_of(t, giver, taker) for taker in range(PEOPLES)]


def half_left(t: Table) -> int | None:
    """Return the culture of which is said which card is left, but not by how many."""
    for culture in range(PEOPLES):
        at = int(draft.leaving(culture))
        if t.draft[at + draft.L_CARD] and not t.draft[at + draft.L_CUBES]:
            return culture
    return None


def against_line(t: Table, family: str, here: tuple[int, ...]) -> Refusal | None:
    """GREEN-149, GREEN-NEG-03, GREEN-NEG-15: a line of an offer."""
    if half_left(t) is not None:
        return Refusal("GREEN-NEG-03")
    if family == "propose":
        if not t.draft[draft.D_LINES]:
            return Refusal("GREEN-149")
        return None if is_possible(t) else Refusal("GREEN-NEG-04")
    if family == "drop":
        return None
    if t.draft[draft.D_LINES] >= MOST_LINES:
        return Refusal("GREEN-NEG-15", offers=int(MOST_OFFERS))
    if family == "between":
        return against_turning(t, *here)
    pair = [int(t.draft[draft.D_GIVER]), int(t.draft[draft.D_TAKER])]
    if family == "marry":
        return against_marrying(t, pair, *here)
    giver, taker = pair if family in ("give", "give-card", "leave", "promise") else pair[::-1]
    if family in ("give", "want"):
        given = sum(gifts[here[0]] for gifts in given_by(t, giver))
        there = int(t.discs[giver * 3 + here[0]]) - given
        fits = not words_of(t, giver, taker)[here[0]] and there > here[1]
        return None if fits else Refusal("GREEN-149")
    if family in ("give-card", "want-card"):
        return against_trading(t, giver, here[0])
    if family in ("leave", "ask-leave"):
        if t.draft[draft.leaving(giver) + draft.L_CARD]:
            return Refusal("GREEN-NEG-03")
        return against_moving_off(t, giver, here[0])
    return Refusal("GREEN-NEG-05") if words_of(t, giver, taker)[draft.G_PROMISE] else None


def against_turning(t: Table, giver: int, taker: int) -> Refusal | None:
    """GREEN-148, GREEN-NEG-15: two who may talk, of the author, his partner and a third."""
    author, partner = int(t.draft[draft.D_FROM]), int(t.draft[draft.D_TO])
    if [giver, taker] == [int(t.draft[draft.D_GIVER]), int(t.draft[draft.D_TAKER])]:
        return Refusal("GREEN-NEG-03")
    ordered = (giver == author and taker != author) or (
        giver == partner and taker not in (author, partner)
    )
    if not ordered or not t.alive >> taker & 1 or not meet(t, giver, taker):
        return Refusal("GREEN-148", culture=why_placing.culture_name(taker))
    if t.draft[draft.D_TURNS] >= MOST_TURNS:
        return Refusal("GREEN-NEG-15", offers=int(MOST_OFFERS))
    if t.draft[draft.D_PARTIES] >> taker & 1:
        return None
    return against_dealing(t, author, taker)


def can_be_traded(t: Table, culture: int, card: int) -> bool:
    """GREEN-149, GREEN-NEG-13: a hand card, or a D or I card on which nobody stands."""
    if t.hand[culture] >> card & 1:
        return True
    kind = why_placing.is_animal(card) or CARD_TABLES[card].data.get("kind") == "I"
    free = not any(t.cubes[other * SPOTS + card] for other in range(PEOPLES))
    return bool(t.tableau[culture] >> card & 1 and kind and free)


def against_trading(t: Table, giver: int, card: int) -> Refusal | None:
    """GREEN-149, GREEN-NEG-13, GREEN-NEG-17: each card once; hidden ones cannot be asked for."""
    hidden = giver != t.draft[draft.D_FROM] and not t.open_hands and t.hand[giver] >> card & 1
    if hidden or any(gifts[draft.G_CARDS] >> card & 1 for gifts in given_by(t, giver)):
        return Refusal("GREEN-NEG-17" if hidden else "GREEN-NEG-03")
    if can_be_traded(t, giver, card):
        return None
    return Refusal("GREEN-NEG-13", card=why_placing.card_name(card))


def against_marrying(
    t: Table, pair: list[int], daughter: int, card: int, who: int
) -> Refusal | None:
    """GREEN-153, GREEN-156, GREEN-159, GREEN-NEG-11: a bride of one side, a groom of the other."""
    owner = CULTURES.index(DAUGHTER_TABLES[daughter].text("culture"))
    if owner not in pair:
        return Refusal("GREEN-153")
    groom = pair[1 - pair.index(owner)]
    given = given_by(t, owner)
    if given[groom][draft.G_DAUGHTER] or any(
        gifts[draft.G_DAUGHTER] == daughter + 1 for gifts in given
    ):
        return Refusal("GREEN-NEG-03")
    refusal = against_bride(t, groom, daughter) or against_moving_off(t, groom, card)
    return refusal or against_groom(t, groom, card, who)


def against_bride(t: Table, groom: int, daughter: int) -> Refusal | None:
    """GREEN-156, GREEN-159: another culture's daughter without a husband."""
    owner = CULTURES.index(DAUGHTER_TABLES[daughter].text("culture"))
    name = why_placing.card_name(int(FIRST_DAUGHTER) + daughter)
    if owner == groom or not t.tableau[owner] >> int(FIRST_DAUGHTER) + daughter & 1:
        return Refusal("GREEN-159", card=name)
    return None if t.husband[daughter] == NOBODY else Refusal("GREEN-156", card=name)


def against_groom(t: Table, culture: int, card: int, who: int) -> Refusal | None:
    """GREEN-107, GREEN-153: a cube that stands on a card."""
    leader = int(t.leader[culture] == card)
    there = leader if who else int(t.cubes[culture * SPOTS + card]) - leader
    if there <= 0:
        return Refusal("GREEN-153")
    return Refusal("GREEN-107") if card == MARKLAND and t.no_markland else None


def is_possible(t: Table) -> bool:
    """GREEN-NEG-04, GREEN-NEG-06: whether all of an offer could happen now."""
    return all(
        can_keep(t, party) for party in range(PEOPLES) if t.draft[draft.D_PARTIES] >> party & 1
    )


def can_keep(t: Table, party: int) -> bool:
    """GREEN-NEG-06: whether a party has what it gives, and those who leave or marry can go."""
    given = given_by(t, party)
    for disc in range(3):
        if sum(gifts[disc] for gifts in given) > t.discs[party * 3 + disc]:
            return False
    cards = [
        card for card in range(len(CARD_TABLES)) for g in given if g[draft.G_CARDS] >> card & 1
    ]
    brides = [gifts[draft.G_DAUGHTER] - 1 for gifts in given if gifts[draft.G_DAUGHTER]]
    return (
        all(can_be_traded(t, party, card) for card in cards)
        and all(t.husband[daughter] == NOBODY for daughter in brides)
        and groups_can_go(t, party)
    )


def groups_can_go(t: Table, culture: int) -> bool:
    """GREEN-152: those of one party who leave or marry are there and find a way together."""
    groups: dict[int, list[int]] = {}
    at = int(draft.leaving(culture))
    if t.draft[at + draft.L_CARD]:
        groups[int(t.draft[at + draft.L_CARD]) - 1] = [
            int(t.draft[at + draft.L_CUBES]), int(t.draft[at + draft.L_LEADER])
        ]  # fmt: skip
    for giver in range(PEOPLES):
        gifts = words_of(t, giver, culture)
        if gifts[draft.G_DAUGHTER]:
            number, led = groups.get(gifts[draft.G_GROOM], [0, 0])
            groups[gifts[draft.G_GROOM]] = [number + 1, led + gifts[draft.G_CROWNED]]
    ferried = t.ferried
    t.ferried = ferried[:]
    fine = True
    for spot, (number, led) in groups.items():
        leader = int(t.leader[culture] == spot)
        there = int(t.cubes[culture * SPOTS + spot])
        fine = fine and led <= leader and number - led <= there - leader
        fine = fine and against_moving_off(t, culture, spot) is None
        if fine and not why_placing.at_home(t, culture, spot):
            fine = why_placing.can_cross(t, culture, spot, number)
            t.ferried[culture * SPOTS + spot] += number
    t.ferried = ferried
    return fine


def against_number(t: Table, number: int, *, led: bool) -> Refusal | None:
    """GREEN-NEG-03: how many leave the card of the line."""
    culture = half_left(t)
    if culture is None:
        return Refusal("GREEN-NEG-03")
    card = int(t.draft[draft.leaving(culture) + draft.L_CARD]) - 1
    there, leader = int(t.cubes[culture * SPOTS + card]), t.leader[culture] == card
    return why_placing.against_group(t, culture, card, number, there, leader=leader, led=led)


def against_answer(t: Table, family: str) -> Refusal | None:
    """GREEN-NEG-06, GREEN-NEG-15: accepting what is possible, countering while offers are left."""
    if family == "accept":
        return None if is_possible(t) else Refusal("GREEN-NEG-06")
    made = t.offers[t.get(asks.CULTURE) * PEOPLES + t.draft[draft.D_FROM]]
    if family == "counter" and made >= MOST_OFFERS:
        return Refusal("GREEN-NEG-15", offers=int(MOST_OFFERS))
    return None


# --- swaps ---


def items(t: Table, giver: int, taker: int, *, idle: bool) -> list[tuple[str, int]]:
    """GREEN-243, GREEN-245, GREEN-AMB-64: discs, I cards and wives, no people and no animals."""
    found = [("swap-disc", disc) for disc in range(3) if t.discs[giver * 3 + disc]]
    for card, table in enumerate(CARD_TABLES):
        if t.tableau[giver] >> card & 1 and table.data.get("kind") == "I":
            found.append(("swap-card", card))
    for daughter, table in enumerate(DAUGHTER_TABLES):
        strange = CULTURES.index(table.text("culture")) != taker
        if idle and strange and t.husband[daughter] == giver:
            found.append(("swap-wife", daughter))
    return found


def against_swapping(t: Table, culture: int, other: int) -> Refusal | None:
    """GREEN-243, GREEN-NEG-19: once a round for each, item against item."""
    tokens = t.tokens >> culture & 1 and t.tokens >> other & 1
    if other == culture or not tokens:
        return Refusal("GREEN-243", culture=why_placing.culture_name(other))
    mine = items(t, culture, other, idle=bool(t.idle[other]))
    theirs = items(t, other, culture, idle=bool(t.idle[culture]))
    return (
        None if mine and theirs else Refusal("GREEN-243", culture=why_placing.culture_name(other))
    )


def against_item(t: Table, culture: int, family: str, item: int) -> Refusal | None:
    """GREEN-243, GREEN-245: what one of the two has."""
    other = int(t.get(asks.OTHER))
    if t.asking() == "swap_given":
        fits = (family, item) in items(t, culture, other, idle=bool(t.idle[other]))
    else:
        given = asks.ITEMS[t.get(asks.ITEM)]
        freed = 3 <= t.get(asks.ITEM) < 3 + len(DAUGHTER_TABLES) and bool(given)
        idle = bool(t.idle[culture]) or freed
        fits = (family, item) in items(t, other, culture, idle=idle)
    return None if fits else Refusal("GREEN-245")
