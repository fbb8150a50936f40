"""The table of standings: points first, then the tie-breakers of one set, then the lot."""

from collections.abc import Collection, Iterable, Iterator, Mapping
from itertools import groupby

from msgspec import Struct

from meijin.tournament.seeds import key
from meijin.tournament.standings.breakers import (
    CODES,
    Breaker,
    BreakerSet,
    Part,
    Strength,
    breaker_values,
    strength,
    tiebreak_values,
)
from meijin.tournament.standings.explanations import explain
from meijin.tournament.standings.history import History, tally, totals

__all__ = ["Breaker", "BreakerSet", "Part", "Standing", "explain", "standings", "tiebreak_values"]


class Standing(Struct, frozen=True):
    """One line of the table."""

    player: str
    rank: int  # shared by players whom the first three tie-breakers leave tied: 1, 1, 3
    place: int | None  # strict; only in final standings, and never for a disqualified player
    points: int
    wins: int
    losses: int
    draws: int
    unbeaten: bool
    breakers: tuple[Breaker, ...]  # values alone; `explain` says how they were summed
    disqualified: bool = False


def standings(
    history: History,
    *,
    breakers: BreakerSet,
    seed: str | None,
    rounds: int,
    final: bool,
    stage: str,
    disqualified: Collection[str] = frozenset(),
    coin_overrides: Iterable[tuple[str, str]] = (),
) -> tuple[Standing, ...]:
    """The table after `rounds` closed rounds, best first, disqualified players at the end.

    Whom the tie-breakers leave tied is listed by lot (the key `tb4` of the stage), or by player id for those who may
    not know the seed yet. Places are given in final standings and for the seeds of a cut: say `final` for both; they
    need the seed. An override (winner, loser) is a judge's coin: it counts where exactly these two are tied.
    """
    _check_rounds(history, rounds)
    points = totals(history)
    values = breaker_values(history, breakers, disqualified)
    strengths = {player: (points[player], *strength(breakers, values[player])) for player in history}
    coins = frozenset(coin_overrides)
    placed = final and seed is not None
    table: list[Standing] = []
    for rank, tied in _ranked(strengths, disqualified):
        out = tied[0] in disqualified
        for player in _by_lot(tied, seed, stage, rounds, coins):
            entries = history[player]
            wins, losses, draws = tally(entries)
            standing = Standing(
                player,
                rank,
                place=len(table) + 1 if placed and not out else None,
                points=points[player],
                wins=wins,
                losses=losses,
                draws=draws,
                unbeaten=losses == 0,
                breakers=tuple(map(Breaker, CODES[breakers], values[player])),
                disqualified=out,
            )
            table.append(standing)
    return tuple(table)


def _check_rounds(history: History, rounds: int) -> None:
    for player, entries in history.items():
        if len(entries) != rounds:
            raise ValueError(f"{player} has {len(entries)} entries after {rounds} closed rounds")


def _ranked(strengths: Mapping[str, Strength], disqualified: Collection[str]) -> Iterator[tuple[int, list[str]]]:
    """Groups of tied players with the rank they share. All disqualified players share the rank after the others."""
    descending = sorted(strengths, key=strengths.__getitem__, reverse=True)
    rank = 1
    for _, group in groupby((player for player in descending if player not in disqualified), strengths.__getitem__):
        tied = list(group)
        yield rank, tied
        rank += len(tied)
    for _, group in groupby((player for player in descending if player in disqualified), strengths.__getitem__):
        yield rank, list(group)


def _by_lot(
    tied: list[str], seed: str | None, stage: str, rounds: int, coins: frozenset[tuple[str, str]]
) -> Iterable[str]:
    if len(tied) == 1:
        return tied
    if len(tied) == 2:
        for winner, loser in (tuple(tied), tuple(reversed(tied))):
            if (winner, loser) in coins:
                return (winner, loser)
    if seed is None:
        return sorted(tied)
    return sorted(tied, key=lambda player: key(seed, "tb4", stage, rounds, 0, player))
