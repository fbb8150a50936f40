"""How search goes about a game, as the game has found it best."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Tuning:
    """What a search is set to; each game has measured its own in the arena."""

    explore: float = 0.5  # how much an action is tried that was seldom tried, against one that has paid
    trust: float = 0.5  # how much of what is tried goes first to what rules of thumb and instinct say; at most 1
    wise: int = 1  # decisions in a row at which rules of thumb say what is tried first; beyond, instinct does
    depth: int = 40  # decisions that are looked at closely
    # Turns (``State.tempo``) after which a position is valued: what the tree does not reach is played on by instinct.
    # 0: it is valued where the tree ends.
    turns: int = 0
    rollout: int = 200  # decisions by instinct at most; without an estimate a game is played to its end
    worlds: int = 400  # possible worlds that are drawn; then they are taken once more
    # How many standard errors better an action must be, in the same worlds and with the same luck, to be preferred to
    # what the game's rules of thumb say.
    doubt: float = 1.0
    doubt_before: float = 0.0  # the same before the first turn (tempo 0), where that is more
    margin: float = 0.0  # how much more of the win it must promise besides
    slip: float = 0.3  # how often a novice passes over what looks best; each further step is as likely again
    lapse: float = 0.1  # the same for a regular
