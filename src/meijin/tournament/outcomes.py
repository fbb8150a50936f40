"""What a match comes to: which scores can be, how many match points they are worth (6.9-6.12, 9.1, R9, R26)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from msgspec import Struct

from meijin.kernel.errors import counted
from meijin.tournament.model import Event, Kind, Match, MatchResult, Phase, Stage
from meijin.tournament.pairing import pods
from meijin.tournament.refusal import Refused, Why

KINDS: Final = ("played", "intentional_draw", "concession", "forfeit", "double_loss", "void")
_GOES_ON: Final = "one player of an elimination match must go on: enter a forfeit"
# How no match of the elimination ends, and why.
_UNDECIDED: Final = {
    "intentional_draw": "there are no draws in elimination: the match must be played (6.10)",
    "double_loss": _GOES_ON,
    "void": _GOES_ON,
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
        raise Refused(
            Why.IMPOSSIBLE, f"a result of kind {result.kind!r} does not exist; it is one of {', '.join(KINDS)}"
        )
    if len(match.seats) == 1:
        raise Refused(Why.IMPOSSIBLE, f"{match.id} is a bye: its result is fixed")
    for player in (*result.absent, *([result.loser] if result.loser else [])):
        if player not in match.seats:
            raise Refused(Why.UNKNOWN, f"{player!r} does not sit at this match; {' and '.join(match.seats)} do")
    if stage is Stage.CUT and result.kind in _UNDECIDED:
        raise Refused(Why.IMPOSSIBLE, _UNDECIDED[result.kind])
    if result.kind == "void":
        return Settled(Kind.VOID, (0, 0), {})
    if stage in (Stage.PODS, Stage.FINAL):
        return _pod(event, match, result)
    return _duel(event, stage, match, result, time_called=time_called)


def _duel(event: Event, stage: Stage, match: Match, result: MatchResult, *, time_called: bool) -> Settled:
    if result.ranking:
        raise Refused(Why.IMPOSSIBLE, "a match of two has a score, such as 2-1, and no list of places")
    lost = {"forfeit": (result.loser,), "double_loss": match.seats}.get(result.kind, ())
    if not set(result.absent) <= set(lost):
        raise Refused(Why.IMPOSSIBLE, "whoever was absent has lost: enter a forfeit or a double loss")
    if result.kind == "double_loss":
        return Settled(Kind.DOUBLE_LOSS, (0, 0), dict.fromkeys(match.seats, event.settings.mp_loss))
    if result.kind == "intentional_draw":
        return _intentional_draw(event, match, result)
    if result.kind == "forfeit":
        return forfeited(event, match, _loser(result))
    if result.score is None:
        raise Refused(Why.IMPOSSIBLE, f"the score is missing: {possible_scores(event.settings.best_of)}")
    if result.kind == "concession":
        return _conceded(event, match, _loser(result), result.score)
    return _played(event, stage, match, result.score, time_called=time_called)


def _loser(result: MatchResult) -> str:
    if not result.loser:
        raise Refused(Why.IMPOSSIBLE, f"a {result.kind} needs to say who lost")
    return result.loser


def forfeited(event: Event, match: Match, loser: str) -> Settled:
    """A match lost without play, whatever the score was (R9)."""
    need = event.games_needed
    score = (0, need) if match.seats[0] == loser else (need, 0)
    return Settled(Kind.FORFEIT, score, _points(event, match, score))


def _intentional_draw(event: Event, match: Match, result: MatchResult) -> Settled:
    if result.score not in (None, (0, 0)):
        raise Refused(Why.IMPOSSIBLE, "an intentional draw is 0-0: games already begun do not count (6.10)")
    return Settled(Kind.INTENTIONAL_DRAW, (0, 0), dict.fromkeys(match.seats, event.settings.mp_draw))


def _conceded(event: Event, match: Match, loser: str, score: tuple[int, int]) -> Settled:
    need = event.games_needed
    if max(score) >= need or min(score) < 0:
        raise Refused(Why.IMPOSSIBLE, f"a match that stands {score[0]}-{score[1]} is over: it cannot be conceded")
    final = (score[0], need) if match.seats[0] == loser else (need, score[1])
    if why := _without_penalties(match, final):
        raise Refused(Why.IMPOSSIBLE, why)
    return Settled(Kind.WIN, final, _points(event, match, final))


def _played(event: Event, stage: Stage, match: Match, score: tuple[int, int], *, time_called: bool) -> Settled:
    if why := _against(event, stage, match, score, time_called=time_called):
        raise Refused(Why.IMPOSSIBLE, why)
    return Settled(Kind.DRAW if score[0] == score[1] else Kind.WIN, score, _points(event, match, score))


def _against(event: Event, stage: Stage, match: Match, score: tuple[int, int], *, time_called: bool) -> str:
    """Why a match cannot have been played to a score; nothing if it can."""
    best_of = event.settings.best_of
    need = event.games_needed
    high, low = max(score), min(score)
    shown = f"{score[0]}-{score[1]}"
    if low < 0 or high > need or low >= need or high == 0:
        return f"{shown} cannot be: {possible_scores(best_of)}"
    if high == low and stage is Stage.CUT:
        return f"{shown} is a draw, and there are none in elimination: game {best_of} decides (6.13)"
    if high < need and not time_called and not match.game_losses:
        return f"at {shown} the match is not over: that can stand only once time was called in the round"
    return _without_penalties(match, score)


def _without_penalties(match: Match, score: tuple[int, int]) -> str:
    """Games lost by penalty are games won by the opponent: which of them a score leaves out."""
    for seat, player in enumerate(match.seats):
        lost = match.game_losses.get(player, 0)
        if score[1 - seat] < lost:
            games = f"{player} lost {counted(lost, 'game')} by penalty"
            return f"{games}, which {score[0]}-{score[1]} does not count for the opponent"
    return ""


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


def possible_scores(best_of: int) -> str:
    """The scores that can be, in a sentence.

    >>> possible_scores(3)
    'a best of 3 ends 2-0 or 2-1; once time was called, also 1-0 or 1-1'
    """
    need = best_of // 2 + 1
    full = [f"{need}-{low}" for low in range(need)]
    short = [f"{high}-{low}" for high in range(1, need) for low in range(high + 1)]
    at_time = f"; once time was called, also {' or '.join(short)}" if short else ""
    return f"a best of {best_of} ends {' or '.join(full)}{at_time}"


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
        raise Refused(Why.IMPOSSIBLE, "a pod ends with places; somebody who did not come is entered as absent")
    ranking = _with_penalties(match, result.ranking, result.absent)
    placed = [player for place in ranking for player in place]
    if sorted(placed) != sorted(match.seats):
        raise Refused(
            Why.IMPOSSIBLE,
            f"the places must name each of {', '.join(match.seats)} once; they name {', '.join(placed) or 'nobody'}",
        )
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
