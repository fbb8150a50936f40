"""What the Warriors with a text do, each next to a position where it does not; Power and keywords are tested apart."""

from __future__ import annotations

import pytest

from meijin.games.crossover.state import Crossover
from tests.games.crossover.cards.db_scenes import HELD, activate, battle, use
from tests.games.crossover.cards.naruto_scenes import fades
from tests.games.crossover.made import mission
from tests.games.crossover.table import (
    BLUE,
    RED,
    at,
    chakra,
    choices,
    coins,
    decider,
    fight,
    hand,
    has_keyword,
    idle,
    injured,
    pay,
    play,
    power,
    seat,
    settle,
    table,
    team_power,
    zone,
)

INJURES = mission(  # injures every fighter of blue's that enters play
    "x-1",
    '{ kind = "trigger", on = "ally_put_in_play", do = [{ op = "injure", to = "subject" }] }',
    line='"db"',
    type='"event"',
    set='"db-1"',
    symbols='["earth"]',
    time_limit="3",
)


def strategy(blue: str, red: str = "", *, chi: str = "h-ev09*3", attacker: str = "blue", pool: int = 0) -> Crossover:
    """Step C; red has a hand, so that what is asked tells nothing."""
    opponent = seat(red, hand="h-te03") if red.startswith("h-") else seat(red or "n-430", hand="m-332")
    return table("C", red=opponent, blue=seat(blue, hand=HELD, chakra=chi, pool=pool), attacker=attacker)


def in_next_strategy(state: Crossover, who: str) -> Crossover:
    """Nobody does anything until a player is asked in the Strategy step of that player's next turn."""
    idle(state)
    if decider(state) != who:
        idle(state)
    idle(state, "C")
    return state


STRIKING_BACK = [pytest.param("h-wa04", id="Chiaotzu h-wa04"), pytest.param("h-wa23", id="Saibaman h-wa23")]


# -- sacrifices -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CB8.7.3", "CB8.1.2", "CB8.1.5", "CB8.10.1", "CB5.7.9")
def test_tien_h_wa03_hurts_himself_for_three_combat() -> None:
    state = battle("h-wa03+h-wa26 h-wa25")
    play(state, "activate h-wa03")
    assert not choices(state, "pay")  # nobody else can be hurt for it
    settle(state)
    assert [injured(state, name) for name in ("h-wa03", "h-wa26", "h-wa25")] == [True, False, False]
    assert fades(state, "h-wa03") == ("5/2", "2/2")


@pytest.mark.rule("CB8.7.3", "CB8.1.17", "CB8.1.6")
def test_tien_h_wa03_does_it_healthy_in_battle_and_once_a_turn() -> None:
    assert "activate h-wa03" not in choices(battle("h-wa03:injured", hand="h-te12"))
    assert "activate h-wa03" not in choices(battle("h-wa25 h-wa03", hand="h-te12"))
    state = battle("h-wa03", "n-475", attacker="red", hand="h-te09")
    activate(state, "h-wa03")
    use(state, "h-te09", "h-wa03")
    assert power(state, "h-wa03") == "6/2"
    assert (decider(state), choices(state)) == ("blue", ["pass"])
    idle(state)
    idle(state, "J")
    fight(state, "h-wa03", "-")
    assert "activate h-wa03" in choices(state)


@pytest.mark.rule("CB8.8.9", "CB8.1.2", "CB8.1.8", "CB8.4.18", "CB5.6.7")
@pytest.mark.parametrize("card", STRIKING_BACK)
@pytest.mark.parametrize("attacker", ["red", "blue"])
@pytest.mark.parametrize("mark", ["", ":injured"])
def test_who_is_discarded_in_the_showdown_may_strike_back(card: str, attacker: str, mark: str) -> None:
    def beaten() -> Crossover:
        state = battle(f"{card}{mark} h-wa21", "n-437+n-470 n-509", attacker=attacker)  # 2 Damage
        idle(state, "M")
        assert (decider(state), choices(state)) == ("blue", ["accept", "decline"])
        return state

    state = beaten()
    play(state, "accept")
    assert sorted(choices(state)) == ["target n-437", "target n-470"]
    play(state, "target n-437")
    settle(state)
    assert at(state, card) == "blue chakra"
    assert [injured(state, name) for name in ("n-437", "n-470", "n-509")] == [True, False, False]
    declined = beaten()
    play(declined, "decline")
    assert not injured(declined, "n-437")


