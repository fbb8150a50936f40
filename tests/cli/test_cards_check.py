"""``meijin cards check``: for authors of cards."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from meijin.games.crossover.authoring.reference import CARD_EXAMPLE

Meijin = Callable[..., subprocess.CompletedProcess[str]]
TEXT = "Ambush. When sent out to battle, you may discard 1 Chakra; if you do, this Ninja gets +2/+0 this turn. (Valid)"


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    file = tmp_path / "mine.toml"
    file.write_text(CARD_EXAMPLE, encoding="utf-8")
    return file


def test_good_cards_are_shown_with_their_text(meijin: Meijin, mine: Path) -> None:
    shown = meijin("cards", "check", str(mine), COLUMNS="200")
    assert (shown.returncode, shown.stderr) == (0, "")
    assert "my-1 Gamakichi" in shown.stdout
    assert TEXT in shown.stdout
    assert "1 good card, 0 problems" in shown.stdout


def test_a_game_that_takes_no_cards_says_so(meijin: Meijin, mine: Path) -> None:
    refused = meijin("cards", "check", str(mine), "--game", "ganymede")
    assert (refused.returncode, refused.stderr) == (2, "meijin: ganymede takes no cards of your own\n")
    assert meijin("cards", "check", str(mine), "--game", "crossover").returncode == 0


def test_the_lists_in_a_file_say_which_game_it_is_for(meijin: Meijin, tmp_path: Path) -> None:
    page = Path("docs/adding-a-card.md").read_text(encoding="utf-8")
    file = tmp_path / "mine.toml"
    file.write_text(page.split("```toml\n")[1].split("```")[0], encoding="utf-8")
    shown = meijin("cards", "check", str(file), COLUMNS="200")
    assert (shown.returncode, shown.stderr) == (0, "")
    assert "midori Midori  character" in shown.stdout
    assert "Midori and two more different persons: [Draw+2]." in shown.stdout
    assert "2 good cards, 0 problems" in shown.stdout
    file.write_text(file.read_text(encoding="utf-8").replace("cost = 3", "cost = 33"), encoding="utf-8")
    wrong = meijin("cards", "check", str(file), COLUMNS="200")
    assert wrong.returncode == 1
    assert f"problem: {file}: character 1 (midori), field 'cost': must be from 0 to 9, not 33" in wrong.stdout
    file.write_text("", encoding="utf-8")
    unsaid = meijin("cards", "check", str(file))
    assert (unsaid.returncode, unsaid.stdout) == (2, "")
    assert "say with --game which game they are for: crossover, ranking_battle" in unsaid.stderr


def test_everything_wrong_is_named_with_what_would_be_right(meijin: Meijin, mine: Path) -> None:
    mine.write_text(CARD_EXAMPLE.replace('"sent_out"', '"sentout"').replace("n = 1", "n = 0"), encoding="utf-8")
    shown = meijin("cards", "check", str(mine), COLUMNS="200")
    assert shown.returncode == 1
    assert "card my-1, field 'abilities[0].on'" in shown.stdout
    assert "did you mean 'sent_out'?" in shown.stdout
    assert (
        "card my-1, field 'abilities[0].cost[0].n': must be a whole number from 1 to 99 or 'x', not 0" in shown.stdout
    )
    assert "0 good cards, 2 problems" in shown.stdout


def test_problems_are_found_by_file_and_line(meijin: Meijin, mine: Path) -> None:
    mine.write_text(CARD_EXAMPLE.replace("turn = 1\n", "turn = -1\n").replace("hand = 0\n", ""), encoding="utf-8")
    shown = meijin("cards", "check", str(mine), COLUMNS="200").stdout
    card = CARD_EXAMPLE.splitlines().index("[[cards]]") + 1
    turn = CARD_EXAMPLE.splitlines().index("turn = 1") + 1
    assert f"problem: {mine}:{turn}: card my-1, field 'turn': must be a whole number from 0 to 99, not -1" in shown
    assert f"problem: {mine}:{card}: card my-1, field 'hand': is missing; type 'ninja' needs it" in shown
    found = json.loads(meijin("cards", "check", str(mine), "--json").stdout)["problems"]
    assert {(each["field"], each["line"]) for each in found} == {("turn", turn), ("hand", card)}


def test_the_second_of_two_cards_with_one_id_is_the_wrong_one(meijin: Meijin, mine: Path) -> None:
    again = CARD_EXAMPLE[CARD_EXAMPLE.index("[[cards]]") :].replace("MY-1", "MY-2")
    mine.write_text(f"{CARD_EXAMPLE}{again}", encoding="utf-8")
    line = len(CARD_EXAMPLE.splitlines()) + 2
    assert f"{mine}:{line}: card my-1, field 'id'" in meijin("cards", "check", str(mine), COLUMNS="200").stdout


def test_a_trait_that_looks_like_one_of_the_game_is_warned_about(meijin: Meijin, mine: Path) -> None:
    mine.write_text(CARD_EXAMPLE.replace('"Animal"', '"Anmal", "Toad"'), encoding="utf-8")
    shown = meijin("cards", "check", str(mine), COLUMNS="200")
    assert shown.returncode == 0
    assert "no card of the game has the trait 'Anmal'; did you mean 'Animal'?" in shown.stdout
    assert "Toad" not in shown.stdout


def test_endless_triggers_are_warned_about(meijin: Meijin, mine: Path) -> None:
    endless = 'abilities = [{ kind = "trigger", on = "reward_won", do = [{ op = "reward", who = "you", n = 1 }] }]\n'
    mine.write_text(CARD_EXAMPLE.partition("abilities")[0] + endless, encoding="utf-8")
    shown = meijin("cards", "check", str(mine), COLUMNS="200")
    assert shown.returncode == 0
    line = CARD_EXAMPLE.splitlines().index("abilities = [") + 1
    assert f"warning: {mine}:{line}: card my-1, field 'abilities[0]': triggers itself" in shown.stdout


def test_scripts_get_json(meijin: Meijin, mine: Path) -> None:
    shown = json.loads(meijin("cards", "check", str(mine), "--json").stdout)
    assert shown == {"cards": [{"card": "my-1", "name": "Gamakichi", "text": TEXT}], "problems": [], "warnings": []}


@pytest.mark.parametrize(
    ("content", "complaint"),
    [
        (b"\xff\xfe\x00", "is no file of cards: it is not even text"),
        (b"[[cards]\n", "is not valid TOML"),
        (b"#" * 8_000_001, "is larger than 8,000,000 bytes: that is no file of cards"),
    ],
    ids=["binary", "broken", "huge"],
)
def test_what_is_no_file_of_cards_is_refused(meijin: Meijin, tmp_path: Path, content: bytes, complaint: str) -> None:
    file = tmp_path / "bad.toml"
    file.write_bytes(content)
    shown = meijin("cards", "check", str(file))
    assert (shown.returncode, shown.stdout) == (2, "")
    assert complaint in shown.stderr
    assert "Traceback" not in shown.stderr


def test_a_file_must_be_named_and_be_there(meijin: Meijin, tmp_path: Path) -> None:
    assert "name the file to check: meijin cards check FILE" in meijin("cards", "check").stderr
    missing = meijin("cards", "check", str(tmp_path / "nothing.toml"))
    assert missing.returncode == 2
    assert "cannot be read: No such file or directory" in missing.stderr


def test_cards_of_games_are_listed_as_before(meijin: Meijin) -> None:
    assert meijin("cards", "ganymede").returncode == 0
