"""Whom a table waits for, so that lists can say whose turn it is."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa
from alembic import op

revision: Final = "0007"
down_revision: Final = "0006"


def upgrade() -> None:
    """Nobody is known to be asked at the tables there are: their next choice tells."""
    op.add_column("tables", sa.Column("asked", sa.String))
    op.execute("UPDATE tables SET asked = ''")
    with op.batch_alter_table("tables") as tables:
        tables.alter_column("asked", existing_type=sa.String, nullable=False)
