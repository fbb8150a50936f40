"""Reading lists of cards that players put together, whatever they are written in: as text, as TOML, or in one line.

As text a list has a card in each line and headings for its sections::

    Name: Leaf and Sand Alliance
    Main
    2 N-490 Naruto Uzumaki
    1x n-497             # by its id; a comment may follow
    Side
    1 N-423

In one line the same is ``2 n-490, 1 n-497 / side 1 n-423``.

Reading never fails: what cannot be understood is noted as a problem, and a card that nobody knows stays in the list
under its own words, so that everything that is wrong with a list can be said at once.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Final, Protocol
from unicodedata import normalize

from meijin.kernel import listmessages
from meijin.kernel.catalogue import parse_toml
from meijin.kernel.errors import DataError, RosterError, quoted
from meijin.kernel.speaking import speech_in
from meijin.words import BASE, Message

HEADING: Final = re.compile(r"\[?([a-z ]+?)\]?(?: ?:? ?\(?\d{1,3}\)?)?:?")
FIELD: Final = re.compile(r"(\w+)\s*[:=]\s*(.*)")
ENTRY: Final = re.compile(r"(?:(\d+)(?:\s*[x×*](?![-‐-―])\s*|\s+))?(\S.*?)(?:\s+[x×*]\s*(\d+))?")
COMMENT: Final = re.compile(r"(?:^|\s)(?:#|//).*")
DASHES: Final = str.maketrans(dict.fromkeys("\u2010\u2011\u2012\u2013\u2014\u2212", "-"))
CLOSE: Final = 0.8  # so much alike words must be to others that may be meant
LONGEST: Final = 20_000  # characters of a list as text, with names and comments
LONGEST_LINE: Final = 200
LONGEST_NAME: Final = 80
MOST_COPIES: Final = 99
MOST_ENTRIES: Final = 200
MOST_PROBLEMS: Final = 100

Where = int | str  # a line by its number, or a field


@dataclass(frozen=True)
class Problem:
    """What is wrong with a list, the rule that it breaks, the cards it is about, and where they stand."""

    said: Message
    rule: str = ""
    cards: tuple[str, ...] = ()
    sections: tuple[str, ...] = ()  # in which those cards are meant; none: in all
    where: tuple[Where, ...] = ()
    kind: str = ""  # what sort it is; as its message is called, unless it is told

    def __post_init__(self) -> None:
        if not self.kind:
            object.__setattr__(self, "kind", self.said.kind.removeprefix("list_"))

    @property
    def text(self) -> str:
        """What is wrong, in English."""
        return speech_in(BASE).tell(self.said)

    def __str__(self) -> str:
        return speech_in(BASE).tell(self.whole())

    def whole(self, ruled: bool = True) -> listmessages.Placed:
        """The message, with where that is, and with the rule."""
        lines = tuple(sorted(place for place in self.where if isinstance(place, int)))
        place = ", ".join([place for place in self.where if isinstance(place, str)])
        return listmessages.Placed(self.said, lines, place or None, self.rule if ruled and self.rule else None)


def plain(words: str) -> str:
    """Words in small letters with single spaces and one kind of dash; what no terminal should be sent becomes ``?``.

    >>> plain("  N\\u2013490   Naruto Uzumaki")
    'n-490 naruto uzumaki'
    """
    spaced = " ".join(normalize("NFKC", words).translate(DASHES).casefold().split())
    return spaced if spaced.isprintable() else "".join(each if each.isprintable() else "?" for each in spaced)


def name_key(name: str) -> str:
    """A name as it is compared: letters and digits alone.

    >>> name_key("Kiba Inuzuka & Akamaru") == name_key("kiba inuzuka and akamaru")
    True
    """
    return " ".join(re.sub(r"[^\w]+", " ", plain(name).replace("&", " and ")).split())


class Cards(Protocol):
    """The cards that a list may name."""

    def knows(self, card: str) -> bool:
        """Whether there is a card of this id."""

    def find(self, words: str) -> str:
        """The id of the card that is meant; for a card that nobody knows, the words themselves in small letters."""

    def is_number(self, word: str) -> bool:
        """Whether a word is an id or looks like the number of a card."""

    def name(self, card: str) -> str:
        """The printed name of a card, empty if it is not known."""

    def title(self, card: str) -> str:
        """A card as problems name it."""


@dataclass(frozen=True)
class Form:
    """How the lists of a game are written."""

    sections: tuple[str, ...]  # cards before any heading are of the first
    headings: Mapping[str, str]  # every way to head a section, in small letters, with the section that is meant
    fields: tuple[str, ...] = ("name",)  # what else a list says
    passed_over: frozenset[str] = frozenset()  # headings that say nothing which the cards do not say themselves
    named: frozenset[str] = frozenset()  # sections that TOML has as a list of names; the others have numbers
    example: str = ""  # of a card with its number, as TOML has it
    example_name: str = ""  # of a card in a list of names

    def heading_like(self, words: str) -> str:
        """The heading that was probably meant; empty if there is none.

        >>> form = Form(("main", "side"), {"main": "main", "side": "side", "sideboard": "side"})
        >>> form.heading_like("sidebord"), form.heading_like("kunay")
        ('sideboard', '')
        """
        return next(iter(get_close_matches(words, self.headings, n=1, cutoff=CLOSE)), "")


class ListReader:
    """Gathers what a list says, whatever it is written in."""

    def __init__(self, form: Form, cards: Cards) -> None:
        self.form = form
        self.cards = cards
        self.problems: list[Problem] = []
        self.where: dict[tuple[str, str], list[Where]] = {}  # by section and card
        self.name = ""
        self.counts: dict[str, dict[str, int]] = {section: {} for section in form.sections}
        self.entries = 0

    # -- the forms ----------------------------------------------------------------------------------------------

    def read(self, text: str, what: str, file: str = "") -> None:
        """A list in any form; what is none at all is refused. The name of a file says whether it is TOML."""
        if "\0" in text:
            raise RosterError(listmessages.NoList(file or None, what))
        if len(text) > LONGEST:
            raise RosterError(listmessages.NoList(file or None, what, LONGEST, len(text)))
        if file.lower().endswith(".toml") if file else is_toml(text):
            self.toml(text)
        elif line := in_one_line(text):
            self.line(line)
        else:
            self.text(text)

    def text(self, text: str) -> None:
        """A list as people type it, with headings for its sections."""
        form, section = self.form, self.form.sections[0]
        for number, raw in enumerate(text.split("\n"), 1):
            if len(raw) > LONGEST_LINE:
                self.note(listmessages.LongLine(len(raw), LONGEST_LINE), number)
                continue
            given = FIELD.fullmatch(raw.strip())
            if given and given[1].lower() in form.fields:
                self.field(given[1].lower(), given[2], number)
                continue
            words = COMMENT.sub("", raw).strip()
            heading = HEADING.fullmatch(plain(words))
            if heading and heading[1] in form.headings:
                section = form.headings[heading[1]]
            elif (
                heading
                and not self.cards.knows(self.cards.find(words))
                and (meant := self.form.heading_like(heading[1]))
            ):
                section = form.headings[meant]
                self.note(listmessages.UnknownHeading(words, meant.capitalize()), number)
            elif words and not (heading and heading[1] in form.passed_over):
                self.entry(section, words, number)

    def line(self, line: str) -> None:
        """A list in one line, as options and records have it."""
        for part in line.split("/"):
            words = part.strip()
            first, _, rest = words.partition(" ")
            section = self.form.headings.get(first.casefold().rstrip(":"), "")
            for entry in (rest if section else words).split(","):
                if entry.strip():
                    self.entry(section or self.form.sections[0], entry.strip()[:LONGEST_LINE], None)

    def toml(self, text: str) -> None:
        """A list in TOML: its fields, tables with a number for each card, and lists of names."""
        form = self.form
        try:
            table = parse_toml(text, "the list")
        except DataError as error:
            self.note(listmessages.NotToml(str(error.__context__)), None)
            return
        for key, value in table.items():
            if key in form.fields and isinstance(value, str):
                self.field(key, value, key)
            elif key in form.named and isinstance(value, list) and all(isinstance(each, str) for each in value):
                for card in value:
                    self.count(key, card, 1, key)
            elif key in form.sections and key not in form.named and isinstance(value, dict):
                for card, count in value.items():
                    self.count(key, card, count, f"{key}.{plain(card)}"[:LONGEST_NAME])
            elif key in form.fields:
                self.note(listmessages.WrongField("text", quoted(value), ""), key)
            elif key in form.named:
                self.note(listmessages.WrongField("names", quoted(value), f'["{form.example_name}"]'), key)
            elif key in form.sections:
                self.note(listmessages.WrongField("numbers", quoted(value), form.example), key)
            else:
                self.note(listmessages.UnknownField(key[:LONGEST_NAME], (*form.fields, *form.sections)), None)

    # -- the parts ----------------------------------------------------------------------------------------------

    def note(self, said: Message, where: Where | None) -> None:
        """Note what is wrong, as long as that is not endless."""
        if len(self.problems) < MOST_PROBLEMS:
            self.problems.append(Problem(said, where=() if where is None else (where,)))

    def field(self, name: str, value: str, where: Where | None) -> None:
        """What a list says of itself: its name, and whatever else a game knows."""
        del name
        value = " ".join(value.split())
        if len(value) > LONGEST_NAME or not value.isprintable():
            self.note(listmessages.LongName(LONGEST_NAME), where)
        else:
            self.name = value

    def entry(self, section: str, words: str, where: Where | None) -> None:
        """An entry such as ``2 N-490 Naruto Uzumaki``; without a number it stands for one card."""
        parts = ENTRY.fullmatch(words)
        if parts is None or self.cards.knows(self.cards.find(words)):  # a name may begin with a number
            self.card(section, words, 1, where)
        elif parts[1] and parts[3]:
            self.note(listmessages.NumberedTwice(words), where)
        else:
            digits = parts[1] or parts[3] or "1"
            self.count(section, parts[2], int(digits) if len(digits) < 5 else digits, where)

    def count(self, section: str, words: str, count: object, where: Where | None) -> None:
        """So many of a card, if that is a number of cards."""
        if type(count) is int and 1 <= count <= MOST_COPIES:
            self.card(section, words, count, where)
        else:
            card = plain(words)[:LONGEST_NAME]
            self.note(listmessages.WrongNumber(card, MOST_COPIES, quoted(count)), where)

    def card(self, section: str, words: str, count: int, where: Where | None) -> None:
        """So many of a card in a section."""
        self.entries += 1
        if self.entries > MOST_ENTRIES:
            if self.entries == MOST_ENTRIES + 1:
                self.note(listmessages.ManyEntries(MOST_ENTRIES), where)
            return
        card, name = self._split(words)
        printed = self.cards.name(card)
        if name and printed and name_key(name) != name_key(printed):
            self.note(listmessages.OtherName(self.cards.title(card).split(" ")[0], printed, name), where)
        counts = self.counts[section]
        counts[card] = counts.get(card, 0) + count
        if where is not None:
            self.where.setdefault((section, card), []).append(where)

    def _split(self, words: str) -> tuple[str, str]:
        """The card that is meant, and the name that stands beside its number."""
        found = self.cards.find(words)
        first, _, rest = words.partition(" ")
        if self.cards.knows(found) or not rest:
            return found, ""
        if self.cards.is_number(first):
            return self.cards.find(first), rest
        before, _, last = words.rpartition(" ")
        last = last.strip("()[]")
        return (self.cards.find(last), before) if self.cards.is_number(last) else (found, "")


def is_toml(text: str) -> bool:
    """Whether a text looks like TOML, which has tables and assignments; a plain list has neither.

    >>> is_toml("[main]\\nn-490 = 2"), is_toml("3 Naruto\\n2 Sakura")
    (True, False)
    """
    lines = [line.strip() for line in text.splitlines()]
    return any(line.startswith("[") or "=" in line for line in lines)


def in_one_line(text: str) -> str:
    """The only line of a list that is written in one; empty for a list of several lines, or of a single entry.

    >>> in_one_line("2 n-490, 1 n-497\\n"), in_one_line("2 n-490")
    ('2 n-490, 1 n-497', '')
    """
    lines = [line for line in text.splitlines() if line.strip()]
    return lines[0] if len(lines) == 1 and ("," in lines[0] or "/" in lines[0]) else ""


def to_toml(fields: Mapping[str, str], counts: Mapping[str, Mapping[str, int]], form: Form, cards: Cards) -> str:
    """A list in TOML, with the names of its cards as comments."""
    lines = [f"{field} = {_in_quotes(value)}" for field, value in fields.items() if value]
    for section in form.sections:
        if section in form.named and counts.get(section):
            names = [_in_quotes(card) for card, count in counts[section].items() for _ in range(count)]
            lines.append(f"{section} = [{', '.join(names)}]")
    for section in form.sections:
        if section in form.named or not counts.get(section):
            continue
        lines += ["", f"[{section}]"]
        for card, count in counts[section].items():
            key = card if re.fullmatch(r"[a-z0-9_-]+", card) else _in_quotes(card)
            note = f" # {cards.name(card)}" if cards.name(card) else ""
            lines.append(f"{key} = {count}{note}")
    return "\n".join([*lines, ""]).lstrip("\n")


def _in_quotes(text: str) -> str:
    escaped = "".join(f"\\{each}" if each in '"\\' else each for each in text if each.isprintable())
    return f'"{escaped}"'


# -- words for cards ----------------------------------------------------------------------------------------------


def fit(card: str, name: str, words: str) -> int:
    """How well words in small letters name a card that has an id and a name: the higher the better; 0: not at all.

    >>> [fit("n-475", "Rock Lee", words) for words in ("n-475", "rock lee", "rock", "lee", "ro le", "guy")]
    [5, 4, 3, 2, 1, 0]
    """
    name = name.lower()
    if words == card or not name:
        return 5 if words == card else 0
    if words == name:
        return 4
    if f"{name} ".startswith(f"{words} "):
        return 3
    if f" {words} " in f" {name} ":
        return 2
    return int(_are_beginnings(words.split(), name.split()))


def named_by(cards: Cards, among: Iterable[str], words: str) -> list[str]:
    """Those of some cards that words name best: by number, name, or a part of it."""
    fits = {card: fit(card, cards.name(card), plain(words)) for card in among}
    return [card for card, found in fits.items() if found and found == max(fits.values())]


def _are_beginnings(halves: Sequence[str], words: Sequence[str]) -> bool:
    """Whether some words begin like this, in their order.

    >>> _are_beginnings(["nar", "&", "gaara"], ["naruto", "uzumaki", "&", "gaara"]), _are_beginnings(["1"], ["18"])
    (True, False)
    """
    rest = iter(words)
    return all(any(word == half or (word.startswith(half) and half.isalpha()) for word in rest) for half in halves)


# -- problems -----------------------------------------------------------------------------------------------------


def placed(problem: Problem, where: Mapping[tuple[str, str], list[Where]]) -> tuple[Where, ...]:
    """Where the cards of a problem stand."""
    entries = [
        (section, card)
        for section, card in where
        if card in problem.cards and (not problem.sections or section in problem.sections)
    ]
    return tuple(dict.fromkeys(place for entry in entries for place in where[entry]))


def first_line(problem: Problem) -> int:
    """The line a problem begins in; what is wrong with the list as a whole comes last."""
    return min([place for place in problem.where if isinstance(place, int)], default=sys.maxsize)
