"""Playing Crossover Battles in a terminal: what is typed, what is told, what fits, and what nobody else may see."""

from __future__ import annotations

import random
import subprocess
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

import meijin as library
from meijin.cli.art import Art
from meijin.cli.seen import seen_by, seen_by_all_together
from meijin.cli.tables import table_for
from meijin.cli.tables.generic import Size
from meijin.games.crossover.game import GAME
from meijin.games.crossover.state import Crossover
from meijin.kernel.cardstate import unpack
from tests.cli.ranking_battle_screens import decision
from tests.cli.test_terminal import Terminal
from tests.games.crossover.table import BLUE, RED, new, seat, table

Play = Callable[..., str]
Meijin = Callable[..., subprocess.CompletedProcess[str]]
TWO_PEOPLE = ("human", "human")


# -- what is typed --------------------------------------------------------------------------------------------------


def test_names_are_typed_as_they_are_shown(play: Play) -> None:
    state = table("E", seat("n-490", hand="n-470 n-475"))
    shown = play(state, "charge Moegi", seats=TWO_PEOPLE)
    assert "charge Rock Lee" in shown
    assert "Red charges Moegi (1 in the Chakra area)." in shown


def test_halves_of_names_are_enough(play: Play) -> None:
    shown = play(table("E", seat("n-490", hand="n-470 n-475")), "cha ro", seats=TWO_PEOPLE)
    assert "Red charges Rock Lee" in shown
    unclear = play(table("E", seat("n-490", hand="n-490 n-497 n-470")), "charge naruto", seats=TWO_PEOPLE)
    assert "'charge naruto' may mean charge n-497, charge n-490: say which" in " ".join(unclear.split())


def test_the_log_page_has_the_numbers_of_cards_and_the_board_only_names(play: Play) -> None:
    state = table("E", seat("n-490", hand="n-470 n-475"))
    assert "Rock Lee (n-475)" not in play(state, "charge Rock Lee", "", seats=TWO_PEOPLE)
    state = table("E", seat("n-490", hand="n-470 n-475"))
    assert "Rock Lee (n-475)" in play(state, "charge Rock Lee", "", "l", seats=TWO_PEOPLE)


def test_all_cards_of_a_name_are_explained(play: Play) -> None:
    shown = play(table("E", seat("n-490", hand="n-470")), "? rock lee", "q", seats=TWO_PEOPLE)
    assert "Rock Lee n-430" in shown
    assert "Rock Lee n-475" in shown


def test_the_rules_of_the_step_list_what_is_still_to_come(play: Play) -> None:
    state = table("E", seat("n-490", hand="n-470", deck="n-475 j-362*2", only=True), seat("h-wa01"))
    shown = " ".join(play(state, "r", "q", seats=TWO_PEOPLE).split())
    assert "A Naruto attacker may move one card from the hand to the Chakra area." in shown
    assert "in your deck or among the rewards of the other: Rock Lee, Kunai×2" in shown


# -- passing --------------------------------------------------------------------------------------------------------


def test_whoever_plays_alone_is_not_asked_where_nothing_can_be_done(play: Play) -> None:
    """Red cannot play Moegi as a mission or Client, but could deploy her."""
    state = table("D1", seat(hand="n-470", indicator=0), seat("h-wa01"))
    assert state.choices(RED) == ["pass"]
    shown = play(state, "q")
    assert "Play a mission or event?" not in shown
    assert "Charge a card from your hand?" in shown


def test_undo_goes_back_to_what_was_really_chosen(play: Play) -> None:
    """After the charge Red, who has no Client, is asked next for a deployment."""
    state = table("E", seat(hand="n-470 n-475", indicator=0), seat("h-wa01"))
    _, _, after = play(state, "pass", "u", "q").partition("Deploy a fighter, or let one grow?")
    assert "Taken back." in after
    assert "Charge a card from your hand?" in after
    # A card that was shown cannot be unseen, and then nothing is taken back.
    state = table("E", seat(hand="n-470 n-475", indicator=0), seat("h-wa01"))
    shown = play(state, "charge Rock Lee", "u", "q")
    assert "that cannot be taken back" in shown.lower()
    assert "Play a Client?" not in shown


def test_among_several_people_nobody_learns_that_there_was_nothing_to_do(play: Play) -> None:
    state = table("D1", seat(hand="n-470", indicator=0), seat("h-wa01"))
    assert "Play a mission or event?" in play(state, "q", seats=TWO_PEOPLE)


