"""The pieces of work of a soak: some seeds of a game through the whole kit, or one round of the server's proofs.

``python -m tests.soak.blocks GAME SEED`` plays the former and writes what came of it as JSON. Each block is a process
of its own, so that nothing one leaves behind touches the next, and so that it can be broken off at any time.
"""

from __future__ import annotations

import resource
import subprocess
import sys
import tempfile
from collections import Counter
from pathlib import Path
from typing import Final
from xml.etree import ElementTree

import msgspec

from meijin.kernel.registry import find
from meijin.kernel.testing import CHECKS, Finding, run_check, variants
from tests.soak.ledger import Block

PROOFS: Final = "proofs"
WHERE: Final = "tests/server"  # they are
ROOT: Final = Path(__file__).parents[2]
ENOUGH: Final = 20.0  # seconds of processor time: a process is begun for little, and little is lost with one


def kit_block(game: str, first: int, enough: float = ENOUGH) -> Block:
    """Every check of the kit in every variant of a game, on the random games of one seed after the other."""
    settings = variants(find(game))
    findings: list[Finding] = []
    faults: list[str] = []
    seed = first
    while sum(finding.seconds for finding in findings) < enough:
        found = [run_check(name, variant, [seed]) for variant in settings for name in CHECKS]
        faults += [f"seed {seed}, {each.check}, {each.variant}: {each.detail}" for each in found if not each.passed]
        findings += found
        seed += 1
    return Block(
        game,
        first,
        seed - 1,
        sum(finding.seconds for finding in findings),
        {"games": len(findings), "decisions": sum(finding.decisions for finding in findings)},
        faults,
    )


def command(part: str, number: int, report: Path, tests: str = WHERE) -> list[str]:
    """What to run for a block."""
    if part != PROOFS:
        return [sys.executable, "-m", "tests.soak.blocks", part, str(number)]
    pytest = [sys.executable, "-m", "pytest", tests, "-q", "-p", "no:cacheprovider"]
    # Only the older form of the report has a place for what a test says of itself.
    return [*pytest, "--rounds", f"{number}:{number + 1}", "--junitxml", str(report), "-o", "junit_family=xunit1"]


def run_block(part: str, number: int, tests: str = WHERE) -> Block:
    """Run a block in a process of its own, and read what came of it."""
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder) / "report.xml"
        before = _children()
        done = subprocess.run(
            command(part, number, report, tests), cwd=ROOT, capture_output=True, text=True, check=False
        )
        seconds = _children() - before
        if part == PROOFS and report.exists():
            return read_report(report.read_text(), number, seconds)
        if part != PROOFS and done.returncode == 0:
            return msgspec.json.decode(done.stdout, type=Block)
        fault = f"ended with code {done.returncode}\n{done.stdout[-4000:]}\n{done.stderr[-4000:]}"
        return Block(part, number, number, seconds, {}, [fault])


def _children() -> float:
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def read_report(text: str, number: int, seconds: float) -> Block:
    """What the proofs have covered and where they failed, from pytest's report in XML."""
    covered: Counter[str] = Counter()
    faults: list[str] = []
    for case in ElementTree.fromstring(text).iter("testcase"):
        covered["tests"] += 1
        for each in case.iter("property"):
            kind, _, what = (each.get("name") or "").partition(" ")
            if kind == "covered":
                covered[what] += int(each.get("value") or 0)
        for wrong in [*case.iter("failure"), *case.iter("error")]:
            faults.append(
                f"round {number}, {case.get('classname')}.{case.get('name')}: {wrong.get('message')}\n{wrong.text}"
            )
    return Block(PROOFS, number, number, seconds, dict(covered), faults)


if __name__ == "__main__":
    print(msgspec.json.encode(kit_block(sys.argv[1], int(sys.argv[2]))).decode())
