"""Several rules at once: what the rulebook says must come of a table, step by step."""

from tests.greenland.build import (
    NOBODY,
    NORSE,
    THULE,
    TUNIT,
    allowed,
    asked,
    cold,
    dice,
    discs,
    ended,
    event,
    fights,
    hunt,
    livestock,
    luck,
    on,
    placing,
    play,
    player,
    position,
    refused,
    shown,
    talks,
    whole,
)
from tests.greenland.test_auction import sale
from tests.greenland.test_elders import acting, only

PLAIN = [1, 0, 0, 1, 0, 0]
"""A chief and a war chief: they change no die."""


def test_peepeelee_decides_only_among_those_who_bid_the_most() -> None:
    """GREEN-109, GREEN-112: her people matched one ivory and cannot go along to two."""
    table = sale(
        "icelandic-trading-ship", player(ivory=2), player(ivory=1), player(ivory=3), named="norse",
    )  # fmt: skip
    play(table, "bid 1", "bid 1", "bid 1", "bid 2", "bid 2")
    while asked(table).startswith("bid"):
        play(table, "hold")
    assert shown(table, NORSE)["cards"] == ["norse-pony"]
    assert [discs(table, culture)[1] for culture in (TUNIT, THULE, NORSE)] == [2, 1, 1]


def test_colonies_on_both_shores_are_evacuated_together() -> None:
    """GREEN-134, GREEN-EX-53, GREEN-AMB-16: five need two boats, two a third."""
    colonies = {"hunters": {"markland": 5, "vinland": 2}, "idle": 3}
    two = placing(player(), player(), player(**colonies, elders=only(r6=2)), first="norse")
    assert refused(two, "evacuate") == "GREEN-134"
    table = placing(
        player(), player(), player(**colonies, elders=only(r6=3), cards="pony"), first="norse"
    )
    play(table, "evacuate")
    assert refused(table, "send birgitta") == "GREEN-AMB-16"
    play(table, "send walrus", "take 6", "send capelin", "take 1")
    assert asked(table) == "place norse"
    assert (on(table, NORSE, "markland"), on(table, NORSE, "vinland")) == (0, 0)
    assert refused(table, "send narwhal") == "GREEN-118"
    assert shown(table, NORSE)["idle"] == 3


def test_the_lonely_norse_calls_a_husband_home_over_the_sea() -> None:
    """GREEN-133, GREEN-AMB-15: her tableau is northern, so his only mariner is busy."""
    table = placing(
        player(), player(), player(idle=0, elders=only(r4=1, r6=1), wives="kirima"), first="norse"
    )
    play(table, "fetch kirima hunter")
    assert (shown(table, NORSE)["wives"], shown(table, NORSE)["idle"]) == ([], 1)
    assert refused(table, "fetch 4 hunter") == "GREEN-133"
    assert refused(table, "send kirima") == "GREEN-137"
    assert refused(table, "send markland") == "GREEN-123"
    play(table, "send capelin", "take 1")
    assert on(table, NORSE, "capelin") == 1


def test_three_fight_over_a_daughter_in_the_order_of_iron() -> None:
    """GREEN-017, GREEN-157, GREEN-162, GREEN-164, GREEN-170, GREEN-178, GREEN-181

    The Thule husband has the most iron and strikes first; two Tunit raiders are left, roll and kill
    him and the Norse defender, who no longer strikes. Then both are bitten and saved.
    """
    table = fights(
        player(hunters={"freydis": 3}, elders=PLAIN, iron=1), player(wives="freydis", iron=2),
        player(hunters={"freydis": 1}, iron=0),
    )  # fmt: skip
    assert asked(table) == "attack thule"
    play(table, "attack")
    assert asked(table) == "save tunit"
    play(table, "done")
    script = dice("1 1 3 6")
    play(table, "attack", chance=script)
    assert allowed(table) == ["strike thule", "strike norse"]
    play(table, "strike norse", chance=script)
    assert asked(table) == "save thule"
    play(table, "done", chance=script)
    assert (shown(table, THULE)["wives"], on(table, NORSE, "freydis")) == ([], 0)
    assert asked(table) == "save tunit"
    play(table, "save")
    assert shown(table, TUNIT)["wives"] == ["freydis"]
    assert (on(table, TUNIT, "freydis"), shown(table, TUNIT)["idle"]) == (0, 7)


