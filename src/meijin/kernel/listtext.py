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
from dataclasses import dataclass, field
from difflib import get_close_matches
from typing import Final, Protocol
from unicodedata import normalize

from meijin.kernel.catalogue import parse_toml
from meijin.kernel.errors import DataError, RosterError, listed, quoted

HEADING: Final = re.compile(r"\[?([a-z ]+?)\]?(?: ?:? ?\(?\d{1,3}\)?)?:?")
FIELD: Final = re.compile(r"(\w+)\s*[:=]\s*(.*)")
ENTRY: Final = re.compile(r"(?:(\d+)(?:\s*[x×*](?![-‐-―])\s*|\s+))?(\S.*?)(?:\s+[x×*]\s*(\d+))?")
COMMENT: Final = re.compile(r"(?:^|\s)(?:#|//).*")
DASHES: Final = str.maketrans(dict.fromkeys("\u2010\u2011\u2012\u2013\u2014\u2212", "-"))
CLOSE: Final = 0.8  # so much alike words must be to others that may be meant
LINE: Final = "line "
LONGEST: Final = 20_000  # characters of a list as text, with names and comments
LONGEST_LINE: Final = 200
LONGEST_NAME: Final = 80
MOST_COPIES: Final = 99
MOST_ENTRIES: Final = 200
MOST_PROBLEMS: Final = 100


