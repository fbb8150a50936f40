"""Section 6.4: equipping weapons, and what each kind of ability does."""

from __future__ import annotations

from typing import Any

import pytest

from meijin.games.ranking_battle.cards import CATALOGUE
from meijin.games.ranking_battle.state import RankingBattle
from tests.games.ranking_battle.table import (
    BLUE,
    RED,
    Seat,
    discard,
    play,
    question,
    result,
    seat,
    table,
    told,
    victories,
)


def duel(red: Seat, blue: Seat, weapons: str = "burdock_root burdock_root", **given: Any) -> RankingBattle:
    """Red may challenge Blue."""
    return table("challenge", red=red, blue=blue, weapons=weapons, **given)


@pytest.mark.rule("RB6.3.4", "R30", "R36")
def test_kengo_chooses_and_is_not_asked_between_two_of_a_kind() -> None:
    state = duel(seat("kengo", rank=2), seat(rank=1), "burdock_root sea_urchin dorj")
    play(state, "challenge blue", "done")
    assert question(state) == "red equip"
    assert [state.setup.kinds[card] for card in state.equipped[RED]] == ["burdock_root", "sea_urchin"]
    assert result(play(state, "equip burdock_root")) == "draw 8:6"
    same = duel(seat("kengo", rank=2), seat(rank=1), "sea_urchin*2 dorj")
    assert result(play(same, "challenge blue", "done")) == "red 10:6"
    assert len(same.used_weapons) == 3


@pytest.mark.rule("RB6.3.4", "RB6.4.7", "RB6.4.1")
def test_kengo_exchanges_a_yo_yo_for_one_weapon_without_a_second_choice() -> None:
    state = duel(seat("kengo", rank=2), seat(rank=1), "cyber_yoyo tally_counter shinai burdock_root")
    play(state, "challenge blue", "done", "equip cyber_yoyo")
    assert state.choices() == ["exchange", "keep"]
    assert result(play(state, "exchange")) == "red 12:3"


@pytest.mark.rule("RB6.4.1", "RB6.4.2")
@pytest.mark.parametrize(
    ("weapon", "bearer", "other", "total"),
    [
        ("shinai", "kengo", "mio", 6 + 6),
        ("shinai", "saya", "mio", 5 + 3),
        ("drone_beetle", "saya", "mio", 5 + 1),
        ("bluebeard", "mio", "masato", 2 + 6),
        ("bluebeard", "mio", "riki_star", 2 + 0),
        ("eel_pie", "komari", "mio", 2 + 5),
        ("eel_pie", "mio", "komari", 2),
    ],
)
def test_weapons_by_who_fights(weapon: str, bearer: str, other: str, total: int) -> None:
    deal = f"{weapon} {weapon}" if bearer == "kengo" else weapon
    state = duel(seat(bearer, rank=2), seat(other, rank=1), f"{deal} burdock_root")
    events = play(state, "challenge blue", "done")
    (how,) = told(events, "result")
    assert how["challenger"]["total"] == total


@pytest.mark.rule("RB6.4.3", "RB6.4.14")
@pytest.mark.parametrize(("named", "winner"), [(2, "red"), (3, "blue"), (0, "blue")])
def test_a_guess_wins_or_loses_at_once(named: int, winner: str) -> None:
    state = duel(seat(rank=2, deck="mio cat_single*4"), seat("yuiko", rank=1), "tally_counter sea_urchin")
    play(state, "challenge blue", "done")
    assert state.choices() == [f"guess {cost}" for cost in range(8)]
    events = play(state, f"guess {named}")
    (how,) = told(events, "result")
    assert (how["winner"], how["decided"]) == (winner, True)
    assert [each["seat"] for each in told(events, "weapon")] == []  # Blue takes none
    assert discard(state, RED) == "mio"
    assert state.rank[:2] == ([1, 2] if winner == "red" else [2, 1])


@pytest.mark.rule("RB6.4.3", "R45")
def test_without_a_card_the_guess_is_lost() -> None:
    state = duel(seat(rank=2), seat(rank=1), "tally_counter")
    play(state, "challenge blue", "done")
    (how,) = told(play(state, "guess 0"), "result")
    assert how["winner"] == "blue"


@pytest.mark.rule("RB6.4.4", "RB6.4.14", "R21")
def test_a_decisive_weapon_of_either_side() -> None:
    state = duel(seat("masato", rank=2), seat("kyousuke", rank=1), "penguin_doll penguin_doll")
    events = play(state, "challenge blue", "done")
    assert told(events, "result")[0]["winner"] == "blue"
    assert len(told(events, "weapon")) == 1
    defending = duel(seat("mio", rank=2), seat("kyousuke", rank=1), "penguin_doll penguin_doll")
    events = play(defending, "challenge blue", "done")
    assert told(events, "result")[0]["winner"] == "red"
    assert (defending.rank[RED], defending.rank[BLUE]) == (1, 2)
    female = duel(seat("mio", rank=2), seat("rin", rank=1), "penguin_doll burdock_root")
    assert result(play(female, "challenge blue", "done")) == "draw 7:5"


