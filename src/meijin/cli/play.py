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

from rich.cells import cell_len
from rich.text import Text

from meijin.bots import BotError
from meijin.cli import FAILED, INTERRUPTED, SUCCESS, gameoptions, language
from meijin.cli.art import ACT, QUIET, Art, padded
from meijin.cli.desk import listing
from meijin.cli.gameoptions import configure_more, given_options
from meijin.cli.keeper import Keeper, own_file, shown
from meijin.cli.players import fill_seats, opponents, seat_players, typed_seats
from meijin.cli.screen import Screen
from meijin.cli.session import Leave, Session
from meijin.cli.signals import Stopped, stopped_by_signals
from meijin.cli.tables import table_for
from meijin.cli.tables.generic import Table
from meijin.kernel import record, registry
from meijin.kernel.errors import MeijinError, SetupError, quoted
from meijin.kernel.files import read_text
from meijin.kernel.game import Game, Option, Value, word
from meijin.kernel.registry import installed
from meijin.kernel.scenario import Scenario
from meijin.kernel.state import State
from meijin.kernel.valuefiles import read_files, value_of

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
        why, code = language.say("terminal-input_ended"), FAILED
    except Stopped as stop:
        why, code = language.say("terminal-stopped"), stop.code
    except KeyboardInterrupt:
        why, code = language.say("terminal-interrupted"), INTERRUPTED
    except OSError:  # of the terminal, which can be told nothing any more
        raise
    except Exception as error:  # whatever a game of another package does wrong
        if session is None and isinstance(error, MeijinError):
            raise
        why, code, failed = _failure(args, session, error), FAILED, isinstance(error, BotError)
    kept = language.say("terminal-see_help") if session is None else session.whereabouts(failed)
    with suppress(OSError):  # a terminal that has been closed
        if code != SUCCESS:
            screen.end_prompt()
        screen.show_whole(f"{why} {kept}".lstrip(), ACT)
    return code


def _failure(args: argparse.Namespace, session: Session | None, error: Exception) -> str:
    """Which game has failed, and how, or which bot."""
    if isinstance(error, BotError):
        return language.sentence(str(error))
    game = args.game if session is None else session.state.setup.game.id
    what = str(error) if isinstance(error, MeijinError) else f"{type(error).__name__}: {error}"
    return language.say("terminal-game_failed", game=game or "none", problem=what[:LONGEST_PROBLEM])


# -- keeping the game -----------------------------------------------------------------------------------


def _keeper(args: argparse.Namespace) -> Keeper:
    """Keeps the game in the file that was asked for; what a game to resume looks like before it is read is noted."""
    if args.no_save and args.save:
        raise MeijinError(language.say("terminal-not_together", one="--save", other="--no-save"))
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
            keeper.file, keeper.trouble = None, language.problem(error)
            return f"{language.sentence(keeper.trouble)} {language.say('terminal-save_elsewhere')}"
        return language.say("terminal-kept_in", file=shown(keeper.file))
    return ""


def _who_sits_where(args: argparse.Namespace, screen: Screen, state: State) -> list[str]:
    """The word for who sits in each seat: as it was asked for, or as a record says, or as the person says now."""
    assert state.record is not None
    setup = state.setup
    kept = state.record.seats
    words = fill_seats(setup, args.seat, kept, args.bots)
    if not args.resume or args.seat or all(seat in kept for seat in setup.seats):
        return words
    if not screen.interactive:
        seats, such_as = ", ".join(setup.seats), typed_seats(words).strip()
        raise MeijinError(language.say("terminal-say_who_sits", file=str(args.resume), seats=seats, such_as=such_as))
    screen.show(Text(language.say("terminal-unknown_seats", file=str(args.resume)), ACT))
    speech = language.speech(setup.game)
    while True:
        for seat, who in zip(setup.seats, words, strict=True):
            screen.show(f"  {speech.seat(seat)}: {who}")
        said = screen.read(f"{language.say('terminal-play_like_this')} > ").split()
        if not said:
            return words
        if len(said) != setup.players:
            missing = language.say("terminal-say_each_seat", count=setup.players, such_as=" ".join(words))
            screen.show(Text(missing, ACT))
            continue
        try:
            seat_players(setup, said)
        except MeijinError as error:
            screen.show(Text(language.sentence(language.problem(error)), ACT))
        else:
            words = said


def _begin(args: argparse.Namespace, screen: Screen, options: dict[str, object]) -> State:
    """The first position, or where a saved game stands."""
    if args.resume:
        state = record.load(args.resume)
        if not state.deciders:
            replay = f"meijin replay {shlex.quote(str(args.resume))}"
            raise MeijinError(language.say("terminal-resumes_nothing", command=replay))
        return state
    if args.scenario:
        scenario = Scenario.load(args.scenario)
        if args.game not in (None, scenario.game):
            raise MeijinError(
                language.say("terminal-other_game", file=str(args.scenario), game=scenario.game, asked=args.game)
            )
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
        numbers = language.either([str(count) for count in counts])
        raise SetupError(language.say("terminal-seats_and_players", given=seated, numbers=numbers))
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
            raise MeijinError(language.say("terminal-file_says", other=other, name=name))


# -- questions before the game --------------------------------------------------------------------------


