"""Part F and section 3: who may deal, offers as data, consent, marriages, leaving, swaps."""

from tests.greenland.build import (
    NORSE,
    THULE,
    TUNIT,
    allowed,
    asked,
    discs,
    fights,
    on,
    play,
    player,
    refused,
    shown,
    talks,
    walk,
)

HERE = {"walrus": 2}


def test_those_who_share_a_card_may_talk() -> None:
    """GREEN-007, GREEN-148, GREEN-NEG-01, GREEN-NEG-02"""
    table = talks(player(hunters=HERE), player(hunters=HERE), player(hunters={"capelin": 1}))
    assert asked(table) == "talk tunit"
    assert allowed(table, "deal") == ["deal thule"]
    assert refused(table, "deal norse") == "GREEN-148"


def test_and_those_with_a_cube_in_the_other_s_tableau() -> None:
    """GREEN-148: a raider, a husband, a missionary, a representative."""
    for guest in (
        {"hunters": {"birgitta": 1}}, {"wives": ["birgitta"]},
        {"envoys": {"norse": 1}, "monotheist": True},
    ):  # fmt: skip
        table = talks(player(**guest), player(), player())
        assert "deal norse" in allowed(table), guest


def test_nobody_is_asked_who_could_only_pass() -> None:
    """GREEN-NEG-02, GREEN-NEG-15"""
    assert not asked(talks()).startswith("talk")


def test_an_offer_is_filled_in_line_by_line_and_made() -> None:
    """GREEN-149, GREEN-NEG-03, GREEN-NEG-04, GREEN-NEG-18"""
    table = talks(
        player(hunters=HERE, energy=3), player(hunters=HERE, ivory=2, hand="wild-dogs"),
        north="markland walrus",
    )  # fmt: skip
    play(table, "deal thule", "give energy 2", "want ivory 1", "want-card wild-dogs")
    assert refused(table, "give energy 1") == "GREEN-149"
    assert refused(table, "want ivory 3") == "GREEN-149"
    play(table, "propose")
    assert asked(table) == "answer thule"
    play(table, "accept")
    assert discs(table, TUNIT) == (1, 2, 1)
    assert discs(table, THULE) == (7, 1, 1)
    assert shown(table, TUNIT)["hand"] == ["wild-dogs"]


def test_nothing_happens_if_it_is_refused_or_dropped() -> None:
    """GREEN-NEG-04, GREEN-NEG-16"""
    for end in (("propose", "refuse"), ("drop",)):
        table = talks(player(hunters=HERE), player(hunters=HERE))
        play(table, "deal thule", "give energy 2", *end)
        assert discs(table, TUNIT) == discs(table, THULE) == (5, 1, 1)
        assert table.dump()["offer"] is None
        assert asked(table) == "talk thule"


def test_promises_are_told_and_never_enforced() -> None:
    """GREEN-149, GREEN-NEG-05"""
    table = talks(player(hunters=HERE), player(hunters=HERE))
    play(table, "deal thule", "promise no-attack", "give ivory 1", "propose", "accept")
    assert table.dump()["talks"]["promises"] == {"tunit-thule": "no-attack"}
    while asked(table).startswith("talk"):
        play(table, "done")
    assert asked(table) == "attack tunit"
    assert "attack" in allowed(table)


def test_at_most_three_offers_to_each_and_a_counter_is_an_own_offer() -> None:
    """GREEN-NEG-15"""
    table = talks(player(hunters=HERE), player(hunters=HERE))
    for _ in range(3):
        play(table, "deal thule", "promise help", "propose", "counter", "promise help", "propose")
        assert asked(table) == "answer tunit"
        play(table, "refuse")
        if asked(table) == "talk thule":
            play(table, "done")
    assert table.dump()["talks"]["offers"] == {"tunit-thule": 3, "thule-tunit": 3}
    assert not asked(table).startswith("talk")


