"""Whatever may not be done has a reason, and whatever has none may be done."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from meijin.games.go_out.cards import CHARACTERS
from meijin.games.go_out.game import GAME
from meijin.games.go_out.notation import ACTIONS
from meijin.games.go_out.refusals import Refusal, refusal
from meijin.games.go_out.state import GoOut
from meijin.kernel.cardsets import pack
from meijin.kernel.generator import Rng
from tests.games.go_out.table import RED, table


def examine(state: GoOut, seat: int) -> set[Refusal]:
    """Every action of the game against what is legal; gives the reasons there are."""
    legal = set(state.legal(seat))
    codes = {action: refusal(state, seat, action) for action in range(ACTIONS)}
    assert {action for action, code in codes.items() if not code} == legal
    for action, code in codes.items():
        because = state.objection(seat, action)
        assert because is not None
        assert code.message is type(because)
        assert state.objection(seat, ACTIONS) is None
    return set(codes.values())


@pytest.mark.parametrize("players", [2, 4])
def test_in_every_game_what_is_not_legal_has_a_reason(players: int, rounds: range) -> None:
    met: set[Refusal] = set()
    for seed in range(rounds.start, rounds.stop + 5):
        rng = Rng(seed)
        state = GAME.deal(GAME.prepare(players, {}), rng.fork())
        while state.deciders:
            seat = state.deciders[rng.below(len(state.deciders))]
            if not rng.below(3):
                met |= examine(state, seat)
            legal = state.legal(seat)
            state.step(seat, legal[rng.below(len(legal))])
    assert len(met) > 15


@given(
    who=st.sampled_from([character.id for character in CHARACTERS]),
    cards=st.sets(st.integers(0, 85), min_size=1, max_size=24),
    rank=st.integers(0, 13),
    count=st.integers(1, 6),
    options=st.sampled_from([{}, {"shian_set": "any", "kyoko_on_singles": True}]),
)
@settings(max_examples=50)
def test_whoever_is_revealed_is_refused_what_is_not_legal(
    who: str, cards: set[int], rank: int, count: int, options: dict[str, object]
) -> None:
    state = table(red=f"{who.upper()}: 1", options=options)
    state.hand[RED] = pack(sorted(cards))
    state.tableau = ((1, count, rank, count, 1),) if rank else ()
    examine(state, RED)
