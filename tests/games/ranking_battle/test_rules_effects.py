"""Sections 5, 6.1 and 6.2: drawing and shuffling, bonuses, and what other effects ask and do."""

from __future__ import annotations

import pytest

from tests.games.ranking_battle.table import (
    BLUE,
    RED,
    YELLOW,
    board,
    deck,
    discard,
    hand,
    play,
    question,
    seat,
    table,
    told,
    victories,
)

# -- decks ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RB5.1", "RB6.1.1")
def test_to_draw_is_to_take_the_top_card() -> None:
    state = table(red=seat(hand="kyousuke", deck="mio saya kud"))
    (drawn,) = told(play(state, "play kyousuke"), "draw")
    assert drawn["cards"] == ["mio", "saya"]
    assert deck(state, RED) == "kud"


@pytest.mark.rule("RB5.2")
def test_a_deck_is_made_anew_only_when_a_card_is_needed() -> None:
    """Two cards are drawn and two there are: the deck is empty, and stays so."""
    exact = table(red=seat(hand="kyousuke", deck="mio saya", discard="kud"))
    assert not told(play(exact, "play kyousuke"), "reshuffle")
    assert (deck(exact, RED), discard(exact, RED)) == ("", "kud")
    short = table(red=seat(hand="kyousuke", deck="mio", discard="kud rin"), chance=[["rin#1", "kud#1"]])
    (told_of,) = told(play(short, "play kyousuke"), "reshuffle")
    assert (told_of["seat"], told_of["count"]) == ("red", 2)
    assert hand(short, RED) == "mio rin"
    assert (deck(short, RED), discard(short, RED)) == ("kud", "")


@pytest.mark.rule("RB5.3", "R26")
def test_with_neither_deck_nor_discard_pile_the_rest_is_left_out() -> None:
    state = table(red=seat(hand="kyousuke cat_single", deck="mio"))
    play(state, "play kyousuke")
    assert hand(state, RED) == "cat_single mio"
    ending = table("challenge", red=seat(hand="mio", deck="kud"), players=3)
    play(ending, "pass")
    assert hand(ending, RED) == "kud mio"  # there are not four cards


@pytest.mark.rule("RB5.4", "RB6.2.4")
def test_what_was_discarded_before_is_in_the_shuffle() -> None:
    """Escape! discards first: the discarded card can come back at once."""
    state = table(red=seat("haruka", hand="mio", events="escape"), chance=[["mio#1"]])
    play(state, "event escape", "discard mio")
    assert hand(state, RED) == "mio"
    assert (deck(state, RED), discard(state, RED)) == ("", "")


# -- bonuses ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RB6.1.1", "RB6.1.2", "RB6.1.3", "RB6.1.4", "RB6.1.5")
def test_bonuses_add_up() -> None:
    state = table(
        red=seat("riki", played="komari mio", hand="kud*2 komari", events="little_busters", deck="cat_single*2"),
        counters={"plays": 2, "points": 3, "power": 4},
    )
    play(state, "event little_busters")
    assert (len(state.hand[RED]), state.plays, state.points, state.power) == (5, 3, 5, 6)
    play(state, "play kud", "play kud", "play komari")
    assert (state.plays, state.points, state.power) == (2, 7, 8)


# -- hands ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RB6.2.1")
def test_a_discard_with_an_empty_hand_is_skipped() -> None:
    state = table(red=seat(hand="mio"))
    play(state, "play mio")
    assert question(state) == "red replace"


@pytest.mark.rule("RB6.2.2")
def test_the_target_of_haruka_holds_four_cards_and_chooses() -> None:
    state = table(
        red=seat(hand="haruka"),
        blue=seat(hand="mio kud cat_single*2"),
        green=seat(hand="mio*3"),
        yellow=seat(hand="saya*5"),
    )
    play(state, "play haruka")
    assert state.choices() == ["target blue", "target yellow"]
    play(state, "target blue")
    assert question(state) == "blue forced_discard"
    assert state.choices() == ["discard kud", "discard mio", "discard cat_single"]
    play(state, "discard kud")
    assert hand(state, BLUE) == "cat_single*2 mio"
    assert discard(state, BLUE) == "kud"
    assert question(state) == "red replace"


@pytest.mark.rule("RB6.2.3", "R26", "R44")
def test_removing_a_card_of_hand_or_discard_pile_is_optional_and_draws() -> None:
    given = {"hand": "kanata cat_single", "discard": "mio mio", "deck": "saya"}
    state = table(red=seat("kud", **given))  # type: ignore[arg-type]
    play(state, "play kanata")
    assert state.choices() == ["remove hand cat_single", "remove discard mio", "none"]  # not Kud, the attacker
    (removed,) = told(play(state, "remove discard mio"), "remove")
    assert (removed["card"], removed["origin"]) == ("mio", "discard")
    assert discard(state, RED) == "mio"
    assert hand(state, RED) == "cat_single saya"
    declined = table(red=seat("kud", **given))  # type: ignore[arg-type]
    play(declined, "play kanata", "none")
    assert hand(declined, RED) == "cat_single"
    assert deck(declined, RED) == "saya"


