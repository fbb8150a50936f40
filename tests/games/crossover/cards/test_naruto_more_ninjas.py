"""What the wind and water Ninjas do, each next to a position where it does not; Power and costs are tested apart."""

from __future__ import annotations

import pytest

from meijin.games.crossover.objects import board
from tests.games.crossover.cards.naruto_scenes import HELD, fades, sent, use
from tests.games.crossover.table import (
    RED,
    chakra,
    choices,
    coins,
    decider,
    hand,
    idle,
    injured,
    number,
    pay,
    play,
    power,
    seat,
    settle,
    step,
    table,
    team_power,
    teams,
)

# -- Sakura Haruno ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("CB8.1.17", "CB8.7.5", "CB8.1.6", "CB8.1.2", "CB8.1.5")
@pytest.mark.parametrize("sakura", ["n-398", "n-398:injured"])
def test_sakura_haruno_n398_draws_for_promise_coins_any_number_of_times(sakura: str) -> None:
    red = f"n-430:promise=1 {sakura} c-044:promise=2"
    state = sent(red, chakra="", deck="n-431 n-432 n-476 n-493")  # Sakura stays at home
    for _ in range(2):
        play(state, "activate n-398")
        assert sorted(choices(state)) == ["pay c-044", "pay n-430"]
        play(state, "pay c-044")
        settle(state)
    play(state, "activate n-398")  # a coin of a fighter does it as well
    settle(state)
    assert hand(state, RED).split()[-3:] == ["n-431", "n-432", "n-476"]
    assert not choices(state, "activate")


@pytest.mark.rule("CB8.7.5", "CB8.1.5")
def test_sakura_haruno_n398_needs_promise_coins_of_the_own_cards_and_step_l() -> None:
    assert not choices(sent("n-430:growth=2 n-398"), "activate")
    theirs = sent("n-430 n-398", "h-wa25:promise=2", block=False)
    assert not choices(theirs, "activate")
    early = table("C", red=seat("n-398 c-044:promise=2", hand=HELD))
    assert not choices(early, "activate")


@pytest.mark.rule("CB8.7.1", "CB8.4.15", "CB8.10.8", "CB8.1.6", "CB8.1.2", "CB5.2.2")
@pytest.mark.parametrize("sakura", ["n-467", "n-467:injured"])
@pytest.mark.parametrize("attacker", ["red", "blue"])
def test_sakura_haruno_n467_removes_a_coin_of_an_own_fighter(sakura: str, attacker: str) -> None:
    red = seat(f"{sakura}:promise=2 n-430:growth=2 n-470", hand=HELD, chakra="m-346*3")
    state = table("C", red=red, blue=seat("h-wa25:growth=1", hand="h-wa01"), attacker=attacker)
    play(state, "activate n-467")
    assert sorted(choices(state)) == ["target n-430", "target n-467"]  # nobody without a coin, nobody else's
    play(state, "target n-430")
    settle(state)
    assert (coins(state, "n-430"), coins(state, "n-467", "promise")) == (1, 2)
    assert chakra(state, RED) == "m-346*2"
    assert not choices(state, "activate")  # once a turn
    idle(state)
    idle(state, "C")
    assert choices(state, "activate") == ["activate n-467"]


@pytest.mark.rule("CB8.10.8", "CB8.7.1", "R69")
def test_sakura_haruno_n467_chooses_the_kind_and_cannot_do_it_without_chakra() -> None:
    state = table("C", red=seat("n-467 n-430:growth=1:promise=1", hand=HELD, chakra="m-346"))
    play(state, "activate n-467")
    assert choices(state) == ["pick n-430 growth", "pick n-430 promise"]
    play(state, state.choices()[1])
    assert (coins(state, "n-430"), coins(state, "n-430", "promise")) == (1, 0)
    poor = table("C", red=seat("n-467 n-430:growth=1", hand=HELD))
    assert not choices(poor, "activate")


@pytest.mark.rule("CB8.9.3", "CB5.7.10", "CB5.7.12", "CB8.1.2")
@pytest.mark.parametrize("sakura", ["n-523", "n-523:injured"])
def test_sakura_haruno_n523_is_safe_from_the_opponents_damage(sakura: str) -> None:
    state = sent(sakura, "h-wa08", answers="h-te01")  # Kamehameha, and she may be its target
    play(state, "pass", "use h-te01 h-wa08")
    pay(state)
    settle(state)
    assert teams(state, RED) == "n-523"
    assert injured(state, "n-523") == sakura.endswith("injured")


@pytest.mark.rule("CB8.9.3", "CB5.7.10")
def test_sakura_haruno_n523_is_safe_from_injuries_but_not_from_own_effects_or_the_showdown() -> None:
    blade = sent("n-523", "n-476", answers="j-412", line="naruto")
    play(blade, "pass", "use j-412 n-476")
    settle(blade)
    assert not injured(blade, "n-523")
    own = sent("n-490+n-523", hand="j-453")
    use(own, "j-453", "n-490", "n-523")
    assert injured(own, "n-523")
    beaten = sent("n-523", "h-wa19")
    idle(beaten, "P")
    assert injured(beaten, "n-523")


