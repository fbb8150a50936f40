"""What the lightning Ninjas do, each next to a position where it does not; Power and costs are tested apart."""

from __future__ import annotations

import pytest

from tests.games.crossover.cards.naruto_scenes import HELD, fades, sent, use
from tests.games.crossover.made import art, effect, mission, warrior
from tests.games.crossover.table import (
    RED,
    at,
    chakra,
    choices,
    coins,
    decider,
    fight,
    hand,
    idle,
    injured,
    pay,
    play,
    power,
    seat,
    settle,
    step,
    table,
    teams,
)

# -- Naruto Uzumaki and his Platoons ----------------------------------------------------------------------------------


@pytest.mark.rule("CB8.8.5", "CB8.1.2", "CB8.6.4", "CB8.10.10")
@pytest.mark.parametrize("attacker", ["red", "blue"])
def test_naruto_uzumaki_n425_injured_and_sent_out_fetches_a_card_for_the_chakra(attacker: str) -> None:
    blue = "h-wa25" if attacker == "blue" else ""
    for answer, gained in (("accept", "n-431"), ("decline", "")):
        state = sent("n-425:injured", blue, chakra="", deck="n-431 n-432", attacker=attacker)
        assert (decider(state), choices(state)) == ("red", ["accept", "decline"])
        play(state, answer)
        settle(state)
        assert chakra(state, RED) == gained
    healthy = sent("n-425", blue, chakra="", deck="n-431 n-432", attacker=attacker)
    assert "accept" not in choices(healthy)
    assert chakra(healthy, RED) == ""


@pytest.mark.rule("CB8.8.4", "CB8.1.8", "CB8.4.16", "CB8.10.7")
def test_naruto_uzumaki_n497_deployed_places_a_growth_coin_on_another_fighter() -> None:
    red = seat("n-430+n-470", hand="n-497 n-428", indicator=0)
    state = table("G", red=red, blue=seat("h-wa25"))
    play(state, "deploy n-497", "accept")
    assert sorted(choices(state)) == ["target n-430", "target n-470"]
    play(state, "target n-470")
    assert [coins(state, name) for name in ("n-430", "n-470", "n-497")] == [0, 1, 0]
    declined = table("G", red=red)
    play(declined, "deploy n-497", "decline")
    assert (coins(declined, "n-430"), coins(declined, "n-470")) == (0, 0)
    grown = table("G", red=seat("n-490 n-430", hand="n-497 n-428"))
    play(grown, "grow n-497")
    assert "accept" not in choices(grown)


@pytest.mark.rule("CB8.1.2", "CB5.5.3")
def test_naruto_uzumaki_n497_is_valid_if_he_is_injured_before_it_resolves() -> None:
    hurts = '{ kind = "trigger", on = "ally_put_in_play", do = [{ op = "injure", to = "subject" }] }'
    red = seat("n-430 x-1", hand="n-497 n-428", indicator=0)
    state = table("G", red=red, made=mission("x-1", hurts, subtypes='["permanent"]'))
    play(state, "deploy n-497")
    if choices(state, "trigger"):
        play(state, "trigger n-497")
    play(state, "accept")
    settle(state)
    assert injured(state, "n-497")
    assert coins(state, "n-430") == 1


@pytest.mark.rule("CB8.8.6", "CB8.1.3", "CB8.5.2", "CB8.4.17")
@pytest.mark.parametrize(
    ("naruto", "team", "strength"),
    [
        ("n-588", "h-wa25", "4/0"),
        ("n-588", "h-wa25+h-wa01+h-wa16", "6/0"),
        ("n-588:injured", "h-wa25+h-wa01", "8/0"),
    ],
)
def test_naruto_uzumaki_n588_opposed_in_attack_gets_one_for_each_fighter(naruto: str, team: str, strength: str) -> None:
    state = sent(naruto, f"{team} h-wa23")  # who stands by does not count
    idle(state, "L")
    assert power(state, "n-588") == strength


