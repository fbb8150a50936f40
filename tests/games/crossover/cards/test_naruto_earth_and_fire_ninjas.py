"""What the earth and fire Ninjas do, each next to a position where it does not; Power and costs are tested apart."""

from __future__ import annotations

import pytest

from meijin.games.crossover.state import Crossover
from tests.games.crossover.cards.naruto_scenes import HELD, fades, sent, use
from tests.games.crossover.made import art, effect, fighters, ninja
from tests.games.crossover.table import (
    BLUE,
    RED,
    at,
    chakra,
    choices,
    coins,
    decider,
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
    short,
    step,
    table,
    teams,
    told,
    zone,
)

ANIMAL = ninja("x-1", traits='["Animal", "Male"]')  # 2/1


def aims(state: Crossover, use: str) -> list[str]:
    """Whom blue may choose as the target of an art or ability; nobody if it cannot even be announced."""
    if decider(state) == "red":
        play(state, "pass")
    if use not in choices(state):
        return []
    events = play(state, use)
    if found := choices(state, "target "):
        return sorted(words.split()[1] for words in found)
    (announced,) = told(events + pay(state), "announce")  # a single target is chosen without a question
    return [target.split("#")[0] for target in announced["targets"]]


# -- Tenten and the Hyuga ---------------------------------------------------------------------------------------------


@pytest.mark.rule("CB8.4.4", "CB8.4.16", "CB8.4.19", "CB5.7.4")
def test_tenten_n477_strengthens_the_other_weapon_fighters_in_her_team() -> None:
    state = table("J", red=seat("n-477+n-436+n-430 n-462"), blue=seat("n-507", line="naruto"))
    # Tenten and Iruka use Weapons, Lee does not; Temari does in another Team, Genma in another army.
    strengths = [power(state, name) for name in ("n-477", "n-436", "n-430", "n-462", "n-507")]
    assert strengths == ["2/2", "4/3", "3/0", "4/3", "4/2"]
    assert power(table("J", red=seat("n-477:injured+n-436")), "n-436") == "3/2"
    assert power(table("J", red=seat("n-477+n-436:injured")), "n-436") == "2/3"
    assert power(sent("n-477+n-436"), "n-436") == "4/3"  # also in battle


@pytest.mark.rule("CB8.8.4", "CB8.10.14", "CB8.1.8", "CB13.4")
def test_hanabi_hyuga_n509_deployed_finds_hinata() -> None:
    red = seat("n-430", hand="n-509 n-428", deck="n-432 n-493 n-530 n-476")
    state = table("G", red=red)
    play(state, "deploy n-509", "accept")
    assert sorted(choices(state)) == ["none", "take n-493", "take n-530"]
    play(state, "take n-493")
    assert (hand(state, RED), choices(state, "take")) == ("n-428 n-493", [])
    assert zone(state.view("blue"), "hand", "red")["cards"] == ["n-493", None]  # it was shown
    declined = table("G", red=red)
    play(declined, "deploy n-509", "decline")
    assert hand(declined, RED) == "n-428"
    nothing = table("G", red=red)
    play(nothing, "deploy n-509", "accept", "none")
    assert hand(nothing, RED) == "n-428"
    grown = table("G", red=seat("n-509", hand="n-509 n-428"))
    play(grown, "grow n-509")
    assert "accept" not in choices(grown)


@pytest.mark.rule("CB8.8.3", "CB8.6.1", "CB8.10.9", "CB6.11.1")
@pytest.mark.parametrize(
    ("red", "blue", "drawn"),
    [
        ("n-490", "", True),
        ("n-425:injured", "", True),
        ("n-392", "", True),  # a Platoon bears the name, too
        ("n-430", "", False),
        ("", "n-490", False),
    ],
)
def test_hinata_hyuga_n530_put_in_play_draws_a_card_if_naruto_is_there(red: str, blue: str, drawn: bool) -> None:
    deck = "n-476 n-432"
    state = table("G", red=seat(red, hand="n-530 n-428", deck=deck), blue=seat(blue, line="naruto" if blue else "db"))
    play(state, "deploy n-530")
    assert hand(state, RED) == ("n-428 n-476" if drawn else "n-428")
    grown = table("G", red=seat(f"{red} n-493", hand="n-530 n-428", deck=deck), blue=seat(blue, line="naruto"))
    play(grown, "grow n-530")
    assert hand(grown, RED) == ("n-428 n-476" if drawn else "n-428")


