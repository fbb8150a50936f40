"""The rules in a minute: what is wrong with such a screen is named, and a game without one has none."""

from __future__ import annotations

import pytest

from meijin.kernel.errors import DataError
from meijin.kernel.minute import Explained, Mark, minute_of, read_minute
from meijin.kernel.testing.clash import GAME as CLASH

CARDS = ("red_9", "black_2")
GOOD = """
goal = ["red_9"]
turn = [["black_2"], []]
[[cards]]
card = "black_2"
marks = { number = [12, 18], effect = [50, 126] }
"""


def test_a_minute_is_a_goal_the_steps_of_a_turn_and_cards_that_are_explained() -> None:
    read = read_minute(GOOD, CARDS)
    assert (read.goal, read.turn) == (("red_9",), (("black_2",), ()))
    assert read.cards == (Explained("black_2", (Mark("number", 12, 18), Mark("effect", 50, 126))),)
    assert read.words() == (
        *("minute-goal", "minute-turn-1", "minute-turn-2"),
        *("minute-mark-number", "minute-mark-effect"),
    )


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        (
            GOOD.replace('["red_9"]', '["red_8"]'),
            "the minute, field 'goal': holds 'red_8', which is none of red_9, black_2",
        ),
        (GOOD.replace('[["black_2"], []]', "[]"), "field 'turn': must have 1 to 5 steps, not 0"),
        (GOOD.replace('[["black_2"], []]', "[[], [], [], [], [], []]"), "must have 1 to 5 steps, not 6"),
        (GOOD.replace('[["black_2"]', '[["black_3"]'), "turn 1, field 'cards': holds 'black_3'"),
        (GOOD.replace('card = "black_2"', 'card = "black_3"'), "cards 1, field 'card': must be one of"),
        (GOOD.replace("[12, 18]", "[12]"), "field 'number': must be a place on a card of 100 by 140, not [12]"),
        (GOOD.replace("[12, 18]", "[12, 141]"), "must be a place on a card of 100 by 140, not [12, 141]"),
        (GOOD + 'says = "Win."\n', "field 'says': is unknown"),
        ("goal = ", "is not valid TOML"),
    ],
)
def test_what_is_wrong_with_a_minute_is_named(text: str, problem: str) -> None:
    with pytest.raises(DataError, match=r"minute\.toml") as refused:
        read_minute(text, CARDS)
    assert problem in str(refused.value)


def test_a_game_without_one_has_none() -> None:
    assert minute_of(CLASH) is None
