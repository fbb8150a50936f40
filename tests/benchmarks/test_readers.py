"""Somebody who has read a lesson: keeps to the rules in every game, and to what the lesson says today."""

from __future__ import annotations

import doctest
import re
from importlib import import_module
from pathlib import Path

import pytest

from benchmarks.strength import reading
from benchmarks.strength.claims import READER
from meijin.bots import find, play
from meijin.bots.spoken import load_for
from meijin.kernel.game import Game
from meijin.kernel.generator import Rng
from meijin.kernel.registry import own
from meijin.kernel.speaking import words_of

ROOT = Path(__file__).parents[2]
FOLDER = Path(reading.__path__[0])
GAMES = list(own())
COMMENT = re.compile(r"# (.*)$", re.MULTILINE)
QUOTED = re.compile(r'"([^"]+)"')


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_it_plays_whole_games_from_every_seat(game: Game) -> None:
    reader = load_for(f"{ROOT / READER}", game)
    setup = game.prepare(None, {})
    for seat in range(setup.players):
        bots = [reader if each == seat else find("random") for each in range(setup.players)]
        state = game.deal(setup, seat + 1)
        play(state, bots, Rng(seat))
        assert not state.deciders


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_what_it_quotes_is_said_in_the_lesson(game: Game) -> None:
    words = words_of(game, "en")
    assert words is not None
    said = " ".join(words.format(name, "", {}) or "" for name in words.entries if name.startswith("lesson-"))
    source = (FOLDER / f"{game.id}.py").read_text(encoding="utf-8")
    quotes = [quote for comment in COMMENT.findall(source) for quote in QUOTED.findall(comment)]
    assert len(quotes) > 3
    assert [quote for quote in quotes if quote not in said] == []


def test_it_does_not_sit_down_where_no_lesson_was_read() -> None:
    class Unread(Game):
        id = "unread"

    reader = load_for(f"{ROOT / READER}", GAMES[0])
    assert not reader.plays(Unread())


@pytest.mark.parametrize("name", ["table", "go_out"])
def test_the_examples(name: str) -> None:
    tried = doctest.testmod(import_module(f"benchmarks.strength.reading.{name}"))
    assert tried.attempted
    assert not tried.failed
