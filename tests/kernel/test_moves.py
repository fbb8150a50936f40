"""Cards that go from zone to zone, as everybody is told of them who follows a game."""

from __future__ import annotations

import meijin
from meijin.kernel.cardstate import CardState
from meijin.kernel.moves import SeenMove, seen_by
from meijin.kernel.record import begin, read_seed
from meijin.kernel.state import State
from meijin.kernel.testing.clash import ClashGame


def follow(state: State) -> CardState:
    assert isinstance(state, CardState) and state.record is not None
    state.record.follow()
    return state


def told(state: CardState, viewer: int, since: int = 0) -> list[SeenMove]:
    """What a viewer has been told of the moves since so many actions."""
    assert state.record is not None
    return seen_by(state, viewer, [move for move in state.record.follow() if move.ply > since])


def test_nobody_is_told_of_a_game_that_nobody_follows() -> None:
    state = meijin.new("ganymede", seed=3, start_seat="red")
    state.apply("pick black_7")
    assert state.record is not None and state.record.moves is None


def test_what_lies_open_is_named_and_what_is_drawn_face_down_is_named_to_its_owner_alone() -> None:
    state = follow(meijin.new("ganymede", seed=3, start_seat="red"))
    for action in ("pick black_7", "pick black_a"):
        state.apply(action)
    drawer = state.deciders[0]
    state.apply("draw")
    before = len(state.record.actions) - 1 if state.record else 0
    (own,), (others,) = told(state, drawer, before), told(state, 1 - drawer, before)
    *first, drawn = dict(state.piles(state.setup.zones["row"]))[drawer]
    assert own == SeenMove(state.setup.cards[drawn], ("deck", drawer), ("row", drawer), at=len(first))
    assert others == own._replace(card=None)


def test_a_pile_that_is_shuffled_tells_nobody_which_of_its_cards_came_from_where() -> None:
    """All cards that were played go into the deck and are dealt anew: no move leads from one hand to another."""
    state = follow(begin(ClashGame().prepare(3, {}), read_seed(1)))
    hands = ("hand", "laid", "table", "discard")
    while state.deciders:
        seat = state.deciders[0]
        state.apply(state.choices(seat)[0], seat)
        for viewer in range(4):
            for move in told(state, viewer):
                assert not (move.origin[0] in hands and move.target[0] == "hand" and move.origin != move.target)


def test_what_is_taken_back_is_told_no_more() -> None:
    state = follow(meijin.new("ganymede", seed=3, start_seat="red"))
    state.apply("pick black_7")
    assert state.record is not None
    state.record.cut(0, 0)
    assert state.record.follow() == []
