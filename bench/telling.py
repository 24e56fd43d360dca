"""What a decision costs the hall besides network and disk: checking it, telling three listeners.

One process, no database, no socket: a table of as few players as the game allows, or of as many as
asked for, with spectators up to three listeners, all of them browsers that are sent patches. What
is shown is the processor's time, which another program on the machine disturbs little.

    python bench/telling.py --games wikinger,walhalla,karvi,greenland,odin --decisions 2000
"""

import argparse
import gc
import random
import statistics
import time
from typing import Any

from skali.games import game as game_of
from skali.server import litter
from skali.server.places import Listener, Place
from skali.server.room import Room
from skali.server.settings import Settings
from skali.server.telling import Teller

MATCHES = 8
"""Tables that take turns, so that what one of them has shown is not all that is remembered."""
WARM_UP = 30
"""Decisions at every table before anything is measured."""


class Nowhere:
    """A store that knows everybody."""

    def user(self, user_id: str) -> dict[str, Any]:
        """Name a user."""
        return {"id": user_id, "name": f"Anna {user_id}", "login": None}


def place(game: str, number: int, seats: int = 0, **options: str) -> Place:
    """Set a table up, with a line for each of three people, and for every further seat."""
    seats = seats or min(game_of(game).seats)
    table = {
        "id": f"t{number}", "game": game, "title": "", "status": "running", "pace": "live",
        "clock": {}, "options": options, "version": game_of(game).version, "open": True,
        "host": "0", "seats": seats, "position": None, "secret": f"{number:064x}", "result": None,
        "closing": None, "created": 0.0, "changed": 0.0, "several": False, "data": None,
    }  # fmt: skip
    rows = [
        {"table_id": table["id"], "seat": seat, "kind": "user", "user_id": str(seat), "name": None,
         "bot": None, "invite": "x"}
        for seat in range(seats)
    ]  # fmt: skip
    room = Room(game_of(game), table)
    room.holders = [str(seat) for seat in range(seats)]
    here = Place(table, rows, room)
    for who in range(max(3, seats)):
        line = Listener(str(who), who if who < seats else None, "en", "wide", patches=True)
        here.listeners[line] = None
    return here


def decide(teller: Teller, here: Place, rng: random.Random) -> list[int]:
    """Take a random decision and tell everybody; return the bytes that were sent to each."""
    room = teller.running(here)
    seat = room.state.turn[0]
    draft = room.decide(rng.choice(room.state.legal(seat)), seat)
    room.fold(room.number + 1, draft.kind, seat, draft.data, time.time(), draft.trial)
    teller.announce(here, told=True, only=seat if draft.secret else None)
    return [
        sum(len(line.queue.get_nowait() or b"") for _ in range(line.queue.qsize()))
        for line in here.listeners
    ]


def measure(game: str, decisions: int, seats: int = 0) -> str:
    """Play at several tables, and write a line of the table."""
    rng = random.Random(1)
    teller = Teller(Settings(), Nowhere())  # type: ignore[arg-type]
    tables = [place(game, number, seats) for number in range(MATCHES)]
    times, sent = [], 0
    for turn in range(WARM_UP * MATCHES + decisions):
        here = tables[turn % MATCHES]
        if here.room is None or here.room.state.over:
            here = tables[turn % MATCHES] = place(game, MATCHES + turn, seats)
        began = time.thread_time()
        size = sum(decide(teller, here, rng))
        if turn >= WARM_UP * MATCHES:
            times.append(time.thread_time() - began)
            sent += size
    mean, median = statistics.fmean(times) * 1000, statistics.median(times) * 1000
    return f"| {game} | {mean:.2f} | {median:.2f} | {sent / len(times) / 1000:.1f} |"


def main() -> None:
    """Measure every game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", default="wikinger,walhalla,karvi,greenland,odin")
    parser.add_argument("--decisions", type=int, default=2000)
    parser.add_argument("--seats", type=int, default=0, help="as few as may be otherwise")
    args = parser.parse_args()
    gc.collect()
    litter.begin()
    print("| game | ms a decision | median | kB sent |\n|---|---:|---:|---:|")
    for game in args.games.split(","):
        print(measure(game, args.decisions, args.seats), flush=True)


if __name__ == "__main__":
    main()