def test_pass_all_passes_until_somebody_else_does_something(play: Play) -> None:
    state = table("E", seat("n-490", hand="n-470 n-475"), seat("h-wa01"))
    shown = play(state, "pass all", "q", seats=TWO_PEOPLE)
    # Charge, Client and Deploy are passed on; who organizes has no pass to repeat.
    assert "Charge a card" in shown
    assert "Deploy a fighter" not in shown
    assert "Which Team attacks?" in shown


def test_pass_all_where_nobody_can_pass_means_nothing(play: Play) -> None:
    state = table("J", seat("n-490", hand="j-362", chakra="n-428"), seat("h-wa01", hand="h-te01", chakra="h-wa02*3"))
    shown = play(state, "pass all", "attack naruto", "", "pass", "", "q", seats=TWO_PEOPLE)
    assert "'pass' is not possible now" in shown
    assert "Exchange of Jutsu: use an art or an ability?" in shown  # Red is asked later


def test_pass_all_ends_when_the_turn_of_somebody_else_begins(play: Play) -> None:
    state = table("E", seat(hand="n-470"), seat(hand="h-wa01 h-wa02"))
    shown = play(state, "pass all", "", "pass", "q", seats=TWO_PEOPLE)
    assert "Turn 10 is Blue's" in shown
    assert "Charge a card from your hand?" in shown.partition("Turn 10 is Blue's")[2]


def test_help_tells_of_passing_and_names_no_card_of_a_list(play: Play) -> None:
    state = table("E", attacker="blue", turn=10, blue=seat(hand="h-wa01"))
    shown = play(state, "h", "q", seats=TWO_PEOPLE)
    assert "pass all" in shown
    example = GAME.pool.cards[0].name
    assert f"such as: ? {example}" in " ".join(shown.split())


# -- great moments --------------------------------------------------------------------------------------------------


def picture(kind: str, fields: dict[str, object], width: int = 80) -> str:
    drawn = table_for("crossover", Art(Console(width=width))).picture(new().setup, kind, fields, width)
    return "" if drawn is None else drawn.plain


def showdown(result: str, power: int) -> dict[str, object]:
    """Red's Might Guy with 7 against Blue's Krillin."""
    sides = {"attacking": {"team": ["n-437#r1"], "power": 7}, "blocking": {"team": ["h-wa01#b1"], "power": power}}
    return {"seat": "red", "blocker": "blue", "result": result, **sides}


@pytest.mark.parametrize("width", [40, 80])
def test_great_moments_are_drawn(width: int) -> None:
    clash = picture("showdown", showdown("outstanding", 1), width)
    assert "Outstanding Victory of" in clash
    assert "Red!" in clash
    lost = picture("showdown", showdown("complete_defeat", 12), width)
    assert "Blue!" in lost
    assert "Krillin with 12" in lost
    wish = picture("resolve", {"seat": "blue", "card": "h-wi01"}, width)
    assert "The dragon rises" in " ".join(wish.split())
    tenth = picture("reward", {"seat": "red", "n": 2, "rewards": 11, "deck": 5}, width)
    assert "The 10th Battle Reward!" in tenth
    for drawn in (clash, lost, wish, tenth):
        assert all(len(line) <= width for line in drawn.splitlines())


def test_everyday_events_are_lines_of_the_log() -> None:
    assert not picture("reward", {"seat": "red", "n": 1, "rewards": 9, "deck": 5})
    assert not picture("reward", {"seat": "red", "n": 1, "rewards": 11, "deck": 5})
    assert not picture("resolve", {"seat": "red", "card": "j-362"})
    assert not picture("showdown", showdown("victory", 5))


# -- before the game ------------------------------------------------------------------------------------------------


def test_decks_are_offered_by_name_with_a_line_about_each(meijin: Meijin) -> None:
    done = meijin("play", "--no-save", lines=["crossover", "2", "", "q"])
    shown = " ".join(done.stdout.split())
    assert "1 leaf-sand Leaf and Sand Alliance (Naruto): 26 fighters, 10 arts, mostly lightning and wind" in shown
    assert "4 emperor-armada Armada of the Emperor (Dragon Ball)" in shown
    assert "Crossover Battles ─" in done.stdout


