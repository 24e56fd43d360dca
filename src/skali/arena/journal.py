"""What a contest writes down: one line a game, so that it can be taken up where it stopped."""

import json
import os
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from skali.core.errors import OptionError

RESULTS = "results.jsonl"
PARQUET = "results.parquet"

Row = dict[str, Any]
"""One game: `id`, `deal`, `players`, `scores`, `places`, `outcomes`, `aim`, `decisions`, …"""


class Journal:
    """Games that were played, each once, in memory and in a file if there is a folder."""

    def __init__(self, folder: Path | None, setup: Mapping[str, Any]) -> None:
        """Read what is there already; another contest than this one is refused."""
        self.rows: dict[str, Row] = {}
        self.path = None if folder is None else folder / RESULTS
        if self.path is not None:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self.take_up(self.path, setup)

    def take_up(self, path: Path, setup: Mapping[str, Any]) -> None:
        """Read the games played so far; a last line that was not finished is cut off."""
        whole = path.read_bytes() if path.exists() else b""
        sound = whole[: whole.rfind(b"\n") + 1]
        lines = [json.loads(line) for line in sound.splitlines()]
        if len(sound) != len(whole):
            path.write_bytes(sound)
        if not lines:
            append(path, {"contest": dict(setup)})
            return
        begun = lines[0].get("contest")
        plain = json.loads(json.dumps(dict(setup)))
        if begun != plain:
            old = begun if isinstance(begun, dict) else {}
            other = [key for key in plain if old.get(key) != plain[key]]
            raise OptionError(
                f"{path} holds another contest (other {', '.join(other) or 'form'}); "
                "name another folder"
            )
        for row in lines[1:]:
            self.rows.setdefault(row["id"], row)

    def add(self, row: Row) -> bool:
        """Note a game; one that is known already is not counted again."""
        if row["id"] in self.rows:
            return False
        self.rows[row["id"]] = row
        if self.path is not None:
            append(self.path, row)
        return True


def append(path: Path, data: Mapping[str, Any]) -> None:
    """Append one line, on disk before anything else is done."""
    with path.open("a", encoding="utf-8") as file:
        file.write(json.dumps(data, ensure_ascii=False) + "\n")
        file.flush()
        os.fsync(file.fileno())


def write_parquet(rows: Iterable[Row], folder: Path) -> Path | None:
    """Write all games as one table of columns, where pyarrow is installed."""
    try:
        import pyarrow as pa  # noqa: PLC0415 - an extra
        from pyarrow import parquet  # noqa: PLC0415
    except ImportError:
        return None
    path = folder / PARQUET
    parquet.write_table(pa.Table.from_pylist(list(rows)), path)
    return path
