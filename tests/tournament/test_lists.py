"""Lists that players hand in: what they are told about one."""

from __future__ import annotations

from meijin.games.crossover.lists.decklist import to_text
from meijin.games.crossover.lists.decks import STARTERS
from meijin.tournament.lists import broken_rules, errors_for
from meijin.tournament.model import Entrant


def told(game: str, cards: str) -> tuple[str, ...]:
    entrant = Entrant(player="P01", name="Ann", list_digest="digest", list_errors=broken_rules(game, cards))
    return errors_for(game, entrant, {"digest": {"list": cards}})


def test_a_list_of_another_game_is_told_in_a_few_lines() -> None:
    first, more, *rules = told("cat_battles", to_text(STARTERS["leaf-sand"]))
    assert "there is no 'line: naruto'" in first
    assert more == "42 more lines name no card of this game: is it a list of another one?"
    assert len(rules) == 2


def test_a_few_unknown_cards_are_told_one_by_one() -> None:
    lines = told("cat_battles", "suko\nfelix\ntom\n")
    assert ["felix" in lines[0], "tom" in lines[1]] == [True, True]
