"""What the lobby shows of a table apart from what its players are shown: spectators may be kept behind."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa
from alembic import op

revision: Final = "0002"
down_revision: Final = "0001"


def upgrade() -> None:
    """Show what there is as it was shown so far."""
    op.add_column("tables", sa.Column("shown_status", sa.String))
    op.add_column("tables", sa.Column("shown", sa.Text))
    op.execute("UPDATE tables SET shown_status = status")
    with op.batch_alter_table("tables") as tables:
        tables.alter_column("shown_status", existing_type=sa.String, nullable=False)
    op.create_index("ix_tables_shown", "tables", ["shown_status", "visibility", "created"])
