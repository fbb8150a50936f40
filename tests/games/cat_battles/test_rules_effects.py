"""Section 5.4: corners of single effects."""

from __future__ import annotations

import pytest

from tests.games.cat_battles.table import at, attack, choices, full, held, number, play, question, told


@pytest.mark.rule("C5.4.2")
def test_damage_to_all_is_dealt_in_order_of_numbers_and_who_has_left_is_skipped() -> None:
    state = full("kaminari@sw", "chocomaca@sw=1 sham@sw", dish=(2, 0))
    events = play(state, "use kaminari pay 0")
    assert state.view()["damage"] == {"cat": "chocomaca#n1", "points": 1}
    assert told(events, "damage") == []
    play(state, "take_cat")
    assert at(state, "chocomaca") == "hangout"
    assert state.view()["damage"] == {"cat": "sham#n1", "points": 1}
    # The Greedy Boss that Chocomaca's Fish call takes Sham out of the Territory's way, not out of the list.
    toured = full("kaminari@sw", "suko@n_base chocomaca@sw sham@sw", dish=(2, 5))
    play(toured, "use kaminari pay 0", "take_cat", "relocate sham ne")
    assert toured.view()["damage"] == {"cat": "sham#n1", "points": 1}


@pytest.mark.rule("C5.4.9")
def test_a_redirected_attack_has_a_new_target_and_the_old_one_loses_what_it_was_granted() -> None:
    state = full("snow@sw", "pochachin@sw tofu@sw", dish=(0, 2), dice="0")
    play(state, "attack snow pochachin", "use pochachin pay 0")
    assert state.granted == 1 << number(state, "pochachin")
    assert question(state) == "north effects"
    play(state, "use tofu pay 0")
    assert attack(state)["target"] == "tofu#n1"
    assert state.granted == 0


@pytest.mark.rule("C5.4.11")
def test_who_pays_with_its_own_fish_may_be_fed_itself() -> None:
    state = full("dango@sw maro@sw=1", phase="start", dish=(1, 0))
    assert choices(state) == [
        "use dango pay 0 on maro",
        "use dango pay 1 on maro",
        "use dango pay 1 on dango",
        "pass",
    ]
    play(state, "use dango pay 1 on dango")
    assert held(state, "dango") == 2


@pytest.mark.rule("C5.4.11", "R9")
def test_a_cat_that_pays_its_last_fish_and_is_fed_stays() -> None:
    state = full("dango@sw=1", phase="start")
    play(state, "use dango pay 1 on dango")
    assert (at(state, "dango"), held(state, "dango")) == ("sw", 1)
