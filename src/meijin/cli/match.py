"""Play a match: the best of three games between two, of any game that two can play.

Without a GAME it is the one whose players bring decks with a sideboard; --NAME VALUE gives its
options, among them the lists of the players (`meijin decks`). Where a game can be opened by
either seat, the loser of the first game opens the second. Between the games whoever has a
sideboard may exchange cards. Seats are taken as in `meijin play`. The match is kept in a file
of its own, and every game in another beside it.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

from rich.text import Text

from meijin.bots import BotError
from meijin.cli import FAILED, INTERRUPTED, SUCCESS, gameoptions, language
from meijin.cli.art import ACT, VICTORY
from meijin.cli.desk import Desk
from meijin.cli.gameoptions import add_options, game_of_decks, given_options
from meijin.cli.keeper import own_command, own_file, typed
from meijin.cli.matchfile import MATCH_SUFFIX, KeptMatch, TakenOver
from meijin.cli.players import HUMAN, fill_seats, refuse_unnamed_files, seat_players, seated_again, typed_seats
from meijin.cli.screen import Screen
from meijin.cli.session import Leave, Session
from meijin.cli.sideboard import exchange_cards
from meijin.cli.signals import Stopped, stopped_by_signals
from meijin.kernel import registry
from meijin.kernel.errors import MeijinError
from meijin.kernel.game import word
from meijin.kernel.match import Match
from meijin.kernel.record import read_seed
from meijin.kernel.setup import Setup
from meijin.kernel.valuefiles import read_files


def configure(parser: argparse.ArgumentParser) -> None:
    """The arguments of ``meijin match``, whatever is played."""
    parser.add_argument("game", metavar="GAME", nargs="?", help="see `meijin games`")
    parser.add_argument(
        "--seat", metavar="WHO", action="append", default=[], help="human, bot:NAME or bot:FILE:CLASS, once per seat"
    )
    parser.add_argument("--bots", metavar="BOT", help="a bot for every seat that nobody is named for")
    parser.add_argument("--best-of", metavar="N", type=int, help="how many games at most: 1, 3 (if not given) or 5")
    parser.add_argument("--elimination", action="store_true", help="a tie when time is over is played off")
    parser.add_argument("--seed", metavar="S", help="a number, or 32 or more hexadecimal digits; the same cards again")
    gameoptions.configure(parser)
    parser.add_argument("--save", metavar="FILE", type=Path, help="keep the match in this new file")
    parser.add_argument("--resume", metavar="FILE", type=Path, help="go on with a match that was kept")


def configure_more(parser: argparse.ArgumentParser, words: Sequence[str]) -> None:
    """The options of the game that is played."""
    named = [name for name in words if name in registry.names()]
    add_options(parser, [game_of_decks(named[0] if named else None)])


def run(args: argparse.Namespace) -> int:
    """Play a match."""
    screen = Screen()
    kept: KeptMatch | None = None
    failed = False
    try:
        with stopped_by_signals():
            wanted = _resume(args) if args.resume else _begin(args)
            seat_players(wanted.setup(), wanted.seats)  # whoever cannot sit there is refused before anything is written
            if not args.resume:
                wanted.begin()
            kept = wanted
            _play(kept, screen)
            return SUCCESS
    except Leave:
        why, code = "", SUCCESS
    except EOFError:
        why, code = language.say("terminal-input_ended_match"), FAILED
    except TakenOver:
        why, code = language.say("terminal-taken_over"), FAILED
    except Stopped as stop:
        why, code = language.say("terminal-stopped"), stop.code
    except KeyboardInterrupt:
        why, code = language.say("terminal-interrupted"), INTERRUPTED
    except BotError as error:
        if kept is None:
            raise
        why, code, failed = language.sentence(str(error)), FAILED, True
    except (MeijinError, OSError):
        raise
    except Exception as error:  # a fault in the game must not look like one of the person who plays it
        problem = f"{type(error).__name__}: {error}"
        why, code = language.say("terminal-game_failed", game="none", problem=problem), FAILED
    if kept is not None:
        with suppress(OSError):  # a terminal that has been closed
            if code != SUCCESS:
                screen.end_prompt()
            resumed = f"{own_command()} match --resume {typed(kept.file)}{seated_again(kept.seats, failed)}"
            screen.show_whole(f"{why} {language.say('terminal-go_on_with', command=resumed)}".lstrip(), ACT)
    return code


def _begin(args: argparse.Namespace) -> KeptMatch:
    game, options = game_of_decks(args.game), given_options(args)
    read_files(game, options)
    match = Match.begin(game, options, 3 if args.best_of is None else args.best_of, draws=not args.elimination)
    file = args.save or own_file(f"{game.id}-match").with_suffix(MATCH_SUFFIX)
    kept = KeptMatch(file, match, [], read_seed(args.seed))
    kept.seats = fill_seats(kept.setup(), args.seat, {}, args.bots)
    return kept


def _resume(args: argparse.Namespace) -> KeptMatch:
    given = {"GAME": args.game, "--best-of": args.best_of, "--seed": args.seed, "--bots": args.bots}
    given |= {"--save": args.save, "--elimination": args.elimination} | {
        f"--{name.replace('_', '-')}": True for name in given_options(args)
    }
    for name, value in given.items():
        if value:
            raise MeijinError(language.say("terminal-file_says", other=name, name="--resume"))
    kept = KeptMatch.load(args.resume)
    if kept.match.over:
        raise MeijinError(language.say("terminal-match_over", score=_score(kept.match)))
    if args.seat:
        if len(args.seat) != len(kept.match.seats):
            raise MeijinError(language.say("terminal-say_all_seats", such_as=typed_seats(kept.seats).strip()))
        kept.seats = list(args.seat)
    else:
        refuse_unnamed_files(kept.seats, kept.seats)
    return kept


# -- playing ------------------------------------------------------------------------------------------------------


def _play(kept: KeptMatch, screen: Screen) -> None:
    """Game after game, until the match is over."""
    while not kept.match.over:
        _exchange(kept, screen, kept.setup())
        state, keeper, begun = kept.game()
        if state.deciders:
            number = language.say("terminal-game_of_match", number=kept.match.number, most=kept.match.best_of)
            notice = f"{number} {_score(kept.match)}"
            session = Session(state, seat_players(state.setup, kept.seats), screen, keeper, begun, notice)
            session.run()
            state = session.state
        kept.finish(state)
        screen.show(Text(_score(kept.match), VICTORY if kept.match.over else ACT))


def _exchange(kept: KeptMatch, screen: Screen, setup: Setup) -> None:
    """Whoever has a sideboard chooses the deck for the next game; bots keep theirs."""
    match = kept.match
    people = [seat for seat, who in zip(match.seats, kept.seats, strict=True) if who == HUMAN]
    for seat in match.seats:
        if seat in kept.match.ready:
            continue
        if seat not in people:
            kept.match = kept.match.done(seat)
            kept.keep()
            continue
        if len(people) > 1:
            Desk(screen, setup).hand_over(seat)
        exchange_cards(kept, seat, screen, f"{_score(match)}{_opening(match)}")


def _opening(match: Match) -> str:
    """Who opens the next game, in the words of the game's own option."""
    options = {option.name: option for option in match.game.options}
    speech = language.speech(match.game)
    said = ""
    for name, value in match.opening.items():
        opened = speech.find(f"option-{name}-{value}", {}) or word(value)
        said += f" {language.sentence(f'{language.about(match.game, options[name])}: {opened}')}"
    return said


def _score(match: Match) -> str:
    """How a match stands, or how it has ended.

    >>> match = Match.begin(registry.find("crossover")).finish("red")
    >>> _score(match), _score(match.done("red").done("blue").finish("red"))
    ('Red 1, Blue 0.', 'Red wins the match 2-0.')
    """
    speech, (one, other) = language.speech(match.game), match.score
    if not match.over:
        left, right = (speech.seat(seat) for seat in match.seats)
        return language.say("terminal-score", left=left, right=right, one=one, other=other)
    most, least = max(one, other), min(one, other)
    if not match.winner:
        return language.say("terminal-match_drawn", most=most, least=least)
    return language.say("terminal-match_won", seat=speech.seat(match.winner), most=most, least=least)
