"""Every card of a tableau: animals, imports, daughters, elder cards; and every event.

All numbers are read from the components, so that a corrected value needs no other test.
"""

import pytest

from skali.core.data import Section
from skali.games.greenland.rules.components import (
    CARD_TABLES,
    CARDS,
    CLIMAX,
    CULTURES,
    DAUGHTER_OF,
    DISCS,
    ELDER_TABLES,
    EVENT_TABLES,
    FAITHS,
    FIRST_DAUGHTER,
    HALVES,
    HELD,
    KIND_OF,
    MARKLAND,
    USES,
)
from skali.games.greenland.rules.flow import Greenland
from skali.games.greenland.rules.hands import animal_slots, discard_card, hand_size
from tests.greenland.build import (
    NOBODY,
    NORSE,
    THULE,
    TUNIT,
    Plain,
    Streams,
    allowed,
    asked,
    dice,
    discs,
    elders,
    event,
    hunt,
    livestock,
    placing,
    play,
    player,
    position,
    refused,
    shown,
    warm,
    whole,
)

ROWS: Plain = {"north": "polar-cod arctic-char", "south": "capelin atlantic-cod"}
HALF = {CARDS[card]: HALVES[card].data for card in range(int(HELD))}
ANIMALS = [name for card, name in enumerate(CARDS[: int(HELD)]) if KIND_OF[card] == 0]
TOOLS = [name for card, name in enumerate(CARDS[: int(HELD)]) if KIND_OF[card] == 1]
GOODS = [name for card, name in enumerate(CARDS[: int(HELD)]) if KIND_OF[card] == 2]
DAUGHTERS = CARDS[int(FIRST_DAUGHTER) : int(HELD)]
LONELY = player(**NOBODY | {"idle": 1})
QUARRY = {"sea": "ringed-seal", "land": "caribou", "fish": "capelin", "metal": "bog-iron"}
EVERY_USE = {"north": "polar-cod ringed-seal", "south": "capelin vinland caribou bog-iron"}


# --- animals ---


@pytest.mark.parametrize("card", ANIMALS)
def test_an_animal_wants_its_hay_and_brings_its_young(card: str) -> None:
    """GREEN-002, GREEN-204, GREEN-206, GREEN-207"""
    hay, births = HALF[card]["hay"], HALF[card]["births"]
    norse = player(cards=card, energy=5, idle=2, elders=[1, 0, 0, 0, 0, 0])
    table = livestock(LONELY, LONELY, norse, **ROWS)
    for _ in range(hay):
        assert asked(table) == "hay norse"
        play(table, "pay energy")
    if HALF[card].get("wool"):
        sheared = play(table.copy(), "wool")
        assert discs(sheared, NORSE)[1] == 1 + HALF[card]["wool"]
        assert shown(sheared, NORSE)["idle"] == 2
        play(table, "newborn")
    assert shown(table, NORSE)["idle"] == 2 + births
    assert (discs(table, NORSE)[0], shown(table, NORSE)["cards"]) == (5 - hay, [card])


@pytest.mark.parametrize("card", [*ANIMALS, *TOOLS, *GOODS])
def test_a_card_of_value_is_exchanged_and_no_other(card: str) -> None:
    """GREEN-048, GREEN-052"""
    table = placing(player(cards=card, energy=0, ivory=0, iron=0), **ROWS)
    value = HALF[card].get("value", 0)
    if not value:
        assert refused(table, f"exchange {card}") == "GREEN-048"
        return
    play(table, f"exchange {card}")
    assert discs(table, TUNIT)[DISCS.index(HALF[card]["value_in"])] == value
    assert sum(discs(table, TUNIT)) == value
    assert shown(table, TUNIT)["cards"] == []


