"""Options of a game among the arguments of a command: ``--NAME VALUE``, or ``--option NAME=VALUE``."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from contextlib import suppress
from functools import partial

from meijin.cli import language
from meijin.kernel import registry
from meijin.kernel.errors import MeijinError, SetupError, quoted
from meijin.kernel.game import Game
from meijin.kernel.registry import installed


def configure(parser: argparse._ActionsContainer, about: str = "an option of the game (or --NAME VALUE)") -> None:
    """The way to give any option, whatever is played."""
    parser.add_argument("--option", metavar="NAME=VALUE", action="append", default=[], help=about)
    parser.set_defaults(given=[])


def configure_more(parser: argparse.ArgumentParser, words: Sequence[str]) -> None:
    """The options of the game that is named; where none is, those of all are understood, but help lists none."""
    named = [word for word in words if word in registry.names()]
    if not named and {"-h", "--help"} & set(words):
        parser.add_argument_group("options of the games", f"`{parser.prog} GAME --help` lists those of a game")
        return
    add_options(parser, [registry.find(name) for name in named[:1]] or installed()[0])


def add_options(parser: argparse.ArgumentParser, games: Sequence[Game]) -> None:
    """Every option of some games, but for those that the command has arguments for."""
    known: dict[str, list[str]] = {}
    for game in games:
        for option in game.options:
            told = f"{language.about(game, option)} ({language.allowed(game, option)})"
            known.setdefault(option.name, []).append(told)
    group = parser.add_argument_group(
        f"options of {language.called(games[0]).title if len(games) == 1 else 'the games'}"
    )
    for name, told_of in known.items():
        with suppress(argparse.ArgumentError):
            group.add_argument(
                *dict.fromkeys([f"--{name.replace('_', '-')}", f"--{name}"]),
                dest="given",
                action="append",
                type=partial(_named, name),
                metavar="VALUE",
                help="; ".join(told_of).replace("%", "%%"),
            )


def _named(name: str, value: str) -> tuple[str, str]:
    return name, value


def given_options(args: argparse.Namespace) -> dict[str, object]:
    """The options that were given, as they were said."""
    given: list[tuple[str, str]] = list(args.given)
    for text in args.option:
        name, equals, value = text.partition("=")
        if not equals or not name:
            raise SetupError(language.say("terminal-no_option", option=quoted(text)))
        given.append((name, value))
    options: dict[str, object] = {}
    for name, value in given:
        if options.setdefault(name, value) != value:
            raise SetupError(language.say("terminal-option_twice", name=name, one=str(options[name]), other=value))
    return options


def game_of_decks(named: str | None) -> Game:
    """The game that is named, or else the only one whose players bring lists that they exchange cards with."""
    if named is not None:
        return registry.find(named)
    games = [game for game in installed()[0] if (builder := game.builder({})) is not None and builder.exchange]
    if len(games) != 1:
        raise MeijinError(language.say("terminal-say_which_game", games=", ".join(registry.names())))
    return games[0]
