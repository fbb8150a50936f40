"""Why an action is not possible now: the reason with its rule."""

from __future__ import annotations

import re

import pytest

from meijin.games.crossover.state import Crossover
from meijin.kernel.errors import IllegalAction, InvalidAction
from meijin.kernel.generator import Rng
from tests.games.crossover.made import ninja, warrior
from tests.games.crossover.table import Seat, fight, new, pay, play, seat, settle, table


def refusal(state: Crossover, words: str) -> str:
    """What whoever decides is told."""
    with pytest.raises(IllegalAction) as refused:
        state.apply(words)
    return str(refused.value)


def battle(red: Seat, blue: Seat, attack: str, block: str) -> Crossover:
    """In the exchange of Jutsu."""
    state = table("J", red, blue)
    fight(state, attack, block)
    return state


DEPLOYING = seat("n-497", hand="n-490 n-474 n-428 j-453 m-346 n-422 n-475", indicator=2)


@pytest.mark.parametrize(
    ("words", "reason", "rule"),
    [
        ("deploy n-422", "the turn cost of Jiraiya is 6, and your Turn Indicator is at 2", "CB7.8.1"),
        (
            "deploy n-490",
            "you have Naruto Uzumaki in play already: choose a fighter of",
            "CB7.8.3",
        ),
        ("deploy j-453", "Giant Shuriken is no fighter", "CB7.8.1"),
        ("deploy n-437", "you have no Might Guy (n-437) in hand", "CB7.8.1"),
        ("ambush n-482", "in your Chakra area", "CB6.10.1"),
        ("grow n-474", "Might Guy has no Growth", "CB6.9.1"),
        ("mission m-346", "missions and events are played by the attacker in step D", "CB7.5.1"),
        ("charge n-428", "a Naruto attacker in step E", "CB7.6.1"),
        ("client c-044", "Clients are played by a Naruto attacker in step F", "CB7.7.1"),
        ("wish h-wi01", "a wish is made by a Dragon Ball attacker in step H", "CB7.9.2"),
        ("use j-453 n-497", "arts are used in step L", "CB5.2.4"),
        ("attack n-497", "Teams are sent out by the attacker in step J", "CB7.11.2"),
        ("discard n-428", "nothing is to be discarded now", "CB7.17.1"),
        ("first", "decided before the first turn", "CB4.2.1"),
        ("heads", "no coin is to be called now", "CB10.5"),
    ],
)
def test_in_the_deploy_step(words: str, reason: str, rule: str) -> None:
    said = refusal(table("G", DEPLOYING), words)
    assert reason in said
    assert rule in said


@pytest.mark.rule("CB7.8.1")
def test_a_second_deployment() -> None:
    """The step goes on, since Naruto could grow."""
    state = table("G", seat("n-497", hand="n-428 n-490 n-475", indicator=9))
    play(state, "deploy n-428")
    pay(state)
    assert "1 deployment made this turn, and none is left: wait for your next turn (CB7.8.1)" in refusal(
        state, "deploy n-475"
    )


@pytest.mark.rule("CB6.1.1")
def test_a_hand_cost_without_a_matching_symbol() -> None:
    """n-474 takes a card with lightning, and n-428 shows wind."""
    state = table("G", seat(hand="n-474 n-428", indicator=9))
    assert "the hand cost of" in refusal(state, "deploy n-474")
    assert "with one of its symbols (Lightning), and you have too few: choose another card (CB6.1.1)" in refusal(
        state, "deploy n-474"
    )


@pytest.mark.parametrize(
    ("marks", "reason"),
    [
        (":fresh", "was put in play this turn: it may grow in your next one (CB6.9.1, R21)"),
        (":growth=1", "has a Growth coin already (CB6.9.1, R19)"),
    ],
)
def test_growth_onto_a_fighter_that_cannot_grow(marks: str, reason: str) -> None:
    state = table("G", seat(f"n-497{marks}", hand="n-490 n-428", indicator=9))
    assert reason in refusal(state, "grow n-490")


@pytest.mark.rule("CB6.9.1")
def test_growth_without_a_fighter_of_the_name() -> None:
    state = table("G", seat("n-475", hand="n-490 n-428", indicator=9))
    assert "you have no fighter called Naruto Uzumaki in play (CB6.9.1, R20)" in refusal(state, "grow n-490")


