"""What all terms of the language share.

Each term is one frozen class. Its fields are the keys a card file may give (a field that would be a word of Python has
an underscore after it: ``for_`` is the key ``for``), their types are what the reader accepts, and a field with a
default may be left out.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import IntFlag
from typing import TYPE_CHECKING, Annotated, Any, ClassVar, Literal, NamedTuple, TypeVar

from meijin.games.crossover.language.vocabulary import Destination, Line

if TYPE_CHECKING:
    from meijin.games.crossover.effects.ability import Ability
    from meijin.games.crossover.language.filters import Objects
    from meijin.games.crossover.language.scope import Scope
    from meijin.games.crossover.language.words import Talk
    from meijin.games.crossover.objects.context import Run
    from meijin.games.crossover.state import Crossover
    from meijin.words import Message

MOST = 99  # no number in a card file goes beyond this
Small = Annotated[int, (0, MOST)]
Positive = Annotated[int, (1, MOST)]
Signed = Annotated[int, (-MOST, MOST)]
Units = Annotated[int, (1, MOST), "x"]
"""How many times something is paid, or X times, which is kept as 0."""
OwnersZone = Annotated[Destination, tuple(each for each in Destination if each < Destination.YOUR_REWARDS)]
Away = Annotated[
    Destination, tuple(each for each in Destination if Destination.HAND < each < Destination.YOUR_REWARDS)
]  # from a hand
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


Faults = list[tuple[str, str]]
"""Keys that do not go together, each with the reason."""


Told = dict[str, object]
"""What a message is told, by name."""
Telling = Mapping[str, Any]
"""The types of what a message is told."""


class Term:
    """Something a card file may say. Its class is all of it: keys, meaning, and what does not go together.

    Its words stand in ``words/LANGUAGE/effects.ftl``, under its family and key: ``part-card-op_draw``.
    """

    __slots__ = ()
    family: ClassVar[str] = ""
    key: ClassVar[str]
    telling: ClassVar[Telling] = {}  # what its words are told besides its keys, or (None) instead of them
    signed: ClassVar[bool] = False  # its number is a change: "+1"
    forgets: ClassVar[bool] = False  # nothing that was spoken of before can be called "it" in it or after it
    far: ClassVar[bool] = False  # it is about hands, piles, indicators or the phase, which change without any object

    def faults(self, scope: Scope) -> Faults:
        """Which of its keys do not go together at this place of a card file."""
        return []

    def told(self, talk: Talk) -> Told:
        """What its words are told besides its keys (see ``telling``)."""
        return {}

    def tell(self, talk: Talk) -> Message:
        """The message that says it."""
        return talk.term(self)


T = TypeVar("T", bound=Term)


def terms_of(kind: type[T], *modules: Mapping[str, object]) -> dict[str, type[T]]:
    """The terms of a kind that some modules declare, in their order, by their keys."""
    return {
        each.key: each
        for module in modules
        for each in module.values()
        if isinstance(each, type) and issubclass(each, kind) and hasattr(each, "key")
        if each.__module__ == module["__name__"]  # and is not only imported there
    }


class Foreseen(NamedTuple):
    """What an operation would do to objects that all can see, if it were carried out now."""

    what: Literal["damage", "injure", "heal", "power", "team", "negate"]
    cards: tuple[int, ...]
    n: int = 0
    by: str = ""  # a change of Power


class Operation(Term):
    """Something an effect does."""

    __slots__ = ()
    family: ClassVar[str] = "op"
    commands: ClassVar[bool] = True
    of_keywords: ClassVar[bool] = False  # only keywords do it
    targets_first: ClassVar[bool] = False  # its clause does not begin with the targets, so they are named before it

    def is_command(self) -> bool:
        """Whether the clause tells the controller what to do, as "draw 1 card" does."""
        return self.commands

    def is_long(self) -> bool:
        """Whether the clause is too long to be said in one breath with others."""
        return False

    def do(self, state: Crossover, run: Run) -> bool:
        """Carry it out; or ask something first and say so, to be carried out again with the answer."""
        raise NotImplementedError

    def foresee(self, state: Crossover, run: Run) -> list[Foreseen]:
        """What all can see that it would do to what is in play; nothing where somebody still chooses."""
        return []

    def is_idle(self, state: Crossover, run: Run) -> bool:
        """Whether everybody can see that it would do nothing, so that nobody is asked whether to do it."""
        return False

    def entering(self) -> Objects | None:
        """The cards that it puts in play, of which no two may share a name (6.3)."""
        return None

    def modes(self) -> int:
        """How many modes it has that are chosen when the effect is announced."""
        return 0


@dataclass(frozen=True, slots=True)
class OpList:
    """A list of operations of the pool."""

    number: int = field(compare=False)  # in Pool.lists
    word: str = field(compare=False)  # "n-425.1", "j-377.1.then"
    ops: tuple[Operation, ...]