def _ask_game(screen: Screen) -> Game:
    games, _ = installed()
    if not games:
        raise MeijinError(language.say("terminal-no_games"))
    named = [language.called(game) for game in games]
    if len(games) == 1:
        screen.show(Text(named[0].title, "bold"), Text(named[0].about, QUIET))
        return games[0]
    lines = [
        (name.title, language.say("terminal-minutes", count=game.minutes))
        for game, name in zip(games, named, strict=True)
    ]
    explained, own_names = [name.about for name in named], [game.name for game in games]
    return games[_ask(screen, language.say("terminal-which_game"), lines, explained, 0, own_names=own_names)]


def _ask_mode(screen: Screen, game: Game, options: dict[str, object]) -> None:
    mode = game.mode
    if mode is None or mode.name in options:
        return
    lines = [(str(choice), language.players(game.prepare(None, {mode.name: choice}))) for choice in mode.choices]
    table = _table(game, screen)
    explained = [table.mode_help(mode, choice) for choice in mode.choices]
    default = mode.choices.index(mode.default)
    options[mode.name] = mode.choices[_ask(screen, language.say("terminal-which_mode"), lines, explained, default)]


def _table(game: Game, screen: Screen) -> Table:
    return table_for(game.id, Art(screen.console), game.terminal)


def _ask_options(screen: Screen, game: Game, options: dict[str, object], offered: bool = False) -> None:
    """The options that matter to everybody at the table; for who has named a game those alone that have offers."""
    table = _table(game, screen)
    for option in game.options:
        if option.name in table.asked and option.name not in options and (table.offers(option) or not offered):
            options[option.name] = _ask_value(screen, game, option, table.offers(option))


def _ask_value(screen: Screen, game: Game, option: Option, offers: Sequence[tuple[str, str]]) -> Value:
    """The value of an option as it is typed, or the number of one that is offered; just Enter takes the default."""
    called, about = language.speech(game).called("option", option.name), language.about(game, option)
    screen.show(Text.assemble((f"\n{called}", ACT), (f"   {about}", QUIET)))
    if offers:
        screen.show(listing([(f"{number} {name}", about) for number, (name, about) in enumerate(offers, 1)]))
    while True:
        said = screen.read(f"{language.say('terminal-enter_for', default=word(option.default))} > ")
        if not said:
            return option.default
        if said.lower() == "q":
            raise Leave
        if said.isdecimal() and len(said) < 3 and 1 <= int(said) <= len(offers):
            said = offers[int(said) - 1][0]
        if said == "?":
            screen.show(listing([(option.name, language.allowed(game, option))]))
            continue
        try:
            return option.read(value_of(option, said))
        except MeijinError as error:
            screen.show(Text(language.sentence(language.problem(error)), ACT))


def _ask_players(screen: Screen, game: Game, options: dict[str, object]) -> int | None:
    """How many play, where the game leaves it open."""
    counts = game.player_counts(options)
    if len(counts) < 2:
        return None
    speech, comma = language.speech(game), language.say("terminal-comma")
    seats = {count: [speech.seat(seat) for seat in game.prepare(count, options).seats] for count in counts}
    lines = [(str(count), comma.join(seats[count])) for count in counts]
    explained = [language.say("terminal-you_and_bots", count=count - 1) for count in counts]
    default = counts.index(game.prepare(None, options).players)
    return counts[_ask(screen, language.say("terminal-how_many"), lines, explained, default, by_number=False)]


def _ask(
    screen: Screen,
    question: str,
    choices: Sequence[tuple[str, str]],
    explained: Sequence[str],
    default: int,
    by_number: bool = True,
    own_names: Sequence[str] = (),
) -> int:
    """The place of the choice made; just Enter takes the default, ? explains the choices.

    Choices that are numbers themselves have none beside them. Own names are typed in any language.
    """
    screen.show(Text(f"\n{question}", ACT))
    width = max(cell_len(name) for name, _ in choices)
    for number, (name, about) in enumerate(choices, 1):
        counted = (f"{number:>3} ", "bold") if by_number else "    "
        screen.show(Text.assemble(counted, padded(name, width), (f"   {about}", QUIET)))
    first, last = ("1", str(len(choices))) if by_number else (choices[0][0], choices[-1][0])
    enter = language.say("terminal-enter_for", default=choices[default][0])
    while True:
        said = screen.read(f"{language.say('terminal-from_to', first=first, last=last, enter=enter)} > ").lower()
        if not said:
            return default
        if said in ("q", "quit"):
            raise Leave
        if said == "?":
            screen.show(listing([(name, words) for (name, _), words in zip(choices, explained, strict=True)]))
            continue
        if by_number and said.isdecimal() and len(said) < 3 and 1 <= int(said) <= len(choices):
            return int(said) - 1
        for names in ([name for name, _ in choices], own_names):
            meant = _meant(said, [name.lower() for name in names])
            if meant is not None:
                return meant
        screen.show(Text(language.say("terminal-not_here", said=quoted(said)), ACT))


def _meant(said: str, names: list[str]) -> int | None:
    """The place of the name that is meant: said in full, or by a part that no other name has.

    >>> _meant("go out", ["go out battle", "cat battles"]), _meant("battle", ["go out battle", "cat battles"])
    (0, None)
    """
    if said in names:
        return names.index(said)
    parts = [place for place, name in enumerate(names) if said in name]
    return parts[0] if len(parts) == 1 else None
