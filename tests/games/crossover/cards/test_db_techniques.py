"""What every Technique does and to whom; who may use it and what it costs is tested apart."""

from __future__ import annotations

import pytest

from tests.games.crossover.cards.db_scenes import battle, use
from tests.games.crossover.cards.naruto_scenes import CHI, fades
from tests.games.crossover.made import ninja
from tests.games.crossover.table import (
    BLUE,
    RED,
    at,
    chakra,
    choices,
    coins,
    decider,
    discard,
    idle,
    injured,
    pay,
    play,
    power,
    seat,
    settle,
    table,
    teams,
)

# -- for the user -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("CB8.10.1", "CB8.2.1", "CB5.7.9")
@pytest.mark.parametrize(
    ("card", "user", "strength", "later"),
    [
        pytest.param("h-te06", "h-wa18", "7/0", "4/0", id="Masenko h-te06"),
        pytest.param("h-te12", "h-wa21", "3/2", "1/2", id="Ki Barrage h-te12"),
        pytest.param("h-te14", "h-wa14", "9/1", "5/1", id="Galick Gun h-te14"),
    ],
)
def test_a_technique_strengthens_its_user_for_the_turn(card: str, user: str, strength: str, later: str) -> None:
    state = battle(f"{user}+h-wa26", hand=card)
    use(state, card, user)
    assert power(state, "h-wa26") == "2/1"
    assert fades(state, user) == (strength, later)


@pytest.mark.rule("CB8.10.33", "CB8.10.1", "CB7.16.1", "CB5.7.9")
def test_kaio_ken_h_te02_strengthens_goku_and_hurts_him_at_the_end_of_the_turn() -> None:
    state = battle("h-wa08", hand="h-te02")
    use(state, "h-te02", "h-wa08")
    assert (power(state, "h-wa08"), injured(state, "h-wa08")) == ("7/0", False)
    assert fades(state, "h-wa08") == ("6/0", "2/0")  # injured by then
    drawn = battle("h-wa08", "n-437", hand="h-te02")  # 7 to 7
    use(drawn, "h-te02", "h-wa08")
    idle(drawn, "P")
    assert injured(drawn, "n-437")
    assert at(drawn, "h-wa08") == "blue chakra"


@pytest.mark.rule("CB8.10.6", "CB6.5.5")
@pytest.mark.parametrize(("user", "strength"), [("h-wa19", "5/1"), ("h-wa39", "8/2")])
def test_regeneration_h_te08_heals_its_user(user: str, strength: str) -> None:
    state = battle(f"{user}:injured+h-wa21:injured", hand="h-te08")
    use(state, "h-te08", user)
    assert power(state, user) == strength  # the Super Heal of Majin Buu gives a coin
    assert injured(state, "h-wa21")


# -- Damage -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CB8.10.4", "CB8.4.17", "CB6.5.1", "CB6.5.2")
@pytest.mark.parametrize(
    ("card", "user", "points"),
    [
        pytest.param("h-te01", "h-wa08", 1, id="Kamehameha h-te01"),
        pytest.param("h-te05", "h-wa08", 2, id="Spirit Bomb h-te05"),
        pytest.param("h-te07", "h-wa18", 2, id="Special Beam Cannon h-te07"),
    ],
)
def test_a_blast_strikes_a_fighter_that_battles_the_user(card: str, user: str, points: int) -> None:
    state = battle(f"{user}+h-wa21", "n-475+n-470 n-509", hand=card)
    play(state, f"use {card} {user}")
    assert sorted(choices(state)) == ["target n-470", "target n-475"]
    play(state, "target n-475")
    pay(state)
    settle(state)
    assert at(state, "n-475") == ("red battlefield" if points == 1 else "red discard")
    assert points == 2 or injured(state, "n-475")
    assert not injured(state, "n-470")
    weak = battle(user, "n-475:injured", hand=card)
    use(weak, card, user)
    assert at(weak, "n-475") == "red discard"
    free = battle(user, "n-475", hand=card, block=False)
    assert f"use {card} {user}" not in choices(free)


