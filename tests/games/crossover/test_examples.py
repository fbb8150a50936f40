"""The worked examples of section 14, one test each, with all their numbers."""

from __future__ import annotations

import pytest

from meijin.games.crossover.turn.ending import Ending
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
    step,
    table,
    team_power,
    teams,
    told,
)


@pytest.mark.rule("W1", "CB2.6", "CB7.14.3", "CB6.7.1")
@pytest.mark.parametrize(("team", "together", "won"), [("n-475+n-470", 6, 2), ("n-475+n-470:injured", 4, 1)])
def test_w1_breakthrough(team: str, together: int, won: int) -> None:
    state = table("J", red=seat(team))
    assert team_power(state, "n-475") == together
    fight(state, "n-475")
    assert len(state.rewards[RED]) == won


@pytest.mark.rule("W2", "CB7.14.6", "CB7.14.8")
def test_w2_victory() -> None:
    state = table("J", red=seat("n-437"), blue=seat("h-wa18+h-wa16"))
    assert (team_power(state, "n-437"), team_power(state, "h-wa18")) == (7, 6)
    fight(state, "n-437", "h-wa18")
    assert injured(state, "h-wa18")
    assert not injured(state, "h-wa16")
    assert not injured(state, "n-437")
    assert (state.rewards[RED], state.pool[BLUE]) == ([], 0)


@pytest.mark.rule("W3", "CB7.14.7", "CB6.5.1", "CB6.5.2", "CB9.9")
def test_w3_outstanding_victory() -> None:
    state = table("J", red=seat("n-437+n-436"), blue=seat("h-wa01+h-wa16"))
    assert (team_power(state, "n-437"), team_power(state, "h-wa01")) == (9, 4)
    fight(state, "n-437", "h-wa01")
    assert at(state, "h-wa01") == "blue chakra"
    assert injured(state, "h-wa16")
    assert teams(state, BLUE) == "h-wa16"


@pytest.mark.rule("W4", "CB7.14.5", "CB8.11.6")
@pytest.mark.parametrize("attacker", ["red", "blue"])
def test_w4_draw(attacker: str) -> None:
    state = table("J", red=seat("n-490:injured"), blue=seat("h-wa34"), attacker=attacker)
    assert (power(state, "n-490"), power(state, "h-wa34")) == ("7/0", "7/1")
    fight(state, *(("n-490", "h-wa34") if attacker == "red" else ("h-wa34", "n-490")))
    assert at(state, "n-490") == "red discard"
    assert injured(state, "h-wa34")
    assert state.rewards == [[], []]


@pytest.mark.rule("W5", "CB6.1.1")
def test_w5_hand_cost() -> None:
    state = table("G", red=seat(hand="n-474 n-428 j-362", indicator=5))
    play(state, "deploy n-474")
    assert choices(state) == ["pay j-362"]
    play(state, "pay j-362")
    assert teams(state, RED) == "n-474"
    assert (chakra(state, RED), hand(state, RED)) == ("j-362", "n-428")


@pytest.mark.rule("W6", "CB6.2.1", "CB6.2.4", "CB5.5.8")
def test_w6_an_art() -> None:
    red = seat("n-490", hand="j-377 m-346", chakra="n-430 n-428 n-431")
    state = table("J", red=red, blue=seat("h-wa24"))
    fight(state, "n-490", "h-wa24")
    play(state, "use j-377 n-490")
    pay(state)
    assert step(state) == "L"
    assert injured(state, "h-wa24")
    assert discard(state, RED) == "n-428 n-430 n-431"
    assert chakra(state, RED) == "j-377"


@pytest.mark.rule("W7", "CB5.3.3", "CB5.4.7", "CB5.5.1", "CB8.10.18", "R36")
def test_w7_negation() -> None:
    state = table(
        "J",
        red=seat("n-490", hand="j-453 m-346", chakra="n-430*3"),
        blue=seat("h-wa01:injured", hand="h-te10 h-ev03", chakra="h-wa02*3"),
    )
    fight(state, "n-490", "h-wa01")
    play(state, "use j-453 n-490", "target h-wa01", "use h-te10 h-wa01", "pass", "pass")
    assert at(state, "j-453") == "red discard"
    assert at(state, "h-te10") == "blue chakra"
    assert at(state, "h-wa01") == "blue battlefield"
    assert (chakra(state, RED), discard(state, RED)) == ("n-430", "j-453 n-430*2")
    assert (chakra(state, BLUE), discard(state, BLUE)) == ("h-te10 h-wa02", "h-wa02*2")


@pytest.mark.rule("W8", "CB5.5.2", "CB5.5.6", "CB5.5.8", "CB5.4.7")
def test_w8_the_user_is_gone() -> None:
    state = table(
        "J",
        red=seat("n-490", hand="j-453 m-346", chakra="n-430*3"),
        blue=seat("h-wa01:injured", hand="h-te01 h-ev03", chakra="h-wa02*3"),
    )
    fight(state, "n-490", "h-wa01")
    play(state, "pass", "use h-te01 h-wa01", "use j-453 n-490", "target h-wa01", "pass", "pass")
    assert not injured(state, "n-490")
    assert chakra(state, BLUE) == "h-te01 h-wa01"
    assert discard(state, BLUE) == "h-wa02*3"