@dataclass(frozen=True)
class Problem:
    """What is wrong with a list, the rule that it breaks, the cards it is about, and where they stand."""

    text: str
    rule: str = ""
    cards: tuple[str, ...] = ()
    sections: tuple[str, ...] = ()  # in which those cards are meant; none: in all
    where: str = ""
    kind: str = ""  # what sort of problem it is, for whoever says it in another language
    values: Mapping[str, str | int] = field(default_factory=dict)  # the numbers and words of the text, by name

    def __str__(self) -> str:
        return (f"{self.where}: " if self.where else "") + self.text + (f" ({self.rule})" if self.rule else "")


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
        self.where: dict[tuple[str, str], list[str]] = {}  # by section and card
        self.name = ""
        self.counts: dict[str, dict[str, int]] = {section: {} for section in form.sections}
        self.entries = 0

    # -- the forms ----------------------------------------------------------------------------------------------

    def read(self, text: str, what: str, file: str = "") -> None:
        """A list in any form; what is none at all is refused. The name of a file says whether it is TOML."""
        if "\0" in text:
            raise RosterError(f"{file or 'this'} is no {what} list: it is not even text")
        if len(text) > LONGEST:
            told = f"that has at most {LONGEST:,} characters, not {len(text):,}"
            raise RosterError(f"{file or 'this'} is no {what} list: {told}")
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
            where = f"{LINE}{number}"
            if len(raw) > LONGEST_LINE:
                told = f"a line has at most {LONGEST_LINE} characters; this one has {len(raw):,}"
                self.note(told, where, "long_line", most=LONGEST_LINE, count=len(raw))
                continue
            given = FIELD.fullmatch(raw.strip())
            if given and given[1].lower() in form.fields:
                self.field(given[1].lower(), given[2], where)
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
                told = f"there is no heading {quoted(words)}; did you mean {meant.capitalize()!r}?"
                self.note(told, where, "heading", words=words, meant=meant.capitalize())
            elif words and not (heading and heading[1] in form.passed_over):
                self.entry(section, words, where)

    def line(self, line: str) -> None:
        """A list in one line, as options and records have it."""
        for part in line.split("/"):
            words = part.strip()
            first, _, rest = words.partition(" ")
            section = self.form.headings.get(first.casefold().rstrip(":"), "")
            for entry in (rest if section else words).split(","):
                if entry.strip():
                    self.entry(section or self.form.sections[0], entry.strip()[:LONGEST_LINE], "")

    def toml(self, text: str) -> None:
        """A list in TOML: its fields, tables with a number for each card, and lists of names."""
        form = self.form
        try:
            table = parse_toml(text, "the list")
        except DataError as error:
            self.note(error.problem, "")
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
                self.note(f"must be a text, not {quoted(value)}", key)
            elif key in form.named:
                self.note(f'must be a list such as ["{form.example_name}"], not {quoted(value)}', key)
            elif key in form.sections:
                self.note(f"must be a table such as {form.example}, not {quoted(value)}", key)
            else:
                have = listed([*form.fields, *form.sections])
                self.note(f"there is no field {quoted(key)}; the fields are {have}", "")

    # -- the parts ----------------------------------------------------------------------------------------------

    def note(self, problem: str, where: str, kind: str = "", **values: str | int) -> None:
        """Note what is wrong, as long as that is not endless."""
        if len(self.problems) < MOST_PROBLEMS:
            self.problems.append(Problem(problem, where=where, kind=kind, values=values))

    def field(self, name: str, value: str, where: str) -> None:
        """What a list says of itself: its name, and whatever else a game knows."""
        del name
        value = " ".join(value.split())
        if len(value) > LONGEST_NAME or not value.isprintable():
            told = f"a name has at most {LONGEST_NAME} printable characters, unlike {quoted(value)}"
            self.note(told, where, "long_name", most=LONGEST_NAME)
        else:
            self.name = value

    def entry(self, section: str, words: str, where: str) -> None:
        """An entry such as ``2 N-490 Naruto Uzumaki``; without a number it stands for one card."""
        parts = ENTRY.fullmatch(words)
        if parts is None or self.cards.knows(self.cards.find(words)):  # a name may begin with a number
            self.card(section, words, 1, where)
        elif parts[1] and parts[3]:
            told = f"{quoted(words)} has a number before the card and one after it; give one"
            self.note(told, where, "numbered_twice", words=words)
        else:
            digits = parts[1] or parts[3] or "1"
            self.count(section, parts[2], int(digits) if len(digits) < 5 else digits, where)

    def count(self, section: str, words: str, count: object, where: str) -> None:
        """So many of a card, if that is a number of cards."""
        if type(count) is int and 1 <= count <= MOST_COPIES:
            self.card(section, words, count, where)
        else:
            card = plain(words)[:LONGEST_NAME]
            told = f"the number of {card} must be from 1 to {MOST_COPIES}, not {quoted(count)}"
            self.note(told, where, "number", words=card, most=MOST_COPIES, given=quoted(count))

    def card(self, section: str, words: str, count: int, where: str) -> None:
        """So many of a card in a section."""
        self.entries += 1
        if self.entries > MOST_ENTRIES:
            if self.entries == MOST_ENTRIES + 1:
                told = f"a list has at most {MOST_ENTRIES} entries; the others are not read"
                self.note(told, where, "entries", most=MOST_ENTRIES)
            return
        card, name = self._split(words)
        printed = self.cards.name(card)
        if name and printed and name_key(name) != name_key(printed):
            number = self.cards.title(card).split(" ")[0]
            told = f"{number} is {printed}, not {quoted(name)}"
            self.note(told, where, "other_name", number=number, printed=printed, words=name)
        counts = self.counts[section]
        counts[card] = counts.get(card, 0) + count
        if where:
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


def placed(problem: Problem, where: Mapping[tuple[str, str], list[str]]) -> str:
    """Where the cards of a problem stand, as sentences say it."""
    entries = [
        (section, card)
        for section, card in where
        if card in problem.cards and (not problem.sections or section in problem.sections)
    ]
    places = dict.fromkeys(place for entry in entries for place in where[entry])
    lines = sorted(int(place.removeprefix(LINE)) for place in places if place.startswith(LINE))
    if lines:
        return f"line{'s' if len(lines) > 1 else ''} {listed([str(line) for line in lines])}"
    return listed(list(places)) if places else ""


def first_line(problem: Problem) -> int:
    """The line a problem begins in; what is wrong with the list as a whole comes last."""
    digits = re.match(r"lines? (\d+)", problem.where)
    return int(digits[1]) if digits else sys.maxsize
