"""Whatever is wrong in an effect is named when it is loaded: file, key, and what would be right."""

from typing import Any

import pytest

from skali.core.effects.vocabulary import Step, Vocabulary, number
from skali.core.errors import DataError
from tests.toys.sagas.bench import fame, pay, spend, write

EFFECTS: list[tuple[object, str, str]] = [
    ({"do": "fmae", "n": 1}, "effect", "there is no step 'fmae'; did you mean 'fame'?"),
    ({"do": "one_off", "options": []}, "effect", "did you mean 'one_of'?"),
    ("fame", "effect", "must be a table with `do`, not 'fame'"),
    ({"do": "fame"}, "effect.(fame)", "needs n from 1 to 99"),
    ({"do": "fame", "n": 0}, "effect.(fame)", "needs n from 1 to 99, not 0"),
    ({"do": "fame", "n": True}, "effect.(fame)", "needs n from 1 to 99, not True"),
    ({"do": "fame", "n": 1, "m": 2}, "effect.(fame)", "has no 'm'"),
    ({"do": "gain", "good": "silber", "n": 1}, "effect.(gain)", "did you mean 'silver'?"),
    ([fame(1), fame(-1)], "effect[1].(fame)", "needs n from 1 to 99, not -1"),
    (fame("shps"), "effect.(fame).n", "did you mean 'ships'?"),
    (fame({"count": "ships", "time": 2}), "effect.(fame).n", "did you mean 'times'?"),
    (fame({"times": 2}), "effect.(fame).n", "needs either count or tally"),
    (fame({"tally": "rag"}), "effect.(fame).n", "did you mean 'rage'?"),
    (fame({"count": "ships", "direct": True}), "effect.(fame).n", "direct belongs to a tally"),
    ({"do": "one_of", "options": [fame(1)]}, "effect.(one_of)", "two to 8 effects"),
    (
        {"do": "one_of", "options": [fame(1), [fame(1), fame(0)]]},
        "effect.(one_of).options[1][1].(fame)",
        "needs n from 1 to 99",
    ),
    ({"do": "up_to", "n": 3, "options": [fame(1), fame(1)]}, "effect.(up_to)", "n from 1 to 2"),
    ({"do": "up_to", "options": [fame(1), fame(1)]}, "effect.(up_to)", "n from 1 to 2"),
    ({"do": "may"}, "effect.(may)", "needs effect"),
    ({"do": "may", "efect": []}, "effect.(may)", "did you mean 'effect'?"),
    ({"do": "for_each", "effect": fame(1)}, "effect.(for_each)", "needs count"),
    ({"do": "if", "then": fame(1)}, "effect.(if)", "needs test"),
    ({"do": "if", "test": {"count": "ships"}, "then": []}, "effect.(if).test", "at_least"),
    (
        {"do": "if", "test": {"count": "ships", "atleast": 1}, "then": []},
        "effect.(if).test",
        "did you mean 'at_least'?",
    ),
    ({"do": "if", "test": {"all": []}, "then": []}, "effect.(if).test", "a list of tests"),
    ({"do": "if", "test": {"origin": "plce"}, "then": []}, "effect.(if).test", "'place'?"),
    ({"do": "tiers", "count": "ships", "tiers": []}, "effect.(tiers)", "a list of tables"),
    (
        {"do": "tiers", "count": "ships", "tiers": [{"effect": []}]},
        "effect.(tiers).tiers[0]",
        "needs at_least, at_most or exactly",
    ),
    (pay(spend(1), fame(1), times="often"), "effect.(pay)", "1 to 99 or 'any'"),
    (pay([spend(1), spend(2)], fame(1)), "effect.(pay)", "cost names spend twice"),
    ({"do": "pay", "cost": spend(1)}, "effect.(pay)", "needs gain"),
    ({"do": "amount", "add": 1, "less": 1}, "effect.(amount)", "either add or less"),
    ({"do": "everybody", "but_me": 1, "effect": []}, "effect.(everybody)", "true or false"),
    ({"do": "note", "tally": "anger"}, "effect.(note)", "one of silver, rage"),
]


@pytest.mark.parametrize(("effect", "key", "problem"), EFFECTS)
def test_a_wrong_effect_is_named(effect: object, key: str, problem: str) -> None:
    with pytest.raises(DataError) as error:
        write([{"when": "play", "effect": effect}])
    assert str(error.value).startswith("cards.toml")
    assert f"'card[0].clauses[0].{key}'" in str(error.value)
    assert problem in str(error.value)


CLAUSES: list[tuple[dict[str, Any], str]] = [
    ({"effect": fame(1)}, "needs exactly one of when, as_soon_as, changes, before"),
    ({"when": "play", "after": "visit", "effect": fame(1)}, "needs exactly one of"),
    ({"when": "playd", "effect": fame(1)}, "did you mean 'play'?"),
    ({"when": "play"}, "needs effect"),
    ({"when": "anytime"}, "needs effect"),
    ({"when": "anytime", "may": True, "effect": fame(1)}, "never forced"),
    ({"when": "play", "once": "game", "effect": fame(1)}, "a card is played once"),
    ({"after": "visits", "effect": fame(1)}, "did you mean 'visit'?"),
    ({"after": "visit", "subject": "forg", "effect": fame(1)}, "did you mean 'forge'?"),
    ({"after": "visit", "subjekt": "forge", "effect": fame(1)}, "did you mean 'subject'?"),
    ({"after": "visit", "once": "day", "effect": fame(1)}, "one of game, round, turn, action"),
    ({"after": "visit", "per": "round", "effect": fame(1)}, "needs times"),
    ({"after": "visit", "times": 2, "effect": fame(1)}, "needs per: one of game, round"),
    ({"after": "visit", "once": "turn", "times": 2, "effect": fame(1)}, "either once, or per"),
    ({"after": "visit", "whose": "mine", "effect": fame(1)}, "one of own, others, any"),
    ({"after": "visit", "may": "yes", "effect": fame(1)}, "needs may: true or false"),
    ({"as_soon_as": {"count": "ships"}, "effect": fame(1)}, "needs one of at_least"),
    ({"changes": "prize", "add": 1}, "did you mean 'price'?"),
    ({"changes": "price"}, "needs exactly one of set, times, add, at_most, at_least"),
    ({"changes": "price", "add": 1, "set": 2}, "needs exactly one of set"),
    ({"changes": "price", "set": -2}, "needs set from 0"),
    ({"changes": "price", "subject": "forg", "add": 1}, "did you mean 'forge'?"),
    ({"allows": "deep_hole"}, "did you mean 'deep_hold'?"),
    ({"forbids": "deep_hold", "effect": fame(1)}, "has no 'effect'"),
]


@pytest.mark.parametrize(("clause", "problem"), CLAUSES)
def test_a_wrong_clause_is_named(clause: dict[str, Any], problem: str) -> None:
    with pytest.raises(DataError) as error:
        write([{"when": "play", "effect": fame(1)}, clause])
    assert "card[0].clauses[1]" in str(error.value)
    assert problem in str(error.value)


def test_more_clauses_than_a_mask_has_room_for() -> None:
    with pytest.raises(DataError, match="60 other clauses"):
        write([{"after": "visit", "effect": fame(1)}] * 61)


def test_a_game_declares_its_steps_once() -> None:
    with pytest.raises(TypeError, match="two steps of the same name"):
        Vocabulary("game", (Step("a", 16), Step("a", 17)))
    with pytest.raises(TypeError, match="more than 4 values"):
        Step("a", 16, *(number(name) for name in "abcde"))
