"""Links for one seat: whoever has one may sit down there, at a private table too.

A code is signed by the server and needs no row anywhere; it is good while the table is open and the seat is free.
"""

from typing import Annotated, Final, NamedTuple

from litestar import get, post
from litestar.params import PathParameter

from meijin.server.api.access import AnyRequest, SeatName, TableId, find
from meijin.server.api.answers import described
from meijin.server.because import Because
from meijin.server.context import NeedsContext
from meijin.server.people.signatures import Signer
from meijin.server.people.user import signed_in, visitor
from meijin.server.refusal import Refused
from meijin.server.tables.entry import Status
from meijin.server.wire import Invitation, TableInfo

PURPOSE: Final = "invitation"
InvitationCode = Annotated[str, PathParameter(description="the code of an invitation")]


class Invited(NamedTuple):
    """What a code stands for."""

    table: str
    seat: int


def code_of(signer: Signer, table: str, seat: int) -> str:
    """The code of an invitation to a seat."""
    return f"{table}-{seat}-{signer.sign(PURPOSE, f'{table} {seat}')}"


def read_code(signer: Signer, code: str) -> Invited:
    """The invitation that a code stands for.

    >>> signer = Signer("00" * 32)
    >>> read_code(signer, code_of(signer, "t4", 1))
    Invited(table='t4', seat=1)
    >>> read_code(signer, code_of(signer, "t4", 1).replace("-1-", "-0-"))
    Traceback (most recent call last):
    ...
    meijin.server.refusal.Refused: that is no invitation of this server; ask for the link again
    """
    table, _, rest = code.partition("-")
    seat, _, signature = rest.partition("-")
    if not (seat.isascii() and seat.isdecimal() and signer.check(PURPOSE, f"{table} {seat}", signature)):
        raise Refused(Because.NO_INVITATION)
    return Invited(table, int(seat))


@post(
    "/api/tables/{table:str}/seats/{seat:str}/invitation",
    status_code=200,
    **described("Invite", "seats", 401, 403, 404, 409),
)
async def invite(request: AnyRequest, context: NeedsContext, table: TableId, seat: SeatName) -> Invitation:
    """A link to a free seat, to send to a friend: the host's to make."""
    user = signed_in(request)
    found = (await find(context, table, user)).table
    where = found.seat_named(seat)
    if found.host != user.id:
        raise Refused(Because.ONLY_HOST_INVITES)
    if found.status is not Status.OPEN:
        raise Refused(Because.INVITED_TOO_LATE)
    code = code_of(context.people.signer, table, where)
    return Invitation(code, f"/invitations/{code}")


@get("/api/invitations/{code:str}", **described("Look at an invitation", "seats", 401, 404, 409))
async def look_at(request: AnyRequest, context: NeedsContext, code: InvitationCode) -> TableInfo:
    """The table that one is invited to, as long as the seat is to be had."""
    user = visitor(request)
    invited = read_code(context.people.signer, code)
    live = await context.hub.open(invited.table)
    seat = live.table.seats[invited.seat]
    mine = user is not None and seat.user == user.id
    if not mine and (seat.taken or live.table.status is not Status.OPEN):
        raise Refused(Because.INVITATION_USED)
    return live.info(user)


@post("/api/invitations/{code:str}", status_code=200, **described("Accept an invitation", "seats", 401, 404, 409))
async def accept(request: AnyRequest, context: NeedsContext, code: InvitationCode) -> TableInfo:
    """Sit down on the seat of an invitation; whoever sits there already is just shown the table."""
    user = signed_in(request)
    invited = read_code(context.people.signer, code)
    live = await context.hub.open(invited.table)
    if live.table.seat_of(user.id) != invited.seat:
        await live.change(lambda table, at: table.sit(user.id, user.name, invited.seat, at))
    return live.info(user)
