"""A log that was tampered with is found out, however it was done."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from meijin.tournament import commands as c
from meijin.tournament.audit import audit
from meijin.tournament.files import Export, from_json, to_json
from meijin.tournament.log import START, Entry, hash_of
from meijin.tournament.model import MatchResult
from meijin.tournament.settings import Mode
from meijin.tournament.tournament import Tournament
from tests.tournament.desk import JUDGE, Desk, player, told


def finished(**terms: Any) -> Desk:
    desk = Desk(9, seed="audited", mode=Mode.FREE, **terms)
    desk.round()
    desk.do(c.Drop(player="P04"), player("P04"))
    desk.enter("P10")
    for _ in range(3):
        desk.round()
    desk.do(c.Finish())
    return desk


def chained(log: list[Entry]) -> tuple[Entry, ...]:
    """A log whose hashes fit, as somebody would write it who knows how."""
    out: list[Entry] = []
    prev = START
    for number, entry in enumerate(log, 1):
        new = msgspec.structs.replace(entry, n=number, prev=prev)
        out.append(msgspec.structs.replace(new, hash=hash_of(new)))
        prev = out[-1].hash
    return tuple(out)


def in_plain_words(tournament: Tournament) -> list[Entry]:
    """A log as it was before anything but lists, personal data and notes was kept apart."""
    return [msgspec.structs.replace(tournament.opened(entry), sealed="") for entry in tournament.log]


def place_of(log: list[Entry], kind: str, number: int = 1) -> int:
    return [at for at, entry in enumerate(log) if entry.type == kind][number - 1]


def changed(kind: str, change: Callable[[dict[str, Any]], None], number: int = 1) -> Callable[[list[Entry]], None]:
    def tamper(log: list[Entry]) -> None:
        at = place_of(log, kind, number)
        payload = msgspec.json.decode(msgspec.json.encode(log[at].payload))
        change(payload)
        log[at] = msgspec.structs.replace(log[at], payload=payload)

    return tamper


def exchange_opponents(payload: dict[str, Any]) -> None:
    tables = payload["drawn"]["tables"]
    tables[0][1], tables[1][1] = tables[1][1], tables[0][1]


def give_away_the_bye(payload: dict[str, Any]) -> None:
    tables = payload["drawn"]["tables"]
    tables[0][0], tables[-1][0] = tables[-1][0], tables[0][0]


def first_place_for_another(payload: dict[str, Any]) -> None:
    places = payload["places"]
    places[0][0], places[1][0] = places[1][0], places[0][0]


def other_score(payload: dict[str, Any]) -> None:
    payload["result"]["score"] = [0, 2]


@pytest.mark.rule("T12.2", "T12.3")
def test_an_event_as_it_was_is_clean() -> None:
    desk = finished()
    found = audit(Export(tuple(desk.tournament.log), "audited", desk.tournament.sealed))
    assert found.differences == []
    assert found.clean


@pytest.mark.rule("T3.2", "T12.2")
def test_an_entry_that_was_changed_or_taken_out_breaks_the_chain() -> None:
    log = chained(in_plain_words(finished().tournament))
    later = msgspec.structs.replace(log[20], at=log[20].at + 1)
    faults = told(audit(Export((*log[:20], later, *log[21:]), "audited")).differences)
    assert faults[0].startswith("entry 21 ")
    assert "was changed after it was written" in faults[0]
    missing = told(audit(Export((*log[:30], *log[31:]), "audited")).differences)
    assert "entry 31 calls itself 32" in missing[0]


@pytest.mark.rule("T12.2")
@pytest.mark.parametrize(
    ("tamper", "words"),
    [
        (changed("pair", exchange_opponents, 2), "but the rules and the seed give"),
        (changed("pair", give_away_the_bye), "but the rules and the seed give"),
        (changed("finish", first_place_for_another), "the final standings say"),
        (changed("enter_result", other_score), "standings is"),
        (changed("create", lambda payload: payload.update(seed_sha256="0" * 64)), "digest was told at the beginning"),
        (lambda log: log.pop(place_of(log, "publish")), "could not be"),
        (lambda log: log.pop(place_of(log, "check_in")), "but the rules and the seed give"),
        (
            lambda log: log.insert(
                place_of(log, "close_round", 2),
                msgspec.structs.replace(log[place_of(log, "enter_result")], role="player"),
            ),
            "could not be",
        ),
    ],
    ids=["opponents", "bye", "places", "score", "seed", "publish", "check-in", "role"],
)
def test_a_log_that_was_forged_with_fitting_hashes_is_found_out(
    tamper: Callable[[list[Entry]], None], words: str
) -> None:
    log = in_plain_words(finished().tournament)
    assert audit(Export(chained(log), "audited")).clean  # older logs are read as well
    tamper(log)
    differences = told(audit(Export(chained(log), "audited")).differences)
    assert any(words in difference for difference in differences), differences


@pytest.mark.rule("T12.2")
def test_another_seed_is_found_out() -> None:
    log = chained(in_plain_words(finished().tournament))
    assert "the seed is not the one" in told(audit(Export(log, "another")).differences)[0]


@pytest.mark.rule("T3.3", "T12.2")
def test_a_list_that_was_exchanged_afterwards_is_found_out() -> None:
    desk = Desk(8, settings={"deck_lists": "optional"})
    desk.do(c.SubmitList(player="P01", cards="40 cards"))
    sealed = dict(desk.tournament.sealed)
    log = tuple(desk.tournament.log)
    assert audit(Export(log, "desk", sealed)).clean
    digest = next(digest for digest, kept in sealed.items() if "list" in kept)
    other = sealed | {digest: {**sealed[digest], "list": "40 better cards"}}
    assert f"under {digest[:12]}... was changed" in told(audit(Export(log, "desk", other)).differences)[0]


@pytest.mark.rule("T12.2")
def test_an_event_that_was_read_from_a_file_is_clean() -> None:
    assert audit(from_json(to_json(finished().tournament, private=True))).differences == []


NONSENSE: dict[str, Callable[[dict[str, Any]], None]] = {
    "an entry that cannot be taken back": lambda payload: payload.update(n=2),
    "an entry that is not there": lambda payload: payload.update(n=10_000),
}


@pytest.mark.parametrize("name", NONSENSE)
def test_an_entry_that_makes_no_sense_ends_the_check_with_a_word(name: str) -> None:
    desk = Desk(8, seed="audited")
    desk.round()
    desk.do(c.TakeBack(n=len(desk.tournament.log)), reason="too early")
    desk.do(c.CloseRound())
    log = list(desk.tournament.log)
    changed("take_back", NONSENSE[name])(log)
    found = audit(Export(chained(log), "audited", desk.tournament.sealed))
    assert any("take_back" in each for each in told(found.differences))


def test_without_the_seed_the_rest_is_checked() -> None:
    desk = Desk(8)
    desk.round()
    found = audit(Export(tuple(desk.tournament.log), None, desk.tournament.sealed))
    assert found.clean
    assert "the seed is not told yet" in told(found.notes)[0]


@pytest.mark.rule("T12.2", "T7.8")
def test_what_was_done_by_hand_is_noted() -> None:
    desk = Desk(8)
    desk.do(c.Pair())
    one, other = desk.event.round.matches[0].seats[0], desk.event.round.matches[1].seats[0]
    desk.do(c.SwapPlayers(one=one, other=other), reason="they came together")
    desk.do(c.Publish())
    desk.do(c.StartClock())
    desk.result("P01")
    wrong = desk.match("P01").id
    desk.do(c.Correct(match=wrong, result=MatchResult(kind="played", score=(2, 1))), JUDGE, "a slip misread")
    found = audit(Export(tuple(desk.tournament.log), "desk", desk.tournament.sealed))
    assert found.clean
    assert any("they came together" in note for note in told(found.notes))
    assert any("a slip misread" in note for note in told(found.notes))
