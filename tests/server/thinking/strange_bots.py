"""Bots that behave as no bot should, for processes that must cope with them."""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path

from meijin.bots.bot import Bot, Random
from meijin.bots.levels import Regular
from meijin.bots.search import Searcher
from meijin.kernel.generator import Rng
from meijin.kernel.knowledge import Knowledge
from meijin.kernel.tuning import Tuning
from meijin.kernel.weights import estimator_of, network_from


class Endless(Bot):
    """Never answers."""

    def choose(self, knowledge: Knowledge, rng: Rng) -> int:
        _sign_in()
        while True:
            rng.below(2)


class Patient(Bot):
    """Answers once there is a file ``go``."""

    def choose(self, knowledge: Knowledge, rng: Rng) -> int:
        folder = _sign_in()
        while not (folder / "go").exists():
            time.sleep(0.005)
        return knowledge.legal[-1]


class Raising(Bot):
    """Fails."""

    def choose(self, knowledge: Knowledge, rng: Rng) -> int:
        raise RuntimeError("I have lost my glasses")


class Dying(Bot):
    """Takes its whole process along."""

    def choose(self, knowledge: Knowledge, rng: Rng) -> int:
        _sign_in()
        os._exit(1)


class Cheating(Bot):
    """Chooses what is not allowed."""

    def choose(self, knowledge: Knowledge, rng: Rng) -> int:
        return max(knowledge.legal) + 1


class Wordy(Bot):
    """Chooses in words."""

    def choose(self, knowledge: Knowledge, rng: Rng) -> int:
        return knowledge.text(knowledge.legal[0])  # type: ignore[return-value]


class Talking(Bot):
    """Prints while it thinks."""

    def choose(self, knowledge: Knowledge, rng: Rng) -> int:
        print("let me see ...")
        sys.stdout.flush()
        return knowledge.legal[0]


class Telling(Bot):
    """Writes down what its process has inherited."""

    def choose(self, knowledge: Knowledge, rng: Rng) -> int:
        files = {str(link.readlink()) for link in Path("/proc/self/fd").iterdir() if link.is_symlink()}
        lines = [str(os.nice(0)), " ".join(sorted(os.environ)), " ".join(sorted(files))]
        (_folder() / "told").write_text("\n".join(lines))
        return knowledge.legal[0]


class Timed(Bot):
    """Chooses the first action, or the last one where it has to keep within a quarter of a second."""

    hurried = False

    def within(self, seconds: float) -> Bot:
        self.hurried = seconds <= 0.25
        return self

    def choose(self, knowledge: Knowledge, rng: Rng) -> int:
        return knowledge.legal[-1 if self.hurried else 0]


class Unlearned(Searcher):
    """Searches with the weights in a file ``weights.json``."""

    def choose(self, knowledge: Knowledge, rng: Rng) -> int:
        text = (_folder() / "weights.json").read_bytes()
        network_from(text, knowledge.setup.game.feature_names(knowledge.setup), "weights.json")
        return super().choose(knowledge, rng)


class Feverish(Searcher):
    """Searches in a game whose features are no numbers, and asks for them after every turn."""

    def __init__(self) -> None:
        super().__init__(tuning=Tuning(turns=1))

    def choose(self, knowledge: Knowledge, rng: Rng) -> int:
        estimator = estimator_of(knowledge.setup)
        assert estimator is not None
        estimator.network.direct[:] = [float("inf")] * len(estimator.network.direct)
        return super().choose(knowledge, rng)


def _folder() -> Path:
    return Path(os.environ["STRANGE_BOTS"])


def _sign_in() -> Path:
    (_folder() / f"pid-{os.getpid()}-{time.monotonic_ns()}").touch()
    return _folder()


def find(name: str) -> Bot:
    """The bot of that name."""
    kinds: dict[str, type[Bot]] = {
        "random": Random,
        "endless": Endless,
        "patient": Patient,
        "greedy": Patient,  # as a table knows it
        "raising": Raising,
        "dying": Dying,
        "cheating": Cheating,
        "wordy": Wordy,
        "talking": Talking,
        "telling": Telling,
        "timed": Timed,
        "meijin": Unlearned,  # as a table knows it
        "expert": Feverish,
        "regular": Regular,
    }
    return kinds[name]()
