"""Every request is given a number, measured and noted: by the pattern of its route, never by its whole address."""

from __future__ import annotations

import logging
import secrets
import time
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any, Final, cast

from litestar import Litestar

from meijin.server.operations.logs import request_id
from meijin.server.operations.metrics import Metrics

QUIET: Final = ("/healthz", "/metrics")  # asked every few seconds by programs
NO_ROUTE: Final = "none"
# What players choose in secret, like cards that they exchange between two games, is not even counted.
UNCOUNTED: Final = frozenset({"/api/tables/{table}/options"})
METHODS: Final = frozenset({"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"})

# What goes between a server and an application, as loosely as the protocol has it.
Message = MutableMapping[str, Any]
Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
Application = Callable[[Scope, Receive, Send], Awaitable[None]]

log = logging.getLogger("meijin.access")


class AccessLog:
    """The application with its requests noted."""

    def __init__(self, app: Litestar) -> None:
        self.app = app
        self._serve = cast(Application, app)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request or socket."""
        if scope["type"] == "lifespan":
            await self._serve(scope, receive, send)
            return
        number = secrets.token_hex(6)
        request_id.set(number)
        began = time.monotonic()
        status = 500 if scope["type"] == "http" else 1006  # unless an answer or a farewell says otherwise

        async def noted(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message.get("headers", []), (b"x-request-id", number.encode())]
            elif message["type"] == "websocket.close":
                status = message["code"]
            await send(message)

        async def heard() -> Message:
            nonlocal status
            message = await receive()
            if message["type"] == "websocket.disconnect":
                status = message["code"]
            return message

        try:
            await self._serve(scope, heard, noted)
        finally:
            self._note(scope, status, time.monotonic() - began)

    def _note(self, scope: Scope, status: int, seconds: float) -> None:
        route = scope.get("path_template") or NO_ROUTE
        if scope["type"] == "websocket":
            log.info("socket", extra={"route": route, "code": status, "seconds": round(seconds, 1)})
            return
        method = scope["method"] if scope["method"] in METHODS else "other"
        level = logging.DEBUG if route in QUIET else logging.INFO
        fields = {"method": method, "route": route, "status": status, "ms": round(seconds * 1000, 1)}
        log.log(level, "request", extra=fields)
        if route in UNCOUNTED:
            return
        metrics: Metrics = self.app.state.context.metrics
        metrics.requests.labels(method, route, status).inc()
        metrics.request_seconds.observe(seconds)
