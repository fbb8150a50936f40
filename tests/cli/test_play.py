"""Playing in the terminal, mostly with lines piped in."""

from __future__ import annotations

import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

import meijin as library
from meijin.cli.answers import chosen
from meijin.kernel import record
from meijin.kernel.record import Record
from meijin.kernel.state import State
from tests.cli.positions import drawing_a_two

Meijin = Callable[..., subprocess.CompletedProcess[str]]
Play = Callable[..., str]


def recorded(state: State) -> Record:
    assert state.record is not None
    return state.record


@pytest.mark.parametrize("mode", ["battle", "coop", "trio"])
def test_a_whole_game_by_piped_numbers(meijin: Meijin, tmp_path: Path, mode: str) -> None:
    words = ["play", "ganymede", "--mode", mode, "--seed", "11", "--save", "game.meijin"]
    played = meijin(*words, lines=["1"] * 400)
    assert (played.returncode, played.stderr) == (0, "")
    end = record.load(tmp_path / "game.meijin")
    assert not end.deciders
    assert "The game is over" in played.stdout
    winners = [name.capitalize() for name, won in zip(end.setup.seats, end.returns(), strict=True) if won]
    assert f"{' and '.join(winners) or 'Purple'} win" in played.stdout
    assert f"after {end.view()['counters']['round']} round" in played.stdout  # type: ignore[index]
    assert "game.meijin" in played.stdout.splitlines()[-1]


def test_without_arguments_it_asks_for_the_mode_and_seats_the_person_first(meijin: Meijin) -> None:
    played = meijin("play", "--seed", "1", lines=["what", "ganymede", "trio", "q", ""])
    assert played.returncode == 0
    assert "Which game?" in played.stdout
    assert "Which mode?" in played.stdout
    assert "How many players?" not in played.stdout
    assert "There is no 'what' here." in played.stdout
    assert "Ganymede · Three players, one is Purple" in played.stdout
    assert "Red (you)" in played.stdout


def test_enter_takes_the_mode_that_is_the_default(meijin: Meijin) -> None:
    assert "Battle: Red against Green" in meijin("play", "--seed", "1", lines=["ganymede", "", "q", ""]).stdout


def test_it_asks_how_many_play_where_the_game_leaves_it_open(meijin: Meijin) -> None:
    played = meijin("play", "--seed", "1", lines=["go out", "?", "6", "3", "q", ""])
    assert played.returncode == 0
    assert "Which mode?" not in played.stdout
    assert "2 to 5, ? explains, q leaves, Enter for 4 >" in played.stdout
    assert "You and 1 bot." in played.stdout
    assert "There is no '6' here." in played.stdout
    assert "Green" in played.stdout
    assert "Yellow" not in played.stdout.partition("There is no '6' here.")[2]


def test_without_any_input_it_says_so_and_exits_with_1(meijin: Meijin) -> None:
    played = meijin("play")
    assert (played.returncode, played.stderr) == (1, "")
    assert "The input has ended before the game. `meijin play --help` tells how to play." in played.stdout


def test_a_game_that_breaks_off_is_kept_and_goes_on_where_it_was(meijin: Meijin, tmp_path: Path) -> None:
    words = ["--seed", "3", "--start-seat", "red", "--save", "game.meijin"]
    assert meijin("play", "ganymede", *words, lines=["pick black_3"]).returncode == 1
    kept = record.load(tmp_path / "game.meijin")
    assert kept.view(0)["phase"] == "draw"
    again = meijin("play", "--resume", "game.meijin", lines=["1", "q"])
    assert again.returncode == 0
    assert "Go on with: meijin play --resume game.meijin" in again.stdout.splitlines()
    later = recorded(record.load(tmp_path / "game.meijin"))
    assert later.actions[: len(recorded(kept).actions)] == recorded(kept).actions
    assert len(later.actions) > len(recorded(kept).actions)


