"""Part H, B2 and B3: hay and births, hands, exchanging cards."""

from skali.games.greenland.rules.components import CARDS, HALVES
from skali.games.greenland.rules.hands import animal_slots, hand_size
from tests.greenland.build import (
    NORSE,
    THULE,
    TUNIT,
    allowed,
    asked,
    dice,
    discs,
    hunt,
    livestock,
    placing,
    play,
    player,
    position,
    refused,
    shown,
)


def test_hay_is_settled_before_births_in_player_order() -> None:
    """GREEN-009, GREEN-203, GREEN-206"""
    table = livestock(
        player(), player(cards="musk-oxen"), player(cards="cattle"), first="norse", north="walrus"
    )
    assert asked(table) == "hay norse"
    play(table, "pay energy", "pay energy")
    assert shown(table, NORSE)["idle"] == 9
    assert asked(table) == "hay thule"


def test_the_cow_wants_two_and_takes_energy_or_elders() -> None:
    """GREEN-204, GREEN-EX-33, GREEN-AMB-35"""
    table = livestock(player(), player(), player(cards="cattle"))
    play(table, "pay energy", "bury 1")
    assert (discs(table, NORSE)[0], shown(table, NORSE)["elders"][0]) == (4, 0)
    assert shown(table, NORSE)["cards"] == ["cattle"]


def test_once_begun_the_payment_is_finished() -> None:
    """GREEN-AMB-35"""
    table = play(livestock(player(), player(), player(cards="cattle")), "pay energy")
    assert refused(table, "slaughter") == "GREEN-AMB-35"


def test_unpaid_animals_are_slaughtered_for_their_value() -> None:
    """GREEN-205, GREEN-050"""
    table = play(livestock(player(), player(), player(cards="cattle", energy=6)), "slaughter")
    assert (shown(table, NORSE)["cards"], discs(table, NORSE)[0]) == ([], 8)
    poor = livestock(
        player(), player(), player(cards="cattle", energy=0, elders=[1, 0, 0, 0, 0, 0])
    )
    assert refused(poor, "bury 1") == "GREEN-205"


def test_a_raided_animal_owes_its_hay_and_brings_nothing() -> None:
    """GREEN-049, GREEN-204, GREEN-205, GREEN-206"""
    table = livestock(player(), player(), player(cards="cattle", energy=3), raided=["cattle"])
    assert refused(table, "exchange cattle") == "GREEN-049"
    play(table, "slaughter")
    assert discs(table, NORSE)[0] == 3
    paid = livestock(player(), player(), player(cards="cattle", energy=3), raided=["cattle"])
    play(paid, "pay energy", "pay energy")
    assert shown(paid, NORSE)["idle"] == 6


def test_goats_need_nothing() -> None:
    """GREEN-206"""
    table = livestock(player(), player(), player(cards="settlement-goat"))
    assert shown(table, NORSE)["idle"] == 7


def test_sheep_bring_a_newborn_or_ivory() -> None:
    """GREEN-207"""
    table = livestock(player(), player(), player(cards="sheep"))
    play(table, "pay energy")
    assert [*allowed(table, "newborn"), *allowed(table, "wool")] == ["newborn", "wool"]
    play(table, "wool")
    assert (discs(table, NORSE)[1], shown(table, NORSE)["idle"]) == (2, 6)


def test_an_imported_pony_is_fed_in_the_same_round() -> None:
    """GREEN-113, GREEN-040"""
    table = livestock(player(cards="norse-pony"))
    play(table, "pay energy")
    assert shown(table, TUNIT)["idle"] == 7


def test_the_animals_of_the_extinct_starve() -> None:
    """GREEN-AMB-44"""
    dead = player(idle=0, elders=[0] * 6, dead=19, cards="cattle settlement-goat")
    table = livestock(player(), player(), dead, alive=["tunit", "thule"])
    assert shown(table, NORSE)["cards"] == ["settlement-goat"]


# --- hands ---


def test_hand_size_adds_up_from_women_imports_and_sages() -> None:
    """GREEN-041, GREEN-042, GREEN-EX-01, GREEN-AMB-37"""
    table = placing(player(), player(wives="birgitta"))
    assert (hand_size(table, THULE), animal_slots(table, THULE)) == (3, 1)
    table = placing(player(elders=[1, 1, 3, 1, 1, 1], cards="psalter"))
    assert hand_size(table, TUNIT) == 4
    assert hand_size(placing(player(elders=[0] * 6)), TUNIT) == 0


