"""Lists that players put together: what holds of every game that has them."""

from __future__ import annotations

import pytest

from meijin.kernel import registry
from meijin.kernel.errors import RosterError
from meijin.kernel.game import Game
from meijin.kernel.lists import Builder
from tests.installed import INSTALLED

BUILDERS = {name: found for name in INSTALLED if (found := registry.find(name).builder({})) is not None}


@pytest.fixture(params=BUILDERS)
def builder(request: pytest.FixtureRequest) -> Builder:
    return BUILDERS[request.param]


def test_a_game_whose_players_bring_nothing_has_no_builder() -> None:
    assert Game().builder({}) is None
    assert {"crossover", "cat_battles"} <= BUILDERS.keys()
    assert "ganymede" not in BUILDERS


def test_every_ready_made_list_is_legal_and_fills_its_sections(builder: Builder) -> None:
    assert builder.ready_made()
    for ready in builder.ready_made():
        made = builder.read(ready.text)
        assert made.legal, made.problems
        assert made.name == ready.name
        assert builder.read(ready.value).counts == made.counts
        for section in builder.sections:
            size = sum(made.counts[section.name].values())
            assert section.low <= size <= section.high or (section.may_be_empty and not size)


def test_text_value_and_counts_of_a_list_are_the_same_list(builder: Builder) -> None:
    for ready in builder.ready_made():
        made = builder.read(ready.text)
        assert builder.read(made.text) == made
        assert builder.read(made.value).counts == made.counts
        assert builder.put_together(made.counts, made.name) == made


def test_every_card_of_the_pool_is_understood_where_it_may_be(builder: Builder) -> None:
    sections = {section.name for section in builder.sections}
    for card, places in builder.pool().items():
        assert places and set(places) <= sections
        for place in places:
            assert builder.put_together({place: {card: 1}}).counts[place] == {card: 1}


def test_nothing_is_a_list_with_something_missing(builder: Builder) -> None:
    for made in (builder.read(""), builder.put_together({})):
        assert not made.legal
        assert all(problem.kind and problem.rule for problem in made.problems)


@pytest.mark.parametrize("text", ["\0", "x" * 20_001])
def test_what_is_no_text_or_endless_is_refused(builder: Builder, text: str) -> None:
    with pytest.raises(RosterError, match=builder.what):
        builder.read(text)


def test_a_number_that_is_none_is_named(builder: Builder) -> None:
    card, (section, *_) = next(iter(builder.pool().items()))
    made = builder.put_together({section: {card: 100}})
    assert "number" in [problem.kind for problem in made.problems]
