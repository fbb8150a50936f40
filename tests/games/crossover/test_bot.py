"""What the greedy bot makes of a position."""

from __future__ import annotations

import pytest

from meijin.bots import find
from meijin.bots import play as play_out
from meijin.games.crossover import GAME
from meijin.games.crossover.state import Crossover
from meijin.kernel.generator import Rng
from meijin.kernel.knowledge import knowledge_of
from tests.games.crossover.table import fight, new, play, question, seat, table, teams

GREEDY = find("greedy")
RANDOM = find("random")


def ratings(state: Crossover) -> list[float]:
    (who,) = state.deciders
    return GAME.rate(knowledge_of(state, who), Rng(1))


def choice(state: Crossover) -> str:
    """What the bot chooses, without the numbers of copies."""
    (who,) = state.deciders
    words = state.text(GREEDY.choose(knowledge_of(state, who), Rng(1)))
    return " ".join(word.split("#")[0] for word in words.split())


def answers(state: Crossover) -> list[str]:
    """What the bot says one after the other as long as it is asked the same."""
    asked, said = question(state), []
    while state.deciders and question(state) == asked:
        said.append(choice(state))
        (who,) = state.deciders
        state.apply(GREEDY.choose(knowledge_of(state, who), Rng(1)), who)
    return said


# -- the opening ------------------------------------------------------------------------------------------------------


def test_whoever_may_choose_goes_first() -> None:
    assert choice(new(chooser="red")) == "first"


@pytest.mark.parametrize("seed", range(8))
def test_a_hand_is_kept_for_somebody_to_deploy_in_the_first_turns(seed: int) -> None:
    state = new(seed, chooser="red")
    play(state, "first")
    early = any(state.cards[card].is_fighter and state.cards[card].turn <= 1 for card in state.hand[0])
    assert choice(state) == ("keep" if early else "redraw")


def test_all_wishes_are_placed() -> None:
    state = new(3, red_deck="earth-defenders", blue_deck="leaf-sand", chooser="red")
    play(state, "first", "keep", "keep")
    assert sorted(answers(state)) == ["place h-wi01", "place h-wi02", "place h-wi06"]


# -- cards ------------------------------------------------------------------------------------------------------------


def test_the_least_useful_card_is_charged_but_not_from_a_small_hand() -> None:
    # A second Guy cannot be deployed while the first is in play.
    state = table("E", seat("n-437", hand="n-437 n-490 n-436 n-494"))
    assert choice(state) == "charge n-437"
    assert choice(table("E", seat("n-437", hand="n-437 n-490 n-436"))) == "pass"


def test_the_least_useful_card_is_discarded() -> None:
    hand = "n-437 n-490 n-436 n-494 n-422 n-468 n-475"
    assert choice(table("P", seat("n-437", hand=hand))) == "discard n-437"


@pytest.mark.parametrize(("indicator", "best"), [(0, "n-431"), (2, "n-436"), (5, "n-437")])
def test_the_strongest_that_can_be_deployed_is(indicator: int, best: str) -> None:
    state = table("G", seat("n-470", hand="n-431 n-436 n-437 m-346*2", indicator=indicator))
    assert choice(state) == f"deploy {best}"


def test_a_cost_is_paid_with_what_the_hand_needs_least() -> None:
    state = table("G", seat("n-490", hand="n-437 n-430*2 n-475", indicator=5))
    play(state, "deploy n-437")
    assert question(state) == "red pay_hand"
    assert choice(state) != "pay n-475"


def test_a_mission_is_played_when_it_helps_enough() -> None:
    # It heals everybody who is injured, with a Growth coin for each.
    for village, wanted in (("n-437:injured n-436:injured", "mission m-352"), ("n-437 n-436", "pass")):
        assert choice(table("D1", seat(village, hand="m-352 m-346"))) == wanted


def test_in_a_free_order_everything_useful_is_done() -> None:
    red = seat("n-437", hand="n-437 n-490 n-436 n-431 n-475")
    said = answers(table("D1", red, free_mission_order=True))
    assert said == ["deploy n-490", "charge n-437", "pass"]


def test_growth_is_used_for_a_better_fighter() -> None:
    state = table("G", seat("n-425", hand="n-490", indicator=0))
    assert choice(state) == "grow n-490"


# -- the Dragon Balls -------------------------------------------------------------------------------------------------


def test_seven_coins_are_placed_for_a_wish_and_fewer_are_kept() -> None:
    # The wish takes four rewards from the opponent.
    red = seat("n-437", rewards=6)
    state = table("H", red, seat("h-wa15", pool=7, wishes="h-wi02"), attacker="blue")
    assert answers(state) == ["coin h-wa15"] * 7 + ["wish h-wi02"]
    state = table("H", red, seat("h-wa15", pool=6, wishes="h-wi02"), attacker="blue")
    assert choice(state) == "pass"


def test_one_coin_goes_to_a_fighter_that_needs_it() -> None:
    state = table("H", seat("n-437"), seat("h-wa15 h-wa09", pool=2), attacker="blue")
    assert answers(state) == ["coin h-wa09", "pass"]


# -- Teams, attack and defence ----------------------------------------------------------------------------------------


