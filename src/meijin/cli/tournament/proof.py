"""The proof: an event is worked out again from its log; and events to try that on, by chance or played by bots."""

from __future__ import annotations

import argparse
from pathlib import Path

from rich.text import Text

from meijin.cli import FAILED, SUCCESS, language
from meijin.cli.art import QUIET, WARNING, padded
from meijin.cli.screen import make_console, say
from meijin.cli.tournament.eventfile import create, read_export
from meijin.cli.tournament.overview import show_standings
from meijin.cli.tournament.tasks import Tasks, add_task, hint, tell, typing, words, wrong
from meijin.kernel.registry import names
from meijin.tournament.audit import audit
from meijin.tournament.because import Because
from meijin.tournament.errors import EventError
from meijin.tournament.log import head
from meijin.tournament.settings import Format
from meijin.tournament.speaking import speech_in


def configure(tasks: Tasks) -> None:
    """Tasks around the proof."""
    add_task(
        tasks,
        "verify",
        "work everything out again from the log and the seed; exit code 1 if anything differs",
        _verify,
        more="It also says in plain words how everything was drawn: that nobody could choose, or who could have.\n"
        "Checked are the hash chain, who could do what and when, the seed's digest, every order, bye and\n"
        "pairing, points, tie-breakers and final places. What was done by hand is listed as notes.",
    )
    generate = add_task(
        tasks, "generate", "make a random event through the real commands, for trying things", _generate
    )
    generate.add_argument("--players", type=int, default=16, metavar="N", help="16 unless given")
    generate.add_argument("--rounds", type=int, metavar="N", help="as the rules say unless given")
    generate.add_argument("--seed", default="1", help="the same event again")
    generate.add_argument("--format", choices=list(Format), default=Format.SWISS, help="swiss unless given")
    generate.add_argument("--cut", type=int, default=0, metavar="N", help="an elimination of so many")
    for name, rate in (("draw", 0.08), ("drop", 0.03), ("late", 0.05), ("penalty", 0.03)):
        generate.add_argument(f"--{name}-rate", type=float, default=rate, metavar="P", help=f"{rate} unless given")
    simulate = add_task(tasks, "simulate", "let bots play a whole event of a game", _simulate, file=False)
    simulate.add_argument("game", choices=names(), metavar="GAME", help=", ".join(names()))
    simulate.add_argument("--players", type=int, default=8, metavar="N", help="8 unless given")
    simulate.add_argument(
        "--bots", default="greedy,random", metavar="A,B", help="names or FILE:CLASS; they take turns at the seats"
    )
    simulate.add_argument("--strengths", action="store_true", help="nobody plays: results by drawn strengths")
    simulate.add_argument("--format", choices=list(Format), help="as the game has it unless given")
    simulate.add_argument("--cut", type=int, default=0, metavar="N", help="an elimination of so many")
    simulate.add_argument("--seed", default="1", help="the same event again")
    simulate.add_argument("--out", type=Path, metavar="FILE", help="keep the event in this new file")


def _verify(args: argparse.Namespace) -> int:
    export = read_export(args.file)
    found = audit(export)
    speech = speech_in(language.spoken())
    for mark, style, lines in (
        (words("mark-failed"), "bold red", found.differences),
        (words("mark-note"), "yellow", found.notes),
        (words("mark-drawn"), "cyan", found.drawn),
    ):
        for line in lines:
            say(Text.assemble("  ", (padded(mark, 6), style), "  ", speech.tell(line)))
    entries = len(export.log)
    if found.clean:
        name = "all_is_well" if export.seed is not None else "well_so_far"
        say(Text.assemble(("OK  ", "bold green"), words(name, entries=entries)))
    else:
        tell("differences", WARNING, count=len(found.differences), entries=entries)
    hint("hash", hash=head(export.log))
    return SUCCESS if found.clean else FAILED


def _generate(args: argparse.Namespace) -> None:
    from meijin.tournament.generate import Rates, generate

    if not 3 <= args.players <= 10_000:
        raise EventError(Because.WRONG_NUMBER_OF_BOTS, players=args.players, most=10_000)
    rates = Rates(args.draw_rate, args.drop_rate, args.late_rate, args.penalty_rate)
    tournament = generate(args.players, args.rounds, args.seed, rates, form=Format(args.format), cut=args.cut)
    create(args.file, tournament)
    tell("generated", file=str(args.file), entries=len(tournament.log))
    hint("next", command=typing("verify", args.file))


def _simulate(args: argparse.Namespace) -> None:
    from meijin.tournament.simulate import simulate, simulate_by_strength

    if args.out is not None and args.out.exists():
        raise wrong("file_taken", file=str(args.out))
    console = make_console(stderr=True)
    form = Format(args.format) if args.format else None

    def progress(done: int, of: int, what: str) -> None:
        if console.is_terminal:
            console.print(Text(words("progress", what=what, done=done, all=of), QUIET), end="\r")

    if args.strengths:
        played = simulate_by_strength(
            args.game, args.players, seed=args.seed, form=form, cut=args.cut, progress=progress
        )
    else:
        bots = [name.strip() for name in args.bots.split(",") if name.strip()]
        played = simulate(args.game, args.players, bots, seed=args.seed, form=form, cut=args.cut, progress=progress)
    if args.out is not None:
        create(args.out, played)
    show_standings(played.event, played.seed)
    if args.out is not None:
        hint("kept", file=str(args.out), command=typing("verify", args.out))
