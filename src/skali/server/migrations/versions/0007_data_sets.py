"""Tables that are played with values read off the printed game."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Keep name and fingerprint of a table's data set."""
    op.add_column("tables", sa.Column("data", sa.JSON(none_as_null=True)))
