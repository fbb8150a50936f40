"""What the table of Ranking Battle draws and says. Positions are written as in the tests of its rules."""

from __future__ import annotations

import subprocess
from collections.abc import Callable
from typing import get_args

import pytest
from rich.cells import cell_len
from rich.console import Console

import meijin as library
from meijin.cli.art import Art
from meijin.cli.language import speaking
from meijin.cli.sight import seen_by, seen_by_all_together
from meijin.cli.tables import table_for
from meijin.cli.tables.generic import Size
from meijin.cli.tables.ranking_battle import STEP_OF, Table
from meijin.games.ranking_battle.abilities import ABILITIES, WEAPON_ABILITIES
from meijin.games.ranking_battle.effects import EFFECTS
from meijin.games.ranking_battle.game import GAME
from meijin.games.ranking_battle.messages import Gains
from meijin.kernel.generator import Rng
from meijin.kernel.speaking import words_of
from tests.cli.ranking_battle_screens import board, challenged, decision, question, row, rung, words
from tests.games.ranking_battle.table import BLUE, RED, play, seat, table

Play = Callable[..., str]
Meijin = Callable[..., subprocess.CompletedProcess[str]]
NOTICE = "'foo' is no action of this game; " + "choose one of those that are offered, " * 3
PHASES = ("begin", "character", "replace", "reveal", "take", "attacker", "challenge", "battle", "end", "over")


def drawn() -> Table:
    found = table_for("ranking_battle", Art(Console()))
    assert isinstance(found, Table)
    return found


# -- the ladder ---------------------------------------------------------------------------------------------------


def test_the_ladder_goes_from_rank_1_down() -> None:
    state = table(red=seat(rank=3), blue=seat(rank=1), green=seat(rank=4), yellow=seat(rank=2))
    lines = [line for line in board(state, RED) if line[1:2] in "1234" and line[1:2]]
    assert [line[:3].replace("▸", " ").strip() + line[3:].split()[0] for line in lines[:4]] == [
        "1Blue",
        "2Yellow",
        "3Red",
        "4Green",
    ]
    assert [line[0] for line in lines[:4]] == [" ", " ", "▸", " "]


def test_a_rung_has_attacker_and_power_victories_cards_and_events() -> None:
    blue = seat("kyousuke", "mio*3", "cat_single*2", "rin", events="snack_time heroic_stunt", up=2, down=1, rank=2)
    state = table(blue=blue, counters={"blue": {"weaken": 4}})
    assert rung(state, RED, "Blue") == "2 Blue kyousuke 5-4 ●●○···|···| 3/2/1 snack_time heroic_stunt"
    assert rung(state, BLUE, "Blue") == "2 Blue (you) kyousuke 5-4 ●●○···|···| 3/2/1 snack_time heroic_stunt"
    assert rung(state, RED, "Blue", 40) == "2 Blue kyousuke 5-4 ●2○1/6 3/2/1"


def test_the_quick_game_has_its_marks_at_four_and_six() -> None:
    assert "●●··|··|" in rung(table(blue=seat(up=2), quick=True), RED, "Blue")


def test_whoever_has_more_than_nine_shows_them_all() -> None:
    state = table(red=seat(rank=1), blue=seat(up=9, down=2, rank=2))
    assert "●●●●●●|●●●|○○" in rung(state, RED, "Blue")


def test_the_ruler_wears_a_crown_and_the_others_are_counted_down() -> None:
    state = table("challenge", red=seat(rank=2), blue=seat(up=6, rank=1), counters={"counts": 1})
    assert rung(state, RED, "Blue").startswith("1♛Blue")
    assert "  Blue rules: Red, Green and Yellow still have a turn to change that." in board(state, RED)
    state.apply("pass")
    waiting = {owner for owner in ("Red", "Blue", "Green", "Yellow") if "◷" in rung(state, RED, owner)}
    assert waiting == {"Green", "Yellow"}
    assert not any("rules:" in line for line in board(table(blue=seat(up=5, rank=1)), RED))


