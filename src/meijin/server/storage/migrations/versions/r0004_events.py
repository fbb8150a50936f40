"""Tournaments: their logs, what is kept apart from them, who takes part, and the live tables of their matches."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa
from alembic import op

revision: Final = "0004"
down_revision: Final = "0003"


def upgrade() -> None:
    """Make room for them."""
    op.create_table(
        "events",
        sa.Column("id", sa.String, nullable=False),
        sa.Column("seed", sa.String, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("ended", sa.BigInteger),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("line", sa.Text, nullable=False),
        sa.Column("due", sa.BigInteger),
        sa.PrimaryKeyConstraint("id", name="pk_events"),
    )
    op.create_index("ix_events_listed", "events", ["public", "created"])
    due = sa.text("due IS NOT NULL")
    op.create_index("ix_events_due", "events", ["due"], sqlite_where=due, postgresql_where=due)
    op.create_table(
        "event_log",
        sa.Column("event_id", sa.String, nullable=False),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("mark", sa.String, nullable=False),
        sa.PrimaryKeyConstraint("event_id", "n", name="pk_event_log"),
        sa.ForeignKeyConstraint(["event_id"], ["events.id"], name="fk_event_log_event_id"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "event_sealed",
        sa.Column("event_id", sa.String, nullable=False),
        sa.Column("digest", sa.String, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("personal", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("event_id", "digest", name="pk_event_sealed"),
        sa.ForeignKeyConstraint(["event_id"], ["events.id"], name="fk_event_sealed_event_id"),
    )
    op.create_table(
        "event_people",
        sa.Column("event_id", sa.String, nullable=False),
        sa.Column("known_as", sa.String, nullable=False),
        sa.Column("user", sa.String, nullable=False),
        sa.Column("role", sa.String, nullable=False),
        sa.PrimaryKeyConstraint("event_id", "known_as", name="pk_event_people"),
        sa.ForeignKeyConstraint(["event_id"], ["events.id"], name="fk_event_people_event_id"),
    )
    op.create_index("ix_event_people_user", "event_people", ["user"])
    op.create_table(
        "event_tables",
        sa.Column("table_id", sa.String, nullable=False),
        sa.Column("event_id", sa.String, nullable=False),
        sa.Column("match", sa.String, nullable=False),
        sa.Column("game_no", sa.Integer, nullable=False),
        sa.Column("players", sa.String, nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_event_tables"),
        sa.ForeignKeyConstraint(["event_id"], ["events.id"], name="fk_event_tables_event_id"),
    )
    op.create_index("ix_event_tables_event_id", "event_tables", ["event_id"])
