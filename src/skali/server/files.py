"""Files that only the hall may read: made whole or not at all, and once."""

import os
import secrets
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from skali.core.errors import SkaliError

PRIVATE = 0o600
OTHERS = 0o077
BESIDE = ("", "-wal", "-shm", "-journal")
"""What SQLite keeps under the name of a database."""


class FileError(SkaliError):
    """A file that cannot be used."""


def kept(path: Path, make: Callable[[], str]) -> str:
    """Return what a file holds; where there is none it is made, by one of all who start at once."""
    try:
        if not path.exists():
            place(path, make().encode("ascii"))
        close_to_others(path)
        return path.read_text(encoding="ascii").strip()
    except (OSError, UnicodeDecodeError) as error:
        raise FileError(f"the key {str(path)!r} cannot be read or made: {error}") from error


def place(path: Path, content: bytes) -> None:
    """Put a file where there is none: complete, on disk, and never over somebody else's."""
    draft = path.with_name(f".{path.name}.{secrets.token_hex(8)}")
    handle = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, PRIVATE)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        try:
            # Unlike a renamed file, a linked one does not replace what another process was given.
            os.link(draft, path)
        except FileExistsError:
            return
        except OSError:  # a file system without links
            draft.replace(path)
    finally:
        draft.unlink(missing_ok=True)
    sync_folder(path.parent)


def replace(draft: Path, path: Path) -> None:
    """Put a finished draft in the place of a file, so that a sudden end leaves one of the two."""
    with draft.open("rb") as file:
        os.fsync(file.fileno())
    draft.replace(path)
    sync_folder(path.parent)


def sync_folder(folder: Path) -> None:
    """Let the names in a folder survive a sudden end."""
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def close_to_others(path: Path) -> None:
    """Take away what other users of the machine may do with a file."""
    if path.stat().st_mode & OTHERS:
        path.chmod(PRIVATE)


def private_database(path: Path) -> None:
    """Make an SQLite file private before SQLite opens it; what it puts beside it is then, too."""
    if not path.exists():
        with suppress(FileExistsError):
            os.close(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, PRIVATE))
    for ending in BESIDE:
        with suppress(FileNotFoundError):
            close_to_others(path.with_name(path.name + ending))