@pytest.mark.rule("CB8.1.15", "CB8.10.18", "CB12.2.5")
@pytest.mark.parametrize(
    ("card", "user", "where"), [("h-te05", "h-wa08", "red chakra"), ("h-te07", "h-wa18", "red battlefield")]
)
def test_spirit_bomb_h_te05_cannot_be_negated_as_a_special_beam_cannon_h_te07_can(
    card: str, user: str, where: str
) -> None:
    state = battle(user, "h-wa25", hand=card, answers="h-te10 h-wa01", line="db")
    play(state, f"use {card} {user}")
    pay(state)
    play(state, "use h-te10 h-wa25")
    pay(state)
    settle(state)
    assert at(state, "h-wa25") == where


@pytest.mark.rule("CB8.10.4", "CB8.4.11", "CB8.3.2")
def test_destructo_disc_h_te04_strikes_any_fighter_of_turn_cost_4_or_less() -> None:
    def thrown(target: str) -> tuple[str, bool]:
        state = battle("h-wa01 h-wa14:injured", "n-437+n-476 n-475", hand="h-te04")
        play(state, "use h-te04 h-wa01")
        assert sorted(choices(state)) == [f"target {name}" for name in ("h-wa01", "h-wa14", "n-475", "n-476")]
        play(state, f"target {target}")
        pay(state)
        settle(state)
        return at(state, target), injured(state, target)

    assert thrown("n-475") == ("red village", True)
    assert thrown("n-476") == ("red battlefield", True)
    assert thrown("h-wa14") == ("blue chakra", False)


@pytest.mark.rule("CB8.10.4", "CB8.3.2", "R14")
def test_death_beam_h_te13_strikes_any_fighter_in_play() -> None:
    def struck(target: str) -> tuple[str, bool]:
        state = battle("h-wa33 h-wa26:injured", "n-437+n-470 n-422", hand="h-te13")
        play(state, "use h-te13 h-wa33")
        everybody = ("h-wa26", "h-wa33", "n-422", "n-437", "n-470")
        assert sorted(choices(state)) == [f"target {name}" for name in everybody]
        play(state, f"target {target}")
        pay(state)
        settle(state)
        return at(state, target), injured(state, target)

    assert struck("n-422") == ("red village", True)
    assert struck("h-wa26") == ("blue chakra", False)


@pytest.mark.rule("CB8.10.4", "CB8.4.11", "CB8.4.17", "CB8.3.4")
def test_explosive_wave_h_te19_strikes_all_cheap_fighters_that_battle_the_user() -> None:
    state = battle("h-wa18+h-wa21", "n-475:injured+n-436+n-420 n-509", hand="h-te19")
    use(state, "h-te19", "h-wa18")
    assert at(state, "n-475") == "red discard"
    assert [injured(state, name) for name in ("n-436", "n-420", "n-509")] == [True, False, False]  # turn cost 2, 3, 0
    assert not injured(state, "h-wa21")


# -- Power, places and texts of others --------------------------------------------------------------------------------


@pytest.mark.rule("CB8.10.1", "CB8.4.17", "CB8.3.4", "CB5.7.9")
def test_solar_flare_h_te03_weakens_all_who_battle_the_user() -> None:
    state = battle("h-wa18+h-wa21", "n-422+n-436 n-430", hand="h-te03")  # Jiraiya 7/2, Iruka 3/2, Lee 3/0
    use(state, "h-te03", "h-wa18")
    assert [power(state, name) for name in ("n-422", "n-436", "n-430")] == ["6/1", "2/1", "3/0"]
    assert [power(state, name) for name in ("h-wa18", "h-wa21")] == ["4/0", "1/2"]
    assert fades(state, "n-436") == ("2/1", "3/2")


@pytest.mark.rule("CB8.10.6", "CB8.3.2", "CB8.4.9")
def test_senzu_bean_h_te09_heals_an_own_injured_fighter_wherever_it_is() -> None:
    state = battle("h-wa18:injured+h-wa21 h-wa26:injured", "n-475:injured", hand="h-te09")
    play(state, "use h-te09 h-wa21")
    assert sorted(choices(state)) == ["target h-wa18", "target h-wa26"]
    play(state, "target h-wa26")
    pay(state)
    settle(state)
    assert [injured(state, name) for name in ("h-wa18", "h-wa26", "n-475")] == [True, False, True]
    healthy = battle("h-wa18", "n-475:injured", hand="h-te09")
    assert "use h-te09 h-wa18" not in choices(healthy)


