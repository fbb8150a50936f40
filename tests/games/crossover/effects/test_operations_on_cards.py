"""What every operation on cards, coins and rewards does, on made-up cards where the game has none."""

from __future__ import annotations

import pytest

from meijin.games.crossover.state import Crossover
from tests.games.crossover.made import effect, fighters, mission
from tests.games.crossover.table import (
    BLUE,
    RED,
    Seat,
    at,
    chakra,
    choices,
    coins,
    decider,
    discard,
    hand,
    play,
    power,
    seat,
    short,
    table,
    told,
    zone,
)

ENEMY = fighters("opp", 1)


def played(do: str, red: Seat, blue: Seat | None = None, targets: str = "") -> Crossover:
    """Red plays a Mission that does this, and nobody answers."""
    made = mission("x-1", effect(do, targets))
    state = table("D1", red=red, blue=blue or seat("h-wa18"), made=made)
    play(state, "mission x-1")
    return state


def top(state: Crossover, who: int, count: int) -> str:
    """The top cards of a deck, the topmost first."""
    return " ".join(state.setup.kinds[card] for card in state.deck[who][: -count - 1 : -1])


# -- drawing and discarding -------------------------------------------------------------------------------------------


@pytest.mark.rule("CB8.10.9", "R6")
def test_draw_as_many_as_there_are() -> None:
    do = '{ op = "draw", who = "both", n = 2 }'
    state = played(do, seat(hand="x-1 n-434", deck="n-430 n-431 n-432"), seat("h-wa18", deck="h-wa01", only=True))
    assert (hand(state, RED), hand(state, BLUE)) == ("n-430 n-431 n-434", "h-wa01")


@pytest.mark.rule("CB8.10.10")
@pytest.mark.parametrize("to", ["discard", "chakra"])
def test_mill_moves_the_top_cards(to: str) -> None:
    do = f'{{ op = "mill", who = "opp", n = 2, to = "{to}" }}'
    state = played(do, seat(hand="x-1 n-434"), seat("h-wa18", deck="h-wa01 h-wa02 h-wa03"))
    assert short(state, getattr(state, to)[BLUE]) == "h-wa01 h-wa02"
    assert top(state, BLUE, 1) == "h-wa03"


@pytest.mark.rule("CB8.10.11", "R58")
@pytest.mark.parametrize(("by", "who"), [("owner", "blue"), ("you", "red")])
def test_a_discard_is_chosen_by_whom_it_says(by: str, who: str) -> None:
    do = f'{{ op = "discard", who = "opp", n = 2, from = "hand", by = "{by}" }}'
    state = played(do, seat(hand="x-1 n-434"), seat("h-wa18", hand="h-wa01 h-wa02 h-wa03"))
    assert decider(state) == who
    play(state, "discard h-wa01", "discard h-wa03")
    assert (hand(state, BLUE), discard(state, BLUE)) == ("h-wa02", "h-wa01 h-wa03")
    seen = zone(state.view("red"), "hand", "blue").get("cards")
    assert seen == (["h-wa02"] if who == "red" else None)


@pytest.mark.rule("CB8.10.11")
def test_a_discard_at_random_asks_nobody_and_one_by_filter_only_what_matches() -> None:
    do = '{ op = "discard", who = "opp", n = 5, from = "hand", by = "random" }'
    state = played(do, seat(hand="x-1 n-434"), seat("h-wa18", hand="h-wa01 h-te12"))
    assert (hand(state, BLUE), discard(state, BLUE)) == ("", "h-te12 h-wa01")
    only = '{ op = "discard", who = "opp", n = 1, from = "chakra", by = "owner", is = { fighter = true } }'
    filtered = played(only, seat(hand="x-1 n-434"), seat("h-wa18", chakra="h-te12 h-wa01"))
    assert (chakra(filtered, BLUE), discard(filtered, BLUE)) == ("h-te12", "h-wa01")


@pytest.mark.rule("CB8.10.11", "CB13.6")
def test_a_discard_that_cannot_be_made_tells_nothing_of_the_hand() -> None:
    do = '{ op = "discard", who = "opp", n = 1, from = "hand", by = "owner", is = { fighter = true } }'
    state = played(do, seat(hand="x-1 n-434"), seat("h-wa18", hand="h-te12"))
    assert (decider(state), choices(state)) == ("blue", ["none"])


