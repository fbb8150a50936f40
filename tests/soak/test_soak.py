"""A soak adds up what it has covered, forgets nothing, and begins where it stopped."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from meijin.kernel.testing import CHECKS
from tests.soak.blocks import PROOFS, ROOT, kit_block, read_report, run_block
from tests.soak.ledger import FILE, PAGE, Block, Ledger, load, save, told


def test_seeds_go_on_where_any_version_has_stopped() -> None:
    ledger = Ledger([])
    assert ledger.next("go_out") == 0
    ledger.add("1", Block("go_out", 0, 0, 2.0, {"games": 3}, []))
    ledger.add("1", Block("go_out", 1, 1, 2.5, {"games": 3}, []))
    ledger.add("2", Block("go_out", 2, 2, 1.0, {"games": 3}, []))
    assert (ledger.next("go_out"), ledger.next("ganymede")) == (3, 0)
    assert (ledger.seconds("1", "go_out"), ledger.seconds("2", "go_out")) == (4.5, 1.0)


def test_the_page_adds_up_all_versions_and_names_every_fault(tmp_path: Path) -> None:
    ledger = Ledger([])
    ledger.add("1", Block("proofs", 0, 0, 60.0, {"kills": 1200}, ["round 0: a move is lost\nits record"]))
    ledger.add("2", Block("proofs", 1, 1, 30.0, {"kills": 34}, []))
    save(ledger, tmp_path / "ledger.json", tmp_path / "soak.md")
    page = (tmp_path / "soak.md").read_text()
    assert "| proofs | 0 to 1 | 1,234 kills | 1.5 | 1 |" in page.split("## 2")[0]
    assert "- **proofs** round 0: a move is lost" in page.split("## 1")[1]
    assert "its record" not in page
    assert load(tmp_path / "ledger.json") == ledger


def test_the_page_of_this_checkout_is_made_from_its_ledger() -> None:
    assert PAGE.read_text() == told(load(FILE))


def test_a_block_plays_every_check_of_a_game_and_counts_its_decisions() -> None:
    block = kit_block("ganymede", 3, enough=0.001)
    assert (block.first, block.last, block.faults) == (3, 3, [])
    assert block.covered["games"] == 3 * len(CHECKS)  # it has three variants
    assert block.covered["decisions"] > block.covered["games"]


def test_a_report_says_what_was_covered_and_what_has_failed() -> None:
    report = """<testsuites><testsuite>
        <testcase classname="tests.a" name="one">
            <properties><property name="covered kills" value="3"/></properties></testcase>
        <testcase classname="tests.a" name="two">
            <properties><property name="covered kills" value="4"/></properties>
            <failure message="lost">where</failure></testcase></testsuite></testsuites>"""
    block = read_report(report, 7, 12.0)
    assert block.covered == {"tests": 2, "kills": 7}
    assert block.faults == ["round 7, tests.a.two: lost\nwhere"]


def test_rounds_have_numbers_and_are_counted(rounds: range, covered: Callable[..., None]) -> None:
    covered(sum=sum(rounds), length=len(rounds))


def test_the_proofs_are_played_with_the_rounds_of_a_block() -> None:
    block = run_block(PROOFS, 5, "tests/soak")
    assert (block.first, block.last, block.faults) == (5, 5, [])
    assert block.covered == {"tests": 1, "sum": 5, "length": 1}


def test_an_unknown_part_is_refused_with_those_there_are() -> None:
    asked = [sys.executable, "-m", "tests.soak", "chess"]
    answer = subprocess.run(asked, cwd=ROOT, capture_output=True, text=True, check=False)
    assert answer.returncode == 2
    assert "there is no part 'chess'; there are: cat_battles, crossover" in answer.stderr
