"""What choices are about, why others are none, and what is printed: all that a table is drawn from."""

from __future__ import annotations

from meijin.games.crossover.game import GAME
from meijin.games.crossover.state import Crossover
from meijin.kernel.reason import reason
from meijin.kernel.touch import Touch
from tests.games.crossover.made import ninja
from tests.games.crossover.table import BLUE, RED, fight, play, seat, table

PAYS = '{{ kind = "activated", timing = "strategy", valid = true, cost = [{cost}], do = [{do}] }}'
DRAW = '{ op = "draw", who = "you", n = 1 }'


def using(cost: str, do: str = DRAW) -> Crossover:
    """Red uses an ability in step C that costs this and does that."""
    made = ninja("x-1", PAYS.format(cost=cost, do=do))
    blue = seat("h-wa18", hand="h-wa01 h-wa02", discard="h-wa03")
    state = table("C", seat("x-1", hand="n-428", chakra="n-428 n-430"), blue, made=made)
    play(state, "activate x-1")
    return state


def touches(state: Crossover) -> dict[str, Touch]:
    """What each choice of whoever decides is about."""
    (who,) = state.deciders
    return dict(zip(state.choices(), state.touches(who, state.legal(who)), strict=True))


def told(state: Crossover, cards: list[str], zone: str = "") -> str:
    (who,) = state.deciders
    return state.setup.game.speech().sentence(reason(state, who, cards, zone))


def question(state: Crossover) -> str:
    (who,) = state.deciders
    return state.setup.game.question(state.setup, state.view(who), state.choices())


def test_cards_of_the_hand_are_named_by_their_kind_and_fighters_in_play_with_their_copy() -> None:
    assert touches(table("G", seat(hand="n-470", indicator=4)))["deploy n-470"] == Touch(("n-470",), "hand")
    assert touches(table("J", seat("n-437")))["attack n-437#r1"] == Touch(("n-437#r1",))


def test_an_art_is_about_itself_in_the_hand_and_its_user_in_play() -> None:
    state = table("J", seat("n-475", hand="j-362", chakra="n-428*3"), seat("h-wa18"))
    fight(state, "n-475", "h-wa18")
    assert touches(state)["use j-362 n-475#r1"] == Touch(("j-362", "n-475#r1"), "hand")
    assert told(state, ["j-362"], "hand") == "That is only part of a choice: Kunai by Rock Lee."


def test_what_is_paid_lies_where_the_cost_says() -> None:
    chakra = touches(using('{ pay = "chakra", n = 1 }'))
    assert chakra["pay n-428"] == Touch(("n-428",), "chakra")
    hand = touches(using('{ pay = "hand", n = 1 }'))
    assert hand == {"pay n-428": Touch(("n-428",), "hand")}


def test_a_target_in_a_pile_of_the_other_player_is_in_that_players_pile() -> None:
    cards = '{ kind = "card", zone = ["discard"], of = "any", n = 1 }'
    targets = '{{ kind = "activated", timing = "strategy", valid = true, targets = [{cards}], do = [{do}] }}'
    do = '{ op = "move", what = "t1", to = "deck_bottom" }'
    made = ninja("x-1", targets.format(cards=cards, do=do))
    state = table("C", seat("x-1", discard="n-430"), seat("h-wa18", discard="h-wa03"), made=made)
    play(state, "activate x-1")
    assert touches(state) == {
        "target n-430": Touch(("n-430",), "discard"),
        "target h-wa03": Touch(("h-wa03",), "discard", "blue"),
    }


def test_what_somebody_makes_another_discard_is_in_the_others_hand() -> None:
    state = using('{ pay = "chakra", n = 1 }', do='{ op = "discard", who = "opp", n = 1, from = "hand", by = "you" }')
    play(state, "pay n-430")
    assert touches(state)["discard h-wa01"] == Touch(("h-wa01",), "hand", "blue")


def test_cards_that_cannot_be_used_have_a_reason_with_its_rule() -> None:
    state = table("G", seat("n-428", hand="n-437 j-362 m-346", indicator=1))
    assert told(state, ["n-437"], "hand").startswith("The turn cost of")
    assert told(state, ["m-346"], "hand") == "Missions and events are played by the attacker in step D (CB7.5.1)."
    assert told(state, ["j-362"], "hand").startswith("Arts are used in step L")
    assert told(state, ["n-428#r1"], "village").startswith("Teams are sent out by the attacker in step J")


def test_a_kind_in_a_pile_is_not_the_fighter_in_play() -> None:
    state = table("J", seat("n-437", chakra="n-437"))
    assert told(state, ["n-437#r1"]) == "You may do that: Attack with Might Guy."
    assert told(state, ["n-437"], "chakra") == "There is no cost to pay like this now (CB5.4.1, CB6.1.1, CB6.2.1)."


def test_the_question_tells_of_costs() -> None:
    state = using('{ pay = "chakra", n = 1 }')
    assert question(state) == "What do you pay Made-Up x-1 with? 1 to go."
    assert state.setup.game.asked(state.setup, state.view(None), []) is None


def test_cards_have_their_printed_values() -> None:
    lee = GAME.card_facts("n-475")
    assert lee["name"] == "Rock Lee"
    assert (lee["line"], lee["type"], lee["turn"], lee["hand"]) == ("naruto", "ninja", 2, 0)
    assert (lee["healthy_combat"], lee["healthy_support"], lee["injured_combat"]) == (4, 0, 3)
    art = GAME.card_facts("j-377")
    assert art["cost"] == "1 lightning and 2 of any symbol"
    assert art["cost_units"] == ("lightning", "any", "any")
    assert "turn" not in art
    assert "symbols" in GAME.card_facts("h-wi01")


def routine(state: Crossover, who: int) -> tuple[str, str] | None:
    """The step at which play can go on without asking a player, and with which answer."""
    found = GAME.routine(state.view(who), state.choices(who))
    return found and (found[0].step, found[1])


def test_play_goes_on_only_by_passing() -> None:
    state = table("I", seat("n-475 n-436", hand="n-437"), seat("h-wa18"))
    assert routine(state, RED) is None  # keep, lead and done are no passes
    play(state, "keep", "attack n-475", "done")
    assert routine(state, BLUE) == ("K", "pass")


def test_an_answer_to_the_chain_is_a_step_of_its_own() -> None:
    state = table("J", seat("n-475", hand="j-362", chakra="n-428*3"), seat("h-wa18"))
    fight(state, "n-475", "h-wa18")
    assert routine(state, RED) == ("L", "pass")
    assert GAME.step_seen({**state.view(RED), "chain": [object()]}) == "chain"
