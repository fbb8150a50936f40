"""What is told of the games of an experiment."""

from __future__ import annotations

import pytest

from meijin.games.go_out.cards import CHARACTERS
from meijin.kernel.chapters import ORDINALS
from meijin.kernel.registry import own
from meijin.lab.experiment import Experiment, variants
from meijin.lab.games import Played, play_deals

GAMES = [game.id for game in own()]


def played(experiment: Experiment, deals: int = 2) -> Played:
    return play_deals(experiment, variants(experiment)[0], range(deals))


@pytest.mark.parametrize("game", GAMES)
def test_everybody_has_a_row_in_every_game_and_the_win_is_shared_out(game: str) -> None:
    rows = [row for row in played(Experiment(game, bots=("random",))).rows if row["chapter"] == "game"]
    seats = variants(Experiment(game))[0].setup.seats
    assert [row["seat"] for row in rows] == [*seats, *seats]
    assert sum(float(row["share"] or 0) for row in rows if row["deal"] == 0) == pytest.approx(1.0)
    assert all(row["ending"] for row in rows)
    assert all(int(row["choices"] or 0) <= int(row["decisions"] or 0) for row in rows)


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_has_the_same_games_whoever_plays_them_when(game: str) -> None:
    experiment = Experiment(game, bots=("random",))
    [variant] = variants(experiment)
    both = play_deals(experiment, variant, range(2)).rows
    assert both == [*play_deals(experiment, variant, range(1)).rows, *play_deals(experiment, variant, range(1, 2)).rows]
    other = Experiment(game, bots=("random",), seed=2)
    assert both != play_deals(other, variant, range(2)).rows


def test_the_same_deal_is_played_for_every_way_to_seat_the_bots() -> None:
    rows = played(Experiment("ganymede", bots=("greedy", "random")), 1).rows
    assert [(row["turned"], row["seat"], row["bot"]) for row in rows] == [
        (0, "red", "greedy"),
        (0, "green", "random"),
        (1, "red", "random"),
        (1, "green", "greedy"),
    ]


def test_battles_of_go_out_are_told_with_the_characters() -> None:
    rows = [row for row in played(Experiment("go_out", bots=("random",))).rows if row["chapter"] == "battle"]
    assert rows
    for number in {(row["deal"], row["number"]) for row in rows}:
        battle = [row for row in rows if (row["deal"], row["number"]) == number]
        assert sum(float(row["share"] or 0) for row in battle) == 1.0
        assert {row["fact character"] for row in battle} <= {each.id for each in CHARACTERS}


def test_teams_of_cats_are_told() -> None:
    sets = "city_five,high_class_starter"
    rows = played(Experiment("cat_battles", bots=("random",), options={"starter_sets": sets}), 1).rows
    assert [row["fact starter set"] for row in rows] == ["city_five", "high_class_starter"]
    assert all(row["fact boss"] and row["fact territory"] == "Cat Café Territory" for row in rows)


@pytest.mark.parametrize("game", GAMES)
def test_it_is_told_who_had_the_first_turn(game: str) -> None:
    experiment = Experiment(game, bots=("random",))
    rows = [row for row in played(experiment, 4).rows if row["chapter"] == "game"]
    seats = variants(experiment)[0].setup.seats
    for deal in range(4):
        order = [row["fact turn"] for row in rows if row["deal"] == deal]
        assert sorted(order, key=ORDINALS.index) == list(ORDINALS[: len(seats)])
        first = order.index("1st")
        assert order[(first + 1) % len(seats)] == "2nd"


def test_where_all_choose_at_once_nobody_has_the_first_turn() -> None:
    rows = played(Experiment("ganymede", bots=("random",), options={"mode": "coop"}), 1).rows
    assert not any("fact turn" in row for row in rows)


def test_the_starter_of_a_battle_of_go_out_is_told() -> None:
    found = played(Experiment("go_out", bots=("random",)), 1)
    battles = [row for row in found.rows if row["chapter"] == "battle"]
    starters = [row["seat"] for row in battles if row["fact turn"] == "1st"]
    assert len(starters) == len({row["number"] for row in battles})
    assert len(set(starters)) > 1  # another one in the next battle


def test_decks_that_players_bring_are_told() -> None:
    rows = played(Experiment("crossover", bots=("random",)), 1).rows
    assert [row["fact deck"] for row in rows] == ["leaf-sand", "earth-defenders"]


def test_chances_are_told_where_they_are_asked_for() -> None:
    rows = played(Experiment("ganymede", bots=("random",), chances=True)).rows
    for row in rows:
        assert 0.0 <= float(row["lowest_chance"] or 0) <= float(row["first_chance"] or 0) <= 1.0
    assert "first_chance" not in played(Experiment("ganymede", bots=("random",))).rows[0]
