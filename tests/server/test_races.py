"""Many at once, and a sudden end in the middle: nobody has two seats, nothing is left half done."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import text

from skali.server.hall import Hall
from skali.server.lobby import Lobby
from skali.server.pen import Pen
from skali.server.places import Place
from skali.server.problems import Problem
from skali.server.seen import TableView
from skali.server.settings import Settings
from skali.server.store import Row, Stale, Store
from tests.server.conftest import RunningHall
from tests.server.people import Person

Enter = Callable[[str], Person]
GAME = "wikinger"


def test_three_joins_at_once_give_one_seat(come_in: Enter) -> None:
    """Whoever clicks on all free seats at once gets one of them."""
    anna, bert = come_in("Anna"), come_in("Bert")
    for _ in range(5):
        table = anna.table(GAME, "open", "open", "open", "open")

        def sit(seat: int, table: str = table) -> int:
            with httpx.Client(base_url=bert.http.base_url, cookies=bert.http.cookies) as line:
                return line.post(f"/tables/{table}/seats/{seat}", json={}).status_code

        with ThreadPoolExecutor(4) as threads:
            answers = sorted(threads.map(sit, range(4)))
        assert answers == [200, 409, 409, 409]
        seats = anna.get(f"/tables/{table}")["table"]["seats"]
        assert sum(seat["user"] is not None for seat in seats) == 1
        bert.http.delete(
            f"/tables/{table}/seats/{next(s['seat'] for s in seats if s['user'])}"
        ).raise_for_status()
        anna.post(f"/tables/{table}/remove", user=bert.me["id"])
        for seat in range(4):
            anna.post(f"/tables/{table}/seats/{seat}/bot", bot="random")


def test_of_twenty_copies_of_a_decision_one_counts(come_in: Enter) -> None:
    """All come at the same time, over lines of their own."""
    anna = come_in("Anna")
    table = anna.table(GAME, "me", "open")
    bert = come_in("Bert")
    bert.post(f"/tables/{table}/seats/1")
    mover = (anna, bert)[anna.view(table)["waiting_for"][0]]
    view = mover.view(table)
    body = {"number": view["number"], "action": view["decision"]["choices"][0]["action"]}

    def send(_: int) -> int:
        with httpx.Client(base_url=mover.http.base_url, cookies=mover.http.cookies) as line:
            return line.post(f"/tables/{table}/decisions", json=body, timeout=600).status_code

    with ThreadPoolExecutor(20) as threads:
        assert sorted(threads.map(send, range(20))) == [200] + [409] * 19
    assert anna.view(table)["number"] == view["number"] + 1


# --- in one process, step by step ---


class Stage:
    """A hall without a door, on a database of its own."""

    def __init__(self, file: Path) -> None:
        """Open it."""
        self.store = Store(f"sqlite:///{file}")
        self.hall = Hall(Settings(database=f"sqlite:///{file}", workers=1), self.store)
        self.lobby = Lobby(self.hall)

    def fall_over(self) -> None:
        """End as a killed process does: whatever is in memory is gone, the claim with it."""
        self.hall.thinkers.close()
        self.hall.pen.close()
        self.hall.claim.release()
        self.store.close()

    def status(self, table: str) -> tuple[str, bool]:
        """Read how a table stands in the database, and whether it has a result."""
        row = self.store.table(table)
        assert row is not None
        return row["status"], row["result"] is not None


@pytest.fixture
def stage(tmp_path: Path) -> Callable[[], Stage]:
    """Open the same hall again and again."""
    return lambda: Stage(tmp_path / "hall.db")


async def waiting_table(stage: Stage, host: Row, seats: int = 2) -> Place:
    """Set up a table with free seats."""
    game = stage.hall.games[GAME]
    plan: list[Row] = [
        {"seat": seat, "kind": "open", "user_id": None, "bot": None, "invite": f"secret{seat}"}
        for seat in range(seats)
    ]
    wishes = {"pace": "live", "clock": {"minutes": 0}, "title": "", "open": True}
    return await stage.lobby.open(game, host, game.settle({}), plan, wishes)


def test_leaving_while_the_game_starts_frees_no_seat(stage: Callable[[], Stage]) -> None:
    """Either the seat was left in time, or the game has begun: every seat is somebody's."""
    opened = stage()

    async def interleave(first: str) -> None:
        anna, bert = opened.store.add_user("Anna"), opened.store.add_user("Bert")
        place = await waiting_table(opened, anna)
        await opened.lobby.sit(place, 0, anna, None)
        work = {
            "leave": lambda: opened.lobby.leave(place, 0, anna),
            "sit": lambda: opened.lobby.sit(place, 1, bert, None),
        }
        order = [first, *(name for name in work if name != first)]
        outcomes = await asyncio.gather(*(work[name]() for name in order), return_exceptions=True)
        status, _ = opened.status(place.table["id"])
        seats = opened.store.seats_of(place.table["id"])
        held = [seat["user_id"] for seat in seats]
        assert [seat["user_id"] for seat in place.seats] == held
        assert (status == "running") == (None not in held)
        assert (status == "running") == (first == "sit")
        assert sum(isinstance(outcome, Problem) for outcome in outcomes) == (status == "running")
        assert (place.room is not None) == (status == "running")

    for first in ("leave", "sit") * 3:
        asyncio.run(interleave(first))
        opened.hall.pen = Pen(opened.store)
    opened.fall_over()


