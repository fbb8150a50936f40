"""What the greedy bot makes of a position."""

from __future__ import annotations

import pytest

import meijin
from meijin.bots import Bot, find, play
from meijin.games.go_out import GAME
from meijin.games.go_out.cards import CHARACTERS, DOUBLE_DRAW
from meijin.games.go_out.outlook import Outlook, counts
from meijin.games.go_out.plan import Plan
from meijin.games.go_out.state import GoOut
from meijin.kernel.generator import Rng
from meijin.kernel.knowledge import knowledge_of
from tests.games.go_out.table import RED, names, new, table

GREEDY = find("greedy")
RANDOM = find("random")


def ratings(state: GoOut) -> dict[str, float]:
    seat = state.deciders[0]
    return dict(zip(state.choices(seat), GAME.rate(knowledge_of(state, seat), Rng(1)), strict=True))


def choice(state: GoOut) -> str:
    seat = state.deciders[0]
    return state.text(GREEDY.choose(knowledge_of(state, seat), Rng(1)))


# -- following ------------------------------------------------------------------------------------------------------


def test_the_last_cards_are_played_at_once() -> None:
    assert choice(table(piles="9x2 by blue", red="niwa: 11x2")) == "play 11x2"
    assert choice(table(piles="13x3 by blue", red="niwa: G")) == "guard"


def test_one_follows_with_the_lowest_card_that_splits_no_set() -> None:
    rated = ratings(table(piles="5 by blue", red="satsuki: 3 6x3 8 11 13 2"))
    assert max(rated, key=lambda words: rated[words]) == "play 8"
    assert rated["play 8"] > rated["play 11"] > rated["play 13"]
    assert rated["play 8"] > rated["play 6"]


def test_a_guard_is_kept_for_worse_while_a_card_can_follow() -> None:
    rated = ratings(table(piles="5 by blue", red="satsuki: 3 8 10x3 G 2"))
    assert rated["play 8"] > rated["guard"]


def test_a_guard_is_used_before_elimination() -> None:
    # Toyoko has taken 3 of 4; a pass costs 3.
    rated = ratings(table(piles="13 by blue", red="toyoko: 3 4 8 G / 2 3 5"))
    assert max(rated, key=lambda words: rated[words]) == "guard"
    assert rated["pass"] < 0


def test_a_rival_with_one_card_left_is_not_given_the_lead() -> None:
    # Blue's 9 stands and blue has one card: whoever lets it lead has lost.
    rated = ratings(table(players=2, piles="9 by blue", red="satsuki: 13x2 2 3", blue="niwa: 4"))
    assert max(rated, key=lambda words: rated[words]) == "play 13"
    assert rated["pass"] == 0


# -- leading --------------------------------------------------------------------------------------------------------


def test_sets_are_led_whole_and_the_unbeatable_card_is_kept() -> None:
    rated = ratings(table(red="satsuki: 2 3x3 5 6 8 9x2 10 13"))
    assert rated["play 3x3"] > max(rated["play 3x2"], rated["play 3"])
    assert rated["play 9x2"] > rated["play 9"]
    assert max(rated["play 3x3"], rated["play 9x2"]) > rated["play 13"]


def test_the_last_but_one_group_is_the_one_that_nobody_can_beat() -> None:
    # Whoever leads the 13s leads again and goes out with the 4.
    rated = ratings(table(red="satsuki: 4 13x2"))
    assert rated["play 13x2"] > rated["play 4"]


def test_a_count_is_led_that_a_rival_with_one_card_cannot_follow() -> None:
    rated = ratings(table(players=2, red="satsuki: 4x2 12 6", blue="niwa: 9"))
    assert rated["play 4x2"] > rated["play 12"] > rated["play 6"]


def test_a_rival_that_cannot_bear_the_damage_is_pressed() -> None:
    # Blue's Toyoko has taken 3 of 4: a 7 deals 2, a 6 deals 1.
    alive = ratings(table(players=2, red="niwa: 6x2 7x2 1 2 9", blue="TOYOKO: 2 3 4 5 8 / 6 8"))
    dying = ratings(table(players=2, red="niwa: 6x2 7x2 1 2 9", blue="TOYOKO: 2 3 4 5 / 6 8 9"))
    assert dying["play 7x2"] - dying["play 6x2"] > alive["play 7x2"] - alive["play 6x2"]
    assert max(dying, key=lambda words: dying[words]) == "play 7x2"


# -- parting with cards -----------------------------------------------------------------------------------------------


def test_isolated_low_cards_are_buried_never_guards_or_sets() -> None:
    state = table(phase="place", flow={"left": 2}, piles="9 by blue", red="satsuki: 1 4 9x3 12x2 G 13")
    rated = ratings(state)
    assert set(sorted(rated, key=lambda words: -rated[words])[:2]) == {"place 1", "place 4"}
    state.apply(choice(state))
    assert choice(state) in ("place 1", "place 4")


