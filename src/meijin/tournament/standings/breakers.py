"""The values of the tie-breakers, without how they were summed: fast enough for the pairing of thousands."""

from collections.abc import Collection, Mapping, Sequence
from fractions import Fraction
from math import inf, lcm
from typing import Final, Literal

from msgspec import Struct

from meijin.tournament.standings.history import History, Played, Result, is_loss, totals

BreakerSet = Literal["TB", "OTB", "RR", "POD"]
Value = int | Fraction | None  # None stands for a player without a loss, who is ahead of every number (TB3, OTB3)

CODES: Mapping[BreakerSet, tuple[str, str, str]] = {
    "TB": ("TB1", "TB2", "TB3"),
    "OTB": ("OTB1", "OTB2", "OTB3"),
    "RR": ("RR1", "RR2", "RR3"),
    "POD": ("PTB1", "PTB2", "PTB3"),
}


IN_EIGHTHS: Final = ("PTB1", "PTB3")  # means of points, which are kept in eighths in pods


class Part(Struct, frozen=True):
    """One number a tie-breaker was summed from."""

    round: int
    opponent: str | None
    value: int | Fraction
    dropped: bool  # left out of the sum, as the lowest entry is
    note: Result  # what the round was: it says why there is no opponent


class Breaker(Struct, frozen=True):
    """One tie-breaker of one player. The parts are there only where they were asked for."""

    code: str
    value: Value
    parts: tuple[Part, ...] = ()


def breaker_values(
    history: History, breakers: BreakerSet, disqualified: Collection[str] = ()
) -> Mapping[str, tuple[Value, Value, Value]]:
    """The three tie-breakers of every player. Only round robins ask who is disqualified: nobody is tied with those."""
    match breakers:
        case "TB":
            return tiebreak_values(history)
        case "OTB":
            return _by_hand(history)
        case "RR":
            return _round_robin(history, disqualified)
        case "POD":
            return _pods(history)


Strength = tuple[int | Fraction | float, ...]


def strength(breakers: BreakerSet, values: tuple[Value, Value, Value]) -> Strength:
    """The values so that higher is ahead: no loss beats all, and in a round robin few lost games are good."""
    first, second, third = (inf if value is None else value for value in values)
    return (first, -second, third) if breakers == "RR" else (first, second, third)


def tiebreak_values(history: History) -> dict[str, tuple[int, int, int | None]]:
    """TB1, TB2 and TB3 of every player; TB3 is None for a player without a loss."""
    entries = schedule(history)
    whole = {player: sum(values) for player, values in entries.items()}
    return {
        player: (
            whole[player] - min(entries[player], default=0),
            sum([whole[opponent] for opponent in met(rounds)]),
            _squares_of_lost_rounds(rounds),
        )
        for player, rounds in history.items()
    }


def schedule(history: History) -> dict[str, list[int]]:
    """For every player the points of the opponent of each round, 0 where there was none."""
    points = totals(history)
    return {
        player: [points[played.opponents[0]] if played.opponents else 0 for played in rounds]
        for player, rounds in history.items()
    }


def _squares_of_lost_rounds(rounds: tuple[Played, ...]) -> int | None:
    lost = [number * number for number, played in enumerate(rounds, 1) if is_loss(played)]
    return sum(lost) if lost else None


def _by_hand(history: History) -> dict[str, tuple[int, int, int | None]]:
    """OTB1 to OTB3: without the lowest, without the two lowest, and the round of the first loss."""
    table = {}
    for player, entries in schedule(history).items():
        ascending = sorted(entries)
        first_loss = next((number for number, played in enumerate(history[player], 1) if is_loss(played)), None)
        table[player] = (sum(ascending[1:]), sum(ascending[2:]), first_loss)
    return table


def tied_on_points(history: History, disqualified: Collection[str] = ()) -> dict[str, frozenset[str]]:
    """For every player all who have as many points, the player included. Nobody is tied with a disqualified one."""
    groups: dict[int, set[str]] = {}
    points = totals(history)
    for player, total in points.items():
        if player not in disqualified:
            groups.setdefault(total, set()).add(player)
    closed = {total: frozenset(group) for total, group in groups.items()}
    return {
        player: frozenset({player}) if player in disqualified else closed[total] for player, total in points.items()
    }


def _round_robin(history: History, disqualified: Collection[str]) -> dict[str, tuple[int, int, int]]:
    """RR1 to RR3: points among the tied, games lost and games won in all matches."""
    tied = tied_on_points(history, disqualified)
    return {
        player: (
            sum(played.points for played in rounds if not tied[player].isdisjoint(played.opponents)),
            sum(played.games_lost for played in rounds),
            sum(played.games_won for played in rounds),
        )
        for player, rounds in history.items()
    }


def met(rounds: tuple[Played, ...]) -> list[str]:
    """All opponents or pod-mates of a player, each as often as met."""
    return [mate for played in rounds for mate in played.opponents]


def _pods(history: History) -> dict[str, tuple[Fraction, int, Fraction]]:
    """PTB1 to PTB3: the mates' mean without the lowest, outright first places, the mean of the mates' PTB1."""
    points = totals(history)
    mates = {player: met(rounds) for player, rounds in history.items()}
    first = {player: mean(sorted([points[mate] for mate in mates[player]])[1:]) for player in history}
    # Over one denominator the many sums are sums of whole numbers.
    common = lcm(*{value.denominator for value in first.values()})
    numerators = {player: value.numerator * (common // value.denominator) for player, value in first.items()}
    return {
        player: (
            first[player],
            sum(played.outright for played in rounds),
            mean([numerators[mate] for mate in mates[player]]) / common,
        )
        for player, rounds in history.items()
    }


def mean(values: Sequence[int | Fraction]) -> Fraction:
    """The exact mean, 0 of nothing."""
    return Fraction(sum(values), len(values)) if values else Fraction(0)
