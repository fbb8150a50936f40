"""Climb on our kernel is the game of the yardstick, with everything a game has."""

from __future__ import annotations

import importlib.util
import json
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import meijin
from meijin.kernel import registry
from meijin.kernel.errors import IllegalAction, MeijinError, ScenarioError, SetupError
from meijin.kernel.generator import Rng
from meijin.kernel.playout import playout
from meijin.kernel.record import parse
from meijin.kernel.scenario import Scenario
from meijin.kernel.testing import CHECKS
from meijin.kernel.testing.climb import CLIMB, Climb, Ending
from meijin.kernel.testing.climb.cards import counts, size

registry.register(CLIMB)
SETUP = CLIMB.prepare(None, {})


def load_yardstick() -> ModuleType:
    file = Path(__file__).parents[3] / "benchmarks" / "climb.py"
    spec = importlib.util.spec_from_file_location("yardstick", file)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


YARDSTICK = load_yardstick()


def position(**flow: object) -> Climb:
    """Red has led two 8s; Green follows, then Blue. Told by the flow where it is otherwise."""
    zones = {
        "red": {"hand": {"4": 1, "9": 2}},
        "green": {"hand": {"8": 3, "9": 2, "11": 1, "guard": 1}, "damage": {"2": 5}},
        "blue": {"hand": {"5": 2, "13": 2}, "damage": {"3": 6}},
        "played": {"8": 2},
        "deck": ["12", "7", "..."],
    }
    told: dict[str, object] = {"decides": "green", "beat": "8x2", "last": "red"} | flow
    return laid_out(Scenario("climb", zones=zones, flow=told), seed=0)


def laid_out(scenario: Scenario, seed: int) -> Climb:
    state = scenario.state(seed)
    assert isinstance(state, Climb)
    return state


def cards(state: Climb, zone: str, owner: str | None, seat: int | None) -> list[str] | None:
    zones: Any = state.view(seat)["zones"]
    shown: list[str] | None = next(
        each.get("cards") for each in zones if (each["zone"], each["owner"]) == (zone, owner)
    )
    return shown


# -- the same game as the yardstick ---------------------------------------------------------------------------------


def twin(state: Climb) -> Any:
    """The yardstick's state with the same cards."""
    return YARDSTICK.Climb(
        [counts(hand) for hand in state.hands],
        [[0] * 14 for _ in range(3)],
        [13, 13, 13],
        [0, 0, 0],
        [1, 1, 1],
        [0] * 14,
        state.deck[:],
        47,
        *(0, 0, 0, 0, 0, -1),
    )


def assert_same(state: Climb, other: Any) -> None:
    for piles, its, sizes in ((state.hands, other.hands, other.sizes), (state.wounds, other.wounds, other.hurt)):
        assert [counts(pile) for pile in piles] == its
        assert [size(pile) for pile in piles] == sizes
    assert counts(state.played) == other.played
    assert [state.alive >> seat & 1 for seat in range(3)] == other.alive
    assert state.deck == other.deck[: other.left]
    assert (state.top, state.count, state.last, state.due) == (other.top, other.k, other.last, other.due)
    assert state.winner == other.winner


def test_from_the_same_hands_it_goes_move_for_move_as_the_yardstick() -> None:
    rng = Rng(1)
    endings = set()
    for _ in range(150):
        state = CLIMB.deal(SETUP, rng.fork())
        other = twin(state)
        while state.deciders:
            (seat,) = state.deciders
            assert seat == other.seat
            legal = state.legal(seat)
            assert legal == other.legal()
            action = legal[rng.below(len(legal))]
            state.step(seat, action)
            other.apply(action)
            if state.deciders:
                assert_same(state, other)
        assert state.returns() == tuple(float(seat == other.winner) for seat in range(3))
        endings.add(state.ending)
    assert endings == {Ending.EMPTY_HAND, Ending.LAST_IN}


