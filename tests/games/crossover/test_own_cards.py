"""Cards of one's own: a file brings them into a game, and the record of the game holds them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from meijin.games.crossover import GAME
from meijin.games.crossover.cards import POOL
from meijin.games.crossover.lists.decklist import to_line
from meijin.games.crossover.lists.decks import STARTERS
from meijin.games.crossover.state import Crossover
from meijin.kernel.errors import MeijinError, SetupError
from meijin.kernel.generator import Rng
from meijin.kernel.record import parse, start
from meijin.kernel.testing import CHECKS
from meijin.kernel.valuefiles import read_files

OWN = """
[sets]
home-1 = { name = "At Home", legal = true, source = "house" }

[[cards]]
id = "x-1"
number = "X-1"
name = "Lucky Apprentice"
line = "naruto"
type = "ninja"
set = "home-1"
symbols = ["wind"]
turn = 0
hand = 0
healthy = [5, 1]
injured = [4, 0]
attributes = ["Ninjutsu"]
traits = ["Leaf", "Male"]
mental = 0
source = "house"
source_effect = "house"
abilities = [{ kind = "trigger", on = "put_in_play", do = [{ op = "coin", to = "self", kind = "luck", n = 2 }] }]
"""
LIST = to_line(STARTERS["leaf-sand"]).replace("3 n-428", "3 x-1")


def files(tmp_path: Path, cards: str = OWN, **options: object) -> dict[str, object]:
    """Options as a person gives them, with the cards in a file."""
    (tmp_path / "mine.toml").write_text(cards)
    given = {"cards": str(tmp_path / "mine.toml"), **options}
    read_files(GAME, given)
    return given


def begun(tmp_path: Path) -> Crossover:
    state = start(GAME, 2, 5, files(tmp_path, red_deck=LIST))
    assert isinstance(state, Crossover)
    return state


def deployed(state: Crossover) -> Crossover:
    """The first game in which the apprentice comes into play, some decisions after that."""
    rng = Rng(1)
    while "deploy x-1" not in state.choices():
        choices = state.choices()
        state.apply(choices[rng.below(len(choices))])
    state.apply("deploy x-1")
    return state


def test_a_card_of_ones_own_does_what_it_says(tmp_path: Path) -> None:
    state = deployed(begun(tmp_path))
    marks = state.view(0)["marks"]
    assert isinstance(marks, dict)
    assert [mark["luck"] for card, mark in marks.items() if card.startswith("x-1#")] == [2]
    assert state.setup.game.card_text("x-1").endswith(" When put in play, place 2 Luck coins on this Ninja.")


def test_a_record_holds_the_cards_it_was_played_with(tmp_path: Path) -> None:
    state = deployed(begun(tmp_path))
    assert state.record is not None
    (tmp_path / "mine.toml").unlink()
    assert parse(state.record.to_text()) == state


@pytest.mark.parametrize("check", ["notation", "samples", "scenarios"])
def test_the_kit_accepts_the_game_with_them(check: str, tmp_path: Path) -> None:
    CHECKS[check](begun(tmp_path).setup, range(1))


def test_the_game_without_them_is_as_it_was(tmp_path: Path) -> None:
    begun(tmp_path)
    assert "x-1" not in POOL.by_id
    assert GAME.prepare(2, {}).game is GAME
    with pytest.raises(SetupError, match="there is no 'x-1' to choose"):
        GAME.prepare(2, {"red_deck": LIST})


@pytest.mark.parametrize(
    ("cards", "problem"),
    [
        (OWN.replace('op = "coin"', 'op = "coins"'), "card x-1.*'coins'.*did you mean 'coin'"),
        (OWN.replace('"x-1"', '"n-490"'), "n-490"),
        (OWN.replace('set = "home-1"', 'set = "home-2"'), "card x-1.*home-2"),
        ("cards = 3", r"must be a list of tables"),
        ("[[cards]\n", "mine.toml"),
    ],
)
def test_cards_that_are_wrong_are_refused_with_the_reason(cards: str, problem: str, tmp_path: Path) -> None:
    with pytest.raises(MeijinError, match=f"(?s){problem}"):
        files(tmp_path, cards)


def test_a_card_file_has_an_end(tmp_path: Path) -> None:
    with pytest.raises(SetupError, match=r"mine.toml: cards of your own have at most 2,000,000 characters"):
        files(tmp_path, "#" * 2_000_001)


@pytest.mark.parametrize("value", ["some", "{", "[" * 5000, 3, "", json.dumps({"cards": []}), json.dumps([OWN])])
def test_a_value_that_is_no_card_file_is_refused(value: object) -> None:
    with pytest.raises(SetupError, match="cards"):
        GAME.prepare(2, {"cards": value})
