"""What is pinned is pinned for everybody, from wherever they get it and whatever they run."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

LOCK = Path(__file__).parents[1] / "web" / "package-lock.json"


def packages() -> dict[str, dict[str, Any]]:
    """The packages of the browser client, by where they are put."""
    found: dict[str, dict[str, Any]] = json.loads(LOCK.read_text(encoding="utf-8"))["packages"]
    return found


def test_the_lock_of_npm_names_no_registry() -> None:
    named = [path for path, package in packages().items() if "resolved" in package]
    assert not named, "web/.npmrc has npm leave the addresses out"


def test_the_lock_of_npm_has_what_every_system_needs() -> None:
    """Without what only another system needs, `npm ci` refuses the whole lock."""
    present = {path.rpartition("node_modules/")[2] for path in packages()}
    wanted = {name for package in packages().values() for name in package.get("optionalDependencies", {})}
    assert wanted <= present
