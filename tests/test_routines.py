"""Steps at which play can go on without asking: whoever is asked everything and whoever is not play the same games."""

from __future__ import annotations

import pytest

import meijin
from meijin.kernel.generator import BITS, Rng
from meijin.kernel.state import State
from meijin.server import wire
from meijin.server.gate.tables import prompt
from tests.installed import INSTALLED


def decided(state: State, seat: int, seed: int, ply: int) -> str:
    """What a player decides who is asked: it depends on nothing but the position."""
    return state.text(state.instinct(seat, Rng(seed * 100_003 + ply).below(1 << BITS)))


def by_itself(asked: wire.Prompt, *, skips: bool) -> str | None:
    """What the page answers for a player who skips what may be skipped, or only what has one answer; None: it asks."""
    if asked.routine is None or not (len(asked.choices) == 1 or (skips and asked.routine.optional)):
        return None
    return asked.routine.action


def play(game: str, seed: int, *, helped: bool, skips: bool) -> tuple[str, int]:
    """A game and how often its players were asked; who is not ``helped`` gives the same answers at those steps."""
    state = meijin.new(game, seed=seed)
    times = ply = 0
    while state.deciders:
        seat = state.deciders[0]
        asked = prompt(state, seat, state.view(seat), "q")
        answer = by_itself(asked, skips=skips)
        if answer is None or not helped:
            times += 1
        if answer is None or (not helped and not skips):
            answer = decided(state, seat, seed, ply)
        state.apply(answer, seat)
        ply += 1
    assert state.record is not None
    return state.record.to_text(), times


@pytest.mark.parametrize("game", INSTALLED)
@pytest.mark.parametrize("skips", [False, True])
def test_who_is_not_asked_plays_the_same_game_with_fewer_questions(game: str, skips: bool) -> None:
    for seed in range(3):
        helped, fewer = play(game, seed, helped=True, skips=skips)
        alone, times = play(game, seed, helped=False, skips=skips)
        assert helped == alone
        assert fewer <= times
