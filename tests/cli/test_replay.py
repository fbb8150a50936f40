"""Showing saved games again."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

import meijin as library
from meijin.kernel.generator import Rng
from meijin.kernel.state import State

Meijin = Callable[..., subprocess.CompletedProcess[str]]


def red_hides_a_two() -> State:
    state = library.Scenario(
        "ganymede",
        start_seat="red",
        zones={
            "red": {"row": ["red_9", {"card": "black_a", "known": ["red"]}], "deck": ["black_2", "red_5", "..."]},
            "green": {"row": ["green_8"], "deck": ["green_6", "..."]},
        },
        flow={"phase": "draw", "decides": "red"},
    ).state()
    for action in ("draw", "hide", "stand"):
        state.apply(action)
    return state


@pytest.fixture
def file(tmp_path: Path) -> str:
    state = red_hides_a_two()
    assert state.record is not None
    state.record.save(tmp_path / "game.meijin")
    return "game.meijin"


def test_of_an_unfinished_game_everybody_sees_only_what_is_open(meijin: Meijin, file: str) -> None:
    shown = meijin("replay", file)
    assert shown.returncode == 0
    assert "Red draws a card face down." in shown.stdout
    assert "hide" not in shown.stdout
    assert "Black 2" not in shown.stdout
    assert "The game is not over: Green must choose." in shown.stdout


def test_of_what_a_rival_did_unseen_only_what_came_of_it_is_shown(meijin: Meijin, tmp_path: Path) -> None:
    state = library.new("crossover", seed=4, chooser="red")
    for action in ("first", "keep", "keep"):
        state.apply(action)
    state.submit("place all")
    assert state.record is not None
    state.record.save(tmp_path / "begun.meijin")
    shown = meijin("replay", "begun.meijin").stdout
    assert "Blue places 3 Wish cards face down." in shown
    assert not {"Red", "Blue"} & {line.strip() for line in shown.splitlines()}


def test_a_seat_sees_its_own_actions_and_cards(meijin: Meijin, file: str) -> None:
    red = meijin("replay", file, "--seat", "red").stdout
    assert "Red hide" in red
    assert "Red draws Black 2." in red
    assert "Green draws a card face down." in red
    green = meijin("replay", file, "--seat", "green").stdout
    assert "hide" not in green
    assert "Black 2" not in green
    assert "Green draws Green 6." in green


def test_all_shows_everything(meijin: Meijin, file: str) -> None:
    shown = meijin("replay", file, "--all").stdout
    assert "Red hide" in shown
    assert "Red draws Black 2." in shown
    assert "Green draws Green 6." in shown


def test_one_position_from_each_point_of_view(meijin: Meijin, file: str) -> None:
    assert "▒▒" in meijin("replay", file, "--ply", "1").stdout
    assert "draw+1" not in meijin("replay", file, "--ply", "1", "--seat", "green").stdout
    assert "┊draw+1┊" in meijin("replay", file, "--ply", "1", "--seat", "red").stdout
    assert "│draw+1│" in meijin("replay", file, "--ply", "1", "--all").stdout


def test_step_draws_the_table_after_every_action_that_can_be_seen(meijin: Meijin, file: str) -> None:
    assert meijin("replay", file, "--step", "--all").stdout.count("Ganymede ·") == 1 + 3
    assert meijin("replay", file, "--step").stdout.count("Ganymede ·") == 1 + 2  # Red hides its 2 unseen
    assert meijin("replay", file, "--step", "--ply", "2").stdout.count("Ganymede ·") == 1 + 1


def test_a_finished_game_is_open_and_ends_with_its_result(meijin: Meijin) -> None:
    meijin("play", "ganymede", "--seat", "bot:random", "--seed", "2", "--save", "game.meijin")
    shown = meijin("replay", "game.meijin").stdout
    assert "face down" not in shown
    assert "The game is over" in shown
    assert "after" in shown


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        (["--seat", "purple"], "there is no seat 'purple'"),
        (["--seat", "red", "--all"], "cannot go together"),
        (["--ply", "9"], "there is no position after 9 actions: the record has 3"),
        (["--ply", "99999"], "there is no position after 99999 actions"),
        (["--ply", "-1"], "there is no position after -1 actions"),
    ],
)
def test_mistakes(meijin: Meijin, file: str, words: list[str], problem: str) -> None:
    answer = meijin("replay", file, *words)
    assert (answer.returncode, problem in answer.stderr, answer.stdout) == (2, True, "")


def test_what_a_rival_hid_leaves_no_trace_in_the_replay_of_another_seat(meijin: Meijin, tmp_path: Path) -> None:
    shown = []
    for top in ("black_2", "green_6"):
        state = library.Scenario(
            "ganymede",
            start_seat="red",
            zones={
                "red": {"row": ["red_9", "red_8"]},
                "green": {"row": ["green_9"], "deck": [top, "green_5", "..."]},
            },
            counters={"used": 1},
            flow={"phase": "draw", "decides": "red"},
        ).state()
        state.apply("stand")
        if top == "black_2":
            state.apply("hide")
        assert state.record is not None
        state.record.save(tmp_path / "game.meijin")
        shown.append(meijin("replay", str(tmp_path / "game.meijin"), "--seat", "red").stdout)
    assert "Green draws a card face down." in shown[0]
    assert shown[0] == shown[1]


def test_several_who_must_choose_are_listed_like_in_a_sentence(meijin: Meijin, tmp_path: Path) -> None:
    state = library.new("go_out", 3, seed=1)
    assert state.record is not None
    state.record.save(tmp_path / "game.meijin")
    assert "The game is not over: Red, Blue and Green must choose." in meijin("replay", "game.meijin").stdout


def test_options_of_another_mode_are_not_mentioned(meijin: Meijin, tmp_path: Path) -> None:
    headings = {}
    for mode in ("starter", "full"):
        state = library.new("cat_battles", seed=1, mode=mode)
        assert state.record is not None
        state.record.save(tmp_path / "game.meijin")
        headings[mode] = " ".join(meijin("replay", "game.meijin", "--ply", "0").stdout.split())
    assert "starter_sets " in headings["starter"]
    assert "mode full" in headings["full"]
    assert "starter_sets" not in headings["full"]


def test_the_opening_is_told_before_the_first_action(meijin: Meijin, tmp_path: Path) -> None:
    state = library.new("ranking_battle", seed=1)
    assert state.record is not None
    state.apply(state.choices()[0])
    state.record.save(tmp_path / "game.meijin")
    shown = meijin("replay", "game.meijin").stdout
    assert "In the game: " in shown
    assert "On display: " in shown
    assert all(f"is Rank {rank}, with" in shown for rank in (1, 2, 3, 4))
    assert re.search(r"Red draws \d cards\.", shown)
    red = meijin("replay", "game.meijin", "--seat", "red").stdout
    assert re.search(r"Red draws [A-Z].*\.", red)  # which they are
    assert not re.search(r"Red draws \d cards\.", red)
    assert "In the game: " not in meijin("replay", "game.meijin", "--ply", "1").stdout


def test_a_seat_sees_the_numbers_of_a_finished_game_and_the_words_it_knows(meijin: Meijin, tmp_path: Path) -> None:
    eight = "kud,mio,rin,haruka,kanata,saya,kyousuke,kengo"  # Saya lets one order the weapons unseen
    state = library.new("ranking_battle", 3, seed=4, quick=True, round_limit=10, characters=eight)
    assert state.record is not None
    peeked = ""
    rng = Rng(2)
    while state.deciders:
        (who,) = state.deciders
        choices = state.choices()
        said = choices[rng.below(len(choices))]
        if said.startswith("top ") and who != 0:
            peeked = said
        state.apply(said)
    game = state.record
    game.save(tmp_path / "game.meijin")
    lines = meijin("replay", "game.meijin", "--seat", "red").stdout.splitlines()
    texts = [
        (number, seat, game.setup.game.text(game.setup, action))
        for number, (seat, action) in enumerate(game.actions, 1)
    ]
    for number, seat, said in texts:
        name = game.setup.seats[seat].capitalize()
        if said.startswith(("challenge ", "guess ", "expertise ", "play ", "attacker ")) or seat == 0:
            assert f"{number:>4}  {name} {said}" in lines
    assert peeked
    assert not any(peeked in line for line in lines)
