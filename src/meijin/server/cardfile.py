"""Every card of the games that Meijin comes with, in one file: the client draws pictures of them when it is built.

It is kept in the repository and written anew by::

    python -m meijin.server.cardfile web/faces/cards.json
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

import msgspec

from meijin.kernel import registry
from meijin.server.about import cards_of


def as_json() -> str:
    """The cards by the ids of their games, as the repository keeps them: a line for each."""
    games = (
        f'"{game.id}": [\n' + ",\n".join(msgspec.json.encode(card).decode() for card in cards_of(game).cards) + "\n]"
        for game in registry.own()
    )
    return "{\n" + ",\n".join(games) + "\n}\n"


def main(arguments: Sequence[str]) -> int:
    """Write the file."""
    if len(arguments) != 1:
        print("usage: python -m meijin.server.cardfile CARDS.json", file=sys.stderr)
        return 2
    Path(arguments[0]).write_text(as_json(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