def test_the_bar_shows_the_phase_and_what_the_turn_has_given() -> None:
    state = table("take", red=seat(hand="mio"), counters={"points": 3, "plays": 0, "power": 2})
    assert board(state, RED)[1] == "  begin play events cats [acquire] attacker battle  plays 0  points 3  power 2"
    assert board(state, RED, 40)[1] == " 5/7 acquire plays 0 points 3 power 2"
    more = table("challenge", counters={"challenges": 2})
    assert "    challenges 2" in board(more, RED)


def test_an_event_that_has_to_make_room_belongs_to_the_acquisition() -> None:
    state = table(
        "take",
        red=seat(events="snack_time heroic_stunt"),
        display="escape*2 day_with_kud*2",
        counters={"points": 2},
    )
    state.apply("acquire escape")
    assert "[acquire]" in board(state, RED)[1]
    assert question(state) == "Escape! is new, and you have room for 2 events: which one makes way?"


# -- the pool -----------------------------------------------------------------------------------------------------


def test_the_pool_lists_piles_by_cost_with_power_and_count() -> None:
    state = table("reveal", red=seat(hand="komari*2 mio"), blue=seat("yuiko"))
    pool = row(state, RED, "pool", Size.SMALL)
    assert pool.startswith("pool 2: komari P2×6 kud P2×8 mio P2×7 3: rin P3×8")
    assert "cat_pair×20" in pool
    assert pool.endswith("7: yuiko P8×7")
    assert "  4 sasami     P4 ×8  bonus Plays+1; BATTLE +2 against a female" in board(state, RED)


def test_an_empty_pile_is_not_there_any_more() -> None:
    assert "komari" not in row(table("reveal", red=seat(hand="mio", discard="komari*8")), RED, "pool", Size.SMALL)


def test_events_on_display_say_whom_they_need_and_whom_the_viewer_has() -> None:
    state = table(
        "character",
        red=seat("rin", hand="mio komari", deck="kud"),
        blue=seat("komari"),
        display="bathing_with_friends day_with_kud playing_with_cats heroic_stunt",
    )
    shown = row(state, RED, "events", Size.SMALL)
    assert shown == (
        "events 2: bathing_with_friends (Rin*+Komari*) 2: day_with_kud (Kud*) "
        "3: playing_with_cats (Rin*) now 3: heroic_stunt (Kengo)"
    )
    for_blue = row(state, BLUE, "events", Size.SMALL)
    assert "(Rin+Komari*)" in for_blue
    assert "now" not in for_blue


def test_the_two_rikis_are_one_person_and_others_are_counted_without_him() -> None:
    state = table(red=seat("riki_star", played="riki komari", events="little_busters"))
    assert "now" not in row(state, RED, "event")
    state = table(red=seat("riki_star", played="mio komari", events="little_busters"))
    assert "now" in row(state, RED, "event")


def test_an_event_that_was_used_is_said_to_be() -> None:
    state = table(red=seat("komari", hand="mio", events="snack_time!"))
    assert row(state, RED, "event") == "event snack_time used"


def test_weapons_left_are_counted_where_that_is_agreed() -> None:
    state = table("challenge", used_weapons="shinai*3 eel_pie")
    unseen = row(state, RED, "unseen")
    assert "shinai" not in unseen
    assert "eel_pie×3" in unseen
    assert row(state, RED, "weapons").startswith("weapons 40 used 4 victory cards 36")
    secret = table("challenge", used_weapons="shinai*3", open_counting=False)
    assert not any("unseen" in line for line in board(secret, RED))


def test_weapons_that_one_has_looked_at_are_shown_to_nobody_else() -> None:
    state = table("character", red=seat(hand="saya"), weapons="dorj bluebeard")
    play(state, "play saya", "top bluebeard")
    assert row(state, RED, "weapons").endswith("next bluebeard, dorj")
    for who in (BLUE, None):
        assert "next" not in row(state, who, "weapons")


# -- hands --------------------------------------------------------------------------------------------------------


