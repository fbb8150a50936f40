"""Which lists may be played: each rule of deck construction, and all that are broken named at once."""

from __future__ import annotations

from dataclasses import replace

import pytest

from meijin.games.crossover.cards import POOL, CardSet
from meijin.games.crossover.lists.card_index import CARDS, CardIndex
from meijin.games.crossover.lists.decklist import DeckList, sorted_counts, total
from meijin.games.crossover.lists.decks import STARTERS
from meijin.games.crossover.lists.legality import check_deck, check_exchange

NARUTO = STARTERS["leaf-sand"]
DRAGON_BALL = STARTERS["earth-defenders"]


def with_main(deck: DeckList, **changes: int) -> DeckList:
    """The list with so many more or fewer of some cards in the main deck; ``n_490`` stands for n-490."""
    counts = dict(deck.main)
    for name, change in changes.items():
        card = name.replace("_", "-")
        counts[card] = counts.get(card, 0) + change
    return replace(deck, main=sorted_counts(counts))


def with_side(deck: DeckList, **counts: int) -> DeckList:
    """The list with this sideboard."""
    return replace(deck, side=sorted_counts({name.replace("_", "-"): count for name, count in counts.items()}))


def broken(deck: DeckList) -> dict[str, list[str]]:
    """The problems of a list by the rule they break."""
    rules: dict[str, list[str]] = {}
    for problem in check_deck(deck):
        rules.setdefault(problem.rule, []).append(problem.text)
    return rules


@pytest.mark.rule("CB3.1.1", "CB3.1.2", "CB3.1.3", "CB3.1.4", "CB3.1.5", "CB3.1.6", "CB3.1.7")
@pytest.mark.parametrize("starter", STARTERS)
def test_the_starter_decks_are_legal(starter: str) -> None:
    assert check_deck(STARTERS[starter]) == []


# -- cards ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("CB3.1.1", "CB9.1")
def test_a_deck_has_cards_of_one_line_only() -> None:
    mixed = with_main(NARUTO, n_490=-1, h_wa08=1)
    assert broken(mixed) == {
        "CB3.1.1": [
            "H-WA08 Goku is a card of Dragon Ball; this is a list of Naruto, and a deck has cards of one line only"
        ]
    }
    assert (
        "N-490 Naruto Uzumaki is a card of Naruto" in broken(with_main(DRAGON_BALL, h_wa01=-1, n_490=1))["CB3.1.1"][0]
    )
    in_side = with_side(NARUTO, **{"n_423": 3, "n_506": 3, "n_588": 2, "h_wa08": 1, "h_wa09": 1})
    assert broken(in_side)["CB3.1.1"][0].startswith("H-WA08 Goku and H-WA09 Goku are cards of Dragon Ball")


@pytest.mark.rule("CB3.1.1", "R5")
def test_a_forbidden_number_is_refused_even_if_no_such_card_is_in_the_pool() -> None:
    assert "n-473" not in CARDS.cards
    assert broken(with_main(NARUTO, n_490=-1, n_473=1)) == {
        "CB3.1.1": ["N-473 Kakashi Hatake is forbidden: take another card"]
    }
    wrong_line = broken(with_main(DRAGON_BALL, h_wa01=-1, n_473=1))
    assert wrong_line["CB3.1.1"][0] == "N-473 Kakashi Hatake is forbidden: take another card"
    assert "is a card of Naruto" in wrong_line["CB3.1.1"][1]


@pytest.mark.rule("CB3.1.1", "R5")
def test_another_card_of_a_forbidden_name_is_legal() -> None:
    assert CARDS.name("n-421") == CARDS.forbidden["n-473"].name == "Kakashi Hatake"
    assert broken(with_main(NARUTO, n_490=-1, n_421=1)) == {}


@pytest.mark.rule("CB3.1.1")
def test_cards_of_sets_that_are_not_legal_are_refused() -> None:
    sets = POOL.sets | {"naruto-11": CardSet("Approaching Wind", legal=False, source="house")}
    found = check_deck(NARUTO, CardIndex(replace(POOL, sets=sets)))
    assert {problem.rule for problem in found} == {"CB3.1.1"}
    assert "N-430 Rock Lee is of the set naruto-11, which is not legal" in [problem.text for problem in found]


@pytest.mark.rule("CB3.1.1")
@pytest.mark.parametrize(
    ("deck", "card", "promo", "problems"),
    [
        (DRAGON_BALL, "h-wa08", "db-promo", []),
        (NARUTO, "n-490", "naruto-promo", ["N-490 Naruto Uzumaki is of the set naruto-promo, which is not legal"]),
    ],
)
def test_promos_are_legal_for_dragon_ball_only(deck: DeckList, card: str, promo: str, problems: list[str]) -> None:
    printed = tuple(replace(each, set_=promo) if each.id == card else each for each in POOL.cards)
    found = check_deck(deck, CardIndex(replace(POOL, cards=printed)))
    assert [problem.text for problem in found] == problems


