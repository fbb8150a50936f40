"""The bodies of requests and answers about people."""

from typing import Annotated, Final

from msgspec import Meta, Struct

from meijin.server.people import names, passwords
from meijin.server.people.user import User

# Longer than what is allowed, which is counted after tidying up; whatever is longer than this is not looked at.
Name = Annotated[
    str, Meta(min_length=1, max_length=200, description=f"1 to {names.LONGEST} visible characters, blanks between them")
]
Password = Annotated[str, Meta(min_length=1, max_length=passwords.LONGEST)]
NewPassword = Annotated[str, Meta(min_length=passwords.SHORTEST, max_length=passwords.LONGEST)]


class NewAccount(Struct, forbid_unknown_fields=True, frozen=True):
    """An account to make."""

    name: Name
    password: NewPassword


class SignIn(Struct, forbid_unknown_fields=True, frozen=True):
    """Who signs in."""

    name: Name
    password: Password


class Rename(Struct, forbid_unknown_fields=True, frozen=True):
    """How I want to be called."""

    name: Name


class ChangePassword(Struct, forbid_unknown_fields=True, frozen=True):
    """Another password for my account."""

    old: Password
    new: NewPassword


class DeleteMe(Struct, forbid_unknown_fields=True, frozen=True):
    """That I am who may delete this account."""

    password: Password


class NewToken(Struct, forbid_unknown_fields=True, frozen=True):
    """A token for a program."""

    name: Name
    days: Annotated[int, Meta(ge=1, le=3650, description="how long it is good; null for ever")] | None = 90


class TokenLine(Struct, frozen=True):
    """What is known of a token."""

    id: str
    name: str
    created: int
    expires: int | None
    used: int | None  # when it was used last, to the minute


class MadeToken(Struct, frozen=True):
    """A new token: its text is shown this once."""

    token: str
    id: str
    name: str
    expires: int | None


class Tokens(Struct, frozen=True):
    """My tokens, oldest first."""

    tokens: tuple[TokenLine, ...]


class Muted(Struct, frozen=True):
    """Somebody I do not want to hear."""

    id: str
    name: str


class Mutes(Struct, frozen=True):
    """The people I do not want to hear, by their names."""

    users: tuple[Muted, ...]


# Everything that the client's types are made from.
ALL: Final = (User, NewAccount, SignIn, Rename, ChangePassword, DeleteMe, NewToken, MadeToken, Tokens, Mutes)
