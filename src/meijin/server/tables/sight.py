"""The one gate: everything about a table that leaves the server is made here, for one viewer.

A viewer of a game is a seat, or None for the spectators. What is made here comes from :meth:`State.view`, from
:meth:`Record.feed_since`, from the choices of that seat, and from what everybody may know of the table.
"""

from __future__ import annotations

from collections.abc import Collection
from hashlib import blake2b

import msgspec

from meijin.kernel.game import Value
from meijin.kernel.state import State
from meijin.server import wire
from meijin.server.tables.entry import ListedSeat, Listing, Status, Visibility
from meijin.server.tables.table import Table


def may_see(table: Table, user: str | None, invited: bool = False) -> bool:
    """Whether a user may know of this table."""
    private = table.terms.visibility is Visibility.PRIVATE
    return not private or invited or user == table.host or table.seat_of(user) is not None


def info(table: Table, user: str | None, connected: Collection[int] = ()) -> wire.TableInfo:
    """What a user may know about a table apart from its game; ``connected`` are the seats whose players are there."""
    terms = table.terms
    viewer = table.seat_of(user)
    return wire.TableInfo(
        id=terms.id,
        game=terms.game,
        game_name=table.setup.game.name,
        players=terms.players,
        options=_options(table, viewer),
        status=table.status,
        visibility=terms.visibility,
        clock=terms.clock,
        out_of_time=terms.out_of_time,
        rated=terms.rated,
        delay=terms.delay,
        chat=terms.chat,
        host=table.host,
        created=terms.created,
        commitment=table.commitment,
        seats=tuple(
            wire.SeatInfo(
                seat=seat.name,
                user=seat.user or None,
                name=seat.bot or seat.who,
                bot=seat.bot or None,
                you=place == viewer,
                ready=seat.ready,
                connected=place in connected or bool(seat.bot),
                away=seat.left,
                stand_in=seat.stand_in or None,
            )
            for place, seat in enumerate(table.seats)
        ),
        rematch=table.rematch,
    )


def listing(table: Table) -> Listing:
    """A table as the lobby shows it to everybody; how a game ended that spectators see late is not shown there."""
    terms = table.terms
    shows_result = table.status is Status.OVER and not terms.delay
    names = [seat.name for seat in table.seats]
    return Listing(
        id=terms.id,
        game=terms.game,
        status=table.status,
        visibility=terms.visibility,
        seats=tuple(ListedSeat(seat.name, seat.bot or seat.who, bool(seat.bot)) for seat in table.seats),
        host=table.host,
        created=terms.created,
        changed=table.at,
        rated=terms.rated,
        clock=terms.clock,
        options=_options(table, None),
        commitment=table.commitment,
        result=dict(zip(names, table.returns(), strict=True)) if shows_result else None,
    )


def update(table: Table, viewer: int | None, known: int, now: int) -> wire.Update | None:
    """How the game stands for a viewer who knows so many lines of the log; None before it begins."""
    state = table.state
    if state is None:
        return None
    lines, told = table.record.feed_since(viewer, known)
    narrate = table.setup.game.narrate
    return wire.Update(
        view=state.view(viewer),
        prompt=None if viewer is None else _prompt(table, state, viewer),
        log=tuple(wire.LogLine(kind, fields, narrate(kind, fields)) for kind, fields in told),
        lines=lines,
        clocks=_clocks(table, now),
        at=now,
        request=_request(table),
        over=_outcome(table, state) if table.status is Status.OVER else None,
    )


def gist(update: wire.Update) -> bytes:
    """What an update tells its viewer apart from the time that has passed: two with the same gist are no news.

    It is small, so that a table need not keep what it has told everybody.
    """
    running = [clock.running for clock in update.clocks]
    told = (update.view, update.prompt, update.lines, update.request, update.over, running)
    return blake2b(msgspec.json.encode(told), digest_size=16).digest()


def _options(table: Table, viewer: int | None) -> dict[str, Value]:
    """The options a viewer may know: all of them once the game is over."""
    setup = table.setup
    hidden = frozenset[str]() if table.status is Status.OVER else setup.game.hidden_options(setup, viewer)
    return {name: value for name, value in setup.options.items() if name not in hidden}


def _prompt(table: Table, state: State, viewer: int) -> wire.Prompt | None:
    """What a seat's player has to decide now; nobody is asked for whom a bot plays."""
    asked = table.asked(viewer)
    if asked is None or table.seats[viewer].plays:
        return None
    explain = table.setup.game.explain
    return wire.Prompt(
        asked=asked,
        choices=tuple(wire.Choice(state.text(action), explain(table.setup, action)) for action in state.legal(viewer)),
        resign=may_resign(state),
    )


def may_resign(state: State) -> bool:
    """Whether the game has a resignation."""
    return type(state).resign is not State.resign


def _clocks(table: Table, now: int) -> tuple[wire.ClockFace, ...]:
    if table.terms.clock is None:
        return ()
    clocks = table.clocks
    return tuple(
        wire.ClockFace(seat.name, clocks.left(place, now), clocks.runs(place)) for place, seat in enumerate(table.seats)
    )


def _request(table: Table) -> wire.UndoRequest | None:
    if table.request is None:
        return None
    names = [seat.name for seat in table.seats]
    return wire.UndoRequest(names[table.request.seat], tuple(names[each] for each in table.request.waiting))


def _outcome(table: Table, state: State) -> wire.Outcome:
    names = [seat.name for seat in table.seats]
    ending = state.ending
    return wire.Outcome(
        reason=ending.name.lower() if ending is not None else "forfeit",
        returns=dict(zip(names, table.returns(), strict=True)),
        seed=table.terms.seed,
        forfeited=tuple(names[place] for place in table.forfeited),
    )
