"""Sections 4.7 and 7: the End Phase, the provisional ruler, the countdown, and how a game is over."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from meijin.games.ranking_battle.ending import Ending
from meijin.games.ranking_battle.state import RankingBattle
from meijin.kernel.errors import MeijinError
from tests.games.ranking_battle.table import (
    BLUE,
    GREEN,
    RED,
    board,
    decider,
    discard,
    hand,
    idle,
    play,
    question,
    seat,
    table,
    told,
    victories,
)

WIN = "sea_urchin burdock_root"  # the challenger wins by a good attacker
LOSE = "burdock_root sea_urchin"


def turns_left(state: RankingBattle) -> list[str]:
    """Who takes a turn until the game is over, if nobody does anything."""
    turns = []
    while state.deciders:
        turns.append(decider(state))
        idle(state)
    return turns


# -- the End Phase ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("RB4.7.1", "RB4.7.2")
def test_hand_and_played_characters_go_and_four_cards_come() -> None:
    state = table(
        "challenge",
        red=seat("saya", played="mio kud", hand="cat_single rin", discard="cat_pair", deck="riki*6", events="escape"),
    )
    play(state, "pass")
    assert board(state, RED) == "saya"
    assert discard(state, RED) == "cat_pair cat_single kud mio rin"
    assert hand(state, RED) == "riki*4"
    assert len(state.deck[RED]) == 2
    assert len(state.board_events[RED]) == 1


@pytest.mark.rule("RB4.7.2", "RB5.2", "R19")
def test_only_the_active_player_draws_and_only_at_the_end() -> None:
    """Blue has used a card to defend, and has three cards until the End Phase of the own turn."""
    state = table(
        "challenge",
        red=seat(rank=2),
        blue=seat(rank=1, hand="riki_star cat_single*3", deck="mio*4"),
        weapons="burdock_root*2",
    )
    play(state, "challenge blue", "use riki_star", "done")
    assert question(state) == "blue begin"
    assert len(state.hand[BLUE]) == 3


@pytest.mark.rule("RB4.7.3", "RB2.3.1", "RB2.3.2")
def test_the_counters_of_the_turn_end() -> None:
    state = table(
        "challenge",
        red=seat("kanata", events="escape!", weaken=1, deck="mio*4"),
        blue=seat(weaken=4),
        counters={"plays": 3, "points": 5, "power": 2, "used_rank": 1, "used_bonus": 1},
        players=3,
    )
    play(state, "pass")
    assert (state.plays, state.points, state.power, state.challenges) == (1, 0, 0, 1)
    assert (state.used_rank, state.used_bonus, state.weaken, state.used) == (0, 0, [0, 0, 0], 0)
    assert question(state) == "blue begin"


@pytest.mark.rule("RB4.7.4")
def test_the_next_player_clockwise_is_on_turn() -> None:
    state = table("challenge", players=5, decides="purple")
    play(state, "pass")
    assert (question(state), state.turn) == ("red begin", 2)


# -- the ruler --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RB7.1", "RB7.3")
@pytest.mark.parametrize(("up", "ruler"), [(4, -1), (5, RED)])
def test_rank_1_is_crowned_with_six(up: int, ruler: int) -> None:
    state = table("challenge", red=seat("masato", up=up, rank=1), weapons=WIN, counters={"challenges": 2})
    events = play(state, "challenge blue", "done", "expertise 0")
    assert state.ruler == ruler
    assert len(told(events, "crowned")) == (ruler == RED)


@pytest.mark.rule("RB7.3", "R12")
def test_face_down_victory_cards_count() -> None:
    state = table("challenge", red=seat("masato", down=5, rank=1), weapons=WIN)
    play(state, "challenge blue", "done")
    assert (victories(state, RED), state.ruler) == ("1 up 5 down", RED)


@pytest.mark.rule("RB7.1", "RB7.3")
def test_who_takes_rank_1_with_six_is_crowned_and_who_wins_elsewhere_is_not() -> None:
    climber = table("challenge", red=seat("masato", down=7, rank=2), blue=seat(rank=1), weapons=WIN)
    play(climber, "challenge blue", "done")
    assert climber.ruler == RED
    lower = table("challenge", red=seat("masato", down=7, rank=3), blue=seat(rank=2), weapons=WIN)
    play(lower, "challenge blue", "done")
    assert (lower.rank[RED], lower.ruler) == (2, -1)


@pytest.mark.rule("RB7.1")
def test_a_draw_crowns_nobody_and_changes_nothing() -> None:
    state = table(
        "challenge",
        red=seat("saya", rank=2, down=5),
        blue=seat("saya", rank=1, down=6),
        green=seat(rank=3),
        yellow=seat(rank=4),
        weapons="burdock_root*2",
    )
    events = play(state, "challenge blue", "done")
    assert not told(events, "crowned")
    assert state.ruler == BLUE


@pytest.mark.rule("RB7.2", "RB7.11")
def test_nine_victory_cards_end_the_game_at_once_without_an_end_phase() -> None:
    state = table("challenge", red=seat("masato", down=8, rank=1, hand="mio"), weapons=WIN)
    events = play(state, "challenge blue", "done")
    assert state.ending is Ending.ENOUGH_VICTORIES
    assert state.deciders == ()
    assert not told(events, "end")
    assert hand(state, RED) == "mio"
    assert state.returns()[RED] == 1


@pytest.mark.rule("RB7.2")
def test_nine_end_it_too_when_their_owner_becomes_rank_1_or_defends() -> None:
    climber = table("challenge", red=seat("masato", down=9, rank=3), green=seat(rank=1, down=6), weapons=WIN)
    assert climber.ruler == GREEN
    play(climber, "challenge green", "done")
    assert climber.ending is Ending.ENOUGH_VICTORIES
    assert climber.ruler == RED
    assert not any(climber.countdown)
    defender = table("challenge", red=seat(rank=2), blue=seat("masato", down=8, rank=1), weapons=LOSE)
    play(defender, "challenge blue", "done")
    assert defender.ending is Ending.ENOUGH_VICTORIES
    assert defender.returns()[BLUE] == 1


@pytest.mark.rule("RB7.2")
def test_nine_of_a_lower_rank_end_nothing() -> None:
    state = table(
        "challenge",
        red=seat("masato", down=9, rank=3),
        blue=seat(rank=2),
        green=seat(rank=1),
        weapons=WIN,
    )
    play(state, "challenge blue", "done")
    assert (victories(state, RED), state.rank[RED], state.ending) == ("1 up 9 down", 2, None)


# -- the countdown ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("RB7.6", "RB7.7", "RB7.9", "R32")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_crowned_in_the_own_turn_everybody_else_has_one(players: int) -> None:
    names = ["red", "blue", "green", "yellow", "purple"][:players]
    state = table("challenge", players=players, red=seat("masato", down=5, rank=1), weapons=WIN)
    play(state, "challenge blue", "done")
    assert state.view()["waiting"] == names[1:]
    assert turns_left(state) == names[1:]
    assert state.ending is Ending.TITLE_KEPT


@pytest.mark.rule("RB7.6", "RB7.10", "R32")
def test_crowned_in_defence_the_ruler_has_a_turn_too() -> None:
    state = table(
        "challenge",
        red=seat(rank=3),
        green=seat("masato", down=5, rank=1),
        weapons=LOSE,
        players=3,
    )
    play(state, "challenge green", "done")
    assert state.ruler == GREEN
    assert turns_left(state) == ["blue", "green", "red"]


@pytest.mark.rule("RB7.5")
def test_further_wins_do_not_start_the_countdown_anew() -> None:
    state = table(
        "begin",
        red=seat("masato", down=6, rank=1),
        blue=seat(rank=2),
        green=seat(rank=3),
        players=3,
        decides="red",
        weapons=WIN,
        counters={"blue": {"countdown": 1}, "green": {"countdown": 0}},
    )
    idle(state, "red challenge")
    play(state, "challenge blue", "done")
    assert (victories(state, RED), state.view()["waiting"]) == ("1 up 6 down", ["blue"])
    assert turns_left(state) == ["blue"]


@pytest.mark.rule("RB7.4", "R29")
def test_a_beaten_ruler_loses_the_title_and_the_countdown_is_dropped() -> None:
    state = table(
        "begin",
        red=seat("masato", rank=3),
        blue=seat(down=6, rank=1),
        green=seat(rank=2),
        players=3,
        weapons=WIN,
    )
    assert state.view()["waiting"] == ["red", "green"]
    idle(state, "red challenge")
    events = play(state, "challenge blue", "done")
    assert (state.ruler, state.view()["waiting"], state.rank) == (-1, [], [1, 3, 2])
    assert [each["seat"] for each in told(events, "title_lost")] == ["blue"]
    for _ in range(3):
        idle(state)
    assert state.deciders  # the game goes on


@pytest.mark.rule("RB7.8", "R29", "R32")
def test_the_title_passes_to_a_new_ruler_with_a_new_countdown() -> None:
    state = table(
        "begin",
        red=seat("masato", rank=3, down=5),
        blue=seat(down=8, rank=1),
        green=seat(rank=2),
        players=3,
        weapons=WIN,
        counters={"red": {"countdown": 1}, "green": {"countdown": 0}},
    )
    idle(state, "red challenge")
    play(state, "challenge blue", "done")
    assert state.ruler == RED
    assert state.view()["waiting"] == ["blue", "green"]
    assert turns_left(state) == ["blue", "green"]


@pytest.mark.rule("RB7.8", "RB7.10", "R32")
def test_a_ruler_who_loses_the_title_in_the_own_turn_has_another_one_against_the_new_ruler() -> None:
    state = table(
        "begin",
        red=seat(rank=1, down=6),
        blue=seat("masato", rank=2, down=6),
        green=seat(rank=3),
        players=3,
        weapons=LOSE,
    )
    idle(state, "red challenge")
    play(state, "challenge blue", "done")
    assert (state.ruler, state.view()["waiting"]) == (BLUE, ["red", "green"])
    assert turns_left(state) == ["blue", "green", "red"]


@pytest.mark.rule("R32", "RB7.6")
def test_a_second_challenge_does_not_make_the_turn_of_the_crowning_count() -> None:
    """Blue is crowned as defender in Red's first battle; Red then fights Green, and has a turn again."""
    state = table(
        "challenge",
        red=seat(rank=3),
        blue=seat("masato", down=5, rank=1),
        green=seat(rank=2),
        players=3,
        weapons=f"{LOSE} burdock_root*2",
        counters={"challenges": 2},
    )
    play(state, "challenge blue", "done")
    assert state.ruler == BLUE
    play(state, "challenge green", "done")
    assert turns_left(state) == ["blue", "green", "red"]


