"""Sections 4.4 to 4.6 and 5.2: the steps of an attack, Damage, the Greedy Boss, and how Rear effects are used."""

from __future__ import annotations

import pytest

from meijin.kernel.errors import IllegalAction
from tests.games.cat_battles.table import (
    NORTH,
    SOUTH,
    at,
    attack,
    choices,
    duel,
    fish,
    full,
    held,
    kinds,
    number,
    play,
    question,
    told,
)

MIRROR = "high_class_starter,high_class_starter"

# -- the window before the dice ---------------------------------------------------------------------------------------


@pytest.mark.rule("C4.4.1", "C4.4.2", "C4.4.3")
def test_both_seats_in_turn_may_use_effects_the_attacking_one_first() -> None:
    state = duel("cleopatra@nw", "pochachin@nw", dish=(1, 1))
    play(state, "attack cleopatra pochachin")
    assert (attack(state)["attacker"], attack(state)["target"]) == ("cleopatra#s1", "pochachin#n1")
    assert question(state) == "south effects"
    play(state, "pass")
    assert question(state) == "north effects"
    # After an effect of the other seat one may still use one's own, although one has passed before.
    play(state, "use pochachin pay 0")
    assert question(state) == "south effects"
    play(state, "use cleopatra pay 0")
    assert question(state) == "south roll"


@pytest.mark.rule("C4.4.2", "C4.0.2")
def test_a_window_without_effects_is_skipped() -> None:
    state = duel("maro@nw", "sham@nw", dice="0")
    play(state, "attack maro sham")
    assert question(state) == "south roll"


@pytest.mark.rule("C4.4.3", "C5.3.2")
def test_defenses_cover_whom_they_say() -> None:
    boss = duel("maro@s_base", "sham@s_base", decides="north", dish=(1, 0))
    play(boss, "attack sham ekizo")
    assert choices(boss) == ["use maro pay 0", "use maro pay 1", "pass"]
    elsewhere = duel("maro@sw", "sham@s_base", decides="north", dish=(1, 0), dice="0")
    play(elsewhere, "attack sham ekizo")
    assert question(elsewhere) == "north roll"
    itself = duel("maro@s_base", "sham@s_base", decides="north", dish=(1, 0), dice="0")
    play(itself, "attack sham maro")
    assert question(itself) == "north roll"
    kitten = duel("maro@sw piroshki@sw", "sham@sw", decides="north", dish=(1, 0), dice="0")
    play(kitten, "attack sham piroshki")
    assert question(kitten) == "north roll"
    beside = duel("maro@nw", "sham@nw shadow@nw", dish=(0, 1), dice="0")
    play(beside, "attack maro sham")
    assert question(beside) == "south roll"
    own = full("tofu@sw hachi@sw", "sham@sw", decides="north", dish=(1, 0))
    play(own, "attack sham hachi")
    assert choices(own) == ["use tofu pay 0", "use tofu pay 1", "pass"]
    with pytest.raises(IllegalAction, match="Uppercut is used right after a die"):
        own.apply("use hachi pay 0")
    own_boss = full("tofu@s_base", "sham@s_base", decides="north", dish=(1, 0), dice="0")
    play(own_boss, "attack sham suko")
    assert question(own_boss) == "north roll"


@pytest.mark.rule("C4.4.4", "R13", "R9")
def test_a_negated_attack_does_nothing_more_and_is_used_up() -> None:
    state = duel("maro@nw cleopatra@nw", "shadow@nw", dish=(0, 1))
    events = play(state, "attack maro shadow", "use shadow pay 0")
    assert kinds(events)[-2:] == ["use", "negated"]
    assert at(state, "shadow") == "nw"  # no Pushover
    assert choices(state, "attack maro") == []
    # Who has paid the last Fish for it runs away.
    last = duel("maro@nw cleopatra@nw", "shadow@nw=1")
    play(last, "attack maro shadow", "use shadow pay 1")
    assert at(last, "shadow") == "bench"


