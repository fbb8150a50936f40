"""The search itself: one set of house values after the other, each an experiment in a folder of its own.

What is tried next follows from what was found before and from the seed alone, so a search that was stopped goes on as
if it had not been.
"""

from __future__ import annotations

import json
from collections.abc import Generator, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter
from typing import Any, Final

from meijin.kernel.errors import MeijinError
from meijin.kernel.housevalues import HouseValue, HouseValueError
from meijin.lab.experiment import variants
from meijin.lab.files import write_whole
from meijin.lab.folder import open_folder
from meijin.lab.progress import Progress
from meijin.lab.run import prepare_folder, run
from meijin.lab.tune.plan import Tune
from meijin.lab.tune.targets import Reached, loss, reached
from meijin.lab.workers import Workers

try:
    import optuna
    from optuna.samplers import TPESampler
    from optuna.storages import JournalStorage
    from optuna.storages.journal import JournalFileBackend
    from optuna.trial import FrozenTrial, Trial, TrialState
except ImportError:
    raise MeijinError("tuning needs Optuna: pip install 'meijin[lab]'") from None

FORM: Final = 1
DESCRIBED: Final = "tune.json"
STORED: Final = "optuna.journal"
TRIALS: Final = "trials"
PRESENT: Final = 0  # the trial with the values of the card file
MOST_BY_CHANCE: Final = 10  # trials before the search learns from them


@dataclass(frozen=True)
class Tried:
    """Some values, and how far the game is with them from what it should be."""

    number: int
    values: Mapping[str, object]
    loss: float


@dataclass(frozen=True)
class Stage:
    """How far a search is."""

    trial: int
    best: Tried | None
    progress: Progress  # of all games that are still to be played for it


def prepare(tune: Tune, path: Path, resume: bool) -> None:
    """The folder for a search; refused where something else lies in it, or this one and nobody said to go on."""
    file = path / DESCRIBED
    if not file.exists():
        if path.exists() and (not path.is_dir() or any(path.iterdir())):
            raise MeijinError(f"{path} is no search of the lab and not empty; name another folder")
        path.mkdir(parents=True, exist_ok=True)
        write_whole(file, json.dumps({"tune": FORM, "key": tune.key}).encode())
        return
    try:
        there = json.loads(file.read_text(encoding="utf-8"))
        known = (there["tune"], there["key"])
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise MeijinError(f"{file} is no search of the lab: {error}") from None
    if known != (FORM, tune.key):
        raise MeijinError(f"{path} holds a search for something else, or in another card file; name another folder")
    if not resume:
        raise MeijinError(f"{path} holds this search already; --resume goes on with it")


class Search:
    """A search in a folder."""

    def __init__(self, tune: Tune, path: Path) -> None:
        optuna.logging.set_verbosity(optuna.logging.ERROR)
        self.tune = tune
        self.path = path
        self.study = optuna.create_study(
            storage=JournalStorage(JournalFileBackend(str(path / STORED))), study_name=tune.key, load_if_exists=True
        )

    def tried(self) -> list[Tried]:
        """All sets of values whose games are played, in their order."""
        done = [each for each in self.study.get_trials(deepcopy=False) if each.state is TrialState.COMPLETE]
        return [Tried(each.number, self._values(each.params), each.value or 0.0) for each in done]

    def best(self) -> Tried | None:
        """The best of them, the first of several that are as good."""
        return min(self.tried(), key=lambda each: (each.loss, each.number), default=None)

    def go_on(self, workers: Workers) -> Iterator[Stage]:
        """Try what is left to be tried."""
        games = self.tune.games
        finished = sum(each.state.is_finished() for each in self.study.get_trials(deepcopy=False))
        begun, played, wanted = perf_counter(), 0, games * (self.tune.trials - finished)
        for number in range(finished, self.tune.trials):
            trial = self._begun(number)
            values = self._values(trial.params)
            same = next((each for each in self.tried() if each.values == values), None)
            if same is not None:
                self.study.tell(trial, same.loss)
                wanted -= games
                continue
            within = 0
            try:
                for progress in self._play(number, values, workers):
                    within = progress.games
                    told = Progress(played + within, wanted, perf_counter() - begun, progress.misfits)
                    yield Stage(number, self.best(), told)
            except HouseValueError as error:
                if number == PRESENT:
                    raise
                trial.set_user_attr("refused", str(error))
                self.study.tell(trial, state=TrialState.PRUNED)
                wanted -= games
                continue
            played += within
            self.study.tell(trial, loss(self.reached(number, values)))
        yield Stage(self.tune.trials, self.best(), Progress(played, played, perf_counter() - begun))

    def reached(self, number: int, values: Mapping[str, object]) -> list[Reached]:
        """How the game was in a trial."""
        folder = open_folder(self._place(number))
        assert folder is not None
        return reached(self.tune.targets, folder.rows(), variants(self.tune.trial(values)))

    def _place(self, number: int) -> Path:
        return self.path / TRIALS / f"{number:04}"

    def _play(self, number: int, values: Mapping[str, object], workers: Workers) -> Generator[Progress, None, None]:
        first = open_folder(self._place(PRESENT))
        size = first.size if first is not None else 0
        folder = prepare_folder(self.tune.trial(values), self._place(number), True, workers, size)
        yield from run(folder, workers)

    # -- what is tried ----------------------------------------------------------------------------------------------

    def _begun(self, number: int) -> Trial:
        """The next trial, or the one that was stopped."""
        seed = (self.tune.experiment.seed * 1_000_003 + number) % 2**32
        by_chance = min(MOST_BY_CHANCE, 2 + 2 * len(self.tune.values))
        self.study.sampler = TPESampler(seed=seed, n_startup_trials=by_chance, multivariate=True)
        there: list[FrozenTrial] = self.study.get_trials(deepcopy=False)
        if number < len(there) and there[number].state is TrialState.RUNNING:
            trial = Trial(self.study, there[number]._trial_id)
        else:
            if not there:
                present = self.tune.present
                self.study.enqueue_trial({each.name: _number_of(each, present[each.name]) for each in self.tune.values})
            trial = self.study.ask()
        for value in self.tune.values:
            _suggest(trial, value)
        return trial

    def _values(self, params: Mapping[str, Any]) -> dict[str, object]:
        return {value.name: _value_of(value, params[value.name]) for value in self.tune.values}


def _suggest(trial: Trial, value: HouseValue) -> None:
    """What is tried of a value: a number, or one of its choices by its place."""
    if value.choices:
        trial.suggest_categorical(value.name, list(range(len(value.choices))))
    else:
        trial.suggest_int(value.name, value.low, value.high)


def _number_of(value: HouseValue, said: object) -> object:
    return value.choices.index(said) if value.choices else said


def _value_of(value: HouseValue, number: Any) -> object:
    return value.choices[number] if value.choices else number
