from __future__ import annotations

from functools import partial
from typing import Any

import pytest

from meijin.kernel import registry
from meijin.server.events.wire import NewEvent
from meijin.server.live.event import Deed, LiveEvent
from meijin.server.live.event_rounds import BOTS_AT_ONCE
from meijin.server.live.livetable import LiveTable
from meijin.server.people.user import User
from meijin.server.refusal import Refused
from meijin.server.tables.entry import Status, Visibility
from meijin.tournament.audit import audit
from meijin.tournament.commands import (
    Cancel,
    CheckIn,
    CloseRegistration,
    Enter,
    Extend,
    Open,
    Pair,
    PauseClock,
    Publish,
    ReportResult,
    ResumeClock,
    StartClock,
    SubmitList,
)
from meijin.tournament.files import Export
from meijin.tournament.model import Kind, Match, MatchResult, MatchState, Phase
from meijin.tournament.opening import opener, time_coins
from meijin.tournament.settings import EventSettings, Format, Mode
from tests.server.clients import give_numbers
from tests.server.events.conftest import Hall

MINUTE = 60_000
ONE = EventSettings(best_of=1, result_mode="live", break_minutes=0)
THREE = EventSettings(best_of=3, result_mode="live", break_minutes=0, spectator_delay_s=60)
PEOPLE = {
    f"P{number:03}": User(f"id-{name}", name, False, 0) for number, name in enumerate(("Ann", "Ben", "Cat", "Dan"), 1)
}
FOUR = [Enter(player=player, name=user.name, user=user.id) for player, user in PEOPLE.items()]
BOTS = [Enter(player=f"B{number}", name=f"Robot {number}", bot="random") for number in range(1, 5)]


def match_at(live: LiveEvent, place: int) -> Match:
    return live.tournament.event.round.matches[place]


def both(match: Match) -> tuple[User, User]:
    return PEOPLE[match.seats[0]], PEOPLE[match.seats[1]]


def seated(live: LiveEvent, place: int) -> bool:
    return bool(match_at(live, place).seated)


async def sit(hall: Hall, live: LiveEvent, place: int, game: int = 0) -> LiveTable:
    """Both players of a match come to its table, and the game begins."""
    table = await hall.table(live, match_at(live, place), game)
    for user in both(match_at(live, place)):
        await hall.join(table, user)
    await hall.until(lambda: table.table.status is Status.RUNNING, "the game does not begin")
    await give_numbers(table)
    return table


async def test_a_round_opens_its_tables_and_takes_their_results(hall: Hall) -> None:
    live = await hall.event(FOUR, game="cat_battles", settings=ONE)
    for place in (0, 1):
        upper, lower = both(match_at(live, place))
        table = await hall.table(live, match_at(live, place))
        assert [seat.user for seat in table.table.seats] == [upper.id, lower.id]
        assert table.table.terms.visibility is Visibility.LINK
        await hall.join(table, upper)
        await hall.until(partial(seated, live, place))
        assert match_at(live, place).state is MatchState.PLAYING
        assert table.table.status is Status.OPEN
        await hall.join(table, lower)
        await hall.resign(table, upper)
    await hall.until(lambda: all(match.settled for match in live.tournament.event.round.matches))
    for match in live.tournament.event.round.matches:
        assert (match.kind, match.score, match.source) == (Kind.WIN, (0, 1), "engine")
        assert (match.games[0].winner, match.games[0].end) == (match.seats[1], "concede")
        first = opener(live.tournament.seed, match.id, 1, [])
        assert (match.games[0].first, match.games[0].table) == (match.seats[first], live.tables[match.id][0].table)
    assert await hall.store.tables.listed(None, list(Status), 10) == []  # the lobby shows none of it
    export = Export(tuple(live.tournament.log), live.tournament.seed, live.tournament.sealed)
    assert audit(export).differences == []


async def test_a_match_goes_on_until_somebody_has_won_two_games_and_the_loser_opens_the_second(hall: Hall) -> None:
    live = await hall.event(FOUR, game="cat_battles", settings=THREE)
    match = match_at(live, 0)
    upper, lower = both(match)
    first = await sit(hall, live, 0)
    await hall.resign(first, upper)
    second = await sit(hall, live, 0, game=1)
    assert second.table.terms.options["first_player"] == "seat0"
    assert first.table.rematch == second.id
    await hall.resign(second, lower)
    third = await sit(hall, live, 0, game=2)
    coin = opener(live.tournament.seed, match.id, 3, [1, 0])
    assert third.table.terms.options["first_player"] == f"seat{coin}"
    assert third.table.terms.delay == 60
    await hall.resign(third, lower)
    await hall.until(lambda: match_at(live, 0).settled)
    assert (match_at(live, 0).kind, match_at(live, 0).score) == (Kind.WIN, (2, 1))
    assert [game.winner for game in match_at(live, 0).games] == [match.seats[1], match.seats[0], match.seats[0]]


