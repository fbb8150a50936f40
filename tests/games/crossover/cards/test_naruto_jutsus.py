"""What every Jutsu does and to whom; who may use it and what it costs is tested apart."""

from __future__ import annotations

import pytest

from meijin.games.crossover.state import Crossover
from tests.games.crossover.cards.naruto_scenes import CHI, HELD, fades, sent, use
from tests.games.crossover.made import ninja
from tests.games.crossover.table import (
    BLUE,
    RED,
    at,
    chakra,
    choices,
    coins,
    discard,
    fight,
    hand,
    idle,
    injured,
    pay,
    play,
    power,
    seat,
    settle,
    table,
    teams,
    told,
)

# -- lightning --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CB8.10.31", "CB8.6.7", "CB5.7.9")
@pytest.mark.parametrize(("user", "before", "strength"), [("n-436", "3/2", "6/5"), ("n-437", "7/0", "8/1")])
def test_kunai_j362_is_best_in_the_hand_of_a_weapon_fighter(user: str, before: str, strength: str) -> None:
    state = sent(user, hand="j-362")
    use(state, "j-362", user)
    assert fades(state, user) == (strength, before)


@pytest.mark.rule("CB8.5.3", "CB5.7.7", "CB5.7.9")
@pytest.mark.parametrize(
    ("user", "before", "strength"), [("n-490:growth=2", "6/2", "10/2"), ("n-490:injured", "7/0", "14/0")]
)
def test_shadow_clone_jutsu_j363_adds_the_printed_combat(user: str, before: str, strength: str) -> None:
    state = sent(user, hand="j-363")
    use(state, "j-363", "n-490")
    assert fades(state, "n-490") == (strength, before)


@pytest.mark.rule("CB8.10.4", "CB8.10.31", "CB8.6.8", "CB8.4.17")
def test_rasengan_j377_strikes_again_if_its_target_has_left() -> None:
    state = sent("n-490", "h-wa25+h-wa01:injured h-wa18", hand="j-377")
    play(state, "use j-377 n-490")
    assert choices(state) == ["target h-wa01", "target h-wa25"]  # who battles the user
    play(state, "target h-wa01")
    pay(state)
    settle(state)
    assert choices(state) == ["pick h-wa18", "pick h-wa25"]  # anybody of the opponent
    play(state, "pick h-wa18")
    assert (at(state, "h-wa01"), injured(state, "h-wa18"), injured(state, "h-wa25")) == ("blue chakra", True, False)
    once = sent("n-490", "h-wa25+h-wa01:injured h-wa18", hand="j-377")
    use(once, "j-377", "n-490", "h-wa25")
    assert not choices(once, "pick")
    assert (injured(once, "h-wa25"), injured(once, "h-wa18")) == (True, False)


@pytest.mark.rule("CB8.10.4", "CB8.3.2", "R14")
def test_giant_shuriken_j453_strikes_any_fighter_in_play() -> None:
    state = sent("n-490 n-430", "h-wa25 h-wa18:injured", hand="j-453")
    play(state, "use j-453 n-490")
    assert sorted(choices(state)) == ["target h-wa18", "target h-wa25", "target n-430", "target n-490"]
    play(state, "target h-wa18")
    settle(state)
    assert at(state, "h-wa18") == "blue chakra"
    healthy = sent("n-490 n-430", "h-wa25", hand="j-453")
    use(healthy, "j-453", "n-490", "h-wa25")
    assert injured(healthy, "h-wa25")  # 1 Damage


@pytest.mark.rule("CB8.10.4", "CB8.4.17", "CB6.5.1")
def test_the_eight_inner_gates_j383_give_two_damage_and_cost_one() -> None:
    state = sent("n-437 n-430", "h-wa25+h-wa01 h-wa18", hand="j-383")
    play(state, "use j-383 n-437")
    assert choices(state) == ["target h-wa01", "target h-wa25"]
    play(state, "target h-wa25")
    pay(state)
    settle(state)
    assert (at(state, "h-wa25"), injured(state, "h-wa01"), injured(state, "n-437")) == ("blue chakra", False, True)
    assert not injured(state, "n-430")


