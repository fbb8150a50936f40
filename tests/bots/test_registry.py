"""Bots of other packages are found like those of the house, and a bad one harms nobody else."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import meijin
from meijin import bots
from meijin.bots import BotError, registry
from meijin.bots.registry import HOUSE
from meijin.kernel.errors import MeijinError
from meijin.kernel.generator import Rng
from meijin.kernel.registry import find as game
from meijin.kernel.testing.clash import GAME as CLASH
from tests.bots.outside import BROKEN, install


@pytest.fixture
def outside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    install(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setattr(registry, "_loaded", {bot.name: bot for bot in HOUSE})
    yield
    sys.modules.pop("outside_bots", None)


@pytest.mark.usefixtures("outside")
def test_a_bot_of_another_package_is_found_by_its_name_and_plays() -> None:
    assert "last" in bots.names()
    state = meijin.new("ganymede", seed=7)
    assert sum(bots.play(state, [bots.find("last"), bots.find("random")], Rng(1))) == 1


@pytest.mark.usefixtures("outside")
def test_each_game_is_offered_the_bots_that_can_play_it_and_the_levels_come_last() -> None:
    able, levels = ["clumsy", "last", "liar", "sleeper"], ["novice", "regular", "expert", "meijin"]
    assert bots.playing(game("ganymede")) == [*able, "random", "greedy", *levels]
    assert bots.playing(game("go_out")) == [*able[:3], "picky", "sleeper", "random", "greedy", *levels]
    assert bots.playing(CLASH) == [*able, "random", *levels]
    assert (bots.usual(game("go_out")), bots.usual(CLASH)) == ("regular", "regular")
    assert bots.levels_of(CLASH) == levels
    with pytest.raises(MeijinError, match="picky cannot play The War Chronicles of Ganymede; bots that can: clumsy"):
        bots.find_for("picky", game("ganymede"))


@pytest.mark.parametrize(
    ("name", "next_weaker"),
    [
        ("meijin", "expert"),
        ("expert", "regular"),
        ("regular", "novice"),
        ("greedy", "novice"),
        ("novice", "random"),
        ("random", "random"),
        ("last", "regular"),
    ],
)
def test_for_whoever_fails_the_next_weaker_bot_of_the_house_plays_on(name: str, next_weaker: str) -> None:
    assert bots.weaker(name) == next_weaker


@pytest.mark.usefixtures("outside")
def test_a_broken_bot_says_what_is_wrong_and_hides_no_other() -> None:
    found, broken = bots.installed()
    assert broken.keys() == BROKEN
    assert {"last", "greedy"} <= {bot.name for bot in found}
    assert "outside_bots:Misnamed calls itself 'somebody else'" in broken["misnamed"]
    assert "TypeError" in broken["demanding"]
    assert "outside_bots:time is no class of Bot" in broken["number"]
    assert "cannot be loaded from outside_bots:Gone: AttributeError" in broken["gone"]


@pytest.mark.usefixtures("outside")
@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("liar", r"the bot 'liar' chose -99 for red; allowed: \d+ \(pick black_a\), \d+ \(pick black_2\)"),
        ("clumsy", "the bot 'clumsy' has failed for red at .*outside_bots.py:32: ZeroDivisionError"),
    ],
)
def test_a_game_stops_at_once_where_a_bot_fails(name: str, says: str) -> None:
    state = meijin.new("ganymede", seed=7, start_seat="red")
    with pytest.raises(BotError, match=says):
        bots.play(state, [bots.find(name)] * 2, Rng(1))


def test_an_unknown_bot_is_refused_with_the_names_there_are() -> None:
    with pytest.raises(MeijinError, match=r"there is no bot 'gredy'; did you mean 'greedy'\? installed: .*greedy"):
        bots.find("gredy")


def test_a_second_bot_of_the_same_name_is_refused() -> None:
    class Other(bots.Bot):
        name = "greedy"

    with pytest.raises(MeijinError, match="already a bot 'greedy'"):
        bots.register(Other)
