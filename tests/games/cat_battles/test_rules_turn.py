"""Sections 2 and 4.1 to 4.3: the board, and the first three phases of a turn."""

from __future__ import annotations

from itertools import product

import pytest

from meijin.games.cat_battles.board import AREAS, BASES, BESIDE, CENTER
from meijin.games.cat_battles.cards import FACES, SIDES, TERRITORIES
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
    play,
    question,
)


def steps(start: str, goal: str, without: str = "") -> int:
    """The shortest way between two Areas."""
    reached, count = {start}, 0
    while goal not in reached:
        reached |= {AREAS[other] for each in reached for other in range(7) if BESIDE[AREAS.index(each)] >> other & 1}
        reached.discard(without)
        count += 1
    return count


# -- the board and the die --------------------------------------------------------------------------------------------


@pytest.mark.rule("C2.4", "C2.5")
def test_the_board_has_seven_areas_and_twelve_ways() -> None:
    assert AREAS == ("s_base", "sw", "se", "center", "nw", "ne", "n_base")
    ways = {frozenset((one, other)) for one, other in product(range(7), range(7)) if BESIDE[one] >> other & 1}
    named = {"-".join(sorted((AREAS[number] for number in way), key=AREAS.index)) for way in ways}
    assert named == {
        *("s_base-sw", "s_base-se", "sw-se", "sw-center", "se-center", "sw-nw"),
        *("se-ne", "center-nw", "center-ne", "nw-ne", "nw-n_base", "ne-n_base"),
    }
    assert (AREAS[BASES[SOUTH]], AREAS[BASES[NORTH]], AREAS[CENTER]) == ("s_base", "n_base", "center")


@pytest.mark.rule("C2.5")
def test_base_to_base_is_three_steps_by_a_flank_and_four_by_the_center() -> None:
    assert steps("s_base", "n_base", without="center") == 3
    assert steps("s_base", "center") + steps("center", "n_base") == 4


@pytest.mark.rule("C2.7")
def test_the_die_shows_sleep_once_0_and_1_twice_and_2_once() -> None:
    assert sorted(FACES[face] for face in SIDES) == ["0", "0", "1", "1", "2", "sleep"]


@pytest.mark.rule("C2.8")
def test_each_territory_has_its_center_effect() -> None:
    assert {territory.id: territory.keyword for territory in TERRITORIES} == {
        "cafe": "damage_plus_1",
        "high_class": "dice_roll_plus_1",
        "city": "ranged_attack",
    }
    cafe = duel("maro@center", "sham@center", territory="cafe", dice="0")
    play(cafe, "attack maro sham")
    assert attack(cafe)["parts"]["damage_plus"] == 1
    high_class = duel("maro@center", "sham@center", territory="high_class", dice="0")
    play(high_class, "attack maro sham")
    assert attack(high_class)["allowance"] == 3
    assert "attack maro sham" in choices(duel("maro@center", "sham@nw", territory="city"))


@pytest.mark.rule("C2.8")
def test_the_center_effect_begins_and_ends_with_standing_there() -> None:
    arriving = duel("maro@sw", "sham@nw")
    assert choices(arriving, "attack") == []
    play(arriving, "move maro center")
    assert choices(arriving) == ["attack maro sham", "end_act"]
    leaving = duel("maro@center cleopatra@s_base", "sham@nw")
    assert choices(leaving, "attack") == ["attack maro sham"]
    play(leaving, "move maro sw")
    assert question(leaving) == "south main"  # nobody is in range any more, so the Act is over
    assert choices(leaving, "attack") == []


@pytest.mark.rule("C2.6", "C4.3.5", "R28")
def test_the_center_takes_one_cat_of_each_seat() -> None:
    both = duel("maro@sw", "sham@center")
    assert "move maro center" in choices(both)
    full_center = duel("maro@sw cleopatra@center")
    assert "move maro center" not in choices(full_center)
    with pytest.raises(IllegalAction, match="the Center has room for one cat of each seat, and Cleopatra is there"):
        full_center.apply("move maro center")


# -- Start Phase ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C4.1.3", "R5")
@pytest.mark.parametrize(("box", "takes"), [(17, [1, 2, 3]), (3, [1, 2, 3]), (2, [1, 2])])
def test_one_to_three_fish_are_taken(box: int, takes: list[int]) -> None:
    state = duel(phase="start", box=(box, None), trash=(17 - box, 0))
    assert choices(state) == [f"take {count}" for count in takes]


@pytest.mark.rule("C4.0.2", "R5")
def test_the_last_fish_of_the_box_is_taken_without_asking() -> None:
    state = duel("maro@sw", phase="start", box=(1, None), trash=(14, 0))
    assert fish(state, SOUTH) == "0/1/14"
    assert question(state) == "south play"


@pytest.mark.rule("R5", "C4.7.3")
def test_from_an_empty_box_nothing_is_taken() -> None:
    state = duel(
        "ekizo@center", "oddeyes@center", phase="take", box=(0, None), trash=(17, 0), counters={"one_on_one": 1}
    )
    assert fish(state, SOUTH) == "0/0/17"
    assert question(state) == "south main"