# -- the dice ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C4.4.5", "C5.1.4")
def test_the_allowance_is_level_and_keywords() -> None:
    state = duel("", "sham@s_base", dice="0")
    play(state, "attack ekizo sham")
    assert attack(state)["allowance"] == 3
    boss = duel("maro@n_base", decides="north", dice="0")
    play(boss, "attack oddeyes maro")
    assert attack(boss)["allowance"] == 5


@pytest.mark.rule("C4.4.6", "R19")
def test_the_first_die_is_rolled_at_once_and_after_each_one_may_stop() -> None:
    state = duel("", "sham@s_base", dice="0 1 0")
    events = play(state, "attack ekizo sham")
    assert [event["face"] for event in told(events, "roll")] == ["0"]
    assert choices(state) == ["roll", "stop"]
    play(state, "roll")
    assert attack(state)["dice"] == ["0", "1"]
    # With the third die the allowance is used up.
    play(state, "roll")
    assert question(state) == "north damage"


@pytest.mark.rule("C4.4.8", "R3")
def test_a_sleep_ends_the_attack_whatever_came_before() -> None:
    state = duel("maro@sw", "sham@s_base", dice="2 2 sleep")
    events = play(state, "attack ekizo sham", "roll", "roll")
    (result,) = told(events, "result")
    assert (result["asleep"], result["dice"]) == (True, ["2", "2", "sleep"])
    assert told(events, "damage") == []
    assert held(state, "sham") == 3


@pytest.mark.rule("C4.4.7", "R27", "C5.4.5")
def test_effects_look_at_the_face_the_die_shows_now() -> None:
    state = full("sham@sw", "yoru@sw", dish=(1, 1), dice="sleep")
    play(state, "attack sham yoru")
    assert question(state) == "south die"
    play(state, "use sham pay 0")
    assert attack(state)["dice"] == ["2"]
    assert question(state) == "north die"
    play(state, "use yoru pay 0")
    assert attack(state)["dice"] == ["0"]
    assert question(state) == "south roll"


@pytest.mark.rule("R27", "C5.4.6")
def test_an_uppercut_stays_when_the_die_is_changed() -> None:
    state = full("hachi@sw", "yoru@sw", dish=(1, 1), dice="2")
    play(state, "attack hachi yoru", "use hachi pay 0")
    assert question(state) == "north die"
    events = play(state, "use yoru pay 0")
    (result,) = told(events, "result")
    assert (result["dice"], result["total"]) == (["0"], 2)


@pytest.mark.rule("R27", "C5.4.7")
def test_a_zero_made_by_slip_away_may_be_rolled_again() -> None:
    state = full("mikan@sw", "yoru@sw", dish=(1, 1), dice="2 1")
    play(state, "attack mikan yoru", "use yoru pay 0", "use mikan pay 0")
    assert attack(state)["dice"] == ["1"]
    assert question(state) == "south roll"


@pytest.mark.rule("C5.4.7", "C8.1")
def test_a_die_that_is_rolled_again_is_told_as_a_roll() -> None:
    state = full("mikan@sw", "sham@sw", dish=(1, 0), dice="0 2")
    assert [roll["face"] for roll in told(play(state, "attack mikan sham"), "roll")] == ["0"]
    events = play(state, "use mikan pay 0")
    assert told(events, "roll") == [{"cat": "mikan#s1", "face": "2"}]
    assert told(events, "face") == [{"cat": "mikan#s1", "face": "2"}]


# -- total and damage -------------------------------------------------------------------------------------------------


@pytest.mark.rule("C4.4.10", "C5.3.4", "C5.4.8")
def test_the_target_may_lower_a_total_of_one_or_more() -> None:
    state = full("snow@sw", "kuroshio@sw", dish=(0, 1), dice="1 2")
    play(state, "attack snow kuroshio", "roll", "stop")
    assert question(state) == "north total"
    events = play(state, "use kuroshio pay 0")
    assert told(events, "result")[0]["total"] == 1
    nothing = full("snow@sw", "kuroshio@sw", dish=(0, 1), dice="0")
    play(nothing, "attack snow kuroshio", "stop")
    assert question(nothing) == "north counter"


