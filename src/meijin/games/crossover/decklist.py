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

import re
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from difflib import get_close_matches
from typing import Final

from meijin.games.crossover.card_index import CARDS, CLOSE, CardIndex, name_key, plain
from meijin.kernel.catalogue import parse_toml
from meijin.kernel.errors import DataError, listed, said

MAIN: Final = "main"
SIDE: Final = "side"
WISHES: Final = "wishes"
OUT: Final = "out"
IN: Final = "in"
TABLES: Final = (MAIN, SIDE, OUT, IN)
SECTIONS: Final = (MAIN, SIDE, WISHES, OUT, IN)
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

HEADING: Final = re.compile(r"\[?([a-z ]+?)\]?(?: ?:? ?\(?\d{1,3}\)?)?:?")
FIELD: Final = re.compile(r"(name|line)\s*[:=]\s*(.*)", re.IGNORECASE)
ENTRY: Final = re.compile(r"(?:(\d+)(?:\s*[x×*](?![-‐-―])\s*|\s+))?(\S.*?)(?:\s+[x×*]\s*(\d+))?")
COMMENT: Final = re.compile(r"(?:^|\s)(?:#|//).*")
LONGEST_LINE: Final = 200
LONGEST_NAME: Final = 80
MOST_COPIES: Final = 99
MOST_ENTRIES: Final = 200
MOST_PROBLEMS: Final = 100

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

    def registered(self) -> DeckList:
        """The list as it was registered."""
        return replace(self, out=(), into=())

    def exchanged(self, cards: CardIndex) -> DeckList:
        """The list as if its main deck and sideboard had been registered as they are after the exchange."""
        main, side = Counter(dict(self.main)), Counter(dict(self.side))
        for card, count in self.out:
            main[card] -= count
            side[card] += count
        for card, count in self.into:
            main[card] += count
            side[card] -= count
        return replace(self.registered(), main=sorted_counts(main, cards), side=sorted_counts(side, cards))


@dataclass(frozen=True)
class Problem:
    """What is wrong with a list, the rule that it breaks, the cards it is about, and where they stand."""

    text: str
    rule: str = ""
    cards: tuple[str, ...] = ()
    sections: tuple[str, ...] = SECTIONS  # in which those cards are meant
    where: str = ""

    def __str__(self) -> str:
        return (f"{self.where}: " if self.where else "") + self.text + (f" ({self.rule})" if self.rule else "")


@dataclass(frozen=True)
class Reading:
    """A list as it was read, what could not be understood of it, and where each card stands."""

    deck: DeckList
    problems: tuple[Problem, ...] = ()
    where: Mapping[tuple[str, str], list[str]] = field(default_factory=dict)  # by section and card


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


def read_text(text: str, cards: CardIndex = CARDS) -> Reading:
    """A list as people type it, with sections Main, Side and Wishes."""
    reader = _Reader(cards)
    section = MAIN
    for number, raw in enumerate(text.split("\n"), 1):
        where = f"line {number}"
        if len(raw) > LONGEST_LINE:
            reader.note(f"a line has at most {LONGEST_LINE} characters; this one has {len(raw):,}", where)
            continue
        if given := FIELD.fullmatch(raw.strip()):
            reader.field(given[1].lower(), given[2], where)
            continue
        words = COMMENT.sub("", raw).strip()
        heading = HEADING.fullmatch(plain(words))
        if heading and heading[1] in HEADINGS:
            section = HEADINGS[heading[1]]
        elif heading and cards.find(words) not in cards.cards and (meant := _heading_like(heading[1])):
            section = HEADINGS[meant]
            reader.note(f"there is no heading {said(words)}; did you mean {meant.capitalize()!r}?", where)
        elif words and not (heading and heading[1] in KINDS):
            reader.entry(section, words, where)
    return reader.done()


def _heading_like(words: str) -> str:
    """The heading that was probably meant; empty if there is none.

    >>> _heading_like("sidebord"), _heading_like("kunay")
    ('sideboard', '')
    """
    return next(iter(get_close_matches(words, HEADINGS, n=1, cutoff=CLOSE)), "")


def read_line(line: str, cards: CardIndex = CARDS) -> Reading:
    """A list in one line, as options and records have it.

    >>> deck = read_line("2 n-490, n-497 / side 1 n-423").deck
    >>> deck.line, deck.main, deck.side
    ('naruto', (('n-497', 1), ('n-490', 2)), (('n-423', 1),))
    """
    reader = _Reader(cards)
    for part in line.split("/"):
        words = part.strip()
        first, _, rest = words.partition(" ")
        section = HEADINGS.get(first.casefold().rstrip(":"), "")
        for entry in (rest if section else words).split(","):
            if entry.strip():
                reader.entry(section or MAIN, entry.strip()[:LONGEST_LINE], "")
    return reader.done()


