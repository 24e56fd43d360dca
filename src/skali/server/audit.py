"""Replaying everything that a hall has stored."""

from collections.abc import Mapping
from contextlib import closing

from skali.core import replay
from skali.core.errors import SkaliError
from skali.core.game import Game
from skali.games import games
from skali.server.backups import as_it_is
from skali.server.room import rebuild
from skali.server.store import Row, Store
from skali.server.upgrade import Difference, began_by_other_rules, difference


def audit(
    database: str, table_id: str | None, titles: Mapping[str, Game] | None = None
) -> list[Row]:
    """Replay one game or all; each row names the problem, or has none.

    Games with data sets are among the titles, by `key@fingerprint`.
    """
    with as_it_is(database) as address, closing(Store(address, existing=True)) as store:
        rows = store.all_tables()
        if table_id is not None:
            rows = [row for row in rows if row["id"] == table_id]
            if not rows:
                raise SkaliError(f"no game was ever started at a table {table_id!r}")
        return [checked(store, row, titles or games()) for row in rows]


def checked(store: Store, table: Row, titles: Mapping[str, Game]) -> Row:
    """Replay one game through the rules, with its luck and its result."""
    events = store.events_of(table["id"])
    answer: Row = {
        "table": table["id"],
        "game": table["game"],
        "events": len(events),
        "version": table["version"],
        "fate": "",
        "problem": "",
    }
    if table["game"] not in titles:
        return answer | {"problem": "the game is not installed"}
    data = table["data"]
    game = titles.get(f"{table['game']}@{data['fingerprint']}" if data else table["game"])
    if game is None:
        problem = f"the data set {data['name']!r} ({data['fingerprint']}) is not here"
        return answer | {"problem": problem}
    if began_by_other_rules(game, table):
        found = difference(game, table, events, store.checkpoints_of(table["id"]))
        return answer | fate(table, game, found)
    if table["closing"] is not None:
        return answer | {"fate": "closed"}
    try:
        room = rebuild(game, table, events)
        replay.verify(room.record([]), game)
    except SkaliError as error:
        return answer | {"problem": str(error)}
    return answer


def fate(table: Row, game: Game, found: Difference | None) -> Row:
    """Say what becomes of a table that began by other rules, once a hall of now opens."""
    if found is None:
        return {"fate": "goes on", "rules": game.version}
    would = "kept" if table["status"] == "finished" else "closed"
    problem = f"after decision {found.decision}: {found.problem}"
    return {"fate": would, "rules": game.version, "problem": problem}
