"""What the greedy bot makes of a position."""

from __future__ import annotations

from math import comb

import pytest

from meijin.bots import find
from meijin.bots import play as play_out
from meijin.games.ranking_battle import GAME
from meijin.games.ranking_battle.book import BOOK
from meijin.games.ranking_battle.cards import CATALOGUE
from meijin.games.ranking_battle.chances import DRAWN, LOST, WON, Chances
from meijin.games.ranking_battle.outlook import DECISIVE, Odds, Outlook
from meijin.games.ranking_battle.state import RankingBattle
from meijin.kernel.generator import Rng
from meijin.kernel.knowledge import knowledge_of
from tests.games.ranking_battle.table import BLUE, GREEN, RED, YELLOW, new, play, question, seat, table

GREEDY = find("greedy")
RANDOM = find("random")


def ratings(state: RankingBattle) -> dict[str, float]:
    (who,) = state.deciders
    return dict(zip(state.choices(who), GAME.rate(knowledge_of(state, who), Rng(1)), strict=True))


def choice(state: RankingBattle) -> str:
    (who,) = state.deciders
    return state.text(GREEDY.choose(knowledge_of(state, who), Rng(1)))


def choices(state: RankingBattle, asked: str) -> list[str]:
    """What the bot does one after the other as long as it is asked the same."""
    done = []
    while state.deciders and question(state) == asked:
        done.append(choice(state))
        state.apply(done[-1])
    return done


# -- the Beginning and the Character Phase ----------------------------------------------------------------------------


def test_everything_is_used_in_the_beginning_phase() -> None:
    state = table("begin", red=seat("kyousuke", hand="mio*2", deck="cat_single*9"))
    assert set(choices(state, "red begin")) == {"rank", "bonus"}


def test_who_gives_plays_comes_first_so_that_more_can_be_played() -> None:
    state = table(red=seat("riki_star", hand="saya kud kyousuke riki_star", deck="cat_single*9"))
    assert choices(state, "red character") == ["play kyousuke", "play kud", "play saya"]


def test_of_two_the_better_attacker_is_played() -> None:
    assert choice(table(red=seat("riki_star", hand="komari masato"))) == "play masato"
    assert choice(table(red=seat("yuiko", hand="riki_star haruka"))) == "play haruka"


def test_events_are_used_but_what_counts_characters_waits_for_them() -> None:
    # With Kud there are three on the board, so Muscle Sensation! is worth 3 instead of 1.
    red = seat("masato", hand="kud komari", events="muscle_sensation", deck="cat_single*9")
    assert choices(table(red=red), "red character") == ["play kud", "play komari", "event muscle_sensation"]
    red = seat("kengo", hand="komari", events="heroic_stunt", deck="cat_single*9")
    assert choices(table(red=red), "red character") == ["event heroic_stunt", "play komari"]


# -- the Acquisition Phase --------------------------------------------------------------------------------------------


def test_all_cats_are_revealed() -> None:
    assert choice(table("reveal", red=seat(hand="cat_single*2 cat_pair mio"))) == "reveal all"
    assert choice(table("reveal", red=seat(hand="cat_pair mio"))) == "reveal cat_pair"


DECK = "riki_star*2 cat_single*6"


@pytest.mark.parametrize("points", [4, 5, 6, 7])
def test_the_first_acquisitions_are_attackers_among_the_dearest(points: int) -> None:
    selected = "komari,mio,rin,sasami,saya,kyousuke,masato,yuiko"
    state = table("take", red=seat(discard=DECK), counters={"points": points}, characters=selected)
    wanted = choice(state).removeprefix("acquire ")
    assert wanted in {4: ("sasami", "saya"), 5: ("saya", "kyousuke"), 6: ("masato",), 7: ("yuiko",)}[points]


def test_an_event_is_acquired_for_the_own_attacker_not_for_a_stranger() -> None:
    display = "heroic_stunt snack_time playing_with_cats sasamis_cooking"
    wanted = {}
    for attacker in ("kengo", "masato"):
        state = table("take", red=seat(attacker, discard=DECK), display=display, counters={"points": 3})
        wanted[attacker] = ratings(state)["acquire heroic_stunt"]
    assert wanted["kengo"] > 0 == wanted["masato"]


