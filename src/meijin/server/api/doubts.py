"""Which choices are sure mistakes, for whoever plays against bots alone and would like to be asked once."""

from __future__ import annotations

from litestar import get

from meijin.bots.doubts import doubts_of
from meijin.server.api.access import AnyRequest, TableId, find
from meijin.server.api.answers import described
from meijin.server.api.texts import sender_of
from meijin.server.context import NeedsContext
from meijin.server.people.user import signed_in
from meijin.server.wire import DoubtedChoice, Doubts


@get("/api/tables/{table:str}/doubts", **described("Choices that are mistakes", "seats", 401, 404, 429))
async def doubt(request: AnyRequest, context: NeedsContext, table: TableId) -> Doubts:
    """The choices of your prompt that clearly lose against the best one, as far as your seat can know.

    Only where all the others are bots, and while you are asked: against people nobody is helped.
    """
    user = signed_in(request)
    live = await find(context, table, user)
    known = live.knowledge_if_asked(user) if live.only_bots_besides(user) else None
    if known is None:
        return Doubts("", ())
    found = await context.readers.read(sender_of(request), doubts_of, known.knowledge)
    return Doubts(known.asked, tuple(DoubtedChoice(each.action, each.chance, each.best) for each in found))
