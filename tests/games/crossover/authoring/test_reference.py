"""The reference for authors is that of the language as it is, with an example of everything."""

from __future__ import annotations

from pathlib import Path

import pytest

from meijin.games.crossover.authoring import examples
from meijin.games.crossover.authoring.reference import all_examples, reference
from meijin.games.crossover.authoring.reference_texts import EVENTS, FILTER_KEYS
from meijin.games.crossover.cards import POOL
from meijin.games.crossover.effects.conditions import CONDITIONS
from meijin.games.crossover.effects.mods import MODS
from meijin.games.crossover.effects.numbers import NUMBERS
from meijin.games.crossover.effects.operations import OPERATIONS
from meijin.games.crossover.effects.payments import PAYMENTS
from meijin.games.crossover.language.filters import Filter
from meijin.games.crossover.language.vocabulary import Event
from meijin.games.crossover.reading.reader import schema

DOCS = Path(__file__).parents[4] / "docs"


def test_the_page_is_up_to_date() -> None:
    page = (DOCS / "crossover-cards.md").read_text(encoding="utf-8")
    assert page == reference(), "write it anew: python -m meijin.games.crossover.authoring docs/crossover-cards.md"


@pytest.mark.parametrize(
    ("shown", "known"),
    [
        (examples.OPERATIONS, OPERATIONS),
        (examples.CONDITIONS, CONDITIONS),
        (examples.PAYMENTS, PAYMENTS),
        (examples.MODS, MODS),
        (examples.NUMBERS, {"fixed": None, "x": None} | NUMBERS),
        (examples.FILTERS, schema(Filter).by_key),
        (FILTER_KEYS, schema(Filter).by_key),
        (EVENTS, {each.word: None for each in Event}),
    ],
)
def test_everything_has_its_example(shown: dict[str, object], known: dict[str, object]) -> None:
    assert list(shown) == list(known)


def test_no_term_leaves_a_gap_on_the_page() -> None:
    assert "\n\n\n" not in reference()


def test_the_page_says_which_keys_are_needed() -> None:
    rows = dict(row.strip("| ").split(" | ", 1) for row in reference().splitlines() if row.startswith("| `"))
    assert rows["`symbols`"].startswith("all but wishes | all but wish |")
    assert rows["`cost`"].startswith("activated, trigger, replace | - |")  # of abilities; that of arts comes first
    assert rows["`on`"].startswith("trigger, replace | trigger, replace |")
    assert rows["`healthy`, `injured`"].startswith("fighters | ninja, warrior |")


def test_the_page_names_symbols_and_explains_keywords() -> None:
    page = reference()
    for line, symbols in POOL.symbols.items():
        assert f"| `{line.word}` | {', '.join(f'`{each}`' for each in symbols)} |" in page
    kinds = {each.kind for card in POOL.cards for each in card.keywords}
    assert {kind for kind in kinds if f"| `{kind}` | " in page} == kinds - {"fierce", "ally"}
    assert "| `fierce:1` | Valid: when its Team wins" in page
    assert "| `ally:Goku` | Valid: +1/+1 while" in page


def test_every_example_makes_a_sentence() -> None:
    for group in all_examples().values():
        for example in group.values():
            assert example.sentence[0].isupper()
            assert example.sentence.endswith((".", ")"))