def test_the_event_that_cannot_be_used_makes_room() -> None:
    red = seat("kengo", events="snack_time heroic_stunt", discard=DECK)
    display = "sasamis_cooking day_with_kud playing_with_cats bathing_with_friends"
    state = table("take", red=red, display=display, counters={"points": 3})
    play(state, "acquire sasamis_cooking")
    assert choice(state) == "drop snack_time"


def test_an_event_is_not_acquired_in_the_place_of_a_better_one() -> None:
    display = "sasamis_cooking day_with_kud playing_with_cats bathing_with_friends"
    for events, gains in (("heroic_stunt", True), ("heroic_stunt muscle_sensation", False)):
        red = seat("kengo", events=events, discard=f"{DECK} masato*3 sasami")
        state = table("take", red=red, display=display, counters={"points": 3})
        assert (ratings(state)["acquire sasamis_cooking"] > 0) is gains


def test_a_new_display_is_worth_the_chance_of_what_one_wants() -> None:
    # Of all events Red can use nothing but Heroic Stunt, two of which are in the event deck.
    others = "snack_time*2 day_with_kud*2"
    state = table("replace", red=seat("kengo", hand="cat_single*3", discard=DECK), display=others)
    cards = len(state.event_deck)
    chance = 1 - comb(cards - 2, 4) / comb(cards, 4)
    wanted = table(
        "take",
        red=seat("kengo", discard=DECK),
        display="heroic_stunt snack_time*2 day_with_kud",
        counters={"points": 3},
    )
    assert ratings(state)["replace"] == pytest.approx(chance * ratings(wanted)["acquire heroic_stunt"])


def test_a_display_for_others_is_replaced_and_a_fitting_one_kept() -> None:
    for display, wanted in (
        ("snack_time*2 day_with_kud*2", "replace"),
        ("heroic_stunt snack_time day_with_kud snack_time", "keep"),
    ):
        state = table("replace", red=seat("kengo", hand="cat_single*3", discard=DECK), display=display)
        assert choice(state) == wanted


# -- the attacker and challenges --------------------------------------------------------------------------------------


def test_the_strongest_on_the_board_becomes_attacker() -> None:
    state = table("attacker", red=seat("komari", played="riki_star yuiko mio"), counters={"challenges": 0})
    assert choice(state) == "attacker yuiko"


@pytest.mark.parametrize("rank", [1, 4])
def test_a_strong_attacker_challenges_weak_ones(rank: int) -> None:
    state = table("challenge", red=seat("yuiko", rank=rank))
    assert choice(state).startswith("challenge ")


def test_rank_1_does_not_fight_who_is_as_strong_but_the_last_has_no_rank_to_lose() -> None:
    strong = seat("masato")
    for rank, passes in ((1, True), (4, False)):
        red = seat("masato", rank=rank)
        state = table("challenge", red=red, blue=strong, green=strong, yellow=strong)
        assert (choice(state) == "pass") is passes


def test_the_weakest_within_reach_is_challenged() -> None:
    rated = ratings(table("challenge", red=seat("saya", rank=1), blue=seat("yuiko"), green=seat("kengo")))
    assert rated["challenge yellow"] > rated["challenge green"] > rated["challenge blue"]


def test_a_ruler_about_to_win_is_challenged_at_any_odds() -> None:
    # Red is the last one with a turn against Blue: whoever passes has lost.
    countdown: dict[str, object] = {"ruler": "blue", "counts": 1, "red": {"countdown": 1}}
    red, blue = seat("komari", rank=4), seat("yuiko", up=3, down=3, rank=1)
    rated = ratings(table("challenge", red=red, blue=blue, counters=countdown))
    assert max(rated, key=lambda words: rated[words]) == "challenge blue"
    assert rated["pass"] == rated["challenge green"] == 0


def test_a_ninth_victory_card_wins() -> None:
    rated = ratings(table("challenge", red=seat("yuiko", down=8, rank=1), counters={"ruler": "red"}))
    assert max(rated.values()) > 0.9
    assert rated["pass"] < max(rated.values())


# -- in a battle ------------------------------------------------------------------------------------------------------


