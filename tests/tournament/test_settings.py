"""What an event takes over from its game, its level and the number of its players."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from meijin.kernel import registry
from meijin.kernel.errors import SetupError
from meijin.kernel.testing.clash import GAME as CLASH
from meijin.kernel.traits import Traits
from meijin.tournament.errors import EventError
from meijin.tournament.runner import Runner
from meijin.tournament.settings import Level, Mode, default_settings, formats_of, planned_rounds, traits, usual_format
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


def test_a_game_may_say_how_long_its_rounds_last(monkeypatch: pytest.MonkeyPatch) -> None:
    class Quick(type(CLASH)):  # type: ignore[misc]
        id = "quick"
        traits = Traits(best_of=5, round_minutes=20)

    monkeypatch.setitem(registry._loaded, "quick", Quick())
    event = Runner("seed", "quick", mode=Mode.OFFICIAL).event
    assert (event.settings.best_of, event.settings.round_minutes) == (5, 20)
    with pytest.raises(EventError, match="45 to 50 minutes, not 30") as refused:
        Runner("seed", "quick", mode=Mode.OFFICIAL, settings={"round_minutes": 30})
    assert refused.value.about == "round_minutes"


def test_there_are_no_tournaments_where_nobody_plays_against_anybody(monkeypatch: pytest.MonkeyPatch) -> None:
    class Alone(type(CLASH)):  # type: ignore[misc]
        id = "alone"

        def player_counts(self, options: Mapping[str, object]) -> list[int]:
            del options
            return []

    monkeypatch.setitem(registry._loaded, "alone", Alone())
    assert formats_of(registry.find("alone")) == ()
    with pytest.raises(SetupError, match="there are no tournaments of alone: nobody plays against anybody"):
        Runner("seed", "alone")
