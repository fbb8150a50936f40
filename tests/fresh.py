"""A Python environment of its own, for packages of others: it has what this one has, and what is installed into it."""

from __future__ import annotations

import subprocess
import sys
import venv
from pathlib import Path


def environment(folder: Path) -> Path:
    """A new environment; its Python."""
    venv.create(folder, with_pip=False, symlinks=True)
    (packages,) = folder.glob("lib/python*/site-packages")
    ours = [path for path in sys.path if path and Path(path).is_dir()]
    (packages / "ours.pth").write_text("\n".join(ours), encoding="utf-8")
    return folder / "bin" / "python"


def install(python: Path, package: Path) -> None:
    """Build a package and install it, without a network."""
    options = ["--no-deps", "--no-build-isolation", "--no-index", "--disable-pip-version-check", "--quiet"]
    pip = [sys.executable, "-m", "pip", "--python", str(python), "install", *options, str(package)]
    subprocess.run(pip, check=True, capture_output=True, text=True)


def run(python: Path, folder: Path, *words: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    """Run a module of the environment, such as ``meijin``."""
    command = [str(python), "-m", *words]
    return subprocess.run(command, cwd=folder, input=typed, capture_output=True, text=True, check=False, timeout=180)