def challenged(red: str, blue: str, weapons: str = "", **more: object) -> RankingBattle:
    """Red, of Rank 1 unless said otherwise, challenges Blue."""
    reds, blues = {"rank": 1}, {"rank": 2}
    for name, value in more.items():
        side, _, field = name.partition("_")
        (reds if side == "red" else blues)[field] = value  # type: ignore[assignment]
    state = table("challenge", red=seat(red, **reds), blue=seat(blue, **blues), weapons=weapons)  # type: ignore[arg-type]
    play(state, "challenge blue")
    return state


def test_a_reaction_is_used_where_it_moves_the_result_and_kept_where_it_does_not() -> None:
    assert choice(challenged("masato", "kengo", blue_hand="riki cat_single*3")) == "use riki"
    assert choice(challenged("riki_star", "yuiko", blue_hand="riki_star cat_single*3")) == "done"


def test_victory_cards_are_used_for_the_battle_that_wins_the_game() -> None:
    state = challenged("kengo", "saya", red_up=3, red_down=5)
    play(state, "done")
    rated = ratings(state)
    assert rated["expertise 3"] > rated["expertise 2"] > rated["expertise 1"] > rated["expertise 0"]


def test_victory_cards_are_kept_where_the_battle_is_won_anyway_and_help_most_in_a_close_one() -> None:
    helps = []
    for red, blue in (("yuiko", "riki_star"), ("saya", "saya"), ("riki_star", "yuiko")):
        state = challenged(red, blue, red_up=1)
        play(state, "done")
        rated = ratings(state)
        helps.append(rated["expertise 1"] - rated["expertise 0"])
    won, close, lost = helps
    assert won < 0 < close
    assert close > lost


def test_kengo_takes_the_weapon_that_suits_him_never_the_penguin_that_defeats_him() -> None:
    for weapons, wanted in (
        ("penguin_doll eel_pie", "equip eel_pie"),
        ("sea_urchin shinai", "equip shinai"),
        ("burdock_root sea_urchin", "equip sea_urchin"),
    ):
        state = challenged("kengo", "masato", weapons)
        play(state, "done")
        assert choice(state) == wanted


def test_a_yoyo_is_exchanged_when_far_behind_and_kept_when_it_wins() -> None:
    for red, blue, wanted in (("saya", "yuiko", "exchange"), ("yuiko", "riki_star", "keep")):
        state = challenged(blue, red, "burdock_root cyber_yoyo", blue_rank=2)
        play(state, "done")
        assert question(state) == "blue exchange"
        assert choice(state) == wanted


def test_the_most_frequent_cost_of_the_own_deck_is_guessed() -> None:
    state = challenged("saya", "kengo", "tally_counter", red_deck="kud mio cat_single*2 komari", red_discard=DECK)
    play(state, "done")
    assert choice(state) == "guess 2"


def test_kud_always_calls() -> None:
    state = challenged("kud", "saya", "strelka_belka")
    play(state, "done")
    rated = ratings(state)
    assert rated["call"] > rated["silent"]


# -- what effects ask -------------------------------------------------------------------------------------------------


def test_the_least_useful_card_is_discarded() -> None:
    state = table(red=seat(hand="mio cat_trio cat_single cat_pair", deck="cat_trio*2"))
    play(state, "play mio")
    assert choice(state) == "discard cat_single"


def test_characters_that_can_no_longer_be_played_are_discarded_first() -> None:
    state = table(red=seat(hand="mio yuiko cat_single", deck="cat_trio*2"))
    play(state, "play mio")
    assert choice(state) == "discard yuiko"


def test_weak_cards_are_cycled_and_strong_ones_kept() -> None:
    red = seat("haruka", hand="cat_single cat_trio yuiko", deck="cat_pair*5", events="escape")
    state = table(red=red)
    play(state, "event escape")
    assert choices(state, "red cycle") == ["discard cat_single", "done"]


def test_starting_cards_are_removed_once_there_are_better_ones() -> None:
    better = "cat_trio*3 kyousuke*2 cat_pair*2"
    state = table(red=seat(hand="kanata cat_trio", discard=f"riki_star {better}", deck="saya*2"))
    play(state, "play kanata")
    assert choice(state) == "remove discard riki_star"
    state = table(red=seat(hand="kanata kyousuke", discard="cat_pair cat_trio yuiko", deck="yuiko*2"))
    play(state, "play kanata")
    assert choice(state) == "none"


