"""Deck lists: reading and writing them as text, as TOML, and in one line.

As text a list looks like the form that players hand in::

    Name: Leaf and Sand Alliance
    Main
    2 N-490 Naruto Uzumaki
    1x n-497             # by its id; a comment may follow
    3 Temari             # by its name, if only one legal card has it
    Side
    1 N-423
    Wishes
    H-WI01

In one line, as options and records have it: ``2 n-490, 1 n-497, 3 n-462 / side 1 n-423 / wishes h-wi01``.

Between the games of a match cards are exchanged. A list keeps what was registered and says what was exchanged since,
in the sections Out and In: ``... / out 1 n-490 / in 1 n-423``.

Reading never fails: what cannot be understood is noted as a problem, and a card that nobody knows stays in the list
under its own words, so that everything that is wrong with a list can be said at once.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Final

from meijin.games.crossover.lists.card_index import CARDS, CardIndex
from meijin.games.crossover.lists.problems import DeckProblem, UnknownLine
from meijin.kernel import listtext
from meijin.kernel.lists import Exchange, after_exchange
from meijin.kernel.listtext import MOST_PROBLEMS, Form, ListReader, Problem, Where, plain
from meijin.words import Message

MAIN: Final = "main"
SIDE: Final = "side"
WISHES: Final = "wishes"
OUT: Final = "out"
IN: Final = "in"
SECTIONS: Final = (MAIN, SIDE, WISHES, OUT, IN)
EXCHANGE: Final = Exchange(MAIN, SIDE, OUT, IN)
LINES: Final = {"naruto": "naruto", "db": "db", "dragon ball": "db", "dragonball": "db"}
LINE_NAMES: Final = {"naruto": "Naruto", "db": "Dragon Ball"}
HEADINGS: Final = {
    "main": MAIN,
    "main deck": MAIN,
    "maindeck": MAIN,
    "deck": MAIN,
    "side": SIDE,
    "side deck": SIDE,
    "sideboard": SIDE,
    "side board": SIDE,
    "wish": WISHES,
    "wishes": WISHES,
    "wish cards": WISHES,
    "out": OUT,
    "in": IN,
}
# Headings of the form that players hand in; they say nothing that the cards do not say themselves.
HEADED: Final = {
    "ninja": "Ninjas",
    "jutsu": "Jutsus",
    "mission": "Missions",
    "client": "Clients",
    "warrior": "Warriors",
    "technique": "Techniques",
    "event": "Events",
}
KINDS: Final = frozenset(HEADED) | {several.lower() for several in HEADED.values()}

FORM: Final = Form(
    sections=SECTIONS,
    headings=HEADINGS,
    fields=("name", "line"),
    passed_over=KINDS,
    named=frozenset({WISHES}),
    example="n-490 = 2",
    example_name="h-wi01",
)

Counts = tuple[tuple[str, int], ...]


@dataclass(frozen=True)
class DeckList:
    """A registered list, and what was exchanged since: how many of each card, by its id, in the order of the pool."""

    line: str
    main: Counts
    side: Counts = ()
    wishes: tuple[str, ...] = ()
    name: str = ""
    out: Counts = ()  # cards of the main deck that have gone into the sideboard
    into: Counts = ()  # cards of the sideboard that have come instead

    @property
    def counts(self) -> dict[str, dict[str, int]]:
        """How many there are of each card, by section."""
        named = dict(zip(SECTIONS, (self.main, self.side, (), self.out, self.into), strict=True))
        return {section: dict(counts) for section, counts in named.items()} | {WISHES: dict(Counter(self.wishes))}

    def registered(self) -> DeckList:
        return replace(self, out=(), into=())

    def exchanged(self, cards: CardIndex) -> DeckList:
        """The list as if its main deck and sideboard had been registered as they are after the exchange."""
        now = after_exchange(self.counts, EXCHANGE)
        return replace(self.registered(), main=sorted_counts(now[MAIN], cards), side=sorted_counts(now[SIDE], cards))


@dataclass(frozen=True)
class Reading:
    """A list as it was read, what could not be understood of it, and where each card stands."""

    deck: DeckList
    problems: tuple[Problem, ...] = ()
    where: Mapping[tuple[str, str], list[Where]] = field(default_factory=dict)  # by section and card


def total(counts: Iterable[tuple[str, int]]) -> int:
    """How many cards these are.

    >>> total([("n-490", 2), ("n-497", 1)])
    3
    """
    return sum(count for _, count in counts)


def sorted_counts(counts: Mapping[str, int], cards: CardIndex = CARDS) -> Counts:
    """Counts in the order of the pool, unknown cards after all others; cards of which there are none are left out."""
    last = len(cards.places)
    order = sorted(counts, key=lambda card: (cards.places.get(card, last), card))
    return tuple((card, counts[card]) for card in order if counts[card] > 0)


# -- reading ------------------------------------------------------------------------------------------------------


def read_list(text: str, file: str = "", cards: CardIndex = CARDS) -> Reading:
    """A list in any form, with sections Main, Side and Wishes; the name of a file says whether it is TOML."""
    reader = DeckReader(cards)
    reader.read(text, "deck", file)
    return reader.done()


def read_line(line: str, cards: CardIndex = CARDS) -> Reading:
    """A list in one line, as options and records have it.

    >>> deck = read_line("2 n-490, n-497 / side 1 n-423").deck
    >>> deck.line, deck.main, deck.side
    ('naruto', (('n-497', 1), ('n-490', 2)), (('n-423', 1),))
    """
    reader = DeckReader(cards)
    reader.line(line)
    return reader.done()


class DeckReader(ListReader):
    """Gathers what a list says: beside its cards and its name, of which line it is."""

    def __init__(self, cards: CardIndex) -> None:
        if not isinstance(cards, CardIndex):
            raise TypeError(f"cards are a CardIndex, such as index_of(pool), not {type(cards).__name__}")
        super().__init__(FORM, cards)
        self.index = cards
        self.of_line = ""

    def field(self, name: str, value: str, where: Where | None) -> None:
        """The name of a list, or its line."""
        if name != "line":
            super().field(name, value, where)
        elif plain(value) in LINES:
            self.of_line = LINES[plain(value)]
        else:
            self.note(UnknownLine(" ".join(value.split())), where)

    def note(self, said: Message, where: Where | None) -> None:
        """Note what is wrong, in words of the game's own, too."""
        if len(self.problems) < MOST_PROBLEMS:
            self.problems.append(DeckProblem(said, where=() if where is None else (where,)))

    def done(self) -> Reading:
        main, side, wishes, out, into = (sorted_counts(self.counts[section], self.index) for section in SECTIONS)
        deck = DeckList(
            self.of_line or self._line_of([*main, *side, *wishes]),
            main,
            side,
            tuple(card for card, count in wishes for _ in range(count)),
            self.name,
            out,
            into,
        )
        return Reading(deck, tuple(self.problems), self.where)

    def _line_of(self, counts: Iterable[tuple[str, int]]) -> str:
        """The line that most of the cards are of; empty if none is known."""
        lines: dict[str, int] = {}
        for card, count in counts:
            if card in self.index.cards:
                line = self.index.cards[card].line.word
                lines[line] = lines.get(line, 0) + count
        return max(lines, key=lambda line: lines[line], default="")


