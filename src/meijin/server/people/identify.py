"""Who asks, and may they ask from there: settled before any handler is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from litestar.datastructures import Headers
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Receive, Scope, Send

from meijin.server.because import Because
from meijin.server.people.answer import bring, refuse
from meijin.server.people.limits import REQUESTS, REQUESTS_OF_A_USER, address_key
from meijin.server.people.origin import SAFE_METHODS, is_ours
from meijin.server.people.sessions import COOKIE
from meijin.server.refusal import Code, Refused

if TYPE_CHECKING:
    from meijin.server.context import Context
    from meijin.server.people.service import People, Recognised

# Whoever asks to be recognised anew is not turned away for a cookie that is no longer good.
_ANEW: Final = frozenset({"/api/session", "/api/sign-in", "/api/account"})
_PRINTED: Final = "/print/"  # sheets of an event, which are not all everybody's
_WATCHING: Final = frozenset({"/healthz", "/metrics"})  # whoever looks after the server may look as often as they like


class Identify(ASGIMiddleware):
    """Finds out who asks, by token or cookie, sees to it that the next cookie is brought in time, and counts."""

    scopes = (ScopeType.HTTP, ScopeType.WEBSOCKET)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        """Say in ``scope["user"]`` and ``scope["auth"]`` who asks; None if nobody does."""
        scope["user"] = scope["auth"] = None
        path = scope["path"]
        try:
            if path not in _WATCHING:
                _context(scope).people.limits.spend(REQUESTS, address_of(scope))
            if path.startswith("/api/") or _PRINTED in path:  # not pages and their parts
                await _recognise(scope)
        except Refused as refused:
            await refuse(refused, scope, receive, send)
            return
        await next_app(scope, receive, send)


def address_of(scope: Scope) -> str:
    """Where a request comes from, as limits count it."""
    client = scope.get("client")
    return address_key(client[0]) if client else "local"


async def _recognise(scope: Scope) -> None:
    """Note who asks, if they may ask from there and do not ask too often."""
    context = _context(scope)
    # Not those of a connection, which would keep them for as long as a socket is open.
    headers = Headers(scope["headers"])
    _check_origin(scope, headers, context.settings.origins)
    recognised = await _who(context.people, scope, headers)
    if recognised is None:
        return
    context.people.limits.spend(REQUESTS_OF_A_USER, recognised.user.id)
    scope["user"], scope["auth"] = recognised.user, recognised.auth
    if recognised.cookie is not None:
        bring(scope, recognised.cookie)


def _cookie(headers: Headers) -> str | None:
    """Our cookie among all there are."""
    cookies = (cookie.strip().partition("=") for cookie in headers.get("cookie", "").split(";"))
    return next((value for name, _, value in cookies if name == COOKIE), None)


async def _who(people: People, scope: Scope, headers: Headers) -> Recognised | None:
    authorization = headers.get("authorization")
    if authorization is not None:
        return await people.by_token(authorization)
    cookie = _cookie(headers)
    if cookie is None:
        return None
    try:
        return await people.by_cookie(cookie)
    except Refused as refused:
        if refused.code is Code.NOT_SIGNED_IN:
            if scope["path"] in _ANEW:
                return None
            bring(scope, "")  # a page cannot take such a cookie away itself, and would be refused with it for ever
        raise


def _check_origin(scope: Scope, headers: Headers, origins: tuple[str, ...]) -> None:
    """Refuse a page of another site; a program that shows a token is asked by nobody's browser."""
    origin = headers.get("origin")
    if origin is None or "authorization" in headers:
        return
    changes = scope["type"] == ScopeType.WEBSOCKET or scope["method"] not in SAFE_METHODS
    if changes and not is_ours(origin, headers.get("host", ""), origins):
        raise Refused(Because.FOREIGN_PAGE)


def _context(scope: Scope) -> Context:
    context: Context = scope["litestar_app"].state.context
    return context
