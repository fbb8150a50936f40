"""What docs/bots.md builds works as it is printed: a class by entry point, and a program that plays from outside."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import tomllib
from doctest import DocTestParser
from pathlib import Path

import httpx

from tests.server.process import MEIJIN, ServerProcess

GUIDE = (Path(__file__).parents[2] / "docs" / "bots.md").read_text(encoding="utf-8")
PATIENCE = 60.0


def block(language: str, holds: str) -> str:
    """The block of the guide in a language that holds some words, and is no doctest."""
    blocks: list[str] = re.findall(rf"^```{language}\n(.*?)^```$", GUIDE, re.MULTILINE | re.DOTALL)
    (found,) = [each for each in blocks if holds in each and ">>>" not in each]
    return found


def test_the_class_of_the_guide_plays_by_its_entry_point(tmp_path: Path) -> None:
    wanted = ("from meijin.bots import", "class Seventeen")
    source = [each.source for each in DocTestParser().get_examples(GUIDE) if each.source.startswith(wanted)]
    (tmp_path / "my_bots.py").write_text("\n".join(source), encoding="utf-8")
    project = tomllib.loads(block("toml", "entry-points"))["project"]
    about = tmp_path / f"my_bots-{project['version']}.dist-info"
    about.mkdir()
    metadata = f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n"
    (about / "METADATA").write_text(metadata, encoding="utf-8")
    ((group, offered),) = project["entry-points"].items()
    entries = "".join(f"{name} = {place}\n" for name, place in offered.items())
    (about / "entry_points.txt").write_text(f"[{group}]\n{entries}", encoding="utf-8")
    words = ["play", "ganymede", "--seat", "bot:random", "--bots", "seventeen", "--seed", "1", "--save", "game.meijin"]
    environment = {**os.environ, "PYTHONPATH": str(tmp_path)}
    played = subprocess.run(
        [*MEIJIN, *words], cwd=tmp_path, env=environment, capture_output=True, text=True, timeout=PATIENCE, check=False
    )
    assert played.returncode == 0, played.stderr
    assert "bot:seventeen" in (tmp_path / "game.meijin").read_text(encoding="utf-8")


def test_the_program_of_the_guide_challenges_a_level_and_plays_a_whole_game(tmp_path: Path) -> None:
    program = tmp_path / "challenger.py"
    program.write_text(block("python", "def challenge"), encoding="utf-8")
    assert len(program.read_text(encoding="utf-8").splitlines()) <= 45
    with (
        ServerProcess(f"sqlite:///{tmp_path}/meijin.db", tmp_path) as server,
        httpx.Client(base_url=server.url, trust_env=False, timeout=PATIENCE) as browser,
    ):
        browser.post("/api/session").raise_for_status()
        token = browser.post("/api/tokens", json={"name": "a program"}).raise_for_status().json()["token"]
        command = [sys.executable, str(program), server.url, "ganymede", "novice"]
        environment = {**os.environ, "MEIJIN_TOKEN": token}
        played = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=PATIENCE, check=False)
        assert played.returncode == 0, played.stderr
        (table,) = browser.get("/api/me/tables").raise_for_status().json()["tables"]
    assert (table["status"], table["rated"], table["clock"]["seconds"]) == ("over", True, 300)
    assert sorted(json.loads(played.stdout).values()) == [0.0, 1.0]