async def test_whoever_concedes_a_match_ends_its_games_at_once(hall: Hall) -> None:
    live = await hall.event(FOUR, game="cat_battles", settings=THREE)
    match = match_at(live, 0)
    upper, lower = both(match)
    await hall.resign(await sit(hall, live, 0), lower)
    second = await sit(hall, live, 0, game=1)
    assert await live.rounds.score(match_at(live, 0)) == (1, 0)
    result = MatchResult(kind="concession", loser=match.seats[0], score=(1, 0))
    conceding = ReportResult(player=match.seats[0], match=match.id, result=result)
    await live.do(lambda _: [Deed(conceding, live.actor(upper))])
    assert (match_at(live, 0).score, match_at(live, 0).source) == ((1, 2), "players")
    await hall.until(lambda: second.table.status is Status.CLOSED, "the game goes on")
    assert not match_at(live, 1).settled


async def test_whoever_does_not_come_has_lost_after_ten_minutes_and_late_is_a_game(hall: Hall) -> None:
    live = await hall.event(FOUR, game="cat_battles", settings=THREE)
    here, late = both(match_at(live, 0))
    table = await hall.table(live, match_at(live, 0))
    await hall.table(live, match_at(live, 1))
    await hall.join(table, here)
    await hall.until(lambda: match_at(live, 0).seated)
    hall.ahead = 5 * MINUTE + 1000
    await hall.join(table, late)
    await hall.until(lambda: match_at(live, 0).game_losses)
    assert match_at(live, 0).game_losses == {match_at(live, 0).seats[1]: 1}
    hall.ahead = 10 * MINUTE
    await hall.looked_after(live)
    assert not match_at(live, 1).settled  # exactly ten minutes are not over ten
    hall.ahead += 1
    live.look_after()
    await hall.until(lambda: match_at(live, 1).settled)
    assert match_at(live, 1).kind is Kind.DOUBLE_LOSS
    assert match_at(live, 1).absent == set(match_at(live, 1).seats)
    await hall.resign(table, late)  # with the game that was lost before it began that makes two
    await hall.until(lambda: match_at(live, 0).settled)
    assert match_at(live, 0).score == (2, 0)


async def test_one_absent_player_forfeits(hall: Hall) -> None:
    live = await hall.event(FOUR, game="cat_battles", settings=ONE)
    here, _ = both(match_at(live, 0))
    await hall.join(await hall.table(live, match_at(live, 0)), here)
    await hall.until(lambda: match_at(live, 0).seated)
    hall.ahead = 11 * MINUTE
    live.look_after()
    await hall.until(lambda: match_at(live, 0).settled)
    assert (match_at(live, 0).kind, match_at(live, 0).score) == (Kind.FORFEIT, (1, 0))
    assert match_at(live, 0).absent == {match_at(live, 0).seats[1]}


async def test_the_clock_calls_time_and_tells_the_tables_but_not_while_it_is_paused(hall: Hall) -> None:
    live = await hall.event(FOUR, game="cat_battles", settings=THREE)
    first, second = [await sit(hall, live, place) for place in (0, 1)]
    await hall.order(live, Extend(match=match_at(live, 1).id, seconds=300), reason="a judge was asked")
    hall.ahead = 20 * MINUTE
    await hall.order(live, PauseClock(), reason="fire drill")
    hall.ahead = 60 * MINUTE
    await hall.looked_after(live)
    assert live.tournament.event.phase is Phase.RUNNING
    await hall.order(live, ResumeClock())
    hall.ahead = 90 * MINUTE
    live.look_after()
    await hall.until(lambda: live.tournament.event.phase is Phase.TIME_CALLED)
    await hall.until(lambda: first.table.time is not None)
    coins = time_coins(live.tournament.seed, match_at(live, 0).id, 3)
    assert first.table.time is not None
    assert (first.table.time.coin, first.table.time.extra_coin) == (coins[0], None)
    assert second.table.time is None  # it has more time
    hall.ahead += 5 * MINUTE
    live.look_after()
    await hall.until(lambda: second.table.time is not None)
    loser = both(match_at(live, 0))[0]
    await hall.resign(first, loser)  # no other game is begun: 1-0 stands (R3)
    await hall.until(lambda: match_at(live, 0).settled)
    assert (match_at(live, 0).kind, match_at(live, 0).score) == (Kind.WIN, (0, 1))


