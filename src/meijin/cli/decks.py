"""The starter decks of Crossover Battles, and deck lists in files.

Without more words it lists the starter decks. A list in a file is text, with one card in a
line (`2 N-490 Naruto Uzumaki`) in the sections Main, Side and Wishes, or TOML if the name
of the file ends in .toml. `meijin play crossover --red-deck FILE` plays it.
"""

from __future__ import annotations

import argparse
from difflib import get_close_matches
from pathlib import Path
from typing import Final

from rich.table import Table as Grid
from rich.text import Text

from meijin.cli import FAILED, MISTAKE, SUCCESS, complain
from meijin.cli.art import QUIET, WARNING
from meijin.cli.screen import make_console
from meijin.cli.valuefiles import is_file, value_of
from meijin.games.crossover.game import CARDS as CARDS_OPTION
from meijin.games.crossover.lists.card_index import CARDS, CardIndex
from meijin.games.crossover.lists.decklist import (
    HEADED,
    LINE_NAMES,
    DeckList,
    Reading,
    to_line,
    to_text,
    to_toml,
    total,
)
from meijin.games.crossover.lists.decks import STARTERS, read_file
from meijin.games.crossover.lists.legality import check_reading
from meijin.games.crossover.own_cards import index_with
from meijin.kernel.errors import MeijinError, quoted
from meijin.kernel.files import read_text

FORMATS: Final = ("text", "toml", "line")


def configure(parser: argparse.ArgumentParser) -> None:
    """The arguments of ``meijin decks``."""
    commands = parser.add_subparsers(metavar="show | check", dest="what", title="more words")
    show = commands.add_parser("show", help="show a list, or write it in another form", allow_abbrev=False)
    show.add_argument("deck", metavar="DECK", help="a starter deck, or a file")
    show.add_argument("--format", choices=FORMATS, default="text", help="text (unless given), toml or line")
    check = commands.add_parser("check", help="name everything that is wrong with lists", allow_abbrev=False)
    check.add_argument("decks", metavar="FILE", nargs="+", help="a list in a file; or a starter deck")
    for each in (show, check):
        each.add_argument("--cards", metavar="FILE", help="cards of your own, which a list may hold")
        each.add_argument("--ascii", action="store_true", default=argparse.SUPPRESS, help=argparse.SUPPRESS)


def run(args: argparse.Namespace) -> int:
    """List, show or check."""
    if args.what == "show":
        return _show(args.deck, args.format, _cards(args.cards))
    if args.what == "check":
        return max([_check(name, _cards(args.cards)) for name in args.decks])
    console = make_console()
    for line, title in LINE_NAMES.items():
        console.print(Text(title, "bold"))
        grid = Grid.grid(padding=(0, 2))
        for name, deck in STARTERS.items():
            if deck.line == line:
                grid.add_row(f"  {name}", Text(deck.name, "bold"), Text(summary(deck), QUIET))
        console.print(grid)
    console.print(Text("`meijin decks show DECK` shows a list.", QUIET))
    return SUCCESS


def _cards(file: str | None) -> CardIndex:
    return CARDS if file is None else index_with(str(value_of(CARDS_OPTION, file)))


def _show(name: str, form: str, cards: CardIndex) -> int:
    """Print a list, and what is wrong with it: below it for people, but apart from the forms for files."""
    reading = read_deck(name, cards)
    problems = check_reading(reading, cards)
    console = make_console()
    if form == "text":
        console.print(Text(to_text(reading.deck, cards).rstrip("\n")), soft_wrap=True)
        for problem in problems:
            console.print(Text(f"# {problem}", WARNING), soft_wrap=True)
    else:
        print(to_toml(reading.deck, cards) if form == "toml" else f"{to_line(reading.deck)}\n", end="")
        for problem in problems:
            complain(f"{name}: {problem}")
    return FAILED if problems else SUCCESS


def _check(name: str, cards: CardIndex) -> int:
    """Say whether a list is legal; a file that cannot be read does not keep the others from being checked."""
    try:
        reading = read_deck(name, cards)
    except MeijinError as error:
        complain(str(error))
        return MISTAKE
    problems = check_reading(reading, cards)
    console = make_console()
    if not problems:
        console.print(
            Text(f"{name}: legal: {LINE_NAMES[reading.deck.line]}, {summary(reading.deck, cards)}"), soft_wrap=True
        )
        return SUCCESS
    for problem in problems:
        console.print(Text(f"{name}: {problem}", WARNING), soft_wrap=True)
    return FAILED


def read_deck(source: str, cards: CardIndex = CARDS) -> Reading:
    """The list that is meant by the id of a starter deck or the name of a file."""
    if source.lower() in STARTERS:
        return Reading(STARTERS[source.lower()])
    if not is_file(source):
        close = get_close_matches(source.lower(), STARTERS, n=1)
        hint = f"did you mean {close[0]!r}?" if close else f"the starter decks are {', '.join(STARTERS)}"
        raise MeijinError(f"there is no starter deck and no file {quoted(source)}; {hint}")
    return read_file(Path(source).name, read_text(source, "deck list"), cards)


def summary(deck: DeckList, cards: CardIndex = CARDS) -> str:
    """How many cards of which types a list has."""
    types = dict.fromkeys(HEADED, 0)
    for card, count in deck.main:
        types[cards.cards[card].type_.word] += count
    told = ", ".join(
        f"{count} {HEADED[kind] if count > 1 else kind.capitalize()}" for kind, count in types.items() if count
    )
    more = [f"sideboard {total(deck.side)}"] if deck.side else []
    more += [f"{len(deck.wishes)} Wishes"] if deck.wishes else []
    return ", ".join([f"{total(deck.main)} cards ({told})", *more])
