"""All that the name of an account is mistaken by: none differs from another by signs and blanks alone."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa
from alembic import op

from meijin.kernel.letters import looks

revision: Final = "0006"
down_revision: Final = "0005"


def upgrade() -> None:
    """Note it for all accounts; what several have in common is the oldest one's, and all keep their names."""
    connection = op.get_bind()
    op.drop_index("ix_users_looks", "users")
    with op.batch_alter_table("users", recreate="always" if connection.dialect.name == "sqlite" else "never") as users:
        users.drop_column("looks")
    op.create_table(
        "looks",
        sa.Column("look", sa.String, nullable=False),
        sa.Column("user", sa.String, nullable=False),
        sa.PrimaryKeyConstraint("look", name="pk_looks"),
        sa.ForeignKeyConstraint(["user"], ["users.id"], name="fk_looks_user", ondelete="CASCADE"),
    )
    op.create_index("ix_looks_user", "looks", ["user"])
    accounts = connection.execute(
        sa.text("SELECT id, name FROM users WHERE folded IS NOT NULL ORDER BY created, id")
    ).all()
    oldest: dict[str, str] = {}
    for user, name in accounts:
        for look in looks(name):
            oldest.setdefault(look, user)
    if oldest:
        note = sa.text('INSERT INTO looks (look, "user") VALUES (:look, :user)')
        connection.execute(note, [{"look": look, "user": user} for look, user in oldest.items()])