# -- Leaf Ninjas ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CB8.9.2", "CB5.7.4", "CB2.6")
@pytest.mark.parametrize("pupil", ["n-470", "n-471", "n-469", "n-424"])
def test_ebisu_n472_adds_to_teams_with_moegi_udon_or_konohamaru(pupil: str) -> None:
    def together(red: str, head: str) -> int:
        return team_power(table("J", red=seat(red)), head)

    assert together(f"n-437+{pupil} n-472", "n-437") == together(f"n-437+{pupil} n-436", "n-437") + 1
    assert together(f"n-472+{pupil}", "n-472") == together(f"n-437+{pupil}", "n-437") - 7 + 4 + 1
    assert together(f"n-437+{pupil} n-472:injured", "n-437") == together(f"n-437+{pupil}", "n-437")
    assert together(f"n-437 {pupil} n-472", "n-437") == 7
    theirs = table("J", red=seat("n-472"), blue=seat(f"n-437+{pupil}", line="naruto"))
    assert team_power(theirs, "n-437") == together(f"n-437+{pupil}", "n-437")


@pytest.mark.rule("CB8.9.2")
def test_ebisu_n472_counts_a_team_once() -> None:
    # Moegi 1/3 and Udon 2/2 behind Guy.
    assert team_power(table("J", red=seat("n-437+n-470+n-471 n-472")), "n-437") == 7 + 3 + 2 + 1


@pytest.mark.rule("CB8.8.6", "CB8.5.5", "CB8.6.3", "CB8.1.2")
@pytest.mark.parametrize(
    ("team", "foe", "strength"),
    [
        ("n-428", "h-wa23", "3/2"),  # 2 to 2
        ("n-428", "h-wa02", "2/1"),
        ("n-428", "h-wa26:injured", "2/1"),
        ("n-430+n-428", "h-wa24", "3/2"),  # 4 to 4 as a Back
        ("n-430+n-428:injured", "h-wa02", "1/1"),  # 3 to 3
    ],
)
def test_shino_aburame_n428_opposed_by_an_equal_team_is_stronger(team: str, foe: str, strength: str) -> None:
    for attacker in ("red", "blue"):
        state = sent(team, foe, attacker=attacker, answers="h-ev03")
        idle(state, "L")
        assert power(state, "n-428") == strength


@pytest.mark.rule("CB5.7.9", "CB8.8.6")
def test_shino_aburame_n428_is_stronger_this_turn_only() -> None:
    assert fades(sent("n-428:growth=1", "h-wa02"), "n-428") == ("4/3", "3/2")
    assert power(sent("n-428", "h-wa23", block=False), "n-428") == "2/1"


@pytest.mark.rule("CB8.6.2", "CB8.4.2", "CB8.4.16", "CB8.9.1")
def test_kurenai_yuhi_n506_strengthens_the_other_female_fighters_if_all_are() -> None:
    state = table("J", red=seat("n-506 n-470:injured n-431"), blue=seat("n-493", line="naruto"))
    assert [power(state, name) for name in ("n-506", "n-470", "n-431", "n-493")] == ["4/3", "1/1", "3/2", "3/3"]
    man = table("J", red=seat("n-506 n-431 n-430"))
    assert power(man, "n-431") == "2/1"
    theirs = table("J", red=seat("n-506 n-431"), blue=seat("h-wa25"))  # what the opponent has does not matter
    assert power(theirs, "n-431") == "3/2"
    hurt = table("J", red=seat("n-506:injured n-431"))
    assert power(hurt, "n-431") == "2/1"
    assert power(sent("n-431 n-506"), "n-431") == "3/2"  # also in battle


# -- Sand Ninjas ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CB8.8.5", "CB8.1.10", "CB8.7.1", "CB5.7.9")
@pytest.mark.parametrize(("attacker", "strength"), [("red", "5/3"), ("blue", "4/4")])
def test_temari_n462_pays_for_combat_in_attack_and_for_support_in_defence(attacker: str, strength: str) -> None:
    blue = "h-wa26:injured" if attacker == "blue" else ""
    state = sent("n-462", blue, chakra="m-346 m-349", attacker=attacker)
    assert (decider(state), choices(state)) == ("red", ["accept", "decline"])
    play(state, "accept")
    pay(state)
    settle(state)
    assert (power(state, "n-462"), len(state.chakra[RED])) == (strength, 1)
    idle(state)
    assert power(state, "n-462") == "4/3"
    declined = sent("n-462", blue, attacker=attacker)
    play(declined, "decline")
    assert (power(declined, "n-462"), chakra(declined, RED).count("*3")) == ("4/3", 4)
    assert "accept" not in choices(sent("n-462", blue, chakra="", attacker=attacker))
    assert "accept" not in choices(sent("n-462:injured", blue, attacker=attacker))


