"""The pool as a value: everything numbered by its place, and the cards as the rules ask for them."""

from __future__ import annotations

import pytest

from meijin.games.crossover.cards import POOL, built_in, load_pool
from meijin.games.crossover.language.vocabulary import AbilityKind, CardType, Line

NARUTO = POOL.by_id["n-490"]
GOKU = POOL.by_id["h-wa08"]


def test_abilities_and_lists_have_their_places_and_words() -> None:
    assert [each.number for each in POOL.abilities] == list(range(len(POOL.abilities)))
    assert [each.number for each in POOL.lists] == list(range(len(POOL.lists)))
    assert [each.number for each in POOL.selectors] == list(range(len(POOL.selectors)))
    assert [each.number for each in POOL.filters] == list(range(len(POOL.filters)))
    assert len({each.word for each in POOL.abilities}) == len(POOL.abilities)
    assert len({each.word for each in POOL.lists}) == len(POOL.lists)
    assert [card.index for card in POOL.cards] == list(range(len(POOL.cards)))


def test_lists_within_lists_are_named_after_where_they_stand() -> None:
    words = {each.word for each in POOL.lists}
    assert {"j-377.1", "j-377.1.then", "j-362.1.else", "m-352.1.then_each", "j-451.1.option2", "m-346.1.then"} <= words
    ability = POOL.by_id["j-377"].abilities[0]
    assert ability.do is POOL.lists[ability.do.number] if ability.do else False


def test_a_mission_that_only_stays_has_an_effect_that_does_nothing() -> None:
    (nothing,) = [each for each in POOL.abilities if each.word == "m-333.0"]
    assert (nothing.kind, nothing.do, nothing.targets) == (AbilityKind.EFFECT, None, ())
    assert not any(each.word == "m-344.0" for each in POOL.abilities)  # it has an effect of its own


@pytest.mark.rule("CB6.1.3", "CB9.2")
def test_the_symbols_of_the_two_lines_never_match() -> None:
    naruto = [card for card in POOL.cards if card.line is Line.NARUTO]
    dragon_ball = [card for card in POOL.cards if card.line is Line.DB]
    assert any(symbol.text == "earth" for card in naruto for symbol in card.symbols)
    assert any(symbol.text == "earth" for card in dragon_ball for symbol in card.symbols)
    assert not any(one.symbol_bits & other.symbol_bits for one in naruto for other in dragon_ball)


def test_cards_share_a_name_with_every_name_they_bear() -> None:
    both = POOL.by_id["n-392"]  # Naruto Uzumaki & Rock Lee
    assert both.name_bits & NARUTO.name_bits
    assert both.name_bits & POOL.by_id["n-430"].name_bits
    assert not both.name_bits & GOKU.name_bits


@pytest.mark.rule("CB9.17")
def test_in_a_crossover_the_people_of_naruto_are_human() -> None:
    human = 1 << POOL.traits.index("Human")
    assert not NARUTO.trait_bits & human
    assert NARUTO.human_bits & human
    assert not POOL.by_id["m-346"].human_bits & human
    assert GOKU.human_bits == GOKU.trait_bits


@pytest.mark.rule("CB8.11.3", "CB8.11.5")
def test_keywords_say_what_they_do_in_the_same_language() -> None:
    fierce = next(each for each in POOL.keywords if each.text == "fierce:1")
    assert (fierce.kind, fierce.parameter, fierce.abilities[0].word) == ("fierce", "1", "fierce:1.1")
    ally = next(each for each in POOL.keywords if each.text == "ally:Goku")
    assert ally.abilities[0].unique
    assert not fierce.abilities[0].unique


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (CardType.NINJA, CardType.WARRIOR),
        (CardType.JUTSU, CardType.TECHNIQUE),
        (CardType.MISSION, CardType.EVENT),
    ],
)
def test_types_of_the_two_lines_are_counterparts(one: CardType, other: CardType) -> None:
    assert one.family == other.family == 1 << one | 1 << other
    assert CardType.CLIENT.family == 1 << CardType.CLIENT


def test_a_pool_read_twice_is_the_same() -> None:
    again = load_pool(built_in())
    assert again.cards == POOL.cards
    assert again.lists == POOL.lists
    assert [each.word for each in again.abilities] == [each.word for each in POOL.abilities]
