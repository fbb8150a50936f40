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
from meijin.cli.sight import seen_by, seen_by_all_together
from meijin.cli.tables import table_for
from meijin.cli.tables.generic import Size
from meijin.games.crossover.game import GAME
from meijin.games.crossover.lists.decklist import to_text
from meijin.games.crossover.lists.decks import STARTERS
from meijin.games.crossover.state import Crossover
from meijin.kernel.cardsets import unpack
from tests.cli.ranking_battle_screens import decision
from tests.cli.test_terminal import Terminal
from tests.games.crossover.made import ninja
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
    assert "may mean charge Naruto Uzumaki (n-497), charge Naruto Uzumaki (n-490): say which" in " ".join(
        unclear.split()
    )


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
    # Charge, Client, Deploy and Attack are passed on, whatever that is called there, up to Blue's turn.
    assert "Charge a card" in shown
    assert "Deploy a fighter" not in shown
    assert "Which Teams attack?" not in shown
    assert "Pass the keyboard to Blue" in shown


@pytest.mark.parametrize("no", ["pass", "no", "n"])
def test_there_is_one_word_for_doing_nothing(play: Play, no: str) -> None:
    attack = table("J", seat("n-490", hand="n-470"), seat("h-wa01"))
    assert attack.choices() == ["attack n-490#r1", "done"]
    assert "Red sends nobody." in play(attack, no, "q")
    organize = table("I", seat("n-490+n-475", hand="n-470"), seat("h-wa01"))
    assert "[Naruto 4/0 + Rock Lee 4/0 = 4]" in play(organize, no, "q").rpartition("Which Teams attack?")[0]
    assert "is no action here" in play(table("E", seat(hand="n-470")), "nope", "q")


def test_help_names_what_can_be_said_at_once(play: Play) -> None:
    shown = play(table("E", seat(hand="n-470")), "h", "q", seats=TWO_PEOPLE)
    for saying in ("teams A B / C D", "attack all", "place all", "coin A 7"):
        assert saying in shown


def test_words_on_the_cards_can_be_asked_about(play: Play) -> None:
    shown = " ".join(play(table("E", seat(hand="n-470")), "? valid", "? growth", "?", "q", seats=TWO_PEOPLE).split())
    assert "Valid The ability works while the fighter is injured, too" in shown
    assert "Growth The card may be laid on your fighter of the same name" in shown
    assert "Valid: Of an ability: it works while the fighter is injured" in shown
    keywords = {keyword.kind.replace("_", " ") for card in GAME.pool.cards for keyword in card.keywords}
    assert keywords <= {word.lower() for word, _ in table_for("crossover", Art(Console())).glossary}


def test_pass_all_where_nobody_can_pass_means_nothing(play: Play) -> None:
    state = table("J", seat("n-490", hand="j-362 n-470 n-475 n-428*3 n-437 n-436"), seat("h-wa01"))
    shown = play(state, "no", "pass all", "discard moegi", "discard", "q", seats=TWO_PEOPLE)
    assert "which one do you discard?" in shown
    assert "'pass' is not possible now" in shown
    assert "Red discards Moegi" in shown


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
    assert f"such as: ? {example} r the rules" in " ".join(shown.split())
    assert "Naruto Uzumaki n-425" in play(state, f"? {example}", "q", seats=TWO_PEOPLE)


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
    assert "1 leaf-sand Leaf and Sand Alliance (Naruto): 27 fighters, 11 arts, mostly lightning and wind" in shown
    assert "Red's deck: a starter deck or a list" in shown
    assert "4 emperor-armada Armada of the Emperor (Dragon Ball)" in shown
    assert "Crossover Battles ─" in done.stdout


