"""What is right, wrong and hardly meant in a file with cards of one's own."""

from __future__ import annotations

from dataclasses import dataclass

from meijin.games.crossover.authoring import loops
from meijin.games.crossover.authoring.lines import CardLines
from meijin.games.crossover.authoring.strangers import Known
from meijin.games.crossover.cards import BUILT_IN
from meijin.games.crossover.effects.card import Card
from meijin.games.crossover.reading import Additions, Problem, read_additions
from meijin.kernel.catalogue import parse_toml
from meijin.kernel.owncards import CardProblem, CardReport, OwnCard


@dataclass(frozen=True, slots=True)
class Report:
    """What a check of cards has found."""

    cards: tuple[Card, ...]  # those that are good
    problems: tuple[Problem, ...]
    warnings: tuple[Problem, ...]


def report_of(text: str, file: str) -> CardReport:
    """What is right and wrong with cards of one's own in a file, which go with those of the game, by line."""
    lines, found = CardLines(text), check_cards(parse_toml(text, file), BUILT_IN, file)

    def told(problems: tuple[Problem, ...]) -> tuple[CardProblem, ...]:
        return tuple(CardProblem(str(each), each.text, each.entry, each.field, lines.of(each)) for each in problems)

    cards = tuple(OwnCard(card.id, card.name, card.type_.word, card.text) for card in found.cards)
    return CardReport(cards, told(found.problems), told(found.warnings))


def check_cards(document: dict[str, object], base: dict[str, object], file: str) -> Report:
    """The cards of a document together with those of another."""
    additions = read_additions(document, base, file)
    return Report(additions.good, additions.problems, tuple(_warnings(additions, document)))


def _warnings(additions: Additions, document: dict[str, object]) -> list[Problem]:
    """What is legal and yet hardly meant."""
    known = Known(additions.known, additions.read)
    written = document.get("cards")
    tables = [each for each in written if isinstance(each, dict)] if isinstance(written, list) else []
    by_id = {str(each.get("id")): each for each in tables}
    found: list[Problem] = []
    for card in additions.good:
        found += [*loops.warnings(card), *known.warnings(f"card {card.id}", by_id[card.id])]
    return found