@pytest.mark.rule("CB8.10.32", "CB8.10.5", "CB8.10.21", "CB5.4.1")
def test_a_thousand_years_of_death_j451_injures_or_strips() -> None:
    def struck(mode: int) -> Crossover:
        state = sent("n-490", "h-wa31+h-wa28 h-wa18", hand="j-451")
        play(state, "use j-451 n-490", f"mode {mode}")
        assert choices(state) == ["target h-wa28", "target h-wa31"]
        play(state, "target h-wa31")
        pay(state)
        settle(state)
        return state

    # Captain Ginyu, while he has his text, strengthens Jeice to 4/3.
    hurt, stripped = struck(1), struck(2)
    assert (injured(hurt, "h-wa31"), power(hurt, "h-wa31"), power(hurt, "h-wa28")) == (True, "3/2", "3/2")
    assert (injured(stripped, "h-wa31"), power(stripped, "h-wa31"), power(stripped, "h-wa28")) == (False, "5/2", "3/2")
    assert fades(stripped, "h-wa28") == ("3/2", "4/3")


@pytest.mark.rule("CB8.10.7", "CB8.4.2", "CB8.4.19")
def test_exercise_j371_places_a_growth_coin_on_a_genin_of_the_team() -> None:
    state = sent("n-437+n-469+n-497 n-470", hand="j-371")
    play(state, "use j-371 n-437")
    assert sorted(choices(state)) == ["target n-469", "target n-497"]  # Moegi is at home, Guy no Genin
    play(state, "target n-497")
    pay(state)
    settle(state)
    assert [coins(state, name) for name in ("n-437", "n-469", "n-497", "n-470")] == [0, 0, 1, 0]


# -- wind -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CB8.10.34", "CB8.8.16", "CB5.7.9")
def test_inherited_iron_arm_j356_wins_a_reward_for_each_outstanding_victory() -> None:
    state = table(
        "J", red=seat("n-491 n-437 n-432", hand=f"{HELD} j-356", chakra="m-349*2"), blue=seat("h-wa23 h-wa01 h-wa02")
    )
    fight(state, "n-491 n-437 n-432", "h-wa23 h-wa01 h-wa02")
    use(state, "j-356", "n-491")
    assert power(state, "n-491") == "7/6"
    idle(state, "P")
    assert len(state.rewards[RED]) == 2  # 7 to 2 and 7 to 2, but 4 to 3 is only a Victory
    assert fades(state, "n-491") == ("7/6", "4/3")
    plain = sent("n-491:growth=5", "h-wa01")
    idle(plain, "P")
    assert plain.rewards[RED] == []


@pytest.mark.rule("CB8.10.34", "CB5.7.9")
def test_inherited_iron_arm_j356_lasts_for_one_turn() -> None:
    state = sent("n-491:growth=5", hand="j-356")
    use(state, "j-356", "n-491")
    idle(state, "P")
    won = len(state.rewards[RED])
    later = sent("n-491:growth=5", "h-wa01 h-wa06", hand="j-356", block=False)
    use(later, "j-356", "n-491")
    idle(later)
    idle(later, "J")
    fight(later, "h-wa01", "n-491")
    idle(later)
    assert at(later, "h-wa01") == "blue chakra"  # 9 to 2
    assert len(later.rewards[RED]) == won == 2


@pytest.mark.rule("CB8.10.8", "CB8.10.6", "CB8.5.10", "CB6.5.5")
@pytest.mark.parametrize(("answer", "hurt"), [("accept", False), ("decline", True)])
def test_detoxification_j417_removes_coins_and_may_heal(answer: str, hurt: bool) -> None:
    state = sent("n-437+n-430:injured:growth=3 n-470", "h-wa25:injured", hand="j-417")
    play(state, "use j-417 n-437")
    assert sorted(choices(state)) == ["target n-430", "target n-437", "target n-470"]
    play(state, "target n-430")
    pay(state)
    settle(state)
    assert choices(state) == ["number 0", "number 1", "number 2", "number 3"]
    play(state, "number 2", answer)
    assert (coins(state, "n-430"), injured(state, "n-430")) == (1, hurt)