def test_energy_beyond_the_most_is_lost_in_a_deal() -> None:
    """GREEN-055, GREEN-NEG-07"""
    table = talks(player(hunters=HERE, energy=8), player(hunters=HERE, energy=7))
    play(table, "deal thule", "give energy 4", "propose", "accept")
    assert (discs(table, TUNIT)[0], discs(table, THULE)[0]) == (4, 8)


def test_cards_beyond_the_hand_are_discarded_by_the_receiver() -> None:
    """GREEN-043, GREEN-NEG-08"""
    table = talks(
        player(hunters=HERE, hand="bearded-seal"), player(hunters=HERE, hand="peary-caribou"),
        north="markland walrus",
    )  # fmt: skip
    play(table, "deal thule", "give-card bearded-seal", "propose", "accept")
    assert asked(table) == "discard thule"
    play(table, "discard bearded-seal")
    assert shown(table, THULE)["hand"] == ["peary-caribou"]


def test_an_offer_that_has_become_impossible_cannot_be_accepted() -> None:
    """GREEN-NEG-06: here the animal that was asked for is exchanged first."""
    table = talks(player(hunters=HERE), player(hunters=HERE, cards="cattle"))
    play(table, "deal thule", "want-card cattle", "propose")
    assert "accept" in allowed(table)
    play(table, "exchange cattle")
    assert refused(table, "accept") == "GREEN-NEG-06"


def test_only_animals_and_tools_of_the_tableau_are_traded_and_not_under_cubes() -> None:
    """GREEN-149, GREEN-NEG-13, GREEN-AMB-49"""
    table = talks(
        player(hunters=HERE, cards="cattle sheep psalter hooded-seal"),
        player(hunters=HERE | {"sheep": 1}), south="vinland capelin",
    )  # fmt: skip
    play(table, "deal thule")
    assert allowed(table, "give-card") == ["give-card hooded-seal", "give-card cattle"]
    assert refused(table, "give-card sheep") == "GREEN-NEG-13"
    assert refused(table, "give-card psalter") == "GREEN-NEG-13"


# --- leaving ---


def test_a_card_that_is_shared_is_left_only_by_consent() -> None:
    """GREEN-150, GREEN-NEG-09, GREEN-NEG-14"""
    table = talks(*[player(hunters=HERE)] * 3)
    assert refused(table, "leave walrus") == "GREEN-150"
    play(table, "deal thule", "leave walrus", "take 1", "propose", "accept")
    assert asked(table) == "consent norse"
    play(table, "refuse")
    assert on(table, TUNIT, "walrus") == 2
    table = talks(*[player(hunters=HERE)] * 3)
    play(table, "deal thule", "leave walrus", "take 1", "propose", "accept", "accept")
    assert (on(table, TUNIT, "walrus"), shown(table, TUNIT)["idle"]) == (1, 7)


def test_who_is_alone_on_a_card_simply_leaves() -> None:
    """GREEN-150, GREEN-151, GREEN-249, GREEN-NEG-14"""
    table = talks(player(hunters={"markland": 5}, leader="markland"), player(hunters=HERE))
    play(table, "leave markland", "lead 4")
    assert (on(table, TUNIT, "markland"), shown(table, TUNIT)["idle"]) == (1, 10)
    assert shown(table, TUNIT)["leader"] == "idle"


def test_leaving_from_outside_the_home_needs_mariners_or_a_sledge() -> None:
    """GREEN-152, GREEN-NEG-10, GREEN-AMB-14, GREEN-AMB-24"""
    no_mariner = [1, 1, 1, 1, 1, 0]
    table = talks(player(), player(), player(hunters={"walrus": 6}))
    play(table, "leave walrus")
    assert refused(table, "take 5") == "GREEN-119"
    table = talks(
        player(hunters={"capelin": 1}),
        player(),
        player(hunters={"walrus": 6, "markland": 1}, elders=no_mariner, cards="pony"),
    )
    play(table, "done")
    assert refused(table, "leave markland") == "GREEN-152"
    play(table, "leave walrus", "take 6")
    assert on(table, NORSE, "walrus") == 0


