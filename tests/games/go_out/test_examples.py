"""The worked examples of section 10, one test each, with all their numbers."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.go_out.table import (
    BLUE,
    GREEN,
    RED,
    choose,
    damage,
    decider,
    discarded,
    hand,
    new,
    pile,
    play,
    table,
    told,
)


@pytest.mark.rule("E1", "GO3.3", "GO6.1", "GO2.9")
@pytest.mark.parametrize(
    ("players", "size", "deck", "wins"), [(2, 13, 60, 3), (3, 13, 47, 2), (4, 11, 42, 2), (5, 9, 41, 2)]
)
def test_e1_the_deal(players: int, size: int, deck: int, wins: int) -> None:
    state = new(players)
    assert [cards.bit_count() for cards in state.hand] == [size] * players
    assert len(state.deck) == deck
    assert state.view(None)["wins_needed"] == wins


@pytest.mark.rule("E2", "GO4.2.2", "GO4.2.4", "GO4.1.3")
def test_e2_following() -> None:
    state = table(piles="7x2 by red", turn="blue", blue="nerai: 5 6 8x2 9 10x3 G")
    assert pile(state) == ("red", 7, 2, 2)
    assert state.choices() == ["reveal", "play 8x2", "play 10x2", "guard", "pass"]


@pytest.mark.rule("E3", "GO4.4.4", "R18", "GO2.8")
def test_e3_damage() -> None:
    state = table(piles="12x2 by red", turn="blue", blue="satsuki: 2 4x2 9 11 / 1 1 3", deck="13 1 ...", discard="5")
    deck = len(state.deck)
    (drawn,) = told(play(state, "pass"), "draw")
    assert drawn["cards"] == ["n01", "n13"]
    assert hand(state, BLUE) == "1 2 4 4 9 11 13"
    play(state, "place 1 2")
    assert state.hurt(BLUE) == 5
    assert damage(state, BLUE) == "1 1 1 2 3"
    assert hand(state, BLUE) == "4 4 9 11 13"
    assert len(state.deck) == deck - 2
    assert discarded(state) == "5"
    assert decider(state) == "green"


@pytest.mark.rule("E4", "GO4.4.2", "GO4.4.3", "R5", "R6")
def test_e4_elimination() -> None:
    given: dict[str, Any] = {"turn": "blue", "blue": "toyoko: 2 4 / 1 1 1"}
    state = table(piles="7 by red", **given)
    deck = state.deck[:]
    events = play(state, "pass")
    assert told(events, "reveal") == [{"seat": "blue", "character": "toyoko"}]
    assert told(events, "out") == [{"seat": "blue"}]
    assert not told(events, "draw")
    assert state.deck == deck
    assert state.out == (0, 1, 0, 0)
    assert decider(state) == "green"
    state = table(piles="5 by red", **given)
    play(state, "pass", "place 2")
    assert state.hurt(BLUE) == 4
    assert state.out == (0, 0, 0, 0)
    assert state.power[BLUE] == 0


@pytest.mark.rule("E5", "GO4.1.5", "GO2.5")
def test_e5_the_end_of_a_trick() -> None:
    state = table(players=3, piles="4 by green; 11 by red", turn="blue", green="niwa: 5 G", deck="8 9 ...")
    play(state, "pass", "place 8 9", "guard")
    assert decider(state) == "red"
    assert state.field == []
    assert state.tableau == ()
    assert discarded(state) == "4 11 G"
    assert "pass" not in state.choices()


@pytest.mark.rule("E6", "GO4.3.3", "GO4.1.2", "R3", "R4")
def test_e6_guard_as_the_lead() -> None:
    state = table(red="niwa: 4 G", blue="niwa: 5 6")
    assert state.choices() == ["reveal", "play 4", "guard"]
    play(state, "guard")
    assert discarded(state) == "G"
    assert decider(state) == "blue"
    assert state.choices() == ["reveal", "play 5", "play 6"]


@pytest.mark.rule("E7", "R2", "GO4.6.1", "GO4.3.1")
def test_e7_out_with_a_guard() -> None:
    state = table(piles="13x3 by blue", red="kyoko: G")
    assert pile(state) == ("blue", 13, 3, 3)
    (won,) = told(play(state, "guard"), "won")
    assert won == {"seat": "red", "character": "kyoko", "how": "out_guard", "wins": 1}
    assert state.wins == (1, 0, 0, 0)


@pytest.mark.rule("E8", "GO5.1.1", "R21", "GO2.6")
def test_e8_nerai() -> None:
    state = table(piles="5x3 by blue", red="NERAI: 4x2 5 6 9")
    assert state.choices() == ["play 4x2+5 as 6", "play 4x2+6 as 6", "play 4+5+6 as 6", "pass"]
    play(state, "play 4x2+5 as 6")
    assert pile(state) == ("red", 6, 3, 1)
    assert hand(state, RED) == "6 9"


@pytest.mark.rule("E9", "GO5.2.1", "R20", "R23")
def test_e9_toyoko() -> None:
    state = table(piles="13 by blue", red="toyoko: 1x2 3", blue="niwa: 9 13")
    assert state.choices() == ["reveal", "pass"]
    play(state, "reveal")
    assert state.choices() == ["play 1 as 14", "pass"]
    play(state, "play 1 as 14")
    assert pile(state) == ("red", 14, 1, 1)
    assert decider(state) == "blue"
    assert state.choices() == ["reveal", "pass"]
    play(state, "pass", "place 9")
    assert state.hurt(BLUE) == 1


@pytest.mark.rule("E10", "GO5.3.1", "R17", "R14")
def test_e10_niwa() -> None:
    rest = "1x6 2x6 3x6 4x6 5x6 6x6 7x6"  # 42 cards that are out of the way in the hands of others
    state = table(
        piles="13 by red",
        turn="blue",
        red=f"kira: {rest}",
        blue="NIWA: 8 8 9 9 G G / 8",
        green="kira: 10x3",
        yellow="kira: 10x3 11x3",
        discard="12x6 G",
        deck="11x3 9 9 9 9 8 8 8 13 13 13 13 13 G G G G G",
    )
    assert (len(state.deck), state.discard.bit_count()) == (20, 7)
    play(state, "pass")
    assert len(state.deck) == 14
    assert hand(state, BLUE) == "8 8 9 9 9 9 9 11 11 11 G G"
    play(state, "place 8 8 9")
    assert state.hurt(BLUE) == 4
    play(state, "discard 9 9 9")
    assert state.discard.bit_count() == 10
    assert hand(state, BLUE) == "9 11 11 11 G G"
    assert decider(state) == "green"


@pytest.mark.rule("E11", "GO5.4.1", "GO5.4.2", "GO4.6.1", "R23")
def test_e11_shian() -> None:
    state = table(
        turn="green", piles="12x2 by red; 1x2 as 14 by blue", blue="TOYOKO: 3 4", green="SHIAN: 2 3x2 8x2", discard="5"
    )
    assert pile(state) == ("blue", 14, 2, 1)
    play(state, "sweep 2+3x2")
    assert state.field == []
    assert discarded(state) == "1 1 2 3 3 5 12 12"
    assert decider(state) == "green"
    assert state.choices() == ["play 8", "play 8x2"]
    (won,) = told(play(state, "play 8x2"), "won")
    assert (won["seat"], won["how"]) == ("green", "out_play")


@pytest.mark.rule("E12", "GO5.5.1", "GO5.5.2")
def test_e12_satsuki() -> None:
    for said, dealt in (("play 4", 2), ("play 9x2", 3), ("play 13", 3)):
        state = table(red="SATSUKI: 4 9x2 13 1")
        play(state, said)
        assert pile(state)[3] == dealt
    state = table(red="SATSUKI: 4 9x2 13", blue="niwa: 2 G")
    play(state, "play 9x2", "guard")
    assert decider(state) == "green"
    assert pile(state)[3] == 3


@pytest.mark.rule("E13", "GO5.6.1", "GO5.6.2", "R13")
def test_e13_kira() -> None:
    given: dict[str, Any] = {"piles": "8 by red", "turn": "blue", "blue": "kira: 3 6 10 / 1 1 1 1"}
    state = table(**given)
    play(state, "pass")
    assert state.out == (0, 1, 0, 0)
    state = table(**given)
    play(state, "reveal", "pass")
    assert state.choices() == ["discard 3", "discard 6", "discard 10"]
    play(state, "discard 3 6")
    assert state.hurt(BLUE) == 4
    assert hand(state, BLUE) == "10"
    assert discarded(state) == "3 6"
    assert decider(state) == "green"


@pytest.mark.rule("E14", "GO5.7.1", "GO5.7.2", "GO4.6.1")
def test_e14_ten() -> None:
    state = table(piles="4 by red", turn="blue", blue="ten: 5 / 1 1", deck="9 ...")
    held = state.hand[GREEN].bit_count()
    play(state, "pass", "reveal", "place 9")
    assert state.choices() == [f"give 5 to {seat}" for seat in ("red", "green", "yellow")] + ["keep"]
    events = play(state, "give 5 to green")
    (won,) = told(events, "won")
    assert (won["seat"], won["how"], won["character"]) == ("blue", "out_gift", "ten")
    (gift,) = told(events, "gift")
    assert gift == {"seat": "blue", "to": "green", "card": "n05"}
    # The next battle has been dealt since, so the gift is looked at where the giver does not win with it.
    state = table(piles="4 by red", turn="blue", blue="TEN: 5 7 / 1 1", deck="9 ...")
    play(state, "pass", "place 9", "give 5 to green")
    assert state.hand[GREEN].bit_count() == held + 1
    assert hand(state, BLUE) == "7"


@pytest.mark.rule("E15", "GO5.8.1", "GO5.8.2", "GO5.8.3", "R28", "R29")
def test_e15_kyoko() -> None:
    state = table(red="KYOKO: 7 3", blue="nerai: 8x2 9 G")
    play(state, "play 7")
    assert pile(state) == ("red", 7, 2, 2)
    assert state.choices() == ["reveal", "play 8x2", "guard", "pass"]
    state = table(piles="10 by blue", red="KYOKO: 11 12")
    assert state.choices() == ["pass"]
    state = table(piles="10x2 by blue", red="KYOKO: 11 12")
    assert state.choices() == ["play 11", "play 12", "pass"]


@pytest.mark.rule("E16", "GO4.6.4", "GO4.6.5", "GO4.6.6", "R33")
def test_e16_the_lock() -> None:
    state = table(players=3, turn="blue", blue="ten: 4", red="ten: 5 6")
    play(state, "play 4")
    assert state.wins == (0, 1, 0)
    assert state.starter == GREEN
    assert [len(state.choices(seat)) for seat in ("red", "blue", "green")] == [8, 7, 8]
    assert "choose ten" not in state.choices("blue")
    assert "choose ten" in state.choices("red")
    choose(state, "ten", "niwa", "niwa")
    assert decider(state) == "green"
