"""Bots that leave a part of their choices to the lot."""

from __future__ import annotations

import pytest

import meijin
from meijin.bots.spoken import load_for
from meijin.kernel.errors import MeijinError
from meijin.kernel.generator import Rng
from meijin.kernel.knowledge import knowledge_of
from meijin.kernel.registry import find

FEWEST_KITTENS = 4  # of a team


def test_what_begins_with_the_word_comes_up_as_often_whatever_it_is_worth() -> None:
    state = meijin.new("go_out", players=3, seed=5)
    knowledge = knowledge_of(state, 0)
    bot, rng = load_for("expert~choose", find("go_out")), Rng(1)
    chosen = [knowledge.text(bot.choose(knowledge, rng)) for _ in range(800)]
    assert {text: round(chosen.count(text) / 100) for text in state.choices(0)} == dict.fromkeys(state.choices(0), 1)


def test_everything_else_is_chosen_as_before() -> None:
    game = find("go_out")
    state, expert, lot = (
        meijin.new("go_out", players=2, seed=5),
        load_for("expert", game),
        load_for("expert~choose", game),
    )
    for seat in (0, 1):
        state.apply(state.choices(seat)[0], seat)
    for _ in range(6):
        knowledge = knowledge_of(state, state.deciders[0])
        action = expert.choose(knowledge, Rng(1))
        assert lot.choose(knowledge, Rng(1)) == action
        state.apply(action)


def test_some_of_what_is_legal_may_be_left_to_the_lot() -> None:
    """A team of cats is put together by lot, and said to be ready only where nothing more can be taken."""
    state = meijin.new("cat_battles", mode="full", seed=1)
    bot, rng = load_for("expert~boss~kitten", find("cat_battles")), Rng(3)
    for _ in range(1 + FEWEST_KITTENS):
        state.apply(bot.choose(knowledge_of(state, 0), rng), 0)
    assert "ready" in state.choices(0)
    texts = {knowledge_of(state, 0).text(bot.choose(knowledge_of(state, 0), rng)) for _ in range(50)}
    assert len(texts) > 5
    assert all(text.startswith("kitten ") for text in texts)


def test_a_word_that_no_action_begins_with_is_refused() -> None:
    with pytest.raises(MeijinError, match="no action of Go Out Battle begins with 'chose'; they begin with play, "):
        load_for("expert~chose", find("go_out"))
