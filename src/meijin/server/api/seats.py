"""Before the game: sitting down, bots, being ready, one's own options, and starting."""

from collections.abc import Mapping
from contextlib import AbstractAsyncContextManager, nullcontext
from typing import Annotated

from litestar import delete, post, put

from meijin.kernel.game import Value
from meijin.server.api.access import AnyRequest, SeatName, TableId, change, find, somebody
from meijin.server.api.allowance import room_to_begin
from meijin.server.api.answers import BODY, described, example
from meijin.server.api.new_tables import texts_for_table
from meijin.server.api.texts import beside
from meijin.server.context import Context, NeedsContext
from meijin.server.people.user import signed_in, visitor
from meijin.server.tables.table import Proposal, Table
from meijin.server.wire import Join, OwnOptions, Ready, TableInfo, TakeSeat


@post("/api/tables/{table:str}/join", status_code=200, **described("Join", "seats", 401, 404, 409, *BODY))
async def join(
    request: AnyRequest,
    context: NeedsContext,
    table: TableId,
    data: Annotated[Join | None, example({"ready": True})] = None,
) -> TableInfo:
    """Sit down on any free seat, and be ready at once if you say so. Whoever is nobody yet becomes a guest."""
    found = (await find(context, table, visitor(request))).table
    who, ready = await somebody(context, request), data is not None and data.ready
    free = [place for place, seat in enumerate(found.seats) if not seat.taken]
    async with _room(context, found, who.id, begins=ready and bool(free) and found.others_ready(free[0])):
        return await change(
            context, request, table, lambda table, user, at: table.sit(user, who.name, None, at, ready=ready)
        )


@put("/api/tables/{table:str}/seats/{seat:str}", **described("Take a seat", "seats", 401, 403, 404, 409, *BODY))
async def take_seat(
    request: AnyRequest,
    context: NeedsContext,
    table: TableId,
    seat: SeatName,
    data: Annotated[TakeSeat | None, example({"bot": "greedy"})] = None,
) -> TableInfo:
    """Sit down there, or, as the host, give it to a bot by its name. Without a body it is you who sits down."""
    name, wanted = signed_in(request).name, data or TakeSeat()
    options = await _read(context, request, table, wanted.options)

    def propose(table: Table, user: str, at: int) -> Proposal:
        where = table.seat_named(seat)
        if wanted.bot is not None:
            return table.seat_bot(user, where, wanted.bot, at)
        return table.sit(user, name, where, at, options)

    return await change(context, request, table, propose)


@delete(
    "/api/tables/{table:str}/seats/{seat:str}",
    status_code=200,
    **described("Leave a seat", "seats", 401, 403, 404, 409),
)
async def leave_seat(request: AnyRequest, context: NeedsContext, table: TableId, seat: SeatName) -> TableInfo:
    """Free a seat before the game: everybody their own, the host any."""
    return await change(context, request, table, lambda table, user, at: table.stand(user, table.seat_named(seat), at))


@put("/api/tables/{table:str}/ready", **described("Be ready", "seats", 401, 403, 404, 409, *BODY))
async def set_ready(
    request: AnyRequest, context: NeedsContext, table: TableId, data: Annotated[Ready, example({"ready": True})]
) -> TableInfo:
    """Say that you are ready, or no longer. When everybody is and no seat is free, the game begins."""
    user = signed_in(request)
    found = (await find(context, table, user)).table
    place = found.seat_of(user.id)
    begins = data.ready and place is not None and found.others_ready(place)
    async with _room(context, found, user.id, begins=begins):
        return await change(context, request, table, lambda table, user, at: table.ready(user, data.ready, at))


@put("/api/tables/{table:str}/options", **described("Own options", "seats", 401, 403, 404, 409, *BODY))
async def choose_options(
    request: AnyRequest,
    context: NeedsContext,
    table: TableId,
    data: Annotated[OwnOptions, example({"options": {"blue_deck": "emperor-armada"}})],
) -> TableInfo:
    """Choose what your seat chooses for itself, like a deck: an id, a list in one line, or the text of a deck file."""
    options = await _read(context, request, table, data.options)
    return await change(context, request, table, lambda table, user, at: table.choose(user, options, at))


@post("/api/tables/{table:str}/start", status_code=200, **described("Start", "seats", 401, 403, 404, 409))
async def start(request: AnyRequest, context: NeedsContext, table: TableId) -> TableInfo:
    """Begin the game: the host's to do, once every seat is taken and everybody is ready."""
    user = signed_in(request)
    found = (await find(context, table, user)).table
    async with _room(context, found, user.id, begins=found.host == user.id):
        return await change(context, request, table, lambda table, user, at: table.start(user, at))


def _room(context: Context, table: Table, user: str, begins: bool) -> AbstractAsyncContextManager[None]:
    """Room for the game of a table where somebody does something with which it begins, or does not."""
    return room_to_begin(context, table, user) if begins else nullcontext()


async def _read(context: Context, request: AnyRequest, table: str, options: Mapping[str, Value]) -> dict[str, Value]:
    """Options for a seat of a table, with their texts read beside the event loop: a long one takes a while."""
    seen = (await find(context, table, signed_in(request))).table
    terms, chosen = dict(seen.terms.options), dict(options)
    return await beside(context, request, chosen, texts_for_table, seen.terms.game, seen.terms.players, terms, chosen)
