"""Positions that a person wrote: every fault names its field."""

from collections.abc import Callable
from typing import Any

import pytest

from skali.core.errors import PositionError
from skali.core.position import Fields

Read = Callable[[Fields], object]

FAULTS: list[tuple[dict[str, Any], Read, str, str]] = [
    ({"gold": "3"}, lambda f: f.integer("gold", 0, 0, 9), "gold", "whole number, not '3'"),
    ({"gold": 3.0}, lambda f: f.integer("gold", 0, 0, 9), "gold", "whole number, not 3.0"),
    ({"gold": True}, lambda f: f.integer("gold", 0, 0, 9), "gold", "whole number, not True"),
    ({"gold": [1]}, lambda f: f.integer("gold", 0, 0, 9), "gold", "whole number, not [1]"),
    ({"gold": 10}, lambda f: f.integer("gold", 0, 0, 9), "gold", "from 0 to 9, not 10"),
    ({"gold": -(10**30)}, lambda f: f.integer("gold", 0, 0, 9), "gold", "from 0 to 9"),
    ({"open": 1}, lambda f: f.flag("open", default=False), "open", "true or false, not 1"),
    ({"hue": "rot"}, lambda f: f.word("hue", ("red",), "red"), "hue", "one of red, not 'rot'"),
    ({"hue": 4}, lambda f: f.word("hue", ("red",), "red"), "hue", "one of red, not 4"),
    ({"hue": 4}, lambda f: f.word("hue", None, "red"), "hue", "must be a word, not 4"),
    ({"row": 4}, lambda f: f.table("row"), "row", "a table, not 4"),
    ({"row": "abc"}, lambda f: f.items("row"), "row", "a list, not 'abc'"),
    ({"row": {"a": 1}}, lambda f: f.items("row"), "row", "a list, not {'a': 1}"),
    ({"row": [1, 2, 3]}, lambda f: f.items("row", 2), "row", "3 entries; at most 2"),
    ({"row": [{}, 5]}, lambda f: f.tables("row"), "row[1]", "a table, not 5"),
    ({"row": ["a", "x"]}, lambda f: f.words("row", ("a", "b")), "row[1]", "one of a, b, not 'x'"),
    ({"row": ["a", []]}, lambda f: f.words("row", ("a", "b")), "row[1]", "one of a, b, not []"),
    ({"row": [1, 2.0]}, lambda f: f.integers("row", 0, 5), "row[1]", "whole number, not 2.0"),
    ({"row": [1, 6]}, lambda f: f.integers("row", 0, 5), "row[1]", "from 0 to 5, not 6"),
    ({"row": [1, 2]}, lambda f: f.integers("row", 0, 5, 1), "row", "at most 1"),
    ({"bag": {"a": -1}}, lambda f: f.counts("bag", ("a", "b")), "bag.a", "from 0 to 1000"),
    ({"bag": {"c": 1}}, lambda f: f.counts("bag", ("a", "b")), "bag.c", "known: a, b"),
    ({"bag": [1]}, lambda f: f.counts("bag", ("a", "b")), "bag", "a table, not [1]"),
]


@pytest.mark.parametrize(("data", "read", "field", "problem"), FAULTS)
def test_a_wrong_field_is_named(data: dict[str, Any], read: Read, field: str, problem: str) -> None:
    with pytest.raises(PositionError) as caught:
        read(Fields(data))
    assert caught.value.field == field
    assert problem in caught.value.problem
    assert repr(field) in str(caught.value)


@pytest.mark.parametrize("data", [None, 5, "text", [1, 2]])
def test_a_position_must_be_a_table(data: object) -> None:
    with pytest.raises(PositionError, match="must be a table"):
        Fields(data)


def test_a_field_within_a_field_is_named_in_full() -> None:
    outer = Fields({"players": [{}, {"rows": {"noble": 7}}]})
    rows = outer.tables("players")[1].table("rows")
    with pytest.raises(PositionError) as caught:
        rows.items("noble")
    assert caught.value.field == "players[1].rows.noble"


def test_an_unknown_field_is_refused_with_a_hint() -> None:
    fields = Fields({"goold": 3})
    fields.integer("gold", 0, 0, 9)
    with pytest.raises(PositionError, match="did you mean 'gold'"):
        fields.close()
    fields = Fields({"xyz": 3})
    fields.integer("gold", 0, 0, 9)
    with pytest.raises(PositionError, match="known: gold"):
        fields.close()
    with pytest.raises(PositionError, match="known: none"):
        Fields({"xyz": 3}).close()


def test_what_is_left_out_or_null_takes_its_default() -> None:
    fields = Fields({"null": None})
    for key in ("null", "absent"):
        assert fields.integer(key, 7, 0, 9) == 7
        assert fields.flag(key, default=True) is True
        assert fields.word(key, ("red", "blue"), "blue") == "blue"
        assert fields.items(key) == []
        assert fields.tables(key) == []
        assert fields.words(key, ("a",)) == []
        assert fields.counts(key, ("a",)) is None
        assert fields.table(key).data == {}
        assert not fields.has(key)
    fields.close()


def test_what_is_given_is_taken() -> None:
    fields = Fields(
        {"gold": 0, "open": False, "bag": {"b": 2}, "row": ["b", "a"], "free": {"x": 1}}
    )
    assert fields.integer("gold", 7, 0, 9) == 0
    assert fields.flag("open", default=True) is False
    assert fields.counts("bag", ("a", "b")) == [0, 2]
    assert fields.words("row", ("a", "b")) == [1, 0]
    fields.table("free").take_all()
    fields.close()


def test_a_long_wrong_value_is_cut_short() -> None:
    with pytest.raises(PositionError) as caught:
        Fields({"gold": "9" * 5000}).integer("gold", 0, 0, 9)
    assert len(str(caught.value)) < 200