@pytest.mark.parametrize("card", [*ANIMALS, *DAUGHTERS])
def test_a_raid_succeeds_by_its_faces_and_costs_who_is_bitten(card: str) -> None:
    """GREEN-138, GREEN-178, GREEN-179, GREEN-181: two raiders, so that one is always left."""
    owner = NORSE if card not in DAUGHTERS else int(DAUGHTER_OF[DAUGHTERS.index(card)])
    raider = THULE if owner != THULE else TUNIT
    players = [LONELY, LONELY, LONELY]
    players[owner] = player(**NOBODY | {"idle": 1}, cards="" if card in DAUGHTERS else card)
    if not HALF[card]["raid"]:
        players[raider] = player(idle=3, cards="cattle" if card == "pony" else "pony")
        table = placing(*players, first=CULTURES[raider], **ROWS)
        assert refused(table, f"send {card}") == "GREEN-138"
        return
    for face in range(1, 7):
        bites, good = face in HALF[card]["raid_bites"], face in HALF[card]["raid"]
        miss = next(n for n in (4, 2, 6) if n not in HALF[card]["raid_bites"] + HALF[card]["raid"])
        players[raider] = player(elders=[0] * 6, idle=1, iron=0, hunters={card: 2})
        table = hunt(*players, chance=dice(f"{face} {miss}"), **ROWS)
        if asked(table).startswith("wool"):
            play(table, "newborn")
        married = int(good and card in DAUGHTERS)
        assert len(shown(table, raider)["wives"]) == married, face
        born = HALF[card].get("births", 0) if good else 0
        assert shown(table, raider)["idle"] == 3 - int(bites) - married + born, face


# --- what stands on cards: hands, snow, ties ---


@pytest.mark.parametrize("card", [*TOOLS, *GOODS, *ANIMALS, *DAUGHTERS])
def test_a_card_makes_the_hand_larger_by_what_it_shows(card: str) -> None:
    """GREEN-041, GREEN-042, GREEN-155: a daughter also for her husband's people."""
    effects = [effect for effect in HALF[card]["effects"] if effect["does"] == "hand_size"]
    plain = sum(effect["n"] for effect in effects if "only" not in effect)
    slots = sum(effect["n"] for effect in effects if "only" in effect)
    who = TUNIT if card not in DAUGHTERS or DAUGHTERS.index(card) > 2 else NORSE
    key = "wives" if card in DAUGHTERS else "cards"
    own: dict[str, Plain] = {"elders": [1, 0, 0, 0, 0, 0]}
    sizes = []
    for more in ({}, {key: card}):
        players = [LONELY, LONELY, LONELY]
        players[who] = player(**own | more)
        table = placing(*players, **ROWS)
        sizes.append((int(hand_size(table, who)), int(animal_slots(table, who))))
    assert sizes[1] == (sizes[0][0] + plain, sizes[0][1] + slots)


def test_a_book_that_goes_shrinks_the_hand() -> None:
    """GREEN-044: should it have a value by which it can go."""
    own = player(cards="psalter", hand="wild-dogs musk-oxen", elders=[1, 0, 1, 0, 0, 0])
    table = placing(own, **ROWS)
    assert asked(table) == "place tunit"
    discard_card(table, TUNIT, CARDS.index("psalter"))
    assert asked(table) == "discard tunit"
    play(table, "discard musk-oxen")
    assert shown(table, TUNIT)["hand"] == ["wild-dogs"]


def test_saila_spares_what_she_shows_for_both_peoples() -> None:
    """GREEN-096, GREEN-155, GREEN-AMB-07"""
    spared = HALF["saila"]["effects"][0]["n"]
    own = player(elders=[1, 1, 1, 0, 0, 0])
    for players, who in (
        ((own, LONELY, LONELY), "tunit"), ((LONELY, LONELY, own | {"wives": ["saila"]}), "norse"),
    ):  # fmt: skip
        table = event("syphilis", *players, step=2, **ROWS)
        assert asked(table) == f"snow {who}"
        assert table.dump()["pending"][-1]["units"] == 3 - spared


def test_peepeelee_wins_ties_for_both_peoples() -> None:
    """GREEN-112, GREEN-155"""
    for wives, winner in (("", THULE), ("peepeelee", TUNIT)):
        tunit, norse = player(ivory=1, wives=wives), player(ivory=1)
        table = position(tunit, player(ivory=1), norse, phase="auction", first="norse",
                         event="hanseatic-merchants", **ROWS)  # fmt: skip
        play(table, "bid 1", "bid 1", "bid 1")
        assert "crossbow" in shown(table, winner)["cards"]


# --- dice ---


def rerolls(data: Section) -> list[tuple[str, int]]:
    """List use and face of all that may be rolled again."""
    return [
        (effect["use"], face)
        for effect in data.data.get("effects", [])
        if effect["does"] == "reroll"
        for face in effect["faces"]
    ]


