"""Tournaments as files: exports, an organiser's file taken over, tables of players and results, printed sheets."""

import asyncio
from typing import Annotated, Any, Final

from litestar import MediaType, Response, get, post
from litestar.params import FromPath, PathParameter, QueryParameter

from meijin.server.api.access import AnyRequest
from meijin.server.api.answers import described, takes
from meijin.server.api.errors import LARGEST_RECORD
from meijin.server.api.events import EventId
from meijin.server.api.texts import sender_of
from meijin.server.because import Because
from meijin.server.context import NeedsContext
from meijin.server.events import wire
from meijin.server.events.files import check_file
from meijin.server.gate.event_files import TABLES, Wanted
from meijin.server.gate.seen_event import SeenEvent
from meijin.server.live.event import Deed
from meijin.server.people.user import signed_in, visitor
from meijin.server.refusal import Refused
from meijin.tournament.files import from_json
from meijin.tournament.roles import STAFF
from meijin.tournament.sheets import rehearse, text_of
from meijin.tournament.spreadsheets import players_from, results_from
from meijin.tournament.tournament import Tournament
from meijin.words import BASE, languages

LARGEST_EVENT: Final = 16 * 1024 * 1024
STYLE_ADDRESS: Final = "/events/print.css"


@get("/api/events/{event:str}/export.json", **described("A tournament as a file", "events", 404))
async def export_json(request: AnyRequest, context: NeedsContext, event: EventId) -> Response[Any]:
    """The log with everything for its Meijin; for others as far as nothing in it is secret, without lists."""
    live = await context.events.open(event)
    seen = live.seen(visitor(request))
    return _file(await asyncio.to_thread(seen.json), f"{live.id}.json", MediaType.JSON)


@get(
    [f"/api/events/{{event:str}}/{name}" for name in TABLES],
    media_type="text/csv",
    **described("A table of a tournament", "events", 404),
)
async def export_table(request: AnyRequest, context: NeedsContext, event: EventId) -> Response[bytes]:
    """Players, pairings, results or standings as a CSV table."""
    live = await context.events.open(event)
    name = request.url.path.rpartition("/")[2]
    text = await asyncio.to_thread(live.seen(visitor(request)).table, name)
    return _file(text.encode(), f"{live.id}-{name}", "text/csv")


@get(
    "/api/events/{event:str}/export.trf",
    media_type=MediaType.TEXT,
    **described("A tournament for chess programs", "events", 404, 409),
)
async def export_trf(request: AnyRequest, context: NeedsContext, event: EventId) -> Response[bytes]:
    """A chess report (TRF 16) of a Swiss event."""
    live = await context.events.open(event)
    text = await asyncio.to_thread(live.seen(visitor(request)).trf)
    return _file(text.encode(), f"{live.id}.trf", MediaType.TEXT)


def _file(data: bytes, name: str, kind: str) -> Response[bytes]:
    headers = {"content-disposition": f'attachment; filename="{name}"', "cache-control": "private, no-cache"}
    return Response(data, media_type=kind, headers=headers)


@post(
    "/api/events/import",
    request_max_body_size=LARGEST_EVENT,
    operation_class=takes("application/octet-stream", "a file of the form meijin-event/1", LARGEST_EVENT),
    **described("Take an organiser's file over", "events", 401, 403, 409, 413),
)
async def import_event(
    request: AnyRequest,
    context: NeedsContext,
    public: Annotated[bool, QueryParameter(description="whether it is listed")] = True,
) -> wire.ImportedEvent:
    """An event from a file of the form ``meijin-event/1``: it goes on here, and you are its Meijin.

    A file with its seed becomes a new event here, with a secret of this server's from then on. The file that this
    server gave the Meijin of one of its events leads back to that event.
    """
    user = signed_in(request)
    data = await request.body()
    export = await asyncio.to_thread(from_json, data)
    live = await context.events.of_receipt(user, export) if export.receipt else None
    if live is None:
        await context.readers.read_long(sender_of(request), check_file, data)
        live = await context.events.adopt(user, await asyncio.to_thread(export.tournament), public)
    return wire.ImportedEvent(live.id, live.number)


@post(
    "/api/events/{event:str}/sheets/{name:str}",
    status_code=200,
    request_max_body_size=LARGEST_RECORD,
    operation_class=takes("text/csv", "a table with its headings in the first line", LARGEST_RECORD),
    **described("Take a table of players or results over", "events", 401, 403, 404, 409, 413),
)
async def import_sheet(
    request: AnyRequest,
    context: NeedsContext,
    event: EventId,
    name: Annotated[str, PathParameter(description="players.csv or results.csv")],
) -> wire.OrderDone:
    """Enter all players, or all results of the open round, that a CSV table names: all of them or none."""
    read = {"players.csv": players_from, "results.csv": results_from}.get(name)
    if read is None:
        raise Refused(Because.NO_SUCH_SHEET)
    live, user = await context.events.open(event), signed_in(request)
    actor = live.actor(user)
    if actor.role not in STAFF:
        raise Refused(Because.ONLY_STAFF, what="tables")
    text = text_of(await request.body(), name)

    def make(tournament: Tournament) -> list[Deed]:
        asked = read(tournament.event, text, name)
        if not asked:
            raise Refused(Because.NOTHING_NEW, file=name)
        rehearse(tournament, name, asked, actor, context.hub.services.now())
        return [Deed(each.command, actor) for each in asked]

    done = await live.do(make)
    return wire.OrderDone(done.n, done.warnings)


@get(STYLE_ADDRESS, include_in_schema=False, media_type="text/css", sync_to_thread=True)
def print_style() -> Response[str]:
    """The style sheet of printed sheets."""
    from meijin.tournament.printing import style  # noqa: PLC0415 - see meijin.server.gate.event_files.as_sheet

    return Response(style(), media_type="text/css", headers={"cache-control": "public, max-age=3600"})


@get("/events/{event:str}/print/{name:str}", include_in_schema=False, media_type="text/html")
async def print_sheet(
    request: AnyRequest,
    context: NeedsContext,
    event: EventId,
    name: FromPath[str],
    paper: Annotated[str, QueryParameter(max_length=20)] = "a4",
    language: Annotated[str, QueryParameter(max_length=20)] = "",
    round_no: Annotated[int | None, QueryParameter(name="round", ge=1, le=1000)] = None,
    player: Annotated[str | None, QueryParameter(max_length=40)] = None,
) -> Response[bytes]:
    """A sheet to print, as a page or as PDF, in a language that is named or else in the reader's."""
    live = await context.events.open(event)
    what, _, form = name.rpartition(".")
    wanted = Wanted(what, form, paper, language or _language_of(request), round_no, player, STYLE_ADDRESS)
    seen = live.seen(visitor(request))
    data = await context.readers.read_long(sender_of(request), SeenEvent.sheet, seen, wanted)
    kind = "application/pdf" if form == "pdf" else "text/html"
    headers = {"cache-control": "private, no-cache", "content-disposition": f'inline; filename="{name}"'}
    return Response(data, media_type=kind, headers=headers)


def _language_of(request: AnyRequest) -> str:
    """The first language that a reader's browser names and the platform has."""
    named = [
        each.partition(";")[0].partition("-")[0].strip()
        for each in request.headers.get("accept-language", "").split(",")
    ]
    return next((each for each in named if each in languages()), BASE)
