"""The first tables: people, tables and their logs, chat, and which processes have lived."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa
from alembic import op

revision: Final = "0001"
down_revision: Final = None


def upgrade() -> None:
    """Make everything."""
    _people()
    _tables()
    op.create_table(
        "lives",
        sa.Column("id", sa.String, nullable=False),
        sa.Column("started", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_lives"),
    )


def _people() -> None:
    op.create_table(
        "keys",
        sa.Column("name", sa.String, nullable=False),
        sa.Column("value", sa.String, nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_keys"),
    )
    op.create_table(
        "users",
        sa.Column("id", sa.String, nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("folded", sa.String),
        sa.Column("password", sa.String),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
        sa.Column("deleted", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_users"),
        sa.UniqueConstraint("folded", name="uq_users_folded"),
    )
    op.create_table(
        "sessions",
        sa.Column("id", sa.String, nullable=False),
        sa.Column("user", sa.String, nullable=False),
        sa.Column("secret", sa.String, nullable=False),
        sa.Column("next_secret", sa.String),
        sa.Column("previous", sa.String),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("rotated", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_sessions"),
        sa.ForeignKeyConstraint(["user"], ["users.id"], name="fk_sessions_user", ondelete="CASCADE"),
    )
    op.create_index("ix_sessions_user", "sessions", ["user"])
    op.create_table(
        "tokens",
        sa.Column("id", sa.String, nullable=False),
        sa.Column("user", sa.String, nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("secret", sa.String, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("expires", sa.BigInteger),
        sa.Column("used", sa.BigInteger),
        sa.PrimaryKeyConstraint("id", name="pk_tokens"),
        sa.ForeignKeyConstraint(["user"], ["users.id"], name="fk_tokens_user", ondelete="CASCADE"),
    )
    op.create_index("ix_tokens_user", "tokens", ["user"])
    op.create_table(
        "mutes",
        sa.Column("user", sa.String, nullable=False),
        sa.Column("muted", sa.String, nullable=False),
        sa.PrimaryKeyConstraint("user", "muted", name="pk_mutes"),
        sa.ForeignKeyConstraint(["user"], ["users.id"], name="fk_mutes_user", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["muted"], ["users.id"], name="fk_mutes_muted", ondelete="CASCADE"),
    )


def _tables() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String, nullable=False),
        sa.Column("terms", sa.Text, nullable=False),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("status", sa.String, nullable=False),
        sa.Column("visibility", sa.String, nullable=False),
        sa.Column("host", sa.String, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
        sa.Column("due", sa.BigInteger),
        sa.Column("listing", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
    )
    op.create_index("ix_tables_status", "tables", ["status", "visibility", "created"])
    with_due = sa.text("due IS NOT NULL")
    op.create_index("ix_tables_due", "tables", ["due"], sqlite_where=with_due, postgresql_where=with_due)
    op.create_table(
        "log",
        sa.Column("table_id", sa.String, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "number", name="pk_log"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_log_table_id"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "sitting",
        sa.Column("table_id", sa.String, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("user", sa.String, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_sitting"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_sitting_table_id"),
    )
    op.create_index("ix_sitting_user", "sitting", ["user"])
    op.create_table(
        "chat",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer, "sqlite"), autoincrement=True, nullable=False),
        sa.Column("table_id", sa.String, nullable=False),
        sa.Column("room", sa.String, nullable=False),
        sa.Column("user", sa.String, nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_chat"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_chat_table_id"),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_chat_table_id", "chat", ["table_id"])
    op.create_index("ix_chat_user", "chat", ["user"])
