"""In which language the terminal speaks: what is asked for, what the environment says, and what there is not."""

from __future__ import annotations

import pickle
import subprocess
from collections.abc import Callable
from io import StringIO

import pytest
from rich.cells import cell_len
from rich.console import Console

import meijin as library
from examples.high_card.high_card import GAME as HIGH_CARD
from meijin.cli import language, main
from meijin.cli.art import Art
from meijin.cli.desk import Desk
from meijin.cli.screen import Screen
from meijin.cli.sight import seen_by
from meijin.cli.tables import table_for
from meijin.cli.tables.generic import Size
from meijin.kernel import record
from meijin.kernel.generator import Rng
from meijin.kernel.state import State
from meijin.words import Source, Words
from tests.cli.test_tables import full_table, middle_of_a_battle

Meijin = Callable[..., subprocess.CompletedProcess[str]]
Play = Callable[..., str]


def in_japanese(play: Play, state: State, *lines: str) -> str:
    with language.speaking("ja"):
        return play(state, *lines)


# -- which one --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("environment", "spoken"),
    [
        ({}, "en"),
        ({"LANG": "ja_JP.UTF-8"}, "ja"),
        ({"LANG": "ja"}, "ja"),
        ({"LANG": "en_US.UTF-8", "LC_MESSAGES": "ja_JP.UTF-8"}, "ja"),
        ({"LANG": "ja_JP.UTF-8", "LC_ALL": "C.UTF-8"}, "en"),
        ({"LANG": "ja_JP.UTF-8", "LC_ALL": ""}, "ja"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
        ({"LANG": "../../etc"}, "en"),
    ],
)
def test_the_environment_says_it_and_a_language_there_is_not_is_english(
    environment: dict[str, str], spoken: str
) -> None:
    assert language.of_environment(environment) == spoken


@pytest.mark.parametrize("words", [["--lang", "ja", "games"], ["games", "--lang=ja"], ["games", "--lang", "ja"]])
def test_a_command_speaks_what_it_is_asked_to(meijin: Meijin, words: list[str]) -> None:
    shown = meijin(*words).stdout
    assert "ガニメデ戦記  meijin play ganymede" in shown
    assert "名人ツル。" in shown


@pytest.mark.parametrize(("game", "group"), [("crossover", "NARUTO：忍"), ("ranking_battle", "キャラクター")])
def test_the_groups_of_cards_are_called_as_on_the_page(meijin: Meijin, game: str, group: str) -> None:
    assert f"\n{group}  " in meijin("cards", game, "--lang", "ja").stdout


def test_the_environment_is_asked_where_nothing_is_said(meijin: Meijin) -> None:
    japanese = {"LC_ALL": "", "LC_MESSAGES": "ja_JP.UTF-8"}
    assert "ガニメデ戦記" in meijin("games", "ganymede", **japanese).stdout
    assert "ガニメデ戦記" not in meijin("games", "ganymede", "--lang", "en", **japanese).stdout


@pytest.mark.parametrize("asked", ["--lang=ja", "LANG=ja"])
def test_words_that_cannot_be_used_are_refused_with_file_and_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], asked: str
) -> None:
    def broken(spoken: str) -> Words:
        return Words(spoken, [Source(f"{spoken}/kernel.ftl", "a = A\nb = { $who は\n")])

    monkeypatch.setattr(language, "platform", broken)
    for name in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", asked.partition("=")[2] if asked.startswith("LANG") else "C")
    assert main(["games", *([asked] if asked.startswith("--") else [])]) == 2
    answer = capsys.readouterr()
    assert answer.err.startswith("meijin: ja/kernel.ftl, line 2: ")
    assert answer.out == ""


@pytest.mark.parametrize("words", [["games", "--lang", "fr"], ["--lang=fr", "games"], ["play", "--lang", "日本"]])
def test_a_language_there_is_not_is_refused_with_those_there_are(meijin: Meijin, words: list[str]) -> None:
    answer = meijin(*words)
    assert answer.returncode == 2
    assert "--lang cannot be" in answer.stderr
    assert "it can be en, ja" in answer.stderr


def test_a_language_without_a_word_is_refused(meijin: Meijin) -> None:
    assert "--lang: expected one argument" in meijin("games", "--lang").stderr


