"""Playing again: the same terms and seats at a new table."""

from contextlib import nullcontext

from litestar import post
from msgspec.structs import replace

from meijin.kernel.fairness import new_number
from meijin.kernel.game import Value
from meijin.kernel.traits import next_opening
from meijin.server.api.access import AnyRequest, TableId, find
from meijin.server.api.allowance import allow_another, room_for, room_to_begin
from meijin.server.api.answers import described
from meijin.server.api.lobby import opened
from meijin.server.because import Because
from meijin.server.context import Context, NeedsContext
from meijin.server.live.livetable import LiveTable
from meijin.server.live.matches import open_next
from meijin.server.people.user import signed_in
from meijin.server.refusal import Refused
from meijin.server.tables.entry import MatchTerms, Status
from meijin.server.tables.matches import goes_on, is_duel
from meijin.server.tables.plans import Plan, Player, new_id, own_options, seen_over
from meijin.server.tables.table import Table
from meijin.server.wire import TableInfo


def plan_again(table: Table, user: str, now: int) -> Plan:
    """The table where a finished game goes on: everybody sits where they sat.

    Who opens the next game is said as in a match: the loser, where a game lets somebody open.
    """
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
        table.terms,
        id=new_id(),
        seed=new_number(),
        host=user,
        created=now,
        options=table.terms.options | _opening(table),
        listed_from=seen_over(table),
        event="",
        quick=False,
        match=None if table.terms.match is None else MatchTerms(table.terms.match.best_of),
    )
    return Plan(terms, people, bots)


def _opening(table: Table) -> dict[str, Value]:
    """Who opens, as an option says it: after a single game between two whoever has lost, before a match nobody yet."""
    if table.terms.match is not None:
        return next_opening(table.setup.game, (), table.setup.seats)
    if not is_duel(table.setup):
        return {}
    seats = table.setup.seats
    returns = dict(zip(seats, table.returns(), strict=True))
    one, other = seats
    winner = "" if returns[one] == returns[other] else max(seats, key=lambda seat: returns[seat])
    return next_opening(table.setup.game, (winner,), seats)


def _registered(table: Table, options: dict[str, Value]) -> dict[str, Value]:
    """What a seat has chosen, without the cards that were exchanged in a match that is over."""
    known = {option.name: option for option in table.setup.game.options_in(table.terms.edition)}
    return {name: known[name].registered(known[name].read(value)) for name, value in options.items()}


@post("/api/tables/{table:str}/rematch", status_code=200, **described("Play again", "seats", 401, 403, 404, 409))
async def rematch(request: AnyRequest, context: NeedsContext, table: TableId) -> TableInfo:
    """The table where it goes on; whoever asks first opens it, and whoever asks is ready. With all of them it begins.

    While a match goes on, that is its next game, of which everybody says for themselves that they are ready.
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
    await _be_ready(context, new, user.id)
    return new.info(user)


async def _be_ready(context: Context, new: LiveTable, user: str) -> None:
    """Whoever plays again is ready for it; the game begins with the last of them."""
    seat = new.table.seat_of(user)
    if new.table.status is not Status.OPEN or seat is None or new.table.seats[seat].ready:
        return
    begins = new.table.others_ready(seat)
    async with room_to_begin(context, new.table, user) if begins else nullcontext():
        await new.change(lambda table, at: table.ready(user, True, at))


async def _open_again(context: Context, old: LiveTable, planned: Plan) -> None:
    """Open the next table, unless somebody else has done so meanwhile."""
    new, host = await opened(context, planned), planned.terms.host
    try:
        await old.change(lambda table, at: table.went_on(host, planned.terms.id, at))
    except Refused:  # somebody else was first: theirs counts, and nobody shall find ours
        await new.change(lambda table, at: table.close(host, at))
        if old.table.rematch is None:
            raise
