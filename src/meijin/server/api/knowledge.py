"""What a seat knows when it is asked, for bots of other machines that want what the server's own bots get."""

from litestar import get

from meijin.server.api.access import AnyRequest, TableId, find
from meijin.server.api.answers import described
from meijin.server.context import NeedsContext
from meijin.server.people.user import signed_in
from meijin.server.wire import Knowledge


@get("/api/tables/{table:str}/knowledge", **described("What your seat knows", "seats", 401, 404, 409))
async def know(request: AnyRequest, context: NeedsContext, table: TableId) -> Knowledge:
    """All that your seat knows, while it is asked: a world that it thinks possible, for `meijin bot`."""
    user = signed_in(request)
    return (await find(context, table, user)).knowledge(user)
