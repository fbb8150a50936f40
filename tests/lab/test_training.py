"""Weights that are learned from games: the same ones whoever plays, and kept as they come."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from meijin.kernel.errors import MeijinError
from meijin.kernel.registry import find
from meijin.kernel.weights import network_from
from meijin.lab.training.generations import train
from meijin.lab.training.plan import Training, weights_file
from meijin.lab.workers import Done, Processes

SMALL = Training("ganymede", games=20, generations=1, more_games=4, worlds=2, hidden=2)


class Backwards:
    """Works in this process, and is done with the last piece first."""

    def each(self, work, items):  # type: ignore[no-untyped-def]
        yield from (Done(item, work(item), "here") for item in list(items)[::-1])


class Slain:
    """Is stopped after so many pieces."""

    def __init__(self, most: int) -> None:
        self.most = most

    def each(self, work, items):  # type: ignore[no-untyped-def]
        for item in items:
            if not self.most:
                raise KeyboardInterrupt
            self.most -= 1
            yield Done(item, work(item), "here")


def learned(training: Training, file: Path, workers: object = None) -> str:
    for _ in train(training, workers or Backwards(), file):  # type: ignore[arg-type]
        pass
    return file.read_text()


def test_the_same_training_makes_the_same_weights_whoever_plays(tmp_path: Path) -> None:
    one = learned(SMALL, tmp_path / "one.json")
    assert learned(SMALL, tmp_path / "two.json", Processes(2)) == one
    assert learned(replace(SMALL, generations=0, seed=2), tmp_path / "other.json") != one
    names = find("ganymede").feature_names(find("ganymede").prepare(None, {}))
    assert len(network_from(one, names, "one").hidden) == 2
    made = json.loads(one)["made"]
    assert made["command"] == SMALL.command
    assert made["positions"] > 100  # one for each round


def test_how_far_it_is_and_what_was_learned_is_told(tmp_path: Path) -> None:
    stages = list(train(SMALL, Backwards(), tmp_path / "one.json"))
    told = [(each.generation, each.progress.games, each.progress.all) for each in stages]
    assert told[-5:] == [(1, 1, 4), (1, 2, 4), (1, 3, 4), (1, 4, 4), (1, 4, 4)]
    assert [each.generation for each in stages if each.learned is not None] == [0, 1]


def test_whoever_stops_has_the_weights_of_the_generations_that_were_finished(tmp_path: Path) -> None:
    """They say the command that makes those, and not what was asked for."""
    file = tmp_path / "stopped.json"
    with pytest.raises(KeyboardInterrupt):
        learned(SMALL, file, Slain(20 + 2))
    once = replace(SMALL, generations=0)
    assert json.loads(file.read_text())["made"]["command"] == once.command
    assert file.read_text() == learned(once, tmp_path / "once.json")


def test_instinct_teaches_and_games_share_the_values_of_an_option(tmp_path: Path) -> None:
    options = (("territory", "cafe"), ("territory", "city"))
    training = Training("cat_battles", teacher="instinct", games=20, generations=0, hidden=0, options=options)
    written = json.loads(learned(training, tmp_path / "cats.json"))
    assert " --option territory=cafe --option territory=city" in written["made"]["command"]
    weights = dict(zip(written["features"], written["direct"], strict=True))
    assert weights["center cafe"]
    assert weights["center city"]
    assert not weights["center high_class"]


def test_the_weights_lie_beside_the_game_or_where_somebody_wants_them() -> None:
    place = weights_file(Training("ganymede", options=(("mode", "trio"),)))
    assert place.parts[-4:] == ("games", "ganymede", "weights", "trio-3.json")
    assert weights_file(Training("go_out", players=3), Path("here")) == Path("here/3.json")


@pytest.mark.parametrize(
    ("training", "problem"),
    [
        (Training("nothing_of_the_kind"), "nothing_of_the_kind"),
        (Training("cat_battles", options=(("mode", "starter"), ("mode", "full"))), "of one mode and number of players"),
        (Training("ganymede", teacher="meijin"), "teacher cannot be 'meijin'; it is one of greedy, instinct"),
        (Training("ganymede", games=5), "games cannot be 5; it is a whole number from 11 to"),
        (Training("ganymede", stray=1.5), "stray cannot be 1.5; it is from 0 to 1"),
        (Training("ganymede", stray=float("nan")), "stray cannot be nan"),
        (Training("ganymede", hidden=-1), "hidden cannot be -1"),
    ],
)
def test_what_cannot_be_learned_is_refused(training: Training, problem: str) -> None:
    with pytest.raises(MeijinError, match=problem):
        weights_file(training)
