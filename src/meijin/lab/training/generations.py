"""Learning generation by generation: a bot plays itself many times, and a network is fitted to who won from where.

First greedy plays itself, or instinct does, straying now and then so that mistakes are seen too. Then, generation by
generation, a bot that looks one decision ahead plays with what was learned so far, and the network is fitted to the
latest games. The weights lie beside the game, with how they were made.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from time import perf_counter
from typing import Final

from meijin.bots.bot import Bot, Greedy, Instinct, Random
from meijin.bots.search.glancer import Glancer
from meijin.kernel import registry
from meijin.kernel.errors import MeijinError
from meijin.kernel.game import Game
from meijin.kernel.weights import Weights, network_from
from meijin.lab.files import write_whole
from meijin.lab.progress import Progress
from meijin.lab.training.plan import CHECKED, Options, Training
from meijin.lab.workers import Workers, in_order

try:
    import numpy as np
except ImportError:
    raise MeijinError("learning needs NumPy: pip install 'meijin[train]'") from None

from meijin.bots.learning.fit import Fitted, fit
from meijin.bots.learning.selfplay import positions

PARTS: Final = 50  # of a generation; their number decides the order of what is fitted, and so the weights
EPOCHS: Final = 20  # of the first generation
MORE_EPOCHS: Final = 4  # of the others, which begin with what was fitted before
LATEST: Final = 6  # generations that are fitted together

Rows = tuple[np.ndarray, np.ndarray, np.ndarray]  # features per position and side, shares likewise, the games' numbers


@dataclass(frozen=True)
class Stage:
    """How far a training is."""

    generation: int
    progress: Progress  # of the first generation, or of all further ones, which take their time alike
    learned: Learned | None = None  # by a generation that has just been finished


@dataclass(frozen=True)
class Learned:
    """What was learned, and how well that foretells games which were kept aside."""

    file: Path
    positions: int
    loss: float
    plain: float  # of the average alone


def train(training: Training, workers: Workers, file: Path) -> Iterator[Stage]:
    """Learn, generation by generation, telling how far it is; what was learned is kept after each of them."""
    setup, variants = training.setup, training.variants
    names = setup.game.feature_names(setup)
    latest: list[list[Rows]] = []
    fitted, weights = None, ""
    begun, before, wanted = perf_counter(), 0, training.games
    for number in range(training.generations + 1):
        if number == 1:
            begun, before, wanted = perf_counter(), 0, training.generations * training.more_games
        generation = Generation(training, variants, number, weights)
        parts: list[Rows] = []
        played = 0
        for part in in_order(workers.each(partial(play_part, generation), generation.parts), generation.parts):
            played += len(generation.parts[len(parts)])
            parts.append(part)
            yield Stage(number, Progress(before + played, wanted, perf_counter() - begun))
        latest = [*latest[-LATEST + 1 :], parts]
        before += played
        rows = [each for generation_rows in latest for each in generation_rows]
        fitted = _fit(rows, training, fitted)
        size = sum(len(part[0]) for part in rows)
        # Whoever stops here has what so many generations make.
        weights = _written(replace(training, generations=number), names, fitted, size)
        file.parent.mkdir(parents=True, exist_ok=True)
        write_whole(file, weights.encode())
        learned = Learned(file, size, fitted.loss, fitted.plain)
        yield Stage(number, Progress(before, wanted, perf_counter() - begun), learned)


@dataclass(frozen=True)
class Generation:
    """The games of one generation."""

    training: Training
    variants: list[Options]
    number: int
    weights: str  # what was learned before, as its file has it; empty in the first one

    @property
    def parts(self) -> list[range]:
        """The numbers of its games, cut into what is played at a time."""
        games = self.training.more_games if self.number else self.training.games
        step = max(1, games // PARTS)
        return [range(begin, min(begin + step, games)) for begin in range(0, games, step)]

    @property
    def seed(self) -> int:
        """Of its games."""
        return self.training.seed + 1000 * self.number

    def bot(self, game: Game) -> Bot | None:
        """Who plays; None for instinct, which is asked without further ado."""
        if self.weights:
            names = game.feature_names(game.prepare(self.training.players, self.variants[0]))
            return Glancer(self.training.worlds, network_from(self.weights, names, "training"))
        if self.training.teacher == Instinct.name:
            return None
        return Greedy() if Greedy().plays(game) else Random()


def play_part(generation: Generation, numbers: range) -> Rows:
    """What a worker does: some games of a generation, which take turns with the values of options."""
    training, variants = generation.training, generation.variants
    game = registry.find(training.game)
    bot = generation.bot(game)
    features: list[list[list[float]]] = []
    shares: list[list[float]] = []
    games: list[int] = []
    for place, options in enumerate(variants):
        own = numbers[(place - numbers.start) % len(variants) :: len(variants)]
        found = positions(game, options, training.players, bot, own, generation.seed, training.stray, training.choices)
        features += found.features
        shares += found.shares
        games += found.games
    return np.array(features, np.float32), np.array(shares, np.float32), np.array(games)


def _fit(rows: list[Rows], training: Training, begun: Fitted | None) -> Fitted:
    features, shares, games = (np.concatenate(part) for part in zip(*rows, strict=True))
    epochs = EPOCHS if begun is None else MORE_EPOCHS
    return fit(features, shares, games % CHECKED != 0, training.hidden, epochs, training.seed, begun)


def _written(training: Training, names: list[str], fitted: Fitted, size: int) -> str:
    made: dict[str, object] = {
        "command": training.command,
        "positions": size,
        "loss": round(fitted.loss, 4),
        "plain": round(fitted.plain, 4),
        "reliability": [[round(said, 3), round(came, 3), count] for said, came, count in fitted.bins],
    }
    rows = (fitted.direct.tolist(), fitted.hidden.tolist(), fitted.biases.tolist(), fitted.out.tolist())
    return Weights(names, *rows, made).write()
