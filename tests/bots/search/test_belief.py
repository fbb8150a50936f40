"""Worlds come as often as they are likely."""

from __future__ import annotations

import logging

import pytest

from meijin.bots.search.belief import Belief
from meijin.games.ganymede.state import Ganymede
from meijin.kernel.generator import Rng
from meijin.kernel.knowledge import Knowledge, knowledge_of
from meijin.kernel.registry import find


def after_the_other_has_drawn() -> Knowledge:
    """A battle in which one has stood with cards face down, and the other is to draw."""
    game = find("ganymede")
    state = game.deal(game.prepare(None, {"mode": "battle"}), 3)
    rng = Rng(2)
    while True:
        assert isinstance(state, Ganymede)
        seat = state.deciders[0]
        if len(state.row[1 - seat]) > 2 and state.down and 1 - seat not in state.queue:
            return knowledge_of(state, seat)
        state.step(seat, state.pick(seat, rng.below(1 << 30)))


def hidden(world: object, seat: int) -> tuple[int, ...]:
    assert isinstance(world, Ganymede)
    return tuple(world.setup.kinds.index(world.setup.kinds[card]) for card in world.row[1 - seat])


def test_what_is_ruled_out_never_comes_and_the_rest_in_proportion(monkeypatch: pytest.MonkeyPatch) -> None:
    knowledge = after_the_other_has_drawn()
    seat = knowledge.seat
    worlds = knowledge.worlds()
    rng = Rng(5)
    rows = sorted({hidden(worlds.draw(rng), seat) for _ in range(300)})
    out, rare = rows[0], rows[1]
    chances = {out: 0.0, rare: 0.25}
    monkeypatch.setattr(Ganymede, "likelihood", lambda world, seat: chances.get(hidden(world, seat), 1.0))
    belief = Belief(knowledge)
    drawn = [hidden(belief.draw(rng), seat) for _ in range(4000)]
    plain = [hidden(worlds.draw(rng), seat) for _ in range(4000)]
    assert out not in drawn
    others = [row for row in rows if row not in chances]
    expected = plain.count(rare) * 0.25 / sum(plain.count(row) for row in others)
    assert drawn.count(rare) / sum(drawn.count(row) for row in others) == pytest.approx(expected, abs=0.03)


def test_a_belief_that_rules_out_everything_falls_back_and_says_so(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(Ganymede, "likelihood", lambda world, seat: 0.0)
    belief = Belief(after_the_other_has_drawn())
    with caplog.at_level(logging.WARNING):
        worlds = [belief.draw(Rng(number)) for number in range(40)]
    assert len(worlds) == 40
    assert [record.getMessage() for record in caplog.records] == [
        "the belief in The War Chronicles of Ganymede rules out every world: all count alike"
    ]