@pytest.mark.rule("CB5.7.9", "CB8.8.5")
def test_temari_n462_keeps_her_strength_for_the_turn() -> None:
    state = sent("n-462", chakra="m-346")
    play(state, "accept")
    assert fades(state, "n-462") == ("5/3", "4/3")
    block = sent("n-462", "h-wa26", chakra="m-346", attacker="blue", answers="h-wa01*3 h-wa06*3 h-wa03")
    play(block, "accept")
    assert fades(block, "n-462") == ("4/4", "4/3")


@pytest.mark.rule("CB8.9.5", "CB5.7.8", "CB6.1.1")
def test_yura_n463_makes_sand_ninjas_of_the_own_hand_cheaper() -> None:
    def deployed(card: str, red: str = "n-463", blue: str = "") -> str:
        state = table("G", red=seat(red, hand=f"{card} n-398 j-362"), blue=seat(blue, line="naruto"))
        play(state, f"deploy {card}")
        pay(state)
        return chakra(state, RED)

    assert deployed("n-462") == ""
    assert deployed("n-483") == ""
    assert deployed("n-494") == ""  # a Platoon that is of the Sand, too
    assert deployed("n-464") == ""  # costs nothing anyway
    assert deployed("n-437") == "j-362"  # of the Leaf
    assert deployed("n-462", "n-463:injured") == "n-398"
    assert deployed("n-462", "", "n-463") == "n-398"


@pytest.mark.rule("CB8.8.2", "CB8.10.28", "CB8.1.3", "CB8.1.8")
def test_baki_n464_organizes_at_the_start_of_the_opponents_battle_phase() -> None:
    state = table("J0", red=seat("n-464 n-430"), blue=seat("h-wa25", hand="h-wa01"), attacker="blue")
    assert (decider(state), choices(state)) == ("red", ["accept", "decline"])
    play(state, "accept", "lead n-464", "back n-430")
    if decider(state) == "red":
        play(state, "done")
    assert teams(state, RED) == "n-464+n-430"
    declined = table("J0", red=seat("n-464 n-430"), blue=seat("h-wa25", hand="h-wa01"), attacker="blue")
    play(declined, "decline")
    assert (decider(declined), teams(declined, RED)) == ("blue", "n-430 n-464")


@pytest.mark.rule("CB8.1.2", "CB8.1.3")
def test_baki_n464_does_not_organize_in_the_own_turn_or_injured() -> None:
    own = table("J0", red=seat("n-464 n-430", hand=HELD), blue=seat("h-wa25"))
    assert (step(own), "accept" in choices(own)) == ("J", False)
    hurt = table("J0", red=seat("n-464:injured n-430"), blue=seat("h-wa25", hand="h-wa01"), attacker="blue")
    assert decider(hurt) == "blue"


@pytest.mark.rule("CB8.1.3", "CB8.9.2", "CB12.2.2")
def test_gaara_of_the_desert_n525_strengthens_all_teams_in_defence() -> None:
    def both(red: str, attacker: str) -> tuple[int, int, int]:
        state = table("J", red=seat(red), blue=seat("n-438", line="naruto"), attacker=attacker)
        mental = board.team_mental(state, state.team[number(state, "n-423")])
        return team_power(state, "n-525"), team_power(state, "n-423"), mental

    # Tsunade has 8 and a Mental Power of 3.
    assert both("n-525 n-423", "blue") == (6 + 2, 8 + 2, 3 + 2)
    assert both("n-525 n-423", "red") == (6, 8, 3)
    assert both("n-525:injured n-423", "blue") == (4, 8, 3)
    theirs = table("J", red=seat("n-525"), blue=seat("h-wa25"), attacker="blue")
    assert team_power(theirs, "h-wa25") == 4


# -- water ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CB8.8.6", "CB8.5.3", "CB8.4.17", "CB8.4.10", "CB8.1.2")
def test_kisame_hoshigaki_n479_opposed_takes_the_heads_support_off_its_combat() -> None:
    for attacker in ("red", "blue"):
        state = sent("n-479", "h-wa15+h-wa16 h-wa31", attacker=attacker, answers="h-ev03")
        idle(state, "L")
        assert power(state, "h-wa15") == "1/3"  # 4/3
        assert power(state, "h-wa16") == "0/2"  # a Back
        assert power(state, "h-wa31") == "5/2"  # Stand-by
    grown = sent("n-479", "h-wa15:growth=1")  # the current Support
    assert power(grown, "h-wa15") == "1/4"
    assert power(sent("n-479:injured", "h-wa15"), "h-wa15") == "4/3"
    assert power(sent("n-437+n-479", "h-wa15"), "h-wa15") == "1/3"  # as a Back, too


@pytest.mark.rule("CB5.7.9", "CB7.12.3")
def test_kisame_hoshigaki_n479_does_so_for_this_turn_and_only_when_opposed() -> None:
    assert fades(sent("n-479", "h-wa15+h-wa27"), "h-wa15") == ("-1/2", "2/2")  # injured by 6 to 4
    assert power(sent("n-479", "h-wa15", block=False), "h-wa15") == "4/3"
