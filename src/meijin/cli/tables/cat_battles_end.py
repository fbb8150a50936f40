"""How a game of Cat Battles ended, and why."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from meijin.cli.sight import Sight
from meijin.cli.tables.cat_battles_sight import boss_of, held_by, other
from meijin.games.cat_battles.cards import SEATS
from meijin.words import Speech


def why(seen: Sight, speech: Speech, say: Callable[..., str]) -> str:
    """Why the game is over."""
    returns = cast("list[float]", seen.view["returns"])
    winner = SEATS[returns.index(max(returns))]
    turn = seen.counters["turn"]
    lost = speech.seat(other(winner))
    match seen.view["ending"]:
        case "resigned":
            return say("table-resigned", seat=lost, turn=turn)
        case "boss_fled" if returns[0] == returns[1]:
            return say("table-both_fled", turn=turn)
        case "boss_fled":
            boss = speech.card(boss_of(seen, other(winner)))
            return say("table-fled", seat=lost, boss=boss, turn=turn)
        case "timeout":
            return say("table-timeout", turn=turn)
    return say("table-last_turn", turn=turn, because=_comparison(seen, winner, speech, say))


def _comparison(seen: Sight, winner: str, speech: Speech, say: Callable[..., str]) -> str:
    """What decides after the last turn."""
    loser = other(winner)
    held = {seat: held_by(seen, boss_of(seen, seat)) for seat in SEATS}
    for place, mine, theirs in (
        ("boss", held[winner], held[loser]),
        ("box", seen.of("box", winner), seen.of("box", loser)),
        ("dish", seen.of("dish", winner), seen.of("dish", loser)),
    ):
        if mine != theirs:
            return say("table-more_fish", seat=speech.seat(winner), place=place, mine=mine, theirs=theirs)
    return say("table-equal")