def test_at_a_terminal_whoever_names_no_deck_is_asked(tmp_path: Path) -> None:
    terminal = Terminal(["play", "crossover", "--no-save"], tmp_path)
    assert "White Eyes and Fangs" in terminal.until("Enter for leaf-sand > ")
    terminal.type("byakugan-fang")
    terminal.until("Enter for earth-defenders > ")
    terminal.type("q")
    terminal.close()
    terminal = Terminal(["play", "crossover", "--no-save", "--red-deck", "byakugan-fang"], tmp_path)
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


def test_the_log_shrinks_before_the_hand_and_the_explanations() -> None:
    """Red is asked for a mission after much that Blue has done."""
    state = table(
        "B",
        seat("n-437 n-436", hand="m-332 n-475 n-422 n-428", deck="n-470"),
        seat("h-wa08 h-wa18 h-wa14", hand="h-wa01 h-wa02"),
        attacker="blue",
        turn=10,
    )
    for words in ("charge krillin", "pass", "pass", "deploy h-wa02", "done", "attack all"):
        state.submit(words)
    while state.view()["question"] != "mission":
        state.submit("pass")
    lines = decision(state, fresh=20)
    assert any(line.startswith("   Rock Lee T2 [lightning] 4/0 (3/0)") for line in lines)
    assert any(line.startswith("  2  pass ") and line.endswith(" play none") for line in lines)
    assert any(line.endswith(" more before that, which l lists") for line in lines)


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


@pytest.mark.rule("CB13.7")
def test_nothing_that_can_be_typed_tells_of_the_other_list(play: Play) -> None:
    """One list has two Gokus (h-wa08), the other one and Majin Buu (h-wa39); none is in play."""
    names = ("h-wa08", "h-wa08#b2", "h-wa39", "h-wa39#b1", "majin buu", "goku")
    typed = [f"{verb} {name}" for verb in ("?", "attack", "target", "use j-453", "pick") for name in names]
    shown = [
        play(table("J", seat("n-475", hand="n-470"), seat("h-wa18", deck=deck)), *typed, "?", "h", "r", "l", "q")
        for deck in ("h-wa08 h-wa08", "h-wa08 h-wa39")
    ]
    assert "Majin Buu h-wa39" in shown[0]
    assert shown[0] == shown[1]


def test_a_position_may_name_files_for_its_decks_and_cards(meijin: Meijin, tmp_path: Path) -> None:
    """They are looked for beside the position."""
    folder = tmp_path / "positions"
    folder.mkdir()
    (folder / "mine.toml").write_text(ninja("x-1"), encoding="utf-8")
    deck = to_text(STARTERS["leaf-sand"]).replace("3 N-428 Shino Aburame", "3 X-1")
    (folder / "mine.txt").write_text(deck, encoding="utf-8")
    (folder / "position.toml").write_text(
        'game = "crossover"\n[options]\ncards = "mine.toml"\nred_deck = "mine.txt"\n[zones.red]\nhand = ["x-1"]\n'
        '[flow]\nstep = "G"\n',
        encoding="utf-8",
    )
    shown = meijin("play", "--scenario", "positions/position.toml", "--no-save", lines=["deploy x-1", "q"])
    assert shown.returncode == 0, shown.stderr
    assert "Red deploys Made-Up x-1" in " ".join(shown.stdout.split())
    (folder / "mine.txt").unlink()
    missing = meijin("play", "--scenario", "positions/position.toml")
    assert (missing.returncode, "mine.txt" in missing.stderr) == (2, True)


def test_cards_named_at_the_wrong_time_are_refused_with_the_reason(play: Play) -> None:
    """Two cards are called Rock Lee, and Iruka is a word of a name."""
    state = table("J", seat("n-475 n-436", hand="n-470"), seat("h-wa08"))
    shown = " ".join(play(state, "deploy rock lee", "block iruka", "attack goku", "q").split())
    assert "'deploy rock lee' is not possible now: fighters are deployed by the attacker in step G" in shown
    assert "'block iruka' is not possible now: Teams block in step K" in shown
    assert "'attack goku' is not possible now: Goku is no fighter of yours" in shown
