"""Result slips: one for each table, four on a page, to be cut apart."""

from __future__ import annotations

from meijin.tournament.because import Because
from meijin.tournament.errors import EventError
from meijin.tournament.model import Match, Round, Stage
from meijin.tournament.printing.sheet import (
    Cell,
    Choice,
    Column,
    Field,
    Fields,
    Note,
    Part,
    Sheet,
    Table,
    Tick,
    Ticks,
    Title,
)
from meijin.tournament.printing.source import Source, matches_at_tables


def slips(source: Source) -> Sheet:
    """The slips of a round; nobody fills one in for a bye."""
    each = source.round()
    matches = [match for match in matches_at_tables(each) if len(match.seats) > 1]
    if source.player is not None:
        source.event.entrant(source.player)
        matches = [match for match in matches if source.player in match.seats]
    if not matches:
        raise EventError(Because.NO_SLIPS)
    parts = [_slip(source, each, match) for match in matches]
    return source.sheet(source.words("slips"), parts, right=source.round_name(each), per_page=4)


def _slip(source: Source, each: Round, match: Match) -> Part:
    words = source.words
    terms = [words("minutes", minutes=each.clock.minutes)]
    if len(match.seats) == 2:
        terms.insert(0, words("best_of", games=source.event.settings.best_of))
    draws = Ticks((Tick(words("draw")), Tick(words("intentional_draw"))), in_line=True)
    where = " · ".join(part for part in (source.event.name, source.facts) if part)
    return (
        Title(words("table_of", number=match.table), right=source.round_name(each), size=17),
        Note(where, size=8),
        Note(f"{words('slip')} · {' · '.join(terms)}", size=10),
        _players(source, match),
        *([draws] if len(match.seats) == 2 and each.stage is not Stage.CUT else []),
        Fields((Field(words("judge")),), height=15),
    )


def _players(source: Source, match: Match) -> Table:
    words = source.words
    pod = len(match.seats) > 2
    numbers = tuple(str(number) for number in range(source.event.games_needed + 1))
    columns = (
        Column(words("player"), bold=True),
        Column(words("place"), 13, "centre") if pod else Column(words("games_won"), 6.5 * len(numbers), "centre"),
        Column(words("initials"), 17, "centre"),
        Column(words("drop"), 10, "centre"),
    )
    result: Cell = "" if pod else Choice(numbers)
    rows = tuple((f"{source.name(player)}\n{player}", result, "", Tick("")) for player in match.seats)
    return Table(columns, rows, size=12, row=15 if pod else 27, form=True)
