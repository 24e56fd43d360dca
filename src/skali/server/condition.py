"""Whether a database can be used: is it one, is it whole, and is it of a form known here."""

from importlib.resources import files

from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, inspect, text

from skali.core.errors import SkaliError

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


def form_of(connection: Connection) -> str:
    """Return the form of a database; an empty one has none yet."""
    return str(connection.execute(VERSION).scalar() or "")


def refuse_unsound(engine: Engine) -> None:
    """Refuse what is damaged, somebody else's, or newer than this program."""
    with engine.connect() as connection:
        if engine.dialect.name == "sqlite":
            fault = connection.execute(text("pragma quick_check(1)")).scalar()
            if fault != "ok":
                damage = str(fault).splitlines()[-1]
                raise StoreError(
                    f"the database {called(engine)} is damaged ({damage}); restore a backup"
                )
        tables = set(inspect(connection).get_table_names())
        if not tables:
            return
        if "alembic_version" not in tables:
            raise StoreError(f"the database {called(engine)} holds something else than a hall")
        form = form_of(connection)
    if form and form not in known_forms():
        raise StoreError(
            f"the database {called(engine)} has the form {form!r} of a newer Skáli; "
            f"this one knows {latest_form()!r} and older ones: install the newer one again"
        )
