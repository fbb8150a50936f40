"""The worked examples of section 11, one test each, with all their numbers."""

from __future__ import annotations

import pytest

from meijin.games.ranking_battle.ending import Ending
from meijin.games.ranking_battle.state import RankingBattle
from tests.games.ranking_battle.table import (
    BLUE,
    GREEN,
    RED,
    YELLOW,
    board,
    decider,
    deck,
    discard,
    hand,
    idle,
    new,
    play,
    question,
    result,
    seat,
    table,
    told,
    totals,
    victories,
)

DEEP = "cat_single*4"  # a deck that an End Phase does not exhaust


@pytest.mark.rule("E1", "RB3.1", "RB3.3", "RB3.5", "RB3.6", "RB3.7", "RB3.8", "RB3.10", "RB3.11", "R5")
def test_e1_setup() -> None:
    state = new(characters="komari,mio,rin,sasami,saya,kengo,masato,yuiko")
    kinds = state.setup.kinds
    boxed = [kinds[card] for card in range(len(kinds)) if state.box >> card & 1]
    out = {
        *("day_with_kud", "escape", "committee_president", "making_an_entrance", "haruka_and_kanata"),
        *("that_tickles", "entrusted_feelings"),
    }
    events = {kind for kind in boxed if kind in out}
    assert events == out
    assert sum(kind in out for kind in boxed) == 14
    assert (len(state.display), [len(own) for own in state.board_events]) == (4, [1, 1, 1, 1])
    assert len(state.event_deck) == 14
    playing = {kinds[card] for card in (*state.display, *state.event_deck, *sum(state.board_events, ()))}
    assert playing <= {
        *("snack_time", "mio_and_midori", "playing_with_cats", "sasamis_cooking", "dramatic_encounter"),
        *("heroic_stunt", "muscle_sensation", "bizarre_tea_party", "bathing_with_friends", "getting_too_excited"),
        "little_busters",
    }
    assert state.rank[state.current] == 4
    assert sorted(state.rank) == [1, 2, 3, 4]  # RANK 5 is out
    rest = {kind: boxed.count(kind) for kind in boxed if kind not in out}
    assert rest == {"riki_star": 3, "cat_single": 6, "kanata": 8, "haruka": 8, "kud": 8, "kyousuke": 8}


@pytest.mark.rule("E2", "RB4.2.2", "RB6.1.1", "RB6.2.1")
def test_e2_mio() -> None:
    state = table(red=seat(hand="mio cat_single*2 cat_pair", deck="kud rin saya"))
    drawn = told(play(state, "play mio"), "draw")
    assert [each["cards"] for each in drawn] == [["kud"], ["rin"]]  # the bonus, then PLAY
    assert question(state) == "red discard"
    assert state.choices() == ["discard kud", "discard rin", "discard cat_single", "discard cat_pair"]
    play(state, "discard cat_single")
    assert hand(state, RED) == "cat_pair cat_single kud rin"
    assert discard(state, RED) == "cat_single"
    assert state.plays == 0


@pytest.mark.rule("E3", "RB6.1.2", "R7", "R15")
def test_e3_a_long_turn() -> None:
    state = table("begin", red=seat("riki", hand="kyousuke kud cat_single*2", deck="cat_single*5"))
    play(state, "bonus", "done")
    assert (len(state.hand[RED]), state.plays) == (5, 2)
    play(state, "play kyousuke")
    assert (len(state.hand[RED]), state.plays) == (6, 2)
    play(state, "play kud")
    assert (len(state.hand[RED]), state.plays, state.power) == (5, 2, 1)
    assert board(state, RED) == "riki: kyousuke kud"


@pytest.mark.rule("E4", "RB4.3.2", "RB4.3.3", "RB4.3.4", "RB6.1.3")
def test_e4_acquisition() -> None:
    state = table(
        "begin",
        red=seat(hand="komari cat_single*2 cat_pair", deck=DEEP, rank=2),
        characters="komari,kud,mio,rin,sasami,saya,masato,yuiko",
    )
    play(state, "rank")
    assert state.points == 1
    play(state, "play komari")
    assert state.points == 3
    play(state, "keep", "reveal all")
    assert state.points == 7
    assert "acquire yuiko" in state.choices()
    play(state, "acquire yuiko")
    assert discard(state, RED) == "yuiko"
    assert hand(state, RED) == "cat_pair cat_single*2"
    play(state, "attacker riki_star", "pass")
    assert discard(state, RED) == "cat_pair cat_single*2 komari yuiko"


