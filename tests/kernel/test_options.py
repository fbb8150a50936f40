"""Options: what may be said before a game, and what is refused."""

from __future__ import annotations

import pytest

from meijin.kernel.errors import SetupError
from meijin.kernel.game import NO_LIMIT, Option, limit_of, limit_option
from meijin.server.about import _option

LIMIT = limit_option("turn_limit", 80, "the last turn", 10, 200)


@pytest.mark.parametrize(
    ("value", "read"), [(10, 10), ("200", 200), ("none", "none"), (" None ", "none"), (None, "none")]
)
def test_a_limit_is_a_number_or_none(value: object, read: object) -> None:
    assert LIMIT.read(value) == read


@pytest.mark.parametrize("value", [9, 201, "never", "", True, 10.0])
def test_what_is_no_limit_is_refused_with_what_is_one(value: object) -> None:
    with pytest.raises(SetupError, match="allowed: a whole number from 10 to 200, or none"):
        LIMIT.read(value)


def test_without_a_limit_the_rules_have_a_number_out_of_reach() -> None:
    assert limit_of(LIMIT.read("12")) == 12
    assert limit_of(LIMIT.read("none")) == NO_LIMIT > 10**9


def test_words_alone_leave_no_room_for_numbers() -> None:
    with pytest.raises(SetupError, match=r"allowed: 4, 6, none$"):
        Option("most", "4", "how many", ("4", "6", "none")).read(0)


def test_clients_are_told_of_the_range_and_of_the_word() -> None:
    told = _option(LIMIT, None)
    assert (told.low, told.high, told.choices) == (10, 200, ("none",))