@pytest.mark.rule("C4.4.12")
def test_damage_is_not_lowered_twice() -> None:
    state = duel("cleopatra@nw maro@s_base", "pochachin@nw", box=(None, 5), trash=(0, 11), dice="1 1")
    play(state, "attack cleopatra pochachin", "pass", "pass", "roll")
    assert state.view()["damage"] == {"cat": "pochachin#n1", "points": 1}
    play(state, "take_box")
    assert state.box[NORTH] == 4


@pytest.mark.rule("C4.4.13", "C5.2.4", "R9")
def test_who_pays_the_last_fish_finishes_the_attack_and_then_runs_away() -> None:
    state = duel("cleopatra@nw=1 maro@sw", "sham@nw", dice="1 1 0 0")
    play(state, "attack cleopatra sham", "use cleopatra pay 1")
    assert attack(state)["allowance"] == 4
    assert (at(state, "cleopatra"), held(state, "cleopatra")) == ("nw", 0)
    events = play(state, "roll", "stop", "take_box")
    assert told(events, "run_away") == [{"cat": "cleopatra#s1", "to": "bench"}]
    assert at(state, "cleopatra") == "bench"


@pytest.mark.rule("R37")
def test_a_target_without_fish_leaves_whoever_takes_the_damage() -> None:
    for taken in ("take_cat", "take_box"):
        state = duel("cleopatra@nw maro@sw", "pochachin@nw=1", dice="2 1")
        play(state, "attack cleopatra pochachin", "pass", "use pochachin pay 1", "pass", "roll", taken)
        assert at(state, "pochachin") == "bench"
        assert fish(state, NORTH) == ("16/0/1" if taken == "take_cat" else "14/2/1")


@pytest.mark.rule("C4.5.4")
def test_a_direct_hit_leaves_a_boss_the_choice() -> None:
    state = duel("piroshki@n_base", dice="1")
    play(state, "attack piroshki oddeyes", "stop")
    assert choices(state) == ["take_cat", "take_box"]
    kitten = duel("piroshki@n_base", "sham@n_base", dice="1")
    play(kitten, "attack piroshki sham")
    with pytest.raises(IllegalAction, match="not possible"):
        kitten.apply("take_box")


@pytest.mark.rule("C4.5.3")
def test_an_empty_box_cannot_take_damage() -> None:
    state = duel("cleopatra@nw maro@sw", "sham@nw", box=(None, 0), trash=(0, 14), dice="1 0")
    events = play(state, "attack cleopatra sham", "pass", "roll")
    assert told(events, "damage")[0]["fish"] == [
        {"seat": "north", "count": 1, "origin": "cat", "to": "dish", "cat": "sham#n1"}
    ]
    assert held(state, "sham") == 2


@pytest.mark.rule("C4.5.5", "R11")
def test_effects_deal_damage_that_minus_lowers_and_plus_does_not_raise() -> None:
    state = duel("piroshki@center", "pochachin@center", territory="cafe", dish=(1, 0))
    events = play(state, "use piroshki pay 0 on pochachin")
    assert told(events, "unhurt") == [{"cat": "pochachin#n1"}]
    plus = full("piroshki@center", "sham@center", territory="cafe", dish=(1, 0))
    events = play(plus, "use piroshki pay 0 on sham")
    assert told(events, "damage")[0]["points"] == 1


@pytest.mark.rule("C4.5.6")
def test_who_has_no_fish_runs_away_before_the_greedy_boss_comes() -> None:
    state = full("cleopatra@nw", "suko@n_base hachi@nw", dish=(0, 5), dice="1 0")
    play(state, "attack cleopatra hachi", "pass", "roll", "take_cat")
    assert at(state, "hachi") == "hangout"
    assert question(state) == "north relocate"
    assert {text.split()[1] for text in choices(state)} == {"cleopatra"}


@pytest.mark.rule("C4.5.7", "C4.5.8", "C2.9")
def test_a_kitten_that_runs_away_loses_its_marks_but_not_that_its_effect_is_used() -> None:
    state = duel("cleopatra@nw=1 maro@sw", "sham@nw", dice="0 0 0 0")
    play(state, "attack cleopatra sham", "use cleopatra pay 1", "stop")
    cat = 1 << number(state, "cleopatra")
    assert at(state, "cleopatra") == "bench"
    assert not (state.acted | state.granted) & cat
    assert state.used & cat


