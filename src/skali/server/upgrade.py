"""Tables that began by older rules: played again by those of now, they go on or are closed."""

import json
from dataclasses import dataclass
from typing import Any

from skali.core.chance import Recorded, Scripted
from skali.core.errors import SkaliError
from skali.core.game import Game
from skali.core.record import fingerprint
from skali.core.state import State
from skali.server.room import Room
from skali.server.store import Row

CLOSED = "closed"
"""The status of a table that cannot go on by the rules of now."""


@dataclass(frozen=True, slots=True)
class Difference:
    """Where a game would not go by the rules of now as it went."""

    decision: int
    """The last decision that is the same."""
    problem: str


def updated(game: Game, table: Row) -> Row:
    """Return what changes in a table's row when it goes on by the rules of now."""
    position = table["position"]
    if position is not None:
        position = {**position, "version": game.version}
    options = game.settle(table["options"])
    values: Row = {"version": game.version, "position": position, "options": options}
    if table["closing"] is not None:
        status = "running" if table["status"] == CLOSED else table["status"]
        values |= {"closing": None, "status": status}
    return values


def closing(game: Game, table: Row, found: Difference) -> Row:
    """Return what changes in a table's row when it cannot go on; a result that there is stands."""
    status = table["status"] if table["status"] == "finished" else CLOSED
    why = {"before": table["version"], "now": game.version, "decision": found.decision}
    return {"status": status, "closing": why | {"problem": found.problem}}


def began_by_other_rules(game: Game, table: Row) -> bool:
    """Tell whether a table was last looked at by other rules than those of now."""
    why = table["closing"]
    return bool((why["now"] if why else table["version"]) != game.version)


def difference(
    game: Game, table: Row, events: list[Row], checkpoints: list[Row]
) -> Difference | None:
    """Play a table again by the rules of now: every decision, its luck, and every position kept."""
    kept = {row["number"]: row["data"]["position"] for row in checkpoints}
    before = {"version": table["version"], "options": table["options"]}
    stood = 0
    try:
        room = Room(game, table | updated(game, table))
        for event in events:
            if event["kind"] == "decision":
                problem = decide_again(room, event, before)
            else:
                problem = ""
                room.fold(*fold_of(event))
            wanted = kept.get(event["number"])
            if not problem and wanted is not None and plain(room.state, before) != wanted:
                problem = "the position is not the one that was kept"
            if problem:
                return Difference(stood, problem)
            stood = len(room.steps)
    except (SkaliError, LookupError, ValueError, ArithmeticError) as error:
        return Difference(stood, str(error))
    if table["result"] is not None and not same_result(room, table["result"]):
        return Difference(stood, "the result is not the one that was kept")
    return None


def decide_again(room: Room, event: Row, before: Row) -> str:
    """Play a decision again; return what is not as it was."""
    data = event["data"]
    luck = [(int(stream), int(value)) for stream, value in data.get("chance", ())]
    trial = room.check(data["action"], event["seat"], Recorded(Scripted(luck)))
    room.fold(*fold_of(event), trial)
    if trial.luck != luck:
        return "another number of things is drawn"
    if trial.reveals != data.get("reveals", False):
        return "something else is revealed"
    check = data.get("check")
    if check and check != fingerprint(trial.after, before):
        return "the position is not the one that was kept"
    return ""


def fold_of(event: Row) -> tuple[int, str, int, Row, float]:
    """Return an event as a room takes it."""
    return event["number"], event["kind"], event["seat"], event["data"], event["time"]


def plain(state: State, before: Row) -> Any:  # noqa: ANN401 - JSON
    """Write a position as it was kept, by the version of before."""
    return json.loads(json.dumps({**state.dump(), **before}))


def same_result(room: Room, result: Row) -> bool:
    """Tell whether a finished game ends as it ended."""
    now = room.result
    return now is not None and [*now.scores] == result["scores"]
