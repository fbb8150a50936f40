from __future__ import annotations

import re

import pytest

from meijin.server.people.names import LONGEST, checked, folded, friendly
from meijin.server.refusal import Code, Refused


def test_a_friendly_name_is_two_words_and_a_number_and_may_be_kept() -> None:
    for _ in range(200):
        name = friendly()
        assert re.fullmatch("[A-Z][a-z]+ [A-Z][a-z]+ [1-9][0-9]", name)
        assert checked(name) == name


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("Ann", "Ann"),
        ("  Ann  ", "Ann"),
        ("Ann\u3000 of\u00a0the  Hill", "Ann of the Hill"),
        ("Ａｎｎ", "Ann"),
        ("e\u0301lan", "\u00e9lan"),
        ("名人", "名人"),
        ("7", "7"),
        ("x" * LONGEST, "x" * LONGEST),
    ],
)
def test_names_are_tidied_up(given: str, kept: str) -> None:
    assert checked(given) == kept


@pytest.mark.parametrize(
    ("given", "why"),
    [
        ("", "1 to 24 characters"),
        ("  \t ", "1 to 24 characters"),
        ("x" * (LONGEST + 1), "1 to 24 characters"),
        ("\ufdfa" * 2, "1 to 24 characters"),  # each stands for eighteen characters
        ("An\x00n", r"U\+0000"),
        ("An\x1bn", r"U\+001B"),
        ("Ann\u202etxt", r"U\+202E"),  # turns the direction of writing
        ("An\u200bn", r"U\+200B"),  # seen by nobody
        ("\ud800", r"U\+D800"),
        ("\u3164", r"U\+1160"),  # a letter that is not seen
        ("!?", "letter or digit"),
        ("Deleted  Player", "deleted themselves"),
    ],
)
def test_names_that_cannot_be_are_refused_with_the_reason(given: str, why: str) -> None:
    with pytest.raises(Refused, match=why) as refused:
        checked(given)
    assert refused.value.code is Code.MALFORMED


@pytest.mark.parametrize(("one", "other"), [("Ann", "ANN"), ("Ａnn", "ann"), ("Straße", "STRASSE"), ("ﬁn", "FIN")])
def test_names_that_look_alike_are_one(one: str, other: str) -> None:
    assert folded(one) == folded(other)


def test_other_names_are_others() -> None:
    assert folded("Ann") != folded("Anne")
