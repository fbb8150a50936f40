"""Sees to it that the browser client is in a wheel, built already or built now with Node, and the core compiled.

With ``MEIJIN_CORE=interpreted`` in the environment, or without a C compiler, the wheel is a pure one for every Python.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

BUILT = Path("src/meijin/server/client/index.html")
STEPS = (["ci", "--no-audit", "--no-fund", "--loglevel", "error"], ["run", "build", "--loglevel", "error"])


class ClientHook(BuildHookInterface[Any]):
    """Asked before a wheel or a source archive is made; an installed Meijin needs no Node."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile the core, and build the client unless it is there. A checkout that is linked to is left to `make`."""
        root = Path(self.root)
        if version == "editable":
            return
        if self.target_name == "wheel" and os.environ.get("MEIJIN_CORE") != "interpreted":
            self._compile(root, build_data)
        if not (root / BUILT).is_file():
            self._build_client(root)

    def _compile(self, root: Path, build_data: dict[str, Any]) -> None:
        """Put the compiled modules beside their sources. Where they cannot be compiled the wheel goes without them."""
        core = root / "build" / "core"
        around = {**os.environ, "PYTHONPATH": str(root / "src")}
        if subprocess.run([sys.executable, "-m", "tools.core"], cwd=root, env=around, check=False).returncode:
            self.app.display_warning("This wheel has no compiled core: it is for every Python, and slower.")
            return
        modules = json.loads((core / "core.json").read_text(encoding="utf-8"))["modules"].values()
        build_data["force_include"] |= {str(core / place): place for place in modules}
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def _build_client(self, root: Path) -> None:
        npm = shutil.which("npm")
        if npm is None:
            self.app.abort("Meijin needs Node 20 or newer to build the page that browsers show; npm is not installed.")
        for step in STEPS:
            if subprocess.run([str(npm), *step], cwd=root / "web", check=False).returncode:
                self.app.abort(f"The page that browsers show could not be built: `npm {step[0]}` failed in web/.")
