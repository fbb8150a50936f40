"""``make soak``: volume for as long as it is let. It can be stopped at any time, and goes on where it stopped."""

from __future__ import annotations

import argparse
import subprocess
import sys
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from datetime import timedelta
from importlib.metadata import version
from time import monotonic

from tests.installed import INSTALLED
from tests.soak.blocks import PROOFS, ROOT, run_block
from tests.soak.ledger import PAGE, Block, load, save

FAULTS = ROOT / ".meijin" / "soak"  # each fault whole, with the record that shows it


def main(arguments: list[str]) -> int:
    """Soak; 1 if a fault was found."""
    parser = argparse.ArgumentParser(prog="make soak", description=__doc__)
    parser.add_argument("parts", metavar="PART", nargs="*", help=f"a game, or {PROOFS}; all if none is given")
    parser.add_argument("--minutes", metavar="N", type=float, default=60, help="how long blocks are begun (60)")
    parser.add_argument("--jobs", metavar="N", type=int, default=1, help="how many blocks run side by side (1)")
    args = parser.parse_args(arguments)
    known = [*INSTALLED, PROOFS]
    unknown = [part for part in args.parts if part not in known]
    if unknown:
        parser.error(f"there is no part {unknown[0]!r}; there are: {', '.join(known)}")
    if args.minutes <= 0 or args.jobs < 1:
        parser.error("--minutes must be more than 0, and --jobs at least 1")
    return Soak(args.parts or known, args.minutes * 60, args.jobs).run()


class Soak:
    """One run."""

    def __init__(self, parts: list[str], seconds: float, jobs: int) -> None:
        self.parts = parts
        self.until = monotonic() + seconds
        self.jobs = jobs
        self.version = this_version()
        self.ledger = load()
        self.busy: dict[Future[Block], str] = {}  # the part of each block that is under way
        self.faults = 0

    def run(self) -> int:
        """Begin blocks until the time is up; Ctrl-C leaves those that are under way uncounted."""
        print(f"soaking {self.version}: {', '.join(self.parts)}", flush=True)
        with ThreadPoolExecutor(self.jobs) as pool:
            try:
                while self.begin(pool) or self.busy:
                    done, _ = wait(self.busy, return_when=FIRST_COMPLETED)
                    for future in done:
                        del self.busy[future]
                        self.take(future.result())
            except KeyboardInterrupt:
                print("stopped; what is done is kept", flush=True)
        print(f"{PAGE.relative_to(ROOT)} tells what was covered; {self.faults} faults in this run", flush=True)
        return 1 if self.faults else 0

    def begin(self, pool: ThreadPoolExecutor) -> bool:
        """Give every free place a block of the part that has had the least time; False if none was begun.

        A part has one block under way at most, so that no seed before the last one is left out.
        """
        begun = False
        while len(self.busy) < self.jobs and monotonic() < self.until:
            free = [part for part in self.parts if part not in self.busy.values()]
            if not free:
                break
            part = min(free, key=lambda each: self.ledger.seconds(self.version, each))
            self.busy[pool.submit(run_block, part, self.ledger.next(part))] = part
            begun = True
        return begun

    def take(self, block: Block) -> None:
        """Count a block and tell of it."""
        self.ledger = load()
        self.ledger.add(self.version, block)
        save(self.ledger)
        for place, fault in enumerate(block.faults):
            FAULTS.mkdir(parents=True, exist_ok=True)
            (FAULTS / f"{block.part}-{block.first}-{place}.txt").write_text(f"{self.version}\n{fault}\n")
        self.faults += len(block.faults)
        covered = ", ".join(f"{count:,} {what}" for what, count in block.covered.items())
        left = timedelta(seconds=max(0, round(self.until - monotonic())))
        verdict = "ok" if not block.faults else f"{len(block.faults)} FAULTS, see {FAULTS.relative_to(ROOT)}"
        print(
            f"{block.part} {block.first}-{block.last}: {verdict}; {covered}; {block.seconds:.0f} s; {left} left",
            flush=True,
        )


def this_version() -> str:
    """The version and the commit that its sources were taken from; a plus if they were changed since."""
    commit = _git("log", "-1", "--format=%h", "--abbrev=7", "--", "src")
    changed = "+" if _git("status", "--porcelain", "--", "src") else ""
    return f"{version('meijin')} {commit}{changed}".strip()


def _git(*words: str) -> str:
    return subprocess.run(["git", "-C", str(ROOT), *words], capture_output=True, text=True, check=False).stdout.strip()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
