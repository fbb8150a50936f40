"""What search asks of a position: quick choices, features, what a seat sees, and the clock of a battle."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from meijin.games.go_out.cards import BIT, COPIES, FIRST_CARD, GUARD
from meijin.games.go_out.frames import ASK_TURN, ASKED
from meijin.games.go_out.game import GAME
from meijin.games.go_out.outlook import counts
from meijin.games.go_out.state import GoOut
from meijin.games.go_out.worth import held
from meijin.kernel import generator
from meijin.kernel.generator import BITS, Rng
from meijin.kernel.knowledge import knowledge_of

SETUPS = [
    *[(players, {}) for players in (2, 3, 4, 5)],
    (3, {"shian_set": "any", "kyoko_on_singles": True, "wins_needed": 1}),
]


def positions(players: int, options: dict[str, object], games: int, astray: int = 2) -> Iterator[tuple[GoOut, int]]:
    """Positions of games in which one choice of so many is made at random and the others by instinct."""
    setup = GAME.prepare(players, options)
    for number in range(games):
        rng = Rng(number)
        state = GAME.deal(setup, generator.key(bytes(8), number))
        assert isinstance(state, GoOut)
        while state.deciders:
            seat = state.deciders[0]
            yield state, seat
            choose = state.pick if rng.below(astray) == 0 else state.instinct
            state.step(seat, choose(seat, rng.below(1 << BITS)))


@pytest.mark.parametrize(("players", "options"), SETUPS)
def test_instinct_is_always_legal(players: int, options: dict[str, object]) -> None:
    rng = Rng(5)
    for state, seat in positions(players, options, 10):
        assert state.instinct(seat, rng.below(1 << BITS)) in state.legal(seat)


@pytest.mark.parametrize("players", [2, 4, 5])
def test_instinct_knows_no_more_than_its_seat(players: int) -> None:
    rng = Rng(6)
    for number, (state, seat) in enumerate(positions(players, {"wins_needed": 1}, 8)):
        if number % 4 == 0:
            assert state.sample(seat, rng).instinct(seat, 1) == state.instinct(seat, 1)


def test_instinct_chooses_what_the_rules_of_thumb_say_or_nearly_so() -> None:
    choices = alike = 0
    for number, (state, seat) in enumerate(positions(4, {"wins_needed": 1}, 8, astray=8)):
        legal = state.legal(seat)
        if len(legal) > 1 and number % 3 == 0:
            ratings = GAME.rate(knowledge_of(state, seat), Rng(1))
            choices += 1
            alike += ratings[legal.index(state.instinct(seat, 1))] > max(ratings) - 0.01
    assert choices > 100
    assert alike > 0.93 * choices


def test_who_is_last_or_next_to_go_out_takes_the_win() -> None:
    state = GAME.deal(GAME.prepare(2, {}), generator.key(bytes(8), 1))
    assert isinstance(state, GoOut)
    for seat in (0, 1):
        state.apply("choose niwa", seat)
    seat = state.deciders[0]
    for hand, wins in ((BIT[FIRST_CARD[4]], "play 5"), (BIT[FIRST_CARD[GUARD]], "guard")):
        state.hand[seat] = hand
        assert state.text(state.instinct(seat, 1)) == wins


def test_instinct_wins_far_more_than_its_share_against_random_play() -> None:
    setup = GAME.prepare(4, {"wins_needed": 1})
    wins = 0.0
    for number in range(24):
        rng = Rng(number)
        state = GAME.deal(setup, generator.key(bytes(8), number))
        while state.deciders:
            seat = state.deciders[0]
            choose = state.instinct if seat == number % 4 else state.pick
            state.step(seat, choose(seat, rng.below(1 << BITS)))
        wins += state.shares()[number % 4]
    assert wins > 15  # 6 would be its share


@pytest.mark.parametrize(("players", "options"), SETUPS)
def test_there_is_a_number_for_every_feature(players: int, options: dict[str, object]) -> None:
    names = GAME.feature_names(GAME.prepare(players, options))
    assert len(set(names)) == len(names)
    for state, _ in positions(players, options, 4):
        for seat in range(players):
            row = state.features(seat)
            assert len(row) == len(names)
            assert all(-3.0 <= value <= 3.0 for value in row)


def test_a_hand_counted_quickly_is_counted_right() -> None:
    for state, _ in positions(4, {}, 5):
        for hand in state.hand:
            assert held(hand) == counts(hand)
    assert held((1 << COPIES) - 1)[0] == COPIES


@pytest.mark.parametrize("players", [2, 4])
def test_worlds_that_a_seat_cannot_tell_apart_are_the_same_in_its_sight(players: int) -> None:
    rng = Rng(11)
    for number, (state, seat) in enumerate(positions(players, {}, 12)):
        if number % 3 == 0:
            world = state.sample(seat, rng)
            assert world.sight(seat) == state.sight(seat)


def test_sight_tells_own_hands_apart() -> None:
    (state, seat), *_ = positions(4, {}, 1)
    seen = {state.sight(seat)}
    for _ in range(20):
        world = state.sample((seat + 1) % 4, Rng(len(seen)))
        seen.add(world.sight(seat))
    assert len(seen) > 1


@pytest.mark.rule("GO6.4")
def test_the_clock_of_a_battle_runs_from_turn_to_turn_and_leaps_to_the_next_battle() -> None:
    for state, _ in positions(4, {}, 4):
        before, battle, mover = state.tempo(), sum(state.wins), state.deciders
        after = state.clone()
        while after.deciders == mover:
            after.step(mover[0], after.instinct(mover[0], 0))
        if sum(after.wins) > battle:
            assert after.tempo() - before > 500 or not after.deciders
        elif state.pending[-1][ASKED] == ASK_TURN:
            assert after.tempo() > before