def test_random_games_are_as_long_and_as_often_won_as_the_yardstick_s() -> None:
    """20,000 games of the yardstick: 40.74 decisions (sd 6.83), wins 0.3387, 0.3196, 0.3417."""
    games = 2000
    rng = Rng(2)
    decisions = 0
    wins = [0, 0, 0]
    for _ in range(games):
        state = CLIMB.deal(SETUP, rng.fork())
        decisions += playout(state, rng)
        wins[state.winner] += 1
    assert decisions / games == pytest.approx(40.74, abs=4 * 6.83 / games**0.5)
    assert [won / games for won in wins] == pytest.approx([0.3387, 0.3196, 0.3417], abs=4 * 0.47 / games**0.5)


@pytest.mark.parametrize("name", CHECKS)
def test_conformance(name: str) -> None:
    CHECKS[name](SETUP, range(2))


# -- the rules ------------------------------------------------------------------------------------------------------


def test_the_deal() -> None:
    state = CLIMB.deal(SETUP, Rng(3).fork())
    assert [size(hand) for hand in state.hands] == [13, 13, 13]
    assert len(state.deck) == 47
    ranks = [sum(counts(hand)[rank] for hand in state.hands) + state.deck.count(rank) for rank in range(14)]
    assert ranks == [8] + [6] * 13
    assert state.deciders == (0,)


def test_a_follower_needs_as_many_cards_of_a_higher_number() -> None:
    assert position().choices() == ["pass", "guard", "play 9x2"]


def test_a_leader_plays_any_number_of_cards_of_one_number() -> None:
    leading = position().describe()
    leading.flow = {"decides": "red"}
    assert leading.state().choices() == ["play 4x1", "play 9x1", "play 9x2"]


def test_a_leader_with_guards_only_discards_one_and_the_next_leads() -> None:
    zones = {"red": {"hand": {"guard": 2}}, "green": {"hand": {"5": 1}}, "blue": {"hand": {"6": 1}}}
    state = Scenario("climb", zones=zones, flow={"decides": "red"}).state()
    assert state.choices() == ["guard"]
    state.apply("guard")
    assert state.view()["phase"] == "lead"
    assert state.choices("green") == ["play 5x1"]


def test_whoever_passes_draws_the_damage_and_puts_as_many_face_down() -> None:
    state = position()
    state.apply("pass")
    assert (state.due, size(state.hands[1])) == (2, 9)
    assert state.choices() == ["put guard", "put 7", "put 8", "put 9", "put 11", "put 12"]
    state.apply("put guard")
    state.apply("put 7")
    assert (size(state.wounds[1]), size(state.hands[1])) == (7, 7)
    assert state.view()["deciders"] == ["blue"]


def test_more_than_seven_damage_is_out_without_drawing() -> None:
    state = position(decides="blue", last="red")
    told = state.apply("pass")
    assert [event.kind for event in told] == ["pass", "out", "round"]
    assert (size(state.hands[2]), len(state.deck)) == (4, 86 - 3 - 7 - 5 - 4 - 6 - 2)
    assert state.view()["in"] == ["red", "green"]
    assert state.view()["deciders"] == ["red"]


def test_the_last_one_in_wins() -> None:
    state = position(decides="blue", out=["green"])
    state.apply("pass")
    assert state.returns() == (1.0, 0.0, 0.0)
    assert state.ending is Ending.LAST_IN
    assert state.view()["ending"] == "last_in"


def test_the_last_card_wins() -> None:
    zones = {"red": {"hand": {"9": 2}}, "green": {"hand": {"5": 1}}, "blue": {"hand": {"6": 1}}}
    state = Scenario("climb", zones=zones, flow={"decides": "red"}).state()
    told = state.apply("play 9x2")
    assert state.ending is Ending.EMPTY_HAND
    assert CLIMB.narrate(told[-1].kind, told[-1].fields) == "Red has no cards left and wins."


