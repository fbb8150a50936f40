"""Lists that players put together before a game, such as decks and teams, as they go over the wire."""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated, Final, NamedTuple

import msgspec
from msgspec import Meta, Struct

from meijin.kernel import registry
from meijin.kernel.errors import MeijinError
from meijin.kernel.game import Game
from meijin.kernel.lists import Builder, Counts, Made
from meijin.kernel.listtext import LONGEST, LONGEST_NAME
from meijin.kernel.speaking import speech_in
from meijin.server.because import Because
from meijin.server.refusal import Refused
from meijin.server.wire import Options
from meijin.words import BASE, Saying

MOST_SAVED: Final = 100  # lists of one user

Text = Annotated[str, Meta(max_length=LONGEST, description="a list as text, as TOML, or in one line")]
Name = Annotated[str, Meta(min_length=1, max_length=200, description=f"1 to {LONGEST_NAME} visible characters")]
Word = Annotated[str, Meta(max_length=200)]
Number = Annotated[int, Meta(ge=0, le=1000)]
Sections = dict[Annotated[str, Meta(max_length=64)], dict[Word, Number]]

# -- what there is -------------------------------------------------------------------------------------------------


class ListSection(Struct, frozen=True):
    """A part of a list, and how many cards it must have."""

    name: str
    title: str
    low: int
    high: int
    may_be_empty: bool  # none at all is right too


class ListExchange(Struct, frozen=True):
    """How a list says which cards have changed places between the games of a match."""

    inside: str  # the section that is played
    outside: str  # the section that waits
    out: str  # the section of what has gone from the one
    into: str  # the section of what has come from the other


class ReadyMadeList(Struct, frozen=True):
    """A list that comes with a game."""

    id: str
    name: str
    text: str
    value: str  # what is given to the game to play it


class Lists(Struct, frozen=True):
    """What players put together for a game, and the lists that come with it."""

    what: str  # what people call one, like `deck`
    sections: tuple[ListSection, ...]
    pool: dict[str, tuple[str, ...]]  # by card, the sections where it may be
    ready_made: tuple[ReadyMadeList, ...]
    options: tuple[str, ...]  # the options of a seat that take one; none where it is said during the game
    mode: str  # in which they are played; empty: in any
    said_in: str  # the phase of a view in which a player says the `value` of a list as an action; empty for an option
    exchange: ListExchange | None  # null where nothing is exchanged in a match


# -- checking ------------------------------------------------------------------------------------------------------


class CheckList(Struct, forbid_unknown_fields=True, frozen=True):
    """A list to be checked: a text, or how many there are of each card by section."""

    text: Text | None = None
    counts: Sections | None = None
    name: Annotated[str, Meta(max_length=200)] = ""  # of a list that is given by its counts
    options: Options = {}  # of the table where it is to be played, where they matter


class ListProblem(Struct, frozen=True):
    """A rule that a list breaks, or something that could not be understood."""

    said: Saying  # with where it is
    text: str  # in English
    kind: str  # what sort it is, as the message of the problem is called
    rule: str  # the id of the rule in the rulebook
    cards: tuple[str, ...]
    sections: tuple[str, ...]  # where those cards are meant; none: anywhere


class ListTally(Struct, frozen=True):
    """Something that is counted in a list."""

    name: str
    counts: tuple[tuple[str, int], ...]  # how often there is each value
    curve: bool  # the values are numbers without gaps
    most: int  # how many there may be of all together; 0: any number


class CheckedList(Struct, frozen=True):
    """A list as it was understood, and everything that is wrong with it."""

    name: str
    legal: bool
    problems: tuple[ListProblem, ...]
    counts: dict[str, dict[str, int]]  # by section, in the order of the pool
    tallies: tuple[ListTally, ...]
    text: str  # as people read it
    value: str  # in one line: what is given to the game to play it


# -- keeping -------------------------------------------------------------------------------------------------------


class SaveList(Struct, forbid_unknown_fields=True, frozen=True):
    """A list to keep; it need not be legal."""

    game: Annotated[str, Meta(max_length=64)]
    name: Name
    text: Text


