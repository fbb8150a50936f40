"""Every phase that a game can show leads to its place in the rules, and every card has facts to draw it by."""

from __future__ import annotations

import pytest

from meijin.kernel.kinds import all_kinds
from meijin.kernel.registry import find
from meijin.kernel.testing import Play, variants
from tests.installed import INSTALLED


@pytest.mark.parametrize("game", INSTALLED)
def test_every_phase_of_a_random_game_has_its_section(game: str) -> None:
    shown: set[str] = set()
    for variant in variants(find(game)):
        play = Play(variant.setup, 5)
        shown.update(str(state.view()["phase"]) for state in play.positions())
        shown.add(str(play.state.view()["phase"]))
    assert shown <= find(game).sections.keys()


@pytest.mark.parametrize("game", INSTALLED)
def test_every_kind_of_card_has_facts(game: str) -> None:
    assert all(find(game).card_facts(kind) for kind in all_kinds(find(game)))
