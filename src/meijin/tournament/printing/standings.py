"""The standings with their tie-breakers, and who wins which prize."""

from __future__ import annotations

from meijin.tournament.because import Because
from meijin.tournament.errors import EventError
from meijin.tournament.model import Phase, Status
from meijin.tournament.printing.sheet import Block, Cell, Column, Note, Sheet, Table
from meijin.tournament.printing.source import Source
from meijin.tournament.ranking import shown_points, standings_of
from meijin.tournament.standings.breakers import CODES, IN_EIGHTHS, Breaker
from meijin.tournament.standings.table import Standing


def standings(source: Source) -> Sheet:
    """Everybody in their order, with points and tie-breakers."""
    words, event = source.words, source.event
    lines = standings_of(event, source.tournament.known_chance)
    if not lines:
        raise EventError(Because.NO_STANDINGS)
    placed = any(line.place is not None for line in lines)
    columns = (
        Column(words("place") if placed else words("rank"), 15, "centre", bold=True),
        Column(words("player")),
        Column(words("wins"), 9, "right"),
        Column(words("losses"), 9, "right"),
        Column(words("draws"), 9, "right"),
        Column(words("points"), 15, "right", bold=True),
        *(Column(code, 17, "right") for code in CODES[event.settings.tiebreak_set]),
    )
    blocks: list[Block] = [Table(columns, tuple(_row(source, line, placed=placed) for line in lines))]
    if any(breaker.value is None for line in lines for breaker in line.breakers):
        blocks.append(Note(words("unbeaten")))
    blocks.append(Note(" ".join(map(words.breaker, CODES[event.settings.tiebreak_set]))))
    return source.sheet(words("standings"), [tuple(blocks)], right=_when(source))


def _row(source: Source, line: Standing, *, placed: bool) -> tuple[Cell, ...]:
    position = line.place if placed else line.rank
    return (
        "–" if position is None or line.disqualified else str(position),
        _name(source, line.player),
        str(line.wins),
        str(line.losses),
        str(line.draws),
        shown_points(source.event, line.points),
        *(_value(breaker) for breaker in line.breakers),
    )


def _name(source: Source, player: str) -> str:
    entrant = source.event.entrants[player]
    if entrant.status is Status.DROPPED:
        return f"{source.name(player)} ({source.words('dropped')})"
    if entrant.status is Status.DISQUALIFIED:
        return f"{source.name(player)} ({source.words('disqualified')})"
    return source.name(player)


def _value(breaker: Breaker) -> str:
    if breaker.value is None:
        return "0*"
    return f"{float(breaker.value) / 8:.3f}" if breaker.code in IN_EIGHTHS else str(breaker.value)


def _when(source: Source) -> str:
    if source.event.phase is Phase.FINISHED:
        return source.words("final_standings")
    closed = len(source.event.closed_rounds())
    return source.words("after_round", no=closed) if closed else source.words("before_start")


def prizes(source: Source) -> Sheet:
    """What there is to win; and, once places are final, who has won it."""
    words, event = source.words, source.event
    if not event.prizes:
        raise EventError(Because.NO_PRIZES)
    winners = _winners(source)
    rows: list[tuple[Cell, ...]] = []
    for prize in event.prizes:
        if not winners:
            rows.append((_places(source, prize.first, prize.last), prize.text, "", ""))
        for place in range(prize.first, min(prize.last, len(winners)) + 1):
            rows.append((_places(source, place, place), prize.text, winners[place - 1], ""))
    columns = (
        Column(words("place"), 28, bold=True),
        Column(words("prize")),
        Column(words("winner"), bold=True),
        Column(words("received"), 40),
    )
    return source.sheet(words("prizes"), [(Table(columns, tuple(rows), size=11, row=11, form=True),)])


def _places(source: Source, first: int, last: int) -> str:
    return source.words("one_place" if first == last else "places", first=first, last=last)


def _winners(source: Source) -> list[str]:
    """The players by place, once nothing can change any more."""
    event = source.event
    to_come = event.phase is Phase.SWISS_DONE and (event.cut or event.settings.final_table)
    if event.phase not in (Phase.FINISHED, Phase.SWISS_DONE, Phase.CUT_DONE) or to_come:
        return []
    lines = standings_of(event, source.tournament.known_chance)
    placed = sorted((line.place, line.player) for line in lines if line.place is not None)
    return [source.name(player) for _, player in placed]
