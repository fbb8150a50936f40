"""``meijin decks``: the starter decks, lists in files, and everything that is wrong with them."""

from __future__ import annotations

import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from meijin.cli import main
from meijin.games.crossover.lists.decklist import read_line, read_list, to_line, to_text, to_toml
from meijin.games.crossover.lists.decks import STARTERS, DeckOption
from meijin.kernel.errors import MeijinError, SetupError
from meijin.kernel.game import Option
from meijin.kernel.lists import ListError
from meijin.kernel.valuefiles import value_of

Meijin = Callable[..., subprocess.CompletedProcess[str]]

DECK = STARTERS["earth-defenders"]
RED = DeckOption("red_deck", "leaf-sand", "the deck of red")


def test_without_more_words_it_lists_the_starter_decks(meijin: Meijin) -> None:
    shown = meijin("decks", COLUMNS="200")
    assert (shown.returncode, shown.stderr) == (0, "")
    for name, deck in STARTERS.items():
        assert f"{name} " in shown.stdout
        assert deck.name in shown.stdout
    assert "40 cards (25 Warriors, 11 Techniques, 4 Events), sideboard 10, 3 Wishes" in shown.stdout


def test_every_game_whose_players_bring_lists_has_some(meijin: Meijin, tmp_path: Path) -> None:
    assert "sample_alley_rush" in meijin("decks", COLUMNS="200").stdout
    forms = [meijin("decks", "show", "sample_alley_rush", "--format", form).stdout for form in ("text", "toml", "line")]
    for name, content in zip(("a.txt", "b.toml", "c.team"), forms, strict=True):
        (tmp_path / name).write_text(content, encoding="utf-8")
        again = meijin("decks", "show", name, "--game", "cat_battles", "--format", "line")
        assert (again.returncode, again.stdout) == (0, forms[2])
    refused = meijin("decks", "check", "a.txt", "--game", "ganymede")
    assert (refused.returncode, refused.stderr) == (
        2,
        "meijin: players of The War Chronicles of Ganymede bring no lists\n",
    )


def test_a_deck_in_each_form_can_be_read_back(meijin: Meijin, tmp_path: Path) -> None:
    text, toml, line = (
        meijin("decks", "show", "earth-defenders", "--format", form).stdout for form in ("text", "toml", "line")
    )
    assert 'line = "db"' in toml
    assert read_list(text, "a.txt").deck == read_list(toml, "a.toml").deck == DECK
    assert line == f"{to_line(DECK)}\n"
    for name, content in (("a.txt", text), ("b.toml", toml), ("c.deck", line)):
        (tmp_path / name).write_text(content, encoding="utf-8")
        again = meijin("decks", "show", name, "--format", "line")
        assert (again.returncode, again.stdout) == (0, line)


def test_a_legal_list_is_told_to_be_legal(meijin: Meijin, tmp_path: Path) -> None:
    (tmp_path / "mine.txt").write_text(to_text(DECK), encoding="utf-8")
    checked = meijin("decks", "check", "mine.txt", "leaf-sand", "--ascii")
    assert (checked.returncode, checked.stderr) == (0, "")
    assert [line.split(", ")[0] for line in checked.stdout.splitlines()] == [
        "mine.txt: legal: Dragon Ball",
        "leaf-sand: legal: Naruto",
    ]


def test_all_that_is_wrong_is_named_and_the_exit_code_is_1(meijin: Meijin, tmp_path: Path) -> None:
    (tmp_path / "bad.txt").write_text("Main\n2 Kunay\n4 n-490\nSide\n1 N-377\n", encoding="utf-8")
    checked = meijin("decks", "check", "bad.txt", "leaf-sand")
    assert checked.returncode == 1
    assert checked.stdout.splitlines()[:-1] == [
        "bad.txt: line 2: there is no 'kunay' to choose; did you mean J-362 Kunai? (CB3.1.1)",
        "bad.txt: line 3: the main deck has 4 cards with the name of N-490 Naruto Uzumaki; "
        "it may have at most 3 (CB3.1.4)",
        "bad.txt: line 3: main deck and sideboard together have 4 of N-490 Naruto Uzumaki; "
        "there may be at most 3 of one number (CB3.1.5)",
        "bad.txt: line 5: N-377 Kakashi Hatake is forbidden: take another card (CB3.1.1)",
        "bad.txt: the main deck has 6 cards; it must have exactly 40 (CB3.1.2)",
        "bad.txt: the sideboard has 1 card; it must have none or exactly 10 (CB3.1.3)",
    ]
    shown = meijin("decks", "show", "bad.txt")
    assert shown.returncode == 1
    assert "4 N-490 Naruto Uzumaki\n" in shown.stdout
    assert "# line 5: N-377 Kakashi Hatake is forbidden" in shown.stdout
    line = meijin("decks", "show", "bad.txt", "--format", "line")
    assert (line.returncode, line.stdout) == (1, "4 n-490, 2 kunay / side 1 n-377\n")
    assert "meijin: bad.txt: line 5: N-377 Kakashi Hatake is forbidden" in line.stderr


def test_a_file_that_is_missing_does_not_keep_others_from_being_checked(meijin: Meijin) -> None:
    checked = meijin("decks", "check", "nothing.txt", "leaf-sand")
    assert checked.returncode == 2
    assert "meijin: there is no starter deck and no file 'nothing.txt'" in checked.stderr
    assert "leaf-sand: legal: Naruto" in checked.stdout


