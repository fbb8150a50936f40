"""Experiments: what is varied, who sits where, and what makes no sense."""

from __future__ import annotations

from pathlib import Path

import pytest

from meijin.kernel.errors import MeijinError
from meijin.kernel.registry import find
from meijin.lab.experiment import Experiment, read_experiment, variants

WHOLE = """
game = "cat_battles"
games = 50
seed = 7
bots = ["expert", "greedy"]

[options]
mode = "starter"

[vary]
territory = ["cafe", "city"]
first_player = ["seat0", "seat1"]
"""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "cats.toml"


def test_a_file_describes_an_experiment(file: Path) -> None:
    file.write_text(WHOLE)
    found = read_experiment(file)
    assert (found.game, found.games, found.seed, found.bots) == ("cat_battles", 50, 7, ("expert", "greedy"))
    combined = [tuple(each.varied.values()) for each in variants(found)]
    assert combined == [("cafe", "seat0"), ("cafe", "seat1"), ("city", "seat0"), ("city", "seat1")]
    assert all(each.setup.options["mode"] == "starter" for each in variants(found))


def test_lists_in_files_are_varied_over(tmp_path: Path) -> None:
    """A deck that somebody keeps beside the experiment."""
    builder = find("crossover").builder({})
    assert builder is not None
    (tmp_path / "mine.txt").write_text(builder.ready_made()[0].text)
    (tmp_path / "decks.toml").write_text('game = "crossover"\n[vary]\nred_deck = ["mine.txt", "byakugan-fang"]\n')
    found = variants(read_experiment(tmp_path / "decks.toml"))
    assert [each.setup.options["red_deck"] == "byakugan-fang" for each in found] == [False, True]


def test_every_bot_sits_on_every_seat() -> None:
    [variant] = variants(Experiment("go_out", players=3, bots=("greedy", "random", "random")))
    assert variant.lineups == (
        ("greedy", "random", "random"),
        ("random", "greedy", "random"),
        ("random", "random", "greedy"),
    )


def test_the_number_of_players_and_the_bots_can_be_varied() -> None:
    found = variants(Experiment("go_out", vary={"players": [2, 3], "bots": ["greedy", "random"]}))
    assert [(each.setup.players, each.lineups) for each in found] == [
        (2, (("greedy", "greedy"),)),
        (2, (("random", "random"),)),
        (3, (("greedy", "greedy", "greedy"),)),
        (3, (("random", "random", "random"),)),
    ]


def test_more_games_are_the_same_experiment_and_other_deals_are_not() -> None:
    one = Experiment("go_out")
    assert one.key == Experiment("go_out", games=1000).key
    assert one.key not in (Experiment("go_out", seed=2).key, Experiment("go_out", bots=("greedy",)).key)


@pytest.mark.parametrize(
    ("old", "new", "line", "problem"),
    [
        ("games = 50", "gmaes = 50", 3, "'gmaes' is no field of an experiment; there are"),
        ("games = 50", "games = 0", 3, "games cannot be 0; it is a number from 1"),
        ("games = 50", 'games = "many"', 3, "games is a whole number, not 'many'"),
        ("cat_battles", "dog_battles", 2, "dog_battles"),
        ('"greedy"]', '"nobody"]', 5, "there is no bot 'nobody'"),
        ('"greedy"]', '"greedy", "random"]', 5, "3 bots are named for 2 seats"),
        ('mode = "starter"', 'mode = "finisher"', 8, "option 'mode' cannot be 'finisher'; allowed: starter, full"),
        ('["cafe", "city"]', '["cafe", "moon"]', 11, "option 'territory' cannot be 'moon'"),
        ('["cafe", "city"]', '["cafe", "cafe"]', 11, "territory is varied over the same value twice"),
        ('["cafe", "city"]', '"cafe"', 11, "what territory is varied over is a list of values, not 'cafe'"),
        ('["cafe", "city"]', "[]", 11, "what territory is varied over is a list of values"),
        ("territory =", "moons =", 11, "'moons' cannot be varied; what can: players, bots, mode"),
        ("territory =", "mode =", 8, "mode is both given and varied"),
    ],
)
def test_what_makes_no_sense_is_named_with_its_line(file: Path, old: str, new: str, line: int, problem: str) -> None:
    file.write_text(WHOLE.replace(old, new))
    with pytest.raises(MeijinError) as refused:
        read_experiment(file)
    assert problem in str(refused.value)
    assert f"cats.toml, line {line}: " in str(refused.value)


def test_a_file_without_a_game_or_that_is_no_toml_is_refused(file: Path) -> None:
    file.write_text("games = 5\n")
    with pytest.raises(MeijinError, match='an experiment needs a game: game = "go_out"'):
        read_experiment(file)
    file.write_text("game = \n")
    with pytest.raises(MeijinError, match=r"is no TOML: .*line 1"):
        read_experiment(file)


def test_far_too_many_combinations_are_refused() -> None:
    vary = {"turn_limit": list(range(10, 201)), "players": list(range(1, 100))}
    with pytest.raises(MeijinError, match="combinations are more than the 10,000"):
        variants(Experiment("cat_battles", vary=vary))
