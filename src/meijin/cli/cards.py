"""List the cards of a game, or one of them; or check cards of your own.

`meijin cards check FILE` checks a TOML file with [[cards]] for a game that takes some: it says
what is wrong and what would be right, and what each good card will say. How they are written
is told in the game's own page under docs.
"""

from __future__ import annotations

import argparse
import json
from typing import Final

from rich.table import Table as Grid
from rich.text import Text

from meijin.cli import SUCCESS, language
from meijin.cli.art import PALETTE, QUIET, Art, face_of
from meijin.cli.cardcheck import check
from meijin.cli.catalogue import find_kind
from meijin.cli.pictures import write_pictures
from meijin.cli.prose import prose
from meijin.cli.screen import make_console
from meijin.kernel import registry
from meijin.kernel.game import Game
from meijin.kernel.kinds import all_kinds

CHECK: Final = "check"  # in the place of a game


def configure(parser: argparse.ArgumentParser) -> None:
    """The arguments of ``meijin cards``."""
    parser.add_argument("game", metavar="GAME", help="see `meijin games`; or `check`, for cards of your own")
    parser.add_argument(
        "card", metavar="CARD", nargs="?", help="one card by its name or title, such as black_7; or the file to check"
    )
    parser.add_argument("--game", metavar="GAME", dest="game_of_cards", help="with check: the game the cards are for")
    parser.add_argument("--json", action="store_true", help="for scripts: one object per card")
    parser.add_argument("--svg", metavar="DIR", help="write the cards as pictures into a folder, an SVG file for each")


def run(args: argparse.Namespace) -> int:
    """List the cards."""
    if args.game == CHECK:
        return check(args.card, args.game_of_cards, args.json)
    game = registry.find(args.game)
    counts = all_kinds(game)
    if args.card is not None:
        kind = find_kind(game, args.card)
        counts = {kind: counts[kind]}
    if args.svg is not None:
        return write_pictures(game, list(counts), args.svg)
    if args.json:
        entries = [_entry(game, kind, count) for kind, count in counts.items()]
        print(json.dumps(entries if args.card is None else entries[0], indent=2))
    elif args.card is not None:
        _show_one(game, *counts.items())
    else:
        _show_all(game, counts)
    return SUCCESS


def _entry(game: Game, kind: str, count: int) -> dict[str, object]:
    face = game.card_face(kind)
    return {
        "card": kind,
        "title": face.title,
        "corner": face.corner,
        "colour": face.colour,
        "hint": face.hint,
        "count": count,
        "text": game.card_text(kind),
    }


def _show_one(game: Game, entry: tuple[str, int]) -> None:
    kind, count = entry
    console = make_console()
    art = Art(console)
    speech = language.speech(game)
    text = prose(Text(speech.card(kind), "bold"))
    text.append(f"  {language.say('terminal-copies', count=count)}  {kind}\n", QUIET).append(speech.card_text(kind))
    grid = Grid.grid(padding=(0, 2))
    grid.add_column()
    grid.add_column(overflow="fold")
    grid.add_row(art.cards(game, [kind], console.width), text)
    console.print(grid)


def _row(game: Game, kind: str, count: str, style: str) -> list[Text]:
    """A card in a list. In a game with several sorts of cards, which numbers it has is said in its text."""
    face, many = face_of(game, kind), Text(count, QUIET)
    text = prose(language.speech(game).card_text(kind))
    if face.group:
        return [Text(f"  {kind}"), Text(face.title, f"bold {style}".strip()), many, text]
    return [Text(f"  {face.corner:>3}", f"bold {style}".strip()), many, Text(kind), Text(face.hint, style), text]


def _show_all(game: Game, counts: dict[str, int]) -> None:
    """All kinds in their groups, which for most games are their colours."""
    console = make_console()
    times = Art(console).glyphs.times
    total = sum(counts.values())
    summary = language.say("terminal-kinds_and_cards", kinds=len(counts), cards=total)
    console.print(Text.assemble((language.called(game).title, "bold"), (f"  {summary}", QUIET)))
    speech = language.speech(game)
    groups: dict[str, list[str]] = {}
    for kind in counts:
        face = game.card_face(kind)
        groups.setdefault(face.group or face.colour, []).append(kind)
    for group, kinds in groups.items():
        style = PALETTE.get(game.card_face(kinds[0]).colour, "")
        number = sum(counts[kind] for kind in kinds)
        console.print()
        title = speech.called("group", group) if group else language.say("terminal-group_of_cards")
        cards = language.say("terminal-cards", count=number)
        console.print(Text.assemble((title, f"bold {style}".strip()), (f"  {cards}", QUIET)))
        grid = Grid.grid(padding=(0, 2))
        for place in range(4 if game.card_face(kinds[0]).group else 5):
            grid.add_column(overflow="fold" if place > 2 else "ellipsis")
        for kind in kinds:
            grid.add_row(*_row(game, kind, f"{times}{counts[kind]}", style))
        console.print(grid)