@pytest.mark.rule("CB8.8.9", "CB6.5.2")
@pytest.mark.parametrize("card", STRIKING_BACK)
def test_who_is_discarded_by_an_art_does_not_strike_back(card: str) -> None:
    state = battle(f"{card}:injured h-wa21", "n-437", attacker="red", answers="j-453 m-332")
    play(state, "use j-453 n-437", f"target {card}")
    pay(state)
    settle(state)
    assert at(state, card) == "blue chakra"
    assert "accept" not in choices(state)


# -- who is put in play -----------------------------------------------------------------------------------------------


PLANET = "h-wa01 h-te01 h-wa02 h-wa03 h-te02 h-te03"


@pytest.mark.rule("CB8.8.3", "CB8.10.14", "CB8.1.8", "CB13.4")
def test_master_roshi_h_wa05_looks_for_a_technique_among_five_cards() -> None:
    state = table("G", blue=seat(hand="h-wa05 h-ev03", deck=PLANET), attacker="blue")
    play(state, "deploy h-wa05", "accept")
    settle(state)
    assert sorted(choices(state)) == ["none", "take h-te01", "take h-te02"]  # the sixth is Solar Flare
    play(state, "take h-te02")
    assert not choices(state, "take")
    assert hand(state, BLUE) == "h-ev03 h-te02"
    assert "h-te02" in str(zone(state.view(RED), "hand", "blue"))  # red has seen it
    for answers in (["accept", "none"], ["decline"]):
        nothing = table("G", blue=seat(hand="h-wa05 h-ev03", deck=PLANET), attacker="blue")
        play(nothing, "deploy h-wa05", *answers)
        assert hand(nothing, BLUE) == "h-ev03"


@pytest.mark.rule("CB8.8.3", "CB8.10.13")
def test_master_roshi_h_wa05_looks_also_if_a_wish_puts_him_in_play() -> None:
    blue = seat("h-wa18:db=7", discard="h-wa05 h-wa22", wishes="h-wi01", deck=PLANET)
    state = table("H", blue=blue, attacker="blue")
    play(state, "wish h-wi01")
    settle(state)
    play(state, "pick h-wa05", "done")
    assert choices(state) == ["accept", "decline"]


@pytest.mark.rule("CB5.5.3", "CB8.1.2", "CB8.8.3")
@pytest.mark.parametrize("card", ["h-wa05", "h-wa22"])
def test_roshi_h_wa05_and_moori_h_wa22_do_nothing_once_they_are_injured(card: str) -> None:
    def deployed(village: str, made: str) -> Crossover:
        blue = seat(village, hand=f"{card} h-ev03", deck="h-te01 h-te02")
        state = table("G", blue=blue, attacker="blue", made=made)
        play(state, f"deploy {card}")
        while chosen := next((word for word in (f"trigger {card}", "accept") if word in choices(state)), ""):
            play(state, chosen)
        settle(state)
        return state

    state = deployed("h-wa21 x-1:time=3", INJURES)
    assert injured(state, card)
    assert hand(state, BLUE) == "h-ev03"
    assert not choices(state, "take")
    healthy = deployed("h-wa21", "")
    assert choices(healthy, "take") or hand(healthy, BLUE) == "h-ev03 h-te01"


@pytest.mark.rule("CB8.8.3", "CB8.6.1", "CB8.4.16", "CB8.10.9")
@pytest.mark.parametrize(
    ("village", "drawn"), [("h-wa21", "h-te01"), ("h-wa16:injured h-wa18", "h-te01"), ("h-wa25", ""), ("", "")]
)
def test_moori_h_wa22_draws_a_card_beside_another_namekian(village: str, drawn: str) -> None:
    blue = seat(village, hand="h-wa22 h-ev03", deck="h-te01 h-te02", line="db")
    state = table("G", red=seat("h-wa18", line="db"), blue=blue, attacker="blue")
    play(state, "deploy h-wa22")
    assert hand(state, BLUE) == f"h-ev03 {drawn}".strip()
    assert "accept" not in choices(state)


