"""What the table of Crossover Battles draws and says. Positions are written as in the tests of its rules."""

from __future__ import annotations

import pytest
from rich.console import Console

from meijin.cli.art import Art
from meijin.cli.desk import without_copies
from meijin.cli.sight import seen_by
from meijin.cli.tables import table_for
from meijin.cli.tables.crossover_words import rules_of
from meijin.cli.tables.generic import Size
from meijin.games.crossover.game import GAME
from meijin.games.crossover.names import STEP_NAMES
from meijin.games.crossover.state import Crossover
from meijin.kernel.state import State
from tests.games.crossover.made import ninja
from tests.games.crossover.table import BLUE, RED, new, seat, table

TABLE = table_for("crossover", Art(Console(width=80)))
TABLE.begin(new().setup)


def board(state: State, who: int | None, width: int = 80, size: Size = Size.BOXES) -> list[str]:
    return TABLE.board(seen_by(state, who), width, size).plain.splitlines()


def words(state: State, choice: str) -> str:
    """What is said of a choice of whoever decides."""
    (who,) = state.deciders
    assert choice in state.choices()
    return TABLE.words(seen_by(state, who), choice, "as ever")


def question(state: State) -> str:
    (who,) = state.deciders
    return TABLE.question(seen_by(state, who))


def labels(state: State) -> list[str]:
    (who,) = state.deciders
    shown = without_copies([(text, "") for text in state.choices()])
    return TABLE.labels(seen_by(state, who), [text for text, _ in shown])


def attacking() -> Crossover:
    """Red's Naruto with Moegi, and Iruka alone, attack Blue's Vegeta with Dende, and Krillin."""
    state = table(
        "J",
        seat("n-490+n-470 n-468", hand="j-362 n-497", chakra="n-428*2 n-471"),
        seat("h-wa14+h-wa16 h-wa01:injured", hand="h-te01", chakra="h-wa02*3"),
    )
    state.apply("attack n-490")
    state.apply("attack n-468")
    return state


def exchanging() -> Crossover:
    """Vegeta has blocked Naruto, and nobody Iruka; Red may use a Kunai."""
    state = attacking()
    state.apply("block h-wa14")
    state.apply("pass")
    return state


# -- the mats -------------------------------------------------------------------------------------------------------


def test_teams_have_a_head_backs_and_their_power_and_injured_fighters_a_mark() -> None:
    state = table(red=seat("n-490+n-470 n-475:injured"), blue=seat("h-wa08:db=3"))
    lines = board(state, RED)
    # Moegi's Support counts beside Naruto's Combat, and she has +1/+1 of her own in a Team with Konohamaru only.
    assert "  [Naruto 4/0 + Moegi 0/2 = 6] [Rock Lee! 3/0]" in lines
    assert "  [Goku 3/0 db3]" in lines


def test_powers_that_are_not_the_printed_ones_are_marked() -> None:
    grown = table(red=seat("n-490:growth=1"), blue=seat("h-wa08"))
    assert "  [Naruto 5/1↑ gr1]" in board(grown, RED)
    assert "  [Goku 3/0]" in board(grown, RED)


def test_support_cards_lie_beside_the_teams_with_their_time_coins() -> None:
    state = table(red=seat("n-490"), blue=seat("h-wa01 h-ev01:time=2"))
    assert "  [Krillin 2/0] <World Martial Arts Tournament ti2>" in board(state, RED)


def test_the_other_mat_lies_above_and_the_own_hand_below() -> None:
    state = table(red=seat("n-490", hand="n-470"), blue=seat("h-wa01"))
    for who, order in ((RED, ("Blue", "Krillin", "Naruto", "Red (you)")), (BLUE, ("Red", "Naruto", "Krillin", "Blue"))):
        text = "\n".join(board(state, who)[2:])
        places = [text.index(word) for word in order]
        assert places == sorted(places)
    assert board(state, RED)[-1].startswith("   Moegi") or any("Moegi" in line for line in board(state, RED)[-6:])


