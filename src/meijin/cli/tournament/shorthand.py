"""What organisers type: tables, players and results in a few words."""

from __future__ import annotations

import re
from collections.abc import Sequence

from meijin.kernel.errors import MeijinError, counted, quoted
from meijin.tournament.model import Event, Match, MatchResult, Round, Stage
from meijin.tournament.names import find_player
from meijin.tournament.outcomes import possible_scores

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
        raise MeijinError(f"there is no round {number}; {counted(len(event.rounds), 'round')} paired so far")
    return event.rounds[number - 1]


def round_name(event: Event, each: Round) -> str:
    """What a round is called."""
    if each.stage is Stage.FINAL:
        return "Final table"
    if each.stage is Stage.CUT:
        players = 2 * len(each.matches)
        return {2: "Final", 4: "Semi-finals", 8: "Quarter-finals"}.get(players, f"Last {players}")
    planned = f" of {event.rounds_planned}" if event.rounds_planned else ""
    return f"Round {each.no}{planned}"


def match_of(event: Event, words: str, number: int | None) -> tuple[Match, str | None]:
    """The match at a table, or the match of a player, and then which player was named."""
    current = round_of(event, number)
    if words.isdecimal():
        for match in current.matches:
            if str(match.table) == words.lstrip("0"):
                return match, None
        tables = [match.table for match in current.matches if match.table is not None]
        right = f"the tables are {min(tables)} to {max(tables)}" if tables else "nobody plays"
        raise MeijinError(f"there is no table {words} in {round_name(event, current)}; {right}")
    player = find_player(event, words).player
    found = current.of(player)
    if found is None:
        raise MeijinError(f"{player} is not paired in {round_name(event, current)}")
    if found.table is None:
        raise MeijinError(f"{player} has the bye in {round_name(event, current)}: its result is fixed")
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
            raise MeijinError("say who is absent, such as: absent Ann")
    if len(match.seats) > 2 or (words and re.search(r"[,=>]", words[0])):
        ranking = _places(event, " ".join(words))
        return MatchResult(kind="played", ranking=ranking, absent=absent)
    if absent and not words:
        if len(absent) > 1:
            return MatchResult(kind="double_loss", absent=absent)
        return MatchResult(kind="forfeit", loser=absent[0], absent=absent)
    return _duel(event, match, words, first, announced)


def _duel(event: Event, match: Match, words: Sequence[str], first: str | None, announced: int | None) -> MatchResult:
    word, rest = words[0].lower(), words[1:]
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
    raise MeijinError(
        f"{quoted(' '.join(words))} is no result; write a score, as {possible_scores(event.settings.best_of)}; "
        "or id, forfeit PLAYER, absent PLAYER, concede PLAYER, double or void"
    )


def _score(words: str, match: Match, first: str | None) -> tuple[int, int]:
    if not re.fullmatch(r"\d{1,2}[-:]\d{1,2}", words):
        raise MeijinError(f"{quoted(words)} is no score; write it like 2-1")
    one, other = (int(games) for games in re.split("[-:]", words))
    return (other, one) if first is not None and match.seats[0] != first else (one, other)


def _places(event: Event, words: str) -> tuple[tuple[str, ...], ...]:
    """The places of a pod: ``P1>P2=P3`` or ``P1,P2=P3``."""
    if not words.strip():
        raise MeijinError("the places are missing; write them like P01,P02=P03,P04")
    if re.fullmatch(r"\d{1,2}[-:]\d{1,2}|id|forfeit .*|concede .*|double|void", words.lower()):
        raise MeijinError(
            f"{quoted(words)} is a result between two; at a pod write everybody by place, the winner first, "
            "like P01,P02=P03,P04 (P02 and P03 share a place)"
        )
    return tuple(
        tuple(find_player(event, player.strip()).player for player in place.split("="))
        for place in re.split("[,>]", words)
    )


def shown_result(match: Match) -> str:
    """The result of a match in a few signs; empty where it has none."""
    if not match.settled:
        return {"disputed": "disputed", "reported": "reported"}.get(str(match.state), "")
    if len(match.seats) == 1:
        return "bye"
    if match.ranking:
        return " > ".join("=".join(place) for place in match.ranking)
    score = f"{match.score[0]}-{match.score[1]}"
    kind = {"forfeit": " forfeit", "draw": " draw"}.get(str(match.kind), "")
    plain = {"intentional_draw": "intentional draw", "double_loss": "double loss", "void": "void"}
    return plain.get(str(match.kind), f"{score}{kind}") + (" *" if match.corrected else "")
