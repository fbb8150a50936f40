"""The log: what is told of each event, in words and in numbers."""

from __future__ import annotations

import pytest

from meijin.games.ranking_battle.game import GAME
from meijin.games.ranking_battle.state import RankingBattle
from tests.games.ranking_battle.table import RED, play, question, seat, table, told


def lines(state: RankingBattle, *actions: str) -> list[str]:
    return [GAME.narrate(event.kind, event.fields) for event in play(state, *actions)]


def test_one_of_something_is_not_many() -> None:
    assert "Red: [Acquisition Points+1], which makes 1 point." in lines(
        table(red=seat(hand="riki_star")), "play riki_star"
    )
    played = lines(table(red=seat(hand="kud")), "play kud")
    assert "Red: [Character Plays+1], which makes 1 play." in played
    assert "Red: [Attack Power+1], which makes 1 attack power." in played


@pytest.mark.rule("R49")
def test_who_comes_late_in_the_first_round_is_told_of_the_bonus_and_why() -> None:
    state = table("challenge", decides="yellow", players=5, counters={"turn": 4})
    events = play(state, "pass")
    assert told(events, "head_start") == [{"seat": "purple", "place": 5, "what": "points", "n": 2}]
    told_lines = [GAME.narrate(event.kind, event.fields) for event in events]
    assert told_lines[-1] == "Purple comes fifth and begins with [Acquisition Points+2]."
    assert GAME.question(state.setup, state.view("purple"), state.choices()) == (
        "Your turn begins with 2 points: use your ranking card?"
    )


@pytest.mark.rule("R49", "RB8.3")
def test_a_card_for_coming_late_is_drawn_in_secret() -> None:
    state = table("challenge", decides="green", counters={"turn": 3}, yellow=seat(deck="kud"))
    events = play(state, "pass")
    told_lines = [GAME.narrate(event.kind, event.fields) for event in events]
    assert told_lines[-2:] == ["Yellow comes fourth and begins with [Draw+1].", "Yellow draws Kudryavka Noumi."]
    assert events[-1].seen_by(RED) == {"seat": "yellow", "count": 1}


def test_nothing_to_flip() -> None:
    for down, line in (
        (0, "Red has no victory card to flip face-up."),
        (1, "Red flips 1 victory card face-up: 1 up and 0 down."),
    ):
        assert line in lines(table("begin", red=seat(rank=4, down=down)), "rank")


def test_weapons_are_named_with_what_they_give_and_take() -> None:
    state = table("challenge", red=seat(rank=2), blue=seat("mio", rank=1), weapons="drone_beetle sea_urchin")
    events = play(state, "challenge blue", "done")
    given = [(each["seat"], each["card"], each["n"]) for each in told(events, "weapon_power")]
    assert given == [("red", "drone_beetle", 1), ("blue", "sea_urchin", 4)]
    assert [(each["seat"], each["card"], each["n"]) for each in told(events, "hampered")] == [
        ("blue", "drone_beetle", -3)
    ]
    told_lines = [GAME.narrate(event.kind, event.fields) for event in events]
    assert "Blue's Sea Urchin gives +4, 3 in all." in told_lines
    assert "The opposing Drone Beetle: -3, -1 in all for Blue." in told_lines


@pytest.mark.rule("RB6.4.8")
@pytest.mark.parametrize(("words", "line"), [("call", "Red calls “Wafu!”"), ("silent", "Red is silent.")])
def test_a_call_tells_its_word_and_the_weapon(words: str, line: str) -> None:
    state = table("challenge", red=seat("kud", rank=2), blue=seat(rank=1), weapons="strelka_belka burdock_root")
    play(state, "challenge blue", "done")
    events = play(state, words)
    assert told(events, words) == [
        {"seat": "red", "card": "strelka_belka", **({"call": "Wafu!"} if words == "call" else {})}
    ]
    assert line in [GAME.narrate(event.kind, event.fields) for event in events]


@pytest.mark.rule("RB8.1")
def test_what_is_asked_is_told_with_its_number_or_event() -> None:
    discards = table(red=seat(hand="mio", deck="kud*3"))
    play(discards, "play mio")
    assert (question(discards), discards.view("blue")["left"]) == ("red discard", 1)
    drops = table(
        "take",
        red=seat(events="escape day_with_kud"),
        counters={"points": 3},
        display="heroic_stunt little_busters playing_with_cats entrusted_feelings",
    )
    play(drops, "acquire heroic_stunt")
    assert question(drops) == "red drop"
    assert (drops.view("blue")["event"], drops.view("blue")["phase"]) == ("heroic_stunt", "take")
