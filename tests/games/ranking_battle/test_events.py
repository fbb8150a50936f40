"""Section 6.5, the eighteen events: who each needs on the board, and what it does."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest

from meijin.games.ranking_battle.state import RankingBattle
from tests.games.ranking_battle.table import (
    BLUE,
    GREEN,
    RED,
    discard,
    hand,
    play,
    question,
    seat,
    short,
    table,
    told,
    victories,
)


class Written(NamedTuple):
    """The cost of an event and the characters it needs; ``answers`` is what it asks in the position of ``board``."""

    cost: int
    needs: str
    answers: tuple[str, ...] = ()


EVENTS = {
    "snack_time": Written(2, "komari"),
    "day_with_kud": Written(2, "kud"),
    "mio_and_midori": Written(2, "mio"),
    "playing_with_cats": Written(3, "rin"),
    "escape": Written(2, "haruka", ("done",)),
    "committee_president": Written(2, "kanata"),
    "sasamis_cooking": Written(3, "sasami"),
    "dramatic_encounter": Written(3, "saya"),
    "making_an_entrance": Written(3, "kyousuke"),
    "heroic_stunt": Written(3, "kengo"),
    "muscle_sensation": Written(3, "masato"),
    "bizarre_tea_party": Written(3, "yuiko"),
    "bathing_with_friends": Written(2, "rin komari"),
    "haruka_and_kanata": Written(3, "haruka kanata"),
    "that_tickles": Written(3, "kud yuiko", ("target blue",)),
    "getting_too_excited": Written(4, "kengo masato"),
    "entrusted_feelings": Written(4, "kyousuke riki"),
    "little_busters": Written(5, "riki komari mio"),
}


def board(event: str, attacker: str, characters: str = "", **more: Any) -> RankingBattle:
    """Red has an event and these characters on the board; a hand to go on with, and a deck of Pairs."""
    given: dict[str, Any] = {"hand": "cat_single*2", "deck": "cat_pair*5", **more}
    state = table(red=seat(attacker, played=characters, events=event, **given))
    assert question(state) == "red character"
    return state


def stranger(needed: list[str]) -> str:
    """Somebody whom the event does not need."""
    return "saya" if "sasami" in needed else "sasami"


def usable(state: RankingBattle) -> list[str]:
    """The events that Red may use."""
    return [text.removeprefix("event ") for text in state.choices() if text.startswith("event")]


def numbers(state: RankingBattle) -> tuple[int, int, int, int]:
    """What Red has now: cards in hand, plays, points, power."""
    return len(state.hand[RED]), state.plays, state.points, state.power


def after(event: str, attacker: str, characters: str = "", **more: Any) -> RankingBattle:
    """Red has used the event, and what it asks has not been answered."""
    state = board(event, attacker, characters, **more)
    play(state, f"event {event}")
    return state


def gains(event: str, attacker: str, characters: str = "", answers: tuple[str, ...] = (), **more: Any) -> list[int]:
    """What Red gains from using an event: cards in hand, plays, points, power."""
    state = board(event, attacker, characters, **more)
    before = numbers(state)
    play(state, f"event {event}", *answers)
    return [now - then for now, then in zip(numbers(state), before, strict=True)]


# -- all of them ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RB4.3.3", "RB4.3.5")
@pytest.mark.parametrize("event", EVENTS)
def test_it_is_acquired_for_its_cost(event: str) -> None:
    def shopping(points: int) -> RankingBattle:
        other = "snack_time" if event == "little_busters" else "little_busters"
        return table("take", counters={"points": points}, display=f"{other}*2 {event}*2")

    cost = EVENTS[event].cost
    assert f"acquire {event}" not in shopping(cost - 1).choices()
    state = shopping(cost)
    play(state, f"acquire {event}")
    assert short(state, state.board_events[RED]) == event


@pytest.mark.rule("RB4.2.5", "RB4.2.7", "RB2.2.5", "R16")
@pytest.mark.parametrize("event", EVENTS)
def test_it_needs_its_persons_on_the_board_attacker_or_played(event: str) -> None:
    needed = EVENTS[event].needs.split()
    for attacker in needed:
        others = [name for name in needed if name != attacker]
        assert usable(board(event, attacker, " ".join(others))) == [event]
    assert usable(board(event, stranger(needed), " ".join(needed))) == [event]


@pytest.mark.rule("RB4.2.5", "RB4.2.7", "RB2.2.5")
@pytest.mark.parametrize("event", EVENTS)
def test_it_does_not_work_with_somebody_missing(event: str) -> None:
    needed = EVENTS[event].needs.split()
    for missing in needed:
        there = [name for name in needed if name != missing] or [stranger(needed)]
        # In hand, in the discard pile, or with somebody else is not on the board.
        state = table(
            red=seat(there[0], played=" ".join(there[1:]), hand=missing, discard=missing, events=event),
            blue=seat(missing),
        )
        assert usable(state) == []
        assert f"play {missing}" in state.choices()


@pytest.mark.rule("RB4.2.6")
@pytest.mark.parametrize("event", EVENTS)
def test_it_is_used_once_a_turn(event: str) -> None:
    needed = EVENTS[event].needs.split()
    state = board(event, needed[0], " ".join(needed[1:]))
    play(state, f"event {event}", *EVENTS[event].answers)
    assert question(state) == "red character"
    assert usable(state) == []


# -- one person -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RB6.5.15", "RB6.1.1")
def test_snack_time() -> None:
    assert gains("snack_time", "komari") == [2, 0, 0, 0]


@pytest.mark.rule("RB6.5.16", "RB6.1.1", "RB6.1.4")
def test_a_day_with_kud() -> None:
    assert gains("day_with_kud", "kud") == [1, 0, 0, 1]


@pytest.mark.rule("RB6.5.17", "RB6.2.11", "R36", "R46")
def test_mio_and_midori() -> None:
    assert after("mio_and_midori", "mio", "kengo kud*2 saya").choices() == [
        *("repeat kud", "repeat mio", "repeat saya", "repeat kengo"),
    ]

    def repeated(name: str) -> list[int]:
        return gains("mio_and_midori", "mio", "kengo kud*2 saya", (f"repeat {name}",))

    # The bonus alone, and not what they do by PLAY.
    assert repeated("mio") == [1, 0, 0, 0]
    assert repeated("kud") == [0, 1, 0, 0]
    assert repeated("saya") == [0, 0, 0, 1]
    assert repeated("kengo") == [0, 0, 0, 0]
    # Mio alone is not asked about.
    assert gains("mio_and_midori", "mio") == [1, 0, 0, 0]


@pytest.mark.rule("RB6.5.18", "RB6.1.1", "RB6.1.3")
def test_playing_with_the_cats() -> None:
    assert gains("playing_with_cats", "rin") == [1, 0, 2, 0]


@pytest.mark.rule("RB6.5.19", "RB6.2.4", "RB6.1.2", "R35")
def test_escape() -> None:
    assert gains("escape", "haruka", answers=("done",)) == [0, 1, 0, 0]
    state = after("escape", "haruka", hand="cat_single*2 kud", deck="mio cat_trio cat_pair")
    assert state.choices() == ["discard kud", "discard cat_single", "done"]
    play(state, "discard cat_single", "discard kud")
    # What is discarded is all gone before the first card is drawn.
    assert hand(state, RED) == "cat_single"
    play(state, "done")
    assert hand(state, RED) == "cat_single cat_trio mio"
    assert discard(state, RED) == "cat_single kud"
    assert state.plays == 2
    # With the whole hand gone there is nothing more to ask.
    everything = after("escape", "haruka", hand="cat_single", deck="mio")
    play(everything, "discard cat_single")
    assert hand(everything, RED) == "mio"


@pytest.mark.rule("RB6.5.20", "RB6.2.8", "RB6.1.4", "R31")
def test_disciplinary_committee_president() -> None:
    def against(blue: int, green: int) -> RankingBattle:
        state = table(
            red=seat("kanata", hand="cat_single", events="committee_president", up=3),
            blue=seat(up=blue, down=1),
            green=seat(up=green),
            yellow=seat(down=2),
        )
        play(state, "event committee_president")
        assert state.power == 1
        return state

    # Who has none face-up cannot be chosen, and Red is no other player.
    state = against(2, 1)
    assert state.choices() == ["target blue", "target green"]
    play(state, "target blue")
    assert (state.face_up, state.face_down) == ([3, 1, 1, 0], [0, 2, 0, 2])
    only = against(0, 2)
    assert (only.face_up, only.face_down) == ([3, 0, 1, 0], [0, 1, 1, 2])
    nobody = against(0, 0)
    assert (nobody.face_up, nobody.face_down) == ([3, 0, 0, 0], [0, 1, 0, 2])


@pytest.mark.rule("RB6.5.21", "RB6.1.3", "RB6.1.4")
def test_sasamis_cooking() -> None:
    assert gains("sasamis_cooking", "sasami") == [0, 0, 1, 2]


@pytest.mark.rule("RB6.5.22", "RB6.2.10", "RB6.1.4")
def test_a_dramatic_encounter() -> None:
    assert gains("dramatic_encounter", "saya", deck="kud mio") == [1, 1, 0, 1]
    assert gains("dramatic_encounter", "saya", deck="cat_trio kud") == [1, 0, 0, 1]
    # An empty deck is shuffled first, and with no card at all there is nothing to reveal.
    assert gains("dramatic_encounter", "saya", deck="", discard="mio") == [1, 1, 0, 1]
    assert gains("dramatic_encounter", "saya", deck="") == [0, 0, 0, 1]
    state = board("dramatic_encounter", "saya", deck="kud mio")
    (revealed,) = told(play(state, "event dramatic_encounter"), "reveal_top")
    assert revealed["card"] == "kud"
    assert [text for text in state.choices() if text.startswith("play")] == ["play kud"]


@pytest.mark.rule("RB6.5.23", "RB6.2.9", "RB6.1.2", "R36")
def test_making_an_entrance() -> None:
    assert gains("making_an_entrance", "kyousuke") == [0, 1, 0, 0]
    assert gains("making_an_entrance", "kyousuke", discard="cat_trio") == [0, 1, 0, 0]
    # A single one comes by itself.
    assert gains("making_an_entrance", "kyousuke", discard="mio*2 cat_trio") == [1, 1, 0, 0]
    state = after("making_an_entrance", "kyousuke", discard="mio kud*2 cat_trio")
    assert state.choices() == ["retrieve kud", "retrieve mio"]
    play(state, "retrieve kud")
    assert hand(state, RED) == "cat_single*2 kud"
    assert discard(state, RED) == "cat_trio kud mio"


@pytest.mark.rule("RB6.5.24", "RB6.1.4")
def test_heroic_stunt() -> None:
    assert gains("heroic_stunt", "kengo") == [0, 0, 0, 2]
    # It counts whoever attacks then.
    state = after("heroic_stunt", "riki_star", "kengo")
    play(state, "done", "keep", "done", "attacker riki_star", "challenge blue")
    assert state.total[RED] == 1 + 2


@pytest.mark.rule("RB6.5.25", "RB6.2.12", "RB2.2.5")
@pytest.mark.parametrize(("beside", "power"), [("", 1), ("kud", 2), ("kud riki_star", 3), ("kud*2 riki_star mio", 3)])
def test_muscle_sensation(beside: str, power: int) -> None:
    assert gains("muscle_sensation", "masato", beside) == [0, 0, 0, power]


@pytest.mark.rule("RB6.5.26", "RB6.2.13", "RB6.1.3")
@pytest.mark.parametrize(
    ("attacker", "beside", "draws"),
    [
        ("yuiko", "", 1),
        ("yuiko", "masato kengo", 1),
        ("riki", "yuiko", 1),
        ("yuiko", "kud", 2),
        ("yuiko", "kud*2", 3),
        ("yuiko", "kud*2 saya mio", 3),
    ],
)
def test_bizarre_tea_party(attacker: str, beside: str, draws: int) -> None:
    assert gains("bizarre_tea_party", attacker, beside) == [draws, 0, 1, 0]


# -- several persons --------------------------------------------------------------------------------------------------


@pytest.mark.rule("RB6.5.27", "RB6.2.6", "RB6.1.2", "RB6.1.3")
def test_bathing_with_friends() -> None:
    assert gains("bathing_with_friends", "rin", "komari", up=2, down=1) == [0, 2, 2, 0]
    state = after("bathing_with_friends", "rin", "komari", up=2, down=1)
    assert victories(state, RED) == "1 up 2 down"
    # Without a face-up victory card there is nothing.
    assert gains("bathing_with_friends", "rin", "komari", down=3) == [0, 0, 0, 0]


@pytest.mark.rule("RB6.5.28", "RB6.1.1", "RB6.1.4")
def test_haruka_and_kanata() -> None:
    assert gains("haruka_and_kanata", "haruka", "kanata") == [2, 0, 0, 3]


@pytest.mark.rule("RB6.5.29", "RB6.2.14", "RB6.1.1", "R31")
def test_that_tickles() -> None:
    assert gains("that_tickles", "kud", "yuiko", ("target blue",)) == [1, 0, 0, 0]

    def tickled(target: str, defender: str) -> RankingBattle:
        state = table(
            red=seat("kud", played="yuiko", events="that_tickles", hand="cat_single", deck="cat_pair*5"),
            blue=seat("masato"),
            green=seat("kyousuke"),
        )
        play(state, "event that_tickles")
        assert state.choices() == ["target blue", "target green", "target yellow"]
        play(state, f"target {target}", "done", "keep", "done", "attacker kud", f"challenge {defender}")
        return state

    assert tickled("blue", "blue").total[BLUE] == 7 - 4
    other = tickled("blue", "green")
    assert other.total[GREEN] == 5
    # It is over with the turn.
    play(other, "done")
    assert question(other) == "blue begin"
    assert other.weaken == [0, 0, 0, 0]


@pytest.mark.rule("RB6.5.30", "RB6.2.15", "RB6.1.4", "RB4.5.6")
def test_getting_too_excited() -> None:
    assert gains("getting_too_excited", "kengo", "masato") == [0, 0, 0, 2]
    state = table(
        red=seat("masato", played="kengo", events="getting_too_excited", deck="cat_single*4"),
        green=seat("masato"),
        weapons="burdock_root sea_urchin burdock_root sea_urchin",
    )
    play(state, "event getting_too_excited", "keep", "attacker masato")
    for _ in range(2):
        play(state, "challenge green")
        assert state.total[RED] == 7 + 2
        play(state, "done")
    assert question(state) == "blue begin"  # a third is one too many


@pytest.mark.rule("RB6.5.31", "RB6.2.7", "RB6.1.4", "RB2.1.3")
@pytest.mark.parametrize(
    ("attacker", "beside"), [("kyousuke", "riki"), ("kyousuke", "riki_star"), ("riki", "kyousuke")]
)
@pytest.mark.parametrize(("down", "flipped"), [(0, 0), (1, 1), (2, 2), (3, 2)])
def test_entrusted_feelings(attacker: str, beside: str, down: int, flipped: int) -> None:
    state = after("entrusted_feelings", attacker, beside, up=1, down=down)
    assert victories(state, RED) == f"{1 + flipped} up {down - flipped} down"
    assert gains("entrusted_feelings", attacker, beside) == [0, 0, 0, 1]


@pytest.mark.rule("RB6.5.32", "RB6.1.1", "RB6.1.2", "RB6.1.3", "RB6.1.4")
def test_little_busters() -> None:
    assert gains("little_busters", "riki", "komari mio") == [2, 1, 2, 2]


@pytest.mark.rule("RB6.5.32", "RB4.2.7", "RB2.1.3", "R16")
@pytest.mark.parametrize(
    ("attacker", "beside", "enough"),
    [
        ("riki_star", "komari mio", True),
        ("komari", "mio riki", True),
        ("komari", "mio riki_star kud", True),
        ("riki", "komari", False),
        ("riki", "komari*2", False),  # two copies are one person
        ("riki", "riki_star komari", False),  # and so are both Rikis
        ("komari", "mio kud rin", False),  # nobody stands in for Riki
    ],
)
def test_little_busters_needs_riki_and_two_others(attacker: str, beside: str, enough: bool) -> None:
    assert usable(board("little_busters", attacker, beside)) == (["little_busters"] if enough else [])
