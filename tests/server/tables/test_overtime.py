"""Time is called at a table: the game ends by itself at the right moment, and so does the match."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest

from meijin.games.cat_battles.state import CatBattles
from meijin.kernel.generator import Rng
from meijin.kernel.record import parse
from meijin.server.gate.replays import of_game, played_at
from meijin.server.gate.tables import info, outcome
from meijin.server.refusal import Code
from meijin.server.tables.entry import MatchTerms, Status
from meijin.server.tables.matches import goes_on
from meijin.server.tables.plans import next_game, open_table

if TYPE_CHECKING:
    from tests.server.tables.conftest import Evening

Open = Callable[..., "Evening"]
COINS = (0, 1, 0)
EQUAL = 10  # both have as many HP after four rounds if this is the seed of random play


def seated(evening: Open, game: str, players: int, **terms: object) -> Evening:
    """A running table with a person on each seat."""
    night = evening(game, players, host="p0", **terms)
    for place in range(players):
        night.do(night.table.sit, f"p{place}", f"Player {place}", place)
        night.do(night.table.ready, f"p{place}", True)
    assert night.table.status is Status.RUNNING
    return night


def move(night: Evening, rng: Rng) -> None:
    """Whoever decides takes an action at random."""
    table, state = night.table, night.table.state
    assert state is not None
    seat = state.deciders[0]
    legal = state.legal(seat)
    words = state.text(legal[rng.below(len(legal))])
    proposal = table.act(table.seats[seat].user, words, table.asked(seat) or "", "", night.now)
    night.rows += proposal.rows()
    table.settle(proposal)


def play_out(night: Evening, seed: int = 1) -> None:
    """Play at random to the end."""
    rng = Rng(seed)
    while night.table.status is Status.RUNNING:
        move(night, rng)


def after(night: Evening) -> Evening:
    """The table of the match's next game, where both are ready."""
    assert goes_on(night.table)
    table, rows = open_table(next_game(night.table, night.now))
    return type(night)(table, night.now, rows)


def begin(night: Evening) -> None:
    night.do(night.table.ready, "ann", True)
    night.do(night.table.ready, "ben", True)


# -- a game ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "players", "unit", "last"),
    [
        ("cat_battles", 2, "turn", 4),
        ("crossover", 2, "turn", 4),
        ("ganymede", 2, "round", 4),
        ("go_out", 4, "battle", 1),
        ("ranking_battle", 3, "round", 4),
    ],
)
def test_every_game_ends_by_time(evening: Open, game: str, players: int, unit: str, last: int) -> None:
    """Everybody plays at random, and so that nobody wins before."""
    night = seated(evening, game, players)
    assert info(night.table, None).time is None
    night.do(night.table.call_time, COINS, False)
    for user in ("p0", None):
        told = info(night.table, user).time
        assert told is not None
        assert (told.unit, told.last) == (unit, last)
    play_out(night, seed=2)
    state = night.table.state
    assert state is not None
    assert [state.turns_completed(seat) for seat in range(players)] == [last] * players
    end = outcome(night.table, state, told=True)
    assert end.reason == "timeout"
    assert sorted(night.table.places(0)).count(1) == 1
    assert end.returns[night.table.seats[night.table.places(0).index(1)].name] == max(end.returns.values())


def test_the_table_is_the_same_when_it_is_read_again(evening: Open) -> None:
    night = seated(evening, "cat_battles", 2)
    rng = Rng(2)
    for _ in range(12):
        move(night, rng)
    night.do(night.table.call_time, COINS, False)
    again = night.rebuilt()
    assert (again.state, again.time, again.done) == (night.table.state, night.table.time, night.table.done)
    play_out(night)
    ended = night.rebuilt()
    assert (ended.status, ended.returns()) == (Status.OVER, night.table.returns())
    assert parse(night.table.record.to_text()).ending is night.table.state.ending  # type: ignore[union-attr]


@pytest.mark.parametrize(("turn", "last"), [(6, 4), (11, 7), (12, 7)])
def test_the_last_turn_goes_by_the_turns_of_the_first_player(evening: Open, turn: int, last: int) -> None:
    """The second player's 3rd turn: four each. The 6th turn of the first or of the second player: seven each."""
    night = seated(evening, "cat_battles", 2)
    rng = Rng(5)
    while isinstance(night.table.state, CatBattles) and night.table.state.turn < turn:
        move(night, rng)
    night.do(night.table.call_time, COINS, False)
    told = info(night.table, "p1").time
    assert told is not None
    assert told.last == last


