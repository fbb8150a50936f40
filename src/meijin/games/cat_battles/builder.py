"""Putting teams together before a game, for whoever shows them.

As text a team looks like this::

    Name: Alley Rush
    Boss
    Yuzu
    Kittens
    2 Senko
    S02-01               # by the number on the figure

In one line it is what a seat says when teams are put together: ``team yuzu senko senko snow``.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import ClassVar, Final

from meijin.games.cat_battles.cards import CATALOGUE
from meijin.games.cat_battles.setup import BROKEN, roster_with
from meijin.kernel.lists import Builder, Made, ReadyMade, Section, Tally, in_numbers
from meijin.kernel.listtext import Cards, Form, ListReader, Problem, first_line, name_key, placed, plain

BOSS: Final = "boss"
KITTENS: Final = "kittens"
SAID: Final = "team "
FIGURES: Final = CATALOGUE.figures
_PLACES: Final = {name: place for place, name in enumerate(FIGURES)}
_NAMED: Final = {
    key: name for name, figure in FIGURES.items() for key in (name, name_key(figure.name), plain(figure.number))
}
FORM: Final = Form(
    sections=(KITTENS, BOSS),
    headings={
        "boss": BOSS,
        "bosses": BOSS,
        "kitten": KITTENS,
        "kittens": KITTENS,
        "bench": KITTENS,
        "team": KITTENS,
    },
    named=frozenset({BOSS}),
    example="snow = 2",
    example_name="yuzu",
)


class Figures:
    """The figures as lists name them: by id, by name, or by the number on the figure."""

    def knows(self, card: str) -> bool:
        return card in FIGURES

    def find(self, words: str) -> str:
        """The id of the figure that is meant."""
        return _NAMED.get(plain(words)) or _NAMED.get(name_key(words)) or plain(words)

    def is_number(self, word: str) -> bool:
        return plain(word) in _NAMED

    def name(self, card: str) -> str:
        return FIGURES[card].name if card in FIGURES else ""

    def title(self, card: str) -> str:
        """A figure as problems name it."""
        return self.name(card) or card


class TeamBuilder(Builder):
    """Puts teams together: a Boss and Kittens."""

    what: ClassVar[str] = "team"
    said_in: ClassVar[str] = "team"
    mode: ClassVar[str] = "full"
    form: ClassVar[Form] = FORM
    cards: Cards = Figures()

    def __init__(self, most: str, house: bool, called: Callable[[str], str]) -> None:
        self._called = called  # what a ready-made team is called
        self._roster = roster_with(most, house)
        boss, kittens = self._roster.parts
        self.sections = (
            Section(BOSS, "Boss", boss.low, boss.high),
            Section(KITTENS, "Kittens", kittens.low, kittens.high),
        )

    def pool(self) -> dict[str, tuple[str, ...]]:
        """Every figure that may be picked."""
        boss, kittens = self._roster.parts
        return {name: (section,) for section, part in ((BOSS, boss), (KITTENS, kittens)) for name in part.pool}

    def ready_made(self) -> tuple[ReadyMade, ...]:
        """The Starter Sets and sample teams that are legal teams here."""
        teams = {team.id: (self._called(team.id), [team.boss, *team.kittens]) for team in CATALOGUE.teams.values()}
        return tuple(
            ReadyMade(each, name, _text(Counter(figures), name), f"{SAID}{each}")
            for each, (name, figures) in teams.items()
            if self._roster.is_complete(figures)
        )

    def read(self, text: str, file: str = "") -> Made:
        """The team in a text of any form; what a seat would say is one too, as is the id of a ready-made team."""
        said = " ".join(text.lower().split())
        known = next((each for each in self.ready_made() if said in (each.id, each.value)), None)
        if known is not None:
            text = known.text
        elif said.startswith(SAID) and "\n" not in text.strip() and "," not in text:
            text = "\n".join(said.removeprefix(SAID).split())
        return super().read(text, file)

    def made(self, reader: ListReader) -> Made:
        """The team, with its figures where they belong."""
        team = Counter[str]()
        for counts in reader.counts.values():
            team.update(counts)
        chosen = [name for name, count in _in_order(team) for _ in range(count)]
        found = [_named(problem, reader) for problem in self._roster.problems(chosen)]
        return Made(
            reader.name,
            _by_section(team),
            tuple(sorted([*reader.problems, *found], key=first_line)),
            _tallies(team),
            _text(team, reader.name),
            SAID + " ".join(chosen),
        )


def _named(problem: Problem, reader: ListReader) -> Problem:
    """A problem with the rule it breaks and the place where its figures stand, as far as they are figures at all."""
    known = tuple(card for card in problem.cards if card in FIGURES)
    return replace(problem, where=placed(problem, reader.where), cards=known, rule=BROKEN.get(type(problem.said), ""))


def _in_order(team: Counter[str]) -> list[tuple[str, int]]:
    """Figures with how many there are: Bosses first, then in the order of the catalogue, unknown ones last."""
    last = len(FIGURES)
    order = sorted(team, key=lambda name: (not _is_boss(name), _PLACES.get(name, last), name))
    return [(name, team[name]) for name in order]


def _is_boss(name: str) -> bool:
    return name in FIGURES and FIGURES[name].boss


def _by_section(team: Counter[str]) -> dict[str, dict[str, int]]:
    """A figure is in the section where it belongs, whatever it was written under."""
    ordered = _in_order(team)
    return {
        BOSS: {name: count for name, count in ordered if _is_boss(name)},
        KITTENS: {name: count for name, count in ordered if not _is_boss(name)},
    }


def _text(team: Counter[str], name: str) -> str:
    """A team as people read it."""
    lines = [f"Name: {name}"] if name else []
    for section, figures in _by_section(team).items():
        if figures:
            lines += ["", f"{section.capitalize()} ({sum(figures.values())})"]
            lines += [f"{count} {Figures().title(figure)}" for figure, count in figures.items()]
    return "\n".join([*lines, ""]).lstrip("\n")


def _tallies(team: Counter[str]) -> tuple[Tally, ...]:
    """The Levels of all figures, and what the Rear effects of Kittens cost; the sum of Levels is the Fish it takes."""
    known = [(FIGURES[name], count) for name, count in _in_order(team) if name in FIGURES]
    fish = sum(figure.level * count for figure, count in known)
    kittens: Iterable[tuple[int, int]] = [(figure.rear.cost, count) for figure, count in known if not figure.boss]
    return (
        Tally("fish", (("fish", fish),)),
        Tally("level", in_numbers(((figure.level, count) for figure, count in known), first=1), curve=True),
        Tally("cost", in_numbers(kittens, first=1), curve=True),
    )