def test_a_heading_that_is_misspelt_is_no_card(meijin: Meijin, tmp_path: Path) -> None:
    (tmp_path / "bad.txt").write_text("2 N-490\nSidebord (1)\n1 N-423\n", encoding="utf-8")
    checked = meijin("decks", "check", "bad.txt").stdout
    assert "line 2: there is no heading 'Sidebord (1)'; did you mean 'Sideboard'?" in checked
    assert "the sideboard has 1 card" in checked


def test_a_number_without_its_dash_is_known_again(meijin: Meijin, tmp_path: Path) -> None:
    (tmp_path / "bad.txt").write_text("2 N490\n", encoding="utf-8")
    assert (
        "there is no 'n490' to choose; did you mean N-490 Naruto Uzumaki?" in meijin("decks", "check", "bad.txt").stdout
    )


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        (["show", "lef-sand"], "no starter deck and no file 'lef-sand'; did you mean 'leaf-sand'?"),
        (["show", "zzz"], "the starter decks are leaf-sand, byakugan-fang, earth-defenders, emperor-armada"),
        (["show", "."], "no starter deck and no file '.'"),
        (["show", "\udcff" * 2], "no starter deck and no file"),
        (["check", "noise.txt"], "noise.txt is no deck list: it is not even text"),
        (["check", "zeros.txt"], "zeros.txt is no deck list: it is not even text"),
        (["check", "huge.txt"], "huge.txt is larger than 8,000,000 bytes: that is no deck list"),
        (["check", "long.txt"], "long.txt is no deck list: that has at most 20,000 characters, not 20,001"),
        (["check", "/dev/zero"], "/dev/zero cannot be read: it is no ordinary file"),
        (["chek", "a.txt"], "TASK cannot be 'chek'; did you mean check?"),
        (["check"], "FILE"),
        (["show", "leaf-sand", "--format", "json"], "--format cannot be 'json'; allowed: text, toml, line"),
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
    (tmp_path / "noise.txt").write_bytes(b"\xff\xfe\x00\x9a" * 20)
    (tmp_path / "zeros.txt").write_bytes(b"\x00" * 20)
    (tmp_path / "long.txt").write_bytes(b"#" * 20_001)
    (tmp_path / "huge.txt").write_bytes(b"1 n-490\n" * 1_000_001)
    assert main(["decks", *words]) == 2
    shown = capsys.readouterr()
    assert shown.out == ""
    assert problem in shown.err


def test_broken_toml_is_a_problem_of_the_list(meijin: Meijin, tmp_path: Path) -> None:
    (tmp_path / "broken.toml").write_text("[main\n", encoding="utf-8")
    checked = meijin("decks", "check", "broken.toml")
    assert checked.returncode == 1
    assert checked.stdout.startswith("broken.toml: this is no TOML:")


# -- decks as options ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["mine.txt", "mine.toml", "mine"])
def test_an_option_that_is_a_deck_can_be_a_file(tmp_path: Path, name: str) -> None:
    file = tmp_path / name
    file.write_text(to_toml(DECK) if name.endswith("toml") else to_text(DECK), encoding="utf-8")
    value = value_of(RED, str(file))
    assert value == to_line(DECK)
    assert read_line(to_line(DECK)).deck.main == DECK.main


def test_play_takes_a_deck_from_a_file_and_keeps_the_list(meijin: Meijin, tmp_path: Path) -> None:
    (tmp_path / "mine.txt").write_text(to_text(DECK), encoding="utf-8")
    words = ["play", "crossover", "--red-deck", "mine.txt", "--option", "blue_deck=leaf-sand", "--save", "g.meijin"]
    assert meijin(*words, lines=["q"]).returncode == 0
    (tmp_path / "mine.txt").unlink()
    assert f"option red_deck: {to_line(DECK)}\n" in (tmp_path / "g.meijin").read_text(encoding="utf-8")
    assert meijin("play", "--resume", "g.meijin", lines=["q"]).returncode == 0
    refused = meijin("play", "crossover", "--red-deck", "mine.txt")
    assert (refused.returncode, refused.stderr) == (
        2,
        "meijin: mine.txt cannot be read: No such file or directory\n",
    )


def test_a_starter_deck_is_meant_even_if_there_is_a_file_of_that_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "leaf-sand").write_text("nonsense", encoding="utf-8")
    assert value_of(RED, "leaf-sand") == "leaf-sand"


def test_a_file_that_is_no_legal_deck_is_refused_with_its_lines(tmp_path: Path) -> None:
    (tmp_path / "bad.txt").write_text("Main\n2 Kunay\n", encoding="utf-8")
    with pytest.raises(
        ListError, match=r"bad\.txt cannot be played: line 2: there is no 'kunay' to choose.*; the main deck has 2"
    ):
        value_of(RED, str(tmp_path / "bad.txt"))
    with pytest.raises(MeijinError, match=r"none\.txt cannot be read: No such file"):
        value_of(RED, str(tmp_path / "none.txt"))
    with pytest.raises(SetupError, match="there is no starter deck 'leef-sand'; did you mean 'leaf-sand'"):
        value_of(RED, "leef-sand")


def test_other_options_take_no_files(tmp_path: Path) -> None:
    mode = Option("mode", "a", "which", ("a", "b"))
    (tmp_path / "a.txt").write_text("b", encoding="utf-8")
    assert value_of(mode, str(tmp_path / "a.txt")) == str(tmp_path / "a.txt")
    with pytest.raises(SetupError, match=r"option 'mode' cannot be read from a file such as 'a\.txt'"):
        mode.read_file("a.txt", "b")
