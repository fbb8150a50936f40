"""Guided first turns: what is wrong with one is named, and a right one can be walked through."""

from __future__ import annotations

from itertools import pairwise

import pytest

from meijin.kernel.errors import DataError, MeijinError, ScenarioError
from meijin.kernel.lesson import has_lesson, lesson_of, read_lesson, walk
from meijin.kernel.registry import find
from meijin.kernel.testing.clash import ClashGame

STEP = '[[steps]]\naction = "draw"\npoints = "deck"\n'
START = 'seat = "red"\n[scenario]\noptions = { start_seat = "red" }\nflow = { phase = "draw", decides = "red" }\n'
ROW = '[scenario.zones.red]\nrow = ["red_5"]\ndeck = ["red_5", "red_6", "red_8", "..."]\n'
TURN = STEP * 5


def lesson(steps: str = TURN, start: str = START + ROW) -> str:
    return start + steps


def test_a_lesson_is_a_scenario_a_seat_and_five_steps() -> None:
    read = read_lesson(lesson(), "ganymede")
    assert (read.seat, len(read.steps), read.steps[0].action) == ("red", 5, "draw")
    assert read.scenario.game == "ganymede"


def test_replies_name_their_seats() -> None:
    steps = TURN.replace('points = "deck"', 'points = "deck"\nreplies = ["green stand", "green pick black_7"]', 1)
    assert read_lesson(lesson(steps), "ganymede").steps[0].replies == (("green", "stand"), ("green", "pick black_7"))


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        (lesson(STEP), "field 'steps': must be 5, not 1"),
        (lesson(TURN.replace('points = "deck"\n', "", 1)), "step 1, field 'points': is missing"),
        (lesson(TURN.replace("action", "acton", 1)), "field 'action': is missing; is it 'acton' by mistake?"),
        (lesson(TURN + 'says = "Do it."\n'), "field 'says': is unknown"),
        ("seat = ", "is not valid TOML"),
    ],
)
def test_what_is_wrong_with_a_lesson_is_named(text: str, problem: str) -> None:
    with pytest.raises(DataError, match=r"lesson\.toml") as refused:
        read_lesson(text, "ganymede")
    assert problem in str(refused.value)


def test_a_scenario_that_cannot_be_is_refused() -> None:
    with pytest.raises(ScenarioError, match="no field 'floow'"):
        read_lesson(lesson(start=START.replace("flow", "floow") + ROW), "ganymede")


def test_a_walk_names_the_step_that_cannot_be_taken() -> None:
    with pytest.raises(DataError, match=r"step 3: does not go: Red does not decide now: Green must choose first"):
        walk(read_lesson(lesson(), "ganymede"))  # three draws are all there are, and the card in the row was the first
    with pytest.raises(DataError, match=r"step 1: does not go: Green does not decide now"):
        walk(read_lesson(lesson().replace('seat = "red"', 'seat = "green"'), "ganymede"))


def test_a_walk_gives_every_position_from_question_to_question() -> None:
    read = lesson_of(find("ganymede"))
    taught = walk(read)
    assert [len(states) for states in taught] == [2 + len(step.replies) for step in read.steps]
    for states, following in pairwise(taught):
        assert states[-1] == following[0]
    learner = taught[0][0].setup.seat(read.seat)
    for step, (asked, done, *_) in zip(read.steps, taught, strict=True):
        assert step.action in asked.choices(learner)
        assert done != asked


def test_a_game_without_one_says_so() -> None:
    game = ClashGame()
    assert not has_lesson(game)
    with pytest.raises(MeijinError, match="has no guided first turn"):
        lesson_of(game)
