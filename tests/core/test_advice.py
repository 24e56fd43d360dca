"""Terms and weights: what a game's advice may say, and what is refused."""

from pathlib import Path

import pytest

from skali.core.advice import Terms
from skali.core.errors import DataError

WEIGHTS = """
[weights]
gold = { early = 2, late = 0.5, why = "it buys things" }
hunger = { early = 0, late = -3.0, why = "it must be paid for at the end" }
[guesses]
price = { value = 4, why = "what things cost" }
"""


def terms(folder: Path, text: str = WEIGHTS) -> Terms:
    """Read advice from a file with this text."""
    file = folder / "advice.toml"
    file.write_text(text, "utf-8")
    return Terms(file)


def declared(folder: Path, text: str = WEIGHTS) -> Terms:
    """Read advice and declare what the game has."""
    found = terms(folder, text)
    assert found.term("gold", "gold in hand") == 0
    assert found.term("hunger", "unfed figures") == 1
    assert found.whole_guess("price") == 4
    return found


@pytest.mark.parametrize(("ahead", "worth"), [(1.0, 20.0), (0.0, -1.0), (0.5, 9.5)])
def test_weights_go_from_early_to_late(tmp_path: Path, ahead: float, worth: float) -> None:
    weights = declared(tmp_path).close()
    values = weights.blank()
    values[0], values[1] = 10.0, 2.0
    assert weights.worth(values, ahead) == worth
    assert sum(part.contribution for part in weights.parts(values, ahead)) == worth


def test_a_part_tells_value_and_weight(tmp_path: Path) -> None:
    weights = declared(tmp_path).close()
    values = weights.blank()
    values[0], values[1] = 10.0, 2.0
    gold, hunger = weights.parts(values, 0.0)
    assert (gold.name, gold.value, gold.weight, gold.contribution) == ("gold", 10.0, 0.5, 5.0)
    assert repr(hunger) == "Weighed(hunger: 2.0 * -3.0)"


def test_a_term_tells_what_it_measures_and_why_it_counts(tmp_path: Path) -> None:
    gold = declared(tmp_path).close().terms[0]
    assert (gold.name, gold.early, gold.late) == ("gold", 2.0, 0.5)
    assert (gold.measures, gold.why) == ("gold in hand", "it buys things")


def test_the_order_of_terms_makes_no_difference(tmp_path: Path) -> None:
    """0.1 + 0.2 + 0.3 depends on it by the last bit of a float."""
    names = "abc"
    lines = "".join(f'{n} = {{ early = 1, late = 1, why = "-" }}\n' for n in names)
    found = terms(tmp_path, f"[weights]\n{lines}[guesses]\n")
    for name in names:
        found.term(name, "anything")
    weights = found.close()
    forth, back = weights.blank(), weights.blank()
    forth[0], forth[1], forth[2] = 0.1, 0.2, 0.3
    back[0], back[1], back[2] = 0.3, 0.2, 0.1
    assert 0.1 + 0.2 + 0.3 != 0.3 + 0.2 + 0.1
    assert weights.worth(forth, 1.0) == weights.worth(back, 1.0) == pytest.approx(0.6, abs=1e-9)


@pytest.mark.parametrize(
    ("old", "new", "key", "problem"),
    [
        ("gold =", "silver =", "weights.gold", "is missing"),
        ("early = 2,", "", "weights.gold.early", "is missing"),
        ("late = 0.5,", "", "weights.gold.late", "is missing"),
        ("early = 2,", "early = true,", "weights.gold.early", "finite number, not True"),
        ("early = 2,", 'early = "2",', "weights.gold.early", "finite number, not '2'"),
        ("early = 2,", "early = nan,", "weights.gold.early", "finite number, not nan"),
        ("early = 2,", "early = 2, middle = 1,", "weights.gold.middle", "early, late, why"),
        (', why = "it buys things"', "", "weights.gold.why", "is missing"),
        ("[guesses]", "luck = { early = 1, late = 1, why = '' }\n[guesses]", "weights.luck",
         "known are: gold, hunger"),
        ("price =", "cost =", "guesses.price", "is missing"),
        ("value = 4", "value = 4.5", "guesses.price.value", "a whole number, not 4.5"),
        (', why = "what things cost"', "", "guesses.price.why", "is missing"),
        ("price =", "cost = { value = 1, why = '' }\nprice =", "guesses.cost", "known are: price"),
        ("[guesses]", "[hopes]", "hopes", "known are: guesses, weights"),
    ],
)  # fmt: skip
def test_a_fault_names_file_and_key(
    tmp_path: Path, old: str, new: str, key: str, problem: str
) -> None:
    with pytest.raises(DataError, match=r"advice\.toml") as caught:
        declared(tmp_path, WEIGHTS.replace(old, new)).close()
    assert caught.value.key == key
    assert problem in str(caught.value)


def test_a_term_is_declared_once(tmp_path: Path) -> None:
    found = declared(tmp_path)
    with pytest.raises(DataError, match="declared twice"):
        found.term("gold", "gold again")
