"""An event as a file: everything comes back, secrets stay at home, and broken files are refused with the place."""

from __future__ import annotations

import json
from typing import Any

import pytest

from meijin.tournament import commands as c
from meijin.tournament.audit import audit
from meijin.tournament.files import FORMAT, BrokenFile, from_json, to_json
from meijin.tournament.log import head
from meijin.tournament.settings import Mode
from tests.tournament.desk import JUDGE, Desk, told


def event() -> Desk:
    desk = Desk(8, mode=Mode.FREE, settings={"deck_lists": "optional"})
    desk.do(c.SubmitList(player="P01", cards="40 secret cards"))
    desk.do(c.Penalize(player="P02", infraction="misplay", level="warning", note="for the staff alone"), JUDGE)
    desk.round()
    return desk


@pytest.mark.rule("T3.1")
def test_the_organisers_file_yields_the_same_event_and_the_same_hashes() -> None:
    desk = event()
    again = from_json(to_json(desk.tournament, private=True)).tournament()
    assert head(again.log) == head(desk.tournament.log)
    assert again.event == desk.event
    assert (again.seed, again.sealed) == (desk.tournament.seed, desk.tournament.sealed)
    assert to_json(again, private=True) == to_json(desk.tournament, private=True)


@pytest.mark.rule("T3.3", "T4.1", "T12.1")
def test_a_file_for_others_has_neither_seed_nor_lists_nor_notes() -> None:
    desk = event()
    public = to_json(desk.tournament, private=False).decode()
    for secret in ("40 secret cards", "for the staff alone", '"desk"'):
        assert secret not in public
    assert from_json(public.encode()).seed is None
    desk.round()
    desk.round()
    desk.do(c.Finish())
    assert from_json(to_json(desk.tournament, private=False)).seed == "desk"


@pytest.mark.rule("T4.5")
def test_a_file_for_others_ends_before_a_draft() -> None:
    desk = event()
    before = to_json(desk.tournament, private=False)
    desk.do(c.Pair())
    desk.do(c.SwapPlayers(one="P01", other="P02"), reason="by hand")
    assert to_json(desk.tournament, private=False) == before
    desk.do(c.Publish(rematches_confirmed=True))
    assert len(from_json(to_json(desk.tournament, private=False)).log) == len(desk.tournament.log)
    desk.do(c.PairAgain(), reason="somebody is missing")
    assert from_json(to_json(desk.tournament, private=False)).log[-1].type == "publish"


def test_only_the_meijin_goes_on() -> None:
    public = from_json(to_json(event().tournament, private=False))
    assert audit(public).clean
    with pytest.raises(BrokenFile, match="goes on where its secret is kept"):
        public.tournament()


BROKEN: dict[str, tuple[bytes, str]] = {
    "nothing": (b"", "this is no JSON"),
    "bytes": (b"\xff\xfe", "this is no JSON"),
    "half": (b'{"format": "meijin-event/1", "log": [', "this is no JSON"),
    "another file": (b'{"format": "x", "log": []}', "it should be 'meijin-event/1'"),
    "no log": (b'{"format": "meijin-event/1", "log": []}', "begins with its creation"),
    "a list": (b"[]", "no event of the form"),
    "more": (b'{"format": "meijin-event/1", "log": [], "more": 1}', "there is no field 'more'"),
    "a number": (b'{"format": "meijin-event/1", "log": [{"n": "one"}]}', r"log\[0\].n: it must be a whole number"),
}


@pytest.mark.parametrize("name", BROKEN)
def test_what_is_no_event_is_refused_with_the_place(name: str) -> None:
    data, why = BROKEN[name]
    with pytest.raises(BrokenFile, match=why):
        from_json(data)


@pytest.mark.parametrize(
    ("payload", "why"),
    [
        ({"player": "P99"}, "makes no sense here"),
        ({"player": 7}, "makes no sense here"),
        ({"players": "P01"}, "makes no sense here"),
    ],
)
def test_an_entry_that_makes_no_sense_is_named(payload: dict[str, Any], why: str) -> None:
    from meijin.tournament.log import follow

    desk = event()
    document = json.loads(to_json(desk.tournament, private=True))
    last = desk.tournament.log[-1]
    bad = follow(last, at=last.at, actor="ida", role="meijin", type="drop", payload=payload)
    entry = {name: getattr(bad, name) for name in ("n", "at", "actor", "role", "type", "payload", "prev", "hash")}
    document["log"].append(entry)
    export = from_json(json.dumps(document).encode())
    assert document["format"] == FORMAT
    with pytest.raises(BrokenFile, match=f"entry {bad.n} .*{why}"):
        export.tournament()
    assert any(f"entry {bad.n}" in each for each in told(audit(export).differences))
