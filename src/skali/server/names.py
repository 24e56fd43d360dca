"""What those at a table are called, in log and panels."""

from collections.abc import Sequence
from zlib import crc32

BOTS = (
    "Astrid", "Bjarke", "Dagny", "Eskil", "Frida", "Gorm", "Hilda", "Ivar", "Jorun", "Ketil",
    "Liv", "Magni", "Njal", "Oddny", "Runa", "Sigge", "Tove", "Ulf", "Vigdis", "Yrsa",
)  # fmt: skip
"""Bots have names, too."""


def called(table: str, people: Sequence[str | None]) -> list[str]:
    """Name every seat: a person's own name, or a bot's; nobody is called like somebody else."""
    first = crc32(table.encode()) % len(BOTS)
    spare = iter([name for name in BOTS[first:] + BOTS[:first] if name not in people])
    found: list[str] = []
    for name in people:
        chosen = wanted = name or next(spare)
        number = 2
        while chosen in found:
            chosen = f"{wanted} ({number})"
            number += 1
        found.append(chosen)
    return found
