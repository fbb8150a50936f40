"""What is measured beside what. A row is one worker; whoever wants another row adds it here."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from benchmarks.peers import environment
from benchmarks.peers.environment import HERE, Place
from meijin.kernel import registry

OURS: Final = "benchmarks.peers.ours"
OPENSPIEL_DOOR: Final = "benchmarks.peers.openspiel_door"
PETTINGZOO_DOOR: Final = "benchmarks.peers.pettingzoo_door"
BOARDGAMEIO: Final = str(HERE / "boardgameio.js")
# What a worker may be asked for, and how the table heads it. A path that no worker has gets no column.
PATHS: Final = {"play": "decisions/s", "legal": "legal µs", "clone": "clone µs", "observe": "observe µs"}


@dataclass(frozen=True)
class Row:
    """A worker: where it runs, what it is told, and whose it is."""

    title: str
    place: Callable[[], Place]
    words: tuple[str, ...]
    peer: str = ""  # the platform it belongs to, if it is not ours
    must_be_compiled: bool = False


def ours(title: str, *words: str, module: str = OURS) -> list[Row]:
    """A row of ours, interpreted and compiled."""
    return [
        Row(f"{title}, interpreted", environment.ours, (module, *words)),
        Row(f"{title}, compiled", environment.compiled, (module, *words), must_be_compiled=True),
    ]


def peer(platform: str, title: str, module: str, *words: str) -> Row:
    """A row of a peer in Python."""
    return Row(f"{platform} {title}", environment.python, (f"benchmarks.peers.{module}", *words), platform)


def on_node(title: str, how: str, platform: str = "boardgame.io") -> Row:
    """A row on Node."""
    return Row(title, environment.node, (BOARDGAMEIO, how), platform)


YARDSTICK: Final = Row("plain Python, the yardstick", environment.ours, (OURS, "yardstick"))
PARTS: Final[dict[str, list[Row]]] = {
    "climb": [
        YARDSTICK,
        *ours("our kernel", "climb"),
        *ours("our kernel, moved from Python", "climb", "moved"),
        peer("OpenSpiel", "Python game, one deal", "openspiel", "dealt"),
        peer("OpenSpiel", "Python game, chance for each card", "openspiel", "drawn"),
        *ours("our kernel as a game of OpenSpiel", module=OPENSPIEL_DOOR),
        peer("PettingZoo", "bare", "pettingzoo", "bare"),
        peer("PettingZoo", "with its customary wrappers", "pettingzoo", "wrapped"),
        *ours("our kernel in PettingZoo, picked by hand", "picked", module=PETTINGZOO_DOOR),
        *ours("our kernel in PettingZoo, the usual way", "sampled", module=PETTINGZOO_DOOR),
        peer("RLCard", "stepped by hand", "rlcard", "stepped"),
        peer("RLCard", "by its own loop", "rlcard", "run"),
        on_node("boardgame.io reducer, fastest way", "fast"),
        on_node("boardgame.io reducer, usual way", "usual"),
        on_node("plain JavaScript without a platform", "plain", "Node"),
    ],
    "cards": [
        peer("OpenSpiel", f"C++ {game}, {said}", "openspiel_cards", game, how)
        for game in ("hearts", "spades", "dou_dizhu")
        for how, said in (("rollouts", "its own rollouts"), ("moved", "moved from Python"))
    ],
    "search": [
        *ours("our search on Climb", "climb", "searched"),
        peer("OpenSpiel", "Python ISMCTS on Climb", "openspiel_search", "python"),
        peer("OpenSpiel", "C++ ISMCTS on hearts", "openspiel_search", "native"),
        *[row for game in registry.own() for row in ours(f"our tree on {game.name}", game.id, "grown")],
        *[row for game in registry.own() for row in ours(f"our trial on {game.name}", game.id, "searched")],
    ],
    "games": [row for game in registry.own() for row in ours(game.name, game.id)],
}
