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

from meijin.cli import FAILED, SUCCESS
from meijin.cli.art import QUIET, Art
from meijin.cli.screen import make_console, say
from meijin.cli.sight import seen_by
from meijin.cli.tables import table_for
from meijin.kernel.errors import MeijinError, counted, quoted
from meijin.kernel.fairness import Gift
from meijin.kernel.files import read_text
from meijin.kernel.record import parse
from meijin.kernel.state import State
from meijin.server.tables.fairness import Report, Verdict, verify

MARKS: Final = {
    Verdict.HOLDS: ("  ok      ", "green"),
    Verdict.FAILS: ("  FAILED  ", "bold red"),
    Verdict.UNKNOWN: ("  -       ", "yellow"),
}
WHOLE: Final = {
    Verdict.HOLDS: "the record is whole: its checksum fits",
    Verdict.FAILS: "the record was changed or cut off",
    Verdict.UNKNOWN: "the record has no checksum, so nobody can tell whether it is whole",
}
LEGAL: Final = {
    Verdict.HOLDS: "every action is allowed by the rules",
    Verdict.FAILS: "not every action is allowed by the rules",
    Verdict.UNKNOWN: "the actions were not looked at",
}
SHUFFLES: Final = {
    Verdict.HOLDS: "the {thing} is the one that was promised by a hash",
    Verdict.FAILS: "the {thing} is not the one that was promised by a hash",
    Verdict.UNKNOWN: "no hash of the seed was shown before the game, as a server does: there is nothing to compare",
}
SHUFFLES_UNSEEN: Final = "the seed was not compared: there is no telling what was played"
NUMBERS: Final = {
    Verdict.HOLDS: "the seed is made of that secret and the players' numbers: neither the server nor a player chose it",
    Verdict.FAILS: "the seed is not made as it should be of the server's secret and the players' numbers",
    Verdict.UNKNOWN: "nobody gave a number: whoever made the {thing} could have chosen the shuffles",
}
NUMBERS_STAND_INS: Final = (
    "the seed is made of that secret and of commitments, for no number was revealed: nobody chose it, as the secret was"
    " promised before them; the server could at most have left numbers out"
)
NUMBERS_WITH_ANOTHER_SECRET: Final = (
    "the seed is not made of the secret that was promised: whoever knew the numbers could have chosen another"
)
NUMBERS_UNSEEN: Final = "how the seed was made was not looked at"
ONLY_ITS_OWN: Final = "; the hash is the record's own: compare it with the one shown before the game"
INDENT: Final = " " * len(MARKS[Verdict.HOLDS][0])
HASH_DIGITS: Final = 64


def configure(parser: argparse.ArgumentParser) -> None:
    """The arguments of ``meijin verify``."""
    parser.add_argument("file", metavar="FILE", type=Path, help="a record, as a table offers it for download")
    parser.add_argument("--commitment", metavar="HASH", default="", help="the hash that was shown before the game")


def run(args: argparse.Namespace) -> int:
    """Check the record and tell what was found."""
    if args.commitment and (len(args.commitment) != HASH_DIGITS or set(args.commitment) - set(hexdigits)):
        raise MeijinError(f"--commitment cannot be {quoted(args.commitment)}; it has {HASH_DIGITS} hexadecimal digits")
    text = read_text(args.file, "record")
    try:
        report = verify(text, args.commitment)
    except MeijinError as error:
        raise MeijinError(f"{args.file.name}: {error}") from None
    _show(report, bool(args.commitment), parse(text) if report.over else None)
    return SUCCESS if report.holds else FAILED


def _show(report: Report, promised: bool, end: State | None) -> None:
    own = ONLY_ITS_OWN if report.shuffles is Verdict.HOLDS and not promised else ""
    thing = "server's secret" if report.gifts else "seed"
    is_seen = report.game or report.shuffles is not Verdict.UNKNOWN
    shuffles = SHUFFLES[report.shuffles].format(thing=thing) if is_seen else SHUFFLES_UNSEEN
    for verdict, words in (
        (report.whole, WHOLE[report.whole]),
        (report.legal, LEGAL[report.legal]),
        (report.shuffles, shuffles + own),
        (report.numbers, _of_numbers(report).format(thing=thing)),
    ):
        say(Text.assemble(MARKS[verdict], words))
    if report.numbers is not Verdict.FAILS or report.shuffles is Verdict.FAILS:  # else not everybody gave what they say
        for seat, gift in report.gifts.items():
            say(f"{INDENT}{gift.told(seat)}")
    if report.problem:
        say(report.problem, "red")
    if report.game:
        ended = "it is not over"
        if end is not None:
            table = table_for(report.game, Art(make_console()), end.setup.game.terminal)
            told = ", ".join(filter(None, table.result(seen_by(end, None))))
            ended = f"it is over: {told} ({', '.join(f'{seat} {points:g}' for seat, points in report.returns.items())})"
        say(f"{report.game}, {counted(report.actions, 'action')}; {ended}")
        say(f"hash of the {thing}: {report.commitment}", QUIET)


def _of_numbers(report: Report) -> str:
    """What is said of how the seed was made."""
    if not report.game:
        return NUMBERS_UNSEEN
    if report.numbers is Verdict.HOLDS and Gift.NUMBER not in report.gifts.values():
        return NUMBERS_STAND_INS
    if report.numbers is report.shuffles is Verdict.FAILS:
        return NUMBERS_WITH_ANOTHER_SECRET
    return NUMBERS[report.numbers]
