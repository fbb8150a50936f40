"""Choices that are sure mistakes, for whoever wants to be asked once before making one.

They are found as bots judge: from what the seat knows and no more. What every choice leads to is played on by instinct,
in the same possible worlds and with the same luck, and then valued by what was learned about the game.
"""

from __future__ import annotations

from math import sqrt
from time import perf_counter
from typing import Final, NamedTuple

from meijin.bots.search.afterwards import afterwards
from meijin.bots.search.belief import Belief
from meijin.kernel.generator import Rng
from meijin.kernel.knowledge import Knowledge
from meijin.kernel.parcel import from_text
from meijin.kernel.weights import estimator_of

MARGIN: Final = 0.12  # of the chance to win: what a mistake loses at least against the best choice
SURE: Final = 2.0  # standard errors by which it must lose half of that
WORLDS: Final = 24
FEWEST: Final = 8  # worlds without which nothing is sure
SECONDS: Final = 0.4  # within which they are looked at
TURNS: Final = 1  # played on, so that what a choice begins has come to its end


class Doubt(NamedTuple):
    """A choice that loses clearly against the best one."""

    action: str
    chance: float  # of winning after it
    best: float  # of winning after the best choice


def doubts(knowledge: Knowledge, rng: Rng, seconds: float = SECONDS) -> list[Doubt]:
    """The sure mistakes among a seat's choices; none where the game has no judgement, or nothing is sure so quickly.

    >>> import meijin
    >>> from meijin.kernel.knowledge import knowledge_of
    >>> state = meijin.new("ganymede", seed=7, start_seat="red")
    >>> found = doubts(knowledge_of(state, state.deciders[0]), Rng(1))
    >>> all(each.best >= each.chance + MARGIN for each in found)
    True
    """
    estimator, legal, seat = estimator_of(knowledge.setup), knowledge.legal, knowledge.seat
    if estimator is None or len(legal) == 1:
        return []
    begun, draw = perf_counter(), Belief(knowledge).draw
    seen: list[list[float]] = []  # by world, the chance after each action
    while len(seen) < WORLDS and (perf_counter() - begun < seconds or not seen):
        seen.append(afterwards(estimator, [draw(rng).clone()], seat, legal, TURNS, rng))
    if len(seen) < FEWEST:
        return []
    chances = [sum(column) / len(seen) for column in zip(*seen, strict=True)]
    best = max(range(len(legal)), key=lambda place: chances[place])
    return [
        Doubt(knowledge.text(action), chances[place], chances[best])
        for place, action in enumerate(legal)
        if _is_sure([world[best] - world[place] for world in seen])
    ]


def _is_sure(losses: list[float]) -> bool:
    """Whether so much is lost in so many worlds that it is no accident.

    >>> _is_sure([0.3] * 8), _is_sure([0.1] * 8), _is_sure([2.4, *[0.0] * 7])
    (True, False, False)
    """
    count = len(losses)
    mean = sum(losses) / count
    spread = sqrt(sum([(loss - mean) ** 2 for loss in losses]) / (count * (count - 1)))
    return mean >= MARGIN and mean - SURE * spread >= MARGIN / 2


def doubts_of(text: str) -> list[Doubt]:
    """The same of what a seat knows as text."""
    return doubts(from_text(text), Rng(0))