@pytest.mark.rule("CB8.10.8", "R69")
def test_detoxification_j417_takes_coins_of_any_kind() -> None:
    state = sent("n-430:growth=1:promise=1", hand="j-417")
    use(state, "j-417", "n-430")
    play(state, "number 1", "pick n-430 promise")
    assert (coins(state, "n-430"), coins(state, "n-430", "promise")) == (1, 0)


@pytest.mark.rule("CB8.10.20", "CB6.6.4", "CB2.8", "CB8.3.1")
@pytest.mark.parametrize(("position", "team"), [("head", "n-470+n-437"), ("back", "n-437+n-470")])
def test_radio_j450_places_a_stand_by_fighter_in_the_team(position: str, team: str) -> None:
    state = table(
        "J",
        red=seat("n-437 n-432 n-470 n-428", hand=f"{HELD} j-450", chakra="m-349*2"),
        blue=seat("h-wa25 h-wa18 h-wa15"),
    )
    fight(state, "n-437 n-432", "h-wa25 h-wa18")
    play(state, "use j-450 n-437")
    assert sorted(choices(state)) == ["target n-428", "target n-470"]  # Neji is battling
    play(state, "target n-470")
    settle(state)
    assert choices(state) == ["head", "back"]
    play(state, position)
    assert teams(state, RED) == f"n-428 n-432 {team}"
    assert at(state, "n-470") == "red battlefield"


@pytest.mark.rule("CB6.6.4", "CB8.10.20")
def test_radio_j450_does_nothing_for_a_full_team() -> None:
    state = sent("n-437+n-471+n-428 n-470", hand="j-450")
    use(state, "j-450", "n-437")
    assert teams(state, RED) == "n-437+n-471+n-428 n-470"


@pytest.mark.rule("CB8.10.5", "CB8.4.10", "CB2.7")
def test_button_hook_entry_j457_injures_the_heads_of_all_battling_teams() -> None:
    state = table(
        "J",
        red=seat("n-491 n-437", hand=f"{HELD} j-457", chakra="m-349 m-346"),
        blue=seat("h-wa25+h-wa01 h-wa18 h-wa15"),
    )
    fight(state, "n-491 n-437", "h-wa25 h-wa18")
    use(state, "j-457", "n-491")
    hurt = [name for name in ("h-wa25", "h-wa01", "h-wa18", "h-wa15", "n-491", "n-437") if injured(state, name)]
    assert hurt == ["h-wa25", "h-wa18"]


@pytest.mark.rule("CB8.10.23", "CB5.7.11", "CB5.7.12", "CB5.7.9")
def test_absolute_defense_j414_keeps_all_fighters_from_arts_this_turn() -> None:
    def aims(state: Crossover) -> list[str]:
        play(state, *(["pass"] if state.deciders == (RED,) else []))
        if "use h-te04 h-wa01" not in choices(state):
            return []
        play(state, "use h-te04 h-wa01")
        return sorted(choices(state, "target "))

    state = sent("n-525+n-431 n-430", "h-wa25+h-wa01", hand="j-414", answers="h-te04*2 h-te19")
    use(state, "j-414", "n-525")
    assert aims(state) == ["target h-wa01", "target h-wa25"]
    play(state, "target h-wa25")
    pay(state)
    idle(state)
    idle(state, "J")
    fight(state, "h-wa01", "n-430")
    assert aims(state) == ["target h-wa01", "target n-430", "target n-431"]


@pytest.mark.rule("CB5.7.10")
def test_absolute_defense_j414_does_not_keep_anybody_from_fighters() -> None:
    state = sent("n-525+n-477+n-436", "h-wa38", hand="j-414")
    use(state, "j-414", "n-525")
    assert power(state, "n-436") == "4/3"
    play(state, "activate h-wa38", "target n-477")  # Dabura strips Tenten, who strengthens Iruka
    pay(state)
    settle(state)
    assert power(state, "n-436") == "3/2"


