"""Parts A, J, J1 and K: phases, the end, points by faith, extinction, surviving together."""

import pytest

from skali.core.chance import Fast
from skali.core.state import playout
from skali.games.greenland.rules.round import PHASES
from tests.greenland.build import (
    NORSE,
    THULE,
    TUNIT,
    Plain,
    allowed,
    asked,
    dice,
    ended,
    event,
    hunt,
    livestock,
    luck,
    new,
    play,
    player,
    position,
    shown,
    walk,
    whole,
)

NO_ELDERS = [0] * 6
DEAD = player(idle=0, elders=NO_ELDERS, dead=19)


def finished(*players: dict[str, Plain], **fields: Plain) -> list[int]:
    """Build the end of a game and count the points by seat."""
    table = ended(*players, **fields)
    assert table.over
    result = table.result()
    assert result is not None
    return [*result.scores]


def test_phases_follow_in_order_round_after_round() -> None:
    """GREEN-003..005, GREEN-007"""
    before = (0, 0)
    for table in walk(3, 4):
        now = int(table.round), PHASES.index(table.dump()["phase"])
        assert now >= before
        before = now


def test_the_last_event_ends_the_game_after_its_round() -> None:
    """GREEN-227"""
    table = position(phase="end", round=10, rounds_left=0)
    assert table.over
    assert not position(phase="end", round=9, rounds_left=1).over
    for state in walk(3, 6):
        assert state.round <= 10


def test_an_empty_row_ends_it_too() -> None:
    """GREEN-228, GREEN-AMB-45"""
    assert position(phase="end", round=5, rounds_left=5, north="").over
    assert position(phase="end", round=5, rounds_left=5, south="").over
    assert not position(phase="end", round=5, rounds_left=11, north="", mode="together").over


def test_the_norse_of_the_example() -> None:
    """GREEN-229, GREEN-231, GREEN-EX-37"""
    norse = player(
        idle=4, elders=[1, 0, 0, 0, 0, 0], hunters={"vinland": 3}, cards="greenland-shark"
    )
    assert finished(player(), player(), norse, south="| vinland capelin")[NORSE] == 16
    assert finished(player(), player(), norse, south="vinland capelin")[NORSE] == 13


def test_the_thule_of_the_example() -> None:
    """GREEN-030..032, GREEN-230, GREEN-232, GREEN-EX-38"""
    thule = player(
        idle=11, elders=[0, 1, 1, 1, 1, 0], envoys={"tunit": 1}, monotheist=True, iron=2, ivory=2
    )
    assert finished(player(monotheist=True), thule, player())[THULE] == 26


def test_the_tunit_of_the_example() -> None:
    """GREEN-230, GREEN-231, GREEN-EX-39"""
    tunit = player(idle=12, elders=NO_ELDERS, monotheist=True, iron=5, ivory=2)
    assert finished(tunit, player(), player())[TUNIT] == 24


def test_two_seats_in_the_thing() -> None:
    """GREEN-232, GREEN-EX-40"""
    one = player(monotheist=True, envoys={"thule": 1}, iron=0, ivory=0)
    other = player(monotheist=True, envoys={"tunit": 2}, iron=0, ivory=0)
    assert finished(one, other, player())[:2] == [13 + 4, 14 + 4]


def test_missionaries_have_no_seat() -> None:
    """GREEN-233"""
    one = player(monotheist=True, envoys={"thule": 1}, iron=0, ivory=0)
    assert finished(one, player(), player())[TUNIT] == 13


def test_faith_decides_what_counts() -> None:
    """GREEN-229, GREEN-230, GREEN-254, GREEN-AMB-43"""
    rich = {"iron": 3, "ivory": 4, "cards": "walrus crossbow", "hand": "bearded-seal"}
    north = "markland narwhal"
    pagan, christian = player(**rich), player(**rich, monotheist=True)
    assert finished(pagan, north=north)[TUNIT] == 12 + 4
    assert finished(christian, north=north)[TUNIT] == 12 + 4 + 2 * 4


def test_cards_are_exchanged_for_points_unless_raided() -> None:
    """GREEN-230, GREEN-AMB-62, GREEN-049"""
    rich = player(monotheist=True, iron=0, ivory=0, cards="gyrfalcons crossbow")
    assert finished(rich)[TUNIT] == 12 + 1 + 2
    assert finished(rich, event="falconers-ransom")[TUNIT] == 12 + 3 + 2
    assert finished(rich, raided=["gyrfalcons"])[TUNIT] == 12 + 2


def test_the_highest_total_wins_and_ties_are_shared() -> None:
    """GREEN-234, GREEN-AMB-42"""
    table = ended(player(idle=6), player(idle=6), player(idle=5))
    result = table.result()
    assert result is not None
    assert result.places == (1, 1, 3)
    assert [result.share(seat) for seat in range(3)] == [0.5, 0.5, 0.0]


