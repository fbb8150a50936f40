"""What the names of accounts look like: no new one looks like another."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa
from alembic import op

from meijin.kernel.letters import skeleton

revision: Final = "0005"
down_revision: Final = "0004"


def upgrade() -> None:
    """Note it for all accounts; where several look alike already, for the oldest of them, and all keep their names."""
    connection = op.get_bind()
    # SQLite would write the new column in a way of its own into what it keeps of the schema.
    with op.batch_alter_table("users", recreate="always" if connection.dialect.name == "sqlite" else "never") as users:
        users.add_column(sa.Column("looks", sa.String))
    accounts = connection.execute(
        sa.text("SELECT id, name FROM users WHERE folded IS NOT NULL ORDER BY created, id")
    ).all()
    oldest: dict[str, str] = {}
    for user, name in accounts:
        oldest.setdefault(skeleton(name), user)
    if oldest:
        change = sa.text("UPDATE users SET looks = :looks WHERE id = :user")
        connection.execute(change, [{"looks": looks, "user": user} for looks, user in oldest.items()])
    op.create_index("ix_users_looks", "users", ["looks"], unique=True)