@pytest.mark.rule("CB3.1.1")
def test_unknown_cards_are_refused_and_still_counted() -> None:
    assert broken(with_main(NARUTO, n_490=-1, n_4900=1)) == {
        "CB3.1.1": ["there is no 'n-4900' to choose; did you mean N-490 Naruto Uzumaki?"]
    }


# -- sizes ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("CB3.1.2")
@pytest.mark.parametrize(("change", "size"), [(-1, 39), (1, 41)])
def test_the_main_deck_has_exactly_40_cards(change: int, size: int) -> None:
    assert broken(with_main(NARUTO, m_352=change)) == {
        "CB3.1.2": [f"the main deck has {size} cards; it must have exactly 40"]
    }


@pytest.mark.rule("CB3.1.2")
def test_wishes_are_neither_in_main_deck_nor_in_sideboard() -> None:
    wishing = with_main(DRAGON_BALL, h_wa01=-1, h_wi03=1)
    wish = "H-WI03 Eternal Life cannot be in"
    assert broken(wishing) == {"CB3.1.2": [f"{wish} the main deck: Wishes are listed apart"]}
    side = dict(DRAGON_BALL.side) | {"h-wa09": 0, "h-wi03": 1}
    assert broken(replace(DRAGON_BALL, side=sorted_counts(side))) == {
        "CB3.1.2": [f"{wish} the sideboard: Wishes are listed apart"]
    }


@pytest.mark.rule("CB3.1.3")
def test_a_sideboard_has_none_or_exactly_10_cards() -> None:
    assert broken(replace(NARUTO, side=())) == {}
    assert broken(with_side(NARUTO, n_423=1)) == {
        "CB3.1.3": ["the sideboard has 1 card; it must have none or exactly 10"]
    }
    eleven = replace(NARUTO, side=sorted_counts(dict(NARUTO.side) | {"j-417": 2}))
    assert broken(eleven) == {"CB3.1.3": ["the sideboard has 11 cards; it must have none or exactly 10"]}


# -- names and numbers ---------------------------------------------------------------------------------------


@pytest.mark.rule("CB3.1.4")
def test_at_most_3_cards_of_a_name_are_in_the_main_deck_whatever_their_numbers() -> None:
    # The starter has three cards named Naruto Uzumaki: one n-497 and two n-490.
    assert broken(with_main(NARUTO, n_430=-1, n_425=1)) == {
        "CB3.1.4": [
            "the main deck has 4 cards with the name of N-425 Naruto Uzumaki (1 n-425, 1 n-497 and 2 n-490); "
            "it may have at most 3"
        ]
    }


@pytest.mark.rule("CB3.1.4")
def test_another_name_that_a_card_bears_besides_does_not_count() -> None:
    # The Platoon n-494 is also named Naruto Uzumaki, of whom there are three already.
    assert "n-494" in dict(NARUTO.main)
    assert "Naruto Uzumaki" in CARDS.cards["n-494"].also_named
    assert total((card, count) for card, count in NARUTO.main if CARDS.name(card) == "Naruto Uzumaki") == 3
    assert broken(NARUTO) == {}


@pytest.mark.rule("CB3.1.4", "R4")
def test_three_of_a_name_in_the_main_deck_and_three_others_in_the_sideboard() -> None:
    six = replace(NARUTO, side=sorted_counts({"n-425": 3, "n-423": 3, "n-506": 3, "j-451": 1}))
    assert broken(six) == {}
    seven = replace(NARUTO, side=sorted_counts({"n-425": 3, "n-588": 1, "n-423": 3, "n-506": 3}))
    assert broken(seven) == {
        "CB3.1.4": [
            "the sideboard has 4 cards with the name of N-425 Naruto Uzumaki (3 n-425 and 1 n-588); "
            "it may have at most 3"
        ]
    }


@pytest.mark.rule("CB3.1.5")
def test_at_most_3_of_a_number_are_in_main_deck_and_sideboard_together() -> None:
    assert dict(NARUTO.main)["n-490"] == 2
    three = replace(NARUTO, side=sorted_counts(dict(NARUTO.side) | {"n-588": 0, "n-490": 1}))
    assert broken(three) == {}
    four = replace(NARUTO, side=sorted_counts(dict(NARUTO.side) | {"n-588": 0, "n-506": 0, "n-490": 2}))
    assert broken(four) == {
        "CB3.1.5": [
            "main deck and sideboard together have 4 of N-490 Naruto Uzumaki; there may be at most 3 of one number"
        ]
    }


# -- fighters ------------------------------------------------------------------------------------------------


@pytest.mark.rule("CB3.1.6")
def test_at_most_25_fighters_are_in_the_main_deck() -> None:
    fighters = [(card, count) for card, count in DRAGON_BALL.main if CARDS.cards[card].is_fighter]
    assert total(fighters) == 25
    assert broken(with_main(DRAGON_BALL, h_ev01=-1, h_wa12=1)) == {
        "CB3.1.6": ["the main deck has 26 fighters, those with Platoon not counted; it may have at most 25"]
    }


