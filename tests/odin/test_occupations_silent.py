"""More occupations whose condition is not met; and that no card is without its tests."""

import ast
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from skali.games.odin.effects.cards import CARDS, TABLES
from skali.games.odin.rules.components import SPACE_TABLES
from tests.odin.build import allowed, finish_round, goods, luck, of, play, player, space, thing
from tests.odin.cards import has, playing, with_card

YES = "option 1"
HERE = Path(__file__).parent


def test_beach_raider_waits_for_the_third_longship() -> None:
    table = with_card("beach_raider", seat=player("8 silver", longships=[1]))
    play(table, "buy longship")
    has(table, "")


def test_clerk_offers_nothing_without_silver() -> None:
    table = with_card("clerk", seat=player("silver cattle", knarrs=1))
    play(table, space(45))
    assert (table.asking(), table.turn) == ("place", (1,))
    has(table, "cattle")


def test_flax_baker_bakes_only_after_a_harvest() -> None:
    table = with_card("flax_baker", seat=player("flax"), round=2)
    while table.round == 2:
        assert table.asking() in ("place", "ready", "feast")
        play(table, "pass" if table.asking() == "place" else "done")
    assert goods(table) == {"flax": 1}


def test_fur_merchant_is_silent_on_other_upgrades() -> None:
    table = with_card("fur_merchant", seat=player("silk peas"))
    play(table, space(39))
    assert table.asking() == "upgrade"


def test_fur_merchant_is_silent_without_meat_and_silk() -> None:
    table = with_card("fur_merchant", seat=player("peas"))
    play(table, space(35), "mine 1 1")
    assert table.asking() == "upgrade"


@pytest.mark.parametrize(
    ("given", "standing"),
    [("", "take_stockfish"), ("silver", "forge")],
    ids=["no silver", "no Viking in column 1"],
)
def test_latecomer_is_not_asked(given: str, standing: str) -> None:
    seat = player(given, thing=1)
    table = with_card("latecomer", seat=seat, spaces={standing: {"colour": 0}})
    play(table, "pass", "pass")
    assert table.asking() != "order"
    assert of("follow", table) == []


def test_meat_curer_needs_another_snare() -> None:
    table = with_card("meat_curer", seat=player("wood"))
    play(table, space(8), "pay 0", chance=luck(("d8", "1")))
    assert (table.asking(), table.turn) == ("place", (1,))
    has(table, "hide game_meat")


def test_metalsmith_without_silver_gives_only_silverware() -> None:
    has(playing("metalsmith", YES, goods="silver"), "silver silverware")


def test_metalsmith_has_no_crucifix_where_somebody_has_it() -> None:
    table = playing("metalsmith", YES, goods="crucifix 2 silver")
    has(table, "crucifix 2 silver silverware")


def test_mineworker_gives_nothing_to_one_who_plays_alone_or_mines_wood() -> None:
    table = with_card("mineworker", seat=player())
    play(table, space(34), "mine 1 1")
    has(table, "wood")


@pytest.mark.parametrize(("seats", "silver"), [(3, 2), (4, 3)])
def test_mineworker_pays_by_the_number_of_players(seats: int, silver: int) -> None:
    assert goods(playing("mineworker", seats=seats)) == {"silver": silver}


@pytest.mark.parametrize(("given", "held"), [("grain silver", "grain"), ("oil 2 silver", "oil")])
def test_nobleman_is_silent(given: str, held: str) -> None:
    """Without two silver, or where it is no grain."""
    table = with_card("nobleman", seat=player(given), stone_houses={"1": {"owner": 0}})
    play(table, f"hold {held}")
    play(table, next(text for text in allowed(table) if text.startswith("stone-house")))
    assert table.asking() == "place"
    assert table.turn == (0,)


@pytest.mark.parametrize(("letters", "silver"), [("a", 0), ("abc", 9), ("abcd", 16)])
def test_seafarer_is_paid_by_the_number_of_islands(letters: str, silver: int) -> None:
    islands = {letter: {"owner": 0} for letter in letters}
    plain = finish_round(with_card("barkeep", seat=player(), islands=islands, round=7))
    table = finish_round(with_card("seafarer", seat=player(), islands=islands, round=7))
    assert goods(table).get("silver", 0) == goods(plain).get("silver", 0) + silver


def test_sober_man_has_nothing_to_renounce_with_mead_on_the_table() -> None:
    table = with_card("sober_man", seat=player("mead"))
    play(table, "pass", "pass")
    while table.asking() != "feast":
        play(table, "done")
    assert "use sober_man" in allowed(table)
    play(table, next(text for text in allowed(table) if text.startswith("serve mead")))
    assert "use sober_man" not in allowed(table)
    finish_round(table)
    assert goods(table).get("silver", 0) == 0


def test_sower_without_crops_gets_none() -> None:
    """The harvest itself brings them."""
    without = finish_round(with_card("barkeep", seat=player(), round=3))
    table = finish_round(with_card("sower", seat=player(), round=3))
    assert goods(table) == goods(without)


