"""Write the reference for authors of cards: ``python -m meijin.games.crossover.authoring docs/crossover-cards.md``."""

from __future__ import annotations

import sys
from pathlib import Path

from meijin.games.crossover.authoring.reference import reference

if __name__ == "__main__":
    Path(sys.argv[1]).write_text(reference(), encoding="utf-8")
