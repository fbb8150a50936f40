"""Games are found by name, and a wrong name is answered helpfully."""

import pytest

import meijin
from meijin.kernel import registry
from meijin.kernel.errors import MeijinError, UnknownGame
from meijin.kernel.game import Game


def test_ganymede_is_installed() -> None:
    assert "ganymede" in meijin.installed()
    assert registry.find("ganymede").name == "The War Chronicles of Ganymede"


@pytest.mark.parametrize("name", ["chess", "", "Ganymede!", "../ganymede"])
def test_an_unknown_game_lists_the_installed_ones(name: str) -> None:
    with pytest.raises(UnknownGame, match="ganymede"):
        meijin.new(name)


def test_a_misspelt_game_is_guessed() -> None:
    with pytest.raises(UnknownGame, match="did you mean 'ganymede'"):
        meijin.new("ganimede")


def test_a_second_game_of_the_same_name_is_refused() -> None:
    class Other(Game):
        id = "ganymede"

    registry.find("ganymede")
    with pytest.raises(MeijinError, match="already a game 'ganymede'"):
        registry.register(Other())
