"""Records of games whose shuffles nobody can find out by trying: they say so and come back bit for bit."""

from __future__ import annotations

from pathlib import Path

import pytest

import meijin
from meijin.games.crossover.state import Crossover
from meijin.kernel import record, registry
from meijin.kernel.errors import IllegalAction, RecordError
from meijin.kernel.generator import WIDE, Rng
from meijin.kernel.record import Record
from meijin.kernel.state import State
from tests.installed import INSTALLED
from tests.kernel.recomputed import drawn, shuffled

SEED = "c4" * 32


def begun(name: str = "ganymede", **options: object) -> State:
    game = registry.find(name)
    return record.begin(game.prepare(game.player_counts(options)[0], options), bytes.fromhex(SEED), wide=True)


def play_on(state: State, actions: int = 1000) -> State:
    """Random actions, at most so many."""
    rng = Rng(7)
    for _ in range(actions):
        if not state.deciders:
            break
        seat = state.deciders[0]
        legal = state.legal(seat)
        state.apply(legal[rng.below(len(legal))], seat)
    return state


def record_of(state: State) -> Record:
    assert state.record is not None
    return state.record


@pytest.mark.parametrize("name", INSTALLED)
def test_a_wide_game_comes_back_equal(name: str) -> None:
    state = play_on(begun(name))
    text = record_of(state).to_text()
    again = record.parse(text)
    assert again == state
    assert again.chance >= WIDE
    assert record_of(again).to_text() == text


def test_the_record_says_which_generator_it_uses(tmp_path: Path) -> None:
    state = play_on(begun(), 4)
    assert f"\nchance: wide\nseed: {SEED}\n" in record_of(state).to_text()
    assert "chance" not in record_of(meijin.new("ganymede", seed=7)).to_text()
    record_of(state).save(tmp_path / "game.meijin")
    loaded = meijin.load(tmp_path / "game.meijin")
    assert record_of(loaded).wide
    assert play_on(loaded, 30) == play_on(state, 30)


def test_a_record_without_the_line_has_the_small_generator() -> None:
    text = f"meijin record 1\ngame: go_out\nseed: {SEED}"
    state = record.parse(text)
    assert state == meijin.new("go_out", seed=SEED)
    assert state != record.parse(f"{text}\nchance: wide")


@pytest.mark.parametrize("value", ["small", "Wide", "", "x" * 5000])
def test_another_generator_than_there_are_is_refused(value: str) -> None:
    with pytest.raises(RecordError, match=r"the line 'chance: \.\.\.' can only say 'wide', not") as refusal:
        record.parse(f"meijin record 1\ngame: ganymede\nchance: {value}\nseed: {SEED}")
    assert len(str(refusal.value)) < 400


def test_the_decks_that_were_dealt_can_be_computed_from_the_seed() -> None:
    state = begun("crossover")
    assert isinstance(state, Crossover)
    stream = drawn(bytes.fromhex(SEED), 0)  # the deal shuffles the deck of the first seat, then that of the second
    assert state.deck == [shuffled(list(deck), stream) for deck in state.terms.main]


def test_every_action_has_a_key_of_its_own() -> None:
    state = play_on(begun(), 6)
    keys = [record_of(state).key(ply) for ply in range(7)]
    assert len(set(keys)) == 7
    assert min(keys) >= WIDE
    assert record_of(state).next_key() == record_of(state).key(7)


def test_branches_replays_and_trials_stay_wide() -> None:
    state = play_on(begun("go_out"), 40)
    kept = record_of(state)
    assert kept.branch() == state
    *_, (replayed, _, _, _) = kept.replay()
    assert replayed == state
    trial = state.trial()
    assert record_of(trial).wide
    assert record_of(play_on(trial)).to_text() == record_of(play_on(kept.branch())).to_text()
    assert len(kept.actions) == 40


def test_a_secret_choice_is_taken_back_in_a_wide_game_too_but_not_what_met_chance() -> None:
    state = begun("cat_battles", mode="full")
    state.apply("boss suko", "south")
    back = record_of(state).take_back("south")
    assert record_of(back).wide
    assert (record_of(back).actions, back) == ([], begun("cat_battles", mode="full"))
    position = meijin.Scenario(
        "ganymede", start_seat="red", zones={"red": {"row": ["red_5"]}}, flow={"phase": "draw", "decides": "red"}
    )
    drawing = record.begin(begun(start_seat="red").setup, bytes.fromhex(SEED), position, wide=True)
    drawing.apply("draw")
    with pytest.raises(IllegalAction, match="or it has shown something"):
        record_of(drawing).take_back("red")


def test_a_scenario_fixes_outcomes_before_the_wide_generator_is_asked() -> None:
    position = meijin.Scenario(
        "ganymede",
        start_seat="red",
        zones={
            "red": {
                "row": ["red_9", {"card": "black_a", "known": ["red"]}],
                "deck": [],
                "discard": ["red_5#1", "red_8#1"],
                "removed": ["..."],
            }
        },
        flow={"phase": "draw", "decides": "red"},
        chance=[["red_8#1", "red_5#1"]],
    )
    state = record.begin(begun(start_seat="red").setup, bytes.fromhex(SEED), position, wide=True)
    before = record_of(state).next_key()
    assert next(event.kind for event in state.apply("draw")) == "reshuffle"
    assert state.chance == before
    again = record.parse(record_of(state).to_text())
    assert again == state
    assert record_of(again).wide