async def test_time_called_between_two_games_is_called_in_the_next(hall: Hall) -> None:
    live = await hall.event(FOUR, game="cat_battles", settings=THREE)
    table = await sit(hall, live, 0)
    await hall.resign(table, both(match_at(live, 0))[0])
    second = await hall.table(live, match_at(live, 0), 1)
    hall.ahead = 51 * MINUTE
    live.look_after()
    await hall.until(lambda: second.table.time is not None)
    assert second.table.status is Status.OPEN
    await sit(hall, live, 0, game=1)
    await hall.resign(second, both(match_at(live, 0))[1])
    await hall.until(lambda: match_at(live, 0).settled)
    assert (match_at(live, 0).kind, match_at(live, 0).score) == (Kind.DRAW, (1, 1))


async def test_after_a_restart_the_round_goes_on(hall: Hall) -> None:
    live = await hall.event(FOUR, game="cat_battles", settings=ONE)
    table = await sit(hall, live, 0)
    loser, winner = both(match_at(live, 0))
    await hall.stop()
    hall.ahead = 51 * MINUTE  # time was up while there was no server
    await hall.start()
    await hall.until(lambda: live.id in hall.events.events, "nobody looks after the event")
    live = hall.events.events[live.id]
    await hall.until(lambda: live.tournament.event.phase is Phase.TIME_CALLED)
    again = await hall.hub.open(table.id)
    await hall.until(lambda: again.table.time is not None)
    await hall.join(again, loser)
    await hall.resign(again, loser)
    await hall.until(lambda: match_at(live, 0).settled)
    assert match_at(live, 0).score == (0, 1)
    assert winner.id == again.table.seats[1].user


async def test_a_table_opened_just_before_a_crash_is_not_opened_twice(hall: Hall) -> None:
    live = await hall.event(FOUR, game="cat_battles", settings=ONE)
    known = {(await hall.table(live, match_at(live, place))).id for place in (0, 1)}
    await hall.until(lambda: not live.rounds._task)
    live.tables.clear()  # as if the link had not been kept
    live.look_after()
    assert {(await hall.table(live, match_at(live, place))).id for place in (0, 1)} == known


async def test_bots_play_among_themselves_a_few_at_a_time(hall: Hall) -> None:
    hall.thinkers.may_answer.clear()
    many = [Enter(player=f"B{number}", name=f"Robot {number}", bot="random") for number in range(1, 7)]
    live = await hall.event(many, game="go_out", settings=EventSettings(best_of=1))
    await hall.until(lambda: len(live.tables) == BOTS_AT_ONCE)
    await hall.looked_after(live)
    assert len(live.tables) == BOTS_AT_ONCE
    assert all(set(match.seated) == set(match.seats) for match in live.tournament.event.round.matches)
    hall.thinkers.may_answer.set()
    await hall.until(lambda: all(match.settled for match in live.tournament.event.round.matches))
    assert {match.source for match in live.tournament.event.round.matches} == {"engine"}


async def test_a_pod_plays_without_whoever_did_not_come(hall: Hall) -> None:
    settings = EventSettings(best_of=1, tiebreak_set="POD", result_mode="live", break_minutes=0)
    players = [*FOUR[:1], *BOTS[:3]]
    live = await hall.event(players, game="go_out", format=Format.PODS, settings=settings)
    match = match_at(live, 0)
    table = await hall.table(live, match)
    assert table.table.status is Status.OPEN
    hall.ahead = 11 * MINUTE
    live.look_after()
    await hall.until(lambda: match_at(live, 0).settled)
    done = match_at(live, 0)
    assert done.kind is Kind.POD
    assert done.ranking[-1] == ("P001",)
    assert done.points["P001"] == 0
    assert sorted(player for place in done.ranking for player in place) == sorted(match.seats)


