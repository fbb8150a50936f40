"""The benchmark command: what it tells and how it measures. How fast anything is, no test says."""

from __future__ import annotations

import json
import platform
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest
from rich.console import Console

from meijin.cli import bench, main
from meijin.cli.measure import (
    DEAL,
    LEGAL,
    PATHS,
    PLAY,
    ROUNDS,
    STEP,
    YARDSTICK,
    HotPath,
    Lap,
    Ours,
    Turns,
    Yardstick,
    bytes_per_state,
    rate,
    time_of_a_decision,
    typical_rates,
)
from meijin.core import described
from meijin.kernel import registry
from meijin.kernel.errors import MeijinError
from meijin.kernel.testing.climb import CLIMB

Meijin = Callable[..., subprocess.CompletedProcess[str]]

FIGURES = {path.key for path in PATHS} | {"ratio", "ratios", "world_in_clones", "bytes_per_state", "decision_us"}


@pytest.fixture(scope="module")
def report() -> bench.Report:
    return bench.measure([registry.find("ganymede"), CLIMB], 0.1, all_variants=True)


# -- what it tells --------------------------------------------------------------------------------------------------


def test_json_has_every_figure_of_the_yardstick_the_games_and_their_variants(report: bench.Report) -> None:
    told = json.loads(json.dumps(report.to_dict()))
    assert set(told) == {"compiled", "yardstick", "games"}
    assert {"decisions_per_s", "clone_us", "legal_us", "bytes_per_state"} <= set(told["yardstick"])
    assert set(told["games"]) == {"ganymede", "climb"}
    assert set(told["games"]["climb"]) == FIGURES | {"variants"}
    assert told["games"]["climb"]["variants"] == {}
    ganymede = told["games"]["ganymede"]
    assert set(ganymede["variants"]) == {"battle", "coop", "trio"}
    assert {key: ganymede[key] for key in FIGURES} == ganymede["variants"]["battle"], "battle is the default mode"
    assert list(ganymede["world_in_clones"]) == ["early", "middle", "late"]
    assert min(ganymede["world_in_clones"].values()) > 0
    for key in FIGURES - {"ratios", "world_in_clones", "decision_us"}:
        assert ganymede[key] > 0
    assert ganymede["ratio"] == ganymede["ratios"]["decisions_per_s"]
    yardstick = told["yardstick"]
    assert ganymede["decisions_per_s"] / yardstick["decisions_per_s"] == pytest.approx(ganymede["ratio"], rel=0.01)
    assert yardstick["clone_us"] / ganymede["clone_us"] == pytest.approx(ganymede["ratios"]["clone_us"], rel=0.01)


def test_only_the_default_variant_is_measured_unless_all_are_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "ganymede", "--json", "--seconds", "0.1"]) == 0
    shown = capsys.readouterr()
    assert shown.err == "measuring ganymede (mode=battle, 2 players)\n"
    told = json.loads(shown.out)["games"]["ganymede"]
    assert set(told) == FIGURES | {"variants"}
    assert told["variants"] == {}


def test_json_goes_to_stdout_and_progress_to_stderr(meijin: Meijin) -> None:
    shown = meijin("bench", "climb", "--json", "--seconds", "0.1")
    assert shown.returncode == 0
    assert list(json.loads(shown.stdout)["games"]) == ["climb"]
    assert shown.stderr == "measuring climb (3 players)\n"


def test_the_table_has_a_column_for_each_variant(report: bench.Report) -> None:
    console = Console(width=80)
    with console.capture() as shown:
        report.show(console)
    lines = shown.get().splitlines()
    assert ["yardstick", "battle", "coop", "trio"] in [line.split() for line in lines]
    assert ["yardstick", "climb"] in [line.split() for line in lines]
    for path in PATHS:
        assert sum(line.strip().startswith(path.title) for line in lines) == 2, path.title


def test_the_page_to_keep_says_when_where_and_how(report: bench.Report) -> None:
    page = report.to_markdown(6)
    assert f"{platform.python_implementation()} {platform.python_version()}, {described()}" in page
    assert "5 rounds in 6 s of CPU time for each" in page
    assert "|  | yardstick | battle | coop | trio |" in page
    rows = [line for line in page.splitlines() if line.startswith("| decisions/s |")]
    assert [row.count("|") for row in rows] == [6, 4]


