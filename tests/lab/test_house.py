"""Experiments over house values: the same deals, processes of their own, and nothing that is not declared."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest

from meijin.games.ganymede.cards import CATALOGUE
from meijin.kernel.errors import MeijinError
from meijin.lab.experiment import Experiment, read_experiment, variants
from meijin.lab.folder import Folder, open_folder
from meijin.lab.run import prepare_folder, run
from meijin.lab.workers import Processes, Workers

WHOLE = """
game = "ganymede"
games = 40
bots = ["random"]

[options]
mode = "coop"

[house]
round_cap = 20

[vary]
difficulty = ["easy", "hard"]
house.purple_hp_hard = [15, 45]
"""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "purple.toml"


def played(experiment: Experiment, path: Path, workers: Workers) -> Folder:
    folder = prepare_folder(experiment, path, resume=False, workers=workers)
    for _ in run(folder, workers):
        pass
    return folder


def test_the_same_deals_are_played_with_every_value(tmp_path: Path) -> None:
    """One of them is that of the card file, with which it is as if nothing had been said of house values."""
    present = CATALOGUE.difficulty["hard"]
    vary: dict[str, Sequence[object]] = {"difficulty": ["easy", "hard"], "house.purple_hp_hard": [15, present]}
    some = Experiment("ganymede", games=40, bots=("random",), options={"mode": "coop"}, vary=vary)
    rows = played(some, tmp_path, Processes(1)).rows()
    easy, also_easy, weak, hard = (rows.filter(variant=number).drop("variant") for number in range(4))
    assert easy.equals(also_easy)  # the value is for the hard game alone
    assert sum(weak["share"]) > sum(hard["share"])
    assert sum(hard["turns"]) > sum(weak["turns"])
    assert weak.select("deal", "turned", "seat").equals(hard.select("deal", "turned", "seat"))


def test_house_values_belong_to_what_an_experiment_is(file: Path, tmp_path: Path) -> None:
    file.write_text(WHOLE)
    one = read_experiment(file)
    assert [dict(each.house) for each in variants(one)][:2] == [
        {"round_cap": 20, "purple_hp_hard": 15},
        {"round_cap": 20, "purple_hp_hard": 45},
    ]
    folder = Folder(tmp_path, one, 1)
    folder.describe()
    there = open_folder(tmp_path)
    assert there is not None
    assert there.experiment.key == one.key
    for other in (WHOLE.replace("= 20", "= 21"), WHOLE.replace("45]", "44]")):
        file.write_text(other)
        assert read_experiment(file).key != one.key


@pytest.mark.parametrize(
    ("right", "wrong", "line", "problem"),
    [
        ("15, 45", "9, 45", 14, "the house value purple_hp_hard cannot be 9; it is a whole number from 15 to 60"),
        ("round_cap = 20", "round_cap = 9", 10, "the house value round_cap cannot be 9; it is a whole number from 10"),
        ("house.purple_hp_hard", "house.hp_red", 14, "there is no house value 'hp_red'; declared are purple_hp_easy"),
        ("round_cap", "hp_red", 10, "there is no house value 'hp_red'; declared are purple_hp_easy"),
        (
            "purple_hp_hard",
            "round_cap",
            10,
            "house.round_cap is both given and varied; say it in one of the two places",
        ),
    ],
)
def test_what_may_not_be_is_named_with_its_line(file: Path, right: str, wrong: str, line: int, problem: str) -> None:
    file.write_text(WHOLE.replace(right, wrong))
    with pytest.raises(MeijinError, match=rf"purple\.toml, line {line}: {problem}"):
        read_experiment(file)


def test_values_that_the_game_refuses_end_it_before_anything_is_played(tmp_path: Path) -> None:
    """Each value may be so, but not all of them together."""
    quick = {"quick_ruler_victories": 6, "quick_instant_victories": 4}
    wrong = Experiment("ranking_battle", games=2, players=3, bots=("random",), house=quick)
    with pytest.raises(MeijinError, match="'quick_instant_victories': must be from 6 to 99, not 4"):
        played(wrong, tmp_path / "rows", Processes(1))
    assert not (tmp_path / "rows").exists()


def test_values_that_make_a_deck_of_the_game_illegal_are_refused(tmp_path: Path) -> None:
    """Either exchange is good, but both make four Kurenai in deck and sideboard."""
    both = {"leaf_n462_n506": 2, "leaf_n437_n506": 1}
    wrong = Experiment("crossover", games=2, bots=("random",), house=both)
    with pytest.raises(MeijinError, match=r"with these house values Leaf and Sand Alliance cannot be played: .*N-506"):
        played(wrong, tmp_path / "rows", Processes(1))


def test_a_process_that_has_read_the_card_file_plays_with_no_other_values(tmp_path: Path) -> None:
    other = Experiment("ganymede", games=2, bots=("random",), house={"round_cap": 20})
    with pytest.raises(MeijinError, match=r"has read its cards\.toml already; other values need another process"):
        played(other, tmp_path / "rows", Processes(1, forked=True))
