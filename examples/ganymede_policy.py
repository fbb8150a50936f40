"""A policy that learns Ganymede from nothing but games with itself, through the door to PettingZoo.

    python examples/ganymede_policy.py --picture learned.svg

It takes some minutes on two cores, and ``pip install 'meijin[pettingzoo,lab]'``. The policy is a network with one
hidden layer, in NumPy: from the row of numbers that an agent observes to a chance for each action that the mask leaves,
and to an estimate of the reward. Many games are played side by side, both sides by the policy as it is; then every
choice becomes likelier by how much more it came to than was estimated (REINFORCE with a baseline). Now and then the
policy plays against the bot ``greedy``.
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass, field
from pathlib import Path
from time import perf_counter
from typing import Any, Final

import altair as alt
import numpy as np
from numpy.typing import NDArray

from meijin.adapters.pettingzoo import env
from meijin.bots import find
from meijin.kernel.generator import Rng
from meijin.kernel.knowledge import knowledge_of

Array = NDArray[np.float32]
Masks = NDArray[np.int8]
IMPOSSIBLE: Final = np.float32(-1e9)  # the score of an action that the mask leaves out
TRUST: Final = 0.9  # how far a choice is judged by the end, and not by what was estimated soon after it
PATIENCE: Final = 0.01  # how much of the gain is to keep trying other actions


class Policy:
    """A network with one hidden layer, and Adam to teach it."""

    def __init__(self, seen: int, actions: int, hidden: int, rng: np.random.Generator) -> None:
        def some(rows: int, columns: int, scale: float) -> Array:
            return (rng.standard_normal((rows, columns)) * scale).astype(np.float32)

        # The last row of each is what is added whatever is seen; the last column of the second is the estimate.
        self.weights = [some(seen + 1, hidden, seen**-0.5), some(hidden + 1, actions + 1, 0.01)]
        self.means = [np.zeros_like(each) for each in self.weights]
        self.squares = [np.zeros_like(each) for each in self.weights]
        self.steps = 0

    def think(self, rows: Array, masks: Masks) -> tuple[Array, Array, Array]:
        """For each row what the hidden layer makes of it, the chances of the actions, and the estimate."""
        inner = np.tanh(_with_ones(rows) @ self.weights[0])
        out = _with_ones(inner) @ self.weights[1]
        scores = np.where(masks > 0, out[:, :-1], IMPOSSIBLE)
        chances = np.exp(scores - scores.max(axis=1, keepdims=True))
        return inner, chances / chances.sum(axis=1, keepdims=True), out[:, -1]

    def choose(self, rows: Array, masks: Masks, rng: np.random.Generator) -> NDArray[np.int64]:
        """An action for each row, by its chance."""
        _, chances, _ = self.think(rows, masks)
        drawn = rng.random((len(rows), 1), dtype=np.float32)
        below = np.cumsum(chances, axis=1) > drawn * 0.999999  # what is added up may fall a little short of 1
        return np.asarray(below.argmax(axis=1), np.int64)

    def learn(self, rows: Array, masks: Masks, chosen: NDArray[np.int64], worth: Array, rate: float) -> None:
        """Make what was chosen likelier by how much more it came to than was estimated, and estimate better."""
        inner, chances, estimates = self.think(rows, masks)
        gains = worth - estimates
        weighed = gains / (gains.std() + 1e-6)
        logs = np.log(chances + 1e-9)
        spread = -(chances * logs).sum(axis=1, keepdims=True)
        out = np.zeros((len(rows), self.weights[1].shape[1]), np.float32)
        out[:, :-1] = chances * weighed[:, None] + PATIENCE * chances * (logs + spread)
        out[np.arange(len(rows)), chosen] -= weighed
        out[:, -1] = -gains
        out /= len(rows)
        back = (out @ self.weights[1][:-1].T) * (1 - inner**2)
        self._descend([_with_ones(rows).T @ back, _with_ones(inner).T @ out], rate)

    def _descend(self, slopes: list[Array], rate: float) -> None:
        self.steps += 1
        for place, slope in enumerate(slopes):
            self.means[place] += 0.1 * (slope - self.means[place])
            self.squares[place] += 0.001 * (slope**2 - self.squares[place])
            mean = self.means[place] / (1 - 0.9**self.steps)
            square = self.squares[place] / (1 - 0.999**self.steps)
            self.weights[place] -= rate * mean / (np.sqrt(square) + 1e-8)


def _with_ones(rows: Array) -> Array:
    return np.concatenate([rows, np.ones((len(rows), 1), np.float32)], axis=1)


# -- playing ----------------------------------------------------------------------------------------------------------


@dataclass
class Played:
    """What was seen and chosen in some games, and how each ended for whoever chose."""

    rows: list[Array] = field(default_factory=list)
    masks: list[Masks] = field(default_factory=list)
    chosen: list[int] = field(default_factory=list)
    whose: list[tuple[int, str]] = field(default_factory=list)  # the game and the agent


def play(tables: list[Any], policy: Policy, rng: np.random.Generator) -> tuple[Played, list[dict[str, float]]]:
    """One game at each table, both sides by the policy; what happened, and the rewards at each table."""
    played = Played()
    for table in tables:
        table.reset()
    going = list(range(len(tables)))
    while going:
        seen = [tables[place].last()[0] for place in going]
        rows = np.stack([each["observation"] for each in seen])
        masks = np.stack([each["action_mask"] for each in seen])
        for place, row, mask, action in zip(going, rows, masks, policy.choose(rows, masks, rng), strict=True):
            table = tables[place]
            played.rows.append(row)
            played.masks.append(mask)
            played.chosen.append(int(action))
            played.whose.append((place, table.agent_selection))
            table.step(int(action))
        going = [place for place in going if not any(tables[place].terminations.values())]
    return played, [table.rewards for table in tables]


def came_to(played: Played, rewards: list[dict[str, float]], estimates: Array) -> Array:
    """What every choice came to: partly the reward at the end, partly what its agent's later positions looked like."""
    worth = np.zeros(len(estimates), np.float32)
    later: dict[tuple[int, str], int] = {}
    for place in range(len(estimates) - 1, -1, -1):
        game, agent = whose = played.whose[place]
        if whose in later:
            after = later[whose]
            worth[place] = TRUST * worth[after] + (1 - TRUST) * estimates[after]
        else:
            worth[place] = rewards[game][agent]
        later[whose] = place
    return worth


