"""Play a match of Crossover Battles: the best of three games between two decks.

The decks are starter decks or files (`meijin decks`). In the first and third game a coin says
who chooses to go first, in the second it is the loser of the first. Between the games
everybody may exchange cards with the sideboard. Seats are taken as in `meijin play`. The
match is kept in a file of its own, and every game in another beside it.
"""

from __future__ import annotations

import argparse
from contextlib import suppress
from pathlib import Path
from typing import Final

from rich.text import Text

from meijin.cli import FAILED, INTERRUPTED, SUCCESS
from meijin.cli.art import ACT, VICTORY
from meijin.cli.decks import read_deck
from meijin.cli.desk import Desk
from meijin.cli.keeping import own_command, typed
from meijin.cli.matchkeeping import KeptMatch, TakenOver, own_match_file
from meijin.cli.players import HUMAN, fill_seats, seat_players
from meijin.cli.screen import Screen
from meijin.cli.session import Leave, Session
from meijin.cli.sideboarding import exchange_cards
from meijin.cli.signals import Stopped, stopped_by_signals
from meijin.cli.tables.generic import display_name
from meijin.cli.valuefiles import read_files
from meijin.games.crossover.lists.card_index import CardIndex
from meijin.games.crossover.lists.decklist import DeckList
from meijin.games.crossover.lists.legality import DeckError, check_reading
from meijin.games.crossover.lists.match import COIN, LENGTHS, Match
from meijin.games.crossover.names import SEATS
from meijin.games.crossover.own_cards import NONE, index_with
from meijin.kernel import registry
from meijin.kernel.errors import MeijinError, SetupError, quoted
from meijin.kernel.game import Game, Setup
from meijin.kernel.record import read_seed

GAME: Final = "crossover"
OF_THE_MATCH: Final = ("red_deck", "blue_deck", "chooser")  # the options that a match decides itself


def configure(parser: argparse.ArgumentParser) -> None:
    """The arguments of ``meijin match``."""
    parser.add_argument("--red-deck", metavar="DECK", help="a starter deck or a file; leaf-sand if not given")
    parser.add_argument("--blue-deck", metavar="DECK", help="a starter deck or a file; earth-defenders if not given")
    parser.add_argument("--seat", metavar="WHO", action="append", default=[], help="human or bot:NAME, once per seat")
    parser.add_argument("--best-of", metavar="N", type=int, help="how many games at most: 1, 3 (if not given) or 5")
    parser.add_argument("--elimination", action="store_true", help="a tie when time is over is played off")
    parser.add_argument("--seed", metavar="S", help="a number, or 32 or more hexadecimal digits; the same cards again")
    parser.add_argument("--cards", metavar="FILE", help="cards of your own, which the decks may hold")
    parser.add_argument(
        "--option", metavar="NAME=VALUE", action="append", default=[], help="another option of the games"
    )
    parser.add_argument("--save", metavar="FILE", type=Path, help="keep the match in this new file")
    parser.add_argument("--resume", metavar="FILE", type=Path, help="go on with a match that was kept")


def run(args: argparse.Namespace) -> int:
    """Play a match."""
    screen = Screen()
    kept: KeptMatch | None = None
    try:
        with stopped_by_signals():
            game = registry.find(GAME)
            kept = _resume(args) if args.resume else _begin(args, game)
            seat_players(game.prepare(None, {}), kept.seats)  # whoever cannot sit there is refused now
            _play(kept, game, screen)
            return SUCCESS
    except Leave:
        why, code = "", SUCCESS
    except EOFError:
        why, code = "The input has ended before the match.", FAILED
    except TakenOver:
        why, code = "Another program goes on with this match, so it has stopped here.", FAILED
    except Stopped as stop:
        why, code = "Stopped.", stop.code
    except KeyboardInterrupt:
        why, code = "Interrupted.", INTERRUPTED
    except (MeijinError, OSError):
        raise
    except Exception as error:  # a fault in the game must not look like one of the person who plays it
        why, code = f"The game has failed: {type(error).__name__}: {error}.", FAILED
    if kept is not None:
        with suppress(OSError):  # a terminal that has been closed
            if code != SUCCESS:
                screen.end_prompt()
            screen.show_whole(f"{why} Go on with: {own_command()} match --resume {typed(kept.file)}".lstrip(), ACT)
    return code


