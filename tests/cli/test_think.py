"""What a bot thinks of a position in a saved game, and why."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

import meijin as library
from meijin.bots.search import Budget, Searcher, explained
from meijin.kernel.generator import Rng
from meijin.kernel.knowledge import knowledge_of
from meijin.kernel.state import State
from meijin.kernel.testing.clash import GAME as CLASH

Meijin = Callable[..., subprocess.CompletedProcess[str]]
QUICK = ("--bot", "search@40i")


def row_of_red(deck: list[str]) -> State:
    """Red draws the first card of its deck face down and hides it, and Green has to choose."""
    state = library.Scenario(
        "ganymede",
        start_seat="red",
        zones={
            "red": {"row": ["red_9", {"card": "black_a", "known": ["red"]}], "deck": [*deck, "..."]},
            "green": {"row": ["green_8"], "deck": ["green_6", "..."]},
        },
        flow={"phase": "draw", "decides": "red"},
    ).state()
    for action in ("draw", "hide", "stand"):
        state.apply(action)
    return state


def saved(state: State, file: Path) -> str:
    assert state.record is not None
    state.record.save(file)
    return file.name


@pytest.fixture
def file(tmp_path: Path) -> str:
    return saved(row_of_red(["black_2", "black_4"]), tmp_path / "game.meijin")


def test_the_candidates_are_told_with_their_chances_and_what_is_expected(meijin: Meijin, file: str) -> None:
    shown = meijin("think", file, *QUICK, COLUMNS="120")
    assert shown.returncode == 0, shown.stderr
    board, _, said = shown.stdout.partition("search for Green: ")
    assert "Green (you)" in board
    told, _, expected = said.partition("expected: ")
    first, heads, *rows = told.splitlines()
    assert heads.split() == ["action", "tried", "chance", "with", "95", "%", "what", "it", "does"]
    assert sorted(row.split()[0] for row in rows) == ["draw", "stand"]
    assert "Draw no more this round." in told
    assert expected.startswith(f"Green {first}, ")


def test_what_was_really_played_is_told_beside_it(meijin: Meijin, file: str) -> None:
    """Red drew first and hid the card only then."""
    shown = meijin("think", file, "--ply", "0", *QUICK)
    assert "Red played: draw" in shown.stdout
    assert json.loads(meijin("think", file, "--ply", "0", *QUICK, "--json").stdout)["played"] == "draw"
    assert json.loads(meijin("think", file, *QUICK, "--json").stdout)["played"] is None


def test_for_scripts_a_thought_is_one_object(meijin: Meijin, file: str) -> None:
    thought = json.loads(meijin("think", file, *QUICK, "--json").stdout)
    assert thought["seat"] == "green"
    assert {each["action"] for each in thought["candidates"]} == {"draw", "stand"}
    assert sum(each["visits"] for each in thought["candidates"]) == thought["iterations"] == 40
    for each in thought["candidates"]:
        assert 0 <= each["low"] <= each["chance"] <= each["high"] <= 1
    assert thought["line"][0] == {"seat": "green", "action": thought["action"]}
    earlier = json.loads(meijin("think", file, "--ply", "0", "--seat", "red", *QUICK, "--json").stdout)
    assert (earlier["seat"], {each["action"] for each in earlier["candidates"]}) == ("red", {"draw", "stand"})


def test_what_the_seat_does_not_know_changes_nothing(meijin: Meijin, file: str, tmp_path: Path) -> None:
    other = saved(row_of_red(["black_4", "black_2"]), tmp_path / "other.meijin")
    thoughts = [json.loads(meijin("think", name, *QUICK, "--json").stdout) for name in (file, other)]
    assert thoughts[0] == thoughts[1]


def test_what_is_expected_is_told_in_the_words_of_the_world_it_was_played_in() -> None:
    """The cards of a rival whose list nobody knows have other names in every world."""
    state = library.new("crossover", seed=4)
    rng = Rng(3)
    for _ in range(40):
        seat = state.deciders[0]
        if len(state.legal(seat)) > 1:
            knowledge = knowledge_of(state, seat)
            told = explained(knowledge, Searcher(Budget(iterations=30)).think(knowledge, Rng(1)))
            assert {step["seat"] for step in told["line"]} <= {"red", "blue"}
            assert all(step["action"] for step in told["line"])
        state.apply(state.pick(seat, rng.below(1 << 30)), seat)


def test_an_action_that_was_not_tried_has_no_chance() -> None:
    state = library.new("ganymede", seed=7)
    knowledge = knowledge_of(state, state.deciders[0])
    told = explained(knowledge, Searcher(Budget(iterations=2)).think(knowledge, Rng(1)))
    untried = [each for each in told["candidates"] if not each["visits"]]
    assert any(each["chance"] is each["low"] is each["high"] is None for each in untried)


def test_what_cannot_be_thought_of_is_said(meijin: Meijin, file: str, tmp_path: Path) -> None:
    state = row_of_red(["black_2"])
    state.apply("resign", "green")
    over = saved(state, tmp_path / "over.meijin")
    for words, says in [
        ([over], "the game is over there, so nobody decides; say --ply N"),
        ([file, "--seat", "red"], "red has nothing to decide there: it is up to green"),
        ([file, "--seat", "blue"], "blue"),
        ([file, "--ply", "99"], "there is no position after 99 actions"),
        ([file, "--bot", "regular"], "regular does not tell why it chooses; bots that search do"),
        ([file, "--bot", "clairvoyant@10i"], "clairvoyant@10i does not tell why"),
        ([file, "--bot", "search@0i"], "needs something to think with"),
        ([file, "--seed", "-1"], "--seed cannot be -1"),
        (["nothing.meijin"], "nothing.meijin"),
    ]:
        answer = meijin("think", *words, COLUMNS="400")
        assert answer.returncode == 2, (words, answer)
        assert says in answer.stderr


def test_of_several_who_decide_at_once_one_is_named() -> None:
    from meijin.cli.think import _decider

    state = CLASH.deal(CLASH.prepare(2, {}), 77)
    assert _decider(state, "bob") == 1
    with pytest.raises(library.MeijinError, match="ann and bob decide at the same time; say whose thought it is"):
        _decider(state, None)