@pytest.mark.rule("CB8.8.6", "CB8.1.3", "CB5.7.9")
def test_naruto_uzumaki_n588_gets_nothing_unblocked_or_as_a_blocker_and_keeps_it_for_the_turn() -> None:
    assert power(sent("n-588", "h-wa25", block=False), "n-588") == "3/0"
    assert power(sent("n-588", "h-wa25", attacker="blue"), "n-588") == "3/0"
    assert fades(sent("n-588:growth=3", "h-wa25"), "n-588") == ("7/3", "6/3")


@pytest.mark.rule("CB8.1.15")
@pytest.mark.parametrize(("card", "strength"), [("n-588", "4/0"), ("n-496", "3/0")])
def test_naruto_uzumaki_n588_cannot_be_negated_as_sasuke_can(card: str, strength: str) -> None:
    aim = '{ kind = "chain", of = "opp", n = 1 }'
    negates = f'{{ kind = "activated", timing = "chain", targets = [{aim}], do = [{{ op = "negate", what = "t1" }}] }}'
    state = sent(card, "h-wa25 x-1", made=warrior("x-1", negates))
    assert (decider(state), choices(state)) == ("blue", ["activate x-1", "pass"])
    play(state, "activate x-1")
    settle(state)
    assert power(state, card) == strength


@pytest.mark.rule("CB8.8.1", "CB8.6.9", "CB8.5.4", "CB8.6.3", "CB8.1.3", "CB6.11.1")
@pytest.mark.parametrize(
    ("written", "asked", "grown"),
    [
        ("n-392", True, "5/1"),
        ("n-392:injured", True, "5/1"),
        ("n-392:growth=2", True, "7/3"),
        ("n-392:growth=3", False, "7/3"),
    ],
)
def test_naruto_uzumaki_and_rock_lee_n392_grow_if_they_stay_at_home(written: str, asked: bool, grown: str) -> None:
    state = table("J", red=seat(f"{written} n-471", hand=HELD), blue=seat("h-wa25"))
    fight(state, "n-471", "-")
    assert ("accept" in choices(state)) == asked
    if asked:
        play(state, "accept")
    assert power(state, "n-392") == grown
    declined = table("J", red=seat("n-392", hand=HELD))
    play(declined, "done", "decline")
    assert coins(declined, "n-392") == 0


@pytest.mark.rule("CB8.6.9", "CB8.1.3", "R43")
def test_naruto_uzumaki_and_rock_lee_n392_do_not_grow_if_sent_out_or_in_the_opponents_turn() -> None:
    out = table("J", red=seat("n-392 n-471", hand=HELD), blue=seat("h-wa25"))
    fight(out, "n-392", "-")
    assert (step(out), coins(out, "n-392")) == ("P", 0)
    other = table(
        "J", red=seat("n-392", hand=HELD), blue=seat("h-wa25", hand="h-wa01*3 h-wa02*3 h-wa03"), attacker="blue"
    )
    play(other, "done")
    assert (step(other), coins(other, "n-392")) == ("P", 0)


@pytest.mark.rule("CB8.10.37", "CB8.1.18", "CB8.1.8", "CB8.1.10", "CB8.6.12")
@pytest.mark.parametrize("written", ["n-494:injured", "n-494"])
def test_naruto_uzumaki_and_gaara_n494_return_injured_instead_of_leaving(written: str) -> None:
    for answer, where, left in (
        ("accept", "red village", "j-371 j-376"),
        ("decline", "red discard", "j-371*2 j-376 j-402"),
    ):
        state = sent(written, "h-wa34:growth=9", chakra="j-371*2 j-376 j-402")
        idle(state, "M")
        assert choices(state) == ["accept", "decline"]
        play(state, answer)
        assert at(state, "n-494") == where
        assert chakra(state, RED) == left
        assert answer == "decline" or injured(state, "n-494")


