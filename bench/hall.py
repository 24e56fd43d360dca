"""How fast the hall tells everybody: many live tables on the loopback, one machine.

Each table has as few players as its game allows and, where these are two, a spectator; every table
moves at a fixed pace. The time from sending a decision to the view at the slowest of its three
listeners is measured, for a growing number of tables. Before that, what a table takes at which
nothing happens though all three listen: tables are set up and played in two parts, and what the
hall has grown by after the second one is shared out among its tables.

    python bench/hall.py --tables 100,200,300,400,500,600,700,800 --pace 2 --seconds 30
"""

import argparse
import asyncio
import gc
import json
import os
import random
import resource
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import orjson
from websockets.asyncio.client import ClientConnection, connect

from skali.games import game as game_of
from skali.server.hall import QUIET

Json = dict[str, Any]
NAMES = ("Anna", "Bert", "Cora")
WARM_UP = 20
"""Decisions at every table before anything is measured."""
LEAD = 3
"""Moves at every table, at the pace, before they are measured: meanwhile others were set up, and a
table at which nothing happens for a while keeps only what cannot be made again."""
PATIENCE = 10.0
"""Seconds after which a decision counts as lost."""


@dataclass
class Listener:
    """One connection to a table and the latest view that came through it."""

    socket: ClientConnection
    view: Json = field(default_factory=dict)
    arrived: dict[int, float] = field(default_factory=dict)
    news: asyncio.Event = field(default_factory=asyncio.Event)
    errors: int = 0

    async def listen(self) -> None:
        """Note when every number arrived."""
        async for text in self.socket:
            moment = time.perf_counter()
            message = orjson.loads(text)
            if message["type"] == "view":
                self.view = message["view"]
                self.arrived[self.view["number"]] = moment
                self.news.set()
            elif message["type"] == "error":
                self.errors += 1

    async def hears(self, number: int) -> float:
        """Wait for a number; return when it arrived."""
        while number not in self.arrived:
            self.news.clear()
            await self.news.wait()
        return self.arrived[number]


@dataclass
class Table:
    """A table with its three listeners."""

    listeners: list[Listener]
    times: list[float] = field(default_factory=list)
    ears: list["asyncio.Task[None]"] = field(default_factory=list)
    lost: int = 0
    """Decisions that nobody heard of in time."""

    async def move(self, rng: random.Random) -> None:
        """Decide once and wait until all three have seen it."""
        view = self.listeners[0].view
        if not view or view["result"]:
            return
        mover = self.listeners[view["waiting_for"][0]]
        if not mover.view.get("decision"):
            return
        number = mover.view["number"]
        action = rng.choice(actions_of(mover.view["decision"]))
        sent = time.perf_counter()
        body = {"type": "decide", "id": number, "number": number, "action": action}
        await mover.socket.send(json.dumps(body))
        hearing = asyncio.gather(*(listener.hears(number + 1) for listener in self.listeners))
        try:
            self.times.append(max(await asyncio.wait_for(hearing, PATIENCE)) - sent)
        except TimeoutError:
            self.lost += 1


def actions_of(decision: Json) -> list[int]:
    """List what can be decided: the choices, the pieces to take, and all places of one in hand."""
    found = [choice["action"] for choice in decision["choices"]]
    for piece in decision.get("placing", ()):
        if piece["first"] >= 0:
            found.append(piece["first"])
            continue
        for _, _, base, step, top, masks in piece["places"]:
            for row, mask in enumerate(masks, start=top):
                columns = range(mask.bit_length())
                found += [base + row * step + column for column in columns if mask >> column & 1]
    return found


async def guest(address: str, name: str) -> httpx.AsyncClient:
    """Come in."""
    client = httpx.AsyncClient(base_url=address + "/api/v1", timeout=60, verify=False)  # noqa: S501 - loopback
    (await client.post("/session", json={"name": name})).raise_for_status()
    return client


async def set_up(address: str, game: str, number: int) -> Table:
    """Seat the players; who has no seat looks on."""
    people = [await guest(address, f"{name} {number}") for name in NAMES]
    others = range(1, min(game_of(game).seats))
    seats = [{"kind": "me"}, *({"kind": "open"} for _ in others)]
    answer = await people[0].post("/tables", json={"game": game, "seats": seats})
    table = answer.raise_for_status().json()["table"]["id"]
    for seat in others:
        (await people[seat].post(f"/tables/{table}/seats/{seat}", json={})).raise_for_status()
    listeners = []
    for person in people:
        cookie = "; ".join(f"{key}={value}" for key, value in person.cookies.items())
        link = f"{address.replace('http', 'ws')}/api/v1/tables/{table}/live?patch=1"
        socket_ = await connect(link, additional_headers={"Cookie": cookie}, max_size=None)
        listeners.append(Listener(socket_))
        await person.aclose()
    return Table(listeners)


async def drive(table: Table, pace: float, end: float, rng: random.Random) -> None:
    """Move at the pace, beginning anywhere within it."""
    await asyncio.sleep(rng.uniform(0, pace))
    while time.perf_counter() < end:
        begun = time.perf_counter()
        await table.move(rng)
        await asyncio.sleep(max(0.0, pace - (time.perf_counter() - begun)))


async def open_part(address: str, game: str, numbers: range, rng: random.Random) -> list[Table]:
    """Set tables up, and play a little at each."""
    set_ = [await set_up(address, game, number) for number in numbers]
    for table in set_:
        table.ears = [asyncio.create_task(ear.listen()) for ear in table.listeners]
    await asyncio.sleep(1)
    for _ in range(WARM_UP):
        for table in set_:
            await table.move(rng)
    return set_


