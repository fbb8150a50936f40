"""Decks as they are built: what there is to choose from, every broken rule in one answer, what is counted."""

from __future__ import annotations

import json

import pytest

from meijin.games.crossover.game import GAME
from meijin.games.crossover.lists import problems
from meijin.games.crossover.lists.builder import DeckBuilder
from meijin.games.crossover.lists.decklist import to_line, to_toml
from meijin.games.crossover.lists.decks import STARTERS, DeckOption
from meijin.games.crossover.names import SEATS
from meijin.kernel import listmessages
from meijin.kernel.errors import RosterError
from meijin.kernel.traits import next_opening

BUILDER = DeckBuilder()


def test_wishes_are_chosen_apart_and_forbidden_cards_not_at_all() -> None:
    pool = BUILDER.pool()
    assert pool["h-wi01"] == ("wishes",)
    assert pool["n-490"] == ("main", "side")
    assert "n-377" not in pool  # forbidden


@pytest.mark.parametrize("starter", STARTERS)
def test_a_starter_deck_is_the_same_in_every_form(starter: str) -> None:
    deck = STARTERS[starter]
    ready = next(each for each in BUILDER.ready_made() if each.id == starter)
    forms = [starter, ready.value, ready.text, to_line(deck), to_toml(deck)]
    made = [BUILDER.read(form) for form in forms]
    assert all(each.legal for each in made)
    assert {each.value for each in made} == {to_line(deck)}
    assert made[0].counts["main"] == dict(deck.main)
    assert BUILDER.put_together(made[0].counts, deck.name) == made[0]


@pytest.mark.rule("CB3.1.2", "CB3.1.3", "CB3.1.4", "CB3.1.5", "CB3.1.7")
def test_every_broken_rule_is_named_with_its_numbers_and_cards() -> None:
    made = BUILDER.put_together({"main": {"n-490": 4}, "side": {"n-490": 1}, "wishes": {"h-wi01": 1}})
    found = [(each.said, each.rule, each.cards) for each in made.problems]
    assert (problems.DeckSize("main", 4, 40), "CB3.1.2", ()) in found
    assert (problems.DeckSize("side", 1, 10), "CB3.1.3", ()) in found
    assert (problems.SameName("main", "n-490", 4, 3, ()), "CB3.1.4", ("n-490",)) in found
    assert (problems.SameNumber("n-490", 5, 3), "CB3.1.5", ("n-490",)) in found
    assert (problems.NarutoWishes(("h-wi01",)), "CB3.1.7", ("h-wi01",)) in found
    assert not made.legal


def test_what_cannot_be_read_is_named_with_its_line_and_what_may_be_meant() -> None:
    made = BUILDER.read("Main\n2 Kunay\n1 Goku\n0 n-490")
    assert [(each.where, each.said) for each in made.problems[:3]] == [
        ((2,), listmessages.Unknown("kunay", "j-362")),
        ((3,), problems.Ambiguous("goku", ("H-WA08", "H-WA09", "H-WA10"))),
        ((4,), listmessages.WrongNumber("n-490", 99, "0")),
    ]


def test_an_exchange_is_told_apart_and_counted_as_it_is_played() -> None:
    line = f"{to_line(STARTERS['leaf-sand'])} / out 1 n-490 / in 1 n-588"
    made = BUILDER.read(line)
    assert (made.counts["out"], made.counts["in"]) == ({"n-490": 1}, {"n-588": 1})
    assert (made.legal, made.value) == (True, line)
    one_more = {**made.counts, "in": {"n-588": 1, "n-423": 1}}
    assert [each.kind for each in BUILDER.put_together(one_more).problems] == ["uneven_exchange"]


def test_what_is_counted_in_a_main_deck() -> None:
    tallies = {each.name: each for each in BUILDER.read("leaf-sand").tallies}
    assert (tallies["fighters"].counts, tallies["fighters"].most) == ((("fighters", 25),), 25)  # without Platoons
    assert dict(tallies["type"].counts) == {"ninja": 27, "jutsu": 11, "mission": 2}
    assert [value for value, _ in tallies["turn"].counts] == [str(cost) for cost in range(6)]
    assert sum(count for _, count in tallies["turn"].counts) == 29  # arts have no turn cost
    assert [symbol for symbol, _ in tallies["symbols"].counts] == ["lightning", "wind"]


def test_a_section_that_no_deck_has_and_a_text_that_is_none_are_refused() -> None:
    with pytest.raises(RosterError, match="no section 'mian'; its sections are main, side, wishes, out and in"):
        BUILDER.put_together({"mian": {}})
    for text in ("\0", "x" * 20_001):
        with pytest.raises(RosterError):
            BUILDER.read(text)


def test_cards_of_ones_own_are_there_to_choose_from() -> None:
    card = {"id": "x-1", "line": "naruto", "type": "client", "number": "X-001", "name": "Me", "set": "n-own"}
    printed = {"symbols": ["fire"], "turn": 0, "hand": 0, "source": "house", "source_effect": "house"}
    sets = {"n-own": {"name": "Own", "line": "naruto", "legal": True, "source": "house"}}
    own = json.dumps({"sets": sets, "cards": [card | printed]})
    assert "x-1" not in GAME.builder({}).pool()
    assert "x-1" in GAME.builder({"cards": own}).pool()


def test_the_loser_of_the_first_game_chooses_in_the_second() -> None:
    opened = [next_opening(GAME, winners, SEATS)["chooser"] for winners in ([], ["red"], ["red", "blue"])]
    assert opened == ["coin", "blue", "coin"]


@pytest.mark.rule("CB3.1.8")
def test_a_registered_list_is_the_one_without_what_was_exchanged() -> None:
    option = DeckOption("red_deck", "leaf-sand", "the deck of red")
    line = to_line(STARTERS["leaf-sand"])
    assert option.registered(f"{line} / out 1 n-490 / in 1 n-588") == option.registered(line) == "leaf-sand"
    other = line.replace("2 n-490", "3 n-490")
    assert option.registered(f"{other} / out 1 n-490 / in 1 n-588") == other
