"""Distributions that bring games and bots, written into a folder as an installer would."""

from pathlib import Path

RUNES = Path(__file__).parent / "toys" / "runes"


def distribution(folder: Path, name: str, group: str, **entries: str) -> None:
    """Write the metadata of a distribution with entry points."""
    info = folder / f"{name}-1.0.dist-info"
    info.mkdir(parents=True)
    info.joinpath("METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
    lines = "".join(f"{key} = {value}\n" for key, value in entries.items())
    info.joinpath("entry_points.txt").write_text(f"[{group}]\n{lines}")


def copied_runes(folder: Path, package: str) -> Path:
    """Copy the toy under another package's name; as a game its key stays `runes`."""
    for file in sorted(RUNES.rglob("*")):
        if file.is_file() and file.suffix in (".py", ".toml", ".ftl"):
            target = folder / package / file.relative_to(RUNES)
            target.parent.mkdir(parents=True, exist_ok=True)
            text = file.read_text("utf-8").replace("tests.toys.runes", package)
            target.write_text(text, encoding="utf-8")
    return folder / package