@pytest.mark.rule("CB6.3.1")
def test_growth_into_a_name_that_another_fighter_has() -> None:
    """The Growth card is called Rock Lee, too."""
    grown = ninja("x-1", keywords='["growth"]', also_named='["Rock Lee"]').replace("Made-Up x-1", "Naruto Uzumaki")
    state = table("G", seat("n-497 n-475", hand="x-1 n-428", indicator=9), made=grown)
    said = refusal(state, "grow x-1")
    assert "you have Rock Lee in play already: choose a fighter of another name (CB6.3.1)" in said


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        ("mission j-453", "is neither a mission nor an event: choose one of those (CB7.5.1)"),
        ("mission m-333", "is a Counter: use it while you are the blocker"),
        ("mission m-332", "you have no"),
    ],
)
def test_in_the_mission_step(words: str, reason: str) -> None:
    state = table("D1", seat("n-475", hand="m-346 m-333 j-453", indicator=9))
    assert reason in refusal(state, words)


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        ("lead h-wa18", "is no fighter of yours at home (CB7.10.1)"),
        ("back n-470", "name a Head first"),
        ("attack n-475", "Teams are sent out by the attacker in step J"),
    ],
)
def test_while_organizing(words: str, reason: str) -> None:
    state = table("I", seat("n-475 n-470 n-437"), seat("h-wa18"))
    assert reason in refusal(state, words)


def test_a_team_of_four() -> None:
    state = table("I", seat("n-475 n-470 n-437 n-436 n-428"))
    play(state, "lead n-475", "back n-470", "back n-437")
    assert "a Team has at most 3 fighters: begin another Team (CB2.5)" in refusal(state, "back n-436")
    assert "Moegi is in a Team already: choose another fighter (CB7.10.1)" in refusal(state, "back n-470")


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        ("attack n-470", "Moegi is at the back of a Team; name its Head, Rock Lee (CB15.6)"),
        ("attack h-wa18", "Piccolo is no fighter of yours"),
        ("attack n-437", "no such card is in play"),
        ("block n-475", "Teams block in step K (CB7.12.1)"),
    ],
)
def test_while_sending_teams_out(words: str, reason: str) -> None:
    state = table("J", seat("n-475+n-470 n-428"), seat("h-wa18"))
    assert reason in refusal(state, words)


@pytest.mark.rule("CB7.12.2")
def test_a_team_that_may_not_block() -> None:
    """W12: Jiraiya's Team cannot be blocked by a Team with Piccolo, whose turn cost is 2."""
    state = table("J", seat("n-422 n-475"), seat("h-wa15+h-wa18 h-wa34"))
    play(state, "attack n-422", "done")
    said = refusal(state, "block h-wa15")
    assert re.search(r"the Team of .* cannot block this one: choose another Team, or do not block \(CB7.12.2\)", said)


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        ("use j-453 n-475", "Rock Lee is not battling: choose a user who is (CB5.4.4)"),
        ("use j-453 h-wa18", "Piccolo is no fighter of yours (CB5.4.4)"),
        ("use j-377 n-428", "whose user must be: Clone Status Naruto Uzumaki, Jiraiya or The Fourth Hokage (CB5.4.4)"),
        ("use j-383 n-490", "you have no"),
        ("use n-490 n-490", "is no art: choose an art, or pass (CB5.4.4)"),
        ("adventure j-453", "is no Adventure (CB5.2.3)"),
        ("activate h-wa18", "Piccolo is not yours (CB5.4.1)"),
        ("counter m-333", "only a Naruto blocker plays Counters (CB7.5.3, R25)"),
        ("target h-wa18", "no effect asks for that now (CB5.4.1)"),
        ("accept", "there is nothing to accept now (CB5.6.3)"),
    ],
)
def test_in_the_exchange_of_jutsu(words: str, reason: str) -> None:
    state = battle(
        seat("n-490 n-475 n-428", hand="j-453 j-377 m-333", chakra="n-462*2 n-430"),
        seat("h-wa18"),
        "n-490 n-428",
        "h-wa18",
    )
    assert reason in refusal(state, words)


@pytest.mark.rule("CB7.5.3")
def test_a_counter_of_the_blocker_after_the_mission_phase() -> None:
    """Everything is in hand that a Counter takes, but it is step L."""
    blocker = seat("n-490", line="naruto", hand="m-333 m-332 j-453", chakra="n-428*3 n-462*2")
    state = battle(seat("h-wa18", line="db"), blocker, "h-wa18", "n-490")
    while state.deciders[0] != 1:
        play(state, "pass")
    assert "Counters are played by a Naruto blocker in step D (CB7.5.3)" in refusal(state, "counter m-333")


