"""What search is told about a position: what a seat sees, believes, does by instinct, and how a position looks."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from meijin.bots.search import Budget, Searcher
from meijin.games.cat_battles import GAME
from meijin.games.cat_battles.state import CatBattles
from meijin.kernel.generator import BITS, Rng
from meijin.kernel.knowledge import knowledge_of
from tests.games.cat_battles.table import NORTH, SOUTH, duel, play

MODES: list[dict[str, object]] = [
    {},
    {"territory": "city", "starter_sets": "city_five,city_five", "turn_limit": 10},
    {"mode": "full", "territory": "random"},
    {"mode": "full", "max_kittens": "none", "bench": "closed", "house_figures": "on"},
    {"mode": "full", "max_kittens": "4", "bench": "closed", "house_figures": "off"},
]


def decisions(options: dict[str, object], games: int) -> Iterator[tuple[CatBattles, int, Rng]]:
    """The decisions of games that are played by instinct and at random in turn."""
    setup = GAME.prepare(None, options)
    for number in range(games):
        rng = Rng(number)
        state = GAME.deal(setup, rng.fork())
        assert isinstance(state, CatBattles)
        while state.deciders:
            seat = state.deciders[rng.below(len(state.deciders))]
            yield state, seat, rng
            legal = state.legal(seat)
            action = legal[rng.below(len(legal))] if rng.below(3) else state.instinct(seat, rng.below(1 << BITS))
            state.step(seat, action)


def instinct(state: CatBattles) -> str:
    """What is chosen by instinct, without the copies of figures."""
    action = state.instinct(state.deciders[0], 0)
    return " ".join(word.split("#")[0] for word in state.text(action).split())


# -- instinct ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("options", MODES)
def test_instinct_is_always_legal_and_leaves_the_position_as_it_is(options: dict[str, object]) -> None:
    for state, seat, rng in decisions(options, 12):
        before = state.clone()
        assert state.instinct(seat, rng.below(1 << BITS)) in state.legal(seat)
        assert state == before


def test_by_instinct_one_goes_to_the_enemys_boss_and_attacks_it() -> None:
    state = duel("", "sham@sw", decides="north")
    assert instinct(state) == "move sham s_base"
    play(state, "move sham s_base")
    assert instinct(state) == "attack sham ekizo"


def test_by_instinct_one_rolls_until_there_is_much_to_lose() -> None:
    state = duel("piroshki@n_base", "", decides="north", dice="0 2 2")
    play(state, "attack oddeyes piroshki")
    assert instinct(state) == "roll"
    play(state, "roll", "roll")
    assert instinct(state) == "stop"


def test_by_instinct_the_box_shields_the_boss_and_a_kitten_bears_its_damage() -> None:
    state = duel("", "sham@s_base", decides="north", dice="1 1 1")
    play(state, "attack sham ekizo", "roll", "roll")
    assert instinct(state) == "take_box"
    state = duel("piroshki@sw", "pochachin@sw", decides="north", dice="1")
    play(state, "attack pochachin piroshki")
    assert instinct(state) == "take_cat"


def test_by_instinct_a_cat_moves_to_where_it_can_attack_rather_than_hit_nobody() -> None:
    state = duel("piroshki@nw", "", decides="south")
    assert instinct(state) == "move piroshki n_base"
    play(state, "move piroshki n_base")
    assert instinct(state) == "attack piroshki oddeyes"


def test_by_instinct_nobody_runs_away_for_paying_an_effect() -> None:
    state = duel("chocomaca@nw", "sham@nw", decides="north", dish=(0, 0))
    play(state, "attack sham chocomaca")
    assert instinct(state) == "pass"  # its only Fish would pay for Belly Up
    state = duel("chocomaca@nw", "sham@nw", decides="north", dish=(1, 0))
    play(state, "attack sham chocomaca")
    assert instinct(state) == "use chocomaca pay 0"


def test_by_instinct_one_fish_is_taken_unless_it_takes_more_to_have_somebody_to_play() -> None:
    state = GAME.deal(GAME.prepare(None, {"first_player": "seat0"}), 1)
    assert isinstance(state, CatBattles)
    assert instinct(state) == "take 1"  # for Chocomaca, of Level 1
    state.benched[SOUTH] = [cat for cat in state.benched[SOUTH] if state.figures.level[cat] > 1]
    assert instinct(state) == "take 2"


def test_by_instinct_an_enemy_is_pushed_away() -> None:
    state = duel("maro@sw", "ame@sw", dice="sleep")
    play(state, "attack maro ame")
    assert instinct(state) in ("push nw", "push center")


def test_instinct_beats_chance() -> None:
    won = 0
    for number in range(20):
        rng = Rng(number)
        state = GAME.deal(GAME.prepare(None, {}), rng.fork())
        while state.deciders:
            (seat,) = state.deciders
            choose = state.instinct if seat == number % 2 else state.pick
            state.step(seat, choose(seat, rng.below(1 << BITS)))
        won += state.shares()[number % 2] == 1.0
    assert won >= 18


# -- sight and the clock ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("options", MODES)
def test_sight_is_the_same_in_all_worlds_of_a_seat(options: dict[str, object]) -> None:
    for state, seat, rng in decisions(options, 4):
        assert state.sample(seat, rng).sight(seat) == state.sight(seat)


def test_sight_tells_dice_and_damage_apart() -> None:
    def rolled(dice: str, *actions: str) -> int:
        state = duel("piroshki@n_base", "", dice=dice)
        play(state, "attack piroshki oddeyes", *actions)
        return state.sight(SOUTH)

    assert len({rolled("0"), rolled("1"), rolled("2")}) == 3
    assert rolled("1", "stop", "take_cat") != rolled("2", "stop", "take_cat")


@pytest.mark.parametrize("options", MODES)
def test_the_tempo_is_the_number_of_turns_that_were_begun(options: dict[str, object]) -> None:
    for state, _, _ in decisions(options, 3):
        assert state.tempo() == state.turns_begun(SOUTH) + state.turns_begun(NORTH)


# -- features ---------------------------------------------------------------------------------------------------------


def named(state: CatBattles, seat: int) -> dict[str, float]:
    return dict(zip(GAME.feature_names(state.setup), state.features(seat), strict=True))


@pytest.mark.parametrize("options", MODES)
def test_features_are_named_and_small_at_every_decision(options: dict[str, object]) -> None:
    for state, seat, _ in decisions(options, 6):
        seen = named(state, seat)
        assert max(map(abs, seen.values())) <= 4, {name: value for name, value in seen.items() if abs(value) > 4}


@pytest.mark.parametrize("options", MODES)
def test_what_is_the_rivals_for_one_seat_is_the_others_own(options: dict[str, object]) -> None:
    for state, seat, _ in decisions(options, 3):
        mine, theirs = named(state, seat), named(state, 1 - seat)
        for name, value in mine.items():
            if name.startswith("own "):
                assert theirs["rival" + name[3:]] == value
            elif name.startswith(("phase", "asked", "center", "attack", "points", "turn")):
                assert theirs[name] == -value


def test_features_tell_who_is_where() -> None:
    state = duel("maro@sw", "sham@s_base=2", box=(10, 5), dish=(2, 0), trash=(3, 10))
    seen = named(state, SOUTH)
    assert (seen["own box"], seen["rival box"]) == (0.5, 0.25)
    assert seen["rival kittens 0 steps off"] == 0.5  # Sham is at South's Base
    assert seen["own kittens 2 steps off"] == 0.5
    assert seen["rival kitten move_2"] == 0.5
    assert seen["own boss threatened"] > 0 == seen["rival boss threatened"]


def test_search_puts_teams_together_by_the_rules_of_thumb() -> None:
    state = GAME.deal(GAME.prepare(None, {"mode": "full"}), 3)
    for seat in (SOUTH, NORTH):
        knowledge = knowledge_of(state, seat)
        ratings = GAME.rate(knowledge, Rng(1))
        best = {each for each, rating in zip(knowledge.legal, ratings, strict=True) if rating == max(ratings)}
        assert Searcher(Budget(iterations=60)).choose(knowledge, Rng(seat)) in best


def test_teams_are_put_together_by_the_rules_of_thumb(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Searcher, "think", None)
    asked = 0
    for state, seat, rng in decisions({"mode": "full", "territory": "random"}, 1):
        if state.tempo():
            assert not state.is_routine(seat)
            break
        assert state.is_routine(seat)
        knowledge = knowledge_of(state, seat)
        assert Searcher().choose(knowledge, rng) in knowledge.legal
        asked += 1
    assert asked >= 2
