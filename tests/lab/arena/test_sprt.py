"""The test that decides between two bots errs as seldom as it promises."""

from __future__ import annotations

from math import comb
from random import Random

import pytest

from meijin.lab.arena.sprt import tally, verdict


def decided(chance: float, seed: int) -> str:
    """What the test says of a bot that wins each game of a block with this chance."""
    rng = Random(seed)
    scores: list[float] = []
    while True:
        scores.append((float(rng.random() < chance) + float(rng.random() < chance)) / 2)
        said = verdict(tally(scores), 0.5, 0.55)
        if said:
            return said


@pytest.mark.parametrize(("chance", "right"), [(0.5, "failed"), (0.55, "passed"), (0.45, "failed"), (0.65, "passed")])
def test_few_are_judged_wrongly(chance: float, right: str) -> None:
    said = [decided(chance, seed) for seed in range(200)]
    assert said.count(right) >= 0.92 * len(said)


def test_nothing_is_said_of_few_blocks() -> None:
    assert verdict(tally([1.0] * 7), 0.5, 0.55) == ""
    assert verdict(tally([1.0] * 30), 0.5, 0.55) == "passed"


def test_the_interval_holds_the_truth_in_about_95_of_100() -> None:
    held = 0
    for seed in range(300):
        rng = Random(seed)
        low, high = tally([float(rng.random() < 0.6) for _ in range(100)]).interval
        held += low <= 0.6 <= high
    assert 0.90 < held / 300 < 0.99


@pytest.mark.parametrize("games", [1, 2, 3, 5, 8])
@pytest.mark.parametrize("chance", [0.3, 0.5, 0.75])
def test_the_interval_of_a_few_games_promises_no_more_than_it_holds(games: int, chance: float) -> None:
    """Exactly: over all results that so many games can have, as likely as they are."""
    missed = 0.0
    for wins in range(games + 1):
        low, high = tally([1.0] * wins + [0.0] * (games - wins)).interval
        if not low <= chance <= high:
            missed += comb(games, wins) * chance**wins * (1 - chance) ** (games - wins)
    assert missed < 0.07  # whole games are too coarse for 5 of 100 each time


def test_few_equal_scores_are_not_taken_for_certainty() -> None:
    low, high = tally([1.0] * 8).interval
    assert low < 0.92
    assert high == 1.0
