"""Play a game in this terminal. Without a GAME it asks which one.

Seats are taken by `human` or by a bot (`bot:random`, `bot:greedy`), in the order of the
game's seats; seats that are not mentioned go to greedy bots, and without any --seat the
first is yours. Several humans pass the keyboard on. Choices can also be piped in, one per
line; when the input ends before the game does, the exit code is 1.
"""

from __future__ import annotations

import argparse
from functools import partial
from pathlib import Path
from typing import Final

from rich.text import Text

from meijin.cli import FAILED
from meijin.cli.art import ACT, QUIET
from meijin.cli.players import seat_players
from meijin.cli.screen import Screen
from meijin.cli.session import Session
from meijin.kernel import record, registry
from meijin.kernel.errors import MeijinError, SetupError
from meijin.kernel.game import Game, Option
from meijin.kernel.scenario import Scenario
from meijin.kernel.state import State

MODE: Final = "mode"  # the option that is asked for when the game is not given
OWN: Final = frozenset({"seat", "players", "seed", "option", "save", "scenario", "resume", "help"})


def configure(parser: argparse.ArgumentParser) -> None:
    """The arguments of ``meijin play``, among them every option of every installed game."""
    parser.add_argument("game", metavar="GAME", nargs="?", help="see `meijin games`")
    parser.add_argument("--seat", metavar="WHO", action="append", default=[], help="human or bot:NAME, once per seat")
    parser.add_argument("--players", metavar="N", type=int, help="how many play, where the game leaves it open")
    parser.add_argument("--seed", metavar="S", help="a number, or 32 or more hexadecimal digits; the same cards again")
    parser.add_argument(
        "--option",
        metavar="NAME=VALUE",
        action="append",
        default=[],
        help="an option of the game (or --NAME VALUE)",
    )
    parser.add_argument("--save", metavar="FILE", type=Path, help="keep the record of the game in a new file")
    parser.add_argument(
        "--resume", metavar="FILE", type=Path, help="go on with a saved game and keep its file up to date"
    )
    parser.add_argument("--scenario", metavar="FILE", type=Path, help="begin with a position described in TOML")
    parser.set_defaults(given=[])
    known: dict[str, list[tuple[str, Option]]] = {}
    for game in installed_games():
        for option in game.options:
            known.setdefault(option.name, []).append((game.id, option))
    group = parser.add_argument_group("options of the games")
    for name, options in known.items():
        if name not in OWN:
            words = [f"{game}: {option.help} ({option.allowed})" for game, option in options]
            group.add_argument(
                *dict.fromkeys([f"--{name.replace('_', '-')}", f"--{name}"]),
                dest="given",
                action="append",
                type=partial(_named, name),
                metavar="VALUE",
                help="; ".join(words).replace("%", "%%"),
            )


def _named(name: str, value: str) -> tuple[str, str]:
    return name, value


def run(args: argparse.Namespace) -> int:
    """Play."""
    screen = Screen()
    try:
        state = _begin(args, screen)
        players = seat_players(state.setup, args.seat)
        return Session(state, players, screen, args.save or args.resume, args.resume).run()
    except EOFError:
        kept = f"; it is kept in {args.save or args.resume}" if args.save or args.resume else ""
        screen.show(Text(f"The input has ended before the game{kept}. `meijin play --help` tells how to play.", ACT))
        return FAILED


def _begin(args: argparse.Namespace, screen: Screen) -> State:
    """The first position, or where a saved game stands."""
    options = _options(args)
    if args.resume or args.scenario:
        _refuse_beside(args, options)
    if args.resume:
        return record.load(args.resume)
    if args.scenario:
        scenario = Scenario.load(args.scenario)
        if args.game not in (None, scenario.game):
            raise MeijinError(f"{args.scenario} is a position of {scenario.game}, not of {args.game}")
        return scenario.state(_seed(args.seed))
    if args.game is None:
        game = _ask_game(screen)
        _ask_mode(screen, game, options)
    else:
        game = registry.find(args.game)
    return record.start(game, args.players, _seed(args.seed), options)


def _options(args: argparse.Namespace) -> dict[str, object]:
    options: dict[str, object] = dict(args.given)
    for text in args.option:
        name, equals, value = text.partition("=")
        if not equals or not name:
            raise SetupError(f"--option {text!r} is not understood; write --option NAME=VALUE")
        options[name] = value
    return options


def _refuse_beside(args: argparse.Namespace, options: dict[str, object]) -> None:
    """A file already says how the game is set up."""
    name = "--resume" if args.resume else "--scenario"
    beside = {
        "--scenario": args.resume and args.scenario,
        "GAME": args.resume and args.game,
        "--seed": args.resume and args.seed,
        "--players": args.players is not None,
        f"--{next(iter(options), '')}": bool(options),
    }
    for other, given in beside.items():
        if given:
            raise MeijinError(f"{other} cannot be given together with {name}: the file already says how to play")


def _seed(text: str | None) -> int | str | None:
    return int(text) if text is not None and text.isascii() and text.isdecimal() and len(text) < 32 else text


# -- questions before the game --------------------------------------------------------------------------


def installed_games() -> list[Game]:
    """Every installed game that can be loaded; a broken one must not keep the others from being played."""
    games = []
    for name in registry.names():
        try:
            games.append(registry.find(name))
        except MeijinError:
            continue
    return games


def _ask_game(screen: Screen) -> Game:
    games = installed_games()
    if not games:
        raise MeijinError("no game is installed")
    if len(games) == 1:
        screen.show(Text(games[0].name, "bold"), Text(games[0].about, QUIET))
        return games[0]
    lines = [(game.name, f"{game.about} {game.minutes} minutes.") for game in games]
    return games[_ask(screen, "Which game?", lines, 0)]


def _ask_mode(screen: Screen, game: Game, options: dict[str, object]) -> None:
    mode = next((option for option in game.options if option.name == MODE), None)
    if mode is None or not mode.choices or MODE in options:
        return
    lines = []
    for choice in mode.choices:
        seats = game.prepare(None, {MODE: choice}).seats
        lines.append((str(choice), f"{len(seats)} players: {', '.join(seats)}"))
    options[MODE] = mode.choices[_ask(screen, f"Which mode? ({mode.help})", lines, mode.choices.index(mode.default))]


def _ask(screen: Screen, question: str, choices: list[tuple[str, str]], default: int) -> int:
    """The place of the choice made; just Enter takes the default."""
    screen.show(Text(f"\n{question}", ACT))
    width = max(len(name) for name, _ in choices)
    for number, (name, about) in enumerate(choices, 1):
        screen.show(Text.assemble((f"{number:>3} ", "bold"), name.ljust(width), (f"   {about}", QUIET)))
    while True:
        said = screen.read(f"1 to {len(choices)}, or Enter for {choices[default][0]} > ").lower()
        if not said:
            return default
        for place, (name, _) in enumerate(choices):
            if said in (str(place + 1), name.lower()):
                return place
        screen.show(Text(f"There is no {said!r} here.", ACT))
