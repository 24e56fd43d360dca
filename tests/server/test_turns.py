"""What takes long is told one at a time, and everybody comes in turn."""

import asyncio
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager

import pytest

from skali.server.throttle import Turns
from tests.server.conftest import RunningHall
from tests.server.people import Person

LONG = ("/log", "/view?at=1", "/record", "/record.json", "/replay?at=1", "/verify")
"""What is played again when somebody asks, also if he has no session."""


def test_who_asks_ten_times_keeps_nobody_waiting() -> None:
    """One question at a time; another household waits for one of them at most."""
    served: list[str] = []

    async def ask(turns: Turns, household: str) -> None:
        async with turns.turn(household):
            assert turns.now.locked()
            served.append(household)
            await asyncio.sleep(0)
            assert served[-1] == household

    async def everybody() -> None:
        turns = Turns()
        await asyncio.gather(*(ask(turns, who) for who in ["many"] * 10 + ["one", "other"]))
        assert not turns.lines

    asyncio.run(everybody())
    assert served[:4] == ["many", "one", "other", "many"]
    assert len(served) == 12


def test_a_fault_ends_a_turn() -> None:
    async def fail_and_come_back() -> None:
        turns = Turns()
        with pytest.raises(ZeroDivisionError):
            async with turns.turn("a"):
                raise ZeroDivisionError
        async with turns.turn("b"):
            pass

    asyncio.run(fail_and_come_back())


def test_whatever_takes_long_waits_for_its_turn(
    hall: RunningHall, come_in: Callable[[str], Person], monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = come_in("Anna")
    table = anna.post("/play", game="wikinger", bots=["random"])["table"]["id"]
    anna.play_to_the_end(table)
    turns: Turns = hall.app.state.turns
    taken: list[str] = []
    turn = turns.turn

    def noted(household: str) -> AbstractAsyncContextManager[None]:
        taken.append(household)
        return turn(household)

    monkeypatch.setattr(turns, "turn", noted)
    for number, path in enumerate(LONG, start=1):
        assert anna.http.get(f"/tables/{table}{path}").is_success
        assert taken == ["127.0.0.1"] * number