@pytest.mark.rule("CB6.2.1")
def test_an_art_without_the_chakra_for_it() -> None:
    state = battle(seat("n-490", hand="j-377 j-453", chakra="n-428"), seat("h-wa18"), "n-490", "h-wa18")
    said = refusal(state, "use j-377 n-490")
    assert (
        "the cards in the Chakra area cannot pay for Rasengan: choose a cheaper art, or charge more cards (CB6.2.1)"
        in said
    )


@pytest.mark.rule("CB5.4.3")
def test_a_target_that_is_none() -> None:
    """Explosive Blade (j-412) hits a fighter battling its user, and Krillin stays at home."""
    state = battle(
        seat("n-437 n-475", hand="j-412", chakra="n-509*2 n-431*2 j-412"),
        seat("h-wa18+h-wa16 h-wa01"),
        "n-437",
        "h-wa18",
    )
    play(state, "use j-412 n-437")
    said = refusal(state, "target h-wa01")
    assert "it is chosen already, or no legal target" in said
    assert "asks for a healthy fighter battling the user (CB5.4.3)" in said


@pytest.mark.rule("CB7.9.1", "CB7.9.2")
def test_in_the_db_step() -> None:
    state = table("H", seat("n-475"), seat("h-wa18", wishes="h-wi02", pool=3), attacker="blue", turn=10)
    assert "a wish takes 7 DB coins on your fighters, and there are 0 (CB7.9.2)" in refusal(state, "wish h-wi02")
    assert "is none of the Wishes you have placed (CB7.9.2)" in refusal(state, "wish h-wi01")
    assert "Rock Lee is no fighter of yours (CB7.9.1)" in refusal(state, "coin n-475")


@pytest.mark.rule("CB7.17.1")
def test_while_adjusting_the_hand() -> None:
    state = table("P", seat(hand="n-475*2 n-428*3 n-470 n-437"))
    assert "you have no" in refusal(state, "discard n-490")
    assert "you cannot pass here: choose one of what is offered" in refusal(state, "pass")


@pytest.mark.parametrize("step", ["G", "I", "J", "P"])
def test_any_number_that_is_no_action_is_refused(step: str) -> None:
    state = table(step, seat("n-475 n-437", hand="n-428*3 n-470 n-490*2 n-462*2"), seat("h-wa18"))
    rng = Rng(1)
    legal = set(state.legal(0))
    for _ in range(2000):
        number = rng.below(1 << rng.below(30))
        if number not in legal:
            with pytest.raises((IllegalAction, InvalidAction)):
                state.apply(number)
    with pytest.raises((IllegalAction, InvalidAction)):
        state.apply(-7)


@pytest.mark.parametrize(
    ("red", "words", "reason"),
    [
        (seat(hand="c-044 n-475", indicator=0), "client c-044", "the turn cost of Hikaru Tsuki is 1"),
        (seat("c-044", hand="c-044 n-475"), "client c-044", "choose a Client of another name (CB7.7.3)"),
        (seat(hand="c-044 n-475"), "client n-475", "Rock Lee is no Client: choose a Client, or pass (CB7.7.1)"),
        (seat(hand="n-475"), "client c-044", "you have no Hikaru Tsuki (c-044) in hand (CB7.7.1)"),
    ],
)
def test_in_the_client_step(red: Seat, words: str, reason: str) -> None:
    assert reason in refusal(table("F", red), words)


@pytest.mark.parametrize(
    ("red", "blue", "reason"),
    [
        (seat(hand="n-428", chakra="n-475"), seat(), "there is no Zetsu (n-482) in your Chakra area (CB6.10.1)"),
        (
            seat(hand="n-428", chakra="n-482"),
            seat("n-508"),
            "a card in play forbids Ambush: deploy from your hand (R23)",
        ),
        (seat(hand="n-428", chakra="n-482", indicator=4), seat(), "the turn cost of Zetsu is 5"),
        (
            seat("n-482", hand="n-428", chakra="n-482"),
            seat(),
            "choose a fighter of another name (CB7.8.3)",
        ),
    ],
)
def test_an_ambush_that_is_not_possible(red: Seat, blue: Seat, reason: str) -> None:
    assert reason in refusal(table("G", red, blue), "ambush n-482")


def test_an_ambush_of_a_fighter_without_it() -> None:
    state = table("G", seat(hand="n-428", chakra="n-475"))
    assert "Rock Lee has no Ambush: deploy it from your hand (CB6.10.1)" in refusal(state, "ambush n-475")


