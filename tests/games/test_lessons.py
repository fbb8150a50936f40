"""The guided first turns: each runs through, is told in every language, and points at what there is."""

from __future__ import annotations

import re

import pytest

from meijin.kernel.lesson import STEPS, WORDS, has_lesson, lesson_of, walk
from meijin.kernel.registry import find
from meijin.kernel.speaking import words_of
from meijin.words import languages
from tests.installed import INSTALLED

TAUGHT = [game for game in INSTALLED if has_lesson(find(game))]
JAPANESE = re.compile(r"[ぁ-んァ-ヶ一-龠]")
LONGEST = {"en": 180, "ja": 110}  # what can be read at a glance
ENDS = {"en": (".", "!"), "ja": ("。", "！")}


def test_every_game_is_taught() -> None:
    assert list(INSTALLED) == TAUGHT


@pytest.mark.parametrize("game", TAUGHT)
def test_a_lesson_runs_through_and_every_expected_action_is_offered(game: str) -> None:
    lesson = lesson_of(find(game))
    taught = walk(lesson)
    assert len(taught) == STEPS
    for step, (asked, *_) in zip(lesson.steps, taught, strict=True):
        assert step.action in asked.choices(lesson.seat)
        assert len(asked.choices(lesson.seat)) > 1  # there is something to learn


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", TAUGHT)
def test_a_lesson_is_told_shortly_in_every_language(game: str, language: str) -> None:
    words = words_of(find(game), language)
    assert words is not None
    for name in WORDS:
        said = words.format(name, "", {}) or ""
        assert said.endswith(ENDS[language]) and bool(JAPANESE.search(said)) == (language == "ja")
        assert name == WORDS[-1] or len(said) <= LONGEST[language], said


def test_in_ganymede_the_newcomer_hits_exactly_21() -> None:
    last = walk(lesson_of(find("ganymede")))[-1][-1]
    assert last.view(0)["counters"]["hp"] == {"red": 15, "green": 11}  # type: ignore[index]


def test_in_go_out_the_newcomer_wins_the_lead_unhurt() -> None:
    last = walk(lesson_of(find("go_out")))[-1][-1]
    assert last.deciders == (0,)
    assert "pass" not in last.choices()
    zones = last.view(0)["zones"]
    assert isinstance(zones, list)
    assert {zone["owner"]: zone["count"] for zone in zones if zone["zone"] == "damage"} == {"red": 0, "blue": 1}


def test_in_ranking_battle_the_newcomer_climbs_past_the_next_rank() -> None:
    counters = walk(lesson_of(find("ranking_battle")))[-1][-1].view(0)["counters"]
    assert isinstance(counters, dict)
    assert counters["rank"] == {"red": 2, "blue": 3, "green": 1}
    assert counters["face_up"] == {"red": 1, "blue": 0, "green": 0}


def test_in_cat_battles_the_newcomer_drives_a_prowling_cat_away() -> None:
    last = walk(lesson_of(find("cat_battles")))[-1][-1]
    seen = last.view(0)
    assert seen["counters"]["dish"] == {"south": 0, "north": 2}  # type: ignore[index]
    zones = seen["zones"]
    assert isinstance(zones, list)
    benched = {zone["owner"]: zone["cards"] for zone in zones if zone["zone"] == "bench"}
    assert "sham#n1" in benched["north"]


def test_in_crossover_the_newcomer_wins_outstandingly() -> None:
    last = walk(lesson_of(find("crossover")))[-1][-1]
    zones = last.view(0)["zones"]
    assert isinstance(zones, list)
    assert {"h-wa18", "h-wa21"} == {
        card for zone in zones if (zone["zone"], zone["owner"]) == ("chakra", "blue") for card in zone["cards"]
    }
