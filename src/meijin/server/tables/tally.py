"""What becomes of somebody's finished games: how many were won, against whom, and which level is worth a try next."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import StrEnum
from typing import Final, NamedTuple

from meijin.server.tables.entry import Listing

IN_A_ROW: Final = 2  # games won or lost against a level, after which another one is suggested


class Outcome(StrEnum):
    """How a game went for a seat."""

    WON = "won"
    LOST = "lost"
    DRAWN = "drawn"


class Advice(StrEnum):
    """Advice a level is suggested."""

    FIRST = "first"  # nothing was played against a level before
    LOSSES = "losses"
    WINS = "wins"


class Played(NamedTuple):
    """A finished game as its player's tally counts it."""

    outcome: Outcome
    bot: str  # that had all other seats; empty where people or several bots had them


class Suggestion(NamedTuple):
    """The level to play next."""

    level: str
    why: Advice


def outcome_of(result: Mapping[str, float], seat: str) -> Outcome:
    """How a game went for a seat; together everybody may win or lose, against each other the same for all is a draw.

    >>> [outcome_of({"red": 1, "green": 0}, seat).value for seat in ("red", "green")]
    ['won', 'lost']
    >>> [outcome_of({"red": each, "green": each}, "red").value for each in (1, 0, -1)]
    ['won', 'drawn', 'lost']
    """
    best, mine = max(result.values()), result[seat]
    if all(each == best for each in result.values()):
        return Outcome.WON if best > 0 else Outcome.LOST if best < 0 else Outcome.DRAWN
    return Outcome.WON if mine == best else Outcome.LOST


def played_of(listing: Listing, seat: int) -> Played:
    """A finished game of whoever sat there."""
    assert listing.result is not None
    others = {each.who if each.bot else "" for place, each in enumerate(listing.seats) if place != seat}
    return Played(outcome_of(listing.result, listing.seats[seat].seat), others.pop() if len(others) == 1 else "")


def streak_of(played: Sequence[Played]) -> int:
    """How many games were won in a row, the newest first; below 0, how many were lost.

    >>> won, lost = Played(Outcome.WON, ""), Played(Outcome.LOST, "")
    >>> streak_of([won, won, lost]), streak_of([lost, won]), streak_of([])
    (2, -1, 0)
    """
    count = 0
    for each in played:
        if each.outcome is not played[0].outcome:
            break
        count += 1
    return (
        0 if not played or played[0].outcome is Outcome.DRAWN else count if played[0].outcome is Outcome.WON else -count
    )


def suggestion(played: Sequence[Played], levels: Sequence[str]) -> Suggestion | None:
    """The level to play next, of those there are from the weakest on, after these games, the newest first.

    >>> levels = ["novice", "regular", "expert"]
    >>> suggestion([], levels)
    Suggestion(level='novice', why=<Advice.FIRST: 'first'>)
    >>> suggestion([Played(Outcome.LOST, "regular")] * 2, levels)
    Suggestion(level='novice', why=<Advice.LOSSES: 'losses'>)
    >>> suggestion([Played(Outcome.WON, "regular")] * 2, levels)
    Suggestion(level='expert', why=<Advice.WINS: 'wins'>)
    >>> suggestion([Played(Outcome.WON, "expert")] * 2, levels)
    """
    against = [each for each in played if each.bot in levels]
    if not against:
        return Suggestion(levels[0], Advice.FIRST) if levels else None
    latest = against[:IN_A_ROW]
    if len(latest) < IN_A_ROW or len(set(latest)) > 1:
        return None
    place = levels.index(latest[0].bot)
    if latest[0].outcome is Outcome.LOST and place > 0:
        return Suggestion(levels[place - 1], Advice.LOSSES)
    if latest[0].outcome is Outcome.WON and place + 1 < len(levels):
        return Suggestion(levels[place + 1], Advice.WINS)
    return None