@pytest.mark.rule("RB13.6", "RB7.6", "RB7.7")
@pytest.mark.parametrize("phase", ["begin", "character", "take", "challenge"])
def test_a_described_turn_counts_against_a_ruler_who_was_there_before(phase: str) -> None:
    blue = seat("masato", rank=1, down=6)
    last = table(phase, red=seat(rank=3), blue=blue, players=3, counters={"red": {"countdown": 1}})
    assert turns_left(last) == ["red"]
    assert last.ending is Ending.TITLE_KEPT
    first = table(phase, red=seat(rank=3), blue=blue, players=3)
    assert first.view()["waiting"] == ["red", "green"]
    assert turns_left(first) == ["red", "blue", "green"]


@pytest.mark.rule("RB13.6", "RB7.6", "R32")
def test_a_described_turn_in_which_the_ruler_was_crowned_does_not_count() -> None:
    given: dict[str, Any] = {"red": seat(rank=3), "blue": seat("masato", rank=1, down=6), "players": 3}
    crowned = table("challenge", counters={"counts": 0}, **given)
    assert turns_left(crowned) == ["red", "blue", "green", "red"]


@pytest.mark.rule("RB7.4", "RB13.6")
def test_a_turn_in_which_the_title_was_lost_can_be_described() -> None:
    """Red beats the ruler with a challenge left, and has too few victory cards to be crowned."""
    state = table(
        "begin",
        red=seat("masato", rank=3),
        blue=seat(rank=1, down=6),
        players=3,
        weapons=WIN,
    )
    state.challenges = 2
    idle(state, "red challenge")
    play(state, "challenge blue", "done")
    assert (state.ruler, question(state)) == (-1, "red challenge")
    assert state.describe().state().view() == state.view()