def test_a_closed_markland_is_not_left() -> None:
    """GREEN-107"""
    table = talks(player(hunters={"markland": 5, "walrus": 1}), closed=["markland"])
    assert refused(table, "leave markland") == "GREEN-107"


# --- marriages ---


def test_a_marriage_is_agreed_and_both_have_the_abilities() -> None:
    """GREEN-151, GREEN-153, GREEN-154, GREEN-155, GREEN-NEG-11, GREEN-AMB-58"""
    table = talks(player(hunters=HERE), player(), player(hunters=HERE))
    play(table, "deal norse", "marry meeka walrus hunter", "propose", "accept")
    assert (shown(table, NORSE)["wives"], on(table, NORSE, "walrus")) == (["meeka"], 1)
    assert shown(table, NORSE)["idle"] == 6
    assert table.abilities(NORSE) & table.abilities(TUNIT) != 0


def test_only_placed_cubes_marry_and_only_foreign_free_daughters() -> None:
    """GREEN-153, GREEN-156, GREEN-159, GREEN-NEG-11, GREEN-NEG-12"""
    table = talks(player(hunters=HERE), player(wives="meeka"), player(hunters=HERE))
    play(table, "deal norse")
    assert refused(table, "marry meeka walrus hunter") == "GREEN-156"
    assert refused(table, "marry kirima walrus hunter") == "GREEN-153"
    assert refused(table, "marry saila capelin hunter") == "GREEN-151"
    play(table, "marry birgitta walrus hunter")
    [gift] = table.dump()["offer"]["gives"]
    assert (gift["from"], gift["to"], gift["bride"]["daughter"]) == ("norse", "tunit", "birgitta")


def test_a_raider_may_become_the_husband_by_agreement() -> None:
    """GREEN-NEG-12"""
    table = talks(player(), player(), player(hunters={"meeka": 1}))
    play(table, "deal norse", "marry meeka meeka hunter", "propose", "accept")
    assert shown(table, NORSE)["wives"] == ["meeka"]
    assert on(table, NORSE, "meeka") == 0


def test_nobody_raids_the_wife_of_his_own_people() -> None:
    """GREEN-NEG-12, GREEN-252: the other raiders go home; her husband stands by her father's."""
    table = talks(player(hunters={"meeka": 2}), player(), player(hunters={"meeka": 3}))
    play(table, "deal norse", "marry meeka meeka hunter", "propose", "accept")
    assert on(table, NORSE, "meeka") == 2
    while asked(table).startswith("talk"):
        play(table, "done")
    assert shown(table, NORSE)["wives"] == ["meeka"]
    assert (shown(table, NORSE)["idle"], shown(table, TUNIT)["idle"]) == (8, 8)


def test_free_marriages_call_a_raid_off_too() -> None:
    """GREEN-244, GREEN-NEG-12"""
    table = talks(player(hunters={"kirima": 2}), mode="together")
    play(table, "wed kirima hunter", "done", "done", "done")
    assert (shown(table, TUNIT)["wives"], on(table, TUNIT, "kirima")) == (["kirima"], 0)


def test_a_groom_and_those_who_leave_are_counted_together() -> None:
    """GREEN-152, GREEN-NEG-04"""
    table = talks(player(hunters={"capelin": 4}), player(), player(hunters={"capelin": 1}))
    play(table, "deal norse", "leave capelin", "take 4")
    assert "propose" in allowed(table)
    play(table, "marry birgitta capelin hunter")
    assert refused(table, "propose") == "GREEN-NEG-04"


def test_talks_end_when_all_have_passed_in_succession() -> None:
    """GREEN-NEG-15"""
    table = talks(player(hunters=HERE), player(hunters=HERE))
    play(table, "done", "deal tunit", "drop", "done", "done")
    assert not asked(table).startswith("talk")