@pytest.mark.rule("CB8.8.3", "CB8.10.13")
def test_moori_h_wa22_draws_also_if_a_wish_puts_him_in_play() -> None:
    blue = seat("h-wa18:db=7", discard="h-wa22 h-wa25", wishes="h-wi01", deck="h-te01 h-te02")
    state = table("H", blue=blue, attacker="blue")
    play(state, "wish h-wi01")
    settle(state)
    play(state, "pick h-wa22", "done")
    assert hand(state, BLUE) == "h-te01"


# -- what strengthens -------------------------------------------------------------------------------------------------


@pytest.mark.rule("CB8.1.4", "CB6.8.5", "CB8.1.2", "CB8.9.1")
@pytest.mark.parametrize(
    ("goku", "strength"),
    [("h-wa09", "5/0"), ("h-wa09:db=1", "6/1"), ("h-wa09:db=3", "6/1"), ("h-wa09:injured:db=1", "4/1")],
)
def test_goku_h_wa09_is_stronger_with_a_db_coin(goku: str, strength: str) -> None:
    assert power(table("J", red=seat("n-430"), blue=seat(f"{goku} h-wa18:db=1")), "h-wa09") == strength


@pytest.mark.rule("CB8.1.3", "CB5.7.4")
@pytest.mark.parametrize(
    ("trunks", "attacker", "strength"),
    [
        ("h-wa13", "blue", "5/1"),
        ("h-wa13", "red", "4/1"),
        ("h-wa13:injured", "blue", "2/1"),
        ("h-wa13:injured", "red", "2/1"),
    ],
)
def test_trunks_h_wa13_is_stronger_on_his_own_turn(trunks: str, attacker: str, strength: str) -> None:
    state = table("J", red=seat("n-430"), blue=seat(f"{trunks} h-wa18"), attacker=attacker)
    assert power(state, "h-wa13") == strength
    assert power(state, "h-wa18") == "4/0"


@pytest.mark.rule("CB8.9.1", "CB8.4.16", "CB8.4.2", "CB8.1.2", "CB8.3.2")
@pytest.mark.parametrize("guru", ["h-wa20", "h-wa20:injured"])
def test_guru_h_wa20_strengthens_the_other_namekians_of_his_side(guru: str) -> None:
    red = seat("h-wa17", line="db")
    state = table("J", red=red, blue=seat(f"{guru} h-wa18 h-wa21:injured+h-wa25", line="db"))
    shown = {name: power(state, name) for name in ("h-wa18", "h-wa21", "h-wa20", "h-wa25", "h-wa17")}
    assert shown == {"h-wa18": "5/1", "h-wa21": "1/2", "h-wa20": "0/3", "h-wa25": "4/0", "h-wa17": "4/1"}
    assert power(battle(f"h-wa18 {guru}"), "h-wa18") == "5/1"  # in battle too


@pytest.mark.rule("CB8.9.1", "CB8.4.19", "CB8.4.16", "CB5.7.4")
def test_captain_ginyu_h_wa31_strengthens_the_ginyu_force_of_his_team() -> None:
    def shown(ginyu: str) -> list[str]:
        blue = seat(f"h-wa30+{ginyu}+h-wa26 h-wa27")
        state = table("J", red=seat("n-430"), blue=blue)
        return [power(state, name) for name in ("h-wa30", "h-wa31", "h-wa26", "h-wa27")]

    assert shown("h-wa31") == ["5/1", "5/2", "2/1", "0/3"]  # Appule is not of the Ginyu Force, Guldo of another Team
    assert shown("h-wa31:injured") == ["4/0", "3/2", "2/1", "0/3"]
    assert power(battle("h-wa30+h-wa31"), "h-wa30") == "5/1"  # in battle too


# -- on Strategy ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CB8.10.26", "CB8.7.1", "CB8.1.5", "CB8.1.6")
def test_bulma_h_wa12_turns_two_chi_into_a_db_coin_once_a_turn() -> None:
    state = strategy("h-wa12", chi="h-ev09*3 h-ev05*3", pool=2)
    activate(state, "h-wa12")
    assert state.pool == [0, 3]
    assert len(state.chakra[BLUE]) == 4
    assert "activate h-wa12" not in choices(state)
    in_next_strategy(state, "blue")
    assert "activate h-wa12" in choices(state)
    full = strategy("h-wa12 h-wa18:db=3", pool=4)
    activate(full, "h-wa12")
    assert full.pool == [0, 4]