def test_re_rolls_are_final_and_what_becomes_a_one_counts_on_the_ice() -> None:
    """GREEN-182..186: 5, 4, 3, 6 on a cold walrus, with Kirima, a trypot and the harpoon."""
    script = dice("5 4 3 6 4 3")
    table = hunt(
        player(), player(hunters={"walrus": 4}, elders=PLAIN, iron=0, cards="trypot bearded-seal"),
        north="markland | walrus", chance=script,
    )  # fmt: skip
    assert allowed(table, "reroll") == ["reroll 4 hunter", "reroll 5 hunter"]
    play(table, "reroll 5 hunter", chance=script)
    assert allowed(table, "reroll") == ["reroll 4 hunter"]
    play(table, "reroll 4 hunter", chance=script)
    assert asked(table) != "reroll thule"
    assert discs(table, THULE) == (7, 2, 0)
    assert shown(table, THULE)["idle"] == 6 + 4 + 4


def test_a_claim_without_success_sends_the_others_home_without_a_roll() -> None:
    """GREEN-177, GREEN-195, GREEN-197, GREEN-AMB-29: a triple of fives, no hit."""
    table = hunt(
        player(hunters={"walrus": 4}, elders=PLAIN), player(hunters={"walrus": 3}, elders=only()),
        player(), chance=dice("5 5 5"),
    )  # fmt: skip
    assert asked(table) == "claim thule"
    play(table, "claim", chance=dice(""))
    assert shown(table, THULE)["cards"] == ["walrus"]
    assert (shown(table, TUNIT)["idle"], shown(table, THULE)["idle"]) == (10, 9)
    assert "walrus" not in whole(table, "north")


def test_with_an_empty_pile_a_card_in_hand_leaves_a_gap() -> None:
    """GREEN-201, GREEN-202: and the cards behind it keep their side."""
    rest = (
        "ringed-seal peary-caribou cape-york-meteorite bearded-seal beluga arctic-wolf musk-oxen"
        " narwhal walrus polar-bear bowhead-whale"
    )
    table = hunt(
        player(hunters={"wild-dogs": 2}, elders=only(r3=1)),
        north="markland wild-dogs polar-cod | arctic-char", gone=rest.split(), chance=dice("4 4"),
    )  # fmt: skip
    if asked(table) == "reroll tunit":
        play(table, "keep")
    play(table, "claim")
    assert shown(table, TUNIT)["hand"] == ["wild-dogs"]
    assert whole(table, "north") == ["markland", "polar-cod", "arctic-char"]
    assert cold(table, "north") == ["arctic-char"]


def test_a_cow_is_raided_and_her_owner_still_owes_the_hay() -> None:
    """GREEN-049, GREEN-179, GREEN-204..206, GREEN-AMB-33: three calves, of which two find cubes."""
    table = hunt(
        player(), player(hunters={"cattle": 1}, elders=PLAIN, idle=14),
        player(cards="cattle", energy=1),
        first="norse", chance=dice("1"),
    )  # fmt: skip
    assert (shown(table, THULE)["idle"], shown(table, THULE)["dead"]) == (17, 0)
    assert table.dump()["raided"] == ["cattle"]
    assert asked(table) == "hay norse"
    assert refused(table, "exchange cattle") == "GREEN-049"
    play(table, "pay energy", "bury 1")
    assert (shown(table, NORSE)["idle"], discs(table, NORSE)[0]) == (6, 0)
    assert shown(table, NORSE)["cards"] == ["cattle"]


