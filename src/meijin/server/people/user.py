"""Who asks: the user a connection belongs to."""

from typing import Any, Literal

from litestar.connection import ASGIConnection
from msgspec import Struct

from meijin.server.refusal import Code, Refused

HOW_TO_SIGN_IN = "ask `POST /api/session` to be a guest, or `POST /api/sign-in` with name and password"


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
        raise Refused(Code.NOT_SIGNED_IN, f"this needs a user: {HOW_TO_SIGN_IN}")
    return user


def in_person(connection: Connection) -> User:
    """Who asks, with a cookie: a program's token may play, but not change who its owner is."""
    user = signed_in(connection)
    if connection.scope["auth"].kind != "cookie":
        raise Refused(Code.FORBIDDEN, "a token cannot do this: do it in the browser where you are signed in")
    return user