def asked_again(use: str, face: int, hunter: dict[str, Plain], culture: int) -> bool:
    """Tell whether one die of a hunt of some use may be rolled again."""
    players = [LONELY, LONELY, LONELY]
    quarry = QUARRY.get(use, "vinland")
    players[culture] = player(**hunter, hunters={quarry: 1}, iron=0, idle=1)
    hostile = ["vinland"] if use == "raid" else []
    rows = EVERY_USE | {"hostile": hostile}
    table = hunt(*players, chance=dice(str(face)), **rows)
    return asked(table).startswith("reroll")


@pytest.mark.parametrize("card", [*TOOLS, *GOODS, "elkhounds", "gyrfalcons", "cattle"])
def test_a_card_re_rolls_what_it_shows_and_nothing_else(card: str) -> None:
    """GREEN-182: for every use and every face, apart from what the Norse daughters bring."""
    shown_there = rerolls(HALVES[CARDS.index(card)])
    own = {"cards": card, "elders": [0] * 6}
    for use in USES:
        for face in range(1, 7):
            wanted = (use, face) in shown_there or (use, face) == ("raid", 5)
            assert asked_again(use, face, own, NORSE) == wanted, (use, face)


@pytest.mark.parametrize("faith", FAITHS)
@pytest.mark.parametrize("culture", range(3), ids=CULTURES)
def test_an_elder_re_rolls_what_his_rank_shows(culture: int, faith: str) -> None:
    """GREEN-182, GREEN-209: with him it may be rolled again, without him not."""
    daughters = {
        pair
        for number, name in enumerate(DAUGHTERS)
        if DAUGHTER_OF[number] == culture
        for pair in rerolls(CARD_TABLES[CARDS.index(name)])
    }
    for number, rank in enumerate(ELDER_TABLES[culture].tables(faith)):
        elder = [int(place == number) for place in range(6)]
        for use in USES:
            for face in range(3, 7):
                if (use, face) in daughters:
                    continue
                own = {"monotheist": faith == "monotheist", "elders": elder}
                wanted = (use, face) in rerolls(rank)
                assert asked_again(use, face, own, culture) == wanted, (rank.text("key"), use, face)


# --- elder cards ---


SHOWN_BY = {
    "domesticate": "domesticate wild-dogs", "banish": "banish 4", "burn": "burn-elder 4",
    "make": "make bearded-seal iron", "carve": "make bearded-seal ivory", "preach": "preach",
    "emissary": "emissary",
}  # fmt: skip


@pytest.mark.parametrize("faith", FAITHS)
@pytest.mark.parametrize("culture", range(3), ids=CULTURES)
def test_an_elder_card_offers_what_its_ranks_show(culture: int, faith: str) -> None:
    """GREEN-208, GREEN-209, GREEN-212, GREEN-220: rank by rank, on both sides."""
    other = (culture + 1) % 3
    for number, rank in enumerate(ELDER_TABLES[culture].tables(faith)):
        places = [int(place in (number, 3)) for place in range(6)]
        own = player(elders=places, monotheist=faith == "monotheist", energy=5, ivory=1, iron=1,
                     hand="bearded-seal wild-dogs", cards="psalter", wives="",
                     envoys={CULTURES[other]: 1} if faith == "monotheist" else {})  # fmt: skip
        players = [player(**NOBODY | {"idle": 1}) for _ in range(3)]
        players[culture] = own
        if culture != NORSE:
            players[culture]["wives"] = ["birgitta"]
        pagans = [CULTURES[culture]] if faith == "polytheist" else []
        table = elders(*players, first=CULTURES[culture], named=CULTURES[culture], pagans=pagans,
                       **ROWS)  # fmt: skip
        found = [] if asked(table) != f"elders {CULTURES[culture]}" else allowed(table)
        for action, word in SHOWN_BY.items():
            offered = any(text.startswith(word) for text in found)
            assert offered == (action in rank.texts("actions")), (rank.text("key"), action)


# --- events ---


NAMES = [table.text("key") for table in EVENT_TABLES]
ICONS = [
    (name, at, icon)
    for name, table in zip(NAMES, EVENT_TABLES, strict=True)
    for at, icon in enumerate(table.tables("icons"))
]
TWO_ROWS = {"north": "markland polar-cod arctic-char", "south": "vinland capelin atlantic-cod"}
GAUNT = {"elders": [0, 0, 0, 0, 0, 2], "energy": 8}
"""Without a chief, and with two mariners."""