@pytest.mark.rule("E5", "RB4.2.6", "RB6.2.6", "R12")
def test_e5_bathing_with_friends() -> None:
    state = table(red=seat("rin", played="komari", hand="cat_single", events="bathing_with_friends", up=1, down=2))
    play(state, "event bathing_with_friends")
    assert victories(state, RED) == "0 up 3 down"
    assert (state.plays, state.points) == (3, 2)
    state = table(red=seat("rin", played="komari", hand="cat_single", events="bathing_with_friends", down=3))
    play(state, "event bathing_with_friends")
    assert victories(state, RED) == "0 up 3 down"
    assert (state.plays, state.points) == (1, 0)
    assert state.choices() == ["done"]


def plain_battle(weapons: str) -> RankingBattle:
    """Red, Rank 3 with Masato and 1 power, challenges Blue, Rank 2 with Saya and a face-up victory card."""
    return table(
        "challenge",
        red=seat("masato", deck=DEEP, rank=3),
        blue=seat("saya", up=1, rank=2),
        weapons=weapons,
        counters={"power": 1},
    )


@pytest.mark.rule("E6", "RB4.6.1", "RB4.6.2", "RB4.6.10", "RB4.6.11", "RB4.6.14", "RB4.6.16")
def test_e6_a_plain_battle() -> None:
    state = plain_battle("burdock_root sea_urchin")
    play(state, "challenge blue")
    assert totals(state) == (8, 5)
    play(state, "done")
    assert question(state) == "blue expertise"  # Red has no victory card to use
    events = play(state, "expertise 1")
    assert [(each["seat"], each["n"]) for each in told(events, "weapon_power")] == [("red", 2), ("blue", 4)]
    assert result(events) == "draw 10:11"
    assert victories(state, BLUE) == "0 up 1 down"
    assert [state.setup.kinds[card] for card in state.used_weapons] == ["burdock_root", "sea_urchin"]
    assert (state.rank[RED], state.rank[BLUE]) == (3, 2)


@pytest.mark.rule("E7", "RB4.6.10", "RB4.6.12", "RB4.6.13", "RB6.4.13")
def test_e7_a_margin_of_three() -> None:
    state = plain_battle("burdock_root eel_pie")
    events = play(state, "challenge blue", "done", "expertise 1")
    assert result(events) == "red 10:7"
    assert victories(state, BLUE) == "1 up 0 down"
    assert (state.rank[RED], state.rank[BLUE]) == (2, 3)
    assert victories(state, RED) == "1 up 0 down"
    assert state.victories == 34


@pytest.mark.rule("E8", "RB4.6.4", "RB6.3.6")
def test_e8_reaction() -> None:
    state = table(
        "challenge",
        red=seat(rank=2),
        yellow=seat("kanata", hand="riki_star riki cat_single*2", deck="mio", rank=1),
    )
    play(state, "challenge yellow")
    assert totals(state) == (1, 3)
    assert state.choices() == ["use riki_star", "use riki", "done"]
    play(state, "use riki_star")
    assert totals(state) == (1, 4)
    play(state, "use riki")
    assert totals(state) == (1, 7)
    assert hand(state, YELLOW) == "cat_single*2 mio"
    assert discard(state, YELLOW) == ""
    play(state, "done")
    assert discard(state, YELLOW) == "riki riki_star"


@pytest.mark.rule("E9", "RB4.6.3", "RB6.3.2", "RB6.3.3", "RB6.4.11", "RB6.4.12")
def test_e9_sasami_against_yuiko() -> None:
    state = table("challenge", red=seat("sasami", rank=2), blue=seat("yuiko", rank=1), weapons="bluebeard drone_beetle")
    play(state, "challenge blue")
    assert totals(state) == (4, 8)
    assert result(play(state, "done")) == "draw 8:9"


@pytest.mark.rule("E10", "RB6.3.5")
def test_e10_masato_s_expertise() -> None:
    state = table("challenge", red=seat("masato", up=3, rank=2), blue=seat(rank=1), weapons="sea_urchin sea_urchin")
    play(state, "challenge blue", "done")
    assert state.choices() == ["expertise 0", "expertise 1", "expertise 2", "expertise 3"]
    (used,) = told(play(state, "expertise 3"), "expertise")
    assert (used["count"], used["n"], used["total"]) == (3, 3, 10)


@pytest.mark.rule("E11", "RB6.4.3", "RB6.4.14", "RB5.2", "R21", "R28")
def test_e11_tally_counter() -> None:
    order = [["kud#1", "cat_single#1", "cat_single#2"]]
    state = table(
        "challenge",
        red=seat(discard="cat_single*2 kud", hand="mio*4", rank=2),
        blue=seat(rank=1),
        weapons="tally_counter",
        chance=list(order),
    )
    weapons = len(state.weapons)
    events = play(state, "challenge blue", "done", "guess 1")
    (guess,) = told(events, "guess")
    assert (guess["cost"], guess["card"], guess["right"]) == (1, "kud", False)
    assert told(events, "result")[0]["winner"] == "blue"
    assert len(state.weapons) == weapons - 1  # Blue took none
    assert victories(state, BLUE) == "1 up 0 down"
    assert (state.rank[RED], state.rank[BLUE]) == (2, 1)
    # Kud was discarded and the deck had the two Singles, when Red's End Phase drew them and what was discarded then.
    (end,) = told(events, "end")
    assert end["cards"] == ["mio"] * 4
    assert [each["cards"][:2] for each in told(events, "draw")] == [["cat_single", "cat_single"]]