@pytest.mark.rule("CB8.8.7", "CB8.6.10", "CB8.10.11", "R58")
def test_neji_hyuga_n476_makes_the_opponent_discard_by_arts_that_require_the_byakugan_or_him() -> None:
    for hand_card, made in (("j-376", ""), ("x-1", NEJIS_ART)):
        state = sent("n-476", "h-wa25", hand=hand_card, answers="h-wa01 h-wa06 h-wa03", made=made)
        use(state, hand_card, "n-476")
        play(state, *choices(state, "take ")[:1])  # by the Power of the Byakugan
        settle(state)
        assert (decider(state), choices(state)) == ("blue", ["discard h-wa01", "discard h-wa03", "discard h-wa06"])
        play(state, "discard h-wa03")
        assert (hand(state, BLUE), choices(state, "discard")) == ("h-wa01 h-wa06", [])


NEJIS_ART = art("x-1", effect('{ op = "heal", to = "user" }'), user='[{ name = "Neji Hyuga" }]')


@pytest.mark.rule("CB8.6.10", "CB8.1.2", "CB8.8.7")
@pytest.mark.parametrize(
    ("team", "art_used", "user"),
    [("n-476", "j-412", "n-476"), ("n-476:injured", "j-376", "n-476"), ("n-476+n-493", "j-376", "n-493")],
)
def test_neji_hyuga_n476_does_nothing_by_other_arts_or_injured_or_by_arts_of_others(
    team: str, art_used: str, user: str
) -> None:
    state = sent(team, "h-wa25", hand=art_used, answers="h-wa01 h-wa06 h-wa03")
    use(state, art_used, user)
    idle(state, "P")
    assert hand(state, BLUE) == "h-wa01 h-wa03 h-wa06"


# -- Shikamaru and Choji ----------------------------------------------------------------------------------------------


@pytest.mark.rule("CB8.9.3", "CB8.6.6", "CB5.7.10", "CB8.10.21", "CB5.7.12")
@pytest.mark.parametrize(
    ("team", "iruka"),
    [("n-420+n-477+n-436", "4/3"), ("n-420:injured+n-477+n-436", "3/2"), ("n-430+n-477+n-436 n-420", "3/2")],
)
def test_shikamaru_nara_n420_keeps_the_texts_of_his_team(team: str, iruka: str) -> None:
    # Dabura strips Tenten, who strengthens Iruka; she may be chosen all the same.
    state = sent(team, "h-wa38")
    play(state, "pass", "activate h-wa38", "target n-477")
    pay(state)
    settle(state)
    assert power(state, "n-436") == iruka


@pytest.mark.rule("CB8.6.6", "CB8.9.3")
def test_shikamaru_nara_n420_does_so_only_while_battling_and_against_the_opponent() -> None:
    strip = effect('{ op = "blank", to = "t1", for = "turn" }', fighters("any", 1))
    their_art = art("x-1", strip, line='"db"', type='"technique"', set='"db-1"', symbols='["earth"]')
    home = sent("n-430 n-420+n-477+n-436", "h-wa25", answers="x-1", made=their_art)
    assert power(home, "n-436") == "4/3"
    play(home, "pass", "use x-1 h-wa25", "target n-477")
    pay(home)
    settle(home)
    assert power(home, "n-436") == "3/2"
    own = sent("n-420+n-477+n-436", "h-wa25", hand="x-1", made=art("x-1", strip))
    use(own, "x-1", "n-420", "n-477")
    assert power(own, "n-436") == "3/2"


@pytest.mark.rule("CB8.8.5", "CB8.1.10", "CB8.7.1", "CB8.1.2")
def test_choji_akimichi_n532_pays_earth_for_strength_in_attack() -> None:
    state = sent("n-532", chakra="m-374*2 m-346")
    play(state, "accept")
    settle(state)
    assert (power(state, "n-532"), chakra(state, RED)) == ("7/2", "m-346 m-374")
    assert fades(state, "n-532") == ("7/2", "5/0")
    declined = sent("n-532", chakra="m-374*2")
    play(declined, "decline")
    assert (power(declined, "n-532"), chakra(declined, RED)) == ("5/0", "m-374*2")
    for written, held in (("n-532", "m-346*2"), ("n-532:injured", "m-374*2")):
        assert "accept" not in choices(sent(written, chakra=held))
    assert "accept" not in choices(sent("n-532", "h-wa25", attacker="blue"))


