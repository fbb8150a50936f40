"""The example of a policy that learns: it runs to its end, and it learns what is to be learned."""

from __future__ import annotations

import doctest
from pathlib import Path

import numpy as np
import pytest

from examples import ganymede_policy
from examples.ganymede_policy import Policy, main


def test_its_examples() -> None:
    assert doctest.testmod(ganymede_policy) == (0, 1)


def test_it_learns_plays_and_draws(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    picture = tmp_path / "learned.svg"
    main(["--updates", "2", "--at-once", "4", "--tests", "2", "--hidden", "8", "--picture", str(picture)])
    lines = capsys.readouterr().out.splitlines()
    assert [int(line.split()[0]) for line in lines] == [0, 4, 8]
    assert all(line.endswith("against greedy") for line in lines)
    assert picture.read_text(encoding="utf-8").startswith("<svg")


@pytest.mark.parametrize("wrong", ["--updates", "--at-once", "--hidden", "--tests", "--rate"])
def test_what_it_cannot_learn_with_is_refused(wrong: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main([wrong, "0"])
    assert "are 1 or more, and --rate is above 0" in capsys.readouterr().err


def test_what_ends_well_becomes_likelier_and_what_is_masked_is_never_chosen() -> None:
    rng = np.random.default_rng(2)
    policy = Policy(seen=2, actions=4, hidden=8, rng=rng)
    masks = np.tile(np.array([1, 1, 1, 0], np.int8), (200, 1))
    for _ in range(200):
        rows = rng.integers(0, 2, (200, 2)).astype(np.float32)
        chosen = policy.choose(rows, masks, rng)
        right = rows[:, 0] + rows[:, 1]  # which action is: 0, 1 or 2
        policy.learn(rows, masks, chosen, np.where(chosen == right, 1, -1).astype(np.float32), 0.03)
    rows = np.array([[0, 0], [0, 1], [1, 0], [1, 1]], np.float32)
    _, chances, estimates = policy.think(rows, masks[:4])
    assert chances.argmax(axis=1).tolist() == [0, 1, 1, 2]
    assert chances[:, 3].max() == 0
    assert chances.max(axis=1).min() > 0.8
    assert estimates.min() > 0.5