@pytest.mark.rule("C4.1.2", "C5.3.5")
def test_effects_of_the_start_phase_come_before_the_take_and_one_after_the_other() -> None:
    state = full("dango@s_base maro@sw=1", phase="start", dish=(1, 0))
    assert question(state) == "south start"
    play(state, "use dango pay 0 on maro")
    assert held(state, "maro") == 2
    assert question(state) == "south take"  # Dango's effect is used, so nothing is left to ask


@pytest.mark.rule("C4.6.2", "C4.1.3")
def test_a_greedy_boss_after_the_take_still_belongs_to_the_start_phase() -> None:
    state = duel("piroshki@s_base", "ame@bench", phase="take", decides="north", dish=(0, 5))
    play(state, "take 3")
    assert question(state) == "south damage"  # of Coin Toss, to the only Kitten there is
    assert state.view()["phase"] == "start"
    play(state, "take_cat")
    assert question(state) == "north play"
    assert state.view()["phase"] == "play"


@pytest.mark.rule("C4.1.1")
def test_a_box_emptied_by_an_effect_of_the_start_phase_means_no_one_on_one_yet() -> None:
    state = full("dango@s_base maro@sw=1", phase="start", box=(1, None), dish=(1, 0), trash=(12, 0))
    play(state, "use dango pay 0 on maro")
    assert fish(state, SOUTH) == "0/0/13"
    assert state.one_on_one == 0
    assert question(state) == "south main"


# -- Play Phase -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C4.2.1", "C4.2.2")
def test_kittens_up_to_the_dish_can_be_played_and_several_in_one_turn() -> None:
    state = duel(phase="play", dish=(3, 0))
    assert choices(state) == ["play piroshki", "play maro", "play chocomaca", "play cleopatra", "end_play"]
    play(state, "play chocomaca")
    assert choices(state) == ["play maro", "play cleopatra", "end_play"]
    with pytest.raises(IllegalAction, match="Piroshki has Level 3, and your Dish has 2 Fish"):
        state.apply("play piroshki")
    play(state, "play cleopatra")
    assert question(state) == "south main"


@pytest.mark.rule("C4.2.5", "C4.3.1")
def test_a_kitten_may_act_in_the_turn_in_which_it_is_played_and_none_has_to() -> None:
    state = duel(phase="play", dish=(1, 0))
    play(state, "play chocomaca")
    assert "move chocomaca sw" in choices(state)
    play(state, "end_main")
    assert question(state) == "north take"


# -- Main Phase -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C4.3.1", "C4.3.2")
def test_a_cat_moves_and_then_attacks_and_each_acts_once() -> None:
    state = duel("maro@sw cleopatra@sw", "sham@nw", dice="0 0")
    play(state, "move maro nw")
    assert choices(state) == ["attack maro sham", "end_act"]
    play(state, "attack maro sham", "roll", "push ne")
    assert choices(state, "move maro") == choices(state, "attack maro") == []
    with pytest.raises(IllegalAction, match="Maro has Acted this turn"):
        state.apply("move maro sw")
    assert "move cleopatra nw" in choices(state)


@pytest.mark.rule("C4.3.2")
def test_there_is_no_move_after_an_attack() -> None:
    state = duel("cleopatra@nw maro@sw", "sham@nw", dice="0 0")
    play(state, "attack cleopatra sham", "pass", "roll")
    assert choices(state, "move cleopatra") == []


@pytest.mark.rule("C4.3.3")
def test_an_act_is_not_interleaved_with_another() -> None:
    state = duel("maro@sw cleopatra@sw", "sham@nw")
    play(state, "move maro nw")
    with pytest.raises(IllegalAction, match="the Act of Maro comes first: go on with it, or end it"):
        state.apply("move cleopatra se")
    play(state, "end_act")
    assert "move cleopatra se" in choices(state)
    assert choices(state, "attack maro") == []


@pytest.mark.rule("C4.3.3", "C5.2.4", "C4.3.11")
def test_a_cat_that_leaves_in_the_middle_of_its_act_is_done() -> None:
    state = full("kutsushita@sw maro@sw", dish=(0, 0))
    play(state, "use kutsushita pay 2")
    assert at(state, "kutsushita") == "hangout"
    assert choices(state, "move maro")


@pytest.mark.rule("C4.3.4", "C5.1.1")
def test_a_move_goes_one_step_or_as_many_as_the_highest_keyword_says() -> None:
    def moves(cat: str) -> list[str]:
        start = f"move {cat} "
        return [text.removeprefix(start) for text in choices(full(f"{cat}@s_base"), start)]

    assert moves("maro") == ["sw", "se"]
    assert moves("chocomaca") == ["sw", "se", "center", "nw", "ne"]
    assert moves("senko") == ["sw", "se", "center", "nw", "ne", "n_base"]


