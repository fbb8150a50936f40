"""Lists that players hand in: what they are told about one."""

from __future__ import annotations

from meijin.games.crossover.lists.decklist import to_text
from meijin.games.crossover.lists.decks import STARTERS
from meijin.kernel.registry import find
from meijin.tournament.lists import broken_rules, errors_for
from meijin.tournament.model import Entrant
from meijin.tournament.speaking import shapes
from meijin.words import Saying
from tests.tournament.desk import english


def told(game: str, cards: str) -> tuple[str, ...]:
    entrant = Entrant(player="P01", name="Ann", list_digest="digest", list_errors=broken_rules(game, cards))
    return tuple(said(game, each) for each in errors_for(game, entrant, {"digest": {"list": cards}}))


def said(game: str, wrong: Saying) -> str:
    """What is wrong with a list, in English; some of it is said by the game."""
    return english(wrong) if wrong.id in shapes() else find(game).speech().tell(wrong)


def test_a_list_of_another_game_is_told_in_a_few_lines() -> None:
    first, more, *rules = told("cat_battles", to_text(STARTERS["leaf-sand"]))
    assert "there is no cat 'line: naruto'" in first
    assert more == "42 more lines name no card of this game: is it a list of another one?"
    assert len(rules) == 2


def test_a_few_unknown_cards_are_told_one_by_one() -> None:
    lines = told("cat_battles", "suko\nfelix\ntom\n")
    assert ["felix" in lines[0], "tom" in lines[1]] == [True, True]


def test_what_older_logs_have_for_rules_is_read_as_before() -> None:
    now = broken_rules("cat_battles", "suko\nfelix\n")
    before = tuple(f"rule {rule}" if rule else "something is not understood" for rule in now)
    entrant = Entrant(player="P01", name="Ann", list_digest="digest", list_errors=before)
    kept = {"digest": {"list": "suko\nfelix\n"}}
    assert tuple(said("cat_battles", each) for each in errors_for("cat_battles", entrant, kept)) == told(
        "cat_battles", "suko\nfelix\n"
    )
    assert {english(each) for each in errors_for("cat_battles", entrant, {})} == set(before)


def test_what_a_judge_says_of_a_list_is_told_as_it_was_said() -> None:
    entrant = Entrant(player="P01", name="Ann", list_digest="digest", list_errors=("a marked card",), list_words=True)
    assert [english(each) for each in errors_for("cat_battles", entrant, {})] == ["a marked card"]