@pytest.mark.rule("CB8.1.3", "CB8.1.2", "CB8.7.1", "CB5.2.2")
def test_bulma_h_wa12_needs_her_turn_two_chi_and_her_health() -> None:
    assert "activate h-wa12" in choices(strategy("h-wa12", chi="h-ev09*2"))
    assert "activate h-wa12" not in choices(strategy("h-wa12:injured", chi="h-ev09*2"))
    assert "activate h-wa12" not in choices(strategy("h-wa12", chi="h-ev09"))
    assert not offered_to_blue(strategy("h-wa12", attacker="red"), "h-wa12")
    assert "activate h-wa12" not in choices(battle("h-wa12"))


@pytest.mark.rule("CB8.10.6", "CB8.7.1", "CB8.1.6", "CB8.4.9")
def test_dende_h_wa16_heals_an_own_injured_fighter_for_a_chi() -> None:
    state = strategy("h-wa16 h-wa18:injured+h-wa21 h-wa25:injured", "h-wa01:injured")
    play(state, "activate h-wa16")
    assert sorted(choices(state)) == ["target h-wa18", "target h-wa25"]
    play(state, "target h-wa18")
    settle(state)
    assert [injured(state, name) for name in ("h-wa18", "h-wa25", "h-wa01")] == [False, True, True]
    assert chakra(state, BLUE) == "h-ev09*2"
    assert "activate h-wa16" not in choices(state)
    in_next_strategy(state, "blue")
    assert "activate h-wa16" in choices(state)


@pytest.mark.rule("CB8.1.2", "CB8.1.3", "CB8.7.1", "CB5.2.2")
def test_dende_h_wa16_heals_also_injured_but_only_on_his_turn_and_for_a_chi() -> None:
    state = strategy("h-wa16:injured")
    activate(state, "h-wa16")
    assert not injured(state, "h-wa16")
    assert "activate h-wa16" not in choices(strategy("h-wa16 h-wa18"))
    assert "activate h-wa16" not in choices(strategy("h-wa16 h-wa18:injured", chi=""))
    assert not offered_to_blue(strategy("h-wa16 h-wa18:injured", attacker="red"), "h-wa16")
    assert "activate h-wa16" not in choices(battle("h-wa16 h-wa18:injured"))


@pytest.mark.rule("CB8.10.7", "CB8.1.4", "CB8.1.6", "CB8.4.2", "CB8.7.1", "CB8.1.2")
@pytest.mark.parametrize("guru", ["h-wa20:db=1", "h-wa20:injured:db=1"])
def test_guru_h_wa20_makes_a_namekian_grow(guru: str) -> None:
    state = strategy(f"{guru} h-wa18 h-wa25", "h-wa17")
    play(state, "activate h-wa20")
    assert sorted(choices(state)) == ["target h-wa18", "target h-wa20"]
    play(state, "target h-wa18")
    settle(state)
    assert [coins(state, name) for name in ("h-wa18", "h-wa20", "h-wa25", "h-wa17")] == [1, 0, 0, 0]
    assert power(state, "h-wa18") == "6/2"  # and 1/1 from Guru's presence
    assert chakra(state, BLUE) == "h-ev09*2"
    assert "activate h-wa20" not in choices(state)
    in_next_strategy(state, "blue")
    assert "activate h-wa20" in choices(state)


@pytest.mark.rule("CB8.1.4", "CB8.1.3", "CB6.8.5", "CB5.2.2")
def test_guru_h_wa20_needs_a_db_coin_his_turn_and_a_chi() -> None:
    assert "activate h-wa20" not in choices(strategy("h-wa20 h-wa18:db=1"))
    assert "activate h-wa20" not in choices(strategy("h-wa20:db=1", chi=""))
    assert not offered_to_blue(strategy("h-wa20:db=1", attacker="red"), "h-wa20")
    assert "activate h-wa20" not in choices(battle("h-wa20:db=1", hand="h-te12"))