@pytest.mark.rule("E11")
def test_e11_the_deck_after_the_guess() -> None:
    """The defender guesses, so that the deck is still there to be seen."""
    state = table(
        "challenge",
        red=seat(rank=1),
        blue=seat(discard="cat_single*2 kud", rank=2),
        weapons="burdock_root tally_counter",
        chance=[["kud#1", "cat_single#1", "cat_single#2"]],
    )
    play(state, "challenge blue", "done", "guess 1")
    assert discard(state, BLUE) == "kud"
    assert deck(state, BLUE) == "cat_single cat_single"
    assert victories(state, RED) == "1 up 0 down"


@pytest.mark.rule("E12", "RB6.3.4", "RB6.4.2", "R30")
def test_e12_penguin_and_kengo() -> None:
    state = table(
        "challenge",
        red=seat("kengo", deck=DEEP, rank=2),
        blue=seat(rank=1),
        weapons="penguin_doll shinai burdock_root",
    )
    play(state, "challenge blue", "done")
    assert state.choices() == ["equip shinai", "equip penguin_doll"]
    events = play(state, "equip shinai")
    assert result(events) == "red 12:3"
    assert [each["n"] for each in told(events, "weapon_power") if each["seat"] == "red"] == [3, 3]
    assert sorted(state.setup.kinds[card] for card in state.used_weapons) == ["burdock_root", "penguin_doll", "shinai"]


@pytest.mark.rule("E13", "RB6.4.7", "RB6.4.1")
def test_e13_yo_yo() -> None:
    state = table(
        "challenge",
        red=seat("saya", deck=DEEP, rank=2),
        blue=seat(rank=1),
        weapons="cyber_yoyo cyber_yoyo burdock_root",
    )
    play(state, "challenge blue", "done")
    assert state.choices() == ["exchange", "keep"]
    assert result(play(state, "exchange")) == "red 8:3"


@pytest.mark.rule("E14", "RB7.3", "RB7.6", "RB7.7", "RB7.9", "RB7.11", "R32")
def test_e14_crowned_in_the_own_turn() -> None:
    state = table("challenge", red=seat("masato", up=5, rank=1), green=seat(rank=3), weapons="sea_urchin burdock_root")
    play(state, "challenge green", "done", "expertise 0")
    assert victories(state, RED) == "6 up 0 down"
    assert state.view()["waiting"] == ["blue", "green", "yellow"]
    turns = []
    while state.deciders:
        turns.append(decider(state))
        idle(state)
    assert turns == ["blue", "green", "yellow"]
    assert state.ending is Ending.TITLE_KEPT
    assert max(range(4), key=lambda who: state.returns()[who]) == RED


def crowned_in_defence() -> RankingBattle:
    """Red, Rank 1, has beaten Blue in Blue's turn and has six victory cards; Green has six, too, and Rank 3."""
    state = table(
        "challenge",
        red=seat("masato", up=5, rank=1),
        blue=seat(rank=2),
        green=seat("yuiko", down=6, rank=3),
        decides="blue",
        weapons="burdock_root sea_urchin sea_urchin burdock_root",
    )
    play(state, "challenge red", "done", "expertise 0")
    assert victories(state, RED) == "6 up 0 down"
    return state


@pytest.mark.rule("E15", "RB7.6", "RB7.10", "R32")
def test_e15_crowned_in_defence() -> None:
    state = crowned_in_defence()
    assert state.view()["waiting"] == ["blue", "green", "yellow"]
    turns = []
    while state.deciders:
        turns.append(decider(state))
        idle(state)
    assert turns == ["green", "yellow", "red", "blue"]
    assert state.ending is Ending.TITLE_KEPT
    assert state.rank[RED] == 1


@pytest.mark.rule("E15", "RB7.8", "R29")
def test_e15_the_title_passes() -> None:
    state = crowned_in_defence()
    idle(state, "green challenge")
    play(state, "challenge red", "done", "expertise 0")
    assert (state.rank[GREEN], state.rank[RED]) == (1, 3)
    assert victories(state, GREEN) == "1 up 6 down"
    assert state.view()["waiting"] == ["red", "blue", "yellow"]
    turns = []
    while state.deciders:
        turns.append(decider(state))
        idle(state)
    assert turns == ["yellow", "red", "blue"]
    assert state.returns()[GREEN] == 1