@pytest.mark.rule("W9", "CB5.5.3", "CB5.4.7", "CB8.1.6")
def test_w9_not_valid() -> None:
    state = table(
        "J",
        red=seat("n-476+n-477", hand="j-412 m-346", chakra="n-471*3"),
        blue=seat("h-wa38", hand="h-ev03", chakra="h-wa35*3"),
    )
    fight(state, "n-476", "h-wa38")
    events = play(state, "pass", "activate h-wa38", "target n-477", "use j-412 n-476", "pass", "pass")
    assert injured(state, "h-wa38")
    assert [each["reason"] for each in told(events, "fail")] == ["injured"]
    assert power(state, "n-477") == "2/2"
    assert (chakra(state, BLUE), discard(state, BLUE)) == ("h-wa35", "h-wa35*2")
    assert state.used[state.battlefield[BLUE][0]]


@pytest.mark.rule("W10", "CB6.9.1", "CB6.9.2", "CB6.9.3")
def test_w10_growth() -> None:
    state = table("G", red=seat("n-497:injured", hand="n-490 n-428", indicator=1))
    play(state, "grow n-490")
    assert at(state, "n-497") == "red chakra"
    assert injured(state, "n-490")
    assert (coins(state, "n-490"), power(state, "n-490")) == (1, "8/1")
    assert "deploy n-428" in choices(state)


@pytest.mark.rule("W11", "CB6.8.1", "CB6.8.3", "CB7.9.1", "CB7.9.2", "CB8.10.17", "CB9.3", "R29")
def test_w11_db_coins() -> None:
    red = seat("n-437+n-436", rewards=6)
    state = table("J", red=red, blue=seat("h-wa08", wishes="h-wi02", pool=6))
    assert team_power(state, "n-437") == 9
    fight(state, "n-437", "-")
    assert (len(state.rewards[RED]), state.pool[BLUE]) == (8, 7)
    idle(state, "H")
    play(state, *["coin h-wa08"] * 7)
    planet = len(state.deck[BLUE])
    play(state, "wish h-wi02")
    assert (len(state.rewards[RED]), len(state.deck[BLUE])) == (4, planet + 4)
    assert (coins(state, "h-wa08", "db"), state.pool[BLUE]) == (0, 0)
    assert at(state, "h-wi02") == "blue removed"


@pytest.mark.rule("W12", "CB7.12.2", "CB8.9.4")
def test_w12_unblockable() -> None:
    state = table("J", red=seat("n-422"), blue=seat("h-wa15 h-wa18"))
    play(state, "attack n-422")
    idle(state, "K")
    assert choices(state) == ["block h-wa15", "pass"]
    together = table("J", red=seat("n-422"), blue=seat("h-wa15+h-wa18"))
    fight(together, "n-422", "-")
    assert len(together.rewards[RED]) == 2


@pytest.mark.rule("W13", "CB10.1", "CB10.2")
def test_w13_judge() -> None:
    state = table("O", red=seat(rewards=10, only=True), blue=seat(rewards=11))
    assert (state.returns(), state.ending) == ((1.0, 0.0), Ending.REWARDS)
    state = table("O", red=seat(rewards=9, only=True), blue=seat(only=True))
    assert (state.returns(), state.ending) == ((0.0, 1.0), Ending.DECK)


@pytest.mark.rule("W14", "CB6.4.2", "CB6.4.3", "CB6.4.4", "CB5.5.10", "CB9.14", "R3")
def test_w14_event() -> None:
    blue = seat("h-wa25", hand="h-ev01 h-wa02", indicator=1)
    state = table("D1", blue=blue, attacker="blue")
    play(state, "mission h-ev01", "pay h-wa02")
    worked = 0
    for left in (3, 2, 1):
        assert coins(state, "h-ev01", "time") == left
        worked += power(state, "h-wa25") == "5/0"
        idle(state)
        assert power(state, "h-wa25") == "4/0"  # the opponent's turn
        idle(state)
    assert worked == 3
    assert at(state, "h-ev01") == "blue chakra"
    assert power(state, "h-wa25") == "4/0"


@pytest.mark.rule("W15", "CB7.13.1", "CB5.3.1", "CB5.3.2", "CB5.3.4", "CB5.3.5")
def test_w15_alternation() -> None:
    state = table(
        "J",
        red=seat("n-490", hand="j-362 m-346", chakra="n-428*3"),
        blue=seat("h-wa25", hand="h-ev03", chakra="h-wa02*3"),
    )
    fight(state, "n-490", "h-wa25")
    assert decider(state) == "red"
    play(state, "use j-362 n-490")
    assert decider(state) == "blue"
    play(state, "pass", "pass")
    assert (power(state, "n-490"), state.chain) == ("5/1", [])
    assert (step(state), decider(state)) == ("L", "blue")
    play(state, "pass")
    assert (step(state), decider(state)) == ("L", "red")
    play(state, "pass")
    assert step(state) != "L"