def struck(name: str, at: int, own: dict[str, Plain], *steps: str) -> Greenland:
    """Let one icon of an event, and all after it, strike a culture."""
    return event(name, player(**own), LONELY, LONELY, step=at, chance=Streams(*steps), **TWO_ROWS)


@pytest.mark.parametrize("name", NAMES)
def test_an_event_names_the_first_player(name: str) -> None:
    """GREEN-011, GREEN-067"""
    table = EVENT_TABLES[NAMES.index(name)]
    colours = ["green", "yellow", "red"]
    before = "syphilis" if name != "syphilis" else "pack-ice"
    for circle in (["tunit", "thule", "norse"], ["tunit", "norse"], ["thule", "norse"],
                   ["tunit", "thule"]):  # fmt: skip
        first = CULTURES[colours.index(table.text("first"))]
        second = CULTURES[colours.index(table.text("first_of_two"))]
        start = position(circle=circle, seats=len(circle), phase="end", round=1,
                         event=before, **ROWS, chance=Streams(f"events {name}"))  # fmt: skip
        assert start.dump()["event"] == name
        assert start.dump()["named"] == (first if first in circle else second)


@pytest.mark.parametrize(("name", "at", "icon"), ICONS)
def test_every_icon_of_every_event_does_what_it_shows(name: str, at: int, icon: Section) -> None:
    """GREEN-002, GREEN-076, GREEN-078, GREEN-082..106: icon by icon, on a table made for it."""
    EFFECT_OF[icon.text("icon")](name, at, icon)


def migrates(name: str, at: int, icon: Section) -> None:
    """GREEN-078: the lowest card of the row makes room."""
    row, fresh = icon.text("row"), {"north": "north ringed-seal", "south": "south harbour-seal"}
    table = struck(name, at, GAUNT, *fresh.values())
    lowest = min(TWO_ROWS[row].split(), key=lambda card: CLIMAX[CARDS.index(card)])
    assert lowest not in whole(table, row)
    assert fresh[row].split()[1] in whole(table, row)


def cools(name: str, at: int, icon: Section) -> None:
    """GREEN-097: in both rows."""
    assert icon.text("icon") == "sunspot"
    table = struck(name, at, GAUNT)
    assert len(warm(table, "north")) < 3
    assert len(warm(table, "south")) < 3


def closes_the_sea(name: str, at: int, icon: Section) -> None:
    """GREEN-105"""
    table = struck(name, at, GAUNT)
    assert icon.text("icon") == "no_sea"
    assert "sea" in table.dump()["closed"]


def closes_markland(name: str, at: int, icon: Section) -> None:
    """GREEN-107"""
    table = struck(name, at, GAUNT)
    assert icon.text("icon") == "no_markland"
    assert "markland" in table.dump()["closed"]


def storms(name: str, at: int, icon: Section) -> None:
    """GREEN-106: one of two mariners, and nobody without one."""
    assert icon.text("icon") == "storm"
    for mariners, left in ((2, 1), (1, 0), (0, 0)):
        own = {"elders": [9, 0, 0, 0, 0, mariners], "energy": 8, "idle": 1}
        table = struck(name, at, own, "dice 2 2 2")
        assert shown(table, TUNIT)["elders"][5] == left


def rolls(name: str, at: int, icon: Section) -> None:
    """GREEN-102, GREEN-103: an elder on the rank rolled; nobody where none stands."""
    assert icon.text("icon") == "helmet"
    for face, left in ((4, 0), (3, 1)):
        own = {"elders": [9, 0, 0, 1, 0, 0], "energy": 8, "idle": 1}
        table = struck(name, at, own, f"dice {face} 3 3")
        assert shown(table, TUNIT)["elders"][3] == left


def breaks(name: str, at: int, icon: Section) -> None:
    """GREEN-051, GREEN-104"""
    assert icon.text("icon") == "breakage"
    for card, iron in (("crossbow", 1), ("psalter", 0)):
        own = {"elders": [9, 0, 0, 0, 0, 0], "idle": 1, "cards": card, "iron": 0}
        table = struck(name, at, own, "dice 3 3 3")
        assert discs(table, TUNIT)[2] == iron
        assert (card in shown(table, TUNIT)["cards"]) == (iron == 0)