def test_a_side_has_rewards_on_a_track_piles_chakra_by_symbol_and_seven_balls() -> None:
    state = table(
        red=seat("n-490", hand="n-470", chakra="n-428*2 n-490", discard="n-475", rewards=4, indicator=6),
        blue=seat("h-wa08:db=2", chakra="h-wa02*2", wishes="h-wi01 h-wi02", pool=1),
    )
    red = " ".join(" ".join(board(state, RED)).split())
    deck = len(state.deck[RED])
    assert f"Red (you) T6 rewards ●●●●······ 4 hand 1 deck {deck} discard 1 chakra 3 (lightning 1 wind 2)" in red
    assert "DB ◉◉●○○○○ wishes 2" in red
    assert "wishes 2 (" not in red
    assert "wishes 2 (Bring Back Our Friends, Restore the Planet)" in " ".join(" ".join(board(state, BLUE)).split())


def test_cards_in_hand_that_can_be_played_are_marked() -> None:
    state = table("G", seat(hand="n-470 n-422", indicator=0))
    lines = board(state, RED)
    # Moegi costs nothing; Jiraiya has turn cost 6.
    assert any(line.startswith("  •Moegi T0 [wind] 0/2 (0/0); Growth") for line in lines)
    assert any(line.startswith("   Jiraiya T6 H1 [lightning] 7/2 (6/2)") for line in lines)
    small = board(state, RED, size=Size.SMALL)
    assert any("Jiraiya T6 H1  •Moegi T0" in line for line in small)


def test_a_fighter_in_play_makes_no_card_of_its_kind_playable() -> None:
    state = table(
        "J",
        seat("n-490", hand="j-362"),
        seat("h-wa03", hand="h-wa03", chakra="h-wa02"),
    )
    state.apply("attack n-490")
    state.apply("block h-wa03")
    while state.deciders == (RED,):
        state.apply("pass")
    assert words(state, "activate h-wa03#b1") == "change this Warrior to injured; it gets +3/+0 this turn."
    assert not any("•" in line for line in board(state, BLUE))


def test_the_strip_shows_the_step_and_the_heading_whose_turn_it_is() -> None:
    state = table("G", seat(hand="n-470"))
    assert board(state, RED)[0].endswith("─ turn 9 · Red's turn")
    assert board(state, RED)[1] == "  A B C D E F [G] H I J K L M N O P Q Deploy"
    assert board(state, RED, size=Size.BARE)[0].startswith("A B C D E F [G] H I J K L M N O P Q Deploy ─")
    assert board(state, RED, 40, Size.BARE)[0] == "[G] Deploy ───────── turn 9 · Red's turn"
    assert board(new(), RED)[0].endswith("─ before the first turn")


# -- battles and the Chain ------------------------------------------------------------------------------------------


def test_a_battle_pairs_two_teams_with_powers_difference_and_outcome() -> None:
    lines = board(exchanging(), RED)
    # Vegeta 5 with Dende's Support 2 against Naruto 4 with Moegi's 2.
    assert " 1 [Naruto 4/0 + Moegi 0/2] 6 ▸ 7 [Vegeta 5/1 + Dende 0/2]" in lines
    assert "   -1 Blue wins: Naruto 1 Damage" in lines
    # Iruka's 3 get through.
    assert " 2 [Iruka 3/2] 3 ▸ unblocked = 1 reward for Red" in lines
    assert "  [Krillin! 1/0]" in lines  # stays at home


@pytest.mark.parametrize(
    ("attacker", "blocker", "said"),
    [
        ("n-490", "h-wa01", "+2 Red wins: Krillin 1 Damage"),
        ("n-437", "h-wa01:injured", "+6 Red wins outstandingly: Krillin 2 Damage"),
        ("n-470", "h-wa14", "-5 Blue wins outstandingly: Moegi 2 Damage"),
        ("n-475", "h-wa17", "= a draw: both Heads 1 Damage"),
    ],
)
def test_what_would_happen_in_a_battle_is_said(attacker: str, blocker: str, said: str) -> None:
    state = table("J", seat(attacker, hand="j-362", chakra="n-428"), seat(blocker, hand="h-te01", chakra="h-wa02*3"))
    state.apply(f"attack {attacker}")
    state.apply(f"block {blocker.partition(':')[0]}")
    assert any(said in line for line in board(state, RED))


