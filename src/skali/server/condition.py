"""Whether a database can be used: is it one, is it whole, and is it of a form known here."""

import sqlite3
from contextlib import closing
from importlib.resources import files
from pathlib import Path

from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, inspect, text

from skali.core.errors import SkaliError

PATIENCE = 10.0
"""Seconds that others may be busy writing."""
VERSION = text("select version_num from alembic_version")


class StoreError(SkaliError):
    """The database cannot be used."""


def called(engine: Engine) -> str:
    """Name a database without its password."""
    return repr(engine.url.render_as_string(hide_password=True).replace("+psycopg", ""))


def alembic_config() -> Config:
    """Return where the forms of the database are described."""
    config = Config()
    config.set_main_option("script_location", str(files("skali.server") / "migrations"))
    return config


def known_forms() -> set[str]:
    """List all forms that a database may have had."""
    scripts = ScriptDirectory.from_config(alembic_config())
    return {script.revision for script in scripts.walk_revisions()}


def latest_form() -> str:
    """Return the form that a database has once it was opened."""
    return str(ScriptDirectory.from_config(alembic_config()).get_current_head())


def limits_of(connection: Connection) -> str:
    """Return the form of a database; an empty one has none yet."""
    return str(connection.execute(VERSION).scalar() or "")


def refuse_unsound(engine: Engine) -> None:
    """Refuse what is damaged, somebody else's, or newer than this program; nothing is changed."""
    name = called(engine)
    if engine.dialect.name == "sqlite":
        if engine.url.database:
            with closing(reading(Path(engine.url.database))) as file:
                forms = forms_in(file, name, "quick_check")
        else:
            forms = None
    else:
        with engine.connect() as connection:
            tables = set(inspect(connection).get_table_names())
            forms = {limits_of(connection)} if "alembic_version" in tables else None
            if tables and forms is None:
                raise StoreError(f"the database {name} holds something else than a hall")
    refuse_newer(forms or set(), name)


def reading(path: Path) -> sqlite3.Connection:
    """Open a file of SQLite as it is; what is not there is not made."""
    return sqlite3.connect(f"{path.absolute().as_uri()}?mode=rw", timeout=PATIENCE, uri=True)


def forms_in(file: sqlite3.Connection, name: str, check: str) -> set[str] | None:
    """Return the form of a whole database of a hall; an empty file has none."""
    try:
        fault = file.execute(f"pragma {check}(1)").fetchone()[0]
    except sqlite3.DatabaseError as error:
        if error.sqlite_errorname != "SQLITE_CORRUPT":
            raise
        fault = str(error)
    if fault != "ok":
        damage = str(fault).splitlines()[-1]
        raise StoreError(f"the database {name} is damaged ({damage}); restore a backup")
    tables = {row[0] for row in file.execute("select name from sqlite_master")}
    if tables and "alembic_version" not in tables:
        raise StoreError(f"the database {name} holds something else than a hall")
    if not tables:
        return None
    return {row[0] for row in file.execute(str(VERSION))}


def refuse_newer(forms: set[str], name: str) -> None:
    """Refuse a form that is not known here."""
    for form in forms - known_forms() - {""}:
        raise StoreError(
            f"the database {name} has the form {form!r} of a newer Skáli; "
            f"this one knows {latest_form()!r} and older ones: install the newer one again"
        )
