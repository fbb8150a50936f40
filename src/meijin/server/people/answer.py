"""Answers that are given before a handler is asked: refusals, and the cookie on any other answer."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec
from litestar.datastructures import Cookie
from litestar.enums import ScopeType
from litestar.types import Message, Receive, Scope, Send

from meijin.server.people.limits import TooFast
from meijin.server.people.sessions import COOKIE, YEAR
from meijin.server.refusal import Refused
from meijin.server.wire import Problem, Refusal

Header = tuple[bytes, bytes]


def session_cookie(scope: Scope, value: str) -> Cookie:
    """The cookie a user is recognised by from now on."""
    return _cookie(scope, value, YEAR // 1000)


def no_cookie(scope: Scope) -> Cookie:
    """The cookie that takes the old one away."""
    return _cookie(scope, "", 0)


def as_header(cookie: Cookie) -> Header:
    """A cookie as the header of an answer."""
    return b"set-cookie", cookie.to_header(header="").strip().encode("latin-1")


def with_cookie(send: Send, cookie: Cookie) -> Send:
    """Send as before, with the cookie on the answer, unless the answer brings one of its own."""

    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = list(message.get("headers", ()))
            if not any(name.lower() == b"set-cookie" and value.startswith(COOKIE.encode()) for name, value in headers):
                message["headers"] = [*headers, as_header(cookie)]
        await send(message)

    return sending


async def refuse(refused: Refused, scope: Scope, receive: Receive, send: Send, headers: Iterable[Header] = ()) -> None:
    """Answer a request, or accept a socket, only to say why it is refused."""
    if scope["type"] == ScopeType.WEBSOCKET:
        await receive()  # its wish to connect
        await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
        said = msgspec.json.encode(Refusal(refused.code, refused.reason)).decode()
        await send({"type": "websocket.send", "text": said, "bytes": None})
        await send({"type": "websocket.close", "code": refused.close_code, "reason": refused.code})
        return
    body = msgspec.json.encode(Problem(refused.code, refused.reason))
    told = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode()), *headers]
    if isinstance(refused, TooFast):
        told.append((b"retry-after", str(refused.wait).encode()))
    await send({"type": "http.response.start", "status": refused.status, "headers": told})
    await send({"type": "http.response.body", "body": body, "more_body": False})


def _cookie(scope: Scope, value: str, seconds: int) -> Cookie:
    secure = scope["scheme"] in ("https", "wss")
    return Cookie(COOKIE, value=value, max_age=seconds, path="/", httponly=True, samesite="lax", secure=secure)