@pytest.mark.rule("R25")
def test_a_cat_played_again_in_a_later_turn_has_a_clean_slate() -> None:
    state = duel("cleopatra@nw=1", "sham@nw", dice="0 0 0 0", dish=(2, 0))
    play(state, "attack cleopatra sham", "use cleopatra pay 1", "stop")
    play(state, "take 1", "end_play", "end_main", "take 1", "play cleopatra", "end_play")
    cat = 1 << number(state, "cleopatra")
    assert not (state.acted | state.used | state.granted | state.stunned) & cat
    assert held(state, "cleopatra") == 2


# -- after the attack -------------------------------------------------------------------------------------------------


@pytest.mark.rule("C4.4.14")
def test_there_is_no_counterattack_against_a_cat_in_another_area() -> None:
    state = full("wasabi@sw maro@s_base", "kuroshio@nw", dice="0")
    play(state, "attack wasabi kuroshio", "pass")
    assert question(state) == "south main"
    near = full("wasabi@nw maro@s_base", "kuroshio@nw", dice="0")
    play(near, "attack wasabi kuroshio", "pass")
    assert question(near) == "north counter"
    play(near, "decline")
    assert question(near) == "south main"


@pytest.mark.rule("C4.4.14")
def test_there_is_no_counterattack_if_both_have_come_together_only_since() -> None:
    state = full("wasabi@sw maro@s_base", "suko@n_base kuroshio@nw", dish=(0, 5), dice="1")
    play(state, "attack wasabi kuroshio", "pass", "pass", "take_box", "relocate kuroshio sw")
    assert at(state, "kuroshio") == "sw"
    assert question(state) == "south main"


@pytest.mark.rule("C4.4.15")
def test_a_counterattack_cannot_be_countered() -> None:
    state = full("kuroshio@sw", "suko@n_base kuroshio@sw", dice="0 1")
    play(state, "attack kuroshio kuroshio", "stop", "counter", "stop", "pass", "take_box")
    assert question(state) == "north take"  # the turn is over


@pytest.mark.rule("R16")
def test_in_a_counterattack_both_may_use_what_fits_their_part() -> None:
    state = full("chocomaca@sw", "kuroshio@sw", dish=(1, 0), dice="0")
    play(state, "attack chocomaca kuroshio", "counter")
    assert question(state) == "south effects"  # Belly Up of the first attacker
    play(state, "use chocomaca pay 0")
    assert question(state) == "north take"


@pytest.mark.rule("R26", "C5.4.3")
def test_belly_up_in_the_own_turn_stuns_in_the_following_one() -> None:
    state = full("chocomaca@sw", "kuroshio@sw", dish=(1, 0), dice="0")
    play(state, "attack chocomaca kuroshio", "counter", "use chocomaca pay 0", "take 1", "end_main", "take 1")
    assert question(state) == "north take"  # South's only other cat is its Boss, and Chocomaca could not Act
    assert state.turn == 4


@pytest.mark.rule("C4.4.16", "R15")
def test_pushed_cats_may_land_in_a_base_and_still_act() -> None:
    state = duel("maro@nw", "ame@nw", dice="0 0")
    play(state, "attack maro ame", "roll")
    assert "push n_base" in choices(state)
    play(state, "push n_base", "take 1", "end_play")
    assert "move ame nw" in choices(state)


@pytest.mark.rule("C4.4.16")
def test_nobody_is_pushed_who_has_run_away_or_is_a_boss() -> None:
    gone = duel("maro@nw cleopatra@sw", "pochachin@nw", dice="2 1")
    play(gone, "attack maro pochachin", "pass", "roll", "take_cat")
    assert question(gone) == "south main"
    boss = duel("maro@n_base cleopatra@sw", dice="0 0")
    play(boss, "attack maro oddeyes", "roll")
    assert question(boss) == "south main"