@pytest.mark.parametrize(
    ("village", "chakra", "words", "reason"),
    [
        ("h-wa12", "h-wa01", "activate h-wa12", "you cannot pay for the ability of Bulma"),
        ("h-wa12:injured", "h-wa01*2", "activate h-wa12", "is injured, and its ability is not valid then"),
        ("h-wa12:used", "h-wa01*2", "activate h-wa12", "can be used once a turn, and has been (CB8.1.6)"),
        ("h-wa20", "h-wa01*2", "activate h-wa20", "has no DB coin, which its ability needs (CB6.8.5)"),
        ("h-wa16", "h-wa01*2", "activate h-wa16", "has no legal target, or its condition does not hold"),
        ("h-wa03", "h-wa01*2", "activate h-wa03", "it is used in step L only (CB5.2.4)"),
        ("h-wa18", "h-wa01*2", "activate h-wa18", "Piccolo has no ability to use"),
        ("h-wa12", "h-wa01*2", "activate h-wa12#b1 2", "Bulma has no ability 2 to use"),
        (
            "h-wa12",
            "h-wa01*2",
            "activate h-wa12#b1 1",
            "and only of such a card (CB15.3)",
        ),
        ("h-wa12", "h-wa01*2", "adventure h-te18", "you have no Gravity Training (h-te18) in hand"),
        ("h-wa12", "h-wa01*2", "use h-te01 h-wa12", "arts are used in step L"),
    ],
)
def test_in_the_strategy_step(village: str, chakra: str, words: str, reason: str) -> None:
    """Babidi could do something in any case, so that the question is asked."""
    blue = seat(f"{village} h-wa36", hand="h-wa02", chakra=chakra)
    assert reason in refusal(table("C", seat("n-475"), blue, attacker="blue", turn=10), words)


@pytest.mark.parametrize(
    ("blue", "reason"),
    [
        (seat("h-wa08 h-wa36", hand="h-te18", chakra="h-wa01*2", indicator=1), "is 2, and your Turn Indicator is at 1"),
        (
            seat("h-wa08 h-wa36", hand="h-te18", chakra="h-wa01"),
            "the cards in the Chi area cannot pay for Gravity Training",
        ),
        (seat("h-wa18 h-wa36", hand="h-te18", chakra="h-wa01*2"), "Gravity Training has no legal target"),
    ],
)
def test_an_adventure_that_is_not_possible(blue: Seat, reason: str) -> None:
    state = table("C", seat("n-475"), blue, attacker="blue", turn=10)
    assert reason in refusal(state, "adventure h-te18")


def test_an_adventure_made_dearer_says_what_it_costs_now() -> None:
    """Gravity Training costs 2."""
    arts = '{ kind = "card", zone = "hand", of = "you", n = "all", is = { art = true } }'
    dearer = warrior("x-1", f'{{ kind = "static", apply = [{{ mod = "turn_cost", to = {arts}, n = 3 }}] }}')
    blue = seat("x-1 h-wa08 h-wa36", hand="h-te18", chakra="h-wa01*2", indicator=4)
    state = table("C", seat("n-475"), blue, attacker="blue", turn=10, made=dearer)
    assert "is 5, and your Turn Indicator is at 4" in refusal(state, "adventure h-te18")


def test_an_adventure_has_no_user() -> None:
    state = battle(seat("n-475"), seat("h-wa03", hand="h-te18", chakra="h-wa01*3"), "n-475", "h-wa03")
    assert "it is used alone, with 'adventure' (CB5.4.6)" in refusal(state, "use h-te18 h-wa03")
    assert "Adventures are used by the attacker in step C (CB5.2.3)" in refusal(state, "adventure h-te18")


@pytest.mark.rule("CB8.1.17")
def test_an_action_ability_of_a_fighter_at_home() -> None:
    """Tien stays at home and cannot use his; Dabura battles."""
    state = battle(seat("n-475"), seat("h-wa38 h-wa03", chakra="h-wa01*3"), "n-475", "h-wa38")
    assert "Tien is not battling, which its ability needs (CB8.1.17)" in refusal(state, "activate h-wa03")


@pytest.mark.rule("CB6.1.1")
def test_paying_a_hand_cost_with_the_wrong_card() -> None:
    state = table("G", seat(hand="n-474 n-428 j-362", indicator=9))
    play(state, "deploy n-474")
    assert "shares no symbol with the card you pay for: pay with one that does (CB6.1.1)" in refusal(state, "pay n-428")
    assert "you have no Rock Lee (n-475) in hand (CB6.1.1)" in refusal(state, "pay n-475")
    assert "there is no cost to pay like this now" in refusal(state, "pay n-474#r1")


