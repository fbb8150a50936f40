"""``meijin match``: the best of three in the terminal, with exchanges between the games, and nothing is lost."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from meijin.cli import main
from meijin.cli.matchfile import KeptMatch, TakenOver
from meijin.kernel import record, registry
from meijin.kernel.match import Match
from meijin.kernel.state import TIME

Meijin = Callable[..., subprocess.CompletedProcess[str]]

BOTS = ["--seat", "bot:random", "--seat", "bot:random"]
AGAINST_A_BOT = ["--seat", "human", "--seat", "bot:random", "--seed", "4", "--save", "m.match"]
GIVE_UP = ["resign", "y"]
# Kept by the program as it was then, between two games; Red's exchange leaves four cards of a name in the sideboard.
FIRST_EDITION = Path(__file__).parents[1] / "games/crossover/first_edition.match"


def kept(folder: Path, name: str = "m.match") -> Match:
    table = json.loads((folder / name).read_text(encoding="utf-8"))
    told = {"options": table.get("options"), **table["match"]}
    return Match.from_dict(told, registry.find(told.get("game", "crossover")))


def options_of(file: Path) -> dict[str, object]:
    return dict(record.load(file).setup.options)


def test_bots_play_a_match_to_its_end(meijin: Meijin, tmp_path: Path) -> None:
    played = meijin("match", *BOTS, "--seed", "4", "--save", "m.match")
    assert (played.returncode, played.stderr) == (0, "")
    match = kept(tmp_path)
    assert match.over
    assert f"{match.winner.capitalize()} wins the match 2-{min(match.score)}." in played.stdout
    games = [record.load(tmp_path / f"m-{number}.meijin") for number in range(1, sum(match.score) + 1)]
    assert [("red", "blue")[game.returns().index(1)] for game in games] == list(match.winners)
    choosers = [game.setup.options["chooser"] for game in games]
    assert choosers[:2] == ["coin", "blue" if match.winners[0] == "red" else "red"]
    assert len({game.record.seed for game in games if game.record is not None}) == len(games)


@pytest.mark.parametrize("game", ["ganymede", "go_out", "cat_battles"])
def test_every_game_for_two_has_matches(meijin: Meijin, tmp_path: Path, game: str) -> None:
    played = meijin("match", game, *BOTS, "--seed", "4", "--save", "m.match")
    assert (played.returncode, played.stderr) == (0, "")
    match = kept(tmp_path)
    assert (match.game.id, match.over) == (game, True)
    games = [record.load(tmp_path / f"m-{number}.meijin") for number in range(1, match.number)]
    opened = [name for name in match.opening if games[1].setup.options[name] != games[0].setup.options[name]]
    assert opened == list(match.opening)  # whoever has lost opens the second
    over = meijin("match", "--resume", "m.match")
    assert over.stderr.startswith("meijin: this match is over:")


def test_options_are_those_of_the_game_that_is_named(meijin: Meijin) -> None:
    shown = meijin("match", "go_out", "--help", COLUMNS="200").stdout
    assert "--wins-needed" in shown
    assert "--red-deck" not in shown
    assert "--red-deck" in meijin("match", "--help").stdout


def test_between_the_games_cards_are_exchanged_and_the_loser_chooses(meijin: Meijin, tmp_path: Path) -> None:
    exchange = ["swap N-490 N-588", "done"]
    played = meijin("match", *AGAINST_A_BOT, lines=[*GIVE_UP, *exchange, *GIVE_UP])
    assert (played.returncode, played.stderr) == (0, "")
    assert "N-490 Naruto Uzumaki goes, N-588 Naruto Uzumaki comes." in played.stdout
    assert "Red: your deck for game 2. Red 0, Blue 1. Who decides to go first or second: Red." in played.stdout
    assert "Blue wins the match 2-0." in played.stdout
    first, second = (options_of(tmp_path / f"m-{number}.meijin") for number in (1, 2))
    assert "out" not in str(first["red_deck"])
    assert str(second["red_deck"]).endswith(" / out 1 n-490 / in 1 n-588")
    assert (first["chooser"], second["chooser"]) == ("coin", "red")


def test_a_word_of_a_name_is_enough_for_an_exchange(meijin: Meijin) -> None:
    lines = [*GIVE_UP, "swap temari for tsunade", "swap temary n-423", "? naruto uzumaky", "q"]
    shown = meijin("match", *AGAINST_A_BOT, lines=lines, COLUMNS="80").stdout
    assert "Temari goes, N-423 Tsunade comes." in shown
    assert "??" not in shown
    assert "?." not in shown
    assert "did you mean" in shown
    (first,) = [line for line in shown.splitlines() if "N-494" in line][:1]
    assert len(first.split("  ")) > 1  # two columns, though one name is long


def test_an_exchange_that_is_not_legal_is_refused_with_every_rule(meijin: Meijin, tmp_path: Path) -> None:
    lines = [
        *GIVE_UP,
        "swap m-352 n-588",
        "done",
        "swap kunay n-423",
        "swap n-490",
        "nonsense",
        "h",
        "? tsunade",
        "reset",
        "done",
        "q",
    ]
    played = meijin("match", *AGAINST_A_BOT, lines=lines, COLUMNS="300")
    assert played.returncode == 0
    for said in (
        "after the exchange the main deck has 4 cards with the name of Naruto Uzumaki",
        "after the exchange the main deck has 26 fighters",
        "There is no card 'kunay' in your main deck; did you mean J-362 Kunai?",
        "Say which card goes and which comes, such as: swap n-497 ",
        "'nonsense' is not understood; say swap OUT IN, reset or done",
        "call time, as the organiser does",
        "N-423 Tsunade: Ninja N-423, turn cost",
        "The deck is as it was registered.",
    ):
        assert said in played.stdout, said
    assert kept(tmp_path).ready == ("red", "blue")


def test_a_match_that_was_left_goes_on_where_it_stood(meijin: Meijin, tmp_path: Path) -> None:
    left = meijin("match", *AGAINST_A_BOT, lines=[*GIVE_UP, "swap n-490 n-588"])
    assert left.returncode == 1
    assert left.stdout.endswith("The input has ended before the match. Go on with: meijin match --resume m.match\n")
    assert kept(tmp_path).score == (0, 1)
    again = meijin("match", "--resume", "m.match", lines=["done", *GIVE_UP])
    assert again.returncode == 0
    assert "Blue wins the match 2-0." in again.stdout
    assert str(options_of(tmp_path / "m-2.meijin")["red_deck"]).endswith("/ out 1 n-490 / in 1 n-588")
    over = meijin("match", "--resume", "m.match")
    assert (over.returncode, over.stderr) == (2, "meijin: this match is over: Blue wins the match 2-0.\n")


def test_a_match_from_before_goes_on_by_the_rules_it_began_with(meijin: Meijin, tmp_path: Path) -> None:
    (tmp_path / "m.match").write_bytes(FIRST_EDITION.read_bytes())
    played = meijin("match", "--resume", "m.match")
    assert (played.returncode, played.stderr) == (0, "")
    match, second = kept(tmp_path), record.load(tmp_path / "m-2.meijin")
    assert (match.edition, match.over, second.setup.edition) == (1, True, 1)
    assert str(second.setup.options["red_deck"]).endswith(" / out 1 n-497, 2 n-490 / in 1 n-506, 1 n-423, 1 j-417")


def test_a_game_that_was_over_when_the_program_was_killed_counts(meijin: Meijin, tmp_path: Path) -> None:
    meijin("match", *AGAINST_A_BOT, lines=[])
    before = (tmp_path / "m.match").read_bytes()
    meijin("match", "--resume", "m.match", lines=GIVE_UP)
    assert kept(tmp_path).score == (0, 1)
    (tmp_path / "m.match").write_bytes(before)  # the record was written, the match was not
    again = meijin("match", "--resume", "m.match", lines=["done", *GIVE_UP])
    assert again.returncode == 0
    assert kept(tmp_path).score == (0, 2)


def test_a_record_of_another_game_is_not_gone_on_with(meijin: Meijin, tmp_path: Path) -> None:
    meijin("match", *AGAINST_A_BOT, "--red-deck", "byakugan-fang", lines=[])
    (tmp_path / "m-1.meijin").rename(tmp_path / "n-1.meijin")
    meijin("match", *AGAINST_A_BOT[:-1], "n.match", lines=[])
    assert not (tmp_path / "n.match").exists()
    meijin("match", *AGAINST_A_BOT[:-1], "o.match", lines=[])
    (tmp_path / "n-1.meijin").replace(tmp_path / "o-1.meijin")
    refused = meijin("match", "--resume", "o.match")
    assert refused.returncode == 2
    assert refused.stderr == "meijin: o-1.meijin is not game 1 of this match: it was set up otherwise\n"


def test_what_was_said_to_be_done_is_kept_when_the_program_is_killed(
    command: list[str], meijin: Meijin, tmp_path: Path
) -> None:
    lines = "".join(f"{line}\n" for line in [*GIVE_UP, "swap n-490 n-588"])
    with subprocess.Popen(
        [*command, "match", *AGAINST_A_BOT], cwd=tmp_path, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as program:
        assert program.stdin is not None
        assert program.stdout is not None
        program.stdin.write(lines)
        program.stdin.flush()
        for line in program.stdout:
            if "N-588 Naruto Uzumaki comes." in line:
                break
        program.kill()
    again = meijin("match", "--resume", "m.match", lines=["done", *GIVE_UP])
    assert again.returncode == 0
    assert str(options_of(tmp_path / "m-2.meijin")["red_deck"]).endswith("/ out 1 n-490 / in 1 n-588")


def test_a_match_that_another_program_goes_on_with_stops_here(
    command: list[str], meijin: Meijin, tmp_path: Path
) -> None:
    meijin("match", *AGAINST_A_BOT, lines=[])
    with subprocess.Popen(
        [*command, "match", "--resume", "m.match"],
        cwd=tmp_path,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as program:
        assert program.stdin is not None
        assert program.stdout is not None
        for line in program.stdout:
            if "? explains" in line:
                break
        meijin("match", "--resume", "m.match", lines=[*GIVE_UP])
        program.stdin.write("resign\ny\n")
        program.stdin.flush()
        said = program.stdout.read()
    assert program.returncode == 1
    assert "Another program goes on with this match, so it has stopped here. Go on with: meijin match" in said
    assert kept(tmp_path).score == (0, 1)
    assert [file.name for file in tmp_path.glob("m-*")] == ["m-1.meijin"]


def test_between_games_too_only_one_program_goes_on_with_a_match(meijin: Meijin, tmp_path: Path) -> None:
    meijin("match", *AGAINST_A_BOT, lines=GIVE_UP)
    one, two = (KeptMatch.load(tmp_path / "m.match") for _ in range(2))
    one.match = one.match.swap("red", "n-490", "n-588")
    one.keep()
    with pytest.raises(TakenOver):
        two.keep()
    one.keep()
    assert "in 1 n-588" in (tmp_path / "m.match").read_text(encoding="utf-8")


@pytest.mark.rule("CB10.9")
def test_time_in_a_game_makes_it_the_last(meijin: Meijin, tmp_path: Path) -> None:
    played = meijin("match", *AGAINST_A_BOT, lines=["time", "y", *GIVE_UP])
    assert played.returncode == 0
    assert "Blue wins the match 1-0." in played.stdout


@pytest.mark.rule("CB10.9")
def test_time_between_two_games_allows_one_more_of_four_turns_each(meijin: Meijin, tmp_path: Path) -> None:
    played = meijin("match", *AGAINST_A_BOT, lines=[*GIVE_UP, "time", "n", "time", "y", "done", "q"])
    assert played.returncode == 0
    game = record.load(tmp_path / "m-2.meijin")
    assert game.record is not None
    assert game.record.actions[0][1] == TIME
    again = meijin("match", "--resume", "m.match", lines=GIVE_UP)
    assert "Blue wins the match 2-0." in again.stdout
    assert [action for _, action in record.load(tmp_path / "m-2.meijin").record.actions].count(TIME) == 1  # type: ignore[union-attr]


def test_time_is_offered_and_asked_about_in_every_game(meijin: Meijin) -> None:
    for game in ("crossover", "ganymede"):
        words = ["h", "time", "n", "time", "y", "time", "y", "q"]
        played = meijin("play", game, "--seed", "4", "--no-save", lines=words)
        assert "call time, as the organiser of a tournament does" in played.stdout
        assert "Is the time of the round over" in played.stdout
        assert "Time has been called already" in played.stdout


def test_two_people_do_not_see_what_the_other_exchanges(meijin: Meijin, tmp_path: Path) -> None:
    words = ["--seat", "human", "--seat", "human", "--seed", "4", "--save", "m.match"]
    played = meijin("match", *words, lines=[*GIVE_UP, "swap n-490 n-588", "done", "swap h-wa08 h-wa09", "done", "q"])
    assert played.returncode == 0
    red, _, blue = played.stdout.partition("Blue: your deck for game 2")
    assert "N-588 Naruto Uzumaki comes." in red
    assert red.rstrip().endswith("Pass the keyboard to Blue.")
    assert "N-588" not in blue
    assert "H-WA09 Goku comes." in blue


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        (["--best-of", "2"], "best of 1, 3, 5, not of 2"),
        (["--red-deck", "lef-sand"], "there is no starter deck 'lef-sand'; did you mean 'leaf-sand'?"),
        (["--red-deck", "bad.txt"], "bad.txt cannot be played: line 1: there is no 'kunay' to choose"),
        (["--option", "chooser=red"], "chooser is no option of a match"),
        (["ranking_battle"], "is between two players"),
        (["--option", "colour=red"], "has no option 'colour'"),
        (["--seat", "robot"], "a seat cannot be taken by 'robot'"),
        (["--save", "bad.txt"], "there is already a file bad.txt; choose another name with --save"),
        (["--save", "none/m.match"], "the match cannot be kept in none/m.match: No such file or directory"),
        (["--resume", "none.match"], "none.match cannot be read: No such file or directory"),
        (["--resume", "bad.txt"], "bad.txt is no match: it is not valid JSON"),
        (["--resume", "odd.match"], "odd.match is no match: match cannot be None"),
        (["--resume", "odd.match", "--seed", "4"], "--seed cannot be given together with --resume"),
    ],
)
def test_mistakes(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    words: list[str],
    problem: str,
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "300")
    (tmp_path / "bad.txt").write_text("2 Kunay\n", encoding="utf-8")
    (tmp_path / "odd.match").write_text("{}", encoding="utf-8")
    assert main(["match", *words]) == 2
    shown = capsys.readouterr()
    assert shown.out == ""
    assert problem in shown.err


@pytest.mark.parametrize("bot", ["bot:grady", "bot:none.py:Mine"])
def test_a_match_whose_bot_cannot_sit_there_leaves_no_file(meijin: Meijin, tmp_path: Path, bot: str) -> None:
    refused = meijin("match", "--seat", "human", "--seat", bot, "--save", "m.match")
    assert refused.returncode == 2
    assert refused.stderr.startswith("meijin: ")
    assert list(tmp_path.iterdir()) == []
