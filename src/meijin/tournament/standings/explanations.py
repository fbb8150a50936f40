"""How a player's tie-breakers were summed, entry by entry: what a page shows when asked.

Only what the one player needs is looked at, so that an answer is quick in a field of thousands.
"""

from collections.abc import Callable, Collection
from fractions import Fraction

from meijin.tournament.standings.breakers import CODES, Breaker, BreakerSet, Part, mean, met, tied_on_points
from meijin.tournament.standings.history import History, Played, is_loss, total

Parts = tuple[Part, ...]


def explain(
    history: History, player: str, breakers: BreakerSet, disqualified: Collection[str] = ()
) -> tuple[Breaker, ...]:
    """The player's tie-breakers with their parts, in the order of the rounds.

    A value is the sum of the parts that are not dropped, in pods (PTB1, PTB3) their mean.
    """
    match breakers:
        case "TB":
            explained = _swiss(history, player)
        case "OTB":
            explained = _by_hand(history, player)
        case "RR":
            explained = _round_robin(history, player, disqualified)
        case "POD":
            explained = _pods(history, player)
    return tuple(map(Breaker, CODES[breakers], *zip(*explained, strict=True)))


Explained = tuple[int | Fraction | None, Parts]


def _swiss(history: History, player: str) -> tuple[Explained, Explained, Explained]:
    first = _without_lowest(_opponents_points(history, player), 1)
    second = _of_opponents(history, player, lambda opponent: _whole_schedule(history, opponent))
    lost = _of_rounds(history, player, lambda number, played: number * number if is_loss(played) else 0)
    return (_sum(first), first), (_sum(second), second), (_sum(lost) if lost else None, lost)


def _by_hand(history: History, player: str) -> tuple[Explained, Explained, Explained]:
    entries = _opponents_points(history, player)
    first, second = _without_lowest(entries, 1), _without_lowest(entries, 2)
    loss = _of_rounds(history, player, lambda number, played: number if is_loss(played) else 0)[:1]
    return (_sum(first), first), (_sum(second), second), (_sum(loss) if loss else None, loss)


def _round_robin(
    history: History, player: str, disqualified: Collection[str]
) -> tuple[Explained, Explained, Explained]:
    tied = tied_on_points(history, disqualified)[player]
    among = tuple(
        Part(number, played.opponents[0], played.points, False, played.result)
        for number, played in enumerate(history[player], 1)
        if not tied.isdisjoint(played.opponents)
    )
    lost = _of_rounds(history, player, lambda number, played: played.games_lost)
    won = _of_rounds(history, player, lambda number, played: played.games_won)
    return (_sum(among), among), (_sum(lost), lost), (_sum(won), won)


def _pods(history: History, player: str) -> tuple[Explained, Explained, Explained]:
    first = _mates_points(history, player)
    outright = _of_rounds(history, player, lambda number, played: int(played.outright))
    third = _of_opponents(history, player, lambda mate: _mean(_mates_points(history, mate)))
    return (_mean(first), first), (_sum(outright), outright), (_mean(third), third)


def _sum(parts: Parts) -> int | Fraction:
    return sum(part.value for part in parts if not part.dropped)


def _mean(parts: Parts) -> Fraction:
    return mean([part.value for part in parts if not part.dropped])


def _without_lowest(parts: Parts, count: int) -> Parts:
    """Marks the lowest parts as dropped; of equal ones a round without an opponent goes first, then the earlier."""
    ascending = sorted(range(len(parts)), key=lambda at: (parts[at].value, parts[at].opponent is not None, at))
    dropped = set(ascending[:count])
    return tuple(Part(part.round, part.opponent, part.value, at in dropped, part.note) for at, part in enumerate(parts))


def _opponents_points(history: History, player: str) -> Parts:
    """One part per round: what the opponent has, or 0 where there was none."""
    return tuple(
        Part(number, opponent, total(history[opponent]) if opponent else 0, False, played.result)
        for number, played in enumerate(history[player], 1)
        for opponent in played.opponents or (None,)
    )


def _whole_schedule(history: History, player: str) -> int:
    return sum(total(history[opponent]) for opponent in met(history[player]))


def _mates_points(history: History, player: str) -> Parts:
    return _without_lowest(_of_opponents(history, player, lambda mate: total(history[mate])), 1)


def _of_opponents(history: History, player: str, value: Callable[[str], int | Fraction]) -> Parts:
    """One part for each opponent met, as often as met."""
    return tuple(
        Part(number, opponent, value(opponent), False, played.result)
        for number, played in enumerate(history[player], 1)
        for opponent in played.opponents
    )


def _of_rounds(history: History, player: str, value: Callable[[int, Played], int]) -> Parts:
    """One part for each round in which the value is not 0. A whole pod is named by nobody."""
    parts = []
    for number, played in enumerate(history[player], 1):
        opponent = played.opponents[0] if len(played.opponents) == 1 else None
        parts.append(Part(number, opponent, value(number, played), False, played.result))
    return tuple(part for part in parts if part.value)