@pytest.mark.rule("CB8.10.37", "CB8.1.18", "CB6.6.3")
def test_naruto_uzumaki_and_gaara_n494_return_home_from_an_art_at_once() -> None:
    state = sent("n-494+n-430", "n-525", answers="j-416", line="naruto", attacker="blue")
    play(state, "use j-416 n-525", "target n-494")  # Sand Coffin
    pay(state)
    settle(state)
    play(state, "accept")
    assert (at(state, "n-494"), injured(state, "n-494")) == ("red village", True)
    assert (step(state), teams(state, RED)) == ("L", "n-430 n-494")


@pytest.mark.rule("CB8.10.37", "CB8.1.18", "CB8.6.12", "CB8.7.1")
@pytest.mark.parametrize("poor", ["j-371*2 j-376", "j-402*2 j-376"])
def test_naruto_uzumaki_and_gaara_n494_need_both_symbols_and_the_battle_phase(poor: str) -> None:
    state = sent("n-494:injured", "h-wa34:growth=9", chakra=poor)
    idle(state, "P")
    assert at(state, "n-494") == "red discard"
    home = table("D1", red=seat("n-494", hand="m-409 n-426 n-428", chakra="j-371*2 j-402"))
    play(home, "mission m-409", "pay n-426")
    settle(home)
    assert at(home, "n-494") == "red hand"


# -- Rock Lee and Might Guy -------------------------------------------------------------------------------------------

TAIJUTSU = art("x-1", effect('{ op = "draw", who = "you", n = 1 }'), user='[{ attr = "Taijutsu" }]')


@pytest.mark.rule("CB8.8.7", "CB8.6.10", "CB8.1.2")
def test_rock_lee_n475_grows_stronger_by_arts_that_require_him_or_taijutsu() -> None:
    gates = sent("n-475:growth=5", "h-wa25+h-wa01", hand="j-383")
    use(gates, "j-383", "n-475", "h-wa01")
    settle(gates)
    assert injured(gates, "n-475")  # valid: the art has cost him his health
    assert fades(gates, "n-475") == ("9/6", "8/5")
    taijutsu = sent("n-475:injured", "h-wa25", hand="x-1", made=TAIJUTSU)
    use(taijutsu, "x-1", "n-475")
    settle(taijutsu)
    assert power(taijutsu, "n-475") == "4/1"
    kunai = sent("n-475", "h-wa25", hand="j-362")  # which anybody may use
    use(kunai, "j-362", "n-475")
    assert power(kunai, "n-475") == "5/1"


@pytest.mark.rule("CB8.8.8", "CB8.6.11", "CB8.10.16")
@pytest.mark.parametrize("attacker", ["red", "blue"])
def test_might_guy_n474_wins_a_reward_for_a_victory_after_a_taijutsu_art(attacker: str) -> None:
    gates = sent("n-474", "h-wa25+h-wa01", hand="j-383", attacker=attacker)
    use(gates, "j-383", "n-474", "h-wa01")
    idle(gates)
    assert injured(gates, "n-474")
    assert len(gates.rewards[RED]) == 1
    taijutsu = sent("n-474", "h-wa25", hand="x-1", attacker=attacker, made=TAIJUTSU)
    use(taijutsu, "x-1", "n-474")
    idle(taijutsu)
    assert len(taijutsu.rewards[RED]) == 1


@pytest.mark.rule("CB8.6.11", "CB7.14.9", "R13")
def test_might_guy_n474_wins_nothing_without_such_an_art_or_without_a_victory() -> None:
    kunai = sent("n-474", "h-wa25", hand="j-362")
    use(kunai, "j-362", "n-474")
    idle(kunai)
    assert kunai.rewards[RED] == []
    other = sent("n-474+n-430", "h-wa25+h-wa01", hand="j-383")
    use(other, "j-383", "n-430", "h-wa01")  # Lee used it
    idle(other)
    assert other.rewards[RED] == []
    through = sent("n-474:growth=1", "h-wa25", hand="j-383")
    use(through, "j-383", "n-474")
    idle(through)
    assert len(through.rewards[RED]) == 2  # nobody is left: a Breakthrough
    lost = sent("n-474", "h-wa34:growth=5+h-wa01", hand="j-383")
    use(lost, "j-383", "n-474", "h-wa01")
    idle(lost)
    assert lost.rewards[RED] == []


