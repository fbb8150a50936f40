"""The load benchmarks still run: a small load is carried without any trouble."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from benchmarks.growth import spectators, tables
from benchmarks.peers import servers

ROOT = Path(__file__).parents[2]


def measured(benchmark: str, *arguments: str) -> dict[str, str]:
    """The figures of a benchmark that has met no trouble."""
    command = [sys.executable, "-m", f"benchmarks.{benchmark}", "--on", "sqlite", *arguments]
    environment = {**os.environ, "COLUMNS": "100", "NO_COLOR": "1"}
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0, done.stderr
    figures = dict(re.findall(r"^│ (.+?) +│ (.*?) *│$", done.stdout, re.MULTILINE))
    assert figures["troubles"] == "0", done.stderr
    return figures


def test_a_small_tournament_is_carried_without_trouble() -> None:
    figures = measured("events", "--players", "6", "--viewers", "4")
    assert float(figures["s until all had reported"]) < 60


def test_a_small_load_is_carried_without_trouble() -> None:
    figures = measured("server", "--tables", "4", "--rate", "20", "--warm-up", "0.5", "--seconds", "1")
    assert 0 < float(figures["moves/s reached"]) <= 21
    assert "nan" not in figures["ms to the other player: p50 / p99 / max"]


def test_people_are_timed_while_bots_think() -> None:
    small = ["--tables", "2", "--people", "2", "--rate", "10", "--warm-up", "0.2", "--seconds", "2"]
    figures = measured("bot_tables", *small, "--games", "ganymede")  # by meijin, as its games last longest
    assert "nan" not in figures["ms to the receipt, bots think: p50 / p99 / max"]
    assert float(figures["bots' moves/s that all could see"]) > 0
    assert figures["bots that were too slow or failed"] == "0"


@pytest.fixture
def hurried(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    """Nothing is waited for that only matters for figures."""
    for name, value in {"benchmarks.server.SETTLED": 0, "benchmarks.server.REST_SECONDS": 0.05}.items():
        monkeypatch.setattr(name, value)
    return monkeypatch


def test_what_grows_at_a_server_is_measured(hurried: pytest.MonkeyPatch) -> None:
    for name, value in {"MOVES": 6, "PLAYING": 2, "IDLE_SECONDS": 0.05}.items():
        hurried.setattr(f"benchmarks.growth.tables.{name}", value)
    hurried.setattr("benchmarks.growth.spectators.MOVES", 3)
    found = tables.measure((2, 5)) | spectators.measure((1, 4))
    assert [size for size, _ in found["MB of all tables"]] == [2, 5]
    assert [size for size, _ in found["ms until the last one hears"]] == [1, 4]
    assert all(wait > 0 for _, wait in found["ms until the last one hears"])


def test_our_server_is_measured_as_that_of_others(hurried: pytest.MonkeyPatch, tmp_path: Path) -> None:
    hurried.setattr("benchmarks.peers.servers.WARM_TABLES", 1)
    hurried.setattr("benchmarks.peers.servers.HELD", 0)
    hurried.setattr("benchmarks.peers.servers.MOVES", 4)
    figures = servers.once(replace(servers.KINDS[0], keeps=tmp_path), tables=2, rate=20)
    assert set(figures) == set(servers.FIGURES)
    assert 0 < figures["p50_ms"] <= figures["p99_ms"]