def test_the_own_hand_says_what_each_card_does() -> None:
    state = table(red=seat(hand="komari kyousuke cat_pair*2 kengo"), blue=seat(hand="mio"))
    assert (
        row(state, RED, "hand", Size.SMALL) == "hand komari Points+2 kyousuke Plays+1, Draw+2 kengo cat_pair×2 Points+2"
    )
    assert not any(line.strip().startswith("hand") for line in board(state, None))


def test_in_a_battle_the_hand_says_what_defends() -> None:
    assert row(challenged(), BLUE, "hand") == "hand riki_star +1 mio riki +3 and Draw+1"


def test_what_another_player_has_shown_is_on_the_table() -> None:
    state = table("reveal", red=seat(hand="cat_pair cat_single mio", rank=2))
    state.apply("reveal cat_pair")
    assert row(state, BLUE, "Red") == "Red shows cat_pair"
    assert "mio" not in row(state, BLUE, "Red")


def test_an_open_replay_shows_all_hands() -> None:
    state = table(red=seat(hand="komari"), blue=seat(hand="mio"))
    shown = drawn().board(seen_by_all_together(state), 80).plain
    assert "Red's hand komari" in shown
    assert "Blue's hand mio" in shown


# -- battles ------------------------------------------------------------------------------------------------------


def test_the_battle_shows_all_that_totals_are_made_of_and_the_gap() -> None:
    state = challenged()
    assert row(state, RED, "Red") == "Red 6 = sasami 4 this turn +2 against a girl +2 by yuiko -2"
    assert "  Blue   8 = yuiko 8" in board(state, RED)
    assert "  Blue ───────[●····]─────── Red  Blue is 2 ahead: a draw; 3 wins" in board(state, RED)
    play(state, "use riki", "done", "expertise 2")
    assert "expertise 2 +4" in row(state, RED, "Red")
    assert "  Blue  11 = yuiko 8  from hand +3" in board(state, RED)
    assert any("Blue is 1 ahead: a draw" in line for line in board(state, RED))


def test_weapons_and_what_they_take_are_in_the_panel() -> None:
    # A defender who bears a Tally Counter is asked while the challenger's weapon lies open.
    state = table(
        "challenge",
        red=seat("kanata", rank=2),
        blue=seat("komari", deck="mio", rank=1),
        weapons="drone_beetle tally_counter",
    )
    play(state, "challenge blue", "done")
    assert row(state, BLUE, "Red") == "Red 4 = kanata 3 drone_beetle +1"
    assert row(state, BLUE, "Blue") == "Blue -1 = komari 2 tally_counter drone_beetle -3"
    assert any("Red is 5 ahead and would win" in line for line in board(state, BLUE))
    assert question(state) == "Tally Counter: guess the cost of your next card and win, or lose. Left: 2."
    assert words(state, "guess 2") == "1 of 1 cards: mio"
    assert words(state, "guess 3") == "0 of 1 cards"


def test_two_weapons_to_choose_from_are_both_shown() -> None:
    state = table("challenge", red=seat("kengo", rank=2), blue=seat(rank=1), weapons="penguin_doll shinai")
    play(state, "challenge blue", "done")
    assert "kengo 6 penguin_doll or shinai" in row(state, RED, "Red")
    assert words(state, "equip shinai") == "+3, Kengo +3"


# -- words --------------------------------------------------------------------------------------------------------


def test_questions_say_what_they_are_about() -> None:
    begins = question(table("begin", red=seat("mio")))
    assert begins == "Your turn begins: use your ranking card or the bonus of your Mio Nishizono?"
    assert question(table(red=seat(hand="komari"))) == "You may play 1 character."
    used = table(red=seat("komari", hand="mio", events="snack_time"), counters={"plays": 0})
    assert question(used) == "No more characters can be played: use an event?"
    both = table(red=seat("komari", hand="mio", events="snack_time"), counters={"plays": 2})
    assert question(both) == "You may play 2 characters, or use an event."
    assert question(table(red=seat(hand="cat_single"))) == "You have no character to play."
    assert question(challenged()) == "Red challenges you, 6 against your 8: use a card from your hand?"


