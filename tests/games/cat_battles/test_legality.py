"""What is legal is forbidden by nothing, and whatever else can be said is forbidden by something."""

from __future__ import annotations

import pytest

from meijin.games.cat_battles import GAME, notation
from meijin.games.cat_battles.attempts import Attempt
from meijin.games.cat_battles.legality import HURDLES, refusal
from meijin.games.cat_battles.refusals import NAMED, Refusal, reply
from meijin.games.cat_battles.state import CatBattles
from meijin.kernel.errors import MeijinError
from meijin.kernel.generator import Rng
from meijin.kernel.testing import Play, Variant, variants

VARIANTS = [pytest.param(variant, id=variant.name) for variant in variants(GAME)]
SOME = 150  # of all that can be said in a position


def sayable(state: CatBattles) -> list[int]:
    """Every action that the notation has words for."""
    cats = len(state.setup.cards)
    plain = range(len(notation.PLAIN))
    short = (verb << notation.VERB | first for verb in range(1, 10) for first in range(cats))
    long = (
        verb << notation.VERB | second << notation.SECOND | first
        for verb in range(10, 17)
        for first in range(cats)
        for second in range(cats + 1)
    )
    return [action for action in (*plain, *short, *long) if is_sayable(state, action)]


def is_sayable(state: CatBattles, action: int) -> bool:
    try:
        state.text(action)
    except MeijinError:
        return False
    return True


@pytest.mark.parametrize("variant", VARIANTS)
def test_just_what_is_legal_is_forbidden_by_nothing(variant: Variant, rounds: range) -> None:
    codes = set()
    everything: list[int] = []
    for seed in rounds:
        rng = Rng(seed)
        for state in Play(variant.setup, seed).positions():
            assert isinstance(state, CatBattles)
            everything = everything or sayable(state)
            for seat in state.deciders:
                legal = state.legal(seat)
                for action in legal:
                    assert refusal(Attempt(state, seat, action)) == 0, state.text(action)
                for _ in range(SOME):
                    attempt = Attempt(state, seat, everything[rng.below(len(everything))])
                    code = refusal(attempt)
                    assert (code == 0) == (attempt.action in legal), (code, state.text(attempt.action))
                    assert not code or reply(attempt, code)
                    codes.add(code)
    assert len(codes) > 25


def test_every_action_has_its_hurdles_and_every_refusal_is_one_of_them() -> None:
    verbs = {number << notation.VERB for number in range(1, len(notation.WORDS))}
    assert set(HURDLES) == {*range(len(notation.PLAIN)), *verbs}
    named = {code for hurdles in HURDLES.values() for code, _ in hurdles}
    assert named == set(Refusal) - {Refusal.ALLOWED, Refusal.ASKED_BEFORE}


def test_every_fact_is_named_by_a_refusal() -> None:
    named = {slot.name for code in Refusal for slot in code.message.shape().slots}
    assert set(NAMED) <= named
