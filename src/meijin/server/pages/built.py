"""Where the browser client lies once `make web` has built it into the package, and what is where in it."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

BUILT: Final = files("meijin.server").joinpath("client")
PAGE: Final = "index.html"
ASSETS: Final = "assets/"  # whose names change with their content
FACES: Final = "faces/"  # pictures of cards: a folder for each game, in it one for each language
