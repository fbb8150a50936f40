"""Players, pairings, results and standings as tables for spreadsheets, out and in (13).

The matches of pods have a line for each player: kind ``pod``, and the place under ``games_a``.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from typing import Final

from meijin.kernel.errors import quoted
from meijin.tournament.because import Because
from meijin.tournament.commands import Enter, EnterResult
from meijin.tournament.errors import EventError
from meijin.tournament.messages import Score
from meijin.tournament.model import POD_STAGES, Entrant, Event, Kind, Match, MatchResult, Round
from meijin.tournament.names import free_ids, visible
from meijin.tournament.ranking import shown_points, standings_of
from meijin.tournament.sheets import Asked, Problems, Row, rows_of, written
from meijin.tournament.standings.breakers import CODES

_OF_A_PLAYER: Final[dict[str, Callable[[Entrant], object]]] = {
    "player_id": lambda each: each.player,
    "display_name": lambda each: each.name,
    "family_name": lambda each: each.family_name,
    "organization_id": lambda each: each.organization,
    "side": lambda each: each.side,
    "status": lambda each: each.status,
    "entered_round": lambda each: each.entered_round,
    "left_after_round": lambda each: each.left_after_round,
    "paid": lambda each: "yes" if each.paid else "no",
}
PLAYERS: Final = tuple(_OF_A_PLAYER)
PAIRINGS: Final = ("round", "table", "player_a", "player_b", "mp_a", "mp_b")
RESULTS: Final = ("round", "table", "player_a", "player_b", "kind", "games_a", "games_b", "mp_a", "mp_b")
STANDINGS: Final = ("place", "rank", "player_id", "display_name", "wins", "losses", "draws", "mp")
YES: Final = ("yes", "true", "1", "x", "paid")
NO: Final = ("", "no", "false", "0", "-")


# -- out ----------------------------------------------------------------------------------------------------------


def players_csv(event: Event, *, paid: bool) -> str:
    """Everybody who is registered; who has ``paid`` is the staff's to know."""
    columns = PLAYERS if paid else PLAYERS[:-1]
    return written(columns, ([_OF_A_PLAYER[name](each) for name in columns] for each in event.entrants.values()))


def pairings_csv(event: Event) -> str:
    """All published rounds, with the points that players had before each; rounds count through the event."""
    return written(PAIRINGS, (row for each in _published(event) for row in _pairing_rows(event, *each)))


def results_csv(event: Event) -> str:
    """All published rounds with their results as far as they are in."""
    return written(RESULTS, (row for each in _published(event) for row in _result_rows(event, *each)))


def standings_csv(event: Event, seed: str | None) -> str:
    """The standings with the tie-breakers of the event; unbeaten players have 1 in the last column."""
    codes = [code.lower() for code in CODES[event.settings.tiebreak_set]]
    rows = (
        (
            line.place,
            None if line.disqualified else line.rank,
            line.player,
            event.entrants[line.player].name,
            line.wins,
            line.losses,
            line.draws,
            shown_points(event, line.points),
            *("0" if breaker.value is None else breaker.value for breaker in line.breakers),
            int(line.unbeaten),
        )
        for line in standings_of(event, seed)
    )
    return written((*STANDINGS, *codes, "unbeaten"), rows)


def _published(event: Event) -> Iterator[tuple[int, Round]]:
    return ((number, each) for number, each in enumerate(event.rounds, 1) if each.published_at is not None)


def points_before(event: Event, current: Round) -> dict[str, int]:
    """What each player had before a round, by the results as they stand now."""
    points: dict[str, int] = {}
    for each in event.main_rounds():
        if each is current:
            break
        for match in each.matches:
            for player, value in match.points.items():
                points[player] = points.get(player, 0) + value
    return points


def _pairing_rows(event: Event, number: int, current: Round) -> Iterator[tuple[object, ...]]:
    points = points_before(event, current)

    def had(player: str) -> str:
        return shown_points(event, points.get(player, 0))

    for match in current.matches:
        if len(match.seats) == 2:
            one, other = match.seats
            yield number, match.table, one, other, had(one), had(other)
        else:
            yield from ((number, match.table, player, None, had(player), None) for player in match.seats)


def _result_rows(event: Event, number: int, current: Round) -> Iterator[tuple[object, ...]]:
    for match in current.matches:
        done = match.settled
        earned = [shown_points(event, match.points.get(player, 0)) if done else None for player in match.seats]
        if len(match.seats) == 2 and not match.ranking:
            score = match.score if done else (None, None)
            yield number, match.table, *match.seats, match.kind, *score, *earned
            continue
        places = {player: place for place, player in _places(match)}
        for player, mp in zip(match.seats, earned, strict=True):
            yield number, match.table, player, None, match.kind, places.get(player), None, mp, None


def _places(match: Match) -> Iterator[tuple[int, str]]:
    place = 1
    for group in match.ranking:
        yield from ((place, player) for player in group)
        place += len(group)


# -- in -----------------------------------------------------------------------------------------------------------


def players_from(event: Event, text: str, name: str) -> list[Asked]:
    """What a table of players asks for: a column ``display_name`` is needed, all others may be missing."""
    taken = set(event.entrants)
    asked: list[Asked] = []
    problems = Problems(name)
    rows = rows_of(text, name, ("display_name",), PLAYERS)
    fresh = free_ids({*taken, *(row["player_id"] for row in rows if row["player_id"])})
    for row in rows:
        with problems.at(row.line):
            player = row["player_id"] or next(fresh)
            entering = _player(row, player)
            if player in taken:
                raise EventError(Because.ID_USED_ONCE, player=player)
            taken.add(player)
            asked.append(Asked(row.line, entering))
    problems.refuse()
    return asked