@pytest.mark.rule("CB8.8.5", "CB8.10.10", "CB8.10.23", "CB5.7.11", "CB5.7.12")
def test_choji_akimichi_n434_in_attack_fetches_a_card_and_is_safe_from_fighters_effects() -> None:
    state = sent("n-434", "h-wa38+h-wa08", block=False, chakra="m-346", deck="n-431 n-432")
    play(state, "accept", "block h-wa38")
    assert (chakra(state, RED), power(state, "n-434")) == ("m-346 n-431", "3/0")
    assert aims(state, "activate h-wa38") == []
    assert aims(sent("n-434", "h-wa38", attacker="blue"), "activate h-wa38") == ["n-434"]
    # An art is no effect of a fighter.
    struck = sent("n-434", "h-wa08", block=False, answers="h-te01")
    play(struck, "accept", "block h-wa08", "pass", "use h-te01 h-wa08")
    pay(struck)
    settle(struck)
    assert injured(struck, "n-434")


@pytest.mark.rule("CB8.1.8", "CB8.1.2", "CB5.7.9")
def test_choji_akimichi_n434_may_decline_and_does_it_only_healthy_and_for_one_turn() -> None:
    state = sent("n-434", chakra="m-346")
    play(state, "accept")
    assert fades(state, "n-434") == ("3/0", "2/0")
    declined = sent("n-434", "h-wa38", block=False, chakra="m-346")
    play(declined, "decline", "block h-wa38")
    assert (chakra(declined, RED), power(declined, "n-434")) == ("m-346", "2/0")
    assert aims(declined, "activate h-wa38") == ["n-434"]
    assert "accept" not in choices(sent("n-434:injured"))
    assert "accept" not in choices(sent("n-434", "h-wa25", attacker="blue"))


@pytest.mark.rule("CB5.7.9")
def test_choji_akimichi_n434_is_not_safe_in_the_next_turn() -> None:
    state = sent("n-434", "h-wa38 h-wa25", block=False)
    play(state, "accept", "pass")
    idle(state)
    idle(state, "J")
    fight(state, "h-wa38", "n-434")
    assert aims(state, "activate h-wa38") == ["n-434"]


# -- Zetsu ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CB8.7.6", "CB8.6.3", "CB8.1.5", "CB8.1.6", "CB6.10.1")
@pytest.mark.parametrize(("grown", "possible"), [(0, True), (1, True), (2, False)])
def test_zetsu_n482_removes_three_fighters_of_any_discard_for_a_growth_coin(grown: int, possible: bool) -> None:
    red = seat(f"n-482:growth={grown}", hand=HELD, discard="n-430 n-431*2 j-362")
    state = table("C", red=red, blue=seat("h-wa25", discard="h-wa01 h-te01"))
    assert bool(choices(state, "activate")) == possible
    if possible:
        play(state, "activate n-482")
        assert sorted(choices(state)) == ["pay h-wa01", "pay n-430", "pay n-431"]
        play(state, "pay h-wa01", "pay n-431", "pay n-431")
        settle(state)
        assert coins(state, "n-482") == grown + 1
        assert (discard(state, RED), discard(state, BLUE)) == ("j-362 n-430", "h-te01")
        assert [short(state, state.removed[who]) for who in (RED, BLUE)] == ["n-431*2", "h-wa01"]


@pytest.mark.rule("CB8.1.3", "CB8.1.2", "CB8.7.6", "CB8.1.6")
def test_zetsu_n482_needs_three_fighters_the_own_turn_and_health_and_does_it_once() -> None:
    def offered(zetsu: str = "n-482", cards: str = "n-430*3", attacker: str = "red") -> list[str]:
        red = seat(zetsu, hand=HELD, discard=cards)
        state = table("C", red=red, blue=seat("h-wa12", hand="h-wa01", chakra="h-wa02*2"), attacker=attacker)
        if decider(state) == "blue":
            play(state, "pass")
        return choices(state, "activate n-482") if step(state) == "C" else []

    assert offered() == ["activate n-482"]
    assert offered(cards="n-430*2 j-362*2") == []
    assert offered(zetsu="n-482:injured") == []
    assert offered(attacker="blue") == []
    state = table("C", red=seat("n-482", hand=HELD, discard="n-430*3 n-431*3"), blue=seat("h-wa25"))
    play(state, "activate n-482")
    pay(state)
    settle(state)
    assert not choices(state, "activate")
    idle(state)
    idle(state)
    idle(state, "C")
    assert choices(state, "activate") == ["activate n-482"]