def test_write_keeps_the_page_in_the_benchmarks_folder(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, report: bench.Report, capsys: pytest.CaptureFixture[str]
) -> None:
    asked: list[str] = []

    def measure(games: list[object], seconds: float, *, all_variants: bool) -> bench.Report:
        assert all_variants, "the page has a column for each"
        asked.extend(game.id for game in games)  # type: ignore[attr-defined]
        return report

    assert (YARDSTICK.parent / "results.md").resolve() == bench.RESULTS.resolve()
    monkeypatch.setattr(bench, "RESULTS", tmp_path / "results.md")
    monkeypatch.setattr(bench, "measure", measure)
    assert main(["bench", "--write", "--json"]) == 0
    assert {"ganymede", "climb"} <= set(asked)
    assert (tmp_path / "results.md").read_text(encoding="utf-8") == report.to_markdown(bench.SECONDS)
    assert "games" in json.loads(capsys.readouterr().out)


# -- mistakes -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (["ganymed"], "there is no game 'ganymed'; did you mean 'ganymede'?"),
        (["--seconds", "0"], "--seconds cannot be 0; it is more than 0 and at most 600"),
        (["--seconds", "nan"], "--seconds cannot be nan"),
        (["climb", "--write"], "--write keeps the figures of all games, so it goes without naming any"),
    ],
)
def test_a_mistake_is_explained(words: list[str], reason: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", *words]) == 2
    shown = capsys.readouterr()
    assert reason in shown.err
    assert shown.out == ""


def test_without_a_checkout_there_is_no_yardstick(tmp_path: Path) -> None:
    with pytest.raises(MeijinError, match="the benchmark needs a checkout of Meijin"):
        Yardstick(tmp_path / "climb.py")


# -- how it measures ------------------------------------------------------------------------------------------------


class Paces:
    """A hot path whose laps take what they are told to."""

    def __init__(self, *seconds: float) -> None:
        self.seconds = list(seconds)

    def __call__(self, subject: object) -> Lap:
        del subject
        return 10, self.seconds.pop(0)


def test_a_ratio_is_taken_within_a_turn_and_the_median_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Half as fast as the yardstick in every round but one, while the machine gets slower and slower."""
    ours = Paces(0.2, 0.4, 0.8, 8.0, 3.2)
    path = HotPath("climbing_us", ours, Paces(0.1, 0.2, 0.4, 0.8, 1.6))
    monkeypatch.setattr("meijin.cli.measure.PATHS", (path,))
    turns = Turns(Ours(CLIMB.prepare(None, {})), Yardstick())
    assert list(turns.take(0)) == [path] * ROUNDS
    assert turns.ratios() == {path: pytest.approx(0.5)}
    assert typical_rates([turns]) == {path: pytest.approx(10 / 0.4)}
    assert path.figure(10 / 0.4) == pytest.approx(0.4 / 10 * 1e6)


def test_laps_go_on_until_the_time_is_up(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = iter(range(100))
    monkeypatch.setattr("meijin.cli.measure.process_time", lambda: next(clock))
    laps = Paces(*[0.5] * 10)
    assert rate(laps, None, seconds=4) == pytest.approx(10 / 0.5)
    # The first lap is run without a look at the clock, which ticks once for each look.
    assert len(laps.seconds) == 10 - 4


def test_where_the_time_of_a_decision_goes() -> None:
    """A decision takes 4 us; dealing takes 30 us for every 20 decisions."""
    rates = {PLAY: 1e6 / 4, DEAL: 1e6 / 30, LEGAL: 1e6 / 1, STEP: 1e6 / 0.5}
    parts = {"deal": 1.5, "legal": 1.0, "step": 0.5, "choose": 1.0}
    assert time_of_a_decision(rates, 20) == pytest.approx(parts)


def test_memory_is_what_one_more_copy_takes() -> None:
    class Heavy:
        def clone(self) -> bytes:
            return bytes(5000)

    assert bytes_per_state([Heavy()] * 20) == pytest.approx(5000, abs=200)


def test_both_play_the_same_game() -> None:
    """The laps of the yardstick and of Climb on the kernel are about as many decisions long."""
    ours, yardstick = Ours(CLIMB.prepare(None, {})), Yardstick()
    for subject in (ours, yardstick):
        laps = [subject.play()[0] for _ in range(200)]
        assert laps == subject.lengths
        assert sum(laps) / len(laps) == pytest.approx(40.74, abs=2)
    for path in PATHS:
        assert path.ours(ours)[0] > 0
        assert path.beside(yardstick)[0] > 0
