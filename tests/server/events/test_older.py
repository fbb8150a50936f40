"""Events from before private parts were kept apart: a database with such logs is read, goes on, and tells no more."""

from __future__ import annotations

from meijin.server.gate import events as gate
from meijin.server.people.user import User
from meijin.server.storage.events import Logged, Summary
from meijin.tournament import commands as c
from meijin.tournament.audit import audit
from meijin.tournament.files import from_json
from meijin.tournament.settings import Mode
from tests.server.events.conftest import Hall
from tests.tournament.desk import JUDGE, Desk
from tests.tournament.test_audit import chained, in_plain_words

SAM = User("id-sam", "Sam", False, 0)


async def test_an_older_database_is_read_and_tells_others_nothing_by_its_hashes(hall: Hall) -> None:
    desk = Desk(8, mode=Mode.FREE, settings={"deck_lists": "optional"})
    desk.do(c.SubmitList(player="P01", cards="40 cards", errors=("rule 1",)))
    desk.do(c.CheckList(player="P01", legal=False), JUDGE)
    desk.start()
    desk.do(c.CallJudge(match=desk.match("P01").id, about="a marked card"), JUDGE)
    log = chained(in_plain_words(desk.tournament))
    lists = {digest: kept for digest, kept in desk.tournament.sealed.items() if "list" in kept}
    assert len(lists) == 1 and not any(entry.sealed for entry in log)
    summary = Summary(gate.line(desk.event, "old", 0), None, None)
    logged = [Logged(entry) for entry in log]
    await hall.store.events.create("old", hall.meijin.id, "desk", True, 0, logged, lists, summary)

    live = await hall.events.open("old")
    assert live.tournament.event == desk.event
    told = live.seen(SAM).json().decode()
    assert "a marked card" not in told and '"legal"' not in told
    assert from_json(told.encode()).log[-1].n < next(entry.n for entry in log if entry.type == "submit_list")
    entries = live.seen(SAM).log(0).entries
    assert [each.payload for each in entries if each.type in ("submit_list", "check_list", "call_judge")] == [None] * 3
    assert (
        all(each.hash == "" for each in entries[-2:])
        and live.view(SAM).event.head == from_json(told.encode()).log[-1].hash
    )

    await hall.order(live, c.MarkPaid(player="P02"))  # it goes on, and what comes now is kept apart
    whole = from_json(live.seen(hall.meijin).json())
    assert audit(whole).clean and whole.log[-1].payload == {}
    assert "a marked card" in live.seen(hall.meijin).json().decode()