def test_back_at_whoever_played_last_a_new_round_begins() -> None:
    state = position(decides="red", last="green")
    state.apply("pass")
    state.apply("put 4")
    told = state.apply("put 7")
    assert [CLIMB.narrate(event.kind, event.fields) for event in told] == [
        "Red puts 7 face down.",
        "Nobody beats Green, who leads anew.",
    ]
    assert state.choices() == ["play 8x1", "play 8x2", "play 8x3", "play 9x1", "play 9x2", "play 11x1"]


# -- secrets --------------------------------------------------------------------------------------------------------


def test_a_seat_sees_its_own_cards_and_what_was_played() -> None:
    state = position()
    assert cards(state, "hand", "green", 1) == ["guard", "8", "8", "8", "9", "9", "11"]
    assert cards(state, "damage", "green", 1) == ["2"] * 5
    assert cards(state, "hand", "red", 1) is None
    assert cards(state, "hand", "green", None) is None
    assert cards(state, "damage", "green", 0) is None
    assert cards(state, "played", None, None) == ["8", "8"]
    assert cards(state, "deck", None, 1) is None


def test_a_sampled_world_looks_the_same_and_is_another() -> None:
    state = position()
    rng = Rng(4)
    worlds = [state.sample(0, rng) for _ in range(20)]
    for world in worlds:
        assert json.dumps(world.view(0)) == json.dumps(state.view(0))
        total = [sum(counts(pile)[rank] for pile in [*world.hands, *world.wounds, world.played]) for rank in range(14)]
        assert [n + world.deck.count(rank) for rank, n in enumerate(total)] == [8] + [6] * 13
    assert len({world.hands[1] for world in worlds}) > 10
    assert len({world.wounds[2] for world in worlds}) > 10
    assert len({tuple(world.deck) for world in worlds}) == 20


def test_what_is_drawn_and_put_down_only_its_seat_hears() -> None:
    state = position()
    drawn = next(event for event in state.apply("pass") if event.kind == "draw")
    assert drawn.seen_by(1) == {"seat": "green", "count": 2, "cards": ["7", "12"]}
    assert drawn.seen_by(0) == drawn.seen_by(3) == {"seat": "green", "count": 2}
    (put,) = state.apply("put 7")
    assert CLIMB.narrate("put", put.seen_by(1) or {}) == "Green puts 7 face down."
    assert CLIMB.narrate("put", put.seen_by(2) or {}) == "Green puts a card face down."


def test_putting_down_can_be_taken_back_but_not_drawing_or_playing() -> None:
    described = position().describe()
    described.zones["deck"] = ["9", "11", "..."]  # Green has a 9 and an 11 already, and sees that these are more
    state = described.state()
    state.apply("pass")
    before = state.clone()
    assert state.record is not None
    with pytest.raises(IllegalAction, match="or it has shown something"):
        state.record.take_back(1)
    state.apply("put 9")
    assert state.record.take_back(1).view(1) == before.view(1)
    state.apply("put 9")
    state.apply("play 13x2", "blue")
    with pytest.raises(IllegalAction, match="or it has shown something"):
        state.record.take_back(2)


# -- language -------------------------------------------------------------------------------------------------------


def test_all_94_actions_have_words_that_are_read_back() -> None:
    texts = [CLIMB.text(SETUP, action) for action in range(94)]
    assert len(set(texts)) == 94
    assert [CLIMB.parse(SETUP, text) for text in texts] == list(range(94))
    # (k-1)*13 + (r-1), pass 78, guard 79, 80 + rank
    named = {0: "play 1x1", 21: "play 9x2", 77: "play 13x6", 78: "pass", 79: "guard", 80: "put guard", 85: "put 5"}
    assert {action: texts[action] for action in named} == named


@pytest.mark.parametrize("action", [-2, 94])
def test_other_numbers_are_no_actions(action: int) -> None:
    with pytest.raises(MeijinError, match=f"{action} is the number of no action of Climb"):
        CLIMB.text(SETUP, action)


