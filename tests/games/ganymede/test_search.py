"""What search is told about a position: what a seat sees, believes, does by instinct, and how a position looks."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from meijin.bots import find
from meijin.bots.bot import choice_of
from meijin.games.ganymede import GAME
from meijin.games.ganymede.cards import BLACK_KINDS
from meijin.games.ganymede.frames import ASK_ACES, ASK_DRAW, ASK_PICK, ASK_WITHDRAW, DRAW
from meijin.games.ganymede.state import Ganymede
from meijin.games.ganymede.taste import taste
from meijin.kernel.frames import KIND
from meijin.kernel.generator import BITS, Rng
from meijin.kernel.knowledge import knowledge_of
from tests.games.ganymede.table import GREEN, PURPLE, RED, camp, table

MODES = ("battle", "coop", "trio")


def decisions(mode: str, games: int) -> Iterator[tuple[Ganymede, int, Rng]]:
    """The decisions of games that are played by instinct, and now and then at random."""
    setup = GAME.prepare(None, {"mode": mode})
    for number in range(games):
        rng = Rng(number)
        state = GAME.deal(setup, rng.fork())
        while state.deciders:
            (seat,) = state.deciders
            yield state, seat, rng
            legal = state.legal(seat)
            action = state.instinct(seat, rng.below(1 << BITS)) if rng.below(5) else legal[rng.below(len(legal))]
            state.step(seat, action)


def instinct(state: Ganymede) -> str:
    return state.text(state.instinct(state.deciders[0], 0))


# -- instinct ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("mode", MODES)
def test_instinct_is_always_legal_and_leaves_the_position_as_it_is(mode: str) -> None:
    for state, seat, rng in decisions(mode, 4):
        before = state.clone()
        assert state.instinct(seat, rng.below(1 << BITS)) in state.legal(seat)
        assert state == before


@pytest.mark.parametrize("mode", MODES)
def test_instinct_is_the_same_in_all_worlds_of_a_seat(mode: str) -> None:
    for state, seat, rng in decisions(mode, 4):
        assert state.sample(seat, rng).instinct(seat, 0) == state.instinct(seat, 0)


@pytest.mark.parametrize("mode", MODES)
def test_once_all_cards_are_open_nothing_is_rated_higher_than_instinct(mode: str) -> None:
    met = 0
    for state, seat, rng in decisions(mode, 8):
        if state.pending[-1][KIND] in (ASK_ACES, ASK_WITHDRAW):
            met += 1
            rated = dict(zip(state.legal(seat), GAME.rate(knowledge_of(state, seat), rng), strict=True))
            assert rated[state.instinct(seat, 0)] == max(rated.values())
    assert met > 20


@pytest.mark.parametrize("mode", MODES)
def test_instinct_mostly_draws_as_looking_through_all_that_may_come_would(mode: str) -> None:
    alike = met = 0
    for state, seat, rng in decisions(mode, 3):
        if state.pending[-1][KIND] == ASK_DRAW:
            draws, stands = GAME.rate(knowledge_of(state, seat), rng)
            met += 1
            alike += (state.text(state.instinct(seat, 0)) == "draw") == (draws > stands)
    assert met > 40
    assert alike / met > 0.85


def red_draws(row: str, deck: str = "...") -> Ganymede:
    return table("battle", camp(row, deck), camp("G6"), flow={"decides": "red"}, start_seat="red")


def test_by_instinct_one_draws_on_eleven_and_stands_on_twenty() -> None:
    assert instinct(red_draws("R5 (R6)")) == "draw"
    assert instinct(red_draws("R5 (R6) (R9)")) == "stand"


def test_by_instinct_one_draws_on_where_a_three_can_mend_it() -> None:
    assert instinct(red_draws("R9 (R8)", "R5 R6 R5#2 R6#2")) == "stand"
    assert instinct(red_draws("B3 (R8) (R6)", "R5 R9 R5#2 R6#2")) == "draw"


# -- picks ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("mode", MODES)
def test_search_is_advised_to_take_what_instinct_takes_and_otherwise_as_rated(mode: str) -> None:
    met = 0
    for state, seat, _ in decisions(mode, 2):
        knowledge = knowledge_of(state, seat)
        advised = GAME.advise(knowledge, Rng(1))
        if state.pending[-1][KIND] == ASK_PICK:
            met += 1
            assert advised[knowledge.legal.index(state.instinct(seat, 0))] == max(advised)
        else:
            assert advised == GAME.rate(knowledge, Rng(1))
    assert met > 8


def test_every_effect_of_a_black_card_has_a_place_in_the_order_whatever_one_owns() -> None:
    wanted = [taste(kind.keyword, copies) for kind in BLACK_KINDS for copies in range(3)]
    assert len(set(wanted)) == len(wanted)
    assert all(0.0 < each <= 1.0 for each in wanted)
    assert taste(BLACK_KINDS[0].keyword, 9) == taste(BLACK_KINDS[0].keyword, 2)


# -- sight and the clock ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("mode", MODES)
def test_sight_is_the_same_in_all_worlds_of_a_seat(mode: str) -> None:
    for state, seat, rng in decisions(mode, 4):
        assert state.sample(seat, rng).sight(seat) == state.sight(seat)


def test_a_seat_sees_its_own_card_and_not_the_one_that_its_rival_has_face_down() -> None:
    one, other = red_draws("R5 (R6)"), red_draws("R5 (R8)")
    assert one.sight(RED) != other.sight(RED)
    assert one.sight(GREEN) == other.sight(GREEN)


# -- features ---------------------------------------------------------------------------------------------------------


def named(state: Ganymede, seat: int) -> dict[str, float]:
    return dict(zip(GAME.feature_names(state.setup), state.features(seat), strict=True))


@pytest.mark.parametrize("mode", MODES)
def test_features_are_named_and_small_at_every_decision(mode: str) -> None:
    for state, seat, _ in decisions(mode, 4):
        seen = named(state, seat)
        assert max(map(abs, seen.values())) <= 5, {name: value for name, value in seen.items() if abs(value) > 5}


def test_in_battle_what_is_the_rivals_for_one_seat_is_the_others_own() -> None:
    for state, seat, _ in decisions("battle", 5):
        mine, theirs = named(state, seat), named(state, 1 - seat)
        assert mine["balance"] == pytest.approx(-theirs["balance"])
        for name, value in mine.items():
            if name.endswith("of camp 0"):
                assert theirs[name.replace("camp 0", "camp 1")] == value


def test_allies_see_a_position_alike() -> None:
    for state, _, _ in decisions("trio", 2):
        assert state.features(RED) == state.features(GREEN)
        assert not any(state.features(PURPLE))


# -- belief -----------------------------------------------------------------------------------------------------------


def green_stopped(row: str) -> float:
    """How likely Green would have drawn this row face down and stopped, as Red may think."""
    state = table("battle", camp("R6"), camp(row), flow={"decides": "red"}, start_seat="green")
    return state.likelihood(RED)


def test_who_stops_has_enough() -> None:
    assert green_stopped("G5 (G6) (G9)") > green_stopped("G5 (G6) (G5#2)")


def test_who_has_drawn_on_had_little() -> None:
    assert green_stopped("G8 (G5) (G6)") > 1.5 * green_stopped("G8 (G9) (G6)")


def test_the_truth_is_likelier_than_most_worlds_once_a_rival_has_stopped() -> None:
    greedy = find("greedy")
    setup = GAME.prepare(None, {})
    early: list[float] = []
    late: list[float] = []
    for number in range(10):
        rng = Rng(number)
        state = GAME.deal(setup, rng.fork())
        while state.deciders:
            (seat,) = state.deciders
            drawn = len(state.row[1 - seat]) - 1
            if state.stage == DRAW and drawn > 0:
                truth = state.likelihood(seat)
                assert truth > 0.0
                others = [state.sample(seat, rng).likelihood(seat) for _ in range(8)]
                rank = sum((truth > each) + 0.5 * (truth == each) for each in others) / len(others)
                (early if drawn == 1 else late).append(rank)
            state.step(seat, choice_of(greedy, knowledge_of(state, seat), rng))
    assert len(late) > 40
    assert sum(late) / len(late) > 0.55
