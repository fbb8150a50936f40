"""A match is played game by game at tables that follow each other, without a server around them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest

from meijin.games.crossover import GAME
from meijin.games.crossover.lists.decklist import to_line
from meijin.games.crossover.lists.decks import STARTERS
from meijin.server.api.rematch import plan_again
from meijin.server.gate.tables import info
from meijin.server.refusal import Code
from meijin.server.tables.entry import MatchTerms, Status
from meijin.server.tables.matches import goes_on, is_over
from meijin.server.tables.plans import next_game, open_table

if TYPE_CHECKING:
    from tests.server.tables.conftest import Evening

Open = Callable[..., "Evening"]
LEAF = to_line(STARTERS["leaf-sand"])
SWAPPED = f"{LEAF} / out 1 n-490 / in 1 n-588"


def after(night: Evening) -> Evening:
    """The evening goes on at the table of the next game."""
    assert goes_on(night.table)
    table, rows = open_table(next_game(night.table, night.now))
    return type(night)(table, night.now, rows)


def resigned(duel: Open, game: str = "crossover", **terms: object) -> Evening:
    """The first game of a match, which Ann has resigned."""
    night = duel(game, match=MatchTerms(3), **terms)
    night.say("ann", "resign")
    return night


@pytest.mark.parametrize(
    ("winners", "over"),
    [
        ("", False),
        ("r", False),
        ("rr", True),
        ("rb", False),
        ("rbb", True),
        ("--", False),
        ("r--", True),
        ("---", True),
    ],
)
def test_a_match_is_over_when_most_games_are_won_or_all_are_played(winners: str, over: bool) -> None:
    seats = {"r": "red", "b": "blue", "-": ""}
    assert is_over(MatchTerms(3, tuple(seats[each] for each in winners))) is over


def test_the_score_is_told_and_the_loser_chooses_in_the_second_game(duel: Open) -> None:
    night = resigned(duel, options={"red_deck": "leaf-sand"})
    match = info(night.table, "ann").match
    assert match is not None
    assert (match.number, match.score, match.over, match.winner) == (1, {"red": 0, "blue": 1}, False, None)
    second = after(night)
    assert [seat.user for seat in second.table.seats] == ["ann", "ben"]
    assert second.table.setup.options["chooser"] == "red"
    assert second.table.status is Status.OPEN
    second.do(second.table.ready, "ann", True)
    second.do(second.table.ready, "ben", True)
    second.say("ben", "resign")
    third = after(second)
    assert third.table.setup.options["chooser"] == "coin"
    told = info(third.table, "ann").match
    assert told is not None
    assert (told.number, told.score) == (3, {"red": 1, "blue": 1})
    third.do(third.table.ready, "ann", True)
    third.do(third.table.ready, "ben", True)
    third.say("ann", "resign")
    assert not goes_on(third.table)
    end = info(third.table, None).match
    assert end is not None
    assert (end.over, end.winner, end.score) == (True, "blue", {"red": 1, "blue": 2})


def test_the_next_table_is_the_same_whoever_opens_it_but_its_shuffles_are_new(duel: Open) -> None:
    night = resigned(duel)
    one, other = (next_game(night.table, night.now).terms for _ in range(2))
    assert one.id == other.id != night.table.terms.id
    assert one.seed != other.seed


def test_cards_are_exchanged_between_the_games_and_the_other_does_not_see_it(duel: Open) -> None:
    night = after(resigned(duel, options={"red_deck": "leaf-sand"}))
    before = info(night.table, "ben")
    night.do(night.table.choose, "ann", {"red_deck": SWAPPED})
    assert info(night.table, "ann").options["red_deck"] == SWAPPED
    assert info(night.table, "ben") == before
    assert night.rebuilt().setup.options["red_deck"] == SWAPPED


def test_a_match_goes_on_by_the_edition_of_the_rules_that_it_began_with(duel: Open) -> None:
    leaf = GAME.builder({}, 1).read("leaf-sand").value
    four = f"{leaf} / out 1 n-497, 2 n-490 / in 1 n-506, 1 n-423, 1 j-417"  # which leaves four Narutos aside
    old, new = (after(resigned(duel, options={"red_deck": "leaf-sand"}, edition=edition)) for edition in (1, 2))
    assert "after the exchange the sideboard has 4" in new.refused(new.table.choose, "ann", {"red_deck": four}).reason
    old.do(old.table.choose, "ann", {"red_deck": four})
    for player in ("ann", "ben"):
        old.do(old.table.ready, player, True)
    old.say("ben", "resign")
    third = after(old)
    assert (third.table.setup.edition, third.table.setup.options["red_deck"]) == (1, four)
    for player in ("ann", "ben"):
        third.do(third.table.ready, player, True)
    third.say("ben", "resign")
    again, _ = open_table(plan_again(third.table, "ann", third.now))
    assert again.setup.edition == GAME.edition, "another match is of today"
    assert again.setup.options["red_deck"] == "leaf-sand"


def test_nobody_brings_another_deck_to_the_second_game(duel: Open) -> None:
    night = after(resigned(duel, options={"red_deck": SWAPPED.partition(" / out")[0]}))
    for deck in ("byakugan-fang", to_line(STARTERS["byakugan-fang"])):
        refusal = night.refused(night.table.choose, "ann", {"red_deck": deck})
        assert (refusal.code, "when the match began" in refusal.reason) == (Code.CONFLICT, True)
    uneven = f"{LEAF} / out 1 n-490 / in 1 n-588, 1 n-423"
    assert "one for one" in night.refused(night.table.choose, "ann", {"red_deck": uneven}).reason
    night.do(night.table.choose, "ann", {"red_deck": "leaf-sand"})  # which is the same list by its name


def test_the_exchange_stays_until_the_next_one(duel: Open) -> None:
    second = after(resigned(duel, options={"red_deck": "leaf-sand"}))
    second.do(second.table.choose, "ann", {"red_deck": SWAPPED})
    second.do(second.table.ready, "ann", True)
    second.do(second.table.ready, "ben", True)
    second.say("ben", "resign")
    third = after(second)
    assert third.table.setup.options["red_deck"] == SWAPPED
    third.do(third.table.choose, "ann", {"red_deck": LEAF})


def test_seats_stay_and_whoever_leaves_is_played_by_a_bot(duel: Open) -> None:
    night = after(resigned(duel, "ganymede"))
    assert "stay as they are" in night.refused(night.table.stand, "ann", 1).reason
    night.do(night.table.ready, "ben", True)
    night.do(night.table.leave, "ann")
    assert night.table.status is Status.RUNNING
    assert night.table.seats[0].stand_in == "regular"
    night.do(night.table.come_back, "ann")
    assert not night.table.seats[0].plays


def test_somebody_who_does_not_come_can_be_given_to_a_bot_and_may_come_back_in_time(duel: Open) -> None:
    night = after(resigned(duel, "ganymede"))
    assert "is here" in night.refused(night.table.give, "ben", 0, absent=False).reason
    night.do(night.table.give, "ben", 0, absent=True)
    assert (night.table.status, night.table.seats[0].ready) == (Status.OPEN, True)
    night.do(night.table.come_back, "ann")
    assert (night.table.seats[0].ready, night.table.seats[0].plays) == (False, "")


def test_whoever_was_away_at_the_end_is_still_played_by_a_bot(duel: Open) -> None:
    night = duel("ganymede", match=MatchTerms(3))
    night.do(night.table.leave, "ann")
    night.do(night.table.give, "ben", 0, absent=True)
    night.say("ben", "resign")
    second = after(night)
    assert (second.table.seats[0].stand_in, second.table.seats[0].ready, second.table.host) == ("regular", True, "ben")
    second.do(second.table.ready, "ben", True)
    assert [seat for seat, _, _ in second.table.bots_to_move()] in ([0], [])
    assert second.table.status is Status.RUNNING


def test_for_a_player_who_is_deleted_a_bot_plays_on(duel: Open) -> None:
    night = after(resigned(duel, "ganymede"))
    night.do(night.table.ready, "ben", True)
    night.do(night.table.hand_over, "ann", "", "deleted player")
    assert (night.table.status, night.table.seats[0].bot) == (Status.RUNNING, "regular")


def test_against_a_bot_a_match_that_is_left_is_given_up(evening: Open) -> None:
    night = evening("ganymede", match=MatchTerms(3))
    night.do(night.table.sit, "ann", "Ann", 0)
    night.do(night.table.seat_bot, "ann", 1, "greedy")
    night.do(night.table.start, "ann")
    night.say("ann", "resign")
    second = after(night)
    assert second.table.seats[1].ready
    second.do(second.table.leave, "ann")
    assert second.table.status is Status.CLOSED
    assert not goes_on(second.table)


def test_a_single_game_is_no_match(duel: Open) -> None:
    night = duel("ganymede")
    night.say("ann", "resign")
    assert not goes_on(night.table)
    assert info(night.table, "ann").match is None
