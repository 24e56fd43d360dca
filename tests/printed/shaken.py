"""A data set that changes as many values of a game at once as can be changed, by a seed."""

import json
from copy import deepcopy
from functools import cache
from random import Random
from typing import Any

from skali.core.data import DataSet
from skali.printed.check import faults
from skali.printed.limits import DECIMAL, EFFECT, FLAG, LIST, NUMBER, WORD, Limits, Value
from skali.printed.playing import limits_of, with_data
from skali.printed.reading import DataSetError, read

STEP = 2
"""How far numbers are moved."""
TRIES = 40


@cache
def shaken(game: str, seed: int = 1) -> DataSet:
    """Change numbers a little, exchange words, counts and effects between components of a kind."""
    limits, luck = limits_of(game), Random(seed)
    values: dict[str, Any] = {}
    columns: dict[str, list[Value]] = {}
    for value in limits.asked:
        columns.setdefault(value.column, []).append(value)
    for column in columns.values():
        changed = column_shaken(limits, column, luck)
        for _ in range(TRIES):
            if not faults(data_set(game, values | changed), limits):
                values |= changed
                break
            changed = column_shaken(limits, column, luck)
    return playable(game, values)


def playable(game: str, values: dict[str, Any]) -> DataSet:
    """Leave out columns whose values do not fit one another, as the game says."""
    limits = limits_of(game)
    while True:
        try:
            with_data(found := data_set(game, values))
        except DataSetError as error:
            key = str(error.faults[0].values["key"]).partition("[")[0]
            columns = {limits.values[key].column}
            if columns.isdisjoint(limits.values[k].column for k in values):
                # It was left out already: what it does not fit is of the same component.
                owner = limits.values[key].column.rpartition(".")[0]
                own = [limits.values[k] for k in values]
                own = [v for v in own if v.column.rpartition(".")[0] == owner]
                columns = {v.column for v in own if v.kind == EFFECT} or {v.column for v in own}
            values = {k: v for k, v in values.items() if limits.values[k].column not in columns}
        else:
            return found


def column_shaken(limits: Limits, column: list[Value], luck: Random) -> dict[str, Any]:
    """Change all values of one sort."""
    there = [value.component.value for value in column]
    summed = any(column[0].key in keys for keys in limits.sums)
    of_words = column[0].kind == LIST and column[0].words and len(column) > 1
    if column[0].kind in (WORD, FLAG, EFFECT) or summed or of_words:
        luck.shuffle(there)
        moved = [numbers_moved(value, luck) for value in there]
        there = moved if column[0].kind == EFFECT else there
    else:
        there = [leaves_moved(value, value.component.value, luck) for value in column]
    return {value.key: new for value, new in zip(column, there, strict=True)}


def leaves_moved(value: Value, there: Any, luck: Random) -> Any:  # noqa: ANN401 - TOML
    """Move numbers within their limits; a list of words is shuffled."""
    if value.kind == LIST and value.words:
        return luck.sample(there, len(there))
    if isinstance(there, list):
        return [leaves_moved(value, item, luck) for item in there]
    if value.kind in (NUMBER, LIST, DECIMAL):
        return min(max(there + luck.randint(-STEP, STEP), value.low), value.high)
    return there


def numbers_moved(tree: Any, luck: Random) -> Any:  # noqa: ANN401 - TOML
    """Change the numbers of gains in an effect, so that it does the same with other amounts."""
    tree = deepcopy(tree)
    if isinstance(tree, list):
        return [numbers_moved(item, luck) for item in tree]
    if isinstance(tree, dict):
        for key in ("fur", "silver", "gold", "n"):
            gives = tree.get("do") in ("gain", "points", "draw", "provisions")
            if gives and isinstance(tree.get(key), int) and tree[key]:
                tree[key] = max(1, tree[key] + luck.randint(-1, 1))
        for key in ("options", "effect"):
            if key in tree:
                tree[key] = numbers_moved(tree[key], luck)
    return tree


def data_set(game: str, values: dict[str, Any], name: str = "Shaken") -> DataSet:
    """Write a data set as its owner would save it, and read it."""
    return read(written(game, values, name).encode())


def written(game: str, values: dict[str, Any], name: str = "Shaken") -> str:
    """Write a data set in TOML."""
    head = [f"game = {json.dumps(game)}", f"name = {json.dumps(name)}", 'who = "Anna"',
            'edition = "first, German"', "date = 2026-03-01", "", "[values]"]  # fmt: skip
    lines = [f"{json.dumps(key)} = {toml(value)}" for key, value in values.items()]
    return "\n".join([*head, *(lines or ['"none" = 1']), ""])


def toml(value: Any) -> str:  # noqa: ANN401 - TOML
    """Write a value in TOML."""
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {toml(item)}" for key, item in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(map(toml, value)) + "]"
    return json.dumps(value, ensure_ascii=False)