def test_the_stronger_of_two_weapons_seen_comes_to_oneself() -> None:
    for weapons in ("eel_pie sea_urchin", "sea_urchin eel_pie"):
        red, rival = seat("masato", hand="saya", rank=1), seat("kyousuke")
        state = table(red=red, blue=rival, green=rival, yellow=rival, weapons=weapons)
        play(state, "play saya")
        assert choice(state) == "top sea_urchin"


def test_weapons_that_were_seen_are_reckoned_with() -> None:
    chances = {}
    for weapons in ("sea_urchin eel_pie", "penguin_doll sea_urchin"):
        top = weapons.split()[0]
        state = table(red=seat("masato", hand="saya", rank=1), weapons=weapons)
        play(state, "play saya", f"top {top}", "keep")
        state.apply("attacker masato")
        chances[top] = ratings(state)["challenge yellow"]
    assert chances["penguin_doll"] < chances["sea_urchin"]


def test_the_character_that_does_most_comes_back_and_the_best_bonus_is_repeated() -> None:
    state = table(red=seat("kyousuke", discard="komari yuiko mio", events="making_an_entrance"))
    play(state, "event making_an_entrance")
    assert choice(state) == "retrieve yuiko"
    state = table(red=seat("mio", played="riki komari", deck="cat_single*3", events="mio_and_midori"))
    play(state, "event mio_and_midori")
    assert choice(state) == "repeat riki"


def test_whom_one_will_challenge_is_weakened() -> None:
    # Red may challenge Blue and Green; Yellow is out of reach.
    red = seat("yuiko", played="kud", events="that_tickles", rank=3, deck="cat_single*2")
    state = table(red=red, blue=seat("masato", rank=1), green=seat("yuiko", rank=2), yellow=seat("yuiko", rank=4))
    play(state, "event that_tickles")
    rated = ratings(state)
    assert min(rated, key=lambda words: rated[words]) == "target yellow"


def test_who_can_be_challenged_has_to_discard_before_who_cannot() -> None:
    full = "cat_single*4"
    red = seat("masato", hand="haruka", rank=3, deck="cat_single")
    blue, green, yellow = seat("yuiko", full, up=5, rank=4), seat(hand=full, rank=2), seat(hand=full, rank=1)
    state = table(red=red, blue=blue, green=green, yellow=yellow)
    play(state, "play haruka")
    assert choice(state) in ("target green", "target yellow")


# -- the odds ---------------------------------------------------------------------------------------------------------


def test_a_lead_of_three_wins_and_one_within_two_is_drawn() -> None:
    odds = Odds([(2, 1.0)], [(0, 0.5), (2, 0.5)], 2)
    assert odds.of(1) == (0.5, 0)
    assert odds.of(3) == (1, 0)
    assert odds.of(-4) == (0, 0.5)
    assert odds.of(2) == (0.5, 0)
    assert odds.of(2.5) == (0.75, 0)  # in between


def test_a_decisive_weapon_of_the_challenger_comes_first() -> None:
    odds = Odds([(DECISIVE, 0.25), (-DECISIVE, 0.25), (0, 0.5)], [(-DECISIVE, 1.0)], 2)
    assert odds.of(-50) == (0.75, 0.25)


def power(state: RankingBattle, who: int, other: int, weapon: str) -> list[tuple[int, float]]:
    """What a weapon does in the hands of a seat against another, as Red sees it."""
    kinds = [BOOK.kind[state.attacker[each][0]] for each in (who, other)]
    return Outlook(state, RED).values(who, other, *kinds)[BOOK.ids.index(weapon) - BOOK.weapons]


