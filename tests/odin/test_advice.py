"""What a table is worth: terms that add up, and a player who follows them plays better."""

import pytest

from skali import bots
from skali.bots.lookahead import idle
from skali.core.chance import Fast, Probe
from skali.core.state import MIDWAY, RESTS, State
from skali.games.odin import GAME
from skali.games.odin.advice.terms import RIVALS, TOO_EARLY
from skali.games.odin.rules.flow import Odin
from skali.text import LANGUAGES
from tests.odin.build import Plain, player, position
from tests.odin.cards import with_card
from tests.odin.test_scene import tables


def test_the_terms_add_up_and_have_names() -> None:
    for t in tables(2):
        for seat in (0, 1):
            found = t.terms(seat)
            total = sum(part.value * part.weight for part in found)
            assert t.evaluate(seat) == pytest.approx(total)
            for part in found:
                message = GAME.name_of_term(part.name)
                assert all(GAME.speak(message, language) for language in LANGUAGES)


def test_at_the_end_only_points_count() -> None:
    """ODIN-002"""
    t = list(tables(3))[-1]
    assert t.over
    others = (int(t.score(1)) + int(t.score(2))) / 2
    assert t.evaluate(0) == pytest.approx(int(t.score(0)) - RIVALS * others)


def term(state: State, name: str) -> float:
    return next(part.value for part in state.terms(0) if part.name == name)


def ready(supply: str, **more: Plain) -> Odin:
    """Set up a table at which the first player lays things before the income."""
    asked = {"phase": "before_income", "pending": [{"ask": "ready", "seats": [0]}]}
    return position(player(supply), player(), **{**asked, **more})


def more_of(name: str, poor: Odin, rich: Odin) -> float:
    return term(rich, name) - term(poor, name)


def test_goods_count_by_their_cells() -> None:
    poor, rich = ready("6 silver"), ready("6 silver chest oil milk cabbage")
    assert more_of("blue", poor, rich) == 4
    assert more_of("green", poor, rich) == 2
    assert more_of("covered", poor, rich) > 0


def test_more_goods_than_cells_are_worth_less() -> None:
    """ODIN-290: the first treasure chest will be laid, the twentieth hardly."""
    counted = [ready(f"{number} treasure_chest") for number in (1, 2, 20, 21)]
    assert more_of("covered", counted[2], counted[3]) < more_of("covered", counted[0], counted[1])


def test_a_tile_that_closes_a_step_of_income_is_valued() -> None:
    """ODIN-097: laid in the corner a chest pays until the end, laid elsewhere it does not."""
    table = ready("chest", round=3)
    corner, elsewhere = table.copy(), table.copy()
    for state, place in ((corner, "home 0 11 1"), (elsewhere, "home 0 1 1")):
        state.play("hold chest", Probe(), 0)
        state.play(place, Probe(), 0)
    assert more_of("income", elsewhere, corner) == 2 * 5
    assert corner.evaluate(0) > elsewhere.evaluate(0)


def test_food_short_of_the_feast_is_feared() -> None:
    """ODIN-118: every cell that nothing fills costs a penalty; silver fills the rest."""
    cells = int(ready("").last_cell()) + 1
    assert term(ready(""), "hunger") == cells
    assert term(ready("2 silver"), "hunger") == cells - 2
    assert term(ready("2 silver"), "feast_silver") == 2
    fed = ready("peas mead beans milk flax stockfish")
    assert term(fed, "hunger") == 0
    assert fed.evaluate(0) > ready("").evaluate(0) + cells


def test_colours_take_turns_at_the_feast() -> None:
    """ODIN-110: between two orange dishes lies a coin, or nothing."""
    assert term(ready("peas milk beans"), "hunger") == 0
    assert term(ready("peas flax beans"), "hunger") == 1
    assert term(ready("peas flax beans silver"), "feast_silver") == 1


def test_an_island_is_more_welcome_with_goods_to_cover_it() -> None:
    """ODIN-283, ODIN-290"""
    gains = []
    for supply in ("", "3 treasure_chest 3 silver_hoard 3 jewelry"):
        here = position(player(supply), player())
        there = position(player(supply), player(), islands={"c": {"side": "labrador", "owner": 0}})
        gains.append(more_of("covered", here, there))
    assert gains[1] > gains[0] > 0


def test_what_is_held_counts_by_its_best_place_before_incomes() -> None:
    """ODIN-290: in the middle of the actions there is no hurry to lay it."""
    early, late = position(player("fur"), player()), ready("fur")
    for table in (early, late):
        table.play("hold fur", Probe(), 0)
    assert term(early, "in_hand") == -TOO_EARLY
    assert term(late, "in_hand") == 8


def test_an_action_is_judged_when_it_is_over() -> None:
    table = position(player("2 beans flax"), player())
    assert table.pause(0) == RESTS
    table.play("place upgrade_2", Probe(), 0)
    assert table.pause(0) == MIDWAY


def follow(seed: int) -> int:
    """Play alone and always take what looks best."""
    luck, trial = Fast(seed), Fast(seed + 50)
    state = GAME.new(1, {"length": "short"}, luck)
    while not state.over:
        seat = state.turn[0]
        best, chosen = float("-inf"), -1
        for action in state.legal(seat):
            after = state.copy()
            after.apply(action, trial, seat)
            worth = after.evaluate(seat)
            if worth > best:
                best, chosen = worth, action
        state.apply(chosen, luck, seat)
    return int(state.score(0))


def wander(seed: int) -> int:
    """Play alone without looking."""
    luck, policy = Fast(seed), Fast(seed + 50)
    state = GAME.new(1, {"length": "short"}, luck)
    while not state.over:
        state.apply(state.random_action(policy), luck)
    return int(state.score(0))


def test_a_player_who_follows_the_advice_plays_better() -> None:
    """ODIN-303: far better than at random, though not yet very well."""
    assert follow(1) > wander(1) + 50


def test_greedy_does_not_load_and_unload_a_ship_for_ever() -> None:
    """ODIN-263: the modifier takes ore back at any time, and ore can be loaded at any time."""
    table = with_card("modifier", seat=player("", longships=[0, 0, 1]))
    bot = bots.make("greedy", 1)
    chance = Fast(1)
    seen = [table.dump()]
    while table.turn == (0,) and len(seen) < 24:
        table.play(bot.choose(bots.look(GAME, table.dump(0), 0)), chance, 0)
        assert table.dump() not in seen
        seen.append(table.dump())
    free = [GAME.space.parse(text) for text in ("use modifier", "arm longship")]
    loaded = with_card("modifier", seat=player("", longships=[0, 0, 1]))
    bare = loaded.copy()
    bare.play(free[0], chance, 0)
    assert idle(loaded, free[0], 0, chance) or idle(bare, free[1], 0, chance)
    assert not idle(loaded, GAME.space.parse("place hunting_game_1"), 0, chance)