def test_the_thief_shears_the_sheep() -> None:
    """GREEN-180: an ivory instead of the newborn; the owner pays and gets neither."""
    table = hunt(
        player(hunters={"sheep": 2}, elders=PLAIN), player(), player(cards="sheep"), first="norse",
        chance=dice("3 6"),
    )  # fmt: skip
    assert asked(table) == "wool tunit"
    play(table, "wool")
    assert (discs(table, TUNIT)[1], shown(table, TUNIT)["idle"]) == (2, 8)
    play(table, "pay energy")
    assert (discs(table, NORSE), shown(table, NORSE)["idle"]) == ((4, 1, 1), 6)


def test_snow_counts_emissaries_and_saila_spares_one_unit() -> None:
    """GREEN-091, GREEN-092, GREEN-096, GREEN-AMB-05: two at home, one abroad, less one."""
    table = event(
        "wolf-minimum", player(elders=only()),
        player(monotheist=True, elders=only(r2=1, r6=1), envoys={"norse": 1}, wives="saila",
               energy=1),
        player(elders=only()), step=2, chance=luck("north bowhead-whale"),
    )  # fmt: skip
    assert asked(table) == "snow thule"
    assert table.dump()["pending"][-1]["units"] == 2
    assert allowed(table) == ["bury 2", "bury 6", "bury norse", "pay energy"]
    play(table, "bury norse", "pay energy", chance=luck("north bowhead-whale"))
    assert (shown(table, THULE)["envoys"], discs(table, THULE)[0]) == ({}, 0)


def test_a_bishop_burns_the_sage_and_the_hand_shrinks() -> None:
    """GREEN-042, GREEN-044, GREEN-217: Thule keep the slot for an animal; whoever throws it away
    instead loses the tool as well."""
    table = acting(
        player(), player(monotheist=True, elders=only(r2=1, r3=1), hand="wild-dogs bearded-seal"),
        player(), pagans=["tunit", "norse"],
    )  # fmt: skip
    while asked(table) != "elders thule":
        play(table, "done")
    play(table, "burn-elder 3")
    assert (asked(table), discs(table, THULE)[0]) == ("discard thule", 4)
    for thrown, left in (("bearded-seal", ["wild-dogs"]), ("wild-dogs", [])):
        assert shown(play(table.copy(), f"discard {thrown}"), THULE)["hand"] == left


def test_who_is_converted_keeps_his_trophies_but_not_their_points() -> None:
    """GREEN-222, GREEN-223, GREEN-225, GREEN-229, GREEN-232: the sermon of the last round."""
    table = acting(
        player(monotheist=True, elders=only(r2=1, r3=1), envoys={"thule": 1}, energy=1, ivory=0,
               iron=0),
        player(elders=only(), idle=3, cards="polar-bear", ivory=2, iron=1), player(),
        pagans=["thule", "norse"], round=10, rounds_left=0,
    )  # fmt: skip
    while asked(table) != "elders tunit":
        play(table, "done")
    before = table.sheet()
    play(table, "preach thule", chance=dice("1"))
    assert refused(table, "burn-elder 2") == "GREEN-208"
    play(table, "done")
    assert table.over
    after = table.sheet()
    assert shown(table, THULE)["cards"] == ["polar-bear"]
    assert (before["trophies"][1], after["trophies"][1]) == (5, 0)
    assert [table.score(seat) for seat in range(2)] == [6 + 2 + 1 + 4, 3 + 2 + 2]


def test_both_faiths_count_their_own_and_colonists_on_the_ice_count_twice() -> None:
    """GREEN-229..233

    Tunit of many gods: 2 goggles, 1 dogs, 2 idle and 3 colonists on the ice; the hand is nothing.
    Thule of one god: 3 ivory, 2 iron and a crossbow and a falcon to exchange, 4 cubes, an envoy as
    missionary. Norse of one god: 1 iron, 2 cubes, and two representatives, who count once.
    """
    table = ended(
        player(**NOBODY | {"idle": 2}, cards="peary-caribou wild-dogs", hunters={"markland": 3},
               ivory=5, iron=5, hand="bearded-seal"),
        player(**NOBODY | {"idle": 3}, monotheist=True, envoys={"tunit": 1}, ivory=3, iron=2,
               cards="crossbow gyrfalcons"),
        player(**NOBODY | {"idle": 0}, monotheist=True, envoys={"thule": 2}, ivory=0, iron=1),
        north="walrus | markland",
    )  # fmt: skip
    assert [table.score(seat) for seat in range(3)] == [
        2 + 1 + 2 + 6, 3 + 4 + 2 + 1 + 4, 2 + 2 + 4,
    ]  # fmt: skip


