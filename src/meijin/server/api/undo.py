"""Whether a player may take the last choice back, so that a page can say so before it is tried."""

from __future__ import annotations

from litestar import get

from meijin.server.api.access import AnyRequest, TableId, find
from meijin.server.api.answers import described
from meijin.server.context import NeedsContext
from meijin.server.people.user import signed_in
from meijin.server.wire import TakeBack


@get("/api/tables/{table:str}/undo", **described("Whether your last choice can be taken back", "seats", 401, 403, 404))
async def can_undo(request: AnyRequest, context: NeedsContext, table: TableId) -> TakeBack:
    """Whether `undo` would be possible now, and otherwise why not. It changes nothing."""
    user = signed_in(request)
    return (await find(context, table, user)).take_back(user)
