"""Why the staff did something is the staff's, in every way out."""

from __future__ import annotations

import pytest

from meijin.server.gate.event_log import log_for
from meijin.server.gate.viewers import Viewer
from meijin.tournament import commands as c
from meijin.tournament.audit import audit
from meijin.tournament.files import from_json, to_json
from meijin.tournament.roles import Role
from meijin.tournament.settings import Mode
from meijin.tournament.tournament import Tournament
from tests.tournament.desk import JUDGE, Desk, player
from tests.tournament.test_audit import chained, in_plain_words

ABOUT = "P02 has marked cards"
WHY = "we think that it was meant"


@pytest.mark.rule("T10.6", "T10.7")
def test_the_reasons_of_the_staff_are_not_the_players() -> None:
    """They are told what was found, on the page and in the log, but not why the staff did it."""
    desk = Desk(8, mode=Mode.FREE, settings={"deck_lists": "optional"})
    desk.do(c.SubmitList(player="P01", cards="40 secret cards"))
    desk.do(c.CheckList(player="P01", legal=False, errors=("41 cards",)), JUDGE, WHY)
    desk.start()
    match = desk.match("P01").id
    desk.do(c.CallJudge(match=match, about=ABOUT), player("P01"), "my own words")
    desk.do(c.CallJudge(match=match, answered=True), JUDGE, WHY)
    for tournament in (desk.tournament, Tournament.replayed("s", chained(in_plain_words(desk.tournament)))):
        log = log_for(tournament, Viewer(Role.PLAYER, "P01")).entries
        told = [(line.payload, line.reason) for line in log if line.type in ("check_list", "call_judge")]
        assert told == [
            ({"player": "P01", "legal": False, "errors": ["41 cards"]}, ""),
            ({"match": match, "about": ABOUT}, "my own words"),
            ({"match": match, "answered": True}, ""),
        ]
        file = to_json(tournament, private=False, role=Role.PLAYER, player="P01").decode()
        assert WHY not in file
        assert WHY in to_json(tournament, private=False, role=Role.JUDGE).decode()
        assert audit(from_json(file.encode())).differences == []
