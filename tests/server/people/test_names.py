from __future__ import annotations

import re

import pytest

from meijin.kernel.letters import skeleton
from meijin.server.people.names import LONGEST, checked, folded, friendly, of_a_person
from meijin.server.refusal import Code, Refused


def test_a_friendly_name_is_two_words_and_a_number_and_may_be_kept() -> None:
    for _ in range(200):
        name = friendly()
        assert re.fullmatch("[A-Z][a-z]+ [A-Z][a-z]+ [1-9][0-9]", name)
        assert of_a_person(name) == name


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


@pytest.mark.parametrize(
    "name",
    [
        "greedy",
        "grеedy",
        "Greedy 7",
        "GREЕDY",
        "Deleted  Player",
        "dеleted player",
        "deletеd-player",
        "admin",
        "Adm1n",
        "ａｄｍｉｎ",
        "adrnin",
        "ad.min",
        "Ådmin",
        "4dm1n",
        "Meijin",
        "Меіјіп",
        "m e i j i n",
        "名人",
        "judge",
        "運営",
        "~System~",
        "deleted-player",
        "greedy (bot)",
        "greedy bot",
        "Bot Greedy",
        "GreedyBot 2",
        "ᴀᴅᴍɪɴ",
        "a\u0335dmin",
    ],
)
def test_nobody_is_called_like_a_bot_the_staff_or_the_system(name: str) -> None:
    with pytest.raises(Refused, match=r"bot, of the staff or of the system|mixes Cyrillic and Latin") as refused:
        of_a_person(name)
    assert refused.value.code is Code.MALFORMED


@pytest.mark.parametrize(
    ("given", "why"),
    [
        ("Annа", "'Annа' mixes Cyrillic and Latin letters, which look alike: write it in one script"),
        ("Ben Αlpha", "mixes Greek and Latin"),
        ("Кimu", "mixes Cyrillic and Latin"),
        ("かЯ", "mixes Cyrillic and Hiragana"),
        ("Z\u0301\u0302\u0303\u0304algo", "at most 2 marks"),
        ("A\u20dd", "at most 2 marks"),  # a ring around the letter
        ("An\u034fn", r"U\+034F"),  # joins letters, and is not seen
        ("Ann\u2800", r"U\+2800"),  # a blank that is no blank
        ("葛\U000e0100城", r"U\+E0100"),  # chooses between two forms of a letter
        ("An\ufe0fn", r"U\+FE0F"),
        ("Ann\u2066x", r"U\+2066"),
        ("Paul (P001)", "ends like the id"),
    ],
)
def test_names_that_cannot_be_read_for_what_they_are_are_refused(given: str, why: str) -> None:
    with pytest.raises(Refused, match=why):
        of_a_person(given)


@pytest.mark.parametrize(
    "name",
    [
        "山田太郎",
        "ユキ",
        "大神Ami",
        "カードA7",
        "Ami ユキ",
        "佐々木",
        "ゆーき",
        "김철수K",
        "Иван Grey",
        "Νίκος",
        "Łukasz",
        "Nguyễn Văn",
        "O'Brien",
        "Anne-Marie",
        "Ann ❤\ufe0f",
        "مريم",
        "דנה",
        "Judge Ann",
        "Robotnik",
        "Meijin Fan",
        "สมชาย",
        "Ёлка",
        "x1y0",
        "Talbot",
        "Abbot Smith",
        "Botond Kiss",
        "Jean-Luc Picard",
        "Søren Ø.",
        "J. R. Smith",
        "Zoë",
        "İpek Yılmaz",
        "Müller-Lüdenscheidt",
        "D'Angelo",
        "Đặng Thị",
        "Αθηνά",
        "Олена",
        "Ђорђе",
        "渡辺 一",
        "斉藤ハル",
        "李小龙",
        "박서연",
        "नेहा",
        "ანა",
        "Արամ",
        "Ewa Żak (Kot)",
    ],
)
def test_names_of_all_countries_may_be_chosen(name: str) -> None:
    assert of_a_person(name) == name


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Anna", "Аnna"),
        ("сор", "cop"),
        ("KAI", "Kal"),
        ("Bob", "B0b"),
        ("Jim", "Jirn"),
        ("カラ", "力ラ"),
        ("Paul", "PauI"),
        ("KAREN", "ᴋᴀʀᴇɴ"),
        ("Paul", "P\u0335aul"),
    ],
)
def test_names_that_people_take_for_one_another_look_alike(one: str, other: str) -> None:
    assert folded(one) != folded(other)
    assert skeleton(one) == skeleton(other)


@pytest.mark.parametrize(("one", "other"), [("Kai", "Kal"), ("Jose", "José"), ("ユキ", "ユミ"), ("Иван", "Ivan")])
def test_names_that_nobody_mistakes_do_not(one: str, other: str) -> None:
    assert skeleton(one) != skeleton(other)