def won(policy: Policy, games: int, seed: int) -> float:
    """What part of some games the policy wins against ``greedy``, each side in turn; it takes what it likes best."""
    table, greedy, rng, wins = env("ganymede"), find("greedy"), Rng(seed), 0.0
    for game in range(games):
        table.reset(seed=seed + game // 2)
        own = table.possible_agents[game % 2]
        while not any(table.terminations.values()):
            if table.agent_selection == own:
                seen, *_ = table.last()
                _, chances, _ = policy.think(seen["observation"][None], seen["action_mask"][None])
                action = int(chances[0].argmax())
            else:
                seat = table.possible_agents.index(table.agent_selection)
                action = table.actions.number(greedy.choose(knowledge_of(table.position, seat), rng))
            table.step(action)
        wins += (table.rewards[own] + 1) / 2
    return wins / games


# -- learning ---------------------------------------------------------------------------------------------------------


def train(updates: int, at_once: int, hidden: int, rate: float, tests: int, seed: int) -> list[dict[str, float]]:
    """Learn, and tell how many games were played and what part was won at each look."""
    rng = np.random.default_rng(seed)
    tables = [env("ganymede") for _ in range(at_once)]
    for place, table in enumerate(tables):
        table.reset(seed=seed + place)
    policy = Policy(tables[0].layout.size, tables[0].actions.size, hidden, rng)
    looks: list[dict[str, float]] = []
    begun, every = perf_counter(), max(1, updates // 15)
    for update in range(updates + 1):
        if update % every == 0:
            share = won(policy, tests, 1_000_000)
            looks.append({"games": update * at_once, "won": share})
            seconds = perf_counter() - begun
            print(f"{update * at_once:7d} games, {seconds:5.0f} s: wins {share:.1%} against greedy", flush=True)
        if update < updates:
            played, rewards = play(tables, policy, rng)
            rows, masks, chosen = np.stack(played.rows), np.stack(played.masks), np.array(played.chosen)
            _, _, estimates = policy.think(rows, masks)
            policy.learn(rows, masks, chosen, came_to(played, rewards, estimates), rate * (1.1 - update / updates))
    return looks


def interval(share: float, games: int) -> tuple[float, float]:
    """Where the chance to win lies with 95 % if this part of some games was won (Wilson).

    >>> [round(end, 3) for end in interval(0.5, 100)]
    [0.404, 0.596]
    """
    square = 1.96**2
    middle = (share + square / (2 * games)) / (1 + square / games)
    error = 1.96 * (share * (1 - share) / games + square / (4 * games**2)) ** 0.5 / (1 + square / games)
    return middle - error, middle + error


def draw(looks: list[dict[str, float]], tests: int, file: Path) -> None:
    """The chance to win by games played, with the interval in which it lies with 95 %, as an SVG."""
    told = []
    for look in looks:
        low, high = interval(look["won"], tests)
        told.append({**look, "low": low, "high": high})
    data = alt.InlineData(values=told)
    x = alt.X("games:Q", title="games played against itself")
    line = (
        alt.Chart(data)
        .mark_line(point=True, color="#35618e")
        .encode(
            x=x, y=alt.Y("won:Q", title="won against greedy", axis=alt.Axis(format="%"), scale=alt.Scale(domainMin=0))
        )
    )
    band = alt.Chart(data).mark_area(opacity=0.2, color="#35618e").encode(x=x, y="low:Q", y2="high:Q")
    (band + line).properties(width=480, height=240).save(file)


def main(words: list[str] | None = None) -> None:
    """Train, tell, draw."""
    parser = argparse.ArgumentParser(
        description="teach a small network Ganymede by games with itself",
        formatter_class=argparse.ArgumentDefaultsHelpFormatter,
    )
    parser.add_argument("--updates", type=int, default=2000, help="how often it learns")
    parser.add_argument("--at-once", type=int, default=16, help="games side by side, after which it learns")
    parser.add_argument("--hidden", type=int, default=128, help="units of the hidden layer")
    parser.add_argument("--rate", type=float, default=0.002, help="how fast it learns")
    parser.add_argument("--tests", type=int, default=300, help="games against greedy at each look")
    parser.add_argument("--seed", type=int, default=1, help="another number, other games")
    parser.add_argument("--picture", type=Path, help="an SVG of how it went")
    args = parser.parse_args(words)
    if min(args.updates, args.at_once, args.hidden, args.tests) < 1 or args.rate <= 0:
        parser.error("--updates, --at-once, --hidden and --tests are 1 or more, and --rate is above 0")
    looks = train(args.updates, args.at_once, args.hidden, args.rate, args.tests, args.seed)
    if args.picture is not None:
        draw(looks, args.tests, args.picture)


if __name__ == "__main__":
    main()
