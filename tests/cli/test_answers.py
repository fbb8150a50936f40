"""What can be typed for a choice: its number, its words, half of them."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import meijin as library
from meijin.cli.answers import chosen, numbers_of
from meijin.kernel.errors import MeijinError
from meijin.kernel.generator import Rng
from meijin.kernel.state import State
from tests.games.ranking_battle.table import RED, play, seat, table

Play = Callable[..., str]


def meant(state: State, words: str) -> str:
    (who,) = state.deciders
    return chosen(words, state.choices(), state, who)


def refused(state: State, words: str) -> str:
    with pytest.raises(MeijinError) as refusal:
        meant(state, words)
    return str(refusal.value)


def taking(points: int = 4) -> State:
    return table("take", red=seat("komari", hand="mio"), counters={"points": points})


# -- numbers ------------------------------------------------------------------------------------------------------


def guessing() -> State:
    state = table("challenge", red=seat(deck="kud", rank=2), blue=seat(rank=1), weapons="tally_counter")
    play(state, "challenge blue", "done")
    return state


def test_a_number_that_is_chosen_is_its_own_number(play: Play) -> None:
    state = guessing()
    assert [meant(state, str(number)) for number in range(8)] == [f"guess {number}" for number in range(8)]
    assert refused(state, "8") == "there is no choice 8; type a number from 0 to 7"
    shown = play(state, "2", seats=["human"] * 4)
    assert "0-7 > 2" in shown
    assert "names a cost of 2" in shown or "names 2." in shown
    assert "  2  guess 2" in shown


@pytest.mark.parametrize("game", ["ganymede", "go_out", "cat_battles", "ranking_battle"])
def test_no_number_means_another_number_than_the_one_it_is(game: str) -> None:
    own = 0
    rng = Rng(3)
    for variant in library.kernel.registry.find(game).variants:
        state = library.new(game, None, seed=3, **variant)
        for _ in range(150):
            if not state.deciders:
                break
            who = state.deciders[0]
            choices = state.choices(who)
            numbers = numbers_of(choices)
            assert len(set(numbers)) == len(choices)
            verbs = {text.split()[0] for text in choices if " " in text}
            if len(verbs) == 1:
                for number, text in zip(numbers, choices, strict=True):
                    words = text.split()
                    if len(words) == 2 and words[1].isdecimal():
                        assert number == int(words[1])
                        own += 1
            legal = state.legal(who)
            state.apply(legal[rng.below(len(legal))], who)
    assert own or game == "ganymede"


def test_ways_out_are_numbered_after_the_numbers() -> None:
    assert numbers_of(["reveal", "place 2", "place 9", "place guard"]) == [10, 2, 9, 11]
    assert numbers_of(["use ame pay 0", "use ame pay 1", "pass"]) == [0, 1, 2]
    # What a cat pays is one among many choices here.
    assert numbers_of(["move ame sw", "use ame pay 1", "end_main"]) == [1, 2, 3]
    assert numbers_of(["play 11", "play 1 as 14", "pass"]) == [11, 15, 16]


# -- words --------------------------------------------------------------------------------------------------------


def test_half_words_are_enough_where_they_mean_one_thing() -> None:
    state = taking()
    assert meant(state, "acq sas") == "acquire sasami"
    assert meant(state, "ACQUIRE Sasami") == "acquire sasami"
    assert meant(state, "p") == "pass"
    challenge = table("challenge", red=seat(rank=3), blue=seat(rank=1), green=seat(rank=2))
    assert meant(challenge, "chal BLUE") == "challenge blue"
    assert meant(challenge, "chal gr") == "challenge green"


def test_half_words_that_may_mean_several_things_are_refused() -> None:
    assert refused(taking(), "acq k") == "'acq k' may mean acquire komari, acquire kud, acquire kanata: say which"


def test_words_that_mean_something_else_are_not_taken_for_halves() -> None:
    state = table(red=seat("komari", hand="riki_star"))
    assert "play riki" not in state.choices()
    assert refused(state, "play riki").startswith("'play riki' is not possible now")
    assert meant(state, "play riki_") == "play riki_star"


def test_a_word_that_is_nearly_right_is_suggested_and_nothing_is_listed() -> None:
    challenge = table("challenge", red=seat(rank=3), blue=seat(rank=1), green=seat(rank=2))
    assert refused(challenge, "chalenge blue") == ("'chalenge blue' is no action here; did you mean 'challenge blue'?")
    assert len(refused(taking(), "frobnicate")) < 100
    assert "may choose" not in refused(taking(), "play komari")


def test_enter_takes_the_only_choice_and_says_so(play: Play) -> None:
    state = table("begin", red=seat("mio", deck="mio*3", rank=2))
    while len(state.choices()) > 1:
        state.apply(state.choices()[0])
    only = state.choices()[0]
    assert state.deciders == (RED,)
    assert state.record is not None
    before = len(state.record.actions)
    shown = play(state, "", seats=["human"] * 4)
    assert f"Enter: {only} > " in shown
    assert len(state.record.actions) == before + 1
    assert refused(taking(), "").startswith("type a number")
