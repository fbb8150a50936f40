"""How search goes about a game, as the game has found it best."""

from __future__ import annotations

from dataclasses import dataclass, fields
from math import isfinite
from typing import Final

from meijin.kernel.errors import MeijinError, quoted

# Settings that are not just any number from 0 on.
AT_LEAST_ONE: Final = frozenset({"depth", "familiar", "worlds", "effort"})
A_SHARE: Final = frozenset({"trust", "tree", "slip", "lapse"})


@dataclass(frozen=True)
class Tuning:
    """What a search is set to; each game has measured its own in the arena."""

    explore: float = 0.5  # how much an action is tried that was seldom tried, against one that has paid
    trust: float = 0.5  # how much of what is tried goes first to what rules of thumb and instinct say; at most 1
    wise: int = 1  # decisions in a row at which rules of thumb say what is tried first; beyond, instinct does
    depth: int = 40  # decisions that are looked at closely
    familiar: int = 8  # visits after which the tree knows better than instinct how to go on
    # Turns (``State.tempo``) after which a position is valued: what the tree does not reach is played on by instinct.
    # 0: it is valued where the tree ends.
    turns: int = 0
    rollout: int = 200  # decisions by instinct at most; without an estimate a game is played to its end
    # How much of a budget goes to a tree, whose best candidates the rest compares; below 1. With 0 all actions are
    # compared from the beginning, which is better where instinct plays on well.
    tree: float = 0.5
    worlds: int = 1000  # possible worlds that are drawn; then they are taken once more
    # What is expected of another candidate before it is tried against what the game advises: by how much of the win it
    # is worse, and how far that goes up and down from decision to decision.
    lead: float = 0.01
    spread: float = 0.05
    effort: int = 1000  # iterations of the best level for a decision, as far as its time goes
    slip: float = 0.3  # how often a novice passes over what looks best; each further step is as likely again
    lapse: float = 0.1  # the same for a regular

    def __post_init__(self) -> None:
        for each in fields(self):
            value = getattr(self, each.name)
            most = 1.0 if each.name == "trust" else 0.999
            if each.name in AT_LEAST_ONE:
                fits, wanted = value >= 1, "at least 1"
            elif each.name in A_SHARE:
                fits, wanted = 0.0 <= value <= most, f"from 0 to {most:g}"
            elif each.name == "spread":
                fits, wanted = 0.0 < value <= 1.0, "above 0 and at most 1"
            else:
                fits, wanted = value >= 0 and isfinite(value), "a number from 0 on"
            if not fits:
                raise MeijinError(f"{each.name} of a search is {wanted}, not {quoted(value)}")