# -- Sasuke, Kiba -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("CB8.8.6", "CB8.5.5", "CB8.6.3", "CB8.1.2")
@pytest.mark.parametrize(
    ("team", "foe", "strength"),
    [
        ("n-496", "h-wa02", "4/0"),  # 3 to 3
        ("n-496", "h-wa25", "4/0"),
        ("n-496", "h-wa23", "3/0"),
        ("n-437+n-496", "h-wa34", "4/0"),  # as a Back
        ("n-496:injured", "h-wa25", "0/0"),
    ],
)
def test_sasuke_uchiha_n496_opposed_by_a_team_that_is_not_weaker_is_stronger(
    team: str, foe: str, strength: str
) -> None:
    for attacker in ("red", "blue"):
        state = sent(team, foe, attacker=attacker, answers="h-ev03")
        idle(state, "L")
        assert power(state, "n-496") == strength


@pytest.mark.rule("CB5.7.9", "CB7.12.3")
def test_sasuke_uchiha_n496_is_stronger_this_turn_only() -> None:
    assert fades(sent("n-496", "h-wa02"), "n-496") == ("4/0", "3/0")
    assert power(sent("n-496", "h-wa25", block=False), "n-496") == "3/0"


@pytest.mark.rule("CB8.7.3", "CB8.1.6", "CB8.1.17", "CB8.4.16")
def test_sasuke_uchiha_n426_injures_another_leaf_fighter_for_strength() -> None:
    state = sent("n-426 n-430 n-431:injured n-464 n-436")  # Tenten is injured, Baki of the Sand
    play(state, "activate n-426")
    assert sorted(choices(state)) == ["pay n-430", "pay n-436"]
    play(state, "pay n-430")
    settle(state)
    assert [injured(state, name) for name in ("n-430", "n-436")] == [True, False]
    assert power(state, "n-426") == "5/0"
    assert not choices(state, "activate")  # once a turn
    assert fades(state, "n-426") == ("5/0", "3/0")
    idle(state)
    idle(state, "J")
    fight(state, "n-426")
    assert choices(state, "activate") == ["activate n-426"]


@pytest.mark.rule("CB8.1.2", "CB8.1.17", "CB8.7.3")
def test_sasuke_uchiha_n426_must_be_healthy_battling_and_not_alone() -> None:
    assert not choices(sent("n-426:injured n-430"), "activate")
    assert not choices(sent("n-430 n-426"), "activate")
    assert not choices(sent("n-426 n-464", "n-430", line="naruto"), "activate")


@pytest.mark.rule("CB8.4.2", "CB8.4.16", "CB5.7.4")
def test_kiba_inuzuka_n498_strengthens_the_other_animals() -> None:
    state = table("J", red=seat("n-498 x-1 n-430"), made=ANIMAL)
    assert [power(state, name) for name in ("n-498", "x-1", "n-430")] == ["2/0", "3/2", "3/0"]
    assert power(table("J", red=seat("n-498:injured x-1"), made=ANIMAL), "x-1") == "2/1"
    assert power(sent("x-1 n-498", made=ANIMAL), "x-1") == "3/2"  # also in battle
    theirs = table("J", red=seat("n-498"), blue=seat("n-504", line="naruto"))
    assert power(theirs, "n-504") == "4/0"


@pytest.mark.rule("CB8.4.2", "CB8.4.19", "CB8.6.1", "CB5.7.4")
def test_kiba_inuzuka_and_akamaru_n504_are_stronger_in_a_team_with_another_animal() -> None:
    for team, strength in (
        ("n-504+x-1", "6/2"),
        ("x-1+n-504", "6/2"),
        ("n-504:injured+x-1", "4/0"),
        ("n-504 x-1", "4/0"),
        ("n-504+n-430", "4/0"),
    ):
        assert power(table("J", red=seat(team), made=ANIMAL), "n-504") == strength