@pytest.mark.rule("CB8.10.1", "CB5.7.9", "CB8.7.1", "CB8.1.6")
def test_babidi_h_wa36_strengthens_an_own_fighter_for_a_chi() -> None:
    state = strategy("h-wa36 h-wa35:injured+h-wa25", "n-437")
    play(state, "activate h-wa36")
    assert sorted(choices(state)) == ["target h-wa25", "target h-wa35", "target h-wa36"]
    play(state, "target h-wa35")
    settle(state)
    assert chakra(state, BLUE) == "h-ev09*2"
    assert "activate h-wa36" not in choices(state)
    idle(state, "J")
    fight(state, "h-wa35", "-")
    assert fades(state, "h-wa35") == ("4/0", "2/0")
    in_next_strategy(state, "blue")
    assert "activate h-wa36" in choices(state)


@pytest.mark.rule("CB8.1.2", "CB8.1.3", "CB8.7.1", "CB5.2.2")
def test_babidi_h_wa36_needs_his_turn_a_chi_and_his_health() -> None:
    assert "activate h-wa36" not in choices(strategy("h-wa36:injured"))
    assert "activate h-wa36" not in choices(strategy("h-wa36", chi=""))
    assert not offered_to_blue(strategy("h-wa36", attacker="red"), "h-wa36")
    assert "activate h-wa36" not in choices(battle("h-wa36", hand="h-te12"))


def offered_to_blue(state: Crossover, fighter: str) -> bool:
    """Whether blue is asked for the ability of a fighter in the Strategy step of red's turn."""
    while state.deciders == (RED,) and "pass" in choices(state) and state.turn == 9:
        play(state, "pass")
    return state.turn == 9 and f"activate {fighter}" in choices(state)


# -- Dabura -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CB8.10.21", "CB8.4.17", "CB8.7.1", "CB8.1.6", "CB5.7.9")
@pytest.mark.parametrize("attacker", ["red", "blue"])
def test_dabura_h_wa38_takes_the_text_of_an_enemy(attacker: str) -> None:
    # Captain Ginyu strengthens Jeice to 4/3.
    state = battle("h-wa38+h-wa35", "h-wa31+h-wa28 h-wa30", attacker=attacker, line="db")
    play(state, "activate h-wa38")
    assert sorted(choices(state)) == ["target h-wa28", "target h-wa31"]
    play(state, "target h-wa31")
    paid = len(state.discard[BLUE])
    pay(state)
    settle(state)
    assert len(state.discard[BLUE]) - paid == 2
    assert (power(state, "h-wa28"), team_power(state, "h-wa31")) == ("3/2", 7)
    assert "activate h-wa38" not in choices(state)
    if attacker == "blue":
        assert fades(state, "h-wa28") == ("3/2", "4/3")


@pytest.mark.rule("CB8.1.6")
def test_dabura_h_wa38_does_it_again_in_the_next_turn() -> None:
    state = battle("h-wa38", "n-430", attacker="red")
    activate(state, "h-wa38")
    idle(state)
    idle(state, "J")
    fight(state, "h-wa38", "n-430")
    assert "activate h-wa38" in choices(state)


@pytest.mark.rule("CB8.10.21")
def test_dabura_h_wa38_takes_keywords_too() -> None:
    state = battle("h-wa38:growth=9", "h-wa19", line="db")
    activate(state, "h-wa38")
    assert not has_keyword(state, "h-wa19", "toughness")
    idle(state, "P")
    assert at(state, "h-wa19") == "red chakra"  # 2 Damage


@pytest.mark.rule("CB8.1.2", "CB8.1.17", "CB8.7.1", "CB8.1.6")
def test_dabura_h_wa38_needs_two_chi_his_health_and_an_enemy() -> None:
    assert "activate h-wa38" in choices(battle("h-wa38", "n-475", chi="h-ev09*2"))
    assert "activate h-wa38" not in choices(battle("h-wa38:injured", "n-475", chi="h-ev09*2", hand="h-te12"))
    assert "activate h-wa38" not in choices(battle("h-wa38", "n-475", chi="h-ev09", hand="h-te12"))
    assert "activate h-wa38" not in choices(battle("h-wa38", chi="h-ev09*2", hand="h-te12"))
    assert "activate h-wa38" not in choices(battle("h-wa35 h-wa38", "n-475", chi="h-ev09*2", hand="h-te12"))
