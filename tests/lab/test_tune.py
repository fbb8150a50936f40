"""The tuner: it finds values with which a game is as it should be, goes on where it was stopped, says what follows."""

from __future__ import annotations

import subprocess
from collections.abc import Callable, Generator, Iterable
from pathlib import Path
from typing import Any

import polars as pl
import pytest

from meijin.cli import main
from meijin.games.ganymede.cards import CATALOGUE
from meijin.games.ranking_battle.cards import read_catalogue
from meijin.kernel import toml
from meijin.kernel.errors import MeijinError
from meijin.kernel.housevalues import HouseValueError, house_of
from meijin.kernel.overlay import changed
from meijin.kernel.registry import find
from meijin.lab.experiment import Experiment, variants
from meijin.lab.house import Under, under
from meijin.lab.tune.cardfile import patch, rewritten
from meijin.lab.tune.plan import parse_tune
from meijin.lab.tune.search import Search, prepare
from meijin.lab.tune.targets import Reached, Target, loss, reached
from meijin.lab.tune.texts import mentions, texts_of
from meijin.lab.workers import Done, Processes

TUNE = """
game = "ganymede"
games = 12
bots = ["random"]
trials = 8
confirmed = 20
values = ["purple_hp_hard"]

[options]
mode = "coop"
difficulty = "hard"

[[targets]]
turns = [2, 4]
"""


HARD = house_of(find("ganymede")).value("purple_hp_hard")
PRESENT = CATALOGUE.difficulty["hard"]


class Here:
    """Works in this process: the HP of Purple are looked up whenever a game begins, so they can be set here."""

    def __init__(self, most: int = 10_000, refused: Iterable[int] = ()) -> None:
        self.most = most
        self.refused = set(refused)
        self.tried: list[int] = []

    def each(self, work: Callable[[Any], Any], items: Iterable[Any]) -> Generator[Done[Any, Any], None, None]:
        before = dict(CATALOGUE.difficulty)
        try:
            if isinstance(work, Under):
                [(_, value)] = work.overlay.changes
                assert isinstance(value, int)
                if value in self.refused:
                    raise HouseValueError(f"no {value}")
                CATALOGUE.difficulty["hard"] = value
                work = work.work
            for item in items:
                self.most -= 1
                if self.most < 0:
                    raise KeyboardInterrupt
                yield Done(item, work(item), "here")
        finally:
            CATALOGUE.difficulty.update(before)


def searched(path: Path, workers: Here, text: str = TUNE, resume: bool = False) -> Search:
    tune = parse_tune(text, Path("tune.toml"))
    prepare(tune, path, resume)
    search = Search(tune, path)
    for _ in search.go_on(workers):
        pass
    return search


def test_what_is_found_is_nearer_to_what_the_game_should_be(tmp_path: Path) -> None:
    search = searched(tmp_path / "tune", Here())
    tried, best = search.tried(), search.best()
    assert tried[0].values == {"purple_hp_hard": PRESENT}
    assert len(tried) == 8
    assert best is not None
    assert best.loss < tried[0].loss
    assert best.values["purple_hp_hard"] < PRESENT  # type: ignore[operator]


def test_a_search_that_was_stopped_goes_on_as_if_it_had_not_been(tmp_path: Path) -> None:
    whole = searched(tmp_path / "whole", Here()).tried()
    with pytest.raises(KeyboardInterrupt):
        searched(tmp_path / "stopped", Here(most=5))
    with pytest.raises(MeijinError, match="holds this search already; --resume goes on with it"):
        searched(tmp_path / "stopped", Here())
    workers = Here()
    assert searched(tmp_path / "stopped", workers, resume=True).tried() == whole
    further = searched(tmp_path / "stopped", Here(), TUNE.replace("= 8", "= 9"), resume=True).tried()
    assert (len(further), further[:8]) == (9, whole)
    with pytest.raises(MeijinError, match="holds a search for something else, or in another card file"):
        searched(tmp_path / "stopped", Here(), TUNE.replace("games = 12", "games = 13"), resume=True)


def test_values_that_the_game_refuses_are_passed_over(tmp_path: Path) -> None:
    tried = searched(tmp_path / "tune", Here(refused=range(15, 30))).tried()
    assert 1 < len(tried) < 8
    assert all(each.values["purple_hp_hard"] >= 30 for each in tried)  # type: ignore[operator]


