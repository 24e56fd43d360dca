"""The evaluation: what it must prefer, what it offers and accepts, and the bot that trusts it."""

import pytest

from skali.core.chance import Fast
from skali.core.menu import POLICY
from skali.games.greenland import GAME
from skali.games.greenland.rules.flow import Greenland
from tests.greenland.build import (
    THULE,
    TUNIT,
    Plain,
    asked,
    new,
    placing,
    play,
    player,
    position,
    talks,
    walk,
)

ROOM = 1024
GAMES = 2
HERE = {"walrus": 2}
FEW = {"north": "markland walrus", "south": "vinland capelin"}


def worth(own: dict[str, Plain], **fields: Plain) -> float:
    """Evaluate the first seat of a table."""
    return float(placing(player(**own), **FEW | fields).evaluate(0))


def best(table: Greenland, seat: int) -> int:
    """Return what looks best to a seat."""
    from skali.bots.lookahead import values  # noqa: PLC0415 - only these tests look upwards

    legal = table.legal(seat)
    found = values([table], legal, seat, ROOM, Fast(7))
    return legal[found.index(max(found))]


def greedily(table: Greenland, until: str = "talk thule", most: int = 30) -> list[str]:
    """Let everybody do what looks best, until something is asked or so much was done."""
    done: list[str] = []
    while not table.over and asked(table) != until and len(done) < most:
        seat = table.turn[0]
        action = best(table, seat)
        done.append(GAME.space.text(action))
        table.apply(action, Fast(3), seat)
    return done


@pytest.mark.parametrize(
    "more",
    [{"energy": 4}, {"ivory": 2}, {"iron": 2}, {"idle": 7}, {"cards": "beluga"},
     {"cards": "settlement-goat"}, {"hand": "bearded-seal"}, {"elders": [1, 2, 1, 1, 1, 1]}],
)  # fmt: skip
def test_more_is_better(more: dict[str, Plain]) -> None:
    """GREEN-229..231"""
    plain: dict[str, Plain] = {"energy": 3, "ivory": 1, "iron": 1, "idle": 6}
    assert worth(plain | more) > worth(plain)


def test_what_others_have_counts_against() -> None:
    """GREEN-234"""
    strong = placing(player(), player(idle=9), **FEW).evaluate(TUNIT)
    assert strong < placing(player(), player(idle=6), **FEW).evaluate(TUNIT)


def test_the_faith_decides_what_discs_are_worth() -> None:
    """GREEN-230: at the end only to those with one god."""
    last: dict[str, Plain] = {"round": 10, "rounds_left": 0}
    for pious in (False, True):
        gain = worth({"iron": 3, "monotheist": pious}, **last)
        gain -= worth({"iron": 2, "monotheist": pious}, **last)
        assert gain == pytest.approx(2.0 if pious else 0.0)


def test_together_the_weakest_matters_most() -> None:
    """GREEN-238"""
    fields: dict[str, Plain] = {"mode": "together", **FEW}
    few, many = {"idle": 1, "elders": [1, 0, 0, 0, 0, 0]}, {"idle": 9}
    base = placing(player(**few), player(**many), **fields).evaluate(0)
    weak = placing(player(**few | {"idle": 2}), player(**many), **fields).evaluate(0)
    strong = placing(player(**few), player(**many | {"idle": 10}), **fields).evaluate(0)
    assert weak - base > strong - base > 0


def test_colonists_are_safer_than_hunters_at_home() -> None:
    """GREEN-083, GREEN-241: a sunspot takes half of those who are idle."""
    fields: dict[str, Plain] = {"mode": "together", "phase": "elders", **FEW}
    home = position(player(idle=6), **fields).evaluate(0)
    away = position(player(idle=3, hunters={"markland": 3}), **fields).evaluate(0)
    assert away > home


# --- offers ---


