"""Data sets that were damaged, or written to do harm, get a clear answer."""

from pathlib import Path

import pytest

from skali.printed.reading import LARGEST, DataSetError, fingerprint, read, read_file
from tests.printed.shaken import written

GOOD = written("wikinger", {"ship.red.worth": 4})


def test_a_data_set_says_what_who_and_from_which_edition() -> None:
    found = read(GOOD.encode())
    assert (found.game, found.name, found.who) == ("wikinger", "Shaken", "Anna")
    assert (found.edition, found.date) == ("first, German", "2026-03-01")
    assert dict(found.values) == {"ship.red.worth": 4}
    assert found.fingerprint == fingerprint("wikinger", {"ship.red.worth": 4})


def test_names_of_values_may_be_written_with_and_without_quotes() -> None:
    bare = GOOD.replace('"ship.red.worth"', "ship.red.worth")
    assert dict(read(bare.encode()).values) == {"ship.red.worth": 4}
    assert read(bare.encode()).fingerprint == read(GOOD.encode()).fingerprint


def test_the_fingerprint_is_of_the_values_alone() -> None:
    other = GOOD.replace("Anna", "Bert").replace("Shaken", "Other")
    assert read(other.encode()).fingerprint == read(GOOD.encode()).fingerprint
    assert read(GOOD.replace("= 4", "= 5").encode()).fingerprint != read(GOOD.encode()).fingerprint


@pytest.mark.parametrize(
    ("data", "problem"),
    [
        (b"x" * (LARGEST + 1), "larger than 256 KiB"),
        (b"\xff\xfe\x00g", "no text in UTF-8"),
        (GOOD.encode("utf-16"), "no text in UTF-8"),
        (GOOD.encode() + b"\x00", "no valid TOML"),
        (b"game = ", "no valid TOML"),
        (GOOD.encode() + GOOD.encode(), "no valid TOML"),
        (b"", "“game” is missing"),
        (b"values = 3", "is missing"),
        (GOOD.replace("Anna", "").encode(), "“who” is missing"),
        (GOOD.replace('"Shaken"', "3").encode(), "“name” must be a text"),
        (GOOD.replace("Shaken", "a\\nb").encode(), "must be one line"),
        (GOOD.replace("Shaken", "a\\u202eb").encode(), "must be one line"),
        (GOOD.replace("Shaken", "x" * 81).encode(), "at most 80 letters"),
        (GOOD.replace("2026-03-01", '"soon"').encode(), "must be a day"),
        (GOOD.replace("2026-03-01", "2026-03-01T10:00:00").encode(), "must be a day"),
        (GOOD.replace("game =", "path = '/etc'\ngame =").encode(), "“path” is unknown"),
        ((GOOD + "ship.red.worth = 5\n").encode(), "given twice"),
        ((GOOD + f"x = {'[' * 60}{']' * 60}\n").encode(), "within one another"),
        ((GOOD + f"x = {'[' * 9000}{']' * 9000}\n").encode(), "within one another"),
        ((GOOD + f"x = {'9' * 9000}\n").encode(), "no valid TOML"),
        ((GOOD + f"x = {'9' * 4000}\n").encode(), "more than 100 digits"),
        ((GOOD + f"x = [{{ do = 0x{'f' * 9000} }}]\n").encode(), "more than 100 digits"),
        (GOOD.replace('"ship.red.worth" = 4', "").encode(), "no value is given"),
        (GOOD.replace('[values]\n"ship.red.worth"', "values").encode(), "must be a table of names"),
    ],
)
def test_a_file_that_is_none_says_why(data: bytes, problem: str) -> None:
    with pytest.raises(DataSetError) as caught:
        read(data)
    assert problem in str(caught.value)
    assert len(str(caught.value)) < 2000


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(DataSetError, match=r"absent\.toml cannot be read"):
        read_file(tmp_path / "absent.toml")
    with pytest.raises(DataSetError, match="cannot be read"):
        read_file(tmp_path)
    with pytest.raises(DataSetError, match="larger than"):
        read_file("/dev/zero")


def test_script_in_a_name_is_only_a_name() -> None:
    name = "<script>alert(1)</script>../../x"
    found = read(written("wikinger", {"ship.red.worth": 4}, name).encode())
    assert found.name == name
    assert str(found) == f"{found.fingerprint} {name}"
