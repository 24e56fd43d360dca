"""Calls the command as a person would, in this process."""

import io
import json
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest

from skali.cli import main


@dataclass(frozen=True)
class Answer:
    code: int
    out: str
    err: str

    @property
    def data(self) -> Any:  # noqa: ANN401 - JSON
        return json.loads(self.out)


Call = Callable[..., Answer]


@pytest.fixture
def skali(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Call:
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    monkeypatch.setenv("COLUMNS", "140")

    def call(*words: str, stdin: str = "") -> Answer:
        monkeypatch.setattr("sys.stdin", io.StringIO(stdin))
        code = main(words)
        out, err = capsys.readouterr()
        return Answer(code, out, err)

    return call