def infects(name: str, at: int, icon: Section) -> None:
    """GREEN-085: those who have as many as it says, and not one less."""
    hunters = icon.integer("hunters")
    for idle, left in ((hunters, hunters // 2), (hunters - 1, hunters - 1)):
        own = {"elders": [0, 0, 0, 0, 0, 0], "idle": idle}
        table = struck(name, at, own, "dice 3 3 3")
        assert shown(table, TUNIT)["idle"] == left


def spreads(name: str, at: int, icon: Section) -> None:
    """GREEN-086, GREEN-087: husbands of daughters of the colours shown, and no others."""
    colours = ["green", "yellow", "red"]
    for number, daughter in enumerate(DAUGHTERS):
        owner = int(DAUGHTER_OF[number])
        who = (owner + 1) % 3
        players = [player(elders=[0] * 6, idle=4) for _ in range(3)]
        players[who] = player(elders=[0] * 6, idle=4, wives=daughter)
        table = event(name, *players, step=at, chance=Streams(), **TWO_ROWS)
        hit = colours[owner] in icon.texts("colours")
        assert shown(table, who)["idle"] == (2 if hit else 4), daughter
        assert shown(table, owner)["idle"] == 4


def feuds(name: str, at: int, icon: Section) -> None:
    """GREEN-088: whoever has nobody on rank 1."""
    assert icon.text("icon") == "feud"
    for chief, left in ((0, 2), (1, 4)):
        own = {"elders": [chief, 0, 0, 0, 0, 0], "idle": 4}
        table = struck(name, at, own, "dice 3 3 3")
        assert shown(table, TUNIT)["idle"] == left


def snows(name: str, at: int, icon: Section) -> None:
    """GREEN-091..094: a unit for each elder, or for each D card; Saila is married away here."""
    if icon.text("per") == "elder":
        players = [LONELY, LONELY, player(elders=[1, 1, 0, 0, 0, 0], energy=3)]
    else:
        players = [LONELY, LONELY, player(elders=[0] * 6, energy=3, cards="elkhounds cattle")]
    table = event(name, *players, step=at, chance=Streams(), **TWO_ROWS)
    paid = 0
    while asked(table) in ("snow norse", "hay norse"):
        play(table, "pay energy", chance=Streams())
        paid += 1
    assert (paid, discs(table, NORSE)[0]) == (2, 1)


EFFECT_OF = {
    "migration": migrates, "sunspot": cools, "no_sea": closes_the_sea, "storm": storms,
    "no_markland": closes_markland, "helmet": rolls, "breakage": breaks, "plague": infects,
    "venereal": spreads, "feud": feuds, "snow": snows,
}  # fmt: skip


@pytest.mark.parametrize("card", [*GOODS, "norse-pony"])
def test_every_ship_sells_its_card_to_the_tableau(card: str) -> None:
    """GREEN-040, GREEN-077, GREEN-110, GREEN-113"""
    name = next(
        table.text("key") for table in EVENT_TABLES
        if "import" in table.data and table.table("import").text("key") == card
    )  # fmt: skip
    table = position(player(ivory=3), phase="auction", event=name, **ROWS)
    play(table, "bid 2")
    while asked(table).startswith("bid"):
        play(table, "hold")
    assert card in shown(table, TUNIT)["cards"]
    assert (discs(table, TUNIT)[1], shown(table, TUNIT)["hand"]) == (1, [])


def test_the_knarr_sells_what_was_set_aside() -> None:
    """GREEN-AMB-52"""
    table = position(player(ivory=3), phase="auction", event="livestock-knarr",
                     aside=["cattle", "settlement-goat"], **ROWS)  # fmt: skip
    play(table, "bid 1")
    while asked(table).startswith("bid"):
        play(table, "hold")
    play(table, "choose cattle")
    assert shown(table, TUNIT)["cards"] == ["cattle"]
    assert table.dump()["aside"] == []


def test_all_sixty_cards_are_looked_at() -> None:
    """GREEN-032: regions and New World in `test_regions.py`, all others here."""
    looked = 29 + 2 + len(NAMES) + len(ELDER_TABLES) + len(DAUGHTERS) + 2
    assert looked == 60
    assert {*ANIMALS, *TOOLS, *GOODS, *DAUGHTERS} <= set(CARDS)
    assert MARKLAND == HELD
