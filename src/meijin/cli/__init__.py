"""The command ``meijin``: each of its commands is a module with ``configure(parser)`` and ``run(args)``.

What takes long to be known may be left to ``configure_more(parser, words)``, which is only called for words that are
not understood without it, and for help.
"""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from importlib import import_module
from importlib.metadata import version
from io import TextIOWrapper
from typing import Final

from meijin.cli import language
from meijin.cli.arguments import Arguments
from meijin.core import described
from meijin.kernel.errors import MeijinError
from meijin.words import WordsError

COMMANDS: Final = {
    "games": "list the installed games",
    "play": "play a game in the terminal, against bots or each other",
    "serve": "start the server, for play in the browser",
    "db": "upgrade, check or copy the server's database",
    "match": "play a match: the best of three games between two",
    "tournament": "run a tournament on one file: pairings, results, standings, prints",
    "replay": "show a saved game again",
    "think": "show what a bot thinks of a position in a saved game",
    "verify": "check a record: its actions and its shuffles",
    "cards": "list the cards of a game",
    "decks": "show and check decks and teams that players bring",
    "bot": "let a bot of your own play at a table of a server",
    "arena": "find out which of two bots is the stronger one",
    "lab": "play a game many times, to find out about it",
    "new-game": "write a package with a small game to change into your own",
    "check": "put games through the conformance kit",
    "bench": "measure how fast the games run",
}

SUCCESS: Final = 0
FAILED: Final = 1
MISTAKE: Final = 2
INTERRUPTED: Final = 130

EXIT_CODES: Final = """\
exit codes:
  0    success
  1    a check failed, the input ended before the game did, or whoever read the
       output has closed the pipe
  2    a mistake in what was asked: bad arguments, an unknown game, a damaged
       file; or the output cannot be written
  130  interrupted with Ctrl-C; 129 or 143: stopped, as the terminal was closed or
       the system told it to end
"""


def main(argv: list[str] | None = None) -> int:
    """Run one command and give back its exit code."""
    words = sys.argv[1:] if argv is None else argv
    _prepare_streams(words)
    if sys.stdout is None:
        complain("the output is closed, so there is nowhere to write to")
        return MISTAKE
    try:
        return _speak(words)
    except WordsError as error:  # whichever words are read first: the platform's to choose a language, or a game's
        complain(str(error))
        return MISTAKE


def _speak(words: list[str]) -> int:
    with language.speaking(language.of_environment(os.environ)):
        try:
            asked_for = language.asked_for(words)
        except MeijinError as error:
            complain(str(error))
            return MISTAKE
        with language.speaking(asked_for or language.spoken()):
            return _carry_out(words)


def _carry_out(words: list[str]) -> int:
    try:
        return _run(words)
    except MeijinError as error:
        complain(language.problem(error))
        return MISTAKE
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:
        # Whoever read the output has had enough; nothing more is said.
        _drop_output()
        return FAILED
    except OSError as error:
        _drop_output()
        where = f"{error.filename}: " if error.filename else f"{language.say('terminal-streams_fail')}: "
        with suppress(OSError):
            complain(where + (error.strerror or str(error)))
        return MISTAKE


def _run(words: list[str]) -> int:
    try:
        args = _arguments(words).parse_args(words)
        code: int = args.run(args)
        return code
    finally:
        # Here and not while Python shuts down, where nobody could say any more what went wrong.
        sys.stdout.flush()


def _prepare_streams(words: list[str]) -> None:
    """Whoever starts the command may have closed its streams (``<&-``): then nothing comes in, and nobody listens."""
    if sys.stdin is None:
        sys.stdin = open(os.devnull, encoding="utf-8")  # noqa: PTH123, SIM115 (it stays open like any standard stream)
    if sys.stderr is None:
        sys.stderr = open(os.devnull, "w", encoding="utf-8")  # noqa: PTH123, SIM115
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            # A character that cannot be read or shown must not end the game.
            stream.reconfigure(errors="replace")
    if "--ascii" in words or _speaks_ascii():
        _keep_to_ascii()


def _speaks_ascii() -> bool:
    """Whether the terminal or the language says that there is nothing but ASCII, whatever Python makes of it."""
    if sys.stdout is not None and sys.stdout.isatty() and os.environ.get("TERM") == "dumb":
        return True
    characters = os.environ.get("LC_CTYPE", "")
    if characters.lower().replace("-", "") in ("c.utf8", "utf8"):
        characters = ""  # where the language is C, Python has put this here itself
    return (os.environ.get("LC_ALL") or characters or os.environ.get("LANG")) in ("C", "POSIX")


def _keep_to_ascii() -> None:
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(encoding="ascii", errors="replace")


def _drop_output() -> None:
    """What is still waiting to be written goes nowhere, so that Python does not try again while it shuts down."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _arguments(words: list[str]) -> Arguments:
    arguments = Arguments(
        prog="meijin",
        description="Play, study and check Japanese battle games.",
        epilog=EXIT_CODES + "\n`meijin COMMAND --help` tells more about a command.",
    )
    arguments.add_argument("--version", action="version", version=f"meijin {version('meijin')}, {described()}")
    commands = arguments.add_subparsers(title="commands", metavar="COMMAND", required=True)
    for name, summary in COMMANDS.items():
        command = commands.add_parser(name, help=summary)
        if name in words:
            # Only the command that is asked for is imported, so that the others cost nothing.
            module = import_module(f"meijin.cli.{name.replace('-', '_')}")
            command.description = module.__doc__
            module.configure(command)
            if hasattr(module, "configure_more") and _says_more(words, command):
                module.configure_more(command, words)
            command.set_defaults(run=module.run)
    return arguments


def _says_more(words: list[str], command: Arguments) -> bool:
    """Whether help is asked for, or something that the command does not know of itself."""
    return any(word.startswith("-") and word.partition("=")[0] not in command.options for word in words)


def complain(problem: str) -> None:
    """Tell a person of a mistake."""
    from rich.text import Text

    from meijin.cli.screen import make_console

    make_console(stderr=True).print(Text(f"meijin: {problem}", style="red"), soft_wrap=True)
