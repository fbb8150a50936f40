"""The elimination as a picture: who met whom, and who went on."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from meijin.tournament.because import Because
from meijin.tournament.errors import EventError
from meijin.tournament.model import Kind, Stage
from meijin.tournament.pairing.bracket import standard_seeding
from meijin.tournament.printing.letters import fitted
from meijin.tournament.printing.sheet import Drawing, Heading, Label, Line, Part, Sheet, text_area
from meijin.tournament.printing.source import Source

LARGEST: Final = 16  # players at the left edge of one page
_TOP: Final = 8.0  # room for what the rounds are called
_SCORE: Final = 6.0  # room for the games won, at the end of a line
_MARK: Final = 7.0  # room for the seed, at the beginning of one


class _Slot(Struct, frozen=True):
    """A place in the bracket: who has reached it, and the games won there."""

    name: str = ""
    seed: str = ""
    score: str = ""
    won: bool = False


def bracket(source: Source) -> Sheet:
    """The bracket as far as it is known; before the elimination a blank one."""
    words = source.words
    columns = _columns(source)
    size = len(columns[0])
    names = [source.cut_round_name(size >> number) for number in range(len(columns) - 1)] + [words("champion")]
    parts: list[Part] = []
    if size <= LARGEST:
        parts.append((_picture(source, columns, names),))
    else:
        count = size // LARGEST
        depth = LARGEST.bit_length()
        for part in range(count):
            section = [
                column[part * (LARGEST >> level) : (part + 1) * (LARGEST >> level)]
                for level, column in enumerate(columns[:depth])
            ]
            heading = Heading(words("part_of", no=part + 1, all=count))
            parts.append((heading, _picture(source, section, [*names[: depth - 1], ""], used=8)))
        parts.append(
            (Heading(words("last_rounds")), _picture(source, columns[depth - 1 :], names[depth - 1 :], used=8))
        )
    return source.sheet(words("bracket"), parts, landscape=True, one_page=True)


def _columns(source: Source) -> list[list[_Slot]]:
    """The places from left to right: all players, the winners of the first round, and so on to the winner of all."""
    event = source.event
    rounds = [each for each in event.rounds if each.stage is Stage.CUT and each.published_at is not None]
    size = len(event.seeds) if rounds else event.cut
    if size < 2:
        raise EventError(Because.NO_BRACKET)
    columns = [[_Slot() for _ in range(size >> level)] for level in range(size.bit_length())]
    for place, seed in enumerate(standard_seeding(size)):
        columns[0][place] = _Slot(source.name(event.seeds[seed - 1]) if rounds else "", str(seed))
    for level, each in enumerate(rounds):
        for number, match in enumerate(each.matches):
            winner = match.leader if match.settled and match.kind is not Kind.VOID else ""
            for seat, player in enumerate(match.seats):
                old = columns[level][2 * number + seat]
                score = str(match.score[seat]) if winner else ""
                columns[level][2 * number + seat] = _Slot(old.name, old.seed, score, player == winner)
            if winner:
                columns[level + 1][number] = _Slot(source.name(winner))
    return columns


def _picture(source: Source, columns: list[list[_Slot]], names: list[str], used: float = 0) -> Drawing:
    width, height = text_area(source.paper, landscape=True)
    height -= used
    step = width / len(columns)
    shapes: list[Line | Label] = []
    for level, (column, name) in enumerate(zip(columns, names, strict=True)):
        x = level * step
        shapes.append(_label(x, 4.5, name, step - 3, 9))
        room = (height - _TOP) / len(column)
        for number, slot in enumerate(column):
            y = _TOP + room * (number + 0.5) + min(room, 10) * 0.3
            shapes += _place(slot, x, y, step - 3, last=level == len(columns) - 1)
            if level < len(columns) - 1:
                shapes.append(Line(x + step - 3, y, x + step - 3, y + (room if number % 2 == 0 else 0)))
                if number % 2 == 0:
                    middle = _TOP + room * (number + 1) + min(2 * room, 10) * 0.3
                    shapes.append(Line(x + step - 3, middle, x + step, middle))
    return Drawing(width, height, tuple(shapes))


def _place(slot: _Slot, x: float, y: float, width: float, *, last: bool) -> list[Line | Label]:
    shapes: list[Line | Label] = [Line(x, y, x + width, y, thick=last or slot.won)]
    left = _MARK if slot.seed else 0.5
    if slot.seed:
        shapes.append(_label(x, y - 1, slot.seed, _MARK - 1, 8))
    if slot.name:
        room = width - left - (0 if last else _SCORE)
        shapes.append(_label(x + left, y - 1, slot.name, room, 13 if last else 10, bold=last or slot.won))
    if slot.score:
        shapes.append(Label(x + width - 4, y - 1, (slot.score,), 10, bold=True))
    return shapes


def _label(x: float, y: float, text: str, width: float, size: float, *, bold: bool = False) -> Label:
    """Words above `y` that fit into a width; a browser's letters may be a tenth wider than ours."""
    fits, lines = fitted(text, size * 1.1, width * 72 / 25.4, bold)
    return Label(x, y, lines, fits / 1.1, bold)
