"""Sees to it that the browser client is in a wheel: built already, or built now with Node."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

BUILT = Path("src/meijin/server/client/index.html")
STEPS = (["ci", "--no-audit", "--no-fund", "--loglevel", "error"], ["run", "build", "--loglevel", "error"])


class ClientHook(BuildHookInterface[Any]):
    """Asked before a wheel or a source archive is made; an installed Meijin needs no Node."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client, unless it is there. A checkout that is only linked to is left alone: `make web` does it."""
        del build_data
        root = Path(self.root)
        if version == "editable" or (root / BUILT).is_file():
            return
        npm = shutil.which("npm")
        if npm is None:
            self.app.abort("Meijin needs Node 20 or newer to build the page that browsers show; npm is not installed.")
        for step in STEPS:
            if subprocess.run([str(npm), *step], cwd=root / "web", check=False).returncode:
                self.app.abort(f"The page that browsers show could not be built: `npm {step[0]}` failed in web/.")