def test_plain_ascii_is_english_or_refused(meijin: Meijin) -> None:
    shown = meijin("games", "ganymede", "--ascii", LC_ALL="ja_JP.UTF-8").stdout
    assert "The War Chronicles of Ganymede" in shown
    assert shown.isascii()
    refused = meijin("games", "--ascii", "--lang", "ja")
    assert (refused.returncode, "no letters for --lang ja" in refused.stderr) == (2, True)


def test_a_mistake_is_told_in_the_language(meijin: Meijin) -> None:
    answer = meijin("cards", "ganymede", "黒のB", "--lang", "ja")
    assert answer.returncode == 2
    assert "ガニメデ戦記に'黒のB'というカードはありません" in answer.stderr
    assert "'--nothing'は分かりません" in meijin("cards", "ganymede", "--nothing", "--lang", "ja").stderr


def test_a_game_that_has_spoken_goes_into_another_process() -> None:
    game = library.new("ganymede").setup.game
    assert game.speech("ja").seat("red") == "赤軍"
    assert pickle.loads(pickle.dumps(game)).speech("ja").seat("red") == "赤軍"


# -- at the table -----------------------------------------------------------------------------------------------------


def test_a_turn_of_ganymede_is_played_in_japanese(play: Play) -> None:
    shown = in_japanese(play, middle_of_a_battle(), "r", "fly", "flip", "draw", "?", "h", "l").replace("\n", "")
    for said in (
        "カードを引きますか、止めますか？",
        "山札の一番上のカードを戦列に加えます。",
        "'fly'という行動はありません。",
        "今は'flip'を選べません。2と4を公開するか伏せるかは、引いたときにしか決められません。そのまま続けてください（R8）。",
        "赤軍は",
        "見えているカード",
        "選択肢の番号か",
        "できるだけ21に近づけます。",
    ):
        assert said in shown


def test_the_end_is_told_in_japanese(play: Play) -> None:
    shown = in_japanese(play, middle_of_a_battle(), "resign", "はい")
    assert "緑軍の勝ち" in shown
    assert "相手が投了しました、全1ラウンド" in shown


def test_what_is_typed_is_the_same_in_every_language(play: Play) -> None:
    english, japanese = middle_of_a_battle(), middle_of_a_battle()
    play(english, "stand")
    in_japanese(play, japanese, "stand")
    assert english == japanese


def test_a_game_without_japanese_words_is_told_in_english(play: Play) -> None:
    state = record.start(HIGH_CARD, None, 1, {})
    shown = in_japanese(play, state, "1", "1", "1", "r")
    assert "Ann plays Card" in shown
    assert "Which card do you play?" in shown
    assert "? 説明" in shown
    assert "Tricks: tricks won." not in shown
    for key in ("news-", "ask-", "choice-", "terminal-", "zone-", "counter-", "seat-"):
        assert key not in shown


@pytest.mark.parametrize("width", [40, 60, 80, 120])
@pytest.mark.parametrize("size", list(Size))
def test_every_line_of_a_full_table_fits_in_japanese(width: int, size: Size) -> None:
    with language.speaking("ja"):
        table = table_for("ganymede", Art(Console(width=width)))
        for seat in (0, 1, 2, None):
            shown = table.board(seen_by(full_table(), seat), width, size).plain
            assert max(map(cell_len, shown.splitlines())) <= width
            assert "…" not in shown


@pytest.mark.parametrize(("columns", "height"), [(40, 24), (80, 24), (120, 40)])
@pytest.mark.parametrize("mode", ["battle", "coop", "trio"])
def test_every_decision_of_a_game_fits_in_japanese(mode: str, columns: int, height: int) -> None:
    rng = Rng(7)
    state = library.new("ganymede", seed=3, mode=mode, feed="full")
    assert state.record is not None
    with language.speaking("ja"):
        while state.deciders and len(state.record.actions) < 40:
            seat = state.deciders[0]
            legal = state.legal(seat)
            paper = StringIO()
            screen = Screen(Console(file=paper, width=columns, height=height, highlight=False), script=())
            screen.interactive = True
            desk = Desk(screen, state.setup)
            choices = [(state.text(action), language.explained(state, seat, action)) for action in legal]
            desk.decision(seen_by(state, seat), choices, state.record.feed(seat), 2)
            lines = paper.getvalue().split("\n")
            assert len(lines) <= height
            assert max(map(cell_len, lines)) <= columns
            state.apply(legal[rng.below(len(legal))], seat)