def test_the_slot_for_animals_holds_animals_only() -> None:
    """GREEN-042, GREEN-EX-01"""
    north = "markland walrus"
    four = "peary-caribou bearded-seal arctic-wolf"
    pending = [{"ask": "discard", "culture": "thule", "seat": 1}]
    fine = position(
        player(), player(wives="birgitta", hand=f"{four} wild-dogs"), north=north, pending=pending
    )
    assert asked(fine) != "discard thule"
    bad = position(
        player(),
        player(wives="birgitta", hand=f"{four} driftwood-strand"),
        north=north,
        pending=pending,
    )
    assert asked(bad) == "discard thule"
    mixed = position(
        player(),
        player(elders=[1, 1, 1, 1, 1, 1], hand="peary-caribou bearded-seal"),
        north=north,
        pending=pending,
    )
    assert allowed(mixed) == ["discard peary-caribou", "discard bearded-seal"]


def test_losing_the_sage_costs_the_hand_card() -> None:
    """GREEN-044, GREEN-045, GREEN-EX-02"""
    table = position(
        player(hand="wild-dogs"), north="markland walrus",
        pending=[{"ask": "bury", "culture": "tunit", "seat": 0, "among": ["2", "3"]}],
    )  # fmt: skip
    play(table, "bury 3")
    assert hand_size(table, TUNIT) == 0
    assert (shown(table, TUNIT)["hand"], table.dump()["gone"]) == ([], ["wild-dogs"])


def test_losing_an_educated_wife_does_too() -> None:
    """GREEN-044"""
    table = hunt(
        player(wives="birgitta", hand="wild-dogs bearded-seal"), player(hunters={"birgitta": 1}),
        north="markland walrus", chance=dice("1"),
    )  # fmt: skip
    assert hand_size(table, TUNIT) == 1
    assert allowed(table) == ["discard wild-dogs", "discard bearded-seal"]


def test_hand_cards_have_no_effect() -> None:
    """GREEN-039"""
    table = hunt(
        player(hand="peary-caribou", hunters={"elkhounds": 1}, elders=[0, 0, 1, 0, 0, 0]),
        north="walrus",
    )
    assert not asked(table).startswith("reroll")
    assert table.sheet()["trophies"][0] == 0


# --- exchanging ---


def test_a_card_of_value_is_exchanged_at_any_own_decision() -> None:
    """GREEN-048, GREEN-AMB-48"""
    table = placing(player(cards="crossbow musk-oxen psalter", energy=7), north="markland walrus")
    assert allowed(table, "exchange") == ["exchange musk-oxen", "exchange crossbow"]
    play(table, "exchange musk-oxen", "exchange crossbow")
    assert discs(table, TUNIT) == (8, 1, 2)
    assert refused(table, "exchange psalter") == "GREEN-048"


def test_not_in_the_middle_of_a_step() -> None:
    """GREEN-AMB-48"""
    table = play(placing(player(cards="crossbow")), "send walrus")
    assert refused(table, "exchange crossbow") == "GREEN-AMB-48"


def test_not_while_raiders_stand_on_it() -> None:
    """GREEN-049, GREEN-AMB-56"""
    table = placing(
        player(cards="musk-oxen"), player(hunters={"musk-oxen": 1}), north="markland walrus"
    )
    assert refused(table, "exchange musk-oxen") == "GREEN-AMB-56"


def test_others_cannot_exchange_it() -> None:
    """GREEN-048"""
    table = placing(player(), player(cards="crossbow"))
    assert refused(table, "exchange crossbow") == "GREEN-048"


def test_colours_never_stand_in_for_one_another_but_in_the_common_game() -> None:
    """GREEN-056, GREEN-246"""
    table = livestock(player(), player(), player(cards="sheep"))
    assert refused(table, "pay iron") == "GREEN-056"
    together = livestock(player(), player(), player(cards="sheep"), mode="together")
    play(together, "pay iron")
    assert discs(together, NORSE)[2] == 0


def test_in_the_common_game_promotion_is_paid_in_any_disc() -> None:
    """GREEN-246"""
    table = placing(player(energy=0, ivory=1, iron=1), mode="together")
    play(table, "promote 1 hunter")
    assert asked(table) == "pay tunit"
    play(table, "pay ivory")
    assert discs(table, TUNIT) == (0, 0, 1)


def test_every_value_has_a_card_that_shows_it() -> None:
    """GREEN-048, GREEN-051"""
    valued = {CARDS[n] for n, half in enumerate(HALVES) if half.data.get("value")}
    assert {"crossbow", "improved-sword", "broadaxes", "trypot"} <= valued