@pytest.mark.rule("CB8.10.18", "CB8.4.20", "CB8.4.8", "R36")
def test_afterimage_h_te10_negates_an_art_aimed_at_the_team_of_its_user() -> None:
    state = battle("h-wa18+h-wa21 h-wa26", "n-490", hand="h-te10", attacker="red", answers="j-453 m-332")
    play(state, "use j-453 n-490", "target h-wa21")
    pay(state)
    assert sorted(choices(state, "use")) == ["use h-te10 h-wa18", "use h-te10 h-wa21"]
    play(state, "use h-te10 h-wa18")
    pay(state)
    settle(state)
    assert not injured(state, "h-wa21")
    assert at(state, "j-453") == "red discard"
    assert at(state, "h-te10") == "blue chakra"


@pytest.mark.rule("CB8.4.20", "CB8.4.8", "CB8.3.2")
def test_afterimage_h_te10_does_not_answer_what_aims_elsewhere_or_is_no_art() -> None:
    far = battle("h-wa18+h-wa21 h-wa26", "n-490", hand="h-te10", attacker="red", answers="j-453 m-332")
    play(far, "use j-453 n-490", "target h-wa26")
    pay(far)
    assert (decider(far), choices(far)) == ("blue", ["pass"])
    aim = '{ kind = "fighter", zone = "play", of = "opp", n = 1 }'
    hits = (
        f'{{ kind = "activated", timing = "action", targets = [{aim}], do = [{{ op = "damage", to = "t1", n = 1 }}] }}'
    )
    ability = battle("h-wa18", "x-1", hand="h-te10", attacker="red", answers="m-332", made=ninja("x-1", hits))
    play(ability, "activate x-1")
    assert (decider(ability), choices(ability)) == ("blue", ["pass"])
    own = battle("h-wa01", "n-490", hand="h-te10 h-te04", answers="m-332")
    play(own, "use h-te04 h-wa01", "target h-wa01")
    pay(own)
    play(own, "pass")
    assert (decider(own), choices(own)) == ("blue", ["pass"])


@pytest.mark.rule("CB8.10.20", "CB8.3.1", "CB6.6.4")
@pytest.mark.parametrize(("place", "team"), [("head", "h-wa25+h-wa08+h-wa21"), ("back", "h-wa08+h-wa21+h-wa25")])
def test_instant_transmission_h_te11_brings_a_stand_by_fighter(place: str, team: str) -> None:
    state = battle("h-wa08+h-wa21 h-wa25 h-wa26", "n-475 n-509", hand="h-te11")
    play(state, "use h-te11 h-wa08")
    assert sorted(choices(state)) == ["target h-wa25", "target h-wa26"]
    play(state, "target h-wa25")
    pay(state)
    settle(state)
    assert choices(state) == ["head", "back"]
    play(state, place)
    assert teams(state, BLUE) == f"{team} h-wa26"
    assert at(state, "h-wa25") == "blue battlefield"


@pytest.mark.rule("CB8.10.19", "CB6.6.3", "CB8.4.17")
def test_time_freeze_h_te15_takes_guldo_and_an_enemy_out_of_the_battle() -> None:
    state = battle("h-wa27+h-wa25 h-wa26", "n-475+n-470 n-509", hand="h-te15")
    play(state, "use h-te15 h-wa27")
    assert sorted(choices(state)) == ["target n-470", "target n-475"]
    play(state, "target n-475")
    pay(state)
    settle(state)
    assert (at(state, "n-475"), at(state, "n-470")) == ("red village", "red battlefield")
    assert (at(state, "h-wa27"), at(state, "h-wa25")) == ("blue village", "blue battlefield")
    assert (teams(state, RED), teams(state, BLUE)) == ("n-470 n-475 n-509", "h-wa25 h-wa26 h-wa27")


