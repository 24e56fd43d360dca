"""Parts E, I and J: cards of the hand, discarding, gold."""

from skali.games.karvi.rules.components import CARDS
from tests.karvi.build import (
    allowed,
    asked,
    beer,
    goods,
    luck,
    of,
    play,
    player,
    points,
    position,
    refused,
    rule,
    seat,
    using,
)


def test_free_actions_before_and_after_the_die() -> None:
    """KARVI-037, KARVI-056, KARVI-057, KARVI-082"""
    table = position(player(hand="5 9 37", silver=9, gold=2, provisions=2, warriors="2"))
    families = {text.split()[0] for text in allowed(table)}
    assert families == {"exchange", "move", "sail", "play", "discard"}
    play(table, "play upper 37", "move f2", "play upper 9", "exchange fur")
    families = {text.split()[0] for text in allowed(table)}
    assert families == {"exchange", "sail", "play", "end"}
    assert table.why_not("exchange fur", 1) is not None


def test_hands_are_secret_and_have_no_limit() -> None:
    """KARVI-081: others see the backs."""
    table = position(player(hand=" ".join(CARDS[:30])), player(hand="31"))
    assert len(seat(table)["hand"]) == 30
    shown = table.dump(1)["players"]
    assert shown[0]["hand"][:2] == ["helmet-1", "helmet-1"]
    assert shown[1]["hand"] == ["31"]
    assert refused(table, "play upper 31").values == {"card": "31"}


def test_playing_a_card() -> None:
    """KARVI-083, KARVI-085, KARVI-169, KARVI-EX-14: pay, then the bonus; it counts as played."""
    table = position(player(hand="36", fur=1, silver=1, provisions=0))
    play(table, "play lower 36", "sail torshavn", "done")
    assert goods(table) == (0, 0, 0)
    assert seat(table)["ship"] == "torshavn"
    assert (seat(table)["hand"], seat(table)["played"]) == ([], ["36"])
    assert rule(table, "play upper 36") == "KARVI-081"
    assert "torshavn" in of("sail", table)


def test_a_card_must_be_paid() -> None:
    """KARVI-083, KARVI-AMB-60: its cost is all that it needs."""
    table = position(player(hand="36 9", fur=1, silver=0))
    assert rule(table, "play upper 36") == "KARVI-083"
    table = position(player(hand="9", silver=1))
    play(table, "play upper 9")
    assert (points(table), seat(table)["played"]) == (0, ["9"])


def test_exactly_one_box() -> None:
    """KARVI-084, KARVI-172: all of its bonuses, from left to right."""
    table = position(player(hand="2 8", fur=1, silver=1, warriors="1 3i"))
    play(table, "play lower 2")
    assert asked(table) == "heal"
    play(table, "heal 3")
    assert asked(table) == "pour"
    table = position(player(hand="8", fur=1))
    assert rule(table, "play lower 8") == "KARVI-084"


def test_a_card_may_be_played_as_soon_as_it_is_drawn() -> None:
    """KARVI-088"""
    table = position(player(dice="s1/2 s6/2", silver=1), seats=3)
    play(table, "move f4")
    play(table, "draw helmet", chance=luck(("helmet-1", "2")))
    play(table, "play upper 2")
    assert seat(table)["played"] == ["2"]


def test_two_cards_for_a_gold() -> None:
    """KARVI-086, KARVI-087, KARVI-AMB-36, KARVI-EX-15: under their stacks, in any order."""
    table = position(player(hand="3 20 5", provisions=0))
    play(table, "discard 5", "discard 20", "exchange provision")
    assert (seat(table)["hand"], goods(table)[2], seat(table)["provisions"]) == (["3"], 0, 1)
    stacks = table.dump()["card_stacks"]
    assert stacks["helmet"]["under"] == [{"card": "5", "seat": 0}]
    assert stacks["beer"]["under"] == [{"card": "20", "seat": 0}]
    assert table.dump(1)["card_stacks"]["helmet"]["under"] == [{"card": "helmet-1", "seat": 0}]
    assert seat(table)["played"] == []
    assert rule(table, "discard 3") == "KARVI-086"


def test_discarded_cards_come_back_last() -> None:
    """KARVI-087, KARVI-166, KARVI-AMB-36: in their order, played cards never."""
    rest = [str(n) for n in range(1, 16) if n not in (4, 7)]
    table = position(player(hand="4 7", played=" ".join(rest)), seats=3)
    play(table, "discard 7", "discard 4", "move f4")
    play(table, "draw helmet", chance=luck())
    assert seat(table)["hand"] == ["7"]
    assert table.dump()["card_stacks"]["helmet"]["under"] == [{"card": "4", "seat": 0}]


def test_gold_is_everything() -> None:
    """KARVI-089, KARVI-AMB-34: fur, silver, beer on any own die, a provision; at will."""
    table = position(player(gold=5, dice="s1/4 s6/4", provisions=5))
    play(table, "exchange fur", "exchange silver", "exchange beer-1", "exchange beer-2")
    play(table, "exchange provision")
    assert (goods(table), beer(table), seat(table)["provisions"]) == ((1, 1, 0), [5, 5], 6)
    assert rule(table, "exchange fur") == "KARVI-089"


def test_gold_within_limits() -> None:
    """KARVI-089, KARVI-099, KARVI-102"""
    table = position(player(gold=1, dice="s1/5 s6/3", provisions=6))
    assert of("exchange", table) == ["fur", "silver", "beer-2"]
    assert rule(table, "exchange provision") == "KARVI-102"
    assert rule(table, "exchange beer-1") == "KARVI-099"
    four = position(player(gold=1, dice="s1/3"), seats=4)
    assert rule(four, "exchange beer-2") == "KARVI-028"


def test_gold_at_any_moment_but_nothing_else() -> None:
    """KARVI-AMB-34, KARVI-AMB-55: in the middle of an action only gold can be exchanged."""
    table = using("board-b-base-2-part-1", player(gold=1, silver=2, hand="5 6 7", beside="t2b",
                                            provisions=3))  # fmt: skip
    assert asked(table) == "trade"
    assert {text.split()[0] for text in allowed(table)} == {"exchange", "done"}
    play(table, "exchange silver", "trade 2")
    assert goods(table) == (0, 0, 0)