def last_round(*players: dict[str, Plain], **fields: Plain) -> Greenland:
    """Build talks of the last round, at which discs and cards have their final worth."""
    return talks(*players, round=10, rounds_left=0, **FEW | fields)


def test_nothing_is_accepted_that_looks_like_a_loss() -> None:
    """GREEN-NEG-18: whatever is asked for without a return is refused."""
    table = last_round(player(hunters=HERE), player(hunters=HERE, monotheist=True, ivory=4))
    for line in ("want ivory 1", "want iron 1", "leave walrus"):
        asking = play(table.copy(), "deal thule", line)
        if line.startswith("leave"):
            play(asking, "take 1", "want ivory 2")
        play(asking, "propose")
        assert asked(asking) == "answer thule"
        accepted = play(asking.copy(), "accept").evaluate(THULE)
        refused = play(asking.copy(), "refuse").evaluate(THULE)
        assert accepted < refused, line
        assert GAME.space.text(best(asking, THULE)) != "accept", line


def test_a_gift_is_accepted() -> None:
    """GREEN-NEG-18"""
    table = last_round(player(hunters=HERE), player(hunters=HERE, monotheist=True))
    play(table, "deal thule", "give ivory 1", "propose")
    assert GAME.space.text(best(table, THULE)) == "accept"


PAGAN: dict[str, Plain] = {"hunters": HERE}
PIOUS: dict[str, Plain] = {"hunters": HERE, "monotheist": True}


@pytest.mark.parametrize(
    ("pagan", "pious"),
    [({"iron": 4, "ivory": 0, "energy": 0}, {"iron": 0, "ivory": 0, "energy": 8}),
     ({"iron": 0, "ivory": 4, "energy": 2}, {"iron": 2, "ivory": 1, "energy": 8})],
)  # fmt: skip
@pytest.mark.parametrize("first", ["pagan", "pious"])
def test_offers_are_made_and_accepted_by_which_both_gain(
    pagan: dict[str, Plain], pious: dict[str, Plain], first: str
) -> None:
    """GREEN-NEG-18: iron and ivory are points to those with one god; energy pays for them."""
    players = [player(**PAGAN | pagan), player(**PIOUS | pious)]
    if first == "pious":
        players.reverse()
    table = talks(*players, round=3, rounds_left=7, **FEW)
    before = [table.evaluate(seat) for seat in range(2)]
    done: list[str] = []
    while "accept" not in done and len(done) < 12:
        done += greedily(table, until="", most=1)
    assert done[0] == "deal thule"
    assert done[-2:] == ["propose", "accept"]
    assert all(table.evaluate(seat) > before[seat] for seat in range(2))


def test_nobody_offers_where_nothing_can_be_gained() -> None:
    """GREEN-NEG-18: two of the same faith with nothing but points of their own."""
    poor = player(hunters=HERE, ivory=0, iron=0, energy=0, elders=[1, 0, 0, 0, 0, 0])
    assert greedily(last_round(poor, poor), most=1) == ["done"]


# --- whole games ---


def test_the_terms_are_the_evaluation() -> None:
    for number, table in enumerate(walk(3, 4)):
        if number % 40 == 0:
            for seat in range(3):
                parts = sum(part.contribution for part in GAME.terms(table, seat))
                assert parts == pytest.approx(table.evaluate(seat))


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3])
def test_greed_beats_chance(seats: int) -> None:
    """GREEN-234: one player who takes what looks best wins against random ones."""
    won = 0
    for game in range(GAMES):
        chance, policy = Fast(game), Fast(game + 50)
        table, hero = new(seats, chance), game % seats
        while not table.over:
            who = table.turn[0]
            legal = table.legal(who)
            greedy = who == hero and len(legal) > 1
            action = best(table, who) if greedy else legal[policy.below(POLICY, len(legal))]
            table.apply(action, chance, who)
        result = table.result()
        assert result is not None
        won += int(result.winners == (hero,))
    assert won == GAMES