def test_ties_can_be_broken_by_cubes_and_then_by_order() -> None:
    """GREEN-AMB-42"""
    one = player(idle=7, elders=[1] * 6)
    other = player(idle=3, elders=[1] * 6, monotheist=True, ivory=2, iron=1)
    few = player(idle=1)
    result = ended(one, other, few, tie_break=True).result()
    assert result is not None
    assert (result.scores[:2], result.places) == ((13, 13), (1, 2, 3))
    same = ended(one, one, few, tie_break=True, first="tunit").result()
    assert same is not None
    assert same.places == (2, 1, 3)


def test_who_is_extinct_scores_nothing() -> None:
    """GREEN-235"""
    extinct = player(**DEAD | {"cards": ["walrus"]})
    assert finished(extinct, north="markland")[TUNIT] == 0


def test_extinction_is_looked_at_when_a_phase_ends() -> None:
    """GREEN-235, GREEN-AMB-44"""
    last = player(idle=0, elders=NO_ELDERS, hunters={"polar-bear": 1}, iron=0)
    table = hunt(last, north="polar-bear", chance=dice("3"))
    assert table.dump()["alive"] == ["thule", "norse"]
    for state in walk(3, 2):
        assert all(state.lives(c) or state.dead[c] == 19 for c in range(3))


def test_the_next_living_player_is_first_for_an_extinct_colour() -> None:
    """GREEN-AMB-44"""
    script = luck("events samalas-eruption", "north bowhead-whale")
    table = position(DEAD, alive=["thule", "norse"], phase="begin", named="thule", chance=script)
    assert table.dump()["first"] == "thule"


# --- together ---


def test_all_survive_or_all_have_lost() -> None:
    """GREEN-236, GREEN-238"""
    won = ended(mode="together").result()
    assert won is not None
    assert (won.scores, won.places, won.outcomes) == ((3, 3, 3), (1, 1, 1), (1.0, 1.0, 1.0))
    lost = ended(player(idle=0), mode="together").result()
    assert lost is not None
    assert (lost.scores, lost.outcomes) == ((2, 2, 2), (0.0, 0.0, 0.0))


def test_elders_and_husbands_alone_do_not_survive() -> None:
    """GREEN-238, GREEN-AMB-53"""
    only_colonists = ended(player(idle=0, hunters={"markland": 1}), mode="together").result()
    assert only_colonists is not None
    assert only_colonists.outcomes[0] == 1.0
    husbands = ended(player(idle=0, wives="birgitta"), mode="together").result()
    assert husbands is not None
    assert husbands.outcomes[0] == 0.0


def test_two_empty_rows_end_it_at_once() -> None:
    """GREEN-237"""
    table = event(
        "falconers-ransom", step=2, mode="together", round=3, rounds_left=13, north="| walrus",
        south="",
    )  # fmt: skip
    assert table.over
    one = event(
        "falconers-ransom", step=2, mode="together", round=3, rounds_left=13, north="| walrus"
    )
    assert not one.over
    assert whole(one, "north") == []


def test_an_extinct_culture_ends_the_common_game() -> None:
    """GREEN-AMB-53"""
    last = player(idle=0, elders=NO_ELDERS, hunters={"polar-bear": 1}, iron=0)
    table = hunt(last, north="polar-bear walrus", mode="together", chance=dice("3"))
    assert table.over
    result = table.result()
    assert result is not None
    assert result.outcomes == (0.0, 0.0, 0.0)


def test_one_person_decides_for_all_cultures() -> None:
    """GREEN-001, GREEN-236"""
    table = new(1, Fast(4))
    seen = set()
    policy = Fast(9)
    while not table.over:
        assert table.turn == (0,)
        seen.add(asked(table).split()[1])
        table.apply(table.random_action(policy), policy)
    assert seen == {"tunit", "thule", "norse"}


@pytest.mark.parametrize(
    ("seats", "options"),
    [(1, {}), (2, {}), (3, {}), (3, {"mode": "beginner"}), (2, {"mode": "beginner"}),
     (3, {"survivor": True}), (3, {"mode": "together"}), (1, {"survivor": True})],
)  # fmt: skip
def test_every_mode_ends(seats: int, options: dict[str, object]) -> None:
    """GREEN-227, GREEN-237, GREEN-NEG-15"""
    for seed in range(4):
        table = new(seats, Fast(seed), **options)
        assert playout(table, Fast(seed), Fast(seed + 1)) < 3000
        assert table.over


def test_livestock_comes_before_elders() -> None:
    """GREEN-004, GREEN-009, GREEN-010"""
    table = livestock(player(), player(), player(cards="cattle"))
    assert asked(table) == "hay norse"
    play(table, "slaughter")
    assert asked(table).startswith("elders")
    assert shown(table, NORSE)["cards"] == []
    assert allowed(table)
