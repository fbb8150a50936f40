"""Which core runs: the compiled one where it fits, and otherwise the sources."""

from __future__ import annotations

import json
import os
import pickle
import subprocess
import sys
from copy import copy, deepcopy
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

import meijin
from meijin import core
from meijin.kernel.generator import Rng
from meijin.kernel.registry import names


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A build of one module that there is not, from one source that there is."""
    monkeypatch.setattr(core, "BUILT", tmp_path)
    monkeypatch.setattr(sys, "meta_path", sys.meta_path[:])
    monkeypatch.delenv(core.CHOICE, raising=False)
    (tmp_path / "extra.so").touch()
    told = {
        "suffix": EXTENSION_SUFFIXES[0],
        "modules": {"meijin_extra": "extra.so"},
        "sources": {"core.py": core.digest((core.PACKAGE / "core.py").read_bytes())},
    }
    (tmp_path / core.LISTED).write_text(json.dumps(told))
    return tmp_path


def is_used() -> bool:
    core.prefer_compiled()
    return isinstance(sys.meta_path[0], core.Core) and "meijin_extra" in sys.meta_path[0].modules


def test_a_build_of_these_sources_is_used(built: Path) -> None:
    assert is_used()
    spec = core.Core(built).find_spec("meijin_extra")
    assert spec is not None
    assert spec.origin == str(built / "extra.so")
    assert core.Core(built).find_spec("meijin_other") is None


def test_whoever_asks_for_the_sources_gets_them(built: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(core.CHOICE, core.INTERPRETED)
    assert not is_used()


def test_a_build_is_used_although_its_sources_were_written_again(built: Path) -> None:
    os.utime(built / core.LISTED, (1, 1))
    assert is_used()


@pytest.mark.parametrize("spoilt", ["source", "python", "module", "half", "no build", "source gone"])
def test_a_build_that_does_not_fit_is_left_alone(built: Path, spoilt: str) -> None:
    listed = built / core.LISTED
    told = json.loads(listed.read_text())
    match spoilt:
        case "source":
            told["sources"]["core.py"] = core.digest(b"another text")
        case "python":
            told["suffix"] = ".cpython-27.so"
        case "module":
            (built / "extra.so").unlink()
        case "half":
            del told["modules"]
        case "source gone":
            told["sources"]["gone.py"] = ""
    listed.write_text("{" if spoilt == "no build" else json.dumps(told))
    os.utime(listed, (1, 1))  # older than every source, so that they are looked at
    assert not is_used()


def test_the_core_says_which_one_it_is() -> None:
    said = subprocess.run(
        [sys.executable, "-m", "meijin", "--version"],
        env={**os.environ, core.CHOICE: core.INTERPRETED},
        capture_output=True,
        text=True,
        check=True,
    )
    assert said.stdout == "meijin 0.1.0, interpreted core\n"


@pytest.mark.parametrize("game", names())
def test_positions_are_copied_and_pickled(game: str) -> None:
    state = meijin.new(game, seed=3)
    rng = Rng(3)
    for _ in range(20):
        if state.deciders:
            seat = state.deciders[0]
            legal = state.legal(seat)
            state.step(seat, legal[rng.below(len(legal))])
    state.record = None
    assert pickle.loads(pickle.dumps(state.fields())) == state.fields()  # what goes to another process
    for made in (state.clone(), copy(state), deepcopy(state)):
        assert made == state
        assert made is not state
        assert made.legal(made.deciders[0]) == state.legal(state.deciders[0])
