"""Playing again: the same terms and seats at a new table."""

from contextlib import nullcontext

from litestar import post
from msgspec.structs import replace

from meijin.kernel.fairness import new_number
from meijin.kernel.game import Value
from meijin.kernel.traits import next_opening
from meijin.server.api.access import AnyRequest, TableId, find
from meijin.server.api.allowance import allow_another, room_for
from meijin.server.api.answers import described
from meijin.server.api.lobby import opened
from meijin.server.because import Because
from meijin.server.context import Context, NeedsContext
from meijin.server.live.livetable import LiveTable
from meijin.server.live.matches import open_next
from meijin.server.people.user import signed_in
from meijin.server.refusal import Refused
from meijin.server.tables.entry import MatchTerms, Status
from meijin.server.tables.matches import goes_on
from meijin.server.tables.plans import Plan, Player, new_id, own_options, seen_over
from meijin.server.tables.table import Table
from meijin.server.wire import TableInfo


def plan_again(table: Table, user: str, now: int) -> Plan:
    """The table where a finished game goes on: everybody sits where they sat, and has to say that they are ready."""
    if table.seat_of(user) is None:
        raise Refused(Because.REMATCH_OF_PLAYERS)
    if table.status is not Status.OVER:
        raise Refused(Because.NOT_OVER)
    people = tuple(
        Player(place, seat.user, seat.who, _registered(table, own_options(table, seat.name)))
        for place, seat in enumerate(table.seats)
        if seat.user
    )
    bots = {place: seat.bot for place, seat in enumerate(table.seats) if seat.bot}
    terms = replace(
        table.terms, id=new_id(), seed=new_number(), host=user, created=now, listed_from=seen_over(table), event=""
    )
    if table.terms.match is not None:  # after a match comes another match
        options = table.terms.options | next_opening(table.setup.game, (), table.setup.seats)
        terms = replace(terms, options=options, match=MatchTerms(table.terms.match.best_of))
    return Plan(terms, people, bots)


def _registered(table: Table, options: dict[str, Value]) -> dict[str, Value]:
    """What a seat has chosen, without the cards that were exchanged in a match that is over."""
    known = {option.name: option for option in table.setup.game.options_in(table.terms.edition)}
    return {name: known[name].registered(known[name].read(value)) for name, value in options.items()}


@post("/api/tables/{table:str}/rematch", status_code=200, **described("Play again", "seats", 401, 403, 404, 409))
async def rematch(request: AnyRequest, context: NeedsContext, table: TableId) -> TableInfo:
    """The table where it goes on; whoever asks first opens it. Where all others are bots the game begins at once.

    While a match goes on, that is its next game.
    """
    user = signed_in(request)
    old = await find(context, table, user)
    if goes_on(old.table) and old.table.seat_of(user.id) is not None:
        if not old.table.terms.event:
            await open_next(context.hub, old)
        if old.table.rematch is None:
            raise Refused(Because.NEXT_BY_TOURNAMENT)
        return (await find(context, old.table.rematch, user)).info(user)
    planned = plan_again(old.table, user.id, context.hub.services.now())
    alone = all(seat.bot for seat in old.table.seats if seat.user != user.id)
    room = room_for(context, user.id, Status.RUNNING if alone else Status.OPEN)
    async with room if old.table.rematch is None else nullcontext():
        if old.table.rematch is None:
            allow_another(context, request)
            await _open_again(context, old, planned)
        assert old.table.rematch is not None
        new = await find(context, old.table.rematch, user)
        if alone and new.table.status is Status.OPEN:
            await new.change(lambda table, at: table.start(user.id, at))
    return new.info(user)


async def _open_again(context: Context, old: LiveTable, planned: Plan) -> None:
    """Open the next table, unless somebody else has done so meanwhile."""
    new, host = await opened(context, planned), planned.terms.host
    try:
        await old.change(lambda table, at: table.went_on(host, planned.terms.id, at))
    except Refused:  # somebody else was first: theirs counts, and nobody shall find ours
        await new.change(lambda table, at: table.close(host, at))
        if old.table.rematch is None:
            raise
