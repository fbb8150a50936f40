"""``python -m meijin.kernel.testing golden DIR [GAME ...]``: write the golden playthroughs of installed games."""

from __future__ import annotations

import sys
from pathlib import Path

from meijin.kernel.errors import MeijinError
from meijin.kernel.registry import find, names
from meijin.kernel.testing.golden import write_all

USAGE = "usage: python -m meijin.kernel.testing golden DIR [GAME ...]"


def main(arguments: list[str]) -> int:
    """Carry out the command; the exit code is 0, or 2 for a mistake in the command."""
    if len(arguments) < 2 or arguments[0] != "golden":
        print(USAGE, file=sys.stderr)
        return 2
    try:
        for name in arguments[2:] or names():
            for path in write_all(Path(arguments[1]), find(name)):
                print(path)
    except MeijinError as error:
        print(error, file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