def test_talks_are_finite_in_random_play() -> None:
    """GREEN-NEG-15, GREEN-NEG-16"""
    for seed in range(3):
        for table in walk(3, seed):
            assert all(0 <= number <= 3 for number in table.offers)


# --- three parties ---


ALL_HERE = [player(hunters=HERE)] * 3


def test_a_third_party_joins_by_a_pair_of_its_own() -> None:
    """GREEN-148, GREEN-NEG-21"""
    table = talks(*ALL_HERE)
    play(table, "deal thule")
    assert allowed(table, "between") == ["between tunit norse", "between thule norse"]
    assert refused(table, "between norse tunit") == "GREEN-148"
    assert refused(table, "between tunit thule") == "GREEN-NEG-03"
    play(table, "between tunit norse")
    assert table.dump()["offer"]["parties"] == ["tunit", "thule", "norse"]
    assert allowed(table, "between") == ["between tunit thule", "between thule norse"]


def test_only_pairs_that_may_talk_give_each_other_something() -> None:
    """GREEN-148, GREEN-NEG-21"""
    apart = player(hunters={"walrus": 2, "capelin": 1})
    table = talks(apart, player(hunters=HERE), player(hunters={"capelin": 1}))
    play(table, "deal thule")
    assert allowed(table, "between") == ["between tunit norse"]
    assert refused(table, "between thule norse") == "GREEN-148"
    table = talks(player(hunters=HERE), player(hunters={"walrus": 2, "capelin": 1}),
                  player(hunters={"capelin": 1}))  # fmt: skip
    play(table, "deal thule")
    assert allowed(table, "between") == []
    assert refused(table, "between thule norse") == "GREEN-148"


def round_deal() -> list[str]:
    """Energy to the Thule, their ivory to the Norse, whose iron comes to the Tunit."""
    return ["deal thule", "give energy 2", "between thule norse", "give ivory 1",
            "between tunit norse", "want iron 1", "propose"]  # fmt: skip


def test_a_deal_of_three_happens_when_all_agree_and_all_of_it() -> None:
    """GREEN-NEG-04, GREEN-NEG-21"""
    table = talks(*ALL_HERE)
    play(table, *round_deal())
    assert asked(table) == "answer thule"
    play(table, "accept")
    assert asked(table) == "answer norse"
    assert discs(table, TUNIT) == (5, 1, 1)
    play(table, "accept")
    assert [discs(table, who) for who in (TUNIT, THULE, NORSE)] == [
        (3, 1, 2), (7, 0, 1), (5, 2, 0),
    ]  # fmt: skip
    assert table.dump()["offer"] is None


def test_one_refusal_ends_a_deal_of_three() -> None:
    """GREEN-NEG-04, GREEN-NEG-21"""
    for answers in (["refuse"], ["accept", "refuse"]):
        table = talks(*ALL_HERE)
        play(table, *round_deal(), *answers)
        assert [discs(table, who) for who in (TUNIT, THULE, NORSE)] == [(5, 1, 1)] * 3
        assert table.dump()["offer"] is None


def test_the_parties_answer_in_player_order() -> None:
    """GREEN-012, GREEN-NEG-21"""
    table = talks(*ALL_HERE, first="norse", named="norse")
    play(table, "done", *round_deal())
    assert asked(table) == "answer norse"
    play(table, "accept")
    assert asked(table) == "answer thule"


def test_what_became_impossible_ends_a_deal_of_three_too() -> None:
    """GREEN-NEG-06, GREEN-NEG-21: the second to answer has exchanged what was asked for."""
    table = talks(*[player(hunters=HERE)] * 2, player(hunters=HERE, cards="cattle"))
    play(table, "deal thule", "give energy 1", "between thule norse", "want-card cattle", "propose")
    play(table, "accept", "exchange cattle")
    assert refused(table, "accept") == "GREEN-NEG-06"