def test_a_pair_is_buried_whole_rather_than_split() -> None:
    # Without the pair one group is left, without one of each three.
    state = table(phase="place", flow={"left": 2}, piles="9 by blue", red="satsuki: 1x2 13x2")
    assert choice(state) == "place 1"
    state.apply("place 1")
    assert choice(state) == "place 1"


# -- characters -------------------------------------------------------------------------------------------------------


def test_nothing_is_revealed_without_need() -> None:
    for character in CHARACTERS:
        if character.id != "satsuki":
            state = table(piles="5 by blue", red=f"{character.id}: 3 8 11 13 2")
            assert choice(state) != "reveal", character.id


def test_nerai_is_revealed_to_play_everything_at_once() -> None:
    rated = ratings(table(red="nerai: 4x2 5x2 6"))
    assert max(rated, key=lambda words: rated[words]) == "reveal"
    assert choice(table(red="NERAI: 4x2 5x2 6")) == "play 4x2+5x2+6 as 6"


def test_toyoko_is_revealed_to_stop_a_rival_about_to_win() -> None:
    state = table(players=2, piles="13 by blue", red="toyoko: 1 3 8 9", blue="niwa: 4")
    assert choice(state) == "reveal"
    state.apply("reveal")
    assert choice(state) == "play 1 as 14"


def test_niwa_is_revealed_before_she_passes() -> None:
    rated = ratings(table(piles="13 by blue", red="niwa: 2 3 4 6 8"))
    assert max(rated, key=lambda words: rated[words]) == "reveal"
    assert choice(table(piles="13 by blue", red="NIWA: 2 3 4 6 8")) == "pass"


def test_shian_sweeps_where_she_can_then_lead_all_the_rest() -> None:
    state = table(piles="13x2 by blue", red="SHIAN: 2 3x2 8x2")
    rated = ratings(state)
    assert max(rated, key=lambda words: rated[words]) == "sweep 2+3x2"
    state.apply("sweep 2+3x2")
    assert choice(state) == "play 8x2"


def test_satsuki_is_revealed_where_her_bonus_kills() -> None:
    # Blue can take one damage more: a 6 deals 1, with the bonus 2.
    state = table(players=2, red="satsuki: 6x3 2 4 5", blue="TOYOKO: 4 5 8 / 3 5 7")
    assert choice(state) == "reveal"
    state.apply("reveal")
    assert choice(state) == "play 6x3"


def test_kira_absorbs_when_a_pass_would_kill_or_empties_her_hand() -> None:
    for piles, red in (("8 by blue", "kira: 3 6 7 / 2 3 4 5"), ("13 by blue", "kira: 2 4 6")):
        state = table(piles=piles, red=red)
        assert choice(state) == "reveal"
        state.apply("reveal")
        assert choice(state) == "pass"


def test_ten_gives_her_worst_card_to_the_rival_with_the_fewest() -> None:
    state = table(
        phase="place",
        flow={"left": 1},
        piles="9 by blue",
        red="ten: 2 11x3 13 1",
        blue="niwa: 3 4 5",
        green="niwa: 3 4",
        yellow="niwa: 3 4 5 6",
    )
    assert choice(state) == "reveal"
    state.apply("reveal")
    assert choice(state) == "place 1"
    state.apply("place 1")
    assert choice(state) == "give 2 to green"


def test_kyoko_leads_single_cards_as_pairs_where_that_wins() -> None:
    # Blue's three cards cannot be a pair above 12 and a Guard at once; two more turns and red is out.
    state = table(players=2, red="KYOKO: 12 13", blue="niwa: 3 4 5")
    assert choice(state) == "play 13"


def red_chooses(hand: str) -> GoOut:
    zones = {"red": {"hand": names(hand)}, "blue": {"hand": names("1 2 3 4 5 6 7 8 9 10 11 12 13")}}
    state = meijin.Scenario("go_out", 2, zones, {"starter": "red"}, {"phase": "choose"}).state()
    assert isinstance(state, GoOut)
    return state


@pytest.mark.parametrize(
    ("character", "suited", "unsuited"),
    [
        ("toyoko", "1x4 2x2 5 7 8 9x2 11 13", "4x4 2x2 5 7 8 9x2 11 13"),
        ("nerai", "4x3 5x2 6x2 9 10 12 1x2 2", "4x3 7x2 8x2 9 10 12 1x2 2"),
        ("shian", "2x2 3x2 8x2 10x2 12 13 4 5 6", "2x4 8x2 10x2 12 13 4 5 6"),
    ],
)
def test_a_character_is_wanted_more_with_a_hand_that_suits_it(character: str, suited: str, unsuited: str) -> None:
    wanted = []
    for hand in (suited, unsuited):
        rated = ratings(red_chooses(hand))
        # Niwa makes nothing of particular cards, so she shows how good a hand is for anybody.
        wanted.append(rated[f"choose {character}"] / rated["choose niwa"])
    assert wanted[0] > wanted[1]


