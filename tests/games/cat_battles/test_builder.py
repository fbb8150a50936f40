"""Teams as they are built before a game: read in every form, every broken rule named, said to the game."""

from __future__ import annotations

import pytest

from meijin.games.cat_battles.game import GAME
from meijin.kernel import listmessages
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
    assert [(each.said, each.rule) for each in made.problems] == [
        (listmessages.Unknown("maroo", "maro"), ""),
        (listmessages.Copies("snow", 4, 3), "C3.3"),
        (listmessages.Size("bosses", 2, 1, 1, exactly=True), "C3.2"),
    ]
    few = BUILDER.put_together({"kittens": {"snow": 3}})
    assert [GAME.speech().tell(each.whole()) for each in few.problems] == [
        "Bosses in the team: 0, but there must be exactly 1 (C3.2)",
        "Kittens in the team: 3, but there must be from 4 to 8 (C3.2)",
    ]
    assert [GAME.speech("ja").tell(each.whole()) for each in few.problems] == [
        "ボスは今0匹です。ちょうど1匹にしてください（C3.2）",
        "子ネコは今3匹です。4匹から8匹にしてください（C3.2）",
    ]


def test_a_problem_says_where_it_stands() -> None:
    made = BUILDER.read("yuzu\nkitens\n3 snow\nsham\nsnow\n")
    told = [GAME.speech().tell(each.whole()) for each in made.problems]
    assert told[:2] == [
        "line 2: there is no heading 'kitens'; did you mean 'Kittens'?",
        "lines 3 and 5: there are 4 of Snow in the team, and there may be at most 3 (C3.3)",
    ]


@pytest.mark.rule("C10.4", "C10.5")
def test_the_options_of_a_table_say_which_teams_are_legal_there() -> None:
    small = GAME.builder({"max_kittens": "4", "house_figures": "off"})
    found = [type(each.said) for each in small.read(RUSH).problems]
    assert found == [listmessages.Barred] * 4 + [listmessages.Size]  # the Kittens that may be picked are just four
    assert {each.id for each in small.ready_made()} == {"cafe_starter", "high_class_starter", "city_five"}
    assert "senko" not in small.pool()


def test_what_is_counted_in_a_team() -> None:
    tallies = {each.name: dict(each.counts) for each in BUILDER.read("cafe_starter").tallies}
    assert tallies == {"fish": {"fish": 11}, "level": {"1": 1, "2": 2, "3": 2}, "cost": {"1": 4}}
