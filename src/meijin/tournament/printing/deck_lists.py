"""The rulebook's deck list form: filled in from the list that was handed in, or blank."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from itertools import zip_longest
from typing import Final

from msgspec import Struct

from meijin.kernel.errors import RosterError
from meijin.kernel.game import Game
from meijin.kernel.letters import readable
from meijin.kernel.lists import Builder, Made, Section
from meijin.kernel.registry import find
from meijin.tournament.because import Because
from meijin.tournament.errors import EventError
from meijin.tournament.model import Entrant
from meijin.tournament.printing.sheet import Block, Column, Columns, Field, Fields, Heading, Note, Part, Sheet, Table
from meijin.tournament.printing.source import Source

# How many lines a blank form has for a kind of card; other sections have one for each card they may hold.
_LINES: Final = {
    "Ninjas": 24,
    "Warriors": 24,
    "Jutsu": 12,
    "Techniques": 12,
    "Missions": 5,
    "Events": 5,
    "Clients": 4,
}
_FIRST_COLUMN: Final = ("Clients", "Wishes")  # they stand below the fighters, as in the rulebook's form


@lru_cache(maxsize=4096)
def _group(game: Game, card: str) -> tuple[str, str]:
    """The line of cards that a card is of, and its kind; both empty where the game does not tell them apart."""
    try:
        line, _, kind = game.card_face(card).group.partition(": ")
    except LookupError:  # a list may name cards that there are not
        return "", ""
    return (line, kind) if kind else ("", "")


@lru_cache(maxsize=4096)
def _number_and_name(game: Game, card: str) -> tuple[str, str]:
    try:
        facts = game.card_facts(card)
        return str(facts.get("number") or facts.get("figure") or ""), game.card_face(card).title
    except LookupError:
        return "", card


class _Kind(Struct, frozen=True):
    """A part of the form: its heading, the lines it has at least, and the cards in it."""

    title: str
    lines: int
    cards: tuple[tuple[str, str, int], ...] = ()  # number, name, how many


def deck_lists(source: Source) -> Sheet:
    """The forms of the players."""
    game, builder = _game(source)
    lines = _lines_of_cards(game, builder)
    parts = [_filled(source, game, builder, lines, each) for each in source.entrants()]
    return source.sheet(_title(source, builder), parts, one_page=True)


def blank_deck_list(source: Source) -> Sheet:
    """Forms to be filled in by hand: one for each line of cards that a list may be of."""
    game, builder = _game(source)
    lines = _lines_of_cards(game, builder)
    parts = [_form(source, builder, None, [line]) for line in lines.values()]
    return source.sheet(_title(source, builder), parts, one_page=True)


def _game(source: Source) -> tuple[Game, Builder]:
    game = find(source.event.game)
    builder = game.builder(source.event.settings.options)
    if builder is None:
        raise EventError(Because.NO_LIST_FORMS, game=game.name)
    return game, builder


def _title(source: Source, builder: Builder) -> str:
    return source.words("team_list" if builder.what == "team" else "deck_list")


def _lines_of_cards(game: Game, builder: Builder) -> dict[str, dict[str, list[str]]]:
    """For every line of cards the sections that a list of them has, and the kinds of the first one, such as Ninjas.

    The kinds of cards in later sections are not told apart.
    """
    first = builder.sections[0].name
    lines: dict[str, dict[str, list[str]]] = {}
    for card, sections in builder.pool().items():
        line, kind = _group(game, card)
        for section in sections:
            kinds = lines.setdefault(line, {}).setdefault(section, [])
            if section == first and kind and kind not in kinds:
                kinds.append(kind)
    return lines


def _sections(builder: Builder, lines: list[dict[str, list[str]]]) -> list[Section]:
    return [section for section in builder.sections if any(section.name in line for line in lines)]


def _blank(builder: Builder, lines: list[dict[str, list[str]]]) -> list[_Kind]:
    """The parts of a blank form; where several lines of cards are possible, their kinds share a part."""
    first, *others = _sections(builder, lines)
    found = []
    for names in zip_longest(*(kinds[first.name] for kinds in lines)):
        title = " / ".join(name for name in names if name)
        found.append(_Kind(title, max(_LINES.get(name, first.high) for name in names if name)))
    return (found or [_Kind(first.title, first.high)]) + [_Kind(section.title, section.high) for section in others]


def _filled(
    source: Source, game: Game, builder: Builder, by_name: dict[str, dict[str, list[str]]], entrant: Entrant
) -> Part:
    lines = list(by_name.values())
    sealed = source.tournament.sealed.get(entrant.list_digest or "")
    if sealed is None:
        return _form(source, builder, entrant, lines)
    try:
        made = builder.read(sealed["list"])
    except RosterError:
        return (Note(source.words("unreadable"), size=10), *_form(source, builder, entrant, lines))
    groups = [_group(game, card) for card in made.counts[builder.sections[0].name]]
    line = next((by_name[name] for name, _ in groups if name in by_name), lines[0])
    sections = _sections(builder, [line])
    kinds = [kind for section in sections for kind in _section(game, section, made, line[section.name])]
    return _form(source, builder, entrant, [line], made, kinds)


def _section(game: Game, section: Section, made: Made, kinds: list[str]) -> list[_Kind]:
    counts = made.counts[section.name]
    if not kinds:
        return [_Kind(section.title, section.high, _entries(game, counts))]
    by_kind: dict[str, dict[str, int]] = {kind: {} for kind in kinds}
    for card, count in counts.items():
        by_kind.setdefault(_group(game, card)[1], {})[card] = count
    return [_Kind(kind or section.title, _LINES.get(kind, 0), _entries(game, of)) for kind, of in by_kind.items()]


def _entries(game: Game, counts: Mapping[str, int]) -> tuple[tuple[str, str, int], ...]:
    return tuple((*_number_and_name(game, card), count) for card, count in counts.items())


def _form(
    source: Source,
    builder: Builder,
    entrant: Entrant | None,
    lines: list[dict[str, list[str]]],
    made: Made | None = None,
    kinds: list[_Kind] | None = None,
) -> Part:
    """A form: blank without a list, and without a player too."""
    words = source.words
    player, number = (readable(entrant.name), entrant.player) if entrant is not None else ("", "")
    kinds = kinds if kinds is not None else _blank(builder, lines)
    left = [kind for place, kind in enumerate(kinds) if place == 0 or kind.title in _FIRST_COLUMN]
    right = [kind for kind in kinds if kind not in left]
    name_of_list = words("team_name" if builder.what == "team" else "deck_name")
    return (
        Fields(
            (
                Field(words("name"), player, 3),
                Field(words("id"), number, 2),
                Field(name_of_list, made.name if made is not None else "", 3),
            )
        ),
        Columns(_tables(source, builder, left), _tables(source, builder, right)),
        Fields(tuple(_total(source, section, made) for section in _sections(builder, lines)), height=11),
        Fields((Field(words("verified"), "", 3), Field(words("date"), "", 1)), height=13),
    )


def _tables(source: Source, builder: Builder, kinds: list[_Kind]) -> tuple[Block, ...]:
    words = source.words
    team = builder.what == "team"
    columns = (
        Column(words("figure_no" if team else "card_no"), 21),
        Column(words("figure_name" if team else "card_name")),
        Column(words("quantity"), 12, "centre", bold=True),
    )
    blocks: list[Block] = []
    for kind in kinds:
        rows = [(number, name, str(count)) for number, name, count in kind.cards]
        rows += [("", "", "")] * (kind.lines - len(rows))
        count = sum(count for *_, count in kind.cards)
        blocks += [
            Heading(kind.title, right=words("total_is", count=count) if kind.cards else ""),
            Table(columns, tuple(rows), size=11 if team else 9, row=9 if team else 5.4, form=True),
        ]
    return tuple(blocks)


def _total(source: Source, section: Section, made: Made | None) -> Field:
    wanted = str(section.high) if section.low == section.high else f"{section.low}-{section.high}"
    value = str(sum(made.counts[section.name].values())) if made is not None else ""
    return Field(f"{source.words('total_in', section=section.title)} ({wanted})", value)
