"""Teams as they are built before a game: read in every form, every broken rule named, said to the game."""

from __future__ import annotations

import pytest

from meijin.games.cat_battles.game import GAME
from meijin.kernel.record import begin

BUILDER = GAME.builder({})
RUSH = "team yuzu piroshki sham snow hachi senko senko wasabi yoru"


@pytest.mark.parametrize(
    "text",
    [
        "Name: Rush\nBoss\nMadam Yuzu\nKittens\nPiroshki\nSham\nSnow\nHachi\n2 Senko\nWasabi\nYoru",
        "Yuzu\nS01-01\nsham\nsnow\nhachi\nsenko x2\nwasabi\n1x YORU  # at last",
        RUSH,
        "TEAM yoru senko yuzu piroshki sham snow hachi senko wasabi",
        "boss yuzu / kittens piroshki, sham, snow, hachi, 2 senko, wasabi, yoru",
        'boss = ["yuzu"]\n[kittens]\npiroshki = 1\nsham = 1\nsnow = 1\nhachi = 1\nsenko = 2\nwasabi = 1\nyoru = 1',
        "sample_alley_rush",
        "team sample_alley_rush",
    ],
)
def test_a_team_in_many_forms(text: str) -> None:
    made = BUILDER.read(text)
    assert (made.problems, made.value) == ((), RUSH)
    assert made.counts["boss"] == {"yuzu": 1}
    assert made.counts["kittens"]["senko"] == 2
    assert BUILDER.read(made.text).counts == made.counts


def test_the_value_of_a_legal_team_is_what_a_seat_says() -> None:
    state = begin(GAME.prepare(2, {"mode": "full"}), bytes(32))
    state.submit(BUILDER.read("sample_old_guard").value, 0)
    assert state.deciders == (1,)
    state.submit(RUSH, 1)
    assert state.view(0)["phase"] != "team"


@pytest.mark.rule("C3.2", "C3.3", "C3.5")
def test_every_rule_that_a_team_breaks_is_named() -> None:
    made = BUILDER.put_together({"boss": {"yuzu": 1, "suko": 1}, "kittens": {"snow": 4, "maroo": 1}})
    told = [(each.kind, each.rule, dict(each.values)) for each in made.problems]
    assert told == [
        ("unknown_like", "", {"words": "maroo", "meant": "maro"}),
        ("copies", "C3.3", {"count": 4, "most": 3}),
        ("bosses_exactly", "C3.2", {"count": 2, "low": 1, "high": 1}),
    ]
    few = BUILDER.put_together({"kittens": {"snow": 3}})
    assert [each.text for each in few.problems] == [
        "the team has no Boss; it must have exactly 1",
        "the team has 3 Kittens (snow, snow, snow); it must have from 4 to 8",
    ]


@pytest.mark.rule("C10.4", "C10.5")
def test_the_options_of_a_table_say_which_teams_are_legal_there() -> None:
    small = GAME.builder({"max_kittens": "4", "house_figures": "off"})
    found = [each.kind for each in small.read(RUSH).problems]
    assert found == ["barred"] * 4 + ["bosses_exactly"]  # the Kittens that may be picked are just four
    assert {each.id for each in small.ready_made()} == {"cafe_starter", "high_class_starter", "city_five"}
    assert "senko" not in small.pool()


def test_what_is_counted_in_a_team() -> None:
    tallies = {each.name: dict(each.counts) for each in BUILDER.read("cafe_starter").tallies}
    assert tallies == {"fish": {"fish": 11}, "level": {"1": 1, "2": 2, "3": 2}, "cost": {"1": 4}}