def test_the_command_writes_a_patch_a_report_and_the_texts_that_follow(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    lower = TUNE.replace('["purple_hp_hard"]', f"{{ purple_hp_hard = [{HARD.low}, {PRESENT}] }}")
    Path("hard.toml").write_text(lower.replace("trials = 8", "trials = 2\nseed = 3"))  # which tries a low one
    assert main(["lab", "tune", "hard.toml", "--jobs", "1"]) == 0
    said = capsys.readouterr()
    assert "trial 1 of 2: 0 of 24 games" in said.err
    assert "rules.md, line" in said.out
    assert "G9.2" in said.out
    assert "turns of all games: " in said.out
    found = next(int(line.split()[2]) for line in said.out.splitlines() if line.startswith("purple_hp_hard = "))
    text = find("ganymede").beside("cards.toml").read_text(encoding="utf-8")  # type: ignore[union-attr]
    file = tmp_path / "src" / "meijin" / "games" / "ganymede" / "cards.toml"
    file.parent.mkdir(parents=True)
    file.write_text(text)
    subprocess.run(["git", "apply", "hard/cards.patch"], check=True)
    assert file.read_text() == text.replace(f"hard = {PRESENT}", f"hard = {found}")
    assert "What has changed" in Path("hard/report.html").read_text()
    assert Path("hard/texts.md").read_text() in said.out
    assert main(["lab", "tune", "hard.toml", "--resume", "--jobs", "1"]) == 0
    assert capsys.readouterr().out == said.out


SLIPS = [
    ("trials = 8", "trails = 8", 5, "'trails' is no field of an experiment; there are"),
    ("trials = 8", "trials = 1", 5, "trials cannot be 1; it is a number from 2 to 10,000"),
    ('["purple_hp_hard"]', "[]", 7, "there is nothing to tune; values may be purple_hp_easy"),
    ('["purple_hp_hard"]', '["hp_red"]', 7, "there is no house value 'hp_red'; declared are"),
    ('["purple_hp_hard"]', f"{{ purple_hp_hard = [20, {HARD.high + 1}] }}", 7, "the house value purple_hp_hard"),
    ('["purple_hp_hard"]', "{ purple_hp_hard = [50, 50] }", 7, "there is nothing to tune between 50 and 50"),
    ('["purple_hp_hard"]', "{ purple_hp_hard = [15, 16] }", 7, f"purple_hp_hard is {PRESENT} now; a range from 15"),
    ("[options]", "[house]\npurple_hp_hard = 30\n[options]", 10, "purple_hp_hard is both given and searched"),
    ("[[targets]]\nturns = [2, 4]", "", 2, "there is no target: say what the game should be like"),
    ("turns = [2, 4]", "turns = [4, 2]", 13, "turns is a band, "),
    ("turns = [2, 4]", "turn = [2, 4]", 13, "a target has one band, turn is not: fair, share, points, turns"),
    ("turns = [2, 4]", "share = [2, 4]", 13, "a share of the win lies between 0 and 1"),
    ("turns = [2, 4]", 'each = "deck"\nturns = [2, 4]', 13, "no row has 'deck'; rows have seat, bot"),
    ("turns = [2, 4]", 'chapter = "battle"\nturns = [2, 4]', 13, "there is no chapter 'battle'; there are game"),
    (
        "[[targets]]",
        '[vary]\nplayers = [2]\n[[targets]]\nwhere = { players = 3 }',
        15,
        "no row has players 3; it is varied over 2",
    ),
    (
        "turns = [2, 4]",
        "turns = [2, 4]\n[[targets]]\nturns = [5, 6]",
        15,
        "this contradicts line 13: no turns of all games lies in both bands",
    ),
]  # fmt: skip


@pytest.mark.parametrize(("right", "wrong", "line", "problem"), SLIPS)
def test_what_makes_no_sense_is_named_with_its_line(right: str, wrong: str, line: int, problem: str) -> None:
    assert right in TUNE
    with pytest.raises(MeijinError) as refused:
        parse_tune(TUNE.replace(right, wrong), Path("tune.toml"))
    assert str(refused.value).startswith(f"tune.toml, line {line}: {problem}")


def test_all_seats_together_have_what_is_fair() -> None:
    rivals = TUNE.replace('mode = "coop"\ndifficulty = "hard"', 'mode = "battle"')
    with pytest.raises(MeijinError, match=r"line 12: all seats together have what is fair: 1 must lie in the band"):
        parse_tune(rivals.replace("turns = [2, 4]", 'each = "seat"\nfair = [1.1, 1.3]'), Path("tune.toml"))


def test_every_group_of_a_target_is_measured() -> None:
    experiment = Experiment("go_out", vary={"players": [2, 4]})
    columns = {"variant": pl.UInt16, "seat": pl.String, "share": pl.Float32, "fact character": pl.String}
    seen = [(0, "red", 1, "ten"), (0, "blue", 0, "kira"), (1, "red", 1, "kira")]
    rows = pl.DataFrame(seen, columns, orient="row").with_columns(chapter=pl.lit("battle"))
    every = variants(experiment)
    fair = Target("fair", 0.9, 1.1, "character", chapter="battle")
    assert [(each.group, each.value) for each in reached([fair], rows, every)] == [("kira", 2.0), ("ten", 2.0)]
    few = Target("share", 0.4, 0.6, where={"players": "2"}, chapter="battle")
    [found] = reached([few], rows, every)
    assert (found.value, found.is_inside, found.off) == (0.5, True, 0.0)
    with pytest.raises(
        MeijinError, match="no row has what the target in line 9 asks for: share of seat green and battle"
    ):
        reached([Target("share", 0.4, 0.6, where={"seat": "green"}, chapter="battle", line=9)], rows, every)


def test_what_lies_outside_counts_and_what_lies_inside_hardly() -> None:
    band = Target("turns", 10, 20)
    inside, edge, outside = (loss([Reached(band, "", value)]) for value in (15, 20, 25))
    assert inside == 0
    assert 0 < edge < 0.05 < outside


DECK = '[[decks]]\nid = "one" # first\nmain = { ace = 3, "a b" = 1, king = 1 }\nside = {}\n'


@pytest.mark.parametrize(
    ("changes", "main"),
    [
        ((("main.ace", 2), ("main.queen", 1)), '{ ace = 2, "a b" = 1, king = 1, queen = 1 }'),
        ((("main.king", None),), '{ ace = 3, "a b" = 1 }'),
        ((("main.ace", None), ("main.a b", 2)), '{ "a b" = 2, king = 1 }'),
    ],
)
def test_counts_come_and_go_and_the_rest_stays_as_it_is(changes: Any, main: str) -> None:
    told = rewritten(DECK, [(f"decks.one.{path}", value) for path, value in changes])
    assert told == DECK.replace('{ ace = 3, "a b" = 1, king = 1 }', main)


@pytest.mark.parametrize("game", ["ganymede", "go_out", "cat_battles"])
def test_any_declared_value_can_be_written_into_its_card_file(game: str) -> None:
    house, file = house_of(find(game)), find(game).beside("cards.toml")
    assert file is not None
    text = file.read_text(encoding="utf-8")
    for value in house.values.values():
        said = value.choices[-1] if value.choices else value.high
        overlay = house.overlay({value.name: said})
        if overlay is not None:
            told = rewritten(text, overlay.changes)
            assert toml.parse(told) == changed(house.cards, overlay.changes)
            assert len(patch(Path(str(file)), text, told).splitlines()) == 11  # one line is another one
            break


def test_what_a_game_composes_follows_so_that_it_reads_its_card_file_again() -> None:
    """Ranking Battle refuses a card whose text is not what its effects say."""
    game, experiment = find("ranking_battle"), Experiment("ranking_battle", players=5)
    house, file = house_of(game), game.beside("cards.toml")
    overlay = house.overlay({"power_sea_urchin": 6, "rank_5_flip_up_own": 1})
    assert overlay is not None
    assert file is not None
    before = texts_of(experiment)
    [after] = Processes(1).each(under(game.id, overlay, texts_of), [experiment])
    told = rewritten(file.read_text(encoding="utf-8"), (*overlay.changes, *before.changes(after.found)))
    catalogue = read_catalogue(told)
    assert [weapon.power for weapon in catalogue.weapons if weapon.id == "sea_urchin"] == [6]
    assert before.differing(after.found)["sea_urchin"] == ("Weapon. +4.", "Weapon. +6.")
    assert set(before.differing(after.found)) == {"sea_urchin", "rank.rank_5.text"}


def test_lines_written_by_hand_that_mention_a_value_are_named() -> None:
    game = find("go_out")
    house = house_of(game)
    found = [str(each) for each in mentions(game, house, [house.value("damage_1"), house.value("life_kira")])]
    assert any(each.startswith("cards.toml, line ") and "passing on it costs 1 damage" in each for each in found)
    assert any("GO2.2" in each for each in found)
    assert any(each.startswith("rules.md") and "Kira" in each for each in found)