@pytest.mark.rule("RB7.6", "RB7.7")
def test_the_last_of_the_countdown_may_still_change_who_wins_below() -> None:
    """Red has the last turn and beats Rank 2, not the ruler: the title is kept, and Red is second."""
    state = table(
        "begin",
        red=seat("masato", rank=3),
        blue=seat(down=6, rank=1),
        green=seat(rank=2),
        players=3,
        weapons=WIN,
        counters={"red": {"countdown": 1}, "green": {"countdown": 0}},
    )
    idle(state, "red challenge")
    play(state, "challenge green", "done")
    assert state.ending is Ending.TITLE_KEPT
    assert state.returns() == (0, 1, -1)


# -- limits and placing -----------------------------------------------------------------------------------------------


def last_turn(**given: Any) -> RankingBattle:
    """The last turn of the last round, with three players and ten rounds."""
    counters = {"turn": 30, **given.pop("counters", {})}
    return table("begin", players=3, round_limit=10, counters=counters, **given)


@pytest.mark.rule("R22", "RB10.3", "RB7.11")
def test_the_round_limit_ends_the_game_after_that_end_phase() -> None:
    state = last_turn(red=seat(rank=2, hand="mio", deck="kud*4"))
    assert turns_left(state) == ["red"]
    assert state.ending is Ending.ROUND_LIMIT
    assert hand(state, RED) == "kud*4"
    before = table("begin", players=3, round_limit=10, counters={"turn": 29})
    assert turns_left(before) == ["red", "blue"]