def _player(row: Row, player: str) -> Enter:
    shown = visible(row["display_name"])
    if not re.fullmatch(r"[^\s|]{1,40}", player):
        raise EventError(Because.WRONG_ID, said=quoted(player))
    paid = row["paid"].lower()
    if paid not in (*YES, *NO):
        raise EventError(Because.PAID_OR_NOT, said=quoted(paid))
    return Enter(
        player=player,
        name=shown,
        family_name=visible(row["family_name"], "family_name") if row["family_name"] else "",
        organization=visible(row["organization_id"], "organization_id") if row["organization_id"] else "",
        side=row["side"] or None,
        paid=paid in YES,
    )


def results_from(event: Event, text: str, name: str) -> list[Asked]:
    """What a table of results asks for in the open round. Lines that say what stands already are passed over."""
    needed = ("round", "table", "player_a", "player_b", "games_a", "games_b")
    problems = Problems(name)
    asked: list[Asked] = []
    lines: dict[str, list[Row]] = {}  # of each match
    for row in rows_of(text, name, needed, RESULTS):
        with problems.at(row.line):
            match = _match(event, row)
            if match is None:
                continue
            before = lines.setdefault(match.id, [])
            before.append(row)
            if event.round.stage in POD_STAGES:
                continue
            if len(before) > 1:
                raise EventError(Because.TWICE_IN_TABLE, table=match.table, line=before[-2].line)
            if (result := _result(match, row)) is not None:
                asked.append(Asked(row.line, EnterResult(match=match.id, result=result)))
    for match_id, rows in lines.items() if event.rounds and event.round.stage in POD_STAGES else ():
        _ask_for_pod(match_id, rows, asked, problems)
    problems.refuse()
    return asked


def _number(row: Row, column: str) -> int:
    if not re.fullmatch(r"\d{1,5}", row[column]):
        raise EventError(Because.NO_NUMBER, column=column, said=quoted(row[column]))
    return int(row[column])


def _match(event: Event, row: Row) -> Match | None:
    """The match of a line; None where it says nothing new."""
    number = _number(row, "round")
    for column in ("player_a", "player_b"):
        if row[column] and row[column] not in event.entrants:
            raise EventError(Because.NO_PLAYER, player=row[column])
    if not 1 <= number <= len(event.rounds):
        raise EventError(Because.OTHER_ROUND, round=number, open=len(event.rounds))
    current = event.rounds[number - 1]
    match = current.of(row["player_a"])
    if match is None or (row["player_b"] and row["player_b"] not in match.seats):
        raise EventError(Because.DO_NOT_MEET, one=row["player_a"], other=row["player_b"], round=number)
    if row["table"] and str(match.table or "") != row["table"]:
        player, said = row["player_a"], row["table"]
        raise EventError(Because.OTHER_TABLE, player=player, table=match.table, round=number, said=said)
    if match.settled and _says_the_same(match, row):
        return None
    if current is not event.round or current.closed:
        raise EventError(Because.CLOSED_ROUND, round=number)
    if match.settled:
        raise EventError(Because.HAS_RESULT, table=match.table)
    return match


def _says_the_same(match: Match, row: Row) -> bool:
    if len(match.seats) == 1:
        return True
    if match.ranking:
        return row["games_a"] == str({player: place for place, player in _places(match)}[row["player_a"]])
    score = match.score if match.seats[0] == row["player_a"] else match.score[::-1]
    said_score = (row["games_a"] or "0", row["games_b"] or "0")
    return said_score == (str(score[0]), str(score[1])) and row["kind"] in ("", str(match.kind))


def _result(match: Match, row: Row) -> MatchResult | None:
    kind = row["kind"].lower()
    if not kind and not row["games_a"] and not row["games_b"]:
        return None  # not played yet
    if kind == Kind.INTENTIONAL_DRAW:
        return MatchResult(kind="intentional_draw", announced_s=0)  # whoever writes so says that it was in time
    if kind in (Kind.DOUBLE_LOSS, Kind.VOID):
        return MatchResult(kind=kind)
    if kind not in ("", "played", Kind.WIN, Kind.DRAW, Kind.FORFEIT):
        known = ("win", "draw", "intentional_draw", "forfeit", "double_loss", "void")
        raise EventError(Because.NO_SUCH_KIND, sort=kind, sorts=known)
    games = _number(row, "games_a"), _number(row, "games_b")
    score = games if match.seats[0] == row["player_a"] else (games[1], games[0])
    if kind == Kind.FORFEIT:
        if score[0] == score[1]:
            raise EventError(Because.FORFEIT_HAS_LOSER)
        return MatchResult(kind="forfeit", loser=match.seats[0 if score[0] < score[1] else 1])
    if kind in (Kind.WIN, Kind.DRAW) and (kind == Kind.DRAW) != (score[0] == score[1]):
        raise EventError(Because.KIND_AND_SCORE, score=Score(*games), sort=kind)
    return MatchResult(kind="played", score=score)


def _ask_for_pod(match: str, rows: Sequence[Row], asked: list[Asked], problems: Problems) -> None:
    """The places of a pod, from a line for each of its players."""
    groups: dict[int, list[str]] = {}
    for row in rows if any(row["games_a"] for row in rows) else ():
        with problems.at(row.line):
            groups.setdefault(_number(row, "games_a"), []).append(row["player_a"])
    if groups:
        result = MatchResult(kind="played", ranking=tuple(tuple(groups[place]) for place in sorted(groups)))
        asked.append(Asked(rows[0].line, EnterResult(match=match, result=result)))
