"""One seat each, who may watch a private table, and when the hall was closed."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

BOT = "greedy"
"""Who plays on where somebody sat twice at a table that has begun."""


def upgrade() -> None:
    """Free second seats, then see to it that there are no others."""
    free_second_seats(op.get_bind())
    op.create_index("one_seat_each", "seats", ["table_id", "user_id"], unique=True)
    op.create_table(
        "watchers",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("user_id", sa.String(32), sa.ForeignKey("users.id"), primary_key=True),
    )
    op.create_table(
        "heartbeat",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("time", sa.Float, nullable=False),
    )
    op.create_table(
        "pauses",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("closed", sa.Float, nullable=False),
        sa.Column("opened", sa.Float, nullable=False),
    )


def free_second_seats(connection: sa.Connection) -> None:
    """Let everybody keep the first of several seats; a bot plays the others of a begun game."""
    rows = connection.execute(
        sa.text(
            "SELECT s.table_id, s.seat, t.status FROM seats s JOIN tables t ON t.id = s.table_id "
            "WHERE EXISTS (SELECT 1 FROM seats o WHERE o.table_id = s.table_id "
            "AND o.user_id = s.user_id AND o.seat < s.seat)"
        )
    ).all()
    change = sa.text(
        "UPDATE seats SET user_id = NULL, bot = :bot WHERE table_id = :table AND seat = :seat"
    )
    for table, seat, status in rows:
        bot = None if status == "waiting" else BOT
        connection.execute(change, {"bot": bot, "table": table, "seat": seat})
