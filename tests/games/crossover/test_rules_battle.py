"""The Battle Phase (7.11 to 7.15): attack, defence, every margin of the Showdown, return; damage (6.5 to 6.8)."""

from __future__ import annotations

import pytest

from meijin.games.crossover.state import Crossover
from tests.games.crossover.table import (
    BLUE,
    RED,
    at,
    choices,
    coins,
    decider,
    fight,
    hand,
    idle,
    injured,
    kinds,
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


def held(state: Crossover, *names: str) -> str:
    """How some fighters are: healthy, injured, or where they went."""
    words = []
    for name in names:
        zone = at(state, name).split()[1]
        words.append(
            zone if zone not in ("village", "battlefield") else "injured" if injured(state, name) else "healthy"
        )
    return " ".join(words)


@pytest.mark.rule("CB7.11.1", "CB7.11.4", "CB8.8.2", "CB8.10.28", "R11")
def test_the_battle_starts_even_if_nobody_is_sent_out() -> None:
    # Baki lets his player organize at the start of the opponent's Battle Phase.
    state = table("J0", red=seat("n-464 n-430"), blue=seat("h-wa25", hand="h-wa01"), attacker="blue")
    assert (decider(state), choices(state)) == ("red", ["accept", "decline"])
    play(state, "accept", "lead n-464", "back n-430")
    assert teams(state, RED) == "n-464+n-430"
    assert (decider(state), step(state)) == ("blue", "J")
    events = play(state, "done")
    assert (state.turn, "showdown" in kinds(events)) == (10, False)


@pytest.mark.rule("CB7.11.2", "CB8.8.5", "CB2.7", "CB15.6")
def test_teams_are_sent_out_in_order() -> None:
    state = table("J", red=seat("n-437+n-436 n-430 n-532"), blue=seat("h-wa25 h-wa18"))
    assert choices(state) == ["attack n-430", "attack n-437", "attack n-532", "done"]
    play(state, "attack n-430", "attack n-437")
    assert choices(state) == ["attack n-532", "done"]
    play(state, "done")
    assert [at(state, name) for name in ("n-430", "n-437", "n-436", "n-532")] == [
        *["red battlefield"] * 3,
        "red village",
    ]
    heads = [[state.team[card] for card in state.battlefield[RED]].index(row[2]) for row in state.battles]
    assert len(heads) == 2
    assert state.setup.kinds[state.battlefield[RED][heads[0]]] == "n-430"


@pytest.mark.rule("CB7.12.1", "CB15.6")
def test_each_team_blocks_at_most_once_and_each_attack_has_at_most_one_blocker() -> None:
    state = table("J", red=seat("n-437 n-430"), blue=seat("h-wa25+h-wa01 h-wa18"))
    play(state, "attack n-437", "attack n-430")
    assert (decider(state), choices(state)) == ("blue", ["block h-wa18", "block h-wa25", "pass"])
    play(state, "block h-wa18")
    assert choices(state) == ["block h-wa25", "pass"]
    play(state, "pass")
    assert held(state, "h-wa18", "h-wa25") == "injured healthy"
    assert len(state.rewards[RED]) == 1


@pytest.mark.rule("CB7.12.3", "CB8.8.6", "CB2.9")
def test_both_teams_of_a_pair_are_opposed() -> None:
    # Shino, when opposed by an equal Team, gets +1/+1: as attacker and as blocker.
    for attacker in ("red", "blue"):
        state = table(
            "J",
            red=seat("n-428", hand="m-346", chakra="n-430"),
            blue=seat("h-wa23", hand="h-ev03", chakra="h-wa02"),
            attacker=attacker,
        )
        fight(state, *(("n-428", "h-wa23") if attacker == "red" else ("h-wa23", "n-428")))
        idle(state, "L")
        assert power(state, "n-428") == "3/2"


@pytest.mark.rule("CB7.14.1")
@pytest.mark.parametrize(("order", "blockers", "won"), [("n-470 n-469", "h-wa14 -", 1), ("n-469 n-470", "- h-wa14", 2)])
def test_battles_go_in_the_order_declared_with_the_powers_of_that_moment(order: str, blockers: str, won: int) -> None:
    # Konohamaru has 5 with Moegi in play and 3 without, and Moegi does not survive her battle.
    state = table("J", red=seat("n-469:growth=2 n-470:injured"), blue=seat("h-wa14"))
    assert (power(state, "n-469"), power(state, "n-470"), power(state, "h-wa14")) == ("5/2", "1/1", "5/1")
    fight(state, order, blockers)
    assert at(state, "n-470") == "red discard"
    assert len(state.rewards[RED]) == won


@pytest.mark.rule("CB7.14.3", "CB7.14.9", "R12", "R13", "CB2.6", "R48")
@pytest.mark.parametrize(
    ("team", "strength", "won"),
    [
        ("n-425", 0, 0),
        ("n-497", 1, 1),
        ("n-475", 4, 1),
        ("n-475+n-497:growth=1", 5, 2),
        ("n-437+n-436", 9, 2),
    ],
)
def test_a_breakthrough_wins_up_to_two_rewards(team: str, strength: int, won: int) -> None:
    head = team.split("+", maxsplit=1)[0]
    state = table("J", red=seat(team), blue=seat("h-wa25"))
    assert team_power(state, head) == strength
    fight(state, head, "-")
    assert (len(state.rewards[RED]), state.pool[BLUE]) == (won, won)


@pytest.mark.rule("CB7.14.9", "R13")
def test_a_breakthrough_is_no_victory() -> None:
    # Planet Raid discards two cards of the deck for a Victory, Fierce one.
    blue = seat("h-wa09 h-ev08:time=2", hand="h-wa01")
    state = table("J", blue=blue, red=seat("n-430"), attacker="blue")
    fight(state, "h-wa09", "-")
    assert (len(state.rewards[BLUE]), state.discard[RED]) == (2, [])
    blocked = table("J", blue=blue, red=seat("n-430"), attacker="blue")
    fight(blocked, "h-wa09", "n-430")
    idle(blocked, "O")
    assert len(blocked.discard[RED]) == 2 + 1


@pytest.mark.rule("CB7.14.4", "CB6.8.1", "CB6.8.2", "CB8.8.17", "CB9.3")
def test_only_a_dragon_ball_defender_gets_coins_and_only_for_a_breakthrough() -> None:
    state = table("J", red=seat("n-437"), blue=seat("h-ev05:time=2", deck="h-wa01*2 h-wa02 h-wa08"))
    fight(state, "n-437")
    assert state.pool[BLUE] == 2
    assert hand(state, BLUE).split()[0] == "h-wa02"  # Blessing of the Elder: Planet Damage was received
    naruto = table("J", red=seat("n-430"), blue=seat("h-wa25"), attacker="blue")
    fight(naruto, "h-wa25", "-")
    assert (len(naruto.rewards[BLUE]), naruto.pool) == (1, [0, 0])


# Guy has 7/0, injured 5/0; a Team of blue's, its Team Power, and how its fighters are afterwards, Guy last.
MARGINS = [
    ("h-wa34", 7, "injured", "injured"),  # Draw
    ("h-wa33", 6, "injured", "healthy"),  # 1
    ("h-wa01:growth=1", 3, "injured", "healthy"),  # 4
    ("h-wa01", 2, "chakra", "healthy"),  # 5
    ("h-wa01+h-wa21+h-wa27:injured", 6, "injured healthy injured", "healthy"),
    ("h-wa04+h-wa21", 2, "chakra injured", "healthy"),
    ("h-wa04:injured+h-wa16+h-wa27:injured", 4, "chakra healthy injured", "healthy"),
    ("h-wa34+h-wa01", 7, "injured healthy", "injured"),
    ("h-wa34:growth=1", 8, "healthy", "injured"),  # lost by 1
    ("h-wa34:growth=4", 11, "healthy", "injured"),  # by 4
    ("h-wa34:growth=5", 12, "healthy", "discard"),  # by 5
]


@pytest.mark.rule("CB7.14.5", "CB7.14.6", "CB7.14.7", "CB7.14.8", "CB6.5.1", "CB6.5.2", "R35")
@pytest.mark.parametrize(("team", "strength", "theirs", "guys"), MARGINS)
def test_every_margin_of_the_showdown(team: str, strength: int, theirs: str, guys: str) -> None:
    names = [word.split(":")[0] for word in team.split("+")]
    state = table("J", red=seat("n-437"), blue=seat(team))
    assert team_power(state, names[0]) == strength
    fight(state, "n-437", names[0])
    assert (held(state, *names), held(state, "n-437")) == (theirs, guys)
    assert (state.rewards, state.pool) == ([[], []], [0, 0])


@pytest.mark.rule("CB7.14.7")
def test_backs_of_a_completely_defeated_team_receive_one_damage_each() -> None:
    state = table("J", red=seat("n-437+n-436+n-472"), blue=seat("h-wa25+h-wa01+h-wa02:injured"))
    assert (team_power(state, "n-437"), team_power(state, "h-wa25")) == (11, 4)
    fight(state, "n-437", "h-wa25")
    assert held(state, "h-wa25", "h-wa01", "h-wa02") == "chakra injured chakra"


@pytest.mark.rule("CB8.9.7", "CB7.14.6", "CB7.14.7", "R33", "CB8.11.2")
def test_apology_adds_damage_to_a_defeat_but_not_to_a_complete_one() -> None:
    state = table("J", red=seat("n-437 m-410"), blue=seat("h-wa25"))
    fight(state, "n-437", "h-wa25")  # 7 to 4
    assert held(state, "h-wa25") == "chakra"
    tough = table("J", red=seat("n-437 m-410"), blue=seat("h-wa19"))
    fight(tough, "n-437", "h-wa19")  # 7 to 5: one packet of 2 becomes 1
    assert held(tough, "h-wa19") == "injured"
    completely = table("J", red=seat("n-437+n-436 m-410"), blue=seat("h-wa17"))
    fight(completely, "n-437", "h-wa17")  # 9 to 4: 2 become 1, nothing is added
    assert held(completely, "h-wa17") == "injured"


@pytest.mark.rule("CB7.14.10", "R49")
def test_all_damage_of_a_battle_is_dealt_at_the_same_time() -> None:
    # Both Heads are injured and leave together: Chiaotzu, who may strike at the Team he battled, finds nobody.
    state = table("J", red=seat("n-431:injured:growth=1"), blue=seat("h-wa04:injured:growth=1"))
    assert (team_power(state, "n-431"), team_power(state, "h-wa04")) == (1, 1)
    fight(state, "n-431", "h-wa04")
    assert held(state, "n-431") == "discard"
    assert at(state, "h-wa04") == "blue chakra"


@pytest.mark.rule("CB7.14.10", "CB5.7.4")
def test_a_protection_holds_against_damage_of_the_same_moment() -> None:
    # Izumo, behind a Head with Kotetsu, keeps Damage of the Showdown off the Head, while he himself is injured by it.
    state = table("J", red=seat("n-437+n-534+n-533"), blue=seat("h-wa34:growth=9"))
    assert (team_power(state, "n-437"), team_power(state, "h-wa34")) == (11, 16)
    fight(state, "n-437", "h-wa34")
    assert held(state, "n-437", "n-534", "n-533") == "healthy injured injured"


@pytest.mark.rule("CB7.14.11", "CB8.8.8", "CB8.8.9", "CB8.4.18", "CB5.6.7")
def test_triggers_of_a_battle_come_before_the_next_battle() -> None:
    # Saibaman, discarded by Guy's Team, hits one of that Team before Neji's attack breaks through.
    red = seat("n-437+n-475 n-432")
    state = table("J", red=red, blue=seat("h-wa23 h-wa02"))
    fight(state, "n-437 n-432", "h-wa23 -")
    assert (decider(state), choices(state)) == ("blue", ["accept", "decline"])
    assert state.rewards[RED] == []
    play(state, "accept")
    assert choices(state) == ["target n-475", "target n-437"]
    play(state, "target n-475")
    assert injured(state, "n-475")
    assert len(state.rewards[RED]) == 1  # the second battle came after


@pytest.mark.rule("CB7.14.2", "CB7.14.3", "R8", "R9", "CB6.6.3", "CB8.10.19", "R16", "R10")
def test_a_blocked_attack_whose_blockers_are_gone_breaks_through() -> None:
    state = table(
        "J",
        red=seat("n-420+n-432", hand="j-375 m-346", chakra="n-431*2"),
        blue=seat("h-wa25 h-wa18", hand="h-ev03", chakra="h-wa02"),
    )
    fight(state, "n-420", "h-wa25")
    play(state, "use j-375 n-420", "pass", "pass")
    assert (at(state, "n-420"), at(state, "h-wa25")) == ("red village", "blue village")
    assert teams(state, RED) == "n-420 n-432"
    assert teams(state, BLUE) == "h-wa18 h-wa25"
    idle(state)
    assert len(state.rewards[RED]) == 1  # Neji, 4/0, became Head and went on
    alone = table(
        "J",
        red=seat("n-420", hand="j-375 m-346", chakra="n-431*2"),
        blue=seat("h-wa25", hand="h-ev03", chakra="h-wa02"),
    )
    fight(alone, "n-420", "h-wa25")
    play(alone, "use j-375 n-420", "pass", "pass")
    idle(alone)
    assert alone.rewards == [[], []]  # both Teams are gone


@pytest.mark.rule("CB7.14.2", "CB8.10.19")
def test_an_attack_whose_attackers_are_gone_comes_to_nothing() -> None:
    # Gaara, who blocks, makes everybody he battles Stand-by.
    red = seat("n-483", hand="j-415 m-346", chakra="n-428*3")
    state = table("J", red=red, blue=seat("h-wa25+h-wa01", hand="h-ev03", chakra="h-wa02"), attacker="blue")
    fight(state, "h-wa25", "n-483")
    play(state, "pass", "use j-415 n-483")
    settle(state)
    assert (teams(state, BLUE), at(state, "n-483")) == ("h-wa01 h-wa25", "red battlefield")
    idle(state)
    assert held(state, "h-wa25", "h-wa01", "n-483") == "healthy healthy healthy"
    assert state.rewards == [[], []]


@pytest.mark.rule("CB7.15.1", "CB8.10.19")
def test_all_fighters_return_in_their_teams() -> None:
    state = table("J", red=seat("n-437+n-436"), blue=seat("h-wa34+h-wa16"))
    fight(state, "n-437", "h-wa34")
    assert state.battlefield == [[], []]
    assert (teams(state, RED), teams(state, BLUE)) == ("n-437+n-436", "h-wa34+h-wa16")
    assert state.battles == []


@pytest.mark.rule("CB6.6.1")
def test_the_others_close_up_when_the_head_is_gone() -> None:
    state = table("J", red=seat("n-437+n-436"), blue=seat("h-wa01+h-wa16+h-wa27"))
    fight(state, "n-437", "h-wa01")  # 9 to 7
    assert held(state, "h-wa01") == "injured"
    state = table("J", red=seat("n-437+n-436"), blue=seat("h-wa01:injured+h-wa16+h-wa27"))
    fight(state, "n-437", "h-wa01")
    assert teams(state, BLUE) == "h-wa16+h-wa27"
    assert team_power(state, "h-wa16") == 3


@pytest.mark.rule("CB6.7.1", "R6", "R7", "CB7.14.4")
def test_rewards_are_as_many_as_the_deck_has() -> None:
    blue = seat("h-ev05:time=2", deck="h-wa01", only=True)
    state = table("J", red=seat("n-437"), blue=blue)
    fight(state, "n-437")
    assert len(state.rewards[RED]) == 1
    assert state.pool[BLUE] == 1
    empty = table("J", red=seat("n-437"), blue=seat("h-ev05:time=2", discard="h-wa01", only=True))
    fight(empty, "n-437")
    assert (empty.rewards[RED], empty.pool[BLUE], empty.hand[BLUE]) == ([], 0, [])


@pytest.mark.rule("CB6.8.4", "R30", "CB3.3.3")
def test_coins_of_a_fighter_that_leaves_are_lost() -> None:
    state = table("J", red=seat("n-437+n-436"), blue=seat("h-wa01:db=3", pool=2))
    fight(state, "n-437", "h-wa01")
    assert (at(state, "h-wa01"), state.pool[BLUE]) == ("blue chakra", 2)
    assert coins(state, "h-wa01#b1", "db") == 0


@pytest.mark.rule("CB6.8.5", "CB8.1.4")
def test_a_db_ability_works_only_with_a_db_coin() -> None:
    state = table("J", blue=seat("h-wa09 "), red=seat("n-430"))
    assert power(state, "h-wa09") == "5/0"
    state = table("J", blue=seat("h-wa09:db=1"), red=seat("n-430"))
    assert power(state, "h-wa09") == "6/1"


@pytest.mark.rule("R31", "CB8.11.6", "CB6.8.2")
def test_rewards_by_effects_give_no_coins() -> None:
    blue = seat("h-wa34", hand="h-wa01")
    state = table("J", blue=blue, red=seat("n-430", line="naruto"), attacker="blue")
    fight(state, "h-wa34", "n-430")
    assert len(state.rewards[BLUE]) == 1  # Thrash
    both = table("J", red=seat("h-wa34", line="db"), blue=seat("h-wa25 h-ev05:time=2"))
    fight(both, "h-wa34", "h-wa25")
    assert (len(both.rewards[RED]), both.pool[BLUE]) == (1, 0)


@pytest.mark.rule("R32", "CB8.10.12", "CB3.3.2", "CB13.2", "R31")
def test_sand_coffin_lays_the_fighter_face_down_among_the_rewards() -> None:
    state = table(
        "J",
        red=seat("n-483", hand="j-416 m-346", chakra="n-428*3 n-470"),
        blue=seat("h-wa15", hand="h-ev03", chakra="h-wa02"),
    )
    fight(state, "n-483", "h-wa15")
    play(state, "use j-416 n-483")
    pay(state)
    settle(state)
    assert at(state, "h-wa15") == "red rewards"
    assert state.owner[state.rewards[RED][-1]] == BLUE
    assert state.pool[BLUE] == 0
    assert len(state.discard[RED]) == 3


@pytest.mark.rule("CB8.10.35", "R38", "R37")
def test_every_battle_between_teams_a_draw_but_breakthroughs_are_not() -> None:
    red = seat("n-437 n-430", hand="m-349 n-428", indicator=2)
    state = table("D1", red=red, blue=seat("h-wa01"))
    play(state, "mission m-349", "pay n-428")
    idle(state, "J")
    fight(state, "n-437 n-430", "h-wa01 -")
    assert held(state, "n-437", "h-wa01") == "injured injured"
    assert len(state.rewards[RED]) == 1


@pytest.mark.rule("CB6.5.3")
def test_what_is_discarded_by_other_effects_goes_to_the_discard() -> None:
    # Genma, discarded in the Showdown, discards an event: Dragon Ball cards go to the discard, too.
    state = table("J", red=seat("n-507:injured"), blue=seat("h-wa34 h-ev01:time=2"))
    fight(state, "n-507", "h-wa34")
    play(state, "accept")
    assert at(state, "h-ev01") == "blue discard"
    assert at(state, "n-507") == "red discard"
