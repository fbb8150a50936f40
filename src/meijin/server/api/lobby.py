"""The lobby: the tables there are, opening one, closing one."""

import asyncio
from collections.abc import Callable, Mapping
from typing import Annotated, Final, TypeVar

from litestar import delete, get, post
from litestar.params import QueryParameter

from meijin.kernel import registry
from meijin.kernel.game import Value
from meijin.server.api.access import AnyRequest, TableId, change, look, somebody
from meijin.server.api.allowance import allow_another, room_for
from meijin.server.api.answers import BODY, SOME_GAME, described, example
from meijin.server.api.new_tables import plan, plan_now
from meijin.server.api.texts import beside
from meijin.server.context import Context, NeedsContext
from meijin.server.gate.tables import line
from meijin.server.live.livetable import LiveTable
from meijin.server.people.user import signed_in
from meijin.server.tables.entry import Status
from meijin.server.tables.plans import Plan, open_table
from meijin.server.wire import Lobby, NewTable, PlayNow, TableInfo

Wanted = TypeVar("Wanted", NewTable, PlayNow)

LONGEST_LIST: Final = 100
LATEST: Final = 2**53  # milliseconds since the epoch: what every program and database can count to
NEW_TABLE: Final = {
    "game": SOME_GAME,
    "visibility": "link",
    "clock": {"pace": "game", "seconds": 600, "increment": 5},
}

Limit = Annotated[int, QueryParameter(ge=1, le=LONGEST_LIST, description="how many at most")]


@get("/api/tables", **described("Public tables", "lobby", 404))
async def list_tables(
    context: NeedsContext,
    game: Annotated[str | None, QueryParameter(description="only those of this game")] = None,
    status: Annotated[
        Status | None, QueryParameter(description="only these; open and running ones if not given")
    ] = None,
    limit: Limit = 50,
) -> Lobby:
    """The public tables, newest first."""
    if game is not None:
        registry.find(game)
    statuses = (Status.OPEN, Status.RUNNING) if status is None else (status,)
    return Lobby(tuple(map(line, await context.store.tables.listed(game, statuses, limit))))


@get("/api/me/tables", **described("My tables", "lobby", 401))
async def list_my_tables(
    request: AnyRequest,
    context: NeedsContext,
    before: Annotated[
        int | None, QueryParameter(ge=0, le=LATEST, description="only those that last changed before this time")
    ] = None,
    limit: Limit = 50,
) -> Lobby:
    """The tables where I sit or sat, those that changed last first, and where it is my turn.

    To read on, say the `changed` of the last one.
    """
    user, tables = signed_in(request).id, context.store.tables
    listings = await tables.of_user(user, limit, before)
    yours = await tables.asking(user, [each.id for each in listings if each.status is Status.RUNNING])
    return Lobby(tuple(line(each, each.id in yours) for each in listings))


@post("/api/tables", **described("Open a table", "lobby", 401, 404, 409, *BODY))
async def open_new(
    request: AnyRequest, context: NeedsContext, data: Annotated[NewTable, example(NEW_TABLE)]
) -> TableInfo:
    """Open a table and sit down at it. Everything about it is checked now; it cannot be changed later.

    Whoever is nobody yet becomes a guest, and the answer brings the cookie.
    """
    return await _opened_by(context, request, Status.OPEN, data.options, plan, data)


@post("/api/play-now", **described("Play at once", "lobby", 401, 404, 409, *BODY))
async def play_now(
    request: AnyRequest, context: NeedsContext, data: Annotated[PlayNow, example({"game": SOME_GAME, "bot": "greedy"})]
) -> TableInfo:
    """Open a table with bots on all other seats and begin; whoever is nobody yet becomes a guest."""
    return await _opened_by(context, request, Status.RUNNING, data.options, plan_now, data)


@get("/api/tables/{table:str}", **described("A table", "lobby", 404))
async def show_table(request: AnyRequest, context: NeedsContext, table: TableId) -> TableInfo:
    """What a table plays, on which terms, and who sits there."""
    return await look(context, request, table)


@delete("/api/tables/{table:str}", status_code=200, **described("Close a table", "lobby", 401, 403, 404, 409))
async def close_table(request: AnyRequest, context: NeedsContext, table: TableId) -> TableInfo:
    """Give a table up before its game begins, the host's to do, or a game in which you are the last one left."""
    return await change(context, request, table, lambda table, user, at: table.close(user, at))


async def _opened_by(
    context: Context,
    request: AnyRequest,
    status: Status,
    options: Mapping[str, Value],
    planned: Callable[[Wanted, str, str, int], Plan],
    wanted: Wanted,
) -> TableInfo:
    """A table as somebody wants it, who sits there then."""
    allow_another(context, request)
    user = await somebody(context, request)
    async with room_for(context, user.id, status):
        now = context.hub.services.now()
        live = await opened(context, await beside(context, request, options, planned, wanted, user.id, user.name, now))
    return live.info(user)


async def opened(context: Context, planned: Plan) -> LiveTable:
    """A new table, kept and live."""
    table, rows = await asyncio.to_thread(open_table, planned)
    return await context.hub.create(table, rows)