@pytest.mark.parametrize(("longships", "vikings"), [(2, 4), (3, 3), (4, 2)])
def test_warmonger_counts_longships(longships: int, vikings: int) -> None:
    table = with_card("warmonger", seat=player("", longships=[longships]))
    play(table, space(51))
    assert thing(table) == 6 - vikings


def test_disheartened_warrior_gets_nothing_for_the_third_roll() -> None:
    table = with_card("disheartened_warrior", seat=player("", longships=[1]))
    play(table, space(48), "roll", "roll", chance=luck(("d8", "1 1 1")))
    assert (table.asking(), table.turn) == ("place", (1,))
    has(table, "stone", "sword")


def test_chronicler_has_the_belt_during_an_action() -> None:
    table = with_card("chronicler", seat=player("3 flax"), strips={"left": {"1": 3, "2": 3}})
    play(table, space(34))
    assert of("use", table) == ["chronicler-1", "chronicler-2"]
    play(table, "use chronicler-1")
    assert goods(table) == {"flax": 1, "belt": 1}


def test_weapons_warden_is_silent_in_other_columns() -> None:
    standing = {"forge": {"colour": 0}, "market_spices": {"colour": 0}}
    table = with_card("weapons_warden", seat=player(), spaces=standing)
    play(table, space(20))
    assert (table.asking(), table.turn) == ("place", (1,))
    has(table, "beans silver")


def test_bone_collector_needs_silver() -> None:
    table = playing("bone_collector", goods="wood")
    assert (table.asking(), table.turn) == ("place", (1,))
    has(table, "wood")


def test_weapons_supplier_draws_nothing_without_longships() -> None:
    has(playing("weapons_supplier", knarrs=2), "")


# --- a card that is played on a space ---


@pytest.mark.parametrize("listening", [(), ("barkeep",)], ids=["nobody", "another card"])
def test_a_card_played_on_a_space_hears_the_end_of_that_action(listening: tuple[str, ...]) -> None:
    """ODIN-250, ODIN-251, ODIN-266: the furrier, whoever else listens"""
    table = with_card(*listening, seat=player("ore", hand=["furrier"]))
    play(table, space(59), "play furrier")
    has(table, "silver", "snare")


# --- every card has its tests ---


def named_in_tests() -> dict[str, int]:
    """Count how many tables with each card are built: by a call, in a row of tests, in a hand."""
    found = dict.fromkeys(CARDS, 0)
    for path in sorted(HERE.glob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            parts = node.args if isinstance(node, ast.Call) else getattr(node, "elts", ())
            for part in parts if isinstance(node, ast.Call | ast.Tuple | ast.List) else ():
                if isinstance(part, ast.Constant) and part.value in found:
                    found[str(part.value)] += 1
    return found


def conditions(tree: Any) -> bool:  # noqa: ANN401 - TOML
    """Tell whether anything in a card depends on a test, a tier or a price."""
    if isinstance(tree, list):
        return any(map(conditions, tree))
    if not isinstance(tree, dict):
        return False
    if "if" in tree or "as_soon_as" in tree or tree.get("do") in ("if", "tiers", "pay"):
        return True
    return any(map(conditions, tree.values()))


def test_every_card_has_a_test_and_those_with_a_condition_two() -> None:
    found = named_in_tests()
    few = {
        key: found[key]
        for key, table in zip(CARDS, TABLES, strict=True)
        if found[key] < (2 if conditions(table.data["clauses"]) else 1)
    }
    assert few == {}


def steps_in(tree: Any) -> set[str]:  # noqa: ANN401 - TOML
    """List the steps of a card or a space."""
    if isinstance(tree, list):
        return set().union(*map(steps_in, tree))
    if not isinstance(tree, dict):
        return set()
    return {tree.get("do", "")} | set().union(*map(steps_in, tree.values()))


def test_few_steps_are_made_for_one_card_alone() -> None:
    """The same eight are listed in `docs/architecture.md`, with the reason."""
    used = Counter(step for card in TABLES for step in steps_in(card.data["clauses"]))
    spaces = set().union(*(steps_in(table.data["effect"]) for table in SPACE_TABLES))
    assert {step for step, cards in used.items() if cards == 1} - spaces == {
        "discard_weapons", "pregnant", "recall", "stay_sober",
        "store", "take_fourth", "turn_over", "unload",
    }  # fmt: skip


def test_farm_shop_owner_finishes_an_upgrade_before_the_next() -> None:
    """ODIN-263: what is used at any time is never stacked upon itself"""
    table = with_card("farm_shop_owner", seat=player("3 silver 2 grain"))
    play(table, "use farm_shop_owner")
    assert table.asking() == "upgrade"
    assert "use farm_shop_owner" not in allowed(table)
    play(table, next(text for text in allowed(table) if text.startswith("upgrade")))
    assert "use farm_shop_owner" in allowed(table)