# -- Konohamaru and his friends ---------------------------------------------------------------------------------------


@pytest.mark.rule("CB8.6.1", "CB8.4.1", "CB5.7.4", "CB8.9.1", "CB8.1.2")
@pytest.mark.parametrize(
    ("card", "friends", "alone", "together", "hurt"),
    [
        pytest.param("n-469", "n-470 n-471", "1/0", "3/0", "4/0", id="n-469"),  # Konohamaru
        pytest.param("n-470", "n-469 n-424 n-471", "0/2", "1/3", "1/1", id="n-470"),  # Moegi
        pytest.param("n-471", "n-469 n-424 n-470", "2/0", "2/2", "0/2", id="n-471"),  # Udon
    ],
)
def test_konohamaru_n469_moegi_n470_and_udon_n471_are_stronger_with_each_other(
    card: str, friends: str, alone: str, together: str, hurt: str
) -> None:
    assert power(table("J", red=seat(f"{card} n-430")), card) == alone
    for friend in friends.split():
        assert power(table("J", red=seat(f"{card} {friend}")), card) == together
        assert power(table("J", red=seat(f"{card}:injured {friend}:injured")), card) == hurt
        opponents = table("J", red=seat(card), blue=seat(friend, line="naruto"))
        assert power(opponents, card) == alone
    both = table("J", red=seat(f"{card} {' '.join(friends.split()[-2:])}"))
    assert power(both, card) == together  # once, not for each


@pytest.mark.rule("CB8.8.3", "CB8.1.8", "CB8.10.9", "CB8.10.12", "CB6.9.4")
@pytest.mark.parametrize("way", ["deploy", "grow"])
def test_konohamaru_n424_put_in_play_exchanges_a_card(way: str) -> None:
    red = seat("n-469" if way == "grow" else "", hand="n-424 n-428 m-346", deck="n-431 n-432")
    state = table("G", red=red, blue=seat(hand="h-wa01"))
    play(state, f"{way} n-424", "accept")
    assert choices(state) == ["pick n-428", "pick n-431", "pick m-346"]
    play(state, "pick m-346")
    assert hand(state, RED) == "n-428 n-431"
    assert state.setup.kinds[state.deck[RED][0]] == "m-346"  # on the bottom
    declined = table("G", red=red)
    play(declined, f"{way} n-424", "decline")
    assert hand(declined, RED) == "m-346 n-428"


@pytest.mark.rule("CB8.8.3", "CB8.4.2", "CB8.4.16", "CB5.7.9")
def test_iruka_umino_n468_put_in_play_strengthens_the_other_leaf_fighters() -> None:
    red = seat("n-430 n-470:injured n-464", hand=f"n-468 {HELD}", indicator=2)  # Baki is of the Sand
    state = table("G", red=red, blue=seat("n-475", line="naruto"))
    play(state, "deploy n-468")
    assert [power(state, name) for name in ("n-430", "n-470", "n-464", "n-468")] == ["4/1", "1/1", "5/1", "3/2"]
    assert power(state, "n-475") == "4/0"


@pytest.mark.rule("CB8.8.3", "CB5.7.9")
def test_iruka_umino_n468_put_in_play_by_an_effect_strengthens_those_in_battle_too() -> None:
    red = seat("n-468:injured n-430 m-345:time=3", hand=HELD)
    state = table("J", red=red, blue=seat("h-wa34 h-wa06"))
    fight(state, "n-468 n-430", "h-wa34 -")
    idle(state, "M")
    play(state, "accept")  # Oath of Tears brings him back while Lee is still on his way
    settle(state)
    assert fades(state, "n-430") == ("4/1", "3/0")


# -- Izumo and Kotetsu, Jiraiya ---------------------------------------------------------------------------------------


