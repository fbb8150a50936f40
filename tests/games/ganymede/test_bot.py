"""What the greedy bot makes of a position."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import permutations

import pytest

import meijin
from meijin.bots import Bot, find, match
from meijin.games.ganymede import GAME, odds
from meijin.games.ganymede.cards import BUST_ABOVE, CATALOGUE, TENS, tally
from meijin.games.ganymede.odds import Ends
from meijin.games.ganymede.rules import automaton_draws
from meijin.games.ganymede.state import Ganymede
from meijin.kernel.generator import Rng
from meijin.kernel.knowledge import knowledge_of
from tests.games.ganymede.table import told

GREEDY = find("greedy")
RANDOM = find("random")


def position(
    zones: Mapping[str, Mapping[str, list[object]]],
    flow: Mapping[str, object],
    counters: Mapping[str, object] | None = None,
    **options: object,
) -> Ganymede:
    scenario = meijin.Scenario("ganymede", zones=zones, counters=counters, flow=flow)
    scenario.options = dict(options)
    state = scenario.state()
    assert isinstance(state, Ganymede)
    return state


def ratings(state: Ganymede) -> dict[str, float]:
    seat = state.deciders[0]
    rated = GAME.rate(knowledge_of(state, seat), Rng(1))
    return dict(zip(state.choices(), rated, strict=True))


def choice(state: Ganymede) -> str:
    return state.text(GREEDY.choose(knowledge_of(state, state.deciders[0]), Rng(1)))


def cards(*names: str) -> list[int]:
    setup = GAME.prepare(None, {"mode": "coop"})
    numbers = [setup.card(name if "#" in name else f"{name}#1") for name in names]
    assert None not in numbers
    return [number for number in numbers if number is not None]


# -- drawing ----------------------------------------------------------------------------------------------------------


def red_draws(*row: str, known_top: str | None = None) -> Ganymede:
    deck: list[object] = [] if known_top is None else [{"card": known_top, "known": ["red"]}]
    return position(
        {"red": {"row": list(row), "deck": [*deck, "..."]}, "green": {"row": ["green_6"]}},
        {"phase": "draw", "decides": "red"},
        start_seat="red",
    )


def test_nobody_stands_on_eleven() -> None:
    assert choice(red_draws("red_5", "red_6")) == "draw"


def test_nobody_draws_on_twenty_without_a_three() -> None:
    assert choice(red_draws("red_9", "red_5", "red_6")) == "stand"


@pytest.mark.parametrize(
    "row", [("red_8", "black_3", "red_5"), ("red_9", "black_3", "red_5"), ("red_9", "black_3", "red_6")]
)
def test_with_a_three_in_the_row_one_draws_on_sixteen_to_eighteen(row: tuple[str, ...]) -> None:
    assert choice(red_draws(*row)) == "draw"


def test_a_scouted_card_that_makes_21_is_drawn_and_one_that_busts_is_not() -> None:
    assert choice(red_draws("red_9", "red_6", known_top="black_4")) == "draw"
    assert choice(red_draws("red_9", "red_6", "red_5", known_top="black_a")) == "draw"
    assert choice(red_draws("red_9", "red_6", known_top="red_8")) == "stand"


def test_once_the_deck_has_run_out_the_discard_pile_is_what_one_draws_from() -> None:
    # Red holds 16. All it can draw is a 5, or all it can draw is an 8.
    rows: dict[str, Mapping[str, list[object]]] = {"green": {"row": ["green_6"]}}
    others: list[object] = ["red_5#2", "red_6#1", "red_6#2", "red_9"]
    for discarded, wise in (("red_5#1", "draw"), ("red_8", "stand")):
        held = "red_8" if discarded == "red_5#1" else "red_5#1"
        rest: list[object] = [held, *others]
        red: Mapping[str, list[object]] = {
            "row": ["black_7", "black_7", "black_2"],
            "deck": [],
            "discard": [discarded],
            "removed": rest,
        }
        state = position({"red": red, **rows}, {"phase": "draw", "decides": "red"}, start_seat="red")
        assert choice(state) == wise


# -- 2s and 4s --------------------------------------------------------------------------------------------------------


def red_flips(*row: str) -> Ganymede:
    return position(
        {
            "red": {"row": [*row[:-1], {"card": row[-1], "known": ["red"]}], "deck": ["..."]},
            "green": {"row": ["green_6"]},
        },
        {"phase": "draw", "decides": "red", "ask": "flip"},
        start_seat="red",
    )


def test_a_two_is_shown_for_the_draw_it_saves_and_hidden_when_that_is_of_no_use() -> None:
    assert choice(red_flips("red_5", "black_a", "red_6", "black_2")) == "flip"  # 14, and no draw left without it
    assert choice(red_flips("red_9", "red_5", "red_5", "black_2")) == "hide"  # 21


def test_a_four_is_shown_while_a_draw_remains_and_hidden_after_the_last() -> None:
    assert choice(red_flips("red_8", "black_4")) == "flip"
    assert choice(red_flips("red_5", "red_5", "red_6", "black_4")) == "hide"


@pytest.mark.parametrize(("top", "wise"), [("red_8", "scout_keep"), ("black_10", "scout_discard")])
def test_a_scouted_card_is_kept_if_it_makes_21_and_discarded_if_it_busts(top: str, wise: str) -> None:
    state = position(
        {"red": {"row": ["red_9", "black_4"], "deck": [top, "..."]}, "green": {"row": ["green_6"]}},
        {"phase": "draw", "decides": "red", "ask": "scout"},
        {"used": 1},
        start_seat="red",
    )
    assert choice(state) == wise


# -- the Showdown -----------------------------------------------------------------------------------------------------


def showdown(red: list[object], green: list[object], ask: str, **about: str) -> Ganymede:
    return position(
        {"red": {"row": red}, "green": {"row": green}},
        {"phase": "showdown", "decides": "red", "ask": ask, **about},
        start_seat="red",
    )


def test_a_bust_is_mended_by_pulling_back_the_card_that_leaves_most_strength() -> None:
    row: list[object] = ["red_9", "black_3", "red_8", "red_6"]  # 26: without the 6 it is 20, without the 8 only 18
    state = showdown(row, ["green_9", "green_8", "black_2"], "withdraw", about="black_3#1")
    assert choice(state) == "withdraw red_6#1"


def test_nothing_is_pulled_back_from_a_row_that_wins_as_it_is() -> None:
    state = showdown(["red_9", "black_3", "red_8"], ["green_9", "green_8"], "withdraw", about="black_3#1")
    assert choice(state) == "decline"


def test_an_ace_is_high_where_that_wins() -> None:
    assert choice(showdown(["black_a", "red_9"], ["green_9", "green_8"], "aces")) == "aces_high 1"


def test_an_ace_is_low_where_the_rivals_ten_would_bust_it() -> None:
    # High it is 20 + 2, a bust; low it is 10 + 2 against 10.
    assert choice(showdown(["black_a", "red_9"], ["black_10"], "aces")) == "aces_high 0"


def test_the_rivals_answer_with_its_own_three_is_expected() -> None:
    # Green has 22, but a 3 that brings it to 14, 16 or 17: enough against 11, where it deals 3, never against 21, where
    # it takes 3 + 1. The chance to win is the own share of all HP.
    state = showdown(["black_a", "red_5", "red_5"], ["green_8", "black_3", "green_5", "green_6"], "aces")
    assert ratings(state) == {"aces_high 0": 12 / (12 + 15), "aces_high 1": 15 / (15 + 11)}


# -- hit points -------------------------------------------------------------------------------------------------------


def purple_decides(hp: tuple[int, int, int], purple: list[object]) -> Ganymede:
    red, green, own = hp
    return position(
        {
            "red": {"row": ["red_9", "red_8"]},
            "green": {"row": ["green_9", "green_8"]},
            "purple": {"row": purple},
        },
        {"phase": "draw", "decides": "purple"},
        {"red": {"hp": red}, "green": {"hp": green}, "purple": {"hp": own}},
        mode="trio",
    )


def test_a_sure_win_is_taken() -> None:
    rated = ratings(purple_decides((2, 2, 5), ["purple_10", "purple_8"]))  # 18 against 17 + 2 = 19: a loss
    assert rated["stand"] < 1
    rated = ratings(purple_decides((2, 2, 5), ["purple_9", "purple_2", "purple_7"]))  # 18 against 17 and 17
    assert rated["stand"] == 1
    assert rated["draw"] < 1


def test_who_is_lost_standing_draws_whatever_the_odds() -> None:
    rated = ratings(purple_decides((15, 15, 4), ["purple_9", "purple_7"]))  # 16 against 17 twice: 2 + 2 damage
    assert rated["stand"] == 0
    assert rated["draw"] > 0


# -- between rounds ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("mode", ["battle", "coop", "trio"])
def test_the_first_black_card_is_a_three(mode: str) -> None:
    state = meijin.new("ganymede", seed=1, mode=mode)
    assert isinstance(state, Ganymede)
    assert choice(state) == "pick black_3"


def test_a_third_ace_is_wanted_less_than_a_first_four() -> None:
    state = position(
        {"red": {"deck": ["black_a", "black_a", "..."]}}, {"phase": "reinforce", "decides": "red"}, start_seat="red"
    )
    rated = ratings(state)
    assert rated["pick black_4"] > rated["pick black_a"]


@pytest.mark.parametrize("mode", ["battle", "coop"])
def test_a_plain_card_is_removed_before_one_with_an_effect(mode: str) -> None:
    red: Mapping[str, list[object]] = {"row": ["black_3", "red_6", "black_7"]}
    state = position({"red": red}, {"phase": "cleanup"}, {"red": {"hp": 10, "damaged": 3}}, mode=mode)
    assert choice(state) == "remove red_6#1"


# -- the odds ---------------------------------------------------------------------------------------------------------


def test_a_row_with_a_three_and_an_ace_can_stand_in_every_way_the_rules_allow() -> None:
    row = cards("red_9", "black_3", "black_a")
    # Kept whole 13 or 23, without the 9 4 or 14, without the ace 12.
    assert {end & 0xFF for end in odds.ends(tuple(row))} == {13, BUST_ABOVE + 1, 4, 14, 12}


def test_all_that_is_left_of_a_bust_are_its_tens() -> None:
    assert odds.end_of(tally(cards("black_10", "red_9", "red_5")), 0) == BUST_ABOVE + 1 + TENS


@pytest.mark.rule("R24")
@pytest.mark.parametrize("purple_ace", ["cards", "strength"])
def test_the_forecast_of_the_automaton_is_what_comes_of_all_orders_of_its_deck(purple_ace: str) -> None:
    deck = ["purple_a", "purple_2", "purple_7#1", "purple_10#1"]
    ends: dict[Ends, float] = {}
    for order in permutations(deck):
        state = position(
            {"purple": {"row": ["purple_6"], "deck": list(order), "removed": ["..."]}},
            {"phase": "draw", "decides": "green"},
            mode="coop",
            purple_ace=purple_ace,
        )
        state.used = 0
        automaton_draws(state)
        end = (odds.automaton_end(state.mode, tally(state.row[2])),)
        ends[end] = ends.get(end, 0.0) + 1 / 24
    forecast = odds.forecast(state.mode, True, tuple(cards("purple_6")), odds.hand(cards(*deck)), discard=0)
    assert dict(forecast) == pytest.approx(ends)


@pytest.mark.rule("R24")
@pytest.mark.parametrize("purple_ace", ["cards", "strength"])
@pytest.mark.parametrize("red", ["black_10 red_5", "black_10#1 black_10#2", "red_9 red_8", "black_a"])
@pytest.mark.parametrize("purple", ["9", "8 2", "10", "10 9", "5 4 2", "7 3"])
def test_the_odds_deal_the_damage_that_the_game_deals(purple_ace: str, red: str, purple: str) -> None:
    own = red.split()
    theirs = ["purple_a", *[f"purple_{rank}" for rank in purple.split()]]
    zones: dict[str, dict[str, list[object]]] = {"red": {"row": [*own]}, "purple": {"row": [*theirs]}}
    state = position(zones, {"phase": "damage"}, mode="coop", purple_ace=purple_ace)
    assert state.record is not None
    fight, *_ = told(state.record.log, "compare")
    ends = odds.end_of(tally(cards(*own)), 0), odds.automaton_end(state.mode, tally(cards(*theirs)))
    assert fight["damage"] == list(odds.exchange(*ends, bonus_on_tie=True))


@pytest.mark.rule("R24")
@pytest.mark.parametrize(("purple_ace", "chosen"), [("cards", "stand"), ("strength", "draw")])
def test_purples_ace_is_foreseen_as_it_is_settled(purple_ace: str, chosen: str) -> None:
    # Purple stops at 21. By its cards it is bust against a 10, so 12 is enough; by its Strength it makes 13, and only
    # one of the two cards left is too much for Red.
    red: Mapping[str, list[object]] = {
        "row": ["black_10", "black_2"],
        "deck": ["black_10", "red_8"],
        "discard": [],
        "removed": ["..."],
    }
    purple: Mapping[str, list[object]] = {"row": ["purple_a", "purple_7", "purple_3"]}
    flow = {"phase": "draw", "decides": "red"}
    state = position({"red": red, "purple": purple}, flow, mode="coop", purple_ace=purple_ace)
    assert choice(state) == chosen


@pytest.mark.rule("R24")
@pytest.mark.parametrize(("purple_ace", "left"), [("cards", (15, 46)), ("strength", (13, 48))])
def test_at_the_showdown_purples_ace_counts_as_it_will_be_settled(purple_ace: str, left: tuple[int, int]) -> None:
    # An A 10 announced low are 11 against A 9: Purple is bust, or 12 and strikes.
    zones: dict[str, dict[str, list[object]]] = {
        "red": {"row": ["black_a", "black_10"]},
        "purple": {"row": ["purple_a", "purple_9"]},
    }
    state = position(zones, {"phase": "showdown"}, mode="coop", purple_ace=purple_ace)
    own, theirs = left
    assert ratings(state)["aces_high 0"] == pytest.approx((own + 15) / (own + 15 + theirs))


def test_what_lies_face_down_is_judged_by_how_the_rival_drew() -> None:
    # A rival with an open 9 that stopped after one card from {2, 8}: at 11 it would have gone on, so it has the 8.
    mode = CATALOGUE.modes["battle"]
    pool = odds.hand(cards("green_8", "black_2"))
    spread = dict(odds.deduce(mode, (*cards("green_9"), odds.HIDDEN), pool))
    with_eight = odds.ends(tuple(cards("green_9", "green_8")))
    assert spread[with_eight] > 0.9
    assert sum(spread.values()) == pytest.approx(1)


def test_a_row_that_nobody_would_have_drawn_is_judged_all_the_same() -> None:
    row = (*cards("green_9", "green_8", "green_6"), odds.HIDDEN)
    spread = odds.deduce(CATALOGUE.modes["battle"], row, odds.hand(cards("green_5")))
    assert sum(chance for _, chance in spread) == pytest.approx(1)


# -- strength ---------------------------------------------------------------------------------------------------------


def wins(seat: int, mode: str, lineup: tuple[Bot, ...], games: int) -> float:
    (results,) = match(GAME, {"mode": mode}, [lineup], games, seed=11)
    return sum(result[seat] for result in results) / games


def test_greedy_beats_random_in_battle_from_both_seats() -> None:
    assert wins(0, "battle", (GREEDY, RANDOM), 60) > 0.9
    assert wins(1, "battle", (RANDOM, GREEDY), 60) > 0.9


def test_two_greedy_players_beat_the_automaton_and_two_random_ones_do_not() -> None:
    assert wins(0, "coop", (GREEDY, GREEDY), 24) > 0.4
    assert wins(0, "coop", (RANDOM, RANDOM), 100) < 0.1


def test_greedy_wins_both_sides_of_a_trio_against_random() -> None:
    assert wins(0, "trio", (GREEDY, GREEDY, RANDOM), 8) > 0.9
    assert wins(2, "trio", (RANDOM, RANDOM, GREEDY), 20) > 0.9
