"""What every Mission does, each next to a position where it does not; costs are tested apart."""

from __future__ import annotations

import pytest

from meijin.games.crossover.state import Crossover
from tests.games.crossover.cards.naruto_scenes import HELD, sent
from tests.games.crossover.made import effect, fighters, mission
from tests.games.crossover.table import (
    BLUE,
    RED,
    Seat,
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

PAYS = "j-362*2 j-402*2 j-376*2 j-455*2"  # lightning, wind, earth, fire


def played(card: str, red: str, blue: Seat | None = None, *targets: str, deck: str = "") -> Crossover:
    """Red has played a Mission on these targets, and nobody has answered."""
    state = table("D1", red=seat(red, hand=f"{card} {PAYS}", deck=deck), blue=blue or seat("h-wa25"))
    play(state, f"mission {card}", *(f"target {target}" for target in targets))
    pay(state)
    settle(state)
    return state


def hurt(state: Crossover, names: str) -> str:
    """Those of some fighters who are injured."""
    return " ".join(name for name in names.split() if injured(state, name))


def asked(state: Crossover) -> int:
    """How many optional effects are offered, and declined, until the turn is over if nobody does anything."""
    turn, offers = state.turn, 0
    while state.turn == turn:
        offers += "accept" in choices(state)
        play(state, next(word for word in (*PLAIN, choices(state)[0]) if word in choices(state)))
    return offers


PLAIN = ("pass", "done", "keep", "decline", "none")


# -- where they go ----------------------------------------------------------------------------------------------------

TIME = {"m-344": 3, "m-358": 2, "m-368": 0, "m-410": 0, "m-345": 4, "m-374": 4, "m-373": 4}
ONCE = ["m-346", "m-352", "m-332", "m-349", "m-409", "m-357"]


@pytest.mark.rule("CB6.4.1", "CB6.4.2", "CB6.4.4", "CB6.4.5", "CB5.5.10")
@pytest.mark.parametrize("card", TIME)
def test_a_permanent_mission_stays_as_long_as_its_time_limit(card: str) -> None:
    red = seat("n-430", hand=f"{card} {PAYS}")
    state = table("D1", red=red, blue=seat("h-wa25"))
    play(state, f"mission {card}")
    pay(state)
    settle(state)
    name = f"{card}#r1"
    for turn in range(TIME[card] or 5):
        assert at(state, name) == "red village"
        assert coins(state, name, "time") == (TIME[card] and TIME[card] - turn)
        idle(state)
        idle(state)
    assert at(state, name) == ("red chakra" if TIME[card] else "red village")


@pytest.mark.rule("CB5.5.9")
@pytest.mark.parametrize("card", ONCE)
def test_another_mission_goes_to_the_chakra(card: str) -> None:
    state = played(card, "n-430:injured", seat())
    assert card in chakra(state, RED).split()
    assert state.village[RED] == ([] if card == "m-409" else [state.village[RED][0]])


# -- lightning --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CB8.10.33", "CB8.5.7", "CB8.6.3", "CB8.10.9")
@pytest.mark.parametrize(("fighter", "won", "drawn"), [("n-437", 2, 2), ("n-430", 1, 0)])
def test_my_way_of_the_shinobi_m346_draws_two_cards_for_two_rewards(fighter: str, won: int, drawn: int) -> None:
    state = played("m-346", fighter)
    before = len(state.hand[RED])
    idle(state, "J")
    fight(state, fighter, "-")
    idle(state, "P")
    assert (step(state), len(state.rewards[RED]), len(state.hand[RED]) - before) == ("P", won, drawn)


@pytest.mark.rule("CB8.5.7", "CB8.6.3")
def test_my_way_of_the_shinobi_m346_draws_two_cards_for_more_rewards_too() -> None:
    state = played("m-346", "n-437 n-430")
    before = len(state.hand[RED])
    idle(state, "J")
    fight(state, "n-437 n-430", "- -")
    idle(state, "P")
    assert (len(state.rewards[RED]), len(state.hand[RED]) - before) == (3, 2)


@pytest.mark.rule("CB8.10.6", "CB8.10.7", "CB8.4.9", "CB6.5.5")
def test_inquiry_m352_heals_all_and_rewards_them() -> None:
    blue = seat("h-wa25:injured")
    state = played("m-352", "n-430:injured n-437+n-470:injured", blue)
    assert hurt(state, "n-430 n-437 n-470 h-wa25") == "h-wa25"
    assert [coins(state, name) for name in ("n-430", "n-437", "n-470")] == [1, 0, 1]


@pytest.mark.rule("CB8.10.29", "CB8.6.9", "CB8.6.3", "CB8.1.8", "CB8.4.2")
@pytest.mark.parametrize(("grown", "asked"), [(0, True), (2, True), (3, False)])
def test_remarkable_growth_m344_makes_a_genin_grow_who_stays_at_home(grown: int, asked: bool) -> None:
    red = seat(f"n-430:growth={grown} n-437 n-470", hand=f"m-344 {PAYS}")
    state = table("D1", red=red, blue=seat("n-469", line="naruto"))
    play(state, "mission m-344")
    assert sorted(choices(state)) == ["target n-430", "target n-470"]  # Guy is no Genin
    play(state, "target n-430")
    pay(state)
    settle(state)
    idle(state, "J")
    fight(state, "n-437", "-")
    idle(state, "O0")
    assert choices(state, "accept") == (["accept"] if asked else [])
    if asked:
        play(state, "accept")
    assert (coins(state, "n-430"), coins(state, "n-470")) == (grown + asked, 0)


@pytest.mark.rule("CB8.6.9", "CB8.1.3", "CB8.1.8", "CB8.10.29")
def test_remarkable_growth_m344_may_be_declined_and_is_for_the_own_turn_at_home() -> None:
    declined = played("m-344", "n-430")
    idle(declined, "J")
    play(declined, "done", "decline")
    assert coins(declined, "n-430") == 0
    out = played("m-344", "n-430")
    idle(out, "J")
    fight(out, "n-430", "-")
    assert asked(out) == 0
    assert asked(out) == 0  # the opponent's turn
    assert asked(out) == 1


@pytest.mark.rule("CB8.10.29")
def test_remarkable_growth_m344_stays_without_effect_if_the_genin_is_gone() -> None:
    state = played("m-344", "n-430:injured n-437", seat("h-wa34"))
    assert asked(state) == 1
    idle(state, "J")
    fight(state, "h-wa34", "n-430")
    idle(state)
    assert (at(state, "n-430"), at(state, "m-344")) == ("red discard", "red village")
    assert asked(state) == 0


# -- wind -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CB8.10.8", "CB8.10.6", "CB8.3.2")
@pytest.mark.parametrize("target", ["n-430", "h-wa25"])
def test_cure_for_the_petrification_m332_frees_and_heals_any_fighter(target: str) -> None:
    marks = "injured:petrification=3:growth=1"
    red = seat(f"n-430:{marks} n-437:injured", hand=f"m-332 {PAYS}")
    state = table("D1", red=red, blue=seat(f"h-wa25:{marks}"))
    play(state, "mission m-332")
    assert sorted(choices(state)) == ["target h-wa25", "target n-430", "target n-437"]
    play(state, f"target {target}")
    pay(state)
    settle(state)
    assert (coins(state, target, "petrification"), coins(state, target)) == (0, 1)
    assert hurt(state, "n-430 h-wa25 n-437") == " ".join(n for n in ("n-430", "h-wa25", "n-437") if n != target)


@pytest.mark.rule("CB8.8.1", "CB8.4.9", "CB8.4.2", "CB8.1.3", "CB6.4.3")
def test_charm_m358_heals_the_genin_at_the_beginning_of_the_own_turn() -> None:
    red = seat("n-430:injured n-471:injured n-436:injured m-358:time=2", hand="n-428")
    state = table("A0", red=red, blue=seat("n-470:injured", line="naruto"))
    assert hurt(state, "n-430 n-471 n-436 n-470") == "n-436 n-470"  # Iruka is a Chunin
    other = table("A0", red=red, blue=seat("h-wa25", hand="h-wa01"), attacker="blue")
    assert hurt(other, "n-430") == "n-430"


@pytest.mark.rule("CB8.10.35", "R38")
def test_quarrel_m349_makes_every_battle_between_teams_a_draw() -> None:
    state = played("m-349", "n-437 n-430", seat("h-wa01 h-wa06"))
    idle(state, "J")
    fight(state, "n-437 n-430", "h-wa01 -")
    idle(state, "P")
    assert hurt(state, "n-437 h-wa01 n-430") == "n-437 h-wa01"  # 7 to 2
    assert len(state.rewards[RED]) == 1  # the other attack broke through
    idle(state)
    idle(state, "J")
    fight(state, "h-wa06", "n-430")  # in the next turn
    idle(state)
    assert hurt(state, "n-430 h-wa06") == "h-wa06"


@pytest.mark.rule("CB8.9.3", "CB5.7.10", "CB7.5.3")
@pytest.mark.parametrize(("village", "safe"), [("n-430 m-333", True), ("n-430 m-368", False)])
def test_gas_mask_m333_keeps_the_own_fighters_from_damage_by_missions(village: str, safe: bool) -> None:
    blast = mission("x-1", effect('{ op = "damage", to = "t1", n = 1 }', fighters("any", 1)))
    event = blast.replace('"naruto"', '"db"').replace('"mission"', '"event"').replace('"naruto-13"', '"db-1"')
    event = event.replace('["wind"]', '["earth"]')
    blue = seat("h-wa25", hand="x-1 h-wa01")
    for target, injures in (("n-430", not safe), ("h-wa25", True)):
        state = table("D1", red=seat(village), blue=blue, attacker="blue", made=event)
        play(state, "mission x-1", f"target {target}")
        settle(state)
        assert injured(state, target) == injures
    own = table("D1", red=seat(village, hand="x-1 n-428"), blue=seat("h-wa25"), made=blast)
    play(own, "mission x-1", "target n-430")
    settle(own)
    assert injured(own, "n-430")  # only from the opponent's


@pytest.mark.rule("CB8.9.3", "CB5.7.10")
def test_gas_mask_m333_does_not_keep_anybody_from_arts() -> None:
    red = seat("n-430 m-333", hand="m-346", chakra="n-428")
    state = table("J", red=red, blue=seat("h-wa08", hand="h-te01 h-wa01", chakra="h-wa02*3"), attacker="blue")
    fight(state, "h-wa08", "n-430")
    play(state, "use h-te01 h-wa08")
    settle(state)
    assert injured(state, "n-430")


@pytest.mark.rule("CB7.5.3", "CB5.5.10", "CB6.4.5")
def test_gas_mask_m333_is_a_counter_that_stays() -> None:
    state = table("D2", red=seat(hand="m-333 n-428"), blue=seat(hand="h-wa01"), attacker="blue")
    play(state, "counter m-333", "pay n-428")
    settle(state)
    assert at(state, "m-333") == "red village"
    assert coins(state, "m-333", "time") == 0


@pytest.mark.rule("CB8.9.6", "CB5.7.2", "CB9.10")
def test_growth_of_the_two_m368_doubles_growth_coins_of_the_own_fighters() -> None:
    state = played("m-368", "n-436:growth=2 n-430", seat("h-wa25:growth=1"))
    assert [power(state, name) for name in ("n-436", "n-430", "h-wa25")] == ["7/6", "3/0", "5/1"]


# -- fire -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CB8.9.7", "CB7.14.6", "CB7.14.7")
@pytest.mark.parametrize(
    ("red", "blue", "fate"),
    [
        ("n-437", "h-wa25", "blue chakra"),  # 7 to 4: 2 Damage
        ("n-437", "h-wa34:growth=1", "red discard"),  # 7 to 8, whoever is defeated
        ("n-437", "h-wa34", "injured"),  # 7 to 7 is no defeat
    ],
)
def test_apology_m410_makes_a_defeat_worse_by_one_damage(red: str, blue: str, fate: str) -> None:
    state = played("m-410", red, seat(f"{blue} h-wa06"))
    idle(state, "J")
    fight(state, red, blue.split(":", maxsplit=1)[0])
    idle(state, "P")
    names = red, blue.split(":", maxsplit=1)[0]
    if fate == "injured":
        assert hurt(state, " ".join(names)) == " ".join(names)
    else:
        assert fate in [at(state, name) for name in names]


@pytest.mark.rule("CB8.9.7", "CB7.14.7")
def test_apology_m410_adds_nothing_to_a_complete_defeat() -> None:
    state = played("m-410", "n-437+n-436", seat("h-wa17"))  # Toughness makes 2 Damage 1, also 3
    idle(state, "J")
    fight(state, "n-437", "h-wa17")
    idle(state, "P")
    assert hurt(state, "h-wa17") == "h-wa17"


@pytest.mark.rule("CB8.10.12", "CB8.3.2", "CB3.3.3")
def test_escape_m409_takes_an_own_fighter_back() -> None:
    red = seat("n-430:growth=2 n-470", hand=f"m-409 {PAYS}")
    state = table("D1", red=red, blue=seat("h-wa25"))
    play(state, "mission m-409")
    assert sorted(choices(state)) == ["target n-430", "target n-470"]
    play(state, "target n-430")
    pay(state)
    settle(state)
    assert "n-430" in hand(state, RED).split()
    assert teams(state, RED) == "n-470"


@pytest.mark.rule("CB8.10.36")
def test_melee_m357_gives_both_a_new_hand() -> None:
    red = seat("n-430", hand="m-357 j-455 n-428 n-431", deck="n-437 n-436 n-434 n-470")
    state = table("D1", red=red, blue=seat(hand="h-wa01 h-wa02 h-wa03", deck="h-wa04 h-wa05 h-wa06 h-wa09"))
    play(state, "mission m-357", "pay j-455")
    settle(state)
    assert (hand(state, RED), hand(state, BLUE)) == ("n-436 n-437", "h-wa04 h-wa05 h-wa06")
    assert (chakra(state, RED), chakra(state, BLUE)) == ("j-455 m-357 n-428 n-431", "h-wa01 h-wa02 h-wa03")


# -- earth ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CB8.8.15", "CB8.7.7", "CB8.10.13", "R50", "CB8.1.8")
def test_oath_of_tears_m345_brings_a_discarded_fighter_back() -> None:
    for answer, where, mission_at in (
        ("accept", "red village", "red chakra"),
        ("decline", "red discard", "red village"),
    ):
        state = sent("n-430:injured:growth=1 m-345:time=3", "h-wa34")
        idle(state, "M")
        assert choices(state) == ["accept", "decline"]
        play(state, answer)
        settle(state)
        assert (at(state, "n-430"), at(state, "m-345")) == (where, mission_at)
        if answer == "accept":
            assert (injured(state, "n-430"), power(state, "n-430")) == (False, "4/1")


@pytest.mark.rule("CB8.8.15")
def test_oath_of_tears_m345_is_for_own_fighters_discarded_in_the_showdown() -> None:
    theirs = sent("n-437 m-345:time=3", "h-wa01")
    idle(theirs, "P")
    assert (at(theirs, "h-wa01"), at(theirs, "m-345")) == ("blue chakra", "red village")
    struck = sent("n-430:injured+n-437 m-345:time=3", "h-wa08", answers="h-te01")
    play(struck, "pass", "use h-te01 h-wa08", "target n-430")
    pay(struck)
    settle(struck)
    assert (at(struck, "n-430"), choices(struck, "accept")) == ("red discard", [])


@pytest.mark.rule("CB8.8.16", "CB8.5.6", "CB8.6.3")
@pytest.mark.parametrize(
    ("team", "foe", "drawn"),
    [
        ("n-436+n-470+n-428", "h-wa34", 1),  # 3 + 2 + 1 to 7
        ("n-436+n-470+n-428", "h-wa34:growth=9", 1),
        ("n-436+n-470", "h-wa34", 0),
        ("n-436+n-470+n-428", "h-wa33", 0),  # a Draw
        ("n-436+n-470+n-428", "h-wa01", 0),
    ],
)
def test_revenge_for_my_son_m374_draws_a_card_for_a_defeated_team_of_three(team: str, foe: str, drawn: int) -> None:
    red = seat(f"{team} m-374:time=3", hand=HELD)
    state = table("J", red=red, blue=seat(foe))
    fight(state, "n-436", foe.split(":", maxsplit=1)[0])
    idle(state, "P")
    assert len(state.hand[RED]) - len(HELD.split()) == drawn


@pytest.mark.rule("CB8.8.16")
def test_revenge_for_my_son_m374_is_not_for_the_opponents_teams() -> None:
    state = table("J", red=seat("n-437 m-374:time=3", hand=HELD), blue=seat("h-wa01+h-wa21+h-wa26"))
    fight(state, "n-437", "h-wa01")
    idle(state, "P")
    assert len(state.hand[RED]) == len(HELD.split())


@pytest.mark.rule("CB8.3.1", "CB8.4.7", "CB7.5.3", "CB8.10.12")
@pytest.mark.parametrize("target", ["c-044", "c-046"])
def test_round_table_conference_m366_discards_a_client(target: str) -> None:
    red = seat("c-044 m-368", hand=f"m-366 {PAYS}")
    state = table("D2", red=red, blue=seat("c-046", hand="n-428", line="naruto"), attacker="blue")
    play(state, "counter m-366")
    assert sorted(choices(state)) == ["target c-044", "target c-046"]
    play(state, f"target {target}")
    pay(state)
    settle(state)
    assert at(state, target).endswith("discard")
    none = table("D2", red=seat("m-368", hand=f"m-366 {PAYS}"), blue=seat(hand="h-wa01"), attacker="blue")
    assert not choices(none, "counter")


# -- fire and water ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("CB8.8.2", "CB8.10.28", "CB8.1.3", "CB8.1.8")
def test_the_ones_who_interrupt_m373_organize_in_the_opponents_turn() -> None:
    red, blue = seat("n-437 n-430 m-373:time=3", hand="n-428"), seat("h-wa25", hand="h-wa01")
    state = table("J0", red=red, blue=blue, attacker="blue")
    assert (decider(state), choices(state)) == ("red", ["accept", "decline"])
    play(state, "accept", "lead n-430", "back n-437")
    if decider(state) == "red":
        play(state, "done")
    assert teams(state, RED) == "n-430+n-437"
    declined = table("J0", red=red, blue=blue, attacker="blue")
    play(declined, "decline")
    assert (decider(declined), teams(declined, RED)) == ("blue", "n-430 n-437")
    own = table("J0", red=red, blue=blue)
    assert (decider(own), choices(own, "accept")) == ("red", [])
