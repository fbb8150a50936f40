"""What organisers type: tables, players and results in a few words."""

from __future__ import annotations

import re
from collections.abc import Sequence

from meijin.cli import language
from meijin.cli.tournament.tasks import words, wrong
from meijin.kernel.errors import quoted
from meijin.tournament.because import Because
from meijin.tournament.errors import EventError
from meijin.tournament.messages import InRound
from meijin.tournament.model import Event, Match, MatchResult, Round, Stage
from meijin.tournament.names import find_player
from meijin.tournament.outcomes import possible_scores
from meijin.tournament.speaking import speech_in

RESULTS = """\
results:
  2-1              games won; for a table the first of the pairing comes first, for a
                   player that player (report FILE Ann 2-1)
  id               an intentional draw (--announced SECONDS: when it was said)
  forfeit PLAYER   this player loses without play
  absent PLAYER    the same, for somebody who did not come; name both if nobody came
  concede PLAYER [1-0]   this player gives up, at this score
  double           both lose
  void             the match does not count
  Ann,Ben=Cleo,Dan the places of a pod, shared ones with = (commas or ">"); "absent PLAYER"
                   may follow
"""


def round_of(event: Event, number: int | None) -> Round:
    """A round by its number through the whole event; the newest without one."""
    if number is None:
        return event.round
    if not 1 <= number <= len(event.rounds):
        raise EventError(Because.NO_ROUND_OF_NUMBER, round=number, rounds=len(event.rounds))
    return event.rounds[number - 1]


def round_name(event: Event, each: Round) -> str:
    """What a round is called."""
    name = speech_in(language.spoken()).tell(InRound(each.stage, each.no, 2 * len(each.matches)))
    if each.stage in (Stage.FINAL, Stage.CUT) or not event.rounds_planned:
        return name
    return words("round_of", no=each.no, all=event.rounds_planned)


def match_of(event: Event, said: str, number: int | None) -> tuple[Match, str | None]:
    """The match at a table, or the match of a player, and then which player was named."""
    current = round_of(event, number)
    if said.isdecimal():
        for match in current.matches:
            if str(match.table) == said.lstrip("0"):
                return match, None
        tables = [match.table for match in current.matches if match.table is not None]
        first, last = (min(tables), max(tables)) if tables else (0, 0)
        raise wrong("no_table", table=said, round=round_name(event, current), first=first, last=last)
    player = find_player(event, said).player
    found = current.of(player)
    if found is None:
        raise wrong("not_paired", player=player, round=round_name(event, current))
    if found.table is None:
        raise wrong("has_bye", player=player, round=round_name(event, current))
    return found, player


def result_of(
    event: Event, match: Match, words: Sequence[str], first: str | None, announced: int | None = None
) -> MatchResult:
    """The result that words stand for."""
    absent: tuple[str, ...] = ()
    if "absent" in words:
        at = list(words).index("absent")
        absent = tuple(find_player(event, each).player for each in words[at + 1 :])
        words = words[:at]
        if not absent:
            raise wrong("absent_whom")
    if len(match.seats) > 2 or (words and re.search(r"[,=>]", words[0])):
        ranking = _places(event, " ".join(words))
        return MatchResult(kind="played", ranking=ranking, absent=absent)
    if absent and not words:
        if len(absent) > 1:
            return MatchResult(kind="double_loss", absent=absent)
        return MatchResult(kind="forfeit", loser=absent[0], absent=absent)
    return _duel(event, match, words, first, announced)


def _duel(event: Event, match: Match, said: Sequence[str], first: str | None, announced: int | None) -> MatchResult:
    word, rest = said[0].lower(), said[1:]
    if word == "id" and not rest:
        return MatchResult(kind="intentional_draw", announced_s=announced)
    if word in ("forfeit", "concede") and rest:
        loser = find_player(event, rest[0]).player
        if word == "forfeit" and len(rest) == 1:
            return MatchResult(kind="forfeit", loser=loser)
        if word == "concede" and len(rest) <= 2:
            score = _score(rest[1] if len(rest) == 2 else "0-0", match, first)
            return MatchResult(kind="concession", loser=loser, score=score)
    if word == "double" and not rest:
        return MatchResult(kind="double_loss")
    if word == "void" and not rest:
        return MatchResult(kind="void")
    if not rest and re.fullmatch(r"\d{1,2}[-:]\d{1,2}", word):
        return MatchResult(kind="played", score=_score(word, match, first))
    scores = possible_scores(event.settings.best_of)
    missing = speech_in(language.spoken()).tell(Because.SCORE_MISSING.says(**scores))
    raise wrong("no_result", said=quoted(" ".join(said)), scores=missing)


def _score(said: str, match: Match, first: str | None) -> tuple[int, int]:
    if not re.fullmatch(r"\d{1,2}[-:]\d{1,2}", said):
        raise wrong("no_score", said=quoted(said))
    one, other = (int(games) for games in re.split("[-:]", said))
    return (other, one) if first is not None and match.seats[0] != first else (one, other)


def _places(event: Event, said: str) -> tuple[tuple[str, ...], ...]:
    """The places of a pod: ``P1>P2=P3`` or ``P1,P2=P3``."""
    if not said.strip():
        raise wrong("no_places")
    if re.fullmatch(r"\d{1,2}[-:]\d{1,2}|id|forfeit .*|concede .*|double|void", said.lower()):
        raise wrong("between_two", said=quoted(said))
    return tuple(
        tuple(find_player(event, player.strip()).player for player in place.split("="))
        for place in re.split("[,>]", said)
    )


def shown_result(match: Match) -> str:
    """The result of a match in a few signs; empty where it has none."""
    if not match.settled:
        return words("shown", kind=str(match.state), score="")
    if match.ranking:
        return " > ".join("=".join(place) for place in match.ranking)
    score = f"{match.score[0]}-{match.score[1]}"
    return words("shown", kind=str(match.kind), score=score) + (" *" if match.corrected else "")