def test_weapons_are_worth_what_the_cards_say() -> None:
    red = seat("kengo", deck="kud mio komari cat_trio", discard="saya", rank=3)
    state = table("challenge", red=red, blue=seat("yuiko", rank=1), green=seat("kud", deck="cat_pair*2", rank=2))
    assert power(state, RED, BLUE, "shinai") == [(6, 1)]
    assert power(state, RED, BLUE, "bluebeard") == [(7, 1)]
    assert power(state, RED, BLUE, "volleyball") == [(5, 1)]
    assert power(state, BLUE, RED, "volleyball") == [(2, 1)]
    assert power(state, RED, BLUE, "dorj") == [(2, 1)]
    assert power(state, BLUE, RED, "dorj") == [(5, 1)]
    assert power(state, RED, BLUE, "drone_beetle") == [(4, 1)]
    assert power(state, BLUE, RED, "drone_beetle") == [(1, 1)]
    assert power(state, RED, BLUE, "mp3_player") == [(2, 1)]
    assert power(state, RED, BLUE, "penguin_doll") == [(-DECISIVE, 1)]
    assert power(state, BLUE, RED, "penguin_doll") == [(5, 1)]
    assert power(state, GREEN, RED, "strelka_belka") == [(10, 1)]
    # Of four cards three cost 2; three cats of two points each are expected among Green's.
    assert power(state, RED, BLUE, "tally_counter") == [(DECISIVE, 0.75), (-DECISIVE, 0.25)]
    assert power(state, GREEN, RED, "army_of_cats")[0] == (6, 1)


def test_who_may_choose_among_two_weapons_has_the_better_one() -> None:
    # Only Shinai and Sea Urchin are left, as many of each; Kengo has the Shinai unless both are Sea Urchins.
    left = ("shinai", "sea_urchin")
    used = " ".join(f"{card.id}*{card.quantity}" for card in CATALOGUE.weapons if card.id not in left)
    state = table("challenge", red=seat("kengo"), blue=seat("masato"), used_weapons=used)
    kengo, masato = (BOOK.ids.index(name) for name in ("kengo", "masato"))
    outlook = Outlook(state, RED)
    assert sorted(outlook.spread(RED, BLUE, kengo, masato, 0, 1)) == [(4, 0.5), (6, 0.5)]
    assert sorted(outlook.spread(RED, BLUE, kengo, masato, 0, 2)) == [(4, 0.25), (6, 0.75)]


def test_the_chances_of_all_players_are_one_in_all() -> None:
    state = table("challenge", red=seat("yuiko", up=3, down=3, rank=1), counters={"ruler": "red"})
    chances = Chances(state, [8.0, 1.0, 1.0, 1.0])
    seats = (RED, BLUE, GREEN, YELLOW)
    assert sum(chances.chance(each) for each in seats) == pytest.approx(1)
    for result in (WON, LOST, DRAWN):
        assert sum(chances.after(each, BLUE, RED, result, 0, 2) for each in seats) == pytest.approx(1)
    assert chances.after(BLUE, BLUE, RED, WON, 0, 0) > chances.chance(BLUE) > chances.after(BLUE, BLUE, RED, LOST, 0, 0)
    assert chances.after(BLUE, BLUE, RED, DRAWN, 0, 0) == chances.chance(BLUE)


# -- what it may know -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "seed"), [(3, 1), (4, 2)])
def test_worlds_that_a_seat_cannot_tell_apart_are_judged_the_same(players: int, seed: int) -> None:
    rng = Rng(4)
    hidden_differs = 0
    state = new(players, seed=seed)
    while state.deciders:
        (who,) = state.deciders
        other = state.sample(who, rng)
        hidden_differs += (other.hand, other.deck, other.weapons) != (state.hand, state.deck, state.weapons)
        one, two = knowledge_of(state, who), knowledge_of(other, who)
        assert GAME.rate(one, Rng(1)) == GAME.rate(two, Rng(2))
        state.step(who, RANDOM.choose(one, rng) if who else GREEDY.choose(one, rng))
    assert hidden_differs > 50


# -- strength ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [3, 4, 5])
def test_one_greedy_among_random_players_wins_nearly_always(players: int) -> None:
    setup = GAME.prepare(players, {})
    won = 0
    for number in range(5):
        lineup = [RANDOM] * players
        lineup[number % players] = GREEDY
        won += play_out(GAME.deal(setup, Rng(number).fork()), lineup, Rng(number))[number % players] == 1
    assert won >= 4


@pytest.mark.parametrize("players", [3, 5])
def test_greedy_plays_with_every_option(players: int) -> None:
    for options in GAME.variants:
        state = GAME.deal(GAME.prepare(players, options), 1)
        assert sum(play_out(state, [GREEDY] * players, Rng(1))) == pytest.approx(0)