def test_a_kill_at_the_last_seat_leaves_no_full_table_waiting(stage: Callable[[], Stage]) -> None:
    """The seat and the start are one: either both are on disk or none."""
    opened = stage()

    async def killed_at(step: str) -> str:
        anna = opened.store.add_user("Anna")
        place = await waiting_table(opened, anna)
        await opened.lobby.give_to_bot(place, 1, anna, "random")
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(opened.store, step, killed)
            with pytest.raises(Killed):
                await opened.lobby.sit(place, 0, anna, None)
        return str(place.table["id"])

    for step in ("start_if_full", "seating"):
        table = asyncio.run(killed_at(step))
        opened.fall_over()
        opened = stage()
        assert opened.status(table) == ("waiting", False)
        assert opened.store.seats_of(table)[0]["user_id"] is None
    opened.fall_over()


class Killed(Exception):
    """The process ended here."""


def killed(*_: object) -> Any:  # noqa: ANN401 - it never returns
    """End in the middle."""
    raise Killed


def test_full_tables_of_an_older_hall_begin(stage: Callable[[], Stage]) -> None:
    """What was left waiting though nobody was missing begins when the hall opens."""
    opened = stage()

    async def left_behind() -> str:
        place = await waiting_table(opened, opened.store.add_user("Anna"))
        return str(place.table["id"])

    table = asyncio.run(left_behind())
    with opened.store.begin() as connection:
        connection.execute(text("UPDATE seats SET bot = 'random'"))
    opened.fall_over()
    opened = stage()

    async def open_again() -> None:
        await opened.hall.open()
        async with opened.hall.holding(table) as place:
            assert place.table["status"] == "running"
        await opened.hall.close()

    asyncio.run(open_again())
    assert opened.status(table)[0] == "running"


def nearly_over(stage: Stage) -> tuple[str, int, str]:
    """Play a game up to its last decision; return it with that decision."""
    anna = stage.store.add_user("Anna")

    async def play() -> tuple[str, int, str]:
        place = await waiting_table(stage, anna)
        for seat in (0, 1):
            await stage.lobby.give_to_bot(place, seat, anna, "random")
        for task in list(stage.hall.tasks):
            task.cancel()
        room = place.room
        assert room is not None
        while True:
            seat = room.state.turn[0]
            action = room.game.space.text(room.state.legal(seat)[0])
            draft = room.decide(action, seat)
            if draft.result is not None:
                return place.table["id"], seat, action
            after = room.number + 1
            stage.store.append(place.table["id"], after, draft.kind, seat, draft.data, 0.0)
            room.fold(after, draft.kind, seat, draft.data, 0.0)

    return asyncio.run(play())