def test_no_file_is_overwritten(meijin: Meijin, tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("dear", encoding="utf-8")
    refused = meijin("play", "ganymede", "--save", "letter.txt")
    assert (refused.returncode, "already a file" in refused.stderr) == (2, True)
    played = meijin("play", "ganymede", "--seed", "1", lines=["s letter.txt", "s", "s mine", "s mine", "q"])
    assert "There is already a file letter.txt; choose another name" in played.stdout
    assert "Say where to save the game" in played.stdout
    assert played.stdout.count("Saved in mine.") == 2
    assert "Go on with: meijin play --resume mine\n" in played.stdout
    assert (tmp_path / "letter.txt").read_text(encoding="utf-8") == "dear"
    assert recorded(record.load(tmp_path / "mine")).actions == recorded(record.load(tmp_path / "mine")).actions


def test_bots_alone_play_to_the_end_and_the_same_seed_gives_the_same_game(meijin: Meijin, tmp_path: Path) -> None:
    words = ["--seat", "bot:greedy", "--seat", "bot:random", "--seed", "5", "--save"]
    games = [meijin("play", "ganymede", *words, name) for name in ("one", "two")]
    assert [game.returncode for game in games] == [0, 0]
    assert "The game is over" in games[0].stdout
    assert (tmp_path / "one").read_bytes() == (tmp_path / "two").read_bytes()


def test_it_says_which_bots_play(meijin: Meijin) -> None:
    assert "\nBlue, Green: Regular Ponta. " in meijin("play", "go_out", "--players", "3").stdout
    assert "\nGreen: Expert Kon. " in meijin("play", "ganymede", "--bots", "expert").stdout
    mixed = meijin("play", "go_out", "--seat", "human", "--seat", "bot:greedy", "--seat", "bot:novice").stdout
    assert "\nBlue: bot:greedy. Green: Novice Piyo. " in mixed
    assert "Piyo" not in meijin("play", "ganymede", "--seat", "human", "--seat", "human").stdout


def test_every_option_can_be_given_by_its_own_name(meijin: Meijin, tmp_path: Path) -> None:
    words = ["--mode", "coop", "--hp_purple", "17", "--round-limit", "none", "--option", "feed=full"]
    meijin("play", *words, "--save", "game.meijin", "ganymede")
    assert record.load(tmp_path / "game.meijin").setup.options | {"seed": 0} == {
        "mode": "coop",
        "difficulty": "normal",
        "hp_purple": 17,
        "start_seat": "random",
        "round_limit": "none",
        "purple_ace": "cards",
        "feed": "full",
        "seed": 0,
    }


def test_a_scenario_is_played_from_its_file(meijin: Meijin, tmp_path: Path) -> None:
    (tmp_path / "last.toml").write_text(
        'game = "ganymede"\noptions = { start_seat = "red" }\n'
        '[zones.red]\nrow = ["red_9", "red_8"]\ndeck = ["..."]\n'
        '[zones.green]\nrow = ["green_5", "green_6"]\ndeck = ["..."]\n'
        "[counters.green]\nhp = 2\n"
        '[flow]\nphase = "damage"\n',
        encoding="utf-8",
    )
    played = meijin("play", "--scenario", "last.toml")
    assert played.returncode == 0
    assert "Red wins" in played.stdout
    assert "Green has no HP left, after 1 round" in played.stdout
    other = meijin("play", "chess", "--scenario", "last.toml")
    assert (other.returncode, "is a position of ganymede" in other.stderr) == (2, True)


# -- at the table ---------------------------------------------------------------------------------------


def test_a_choice_can_be_a_number_or_its_text(play: Play) -> None:
    state = drawing_a_two()
    shown = play(state, "draw", "2")
    assert "You drew Black 2." in shown
    assert [state.text(action) for _, action in recorded(state).actions[:2]] == ["draw", "hide"]


def test_wrong_words_are_explained_and_change_nothing(play: Play) -> None:
    state = drawing_a_two()
    shown = play(state, "3", "jump", "flip", "", "? blak 7")
    assert "There is no choice 3; type a number from 1 to 2" in shown
    assert "'jump' is no action here" in shown
    assert "'flip' is not possible now" in shown
    assert "Type a number from 1 to 2, or h for help" in shown
    assert "did you mean 'black 7'?" in shown
    assert not recorded(state).actions


def test_a_number_of_thousands_of_digits_is_just_wrong(play: Play) -> None:
    state = drawing_a_two()
    assert "There is no choice 9999999999; type a number from 1 to 2" in play(state, "9" * 5000)
    assert not recorded(state).actions


@pytest.mark.parametrize("name", ["nosuchdir/x", "x" * 300, "a\0b"])
def test_a_file_that_cannot_be_written_is_named_as_it_is(play: Play, name: str) -> None:
    shown = play(drawing_a_two(), f"s {name}", width=400)
    assert "The game cannot be saved: " in shown or "Say where to save the game" in shown
    assert "Nosuchdir" not in shown


def test_a_question_mark_at_the_mode_explains_the_modes(meijin: Meijin) -> None:
    shown = " ".join(meijin("play", lines=["ganymede", "?", "coop", "q", ""]).stdout.split())
    assert "coop Red and Green together against Purple, which plays by itself." in shown
    assert "Ganymede · Together against Purple" in shown


def test_a_three_that_is_not_used_is_told(play: Play) -> None:
    state = library.Scenario(
        "ganymede",
        start_seat="red",
        zones={
            "red": {"row": ["red_9", "black_3"], "deck": ["..."]},
            "green": {"row": ["green_8"], "deck": ["..."]},
        },
        flow={"phase": "showdown"},
    ).state()
    shown = play(state, "decline")
    assert "Red pulls nothing back with a 3." in shown
    assert "Green takes 2 damage (2 cards)" in shown


def test_hiding_a_card_can_be_taken_back_and_showing_it_cannot(play: Play) -> None:
    shown = play(drawing_a_two(), "draw", "hide", "u", "flip", "u")
    asked = [line for line in shown.splitlines() if line.endswith("?") and line[:4] in ("Draw", "You ")]
    assert [line[:8] for line in asked] == ["Draw a c", "You drew", "Draw a c", "You drew", "Draw a c"]
    assert shown.count("Taken back.") == 1
    assert "That cannot be taken back: " in shown


def test_nothing_of_the_others_can_be_taken_back(play: Play) -> None:
    state = library.new("ganymede", seed=4, start_seat="green")
    assert "There is nothing of yours to take back yet" in play(state, "u")


def test_explanations_of_choices_cards_rules_log_and_keys(play: Play) -> None:
    shown = play(library.new("ganymede", seed=4, start_seat="red"), "?", "? black_10", "r", "h", "1", "l")
    for words in (
        "Your choices",
        "Cards in sight",
        "Each opponent you compare with has 2 more Strength per copy",
        "Each of Red and Green adds one Black card to their six",
        "take back your last action",
    ):
        assert words in shown
    assert shown.count("Red takes Black A.") == 2  # as news, and in the log


def test_commands_can_be_said_in_full_and_in_capitals(play: Play) -> None:
    for said in ("R", "rules", "RULES"):
        assert "Come as close to 21 as you can" in play(drawing_a_two(), said)
    for said in ("H", "help", "Help"):
        assert "take back your last action" in play(drawing_a_two(), said)
    for said in ("U", "undo"):
        assert "Taken back." in play(drawing_a_two(), "draw", "hide", said)
    for said in ("Q", "quit", "exit"):
        shown = play(drawing_a_two(), said, "stand")
        assert "> stand" not in shown


def test_a_word_that_is_an_action_of_the_game_is_no_command() -> None:
    state = drawing_a_two()
    assert chosen("help me", ["help me"], state, 0) == "help me"
    assert chosen("help m", ["help me"], state, 0) == "help me"
    assert chosen("help", ["draw", "stand"], state, 0) == ""


def test_the_list_of_choices_has_their_numbers(play: Play) -> None:
    listed = play(library.new("ganymede", seed=4, start_seat="red"), "?").partition("Your choices")[2]
    assert " ".join(listed.split()).startswith("1 pick black_a ")
    assert "6 pick black_10 " in " ".join(listed.split())


@pytest.mark.parametrize(("seats", "players"), [(1, 4), (2, 2), (3, 3), (5, 5)])
def test_as_many_play_as_seats_are_named(meijin: Meijin, tmp_path: Path, seats: int, players: int) -> None:
    meijin("play", "go_out", *["--seat", "human"] * seats, "--save", "game.meijin")
    assert record.load(tmp_path / "game.meijin").setup.players == players


def test_resigning_needs_a_yes(play: Play) -> None:
    state = drawing_a_two()
    shown = play(state, "resign", "no", "resign", "yes")
    assert shown.count("Really give up") == 2
    assert "Green wins" in shown
    assert "the other side has resigned" in shown
    assert state.returns() == (0.0, 1.0)


def test_what_the_bots_did_since_the_last_decision_is_told(play: Play) -> None:
    state = library.new("ganymede", seed=4, start_seat="red", mode="battle")
    shown = play(state, "1")
    news = shown[shown.index("1-6 > 1") :]
    for line in ("Red takes Black A.", "Green takes Black", "Round 1 begins. Red is start player."):
        assert line in news


def test_people_pass_the_keyboard_on(play: Play) -> None:
    state = library.new("ganymede", seed=4, start_seat="red")
    shown = play(state, "1", "2", "stand", seats=["human", "human"])
    assert shown.count("Pass the keyboard to Green.") == 2
    assert shown.count("Pass the keyboard to Red.") == 2  # also before the first decision
    assert shown.index("Pass the keyboard to Red.") < shown.index("Red (you)")
    green = shown[shown.rindex("Pass the keyboard to Green.") :]
    assert "Green (you)" in green
    assert "Red (you)" not in green
