"""What is not everybody's is kept apart from the log under digests with salt, and who may know it is decided once."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

from meijin.tournament import commands as c
from meijin.tournament.audit import audit
from meijin.tournament.files import from_json, to_json
from meijin.tournament.log import Entry, chain_faults, hash_of, sealed_digest
from meijin.tournament.model import MatchResult
from meijin.tournament.roles import Role
from meijin.tournament.secrecy import Secrets
from meijin.tournament.settings import Mode
from meijin.tournament.tournament import Tournament
from tests.tournament.desk import JUDGE, Desk, player, told
from tests.tournament.test_audit import chained, in_plain_words

ABOUT = "P02 has marked cards"
WHY = "slow because of an illness"


def eventful() -> Desk:
    """An event in the middle of a round, with something of everything that is not everybody's."""
    desk = Desk(8, mode=Mode.FREE, settings={"deck_lists": "optional"})
    desk.do(c.MarkPaid(player="P03"))
    desk.do(c.SubmitList(player="P01", cards="40 secret cards", errors=("rule CB3.1.2",)))
    desk.do(c.CheckList(player="P01", legal=False, errors=("41 cards",)), JUDGE)
    desk.start()
    desk.do(c.SpotCheck(player="P02", passed=False), JUDGE)
    desk.do(c.CallJudge(match=desk.match("P02").id, about=ABOUT), player("P02"))
    desk.do(c.Extend(match=desk.match("P03").id, seconds=60), JUDGE, WHY)
    return desk


def public(desk: Desk) -> bytes:
    return to_json(desk.tournament, private=False)


SECRETS = (ABOUT, WHY, "41 cards", "CB3.1.2", '"legal"', '"paid"', '"passed"')


@pytest.mark.rule("T10.4", "T10.5", "T10.6")
def test_a_file_for_others_tells_no_verdict_no_call_and_no_fee() -> None:
    told = public(eventful()).decode()
    assert [secret for secret in SECRETS if secret in told] == []
    export = from_json(told.encode())
    types = ("mark_paid", "check_list", "spot_check", "call_judge")
    assert [each.payload for each in export.log if each.type in types] == [{}] * 4
    assert all(each.reason == "" for each in export.log)


@pytest.mark.rule("T10.4", "T12.4")
def test_nobody_finds_out_by_trying_what_is_withheld() -> None:
    """With the words known, and everything else: the digest has salt, and the hash has only the digest."""
    desk = eventful()
    told = from_json(public(desk)).log
    guesses: dict[str, list[dict[str, Any]]] = {
        "check_list": [{"player": "P01", "legal": legal, "errors": ["41 cards"]} for legal in (False, True)],
        "mark_paid": [{"player": f"P{number:02}"} for number in range(1, 9)],
        "call_judge": [{"match": match.id, "about": ABOUT} for match in desk.event.round.matches],
    }
    for entry in told:
        for guess in guesses.get(entry.type, ()):
            assert sealed_digest(guess) != entry.sealed
            assert hash_of(msgspec.structs.replace(entry, payload=guess, sealed="")) != entry.hash
    salts = [kept["salt"] for kept in desk.tournament.sealed.values()]
    assert len(set(salts)) == len(salts)


@pytest.mark.rule("T12.2", "T12.4")
def test_the_checker_works_without_what_is_kept_apart_and_says_what_it_could_not_look_at() -> None:
    desk = eventful()
    whole, part = audit(from_json(to_json(desk.tournament, private=True))), audit(from_json(public(desk)))
    assert whole.clean and part.clean
    assert not [note for note in told(whole.notes) if "not looked at" in note]
    (private,) = [note for note in told(part.notes) if "is private" in note]
    for words in (
        "1 call_judge",
        "1 check_list",
        "1 extend",
        "8 enter",
        "1 mark_paid",
        "1 spot_check",
        "1 submit_list",
    ):
        assert words in private
    assert "lists of 1 entries are not here and were not looked at" in told(part.notes)


def test_what_is_kept_apart_cannot_be_changed_afterwards() -> None:
    desk = eventful()
    document = json.loads(to_json(desk.tournament, private=True))
    call = next(kept for kept in document["sealed"].values() if kept.get("about"))
    call["about"] = "nothing at all"
    assert (
        "was changed: its digest does not fit" in told(audit(from_json(json.dumps(document).encode())).differences)[0]
    )