@pytest.mark.parametrize("words", ["play 14x1", "play 9x7", "play 9", "put 14", "discard"])
def test_other_words_are_no_actions(words: str) -> None:
    with pytest.raises(MeijinError, match="is no action of Climb; there are 'play 9x2'"):
        position().apply(words)


def test_there_is_no_resignation_and_asking_for_it_changes_nothing() -> None:
    state = position()
    before = state.clone()
    with pytest.raises(IllegalAction, match="Climb has no resignation"):
        state.apply("resign")
    assert state == before


def test_four_cannot_play() -> None:
    with pytest.raises(SetupError, match="cannot be played by 4; it is for 3"):
        meijin.new("climb", players=4)


def test_a_record_is_read_back() -> None:
    state = meijin.new("climb", seed=5)
    state.apply(state.choices()[0])
    assert state.record is not None
    assert parse(state.record.to_text()) == state


# -- described positions --------------------------------------------------------------------------------------------


def test_the_rest_of_the_pack_is_shuffled_where_the_deck_says() -> None:
    described = position().describe()
    described.zones["deck"] = ["12", "7", "...", "1"]
    decks = [laid_out(described, seed).deck for seed in range(2)]
    assert [(deck[-2:], deck[0]) for deck in decks] == [([7, 12], 1)] * 2
    assert decks[0] != decks[1]
    assert sorted(decks[0]) == sorted(decks[1])


@pytest.mark.parametrize(
    ("zones", "flow", "reason"),
    [
        ({"red": {"hand": {"9": 7}}}, {}, "too many copies of 9: there are only 6"),
        ({"red": {"hand": {"14": 1}}}, {}, "there is no card '14' in this game; there are guard, 1, 2"),
        ({"red": {"hand": {"9": "two"}}}, {}, "red.hand holds 9 'two' times; that must be a whole number"),
        ({"red": {"pocket": {}}}, {}, "red has no zone 'pocket'; there are hand, damage"),
        ({"yellow": {}}, {}, "there is no zone 'yellow'; there are red, green, blue, played, deck"),
        ({"red": ["9"]}, {}, r"red must be a table, not \['9'\]"),
        ({"deck": ["9"]}, {}, "these cards are nowhere: guard, .*; list them in the deck, or put '...' into it"),
        ({"deck": ["...", "..."]}, {}, "the deck has '...' more than once"),
        ({"deck": {"9": 1}}, {}, "deck must be a list of cards from its top"),
        ({"red": {"hand": {}}}, {}, "red has no cards left and would have won"),
        ({"green": {"damage": {"6": 6, "7": 2}, "hand": {"1": 1}}}, {}, "green has more than 7 damage"),
        ({}, {"decides": "nobody"}, "'decides' of the flow cannot be 'nobody'; seats: red, green, blue"),
        ({}, {"beat": "9 twice"}, "'beat' of the flow must be a number and how many cards of it, like '9x2'"),
        ({}, {"beat": "9x2", "last": "green"}, "9x2 is not among the cards played"),
        ({}, {"beat": "9x2"}, "red need not beat its own set"),
        ({}, {"due": 1}, "'due' of the flow cannot be 1: it goes from 0 to 0 here"),
        ({}, {"out": ["blue"]}, "blue has too little damage to be out"),
        ({}, {"out": "blue"}, "'out' of the flow must be a list of seats"),
        ({}, {"phase": "lead"}, "the flow of Climb has no 'phase'; there are decides, beat, last, due, out"),
    ],
)
def test_an_impossible_position_is_refused(zones: dict[str, object], flow: dict[str, object], reason: str) -> None:
    given: dict[str, object] = {name: {"hand": {"5": 1}} for name in ("red", "green", "blue")}
    with pytest.raises(ScenarioError, match=reason):
        Scenario("climb", zones=given | zones, flow={"decides": "red"} | flow).state()


def test_what_is_drawn_is_the_deck_s_order_not_a_scripted_outcome() -> None:
    with pytest.raises(ScenarioError, match="the deck says what is drawn next"):
        Scenario("climb", chance=[3], flow={"decides": "red"}).state()
