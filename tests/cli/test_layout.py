"""Every screen of a game fits the terminal, with room for a word to the player."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

import meijin as library
from meijin.cli.desk import Desk, shortened, without_copies
from meijin.cli.screen import Screen
from meijin.cli.sight import seen_by
from meijin.kernel.generator import Rng

NOTICE = "'foo' is no action of this game; " + "choose one of those that are offered, " * 3


@pytest.mark.parametrize(("columns", "height"), [(40, 24), (60, 24), (80, 24), (112, 24), (120, 40), (200, 50)])
@pytest.mark.parametrize("mode", ["battle", "coop", "trio"])
def test_every_decision_of_a_game_fits(mode: str, columns: int, height: int) -> None:
    rng = Rng(7)
    state = library.new("ganymede", seed=3, mode=mode, feed="full")
    assert state.record is not None
    game = state.setup.game
    while state.deciders and len(state.record.actions) < 60:
        seat = state.deciders[0]
        legal = state.legal(seat)
        paper = StringIO()
        screen = Screen(Console(file=paper, width=columns, height=height, highlight=False), script=())
        screen.interactive = True
        desk = Desk(screen, state.setup)
        choices = [(state.text(action), game.explain(state.setup, action)) for action in legal]
        desk.decision(seen_by(state, seat), choices, state.record.feed(seat), 2, NOTICE)
        desk.notice(NOTICE)
        lines = paper.getvalue().split("\n")  # the last is where is typed
        assert len(lines) <= height
        assert max(map(len, lines)) <= columns
        assert "…" not in lines[0]
        for text, _ in without_copies(choices):
            assert any(text in line for line in lines)
        state.apply(state.text(legal[rng.below(len(legal))]), seat)


@pytest.mark.parametrize(("height", "most"), [(20, 2), (24, 4)])
def test_a_long_refusal_takes_a_few_lines_of_a_terminal_and_all_it_needs_in_a_pipe(height: int, most: int) -> None:
    state = library.new("ganymede", seed=3)
    for at_terminal in (True, False):
        paper = StringIO()
        screen = Screen(Console(file=paper, width=40, height=height, highlight=False), script=())
        screen.interactive = at_terminal
        Desk(screen, state.setup).notice(NOTICE * 3)
        lines = paper.getvalue().splitlines()
        assert max(map(len, lines)) <= 40
        assert (len(lines) == most and lines[-1].endswith("…")) if at_terminal else len(lines) > 4


def test_an_explanation_stops_after_a_clause_where_there_is_no_room_for_all_of_it() -> None:
    assert shortened("2 damage to who passes; you keep 5 8 10", 30, "…") == "2 damage to who passes…"
    assert shortened("2 damage to who passes", 22, "…") == "2 damage to who passes"
    assert shortened("unforeseeable", 5, "…") == "unfo…"
