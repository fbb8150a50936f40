"""What a match comes to: which scores can be, how many match points they are worth (6.9-6.12, 9.1, R9, R26)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from msgspec import Struct

from meijin.tournament.because import Because
from meijin.tournament.errors import EventError
from meijin.tournament.messages import Score
from meijin.tournament.model import Event, Kind, Match, MatchResult, Phase, Stage
from meijin.tournament.pairing import pods

KINDS: Final = ("played", "intentional_draw", "concession", "forfeit", "double_loss", "void")
# How no match of the elimination ends, and why.
_UNDECIDED: Final = {
    "intentional_draw": Because.NO_DRAWS_IN_CUT,
    "double_loss": Because.SOMEBODY_GOES_ON,
    "void": Because.SOMEBODY_GOES_ON,
}


class Settled(Struct, frozen=True):
    """A result with its points."""

    kind: Kind
    score: tuple[int, int]
    points: dict[str, int]
    ranking: tuple[tuple[str, ...], ...] = ()


def settle(event: Event, stage: Stage, match: Match, result: MatchResult, *, time_called: bool) -> Settled:
    """The result that a report or an entry means for a match; outcomes that cannot be are refused."""
    if result.kind not in KINDS:
        raise EventError(Because.NO_SUCH_KIND, sort=result.kind, sorts=KINDS)
    if len(match.seats) == 1:
        raise EventError(Because.IS_A_BYE)
    for player in (*result.absent, *([result.loser] if result.loser else [])):
        if player not in match.seats:
            raise EventError(Because.NOT_AT_MATCH, player=player, players=match.seats)
    if stage is Stage.CUT and result.kind in _UNDECIDED:
        raise EventError(_UNDECIDED[result.kind])
    if result.kind == "void":
        return Settled(Kind.VOID, (0, 0), {})
    if stage in (Stage.PODS, Stage.FINAL):
        return _pod(event, match, result)
    return _duel(event, stage, match, result, time_called=time_called)


def _duel(event: Event, stage: Stage, match: Match, result: MatchResult, *, time_called: bool) -> Settled:
    if result.ranking:
        raise EventError(Because.NO_PLACES_FOR_TWO)
    lost = {"forfeit": (result.loser,), "double_loss": match.seats}.get(result.kind, ())
    if not set(result.absent) <= set(lost):
        raise EventError(Because.ABSENT_HAS_LOST)
    if result.kind == "double_loss":
        return Settled(Kind.DOUBLE_LOSS, (0, 0), dict.fromkeys(match.seats, event.settings.mp_loss))
    if result.kind == "intentional_draw":
        return _intentional_draw(event, match, result)
    if result.kind == "forfeit":
        return forfeited(event, match, _loser(result))
    if result.score is None:
        raise EventError(Because.SCORE_MISSING, **possible_scores(event.settings.best_of))
    if result.kind == "concession":
        return _conceded(event, match, _loser(result), result.score)
    return _played(event, stage, match, result.score, time_called=time_called)


def _loser(result: MatchResult) -> str:
    if not result.loser:
        raise EventError(Because.LOSER_MISSING, sort=result.kind)
    return result.loser


def forfeited(event: Event, match: Match, loser: str) -> Settled:
    """A match lost without play, whatever the score was (R9)."""
    need = event.games_needed
    score = (0, need) if match.seats[0] == loser else (need, 0)
    return Settled(Kind.FORFEIT, score, _points(event, match, score))


def _intentional_draw(event: Event, match: Match, result: MatchResult) -> Settled:
    if result.score not in (None, (0, 0)):
        raise EventError(Because.DRAW_IS_NIL)
    return Settled(Kind.INTENTIONAL_DRAW, (0, 0), dict.fromkeys(match.seats, event.settings.mp_draw))


def _conceded(event: Event, match: Match, loser: str, score: tuple[int, int]) -> Settled:
    need = event.games_needed
    if max(score) >= need or min(score) < 0:
        raise EventError(Because.OVER_ALREADY, score=Score(*score))
    final = (score[0], need) if match.seats[0] == loser else (need, score[1])
    if against := _without_penalties(match, final):
        raise against
    return Settled(Kind.WIN, final, _points(event, match, final))


def _played(event: Event, stage: Stage, match: Match, score: tuple[int, int], *, time_called: bool) -> Settled:
    if against := _against(event, stage, match, score, time_called=time_called):
        raise against
    return Settled(Kind.DRAW if score[0] == score[1] else Kind.WIN, score, _points(event, match, score))


def _against(
    event: Event, stage: Stage, match: Match, score: tuple[int, int], *, time_called: bool
) -> EventError | None:
    """Why a match cannot have been played to a score; None if it can."""
    best_of = event.settings.best_of
    need = event.games_needed
    high, low = max(score), min(score)
    shown = Score(*score)
    if low < 0 or high > need or low >= need or high == 0:
        return EventError(Because.NO_SUCH_SCORE, score=shown, **possible_scores(best_of))
    if high == low and stage is Stage.CUT:
        return EventError(Because.DRAW_IN_CUT, score=shown, best_of=best_of)
    if high < need and not time_called and not match.game_losses:
        return EventError(Because.NOT_OVER, score=shown)
    return _without_penalties(match, score)


def _without_penalties(match: Match, score: tuple[int, int]) -> EventError | None:
    """Games lost by penalty are games won by the opponent: which of them a score leaves out."""
    for seat, player in enumerate(match.seats):
        lost = match.game_losses.get(player, 0)
        if score[1 - seat] < lost:
            return EventError(Because.PENALTY_NOT_COUNTED, player=player, games=lost, score=Score(*score))
    return None


def scores(event: Event, stage: Stage, match: Match) -> tuple[tuple[int, int], ...]:
    """The scores that a match of two can be played to as things stand, or be put right to: the first seat's best first.

    Turned around, the order is the second seat's.
    """
    if len(match.seats) != 2 or stage in (Stage.PODS, Stage.FINAL):
        return ()
    games = range(event.games_needed + 1)
    later = match.settled or event.phase is Phase.TIME_CALLED
    found = [
        (one, other)
        for one in games
        for other in games
        if not _against(event, stage, match, (one, other), time_called=later)
    ]
    return tuple(
        sorted(found, key=lambda score: (score[1] - score[0], max(score) * (1 if score[0] < score[1] else -1)))
    )


def kinds(event: Event, stage: Stage, match: Match) -> tuple[str, ...]:
    """How a match can end at all: there is always a winner in elimination, and bots agree on nothing."""
    agreed = all(event.entrants[player].bot is None for player in match.seats)
    return tuple(
        kind
        for kind in KINDS
        if not (stage is Stage.CUT and kind in _UNDECIDED) and (agreed or kind != "intentional_draw")
    )


def possible_scores(best_of: int) -> dict[str, Any]:
    """The scores that can be, and those that can only once time was called.

    >>> {name: len(scores) for name, scores in possible_scores(3).items() if name != "best_of"}
    {'full': 2, 'short': 2}
    """
    need = best_of // 2 + 1
    full = tuple(Score(need, low) for low in range(need))
    short = tuple(Score(high, low) for high in range(1, need) for low in range(high + 1))
    return {"best_of": best_of, "full": full, "short": short}


def _points(event: Event, match: Match, score: tuple[int, int]) -> dict[str, int]:
    terms = event.settings
    if score[0] == score[1]:
        return dict.fromkeys(match.seats, terms.mp_draw)
    winner = 0 if score[0] > score[1] else 1
    return {match.seats[winner]: terms.mp_win, match.seats[1 - winner]: terms.mp_loss}


def losers(points: Mapping[str, int]) -> frozenset[str]:
    """Who goes out with the points of a match of the cut; nobody where both had left."""
    best = max(points.values(), default=0)
    return frozenset(player for player, own in points.items() if own < best)


def bye(event: Event, match: Match) -> Settled:
    """The points of a player without an opponent."""
    points = 24 if match.id.startswith(Stage.PODS) else event.settings.mp_win
    return Settled(Kind.BYE, (0, 0), {match.seats[0]: points})


def _pod(event: Event, match: Match, result: MatchResult) -> Settled:
    if result.kind not in ("played", "forfeit"):
        raise EventError(Because.POD_HAS_PLACES)
    ranking = _with_penalties(match, result.ranking, result.absent)
    placed = [player for place in ranking for player in place]
    if sorted(placed) != sorted(match.seats):
        raise EventError(Because.PLACES_NAME_ALL, players=match.seats, named=tuple(placed))
    eighths = pods.points([len(place) for place in ranking], winner_only=event.settings.pod_points == "winner")
    points = {player: value for place, value in zip(ranking, eighths, strict=True) for player in place}
    points.update(dict.fromkeys(result.absent, 0))
    return Settled(Kind.POD, (0, 0), points, ranking)


def _with_penalties(
    match: Match, ranking: Sequence[Sequence[str]], absent: Sequence[str]
) -> tuple[tuple[str, ...], ...]:
    """The places, with who lost the game by penalty and then who was absent moved to the last ones (9.8)."""
    lost = [player for place in ranking for player in place if match.game_losses.get(player) and player not in absent]
    rest = [tuple(p for p in place if p not in lost and p not in absent) for place in ranking]
    return tuple(place for place in (*rest, tuple(lost), tuple(absent)) if place)