def test_nobody_gives_the_same_twice() -> None:
    """GREEN-NEG-03, GREEN-NEG-21"""
    table = talks(player(hunters=HERE, energy=3, cards="cattle"), *[player(hunters=HERE)] * 2)
    play(table, "deal thule", "give energy 2", "give-card cattle", "marry meeka walrus hunter")
    play(table, "between tunit norse")
    assert allowed(table, "give")[0:1] == ["give energy 1"]
    assert refused(table, "give energy 2") == "GREEN-149"
    assert refused(table, "give-card cattle") == "GREEN-NEG-03"
    assert refused(table, "marry meeka walrus hunter") == "GREEN-NEG-03"


def test_a_party_leaves_one_card_however_many_agree() -> None:
    """GREEN-150, GREEN-NEG-21: all who stand there are parties, so nobody else is asked."""
    table = talks(*ALL_HERE)
    play(table, "deal thule", "leave walrus", "take 1", "between tunit norse")
    assert refused(table, "leave walrus") == "GREEN-NEG-03"
    play(table, "give ivory 1", "propose", "accept", "accept")
    assert on(table, TUNIT, "walrus") == 1
    assert asked(table) == "talk thule"


def test_a_third_party_counts_as_an_offer_when_it_is_made() -> None:
    """GREEN-NEG-15, GREEN-NEG-21"""
    made = {"offers": {"tunit-norse": 3}}
    table = talks(*ALL_HERE, talks=made)
    play(table, "deal thule")
    assert refused(table, "between tunit norse") == "GREEN-NEG-15"
    table = talks(*ALL_HERE)
    play(table, "deal thule", "between tunit norse", "give ivory 1")
    assert table.dump()["talks"]["offers"] == {"tunit-thule": 1}
    play(table, "propose")
    assert table.dump()["talks"]["offers"] == {"tunit-thule": 1, "tunit-norse": 1}


def test_composing_comes_to_an_end() -> None:
    """GREEN-NEG-15: nine lines, and four turns to another pair."""
    table = talks(*ALL_HERE)
    play(table, "deal thule")
    for pair in ("tunit norse", "tunit thule", "tunit norse", "tunit thule"):
        play(table, f"between {pair}")
    assert refused(table, "between tunit norse") == "GREEN-NEG-15"
    for line in ("give energy 1", "give ivory 1", "give iron 1", "want energy 1", "want ivory 1",
                 "want iron 1", "promise help", "ask-promise help", "leave walrus"):  # fmt: skip
        play(table, line)
    play(table, "take 1")
    assert allowed(table) == ["propose", "drop"]
    assert refused(table, "ask-leave walrus") == "GREEN-NEG-15"


def test_discs_are_given_before_any_arrive() -> None:
    """GREEN-055, GREEN-NEG-04: who has eight and gives two can take two."""
    table = talks(player(hunters=HERE, energy=5), player(hunters=HERE, energy=8))
    play(table, "deal thule", "give energy 2", "want energy 2", "propose", "accept")
    assert (discs(table, TUNIT)[0], discs(table, THULE)[0]) == (5, 8)


def test_a_promise_is_made_or_asked_for_and_never_binds() -> None:
    """GREEN-NEG-05, GREEN-NEG-22"""
    table = talks(player(hunters=HERE), player(hunters=HERE))
    play(table, "deal thule", "promise as-said", "ask-promise no-attack")
    assert refused(table, "promise help") == "GREEN-NEG-05"
    assert refused(table, "ask-promise help") == "GREEN-NEG-05"
    play(table, "propose")
    assert table.dump()["talks"]["promises"] == {}
    play(table, "accept")
    promised = {"tunit-thule": "as-said", "thule-tunit": "no-attack"}
    assert table.dump(2)["talks"]["promises"] == promised
    plain = talks(player(hunters=HERE), player(hunters=HERE), talks={"offers": {"tunit-thule": 1}})
    play(plain, "done")
    assert allowed(table) == allowed(plain)
    while asked(table).startswith("talk"):
        play(table, "done")
    play(table, "hold")
    assert (asked(table), "attack" in allowed(table)) == ("attack thule", True)