@pytest.mark.rule("CB8.10.36")
def test_recycle_hand_moves_it_all_and_draws_as_many() -> None:
    do = '{ op = "recycle_hand", who = "both", to = "discard" }'
    red = seat(hand="x-1 n-428 n-430", deck="n-431 n-432 n-434")
    state = played(do, red, seat("h-wa18", hand="h-wa01", deck="h-wa02"))
    assert (hand(state, RED), discard(state, RED)) == ("n-431 n-432", "n-428 n-430")
    assert (hand(state, BLUE), discard(state, BLUE)) == ("h-wa02", "h-wa01")


# -- moving -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CB8.10.12", "CB3.3.1")
@pytest.mark.parametrize(
    ("to", "where"),
    [
        ("hand", "blue hand"),
        ("deck_top", "blue deck"),
        ("deck_bottom", "blue deck"),
        ("discard", "blue discard"),
        ("chakra", "blue chakra"),
        ("removed", "blue removed"),
        ("your_rewards", "red rewards"),
    ],
)
def test_move_takes_an_object_to_its_owners_zone_or_the_own_rewards(to: str, where: str) -> None:
    state = played(
        f'{{ op = "move", what = "t1", to = "{to}" }}', seat(hand="x-1 n-434"), seat("h-wa18:growth=2"), ENEMY
    )
    assert at(state, "h-wa18") == where
    assert coins(state, "h-wa18") == 0
    assert state.won[RED] == (to == "your_rewards")
    ends = [state.setup.kinds[state.deck[BLUE][place]] for place in (0, -1)]
    assert (ends[0] == "h-wa18", ends[1] == "h-wa18") == (to == "deck_bottom", to == "deck_top")


@pytest.mark.rule("CB8.10.12", "CB8.3.4", "CB8.3.1")
def test_cards_are_picked_when_the_effect_is_carried_out() -> None:
    cards = '{ kind = "card", zone = ["chakra", "discard"], of = "you", n = 1, is = { type = "jutsu" } }'
    red = seat(hand="x-1 n-434", chakra="j-362 n-428", discard="j-363 n-430")
    state = played(f'{{ op = "move", what = {cards}, to = "hand" }}', red)
    assert choices(state) == ["pick j-362", "pick j-363"]
    play(state, "pick j-363")
    assert (hand(state, RED), chakra(state, RED)) == ("j-363 n-434", "j-362 n-428 x-1")


@pytest.mark.rule("CB8.10.12")
def test_a_kind_that_lies_in_two_places_is_named_with_its_place() -> None:
    cards = '{ kind = "card", zone = ["chakra", "discard"], of = "you", n = 1, is = { type = "jutsu" } }'
    state = played(
        f'{{ op = "move", what = {cards}, to = "hand" }}', seat(hand="x-1 n-434", chakra="j-362", discard="j-362")
    )
    assert len(state.choices()) == 2
    play(state, next(text for text in state.choices() if "discard" in text))
    assert (hand(state, RED), chakra(state, RED), discard(state, RED)) == ("j-362 n-434", "j-362 x-1", "")


@pytest.mark.rule("CB8.3.4")
def test_what_is_taken_at_random_asks_nobody() -> None:
    cards = '{ kind = "card", zone = "hand", of = "opp", n = 1, by = "random" }'
    do = f'{{ op = "move", what = {cards}, to = "chakra" }}'
    state = played(do, seat(hand="x-1 n-434"), seat("h-wa18", hand="h-wa01*3"))
    assert (hand(state, BLUE), chakra(state, BLUE)) == ("h-wa01*2", "h-wa01")


@pytest.mark.rule("CB8.3.4")
def test_the_opponent_chooses_where_the_effect_says_so() -> None:
    cards = '{ kind = "fighter", zone = "play", of = "opp", n = 1, by = "opp" }'
    state = played(f'{{ op = "move", what = {cards}, to = "hand" }}', seat(hand="x-1 n-434"), seat("h-wa18 h-wa24"))
    assert (decider(state), choices(state)) == ("blue", ["pick h-wa18", "pick h-wa24"])
    play(state, "pick h-wa24")
    assert (at(state, "h-wa24"), at(state, "h-wa18")) == ("blue hand", "blue village")


