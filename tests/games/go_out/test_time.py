"""Section 6: places, and matches that end by time."""

from __future__ import annotations

import pytest

from meijin.games.go_out.frames import Ending
from meijin.games.go_out.game import GAME
from meijin.games.go_out.state import GoOut
from meijin.kernel import record
from meijin.kernel.generator import Rng
from tests.games.go_out.table import choose, play, table, told


@pytest.mark.rule("GO6.6")
def test_the_battle_in_progress_is_the_last() -> None:
    state = table(red="satsuki: 4", counters={"blue": {"wins": 1}}, locked={"blue": ["nerai"]})
    assert told(state.call_time(), "time") == [{"last": 2}]
    assert state.final_turn == 2
    events = play(state, "play 4")
    assert told(events, "match") == [{"seat": "red", "wins": [1, 1, 0, 0]}]
    assert told(events, "battle") == []
    assert (state.deciders, state.ending) == ((), Ending.TIMEOUT)


@pytest.mark.rule("GO6.6")
def test_a_battle_whose_characters_are_being_chosen_is_in_progress() -> None:
    state = record.start(GAME, 3, 1, {})
    assert isinstance(state, GoOut)
    state.call_time()
    choose(state, "nerai", "ten", "kira")
    assert state.deciders
    rng = Rng(1)
    while state.deciders:
        legal = state.legal(state.deciders[0])
        state.apply(legal[rng.below(len(legal))])
    assert (state.ending, sum(state.wins)) == (Ending.TIMEOUT, 1)
    assert state.record is not None
    assert record.parse(state.record.to_text()).places() == state.places()


@pytest.mark.rule("GO6.7", "R42")
def test_wins_then_fewer_cards_then_less_damage_decide() -> None:
    state = table(
        red="satsuki: 4",
        blue="NIWA: 5 6 / 1 2",
        green="KIRA: 7 8 / 1",
        yellow="TEN: 7 8 / 1",
        counters={"blue": {"wins": 1}},
        locked={"blue": ["nerai"]},
    )
    state.call_time()
    play(state, "play 4")
    assert [state.timeout_key(seat) for seat in range(4)] == [(1, 0, 0), (1, -2, -2), (0, -2, -1), (0, -2, -1)]
    assert (state.places(), state.returns()) == ((1, 2, 3, 3), (1, 0, 0, 0))


@pytest.mark.rule("GO6.7")
def test_several_can_be_first() -> None:
    """Blue has won a battle before and falls in this one, with as many cards and as much damage as Red, who is left."""
    state = table(
        players=2,
        turn="blue",
        piles="13x3 by red",
        red="KIRA: 7 8 / 1x4",
        blue="KIRA: 5 6 / 2x4",
        counters={"blue": {"wins": 1}},
        locked={"blue": ["nerai"]},
    )
    state.call_time()
    events = play(state, "pass")
    assert told(events, "match") == []
    assert told(events, "shared") == [{"wins": [1, 1]}]
    assert (state.places(), state.returns()) == ((1, 1), (1, 1))
    assert GAME.narrate("shared", {"wins": [1, 1]}) == "Time is up, and first place is shared."


@pytest.mark.rule("GO6.5")
def test_when_the_match_is_won_the_others_are_placed_by_their_wins() -> None:
    state = table(
        red="satsuki: 4",
        counters={"red": {"wins": 1}, "green": {"wins": 1}},
        locked={"red": ["nerai"], "green": ["nerai"]},
    )
    state.call_time()
    play(state, "play 4")
    assert (state.ending, state.wins) == (Ending.WON, (2, 0, 1, 0))
    assert (state.places(), state.returns()) == ((1, 3, 2, 3), (1, 0, 0, 0))
