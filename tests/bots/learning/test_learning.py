"""What is learned from games, and the files it is kept in."""

from __future__ import annotations

from math import exp

import numpy as np
import pytest

from meijin.bots.bot import Greedy
from meijin.bots.learning.fit import fit
from meijin.bots.learning.selfplay import positions
from meijin.kernel.errors import MeijinError
from meijin.kernel.estimate import Estimator, Network
from meijin.kernel.registry import find
from meijin.kernel.weights import Weights, estimator_of, network_from

WEIGHTS = Weights(["a", "b"], [1.0, -0.5], [[2.0, 0.0], [0.0, -1.0]], [0.5, 0.25], [1.0, 4.0], {})


def test_a_network_adds_what_its_sums_reach_above_nothing() -> None:
    network = network_from(WEIGHTS.write(), ["a", "b"], "here")
    # 1*3 - 0.5*2, and of the hidden sums 0.5 + 2*3 counts once; 0.25 - 2 is below nothing.
    assert network.strength([3.0, 2.0]) == pytest.approx(2.0 + 6.5)
    assert network.strength([0.0, 0.0]) == pytest.approx(0.5 + 4 * 0.25)


def test_chances_of_sides_add_up_and_allies_share_them() -> None:
    game = find("ganymede")
    for mode in ("battle", "trio"):
        setup = game.prepare(None, {"mode": mode})
        size = len(game.feature_names(setup))
        estimator = Estimator(Network([0.1] * size, [], [], []), setup.sides, setup.players)
        chances = estimator.chances(game.deal(setup, 7))
        assert sum(dict(zip(setup.allies, chances, strict=False)).values()) == pytest.approx(1.0)
        if mode == "trio":
            assert chances[0] == chances[1]


def test_where_all_play_together_the_chance_is_that_of_the_side() -> None:
    game = find("ganymede")
    setup = game.prepare(None, {"mode": "coop"})
    state = game.deal(setup, 7)
    network = Network([0.05] * len(game.feature_names(setup)), [], [], [])
    strength = 0.05 * sum(state.features(0))
    chances = Estimator(network, setup.sides, setup.players).chances(state)
    assert chances == pytest.approx([1 / (1 + exp(-strength))] * 2)


def test_fitting_finds_the_weights_that_games_were_decided_by() -> None:
    rng = np.random.default_rng(3)
    true = np.array([1.5, -1.0, 0.0])
    features = rng.standard_normal((6000, 2, 3)).astype(np.float32)
    strength = features @ true
    chance = 1 / (1 + np.exp(strength[:, 1] - strength[:, 0]))
    first = (rng.random(6000) < chance).astype(np.float32)
    found = fit(features, np.stack([first, 1 - first], 1), np.arange(6000) % 10 != 0, hidden=0, epochs=40, seed=1)
    assert found.direct == pytest.approx(true, abs=0.15)
    assert found.loss < found.plain - 0.15
    for said, came, count in found.bins:
        assert said == pytest.approx(came, abs=0.1 + 1.5 / count**0.5)


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("{", "cannot be read"),
        ("[]", "cannot be read"),
        (b"\xff\xfe{", "cannot be read"),
        (Weights(["a", "b"], [1.0, 1.0], [], [], [], {}).write().replace("[]", "null"), "cannot be read"),
        (Weights(["a", "b"], [1.0, 2.5], [], [], [], {}).write().replace("2.5", "1" + "0" * 400), "not all numbers"),
        ('{"features": []}', "cannot be read"),
        (Weights(["a", "c"], [1.0, 1.0], [], [], [], {}).write(), "another version: 'c' in the place of 'b'"),
        (Weights(["a"], [1.0], [], [], [], {}).write(), "another version: 1 features, not 2"),
        (Weights(["a", "b"], [1.0], [], [], [], {}).write(), "do not fit together"),
        (Weights(["a", "b"], [1.0, 1.0], [[1.0, 1.0]], [], [], {}).write(), "do not fit together"),
        (Weights(["a", "b"], [1.0, float("nan")], [], [], [], {}).write().replace("nan", "NaN"), "not all numbers"),
    ],
)
def test_weights_that_are_damaged_or_of_another_version_are_refused(text: str | bytes, problem: str) -> None:
    with pytest.raises(MeijinError, match=problem) as refused:
        network_from(text, ["a", "b"], "game/weights/2.json")
    assert "game/weights/2.json" in str(refused.value)
    assert "`meijin lab train`" in str(refused.value)


def test_what_was_learned_of_a_game_foretells_the_leader() -> None:
    """With all its HP against one point a camp has a good chance, whatever the cards are."""
    game = find("ganymede")
    setup = game.prepare(None, {})
    estimator = estimator_of(setup)
    assert estimator is not None
    state = game.deal(setup, 11)
    state.hp = [15, 1]  # type: ignore[attr-defined]
    assert estimator.chances(state)[0] > 0.8


def test_where_turns_are_played_to_their_end_only_their_beginnings_are_learned_from() -> None:
    game = find("crossover")
    assert game.tuning.turns
    names = game.feature_names(game.prepare(None, {}))
    for bot in (None, Greedy()):
        found = positions(game, {}, None, bot, range(1), 5, 0.0, 2)
        turns = [row[0][names.index("turn")] for row in found.features]
        assert len(turns) > 4
        assert len(set(turns)) == len(turns)
