"""Links for one seat: whoever has one may sit down there, at a private table too.

A code is good while the table is open and the seat is free. Older ones carried the table and a signature in themselves,
and are still good for as long.
"""

from typing import Annotated, Final

from litestar import get, post
from litestar.params import PathParameter

from meijin.server.api.access import AnyRequest, SeatName, TableId, find
from meijin.server.api.answers import described
from meijin.server.because import Because
from meijin.server.context import Context, NeedsContext
from meijin.server.people.signatures import Signer
from meijin.server.people.user import signed_in, visitor
from meijin.server.refusal import Refused
from meijin.server.storage.invitations import Invited
from meijin.server.tables.entry import Status
from meijin.server.wire import Invitation, InvitedTo, TableInfo

PURPOSE: Final = "invitation"
InvitationCode = Annotated[str, PathParameter(description="the code of an invitation")]


def read_signed(signer: Signer, code: str) -> Invited | None:
    """The invitation that a code of the older kind stands for; None if we have not signed it.

    >>> signer = Signer("00" * 32)
    >>> code = f"t4-1-{signer.sign(PURPOSE, 't4 1')}"
    >>> read_signed(signer, code)
    Invited(table='t4', seat=1)
    >>> read_signed(signer, code.replace("-1-", "-0-"))
    """
    table, _, rest = code.partition("-")
    seat, _, signature = rest.partition("-")
    if not (seat.isascii() and seat.isdecimal() and signer.check(PURPOSE, f"{table} {seat}", signature)):
        return None
    return Invited(table, int(seat))


async def _invited(context: Context, code: str) -> Invited:
    """What a code stands for; refused where we have not made it."""
    found = await context.store.invitations.find(code) or read_signed(context.people.signer, code)
    if found is None:
        raise Refused(Because.NO_INVITATION)
    return found


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
    code = await context.store.invitations.code_of(table, where)
    return Invitation(code, f"/i/{code}")


@get("/api/invitations/{code:str}", **described("Look at an invitation", "seats", 401, 404, 409))
async def look_at(request: AnyRequest, context: NeedsContext, code: InvitationCode) -> InvitedTo:
    """The table and the seat that one is invited to, as long as it is to be had."""
    user = visitor(request)
    invited = await _invited(context, code)
    live = await context.hub.open(invited.table)
    seat = live.table.seats[invited.seat]
    mine = user is not None and seat.user == user.id
    if not mine and (seat.taken or live.table.status is not Status.OPEN):
        raise Refused(Because.INVITATION_USED)
    return InvitedTo(seat.name, live.info(user))


@post("/api/invitations/{code:str}", status_code=200, **described("Accept an invitation", "seats", 401, 404, 409))
async def accept(request: AnyRequest, context: NeedsContext, code: InvitationCode) -> TableInfo:
    """Sit down on the seat of an invitation; whoever sits there already is just shown the table."""
    user = signed_in(request)
    invited = await _invited(context, code)
    live = await context.hub.open(invited.table)
    if live.table.seat_of(user.id) != invited.seat:
        await live.change(lambda table, at: table.sit(user.id, user.name, invited.seat, at))
    return live.info(user)
