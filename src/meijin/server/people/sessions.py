"""Sessions: a cookie is ``<session>.<secret>.<signature>``, and its secret is changed as it is used.

The answer to a request whose secret is older than an hour brings the next one. The old secret is good until the next
has been used, because the answer may be lost and a guest has nothing else to be recognised by, and a minute longer for
requests that were on their way. The next secret follows from the present one and the server's key, so that requests
that arrive together, even at different workers, all bring the same.
"""

from __future__ import annotations

import hmac
import secrets
from typing import Final, NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from meijin.server.people.signatures import Signer, digest

COOKIE: Final = "meijin"
MINUTE: Final = 60_000
HOUR: Final = 60 * MINUTE
YEAR: Final = 365 * 24 * HOUR
LONGEST_COOKIE: Final = 200

_COOKIE_PURPOSE: Final = "session"
_NEXT_PURPOSE: Final = "next secret"


class Session(Struct, frozen=True):
    """A session as it is kept; of secrets there are only digests."""

    id: str
    user: str
    secret: str
    created: int
    rotated: int  # when the secret began to be used
    seen: int
    next_secret: str | None = None  # offered to the browser, not used yet
    previous: str | None = None


class Shown(NamedTuple):
    """What somebody shows to be recognised by."""

    id: str
    secret: str


class Step(NamedTuple):
    """How a session goes on after a request."""

    session: Session  # to be kept if it differs
    offered: str | None  # the secret that the answer's cookie is to bring


def begin(user: str, now: int) -> tuple[Session, str]:
    """A new session of a user, and its first secret."""
    secret = secrets.token_urlsafe(32)
    return Session(secrets.token_hex(16), user, digest(secret), now, now, now), secret


def write_cookie(signer: Signer, session: str, secret: str) -> str:
    """The value of the cookie."""
    return f"{session}.{secret}.{signer.sign(_COOKIE_PURPOSE, f'{session}.{secret}')}"


def read_cookie(signer: Signer, value: str) -> Shown | None:
    """What a cookie says, if we have written it: a forged one costs no question to the database."""
    parts = value.split(".") if len(value) <= LONGEST_COOKIE else []
    if len(parts) != 3 or not signer.check(_COOKIE_PURPOSE, f"{parts[0]}.{parts[1]}", parts[2]):
        return None
    return Shown(parts[0], parts[1])


def go_on(signer: Signer, session: Session, secret: str, now: int) -> Step | None:
    """How the session goes on when this secret is shown; None if it does not open the session (any more)."""
    if now - session.seen > YEAR:  # nobody has used it for so long
        return None
    shown = digest(secret)
    if _same(shown, session.next_secret):
        renewed = replace(
            session, secret=shown, next_secret=None, previous=session.secret, rotated=now, seen=max(now, session.seen)
        )
        return Step(renewed, None)
    if _same(shown, session.secret):
        if now - session.rotated < HOUR:
            return Step(session, None)
        offered = signer.sign(_NEXT_PURPOSE, f"{session.id}.{secret}")
        fresh = session.seen if now - session.seen < HOUR else now  # written once an hour, not with every request
        return Step(replace(session, next_secret=digest(offered), seen=fresh), offered)
    if _same(shown, session.previous) and abs(now - session.rotated) < MINUTE:  # the clock may have been set back
        return Step(session, None)
    return None


def _same(shown: str, kept: str | None) -> bool:
    return kept is not None and hmac.compare_digest(shown, kept)
