"""Several seats for one person where the table lets him, and tables that new rules have closed."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Still nobody gets a second seat by being quick: only one that is marked as a further one."""
    op.add_column("seats", sa.Column("further", sa.Integer, nullable=False, server_default="0"))
    op.drop_index("one_seat_each", "seats")
    op.create_index("one_seat_each", "seats", ["table_id", "user_id", "further"], unique=True)
    no = sa.false()
    op.add_column("tables", sa.Column("several", sa.Boolean, nullable=False, server_default=no))
    op.add_column("tables", sa.Column("closing", sa.JSON))
