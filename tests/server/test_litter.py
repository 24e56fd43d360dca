"""Garbage in cycles: looked for among what is new; among everything when nobody plays."""

import gc
import weakref
from collections.abc import Iterator

import pytest

from skali.server import litter
from skali.server.litter import Broom


class Knot:
    """Something that holds itself."""

    def __init__(self) -> None:
        """Tie it."""
        self.own = self


@pytest.fixture(autouse=True)
def swept() -> Iterator[None]:
    """Look for garbage as the hall does, and afterwards as before."""
    before = gc.get_threshold()
    litter.begin()
    yield
    litter.end()
    gc.set_threshold(*before)


def test_new_garbage_is_found_without_looking_at_what_is_old() -> None:
    old = [Knot() for _ in range(1000)]
    gc.collect(0)
    assert gc.get_freeze_count() >= len(old)
    young = weakref.ref(Knot())
    gc.collect(0)
    assert young() is None


def test_old_garbage_is_swept_once_nobody_plays() -> None:
    knot, broom = Knot(), Broom()
    gc.collect(0)
    old = weakref.ref(knot)
    del knot
    assert not broom.sweep(quiet=False)
    assert old() is not None
    assert broom.sweep(quiet=True)
    assert old() is None
    assert not broom.sweep(quiet=True), "nothing has happened since"


def test_old_garbage_is_swept_at_last_though_people_play(monkeypatch: pytest.MonkeyPatch) -> None:
    broom = Broom()
    assert not broom.sweep(quiet=False)
    monkeypatch.setattr(litter, "SELDOM", -1.0)
    assert broom.sweep(quiet=False)
