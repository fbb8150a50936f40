"""Pairings on the wall: by table for those who set the tables up, by name for everybody who looks for theirs."""

from __future__ import annotations

from meijin.tournament.history import history_of
from meijin.tournament.model import Round, Stage
from meijin.tournament.names import by_name
from meijin.tournament.printing.sheet import Column, Sheet, Table
from meijin.tournament.printing.source import Source, matches_at_tables
from meijin.tournament.ranking import shown_points
from meijin.tournament.standings.history import totals


def pairings_by_table(source: Source) -> Sheet:
    """Who sits where, in the order of the tables."""
    each, words = source.round(), source.words
    points = _points_before(source, each)
    rows = []
    for match in matches_at_tables(each):
        table = str(match.table) if match.table is not None else words("bye")
        rows.append((table, *_seated(source, match.seats, points, each)))
    columns = [Column(words("table"), 18, "centre", bold=True)]
    if _is_pod(each):
        columns += [Column(words("players")), Column(words("points"), 18, "right")]
    else:
        side = (Column(words("player")), Column(words("points"), 13, "right"))
        columns += [*side, Column("", 6), *side]
    return source.sheet(
        words("pairings_by_table"), [(Table(tuple(columns), tuple(rows), size=11),)], right=source.round_name(each)
    )


def _seated(source: Source, seats: tuple[str, ...], points: dict[str, str], each: Round) -> tuple[str, ...]:
    if _is_pod(each):
        return "\n".join(source.name(player) for player in seats), "\n".join(points[player] for player in seats)
    cells = [cell for player in seats for cell in (source.name(player), points[player], "")]
    return (*cells, "", "")[:5]


def pairings_by_name(source: Source) -> Sheet:
    """Where everybody sits, in the order of their names."""
    each, words = source.round(), source.words
    rows = []
    for match in each.matches:
        for player in match.seats:
            others = "\n".join(source.name(other) for other in match.seats if other != player)
            table = str(match.table) if match.table is not None else "–"
            key = (by_name(source.event.entrants[player].name), player)
            rows.append((key, (source.name(player), table, others or words("bye"))))
    columns = (
        Column(words("player")),
        Column(words("table"), 18, "centre", bold=True),
        Column(words("opponents") if _is_pod(each) else words("opponent")),
    )
    table_of_names = Table(columns, tuple(row for _, row in sorted(rows)), size=11)
    return source.sheet(words("pairings_by_name"), [(table_of_names,)], right=source.round_name(each))


def _is_pod(each: Round) -> bool:
    return each.stage in (Stage.PODS, Stage.FINAL)


def _points_before(source: Source, each: Round) -> dict[str, str]:
    """The points that players brought to a round; in the elimination all of those before it."""
    main = source.event.main_rounds()
    before = main.index(each) if each in main else len(main)
    history = {player: rounds[:before] for player, rounds in history_of(source.event).items()}
    sums = totals(history)
    return {player: shown_points(source.event, sums.get(player, 0)) for match in each.matches for player in match.seats}
