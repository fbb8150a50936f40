"""Check a record: is it whole, is every action allowed, and could nobody choose the shuffles?

Before the game a server shows the hash of its secret, the commitment, and every player's program that
of a number; secret and numbers together are the seed. Give the hash of the secret you have seen with
--commitment; otherwise the one that stands in the record is taken, which only tells that the record is
in itself right. The exit code is 1 if something does not hold.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from string import hexdigits
from typing import Final

from rich.text import Text

from meijin.cli import FAILED, SUCCESS, language
from meijin.cli.art import QUIET, Art, padded
from meijin.cli.screen import make_console, say
from meijin.cli.sight import seen_by
from meijin.cli.tables import table_for
from meijin.kernel import registry
from meijin.kernel.errors import MeijinError, quoted
from meijin.kernel.fairness import Gift
from meijin.kernel.files import read_text
from meijin.kernel.record import parse
from meijin.kernel.state import State
from meijin.server.tables.fairness import Report, Verdict, verify

STYLES: Final = {Verdict.HOLDS: "green", Verdict.FAILS: "bold red", Verdict.UNKNOWN: "yellow"}
INDENT: Final = 10  # the columns of a mark
UNSEEN: Final = "unseen"
HASH_DIGITS: Final = 64


def configure(parser: argparse.ArgumentParser) -> None:
    """The arguments of ``meijin verify``."""
    parser.add_argument("file", metavar="FILE", type=Path, help="a record, as a table offers it for download")
    parser.add_argument("--commitment", metavar="HASH", default="", help="the hash that was shown before the game")


def run(args: argparse.Namespace) -> int:
    """Check the record and tell what was found."""
    if args.commitment and (len(args.commitment) != HASH_DIGITS or set(args.commitment) - set(hexdigits)):
        raise MeijinError(language.say("terminal-no_hash", hash=quoted(args.commitment), digits=HASH_DIGITS))
    text = read_text(args.file, "record")
    try:
        report = verify(text, args.commitment)
    except MeijinError as error:
        raise MeijinError(f"{args.file.name}: {language.problem(error)}") from None
    _show(report, bool(args.commitment), parse(text) if report.over else None)
    return SUCCESS if report.holds else FAILED


def _show(report: Report, promised: bool, end: State | None) -> None:
    game = registry.find(report.game) if report.game else None
    own = language.say("terminal-only_its_own") if report.shuffles is Verdict.HOLDS and not promised else ""
    thing = language.say("terminal-secret" if report.gifts else "terminal-seed")
    is_seen = report.game or report.shuffles is not Verdict.UNKNOWN
    found = report.shuffles if is_seen else UNSEEN
    shuffles = language.say(f"terminal-shuffles-{found}", thing=thing)
    numbers = language.say(f"terminal-numbers-{_of_numbers(report)}", thing=thing)
    for verdict, words in (
        (report.whole, language.say(f"terminal-whole-{report.whole}")),
        (report.legal, language.say(f"terminal-legal-{report.legal}")),
        (report.shuffles, shuffles + own),
        (report.numbers, numbers),
    ):
        mark = padded(f"  {language.say(f'terminal-verdict-{verdict}')}", INDENT)
        say(Text.assemble((mark, STYLES[verdict]), words))
    if report.numbers is not Verdict.FAILS or report.shuffles is Verdict.FAILS:  # else not everybody gave what they say
        for seat, gift in report.gifts.items():
            who = seat if game is None else language.speech(game).seat(seat)
            say(f"{' ' * INDENT}{language.say(f'terminal-gift-{gift}', who=who)}")
    if report.problem:
        say(report.problem, "red")
    if report.game:
        comma, ended = language.say("terminal-comma"), language.say("terminal-still_open")
        if end is not None:
            table = table_for(report.game, Art(make_console()), end.setup.game.terminal)
            table.begin(end.setup)
            result = comma.join(filter(None, table.result(seen_by(end, None))))
            points = comma.join(f"{seat} {points:g}" for seat, points in report.returns.items())
            ended = language.say("terminal-ended", result=result, points=points)
        say(language.say("terminal-game_of_record", game=report.game, count=report.actions, ended=ended))
        say(language.say("terminal-hash_of", thing=thing, hash=report.commitment), QUIET)


def _of_numbers(report: Report) -> str:
    """What is to be said of how the seed was made."""
    if not report.game:
        return UNSEEN
    if report.numbers is Verdict.HOLDS and Gift.NUMBER not in report.gifts.values():
        return "stand_ins"
    if report.numbers is report.shuffles is Verdict.FAILS:
        return "another_secret"
    return str(report.numbers)
