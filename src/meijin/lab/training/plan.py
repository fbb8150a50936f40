"""What weights are made from: which games, played by whom, and how many."""

from __future__ import annotations

import shlex
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from itertools import product
from pathlib import Path
from typing import Final

from meijin.bots.bot import Greedy, Instinct
from meijin.kernel import registry
from meijin.kernel.errors import MeijinError, quoted
from meijin.kernel.game import Game
from meijin.kernel.setup import Setup
from meijin.kernel.valuefiles import read_files
from meijin.kernel.weights import FOLDER, contest

TEACHERS: Final = (Greedy.name, Instinct.name)
CHECKED: Final = 10  # of so many games one is kept for checking

Options = Mapping[str, object]


@dataclass(frozen=True)
class Training:
    """How weights are made; the same training makes the same ones, whoever plays the games."""

    game: str
    players: int | None = None
    teacher: str = Greedy.name  # who plays the first generation
    stray: float = 0.08  # how often a teacher chooses at random
    choices: int = 2  # it strays only where there are so many
    games: int = 4000  # of the first generation
    generations: int = 20  # further ones, which play with what was learned
    more_games: int = 1000  # of each of them
    worlds: int = 4  # that are looked at for each of their decisions
    hidden: int = 16  # sums of the network; 0: a linear estimate
    seed: int = 1
    options: tuple[tuple[str, str], ...] = ()  # of the game; games share the values of one that is said several times

    @property
    def command(self) -> str:
        """What makes the same weights.

        >>> Training("ganymede", games=50, generations=0, options=(("mode", "coop"),)).command
        'meijin lab train ganymede --teacher greedy ... --games 50 --generations 0 ... --seed 1 --option mode=coop'
        """
        words = ["meijin", "lab", "train", self.game]
        for name in ("players", "teacher", "stray", "choices", *NUMBERS):
            if getattr(self, name) is not None:
                words += [f"--{name.replace('_', '-')}", str(getattr(self, name))]
        return shlex.join([*words, *(word for name, value in self.options for word in ("--option", f"{name}={value}"))])

    @property
    def variants(self) -> list[Options]:
        """Every combination of the values of options; a value that is said twice counts twice."""
        values: dict[str, list[str]] = {}
        for name, value in self.options:
            values.setdefault(name, []).append(value)
        found: list[Options] = []
        for chosen in product(*values.values()):
            options: dict[str, object] = dict(zip(values, chosen, strict=True))
            read_files(registry.find(self.game), options)
            found.append(options)
        return found

    @property
    def setup(self) -> Setup:
        """Of the games; refused where nothing can be learned from them."""
        self._check()
        game, variants = registry.find(self.game), self.variants
        setup = game.prepare(self.players, variants[0])
        if any(contest(game.prepare(self.players, options)) != contest(setup) for options in variants):
            raise MeijinError("the weights of one mode and number of players are learned from their own games alone")
        if not game.feature_names(setup):
            raise MeijinError(f"{game.name} has no features to learn from (State.features, Game.feature_names)")
        return setup

    def _check(self) -> None:
        if self.teacher not in TEACHERS:
            raise MeijinError(f"teacher cannot be {quoted(self.teacher)}; it is one of {', '.join(TEACHERS)}")
        if not 0.0 <= self.stray <= 1.0:
            raise MeijinError(f"stray cannot be {self.stray:g}; it is from 0 to 1: how often chance chooses")
        for name, (low, high) in {"choices": (2, 1000), **NUMBERS}.items():
            if not low <= getattr(self, name) <= high:
                said = getattr(self, name)
                raise MeijinError(f"{name} cannot be {said}; it is a whole number from {low} to {high:,}")


# The numbers of a training, and what they can be.
NUMBERS: Final = {
    "games": (CHECKED + 1, 100_000_000),
    "generations": (0, 1000),
    "more_games": (1, 100_000_000),
    "worlds": (1, 1000),
    "hidden": (0, 1000),
    "seed": (0, 2**63),
}


def weights_file(training: Training, folder: Path | None = None) -> Path:
    """Where the weights go: into a folder, or beside the game, which then plays with them."""
    setup = training.setup
    return (_beside(setup.game) if folder is None else folder) / f"{contest(setup)}.json"


def _beside(game: Game) -> Path:
    module = sys.modules[type(game).__module__]
    if not module.__package__ or module.__file__ is None:
        raise MeijinError(f"{game.name} is no package, so it has no place for weights; say --into FOLDER")
    return Path(module.__file__).parent / FOLDER
