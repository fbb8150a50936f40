"""``meijin arena`` as people and scripts call it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from meijin.cli import MISTAKE, SUCCESS, main


def test_it_tells_who_is_stronger_and_how_often_they_agree(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "random", "greedy", "--game", "ganymede", "--blocks", "60", "--jobs", "1"]) == SUCCESS
    told = capsys.readouterr()
    first, score, agreement = told.out.splitlines()
    assert first == "random against greedy in The War Chronicles of Ganymede: random is not stronger"
    assert "of the win, fair is 50 %" in score
    assert agreement.startswith("greedy would have chosen alike in ")
    assert "1 blocks, 2 games" in told.err  # progress


def test_scripts_are_told_the_same_and_options_of_the_game_are_understood(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "kept.arena"
    words = [
        "arena",
        "random",
        "random",
        "--game",
        "ganymede",
        "--mode",
        "trio",
        "--blocks",
        "2",
        "--jobs",
        "1",
        "--json",
    ]
    assert main([*words, "--file", str(file)]) == SUCCESS
    told = json.loads(capsys.readouterr().out)
    assert (told["players"], told["options"], told["blocks"], told["games"]) == (3, {"mode": "trio"}, 2, 4)
    assert len(file.read_text().splitlines()) == 3


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        (["random", "gredy", "--game", "ganymede"], "did you mean 'greedy'?"),
        (["random", "greedy", "--game", "ganymed"], "did you mean 'ganymede'?"),
        (["random", "greedy", "--game", "ganymede", "--players", "5"], "5"),
        (["random", "greedy", "--game", "ganymede", "--blocks", "0"], "--blocks cannot be 0"),
        (["random", "greedy", "--game", "ganymede", "--jobs", "0"], "--jobs cannot be 0"),
        (["random", "greedy", "--game", "ganymede", "--better", "1.5"], "--better cannot be 1.5"),
        (["search@0i", "greedy", "--game", "ganymede"], "something to think with"),
        (["nothing.py:Bot", "greedy", "--game", "ganymede"], "nothing.py is no Python file"),
    ],
)
def test_mistakes_are_told_with_what_would_be_right(
    capsys: pytest.CaptureFixture[str], words: list[str], problem: str
) -> None:
    assert main(["arena", *words]) == MISTAKE
    assert problem in capsys.readouterr().err