def test_the_chain_is_a_stack_with_the_latest_on_top() -> None:
    state = exchanging()
    state.submit("use kunai with naruto")
    while state.choices()[0].startswith("pay "):
        state.apply(state.choices()[0])
    lines = board(state, BLUE)
    assert any(line.startswith(" Chain 1 Red: Kunai with Naruto Uzumaki") for line in lines)
    assert question(state).startswith("Do you respond to Red's Kunai with Naruto Uzumaki")


# -- questions and choices ------------------------------------------------------------------------------------------


def test_every_step_has_its_rules() -> None:
    assert all(rules_of(GAME.speech(), step) for step in STEP_NAMES)
    state = table("G", seat(hand="n-470"))
    told = " ".join(TABLE.rules(seen_by(state, RED)))
    assert "10 Battle Rewards at the end of a turn" in told
    assert "{" not in told


def test_choices_show_names_that_can_be_typed() -> None:
    state = exchanging()
    assert labels(state)[0] == "use Kunai with Naruto"
    assert labels(state)[-1] == "pass"


def test_cards_of_the_same_name_are_told_apart_by_their_numbers() -> None:
    state = table("E", seat(hand="n-490 n-497 n-470"))
    assert labels(state) == ["charge Naruto n-497", "charge Naruto n-490", "charge Moegi", "pass"]


def test_own_fighters_are_marked_where_those_of_the_other_can_be_chosen() -> None:
    state = table("D1", seat("n-490", hand="m-332 n-470", indicator=6), seat("h-wa08"))
    state.submit("mission m-332")
    assert labels(state) == ["target Naruto (yours)", "target Goku"]
    state = table("J", seat("n-490 n-475"), seat("h-wa08"))
    assert labels(state) == ["attack Naruto", "attack Rock Lee", "done"]


def test_the_teams_that_are_suggested_can_be_said() -> None:
    """Iruka alone would also be the other one, whose first name he has."""
    other = ninja("x-1").replace("Made-Up x-1", "Iruka Senju")
    state = table("I", seat("n-468 x-1"), made=other)
    assert "(such as: teams n-468 x-1)" in question(state)
    assert "(such as: teams iruka moegi)" in question(table("I", seat("n-468 n-470")))


def test_the_first_turn_says_that_nobody_attacks() -> None:
    state = new(chooser="red")
    for words_ in ("first", "keep", "keep", "done"):
        state.apply(words_)
    assert board(state, RED)[0].endswith("─ turn 1 · Red's turn (no attack)")
    assert board(table("G", seat(hand="n-470")), RED)[0].endswith("─ turn 9 · Red's turn")


def test_a_number_in_a_name_is_not_taken_for_that_of_a_choice() -> None:
    state = table("B", attacker="blue", turn=10, blue=seat(hand="h-wa15 h-wa01"))
    assert labels(state) == ["charge Krillin", "charge Android-18", "pass"]


def test_a_block_says_what_it_would_come_to() -> None:
    state = attacking()
    assert question(state) == (
        "Do you block Naruto Uzumaki and Moegi (Team Power 6)? Unblocked, it wins 2 Battle Rewards."
    )
    assert words(state, "block h-wa14#b1") == "Team Power 7: Vegeta + Dende; +1, you would win"
    assert words(state, "block h-wa01#b1") == "Team Power 1: Krillin; -5, you would lose outstandingly"
    assert words(state, "pass") == "let it through"


def test_an_effect_that_is_chosen_is_said_with_its_number() -> None:
    state = table("G", seat(hand="n-470"))
    assert words(state, "deploy n-470").startswith("T0 [wind] 0/2 (0/0); Growth")
    assert words(state, "pass") == "no (more) fighters this turn"


# -- the end --------------------------------------------------------------------------------------------------------


def test_the_result_says_who_has_won_and_why() -> None:
    state = table("O", seat("n-490", rewards=10), seat("h-wa01", rewards=3))
    assert not state.deciders
    assert TABLE.result(seen_by(state, RED)) == ("Red wins", "10 Battle Rewards against 3, in turn 9")
    given_up = table("G", seat(hand="n-470"), seat(rewards=2))
    given_up.apply("resign")
    assert TABLE.result(seen_by(given_up, RED)) == (
        "Blue wins",
        "Red has resigned; the rewards are 2 against 0, in turn 9",
    )