# -- writing ------------------------------------------------------------------------------------------------------


def to_line(deck: DeckList) -> str:
    """A list in one line, from which its name is left out.

    >>> to_line(DeckList("db", (("h-wa01", 2), ("h-wa08", 1)), wishes=("h-wi01", "h-wi02")))
    '2 h-wa01, 1 h-wa08 / wishes h-wi01, h-wi02'
    """
    parts = [_in_line(deck.main)]
    if deck.side:
        parts.append(f"{SIDE} {_in_line(deck.side)}")
    if deck.wishes:
        parts.append(f"{WISHES} {', '.join(deck.wishes)}")
    if deck.out or deck.into:
        parts += [f"{OUT} {_in_line(deck.out)}", f"{IN} {_in_line(deck.into)}"]
    return " / ".join(parts)


def to_text(deck: DeckList, cards: CardIndex = CARDS) -> str:
    """A list as people read it, with the printed numbers and names, and the totals of each type."""
    lines = [f"Name: {deck.name}"] if deck.name else []
    lines += [f"Line: {LINE_NAMES.get(deck.line, deck.line)}"] if deck.line else []
    wishes = tuple((card, deck.wishes.count(card)) for card in dict.fromkeys(deck.wishes))
    sections = {"Main": deck.main, "Side": deck.side, "Wishes": wishes, "Out": deck.out, "In": deck.into}
    for title, counts in sections.items():
        if not counts:
            continue
        lines += ["", f"{title} ({total(counts)})"]
        lines += _by_type(counts, cards) if title == "Main" else _entries(counts, cards)
    return "\n".join([*lines, ""]).lstrip("\n")


def to_toml(deck: DeckList, cards: CardIndex = CARDS) -> str:
    """A list in TOML, with the names as comments."""
    return listtext.to_toml({"name": deck.name, "line": deck.line}, deck.counts, FORM, cards)


def _in_line(counts: Counts) -> str:
    return ", ".join(f"{count} {card}" for card, count in counts)


def _entries(counts: Counts, cards: CardIndex) -> list[str]:
    return [f"{count} {cards.title(card) if cards.name(card) else card}" for card, count in counts]


def _by_type(counts: Counts, cards: CardIndex) -> list[str]:
    """The entries with a heading for each type of cards; those that should not be there come last, without one."""
    types: dict[str, list[tuple[str, int]]] = {}
    for card, count in counts:
        known = cards.cards.get(card)
        types.setdefault(known.type_.word if known is not None else "", []).append((card, count))
    lines = []
    for kind in HEADED:
        if same := tuple(types.get(kind, ())):
            lines += [f"{HEADED[kind]} ({total(same)})", *_entries(same, cards)]
    others = [entry for kind, same in types.items() if kind not in HEADED for entry in same]
    return lines + _entries(tuple(others), cards)
