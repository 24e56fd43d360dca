"""Reading a data set: a small TOML file that somebody handed in, so nothing in it is trusted."""

import hashlib
import json
import tomllib
import unicodedata
from collections.abc import Iterator, Mapping
from datetime import date
from pathlib import Path
from typing import Any

from skali.core.data import DataSet, is_effect
from skali.core.errors import SkaliError
from skali.core.message import Message, say
from skali.text import render

LARGEST = 256 * 1024
"""Bytes of a file."""
DEEPEST = 24
"""Tables and lists within one another."""
DIGITS = 100
"""Of a whole number; a few thousand can no longer be compared or written."""
LONGEST = 80
"""Letters of a name."""
ABOUT = {"name": LONGEST, "who": LONGEST, "edition": 160, "note": 400}
"""What is said about a data set, and how long it may be."""
MISSING = ("game", "name", "who", "edition", "date", "values")
"""What every data set says."""


class DataSetError(SkaliError):
    """A data set that cannot be used, with everything that is wrong about it."""

    def __init__(self, faults: list[Message]) -> None:
        """Keep the faults; the first few are the text."""
        self.faults = faults
        shown = [render("skali.text", fault, "en") for fault in faults[:5]]
        more = [f"and {len(faults) - 5} more"] if len(faults) > len(shown) else []
        super().__init__("data set: " + "; ".join([*shown, *more]))


def refuse(id_: str, **values: int | str) -> DataSetError:
    """Make the error for a file that has a single fault."""
    return DataSetError([say(id_, **values)])


def read_file(file: str | Path) -> DataSet:
    """Read a data set from a file; a large one is not read at all."""
    try:
        with Path(file).open("rb") as opened:
            return read(opened.read(LARGEST + 1))
    except OSError as error:
        raise refuse("data-file", file=Path(file).name, problem=str(error.strerror)) from error


def read(data: bytes) -> DataSet:
    """Read a data set; says whether the file can be one, not whether its values fit a game."""
    if len(data) > LARGEST:
        raise refuse("data-large", most=LARGEST // 1024)
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise refuse("data-letters", place=error.start + 1) from error
    try:
        found = tomllib.loads(text)
    except RecursionError as error:
        raise refuse("data-deep", most=DEEPEST) from error
    except ValueError as error:
        raise refuse("data-toml", problem=str(error)[:200]) from error
    for deep, level in enumerate(levels(found)):
        if deep > DEEPEST:
            raise refuse("data-deep", most=DEEPEST)
        if any(isinstance(value, int) and abs(value) >= 10**DIGITS for value in level):
            raise refuse("data-digits", most=DIGITS)
    return made(found, text)


def levels(value: object) -> Iterator[list[object]]:
    """List what stands within no table or list, then what within one, and so on."""
    level = [value]
    while level:
        yield level
        inner = [v for v in level if isinstance(v, (dict, list))]
        level = [w for v in inner for w in (v.values() if isinstance(v, dict) else v)]


def made(found: dict[str, Any], text: str) -> DataSet:
    """Make a data set of what a file says."""
    faults = [say("data-lacks", key=key) for key in MISSING if key not in found]
    known = (*MISSING, *ABOUT)
    faults += [say("data-strange", key=printable(key)) for key in found if key not in known]
    about = {key: line(found, key, most, faults) for key, most in ABOUT.items()}
    game, day = line(found, "game", 40, faults), day_of(found, faults)
    values: dict[str, Any] = {}
    table = found.get("values", {})
    if not isinstance(table, dict):
        faults.append(say("data-table", found=printable(table)))
        table = {}
    for name, value in (each for key in table for each in flat(table[key], key)):
        if name in values:
            faults.append(say("data-twice", key=printable(name)))
        values[name] = value
    if not values and isinstance(found.get("values"), dict):
        faults.append(say("data-empty"))
    if faults:
        raise DataSetError(faults)
    print_ = fingerprint(game, values)
    name, who, edition = about["name"], about["who"], about["edition"]
    return DataSet(game, name, who, edition, day, values, print_, text)


def fingerprint(game: str, values: Mapping[str, Any]) -> str:
    """Hash what a data set changes: the same values are the same game, whoever says so."""
    plain = json.dumps([game, values], sort_keys=True, separators=(",", ":"), default=str)
    return hashlib.sha256(plain.encode()).hexdigest()[:16]


def line(found: dict[str, Any], key: str, most: int, faults: list[Message]) -> str:
    """Take one line of text that can be shown and written everywhere."""
    value = found.get(key, "")
    if not isinstance(value, str):
        faults.append(say("data-text", key=key, found=printable(value)))
        return ""
    text = unicodedata.normalize("NFC", value).strip()
    if len(text) > most or not text.isprintable():
        faults.append(say("data-line", key=key, most=most))
    elif not text and key in MISSING and key in found:
        faults.append(say("data-lacks", key=key))
    return text


def day_of(found: dict[str, Any], faults: list[Message]) -> str:
    """Take the day on which the values were read off."""
    value = found.get("date", "")
    try:
        return str(value if type(value) is date else date.fromisoformat(str(value)))
    except ValueError:
        if "date" in found:
            faults.append(say("data-date", found=printable(value)))
        return ""


def flat(table: object, prefix: str) -> Iterator[tuple[str, Any]]:
    """List values by their whole name: `ship.red.worth = 4` and `"ship.red.worth" = 4` alike."""
    if isinstance(table, dict) and not is_effect(table):
        for key, value in table.items():
            yield from flat(value, f"{prefix}.{key}")
    else:
        yield prefix, table


def printable(value: object) -> str:
    """Write something strange shortly and so that it can be shown."""
    text = "".join(c if c.isprintable() else "·" for c in str(value))
    return text if len(text) <= LONGEST else text[: LONGEST - 1] + "…"
