"""Clash: what the kernel must carry for games to come, played by hand."""

from __future__ import annotations

import pytest

from meijin.kernel.errors import InvalidAction, LateAction
from meijin.kernel.generator import Rng
from meijin.kernel.record import begin, read_seed
from meijin.kernel.scenario import Scenario
from meijin.kernel.testing.clash import GAME, Clash


def deal(players: int = 3) -> Clash:
    """Ann holds c1 c3 c5, Bob c2 c4 c6, Cid (if there) c1 c2 c3; c6 is on top of the deck."""
    hands: dict[str, object] = {
        "ann": {"hand": ["c1#1", "c3#1", "c5#1"]},
        "bob": {"hand": ["c2#1", "c4#1", "c6#1"]},
        "cid": {"hand": ["c1#2", "c2#2", "c3#2"]},
    }
    seats = ("ann", "bob", "cid")[:players]
    scenario = Scenario(
        "clash",
        players,
        zones={**{seat: hands[seat] for seat in seats}, "deck": ["c6#2", "..."]},
        flow={"ask": "lay", "decide": list(seats)},
        chance=[2],
    )
    state = begin(GAME.prepare(players, {}), read_seed(0), scenario)
    assert isinstance(state, Clash)
    return state


def zone(state: Clash, viewer: int | None, name: str, owner: str | None) -> dict[str, object]:
    zones = state.view(viewer)["zones"]
    assert isinstance(zones, list)
    return next(each for each in zones if (each["zone"], each["owner"]) == (name, owner))


def test_secret_choices_are_made_at_once_and_answered_in_any_order() -> None:
    state = deal()
    assert state.view()["deciders"] == ["ann", "bob", "cid"]
    with pytest.raises(InvalidAction, match="Ann, Bob and Cid decide at once"):
        state.apply("lay c1#1")
    state.apply("lay c4#1", "bob")
    assert state.view()["deciders"] == ["ann", "cid"]
    with pytest.raises(LateAction, match="Bob does not decide now: Ann and Cid must choose first"):
        state.apply("lay c2#1", "bob")
    state.apply("lay c2#2", "cid")
    state.apply("lay c5#1", "ann")
    assert state.view()["deciders"] == ["ann", "bob", "cid"]  # now they stake
    assert state.choices("ann") == ["stake 1", "stake 2"]


def test_an_answer_is_seen_by_its_seat_alone_until_all_have_answered() -> None:
    state = deal()
    (laid,) = state.apply("lay c4#1", "bob")
    assert laid.seen_by(1) == {"seat": "bob", "card": "c4#1"}
    assert laid.seen_by(0) == laid.seen_by(3) == {"seat": "bob"}
    assert zone(state, 1, "laid", "bob")["cards"] == ["c4#1"]
    assert zone(state, 0, "laid", "bob") == {"zone": "laid", "owner": "bob", "count": 1}


def test_the_secret_answers_of_others_are_drawn_anew_and_the_own_is_kept() -> None:
    state = deal()
    for seat, card in (("ann", "c5#1"), ("bob", "c4#1"), ("cid", "c2#2")):
        state.apply(f"lay {card}", seat)
    state.apply("stake 2", "bob")
    rng = Rng(1)
    worlds = [state.sample(0, rng) for _ in range(60)]
    assert {world.stake[1] for world in worlds} == {1, 2}
    assert {world.stake[2] for world in worlds} == {0}  # one sees that Cid has not staked yet
    assert len({world.laid[1][0] for world in worlds}) > 3
    assert {world.stake[1] for world in [state.sample(1, rng) for _ in range(20)]} == {2}
    assert {tuple(world.laid[0]) for world in worlds} == {tuple(state.laid[0])}


def test_a_reaction_may_be_answered_by_a_reaction() -> None:
    state = deal(2)
    state.apply("lay c3#1", "ann")
    state.apply("lay c4#1", "bob")
    state.apply("stake 1", "ann")
    state.apply("stake 2", "bob")
    # Bob leads round 1: 4 and the 2 of the die against 3, so Ann is hit.
    assert state.view()["deciders"] == ["ann"]
    state.apply("duck")
    assert state.choices() == ["press", "stop"]
    state.apply("press")
    assert state.points == [4, 6]  # the full stake after all
    assert "c6#2" in [state.setup.cards[card] for card in state.hand[1]]  # the card Bob has looked at


def test_a_blow_that_is_ducked_costs_one() -> None:
    state = deal(2)
    for seat, said in (("ann", "lay c3#1"), ("bob", "lay c4#1"), ("ann", "stake 1"), ("bob", "stake 2")):
        state.apply(said, seat)
    state.apply("duck")
    state.apply("stop")
    assert state.points == [5, 6]


def test_hands_set_up_by_a_scenario_are_secret_in_its_possible_worlds_too() -> None:
    state = deal()
    rng = Rng(2)
    hands = {tuple(sorted(state.sample(0, rng).hand[1])) for _ in range(40)}
    assert len(hands) > 10