@pytest.mark.rule("RB6.4.5")
def test_mp3_player_counts_persons_on_board_and_in_the_discard_pile() -> None:
    """Riki twice, Mio twice and Kud: three; the hand does not count, nor do cats."""
    red = seat("riki_star", played="mio", discard="riki mio kud cat_single", hand="saya", rank=2)
    state = duel(red, seat(rank=1), "mp3_player burdock_root")
    assert result(play(state, "challenge blue", "done")) == "draw 4:3"
    many = seat("riki", discard="komari kud mio rin haruka kanata saya", rank=2)
    capped = duel(many, seat(rank=1), "mp3_player burdock_root")
    assert result(play(capped, "challenge blue", "done")) == "red 10:3"


@pytest.mark.rule("RB6.4.6", "RB6.4.10")
@pytest.mark.parametrize(
    ("weapons", "own", "outcome"),
    [
        ("volleyball burdock_root", 2, "red 6:3"),
        ("volleyball burdock_root", 1, "draw 3:3"),
        ("burdock_root volleyball", 1, "blue 3:6"),
        ("dorj burdock_root", 2, "draw 3:3"),
        ("burdock_root dorj", 2, "blue 3:6"),
    ],
)
def test_weapons_by_rank_and_role(weapons: str, own: int, outcome: str) -> None:
    state = duel(seat(rank=own), seat(rank=3 - own), weapons)
    assert result(play(state, "challenge blue", "done")) == outcome


@pytest.mark.rule("RB6.4.8")
def test_a_call_is_offered_to_its_person_only() -> None:
    for words, outcome in (("call", "red 12:3"), ("silent", "draw 4:3")):
        state = duel(seat("kud", rank=2), seat(rank=1), "strelka_belka burdock_root")
        play(state, "challenge blue", "done")
        assert state.choices() == ["call", "silent"]
        assert result(play(state, words)) == outcome
    other = duel(seat("mio", rank=2), seat(rank=1), "strelka_belka burdock_root")
    assert result(play(other, "challenge blue", "done")) == "draw 4:3"


@pytest.mark.rule("RB6.4.9", "RB5.3", "RB5.4")
@pytest.mark.parametrize(
    ("own", "pile", "shuffled", "points"),
    [
        ("cat_trio mio cat_pair cat_trio", "", [], 5),
        ("cat_trio", "", [], 3),
        ("", "", [], 0),
        ("cat_trio", "cat_pair mio", ["cat_pair#1", "mio#1"], 5),
    ],
)
def test_army_of_cats_reveals_as_many_as_there_are(own: str, pile: str, shuffled: list[str], points: int) -> None:
    state = duel(
        seat(rank=1),
        seat(deck=own, discard=pile, rank=2),
        "burdock_root army_of_cats",
        chance=[shuffled] if shuffled else [],
    )
    events = play(state, "challenge blue", "done")
    (how,) = told(events, "result")
    assert how["defender"]["total"] == 1 + points
    count = len([*own.split(), *pile.split()])
    assert len(state.discard[BLUE]) == min(3, count)
    assert len(state.deck[BLUE]) == max(0, count - 3)


@pytest.mark.rule("RB6.4.11")
def test_drone_beetle_weakens_a_female_opponent_only() -> None:
    female = duel(seat("saya", rank=2), seat("mio", rank=1), "drone_beetle burdock_root")
    assert result(play(female, "challenge blue", "done")) == "red 6:1"
    male = duel(seat("saya", rank=2), seat("kyousuke", rank=1), "drone_beetle burdock_root")
    assert result(play(male, "challenge blue", "done")) == "draw 6:7"


@pytest.mark.rule("RB6.4.13")
def test_eel_pie_turns_a_card_up_too_late_for_this_battle() -> None:
    state = duel(seat("saya", rank=2), seat(rank=1, down=2), "burdock_root eel_pie")
    events = play(state, "challenge blue", "done")
    assert result(events) == "red 7:1"
    assert victories(state, BLUE) == "1 up 1 down"


@pytest.mark.rule("RB5.5")
def test_the_weapon_deck_is_made_anew_when_a_weapon_is_needed() -> None:
    """The challenger's weapon is the last one; equipped as it is, it is not shuffled in."""
    names = [f"{weapon.id}#{copy}" for weapon in CATALOGUE.weapons for copy in range(1, weapon.quantity + 1)]
    order = ["sea_urchin#2", *(name for name in names if name not in ("shinai#1", "sea_urchin#2"))]
    state = table(
        "challenge",
        red=seat(rank=2),
        blue=seat(rank=1),
        zones={"weapons": ["shinai#1"], "used_weapons": ["..."]},
        chance=[order],
    )
    events = play(state, "challenge blue", "done")
    assert [(each.get("seat"), each["count"]) for each in told(events, "reshuffle")] == [(None, 43)]
    assert result(events) == "draw 4:5"
    assert (len(state.weapons), len(state.used_weapons)) == (42, 2)


@pytest.mark.rule("R27", "RB2.1.5")
def test_weapons_are_never_acquired() -> None:
    state = table("take", counters={"points": 30})
    names = {words.removeprefix("acquire ") for words in state.choices()}
    assert not names & {state.setup.kinds[card] for card in state.weapons}