def test_a_supporter_stands_behind_a_fighter() -> None:
    # Alone h-wa27 (0/3) would break through nothing, and behind h-wa18 (4/0) it makes a Team of 7.
    state = table("I", seat("n-490"), seat("h-wa18 h-wa27"), attacker="blue")
    answers(state)
    assert teams(state, 1) == "h-wa18+h-wa27"


def test_nobody_stands_behind_where_two_teams_win_more() -> None:
    state = table("I", seat(), seat("h-wa18+h-wa25"), attacker="blue")
    answers(state)
    assert teams(state, 1) == "h-wa18 h-wa25"


def test_everybody_attacks_where_nobody_can_block() -> None:
    state = table("J", seat("n-490 n-436"), seat())
    assert sorted(answers(state)) == ["attack n-436", "attack n-490"]


def test_nobody_is_sent_to_be_beaten() -> None:
    assert choice(table("J", seat("n-431"), seat("h-wa19 h-wa15"))) == "done"


def test_the_strong_attack_and_the_weak_stay_home() -> None:
    state = table("J", seat("n-437 n-471"), seat("h-wa02 h-wa35"))
    assert answers(state) == ["attack n-437", "done"]


def test_a_team_blocks_where_it_wins_and_lets_through_what_would_crush_it() -> None:
    state = table("J", seat("n-437 n-431"), seat("h-wa18+h-wa27"))
    play(state, "attack n-437", "attack n-431")
    assert answers(state) == ["pass", "block h-wa18"]  # 7 against 7 would be a Draw, 2 against 7 is a kill
    state = table("J", seat("n-437"), seat("h-wa22"))
    play(state, "attack n-437")
    assert choice(state) == "pass"


def test_the_last_reward_is_not_given_away() -> None:
    state = table("J", seat("n-437", rewards=8), seat("h-wa01"))
    play(state, "attack n-437")
    assert choice(state) == "block h-wa01"


# -- arts -------------------------------------------------------------------------------------------------------------


def test_an_art_turns_a_defeat_into_a_victory_and_is_not_wasted_on_a_sure_one() -> None:
    # h-wa19 has 5 Combat: against 6 it needs the 2 of h-te12, and against 0 it wins outstandingly anyway.
    for blocker, wanted in (("n-437:injured+n-431", "use h-te12 h-wa19"), ("n-425", "pass")):
        state = table("J", seat(blocker), seat("h-wa19", hand="h-te12", chakra="h-wa02*3"), attacker="blue")
        fight(state, "h-wa19", blocker.split("+")[0].split(":")[0])
        assert question(state) == "blue priority"
        assert choice(state) == wanted


def test_nobody_is_burnt_for_nothing_where_the_game_is_won_anyway() -> None:
    mine = seat("n-437 n-438", hand="j-367", chakra="n-496*3", rewards=8)
    state = table("J", red=mine, blue=seat(line="db"))
    fight(state, "n-437 n-438")
    ratings_by_choice = dict(zip(state.choices(), ratings(state), strict=True))
    best = max(ratings_by_choice.values())
    assert [words for words, rating in ratings_by_choice.items() if rating == best] == ["pass"]


def test_damage_goes_to_whom_it_kills() -> None:
    state = table("J", seat("n-437", hand="j-453", chakra="n-490*3"), seat("h-wa19 h-wa15:injured"))
    fight(state, "n-437")
    while question(state) != "red target":
        assert choice(state) != "pass"
        play(state, state.choices()[0])
    assert choice(state) == "target h-wa15"


def test_an_art_that_would_kill_is_negated() -> None:
    blue = seat("h-wa15", hand="h-te10", chakra="h-wa02*3")
    state = table("J", seat("n-437", hand="j-383", chakra="n-428*3"), blue)
    fight(state, "n-437", "h-wa15")
    play(state, "use j-383 n-437")
    while question(state) != "blue priority":
        play(state, state.choices()[0])
    assert choice(state) == "use h-te10 h-wa15"


def test_a_trigger_that_helps_is_accepted() -> None:
    state = table("G", seat("n-437", hand="n-497"))
    play(state, "deploy n-497")
    assert question(state) == "red accept"
    assert choice(state) == "accept"


# -- knowledge --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(2))
def test_worlds_that_look_alike_are_rated_alike(seed: int) -> None:
    state = new(seed, red_deck="leaf-sand", blue_deck="emperor-armada").clone()
    compared = 0
    while state.deciders and compared < 60:
        (who,) = state.deciders
        if len(state.legal(who)) > 1:
            world = state.sample(who, Rng(compared))
            assert isinstance(world, Crossover)
            assert ratings(world) == pytest.approx(ratings(state))
            compared += 1
        state.step(who, GREEDY.choose(knowledge_of(state, who), Rng(1)))


@pytest.mark.parametrize(
    ("red_deck", "blue_deck"), [("leaf-sand", "earth-defenders"), ("emperor-armada", "byakugan-fang")]
)
def test_greedy_beats_random(red_deck: str, blue_deck: str) -> None:
    won = 0.0
    for number in range(4):
        state = new(number, red_deck=red_deck, blue_deck=blue_deck)
        bots = [GREEDY, RANDOM] if number % 2 else [RANDOM, GREEDY]
        won += play_out(state, bots, Rng(number))[bots.index(GREEDY)]
    assert won >= 3
