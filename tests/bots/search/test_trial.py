"""Candidates against what the game advises: what was seen is weighed against what was to be expected."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import cycle, islice

import pytest

from meijin.bots.search.trial import FEW, Trial

ADVICE, OTHER, WORSE = 7, 8, 9


def tried(worlds: int, *rounds: Sequence[float], lead: float = 0.01, spread: float = 0.05) -> Trial:
    """A trial of as many actions as there are numbers in a round, after so many worlds with these worths in turn."""
    trial = Trial([ADVICE, OTHER, WORSE][: len(rounds[0])], lead, spread)
    for worths in islice(cycle(rounds), worlds):
        if len(worths) == len(trial.open):
            trial.note(worths, 0.0)
    return trial


def test_a_great_lead_in_a_few_worlds_counts_for_little() -> None:
    assert tried(1, (0.0, 1.0)).best() == ADVICE
    promise, _ = tried(4, (0.0, 1.0), (1.0, 1.0), (0.0, 0.0), (0.0, 1.0)).promise(OTHER)
    assert promise < 0.01  # though it was better by a half


def test_a_small_lead_in_many_worlds_counts_for_much() -> None:
    assert tried(4000, (0.0, 1.0), (1.0, 0.0), (0.48, 0.5)).best() == OTHER


def test_of_equals_the_advice_is_taken() -> None:
    assert tried(1000, (0.5, 0.5)).best() == ADVICE
    assert tried(0, (0.5, 0.5)).best() == ADVICE


def test_what_is_seen_moves_the_promise_from_what_was_expected_to_what_is_true() -> None:
    promises = [tried(worlds, (0.0, 0.5), (0.4, 0.0)).promise(OTHER) for worlds in (0, 20, 100, 1000)]
    assert promises[0] == (-0.01, 0.05)
    assert [gain for gain, _ in promises] == sorted(gain for gain, _ in promises)
    assert 0.03 < promises[-1][0] < 0.05
    errors = [error for _, error in promises]
    assert errors == sorted(errors, reverse=True)


def test_who_trusts_the_advice_more_wants_more_evidence() -> None:
    seen = (0.0, 1.0), (1.0, 0.05)
    assert tried(400, *seen, lead=0.0).best() == OTHER
    assert tried(400, *seen, lead=0.2).best() == ADVICE


def test_whoever_is_hopeless_is_left_out_and_the_advice_stays_to_be_compared_with() -> None:
    trial = tried(2 * FEW, (0.5, 0.52, 0.0), (0.5, 0.48, 0.1))
    assert trial.open == [ADVICE, OTHER]


def test_it_is_decided_once_something_is_surely_better() -> None:
    trial = tried(2 * FEW, (0.1, 0.9, 0.0), (0.2, 0.9, 0.1))
    assert trial.open == [OTHER]
    assert trial.candidate(OTHER).chance == pytest.approx(0.9)
    assert trial.candidate(ADVICE).chance == pytest.approx(0.15)
    assert trial.candidate(OTHER).visits == FEW


def test_it_is_decided_once_nothing_else_is_left() -> None:
    assert tried(2 * FEW, (0.5, 0.1), (0.6, 0.1)).open == [ADVICE]


def test_with_every_part_of_the_budget_the_worse_half_is_left_out_but_never_the_advice() -> None:
    trial = Trial(range(9), lead=0.0, spread=0.05)
    left = []
    for spent in (0.0, 0.24, 0.25, 0.5, 0.75, 0.99):
        trial.note([0.5 + action / 1000 for action in trial.open], spent)
        left.append(list(trial.open))
    assert [len(each) for each in left] == [9, 9, 5, 3, 2, 2]
    assert left[2] == [0, 8, 7, 6, 5]
    assert left[-1] == [0, 8]


def test_two_actions_are_compared_to_the_end() -> None:
    trial = Trial([ADVICE, OTHER], lead=0.0, spread=0.05)
    trial.note([0.5, 0.4], 0.99)
    assert trial.open == [ADVICE, OTHER]
