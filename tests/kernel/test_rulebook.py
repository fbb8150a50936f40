"""Every rule has a test, every marker names a rule, and the coverage tables are up to date."""

from __future__ import annotations

from pathlib import Path

import pytest

from meijin.kernel.errors import MeijinError
from meijin.kernel.registry import names
from meijin.kernel.rulebook import Coverage, coverage_file, main, read_coverage, read_rules, read_tests

ROOT = Path(__file__).parents[2]
# The games whose rulebook and tests are kept here, those in src/meijin/games; and tournaments.
GAMES = sorted(folder.name for folder in (ROOT / "tests" / "games").iterdir() if folder.name in names())
OURS = [*GAMES, "meijin.tournament"]


@pytest.mark.parametrize("game", OURS)
def test_every_rule_has_a_test(game: str) -> None:
    assert read_coverage(game, ROOT).untested == []


@pytest.mark.parametrize("game", OURS)
def test_every_marker_names_a_rule(game: str) -> None:
    assert read_coverage(game, ROOT).unknown == {}


@pytest.mark.parametrize("game", OURS)
def test_the_coverage_table_is_up_to_date(game: str) -> None:
    kept = coverage_file(game, ROOT).read_text(encoding="utf-8")
    assert kept == read_coverage(game, ROOT).to_markdown(), f"run python -m meijin.kernel.rulebook {game}"


def test_ganymede_is_one_of_them() -> None:
    assert "ganymede" in GAMES
    assert len(read_coverage("ganymede", ROOT).rules) > 100


# -- reading --------------------------------------------------------------------------------------------------


def test_rules_are_read_from_paragraphs_and_list_items() -> None:
    text = (
        "# Rules\n\nAn aim.\n\n- **G1.1** Draw\n  one card.\n- **G1.2** Or not.\n\n**R1** *Why?* So.\n## 2. **G9** no\n"
    )
    assert read_rules(text) == {"G1.1": "Draw one card.", "G1.2": "Or not.", "R1": "*Why?* So."}


def test_two_rules_of_one_id_are_refused() -> None:
    with pytest.raises(MeijinError, match=r"two sentences with the id G1\.1"):
        read_rules("**G1.1** Draw.\n\n**G1.1** Stand.\n")


def test_markers_are_read_from_tests_and_their_parameters(tmp_path: Path) -> None:
    (tmp_path / "test_draw.py").write_text(
        "import pytest\n"
        "raise SystemExit  # tests are read, not run\n"
        '@pytest.mark.rule("G1.1", "R1")\n'
        '@pytest.mark.parametrize("n", [1, pytest.param(2, marks=pytest.mark.rule("G1.2"))])\n'
        "def test_one(n): ...\n"
        '@pytest.mark.rule("G1.1")\n'
        "def test_two(): ...\n"
        '@pytest.mark.rule("G1.3")\n'
        "def helper(): ...\n",
        encoding="utf-8",
    )
    (tmp_path / "table.py").write_text('@pytest.mark.rule("G1.4")\ndef test_no(): ...\n', encoding="utf-8")
    assert read_tests(tmp_path) == {
        "G1.1": ["test_draw.py::test_one", "test_draw.py::test_two"],
        "R1": ["test_draw.py::test_one"],
        "G1.2": ["test_draw.py::test_one"],
    }


def test_a_marker_that_is_not_written_out_is_refused(tmp_path: Path) -> None:
    (tmp_path / "test_draw.py").write_text("@pytest.mark.rule(ID)\ndef test_one(): ...\n", encoding="utf-8")
    with pytest.raises(MeijinError, match=r"test_draw\.py, line 1: a rule id is written out"):
        read_tests(tmp_path)


def test_coverage_says_what_is_missing_and_what_is_unknown() -> None:
    coverage = Coverage("chess", {"G1": "Move | stay.", "G2": "Mate."}, {"G1": ["a::b"], "G3": ["a::c"]})
    assert coverage.untested == ["G2"]
    assert coverage.unknown == {"G3": ["a::c"]}
    assert "1 of 2 rules" in coverage.to_markdown()
    assert coverage.to_markdown().splitlines()[-2:] == [
        "| G1 | Move \\| stay. | `a::b` |",
        "| G2 | Mate. | none |",
    ]


# -- the command ----------------------------------------------------------------------------------------------


def test_the_command_writes_the_table_and_names_what_is_missing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    tests = tmp_path / "tests" / "games" / "ganymede"
    tests.mkdir(parents=True)
    (tests / "test_x.py").write_text('@pytest.mark.rule("G0.0")\ndef test_x(): ...\n', encoding="utf-8")
    assert main(["ganymede"], tmp_path) == 1
    assert "| G4.3.2 |" in coverage_file("ganymede", tmp_path).read_text(encoding="utf-8")
    said = capsys.readouterr().err
    assert "G4.3.2 has no test" in said
    assert "G0.0 is no rule, but test_x.py::test_x name it" in said


def test_the_command_knows_no_other_games(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["chess"], tmp_path) == 2
    assert "there is no game 'chess'" in capsys.readouterr().err
