"""Reading what the advisory databases say, and noticing when they say nothing."""

import pytest

from tools import audit
from tools.audit import Unknown, npm_weaknesses, parsed, python_weaknesses

SOUND = {"name": "sound", "version": "1", "vulns": []}
WEAK = {"name": "weak", "version": "2", "vulns": [{"id": "PYSEC-1", "aliases": ["CVE-1"]}]}
UNKNOWN = {"name": "unknown", "skip_reason": "Dependency not found"}


def test_a_known_weakness_is_named() -> None:
    assert python_weaknesses({"dependencies": [SOUND, WEAK, UNKNOWN]}) == (2, ["weak 2: PYSEC-1"])


def test_an_excused_weakness_is_not_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(audit.EXCUSED, "CVE-1", "we never call it")
    assert python_weaknesses({"dependencies": [WEAK]}) == (1, [])


def test_packages_that_nobody_knows_are_not_called_sound() -> None:
    """A mirror without advisories skips every package, and ends as if all were well."""
    with pytest.raises(Unknown):
        python_weaknesses({"dependencies": [UNKNOWN]})


def test_no_answer_is_no_good_news() -> None:
    for told in ("", "Traceback (most recent call last)"):
        with pytest.raises(Unknown):
            parsed(told)
    with pytest.raises(Unknown):
        npm_weaknesses({"message": "audit endpoint returned an error"})


def test_npm_names_its_advisories() -> None:
    reason = {"title": "Bad", "url": "https://example.org/advisories/GHSA-1"}
    report = {
        "vulnerabilities": {"weak": {"via": [reason]}, "above": {"via": ["weak"]}},
        "metadata": {"dependencies": {"total": 9}},
    }
    assert npm_weaknesses(report) == (9, ["weak: Bad (https://example.org/advisories/GHSA-1)"])


@pytest.mark.parametrize(("found", "code"), [([], 0), (["weak"], 1), (None, 0)])
def test_only_what_is_known_fails(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str],
    found: list[str] | None, code: int,
) -> None:  # fmt: skip
    def asked() -> tuple[int, list[str]]:
        if found is None:
            raise Unknown("want of a network")
        return 3, found

    monkeypatch.setattr(audit, "audit_python", asked)
    monkeypatch.setattr(audit, "audit_npm", asked)
    assert audit.main() == code
    assert ("NOT AUDITED" in capsys.readouterr().out) == (found is None)