# --- the common game ---


def test_in_the_common_game_each_culture_swaps_once() -> None:
    """GREEN-243, GREEN-NEG-19, GREEN-AMB-46"""
    table = talks(
        player(ivory=2), player(), player(), mode="together",
        talks={"tokens": ["tunit", "thule", "norse"]},
    )  # fmt: skip
    assert asked(table) == "swap tunit"
    play(table, "swap norse", "swap-disc ivory", "swap-disc energy")
    assert (discs(table, TUNIT), discs(table, NORSE)) == ((6, 1, 1), (4, 2, 1))
    assert refused(table, "swap thule") == "GREEN-243"
    play(table, "done")
    assert refused(table, "swap norse") == "GREEN-243"


def test_wives_and_tools_are_swapped_but_neither_people_nor_animals() -> None:
    """GREEN-243, GREEN-245, GREEN-AMB-64"""
    tokens = {"tokens": ["tunit", "thule", "norse"]}
    table = talks(
        player(wives="birgitta", cards="hooded-seal cattle"), player(cards="driftwood-strand"),
        mode="together", talks=tokens, south="vinland capelin",
    )  # fmt: skip
    play(table, "swap thule")
    assert refused(table, "swap-card cattle") == "GREEN-245"
    play(table, "swap-wife birgitta", "swap-card driftwood-strand")
    assert shown(table, THULE)["wives"] == ["birgitta"]
    assert (shown(table, TUNIT)["idle"], shown(table, THULE)["idle"]) == (7, 5)
    assert "driftwood-strand" in shown(table, TUNIT)["cards"]


def test_husbands_are_placed_freely() -> None:
    """GREEN-244, GREEN-AMB-64"""
    table = talks(player(hunters={"walrus": 1}), mode="together")
    play(table, "wed birgitta hunter", "marry kirima walrus hunter")
    assert shown(table, TUNIT)["wives"] == ["kirima", "birgitta"]
    assert refused(table, "wed meeka hunter") == "GREEN-159"
    assert refused(table, "wed birgitta leader") == "GREEN-156"


def test_a_husband_fights_for_his_wife_from_then_on() -> None:
    """GREEN-157"""
    table = fights(player(), player(wives="meeka"), player(hunters={"meeka": 1}, iron=0))
    assert asked(table) == "attack thule"


def test_a_husband_who_is_swapped_away_takes_the_hand_of_his_wife_with_him() -> None:
    """GREEN-044, GREEN-243: Thule lose Birgitta's two slots, and keep the sage's."""
    table = talks(
        player(), player(wives="birgitta", hand="wild-dogs bearded-seal musk-oxen"),
        mode="together", talks={"tokens": ["tunit", "thule"]}, first="thule",
        north="markland walrus",
    )  # fmt: skip
    play(table, "swap tunit", "swap-wife birgitta", "swap-disc iron")
    assert asked(table) == "discard thule"


def test_nobody_of_a_closed_markland_marries() -> None:
    """GREEN-107, GREEN-244"""
    table = talks(player(hunters={"markland": 2, "walrus": 1}), mode="together",
                  closed=["markland"])  # fmt: skip
    assert "marry kirima walrus hunter" in allowed(table)
    assert refused(table, "marry kirima markland hunter") == "GREEN-107"


def test_a_leader_who_is_alone_marries_by_a_swap() -> None:
    """GREEN-143, GREEN-243: he takes the place of the husband who comes home."""
    table = talks(
        player(idle=1), player(wives="birgitta"), mode="together",
        talks={"tokens": ["tunit", "thule"]}, first="thule",
    )  # fmt: skip
    play(table, "swap tunit", "swap-wife birgitta", "swap-disc iron")
    assert (shown(table, TUNIT)["leader"], shown(table, TUNIT)["idle"]) == ("husband-birgitta", 0)
    assert shown(table, THULE)["idle"] == 7
