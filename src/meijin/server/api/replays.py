"""Finished games to look at again, position by position, from any seat."""

from typing import Annotated, Final

from litestar import get, post
from litestar.params import QueryParameter

from meijin.server.api.access import AnyRequest, TableId, find
from meijin.server.api.answers import described
from meijin.server.api.errors import LARGEST_RECORD
from meijin.server.api.records import TakesText, record_in
from meijin.server.api.texts import sender_of
from meijin.server.context import NeedsContext
from meijin.server.gate import replays
from meijin.server.people.user import visitor
from meijin.server.wire import Replay

LATEST: Final = 1_000_000  # no game is so long
AT_ONCE: Final = 50

SeatSeen = Annotated[str | None, QueryParameter(description="whose point of view; the spectators' if not given")]
Start = Annotated[int, QueryParameter(ge=0, le=LATEST, description="the first position: 0 is before the first action")]
Count = Annotated[int, QueryParameter(ge=1, le=100, description="how many positions")]


@get("/api/tables/{table:str}/replay", **described("A finished game again", "records", 404, 409))
async def replay_table(
    request: AnyRequest,
    context: NeedsContext,
    table: TableId,
    seat: SeatSeen = None,
    start: Start = 0,
    count: Count = AT_ONCE,
) -> Replay:
    """Positions of a game that is over, each with the view and the new lines of the log as that seat had them then."""
    user = visitor(request)
    played = await (await find(context, table, user)).played(user)
    return await context.readers.read_long(sender_of(request), replays.of_game, played, seat, start, count)


@post(
    "/api/replay",
    status_code=200,
    request_max_body_size=LARGEST_RECORD,
    operation_class=TakesText,
    **described("A record again", "records", 404, 413),
)
async def replay_record(
    request: AnyRequest, context: NeedsContext, seat: SeatSeen = None, start: Start = 0, count: Count = AT_ONCE
) -> Replay:
    """The same for any record, such as one that was downloaded; its game need not be over."""
    record = await record_in(request)
    return await context.readers.read_long(sender_of(request), replays.of_text, record, seat, start, count)
