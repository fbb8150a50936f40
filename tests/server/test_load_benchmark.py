"""The load benchmarks still run: a small load is carried without any trouble."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

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