@pytest.mark.rule("CB8.6.5", "CB8.9.3", "CB5.7.10", "CB8.4.10", "CB8.4.19")
@pytest.mark.parametrize(
    ("team", "hurt"),
    [
        ("n-437+n-534+n-505", False),
        ("n-437+n-534+n-533", False),  # either Kotetsu
        ("n-505+n-534", False),
        ("n-437+n-534", True),
        ("n-437+n-534 n-505", True),
        ("n-437+n-534:injured+n-505", True),
        ("n-534+n-505", True),  # Head himself
    ],
)
def test_izumo_kamizuki_n534_and_kotetsu_behind_keep_the_head_from_damage(team: str, hurt: bool) -> None:
    state = sent(team, "h-wa34:growth=5")
    idle(state, "P")
    assert (at(state, team[:5]) == "red discard" or injured(state, team[:5])) == hurt


@pytest.mark.rule("CB5.7.10", "CB8.9.3")
def test_izumo_kamizuki_n534_does_not_protect_backs_or_from_arts() -> None:
    state = sent("n-437+n-534+n-505", "h-wa34:growth=11")  # 12 to 18
    idle(state, "P")
    assert teams(state, RED) == "n-437+n-534+n-505"
    assert [injured(state, name) for name in ("n-437", "n-534", "n-505")] == [False, True, True]
    two = table("J", red=seat("n-437+n-534+n-505 n-430", hand=HELD), blue=seat("h-wa34:growth=7 h-wa25"))
    fight(two, "n-437 n-430", "h-wa34 h-wa25")
    idle(two, "P")
    assert [injured(two, name) for name in ("n-437", "n-430")] == [False, True]  # the Head of another Team
    struck = sent("n-437+n-534+n-505", "h-wa08", answers="h-te01")
    play(struck, "pass", "use h-te01 h-wa08", "target n-437")
    idle(struck, "P")
    assert injured(struck, "n-437")


@pytest.mark.rule("CB8.4.4", "CB8.4.19", "CB8.1.2", "CB6.13.1")
def test_kotetsu_hagane_n505_is_stronger_in_a_team_with_another_genjutsu_fighter() -> None:
    for team, strength in (
        ("n-505+n-534", "4/3"),
        ("n-506+n-505", "4/3"),
        ("n-505:injured+n-534", "3/2"),
        ("n-505+n-534+n-421", "4/3"),  # once
        ("n-505 n-534", "3/2"),
        ("n-505+n-437", "3/2"),
    ):
        assert power(table("J", red=seat(team)), "n-505") == strength


@pytest.mark.rule("CB8.9.4", "CB7.12.2", "CB8.4.11")
@pytest.mark.parametrize(
    ("card", "cheap", "dear"),
    [
        pytest.param("n-422", "h-wa25", "h-wa15", id="n-422"),  # Jiraiya: 2, and 3 is enough
        pytest.param("n-423", "h-wa25", "h-wa15", id="n-423"),  # Tsunade
        pytest.param("n-483", "h-wa02", "h-wa25", id="n-483"),  # Gaara: 1, and 2 is enough
    ],
)
def test_jiraiya_n422_tsunade_n423_and_gaara_n483_are_not_blocked_by_cheap_fighters(
    card: str, cheap: str, dear: str
) -> None:

    def attacked(team: str, blue: str) -> list[str]:
        state = table("J", red=seat(team), blue=seat(blue))
        play(state, f"attack {team[:5]}")
        idle(state, "K")
        return choices(state, "block ")

    assert attacked(card, f"{dear} {cheap}") == [f"block {dear}"]
    assert attacked(card, f"{dear}+{cheap} h-wa33") == ["block h-wa33"]  # one such member is enough
    assert attacked(f"n-430+{card}", f"{dear} {cheap}") == [f"block {dear}"]  # his whole Team
    assert len(attacked(f"{card}:injured", f"{dear} {cheap}")) == 2
    assert len(attacked(f"n-430 {card}", f"{dear} {cheap}")) == 2  # another Team
