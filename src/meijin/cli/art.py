"""Small drawings: cards as boxes, bars, pips. Quiet colours, and ASCII where the terminal has no more."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Final

from rich.cells import cell_len, set_cell_size
from rich.console import Console
from rich.text import Text

from meijin.cli import language
from meijin.cli.prose import prose
from meijin.kernel.game import Face, Game
from meijin.kernel.kinds import kind_of

INNER: Final = 6  # the columns within a card
CARD_WIDTH: Final = INNER + 2
COVERED: Final = 4  # the columns that are left of a card under another

ACT: Final = "bold #d7875f"  # vermilion: what the player should act on
QUIET: Final = "dim"
VICTORY: Final = "bold #d7af5f"
WARNING: Final = "#d7875f"
# A colour word of a game, and what it looks like here. Others are shown plain.
PALETTE: Final = {
    "red": "#d75f5f",
    "green": "#5faf5f",
    "purple": "#af87d7",
    "black": "#b2b2b2",
    "white": "#e4e4e4",
    "blue": "#5f87d7",
    "yellow": "#d7af5f",
    "orange": "#d7875f",
}
SEAT_COLOURS: Final = ("red", "green", "purple", "blue", "yellow", "orange")


@dataclass(frozen=True)
class Glyphs:
    """The characters drawings are made of."""

    corners: str  # of a card: upper left, upper right, lower left, lower right
    edge: str  # across, down
    secret_edge: str  # the same for a card that only its owner sees
    back: str
    full: str
    empty: str
    pip: str
    spent: str
    times: str
    dot: str
    arrow: str
    rule: str
    more: str


UNICODE: Final = Glyphs("╭╮╰╯", "─│", "╌┊", "▒", "█", "░", "●", "○", "×", "·", "▸", "─", "…")
# What stands for signs in names of cards where the terminal has none.
STAND_INS: Final = str.maketrans({"★": "*", "×": "x"})
ASCII: Final = Glyphs("++++", "-|", ".:", "%", "#", ".", "*", "o", "x", "-", ">", "-", "...")


class Art:
    """Draws for one console."""

    def __init__(self, console: Console) -> None:
        self.console = console
        self.glyphs = ASCII if console.options.ascii_only else UNICODE

    def plain(self, text: str) -> str:
        """A text without accents and signs where the terminal has none."""
        if self.glyphs is not ASCII:
            return text
        split = unicodedata.normalize("NFKD", text.translate(STAND_INS))
        return "".join(letter for letter in split if not unicodedata.combining(letter))

    def fold(self, text: Text, width: int, indent: int = 0) -> list[Text]:
        """A text as lines of at most so many columns, all but the first indented."""
        if text.cell_len <= width:
            return [text]
        first = prose(text).wrap(self.console, width)[0]
        rest = text[len(first.plain) :]
        rest = rest[len(rest.plain) - len(rest.plain.lstrip()) :]
        first.rstrip()
        return [
            first,
            *(Text(" " * indent).append_text(line) for line in prose(rest).wrap(self.console, width - indent)),
        ]

    def small_cards(
        self, game: Game, cards: Sequence[str | None], secret: frozenset[int] = frozenset(), back: str = ""
    ) -> Text:
        """Cards side by side on one line, each just what is read from afar."""
        drawn = []
        for place, card in enumerate(cards):
            down = (self.glyphs.secret_edge if place in secret else self.glyphs.edge)[1]
            if card is None:
                drawn.append(Text(f"{down}{self.glyphs.back}{down}", f"dim {PALETTE.get(back, '')}".strip()))
            else:
                face = face_of(game, card)
                drawn.append(Text(f"{down}{_short(face)}{down}", f"bold {PALETTE.get(face.colour, '')}".strip()))
        return Text(" ").join(drawn)

    def cards_width(self, count: int) -> int:
        """The columns that so many cards need at the least if they are drawn as boxes."""
        return (count - 1) * COVERED + CARD_WIDTH

    def cards(
        self,
        game: Game,
        cards: Sequence[str | None],
        width: int,
        secret: frozenset[int] = frozenset(),
        back: str = "",
    ) -> Text:
        """Cards side by side as boxes of four lines, each partly under the next without room; None is a back."""
        room = len(cards) * CARD_WIDTH <= width
        lines = [Text() for _ in range(4)]
        for place, card in enumerate(cards):
            drawn = self._card(game, card, place in secret, back)
            for line, part in zip(lines, drawn, strict=True):
                if not room and place < len(cards) - 1:
                    part.truncate(COVERED, overflow="crop", pad=True)
                line.append_text(part)
        return Text("\n").join(lines)

    def _card(self, game: Game, card: str | None, secret: bool, back: str) -> list[Text]:
        if card is None:
            style = f"dim {PALETTE.get(back, '')}".strip()
            return self.box([Text(self.glyphs.back * INNER, style)] * 2, INNER, style, secret)
        face = face_of(game, card)
        frame = PALETTE.get(face.colour, "")
        middle = [
            Text(padded(f" {face.corner}", INNER), f"bold {frame}".strip()),
            Text(padded(f"{' ' * ((INNER - cell_len(face.hint)) // 2)}{face.hint}", INNER), frame or QUIET),
        ]
        return self.box(middle, INNER, frame, secret)

    def box(self, inside: Iterable[Text], columns: int, style: str, secret: bool = False) -> list[Text]:
        """Lines of so many columns in a frame, which is a broken one around what only its owner sees."""
        corners, edge = self.glyphs.corners, self.glyphs.secret_edge if secret else self.glyphs.edge
        across, down = edge[0], edge[1]
        return [
            Text(corners[0] + across * columns + corners[1], style),
            *(Text.assemble((down, style), line, (down, style)) for line in inside),
            Text(corners[2] + across * columns + corners[3], style),
        ]

    def times(self, count: int) -> str:
        """How many there are of something, where there are several."""
        return f"{self.glyphs.times}{count}" if count > 1 else ""

    def bar(self, value: int, highest: int, style: str, cells: int = 15) -> Text:
        """A track with so much of it left, and the numbers."""
        cells = min(cells, highest)
        left = 0 if value <= 0 else max(1, round(cells * value / highest))
        return Text.assemble(
            (self.glyphs.full * left, style),
            (self.glyphs.empty * (cells - left), QUIET),
            (f" {value}", "bold"),
            (f"/{highest}", QUIET),
        )

    def pips(self, used: int, limit: int) -> Text:
        """How many of a few are left."""
        return Text(self.glyphs.pip * (limit - used) + self.glyphs.spent * used)

    def stacks(self, game: Game, kinds: dict[str, int]) -> Text:
        """Kinds of cards with their numbers: ``A×3  7×1``."""
        return Text("  ").join(
            Text.assemble(
                (_short(face), f"bold {PALETTE.get(face.colour, '')}".strip()),
                (self.times(count), QUIET),
            )
            for face, count in ((face_of(game, kind), count) for kind, count in kinds.items())
        )

    def title(self, left: Text, right: Text, width: int) -> Text:
        """A heading with something at either end and a line between them, or on two lines without room for that."""
        if left.cell_len + right.cell_len + 3 > width:
            return Text("\n").join([*self.fold(left, width), *self.fold(right, width)])
        gap = max(1, width - left.cell_len - right.cell_len - 2)
        return Text.assemble(left, " ", (self.glyphs.rule * gap, QUIET), " ", right)


def face_of(game: Game, card: str) -> Face:
    """How a card is drawn small, in the language; its hint is the ``.hint`` of the card's words."""
    face, speech, name = game.card_face(card), language.speech(game), f"card-{kind_of(card)}"
    return replace(face, title=speech.find(name, {}) or face.title, hint=speech.find(name, {}, "hint") or face.hint)


def padded(text: str, columns: int) -> str:
    """A text in exactly so many columns, of which an East Asian letter takes two.

    >>> padded("ab", 4), padded("赤軍", 6), padded("赤軍", 3)
    ('ab  ', '赤軍  ', '赤 ')
    """
    return set_cell_size(text, columns)


def _short(face: Face) -> str:
    return face.corner or face.title


def seat_style(owners: Sequence[str], owner: str) -> str:
    """The colour of a seat: the one it is named after, or one by its place."""
    if owner in PALETTE:
        return PALETTE[owner]
    return PALETTE[SEAT_COLOURS[list(owners).index(owner) % len(SEAT_COLOURS)]]


def pack(tokens: Sequence[Text], width: int, gap: int, indent: int) -> list[Text]:
    """Tokens side by side on as few lines as possible, none of them broken, all lines but the first indented."""
    lines = [tokens[0].copy()]
    for token in tokens[1:]:
        if lines[-1].cell_len + gap + token.cell_len <= width:
            lines[-1] = Text.assemble(lines[-1], " " * gap, token)
        else:
            fits = indent + token.cell_len <= width
            lines.append(Text.assemble(" " * (indent if fits else 0), token))
    return lines