@pytest.mark.rule("CB7.9.1")
def test_a_coin_from_an_empty_pool() -> None:
    state = table("H", seat("n-475"), seat("h-wa18:db=7", wishes="h-wi02"), attacker="blue", turn=10)
    assert "your DB pool is empty: go on (CB7.9.1)" in refusal(state, "coin h-wa18")


@pytest.mark.rule("CB7.9.2")
def test_a_second_wish() -> None:
    blue = seat("h-wa18:db=6", wishes="h-wi02", pool=1)
    state = table("H", seat("n-475"), blue, attacker="blue", turn=10, counters={"wished": 1})
    assert "you have made a wish this turn already: wait for your next turn (CB7.9.2, R28)" in refusal(
        state, "wish h-wi02"
    )


def test_while_placing_wishes() -> None:
    state = new(chooser="blue")
    play(state, "first", "keep", "keep")
    assert "is none of the Wishes you have left to place (CB4.4.1)" in refusal(state, "place h-wi07")


@pytest.mark.rule("CB7.5.2")
def test_a_second_mission_where_their_order_is_free() -> None:
    state = table("D1", seat("n-475", hand="m-346*2 n-490*2 n-475", indicator=9), free_mission_order=True)
    play(state, "mission m-346")
    pay(state)
    settle(state)
    assert "you have played a mission this turn already: wait for your next turn (CB7.5.2)" in refusal(
        state, "mission m-346"
    )


@pytest.mark.rule("CB7.3.1", "CB7.6.1")
def test_a_second_charge_where_the_order_is_free() -> None:
    state = table("D1", seat("n-475", hand="m-346*2 n-490*2", indicator=9), free_mission_order=True)
    play(state, "charge n-490")
    assert "you have charged this turn already" in refusal(state, "charge n-490")
    assert "you have no Rock Lee (n-475) in hand" in refusal(state, "charge n-475")


# -- cards by their printed names -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        ("deploy rock lee", "fighters are deployed by the attacker in step G (CB7.8.1)"),
        ("block iruka", "Teams block in step K (CB7.12.1)"),
        ("target goku", "no effect asks for that now (CB5.4.1)"),
        ("use kunai goku", "Goku is no fighter of yours (CB5.4.4)"),
        ("use rasengan rock lee", "no such fighter is in play (CB5.4.4)"),
        ("use rasengan guy", "Might Guy is not battling: choose a user who is (CB5.4.4)"),
        ("use byakugan naruto", "you have no Power of the Byakugan (j-376) in hand"),
    ],
)
def test_cards_may_be_named_in_words_that_several_cards_share(words: str, reason: str) -> None:
    red = seat("n-490 n-437", hand="n-475 j-362 j-377", chakra="n-428*3 n-462*2")
    assert reason in refusal(battle(red, seat("h-wa08 h-wa18"), "n-490", "h-wa08"), words)


def test_an_art_that_nobody_can_use_has_a_reason_without_a_user_too() -> None:
    red = seat("n-490 n-437", hand="j-376 j-362", chakra="n-428*3")
    state = battle(red, seat("h-wa08"), "n-490", "h-wa08")
    assert "whose user must be: Byakugan fighter (CB5.4.4)" in refusal(state, "use j-376")
    assert "arts are used in step L" in refusal(table("G", red), "use j-376")
    with pytest.raises(InvalidAction, match="'use' needs an art and its user"):
        state.apply("use j-362")  # somebody can, so that it has to be said who does


def test_of_several_cards_of_a_name_the_one_in_hand_is_spoken_of() -> None:
    """There are two Rock Lees in the game."""
    state = table("G", seat(hand="n-475 n-470", indicator=0))
    assert "the turn cost of Rock Lee is 2" in refusal(state, "deploy rock lee")
    assert "you have no Rock Lee (n-430) in hand" in refusal(state, "deploy n-430")


@pytest.mark.parametrize("words", ["", "deploy", "deploy nobody", "use nothing", "dance with goku"])
def test_words_that_name_no_card_are_not_understood(words: str) -> None:
    state = table("G", seat(hand="n-475"))
    with pytest.raises(InvalidAction, match="Red may choose"):
        state.apply(words)


def test_a_name_that_several_legal_actions_share_is_asked_about() -> None:
    state = table("B", blue=seat(hand="h-wa08 h-wa09"), attacker="blue", turn=10)
    with pytest.raises(InvalidAction, match=r"'goku' may mean h-wa08.*: say which"):
        state.apply("charge goku")
