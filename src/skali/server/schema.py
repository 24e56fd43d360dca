"""The tables of the database; `migrations` creates and changes them."""

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    false,
)

metadata = MetaData()

users = Table(
    "users",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(80), nullable=False),
    Column("login", String(80), unique=True),
    Column("password", String(200)),
    Column("email", String(254)),
    Column("webhook", String(500)),
    Column("language", String(8), nullable=False, server_default="en"),
    Column("push", JSON),
    Column("created", Float, nullable=False),
    Column("pending_email", String(254)),
    Column("legacy", Float),
)

# A browser or program that is known: its cookie has the id and the secret, of which only the hash
# is kept here.
sessions = Table(
    "sessions",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("user_id", String(32), ForeignKey("users.id"), nullable=False, index=True),
    Column("secret", String(64), nullable=False),
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=False),
    Column("agent", String(200), nullable=False),
)

# How names look: what an account has, no other account can have.
likenesses = Table(
    "likenesses",
    metadata,
    Column("mark", String(64), primary_key=True),
    Column("user_id", String(32), ForeignKey("users.id"), primary_key=True, index=True),
    Column("account", Boolean, nullable=False),
)
Index(
    "one_account_a_likeness",
    likenesses.c.mark,
    unique=True,
    sqlite_where=likenesses.c.account,
    postgresql_where=likenesses.c.account,
)

# Links that were sent by mail, each good for once; only the hash of its token is kept.
letters = Table(
    "letters",
    metadata,
    Column("token", String(64), primary_key=True),
    Column("user_id", String(32), ForeignKey("users.id"), nullable=False, index=True),
    Column("purpose", String(8), nullable=False),
    Column("address", String(254), nullable=False),
    Column("expires", Float, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("version", String(20), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    # Name and fingerprint of the data set with which it is played, if there is one.
    Column("data", JSON(none_as_null=True)),
    Column("title", String(160), nullable=False),
    Column("pace", String(8), nullable=False),
    Column("clock", JSON, nullable=False),
    Column("open", Boolean, nullable=False),
    Column("several", Boolean, nullable=False, server_default=false()),
    Column("host", String(32), ForeignKey("users.id"), nullable=False),
    Column("status", String(10), nullable=False, index=True),
    Column("secret", String(64), nullable=False),
    Column("position", JSON),
    Column("result", JSON),
    Column("closing", JSON),
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("user_id", String(32), ForeignKey("users.id"), index=True),
    Column("bot", String(40)),
    Column("invite", String(32), nullable=False),
    Column("kind", String(8), nullable=False),
    # 0, or the seat's own number where somebody may have several.
    Column("further", Integer, nullable=False, server_default="0"),
    # What somebody at the owner's machine is called.
    Column("name", String(40)),
    Index("one_seat_each", "table_id", "user_id", "further", unique=True),
)

# Append only: nothing here is ever changed or deleted, and a number is given once.
events = Table(
    "events",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", String(12), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("data", JSON, nullable=False),
    Column("time", Float, nullable=False),
)

# Every so many decisions the position, so that a long game is not replayed from its beginning.
checkpoints = Table(
    "checkpoints",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("data", JSON, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table_id", String(16), ForeignKey("tables.id"), nullable=False),
    Column("user_id", String(32), ForeignKey("users.id"), nullable=False),
    Column("text", Text, nullable=False),
    Column("time", Float, nullable=False),
    Index("chat_by_table", "table_id", "id"),
)

removed = Table(
    "removed",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("user_id", String(32), ForeignKey("users.id"), primary_key=True),
)

# Who may watch a private table, by an invitation that was used.
watchers = Table(
    "watchers",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("user_id", String(32), ForeignKey("users.id"), primary_key=True),
)

# One row: when the hall was last seen open.
heartbeat = Table(
    "heartbeat",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("time", Float, nullable=False),
)

# From when until when the hall was closed: no clock runs then.
pauses = Table(
    "pauses",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("closed", Float, nullable=False),
    Column("opened", Float, nullable=False),
)

# Who was reminded, and after which event he was asked: a restart reminds nobody twice.
reminded = Table(
    "reminded",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("since", Integer, nullable=False),
)
