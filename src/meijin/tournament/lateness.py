"""What it costs to come late to a table (6.12)."""

from __future__ import annotations

from typing import Literal

from meijin.tournament.model import POD_STAGES, Event, Match, Round

Cost = Literal["", "game", "match"]


def prices(event: Event, current: Round) -> tuple[tuple[int, Cost], ...]:
    """After how many milliseconds of the round's clock it costs what: more than that, not exactly that.

    A game of a pod is its last place. Where one game is the match, it is the match that is lost.
    """
    game, match = 1000 * event.settings.late_game_loss_s, 1000 * event.settings.late_match_loss_s
    if current.stage in POD_STAGES:
        return ((game, "game"),)
    return ((game, "match"),) if event.games_needed == 1 else ((game, "game"), (match, "match"))


def price(event: Event, current: Round, after: int) -> Cost:
    """What it costs to come so many milliseconds after the start."""
    cost: Cost = ""
    for limit, then in prices(event, current):
        cost = then if after > limit else cost
    return cost


def late(event: Event, current: Round, match: Match) -> dict[str, int]:
    """Who came so late to a match that it cost them something, and how many milliseconds after the start."""
    return {player: after for player, after in match.seated.items() if price(event, current, after)}


def clock_face(milliseconds: int) -> str:
    """Minutes and seconds.

    >>> clock_face(410_999)
    '6:50'
    """
    minutes, seconds = divmod(milliseconds // 1000, 60)
    return f"{minutes}:{seconds:02}"