def test_choices_say_what_comes_of_them() -> None:
    begin = table("begin", red=seat("riki", rank=4))
    assert words(begin, "rank") == "Rank 4: Power+1, flip 1 up"
    assert words(begin, "bonus") == "Draw+1, Plays+1"
    assert words(table(red=seat(hand="mio")), "play mio") == "Draw+2, discard 1; power 2 as an attacker"
    cats = table("reveal", red=seat(hand="cat_single*2 cat_trio mio"), counters={"points": 1})
    assert words(cats, "reveal cat_trio") == "+3, 4 points in all"
    assert words(cats, "reveal all") == "+5, 6 points in all"
    cats.apply("reveal cat_single")
    assert words(cats, "reveal all") == "+4, 6 points in all"
    assert words(table("take", counters={"points": 4}), "acquire sasami") == (
        "cost 4; power 4; bonus Plays+1; BATTLE +2 against a female"
    )
    attackers = table("attacker", red=seat("riki_star", played="sasami"), counters={"power": 1})
    assert words(attackers, "attacker riki_star") == "power 1, 2 this turn"
    assert words(attackers, "attacker sasami") == "power 4, 5 this turn; next turn Plays+1; +2 against a female"
    assert words(challenged(), "use riki") == "+3 and Draw+1, 11 against 6: ahead so far"


def test_a_challenge_says_who_meets_whom_and_what_a_win_brings() -> None:
    state = table(
        "challenge",
        red=seat("sasami", rank=1),
        blue=seat("yuiko", rank=2, weaken=4),
        green=seat("masato", rank=3),
        counters={"power": 1},
    )
    abilities = "yours: +2 against a female; theirs: a female rival -2"
    assert words(state, "challenge blue") == f"5 against yuiko 4; {abilities}; ranks stay"
    assert words(state, "challenge green") == "5 against masato 7; theirs: Expertise +1 each; ranks stay"
    low = table("challenge", red=seat("komari", rank=4), blue=seat(rank=2), green=seat(rank=3))
    assert words(low, "challenge blue") == "2 against riki_star 1; a win makes you Rank 2"


def test_masatos_expertise_gives_less() -> None:
    def offered(fighter: str) -> str:
        state = table("challenge", red=seat(fighter, up=2, rank=2), blue=seat("kengo", rank=1))
        play(state, "challenge blue", "done")
        return words(state, "expertise 2")

    assert offered("masato") == "+2, 9 against 6: ahead so far"
    assert offered("kyousuke") == "+4, 9 against 6: ahead so far"


@pytest.mark.parametrize("language", ["en", "ja"])
def test_every_card_is_said_in_a_few_words(language: str) -> None:
    with speaking(language):
        cards = drawn().cards
        for kind in cards.all:
            assert cell_len(cards.when_played(kind)) <= 48, kind
            assert cell_len(cards.in_short(kind)) <= 80, kind
            assert "[" not in cards.in_short(kind)
            assert "Table-" not in cards.in_short(kind)


@pytest.mark.parametrize("language", ["en", "ja"])
def test_every_effect_is_said_in_a_few_words_whether_a_card_has_it_or_not(language: str) -> None:
    words = words_of(GAME, language)
    assert words is not None
    bonuses = {*get_args(Gains)}
    for op in (EFFECTS.keys() - bonuses) | ABILITIES.keys() | WEAPON_ABILITIES.keys():
        assert f"table-does-{op}" in words.entries, op
    assert all(f"table-gain-{bonus}" in words.entries for bonus in EFFECTS.keys() & bonuses)


def test_cards_are_explained_by_the_names_that_are_typed(play: Play) -> None:
    state = table(red=seat(hand="mio", events="committee_president"))
    shown = " ".join(play(state, "?", "? committee_president", seats=["human"] * 4).split())
    assert "committee_president Disciplinary Committee President! Event, cost 2." in shown
    assert "mio Mio Nishizono. Character, cost 2" in shown