@pytest.mark.rule("R22", "RB10.3")
def test_without_a_round_limit_the_game_goes_on_until_somebody_has_won() -> None:
    state = table("begin", players=3, round_limit="none", counters={"turn": 150})
    for _ in range(30):
        idle(state)
    assert state.turn == 180
    assert state.ending is None
    assert state.view()["goals"] == {"ruler": 6, "instant": 9, "lead": 3, "rounds": None}
    assert state.describe().state().view() == state.view()


@pytest.mark.rule("R22")
def test_the_round_limit_counts_during_a_countdown_too() -> None:
    state = last_turn(red=seat(rank=3), blue=seat(rank=1, down=6), counters={"green": {"countdown": 1}})
    assert turns_left(state) == ["red"]
    assert state.ending is Ending.ROUND_LIMIT


@pytest.mark.rule("R47")
def test_a_countdown_that_ends_with_the_last_round_is_a_kept_title() -> None:
    state = last_turn(red=seat(rank=3), blue=seat(rank=1, down=6), counters={"red": {"countdown": 1}})
    assert turns_left(state) == ["red"]
    assert state.ending is Ending.TITLE_KEPT


@pytest.mark.rule("RB7.11", "RB7.12")
@pytest.mark.parametrize(
    ("players", "wanted"),
    [
        (3, [1, 0, -1]),
        (4, [1, Fraction(1, 3), Fraction(-1, 3), -1]),
        (5, [1, Fraction(1, 2), 0, Fraction(-1, 2), -1]),
    ],
)
def test_players_place_by_rank_whatever_their_victory_cards(players: int, wanted: list[Fraction]) -> None:
    state = table(
        "begin",
        players=players,
        round_limit=10,
        counters={"turn": 10 * players},
        red=seat(rank=players, up=5),
        blue=seat(rank=1),
        decides="red",
    )
    turns_left(state)
    by_rank = sorted(range(players), key=lambda who: state.rank[who])
    assert [state.returns()[who] for who in by_rank] == [pytest.approx(float(each)) for each in wanted]
    assert by_rank[0] == BLUE
    assert sum(state.returns()) == pytest.approx(0)


@pytest.mark.rule("RB7.12")
def test_before_the_end_there_are_no_returns() -> None:
    with pytest.raises(MeijinError):
        table("begin").returns()