def test_a_kill_at_the_end_leaves_no_finished_table_running(stage: Callable[[], Stage]) -> None:
    """The last decision and the result are one; the secret is open as soon as the game is over."""
    opened = stage()
    table, seat, action = nearly_over(opened)

    async def end(store_dies: bool) -> None:  # noqa: FBT001 - yes or no
        opened.hall.pen = Pen(opened.store)
        place = opened.hall.places.get(table) or await opened.hall.place(table)
        with pytest.MonkeyPatch.context() as patch:
            if store_dies:
                patch.setattr(opened.store, "change_table", killed)
            await opened.hall.decide(place, None, action, seat, "en")

    with pytest.raises(Killed):
        asyncio.run(end(store_dies=True))
    opened.fall_over()
    opened = stage()
    assert opened.status(table) == ("running", False)
    asyncio.run(end(store_dies=False))
    assert opened.status(table) == ("finished", True)
    opened.fall_over()


def test_a_game_that_an_older_hall_left_running_is_finished(stage: Callable[[], Stage]) -> None:
    """The last decision is there, the result is not: it is found when the table is read."""
    opened = stage()
    table, seat, action = nearly_over(opened)
    place = opened.hall.places[table]
    assert place.room is not None
    draft = place.room.decide(action, seat)
    opened.store.append(table, place.room.number + 1, draft.kind, seat, draft.data, 0.0)
    opened.fall_over()
    opened = stage()
    assert opened.status(table) == ("running", False)

    async def look() -> TableView:
        place = await opened.hall.place(table)
        return opened.hall.summary(place, None)

    shown = asyncio.run(look())
    assert (shown["status"], shown["secret"]) == ("finished", place.table["secret"])
    assert opened.status(table) == ("finished", True)
    opened.fall_over()


def test_nothing_happens_at_a_finished_table(come_in: Enter) -> None:
    """Nobody goes back into a game whose secret is open."""
    anna = come_in("Anna")
    table = anna.post("/play", game=GAME, bots=["random"])["table"]["id"]
    end = anna.play_to_the_end(table)
    for path, body in (
        ("undo", {"to": end["at"] - 1, "number": end["number"]}),
        ("takeback", {"to": 0, "number": end["number"]}),
    ):
        refused = anna.refused(f"/tables/{table}/{path}", **body)
        assert (refused["code"], refused["sentence"]) == ("state", "The game is over.")


def test_one_bad_row_spoils_no_other_of_its_batch(stage: Callable[[], Stage]) -> None:
    """Written together: the stale one is refused, the others are on disk."""
    opened = stage()

    async def together() -> list[Any]:
        places = [await waiting_table(opened, opened.store.add_user("Anna")) for _ in range(3)]
        keys = [place.table["id"] for place in places]
        opened.store.append(keys[1], 1, "decision", 0, {}, 0.0)
        commits = []
        begin = opened.store.engine.begin

        def counted() -> Any:  # noqa: ANN401 - a transaction
            commits.append(1)
            return begin()

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(opened.store.engine, "begin", counted)
            writes: list[Any] = [(key, 1, "decision", 0, {}, 0.0) for key in keys]
            outcomes = await asyncio.gather(
                *(opened.hall.write(opened.store.append, *write) for write in writes),
                return_exceptions=True,
            )
            tried = len(commits)
            good: list[Any] = [(key, 2, "decision", 0, {}, 0.0) for key in keys]
            await asyncio.gather(*(opened.hall.write(opened.store.append, *row) for row in good))
            assert len(commits) - tried <= 2
        assert [len(opened.store.events_of(key)) for key in keys] == [2, 2, 2]
        return outcomes

    first, stale, last = asyncio.run(together())
    assert (first, last) == (None, None)
    assert isinstance(stale, Stale)
    opened.fall_over()


def test_a_table_forgotten_meanwhile_is_still_one_table(hall: RunningHall, come_in: Enter) -> None:
    """Somebody holds the table of before; what he does happens at the one that others see."""
    anna = come_in("Anna")
    table = anna.table(GAME, "open", "open", "open")
    inside: Hall = hall.app.state.hall
    old = inside.places.pop(table)
    anna.post(f"/tables/{table}/seats/0")
    assert inside.places[table] is not old
    lobby: Lobby = hall.app.state.lobby
    bert = inside.store.add_user("Bert")

    async def sit() -> Place:
        return await lobby.sit(old, 1, bert, None)

    loop = next(iter(inside.tasks)).get_loop()
    now = asyncio.run_coroutine_threadsafe(sit(), loop).result(30)
    assert now is inside.places[table]
    assert [seat["user_id"] for seat in now.seats] == [anna.me["id"], bert["id"], None]
