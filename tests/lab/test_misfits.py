"""A worker that is broken is named, and hardly ever one that is not."""

from __future__ import annotations

from random import Random

from meijin.lab.games import Row
from meijin.lab.misfits import Misfits


def rows(rng: Random, chance: float, games: int = 400) -> list[Row]:
    """Games of two, in which red wins with this chance; now and then they share."""
    found: list[Row] = []
    for deal in range(games):
        shared = rng.random() < 0.01
        red = 0.5 if shared else float(rng.random() < chance)
        for seat, share in (("red", red), ("green", 1.0 - red)):
            place: Row = {"variant": deal % 2, "deal": deal, "number": 0, "ending": "fallen"}
            found.append(place | {"seat": seat, "share": share})
    return found


def named(chances: dict[str, float], seed: int) -> list[str]:
    rng, misfits = Random(seed), Misfits()
    for worker, chance in chances.items():
        misfits.note(worker, rows(rng, chance))
    return misfits.named()


def test_workers_that_find_the_same_are_not_named() -> None:
    assert not any(named(dict.fromkeys("abcd", 0.45), seed) for seed in range(60))


def test_a_worker_that_finds_something_else_is_named() -> None:
    assert all(named({"a": 0.45, "b": 0.45, "c": 0.45, "broken": 0.7}, seed) == ["broken"] for seed in range(20))


def test_of_two_that_differ_both_are_named() -> None:
    assert set(named({"a": 0.3, "b": 0.7}, 1)) == {"a", "b"}


def test_a_worker_alone_and_one_that_has_found_nothing_fit() -> None:
    assert named({"a": 0.5}, 1) == []
    misfits = Misfits()
    misfits.note("a", rows(Random(1), 0.5))
    misfits.note("b", [])
    assert misfits.named() == []
