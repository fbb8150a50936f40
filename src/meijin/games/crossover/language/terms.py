"""What all terms of the language share.

Each term is one frozen class. Its fields are the keys a card file may give (a field that would be a word of Python has
an underscore after it: ``for_`` is the key ``for``), their types are what the reader accepts, and a field with a
default may be left out.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import IntFlag
from typing import TYPE_CHECKING, Annotated, ClassVar

from meijin.games.crossover.language.vocabulary import Destination, Line

if TYPE_CHECKING:
    from meijin.games.crossover.effects.abilities import Ability
    from meijin.games.crossover.language.words import Talk
    from meijin.games.crossover.objects.context import Run
    from meijin.games.crossover.state import Crossover

MOST = 99  # no number in a card file goes beyond this
Small = Annotated[int, (0, MOST)]
Positive = Annotated[int, (1, MOST)]
Signed = Annotated[int, (-MOST, MOST)]
Away = Annotated[
    Destination,
    (Destination.DECK_TOP, Destination.DECK_BOTTOM, Destination.DISCARD, Destination.CHAKRA, Destination.REMOVED),
]
OwnersZone = Annotated[
    Destination,
    (
        Destination.HAND,
        Destination.DECK_TOP,
        Destination.DECK_BOTTOM,
        Destination.DISCARD,
        Destination.CHAKRA,
        Destination.REMOVED,
    ),
]


Units = Annotated[int, (1, MOST), "x"]
"""How many times something is paid, or X times, which is kept as 0."""
AnyZone = Annotated[Destination, tuple(each for each in Destination if each is not Destination.PLAY)]


@dataclass(frozen=True, slots=True)
class Name:
    """The name of fighters, which effects may ask for."""

    text: str
    bit: int  # in Card.name_bits


@dataclass(frozen=True, slots=True)
class Trait:
    """A trait."""

    text: str
    bit: int  # in Card.trait_bits


@dataclass(frozen=True, slots=True)
class Attribute:
    """An attribute of Naruto fighters."""

    text: str
    bit: int  # in Card.attribute_bits


@dataclass(frozen=True, slots=True)
class Symbol:
    """A symbol; the symbols of the two lines never match (6.1)."""

    text: str
    line: Line
    bit: int  # in Card.symbol_bits


@dataclass(frozen=True, slots=True)
class Coin:
    """A kind of coin."""

    text: str
    index: int  # in Pool.coins


@dataclass(frozen=True, slots=True)
class AnyCoin:
    """Any kind of coin: written ``any``."""


@dataclass(frozen=True, slots=True)
class Rank:
    """A rank of Naruto fighters."""

    text: str
    value: int


@dataclass(frozen=True, slots=True)
class Keyword:
    """A keyword as a card bears it, with its parameter: ``fierce:1``."""

    text: str
    kind: str
    bit: int  # of its kind, in Card.keyword_bits
    parameter: str
    number: int  # in Pool.keywords
    abilities: tuple[Ability, ...] = field(default=(), compare=False)  # what it does, as far as the language can say it


@dataclass(frozen=True, slots=True)
class KeywordKind:
    """A keyword whatever its parameter, as filters ask for it."""

    text: str
    bit: int


class Fit(IntFlag):
    """What an operation can be done to."""

    FIGHTER = 1  # a fighter in play
    SUPPORT = 2  # a support card in play
    CARD = 4  # a card that is not in play
    CHAIN = 8  # an item of the Chain
    TEAM = 16  # a Team that has won or lost: its size is all that is known of it


class Operation:
    """Something an effect does."""

    __slots__ = ()
    key: ClassVar[str]

    def words(self, talk: Talk) -> str:
        """What it does, as a clause."""
        raise NotImplementedError

    def is_command(self) -> bool:
        """Whether the clause tells the controller what to do, as "draw 1 card" does."""
        return True

    def do(self, state: Crossover, run: Run) -> bool:
        """Carry it out; or ask something first and say so, to be carried out again with the answer."""
        raise NotImplementedError

    def is_idle(self, state: Crossover, run: Run) -> bool:
        """Whether everybody can see that it would do nothing, so that nobody is asked whether to do it."""
        del state, run
        return False

    def names_apart(self) -> bool:
        """Whether no two of the cards that are picked for it may share a name, as all of them enter play (6.3)."""
        return False

    def modes(self) -> int:
        """How many modes it has that are chosen when the effect is announced."""
        return 0


@dataclass(frozen=True, slots=True)
class OpList:
    """A list of operations of the pool."""

    number: int = field(compare=False)  # in Pool.lists
    word: str = field(compare=False)  # "n-425.1", "j-377.1.then"
    ops: tuple[Operation, ...]