# -- the odds -------------------------------------------------------------------------------------------------------


def test_a_rival_with_one_card_follows_with_each_card_that_is_higher() -> None:
    state = table(players=2, red="niwa: 2 3 4", blue="niwa: 5")
    outlook = Outlook(state, RED)
    # Of 83 cards that red has not seen, 6 are 13s; nobody follows two cards with one.
    assert outlook.follows(1, 12, 1) == pytest.approx(6 / 83)
    assert outlook.follows(1, 13, 1) == outlook.follows(1, 1, 2) == 0


def test_what_a_revealed_rival_can_do_is_reckoned_with() -> None:
    chances = {}
    for character in ("NIWA", "TOYOKO", "NERAI", "SHIAN", "KYOKO"):
        state = table(players=2, red="niwa: 2 3 4", blue=f"{character}: 5 6 7 8 9")
        outlook = Outlook(state, RED)
        chances[character] = {
            (rank, count): outlook.follows(1, rank, count) for rank, count in ((13, 1), (5, 2), (5, 1))
        }
    assert chances["NIWA"][13, 1] == 0 < chances["TOYOKO"][13, 1]
    assert chances["NIWA"][5, 2] < chances["NERAI"][5, 2] < chances["KYOKO"][5, 2]
    assert chances["SHIAN"][13, 1] > 0
    assert chances["KYOKO"][5, 1] == 0


def test_cards_that_have_been_seen_are_out_of_the_question() -> None:
    state = table(players=2, red="niwa: 12", blue="niwa: 5 6 7", discard="13x6")
    assert Outlook(state, RED).beaten(12, 1) == 0


def turns(state: GoOut) -> float:
    """About how many turns Red's hand takes."""
    return Plan(Outlook(state, RED), DOUBLE_DRAW, revealed=False).turns(counts(state.hand[RED]))


@pytest.mark.parametrize(("fewer", "more"), [("9x3", "9x2 8"), ("12", "2"), ("5x2 G", "5x2 6"), ("3x4", "3x4 4")])
def test_few_high_and_large_groups_take_fewer_turns(fewer: str, more: str) -> None:
    assert turns(table(red=f"niwa: {fewer}")) < turns(table(red=f"niwa: {more}"))


def test_low_cards_are_a_burden_even_where_nobody_beats_them_for_they_cannot_follow() -> None:
    # A revealed Kyoko follows no single card.
    low, high = (table(players=2, red=f"niwa: {card}", blue="KYOKO: 4 5 6") for card in (3, 9))
    assert Outlook(low, RED).beaten(3, 1) == 0
    assert turns(high) < turns(low)


# -- what it may know -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 4])
def test_worlds_that_a_seat_cannot_tell_apart_are_judged_the_same(players: int) -> None:
    rng = Rng(4)
    hidden_differs = 0
    for seed in (1, 2):
        state = new(players, seed=seed)
        while state.deciders:
            seat = state.deciders[0]
            other = state.sample(seat, rng)
            hidden_differs += (other.character, other.deck) != (state.character, state.deck)
            one, two = knowledge_of(state, seat), knowledge_of(other, seat)
            assert GAME.rate(one, Rng(1)) == GAME.rate(two, Rng(2))
            state.step(seat, GREEDY.choose(one, rng) if seat else RANDOM.choose(one, rng))
    assert hidden_differs > 50


# -- strength ---------------------------------------------------------------------------------------------------------


def wins(lineup: list[Bot], seat: int, games: int) -> float:
    """How often a seat wins a match."""
    setup = GAME.prepare(len(lineup), {})
    deals = [GAME.deal(setup, Rng(100 + number).fork()) for number in range(games)]
    return sum(play(deal, lineup, Rng(number))[seat] for number, deal in enumerate(deals)) / games


@pytest.mark.parametrize("seat", [0, 1])
def test_greedy_beats_random_from_both_seats(seat: int) -> None:
    lineup = [RANDOM, RANDOM]
    lineup[seat] = GREEDY
    assert wins(lineup, seat, games=20) > 0.9


@pytest.mark.parametrize("players", [3, 4, 5])
def test_one_greedy_among_random_players_wins_more_than_twice_its_share(players: int) -> None:
    lineup = [RANDOM] * players
    lineup[1] = GREEDY
    assert wins(lineup, 1, games=15) > 2 / players


@pytest.mark.parametrize("players", [2, 5])
def test_greedy_plays_with_every_option(players: int) -> None:
    for options in GAME.variants:
        state = GAME.deal(GAME.prepare(players, options), 1)
        assert sum(play(state, [GREEDY] * players, Rng(1))) == 1
