"""Fitting weights: the regression, and that nothing is left changed."""

import pytest

from skali import bots
from skali.arena import fitting
from skali.arena.ridge import Normal, solve
from skali.bots import BotError
from skali.bots import weights as weighing
from skali.core.chance import Fast
from skali.core.errors import OptionError
from skali.games import game
from tests.toys import runes

WALHALLA = game("walhalla")


def test_equations_are_solved() -> None:
    """4x + 2y = 2 and 2x + 3y = -1."""
    assert solve([[4.0], [2.0, 3.0]], [2.0, -1.0]) == pytest.approx([1.0, -1.0])


def test_rows_are_explained() -> None:
    """y = 2 a - 3 b; a third column is always 0 and stays where it starts."""
    normal = Normal(3)
    luck = Fast(1)
    for _ in range(200):
        a, b = float(luck.below(0, 9)), float(luck.below(0, 9))
        normal.add([a, b, 0.0], 2 * a - 3 * b)
    start = [1.0, 1.0, 7.0]
    assert normal.near(start, 1e-9) == pytest.approx([2.0, -3.0, 7.0], abs=1e-4)
    assert normal.explained([2.0, -3.0, 7.0]) == pytest.approx(1.0)
    assert normal.explained(start) < 0.1
    held = normal.near(start, 1e9)
    assert held == pytest.approx(start, abs=1e-3)


def test_what_is_good_does_not_become_bad() -> None:
    """Alone b would weigh -3; as it may not, a carries what it can."""
    normal = Normal(2)
    for a, b, target in ((1.0, 0.0, 2.0), (1.0, 1.0, -1.0), (0.0, 1.0, -3.0)):
        normal.add([a, b], target)
    assert normal.near([1.0, 1.0], 1e-9) == pytest.approx([2.0, -3.0], abs=1e-4)
    assert normal.near([1.0, 1.0], 1e-9, [1, 1]) == pytest.approx([0.5, 0.0], abs=1e-4)
    assert fitting.signs_of([(1.0, 0.0), (0.0, -2.0), (0.0, 0.0)]) == [1, 1, -1, -1, 0, 0]


@pytest.mark.slow
def test_a_fit_is_repeatable_and_leaves_the_weights_as_they_were() -> None:
    weights = weighing.weights_of(WALHALLA)
    before = weighing.taken(weights)
    steps: list[int] = []

    def fitted() -> fitting.Fit:
        return fitting.fit(WALHALLA, 3, 1, 1, seed=5, ridge=0.1, step=steps.append)

    first = fitted()
    assert weighing.taken(weights) == before
    assert steps == [1, 3]
    assert first.to_json() == fitted().to_json()
    assert first.weights["points"] == {"early": 1.0, "late": 1.0}
    assert first.weights.keys() == {term.name for term in weights.terms}
    assert first.explained_after > first.explained_before
    assert not first.wins


@pytest.mark.slow
def test_another_bot_may_judge() -> None:
    found = fitting.fit(WALHALLA, 3, 1, 1, seed=5, ridge=0.1, judge="novice")
    assert (found.judge, found.to_json()["judge"]) == ("novice", "novice")
    with pytest.raises(BotError, match="no bot 'nobody'"):
        fitting.fit(WALHALLA, 3, 1, 1, seed=5, ridge=0.1, judge="nobody")


def test_fixed_opponents_think_with_the_first_weights() -> None:
    """While they do; afterwards the weights in use count again."""
    karvi = game("karvi")
    weights = weighing.weights_of(karvi)
    now = weighing.taken(weights)
    with weighing.as_at_first(karvi):
        names = [term.name for term in weights.terms]
        first = dict(zip(names, weighing.taken(weights), strict=True))
    assert weighing.taken(weights) == now
    old = weighing.first_of(karvi.package)
    assert first.keys() == old.keys()
    assert all(first[name] == pytest.approx(old[name]) for name in names)
    assert list(first.values()) != now
    with weighing.as_at_first(WALHALLA), weighing.as_at_first(runes.GAME):
        pass
    state = karvi.new(2, {}, Fast(3))
    view = bots.see(state, state.turn[0])
    for name in ("greedy1", "mcts1:4"):
        assert bots.make(name, 1).choose(view) in view.legal
    assert weighing.taken(weights) == now


def test_only_what_wins_surely_is_kept() -> None:
    found = fitting.Fit("runes", 3, 0, 1, 1, 0.1, share=0.5, low=0.34)
    assert found.wins
    found.low = 0.33
    assert not found.wins


def test_other_weights_are_laid_and_count() -> None:
    weights = weighing.weights_of(WALHALLA)
    state = WALHALLA.new(3, {}, Fast(1))
    before, worth = weighing.taken(weights), state.evaluate(0)
    weighing.lay(weights, [(2 * early, 2 * late) for early, late in before])
    try:
        assert state.evaluate(0) == pytest.approx(2 * worth)
    finally:
        weighing.lay(weights, before)
    assert state.evaluate(0) == worth


def test_values_add_up_to_the_worth() -> None:
    weights = weighing.weights_of(WALHALLA)
    chance = Fast(4)
    state = WALHALLA.new(3, {}, chance)
    for _ in range(30):
        state.apply(state.random_action(chance), chance)
    pairs = weighing.taken(weights)
    flat = [weight for pair in pairs for weight in pair]
    values = fitting.values(weights, state, 1)
    worth = sum(value * weight for value, weight in zip(values, flat, strict=True))
    assert worth == pytest.approx(state.evaluate(1), abs=1e-6)


def test_new_weights_are_written_with_the_old_reasons() -> None:
    text = '[weights]\npoints = { early = 1.0, late = 1.0, why = "a, b" }\nx = 1\n'
    new = fitting.rewritten(text, {"points": {"early": 0.5, "late": -2.25}})
    assert new == text.replace("early = 1.0, late = 1.0", "early = 0.5, late = -2.25")
    with pytest.raises(OptionError, match="one line for 'gold'"):
        fitting.rewritten(text, {"gold": {"early": 0.5, "late": 1.0}})


def test_a_game_without_weights_cannot_be_fitted() -> None:
    with pytest.raises(OptionError, match="runes has no weights"):
        weighing.weights_of(runes.GAME)
