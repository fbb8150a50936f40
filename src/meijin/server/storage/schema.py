"""The tables of the database; every time in them is in milliseconds since the epoch."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

metadata: Final = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(table_name)s_%(column_0_name)s",
    }
)


def _user() -> Column[str]:
    return Column("user", String, ForeignKey("users.id", ondelete="CASCADE"), nullable=False, index=True)


keys: Final = Table(
    "keys",
    metadata,
    Column("name", String, primary_key=True),
    Column("value", String, nullable=False),
)

users: Final = Table(
    "users",
    metadata,
    Column("id", String, primary_key=True),
    Column("name", String, nullable=False),
    Column("folded", String, unique=True),  # only accounts have one, so that their names are theirs alone
    Column("password", String),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Column("deleted", Boolean, nullable=False),
)

# All that the name of an account is mistaken by, so that no other looks like it. What accounts from before that rule
# have in common is the oldest one's.
looks: Final = Table("looks", metadata, Column("look", String, primary_key=True), _user())

sessions: Final = Table(
    "sessions",
    metadata,
    Column("id", String, primary_key=True),
    _user(),
    Column("secret", String, nullable=False),
    Column("next_secret", String),
    Column("previous", String),
    Column("created", BigInteger, nullable=False),
    Column("rotated", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
)

tokens: Final = Table(
    "tokens",
    metadata,
    Column("id", String, primary_key=True),
    _user(),
    Column("name", String, nullable=False),
    Column("secret", String, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("expires", BigInteger),
    Column("used", BigInteger),
)

mutes: Final = Table(
    "mutes",
    metadata,
    Column("user", String, ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("muted", String, ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
)

lists: Final = Table(
    "lists",
    metadata,
    Column("id", String, primary_key=True),
    _user(),
    Column("game", String, nullable=False),
    Column("name", String, nullable=False),
    Column("text", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    UniqueConstraint("user", "game", "name"),
)

tables: Final = Table(
    "tables",
    metadata,
    Column("id", String, primary_key=True),
    Column("terms", Text, nullable=False),
    Column("game", String, nullable=False),
    Column("status", String, nullable=False),
    Column("visibility", String, nullable=False),
    Column("host", String, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Column("due", BigInteger),  # when somebody must look after it: a bot's move, a clock
    Column("asked", String, nullable=False, default=""),  # the numbers of the seats that have to choose, apart
    Column("listing", Text, nullable=False),  # for those who sit there
    Column("shown_status", String, nullable=False),  # as far as everybody may know; empty: nobody else may know of it
    Column("shown", Text),  # what everybody may know of it, where that is not the same
    Index("ix_tables_status", "status", "visibility", "created"),
    Index("ix_tables_shown", "shown_status", "visibility", "created"),
)
Index("ix_tables_due", tables.c.due, sqlite_where=tables.c.due.is_not(None))  # and of PostgreSQL the same

log: Final = Table(
    "log",
    metadata,
    Column("table_id", String, ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("body", Text, nullable=False),
    sqlite_with_rowid=False,  # the key is all that is ever asked for, so the rows lie in its order
)

sitting: Final = Table(
    "sitting",
    metadata,
    Column("table_id", String, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("user", String, nullable=False, index=True),
)

# Links by which somebody may sit down, for each seat one.
invitations: Final = Table(
    "invitations",
    metadata,
    Column("code", String, primary_key=True),
    Column("table_id", String, ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    UniqueConstraint("table_id", "seat"),
)

chat: Final = Table(
    "chat",
    metadata,
    Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True, autoincrement=True),
    Column("table_id", String, ForeignKey("tables.id"), nullable=False, index=True),
    Column("room", String, nullable=False),
    Column("user", String, nullable=False, index=True),
    Column("name", String, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("text", Text, nullable=False),
    sqlite_autoincrement=True,  # the number of a deleted line is never given again
)

lives: Final = Table(
    "lives",
    metadata,
    Column("id", String, primary_key=True),
    Column("started", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
)

events: Final = Table(
    "events",
    metadata,
    Column("id", String, primary_key=True),
    Column("seed", String, nullable=False),  # nobody's to know before the event is over
    Column("public", Boolean, nullable=False),  # whether it is listed
    Column("game", String, nullable=False),
    Column("ended", BigInteger),  # when it was over
    Column("created", BigInteger, nullable=False),
    Column("line", Text, nullable=False),  # what a list shows of it
    Column("due", BigInteger),  # when somebody must look after it: time is up, somebody did not come
    Index("ix_events_listed", "public", "created"),
)
Index("ix_events_due", events.c.due, sqlite_where=events.c.due.is_not(None))  # and of PostgreSQL the same

event_log: Final = Table(
    "event_log",
    metadata,
    Column("event_id", String, ForeignKey("events.id"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("body", Text, nullable=False),
    Column("mark", String, nullable=False),  # to know an order again that is sent twice; empty: none
    sqlite_with_rowid=False,
)

event_sealed: Final = Table(
    "event_sealed",
    metadata,
    Column("event_id", String, ForeignKey("events.id"), primary_key=True),
    Column("digest", String, primary_key=True),
    Column("body", Text, nullable=False),
    Column("personal", Boolean, nullable=False),  # forgotten some time after the end
)

event_people: Final = Table(
    "event_people",
    metadata,
    Column("event_id", String, ForeignKey("events.id"), primary_key=True),
    Column("known_as", String, primary_key=True),  # the user's id in the log, which never changes
    Column("user", String, nullable=False, index=True),  # who that is now: a guest may have signed in since
    Column("role", String, nullable=False),
)

event_tables: Final = Table(
    "event_tables",
    metadata,
    Column("table_id", String, primary_key=True),
    Column("event_id", String, ForeignKey("events.id"), nullable=False, index=True),
    Column("match", String, nullable=False),
    Column("game_no", Integer, nullable=False),
    Column("players", String, nullable=False),  # by seat, with bars between them
)
