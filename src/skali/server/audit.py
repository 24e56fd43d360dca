"""Replaying everything that a hall has stored."""

from skali.core import replay
from skali.core.errors import SkaliError
from skali.games import games
from skali.server.room import rebuild
from skali.server.store import Row, Store


def audit(database: str, table_id: str | None) -> list[Row]:
    """Replay one game or all; each row names the problem, or has none."""
    store = Store(database, existing=True)
    try:
        rows = store.all_tables()
        if table_id is not None:
            rows = [row for row in rows if row["id"] == table_id]
            if not rows:
                raise SkaliError(f"no game was ever started at a table {table_id!r}")
        return [checked(store, row) for row in rows]
    finally:
        store.close()


def checked(store: Store, table: Row) -> Row:
    """Replay one game through the rules, with its luck and its result."""
    events = store.events_of(table["id"])
    answer: Row = {
        "table": table["id"],
        "game": table["game"],
        "events": len(events),
        "problem": "",
    }
    game = games().get(table["game"])
    if game is None:
        return answer | {"problem": "the game is not installed"}
    if game.version != table["version"]:
        return answer | {"problem": f"rules version {table['version']}, here {game.version}"}
    try:
        room = rebuild(game, table, events)
        replay.verify(room.record([]), game)
    except SkaliError as error:
        return answer | {"problem": str(error)}
    return answer