@pytest.mark.rule("CB8.10.19", "CB6.6.3", "CB8.4.17", "R8")
def test_sand_prison_j415_sends_all_who_battle_the_user_home() -> None:
    state = table(
        "J",
        red=seat("n-525 n-430", hand=f"{HELD} j-415", chakra="m-349*2"),
        blue=seat("h-wa25+h-wa01 h-wa18"),
    )
    fight(state, "n-525 n-430", "h-wa25 h-wa18")
    use(state, "j-415", "n-525")
    assert [at(state, name) for name in ("h-wa25", "h-wa01", "h-wa18", "n-525")] == [
        "blue village",
        "blue village",
        "blue battlefield",
        "red battlefield",
    ]
    assert teams(state, BLUE) == "h-wa01 h-wa18 h-wa25"
    idle(state, "P")
    assert len(state.rewards[RED]) == 2  # the way is free


@pytest.mark.rule("CB8.10.12", "R32", "CB8.4.17")
def test_sand_coffin_j416_takes_a_fighter_as_a_reward() -> None:
    state = sent("n-525", "h-wa25+h-wa01 h-wa18", hand="j-416")
    play(state, "use j-416 n-525")
    assert choices(state) == ["target h-wa01", "target h-wa25"]
    play(state, "target h-wa25")
    pay(state)
    settle(state)
    assert at(state, "h-wa25") == "red rewards"
    assert (len(state.rewards[RED]), state.won[RED]) == (1, 1)


@pytest.mark.rule("CB8.3.1", "CB8.4.7", "CB8.10.12", "CB6.5.3")
def test_mission_file_j402_discards_a_mission_or_event() -> None:
    state = sent("n-430 m-368 c-044", "h-wa25 h-ev01:time=3", hand="j-402")
    play(state, "use j-402 n-430")
    assert sorted(choices(state)) == ["target h-ev01", "target m-368"]  # no Client
    play(state, "target h-ev01")
    pay(state)
    settle(state)
    assert (at(state, "h-ev01"), at(state, "m-368")) == ("blue discard", "red village")


# -- earth ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CB8.10.19", "CB6.6.3", "CB8.4.17")
def test_shadow_possession_jutsu_j375_takes_user_and_target_home() -> None:
    state = sent("n-432+n-420", "h-wa25+h-wa01 h-wa18", hand="j-375")
    play(state, "use j-375 n-420")
    assert choices(state) == ["target h-wa01", "target h-wa25"]
    play(state, "target h-wa25")
    settle(state)
    assert [at(state, name) for name in ("n-420", "n-432", "h-wa25", "h-wa01")] == [
        "red village",
        "red battlefield",
        "blue village",
        "blue battlefield",
    ]


@pytest.mark.rule("CB8.10.5", "CB8.4.9", "CB8.4.17", "CB6.5.4")
def test_explosive_blade_j412_injures_a_healthy_fighter() -> None:
    state = sent("n-436", "h-wa25+h-wa01:injured+h-wa02 h-wa18", hand="j-412")
    play(state, "use j-412 n-436")
    assert choices(state) == ["target h-wa02", "target h-wa25"]
    play(state, "target h-wa25")
    settle(state)
    assert (injured(state, "h-wa25"), injured(state, "h-wa02")) == (True, False)


@pytest.mark.rule("CB8.10.15", "CB13.5")
def test_power_of_the_byakugan_j376_discards_one_of_five_cards_of_the_opponents_deck() -> None:
    state = table(
        "J",
        red=seat("n-493", hand=f"{HELD} j-376", chakra="m-374"),
        blue=seat(deck="h-wa01 h-wa02 h-wa03 h-wa04 h-wa05 h-wa06", chakra=CHI),
    )
    fight(state, "n-493")
    size = len(state.deck[BLUE])
    use(state, "j-376", "n-493")
    assert choices(state) == [f"take h-wa0{number}" for number in range(1, 6)]
    events = play(state, "take h-wa04")
    assert (discard(state, BLUE), len(state.deck[BLUE])) == ("h-wa04", size - 1)
    assert (told(events, "shuffle") != [], choices(state, "take")) == (True, [])


