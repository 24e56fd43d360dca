"""What the evaluation of Wikinger looks at: of two tables that differ in one thing, the better."""

import pytest

from skali.core.chance import Fast
from skali.core.state import State
from skali.games import game
from skali.games.wikinger.rules.components import SPECIALS
from tests.wikinger.build import Plain, player, position, scoring


def worth(round_: int = 3, /, **fields: Plain) -> float:
    """Value the first seat's table before anybody has bought in a round."""
    return position(player(**fields), player(), round=round_, luck=Fast(1)).evaluate(0)


def test_at_the_end_only_points_count() -> None:
    chance = Fast(2)
    state = game("wikinger").new(3, {}, chance)
    while not state.over:
        state.apply(state.random_action(chance), chance)
    ranks = sorted(range(3), key=state.ranking)
    assert ranks == sorted(range(3), key=state.evaluate)
    for seat in range(3):
        assert state.evaluate(seat) == pytest.approx(state.score(seat), abs=0.9)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("advanced", [False, True])
def test_every_state_has_a_value_and_keeps_it(seats: int, *, advanced: bool) -> None:
    chance = Fast(seats)
    state: State = game("wikinger").new(seats, {"advanced": advanced}, chance)
    while not state.over:
        before = state.dump()
        for seat in range(seats):
            assert -200 < state.evaluate(seat) < 400
        assert state.dump() == before
        state.apply(state.random_action(chance), chance)


def test_a_point_is_a_point() -> None:
    assert worth(points=13) - worth(points=10) == pytest.approx(3)


def test_gold_is_worth_less_and_less() -> None:
    def coin(round_: int, gold: int) -> float:
        return worth(round_, gold=gold + 1) - worth(round_, gold=gold)

    assert coin(1, 0) > coin(6, 30) > 0
    assert coin(3, 0) > coin(3, 100)


@pytest.mark.parametrize("figure", ["noble", "scout", "goldsmith", "fisher"])
def test_a_figure_is_better_on_an_island_than_on_the_mainland(figure: str) -> None:
    ashore = worth(**{figure: "begin*"})
    waiting = worth(**{figure: "begin"}, mainland={figure: 1})
    assert ashore > waiting


@pytest.mark.parametrize("figure", ["noble", "scout", "goldsmith"])
def test_figures_earn_less_the_later_they_come(figure: str) -> None:
    def gain(round_: int) -> float:
        return worth(round_, **{figure: "begin*"}) - worth(round_, **{figure: "begin"})

    assert gain(1) > gain(4) > gain(6)


@pytest.mark.parametrize("figure", ["noble", "scout", "goldsmith", "fisher"])
def test_a_figure_under_a_ship_counts_less_until_a_warrior_comes(figure: str) -> None:
    def table(warrior: str, ships: str) -> float:
        return worth(4, **{figure: "begin*"}, warrior=warrior, ships=ships)

    assert table("begin", "") > table("begin", "blue")
    assert table("begin*", "blue") > table("begin", "blue")


def test_company_below_a_scout_counts() -> None:
    apart = worth(scout="begin* end", fisher="begin church*")
    below = worth(scout="begin* end", fisher="begin* church")
    assert below > apart


def test_hunger_and_surplus_make_fishermen_worth_something() -> None:
    crowd = {"noble": 6, "warrior": 6}
    hungry = worth(6, fisher="begin*", mainland=crowd) - worth(6, fisher="begin", mainland=crowd)
    full = worth(6, fisher="begin* church* end*") - worth(6, fisher="begin* church* end")
    assert full > hungry > 3


def test_a_boatman_is_worth_more_when_somebody_waits_for_him() -> None:
    def gain(mainland: dict[str, int]) -> float:
        row = "begin church end"
        helped = worth(4, noble=row, mainland=mainland | {"boatman": 1})
        return helped - worth(4, noble=row, mainland=mainland)

    assert gain({"noble": 3}) > gain({})


def test_the_lead_in_boatmen_counts() -> None:
    def table(mine: int, theirs: int) -> float:
        seats = [player(mainland={"boatman": mine}), player(mainland={"boatman": theirs})]
        return position(*seats, round=5, luck=Fast(1)).evaluate(0)

    assert table(3, 1) > table(3, 5)


def test_finished_and_long_islands_count() -> None:
    assert worth(6, noble="begin end") > worth(6, noble="begin church")

    def against_three(row: str) -> float:
        seats = [player(noble=row), player(scout="begin church end")]
        return position(*seats, round=6, luck=Fast(1)).evaluate(0)

    assert against_three("begin church church end") > against_three("begin end")


def test_a_free_tile_for_a_waiting_figure_counts() -> None:
    waiting = {"noble": 1}
    right = worth(4, noble="begin church", scout="begin", mainland=waiting)
    wrong = worth(4, noble="begin*", scout="begin church", mainland=waiting)
    full = worth(4, noble="begin*", scout="begin church")
    assert wrong < full
    assert right > wrong - 6


@pytest.mark.parametrize("special", SPECIALS)
def test_every_special_tile_is_worth_taking(special: str) -> None:
    table = {
        "goldsmith": "begin* church*", "noble": "begin* farmstead*", "scout": "begin*",
        "fisher": "begin* longhouse*", "warrior": "begin watchtower*",
    }  # fmt: skip
    state = scoring_with(special, table)
    taken, declined = state.copy(), state.copy()
    taken.play(f"take {special}", Fast(0))
    while taken.turn == (0,) and taken.game.space.text(taken.legal()[0]).startswith("rebuild"):
        taken.play(taken.legal()[0], Fast(0))
    declined.play("decline", Fast(0))
    assert taken.evaluate(0) > declined.evaluate(0)


def scoring_with(special: str, rows: dict[str, str]) -> State:
    """Build a table at which the first seat has bought and may take a special tile."""
    mine = player(**rows, mainland={"boatman": 1, "noble": 2}, gold=10)
    return position(
        mine, player(), round=3, advanced=True, buyer=1, open_specials=special,
        wheel=". . . . . . . . end/noble end/noble end/scout .",
        pending=[{"ask": "take", "seat": 0}],
    )  # fmt: skip


def test_the_start_right_is_worth_a_little_gold() -> None:
    def bidding(bid: int) -> float:
        table = position(
            player(), player(), advanced=True, auction=True, start_player=1, wheel="",
            drawn={"noble": 6, "scout": 7}, bidding={"bid": bid, "bidder": 0},
            pending=[{"ask": "bid", "seat": 1}],
        )  # fmt: skip
        return table.evaluate(0)

    assert bidding(0) > bidding(1) > bidding(9)


def test_the_last_boatmen_must_go() -> None:
    table = scoring(player(noble="begin", mainland={"noble": 1, "boatman": 2}), player(), round_=6)
    assert table.evaluate(0) > 0
