"""What the tests of a game declare for the checks that know no game."""

import tomllib
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from skali.core.errors import SkaliError


@dataclass(frozen=True)
class Declared:
    """The declarations of a game; without a file there is nothing to declare."""

    secrets: set[str] = field(default_factory=set)
    """Paths of a position that may be hidden from somebody (`secrets.toml`, `hidden`)."""
    rare: set[str] = field(default_factory=set)
    """Those of them that a few random games do not meet (`secrets.toml`, `rare`)."""
    excused: dict[str, str] = field(default_factory=dict)
    """What random games cannot meet, with the reason (`excused.toml`)."""
    perft: list[dict[str, Any]] = field(default_factory=list)
    """Lines of play that were counted by hand (`perft.toml`)."""
    silent: bool = False
    """Nobody was asked what is hidden, so nothing that is can be missing."""


def declared_in(folder: Path | None) -> Declared:
    """Read what a folder declares."""
    if folder is None:
        return Declared()
    if not folder.is_dir():
        raise SkaliError(f"there is no folder {str(folder)!r}")
    secrets = parsed(folder / "secrets.toml")
    rare = set(secrets.get("rare", ()))
    return Declared(
        secrets=rare | set(secrets.get("hidden", ())),
        rare=rare,
        excused=with_reasons(folder / "excused.toml"),
        perft=parsed(folder / "perft.toml").get("perft", []),
    )


def with_reasons(file: Path) -> dict[str, str]:
    """Read what is excused; nothing is without a reason."""
    excused = parsed(file)
    for name, reason in excused.items():
        if not isinstance(reason, str) or not reason.strip():
            raise SkaliError(f"{file}: {name!r} is excused without a reason")
    return excused


def parsed(file: Path) -> dict[str, Any]:
    """Read one file of declarations, if it is there."""
    if not file.exists():
        return {}
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except ValueError as error:  # not UTF-8, or not TOML
        raise SkaliError(f"{file}: is not valid TOML: {error}") from error
