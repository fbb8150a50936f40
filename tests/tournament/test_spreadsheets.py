"""Tables for spreadsheets and chess reports: what goes out can come in again, and a wrong line is named."""

from __future__ import annotations

import csv
import io

import pytest

from meijin.tournament import commands as c
from meijin.tournament.errors import EventError
from meijin.tournament.model import MatchResult
from meijin.tournament.settings import Format, Mode
from meijin.tournament.sheets import BrokenSheet, rehearse, text_of
from meijin.tournament.spreadsheets import (
    pairings_csv,
    players_csv,
    players_from,
    results_csv,
    results_from,
    standings_csv,
)
from meijin.tournament.trf import players_from_trf, results_from_trf, to_trf
from tests.tournament.desk import MEIJIN, Desk, english


def rows(text: str) -> list[dict[str, str]]:
    return list(csv.DictReader(io.StringIO(text, newline="")))


def test_players_go_out_and_come_in() -> None:
    desk = Desk(0, started=False)
    desk.do(c.Enter(player="P01", name='Ann "the cat", O\'Hara', organization="7"))
    desk.do(c.Enter(player="P02", name="=SUM(A1)", family_name="猫田", side="naruto"))
    desk.do(c.MarkPaid(player="P02"))
    text = players_csv(desk.event, paid=True)
    assert [row["display_name"] for row in rows(text)] == ['Ann "the cat", O\'Hara', "'=SUM(A1)"]
    other = Desk(0, started=False)
    for _, command in players_from(other.event, text, "players.csv"):
        other.do(command)
    assert other.event.entrants == desk.event.entrants


def test_ids_are_made_up_where_none_are_given() -> None:
    desk = Desk(2, started=False)
    text = "display_name,player_id\nCleo,\nDan,P04\nEve,\n"
    entered = [command.player for _, command in players_from(desk.event, text, "x.csv") if isinstance(command, c.Enter)]
    assert len(set(entered)) == 3
    assert "P04" in entered
    alone = players_from(Desk(0, started=False).event, "display_name\nCleo\nDan\n", "x.csv")
    assert [command.player for _, command in alone if isinstance(command, c.Enter)] == ["P01", "P02"]


def test_a_table_may_have_semicolons() -> None:
    asked = players_from(Desk(0, started=False).event, "display_name;paid\nLund, Ann;yes\n", "x.csv")
    assert [command for _, command in asked] == [c.Enter(player="P01", name="Lund, Ann", paid=True)]


def test_a_table_may_have_a_name_twice() -> None:
    desk = Desk(0, started=False)
    for _, command in players_from(desk.event, "display_name\nAnn\nAnn\n", "x.csv"):
        desk.do(command)
    assert [each.name for each in desk.event.entrants.values()] == ["Ann", "Ann"]


WRONG_PLAYERS = {
    "headings": ("name\nAnn\n", ["line 1: there is no column name", "line 1: the column display_name is missing"]),
    "empty": ("", ["line 1: the headings are missing"]),
    "cells": ("display_name,paid\nAnn\n", ["line 2: 1 cell under 2 headings"]),
    "id twice": ("player_id,display_name\nP09,Ann\nP09,Ben\n", ["line 3: P09 is there already"]),
    "taken": ("player_id,display_name\nP01,Ann\n", ["line 2: P01 is there already"]),
    "no name": ("display_name,paid\n ,yes\n", ["line 2: the name is empty"]),
    "long": (f"display_name\n{'x' * 41}\n", ["line 2: the name"]),
    "paid": ("display_name,paid\nAnn,maybe\n", ["line 2: paid is yes or no"]),
    "quote": ('display_name\nAnn\n"Ben\nCleo\n', ["line 3: "]),
    "blank id": ("player_id,display_name\nP 9,Ann\n", ["line 2: an id has no blanks"]),
}


@pytest.mark.parametrize("name", WRONG_PLAYERS)
def test_a_wrong_line_of_players_is_named(name: str) -> None:
    text, problems = WRONG_PLAYERS[name]
    desk = Desk(1, started=False)
    with pytest.raises(BrokenSheet) as caught:
        players_from(desk.event, text, "players.csv")
    assert len(caught.value.problems) == len(problems)
    for told, wanted in zip(map(english, caught.value.problems), problems, strict=True):
        assert told.startswith(wanted)


def test_a_file_that_is_not_text_is_refused_by_its_line() -> None:
    with pytest.raises(BrokenSheet, match="line 3: this is not UTF-8"):
        text_of(b"display_name\nAnn\n\xff\n", "players.csv")


def open_round() -> Desk:
    desk = Desk(9, mode=Mode.FREE)
    desk.round()
    desk.start()
    return desk


def test_results_come_in_for_the_open_round() -> None:
    desk = open_round()
    filled = []
    for row in rows(results_csv(desk.event)):
        if row["round"] == "2" and row["table"]:
            row |= {"kind": "", "games_a": "1", "games_b": "2"}
        filled.append(row)
    filled[-2] |= {"kind": "intentional_draw", "games_a": "", "games_b": ""}
    paper = io.StringIO()
    writer = csv.DictWriter(paper, list(filled[0]))
    writer.writeheader()
    writer.writerows(filled)
    asked = results_from(desk.event, paper.getvalue(), "results.csv")
    assert len(asked) == 4  # what stands already, and the bye, is passed over
    rehearse(desk.tournament, "results.csv", asked, MEIJIN, desk.at)
    assert not any(match.settled for match in desk.event.round.matches if match.table)
    for _, command in asked:
        desk.do(command)
    assert [match.score for match in desk.event.round.matches] == [(1, 2), (1, 2), (1, 2), (0, 0), (0, 0)]


