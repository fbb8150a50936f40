"""Find out which of two bots is the stronger one.

They play blocks: one deal, once with the FIRST bot in every place, so that luck cancels out. It goes
on until a sequential test (alpha and beta 0.05) says that FIRST is better or that it is not, or until
so many blocks are played. A bot is a name or FILE:CLASS. search and clairvoyant, which sees the true
position and shows what skill could win, take a budget and settings: search@500i, search@50ms+turns=1.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from meijin.cli import INTERRUPTED, SUCCESS, gameoptions, workers
from meijin.cli.screen import make_console
from meijin.cli.signals import Stopped, stopped_by_signals
from meijin.kernel import registry
from meijin.kernel.errors import MeijinError
from meijin.lab.arena.blocks import Terms
from meijin.lab.arena.contest import BETTER, Contest, Result, play_contest

BLOCKS: Final = 2000
VERDICTS: Final = {"passed": "{} is stronger", "failed": "{} is not stronger", "": "not decided yet"}


def configure(parser: argparse.ArgumentParser) -> None:
    """The arguments of ``meijin arena``."""
    parser.add_argument("first", metavar="FIRST", help="the bot that is tested")
    parser.add_argument("second", metavar="SECOND", help="the bot it is tested against")
    parser.add_argument("--game", metavar="GAME", required=True, help="see `meijin games`")
    parser.add_argument("--players", metavar="N", type=int, help="how many play, where the game leaves it open")
    gameoptions.configure(parser)
    parser.add_argument("--blocks", metavar="N", type=int, default=BLOCKS, help=f"at most so many blocks ({BLOCKS})")
    parser.add_argument(
        "--least", metavar="N", type=int, default=0, help="at least so many, however soon the test decides"
    )
    parser.add_argument(
        "--better",
        metavar="SHARE",
        type=float,
        default=BETTER,
        help=f"how much more of the win a stronger bot has ({BETTER:g})",
    )
    parser.add_argument("--seed", metavar="S", type=int, default=1, help="another number, other deals (1)")
    parser.add_argument("--edition", metavar="N", type=int, help="by an earlier edition of the game's rules")
    workers.configure(parser)
    parser.add_argument("--file", metavar="FILE", type=Path, help="keep every block here, and go on from what is there")
    parser.add_argument("--json", action="store_true", help="for scripts: the result as one object")


def configure_more(parser: argparse.ArgumentParser, words: Sequence[str]) -> None:
    """The options of the game that is played."""
    gameoptions.configure_more(parser, words)


def run(args: argparse.Namespace) -> int:
    """Play a contest."""
    for name, low, high in (
        ("blocks", 1, 10_000_000),
        ("least", 0, args.blocks),
        ("seed", 0, 2**63),
    ):
        if not low <= getattr(args, name) <= high:
            raise MeijinError(f"--{name} cannot be {getattr(args, name)}; it is a number from {low} to {high:,}")
    if not 0 < args.better < 1:
        raise MeijinError(f"--better cannot be {args.better:g}; it is a share of the win between 0 and 1, such as 0.05")
    terms = Terms(registry.find(args.game), gameoptions.given_options(args), args.players, args.seed, args.edition)
    contest = Contest(args.first, args.second, terms, args.better)
    result = contest.result([])
    console, code = make_console(stderr=True), SUCCESS
    try:
        with stopped_by_signals(), workers.workers(args, forked=True) as players:
            for result in play_contest(contest, args.least, args.blocks, players, args.file):
                workers.show(console, line(result), len(result.blocks))
    except KeyboardInterrupt as stopped:
        code = stopped.code if isinstance(stopped, Stopped) else INTERRUPTED
    if console.is_terminal:
        console.print()
    print(json.dumps(result.to_dict()) if args.json else told(result))
    if code and args.file is not None and result.blocks:
        console.print(f"Stopped; what is finished lies in {args.file}, and the same command goes on from there.")
    return code


def line(result: Result) -> str:
    """The score so far in a line."""
    found, (low, high) = result.tally, result.tally.interval
    score = f"{100 * found.mean:.1f} % [{100 * low:.1f}, {100 * high:.1f}]" if found.blocks else "..."
    return (
        f"{found.blocks} blocks, {result.games} games: {score} of the win, fair is {100 * result.contest.equal:.0f} %"
    )


def told(result: Result) -> str:
    """What was found, in a few lines."""
    contest = result.contest
    said = VERDICTS[result.verdict].format(contest.first)
    agreement, apart = result.agreement, result.apart
    lines = [f"{contest.first} against {contest.second} in {contest.terms.game.name}: {said}", line(result)]
    if apart is not None:
        lines.append(
            f"{contest.first} wins {100 * apart[0]:.0f} % of its games, {contest.second} {100 * apart[1]:.0f} %"
        )
    if agreement is not None:
        lines.append(f"{contest.second} would have chosen alike in {100 * agreement:.0f} % of its decisions")
    return "\n".join(lines)
