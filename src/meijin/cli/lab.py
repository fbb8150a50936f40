"""Find out about a game by playing it many times: who wins, with what, from which seat, and what happens how often.

An experiment is described by a TOML file or by flags, and kept in a folder: the same seed gives the
same rows, whoever plays. What is finished when it is stopped is kept, and --resume goes on from there.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, Any

from meijin.cli import INTERRUPTED, SUCCESS, complain, gameoptions, training, tuning, workers
from meijin.cli.screen import make_console
from meijin.cli.signals import Stopped, stopped_by_signals
from meijin.kernel.errors import MeijinError, quoted
from meijin.kernel.valuefiles import HERE
from meijin.lab.experiment import BOT, BOTS, HOUSE, PLAYERS, Experiment, read_experiment, variants, with_files

if TYPE_CHECKING:
    from meijin.lab.folder import Folder


def configure(parser: argparse.ArgumentParser) -> None:
    """The arguments of ``meijin lab``."""
    commands = parser.add_subparsers(metavar="TASK", dest="what", title="tasks", required=True)
    play = commands.add_parser("run", help="play the games of an experiment")
    play.add_argument(
        "file", metavar="EXPERIMENT.toml", nargs="?", type=Path, help="what is to be found out; or by flags"
    )
    play.add_argument(
        "--into", metavar="FOLDER", type=Path, help="where it is kept (the name of the file, or GAME-lab)"
    )
    play.add_argument("--resume", action="store_true", help="go on with what is in the folder")
    workers.configure(play)
    flags = play.add_argument_group("instead of a file")
    flags.add_argument("--game", metavar="GAME", help="see `meijin games`")
    flags.add_argument("--games", metavar="N", type=int, help=f"deals of every combination ({Experiment.games})")
    flags.add_argument("--seed", metavar="S", type=int, help=f"another number, other deals ({Experiment.seed})")
    flags.add_argument("--players", metavar="N", type=int, help="how many play, where the game leaves it open")
    flags.add_argument("--bots", metavar="NAME,...", help=f"one for all seats or one for each ({BOT})")
    flags.add_argument(
        "--vary",
        metavar="NAME=A|B|...",
        action="append",
        default=[],
        help="an option, players, bots or house.VALUE, as often as wanted",
    )
    flags.add_argument("--chances", action="store_true", help="estimate everybody's chance to win at every turn")
    flags.add_argument("--no-uses", action="store_true", help="do not count what happens in the games")
    gameoptions.configure(flags, "an option of the game, as often as wanted")
    training.configure(
        commands.add_parser("train", help="learn what positions are worth", description=training.__doc__)
    )
    tuning.configure(
        commands.add_parser(
            "tune", help="look for house values with which a game is as it should be", description=tuning.__doc__
        )
    )
    tell = commands.add_parser("report", help="write what an experiment says as one HTML file")
    tell.add_argument("folder", metavar="FOLDER", type=Path, help="where `meijin lab run` has kept it")
    tell.add_argument("--before", metavar="FOLDER", type=Path, help="an earlier experiment, to be compared with")
    tell.add_argument("--into", metavar="FILE", type=Path, help="the file (report.html in the folder)")


def run(args: argparse.Namespace) -> int:
    """Play, tell, learn, or tune."""
    return {"run": _play, "report": _report, "train": training.run, "tune": tuning.run}[args.what](args)


def _report(args: argparse.Namespace) -> int:
    file = args.into or args.folder / "report.html"
    found, before = _kept(args.folder), None if args.before is None else _kept(args.before)
    if before is not None and before.experiment.game != found.experiment.game:
        raise MeijinError(f"{args.before} is of another game: {before.experiment.game}, not {found.experiment.game}")
    from meijin.lab.files import write_whole
    from meijin.lab.report.page import report

    written = report(found, before)
    write_whole(file, written.encode())
    print(f"the report is in {file}")
    return SUCCESS


def _kept(path: Path) -> Folder:
    """The experiment in a folder, with something to tell."""
    from meijin.lab.folder import open_folder

    found = open_folder(path)
    if found is None:
        raise MeijinError(f"there is no experiment of the lab in {path}; `meijin lab run` makes one")
    if not found.done and not found.loose():
        raise MeijinError(
            f"nothing of the experiment in {path} is finished yet; `meijin lab run --resume` goes on with it"
        )
    return found


def _play(args: argparse.Namespace) -> int:
    if args.file is None and args.game is None:
        raise MeijinError("say what is to be found out: EXPERIMENT.toml, or --game GAME with other flags")
    for name in ("game", "games", "seed", "players", "bots", "vary", "option", "chances", "no_uses"):
        said = getattr(args, name)
        if args.file is not None and (said or (said == 0 and said is not False)):
            raise MeijinError(f"--{name.replace('_', '-')} goes into {args.file}, which describes the experiment")
    experiment = _from_flags(args) if args.file is None else read_experiment(args.file)
    path = args.into or Path(args.file.stem if args.file is not None else f"{experiment.game}-lab")
    # These take a while to be read, and a mistake in the experiment is told without them.
    from meijin.lab.claim import claimed
    from meijin.lab.run import prepare_folder, run

    console = make_console(stderr=True)
    try:
        with stopped_by_signals(), claimed(path), workers.workers(args) as players:
            folder = prepare_folder(experiment, path, args.resume, players)
            for count, progress in enumerate(run(folder, players)):
                workers.show(console, workers.line_of(progress), count)
                for worker in progress.misfits:
                    complain(f"what {worker} has found does not fit what the others have: has it the same rules?")
    except KeyboardInterrupt as stopped:
        console.print(f"\nStopped; what is finished lies in {path}, and --resume goes on from there.", soft_wrap=True)
        return stopped.code if isinstance(stopped, Stopped) else INTERRUPTED
    if console.is_terminal:
        console.print()
    rows = folder.rows()
    print(f"{rows.n_unique(['variant', 'deal', 'turned']):,} games, {len(rows):,} rows in {path}")
    return SUCCESS


def _from_flags(args: argparse.Namespace) -> Experiment:
    vary: dict[str, list[object]] = {}
    for name, values in map(_varied, args.vary):
        if name in vary:
            raise MeijinError(f"{name} is varied twice; write --vary {name}=A|B once")
        vary[name] = values
    said: dict[str, Any] = {"games": args.games, "seed": args.seed, "players": args.players}
    said["bots"] = None if args.bots is None else tuple(args.bots.split(","))
    given = {name: value for name, value in said.items() if value is not None}
    options = gameoptions.given_options(args)
    experiment = Experiment(args.game, options=options, vary=vary, uses=not args.no_uses, chances=args.chances, **given)
    experiment = with_files(experiment, HERE)
    variants(experiment)
    return experiment


def _varied(said: str) -> tuple[str, list[object]]:
    """What is varied, and over what.

    >>> _varied("players=2|3"), _varied("bots=expert,greedy|greedy,expert")
    (('players', [2, 3]), ('bots', [['expert', 'greedy'], ['greedy', 'expert']]))
    >>> _varied("house.purple_hp_hard=20|45")
    ('house.purple_hp_hard', [20, 45])
    """
    name, equals, values = said.partition("=")
    if not equals or not name:
        raise MeijinError(f"--vary {quoted(said)} is not understood; write --vary NAME=A|B")
    found: list[object] = list(values.split("|"))
    if name == PLAYERS or name.startswith(HOUSE):
        found = [int(value) if value.removeprefix("-").isdecimal() else value for value in values.split("|")]
    elif name == BOTS:
        found = [value.split(",") for value in values.split("|")]
    return name, found
