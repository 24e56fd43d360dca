"""Lets everything find the toys by an entry point, as if somebody had installed their package."""

import importlib
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from skali.games import found

TOYS = "[skali.games]\n" + "".join(
    f"{name} = tests.toys.{name}:GAME\n" for name in ("gardens", "hides", "runes")
)


@contextmanager
def toys_installed(folder: Path) -> Iterator[None]:
    """Write the metadata of a distribution into a folder that all processes started now look in."""
    info = folder / "skali_toys-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: skali-toys\nVersion: 1\n", "utf-8")
    (info / "entry_points.txt").write_text(TOYS, "utf-8")
    sys.path.append(str(folder))
    importlib.invalidate_caches()
    found.cache_clear()
    try:
        yield
    finally:
        sys.path.remove(str(folder))
        found.cache_clear()
