"""What every Wish does and to whom, made with seven DB coins on Piccolo."""

from __future__ import annotations

import pytest

from meijin.games.crossover.state import Crossover
from tests.games.crossover.table import (
    BLUE,
    RED,
    Seat,
    at,
    choices,
    coins,
    fight,
    hand,
    idle,
    injured,
    pay,
    play,
    power,
    seat,
    settle,
    table,
    teams,
)


def wishing(
    wish: str,
    village: str = "h-wa18:db=7",
    red: Seat | None = None,
    *,
    hand: str = "",
    chi: str = "",
    discard: str = "",
    deck: str = "",
) -> Crossover:
    """Blue has announced a Wish."""
    blue = seat(village, hand=hand, chakra=chi, discard=discard, deck=deck, wishes=wish)
    state = table("H", red=red or seat("n-437"), blue=blue, attacker="blue")
    play(state, f"wish {wish}")
    return state


def granted(state: Crossover, wish: str) -> bool:
    """Nobody answers; whether the Wish is gone and its coins with it."""
    settle(state)
    return at(state, wish) == "blue removed" and coins(state, "h-wa18", "db") == 0


@pytest.mark.rule("CB8.10.13", "CB8.3.3", "CB8.3.1", "CB5.5.11", "R62")
def test_bring_back_our_friends_h_wi01_puts_two_fighters_in_play() -> None:
    red = seat("n-437", discard="n-475", chakra="n-490")
    state = wishing("h-wi01", red=red, chi="h-wa25 h-te01", discard="h-wa34 h-wa26 h-te02")
    settle(state)
    assert sorted(choices(state)) == ["done", "pick h-wa25", "pick h-wa26", "pick h-wa34"]
    play(state, "pick h-wa34", "pick h-wa25")
    assert at(state, "h-wi01") == "blue removed"
    assert teams(state, BLUE) == "h-wa18 h-wa25 h-wa34"
    assert not injured(state, "h-wa34")
    assert (at(state, "h-wa26"), coins(state, "h-wa18", "db")) == ("blue discard", 0)


@pytest.mark.rule("CB8.3.3", "CB6.3.2")
def test_bring_back_our_friends_h_wi01_may_put_fewer_and_no_second_piccolo() -> None:
    state = wishing("h-wi01", chi="h-wa25 h-wa19", discard="h-wa34")
    settle(state)
    play(state, "pick h-wa34", "done")
    assert teams(state, BLUE) == "h-wa18 h-wa34"
    second = wishing("h-wi01", chi="h-wa25 h-wa19", discard="h-wa34")
    settle(second)
    play(second, "pick h-wa19", "pick h-wa25")
    assert teams(second, BLUE) == "h-wa18 h-wa25"
    assert at(second, "h-wa19") == "blue chakra"


@pytest.mark.rule("CB8.10.17")
@pytest.mark.parametrize(("before", "after"), [(9, 5), (4, 0), (2, 0)])
def test_restore_the_planet_h_wi02_takes_four_rewards_back(before: int, after: int) -> None:
    state = table(
        "H",
        red=seat("n-437", rewards=before),
        blue=seat("h-wa18:db=7", wishes="h-wi02", rewards=3),
        attacker="blue",
    )
    planet = len(state.deck[BLUE])
    latest = set(state.rewards[RED][-4:])
    play(state, "wish h-wi02")
    assert granted(state, "h-wi02")
    assert (len(state.rewards[RED]), len(state.rewards[BLUE])) == (after, 3)
    assert len(state.deck[BLUE]) == planet + before - after
    assert latest <= set(state.deck[BLUE])


@pytest.mark.rule("CB8.10.17", "CB7.19.1")
def test_restore_the_planet_h_wi02_shuffles_the_planet() -> None:
    blue = seat("h-wa18:db=7", wishes="h-wi02")
    state = table("H", red=seat("n-437", rewards=4), blue=blue, attacker="blue")
    before = list(state.deck[BLUE])
    play(state, "wish h-wi02")
    settle(state)
    assert [card for card in state.deck[BLUE] if card in before] != before