def test_wrong_results_are_named_and_nothing_is_half_applied() -> None:
    desk = open_round()
    one, other = desk.event.round.matches[0].seats
    third, fourth = desk.event.round.matches[1].seats
    lines = [
        "round,table,player_a,player_b,games_a,games_b",
        f"2,1,{one},{other},2,0",
        f"2,2,{third},{fourth},3,1",
        f"2,1,{one},{other},2,0",
        f"2,2,{third},P77,2,0",
        f"7,1,{one},{other},2,0",
        f"1,1,{desk.event.rounds[0].matches[0].seats[0]},,0,2",
        f"2,1,{one},{third},2,0",
        f"2,5,{third},{fourth},2,0",
        f"2,x,{third},{fourth},two,0",
    ]
    with pytest.raises(BrokenSheet) as caught:
        results_from(desk.event, "\n".join(lines), "results.csv")
    told = "\n".join(map(english, caught.value.problems))
    for wanted in (
        "line 4: table 1 stands in line 2 already",
        "line 5: there is no player P77",
        "line 6: there is no round 7; the open round is 2",
        "line 7: that match belongs to round 1, which is closed",
        f"line 8: {one} and {third} do not meet in round 2",
        f"line 9: {third} plays at table 2 in round 2, not at 5",
        "line 10: ",
    ):
        assert wanted in told
    asked = results_from(desk.event, "\n".join(lines[:3]), "results.csv")
    with pytest.raises(BrokenSheet, match=r"line 3: 3-1 cannot be"):
        rehearse(desk.tournament, "results.csv", asked, MEIJIN, desk.at)
    assert not desk.event.round.matches[0].settled


def test_places_of_pods_have_a_line_each() -> None:
    desk = Desk(7, game="ranking_battle", form=Format.PODS, mode=Mode.FREE)
    desk.start()
    for match in desk.event.round.matches:
        ranking = tuple((player,) for player in reversed(match.seats))
        desk.do(c.EnterResult(match=match.id, result=MatchResult(kind="played", ranking=ranking)))
    told = results_csv(desk.event)
    assert [row["games_a"] for row in rows(told)] == ["4", "3", "2", "1", "3", "2", "1"]
    other = Desk(7, game="ranking_battle", form=Format.PODS, mode=Mode.FREE)
    other.start()
    for _, command in results_from(other.event, told, "results.csv"):
        other.do(command)
    assert [match.points for match in other.event.round.matches] == [m.points for m in desk.event.round.matches]


def test_pairings_and_standings_have_their_columns() -> None:
    desk = open_round()
    pairings = rows(pairings_csv(desk.event))
    assert list(pairings[0]) == ["round", "table", "player_a", "player_b", "mp_a", "mp_b"]
    assert [row["mp_a"] for row in pairings if row["round"] == "2"][:2] == ["3", "3"]
    table = rows(standings_csv(desk.event, "desk"))
    assert list(table[0])[:8] == ["place", "rank", "player_id", "display_name", "wins", "losses", "draws", "mp"]
    assert list(table[0])[8:] == ["tb1", "tb2", "tb3", "unbeaten"]
    assert (table[0]["mp"], table[0]["unbeaten"]) == ("3", "1")


def test_a_chess_report_has_its_columns() -> None:
    desk = Desk(7, mode=Mode.FREE)
    desk.start()
    loser = desk.event.round.matches[0].seats[0]
    desk.do(c.EnterResult(match=desk.match(loser).id, result=MatchResult(kind="forfeit", loser=loser)))
    desk.finish_round()
    desk.enter("P08")
    lines = [line for line in to_trf(desk.event, "desk").splitlines() if line.startswith("001")]
    cells = {line[14:47].strip(): (line[80:84], line[91:99]) for line in lines}
    winner = desk.event.rounds[0].matches[0].seats[1]
    number = int(loser[1:])
    assert cells[f"Name of {winner}"] == (" 3.0", f"{number:4} - +")
    assert cells[f"Name of {loser}"][1].endswith("- -")
    bye = desk.event.rounds[0].matches[-1].seats[0]
    assert cells[f"Name of {bye}"] == (" 3.0", "0000 - U")
    assert cells["Name of P08"] == (" 0.0", "0000 - Z")
    assert "BBW  3.0" in to_trf(desk.event, None)


def test_players_and_results_come_from_a_chess_report() -> None:
    desk = Desk(6, mode=Mode.FREE)
    desk.round()
    report = to_trf(desk.event, "desk")
    other = Desk(0, started=False, mode=Mode.FREE)
    for _, command in players_from_trf(other.event, report, "x.trf"):
        other.do(command)
    assert [each.name for each in other.event.entrants.values()] == [each.name for each in desk.event.entrants.values()]
    again = Desk(6, mode=Mode.FREE)
    again.start()
    for _, command in results_from_trf(again.event, report, "x.trf"):
        again.do(command)
    assert [match.score for match in again.event.round.matches] == [match.score for match in desk.event.round.matches]
    with pytest.raises(BrokenSheet, match="line 1: there is no player"):
        players_from_trf(other.event, "nothing", "x.trf")


def test_a_chess_report_does_not_guess_who_of_one_name_is_meant() -> None:
    desk = open_round()
    report = to_trf(desk.event, "desk")
    desk.event.entrants["P02"].name = desk.event.entrants["P01"].name
    with pytest.raises(EventError, match="two have the same"):
        results_from_trf(desk.event, report, "x.trf")