@pytest.mark.rule("T10.5", "T10.7")
def test_each_is_told_what_is_theirs() -> None:
    desk = eventful()
    secrets = Secrets(desk.tournament)
    opponent = desk.match("P02").other("P02")

    def knows(role: Role, name: str | None = None) -> set[str]:
        told = {entry.type for entry in desk.tournament.log if not secrets.withholds(entry, role, name)}
        return told & {"call_judge", "check_list", "spot_check", "submit_list", "mark_paid", "extend"}

    everything = {"call_judge", "check_list", "spot_check", "submit_list", "mark_paid", "extend"}
    assert knows(Role.JUDGE) == knows(Role.MEIJIN) == everything
    assert knows(Role.SPECTATOR) == set()
    assert knows(Role.PLAYER, "P01") - {"call_judge"} == {"check_list", "submit_list"}
    assert knows(Role.PLAYER, "P02") == {"call_judge", "spot_check"} and "call_judge" in knows(Role.PLAYER, opponent)


@pytest.mark.rule("T10.3", "T12.4")
def test_a_report_is_sealed_and_opened_to_all_when_both_are_in() -> None:
    desk = Desk(4, mode=Mode.FREE)
    desk.start()
    match = desk.match("P01")
    one, other = match.seats
    desk.do(c.ReportResult(player=one, match=match.id, result=MatchResult("played", score=(2, 1))), player(one))
    desk.do(c.WithdrawReport(player=one, match=match.id), player(one))
    entry = desk.tournament.log[-2]
    assert entry.payload == {"player": one, "match": match.id}
    secrets = Secrets(desk.tournament)
    assert secrets.withholds(entry, Role.PLAYER, other)  # what was withdrawn is not the opponent's either
    assert secrets.chained(Role.PLAYER, other) == len(desk.tournament.log)  # and its hash tells nothing
    assert len(from_json(public(desk)).log) == len(desk.tournament.log) - 2
    for each in (one, other):
        desk.do(c.ReportResult(player=each, match=match.id, result=MatchResult("played", score=(2, 1))), player(each))
    export = from_json(public(desk))
    assert len(export.log) == len(desk.tournament.log)
    assert [export.sealed[each.sealed]["result"]["score"] for each in export.log if each.type == "report"] == [
        [2, 1]
    ] * 3
    assert audit(export).clean


@pytest.mark.rule("T4.5", "T12.4")
def test_a_draft_is_sealed_and_opened_when_it_is_published() -> None:
    desk = Desk(4, mode=Mode.FREE)
    desk.do(c.Pair())
    drawn = desk.tournament.log[-1]
    assert drawn.payload == {} and drawn.sealed
    assert Secrets(desk.tournament).withholds(drawn, Role.JUDGE, None)
    desk.do(c.Publish())
    export = from_json(public(desk))
    assert export.log[drawn.n - 1] == drawn
    assert export.sealed[drawn.sealed]["drawn"]["tables"]


@pytest.mark.rule("T10.6")
def test_why_a_pairing_or_a_result_was_changed_is_public_and_other_reasons_are_the_staffs() -> None:
    desk = eventful()
    desk.result("P01")
    desk.do(c.Correct(match=desk.match("P01").id, result=MatchResult("played", score=(2, 1))), JUDGE, "a slip misread")
    told = public(desk).decode()
    assert "a slip misread" in told and WHY not in told


def test_older_logs_are_read_and_tell_others_nothing_they_may_not_know() -> None:
    desk = eventful()
    log = chained(in_plain_words(desk.tournament))
    old = Tournament.replayed(desk.tournament.seed, log, desk.tournament.sealed)
    assert old.event == desk.event
    assert chain_faults(log) == []
    first = next(entry.n for entry in log if entry.type == "mark_paid")
    export = from_json(to_json(old, private=False))
    assert len(export.log) == first - 1 and audit(export).clean
    assert Secrets(old).chained(Role.SPECTATOR, None) == first - 1
    assert Secrets(old).chained(Role.JUDGE, None) == len(log)
    old.do(c.CallTime(), JUDGE, log[-1].at, lambda: "salt")  # and it goes on
    assert audit(from_json(to_json(old, private=True))).clean


def test_an_entry_that_cannot_be_followed_without_its_private_part_is_named() -> None:
    desk = eventful()
    document = json.loads(public(desk))
    pair = next(entry for entry in document["log"] if entry["type"] == "pair")
    del document["sealed"][pair["sealed"]]
    (found,) = told(audit(from_json(json.dumps(document).encode())).differences)
    assert f"entry {pair['n']} (pair) cannot be read: what it keeps apart is not there" in found


def test_an_entry_is_hashed_with_the_digest_of_what_is_kept_apart() -> None:
    entry = eventful().tournament.log[-1]
    assert isinstance(entry, Entry) and entry.sealed
    assert hash_of(msgspec.structs.replace(entry, sealed="0" * 64)) != entry.hash