def _begin(args: argparse.Namespace, game: Game) -> KeptMatch:
    options = _options(args.option) | ({"cards": args.cards} if args.cards else {})
    read_files(game, options)
    setup = game.prepare(None, options)
    cards = index_with(str(options.get("cards", NONE)))
    red, blue = (
        _deck(given or word, cards)
        for given, word in zip((args.red_deck, args.blue_deck), _defaults(game), strict=True)
    )
    best_of = LENGTHS[1] if args.best_of is None else args.best_of
    match = Match.begin(red, blue, best_of, draws=not args.elimination, cards=cards)
    file = args.save or own_match_file(game.id)
    kept = KeptMatch(file, match, fill_seats(setup, args.seat, {}), options, read_seed(args.seed))
    kept.begin()
    return kept


def _resume(args: argparse.Namespace) -> KeptMatch:
    beside = ("red_deck", "blue_deck", "best_of", "seed", "save", "elimination", "cards", "option")
    for name in beside:
        if getattr(args, name):
            word = f"--{name.replace('_', '-')}"
            raise MeijinError(f"{word} cannot be given together with --resume: the file already says how to play")
    kept = KeptMatch.load(args.resume)
    if kept.match.over:
        raise MeijinError(f"this match is over: {_score(kept.match)}")
    if args.seat:
        if len(args.seat) != len(SEATS):
            raise MeijinError(f"say who sits in each seat, such as: {' '.join(f'--seat {who}' for who in kept.seats)}")
        kept.seats = list(args.seat)
    return kept


def _options(given: list[str]) -> dict[str, object]:
    options: dict[str, object] = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals or not name:
            raise SetupError(f"--option {quoted(text)} is not understood; write --option NAME=VALUE")
        if name in OF_THE_MATCH:
            raise SetupError(f"--option {name} is no option of a match: decks have options of their own, see --help")
        options[name] = value
    return options


def _defaults(game: Game) -> list[str]:
    return [str(option.default) for option in game.options if option.name in OF_THE_MATCH[:2]]


def _deck(source: str, cards: CardIndex) -> DeckList:
    reading = read_deck(source, cards)
    if problems := check_reading(reading, cards):
        raise DeckError(problems, source)
    return reading.deck


# -- playing ------------------------------------------------------------------------------------------------------


def _play(kept: KeptMatch, game: Game, screen: Screen) -> None:
    """Game after game, until the match is over."""
    while not kept.match.over:
        _exchange(kept, screen, game.prepare(None, {}))
        state, keeper, begun = kept.game(game)
        if state.deciders:
            notice = f"Game {kept.match.game} of at most {kept.match.best_of}. {_score(kept.match)}"
            session = Session(state, seat_players(state.setup, kept.seats), screen, keeper, begun, notice)
            session.run()
            state = session.state
        kept.finish(state)
        screen.show(Text(_score(kept.match), VICTORY if kept.match.over else ACT))


def _exchange(kept: KeptMatch, screen: Screen, setup: Setup) -> None:
    """Whoever has a sideboard chooses the deck for the next game; bots keep theirs."""
    people = [seat for seat, who in zip(SEATS, kept.seats, strict=True) if who == HUMAN]
    chooser = kept.match.chooser
    who = "A coin says who" if chooser == COIN else f"{display_name(chooser)} has lost and"
    standing = f"{_score(kept.match)} {who} chooses to go first or second."
    for seat in SEATS:
        if seat in kept.match.ready:
            continue
        if seat not in people:
            kept.match = kept.match.done(seat, kept.cards)
            kept.keep()
            continue
        if len(people) > 1:
            Desk(screen, setup).hand_over(seat)
        exchange_cards(kept, seat, screen, standing)


def _score(match: Match) -> str:
    """How a match stands, or how it has ended.

    >>> from meijin.games.crossover.lists.decks import STARTERS
    >>> match = Match.begin(STARTERS["leaf-sand"], STARTERS["emperor-armada"]).finish("red")
    >>> _score(match), _score(match.done("red").done("blue").finish("red"))
    ('Red 1, Blue 0.', 'Red wins the match 2-0.')
    """
    red, blue = match.score
    if not match.over:
        return f"Red {red}, Blue {blue}."
    if not match.winner:
        return f"The match is a draw, {red}-{blue}."
    return f"{display_name(match.winner)} wins the match {max(red, blue)}-{min(red, blue)}."
