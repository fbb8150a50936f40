"""Open questions in words: a game declares what its frames hold, so that any stack of them can be described.

In a scenario a frame is a table: its name, who has to answer, and what it is about::

    { frame = "roll", seats = ["south"], attacker = "maro#s1", left = 2 }

A frame without ``seats`` is no question but something that is still to be done. Other lists of a game, like effects
that last, can be kept in rows of the same form and are described in the same way.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import IntEnum
from typing import TYPE_CHECKING, Final

from meijin.kernel.errors import DeclarationError, ScenarioError, quoted

if TYPE_CHECKING:
    from meijin.kernel.setup import Setup
    from meijin.kernel.state import Frame


MOST_COUNTED: Final = 9999  # what is still to be done so often is done in no time
MOST_BEYOND: Final = 1000  # a number in a set is below this
NONE: Final = "none"  # no word, where there need not be one
# A frame begins with its kind and the mask of the seats that are asked, and then come the operands.
KIND: Final = 0
SEATS: Final = 1
OPERANDS: Final = 2


class OperandType(IntEnum):
    """What a number in a frame stands for."""

    NUMBER = 0
    CARD = 1  # -1: none
    SEAT = 2  # -1: nobody
    WORD = 3  # a place among the operand's words; -1: none, where that is the default
    FLAG = 4
    CARDS = 5  # a set of cards, one bit each; bits after the cards are numbers from 0, whatever the game counts


@dataclass(frozen=True)
class Operand:
    """One number of a frame, after its kind and its seats."""

    name: str
    type: OperandType
    words: tuple[str, ...] = ()
    words_of: str = ""  # or which of the lists of words that come with the cards of a game
    default: int | None = None  # what is meant where a table does not say it; None: it must
    always: bool = False  # of a card or seat: there is always one, never none
    low: int = -MOST_COUNTED  # of a number
    high: int = MOST_COUNTED


@dataclass(frozen=True)
class FrameKind:
    """A kind of frame, with what it holds."""

    name: str
    operands: tuple[Operand, ...] = ()
    rest: Operand | None = None  # what any number of further numbers are


class FrameKinds:
    """The kinds of frames that a game has, each declared once: its number is its place among them.

    >>> kinds = FrameKinds()
    >>> TURN = kinds.add("turn")
    >>> FEAST = kinds.add("feast", seat("whose"), number("left"))
    >>> WHOSE, LEFT = kinds.places(FEAST)
    >>> frame = (FEAST, 0b01, 0, 3)
    >>> frame[LEFT], changed(frame, LEFT, 2)
    (3, (1, 1, 0, 2))
    """

    def __init__(self) -> None:
        self.all: list[FrameKind] = []

    def add(self, name: str, *operands: Operand, rest: Operand | None = None) -> int:
        """Declare a kind; gives the number that its frames begin with."""
        if any(kind.name == name for kind in self.all):
            raise DeclarationError(f"the frame {name!r} is declared twice")
        named = [operand.name for operand in operands]
        twice = next((each for each in named if named.count(each) > 1), None)
        if twice is not None:
            raise DeclarationError(f"the frame {name!r} has two operands {twice!r}")
        self.all.append(FrameKind(name, operands, rest))
        return len(self.all) - 1

    def with_words(self, lists: Mapping[str, tuple[str, ...]]) -> tuple[FrameKind, ...]:
        """The kinds with the lists of words that come with the cards of a game."""

        def told(operand: Operand) -> Operand:
            return replace(operand, words=lists[operand.words_of]) if operand.words_of else operand

        return tuple(
            replace(
                kind,
                operands=tuple(map(told, kind.operands)),
                rest=None if kind.rest is None else told(kind.rest),
            )
            for kind in self.all
        )

    def places(self, kind: int) -> tuple[int, ...]:
        """Where in a frame of this kind its operands stand, in the order in which they are declared."""
        return tuple(range(OPERANDS, OPERANDS + len(self.all[kind].operands)))


def number(name: str, default: int | None = None, low: int = -MOST_COUNTED, high: int = MOST_COUNTED) -> Operand:
    """A number in a frame, within bounds."""
    return Operand(name, OperandType.NUMBER, default=default, low=low, high=high)


def card(name: str, always: bool = False) -> Operand:
    """A card in a frame, or none unless there always is one."""
    return Operand(name, OperandType.CARD, always=always)


def cards(name: str) -> Operand:
    """A set of cards in a frame."""
    return Operand(name, OperandType.CARDS)


def seat(name: str = "seat", always: bool = False) -> Operand:
    """A seat in a frame, or nobody unless there always is one."""
    return Operand(name, OperandType.SEAT, always=always)


def word(name: str, words: tuple[str, ...] = (), of: str = "", default: int | None = None) -> Operand:
    """One of some words in a frame, as its place among them: they are fixed, or come with the cards of a game."""
    return Operand(name, OperandType.WORD, words, of, default=default)


def flag(name: str, default: bool | None = None) -> Operand:
    """Yes or no in a frame."""
    return Operand(name, OperandType.FLAG, default=default)


def changed(frame: Frame, place: int, value: int) -> Frame:
    """A frame with another value at one place."""
    numbers = list(frame)
    numbers[place] = value
    return tuple(numbers)


def describe_rows(setup: Setup, rows: list[Frame]) -> list[dict[str, object]]:
    """The frames as tables, the outermost first."""
    return [_describe(setup, frame) for frame in rows]


def read_rows(setup: Setup, name: str, tables: object) -> list[Frame]:
    """The frames that tables under this name of the flow describe; refuses what none can hold."""
    if not isinstance(tables, list):
        raise ScenarioError(f"{name!r} of the flow must be a list of frames, not {quoted(tables)}")
    return [_read(setup, table) for table in tables]


def read_stack(setup: Setup, tables: object) -> list[Frame]:
    """The open questions that tables describe, of which there is at least one."""
    if not isinstance(tables, list) or not tables:
        raise ScenarioError(f"'stack' of the flow must be a list of frames, not {quoted(tables)}")
    return read_rows(setup, "stack", tables)


def rename_rows(setup: Setup, rows: list[Frame], renamed: dict[int, int]) -> list[Frame]:
    """The frames with other cards in the place of some."""
    return [_rename(setup, frame, renamed) for frame in rows]


def any_named(setup: Setup, rows: list[Frame], cards: set[int]) -> bool:
    """Whether a frame names one of these cards."""
    for frame in rows:
        kind = setup.game.frames[frame[KIND]]
        for place, number in enumerate(frame[OPERANDS:]):
            operand = kind.operands[place] if place < len(kind.operands) else kind.rest
            if operand is None:
                continue
            if operand.type == OperandType.CARD and number in cards:
                return True
            if operand.type == OperandType.CARDS and any(number >> card & 1 for card in cards):
                return True
    return False


# -- a frame in words -----------------------------------------------------------------------------------------------


def _describe(setup: Setup, frame: Frame) -> dict[str, object]:
    kind = setup.game.frames[frame[KIND]]
    table: dict[str, object] = {"frame": kind.name}
    if frame[SEATS]:
        table["seats"] = [name for seat, name in enumerate(setup.seats) if frame[SEATS] >> seat & 1]
    last = OPERANDS + len(kind.operands)
    for operand, number in zip(kind.operands, frame[OPERANDS:last], strict=True):
        table[operand.name] = _word(setup, operand, number)
    if kind.rest is not None:
        table[kind.rest.name] = [_word(setup, kind.rest, number) for number in frame[last:]]
    return table


def _word(setup: Setup, operand: Operand, number: int) -> object:
    match operand.type:
        case OperandType.CARD:
            return "none" if number < 0 else setup.cards[number]
        case OperandType.SEAT:
            return "nobody" if number < 0 else setup.seats[number]
        case OperandType.WORD:
            return operand.words[number] if number >= 0 else NONE
        case OperandType.FLAG:
            return bool(number)
        case OperandType.CARDS:
            named: list[object] = [name for card, name in enumerate(setup.cards) if number >> card & 1]
            beyond = number >> len(setup.cards)
            return named + [place for place in range(beyond.bit_length()) if beyond >> place & 1]
    return number


# -- a frame from words ---------------------------------------------------------------------------------------------


def _read(setup: Setup, table: object) -> Frame:
    kinds = {kind.name: place for place, kind in enumerate(setup.game.frames)}
    named = table.get("frame") if isinstance(table, dict) else table
    if isinstance(table, str) and table in kinds:
        raise ScenarioError(
            f'a frame is a table, like {{ frame = "{table}", seats = ["{setup.seats[0]}"] }}, not a word'
        )
    if not isinstance(table, dict) or not isinstance(named, str) or named not in kinds:
        raise ScenarioError(f"a frame cannot be {quoted(named)}; there are {', '.join(kinds)}")
    number = kinds[named]
    kind = setup.game.frames[number]
    operands = kind.operands if kind.rest is None else (*kind.operands, kind.rest)
    fields = ["frame", "seats", *(operand.name for operand in operands)]
    for name in table:
        if name not in fields:
            raise ScenarioError(f"the frame {kind.name!r} has no {quoted(name)}; it has {', '.join(fields)}")
    values = [_number(setup, kind, operand, table.get(operand.name, operand.default)) for operand in kind.operands]
    return (number, _mask(setup, kind, table.get("seats", [])), *values, *_rest(setup, kind, table))


def _rest(setup: Setup, kind: FrameKind, table: dict[str, object]) -> list[int]:
    if kind.rest is None:
        return []
    values = table.get(kind.rest.name, [])
    if not isinstance(values, list):
        raise ScenarioError(f"{kind.rest.name!r} of the frame {kind.name!r} must be a list, not {quoted(values)}")
    return [_number(setup, kind, kind.rest, value) for value in values]


def _mask(setup: Setup, kind: FrameKind, seats: object) -> int:
    if not isinstance(seats, list) or not all(isinstance(seat, str) for seat in seats):
        raise ScenarioError(f"'seats' of the frame {kind.name!r} must be a list of seats, not {quoted(seats)}")
    return sum(1 << setup.seat(seat) for seat in set(seats))


def _number(setup: Setup, kind: FrameKind, operand: Operand, value: object) -> int:
    match operand.type:
        case OperandType.NUMBER:
            if type(value) is int and operand.low <= value <= operand.high:
                return value
            right = "a whole number" if type(value) is not int else f"from {operand.low} to {operand.high}"
        case OperandType.FLAG:
            if isinstance(value, bool):
                return int(value)
            right = "true or false"
        case OperandType.WORD:
            if operand.default is not None and value in (operand.default, NONE):
                return operand.default
            if value in operand.words:
                return operand.words.index(str(value))
            right = f"one of {', '.join(operand.words)}"
        case OperandType.SEAT:
            if value in setup.seats or (value == "nobody" and not operand.always):
                return -1 if value == "nobody" else setup.seats.index(str(value))
            right = f"one of {', '.join(setup.seats)}{'' if operand.always else ' or nobody'}"
        case OperandType.CARD:
            card = -1 if value == "none" and not operand.always else _card(setup, value)
            if card is not None:
                return card
            right = "a card with its copy" if operand.always else "a card with its copy, or none"
        case OperandType.CARDS:
            cards = [_one_of_set(setup, name) for name in value] if isinstance(value, list) else [None]
            if None not in cards:
                return sum(1 << card for card in set(cards) if card is not None)
            right = "a list of cards with their copies"
    raise ScenarioError(f"{operand.name!r} of the frame {kind.name!r} must be {right}, not {quoted(value)}")


def _card(setup: Setup, name: object) -> int | None:
    return setup.card(name) if isinstance(name, str) else None


def _one_of_set(setup: Setup, name: object) -> int | None:
    if type(name) is int and 0 <= name < MOST_BEYOND:
        return len(setup.cards) + name
    return _card(setup, name)


# -- other cards ----------------------------------------------------------------------------------------------------


def _rename(setup: Setup, frame: Frame, renamed: dict[int, int]) -> Frame:
    kind = setup.game.frames[frame[KIND]]
    last = OPERANDS + len(kind.operands)
    numbers = [
        _renamed(operand, number, renamed) for operand, number in zip(kind.operands, frame[OPERANDS:last], strict=True)
    ]
    if kind.rest is not None:
        numbers += [_renamed(kind.rest, number, renamed) for number in frame[last:]]
    return (frame[KIND], frame[SEATS], *numbers)


def _renamed(operand: Operand, number: int, renamed: dict[int, int]) -> int:
    if operand.type == OperandType.CARD:
        return renamed.get(number, number)
    if operand.type == OperandType.CARDS:
        return rename_set(number, renamed)
    return number


def rename_set(cards: int, renamed: dict[int, int]) -> int:
    """A set of cards, one bit each, with other cards in the place of some.

    >>> bin(rename_set(0b1001, {0: 1, 1: 0}))
    '0b1010'
    """
    if not cards:
        return 0  # as most sets are
    kept = cards
    for old in renamed:
        kept &= ~(1 << old)
    for old, new in renamed.items():
        if cards >> old & 1:
            kept |= 1 << new
    return kept
