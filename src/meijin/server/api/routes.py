"""All handlers of the API."""

from types import ModuleType

from litestar import Router
from litestar.handlers import HTTPRouteHandler

from meijin.server.api import (
    doubts,
    event_files,
    events,
    games,
    invitations,
    knowledge,
    lists,
    lobby,
    pairing,
    people,
    records,
    rematch,
    replays,
    seats,
    tallies,
    undo,
)


def handlers_of(part: ModuleType) -> list[HTTPRouteHandler]:
    """The handlers of a module, in the order in which they stand there."""
    return [each for each in vars(part).values() if isinstance(each, HTTPRouteHandler)]


def routes() -> list[Router]:
    """Every handler under ``/api``, apart from the socket."""
    parts = (
        people,
        games,
        lists,
        lobby,
        pairing,
        tallies,
        seats,
        knowledge,
        doubts,
        undo,
        invitations,
        rematch,
        records,
        replays,
        events,
        event_files,
    )
    return [Router("/", route_handlers=[each for part in parts for each in handlers_of(part)])]
