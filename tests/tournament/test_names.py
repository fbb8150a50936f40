"""Names in any script: written, sorted and found."""

from __future__ import annotations

import pytest

from meijin.tournament import commands as c
from meijin.tournament.errors import EventError
from meijin.tournament.messages import Namesake
from meijin.tournament.names import find_player, shown_names, sorted_by_name, visible
from tests.tournament.desk import Desk


def named(*names: str) -> Desk:
    desk = Desk(0, started=False)
    for number, name in enumerate(names, 1):
        desk.do(c.Enter(player=f"P{number:02}", name=name))
    return desk


@pytest.mark.rule("R24")
def test_names_are_sorted_by_the_code_points_of_their_casefolded_nfc_form() -> None:
    names = ["zoe", "E\u0301dith", "Ben", "anna", "Édith", "猫田", "Σοφία", "STRASSE", "straße"]
    desk = named(*names)
    shown = [each.name for each in sorted_by_name(desk.event.entrants.values())]
    assert shown == ["anna", "Ben", "STRASSE", "straße", "zoe", "E\u0301dith", "Édith", "Σοφία", "猫田"]


def test_a_player_is_found_by_id_by_name_or_by_its_beginning() -> None:
    event = named("Ann Berg", "Ann Lund", "Bo", "Bob").event
    assert find_player(event, "P02").name == "Ann Lund"
    assert find_player(event, "p02").name == "Ann Lund"
    assert find_player(event, "ann l").name == "Ann Lund"
    assert find_player(event, "bo").name == "Bo"
    with pytest.raises(EventError, match=r"'ann' may be P01 \(Ann Berg\) and P02 \(Ann Lund\): give the id"):
        find_player(event, "ann")
    with pytest.raises(EventError, match=r"did you mean P02 \(Ann Lund\)\?"):
        find_player(event, "Anne Lund")
    with pytest.raises(EventError, match="there is no player ''"):
        find_player(event, "")


def test_two_people_of_one_name_are_told_apart_by_their_ids() -> None:
    desk = named("Ann", "Ben", "ＡＮＮ", "Anna")
    shown = {"P01": "Ann (P01)", "P02": "Ben", "P03": "ＡＮＮ (P03)", "P04": "Anna"}
    assert shown_names(desk.event) == shown


def test_names_that_differ_by_signs_and_blanks_alone_are_told_apart_by_their_ids() -> None:
    desk = named("Amalia Tester", "Amalia.Tester", "Anne-Marie", "Anne Marie", "Annemarie B")
    shown = ["Amalia Tester (P01)", "Amalia.Tester (P02)", "Anne-Marie (P03)", "Anne Marie (P04)", "Annemarie B"]
    assert list(shown_names(desk.event).values()) == shown
    assert desk.do(c.Enter(player="P06", name="AmaliaTester")).warnings == (Namesake("Amalia Tester", "P01").saying(),)


def test_whoever_enters_a_second_person_of_a_name_is_told() -> None:
    desk = named("Ann", "Ben")
    assert desk.do(c.Enter(player="P03", name="ann")).warnings == (Namesake("Ann", "P01").saying(),)
    assert desk.do(c.Enter(player="P04", name="Cleo")).warnings == ()


@pytest.mark.parametrize(("name", "why"), [("", "is empty"), ("a\u200bb", "cannot be seen"), ("x" * 41, "40 fit")])
def test_names_that_no_form_can_show_are_refused(name: str, why: str) -> None:
    with pytest.raises(EventError, match=why):
        visible(name)


@pytest.mark.parametrize(
    "name",
    [
        "Paul (P001)",
        "Paul (p7)",
        "Paul(P01) .",
        "Paul [P001]",
        "Paul ❨Р001❩",
        "Paul (POOl)",
        "Paul 【P٣٤】",
        "Ann <P 001>",
    ],
)
def test_a_name_does_not_end_like_the_id_beside_a_name(name: str) -> None:
    with pytest.raises(EventError, match=r"ends like the id .* leave that out"):
        visible(name)


@pytest.mark.parametrize(
    "name", ["Ann (Pool)", "Ann (P)", "Ann P001", "Ann (Po)", "(P001) Ann", "Ann (2)", "Ann (PhD)"]
)
def test_other_words_in_brackets_stay(name: str) -> None:
    assert visible(name) == name
