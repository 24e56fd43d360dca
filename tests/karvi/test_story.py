"""What is told: where things come from, raids with both strengths, cards, and the last scoring."""

from skali.core.acts import (
    Act,
    Banner,
    Count,
    Dealt,
    Flipped,
    Fought,
    Laid,
    Move,
    Scored,
    Shown,
    told_to,
)
from skali.games.karvi import GAME
from skali.games.karvi.rules.flow import Karvi
from tests.karvi.build import acting, play, player, position, using


def acts(table: Karvi, action: str, viewer: int | None = None) -> list[Act]:
    """Play an action, and return what a viewer is told of it."""
    before, seat = table.copy(), table.turn[0]
    play(table, action)
    return told_to(viewer, GAME.acts(before, seat, before.number(action), table))


def test_a_die_moves_and_goods_come_from_its_field() -> None:
    """KARVI-043, KARVI-091"""
    table = position(player(dice="s1/3 s6/3"))
    move, gain = acts(table, "move f2")
    assert move.moves == (Move("die-0-1"),)
    assert move.counts == (Count("own-die-0-1", 3, 2),)
    assert gain.moves == (Move("purse-0-silver", "spot-f2", number=3),)


def test_a_raid_shows_both_strengths() -> None:
    """KARVI-126, KARVI-127"""
    table = acting("raid", player(warriors="6 5 1 1i", beside="r3c"))
    [fight] = acts(table, "raid 3")
    assert isinstance(fight, Fought)
    assert [side.strength for side in fight.sides] == [13, 12]
    assert fight.winner == 0
    [turned] = acts(table, "hurt healthy-1")
    assert isinstance(turned, Flipped)
    assert turned.nodes == ("warrior-0-6-1",)
    [fallen, *_] = acts(table, "hurt injured-1")
    assert fallen.moves == (Move("warrior-0-6-1", end="points-0"),)


def test_a_tile_goes_onto_its_track_and_says_what_it_unlocks() -> None:
    """KARVI-127, KARVI-129"""
    table = acting("raid", player(warriors="4", beside="r1b", laid="r2a"))
    told = acts(table, "raid 1")
    [laid] = [act for act in told if isinstance(act, Laid)]
    assert laid.moves == (Move("slot-0-raid-2", "beside-0-6"),)
    assert laid.gains
    assert any(Move("purse-0-tower", "waiting-0-2") in act.moves for act in told)


def test_a_played_card_is_held_up() -> None:
    """KARVI-083"""
    table = position(player(hand="1", fur=3, warriors="2", dice="s1/3 s6/3"))
    [card, *_] = acts(table, "play upper 1")
    assert isinstance(card, Shown)
    assert (card.sprite, card.node) == ("kind-helmet", "played-0-helmet")
    assert card.moves[-1] == Move("played-0-helmet", "held-0-helmet-1")


def test_the_owner_sees_which_card_comes() -> None:
    """KARVI-081, KARVI-111"""
    table = using("board-c-base-4-part-1", player())
    copy = table.copy()
    [own] = acts(table, "draw helmet", 0)
    [others] = acts(copy, "draw helmet", 1)
    assert isinstance(own, Dealt)
    assert own.moves[0].piece.startswith("card-0-")
    assert others.moves == (Move("held-0-helmet-1", "stack-helmet"),)


def test_the_last_scoring_counts_up_seat_by_seat() -> None:
    """KARVI-153..161"""
    own = player(dice="s1/0! s6/2!", gold=2, points=10)
    table = position(own, player(dice="s2/1! s3/0!", points=5), round=3, moved=True,
                     pending=[{"ask": "turn", "seats": [0]}], active=0)  # fmt: skip
    told = acts(table, "end")
    assert isinstance(told[0], Banner)
    scored = [act for act in told if isinstance(act, Scored)]
    assert scored[0].totals[1] == 5
    assert scored[-1].totals == tuple(table.points)
    assert all(sum(line.points for line in act.lines) == act.counts[0].new - act.counts[0].old
               for act in scored)  # fmt: skip
