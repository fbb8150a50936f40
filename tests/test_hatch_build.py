"""A wheel brings the browser client along."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
CLIENT = Path("src/meijin/server/client")
# Stands in for npm: notes what it is asked, and builds a page of one line.
NPM = f"""#!{sys.executable}
import pathlib, sys
with open("asked", "a") as asked:
    print(*sys.argv[1:3], file=asked)
if sys.argv[1] == "run":
    built = pathlib.Path("..", "{CLIENT}")
    (built / "assets").mkdir(parents=True)
    (built / "index.html").write_text("built now")
    (built / "assets" / "main-Ab12.js").write_text("built now")
"""


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """Our project as the builder sees it, with next to nothing in it."""
    folder = tmp_path / "project"
    (folder / "src" / "meijin").mkdir(parents=True)
    (folder / "web").mkdir()
    for name in ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE", ".gitignore", "src/meijin/__init__.py"):
        shutil.copy(ROOT / name, folder / name)
    shutil.copytree(ROOT / "examples" / "high_card", folder / "examples" / "high_card")
    return folder


def build(project: Path, kind: str = "wheel", npm: str | None = None) -> subprocess.CompletedProcess[str]:
    """Have the project built where this is the only npm there is, or where there is none."""
    path = project.parent / "bin"
    path.mkdir()
    if npm is not None:
        (path / "npm").write_text(npm)
        (path / "npm").chmod(0o755)
    return subprocess.run(
        [sys.executable, "-c", f"from hatchling.build import build_{kind} as build; build('dist')"],
        cwd=project,
        env={**os.environ, "PATH": str(path), "MEIJIN_CORE": "interpreted"},
        capture_output=True,
        text=True,
        check=False,
    )


def contents(project: Path) -> set[str]:
    """The files of the client in the wheel that was built."""
    (wheel,) = (project / "dist").glob("*.whl")
    return {name.partition("/client/")[2] for name in zipfile.ZipFile(wheel).namelist() if "/client/" in name}


def test_a_client_that_is_built_goes_into_the_wheel_without_npm(project: Path) -> None:
    (project / CLIENT / "assets").mkdir(parents=True)
    for name in ("index.html", "assets/main-Ab12.js"):
        (project / CLIENT / name).write_text("built before")
    done = build(project)
    assert done.returncode == 0, done.stderr
    assert contents(project) == {"index.html", "assets/main-Ab12.js"}


def test_a_wheel_has_the_game_that_new_ones_begin_with(project: Path) -> None:
    (project / CLIENT).mkdir(parents=True)
    (project / CLIENT / "index.html").write_text("built before")
    build(project)
    (wheel,) = (project / "dist").glob("*.whl")
    assert {
        f"meijin/examples/high_card/{name}"
        for name in ("high_card/__init__.py", "high_card/words/en.ftl", "pyproject.toml")
    } <= set(zipfile.ZipFile(wheel).namelist())


def test_a_client_that_is_not_built_is_built_for_the_wheel(project: Path) -> None:
    done = build(project, npm=NPM)
    assert done.returncode == 0, done.stderr
    assert (project / "web" / "asked").read_text().splitlines() == ["ci --no-audit", "run build"]
    assert contents(project) == {"index.html", "assets/main-Ab12.js"}


def test_without_a_client_and_without_node_there_is_no_wheel(project: Path) -> None:
    done = build(project)
    assert done.returncode != 0
    assert "Meijin needs Node 20 or newer" in done.stdout + done.stderr
    assert "Traceback" not in done.stdout + done.stderr
    assert not list(project.glob("dist/*"))


def test_a_build_that_fails_is_no_wheel(project: Path) -> None:
    done = build(project, npm=f"#!{sys.executable}\nraise SystemExit(1)\n")
    assert done.returncode != 0
    assert "`npm ci` failed" in done.stdout + done.stderr


def test_a_checkout_that_is_linked_to_is_left_to_make(project: Path) -> None:
    done = build(project, kind="editable", npm=NPM)
    assert done.returncode == 0, done.stderr
    assert not (project / "web" / "asked").exists()
