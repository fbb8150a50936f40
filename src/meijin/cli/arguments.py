"""How the words of a command are read: options stand anywhere, and a mistake is told with what would be right."""

from __future__ import annotations

import argparse
from collections.abc import Collection, Sequence
from difflib import get_close_matches
from itertools import takewhile
from typing import Any, Final, NoReturn

from meijin.cli.language import OPTION, say
from meijin.kernel.errors import MeijinError, quoted
from meijin.words import languages

HELP: Final = ("-h", "--help")


class _Help(argparse.RawDescriptionHelpFormatter):
    """Help with room for the longest command: argparse forgets that commands are indented."""

    def add_argument(self, action: argparse.Action) -> None:
        super().add_argument(action)
        if isinstance(action, argparse._SubParsersAction):
            self._action_max_length += self._indent_increment


class Arguments(argparse.ArgumentParser):
    """The arguments of the program, of a command or of one of its tasks."""

    _mixing = False

    def __init__(self, **given: Any) -> None:
        super().__init__(formatter_class=_Help, allow_abbrev=False, **given)
        self.add_argument(
            "--ascii",
            action="store_true",
            default=argparse.SUPPRESS,  # so that a task does not take back what was said before it
            help="write nothing but plain ASCII characters",
        )
        self.add_argument(
            OPTION,
            metavar="LANGUAGE",
            choices=languages(),
            default=argparse.SUPPRESS,
            help=f"speak {' or '.join(languages())}; without it the language of the environment, if there is it",
        )

    @property
    def options(self) -> list[str]:
        """The options that can be given, but for help."""
        return [name for name in self._option_string_actions if name not in HELP]

    def parse_known_args(self, args=None, namespace=None):  # type: ignore[no-untyped-def]
        """The words in two goes: first the options, then what is left; what has tasks leaves that to them."""
        if self._mixing:
            return super().parse_known_args(args, namespace)
        if self._subparsers is not None:
            first = takewhile(lambda word: word.startswith("-"), args)
            self._refuse([word for word in first if word not in (*HELP, *self.options)])
            return super().parse_known_args(args, namespace)
        self._mixing = True
        try:
            found, unknown = self.parse_known_intermixed_args(args, namespace)
        finally:
            self._mixing = False
        self._refuse(unknown)
        return found, unknown

    def _refuse(self, unknown: Sequence[str]) -> None:
        if unknown:
            see = say("terminal-see", command=f"{self.prog} --help")
            hint = _hint(unknown[0].partition("=")[0], self.options, see)
            raise MeijinError(say("terminal-not_understood", word=quoted(unknown[0]), hint=hint))

    def _check_value(self, action: argparse.Action, value: Any) -> None:
        if action.choices is None or value in action.choices:
            return
        known = [str(each) for each in action.choices]
        name = action.option_strings[0] if action.option_strings else action.metavar
        allowed = say("terminal-allowed", values=", ".join(known))
        raise MeijinError(
            say("terminal-cannot_be", name=str(name), value=quoted(value), hint=_hint(value, known, allowed))
        )

    def error(self, message: str) -> NoReturn:
        """Tell of any other mistake like the rest of the program does."""
        see = say("terminal-see", command=f"{self.prog} --help")
        raise MeijinError(say("terminal-mistake", problem=message.removeprefix("argument "), see=see))


def _hint(word: str, known: Collection[str], otherwise: str) -> str:
    close = get_close_matches(word, known, n=1)
    return say("terminal-meant", word=close[0]) if close else otherwise
