"""Finished games as text, and checking that a record is whole and its shuffles were fair."""

from typing import Final

from litestar import MediaType, Response, get, post

from meijin.server.api.access import AnyRequest, TableId, find
from meijin.server.api.answers import described, takes
from meijin.server.api.errors import LARGEST_RECORD
from meijin.server.api.texts import sender_of
from meijin.server.because import Because
from meijin.server.context import NeedsContext
from meijin.server.people.user import visitor
from meijin.server.refusal import Refused
from meijin.server.tables.fairness import Report, verify


@get(
    "/api/tables/{table:str}/record",
    media_type=MediaType.TEXT,
    **described("The record of a game", "records", 404, 409),
)
async def download(request: AnyRequest, context: NeedsContext, table: TableId) -> Response[str]:
    """The whole game as text once nothing of it is secret: it tells the seed, and with it every card.

    That is when the game is over; where lists are secret and played on with, when its match or tournament is.
    """
    user = visitor(request)
    name, text, *_ = await (await find(context, table, user)).played(user)
    return Response(
        text,
        media_type=MediaType.TEXT,
        headers={"content-disposition": f'attachment; filename="{name}"', "cache-control": "private, max-age=3600"},
    )


TakesText: Final = takes("text/plain", "a record as text", LARGEST_RECORD)


@post(
    "/api/verify",
    status_code=200,
    request_max_body_size=LARGEST_RECORD,
    operation_class=TakesText,
    **described("Check a record", "records", 413),
)
async def check(request: AnyRequest, context: NeedsContext) -> Report:
    """Whether a record is whole, every action was legal, and the seed is made of what was promised before the game."""
    return await context.readers.read_long(sender_of(request), verify, await record_in(request), "")


async def record_in(request: AnyRequest) -> str:
    """The record that a request brings."""
    try:
        return (await request.body()).decode()
    except UnicodeDecodeError:
        raise Refused(Because.NO_UTF8) from None
