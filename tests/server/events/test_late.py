"""The event's page is as late as its live tables: for spectators altogether, for players in what others play."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest

from meijin.server.live.listener import Listener
from meijin.server.people.user import User
from meijin.server.refusal import Refused
from meijin.server.tables.entry import Status
from meijin.tournament.commands import CloseRound, EnterResult, Pair, Publish
from meijin.tournament.model import MatchResult
from meijin.tournament.settings import EventSettings
from tests.server.events.conftest import PATIENCE, Hall
from tests.server.events.test_live_rounds import FOUR, both, match_at, sit

DELAY = 300
LATE = EventSettings(best_of=3, result_mode="live", break_minutes=0, spectator_delay_s=DELAY)
SAM = User("id-sam", "Sam", False, 0)


def told(live: Any, user: User | None) -> str:
    """Everything that somebody is told of an event, but for its socket."""
    seen = live.seen(user)
    parts = [live.view(user), seen.log(0), seen.standing("P001"), *(seen.table(f"{name}.csv") for name in TABLES)]
    return "\n".join([*(msgspec.json.encode(part).decode() for part in parts), seen.json().decode()])


TABLES = ("players", "pairings", "results", "standings")


def line(live: Any, user: User | None, match: str) -> Any:
    lines = {each.id: each for stage in live.view(user).rounds for each in stage.matches}
    return lines[match]


@pytest.mark.rule("T10.8")
async def test_neither_the_next_table_nor_the_score_runs_ahead_of_the_tables(hall: Hall) -> None:
    live = await hall.event(FOUR, game="cat_battles", settings=LATE)
    match, other = match_at(live, 0).id, both(match_at(live, 1))[0]
    upper, lower = both(match_at(live, 0))
    first = await sit(hall, live, 0)
    await hall.resign(first, upper)
    second = await sit(hall, live, 0, game=1)
    spectator = Listener(SAM)
    await live.join(spectator)
    for user in (SAM, None, other):
        assert second.id not in told(live, user)
        assert (line(live, user, match).live, line(live, user, match).score) == (first.id, (0, 0))
    for user in (upper, lower, hall.meijin):  # whom it concerns
        assert line(live, user, match).live == second.id
    await hall.resign(second, upper)
    await hall.until(lambda: match_at(live, 0).settled)
    hall.ahead += (DELAY - 1) * 1000
    live.look_after()
    for user in (SAM, None, other):
        assert "confirmed" not in told(live, user) and '"winner"' not in told(live, user)
        assert line(live, user, match).kind is None
    assert line(live, lower, match).score == (0, 2)
    hall.ahead += 2_000
    live.look_after()
    assert [line(live, user, match).score for user in (SAM, None, other)] == [(0, 2)] * 3
    assert second.id in told(live, SAM)
    async with asyncio.timeout(PATIENCE):  # and so does the socket
        heard = ""
        while '"score":[0,2]' not in (text := str(await spectator.next())):
            heard += text
    assert second.id not in heard


@pytest.mark.rule("T10.8")
async def test_whoever_has_the_address_of_the_next_table_does_not_read_the_score_there(hall: Hall) -> None:
    live = await hall.event(FOUR, game="cat_battles", settings=LATE)
    upper, lower = both(match_at(live, 0))
    await hall.resign(await sit(hall, live, 0), upper)
    second = await hall.table(live, match_at(live, 0), 1)
    for stranger in (SAM, None, both(match_at(live, 1))[0]):
        with pytest.raises(Refused, match="not there for spectators yet"):
            second.refuse_strangers(stranger)
        if stranger is not None:
            with pytest.raises(Refused, match="not there for spectators yet"):
                await second.join(Listener(stranger), 0)
    second.refuse_strangers(upper)
    second.refuse_strangers(lower)
    hall.ahead += DELAY * 1000
    second.refuse_strangers(SAM)


@pytest.mark.rule("T10.8")
async def test_players_know_no_more_entries_of_the_log_than_they_can_read(hall: Hall) -> None:
    """That there are more tells that something has happened at a table."""
    live = await hall.event(FOUR, game="cat_battles", settings=LATE)
    other = both(match_at(live, 1))[0]
    for place in (0, 1):
        await hall.table(live, match_at(live, place))
    await hall.until(lambda: live._telling is None)  # nothing of that is news any more
    spectator, player, meijin = Listener(SAM), Listener(other), Listener(hall.meijin)
    for listener in (spectator, player, meijin):
        await live.join(listener)
        await listener.next()
    known = len(live.tournament.log)
    first = match_at(live, 0)
    await hall.order(live, EnterResult(match=first.id, result=MatchResult("played", score=(2, 0))))
    hidden = len(live.tournament.log)
    assert hidden > known
    for user in (SAM, other, both(first)[0]):
        seen = live.view(user)
        read = live.seen(user).log(0).entries
        assert (seen.event.entries, seen.event.head) == (len(read), read[-1].hash)
        assert len(read) < hidden
    assert live.view(hall.meijin).event.entries == hidden

    async with asyncio.timeout(PATIENCE):  # everybody who is told anything has been told when the Meijin is
        while '"score":[2,0]' not in str(await meijin.next()):
            pass
    hall.ahead += DELAY * 1000
    live.look_after()
    async with asyncio.timeout(PATIENCE):  # whatever either hears until then says something that they may know
        for listener in (spectator, player):
            while '"score":[2,0]' not in (text := str(await listener.next())):
                heard = msgspec.json.decode(text)
                assert heard["entries"] == known
                assert any(heard[part] is not None for part in ("event", "players", "rounds", "standings"))


async def test_a_closed_round_is_the_players_at_once_and_the_spectators_late(hall: Hall) -> None:
    live = await hall.event(FOUR, game="cat_battles", settings=LATE)
    for match in list(live.tournament.event.round.matches):
        await hall.order(live, EnterResult(match=match.id, result=MatchResult("played", score=(2, 0))))
    await hall.order(live, CloseRound())
    await hall.order(live, Pair(), Publish())
    player = both(match_at(live, 0))[0]
    assert [len(live.view(user).rounds) for user in (player, SAM)] == [2, 1]
    assert live.view(SAM).standings == () or all(each.points == 0 for each in live.view(SAM).standings)
    (listed,) = await hall.store.events.listed(None, 10)
    assert (listed.phase, listed.round) == ("running", 1)
    hall.ahead += DELAY * 1000
    live.look_after()
    assert len(live.view(SAM).rounds) == 2


async def test_before_and_between_rounds_nothing_is_late(hall: Hall) -> None:
    live = await hall.event(FOUR, game="cat_battles", settings=LATE)
    assert live.view(SAM).event.phase == "running"
    assert len(live.seen(SAM).log(0).entries) == len(live.tournament.log)
    table = await hall.table(live, match_at(live, 0))
    assert table.table.status is Status.OPEN
    assert line(live, SAM, match_at(live, 0).id).live == table.id


async def test_after_a_restart_spectators_are_as_late_as_before(hall: Hall) -> None:
    live = await hall.event(FOUR, game="cat_battles", settings=LATE)
    first = await sit(hall, live, 0)
    await hall.resign(first, both(match_at(live, 0))[0])
    second = await hall.table(live, match_at(live, 0), 1)
    await hall.stop()
    await hall.start()
    live = await hall.events.open(live.id)
    assert line(live, SAM, match_at(live, 0).id).live == first.id
    assert line(live, hall.meijin, match_at(live, 0).id).live == second.id
