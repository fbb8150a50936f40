"""Decks and teams that players bring: those that come with the games, and lists in files.

Without more words it shows the ready-made lists. A list in a file is text, with a card in each
line (`2 N-490 Naruto Uzumaki`) under the headings of its sections, or TOML if the name of the
file ends in .toml. `meijin play GAME --help` tells whether an option takes one.
"""

from __future__ import annotations

import argparse
from difflib import get_close_matches
from pathlib import Path
from typing import Final

from rich.table import Table as Grid
from rich.text import Text

from meijin.cli import FAILED, MISTAKE, SUCCESS, complain, language
from meijin.cli.art import QUIET, WARNING
from meijin.cli.gameoptions import game_of_decks
from meijin.cli.screen import make_console, say
from meijin.kernel.errors import MeijinError, quoted
from meijin.kernel.files import read_text
from meijin.kernel.game import Game
from meijin.kernel.lists import Builder, Made
from meijin.kernel.registry import installed
from meijin.kernel.valuefiles import is_file, read_files

FORMATS: Final = ("text", "toml", "line")


def configure(parser: argparse.ArgumentParser) -> None:
    """The arguments of ``meijin decks``."""
    commands = parser.add_subparsers(metavar="TASK", dest="what", title="tasks")
    show = commands.add_parser("show", help="show a list, or write it in another form")
    show.add_argument("deck", metavar="DECK", help="a ready-made list, or a file")
    show.add_argument("--format", choices=FORMATS, default="text", help="text (unless given), toml or line")
    check = commands.add_parser("check", help="name everything that is wrong with lists")
    check.add_argument("decks", metavar="FILE", nargs="+", help="a list in a file; or a ready-made one")
    for each in (show, check):
        each.add_argument("--game", metavar="GAME", help="whose lists they are; unless given, a game with sideboards")
        each.add_argument("--cards", metavar="FILE", help="cards of your own, which a list may hold")


def run(args: argparse.Namespace) -> int:
    """List, show or check."""
    if args.what == "show":
        return _show(args.deck, args.format, *_builder(args, args.deck))
    if args.what == "check":
        return max([_check(name, *_builder(args, name)) for name in args.decks])
    console = make_console()
    for game in installed()[0]:
        builder = game.builder({})
        if builder is None:
            continue
        console.print(Text(language.called(game).title, "bold"))
        grid = Grid.grid(padding=(0, 2))
        for ready in builder.ready_made():
            summary = builder.summary(builder.read(ready.text))
            grid.add_row(f"  {ready.id}", Text(ready.name, "bold"), Text(summary, QUIET))
        console.print(grid)
    console.print(Text(language.say("terminal-how_to_show_deck"), QUIET))
    return SUCCESS


def _builder(args: argparse.Namespace, name: str) -> tuple[Game, Builder]:
    """The game that is named, or which has a list of this name, and what reads its lists."""
    options: dict[str, object] = {} if args.cards is None else {"cards": args.cards}
    if args.game is None and not options:
        for each in installed()[0]:
            builder = each.builder({})
            if builder is not None and name.lower() in [ready.id for ready in builder.ready_made()]:
                return each, builder
    game = game_of_decks(args.game)
    read_files(game, options)
    game.prepare(None, options)  # a game that takes no such option says so
    builder = game.builder(options)
    if builder is None:
        raise MeijinError(language.say("terminal-no_lists", game=language.called(game).title))
    return game.chosen(options), builder


def _show(name: str, form: str, game: Game, builder: Builder) -> int:
    """Print a list, and what is wrong with it: below it for people, but apart from the forms for files."""
    made = _read(name, builder)
    if form == "text":
        say(made.text.rstrip("\n"))
        for problem in made.problems:
            say(f"# {language.wrong(game, problem)}", WARNING)
    else:
        print(builder.toml(made) if form == "toml" else f"{made.value}\n", end="")
        for problem in made.problems:
            complain(f"{name}: {language.wrong(game, problem)}")
    return FAILED if made.problems else SUCCESS


def _check(name: str, game: Game, builder: Builder) -> int:
    """Say whether a list is legal; a file that cannot be read does not keep the others from being checked."""
    try:
        made = _read(name, builder)
    except MeijinError as error:
        complain(language.problem(error))
        return MISTAKE
    if made.legal:
        say(language.say("terminal-legal_list", name=name, summary=builder.summary(made)))
        return SUCCESS
    for problem in made.problems:
        say(f"{name}: {language.wrong(game, problem)}", WARNING)
    return FAILED


def _read(source: str, builder: Builder) -> Made:
    """The list that is meant by the id of a ready-made one or the name of a file."""
    ready = [each.id for each in builder.ready_made()]
    if source.lower() in ready:
        return builder.read(source)
    if not is_file(source):
        close = get_close_matches(source.lower(), ready, n=1)
        meant, starters = quoted(close[0]) if close else "none", ", ".join(ready)
        raise MeijinError(
            language.say(
                "terminal-no_list", what=language.what(builder), name=quoted(source), meant=meant, starters=starters
            )
        )
    return builder.read(read_text(source, f"{builder.what} list"), Path(source).name)