# -- Genma, Hayate, Kotetsu, Kakashi ----------------------------------------------------------------------------------


@pytest.mark.rule("CB8.8.9", "CB5.6.7", "CB8.1.8", "CB8.3.1", "CB8.10.12")
@pytest.mark.parametrize(("genma", "foe"), [("n-507:injured", "h-wa02"), ("n-507", "h-wa34:growth=2")])
@pytest.mark.parametrize("aim", ["m-368", "h-ev01"])
def test_genma_shiranui_n507_discarded_in_the_showdown_takes_a_support_card_along(
    genma: str, foe: str, aim: str
) -> None:
    state = sent(f"{genma} m-368", f"{foe} h-ev01:time=3")
    idle(state, "M")
    play(state, "accept")
    assert sorted(choices(state)) == ["target h-ev01", "target m-368"]
    play(state, f"target {aim}")
    settle(state)
    assert at(state, "n-507") == "red discard"
    assert at(state, aim).endswith("discard")


@pytest.mark.rule("CB8.8.9", "CB8.1.8")
def test_genma_shiranui_n507_may_decline_and_does_nothing_otherwise() -> None:
    declined = sent("n-507:injured", "h-wa02 h-ev01:time=3")
    idle(declined, "M")
    play(declined, "decline")
    assert at(declined, "h-ev01") == "blue village"
    struck = sent("n-507:injured+n-430", "h-wa08 h-ev01:time=3", answers="h-te01")  # by an art, not the Showdown
    play(struck, "pass", "use h-te01 h-wa08", "target n-507")
    pay(struck)
    settle(struck)
    assert (at(struck, "n-507"), choices(struck, "accept")) == ("red discard", [])
    hurt = sent("n-507", "h-wa19 h-ev01:time=3")
    idle(hurt, "P")
    assert (teams(hurt, RED), at(hurt, "h-ev01")) == ("n-507", "blue village")


@pytest.mark.rule("R23", "CB8.9.8")
def test_hayate_gekko_n508_lets_nobody_deploy_by_ambush() -> None:
    def ambush(red: str, blue: str) -> list[str]:
        given = seat(red, hand="n-431 n-428", chakra="n-482")
        return choices(table("G", red=given, blue=seat(blue, line="naruto")), "ambush")

    assert ambush("n-430", "n-430") == ["ambush n-482"]
    assert ambush("n-508", "") == []
    assert ambush("n-430", "n-508") == []
    assert ambush("n-508:injured", "n-508:injured") == ["ambush n-482"]


@pytest.mark.rule("CB8.6.5", "CB8.9.3", "CB5.7.11", "CB5.7.12", "CB8.4.10")
@pytest.mark.parametrize(
    ("team", "safe"),
    [
        ("n-437+n-533+n-534", "n-437"),
        ("n-534+n-533", "n-534"),
        ("n-437+n-533", ""),
        ("n-437+n-533 n-534", ""),
        ("n-437+n-533:injured+n-534", ""),
        ("n-533+n-534", ""),  # Head himself
    ],
)
def test_kotetsu_hagane_n533_and_izumo_behind_keep_the_head_from_arts(team: str, safe: str) -> None:
    state = sent(team, "h-wa08", answers="h-te01")
    members = [word.split(":")[0] for word in team.split(" ", maxsplit=1)[0].split("+")]
    assert aims(state, "use h-te01 h-wa08") == sorted(name for name in members if name != safe)


@pytest.mark.rule("CB5.7.11")
def test_kotetsu_hagane_n533_does_not_keep_the_head_from_the_showdown_or_from_fighters() -> None:
    state = sent("n-437+n-533+n-534:injured", "h-wa34:growth=8")
    idle(state, "P")
    assert injured(state, "n-437")
    dabura = sent("n-437+n-533+n-534", "h-wa38")
    assert "n-437" in aims(dabura, "activate h-wa38")


@pytest.mark.rule("CB8.4.19", "CB8.4.10")
def test_kotetsu_hagane_n533_does_not_keep_the_heads_of_other_teams() -> None:
    red = seat("n-437+n-533+n-534 n-430", hand=HELD)
    blue = seat("h-wa25 h-wa08", hand="h-te01", chakra="h-ev10*3")
    state = table("J", red=red, blue=blue)
    fight(state, "n-437 n-430", "h-wa25 h-wa08")
    assert aims(state, "use h-te01 h-wa08") == ["n-430"]