async def test_the_seats_of_a_match_are_nobodys_to_give_away(hall: Hall) -> None:
    live = await hall.event(FOUR, game="cat_battles", settings=THREE)
    table = await hall.table(live, match_at(live, 0))
    upper, lower = both(match_at(live, 0))
    assert "seats stay" in await _refusal(table.change(lambda each, now: each.stand(upper.id, 0, now)))
    assert "only" in await _refusal(table.change(lambda each, now: each.close(upper.id, now)))
    assert "taken" in await _refusal(table.change(lambda each, now: each.sit("id-sam", "Sam", None, now)))
    await sit(hall, live, 0)
    assert "judge" in await _refusal(table.change(lambda each, now: each.give(upper.id, 1, now, absent=True)))
    await hall.resign(table, lower)
    second = await hall.table(live, match_at(live, 0), 1)
    assert "concedes" in await _refusal(second.change(lambda each, now: each.leave(upper.id, now)))
    await hall.until(lambda: table.table.rematch == second.id)
    assert table.info(upper).event == live.id


@pytest.mark.rule("T5.7")
async def test_lists_that_were_handed_in_are_played_and_nothing_else(hall: Hall) -> None:
    settings = EventSettings(best_of=3, result_mode="live", break_minutes=0, deck_lists="optional")
    live, _ = await hall.events.create(hall.meijin, _new(settings))
    deck = _ready_made("emperor-armada")
    await hall.order(live, Open(), *FOUR)
    await hall.order(live, *[SubmitList(player=player, cards=deck) for player in PEOPLE])
    await hall.order(live, *[CheckIn(player=player) for player in PEOPLE])
    await hall.order(live, CloseRegistration(), Pair(), Publish(), StartClock())
    table = await hall.table(live, match_at(live, 0))
    upper, _ = both(match_at(live, 0))
    assert table.table.setup.options["red_deck"] == table.table.setup.options["blue_deck"]
    chooser = opener(live.tournament.seed, match_at(live, 0).id, 1, [])
    assert table.table.setup.options["chooser"] == ("red", "blue")[chooser]
    refused = await _refusal(table.change(lambda each, now: each.choose(upper.id, {"red_deck": "leaf-sand"}, now)))
    assert "the list that you have handed in" in refused
    assert "concedes" in await _refusal(table.change(lambda each, now: each.leave(upper.id, now)))
    await sit(hall, live, 0)
    await hall.resign(table, upper)
    second = await hall.table(live, match_at(live, 0), 1)
    await hall.join(second, upper)
    await hall.looked_after(live)
    assert not second.table.seats[0].ready  # cards may be exchanged first
    assert second.table.setup.options["red_deck"] == table.table.setup.options["red_deck"]


def _new(settings: EventSettings) -> Any:
    return NewEvent(name="Decks", game="crossover", mode=Mode.FREE, settings=settings)


def _ready_made(name: str) -> str:
    builder = registry.find("crossover").builder({})
    assert builder is not None
    return next(each.text for each in builder.ready_made() if each.id == name)


async def _refusal(doing: Any) -> str:
    try:
        await doing
    except Refused as refused:
        return refused.reason
    raise AssertionError("it was not refused")


@pytest.mark.rule("T5.5")
async def test_the_lists_of_live_games_are_secret_until_the_event_is_over(hall: Hall) -> None:
    builder = registry.find("crossover").builder({})
    assert builder is not None
    deck = builder.ready_made()[0].text
    settings = EventSettings(best_of=1, result_mode="live", break_minutes=0, deck_lists="optional")
    live = (await hall.events.create(hall.meijin, NewEvent("Online", "crossover", mode=Mode.FREE, settings=settings)))[
        0
    ]
    await hall.order(live, Open(), *FOUR)
    for player in PEOPLE:
        await hall.order(live, SubmitList(player=player, cards=deck), CheckIn(player=player))
    await hall.order(live, CloseRegistration(), Pair(), Publish(), StartClock())
    table, (upper, lower) = await sit(hall, live, 0), both(match_at(live, 0))
    await hall.resign(table, upper)
    await hall.until(lambda: match_at(live, 0).settled)
    for user in (lower, hall.meijin, None):
        found = await hall.hub.open(table.id)
        assert "red_deck" not in found.info(user).options
        with pytest.raises(Refused, match="the tournament is not over"):
            await found.played(user)
    await hall.order(live, Cancel(), reason="enough is seen")
    assert "red_deck" in (await hall.hub.open(table.id)).info(None).options
    played = await (await hall.hub.open(table.id)).played(None)
    assert table.table.record.seed.hex() in played.record