@pytest.mark.rule("RB6.2.4", "R35")
def test_a_cycle_discards_any_number_and_draws_as_many() -> None:
    state = table(red=seat("haruka", hand="mio cat_single*2", events="escape", deck="kud saya rin"))
    play(state, "event escape")
    assert state.choices() == ["discard mio", "discard cat_single", "done"]
    play(state, "discard cat_single", "discard cat_single")
    assert state.choices() == ["discard mio", "done"]
    assert len(state.deck[RED]) == 3  # nothing is drawn before all is discarded
    play(state, "done")
    assert hand(state, RED) == "kud mio saya"
    none = table(red=seat("haruka", hand="mio", events="escape", deck="kud"))
    play(none, "event escape", "done")
    assert (hand(none, RED), none.plays) == ("mio", 2)


@pytest.mark.rule("RB6.2.9", "RB8.7")
def test_a_character_is_taken_back_into_the_hand() -> None:
    state = table(red=seat("kyousuke", hand="cat_pair", discard="mio kud cat_single", events="making_an_entrance"))
    play(state, "event making_an_entrance")
    assert state.choices() == ["retrieve kud", "retrieve mio"]  # no cat
    play(state, "retrieve kud")
    assert hand(state, RED) == "cat_pair kud"
    assert discard(state, RED) == "cat_single mio"
    nothing = table(red=seat("kyousuke", hand="cat_pair", discard="cat_single", events="making_an_entrance"))
    play(nothing, "event making_an_entrance")
    assert (hand(nothing, RED), nothing.plays) == ("cat_pair", 2)


@pytest.mark.rule("RB6.2.10", "RB8.7")
@pytest.mark.parametrize(("top", "plays"), [("mio", 2), ("cat_trio", 1), ("", 1)])
def test_the_top_card_is_revealed_into_the_hand(top: str, plays: int) -> None:
    state = table(red=seat("saya", hand="cat_single", deck=top, events="dramatic_encounter"))
    play(state, "event dramatic_encounter")
    assert hand(state, RED).split() == sorted(["cat_single", *top.split()])
    assert (state.plays, state.power) == (plays, 1)
    assert state.view()["shown"] == top.split()


# -- boards -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RB6.2.11", "R46")
def test_an_attacker_bonus_once_more_or_none() -> None:
    state = table(red=seat("mio", played="kengo saya", hand="cat_single", events="mio_and_midori"))
    play(state, "event mio_and_midori")
    assert state.choices() == ["repeat mio", "repeat saya", "repeat kengo"]
    play(state, "repeat saya")
    assert state.power == 1
    assert question(state) == "red character"  # she does not look at weapons
    nothing = table(red=seat("mio", played="kengo", hand="cat_single", events="mio_and_midori"))
    play(nothing, "event mio_and_midori", "repeat kengo")
    assert (nothing.power, nothing.points, nothing.plays, hand(nothing, RED)) == (0, 0, 1, "cat_single")


@pytest.mark.rule("RB6.2.12")
@pytest.mark.parametrize(("played", "power"), [("", 1), ("mio", 2), ("mio mio", 3), ("mio mio kud", 3)])
def test_power_for_each_character_on_the_board(played: str, power: int) -> None:
    state = table(red=seat("masato", played=played, hand="saya", events="muscle_sensation"))
    play(state, "event muscle_sensation")
    assert state.power == power


@pytest.mark.rule("RB6.2.13")
@pytest.mark.parametrize(("played", "drawn"), [("", 1), ("kyousuke", 1), ("mio", 2), ("mio saya kud", 3)])
def test_a_card_for_each_female_on_the_board(played: str, drawn: int) -> None:
    state = table(red=seat("yuiko", played=played, events="bizarre_tea_party", deck="cat_single*5"))
    play(state, "event bizarre_tea_party")
    assert (len(state.hand[RED]), state.points) == (drawn, 1)


@pytest.mark.rule("RB6.2.14", "RB4.7.3")
def test_a_weakened_player_is_so_until_the_end_of_the_turn() -> None:
    state = table(red=seat("kud", played="yuiko", events="that_tickles", deck="mio*5"))
    play(state, "event that_tickles", "target yellow")
    assert state.weaken == [0, 0, 0, 4]
    assert hand(state, RED) == "mio"
    play(state, "done", "keep", "done", "attacker kud", "pass")
    assert state.weaken[YELLOW] == 0


