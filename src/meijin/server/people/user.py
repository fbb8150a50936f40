"""Who asks: the user a connection belongs to."""

from typing import Any, Literal

from litestar.connection import ASGIConnection
from msgspec import Struct

from meijin.server.because import Because
from meijin.server.refusal import Refused


class User(Struct, frozen=True):
    """A person: a guest, or somebody with an account."""

    id: str
    name: str
    account: bool
    created: int


class Auth(Struct, frozen=True):
    """What a connection was recognised by."""

    kind: Literal["cookie", "token"]
    id: str  # of the session or the token


Connection = ASGIConnection[Any, Any, Any, Any]


def visitor(connection: Connection) -> User | None:
    """Who asks, if they are signed in."""
    user = connection.scope.get("user")
    return user if isinstance(user, User) else None


def signed_in(connection: Connection) -> User:
    """Who asks; nobody is refused and told how to sign in."""
    user = visitor(connection)
    if user is None:
        raise Refused(Because.NEEDS_USER, what="this")
    return user


def in_person(connection: Connection) -> User:
    """Who asks, with a cookie: a program's token may play, but not change who its owner is."""
    user = signed_in(connection)
    if connection.scope["auth"].kind != "cookie":
        raise Refused(Because.NOT_BY_TOKEN)
    return user
