"""Whether a data set fits a game, and if not what is wrong, in plain words."""

import difflib
import math
from collections.abc import Mapping
from typing import Any

from skali.core.data import DataSet
from skali.core.message import Message, say
from skali.printed.limits import DECIMAL, EFFECT, FLAG, LIST, NUMBER, WORD, Limits, Value, leaves_of
from skali.printed.reading import printable

LONGEST_LIST = 12
"""So many words are listed in a sentence."""


def faults(data_set: DataSet, limits: Limits) -> list[Message]:
    """List everything that is wrong about the values of a data set."""
    if len(data_set.values) > len(limits.values):
        return [say("data-more", found=len(data_set.values), most=len(limits.values))]
    found: list[Message] = []
    for key, given in data_set.values.items():
        value = limits.values.get(key)
        found += [unknown(key, limits)] if value is None else about(value, given)
    return found or [*sums(data_set.values, limits), *twins(data_set.values, limits)]


def unknown(key: str, limits: Limits) -> Message:
    """Say that there is no such value, and which was perhaps meant."""
    near = difflib.get_close_matches(key, limits.values, n=1)
    if near:
        return say("data-unknown-near", key=printable(key), near=near[0])
    return say("data-unknown", key=printable(key) or "“”")


def about(value: Value, given: object) -> list[Message]:
    """List what is wrong about one value."""
    key, there = value.key, value.component.value
    if value.fixed:
        same = type(given) is type(there) and given == there
        return [] if same else [say(f"data-fixed-{value.fixed}", key=key)]
    if value.kind == EFFECT:
        if not isinstance(given, dict if isinstance(there, dict) else list):
            return [say("data-kind-effect", key=key, found=printable(given))]
        return length_faults(value, given) or form_faults(value, given)
    if value.kind == LIST:
        return list_faults(value, given, there)
    return leaf_faults(value, given, value.kind)


def leaf_faults(value: Value, given: object, kind: str) -> list[Message]:
    """List what is wrong about a single number or word."""
    key, found = value.key, printable(given)
    right = {FLAG: (bool,), NUMBER: (int,), DECIMAL: (int, float), WORD: (str,)}[kind]
    if type(given) not in right:
        return [say(f"data-kind-{kind}", key=key, found=found)]
    if kind in (NUMBER, DECIMAL) and not in_range(value, given):
        return [say("data-range", key=key, low=value.low, high=value.high, found=found)]
    if kind == WORD and given not in value.words:
        return [say("data-word", key=key, words=listed(value.words), found=found)]
    return []


def in_range(value: Value, given: object) -> bool:
    """Tell whether a number can be meant."""
    number = given if isinstance(given, (int, float)) else 0
    return math.isfinite(number) and value.low <= number <= value.high


def list_faults(value: Value, given: object, there: object) -> list[Message]:
    """List what is wrong about a list: its length, lists within, or something that it holds."""
    key = value.key
    if not isinstance(given, list) or not isinstance(there, list):
        return [say("data-kind-list", key=key, found=printable(given))]
    wrong = length_faults(value, given)
    if wrong:
        return wrong
    if there and isinstance(there[0], list):
        for number, item in enumerate(given):
            model = there[number] if value.lengths is None else there[0]
            if not isinstance(item, list) or len(item) != len(model):
                return [say("data-shape", key=key, number=number + 1, long=len(model))]
    kind = WORD if value.words else NUMBER
    for item in given if not (there and isinstance(there[0], list)) else list(leaves_of(given)):
        wrong = leaf_faults(value, item, kind)
        if wrong:
            return wrong
    return []


def length_faults(value: Value, given: object) -> list[Message]:
    """List what is wrong about the length of a list; an effect has its own unless that is said."""
    there = value.component.value
    if not isinstance(given, list) or (value.kind == EFFECT and value.lengths is None):
        return []
    least, most = value.lengths or (len(there), len(there))
    if least <= len(given) <= most:
        return []
    return [say("data-length", key=value.key, least=least, most=most, found=len(given))]


def form_faults(value: Value, given: object) -> list[Message]:
    """List the first entry of an effect that is not built as those that stand there."""
    there = value.component.value
    if not (isinstance(given, list) and isinstance(there, list) and there):
        return []
    right = {lists_around(entry) for entry in there}
    for number, entry in enumerate(given, 1):
        if lists_around(entry) not in right:
            return [say("data-form", key=value.key, number=number, lists=min(right))]
    return []


def lists_around(entry: object) -> int:
    """Count the lists around the steps of an entry; -1 for what holds none, or something else."""
    if isinstance(entry, dict):
        return 0
    inner = {lists_around(item) for item in entry} if isinstance(entry, list) else {-1}
    return -1 if len(inner) != 1 or -1 in inner else inner.pop() + 1


def sums(values: Mapping[str, Any], limits: Limits) -> list[Message]:
    """List the counts that no longer add up to what is in the box."""
    found = []
    for keys in limits.sums:
        box = sum(limits.values[key].component.value for key in keys)
        now = sum(values.get(key, limits.values[key].component.value) for key in keys)
        if now != box:
            column = limits.values[keys[0]].column
            found.append(say("data-sum", column=column, box=box, found=now))
    return found


def twins(values: Mapping[str, Any], limits: Limits) -> list[Message]:
    """List components that would be the same though the game tells them apart."""
    found = []
    for owners in limits.distinct:
        seen: dict[str, str] = {}
        for owner, keys in owners.items():
            now = str([values.get(key, limits.values[key].component.value) for key in keys])
            if now in seen:
                found.append(say("data-same", one=seen[now], other=owner))
            seen.setdefault(now, owner)
    return found


def listed(words: tuple[str, ...]) -> str:
    """Write words with commas, not too many of them."""
    more = "" if len(words) <= LONGEST_LIST else ", …"
    return ", ".join(words[:LONGEST_LIST]) + more