def test_the_common_game_ends_within_the_round_in_which_the_last_card_is_won() -> None:
    """GREEN-237, GREEN-238, GREEN-053: a trophy empties the second row, and everybody lives."""
    here = player(**NOBODY | {"idle": 1})
    table = hunt(
        player(hunters={"walrus": 3}, elders=only(), idle=0), here, here, mode="together",
        north="walrus", south="", round=9, rounds_left=7, chance=dice("5 5 5"),
    )  # fmt: skip
    play(table, "claim")
    assert table.over
    assert table.result().share(0) == 1  # type: ignore[union-attr]


def test_a_withdrawal_is_bought_and_the_guest_marries_instead_of_fighting() -> None:
    """GREEN-149..152, GREEN-153, GREEN-155: three Norse in the north, one boat."""
    table = talks(
        player(hunters={"walrus": 2}, energy=3), player(),
        player(hunters={"walrus": 4}, elders=only(r6=1)),
    )  # fmt: skip
    play(
        table,
        "deal norse",
        "give energy 3",
        "marry meeka walrus hunter",
        "ask-leave walrus",
        "take 3",
    )
    play(table, "propose", "accept")
    assert (on(table, NORSE, "walrus"), shown(table, NORSE)["idle"]) == (0, 9)
    assert shown(table, NORSE)["wives"] == ["meeka"]
    assert (discs(table, TUNIT)[0], discs(table, NORSE)[0]) == (0, 8)


def test_navigation_brings_more_raiders_without_a_boat() -> None:
    """GREEN-141, GREEN-142, GREEN-AMB-18: to a raided card where he has hunters, three at most."""
    table = position(
        player(), player(),
        player(hunters={"capelin": 4, "meeka": 1}, elders=PLAIN, cards="sunstone"),
        phase="navigation",
    )  # fmt: skip
    play(table, *["lift capelin hunter", "send meeka"] * 3)
    assert on(table, NORSE, "meeka") == 4
    assert not asked(table).startswith("navigate")


def test_fewest_are_counted_after_the_attacks() -> None:
    """GREEN-020, GREEN-162: Tunit come with three, lose two, and so hunt before the two Thule."""
    table = fights(
        player(hunters={"arctic-char": 3}, elders=only(), iron=0),
        player(hunters={"arctic-char": 2}, iron=0, elders=PLAIN), first="thule",
    )  # fmt: skip
    play(table, "attack", chance=dice("1 1 2"))
    if asked(table) == "haste tunit":
        play(table, "hold", chance=dice("2"))
    assert (shown(table, TUNIT)["idle"], shown(table, THULE)["idle"]) == (6 + 1 + 2, 8)


def test_livestock_pays_in_player_order_with_elders_and_is_slaughtered_for_its_value() -> None:
    """GREEN-203..206: the dogs cost the last elder; the ox is eaten, at most to eight energy."""
    table = livestock(
        player(cards="wild-dogs musk-oxen", energy=0, elders=only(r5=1)), player(),
        player(cards="settlement-goat", energy=0, elders=only()), first="norse", north="walrus",
    )  # fmt: skip
    assert shown(table, NORSE)["idle"] == 7
    assert asked(table) == "hay tunit"
    cards = {"wild-dogs": "bury 5", "musk-oxen": "slaughter"}
    for _ in range(2):
        now = table.dump()["pending"][-1]["card"] if asked(table) == "hay tunit" else ""
        if now:
            play(table, cards[now])
    assert (shown(table, TUNIT)["cards"], discs(table, TUNIT)[0]) == (["wild-dogs"], 2)
    assert shown(table, TUNIT)["idle"] == 6