def test_the_coin_decides_between_rivals_who_are_equal(evening: Open) -> None:
    winners = []
    for coin in (0, 1):
        night = seated(evening, "ganymede", 2, options={"start_seat": "red"})
        night.do(night.table.call_time, (coin,), False)
        play_out(night, EQUAL)
        state = night.table.state
        assert state is not None
        assert (state.returns(), outcome(night.table, state, told=True).reason) == ((0, 0), "coin")
        winners.append(night.table.returns())
    assert winners == [(1, 0), (0, 1)]


def test_time_that_is_called_before_the_game_leaves_four_turns(evening: Open) -> None:
    night = evening("cat_battles")
    night.do(night.table.call_time, (0,), False)
    early = info(night.table, None).time
    assert early is not None
    assert early.last is None
    for place, user in enumerate(("ann", "ben")):
        night.do(night.table.sit, user, user, place)
        night.do(night.table.ready, user, True)
    told = info(night.table, None).time
    assert told is not None
    assert told.last == 4
    assert night.rebuilt().state == night.table.state


def test_what_cannot_be_called_is_refused(duel: Open) -> None:
    night = duel("ganymede")
    for coins in ((), (2,), (-1,)):
        assert night.refused(night.table.call_time, coins, False).code is Code.MALFORMED
    night.do(night.table.call_time, (1,), False)
    assert "already" in night.refused(night.table.call_time, (1,), False).reason
    other = duel("ganymede")
    other.say("ann", "resign")
    assert "too late" in other.refused(other.table.call_time, (1,), False).reason


def test_a_player_may_still_resign_and_that_is_how_it_ended(duel: Open) -> None:
    night = duel("ganymede")
    night.do(night.table.call_time, (0,), False)
    night.say("ann", "resign")
    assert night.table.state is not None
    assert outcome(night.table, night.table.state, told=True).reason == "resigned"
    assert night.table.returns() == (0, 1)


def test_a_replay_says_when_time_was_called_and_how_it_ended(evening: Open) -> None:
    night = seated(evening, "ranking_battle", 3)
    night.do(night.table.call_time, COINS, False)
    play_out(night)
    plies = len(night.table.record.actions)
    replay = of_game(played_at(night.table, None), None, 0, plies + 1)
    assert replay.outcome is not None
    assert replay.outcome.reason == "timeout"
    assert (replay.frames[1].seat, replay.frames[1].action) == (None, "time")
    assert [(line.kind, line.fields) for line in replay.frames[1].log] == [("time", {"last": 4})]
    assert replay.frames[-1].over


# -- a match --------------------------------------------------------------------------------------------------------


def test_the_game_in_which_time_is_called_is_the_last_and_its_winner_leads(duel: Open) -> None:
    night = duel("ganymede", match=MatchTerms(3))
    night.do(night.table.call_time, COINS, False)
    night.say("ann", "resign")
    assert not goes_on(night.table)
    match = info(night.table, "ann").match
    assert match is not None
    assert (match.over, match.winner, match.score) == (True, "green", {"red": 0, "green": 1})


@pytest.mark.parametrize("decisive", [False, True])
def test_time_called_between_two_games_leaves_one_of_four_turns(duel: Open, decisive: bool) -> None:
    night = duel("ganymede", match=MatchTerms(3))
    night.say("ann", "resign")
    second = after(night)
    second.do(second.table.call_time, COINS, decisive)
    begin(second)
    told = info(second.table, "ann").time
    assert told is not None
    assert told.last == 4
    second.say("ben", "resign")  # 1-1
    match = info(second.table, "ann").match
    assert match is not None
    assert (match.over, match.winner, goes_on(second.table)) == (not decisive, None, decisive)


def test_an_elimination_has_one_more_game_of_four_turns_if_the_score_is_equal(duel: Open) -> None:
    night = duel("ganymede", match=MatchTerms(3))
    night.say("ann", "resign")
    second = after(night)
    begin(second)
    second.do(second.table.call_time, (0, 0, 1), True)
    second.say("ben", "resign")
    third = after(second)
    assert third.table.time is not None
    assert (third.table.time.coin, third.table.time.extra_coin) == (1, None)
    assert "already" in third.refused(third.table.call_time, COINS, True).reason
    begin(third)
    assert third.table.state is not None
    assert third.table.state.final_turn == 4
    assert third.rebuilt().state == third.table.state
    third.say("ann", "resign")
    match = info(third.table, None).match
    assert match is not None
    assert (match.over, match.winner, goes_on(third.table)) == (True, "green", False)


def test_an_elimination_that_is_not_equal_has_no_further_game(duel: Open) -> None:
    night = duel("ganymede", match=MatchTerms(5))
    night.do(night.table.call_time, (0,) * 5, True)
    night.say("ben", "resign")
    match = info(night.table, None).match
    assert match is not None
    assert (match.over, match.winner) == (True, "red")
