"""The report format of chess (TRF16): out for chess programs to look at, players and results in (13).

Pairing rules differ from those of chess, so a chess checker has nothing to say about such a file.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from meijin.tournament.because import Because
from meijin.tournament.commands import Enter, EnterResult
from meijin.tournament.errors import EventError
from meijin.tournament.history import history_of
from meijin.tournament.messages import WrongLine
from meijin.tournament.model import Event, Kind, Match, MatchResult, Stage
from meijin.tournament.names import by_name, free_ids, visible
from meijin.tournament.ranking import standings_of
from meijin.tournament.settings import Format
from meijin.tournament.sheets import Asked, BrokenSheet, Problems
from meijin.tournament.standings.history import Played, Result

NAME: Final = slice(14, 47)
ID: Final = slice(57, 68)
FIRST_ROUND: Final = 91  # where the first round begins in a line; each has ten columns
NOBODY: Final = "0000 - "


def to_trf(event: Event, seed: str | None) -> str:
    """The closed rounds of a Swiss event."""
    if event.format is not Format.SWISS:
        raise EventError(Because.NO_CHESS_REPORT)
    history = history_of(event)
    numbers = {player: number for number, player in enumerate(history, 1)}
    lines = [
        f"012 {event.name}",
        f"022 {event.venue}".rstrip(),
        f"042 {event.date}".rstrip(),
        f"062 {len(numbers)}",
        "092 Individual: Modified Swiss (Meijin)",
        f"XXR {event.rounds_planned or 0}",
        f"BBW {event.settings.mp_win:4.1f}",
        f"BBD {event.settings.mp_draw:4.1f}",
    ]
    ranks = {line.player: line.place or line.rank for line in standings_of(event, seed)} if event.rounds else {}
    for player, number in numbers.items():
        played = history[player]
        points = sum(each.points for each in played)
        entrant = event.entrants[player]
        head = f"001 {number:4}      {entrant.name[:33]:33} {'':4}     {entrant.organization[:11]:>11} {'':10} "
        cells = [_cell(event, round_no, player, each, numbers) for round_no, each in enumerate(played)]
        lines.append((f"{head}{points:4.1f} {ranks.get(player, number):4}" + "".join(cells)).rstrip())
    return "\n".join(lines) + "\n"


def _cell(event: Event, round_no: int, player: str, played: Played, numbers: dict[str, int]) -> str:
    match = event.closed_rounds()[round_no].of(player)
    if played.result is Result.BYE:
        return f"  {NOBODY}U"
    if match is None or not played.opponents:
        return f"  {NOBODY}Z"
    return f"  {numbers[played.opponents[0]]:4} {_colour(match, player)} {_code(match, player, played)}"


def _colour(match: Match, player: str) -> str:
    """White has whoever went first in game 1, where that is known."""
    if not match.games:
        return "-"
    return "w" if match.games[0].first == player else "b"


def _code(match: Match, player: str, played: Played) -> str:
    if match.kind is Kind.FORFEIT:
        return "+" if played.result is Result.WIN else "-"
    if match.kind is Kind.DOUBLE_LOSS:
        return "-" if player in match.absent else "0"
    return {Result.WIN: "1", Result.DRAW: "="}.get(played.result, "0")


def players_from_trf(event: Event, text: str, name: str) -> list[Asked]:
    """The players of a chess report, to be registered."""
    fresh = free_ids(set(event.entrants))
    known = {by_name(each.name) for each in event.entrants.values()}
    asked: list[Asked] = []
    problems = Problems(name)
    for line, words in _player_lines(text, name):
        with problems.at(line):
            shown = visible(words[NAME])
            if by_name(shown) in known:
                raise EventError(Because.REGISTERED_ALREADY, name=shown)
            known.add(by_name(shown))
            asked.append(Asked(line, Enter(player=next(fresh), name=shown, organization=words[ID].strip())))
    problems.refuse()
    return asked


def results_from_trf(event: Event, text: str, name: str) -> list[Asked]:
    """The results that a chess report has for the open round; players are found by their names."""
    current = event.round
    if current.stage is not Stage.SWISS:
        raise EventError(Because.NO_SWISS_ROUND)
    at = FIRST_ROUND + 10 * (current.no - 1)
    by_names = {by_name(each.name): each.player for each in event.entrants.values()}
    if len(by_names) < len(event.entrants):
        raise EventError(Because.SAME_NAMES)
    lines = list(_player_lines(text, name))
    numbers = {words[4:8].strip(): by_names.get(by_name(words[NAME].strip()), "") for _, words in lines}
    asked: list[Asked] = []
    problems = Problems(name)
    for line, words in lines:
        with problems.at(line):
            cell = words[at : at + 8]
            opponent, code = numbers.get(cell[:4].strip(), ""), cell[7:8]
            player = by_names.get(by_name(words[NAME].strip()), "")
            if not player:
                raise EventError(Because.NO_PLAYER, player=words[NAME].strip())
            match = current.of(player)
            if match is None or len(match.seats) == 1 or match.settled or not code.strip() or match.seats[0] != player:
                continue
            result = _result_of(event, match, code)
            if result is None or opponent != match.seats[1]:
                met, right = opponent or None, match.seats[1]
                because = Because.NO_RESULT_OF
                raise EventError(because, player=player, opponent=met, code=code, round=current.no, right=right)
            asked.append(Asked(line, EnterResult(match=match.id, result=result)))
    problems.refuse()
    return asked


def _result_of(event: Event, match: Match, code: str) -> MatchResult | None:
    """A result for seat 0. A chess report knows no games: a win counts as one without a lost game."""
    need = event.games_needed
    one, other = match.seats
    draw = (1, 1) if need > 1 else None
    results = {
        "1": MatchResult(kind="played", score=(need, 0)),
        "0": MatchResult(kind="played", score=(0, need)),
        "+": MatchResult(kind="forfeit", loser=other),
        "-": MatchResult(kind="forfeit", loser=one),
    }
    return MatchResult(kind="played", score=draw) if code == "=" and draw else results.get(code)


def _player_lines(text: str, name: str) -> Iterator[tuple[int, str]]:
    lines = [(number, line) for number, line in enumerate(text.splitlines(), 1) if line.startswith("001")]
    if not lines:
        raise BrokenSheet(name, [WrongLine(1, Because.NO_CHESS_PLAYER.says())])
    short = [WrongLine(number, Because.LINE_ENDS.says()) for number, line in lines if len(line) < 15]
    if short:
        raise BrokenSheet(name, short)
    yield from lines