@pytest.mark.rule("C4.4.17")
def test_what_is_granted_for_an_attack_ends_with_it() -> None:
    state = duel("cleopatra@nw maro@sw", "sham@nw", dish=(1, 0), dice="0")
    play(state, "attack cleopatra sham", "use cleopatra pay 0")
    assert state.granted == 1 << number(state, "cleopatra")
    play(state, "stop")
    assert state.granted == 0
    assert state.powers[number(state, "cleopatra")] == state.figures.front[number(state, "cleopatra")]


@pytest.mark.rule("C4.4.17")
def test_a_counterattack_ends_only_what_was_granted_for_itself() -> None:
    state = full("chatrap@sw maro@s_base", "kuroshio@sw", dish=(1, 0), dice="0 0 0 0")
    play(state, "attack chatrap kuroshio", "use chatrap pay 0", "stop", "pass", "take_box", "counter", "stop")
    assert question(state) == "south push"
    assert state.granted == 1 << number(state, "chatrap")
    play(state, "push s_base")
    assert state.granted == 0


@pytest.mark.rule("C4.4.18", "C5.1.10", "R14")
def test_a_double_attack_is_a_fresh_attack_that_can_be_countered_again() -> None:
    state = full("hachi@sw maro@s_base", "kuroshio@sw", dice="0 0 0 0")
    play(state, "attack hachi kuroshio")
    assert question(state) == "north counter"
    play(state, "counter", "stop")
    assert question(state) == "south again"
    play(state, "again")
    assert question(state) == "north counter"
    play(state, "decline")
    assert question(state) == "south main"  # there is no third attack


@pytest.mark.rule("C4.4.18")
def test_no_second_attack_on_a_boss_or_on_who_is_gone() -> None:
    boss = full("hachi@n_base maro@s_base", dice="0")
    play(boss, "attack hachi oddeyes")
    assert question(boss) == "south main"
    gone = full("hachi@sw maro@s_base", "wasabi@sw", box=(None, 0), trash=(0, 16), dice="1")
    play(gone, "attack hachi wasabi")
    assert question(gone) == "south main"


# -- the Greedy Boss --------------------------------------------------------------------------------------------------


@pytest.mark.rule("C4.6.1", "R6")
def test_six_fish_are_spent_and_the_rest_stays() -> None:
    state = duel("maro@sw", phase="start", dish=(5, 0))
    events = play(state, "take 3")
    assert kinds(events)[:2] == ["take", "greedy"]
    assert fish(state, SOUTH) == "7/2/6"


@pytest.mark.rule("C4.6.2", "C4.6.4", "R6")
def test_twelve_in_the_dish_mean_two_greedy_bosses() -> None:
    # 7 Damage at once, as a described moment.
    state = full(
        "gonta@s_base",
        "snow@s_base",
        box=(11, None),
        dish=(5, 0),
        stack=[
            {"frame": "main"},
            {"frame": "damage", "seats": ["south"], "target": "gonta#s1", "points": 7, "source": "snow#n1"},
        ],
        counters={"current": "north"},
        decides=None,
    )
    events = play(state, "take_box")
    assert len(told(events, "greedy")) == 2
    assert fish(state, SOUTH) == "4/0/12"


@pytest.mark.rule("C4.6.3")
def test_without_a_target_the_fish_are_spent_for_nothing() -> None:
    state = duel("maro@sw", "sham@nw", phase="start", dish=(5, 0))
    events = play(state, "take 1")
    assert kinds(events)[:3] == ["take", "greedy", "no_effect"]
    assert fish(state, SOUTH) == "9/0/6"


@pytest.mark.rule("C4.6.2")
def test_a_greedy_boss_interrupts_an_attack_of_the_other_seat() -> None:
    state = duel("maro@nw cleopatra@sw", "sham@nw", dish=(0, 5), dice="1 0")
    play(state, "attack maro sham", "roll", "take_box")
    assert question(state) == "north aim"
    play(state, "hit maro", "take_box")  # 3 Damage less Maro's 1
    assert question(state) == "south push"  # now the attack goes on


