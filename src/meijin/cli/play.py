"""Play a game in this terminal. Without a GAME it asks which one.

Seats are taken by `human` or by a bot, in the order of the game's seats: `bot:novice`,
`bot:regular`, `bot:expert` or `bot:meijin` by strength, one that you have installed, or
bot:FILE:CLASS for a class of Bot in a Python file. Seats that are not mentioned go to bots
(those that --bots names, otherwise regular), and without any --seat the first is yours. A
game that is resumed has the same players again, unless --seat says otherwise; bots in files
are named again. Several humans pass the keyboard on. Choices can also be piped in, one per
line; when the input ends before the game does, the exit code is 1.
"""

from __future__ import annotations

import argparse
import shlex
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Final

from rich.text import Text

from meijin.bots import BotError
from meijin.cli import FAILED, INTERRUPTED, SUCCESS, gameoptions
from meijin.cli.art import ACT, QUIET, Art
from meijin.cli.desk import listing, sentence
from meijin.cli.gameoptions import configure_more, given_options
from meijin.cli.keeper import Keeper, own_file, shown
from meijin.cli.players import fill_seats, opponents, seat_players, typed_seats
from meijin.cli.screen import Screen
from meijin.cli.session import Leave, Session
from meijin.cli.signals import Stopped, stopped_by_signals
from meijin.cli.tables import table_for
from meijin.cli.tables.generic import display_name
from meijin.kernel import record, registry
from meijin.kernel.errors import MeijinError, SetupError, quoted
from meijin.kernel.files import read_text
from meijin.kernel.game import Game, Option, Value, word
from meijin.kernel.registry import installed
from meijin.kernel.scenario import Scenario
from meijin.kernel.state import State
from meijin.kernel.valuefiles import described, read_files, value_of

LONGEST_PROBLEM: Final = 200
__all__ = ["configure", "configure_more", "run"]


def configure(parser: argparse.ArgumentParser) -> None:
    """The arguments of ``meijin play``, whatever is played."""
    parser.add_argument("game", metavar="GAME", nargs="?", help="see `meijin games`")
    parser.add_argument(
        "--seat", metavar="WHO", action="append", default=[], help="human, bot:NAME or bot:FILE:CLASS, once per seat"
    )
    parser.add_argument("--bots", metavar="BOT", help="a bot for every seat that nobody is named for")
    parser.add_argument("--players", metavar="N", type=int, help="how many play, where the game leaves it open")
    parser.add_argument("--seed", metavar="S", help="a number, or 32 or more hexadecimal digits; the same cards again")
    gameoptions.configure(parser)
    parser.add_argument("--save", metavar="FILE", type=Path, help="keep the record of the game in this new file")
    parser.add_argument("--no-save", action="store_true", help="keep no record at all, which otherwise always happens")
    parser.add_argument(
        "--resume", metavar="FILE", type=Path, help="go on with a saved game and keep its file up to date"
    )
    parser.add_argument("--scenario", metavar="FILE", type=Path, help="begin with a position described in TOML")


def run(args: argparse.Namespace) -> int:
    """Play."""
    screen = Screen()
    session, failed = None, False
    try:
        with stopped_by_signals():
            options = given_options(args)
            if args.resume or args.scenario:
                _refuse_beside(args, options)
            keeper = _keeper(args)
            state = _begin(args, screen, options)
            words = _who_sits_where(args, screen, state)
            players = seat_players(state.setup, words)
            table = Session(state, players, screen, keeper, bool(args.resume), opponents(state.setup, words))
            table.notice = f"{table.notice} {_start_to_keep(args, table)}".strip()
            session = table
            return session.run()
    except Leave:
        if session is None:
            return SUCCESS
        why, code = "", SUCCESS
    except EOFError:
        why, code = "The input has ended before the game.", FAILED
    except Stopped as stop:
        why, code = "Stopped.", stop.code
    except KeyboardInterrupt:
        why, code = "Interrupted.", INTERRUPTED
    except OSError:  # of the terminal, which can be told nothing any more
        raise
    except Exception as error:  # whatever a game of another package does wrong
        if session is None and isinstance(error, MeijinError):
            raise
        why, code, failed = _failure(args, session, error), FAILED, isinstance(error, BotError)
    kept = "`meijin play --help` tells how to play." if session is None else session.whereabouts(failed)
    with suppress(OSError):  # a terminal that has been closed
        if code != SUCCESS:
            screen.end_prompt()
        screen.show_whole(f"{why} {kept}".lstrip(), ACT)
    return code