def read_toml(text: str, cards: CardIndex = CARDS) -> Reading:
    """A list in TOML: name, line, tables (main, side, out, in) with a number for each card, and the list wishes."""
    reader = _Reader(cards)
    try:
        table = parse_toml(text, "the list")
    except DataError as error:
        reader.note(error.problem, "")
        return reader.done()
    for key, value in table.items():
        if key in ("name", "line") and isinstance(value, str):
            reader.field(key, value, key)
        elif key in TABLES and isinstance(value, dict):
            for card, count in value.items():
                reader.count(key, card, count, f"{key}.{plain(card)}"[:LONGEST_NAME])
        elif key == WISHES and isinstance(value, list) and all(isinstance(each, str) for each in value):
            for card in value:
                reader.count(key, card, 1, key)
        elif key in ("name", "line"):
            reader.note(f"must be a text, not {said(value)}", key)
        elif key in TABLES:
            reader.note(f"must be a table such as n-490 = 2, not {said(value)}", key)
        elif key == WISHES:
            reader.note(f'must be a list such as ["h-wi01"], not {said(value)}', key)
        else:
            reader.note(f"there is no field {said(key)}; the fields are name, line, main, side, wishes, out and in", "")
    return reader.done()


class _Reader:
    """Gathers what a list says, whatever it is written in."""

    def __init__(self, cards: CardIndex) -> None:
        self.cards = cards
        self.problems: list[Problem] = []
        self.where: dict[tuple[str, str], list[str]] = {}
        self.name = ""
        self.line = ""
        self.counts: dict[str, dict[str, int]] = {section: {} for section in SECTIONS}
        self.entries = 0

    def note(self, problem: str, where: str) -> None:
        """Note what is wrong, as long as that is not endless."""
        if len(self.problems) < MOST_PROBLEMS:
            self.problems.append(Problem(problem, where=where))

    def field(self, name: str, value: str, where: str) -> None:
        value = " ".join(value.split())
        if name == "name":
            if len(value) > LONGEST_NAME or not value.isprintable():
                self.note(f"a name has at most {LONGEST_NAME} printable characters, unlike {said(value)}", where)
            else:
                self.name = value
        elif plain(value) in LINES:
            self.line = LINES[plain(value)]
        else:
            self.note(f"there is no line {said(value)}; the lines are {listed(list(LINE_NAMES))}", where)

    def entry(self, section: str, words: str, where: str) -> None:
        """An entry such as ``2 N-490 Naruto Uzumaki``; without a number it stands for one card."""
        parts = ENTRY.fullmatch(words)
        if parts is None or self.cards.find(words) in self.cards.cards:  # a name may begin with a number
            self.card(section, words, 1, where)
        elif parts[1] and parts[3]:
            self.note(f"{said(words)} has a number before the card and one after it; give one", where)
        else:
            digits = parts[1] or parts[3] or "1"
            self.count(section, parts[2], int(digits) if len(digits) < 5 else digits, where)

    def count(self, section: str, words: str, count: object, where: str) -> None:
        """So many of a card, if that is a number of cards."""
        if type(count) is int and 1 <= count <= MOST_COPIES:
            self.card(section, words, count, where)
        else:
            card = plain(words)[:LONGEST_NAME]
            self.note(f"the number of {card} must be from 1 to {MOST_COPIES}, not {said(count)}", where)

    def card(self, section: str, words: str, count: int, where: str) -> None:
        self.entries += 1
        if self.entries > MOST_ENTRIES:
            if self.entries == MOST_ENTRIES + 1:
                self.note(f"a list has at most {MOST_ENTRIES} entries; the others are not read", where)
            return
        card, name = self._split(words)
        printed = self.cards.name(card)
        if name and printed and name_key(name) != name_key(printed):
            self.note(f"{self.cards.title(card).split(' ')[0]} is {printed}, not {said(name)}", where)
        counts = self.counts[section]
        counts[card] = counts.get(card, 0) + count
        if where:
            self.where.setdefault((section, card), []).append(where)

    def _split(self, words: str) -> tuple[str, str]:
        """The card that is meant, and the name that stands beside its number."""
        found = self.cards.find(words)
        first, _, rest = words.partition(" ")
        if found in self.cards.cards or not rest:
            return found, ""
        if self.cards.is_number(first):
            return self.cards.find(first), rest
        before, _, last = words.rpartition(" ")
        last = last.strip("()[]")
        return (self.cards.find(last), before) if self.cards.is_number(last) else (found, "")

    def done(self) -> Reading:
        main, side, wishes, out, into = (sorted_counts(self.counts[section], self.cards) for section in SECTIONS)
        deck = DeckList(
            self.line or self._line_of([*main, *side, *wishes]),
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
            if card in self.cards.cards:
                line = self.cards.cards[card].line.word
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
    lines = [f"name = {_quoted(deck.name)}"] if deck.name else []
    lines += [f"line = {_quoted(deck.line)}"] if deck.line else []
    lines += [f"wishes = [{', '.join(_quoted(card) for card in deck.wishes)}]"] if deck.wishes else []
    for section, counts in ((MAIN, deck.main), (SIDE, deck.side), (OUT, deck.out), (IN, deck.into)):
        if counts:
            lines += ["", f"[{section}]"]
        for card, count in counts:
            key = card if re.fullmatch(r"[a-z0-9_-]+", card) else _quoted(card)
            note = f" # {cards.name(card)}" if cards.name(card) else ""
            lines.append(f"{key} = {count}{note}")
    return "\n".join([*lines, ""]).lstrip("\n")


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


def _quoted(text: str) -> str:
    """A text as TOML writes it."""
    escaped = "".join(f"\\{each}" if each in '"\\' else each for each in text if each.isprintable())
    return f'"{escaped}"'
