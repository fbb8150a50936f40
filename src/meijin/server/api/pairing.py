"""Playing somebody at once: two people who want the same game are seated together.

Whoever is first waits at a public table, which is an entry of the database like any other: of those who come, at
whichever worker, one gets the seat, and after a kill everybody sits where they sat. Whoever waits asks again from time
to time; of two who wait for each other the one who came later goes over to the other.
"""

from __future__ import annotations

from typing import Annotated

from litestar import post

from meijin.server.api.access import AnyRequest, somebody
from meijin.server.api.allowance import allow_another, room_for, room_to_begin
from meijin.server.api.answers import BODY, SOME_GAME, described, example
from meijin.server.api.lobby import LONGEST_LIST, opened
from meijin.server.api.new_tables import plan_quick
from meijin.server.context import Context, NeedsContext
from meijin.server.live.livetable import LiveTable
from meijin.server.people.user import User
from meijin.server.refusal import Refused
from meijin.server.tables.entry import Listing, Status
from meijin.server.wire import PlaySomebody, TableInfo


@post("/api/play-somebody", **described("Play somebody at once", "lobby", 401, 404, 409, *BODY))
async def play_somebody(
    request: AnyRequest, context: NeedsContext, data: Annotated[PlaySomebody, example({"game": SOME_GAME})]
) -> TableInfo:
    """Sit down with whoever waits for the same game, which begins then, or wait for them at a table of your own.

    Ask again while you wait: of two who wait for each other the one who came later is seated with the other.
    """
    planned = plan_quick(data, "", "", context.hub.services.now())  # an unknown game is refused before anything is done
    user = await somebody(context, request)
    waiting = sorted(await _waiting(context, planned.terms.game), key=lambda each: (each.created, each.id))
    own = next((each for each in waiting if each.host == user.id), None)
    earlier = waiting if own is None else waiting[: waiting.index(own)]
    for each in earlier:
        found = await _sit_with(context, user, each.id, None if own is None else own.id)
        if found is not None:
            return found.info(user)
    if own is not None and (mine := await context.hub.open(own.id)).table.status is not Status.CLOSED:
        return mine.info(user)
    allow_another(context, request)
    async with room_for(context, user.id, Status.OPEN):
        planned = plan_quick(data, user.id, user.name, context.hub.services.now())
        return (await opened(context, planned)).info(user)


async def _waiting(context: Context, game: str) -> list[Listing]:
    """The tables where somebody waits for anybody, as the lobby lists them."""
    listed = await context.store.tables.listed(game, (Status.OPEN,), LONGEST_LIST)
    return [each for each in listed if each.quick]


async def _sit_with(context: Context, user: User, table: str, own: str | None) -> LiveTable | None:
    """The table where somebody sits now, if a seat could be had: that one, or their own, which has begun."""
    try:
        live = await context.hub.open(table)
        if live.nobody_waits or not live.table.waits_for_anybody:
            return None
        async with room_to_begin(context, live.table, user.id):
            if own is not None and (mine := await _given_up(context, own, user)) is not None:
                return mine
            await live.change(lambda each, at: each.sit(user.id, user.name, None, at, ready=True))
    except Refused:  # somebody else was first, has sent them away, or plays at too many tables
        return None
    return live


async def _given_up(context: Context, own: str, user: User) -> LiveTable | None:
    """Give up waiting at one's own table; the table itself, if somebody has sat down there meanwhile."""
    live = await context.hub.open(own)
    try:
        await live.change(lambda table, at: table.close(user.id, at))
    except Refused:
        return live
    return None