class ChangeList(Struct, forbid_unknown_fields=True, frozen=True):
    """Another name for a list that is kept, other cards, or both."""

    name: Name | None = None
    text: Text | None = None


class SavedList(Struct, frozen=True):
    """A list that is kept."""

    id: str
    game: str
    name: str
    text: str
    value: str  # what is given to the game to play it
    legal: bool  # by the usual options of the game
    changed: int


class SavedLists(Struct, frozen=True):
    """My lists by name."""

    lists: tuple[SavedList, ...]


# Everything that the client's types are made from.
ALL: Final = (Lists, CheckList, CheckedList, SaveList, ChangeList, SavedList, SavedLists)


def builder_of(game: Game, options: Options | None = None) -> Builder:
    """What puts the lists of a game together; refused where players bring none."""
    builder = game.builder(options or {})
    if builder is None:
        raise Refused(Because.NO_LISTS, game=game.name)
    return builder


def lists_of(game: Game) -> Lists:
    """What players put together for a game."""
    builder = builder_of(game)
    return Lists(
        builder.what,
        msgspec.convert(builder.sections, tuple[ListSection, ...], from_attributes=True),
        builder.pool(),
        msgspec.convert(builder.ready_made(), tuple[ReadyMadeList, ...], from_attributes=True),
        tuple(option.name for option in game.options if option.is_list),
        builder.mode,
        builder.said_in,
        msgspec.convert(builder.exchange, ListExchange | None, from_attributes=True),
    )


def check(game: str, wanted: CheckList) -> CheckedList:
    """What is to be said of a list."""
    builder = builder_of(registry.find(game), wanted.options)
    if (wanted.text is None) == (wanted.counts is None):
        raise Refused(Because.TEXT_OR_COUNTS)
    made = builder.read(wanted.text) if wanted.text is not None else _put_together(builder, wanted)
    problems = [
        ListProblem(
            each.whole(ruled=False).saying(),
            speech_in(BASE).tell(each.whole(ruled=False)),
            each.kind,
            each.rule,
            each.cards,
            each.sections,
        )
        for each in made.problems
    ]
    return CheckedList(
        made.name,
        made.legal,
        tuple(problems),
        msgspec.convert(made.counts, dict[str, dict[str, int]]),
        msgspec.convert(made.tallies, tuple[ListTally, ...], from_attributes=True),
        made.text,
        made.value,
    )


def _put_together(builder: Builder, wanted: CheckList) -> Made:
    """The list of some counts; a card of which there is none is not in it."""
    counts: Counts = {
        section: {card: count for card, count in cards.items() if count}
        for section, cards in (wanted.counts or {}).items()
    }
    return builder.put_together(counts, wanted.name)


def kept_text(game: str, name: str, text: str) -> str:
    """A list as it is kept: as people read it, under the name that it is kept by."""
    builder = builder_of(registry.find(game))
    return builder.put_together(builder.read(text).counts, name).text


class Worth(NamedTuple):
    """What a list is given to the game as, and whether it is legal by the game's usual options."""

    value: str
    legal: bool


@lru_cache(maxsize=512)
def worth(game: str, text: str) -> Worth:
    """What a list that is kept is worth."""
    made = builder_of(registry.find(game)).read(text)
    return Worth(made.value, made.legal)


def worths(kept: tuple[tuple[str, str], ...]) -> tuple[Worth, ...]:
    """What lists are worth, given as games and texts; one of a game that is not installed any more is only a text."""
    found = []
    for game, text in kept:
        try:
            found.append(worth(game, text))
        except MeijinError:
            found.append(Worth("", False))
    return tuple(found)


def checked_name(name: str) -> str:
    """The name of a list as it is kept; one that cannot be is refused."""
    tidy = " ".join(name.split())
    if not 1 <= len(tidy) <= LONGEST_NAME or not tidy.isprintable():
        raise Refused(Because.LIST_NAME, most=LONGEST_NAME)
    return tidy
