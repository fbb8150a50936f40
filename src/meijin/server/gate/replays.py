"""Looking at a game again: every position as one viewer saw it then, with what they were told."""

from __future__ import annotations

from typing import NamedTuple

from meijin.kernel.record import Record, parse
from meijin.kernel.state import ORGANISER, State
from meijin.server import wire
from meijin.server.because import Because
from meijin.server.gate import tables as gate
from meijin.server.refusal import Refused
from meijin.server.tables.table import Table


class Played(NamedTuple):
    """A table's game of which nothing is secret any more, as it is looked at again."""

    name: str  # of its file
    record: str
    seats: tuple[wire.SeatInfo, ...]
    outcome: wire.Outcome | None


def played_at(table: Table, user: str | None) -> Played:
    """The game of a table that is over, for a user."""
    assert table.state is not None
    outcome = gate.outcome(table, table.state, told=True)
    name = f"{table.terms.game}-{table.terms.id[:8]}.meijin"
    return Played(name, table.record.to_text(), gate.info(table, user).seats, outcome)


def of_game(played: Played, seat: str | None, start: int, count: int) -> wire.Replay:
    """A part of a table's game, from a seat or with the eyes of the spectators."""
    record = parse(played.record).record
    assert record is not None
    return _replay(record, played.seats, played.outcome, seat, start, count)


def of_text(text: str, seat: str | None, start: int, count: int) -> wire.Replay:
    """The same of a record, which has to be whole and legal; its game need not be over."""
    state = parse(text)
    record = state.record
    assert record is not None
    seats = tuple(_seat(name, record.seats.get(name, "")) for name in record.setup.seats)
    return _replay(record, seats, gate.outcome_of(state), seat, start, count)


def _replay(
    record: Record,
    seats: tuple[wire.SeatInfo, ...],
    outcome: wire.Outcome | None,
    seat: str | None,
    start: int,
    count: int,
) -> wire.Replay:
    setup, plies = record.setup, len(record.actions)
    viewer = None if seat is None else setup.seat(seat)
    if start > plies:
        raise Refused(Because.NO_POSITION, start=start, plies=plies)
    return wire.Replay(
        setup.game.id,
        setup.game.name,
        setup.players,
        setup.options,
        setup.edition,
        seats,
        seat,
        plies,
        start,
        _frames(record, viewer, start, min(start + count, plies + 1), ended=outcome is not None),
        outcome,
    )


def _frames(record: Record, viewer: int | None, first: int, after: int, ended: bool) -> tuple[wire.Frame, ...]:
    """The positions with these numbers, played through from the beginning."""
    frames: list[wire.Frame] = []
    state = record.branch(0)
    assert state.record is not None
    state.record.follow()
    told = 0  # events of the log before this position
    for ply in range(after):
        if ply:
            assert state.record is not None
            told = len(state.record.log)
            state.again(*record.actions[ply - 1])
        if ply >= first:
            over = not state.deciders or (ended and ply == len(record.actions))
            frames.append(_frame(state, viewer, ply, told, over))
    return tuple(frames)


def _frame(state: State, viewer: int | None, ply: int, told: int, over: bool) -> wire.Frame:
    setup, record = state.setup, state.record
    assert record is not None
    view = state.view(viewer)
    choices = [] if viewer is None or over else state.choices(viewer)
    asking = setup.game.asked(setup, view, choices) if choices else None
    who, action = record.actions[-1] if ply else (ORGANISER, 0)
    return wire.Frame(
        ply=ply,
        seat=None if who == ORGANISER else setup.seats[who],
        action=state.text(action) if ply else "",
        said=setup.game.choice(setup, action).saying() if ply and action >= 0 else None,
        view=view,
        log=_lines(record, viewer, told),
        moves=gate.moves(state, viewer, ply - 1),
        ask=None if asking is None else asking.saying(),
        over=over,
    )


def _lines(record: Record, viewer: int | None, told: int) -> tuple[wire.LogLine, ...]:
    """The lines of the log after the first so many events, as the viewer saw them then."""
    setup = record.setup
    seen = [(event.kind, event.seen_by(setup.viewer(viewer))) for event in record.log[told:]]
    return gate.log_lines(setup.game, [(kind, fields) for kind, fields in seen if fields is not None])


def _seat(name: str, who: str) -> wire.SeatInfo:
    bot = who.removeprefix("bot:") if who.startswith("bot:") else None
    return wire.SeatInfo(name, name=bot or who, bot=bot)
