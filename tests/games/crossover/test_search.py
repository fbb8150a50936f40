"""What search asks of a position: quick choices, what a seat sees, and numbers."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from meijin.bots.search.searcher import Searcher
from meijin.bots.search.tree import Tree
from meijin.games.crossover import GAME
from meijin.games.crossover.state import Crossover
from meijin.kernel.generator import BITS, Rng
from meijin.kernel.knowledge import knowledge_of
from tests.games.crossover.table import fight, new, play, question, seat, table

RED, BLUE = range(2)
LINES: dict[str, dict[str, Any]] = {
    "crossover": {},
    "the lines exchanged": {"red_deck": "earth-defenders", "blue_deck": "leaf-sand"},
    "Naruto alone": {"red_deck": "leaf-sand", "blue_deck": "leaf-sand"},
    "Dragon Ball alone": {"red_deck": "earth-defenders", "blue_deck": "earth-defenders"},
    "free order": {"free_mission_order": True, "first_turn_attack": True},
}


def decisions(seed: int, stray: int = 2, **options: Any) -> Iterator[Crossover]:
    """The decisions of a game in which one of so many choices is instinct's and the others are random."""
    state, rng = new(seed, **options), Rng(seed)
    while state.deciders:
        yield state
        who = state.deciders[0]
        number = rng.below(1 << BITS)
        state.step(who, state.pick(who, number) if rng.below(stray) else state.instinct(who, number))


def named(state: Crossover, viewer: int) -> dict[str, float]:
    """The features by their names."""
    return dict(zip(GAME.feature_names(state.setup), state.features(viewer), strict=True))


@pytest.mark.parametrize("lines", LINES)
def test_instinct_is_always_legal(lines: str) -> None:
    for seed in range(2):
        for state in decisions(seed, 1 + seed, **LINES[lines]):
            (who,) = state.deciders
            assert state.instinct(who, seed * 12345) in state.legal(who)


def test_instinct_ends_its_games() -> None:
    for seed in range(2):
        *_, last = decisions(seed, 1)
        assert not last.deciders


@pytest.mark.parametrize("lines", LINES)
def test_a_seat_sees_the_same_in_all_worlds_that_it_cannot_tell_apart(lines: str) -> None:
    rng = Rng(3)
    for number, state in enumerate(decisions(1, **LINES[lines])):
        if number % 5 == 0:
            (who,) = state.deciders
            assert {state.sample(who, rng).sight(who) for _ in range(3)} == {state.sight(who)}


def test_a_seat_sees_what_it_has_drawn_and_not_what_the_other_has() -> None:
    one, other = (table("E", seat("n-437", hand=hand), seat("h-wa15")) for hand in ("n-490 n-436", "n-490 n-494"))
    assert one.sight(RED) != other.sight(RED)
    assert one.sight(BLUE) == other.sight(BLUE)


def test_a_seat_sees_wounds() -> None:
    one, other = (
        table("E", seat(village, hand="n-490 n-436"), seat("h-wa15")) for village in ("n-437", "n-437:injured")
    )
    assert one.sight(BLUE) != other.sight(BLUE)


@pytest.mark.parametrize("lines", LINES)
def test_features_are_named_small_and_there_at_every_decision(lines: str) -> None:
    for state in decisions(1, **LINES[lines]):
        for viewer in (RED, BLUE):
            row = state.features(viewer)
            assert len(row) == len(GAME.feature_names(state.setup))
            assert all(-6.0 < value < 6.0 for value in row)


def test_both_seats_have_the_same_numbers_of_each_other() -> None:
    for state in decisions(2):
        red, blue = named(state, RED), named(state, BLUE)
        for name, value in red.items():
            if f"rival's {name}" in red:
                assert blue[f"rival's {name}"] == value


def test_what_the_open_battles_come_to_is_foreseen() -> None:
    """A Team of Power 5 or more that nobody blocks wins two rewards, which are the last that red needs."""
    state = table("J", seat("n-437", rewards=8), seat("h-wa15"))
    assert not named(state, RED)["reward"]
    play(state, "attack n-437")
    wins = 2 if state.team_power(state.battles[0][2]) >= 5 else 1
    seen = named(state, RED)
    assert seen["reward"] == wins / 2.0
    assert seen["wins"] == float(wins == 2)
    assert named(state, BLUE)["rival's reward"] == wins / 2.0


def test_instinct_charges_what_it_can_spare_and_keeps_a_small_hand() -> None:
    state = table("E", seat("n-437", hand="n-437 n-490 n-436 n-494"))
    assert state.text(state.instinct(RED, 0)) == "charge n-437"
    state = table("E", seat("n-437", hand="n-437 n-490 n-436"))
    assert state.text(state.instinct(RED, 0)) == "pass"


