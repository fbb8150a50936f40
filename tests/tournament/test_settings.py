"""What an event takes over from its game, its level and the number of its players."""

from __future__ import annotations

import pytest

from meijin.tournament.settings import Level, default_settings, planned_rounds, traits, usual_format
from tests.installed import INSTALLED


@pytest.mark.rule("T6.1", "W1")
@pytest.mark.parametrize(
    ("players", "rounds"),
    [
        *((4, 3), (8, 3), (9, 4), (16, 4), (17, 5), (32, 5), (33, 6), (64, 6), (65, 7), (128, 7), (129, 8), (256, 8)),
        *((257, 9), (512, 9), (513, 10), (10_000, 14)),
    ],
)
def test_rounds_go_by_the_head_count(players: int, rounds: int) -> None:
    assert planned_rounds(players) == rounds


@pytest.mark.rule("T5.4", "T6.3", "T9.5")
def test_premier_events_ask_for_lists_and_a_judge_confirms() -> None:
    for game in INSTALLED:
        lists, form = traits(game).lists, usual_format(game)
        premier, store = (default_settings(game, level, form) for level in (Level.PREMIER, Level.STORE))
        assert premier.deck_lists == ("required" if lists else "none")
        assert store.deck_lists == ("optional" if lists else "none")
        assert (premier.auto_confirm, store.auto_confirm) == (False, True)
        assert store.best_of == (3 if game in ("crossover", "cat_battles", "ganymede") else 1)
