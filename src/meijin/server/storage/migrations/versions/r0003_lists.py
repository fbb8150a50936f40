"""The lists that people keep: decks and teams of their own."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa
from alembic import op

revision: Final = "0003"
down_revision: Final = "0002"


def upgrade() -> None:
    """Make room for them."""
    op.create_table(
        "lists",
        sa.Column("id", sa.String, nullable=False),
        sa.Column("user", sa.String, nullable=False),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_lists"),
        sa.ForeignKeyConstraint(["user"], ["users.id"], name="fk_lists_user", ondelete="CASCADE"),
        sa.UniqueConstraint("user", "game", "name", name="uq_lists_user"),
    )
    op.create_index("ix_lists_user", "lists", ["user"])