@pytest.mark.rule("CB8.10.13", "CB6.3.2", "R62")
def test_put_puts_fighters_in_play_but_no_second_of_a_name() -> None:
    cards = '{ kind = "card", zone = "discard", of = "you", n = 2, up_to = true, is = { fighter = true } }'
    red = seat("n-437", hand="x-1 n-434", discard="n-474 n-430 j-362")
    state = played(f'{{ op = "put", what = {cards} }}', red)
    assert choices(state) == ["pick n-430", "pick n-474", "done"]
    play(state, "pick n-474", "pick n-430")
    assert (at(state, "n-430"), at(state, "n-474")) == ("red village", "red discard")
    assert state.team[state.village[RED][-1]] != state.team[state.village[RED][0]]


@pytest.mark.rule("CB8.10.13")
def test_after_put_the_card_means_the_new_object() -> None:
    away = '{ op = "move", what = "t1", to = "discard" }'
    back = '{ op = "put", what = "t1" }'
    coin = '{ op = "coin", to = "t1", kind = "growth", n = 1 }'
    own = fighters("you", 1)
    state = played(f"{away}, {coin}, {back}, {coin}", seat("n-490:injured:growth=2", hand="x-1 n-434"), None, own)
    assert (coins(state, "n-490"), power(state, "n-490")) == (1, "5/1")


# -- searching and looking --------------------------------------------------------------------------------------------


@pytest.mark.rule("CB8.10.14", "CB13.5")
@pytest.mark.parametrize("reveal", ["true", "false"])
def test_search_takes_what_matches_or_nothing(reveal: str) -> None:
    do = f'{{ op = "search", who = "you", is = {{ type = "jutsu" }}, n = 1, to = "hand", reveal = {reveal} }}'
    state = played(do, seat(hand="x-1 n-434", deck="n-430 j-363 n-431"))
    assert {"take j-363", "none"} <= set(choices(state))
    assert "take n-430" not in choices(state)
    events = play(state, "take j-363")
    assert hand(state, RED) == "j-363 n-434"
    assert told(events, "shuffle")
    seen = zone(state.view("blue"), "hand", "red").get("cards")
    assert seen == (["j-363", None] if reveal == "true" else None)
    empty = played(do, seat(hand="x-1 n-434", deck="n-430 j-363 n-431"))
    play(empty, "none")
    assert hand(empty, RED) == "n-434"


@pytest.mark.rule("CB8.10.14")
def test_search_may_look_at_the_top_only_and_put_what_it_finds_on_top() -> None:
    do = '{ op = "search", who = "you", is = { fighter = true }, n = 1, look = 2, to = "deck_top", reveal = true }'
    state = played(do, seat(hand="x-1 j-362", deck="n-430 j-363 n-431 n-432"))
    assert choices(state) == ["take n-430", "none"]
    play(state, "take n-430")
    assert top(state, RED, 1) == "n-430"


@pytest.mark.rule("CB8.10.14")
def test_search_may_take_several() -> None:
    do = '{ op = "search", who = "you", is = { type = "jutsu" }, n = 2, look = 3, to = "chakra", reveal = true }'
    state = played(do, seat(hand="x-1 n-434", deck="j-362 j-363 n-431 j-367"))
    play(state, "take j-362")
    assert choices(state) == ["take j-363", "none"]
    play(state, "take j-363")
    assert chakra(state, RED) == "j-362 j-363 x-1"


@pytest.mark.rule("CB8.10.15", "R63", "R52")
@pytest.mark.parametrize(
    ("rest", "deck"), [("top", "h-wa01 h-wa03 h-wa04"), ("bottom", "h-wa04"), ("reorder", "h-wa03 h-wa01 h-wa04")]
)
def test_look_picks_and_puts_the_rest_back(rest: str, deck: str) -> None:
    do = f'{{ op = "look", who = "opp", n = 3, pick = 1, pick_to = "discard", rest = "{rest}" }}'
    state = played(do, seat(hand="x-1 n-434"), seat("h-wa18", deck="h-wa01 h-wa02 h-wa03 h-wa04"))
    assert choices(state) == ["take h-wa01", "take h-wa02", "take h-wa03"]
    play(state, "take h-wa02")
    if rest == "reorder":
        play(state, "top h-wa01", "top h-wa03")  # the top card comes last
    assert discard(state, BLUE) == "h-wa02"
    assert top(state, BLUE, len(deck.split())) == deck
    if rest == "bottom":
        assert short(state, state.deck[BLUE][:2]) == "h-wa01 h-wa03"