def test_at_a_terminal_whoever_names_no_deck_is_asked(command: list[str], tmp_path: Path) -> None:
    terminal = Terminal([*command, "play", "crossover", "--no-save"], tmp_path)
    assert "White Eyes and Fangs" in terminal.until("Enter for leaf-sand > ")
    terminal.type("byakugan-fang")
    terminal.until("Enter for earth-defenders > ")
    terminal.type("q")
    terminal.close()
    terminal = Terminal([*command, "play", "crossover", "--no-save", "--red-deck", "byakugan-fang"], tmp_path)
    assert "Blue deck" not in terminal.until("q quits")
    terminal.type("q")
    terminal.close()


def test_the_whole_pool_can_be_looked_up(meijin: Meijin) -> None:
    assert "169 kinds" in meijin("cards", "crossover").stdout
    several = meijin("cards", "crossover", "android 18")
    assert "h-wa15" in several.stdout  # in no starter deck but a sideboard
    assert "'goku' may be h-wa08 or h-wa10 or h-wa09; say which" in meijin("cards", "crossover", "goku").stderr


# -- whole games ----------------------------------------------------------------------------------------------------


def positions(options: Mapping[str, Any], seed: int, every: int) -> list[Crossover]:
    """Some positions of a game that is played at random."""
    state = library.new("crossover", seed=seed, **options)
    assert isinstance(state, Crossover)
    chance = random.Random(seed)
    found = []
    moves = 0
    while state.deciders:
        if not moves % every:
            found.append(state.clone())
        who = state.deciders[0]
        state.step(who, chance.choice(state.legal(who)))
        moves += 1
    return [*found, state]


@pytest.mark.parametrize("variant", GAME.variants)
def test_boards_fit_and_every_choice_has_its_label(variant: dict[str, object]) -> None:
    for width in (40, 80, 120):
        own = table_for("crossover", Art(Console(width=width)))
        for state in positions(variant, width, 23):
            for who in (RED, BLUE, None):
                seen = seen_by(state, who)
                for size in Size:
                    drawn = own.board(seen, width, size)
                    assert all(line.cell_len <= width for line in drawn.split("\n")), drawn.plain
                assert len(own.labels(seen, seen.choices)) == len(set(own.labels(seen, seen.choices)))
                if who in state.deciders:
                    assert own.question(seen).endswith(("?", ".", ")", "first."))
                    assert all(own.words(seen, choice, "as ever") for choice in seen.choices)


@pytest.mark.parametrize("seed", range(2))
def test_every_decision_fits_on_80_by_24(seed: int) -> None:
    for state in positions({}, seed, 7):
        if state.deciders:
            lines = decision(state)
            # The prompt and two lines for a word to the player come below.
            assert len(lines[:-1]) <= 24 - 3, "\n".join(lines)
            assert all(len(line) <= 80 for line in lines)


def test_a_terminal_without_unicode_gets_ascii(play: Play) -> None:
    state = table("G", seat("n-490:growth=1", hand="n-470"), seat("h-wa08:db=2", pool=1))
    shown = play(state, "?", "", "", "", "q", seats=TWO_PEOPLE, encoding="ascii")
    assert "[Naruto 5/1^ gr1]" in shown
    assert "DB @@*oooo" in shown


# -- secrets --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("variant", [{}, {"red_deck": "emperor-armada", "blue_deck": "leaf-sand"}])
def test_cards_of_the_other_list_are_on_no_screen_before_they_have_been_seen(variant: dict[str, object]) -> None:
    own = table_for("crossover", Art(Console(width=80)))
    for state in positions(variant, 7, 11):
        for who in (RED, BLUE):
            seen = seen_by(state, who)
            shown = own.board(seen, 80).plain + " ".join(own.in_sight(seen))
            known = {state.cards[card].name for card in unpack(state.met[who])}
            hidden = [each for each in state.cards if state.terms.lists[1 - who].line == each.line.word]
            for card in hidden:
                if card.name not in known and state.deciders:
                    assert card.id not in shown
                    assert card.name not in shown, (card.name, shown)


def test_a_finished_game_shows_both_hands() -> None:
    state = table("O", seat("n-490", hand="n-470", rewards=10), seat("h-wa01", hand="h-te01"))
    drawn = table_for("crossover", Art(Console(width=80))).board(seen_by_all_together(state), 80).plain
    assert "Moegi" in drawn
    assert "Kamehameha" in drawn