@pytest.mark.rule("R17", "R35")
def test_a_greedy_boss_can_be_answered_and_its_fish_stay_spent() -> None:
    state = full("ame@s_base maro@sw", "sham@sw", decides="north", phase="start", dish=(1, 5))
    play(state, "take 1")
    assert question(state) == "south response"
    events = play(state, "use ame pay 0")
    assert told(events, "cancelled") == [{"cat": "ame#s1", "whose": "oddeyes#n1"}]
    assert fish(state, NORTH) == "8/0/6"
    assert question(state) == "north main"
    # Also where it would come to nothing.
    nothing = full("ekizo@s_base maro@sw", "ame@nw", phase="start", dish=(5, 1))
    play(nothing, "take 1")
    assert question(nothing) == "north response"


@pytest.mark.rule("R17")
def test_a_boss_cannot_use_its_effect_by_choice() -> None:
    state = duel("maro@sw", "sham@s_base", dish=(5, 0))
    assert choices(state, "use ekizo") == []
    with pytest.raises(IllegalAction, match="the Rear effect of Ekizo is used only by the Greedy Boss"):
        state.apply("use ekizo pay 0")


# -- using Rear effects -----------------------------------------------------------------------------------------------


@pytest.mark.rule("C5.2.1")
def test_a_rear_effect_is_used_once_a_turn_and_each_copy_has_its_own_mark() -> None:
    state = duel("maro@nw cleopatra@nw", "shadow@nw", dish=(0, 2), dice="0 0 0")
    play(state, "attack maro shadow", "use shadow pay 0", "attack cleopatra shadow", "pass")
    assert question(state) == "south roll"  # Sidestep is used for this turn
    assert state.used == 1 << number(state, "shadow")
    mirror = duel("shadow@nw", "shadow@nw ame@n_base", decides="north", dish=(1, 1), starter_sets=MIRROR)
    play(mirror, "attack shadow shadow", "use shadow#s1 pay 0")
    assert mirror.used == 1 << number(mirror, "shadow#s1")


@pytest.mark.rule("C5.2.5")
def test_a_response_can_be_responded_to_and_the_last_resolves_first() -> None:
    state = full("cleopatra@nw ame@s_base", "sham@nw ame@n_base", dish=(2, 1), dice="0")
    play(state, "attack cleopatra sham", "use cleopatra pay 0", "use ame pay 0")
    assert question(state) == "south response"
    events = play(state, "use ame pay 0")
    assert told(events, "cancelled") == [{"cat": "ame#s1", "whose": "ame#n1"}]
    assert attack(state)["allowance"] == 4
    assert state.trash == [2, 1]


@pytest.mark.rule("C5.2.3")
def test_why_an_effect_cannot_be_used() -> None:
    poor = full("snow@ne=1", "sham@ne")
    with pytest.raises(IllegalAction, match="it costs 2 Fish, and Snow holds 1 and your Dish 0"):
        poor.apply("use snow pay 1 on sham")
    alone = full("snow@ne", "sham@nw", dish=(2, 0))
    with pytest.raises(IllegalAction, match="nobody is there to be hit"):
        alone.apply("use snow pay 0 on sham")
    rich = full("snow@ne", "sham@ne ame@nw", dish=(1, 0))
    with pytest.raises(IllegalAction, match="your Dish has only 1 Fish: pay 1 of 2 with Held Fish"):
        rich.apply("use snow pay 0 on sham")
    with pytest.raises(IllegalAction, match="it can only be used on Sham"):
        rich.apply("use snow pay 1 on ame")
    with pytest.raises(IllegalAction, match="say on whom: Sham"):
        rich.apply("use snow pay 1")


@pytest.mark.rule("R29", "R30")
def test_fish_never_come_back_into_the_box_and_uses_are_counted_by_fish() -> None:
    state = full("gonta@s_base maro@sw=1", phase="start", box=(10, None), dish=(5, 0))
    play(state, "take 1")
    assert fish(state, SOUTH) == "9/0/6"
    play(state, "feed maro")
    assert fish(state, SOUTH) == "9/0/5"
    assert held(state, "maro") == 2
