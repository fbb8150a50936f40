"""What the closed rounds were for each player: all that standings are made of."""

from collections.abc import Mapping
from enum import StrEnum

from msgspec import Struct


class Result(StrEnum):
    """What a round was for a player."""

    WIN = "win"
    LOSS = "loss"
    DRAW = "draw"
    BYE = "bye"
    MISSED = "missed"  # before a late entry: a match loss
    LEFT = "left"  # after a drop or a disqualification: neither won nor lost
    REST = "rest"  # round robin, the opponent was the dummy
    VOID = "void"  # struck out: no points, no opponent
    POD = "pod"


class Played(Struct, frozen=True):
    """One round of one player."""

    result: Result
    points: int  # match points of the round; in pods eighths of a match point
    opponents: tuple[str, ...] = ()
    """Nobody for a bye and for a missed, left, rested or void round; the pod-mates in pods."""
    games_won: int = 0
    games_lost: int = 0
    place: int | None = None  # in a pod, the best of the places that are shared
    outright: bool = False  # first place of a pod, shared with nobody


History = Mapping[str, tuple[Played, ...]]
"""After r closed rounds exactly r entries per player; every opponent is a player in it too."""


def total(rounds: tuple[Played, ...]) -> int:
    """The points of a player over all rounds, byes included."""
    return sum([played.points for played in rounds])


def totals(history: History) -> dict[str, int]:
    """The points of every player."""
    return {player: total(rounds) for player, rounds in history.items()}


def is_loss(played: Played) -> bool:
    """Whether the round counts as lost: forfeits, double losses and missed rounds do, byes and left rounds do not."""
    return played.result is Result.LOSS or played.result is Result.MISSED


def tally(rounds: tuple[Played, ...]) -> tuple[int, int, int]:
    """Wins, losses and draws. A bye is a win. In a pod first place is a win, shared a draw, any other place a loss."""
    wins = losses = draws = 0
    for played in rounds:
        result = played.result
        if result is Result.POD:
            first = played.place == 1
            wins += played.outright
            draws += first and not played.outright
            losses += not first
        elif result is Result.WIN or result is Result.BYE:
            wins += 1
        elif result is Result.LOSS or result is Result.MISSED:
            losses += 1
        elif result is Result.DRAW:
            draws += 1
    return wins, losses, draws