@pytest.mark.rule("CB8.6.6", "CB8.9.3", "CB5.7.11", "CB5.7.12", "CB8.4.11", "CB8.1.2")
@pytest.mark.parametrize("kakashi", ["n-421", "n-421:injured"])
def test_kakashi_hatake_n421_keeps_leaf_fighters_of_his_team_from_arts(kakashi: str) -> None:
    def aimed(team: str) -> list[str]:
        return aims(sent(team, "h-wa08", answers="h-te01"), "use h-te01 h-wa08")

    assert aimed(f"{kakashi}+n-476+n-437") == ["n-421", "n-437"]  # Neji costs 4, Guy 5
    assert aimed(f"{kakashi}+n-464+n-476") == ["n-421", "n-464"]  # Baki is of the Sand
    assert aimed(f"n-476+{kakashi}+n-506") == ["n-421"]  # both others are of the Leaf and cost 4
    assert aims(sent(f"{kakashi}+n-476", "h-wa38"), "activate h-wa38") == ["n-421", "n-476"]  # not from fighters


@pytest.mark.rule("CB8.6.6", "CB8.4.19")
def test_kakashi_hatake_n421_does_so_only_while_battling_and_for_his_team() -> None:
    home = sent("n-430 n-421+n-436 n-431", "h-wa01", answers="h-te04")  # Destructo Disc strikes anybody up to 4
    assert aims(home, "use h-te04 h-wa01") == ["h-wa01", "n-430", "n-431", "n-436"]
    out = sent("n-421+n-436 n-431", "h-wa01", answers="h-te04")
    assert aims(out, "use h-te04 h-wa01") == ["h-wa01", "n-431"]


@pytest.mark.rule("CB8.10.23", "CB5.7.9", "CB5.4.4", "CB8.1.6")
def test_kakashi_hatake_n526_forbids_a_fighter_arts_for_two_turns() -> None:
    blue = seat("h-wa25 h-wa24", hand="h-te12*3", chakra="h-ev10*3")
    state = table("C", red=seat("n-526 n-430", hand=HELD), blue=blue)
    play(state, "activate n-526")
    assert sorted(choices(state)) == ["target h-wa24", "target h-wa25"]
    play(state, "target h-wa25")
    settle(state)
    assert not choices(state, "activate")  # once a turn
    usable = []
    for attack, blocks in (
        ("n-526 n-430", "h-wa25 h-wa24"),
        ("h-wa25 h-wa24", "- -"),
        ("n-526 n-430", "h-wa25 h-wa24"),
    ):
        idle(state, "J")
        fight(state, attack, blocks)
        if decider(state) == "red":
            play(state, "pass")
        usable.append(sorted(choices(state, "use")))
        idle(state)
    assert usable == [["use h-te12 h-wa24"], ["use h-te12 h-wa24"], ["use h-te12 h-wa24", "use h-te12 h-wa25"]]


@pytest.mark.rule("CB8.1.6")
def test_kakashi_hatake_n526_may_do_so_again_in_the_next_turn() -> None:
    state = table("C", red=seat("n-526", hand=HELD), blue=seat("h-wa25"))
    play(state, "activate n-526")
    settle(state)
    idle(state)
    idle(state)
    idle(state, "C")
    assert choices(state, "activate") == ["activate n-526"]


@pytest.mark.rule("CB8.1.3", "CB8.1.2")
@pytest.mark.parametrize(("kakashi", "attacker"), [("n-526:injured", "red"), ("n-526", "blue")])
def test_kakashi_hatake_n526_does_so_only_healthy_and_in_the_own_turn(kakashi: str, attacker: str) -> None:
    blue = seat("h-wa12", hand="h-wa01", chakra="h-ev10*2")
    state = table(
        "C", red=seat(f"{kakashi} n-467 n-430:growth=1", hand=HELD, chakra="m-346"), blue=blue, attacker=attacker
    )
    if decider(state) == "blue":
        play(state, "pass")
    assert choices(state, "activate") == ["activate n-467"]  # Sakura may
