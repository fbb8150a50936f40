"""Checking a record by the command."""

from __future__ import annotations

import subprocess
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path

import pytest

import meijin as library
from meijin.kernel.fairness import GAME, Draw, Part, commitment
from meijin.kernel.generator import Rng
from meijin.kernel.record import begin

Meijin = Callable[..., subprocess.CompletedProcess[str]]
SEED = "a7" * 32
HASH = sha256(bytes.fromhex(SEED)).hexdigest()


@pytest.fixture
def game(tmp_path: Path) -> Path:
    """The record of a whole game as a table offers it."""
    state = library.new("go_out", seed=SEED)
    rng = Rng(1)
    while state.deciders:
        seat = state.deciders[0]
        legal = state.legal(seat)
        state.apply(legal[rng.below(len(legal))], seat)
    assert state.record is not None
    state.record.commitment = HASH
    state.record.save(tmp_path / "game.meijin")
    return tmp_path / "game.meijin"


def test_a_right_record(meijin: Meijin, game: Path) -> None:
    shown = meijin("verify", "game.meijin", "--commitment", HASH)
    assert (shown.returncode, shown.stderr) == (0, "")
    assert shown.stdout.count("  ok ") == 3
    assert "go_out" in shown.stdout
    assert HASH in shown.stdout
    assert "compare it" not in shown.stdout


def test_what_each_gave_to_the_shuffles_is_said(meijin: Meijin, tmp_path: Path) -> None:
    numbers = ["01" * 32, "02" * 32]
    parts = (Part("red", commitment(numbers[0]), numbers[0]), Part("blue", commitment(numbers[1])))
    saved(tmp_path / "table.meijin", *parts)
    shown = meijin("verify", "table.meijin", "--commitment", HASH)
    assert (shown.returncode, shown.stdout.count("  ok ")) == (0, 4)
    assert "the server's secret is the one that was promised by a hash" in shown.stdout
    assert "neither the server nor a player chose it" in shown.stdout
    assert "Red gave a number, and had committed to it before any was revealed" in shown.stdout
    assert "Blue did not reveal the number committed to: the commitment stands in for it" in shown.stdout
    lines = [line for line in (tmp_path / "table.meijin").read_text().splitlines() if "actions" not in line]
    forged = [line.replace(numbers[0], numbers[1]) for line in lines if not line.startswith("end: ")]
    (tmp_path / "forged.meijin").write_text("\n".join(forged))
    shown = meijin("verify", "forged.meijin")
    assert (shown.returncode, shown.stdout.count("FAILED")) == (1, 1)
    assert "red's number does not fit the commitment that was shown before it" in shown.stdout
    assert "red gave a number" not in shown.stdout


def saved(file: Path, *parts: Part) -> None:
    """The record of a game that has just been dealt with what these seats gave."""
    draw = Draw(GAME, HASH, SEED, parts)
    state = begin(library.new("go_out", players=2).setup, draw.seed, commitment=HASH, wide=True, draw=draw)
    assert state.record is not None
    state.record.save(file)


def test_where_nobody_gave_a_number_it_is_said_who_could_choose(meijin: Meijin, tmp_path: Path) -> None:
    saved(tmp_path / "table.meijin", Part("red"), Part("blue"))
    shown = meijin("verify", "table.meijin", "--commitment", HASH)
    assert (shown.returncode, shown.stdout.count("  ok "), shown.stdout.count("FAILED")) == (0, 3, 0)
    assert "  -       nobody gave a number: whoever made the server's secret could have chosen" in shown.stdout
    assert "neither the server" not in shown.stdout


def test_where_no_number_was_revealed_it_is_said_how_far_commitments_bind(meijin: Meijin, tmp_path: Path) -> None:
    saved(tmp_path / "table.meijin", Part("red", commitment("01" * 32)), Part("blue"))
    shown = meijin("verify", "table.meijin", "--commitment", HASH)
    assert (shown.returncode, shown.stdout.count("  ok ")) == (0, 4)
    assert "the seed is made of that secret and of commitments, for no number was revealed" in shown.stdout
    assert "the server could at most have left numbers out" in shown.stdout
    assert "the players' numbers" not in shown.stdout