def _failure(args: argparse.Namespace, session: Session | None, error: Exception) -> str:
    """Which game has failed, and how, or which bot."""
    if isinstance(error, BotError):
        return f"{sentence(str(error))}."
    game = args.game if session is None else session.state.setup.game.id
    what = str(error) if isinstance(error, MeijinError) else f"{type(error).__name__}: {error}"
    check = f" `meijin check {game}` looks for its faults." if game else ""
    return f"The game {game or ''} has failed: {what[:LONGEST_PROBLEM]}.{check}".replace("  ", " ")


# -- keeping the game -----------------------------------------------------------------------------------


def _keeper(args: argparse.Namespace) -> Keeper:
    """Keeps the game in the file that was asked for; what a game to resume looks like before it is read is noted."""
    if args.no_save and args.save:
        raise MeijinError("--save and --no-save cannot go together")
    if args.no_save or args.save or not args.resume:
        return Keeper(args.save)
    return Keeper(args.resume, read_text(args.resume, "record"))


def _start_to_keep(args: argparse.Namespace, session: Session) -> str:
    """Write the first position, refused if that cannot be done where it was asked for; a word about it otherwise."""
    keeper, game = session.keeper, session.state.setup.game.id
    if keeper.file is not None:
        keeper.save(session.record, keeper.file)
    elif not args.no_save:
        try:
            keeper.file = own_file(game)
            keeper.save(session.record, keeper.file)
        except MeijinError as error:
            keeper.file, keeper.trouble = None, str(error)
            return f"{sentence(str(error))}. s FILE saves it elsewhere."
        return f"Kept in {shown(keeper.file)}."
    return ""


def _who_sits_where(args: argparse.Namespace, screen: Screen, state: State) -> list[str]:
    """The word for who sits in each seat: as it was asked for, or as a record says, or as the person says now."""
    assert state.record is not None
    setup = state.setup
    kept = state.record.seats
    words = fill_seats(setup, args.seat, kept, args.bots)
    if not args.resume or args.seat or all(seat in kept for seat in setup.seats):
        return words
    unknown = f"{args.resume} does not say who sits where"
    if not screen.interactive:
        raise MeijinError(f"{unknown}; say it for {', '.join(setup.seats)}, such as:{typed_seats(words)}")
    screen.show(Text(f"{unknown}.", ACT))
    while True:
        for seat, who in zip(setup.seats, words, strict=True):
            screen.show(f"  {display_name(seat)}: {who}")
        said = screen.read("Enter to play like this, or all of them in this order > ").split()
        if not said:
            return words
        if len(said) != setup.players:
            screen.show(Text(f"There are {setup.players} seats: say who sits in each, such as {' '.join(words)}.", ACT))
            continue
        try:
            seat_players(setup, said)
        except MeijinError as error:
            screen.show(Text(f"{sentence(str(error))}.", ACT))
        else:
            words = said


def _begin(args: argparse.Namespace, screen: Screen, options: dict[str, object]) -> State:
    """The first position, or where a saved game stands."""
    if args.resume:
        state = record.load(args.resume)
        if not state.deciders:
            raise MeijinError(f"this game is over; `meijin replay {shlex.quote(str(args.resume))}` shows it")
        return state
    if args.scenario:
        scenario = Scenario.load(args.scenario)
        if args.game not in (None, scenario.game):
            raise MeijinError(f"{args.scenario} is a position of {scenario.game}, not of {args.game}")
        read_files(registry.find(scenario.game), scenario.options, args.scenario.parent)
        return scenario.state(args.seed)
    if args.game is None:
        game = _ask_game(screen)
        read_files(game, options)
        _ask_mode(screen, game, options)
        _ask_options(screen, game, options)
        players = _ask_players(screen, game, options) if args.players is None else args.players
    else:
        game = registry.find(args.game)
        read_files(game, options)
        if screen.interactive and not options:
            _ask_options(screen, game, options, offered=True)
        players = _players_seated(args, game, options) if args.players is None else args.players
    return record.start(game, players, args.seed, options)


def _players_seated(args: argparse.Namespace, game: Game, options: dict[str, object]) -> int | None:
    """As many players as seats are named, if so many can play; the seats that are missing otherwise go to bots."""
    seated = len(args.seat)
    usual = game.prepare(None, options).players
    if seated == 0 or seated in (counts := game.player_counts(options)):
        return seated or None
    if seated > usual:
        numbers = " or ".join(map(str, counts))
        raise SetupError(f"--seat is given {seated} times, but --players can be {numbers} here")
    return None


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


# -- questions before the game --------------------------------------------------------------------------


