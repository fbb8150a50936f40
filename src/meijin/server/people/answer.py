"""Answers that are given before a handler is asked, and the cookie that any answer may bring."""

from __future__ import annotations

from typing import Final

import msgspec
from litestar.enums import ScopeType
from litestar.types import Message, Receive, Scope, Send

from meijin.server.people.limits import TooFast
from meijin.server.people.sessions import COOKIE, YEAR
from meijin.server.refusal import Refused
from meijin.server.wire import Problem, Refusal

_BROUGHT: Final = "cookie"  # in the state of a request


def bring(scope: Scope, cookie: str) -> None:
    """Let the answer bring the cookie that a user is recognised by from now on; an empty one takes theirs away."""
    scope["state"][_BROUGHT] = cookie


async def bring_cookie(message: Message, scope: Scope) -> None:
    """Put the cookie on an answer that is about to be sent and is to bring one."""
    if message["type"] != "http.response.start" or (value := scope["state"].get(_BROUGHT)) is None:
        return
    secure = "; Secure" if scope["scheme"] in ("https", "wss") else ""
    cookie = f"{COOKIE}={value}; HttpOnly; Max-Age={YEAR // 1000 if value else 0}; Path=/; SameSite=lax{secure}"
    message["headers"] = [*message.get("headers", ()), (b"set-cookie", cookie.encode("latin-1"))]


async def refuse(refused: Refused, scope: Scope, receive: Receive, send: Send) -> None:
    """Answer a request, or accept a socket, only to say why it is refused."""
    if scope["type"] == ScopeType.WEBSOCKET:
        await receive()  # its wish to connect
        await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
        said = msgspec.json.encode(Refusal(refused.code, refused.reason, refused.said)).decode()
        await send({"type": "websocket.send", "text": said, "bytes": None})
        await send({"type": "websocket.close", "code": refused.close_code, "reason": refused.code})
        return
    body = msgspec.json.encode(Problem(refused.code, refused.reason, refused.said, refused.about))
    told = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if isinstance(refused, TooFast):
        told.append((b"retry-after", str(refused.wait).encode()))
    await send({"type": "http.response.start", "status": refused.status, "headers": told})
    await send({"type": "http.response.body", "body": body, "more_body": False})