def test_a_wide_game_is_played_on_in_the_terminal_and_checked(meijin: Meijin, tmp_path: Path) -> None:
    setup = library.new("go_out").setup
    begun = begin(setup, bytes.fromhex(SEED), commitment=HASH, wide=True)
    assert begun.record is not None
    begun.record.save(tmp_path / "table.meijin")
    bots = [word for _ in range(setup.players) for word in ("--seat", "bot:greedy")]
    played = meijin("play", "--resume", "table.meijin", *bots)
    assert (played.returncode, "The game is over" in played.stdout) == (0, True)
    assert "\nchance: wide\n" in (tmp_path / "table.meijin").read_text()
    shown = meijin("verify", "table.meijin", "--commitment", HASH)
    assert (shown.returncode, shown.stdout.count("  ok ")) == (0, 3)
    assert meijin("replay", "table.meijin").returncode == 0


def test_the_hash_in_the_record_alone_is_no_proof(meijin: Meijin, game: Path) -> None:
    shown = meijin("verify", "game.meijin")
    assert shown.returncode == 0
    assert "compare it with the one shown before the game" in shown.stdout


def test_another_seed_than_was_promised(meijin: Meijin, game: Path) -> None:
    shown = meijin("verify", "game.meijin", "--commitment", "0" * 64)
    assert shown.returncode == 1
    assert "FAILED  the seed is not the one" in shown.stdout
    assert f"was promised, but the hash of the seed is {HASH}" in shown.stdout


def test_numbers_with_another_secret_than_was_promised_vouch_for_nothing(meijin: Meijin, tmp_path: Path) -> None:
    saved(tmp_path / "table.meijin", Part("red", commitment("01" * 32), "01" * 32), Part("blue"))
    shown = meijin("verify", "table.meijin", "--commitment", "0" * 64)
    assert (shown.returncode, shown.stdout.count("FAILED"), shown.stdout.count("  ok ")) == (1, 2, 2)
    assert "FAILED  the server's secret is not the one that was promised by a hash" in shown.stdout
    assert (
        "FAILED  the seed is not made of the secret that was promised: whoever knew the numbers could" in shown.stdout
    )
    assert "neither the server" not in shown.stdout


@pytest.mark.parametrize(
    ("game", "words", "end"),
    [
        (
            "ganymede",
            "resign",
            "ganymede, 1 action; it is over: Green wins, the other side has resigned (red 0, green 1)",
        ),
        ("cat_battles", "resign", "cat_battles, 1 action; it is over: North wins, South has resigned in turn 1 ("),
        ("crossover", "resign", "crossover, 1 action; it is over: Blue wins, Red has resigned"),
        ("go_out", "", "go_out, 0 actions; it is not over"),
    ],
)
def test_how_a_game_ended_is_said_in_plain_words(
    meijin: Meijin, tmp_path: Path, game: str, words: str, end: str
) -> None:
    state = library.new(game, seed=SEED)
    if words:
        state.apply(words, 0)
    assert state.record is not None
    state.record.save(tmp_path / "game.meijin")
    assert end in meijin("verify", "game.meijin").stdout


def test_a_changed_record(meijin: Meijin, game: Path) -> None:
    text = game.read_text()
    game.write_text(text.replace("\n3 ", "\n3  ", 1))
    shown = meijin("verify", "game.meijin")
    assert shown.returncode == 1
    assert "FAILED  the record was changed or cut off" in shown.stdout
    assert "  -       the seed was not compared: there is no telling what was played" in shown.stdout
    assert "  -       how the seed was made was not looked at" in shown.stdout


MISTAKES = {
    "no such file": (["nothing.meijin"], "nothing.meijin"),
    "no record": (["notes.txt"], "notes.txt: line 1: this is no Meijin record"),
    "no hash": (["game.meijin", "--commitment", "abc"], "--commitment cannot be 'abc'; it has 64 hexadecimal digits"),
}


@pytest.mark.parametrize("name", MISTAKES)
def test_what_cannot_be_read_is_explained(meijin: Meijin, game: Path, name: str) -> None:
    (game.parent / "notes.txt").write_text("dear diary\n")
    words, explanation = MISTAKES[name]
    refused = meijin("verify", *words)
    assert (refused.returncode, refused.stdout) == (2, "")
    assert explanation in refused.stderr


@pytest.mark.parametrize("name", ["/", "."])
def test_what_is_no_file_is_named_in_plain_words(meijin: Meijin, name: str) -> None:
    shown = meijin("verify", name)
    assert (shown.returncode, shown.stderr) == (2, f"meijin: {name!r} is no name of a file\n")