def _ask_game(screen: Screen) -> Game:
    games, _ = installed()
    if not games:
        raise MeijinError("no game is installed")
    if len(games) == 1:
        screen.show(Text(games[0].name, "bold"), Text(games[0].about, QUIET))
        return games[0]
    lines = [(game.name, f"{game.minutes} min") for game in games]
    return games[_ask(screen, "Which game?", lines, [game.about for game in games], 0)]


def _ask_mode(screen: Screen, game: Game, options: dict[str, object]) -> None:
    mode = game.mode
    if mode is None or mode.name in options:
        return
    lines = []
    for choice in mode.choices:
        seats = game.prepare(None, {mode.name: choice}).seats
        lines.append((str(choice), f"{len(seats)} players: {', '.join(seats)}"))
    told = table_for(game.id, Art(screen.console), game.terminal).modes
    explained = [told.get(str(choice), mode.help) for choice in mode.choices]
    default = mode.choices.index(mode.default)
    options[mode.name] = mode.choices[_ask(screen, f"Which mode? ({mode.help})", lines, explained, default)]


def _ask_options(screen: Screen, game: Game, options: dict[str, object], offered: bool = False) -> None:
    """The options that matter to everybody at the table; for who has named a game those alone that have offers."""
    table = table_for(game.id, Art(screen.console), game.terminal)
    for option in game.options:
        if option.name in table.asked and option.name not in options and (table.offers(option) or not offered):
            options[option.name] = _ask_value(screen, option, table.offers(option))


def _ask_value(screen: Screen, option: Option, offers: Sequence[tuple[str, str]]) -> Value:
    """The value of an option as it is typed, or the number of one that is offered; just Enter takes the default."""
    screen.show(Text.assemble((f"\n{display_name(option.name)}", ACT), (f"   {described(option)}", QUIET)))
    if offers:
        screen.show(listing([(f"{number} {name}", about) for number, (name, about) in enumerate(offers, 1)]))
    while True:
        said = screen.read(f"? explains, q leaves, Enter for {word(option.default)} > ")
        if not said:
            return option.default
        if said.lower() == "q":
            raise Leave
        if said.isdecimal() and len(said) < 3 and 1 <= int(said) <= len(offers):
            said = offers[int(said) - 1][0]
        if said == "?":
            screen.show(listing([(option.name, option.allowed)]))
            continue
        try:
            return option.read(value_of(option, said))
        except MeijinError as error:
            screen.show(Text(f"{sentence(str(error))}.", ACT))


def _ask_players(screen: Screen, game: Game, options: dict[str, object]) -> int | None:
    """How many play, where the game leaves it open."""
    counts = game.player_counts(options)
    if len(counts) < 2:
        return None
    lines = [(str(count), ", ".join(game.prepare(count, options).seats)) for count in counts]
    explained = [f"You and {count - 1} bot{'s' if count > 2 else ''}." for count in counts]
    default = counts.index(game.prepare(None, options).players)
    return counts[_ask(screen, "How many players?", lines, explained, default, by_number=False)]


def _ask(
    screen: Screen,
    question: str,
    choices: Sequence[tuple[str, str]],
    explained: Sequence[str],
    default: int,
    by_number: bool = True,
) -> int:
    """The place of the choice made; just Enter takes the default, ? explains the choices.

    Choices that are numbers themselves have none beside them.
    """
    screen.show(Text(f"\n{question}", ACT))
    width = max(len(name) for name, _ in choices)
    for number, (name, about) in enumerate(choices, 1):
        counted = (f"{number:>3} ", "bold") if by_number else "    "
        screen.show(Text.assemble(counted, name.ljust(width), (f"   {about}", QUIET)))
    allowed = f"1 to {len(choices)}" if by_number else f"{choices[0][0]} to {choices[-1][0]}"
    while True:
        said = screen.read(f"{allowed}, ? explains, q leaves, Enter for {choices[default][0]} > ").lower()
        if not said:
            return default
        if said in ("q", "quit"):
            raise Leave
        if said == "?":
            screen.show(listing([(name, words) for (name, _), words in zip(choices, explained, strict=True)]))
            continue
        if by_number and said.isdecimal() and len(said) < 3 and 1 <= int(said) <= len(choices):
            return int(said) - 1
        meant = _meant(said, [name.lower() for name, _ in choices])
        if meant is not None:
            return meant
        screen.show(Text(f"There is no {quoted(said)} here.", ACT))


def _meant(said: str, names: list[str]) -> int | None:
    """The place of the name that is meant: said in full, or by a part that no other name has.

    >>> _meant("go out", ["go out battle", "cat battles"]), _meant("battle", ["go out battle", "cat battles"])
    (0, None)
    """
    if said in names:
        return names.index(said)
    parts = [place for place, name in enumerate(names) if said in name]
    return parts[0] if len(parts) == 1 else None
