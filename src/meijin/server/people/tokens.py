"""Tokens let a program act for a user: ``mjn_<id>_<secret>``, shown once."""

from __future__ import annotations

import hmac
import re
import secrets
from typing import Final

from msgspec import Struct

from meijin.server.people.sessions import Shown
from meijin.server.people.signatures import digest

PREFIX: Final = "mjn"
MOST: Final = 20  # of one user
DAY: Final = 24 * 60 * 60_000
_FORM: Final = re.compile(rf"bearer +{PREFIX}_([0-9a-f]{{1,64}})_([0-9a-f]{{1,64}}) *", re.IGNORECASE)


class Token(Struct, frozen=True):
    """A token as it is kept; of its secret there is only a digest."""

    id: str
    user: str
    name: str
    secret: str
    created: int
    expires: int | None = None
    used: int | None = None


def make(user: str, name: str, now: int, days: int | None) -> tuple[Token, str]:
    """A new token of a user, and the text a program shows."""
    name_of_it, secret = secrets.token_hex(8), secrets.token_hex(32)
    expires = None if days is None else now + days * DAY
    return Token(name_of_it, user, name, digest(secret), now, expires), f"{PREFIX}_{name_of_it}_{secret}"


def read(authorization: str) -> Shown | None:
    """What an ``Authorization`` header says, if it has the form of a token.

    >>> read("Bearer mjn_12_ab")
    Shown(id='12', secret='ab')
    >>> read("Basic mjn_12_ab") is None
    True
    """
    form = _FORM.fullmatch(authorization)
    return None if form is None else Shown(form[1], form[2])


def is_good(token: Token, secret: str, now: int) -> bool:
    """Whether this secret opens the token, today."""
    return hmac.compare_digest(digest(secret), token.secret) and (token.expires is None or now < token.expires)