def test_what_held_for_a_round_is_over_with_it() -> None:
    """GREEN-003, GREEN-049, GREEN-105, GREEN-107, GREEN-222, GREEN-242, GREEN-NEG-15"""
    table = position(
        player(envoys={"thule": 1}, fresh={"thule": 1}, monotheist=True), player(),
        player(cards="cattle"), phase="end", round=4, rounds_left=6, event="syphilis",
        raided=["cattle"], closed=["sea", "markland"], cooled=True, fought=["walrus"],
        hunted=["walrus"], chance=luck("events livestock-knarr", "south gyrfalcons",
                                       "north bowhead-whale"),
        talks={"offers": {"tunit-thule": 3}, "promises": {"tunit-thule": "help"}},
    )  # fmt: skip
    now = table.dump()
    assert (now["round"], now["event"]) == (5, "livestock-knarr")
    for name in ("raided", "closed", "fought", "hunted"):
        assert now[name] == [], name
    assert (now["cooled"], now["talks"]["offers"], now["talks"]["promises"]) == (False, {}, {})
    assert shown(table, TUNIT)["fresh"] == {}
    assert shown(table, TUNIT)["envoys"] == {"thule": 1}


def test_a_trophy_of_the_ice_leaves_the_edge_where_it_is() -> None:
    """GREEN-197, GREEN-AMB-09: the warm cards stay warm, the others close up."""
    table = hunt(
        player(hunters={"walrus": 3}, elders=PLAIN),
        north="markland polar-cod | narwhal walrus beluga", chance=dice("5 5 5"),
    )  # fmt: skip
    play(table, "claim")
    assert whole(table, "north") == ["markland", "polar-cod", "narwhal", "beluga"]
    assert cold(table, "north") == ["narwhal", "beluga"]


def test_one_boat_serves_one_card_however_a_deal_empties_it() -> None:
    """GREEN-119, GREEN-152, GREEN-NEG-10: nor for another card later."""
    for lines in (["marry meeka walrus hunter"], ["ask-leave walrus", "take 1"]):
        table = talks(
            player(hunters={"walrus": 1}), player(),
            player(hunters={"walrus": 2, "narwhal": 2}, elders=only(r6=1)),
        )  # fmt: skip
        play(table, "deal norse", *lines, "propose", "accept")
        while asked(table) == "talk tunit":
            play(table, "done")
        assert asked(table) == "talk norse"
        assert refused(table, "leave narwhal") == "GREEN-152"


def test_a_leader_who_guards_an_animal_comes_home_when_it_is_exchanged() -> None:
    """GREEN-048, GREEN-143"""
    table = placing(player(cards="musk-oxen", hunters={"musk-oxen": 2}, leader="musk-oxen"),
                    north="markland walrus")  # fmt: skip
    play(table, "exchange musk-oxen")
    assert (shown(table, TUNIT)["leader"], shown(table, TUNIT)["idle"]) == ("idle", 8)


def test_one_boat_does_not_empty_two_cards_in_one_deal() -> None:
    """GREEN-152, GREEN-NEG-04"""
    table = talks(
        player(hunters={"walrus": 1}), player(),
        player(hunters={"walrus": 2, "narwhal": 2}, elders=only(r6=1)),
    )  # fmt: skip
    play(table, "deal norse", "marry meeka walrus hunter", "ask-leave narwhal", "take 1")
    assert refused(table, "propose") == "GREEN-NEG-04"


def test_a_husband_is_asked_before_raiders_leave_his_wife() -> None:
    """GREEN-150, GREEN-NEG-09: he stands there too."""
    table = talks(player(), player(wives="meeka"), player(hunters={"meeka": 1}, elders=only(r6=1)))
    play(table, "deal norse", "ask-leave meeka", "take 1", "propose", "accept")
    assert asked(table) == "consent thule"
    play(table, "accept")
    assert on(table, NORSE, "meeka") == 0
