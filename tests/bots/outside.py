"""A package of somebody else that offers bots: a good one and some that nobody would want."""

from __future__ import annotations

from pathlib import Path
from typing import Final

SOURCE: Final = """
import time
from meijin.bots import Bot


class Last(Bot):
    name = "last"

    def choose(self, knowledge, rng):
        assert "record" not in knowledge.world.fields()
        return knowledge.legal[-1]


class Picky(Last):
    name = "picky"

    def plays(self, game):
        return game.id == "go_out"


class Liar(Bot):
    name = "liar"

    def choose(self, knowledge, rng):
        return -99


class Clumsy(Bot):
    name = "clumsy"

    def choose(self, knowledge, rng):
        return 1 // 0


class Sleeper(Bot):
    name = "sleeper"

    def choose(self, knowledge, rng):
        while True:
            time.sleep(0.01)


class Misnamed(Bot):
    name = "somebody else"


class Demanding(Bot):
    name = "demanding"

    def __init__(self, wanted):
        self.wanted = wanted
"""
OFFERED: Final = """\
[meijin.bots]
last = outside_bots:Last
picky = outside_bots:Picky
liar = outside_bots:Liar
clumsy = outside_bots:Clumsy
sleeper = outside_bots:Sleeper
misnamed = outside_bots:Misnamed
demanding = outside_bots:Demanding
number = outside_bots:time
gone = outside_bots:Gone
"""
BROKEN: Final = {"misnamed", "demanding", "number", "gone"}


def install(folder: Path) -> Path:
    """Put the package into a folder, as an installer would; the file of the bots."""
    about = folder / "outside_bots-1.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: outside-bots\nVersion: 1\n", encoding="utf-8")
    (about / "entry_points.txt").write_text(OFFERED, encoding="utf-8")
    file = folder / "outside_bots.py"
    file.write_text(SOURCE, encoding="utf-8")
    return file
