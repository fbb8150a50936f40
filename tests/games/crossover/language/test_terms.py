"""Every term of the language is whole: it does something, and there are words for it in every language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from meijin.games.crossover.abilities.costs import Payment
from meijin.games.crossover.cards import POOL
from meijin.games.crossover.effects.conditions import Condition
from meijin.games.crossover.effects.description import messages, speech_of
from meijin.games.crossover.effects.mods import Mod
from meijin.games.crossover.effects.numbers import Number
from meijin.games.crossover.language.messages import message_of
from meijin.games.crossover.language.terms import Operation, Term
from meijin.kernel import registry
from meijin.kernel.testing.speech import gaps
from meijin.words import languages

PARTS: dict[type, tuple[str, ...]] = {
    Operation: ("do",),
    Condition: ("holds",),
    Number: ("value",),
    Payment: ("candidates",),  # a coin is paid in a way of its own: it has a kind besides the card it is on
    Mod: ("apply",),
}


def terms(kind: type[Any]) -> list[type[Term]]:
    """All terms of a kind that can be written on a card."""
    children: Sequence[type[Term]] = kind.__subclasses__()
    below = [each for child in children for each in (child, *terms(child))]
    return [each for each in below if "key" in vars(each)]


@pytest.mark.parametrize("kind", PARTS, ids=lambda kind: kind.__name__)
def test_no_term_leaves_out_a_part(kind: type) -> None:
    assert POOL.cards  # whatever reads cards knows every term
    found = terms(kind)
    assert len(found) > 5
    missing = [
        (term.__name__, part) for term in found for part in PARTS[kind] if getattr(term, part) is getattr(kind, part)
    ]
    assert missing == []


@pytest.mark.parametrize("language", languages())
def test_whatever_a_card_says_has_words_with_what_it_holds(language: str) -> None:
    crossover = registry.find("crossover")
    (words,) = [each for each in speech_of(language).words if each.language == language]
    assert [each.id for each in crossover.card_messages() if each.id not in words.entries] == []
    assert [gap for gap in gaps(crossover, language) if "part-card" in gap or "text-" in gap] == []


@pytest.mark.parametrize("kind", PARTS, ids=lambda kind: kind.__name__)
def test_every_term_has_a_message(kind: type) -> None:
    told = {message_of(term).id for term in terms(kind) if term.key != "not"}
    assert told <= {each.id for each in messages()}


@pytest.mark.parametrize("language", languages())
def test_what_is_said_shorter_is_said_at_length_too(language: str) -> None:
    (short,) = [each for each in speech_of(language, is_short=True).words if each.language == language]
    (whole,) = [each for each in speech_of(language).words if each.language == language]
    referred = {other for entry in short.entries.values() for other in entry.references}
    assert {name for name in short.entries if name not in whole.entries} <= referred