async def idle_memory(
    address: str, pid: int, args: argparse.Namespace, rng: random.Random
) -> tuple[list[Table], int | None]:
    """Set the first tables up in two parts; return them with what an idle one takes in kB."""
    half = args.tables[0] // 2
    set_ = await open_part(address, args.game, range(half), rng)
    await asyncio.sleep(2.2 * QUIET)
    before = memory_kb(pid)
    set_ += await open_part(address, args.game, range(half, args.tables[0]), rng)
    await asyncio.sleep(2.2 * QUIET)
    return set_, round((memory_kb(pid) - before) / (args.tables[0] - half))


async def measure(address: str, pid: int, args: argparse.Namespace) -> Json:
    """Play for a while with ever more tables, and sum up."""
    rng = random.Random(1)
    set_, idle = await idle_memory(address, pid, args, rng) if args.memory else ([], None)
    curve = []
    for tables in args.tables:
        set_ += await open_part(address, args.game, range(len(set_), tables), rng)
        curve.append(await play(set_, pid, args, rng))
        print(line(curve[-1]), file=sys.stderr, flush=True)
    return {"game": args.game, "memory_per_idle_table_kb": idle, "curve": curve}


async def play(set_: list[Table], pid: int, args: argparse.Namespace, rng: random.Random) -> Json:
    """Let all tables move at the pace, and measure."""
    lead = time.perf_counter() + LEAD * args.pace
    await asyncio.gather(*(drive(table, args.pace, lead, rng) for table in set_))
    for table in set_:
        table.times.clear()
        table.lost = 0
    gc.collect()
    gc.disable()  # pauses of the measuring side are not the hall's
    with first_in_line(pid, wanted=args.real_time):
        used, own, began = processor_seconds(pid), time.process_time(), time.perf_counter()
        end = began + args.seconds
        await asyncio.gather(*(drive(table, args.pace, end, rng) for table in set_))
        seconds = time.perf_counter() - began
        used, own = processor_seconds(pid) - used, time.process_time() - own
    gc.enable()
    times = sorted(t for table in set_ for t in table.times)
    return {
        "tables": len(set_),
        "decisions": len(times),
        "median_ms": round(statistics.median(times) * 1000, 1),
        "p95_ms": round(times[int(len(times) * 0.95)] * 1000, 1),
        "max_ms": round(times[-1] * 1000, 1),
        "lost": sum(table.lost for table in set_),
        "errors": sum(ear.errors for table in set_ for ear in table.listeners),
        "processor": round(used / seconds, 2),
        "ms_each": round(used / len(times) * 1000, 2),
        "bench": round(own / seconds, 2),
    }


COLUMNS = (
    "tables", "decisions", "median_ms", "p95_ms", "max_ms", "lost", "errors", "processor",
    "ms_each", "bench",
)  # fmt: skip
"""The last three: what the hall takes of a processor, of it for a decision, and what this takes."""


def line(row: Json) -> str:
    """Write one measurement as a line of a table."""
    return "| " + " | ".join(str(row[column]) for column in COLUMNS) + " |"


@contextmanager
def first_in_line(pid: int, *, wanted: bool) -> Iterator[None]:
    """Go before all other work on this machine, the hall too; only root may ask for that."""
    threads = [int(task.name) for each in (pid, os.getpid())
               for task in Path(f"/proc/{each}/task").iterdir()] if wanted else []  # fmt: skip
    try:
        for thread in threads:
            os.sched_setscheduler(thread, os.SCHED_RR, os.sched_param(1))
        yield
    finally:
        for thread in threads:
            os.sched_setscheduler(thread, os.SCHED_OTHER, os.sched_param(0))


def processor_seconds(pid: int) -> float:
    """Return the time that a process has used of a processor."""
    words = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rsplit(")", 1)[1].split()
    return (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")


def memory_kb(pid: int) -> int:
    """Return the resident memory of a process."""
    lines = Path(f"/proc/{pid}/status").read_text(encoding="ascii").splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS"))


def main() -> None:
    """Start a hall, measure, end it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=counts, default=[200], help="numbers of tables, rising")
    parser.add_argument("--pace", type=float, default=2.0)
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--game", default="wikinger")
    parser.add_argument("--memory", action="store_true", help="also what an idle table takes")
    parser.add_argument("--real-time", action="store_true", help="before all other work; as root")
    args = parser.parse_args()
    resource.setrlimit(resource.RLIMIT_NOFILE, (8192, 8192))
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        command = [
            sys.executable, "-m", "skali", "serve", "--no-browser", "--host", "127.0.0.1",
            "--port", str(port), "--database", f"sqlite:///{folder}/hall.db", "--entries", "100000",
            "--connections", "100000",
        ]  # fmt: skip
        server = subprocess.Popen(command, stdout=subprocess.DEVNULL, env=os.environ)
        try:
            address = f"http://127.0.0.1:{port}"
            wait_for(address)
            found = asyncio.run(measure(address, server.pid, args))
            print(json.dumps(found, indent=2))
            print(line({column: column for column in COLUMNS}))
            print("|" + "---:|" * len(COLUMNS))
            print("\n".join(line(row) for row in found["curve"]))
        finally:
            server.terminate()
            server.wait(timeout=10)


def counts(words: str) -> list[int]:
    """Read rising numbers with commas between them."""
    found = [int(word) for word in words.split(",")]
    if found[0] < 2 or found != sorted(set(found)):
        raise argparse.ArgumentTypeError(f"must rise from at least 2, not {words!r}")
    return found


def wait_for(address: str) -> None:
    """Wait until the hall answers."""
    for _ in range(200):
        try:
            httpx.get(address + "/api/v1/session")
        except httpx.TransportError:
            time.sleep(0.05)
        else:
            return
    raise SystemExit("the hall did not open")


if __name__ == "__main__":
    main()
