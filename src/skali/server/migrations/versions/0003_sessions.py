"""Sessions in the database, addresses that are confirmed, names that look alike."""

import time

import sqlalchemy as sa
from alembic import op

from skali.server.spelling import fold, likenesses, numbered

revision = "0003"
down_revision = "0002"

YEAR = 360 * 24 * 3600
"""As long as a cookie was kept."""


def upgrade() -> None:
    """Create the tables; guests keep their cookies until these are exchanged."""
    op.add_column("users", sa.Column("pending_email", sa.String(254)))
    op.add_column("users", sa.Column("legacy", sa.Float))
    op.create_table(
        "sessions",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("user_id", sa.String(32), sa.ForeignKey("users.id"), nullable=False, index=True),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
        sa.Column("agent", sa.String(200), nullable=False),
    )
    op.create_table(
        "likenesses",
        sa.Column("mark", sa.String(64), primary_key=True),
        sa.Column(
            "user_id", sa.String(32), sa.ForeignKey("users.id"), primary_key=True, index=True
        ),
        sa.Column("account", sa.Boolean, nullable=False),
    )
    op.create_index(
        "one_account_a_likeness",
        "likenesses",
        ["mark"],
        unique=True,
        sqlite_where=sa.column("account"),
        postgresql_where=sa.column("account"),
    )
    op.create_table(
        "letters",
        sa.Column("token", sa.String(64), primary_key=True),
        sa.Column("user_id", sa.String(32), sa.ForeignKey("users.id"), nullable=False, index=True),
        sa.Column("purpose", sa.String(8), nullable=False),
        sa.Column("address", sa.String(254), nullable=False),
        sa.Column("expires", sa.Float, nullable=False),
    )
    carry_over()


def carry_over() -> None:
    """Nobody has confirmed an address yet; every account gets what its name looks like."""
    users = sa.table(
        "users",
        *map(sa.column, ("id", "name", "login", "email", "pending_email", "legacy", "created")),
    )
    marks = sa.table("likenesses", *map(sa.column, ("mark", "user_id", "account")))
    run = op.get_bind().execute
    run(sa.update(users).values(pending_email=users.c.email, email=None))
    run(sa.update(users).where(users.c.login.is_(None)).values(legacy=time.time() + YEAR))
    known = list(run(sa.select(users.c.id, users.c.name, users.c.login).order_by(users.c.created)))
    logins = {login for _, _, login in known}
    taken: set[str] = set()
    for user_id, name, login in sorted(known, key=lambda row: row[2] is None):
        change = sa.update(users).where(users.c.id == user_id)
        own = likenesses(name)
        if login is not None:
            own = (own | likenesses(login)) - taken
            taken |= own
            folded = fold(login)
            if folded and folded not in logins:
                logins.add(folded)
                run(change.values(login=folded))
        elif own & taken:
            run(change.values(name=numbered(name)))
            own = likenesses(numbered(name)) - taken
        for mark in sorted(own):
            run(sa.insert(marks).values(mark=mark, user_id=user_id, account=login is not None))
