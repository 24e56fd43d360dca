"""Friends who share one machine have names of their own."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Keep what the person on a seat is called, where that is not the name of its owner."""
    op.add_column("seats", sa.Column("name", sa.String(40)))