@pytest.mark.rule("CB8.10.15", "CB13.5")
def test_look_at_a_hand_shows_it_to_the_looker_only() -> None:
    state = played('{ op = "look", who = "opp", zone = "hand" }', seat(hand="x-1 n-434"), seat("h-wa18", hand="h-te12"))
    assert zone(state.view("red"), "hand", "blue")["cards"] == ["h-te12"]
    assert "cards" not in zone(state.view(), "hand", "blue")


# -- rewards, coins, markers ------------------------------------------------------------------------------------------


@pytest.mark.rule("CB8.10.16", "R31")
def test_reward_takes_from_the_other_deck_and_gives_no_db_coin() -> None:
    state = played('{ op = "reward", who = "you", n = 2 }', seat(hand="x-1 n-434"))
    assert (len(state.rewards[RED]), state.won[RED], state.pool[BLUE]) == (2, 2, 0)
    given = played('{ op = "reward", who = "opp", n = 1 }', seat(hand="x-1 n-434"))
    assert [len(cards) for cards in given.rewards] == [0, 1]


@pytest.mark.rule("CB8.10.17")
@pytest.mark.parametrize(("n", "left"), [(2, 1), (9, 0)])
def test_unreward_takes_the_latest_back_to_their_owner(n: int, left: int) -> None:
    do = f'{{ op = "unreward", who = "opp", n = {n}, to = "discard" }}'
    state = played(do, seat(hand="x-1 n-434"), seat("h-wa18", rewards=3))
    assert (len(state.rewards[BLUE]), len(state.discard[RED])) == (left, 3 - left)


@pytest.mark.rule("CB8.10.7", "CB8.10.8", "R69")
def test_coins_are_placed_and_removed_by_kind_or_by_choice() -> None:
    place = '{ op = "coin", to = "t1", kind = "promise", n = 2 }'
    away = '{ op = "uncoin", to = "t1", kind = "growth", n = 9 }'
    state = played(f"{place}, {away}", seat(hand="x-1 n-434"), seat("h-wa18:growth=3"), ENEMY)
    assert (coins(state, "h-wa18", "promise"), coins(state, "h-wa18")) == (2, 0)
    any_kind = played(
        f'{place}, {{ op = "uncoin", to = "t1", kind = "any", n = 2 }}',
        seat(hand="x-1 n-434"),
        seat("h-wa18:growth=1"),
        ENEMY,
    )
    play(any_kind, next(text for text in any_kind.choices() if "promise" in text))
    play(any_kind, next(text for text in any_kind.choices() if "growth" in text))
    assert (coins(any_kind, "h-wa18", "promise"), coins(any_kind, "h-wa18")) == (1, 0)


@pytest.mark.rule("CB8.10.8", "CB8.5.10")
def test_up_to_lets_the_controller_choose_how_many() -> None:
    do = '{ op = "uncoin", to = "t1", kind = "growth", n = { up_to = 99 } }'
    state = played(do, seat(hand="x-1 n-434"), seat("h-wa18:growth=3"), ENEMY)
    assert choices(state) == ["number 0", "number 1", "number 2", "number 3"]
    play(state, "number 2")
    assert coins(state, "h-wa18") == 1


@pytest.mark.rule("CB8.10.26", "R29")
def test_db_coins_are_for_dragon_ball_players_and_have_a_limit() -> None:
    state = played('{ op = "db_coin", who = "both", n = 3 }', seat(hand="x-1 n-434"), seat("h-wa18:db=1", pool=5))
    assert state.pool == [0, 6]


@pytest.mark.rule("CB8.10.25", "R44")
def test_a_turn_indicator_moves_but_not_below_0() -> None:
    state = played('{ op = "marker", who = "opp", n = -2 }', seat(hand="x-1 n-434"), seat("h-wa18", indicator=1))
    assert state.indicator == [9, 0]
    assert state.turn == 9