@pytest.mark.rule("CB8.10.21", "CB8.10.22", "CB5.7.9", "R40", "CB9.6")
def test_body_change_h_te16_takes_texts_and_keywords_for_the_turn() -> None:
    # Goku has Fierce 1 and, with a DB coin, +1/+1.
    state = battle("h-wa31:db=1", "h-wa09:db=1 h-wa26", hand="h-te16", deck="h-te01 h-te02", line="db")
    assert (power(state, "h-wa31"), power(state, "h-wa09")) == ("5/2", "6/1")
    use(state, "h-te16", "h-wa31")
    assert (power(state, "h-wa31"), power(state, "h-wa09")) == ("6/3", "5/0")
    idle(state, "P")
    assert (injured(state, "h-wa09"), power(state, "h-wa09")) == (True, "3/0")
    assert fades(state, "h-wa31") == ("6/3", "5/2")
    assert "h-te01" in discard(state, RED).split()  # by Fierce
    assert power(state, "h-wa09") == "4/1"  # his own text again


@pytest.mark.rule("CB8.10.21", "CB8.4.17")
def test_body_change_h_te16_aims_at_those_who_battle_ginyu() -> None:
    state = battle("h-wa31+h-wa26", "n-475+n-470 n-509", hand="h-te16")
    play(state, "use h-te16 h-wa31")
    assert sorted(choices(state)) == ["target n-470", "target n-475"]


@pytest.mark.rule("CB8.10.12", "CB8.4.11", "CB8.4.17")
def test_candy_beam_h_te17_makes_a_reward_of_a_cheap_enemy() -> None:
    state = battle("h-wa39+h-wa21", "n-437+n-476+n-475 n-509", hand="h-te17")
    play(state, "use h-te17 h-wa39")
    assert sorted(choices(state)) == ["target n-475", "target n-476"]  # Guy has turn cost 5
    play(state, "target n-476")
    pay(state)
    settle(state)
    assert at(state, "n-476") == "blue rewards"
    assert len(state.rewards[BLUE]) == 1


# -- an Adventure -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("CB5.2.3", "CB5.4.6", "CB6.14.3", "CB8.10.7", "CB9.13")
def test_gravity_training_h_te18_places_a_growth_coin_on_a_saiyan() -> None:
    red = seat("h-wa14", line="db")
    state = table(
        "C", red=red, blue=seat("h-wa08 h-wa25+h-wa18", hand="h-te18", chakra="h-ev01*3", indicator=2), attacker="blue"
    )
    play(state, "adventure h-te18")
    assert sorted(choices(state)) == ["target h-wa08", "target h-wa25"]
    play(state, "target h-wa25")
    settle(state)
    assert [coins(state, name) for name in ("h-wa25", "h-wa08", "h-wa18", "h-wa14")] == [1, 0, 0, 0]
    assert power(state, "h-wa25") == "5/1"
    assert chakra(state, BLUE) == "h-ev01 h-te18"


@pytest.mark.rule("CB5.2.3", "CB6.14.3", "CB6.2.1", "CB5.2.4")
@pytest.mark.parametrize("line", ["naruto", "db"])
def test_gravity_training_h_te18_is_for_the_attacker_of_turn_2_with_two_chi_and_a_saiyan(line: str) -> None:
    def offered(village: str = "h-wa08", chi: str = "h-ev09*2", indicator: int = 2, attacker: str = "blue") -> bool:
        opponent = seat("n-490" if line == "naruto" else "h-wa25", hand="", line=line)
        blue = seat(village, hand="h-te18", chakra=chi, indicator=indicator)
        state = table("C", red=opponent, blue=blue, attacker=attacker)
        return "adventure h-te18" in choices(state)

    assert offered()
    assert not offered(village="h-wa18")
    assert not offered(chi="h-ev09")
    assert not offered(indicator=1)
    assert not offered(attacker="red")
    fighting = battle("h-wa08", "n-475", hand="h-te18", chi=CHI)
    assert choices(fighting) == ["pass"]
