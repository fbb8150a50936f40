"""Which hands a seat believes in."""

from __future__ import annotations

from meijin.bots.bot import Greedy, choice_of
from meijin.games.ranking_battle import GAME, frames
from meijin.games.ranking_battle.state import RankingBattle
from meijin.kernel import generator
from meijin.kernel.frames import KIND
from meijin.kernel.generator import Rng
from meijin.kernel.knowledge import knowledge_of
from tests.games.ranking_battle.table import BLUE, RED, play, seat, table

WORLDS = 6


def after_the_phases(hand: str, plays: int, phase: str = "take") -> float:
    """What Blue thinks of a hand of Red, whose characters could have been played and whose cats revealed."""
    state = table(phase, red=seat(hand=hand, deck="cat_single mio kud"), counters={"plays": plays})
    return state.likelihood(BLUE)


def test_whoever_could_have_played_has_hardly_any_characters_left() -> None:
    assert after_the_phases("mio", plays=1, phase="replace") < 0.1
    assert after_the_phases("mio kud", plays=1, phase="replace") < after_the_phases("mio", plays=1, phase="replace")
    assert after_the_phases("mio", plays=0, phase="replace") == 1.0  # there was no play for it
    assert after_the_phases("mio", plays=1, phase="character") == 1.0  # it may still come


def test_whoever_did_not_reveal_a_cat_hardly_has_one() -> None:
    assert after_the_phases("cat_single", plays=0) < 0.1
    assert after_the_phases("cat_single", plays=0, phase="reveal") == 1.0
    state = table("reveal", red=seat(hand="cat_single", deck="mio"), counters={"plays": 0})
    play(state, "reveal cat_single", "pass")
    assert state.likelihood(BLUE) == 1.0  # it was revealed


def test_who_has_not_reacted_seldom_could() -> None:
    state = table(
        "challenge",
        red=seat("masato", up=1, rank=2),
        blue=seat("masato", hand="riki", deck="cat_single", rank=1),
        counters={"plays": 0},
    )
    play(state, "challenge blue")
    assert state.pending[-1][KIND] == frames.REACT
    assert state.likelihood(RED) == 1.0
    play(state, "done")
    assert state.deciders == (RED,)
    assert 0.0 < state.likelihood(RED) < 1.0
    assert state.likelihood(BLUE) == 1.0  # one's own hand tells nothing new


def test_the_true_hand_weighs_more_than_others_once_there_is_evidence() -> None:
    setup, greedy = GAME.prepare(4, {}), Greedy()
    early: list[float] = []
    late: list[float] = []
    for number in range(2):
        state = GAME.deal(setup, generator.key(b"believed", number))
        assert isinstance(state, RankingBattle)
        rng = Rng(number)
        while state.deciders:
            (seat,) = state.deciders
            phase = state.pending[0][KIND]
            viewer = (state.current + 1) % 4
            if phase in (frames.CHARACTER, frames.ATTACKER, frames.CHALLENGE):
                true = state.likelihood(viewer)
                assert true > 0.0
                others = [state.sample(viewer, rng).likelihood(viewer) for _ in range(WORLDS)]
                rank = sum([(other < true) + 0.5 * (other == true) for other in others]) / WORLDS
                if phase == frames.CHARACTER:
                    early.append(rank)
                elif {true} != set(others):  # there is evidence
                    late.append(rank)
            legal = state.legal(seat)
            state.step(seat, legal[0] if len(legal) == 1 else choice_of(greedy, knowledge_of(state, seat), rng))
    assert min(early) == max(early) == 0.5
    # Without a belief a rank has a standard deviation of 0.29 at most, so 25 of them a mean within 0.5 +- 0.17.
    assert len(late) > 25
    assert sum(late) / len(late) > 0.7
