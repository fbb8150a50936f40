"""All handlers of the API."""

from types import ModuleType
from typing import Any

from litestar import Router
from litestar.connection import ASGIConnection
from litestar.exceptions import HTTPException
from litestar.handlers import BaseRouteHandler, HTTPRouteHandler

from meijin.server.api import (
    event_files,
    events,
    games,
    invitations,
    knowledge,
    lists,
    lobby,
    people,
    records,
    rematch,
    replays,
    seats,
)


def takes_json(connection: ASGIConnection[Any, Any, Any, Any], handler: BaseRouteHandler) -> None:
    """Refuse bodies that say they are something else than JSON, such as the forms of other sites' pages."""
    kind = connection.headers.get("content-type", "").partition(";")[0].strip().lower()
    if handler.parsed_data_field is not None and kind not in ("", "application/json"):
        raise HTTPException(f"the body is {kind[:40]!r}; it must be application/json", status_code=415)


def handlers_of(part: ModuleType) -> list[HTTPRouteHandler]:
    """The handlers of a module, in the order in which they stand there."""
    return [each for each in vars(part).values() if isinstance(each, HTTPRouteHandler)]


def routes() -> list[Router]:
    """Every handler under ``/api``, apart from the socket."""
    parts = (people, games, lists, lobby, seats, knowledge, invitations, rematch, records, replays, events, event_files)
    return [Router("/", route_handlers=[each for part in parts for each in handlers_of(part)], guards=[takes_json])]