def test_every_phase_has_rules_and_a_place_in_the_bar() -> None:
    speech = GAME.speech()
    for phase in PHASES:
        assert speech.find(f"table-rules-{phase}", {"lead": 3, "slots": 2, "reach": 2})
        assert phase in STEP_OF or phase == "over"
    told = table_for("ranking_battle", Art(Console())).rules(seen_by(table(quick=True), RED))
    assert any("Rank 1 with 4 victory cards" in each and "With 6 victory cards" in each for each in told)


def test_the_table_is_japanese_in_japanese() -> None:
    with speaking("ja"):
        state = challenged()
        assert "開始 プレイ イベント 猫 取得 アタッカー [バトル]" in board(state, RED)[1]
        assert row(state, RED, "赤") == "赤 6 = sasami 4 このターン +2 対女子 +2 yuikoの能力 -2"
        assert "  青 ───────[●····]─────── 赤  青が2差で引き分け。3差で勝ち" in board(state, RED)
        assert row(state, BLUE, "手札") == "手札 riki_star ★理樹 +1 mio 美魚 riki 理樹 +3とドロー+1"
        assert words(state, "use riki") == "+3とドロー+1で11対6、今のところ優勢"
        assert question(state) == "赤の挑戦です。6対あなたの8。手札のカードを使いますか？"
        take = table("take", counters={"points": 4})
        assert words(take, "acquire sasami") == "コスト4／攻撃力4／ボーナス プレイ+1／バトル 女に+2"


# -- choices ------------------------------------------------------------------------------------------------------


def test_a_few_cards_to_acquire_are_offered_with_cost_power_and_what_they_do() -> None:
    state = table("take", players=5, counters={"points": 3})
    lines = decision(state)
    first = next(place for place, text in enumerate(lines) if text.startswith(" acquire "))
    assert lines[first].startswith(" acquire  1 komari 2 P2 Points+2 ")
    for number, choice in enumerate(state.choices(), 1):
        assert any(f"{number} {choice.split()[-1]}" in text for text in lines[first:])


def test_many_choices_with_one_verb_are_one_list_with_the_way_out_last() -> None:
    choices = [(number, f"acquire {kind}") for number, kind in enumerate(list(drawn().cards.all)[:22], 1)]
    offered = drawn().brief([*choices, (23, "pass")], 80).plain.splitlines()
    assert offered[0].startswith(" acquire 1 riki_star(0)  2 komari(2)  3 kud(2)")
    assert offered[-1] == " 23  pass"
    assert len(offered) <= 6


def test_numbers_that_are_chosen_are_not_taken_for_those_of_the_choices() -> None:
    offered = drawn().brief([(n + 1, f"guess {n}") for n in range(8)], 80).plain
    assert all(f"{n + 1}  guess {n}" in offered for n in range(8))


# -- whole games --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("variant", "players", "language"), [(0, 3, "en"), (0, 4, "ja"), (0, 5, "en"), (1, 5, "ja")])
def test_every_decision_of_a_game_fits_the_terminal(players: int, variant: int, language: str) -> None:
    with speaking(language):
        every_decision_fits(players, variant)


def every_decision_fits(players: int, variant: int) -> None:
    state = library.new("ranking_battle", players=players, seed=players, **GAME.variants[variant])
    rng = Rng(players)
    assert state.record is not None
    asked: dict[int, int] = {}
    while state.deciders:
        (who,) = state.deciders
        kind = state.pending[-1][0]
        asked[kind] = asked.get(kind, 0) + 1
        if asked[kind] <= 2 or rng.below(100) == 0:
            for columns in (40, 80, 120):
                lines = decision(state, columns, notice=NOTICE)
                assert len(lines) <= 24, kind
                assert max(map(cell_len, lines)) <= columns, kind
                if columns >= 80:
                    assert not any("which ? lists" in line for line in lines)
            for size in Size:
                for columns in (40, 80):
                    assert max(map(cell_len, board(state, None, columns, size))) <= columns
        legal = state.legal(who)
        state.apply(legal[rng.below(len(legal))], who)
    assert len(asked) >= 10


