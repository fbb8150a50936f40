"""What is pinned is pinned for everybody, from wherever they get it and whatever they run."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[1]
OF_NPM = [ROOT / "web" / "package-lock.json", ROOT / "benchmarks" / "peers" / "package-lock.json"]
OF_PIP = sorted((ROOT / "requirements").glob("*.lock"))


def packages(lock: Path) -> dict[str, dict[str, Any]]:
    """The packages in a lock of npm, by where they are put."""
    found: dict[str, dict[str, Any]] = json.loads(lock.read_text(encoding="utf-8"))["packages"]
    return found


def named(lock: Path) -> str:
    return str(lock.relative_to(ROOT))


@pytest.mark.parametrize("lock", OF_NPM, ids=named)
def test_the_lock_of_npm_names_no_registry(lock: Path) -> None:
    resolved = [path for path, package in packages(lock).items() if "resolved" in package]
    assert not resolved, ".npmrc beside the lock has npm leave the addresses out"


@pytest.mark.parametrize("lock", OF_NPM, ids=named)
def test_the_lock_of_npm_has_a_hash_of_every_package(lock: Path) -> None:
    assert all("integrity" in package for path, package in packages(lock).items() if path)


@pytest.mark.parametrize("lock", OF_NPM, ids=named)
def test_the_lock_of_npm_has_what_every_system_needs(lock: Path) -> None:
    """Without what only another system needs, `npm ci` refuses the whole lock."""
    present = {path.rpartition("node_modules/")[2] for path in packages(lock)}
    wanted = {name for package in packages(lock).values() for name in package.get("optionalDependencies", {})}
    assert wanted <= present


@pytest.mark.parametrize("lock", OF_PIP, ids=named)
def test_the_lock_of_pip_has_hashes_of_every_package_and_names_no_address(lock: Path) -> None:
    text = lock.read_text(encoding="utf-8")
    assert "://" not in text
    pinned = re.split(r"^(?=\S)", text, flags=re.MULTILINE)[1:]
    assert pinned
    assert all("==" in each and "--hash=sha256:" in each for each in pinned)
