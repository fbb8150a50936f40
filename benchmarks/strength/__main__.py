"""Play for what is claimed of the bots: ``python -m benchmarks.strength``, or some games with ``--games go_out``.

Every block is kept in ``contests/`` as soon as it is played, so that a run which was stopped goes on; the page and its
pictures are written anew from all that is there.
"""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path
from time import monotonic
from typing import Final

from benchmarks.strength.claims import FOLDER, MOST, Claim, claims
from benchmarks.strength.page import page, pictures
from meijin import core
from meijin.cli.arena import line
from meijin.kernel.registry import own
from meijin.lab.arena.contest import play_contest, read_contest
from meijin.lab.workers import Processes

GAMES: Final = [game.id for game in own()]
PAGE: Final = Path(__file__).parents[1] / "strength.md"


def main() -> None:
    """Play and keep."""
    parser = argparse.ArgumentParser(description="how strong the bots are")
    parser.add_argument("--games", nargs="+", choices=GAMES, default=GAMES, help="these; the others stay")
    parser.add_argument("--only", metavar="BOT", nargs="+", help="contests whose first bot is one of these")
    parser.add_argument("--against", metavar="BOT", nargs="+", help="and whose second bot is one of these")
    parser.add_argument("--kinds", metavar="KIND", nargs="+", help="only these modes and numbers of players")
    parser.add_argument("--minutes", type=float, default=60.0, help="at most so long for each contest")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes")
    parser.add_argument("--page", action="store_true", help="play nothing, only write the page anew")
    args = parser.parse_args()
    FOLDER.mkdir(exist_ok=True)
    if not args.page:
        print(core.described(), file=sys.stderr)
        for claim in claims(args.games):
            second = claim.contest.second
            named = claim.first in (args.only or [claim.first]) and second in (args.against or [second])
            if named and (args.kinds is None or claim.kind in args.kinds):
                play(claim, args.minutes, args.jobs)
    kept = [claim.kept() for claim in claims(GAMES)]
    found = [(claim, read_contest(claim.contest, claim.file)) for claim in kept]
    played = [(claim, result) for claim, result in found if result.blocks]
    PAGE.write_text(page(played), encoding="utf-8")
    for name, picture in pictures(played).items():
        (PAGE.parent / "img" / name).write_text(picture, encoding="utf-8")


def play(claim: Claim, minutes: float, jobs: int) -> None:
    """Play a contest, as far as the time goes; what was played by an earlier edition of the rules is begun anew."""
    begun = monotonic()
    print(claim.command, file=sys.stderr)
    if claim.kept() != claim:
        claim.file.unlink()
    for result in play_contest(claim.contest, claim.least, MOST, Processes(jobs, forked=True), claim.file):
        print(f"\r  {line(result)}", end="", file=sys.stderr, flush=True)
        if monotonic() - begun > 60 * minutes:
            break
    print(f" {result.verdict or 'open'}", file=sys.stderr)


if __name__ == "__main__":
    main()
