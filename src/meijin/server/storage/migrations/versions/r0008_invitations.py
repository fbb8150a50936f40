"""Short links by which somebody may sit down at a table."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa
from alembic import op

revision: Final = "0008"
down_revision: Final = "0007"


def upgrade() -> None:
    """There are none yet; links from before carry all they say in themselves."""
    op.create_table(
        "invitations",
        sa.Column("code", sa.String, nullable=False),
        sa.Column("table_id", sa.String, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("code", name="pk_invitations"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_invitations_table_id"),
        sa.UniqueConstraint("table_id", "seat", name="uq_invitations_table_id"),
    )