@pytest.mark.rule("CB8.10.19", "CB8.4.9", "CB8.4.17")
def test_headhunter_jutsu_j373_sends_the_injured_home() -> None:
    state = table(
        "J",
        red=seat("n-437 n-430", hand=f"{HELD} j-373", chakra="m-374*2"),
        blue=seat("h-wa25+h-wa01:injured+h-wa02:injured h-wa18:injured"),
    )
    fight(state, "n-437 n-430", "h-wa25 h-wa18")
    use(state, "j-373", "n-437")
    home = [name for name in ("h-wa25", "h-wa01", "h-wa02", "h-wa18") if at(state, name) == "blue village"]
    assert home == ["h-wa01", "h-wa02"]


# -- fire and water ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("CB8.10.4", "CB8.6.7", "CB8.10.31")
def test_fire_ball_jutsu_j367_burns_its_user_if_the_target_is_of_the_flame() -> None:
    made = ninja("x-1", attributes='["Flame"]')
    for target, burnt in (("h-wa18", False), ("n-430", False), ("x-1", True)):
        state = sent("n-437 n-430 x-1", "h-wa25 h-wa18", hand="j-367", made=made)
        play(state, "use j-367 n-437")
        assert sorted(choices(state)) == [f"target {name}" for name in ("h-wa18", "h-wa25", "n-430", "n-437", "x-1")]
        play(state, f"target {target}")
        pay(state)
        settle(state)
        assert (injured(state, target), injured(state, "n-437")) == (True, burnt)


@pytest.mark.rule("CB8.3.1", "CB8.10.12")
@pytest.mark.parametrize("target", ["h-ev01", "m-368", "c-044"])
def test_fire_ball_jutsu_j449_discards_any_support_card(target: str) -> None:
    state = sent("n-430 m-368 c-044", "h-wa25 h-ev01:time=3", hand="j-449")
    play(state, "use j-449 n-430")
    assert sorted(choices(state)) == ["target c-044", "target h-ev01", "target m-368"]
    play(state, f"target {target}")
    pay(state)
    settle(state)
    assert at(state, target).endswith("discard")


@pytest.mark.rule("CB8.3.4", "CB8.4.7", "CB8.10.12")
@pytest.mark.parametrize("taken", ["j-362", "j-363"])
def test_copy_ninjutsu_j455_takes_a_jutsu_back(taken: str) -> None:
    state = table(
        "J",
        red=seat("n-496", hand=f"{HELD} j-455", chakra="m-409 j-362 n-430", discard="j-363 n-431"),
        blue=seat(discard="h-te01"),
    )
    fight(state, "n-496")
    use(state, "j-455", "n-496")
    assert choices(state) == ["pick j-362", "pick j-363"]
    play(state, f"pick {taken}")
    assert taken in hand(state, RED).split()
    assert chakra(state, RED) == ("j-455 n-430" if taken == "j-362" else "j-362 j-455 n-430")


@pytest.mark.rule("CB8.10.18", "CB8.4.8", "R36")
def test_shark_skin_j410_negates_an_art_and_hurts_its_user() -> None:
    state = sent("n-479 n-430", "h-wa08+h-wa01", hand="j-410 j-362", chakra="n-479*2 m-346*3", answers="h-te01")
    play(state, "use j-362 n-479")  # an own art is no target
    pay(state)
    play(state, "use h-te01 h-wa08")
    pay(state)
    play(state, "use j-410 n-479")
    pay(state)
    settle(state)
    assert not injured(state, "n-479")
    assert (at(state, "h-te01"), injured(state, "h-wa08"), injured(state, "h-wa01")) == ("blue discard", True, False)
    assert power(state, "n-479") == "9/5"  # the Kunai was not negated
    assert not choices(sent("n-479", "h-wa08", hand="j-410", chakra="n-479*2"), "use")  # nothing to negate