@pytest.mark.rule("CB8.10.23", "R34", "CB5.7.9", "CB8.3.2")
def test_eternal_life_h_wi03_keeps_a_fighter_in_play_for_the_rest_of_the_game() -> None:
    state = wishing("h-wi03", "h-wa18:db=7 h-wa35:injured h-wa26:injured")
    assert sorted(choices(state)) == ["target h-wa18", "target h-wa26", "target h-wa35"]
    play(state, "target h-wa35")
    assert granted(state, "h-wi03")
    for attacker, defender in (("h-wa35", "n-437"), ("n-437", "h-wa35"), ("h-wa35", "n-437")):
        idle(state, "J")
        fight(state, attacker, defender)  # 2 to 7, three turns in a row
        assert (at(state, "h-wa35"), injured(state, "h-wa35")) == ("blue village", True)
    idle(state, "J")
    fight(state, "n-437", "h-wa26")
    assert at(state, "h-wa26") == "blue chakra"


@pytest.mark.rule("CB8.10.23", "R34")
def test_eternal_life_h_wi03_holds_against_effects_of_either_player() -> None:
    red = seat("n-437", hand="j-453 m-332", chakra="j-362*2")
    state = wishing("h-wi03", "h-wa18:db=7 h-wa01:injured", red, hand="h-te04 h-ev03", chi="h-ev01*2")
    play(state, "target h-wa01")
    settle(state)
    idle(state, "J")
    fight(state, "h-wa01", "n-437")
    play(state, "use h-te04 h-wa01", "target h-wa01")
    pay(state)
    settle(state)
    play(state, "use j-453 n-437", "target h-wa01")
    pay(state)
    settle(state)
    assert (at(state, "h-wa01"), injured(state, "h-wa01")) == ("blue battlefield", True)


@pytest.mark.rule("CB8.10.9")
def test_boundless_knowledge_h_wi04_draws_four_cards() -> None:
    state = wishing("h-wi04", hand="h-ev03", deck="h-te01 h-te02 h-te03 h-te04 h-te05")
    assert granted(state, "h-wi04")
    assert hand(state, BLUE) == "h-ev03 h-te01 h-te02 h-te03 h-te04"


@pytest.mark.rule("CB8.10.12", "CB8.3.2", "CB3.3.1")
def test_banish_the_enemy_h_wi05_puts_a_fighter_under_its_owners_deck() -> None:
    state = wishing("h-wi05", "h-wa18:db=7 h-wa25", seat("n-437+n-470 n-422:injured"))
    assert sorted(choices(state)) == ["target n-422", "target n-437", "target n-470"]
    play(state, "target n-437")
    assert granted(state, "h-wi05")
    assert state.setup.kinds[state.deck[RED][0]] == "n-437"  # the top is last
    assert teams(state, RED) == "n-422 n-470"


@pytest.mark.rule("CB8.10.7", "CB8.3.2")
def test_unlock_the_potential_h_wi06_places_three_growth_coins() -> None:
    state = wishing("h-wi06", "h-wa18:db=7 h-wa25:growth=1")
    assert sorted(choices(state)) == ["target h-wa18", "target h-wa25"]
    play(state, "target h-wa25")
    assert granted(state, "h-wi06")
    assert (coins(state, "h-wa25"), power(state, "h-wa25"), coins(state, "h-wa18")) == (4, "8/4", 0)


@pytest.mark.rule("CB8.10.12", "CB8.4.11", "CB8.3.4")
def test_send_them_home_h_wi07_returns_cheap_enemies() -> None:
    red = seat("n-437+n-475:growth=2 n-470:injured n-420", hand="m-332")  # turn cost 5, 2, 0, 3
    state = wishing("h-wi07", "h-wa18:db=7 h-wa21", red)
    assert granted(state, "h-wi07")
    assert teams(state, RED) == "n-420 n-437"
    assert hand(state, RED) == "m-332 n-470 n-475"
    assert teams(state, BLUE) == "h-wa18 h-wa21"