@pytest.mark.rule("C4.3.5")
def test_the_center_cannot_be_passed_while_an_own_cat_is_there() -> None:
    state = full("yoru@sw maro@center", "ame@nw dango@se")
    # From sw the two ways to ne lead through the Center and through nw or se, where Roadblocks stand.
    assert choices(state, "move yoru") == [f"move yoru {area}" for area in ("s_base", "se", "nw")]
    with pytest.raises(IllegalAction, match="the way leads through the Center, where another cat of yours is"):
        state.apply("move yoru ne")
    open_road = full("yoru@sw", "ame@nw dango@se")
    assert "move yoru ne" in choices(open_road)
    blocked = full("yoru@sw", "ame@nw dango@se chatrap@center")
    with pytest.raises(IllegalAction, match="an enemy Roadblock stops the Move on the way"):
        blocked.apply("move yoru ne")


@pytest.mark.rule("C4.3.6", "R23")
def test_leaving_a_roadblock_is_free_and_own_roadblocks_stop_nobody() -> None:
    with_it = duel("chocomaca@sw", "ame@sw")
    assert "move chocomaca n_base" in choices(with_it)
    own = full("yoru@s_base ame@sw")
    assert "move yoru nw" in choices(own)
    enemy = full("yoru@s_base", "ame@sw")
    assert "move yoru nw" not in choices(enemy)


@pytest.mark.rule("C4.3.7")
def test_a_move_ends_elsewhere() -> None:
    state = full("senko@sw")
    assert "move senko sw" not in choices(state)
    with pytest.raises(IllegalAction, match="Senko is there already"):
        state.apply("move senko sw")


@pytest.mark.rule("C4.3.8")
def test_bosses_attack_but_never_move() -> None:
    state = duel("", "sham@s_base")
    assert choices(state) == ["attack ekizo sham", "end_main"]
    with pytest.raises(IllegalAction, match="a Boss never Moves"):
        state.apply("move ekizo sw")


@pytest.mark.rule("C4.3.9", "C5.1.3")
def test_attacks_reach_the_own_area_and_with_ranged_attack_those_beside_it() -> None:
    state = duel("maro@sw", "shadow@nw", decides="north")
    assert "attack shadow maro" in choices(state)
    back = duel("maro@sw", "shadow@nw")
    assert choices(back, "attack") == []
    with pytest.raises(IllegalAction, match="Shadow is out of range, in the North-West, not in the South-West"):
        back.apply("attack maro shadow")
    assert choices(duel("maro@s_base", "shadow@nw", decides="north"), "attack") == []


@pytest.mark.rule("C4.3.10", "R12")
def test_an_effect_instead_of_an_attack_ends_the_act_without_window_or_counter() -> None:
    state = full("snow@sw maro@sw", "kuroshio@nw ame@ne", dish=(2, 1))
    play(state, "move snow nw")
    assert choices(state) == [
        "attack snow kuroshio",
        *(f"use snow pay {paid} on kuroshio" for paid in (0, 1, 2)),
        "end_act",
    ]
    play(state, "use snow pay 0 on kuroshio")
    assert question(state) == "north response"
    play(state, "pass", "take_box")
    assert question(state) == "south main"  # no counterattack of Kuroshio
    assert choices(state, "attack snow") == choices(state, "use snow") == []


@pytest.mark.rule("C4.3.11", "C5.4.4")
def test_an_effect_before_moving_leaves_move_and_attack() -> None:
    state = full("kutsushita@s_base", "sham@n_base", dish=(2, 0))
    play(state, "use kutsushita pay 0")
    assert question(state) == "south act"
    assert choices(state, "move kutsushita n_base")
    play(state, "move kutsushita n_base")
    assert choices(state) == ["attack kutsushita oddeyes", "attack kutsushita sham", "end_act"]
    play(state, "end_act")
    assert question(state) == "north take"
    assert not state.granted  # Sock Dash lasts for the turn only


@pytest.mark.rule("C4.3.12", "C5.4.3")
def test_a_stunned_cat_can_do_nothing_in_its_owners_next_turn() -> None:
    state = duel("chocomaca@nw maro@sw", "sham@nw", decides="north", dish=(1, 0))
    play(state, "attack sham chocomaca", "use chocomaca pay 0")
    assert question(state) == "south take"
    play(state, "take 1")
    assert choices(state, "move chocomaca") == choices(state, "attack chocomaca") == []
    with pytest.raises(IllegalAction, match="Chocomaca is stunned this turn"):
        state.apply("move chocomaca sw")
    play(state, "end_main", "take 1", "end_play", "end_main", "take 1", "end_play")
    assert question(state) == "south main"
    assert choices(state, "move chocomaca")


@pytest.mark.parametrize(
    "said", ["attack snow ame", "attack snow#n1 ame", "attack snow ame#s1", "attack snow#n1 ame#s1"]
)
def test_copies_may_be_left_out_wherever_one_likes(said: str) -> None:
    state = full("ame@sw", "snow@sw ame@ne", decides="north", dice="1")
    play(state, said)
    assert attack(state)["attacker"] == "snow#n1"
