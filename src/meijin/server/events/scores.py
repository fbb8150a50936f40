"""What has come of the live games of a match."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from meijin.server.gate.tables import reason_of
from meijin.server.tables.table import Table
from meijin.tournament.model import Event, Match, MatchResult, PlayedGame, Stage
from meijin.tournament.opening import time_coins
from meijin.tournament.tournament import Tournament

ENDS: Final = {"resigned": "concede", "resignation": "concede", "timeout": "timeout", "coin": "coin"}


class Played(NamedTuple):
    """A game of a match that is over."""

    table: Table
    game_no: int
    players: tuple[str, ...]  # by seat


def places_of(tournament: Tournament, match: Match, played: Played) -> tuple[int, ...]:
    """The place of each seat; between two a coin decides what nothing else does (6.8)."""
    return played.table.places(time_coins(tournament.chance, match.id, played.game_no)[-1])


def winner_of(tournament: Tournament, match: Match, played: Played) -> int:
    """The seat that has won a game between two."""
    return places_of(tournament, match, played).index(1)


def score_of(tournament: Tournament, match: Match, played: Sequence[Played]) -> tuple[int, int]:
    """How a match between two stands, with the games lost by penalty."""
    need = tournament.event.games_needed
    won = [0, 0]
    for place, player in enumerate(match.seats):
        won[1 - place] += match.game_losses.get(player, 0)
    for each in played:
        won[winner_of(tournament, match, each)] += 1
    return min(won[0], need), min(won[1], need)


def result_of(tournament: Tournament, match: Match, played: Sequence[Played]) -> MatchResult | None:
    """The result of a match, if the games that were played make one."""
    event = tournament.event
    games = tuple(_game(tournament, match, each) for each in played)
    if event.round.stage in (Stage.PODS, Stage.FINAL):
        if not played:
            return None
        away = tuple(player for player in match.seats if player not in played[-1].players)
        ranking = _ranking(tournament, match, played[-1])
        return MatchResult(kind="played", ranking=ranking, absent=away, games=games)
    score = score_of(tournament, match, played)
    if max(score) < event.games_needed and not _time_has_ended_it(event, played, score):
        return None
    return MatchResult(kind="played", score=score, games=games)


def _time_has_ended_it(event: Event, played: Sequence[Played], score: tuple[int, int]) -> bool:
    """Whether no other game is begun: time was called in the last one, and in an elimination somebody leads."""
    if not played or played[-1].table.time is None:
        return False
    return event.round.stage is not Stage.CUT or score[0] != score[1]


def _ranking(tournament: Tournament, match: Match, played: Played) -> tuple[tuple[str, ...], ...]:
    places = places_of(tournament, match, played)
    return tuple(
        tuple(player for player, place in zip(played.players, places, strict=True) if place == rank)
        for rank in sorted(set(places))
    )


def _game(tournament: Tournament, match: Match, played: Played) -> PlayedGame:
    """A game as the log of the event tells it."""
    table, ranking = played.table, _ranking(tournament, match, played)
    assert table.state is not None
    return PlayedGame(
        no=played.game_no,
        first=played.players[table.setup.game.went_first(table.state)],
        winner=ranking[0][0] if len(ranking[0]) == 1 else None,
        ranking=ranking if len(played.players) > 2 else (),
        end=ENDS.get(reason_of(table, table.state), "normal"),
        table=table.terms.id,
    )
