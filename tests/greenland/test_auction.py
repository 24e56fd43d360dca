"""D10 and A2: the auction of an import, and the war council."""

from skali.games.greenland.rules.components import EVENTS, ICON_COUNT
from skali.games.greenland.rules.flow import Greenland
from tests.greenland.build import (
    NORSE,
    THULE,
    TUNIT,
    Plain,
    allowed,
    asked,
    discs,
    play,
    player,
    position,
    refused,
    shown,
)


def sale(name: str, *players: dict[str, Plain], **fields: Plain) -> Greenland:
    """Build a table at which an import is auctioned; all icons were applied."""
    icons = int(ICON_COUNT[EVENTS.index(name)])
    return position(*players, phase="event", event=name, step=icons, **fields)


def test_any_player_may_open_with_one_and_only_own_ivory_counts() -> None:
    """GREEN-030, GREEN-108, GREEN-109"""
    table = sale("hanseatic-merchants", player(ivory=2, iron=9))
    assert asked(table) == "bid tunit"
    assert allowed(table) == ["bid 1", "bid 2", "hold"]
    assert refused(table, "bid 3") == "GREEN-108"


def test_bidding_goes_round_until_nobody_raises() -> None:
    """GREEN-109, GREEN-110, GREEN-AMB-12"""
    table = sale("hanseatic-merchants", *[player(ivory=3)] * 3)
    play(table, "bid 1")
    assert asked(table) == "bid thule"
    assert allowed(table) == ["bid 1", "bid 2", "bid 3", "hold"]
    play(table, "bid 2", "hold")
    assert refused(table, "bid 1") == "GREEN-109"
    play(table, "hold")
    assert shown(table, THULE)["cards"] == ["crossbow"]
    assert [discs(table, culture)[1] for culture in range(3)] == [3, 1, 3]


def test_holding_back_is_not_final() -> None:
    """GREEN-AMB-12"""
    table = sale("hanseatic-merchants", *[player(ivory=3)] * 3)
    play(table, "hold", "hold", "bid 1")
    assert asked(table) == "bid tunit"
    play(table, "bid 2", "hold", "hold")
    assert shown(table, TUNIT)["cards"] == ["crossbow"]


def test_without_a_bid_the_card_leaves_the_game() -> None:
    """GREEN-111"""
    table = play(sale("hanseatic-merchants"), "hold", "hold", "hold")
    assert "crossbow" in table.dump()["gone"]


def test_peepeelee_wins_ties_and_the_pony_is_at_once_in_the_tableau() -> None:
    """GREEN-040, GREEN-112, GREEN-113, GREEN-EX-12"""
    table = sale(
        "icelandic-trading-ship", player(ivory=0), player(ivory=1), player(ivory=1), named="norse"
    )
    play(table, "bid 1", "bid 1")
    assert shown(table, THULE)["cards"] == ["norse-pony"]
    assert shown(table, THULE)["hand"] == []
    assert [discs(table, culture)[1] for culture in (THULE, NORSE)] == [0, 1]


def test_the_husband_s_people_win_ties_too_and_then_the_player_order() -> None:
    """GREEN-112, GREEN-155, GREEN-AMB-12"""
    table = sale(
        "hanseatic-merchants", player(ivory=1), player(ivory=0), player(ivory=1, wives="peepeelee")
    )
    play(table, "bid 1", "bid 1")
    assert shown(table, NORSE)["cards"] == ["crossbow"]
    table = sale("hanseatic-merchants", player(ivory=1), player(ivory=0), player(ivory=1))
    play(table, "bid 1", "bid 1")
    assert shown(table, TUNIT)["cards"] == ["crossbow"]


def test_a_matched_top_bidder_may_still_raise() -> None:
    """GREEN-109, GREEN-EX-50, GREEN-AMB-12"""
    table = sale(
        "hanseatic-merchants", player(ivory=0), player(ivory=1), player(ivory=2), named="norse",
        first="norse",
    )  # fmt: skip
    play(table, "bid 1", "bid 1")
    assert asked(table) == "bid norse"
    assert refused(table, "bid 1") == "GREEN-AMB-12"
    play(table, "bid 2")
    assert shown(table, NORSE)["cards"] == ["crossbow"]
    assert discs(table, NORSE)[1] == 0


def test_ivory_cards_may_be_exchanged_before_bidding() -> None:
    """GREEN-048, GREEN-AMB-12, GREEN-AMB-48"""
    table = sale("hanseatic-merchants", player(ivory=0, cards="gyrfalcons"), player(ivory=0))
    assert asked(table) == "bid tunit"
    play(table, "exchange gyrfalcons")
    assert allowed(table, "bid") == ["bid 1"]


def test_the_knarr_brings_livestock_that_was_set_aside() -> None:
    """GREEN-AMB-52"""
    table = sale("livestock-knarr", aside=["cattle", "settlement-goat"])
    play(table, "bid 1", "hold", "hold")
    assert asked(table) == "livestock tunit"
    play(table, "choose cattle")
    assert shown(table, TUNIT)["cards"] == ["cattle"]
    assert table.dump()["aside"] == []
    assert asked(sale("livestock-knarr")).startswith("place")


def test_beginners_do_not_auction_animals() -> None:
    """GREEN-AMB-01"""
    assert asked(sale("icelandic-trading-ship", mode="beginner")).startswith("place")
    assert asked(sale("hanseatic-merchants", mode="beginner")).startswith("bid")


# --- the war council ---


def test_who_is_named_and_began_with_a_war_chief_may_appoint_another() -> None:
    """GREEN-014, GREEN-016"""
    table = position(phase="council", named="thule", chiefs=["thule"])
    assert asked(table) == "council thule"
    assert allowed(table) == ["appoint tunit", "appoint norse", "done"]
    play(table, "appoint norse")
    assert asked(table) == "place norse"
    play(table, "done")
    assert asked(table) == "place tunit"


def test_it_does_not_matter_that_he_died_since() -> None:
    """GREEN-014"""
    table = position(
        player(elders=[1, 1, 1, 0, 1, 1]), phase="council", named="tunit", chiefs=["tunit"]
    )
    assert asked(table) == "council tunit"


def test_a_war_chief_of_this_round_brings_no_council() -> None:
    """GREEN-015"""
    table = position(phase="council", named="tunit", chiefs=["thule"])
    assert asked(table) == "place tunit"


def test_the_round_begins_by_noting_who_has_a_war_chief() -> None:
    """GREEN-014, GREEN-015, GREEN-024"""
    table = position(
        player(elders=[1, 1, 1, 0, 1, 1]), player(), player(monotheist=True), phase="begin"
    )
    assert table.dump()["chiefs"] == ["thule", "norse"]
    assert table.dump()["pagans"] == ["tunit", "thule"]


def test_the_auction_follows_the_printed_first_player() -> None:
    """GREEN-AMB-13"""
    table = sale("hanseatic-merchants", named="norse", first="tunit", chiefs=["norse"])
    assert asked(table) == "bid norse"