@pytest.mark.rule("CB3.1.6")
def test_platoons_are_not_counted_among_them() -> None:
    # The starter has 27 Ninjas, two of them Platoons; a third Platoon is fine, another Ninja is not.
    assert total((card, count) for card, count in NARUTO.main if CARDS.cards[card].is_fighter) == 27
    assert broken(NARUTO) == broken(with_main(NARUTO, m_352=-1, n_392=1)) == {}
    assert broken(with_main(NARUTO, m_352=-1, n_509=1)) == {
        "CB3.1.6": ["the main deck has 26 fighters, those with Platoon not counted; it may have at most 25"]
    }


@pytest.mark.rule("CB3.1.6")
def test_all_10_cards_of_a_sideboard_may_be_fighters() -> None:
    assert broken(with_side(NARUTO, n_423=3, n_506=3, n_588=3, n_509=1)) == {}


# -- Wishes --------------------------------------------------------------------------------------------------


@pytest.mark.rule("CB3.1.7", "CB9.4")
def test_a_naruto_list_has_no_wishes() -> None:
    wishing = broken(replace(NARUTO, wishes=("h-wi01",)))
    assert wishing["CB3.1.7"] == ["a Naruto list has no Wishes; this one has H-WI01 Bring Back Our Friends"]
    assert "of Dragon Ball" in wishing["CB3.1.1"][0]


@pytest.mark.rule("CB3.1.7")
@pytest.mark.parametrize(
    ("wishes", "problems"),
    [
        ((), []),
        (("h-wi01",), []),
        (("h-wi01", "h-wi02", "h-wi03"), []),
        (("h-wi01", "h-wi02", "h-wi03", "h-wi04"), ["the list has 4 Wishes; it may have at most 3"]),
        (
            ("h-wi01", "h-wi01"),
            ["2 Wishes have the name of H-WI01 Bring Back Our Friends; their names must be different"],
        ),
        (("h-wa08",), ["H-WA08 Goku is no Wish"]),
    ],
)
def test_a_dragon_ball_list_has_up_to_3_different_wishes(wishes: tuple[str, ...], problems: list[str]) -> None:
    assert broken(replace(DRAGON_BALL, wishes=wishes)).get("CB3.1.7", []) == problems


# -- all at once ---------------------------------------------------------------------------------------------


def test_every_broken_rule_is_named_at_once() -> None:
    awful = replace(
        with_main(DRAGON_BALL, h_wa08=2, n_490=1, h_wa12=1),
        side=(("h-wa08", 1),),
        wishes=("h-wi01", "h-wi01", "h-wi02", "h-wi03"),
    )
    assert sorted(broken(awful)) == [f"CB3.1.{number}" for number in range(1, 8)]


# -- exchanges -----------------------------------------------------------------------------------------------


@pytest.mark.rule("CB3.1.8")
@pytest.mark.parametrize(
    ("out", "into", "problems"),
    [
        ({"n-490": 1}, {"n-588": 1}, []),
        (
            {"n-490": 2},
            {"n-588": 1},
            ["2 cards out of the main deck and 1 into it; they are exchanged one for one"],
        ),
        (
            {"n-490": 3},
            {"j-402": 1, "j-417": 1, "n-588": 1},
            ["the main deck has 2 of N-490 Naruto Uzumaki, so 3 cannot leave it"],
        ),
        ({"n-490": 1}, {"n-425": 1}, ["the sideboard has 0 of N-425 Naruto Uzumaki, so 1 cannot leave it"]),
        (
            {"n-430": 1},
            {"n-588": 1},
            [
                "after the exchange the main deck has 4 cards with the name of N-497 Naruto Uzumaki "
                "(1 n-497, 2 n-490 and 1 n-588); "
                "it may have at most 3"
            ],
        ),
    ],
)
def test_cards_are_exchanged_one_for_one(out: dict[str, int], into: dict[str, int], problems: list[str]) -> None:
    deck = replace(NARUTO, out=sorted_counts(out), into=sorted_counts(into))
    assert [problem.text for problem in check_exchange(deck)] == problems
    assert [problem.text for problem in check_deck(deck)] == problems


@pytest.mark.rule("CB3.1.8")
def test_fighters_and_names_are_counted_again_after_an_exchange_also_in_the_sideboard() -> None:
    deck = replace(DRAGON_BALL, out=(("h-te01", 1),), into=(("h-wa15", 1),))
    assert [problem.text for problem in check_exchange(deck)] == [
        "after the exchange the main deck has 26 fighters, those with Platoon not counted; it may have at most 25"
    ]
    # Three cards named Goku leave the main deck for a sideboard that already has one: four there are too many.
    goku = replace(DRAGON_BALL, out=(("h-wa08", 2), ("h-wa10", 1)), into=(("h-wa03", 1), ("h-wa15", 1), ("h-wa20", 1)))
    (problem,) = check_deck(goku)
    assert problem.text == (
        "after the exchange the sideboard has 4 cards with the name of H-WA08 Goku "
        "(2 h-wa08, 1 h-wa09 and 1 h-wa10); it may have at most 3"
    )
    assert (problem.kind, problem.sections) == ("same_name", ("side",))