@pytest.mark.rule("RB6.2.15", "RB4.5.6")
def test_another_challenge() -> None:
    state = table(red=seat("kengo", played="masato", hand="mio", events="getting_too_excited"))
    play(state, "event getting_too_excited")
    assert (state.challenges, state.power) == (2, 2)


# -- weapons and victory cards ----------------------------------------------------------------------------------------


@pytest.mark.rule("RB6.2.5", "R35")
def test_weapons_are_looked_at_and_put_back_in_any_order() -> None:
    for first, order in (("dorj", ["dorj", "shinai"]), ("shinai", ["shinai", "dorj"])):
        state = table(red=seat(hand="saya"), weapons="shinai dorj eel_pie")
        play(state, "play saya")
        assert question(state) == "red order"
        assert state.choices() == ["top shinai", "top dorj"]
        play(state, f"top {first}")
        top = [state.setup.kinds[card] for card in reversed(state.weapons[-3:])]
        assert top == [*order, "eel_pie"]


@pytest.mark.rule("RB6.2.5", "R36", "RB8.9")
def test_two_weapons_of_a_kind_are_asked_about_too() -> None:
    state = table(red=seat(hand="saya"), weapons="shinai*2")
    play(state, "play saya")
    assert state.choices() == ["top shinai"]


@pytest.mark.rule("RB6.2.5", "RB5.5", "R42")
def test_the_last_weapon_and_one_of_the_new_deck() -> None:
    """One weapon is left: it is looked at together with the first of the shuffled discard pile."""
    away = "burdock_root"
    state = table(
        red=seat(hand="saya"),
        zones={"weapons": ["shinai"], "used_weapons": [away, "..."]},
    )
    assert (len(state.weapons), len(state.used_weapons)) == (1, 43)
    events = play(state, "play saya")
    assert [each["count"] for each in told(events, "reshuffle")] == [43]
    (seen,) = told(events, "peek")
    assert seen["cards"][0] == "shinai"
    assert len(state.weapons) == 44
    play(state, f"top {seen['cards'][1]}")
    top = [state.setup.kinds[card] for card in reversed(state.weapons[-2:])]
    assert top == [seen["cards"][1], "shinai"]


@pytest.mark.rule("RB6.2.6")
def test_own_victory_cards_are_turned_down_for_something() -> None:
    given = {"played": "komari", "hand": "cat_single", "events": "bathing_with_friends"}
    state = table(red=seat("rin", up=3, down=1, **given))  # type: ignore[arg-type]
    play(state, "event bathing_with_friends")
    assert victories(state, RED) == "2 up 2 down"
    assert (state.plays, state.points) == (3, 2)


@pytest.mark.rule("RB6.2.7")
@pytest.mark.parametrize(
    ("down", "left"), [(0, "1 up 0 down"), (1, "2 up 0 down"), (2, "3 up 0 down"), (3, "3 up 1 down")]
)
def test_own_victory_cards_are_turned_up_as_far_as_there_are(down: int, left: str) -> None:
    state = table(red=seat("kyousuke", played="riki_star", hand="mio", up=1, down=down, events="entrusted_feelings"))
    play(state, "event entrusted_feelings")
    assert victories(state, RED) == left
    assert state.power == 1


@pytest.mark.rule("RB6.2.8", "R31")
def test_another_player_s_victory_card_is_turned_down() -> None:
    state = table(
        red=seat("kanata", hand="mio", events="committee_president", up=2),
        blue=seat(up=2, down=1),
        green=seat(down=3),
        yellow=seat(up=1),
    )
    play(state, "event committee_president")
    assert state.choices() == ["target blue", "target yellow"]
    play(state, "target blue")
    assert victories(state, BLUE) == "1 up 2 down"
    alone = table(red=seat("kanata", hand="mio", events="committee_president"), blue=seat(up=1))
    play(alone, "event committee_president")
    assert victories(alone, BLUE) == "0 up 1 down"  # the only one


@pytest.mark.rule("RB4.1.1", "RB2.1.7")
@pytest.mark.parametrize(
    ("rank", "left"),
    [(1, "0 up 3 down"), (2, "0 up 3 down"), (3, "0 up 3 down"), (4, "1 up 2 down"), (5, "2 up 1 down")],
)
def test_the_ranking_cards(rank: int, left: str) -> None:
    state = table("begin", red=seat("kengo", rank=rank, down=3, deck="mio*3", hand="kud"), players=5)
    play(state, "rank")
    assert victories(state, RED) == left
    assert (len(state.hand[RED]), state.points, state.power) == (1 + (rank == 1), int(rank == 2), int(rank > 2))
    assert board(state, RED) == "kengo"