def test_instinct_is_as_good_as_the_rules_of_thumb_nearly_everywhere() -> None:
    met = agreed = 0
    for number, state in enumerate(decisions(4, 1)):
        (who,) = state.deciders
        legal = state.legal(who)
        if len(legal) > 1 and number % 3 == 0:
            ratings = GAME.rate(knowledge_of(state, who), Rng(1))
            met += 1
            agreed += ratings[legal.index(state.instinct(who, 7))] == pytest.approx(max(ratings))
    assert met > 25
    assert agreed > 0.9 * met


@pytest.mark.parametrize("lines", ["crossover", "the lines exchanged"])
def test_instinct_knows_neither_hidden_cards_nor_the_luck_to_come(lines: str) -> None:
    rng = Rng(5)
    for number, state in enumerate(decisions(2, 1, **LINES[lines])):
        (who,) = state.deciders
        if number % 4 == 0 and len(state.legal(who)) > 1:
            world = state.sample(who, rng)  # which has another luck, too
            assert world.instinct(who, 3) == state.instinct(who, 3)


def test_instinct_leaves_the_position_as_it_is() -> None:
    for number, state in enumerate(decisions(3, 1)):
        if number % 3 == 0:
            before, chance = state.clone(), state.chance
            state.instinct(state.deciders[0], 11)
            assert state == before
            assert state.chance == chance


def test_instinct_turns_a_defeat_with_an_art_and_wastes_none_on_a_victory() -> None:
    for blocker, wanted in (("n-437:injured+n-431", "use h-te12 h-wa19"), ("n-425", "pass")):
        state = table("J", seat(blocker), seat("h-wa19", hand="h-te12", chakra="h-wa02*3"), attacker="blue")
        fight(state, "h-wa19", blocker.split("+")[0].split(":")[0])
        said = state.text(state.instinct(BLUE, 0))
        assert " ".join(word.split("#")[0] for word in said.split()) == wanted


def test_payments_are_routine_and_attacks_are_not() -> None:
    state = table("G", seat("n-490", hand="n-437 n-430*2 n-475", indicator=5))
    assert not state.is_routine(RED)
    play(state, "deploy n-437")
    assert question(state) == "red pay_hand"
    assert state.is_routine(RED)
    assert not table("J", seat("n-437"), seat("h-wa15")).is_routine(RED)


def test_whoever_searches_answers_routine_at_once_as_the_game_advises(monkeypatch: pytest.MonkeyPatch) -> None:
    state = next(
        state
        for state in decisions(1)
        if state.is_routine(state.deciders[0]) and len(state.legal(state.deciders[0])) > 1
    )
    knowledge = knowledge_of(state, state.deciders[0])
    monkeypatch.setattr(Searcher, "think", None)
    ratings = GAME.advise(knowledge, Rng(5))
    assert Searcher().choose(knowledge, Rng(5)) == knowledge.legal[ratings.index(max(ratings))]


def test_teams_are_routine_once_their_division_was_begun() -> None:
    state = table("I", seat("n-490"), seat("h-wa18 h-wa27 h-wa15"), attacker="blue")
    assert not state.is_routine(BLUE)
    play(state, "lead h-wa18")
    assert state.is_routine(BLUE)


def test_search_spends_no_node_on_routine() -> None:
    state = table("I", seat("n-490"), seat("h-wa18 h-wa27 h-wa15"), attacker="blue")
    tree = Tree(None, GAME.tuning)
    tree.begin(BLUE, [state.legal(BLUE)])
    assert tree.root is not None
    for number in range(6):
        tree.iterate(state.clone(), Rng(number))
    assert tree.root.visits == 6
    # After a Head its Backs follow by instinct: the next decision that is looked at is the attack, or beyond.
    world = state.clone()
    world.step(BLUE, next(action for action in state.legal(BLUE) if state.text(action).startswith("lead")))
    while world.is_routine(BLUE):
        world.step(BLUE, world.instinct(BLUE, 0))
    assert question(world) == "blue attack"


def test_what_an_attack_would_bring_is_counted_for_whoever_has_the_turn_and_as_a_threat_for_the_other() -> None:
    state = table("E", seat("n-437", hand="n-490 n-436"), seat("h-wa02:injured"))
    seen = named(state, RED)
    assert seen["attack"] > 0.0
    assert seen["threat"] == seen["rival's attack"] == 0.0
    assert seen["rival's threat"] < seen["attack"]
    winning = named(table("E", seat("n-437", hand="n-490", rewards=8), seat(line="db")), RED)
    assert winning["attack"] == 3.0