@pytest.mark.parametrize(("players", "variant"), [(3, 1), (5, 0)])
def test_a_screen_is_the_same_in_every_world_its_seat_cannot_tell_apart(play: Play, players: int, variant: int) -> None:
    """Other hands, decks and weapons, the same screen: so nothing of them can be on it."""
    rng = Rng(1)
    state = library.new("ranking_battle", players=players, seed=9, **GAME.variants[variant])
    differed = 0
    assert state.record is not None
    while state.deciders and len(state.record.actions) < 120:
        (who,) = state.deciders
        if rng.below(10) == 0:
            world = state.sample(who, rng)
            world.record = state.record
            differed += world != state
            seats = ["human"] * players
            assert play(world, "?", seats=seats) == play(state, "?", seats=seats)
        legal = state.legal(who)
        state.apply(legal[rng.below(len(legal))], who)
    assert differed > 5


def test_plain_ascii_where_there_is_nothing_else(play: Play) -> None:
    state = table(red=seat(hand="komari*2", up=1, down=1, rank=2), blue=seat(up=6, rank=1))
    shown = play(state, "?", seats=["human", *["bot:random"] * 3], encoding="ascii")
    assert "*o....|...|" in shown
    assert "1@Blue" in shown
    assert "komari P2x6" in shown or "P2 x6" in shown
    assert "*Riki Naoe" in shown


def test_a_whole_game_is_played_by_typing(play: Play) -> None:
    state = library.new("ranking_battle", players=3, seed=2, quick=True, round_limit=10)
    shown = play(state, *["?", "r"], *["1"] * 900, seats=["human", "bot:random", "bot:random"])
    assert "The game is over" in shown
    assert "Cards in sight" in shown


# -- the command --------------------------------------------------------------------------------------------------


def test_whoever_sits_down_is_asked_for_characters_and_the_quick_game(meijin: Meijin) -> None:
    eight = "kud, mio, rin, haruka, kanata, saya, kyousuke, kengo"
    typed = ["ranking", "?", "kud, mio", eight, "perhaps", "yes", "3", "q", ""]
    played = meijin("play", "--seed", "1", lines=typed)
    shown = " ".join(played.stdout.split())
    assert "or eight of komari, kud, mio" in shown
    assert "Option 'characters'" in shown  # two are not enough
    assert "Option 'quick' cannot be 'perhaps'; allowed: no, yes" in shown
    assert "····|··|" in shown
    assert "komari" not in shown.rpartition("round 1 of 25")[2]
    assert played.returncode == 0


def test_all_defaults_are_taken_with_enter(meijin: Meijin) -> None:
    played = meijin("play", "--seed", "1", lines=["ranking", "", "", "", "q", ""])
    assert "······|···|" in played.stdout
    assert "Yellow" in played.stdout


def test_cards_are_listed_by_their_sort(meijin: Meijin) -> None:
    listed = meijin("cards", "ranking_battle").stdout
    heads = ["Characters  119 cards", "Cats  60 cards", "Events  36 cards", "Weapons  44 cards"]
    places = [listed.index(head) for head in heads]
    assert places == sorted(places)
    rows = [" ".join(line.split()) for line in listed.splitlines()]
    assert any(row.startswith("komari Komari Kamikita ×8 Character, cost 2, attack power 2") for row in rows)
    assert any(row.startswith("snack_time Snack Time! ") and "Event, cost 2" in row for row in rows)


def test_a_replay_is_introduced_in_the_words_of_the_options(meijin: Meijin) -> None:
    meijin("play", "ranking_battle", "--seed", "1", "--quick", "yes", "--save", "game.meijin", lines=["1", "q"])
    shown = " ".join(meijin("replay", "game.meijin", "--ply", "1").stdout.split())
    assert "quick yes, open_counting yes" in shown
    assert "begin [play] events cats acquire attacker battle" in shown
