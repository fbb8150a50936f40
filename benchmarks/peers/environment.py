"""The environment of the peers, ``.peers`` in the checkout: what the locks name, and nothing that we need ourselves."""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from meijin import core

ROOT: Final = Path(__file__).parents[2]
HERE: Final = Path(__file__).parent
PEERS: Final = ROOT / ".peers"
PYTHON: Final = PEERS / "python" / "bin" / "python"
NODE: Final = PEERS / "node"


class Missing(Exception):
    """Something cannot be measured here, and why."""


@dataclass(frozen=True)
class Place:
    """Where a worker runs: what it is begun with, and what it finds around it."""

    command: tuple[str, ...]
    environment: dict[str, str]


def ours() -> Place:
    """Our own Python, with the sources as they are."""
    return Place((sys.executable, "-m"), _around(**{core.CHOICE: core.INTERPRETED}))


def compiled() -> Place:
    """Our own Python with the compiled core, if that was made from the sources that are here."""
    if not (core.BUILT / core.LISTED).is_file():
        raise Missing("there is no compiled core: `make compile` makes it")
    if not core.Core(core.BUILT).fits():
        raise Missing("the compiled core is of other sources: `make compile` brings it up to date")
    return Place((sys.executable, "-m"), _around(**{core.CHOICE: ""}))


def python() -> Place:
    """The Python of the peers."""
    _made("python", ROOT / "requirements" / "peers.lock", _install_python)
    return Place((str(PYTHON), "-m"), _around())


def node() -> Place:
    """Node with boardgame.io."""
    _made("node", HERE / "package-lock.json", _install_node)
    return Place(("node", "--single-threaded"), _around(NODE_ENV="production", NODE_PATH=str(NODE / "node_modules")))


def _around(**more: str) -> dict[str, str]:
    return {**os.environ, "PYTHONDONTWRITEBYTECODE": "1", **more}


_failed: Final[dict[str, Missing]] = {}


def _made(name: str, lock: Path, install: Callable[[Path], None]) -> None:
    """Install what a lock names unless that is done; what went wrong once is not tried again in the same run."""
    if name in _failed:
        raise _failed[name]
    stamp = PEERS / f"{name}.stamp"
    wanted = f"{sys.version} {hashlib.sha256(lock.read_bytes()).hexdigest()}"
    if stamp.is_file() and stamp.read_text(encoding="utf-8") == wanted:
        return
    print(f"installing {lock.relative_to(ROOT)} into {PEERS.name}", file=sys.stderr)
    try:
        PEERS.mkdir(exist_ok=True)
        install(lock)
    except OSError as error:
        _failed[name] = Missing(f"cannot be installed: {error.strerror}: {error.filename}")
        raise _failed[name] from None
    except subprocess.CalledProcessError as error:
        _failed[name] = Missing(f"cannot be installed: {last_words(error.stderr)}")
        raise _failed[name] from None
    stamp.write_text(wanted, encoding="utf-8")


def last_words(said: str) -> str:
    """The error with which a program failed, or the last thing it said, in one line and without places of this machine.

    >>> last_words("Traceback:\\n  somewhere\\nImportError: no numpy\\n")
    'ImportError: no numpy'
    >>> last_words("Error: Cannot find module 'immer'\\n    at somewhere\\n\\nNode.js v20\\n")
    "Error: Cannot find module 'immer'"
    """
    lines = [line.strip() for line in said.splitlines() if line.strip()] or ["it said nothing"]
    named = [line for line in lines if "error" in line.lower()]
    return (named or lines)[-1].replace(f"{ROOT}/", "")[:300]


def _install_python(lock: Path) -> None:
    _run(sys.executable, "-m", "venv", "--clear", str(PYTHON.parents[1]))
    _run(str(PYTHON), "-m", "pip", "--disable-pip-version-check", "-qq", "install", "--require-hashes", "-r", str(lock))


def _install_node(lock: Path) -> None:
    NODE.mkdir(exist_ok=True)
    for file in (lock, lock.with_name("package.json"), lock.with_name(".npmrc")):
        shutil.copy(file, NODE)
    _run("npm", "ci", "--no-audit", "--no-fund", "--loglevel", "error", folder=NODE)


def _run(*command: str, folder: Path = ROOT) -> None:
    subprocess.run(command, cwd=folder, check=True, capture_output=True, text=True)
