"""What the handlers of tables have in common: finding a table that the asker may see, and changing it."""

from collections.abc import Callable
from typing import Annotated, Any

from litestar import Request
from litestar.params import PathParameter

from meijin.server.context import Context
from meijin.server.live.livetable import LiveTable
from meijin.server.people.answer import bring
from meijin.server.people.identify import address_of
from meijin.server.people.limits import NEW_GUESTS
from meijin.server.people.user import User, signed_in, visitor
from meijin.server.tables.table import Proposal, Table
from meijin.server.wire import TableInfo

AnyRequest = Request[Any, Any, Any]
TableId = Annotated[str, PathParameter(description="the id of a table")]
SeatName = Annotated[str, PathParameter(description="a seat, as the game names it")]
Propose = Callable[[Table, str, int], Proposal]


async def somebody(context: Context, request: AnyRequest) -> User:
    """Who asks; whoever is nobody yet becomes a guest, and the answer brings the cookie."""
    user = visitor(request)
    if user is None:
        context.people.limits.spend(NEW_GUESTS, address_of(request.scope))
        user, cookie = await context.people.new_guest()
        request.scope["user"] = user
        bring(request.scope, cookie)
    return user


async def find(context: Context, table: str, user: User | None) -> LiveTable:
    """A table that this user may see; for all others it is not there."""
    live = await context.hub.open(table)
    live.refuse_strangers(user)
    return live


async def change(context: Context, request: AnyRequest, table: str, propose: Propose) -> TableInfo:
    """Change a table in the name of whoever asks; gives how it stands then."""
    user = signed_in(request)
    live = await find(context, table, user)
    await live.change(lambda table, at: propose(table, user.id, at))
    return live.info(user)


async def look(context: Context, request: AnyRequest, table: str) -> TableInfo:
    """A table as whoever asks may see it."""
    user = visitor(request)
    return (await find(context, table, user)).info(user)
