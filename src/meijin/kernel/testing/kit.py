"""All checks by name, and the one call that runs them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from time import process_time
from typing import Final

from meijin.kernel.blame import is_own, place_of
from meijin.kernel.game import Game
from meijin.kernel.setup import Setup
from meijin.kernel.testing import (
    copies,
    hints,
    language,
    leaks,
    moves,
    overtime,
    pages,
    pointers,
    rules,
    samples,
    takebacks,
)
from meijin.kernel.testing.play import ConformanceError, Variant, variants

# A check looks at the random games of some seeds and raises a ConformanceError at the first fault; it says how many
# decisions it has looked at.
Check = Callable[[Setup, Iterable[int]], int]
# Called with the check's name, the variant in words, how many random games are done, and how many there are in all.
Progress = Callable[[str, str, int, int], None]

CHECKS: Final[dict[str, Check]] = {
    "ends": rules.ends,
    "legal": rules.legal,
    "refusals": rules.refusals,
    "copies": copies.copies,
    "notation": language.notation,
    "records": language.records,
    "samples": samples.samples,
    "secrets": leaks.secrets,
    "scenarios": language.scenarios,
    "events": language.events,
    "words": language.words,
    "moves": moves.moves,
    "touches": pointers.touches,
    "undo": takebacks.undo,
    "time": overtime.time,
    "hints": hints.hints,
    "pages": pages.pages,
}


@dataclass(frozen=True)
class Finding:
    """What one check has found for one variant of a game."""

    check: str
    variant: str
    passed: bool
    detail: str  # empty, or what is wrong and the record that shows it
    seconds: float  # of processor time
    decisions: int = 0  # how many were looked at, if nothing is wrong

    def __str__(self) -> str:
        head = f"{'ok  ' if self.passed else 'FAIL'} {self.check:10} {self.variant} ({self.seconds:.1f} s)"
        return head if self.passed else f"{head}\n{self.detail}"


def check(game: Game, games: int = 20, seed: int = 0, on_progress: Progress | None = None) -> Iterator[Finding]:
    """Run every check over every variant of a game, each on so many random games from this seed on."""
    settings = variants(game)
    total = len(settings) * len(CHECKS) * games
    done = 0
    for variant in settings:
        for name in CHECKS:
            yield run_check(
                name, variant, _counted(range(seed, seed + games), name, str(variant), done, total, on_progress)
            )
            done += games


def run_check(name: str, variant: Variant, seeds: Iterable[int]) -> Finding:
    """Run one check over one variant, on the random games of these seeds."""
    begun = process_time()
    detail, decisions = "", 0
    try:
        decisions = CHECKS[name](variant.setup, seeds)
    except ConformanceError as error:
        kind = type(variant.setup.game)
        detail = str(error) if is_own(kind) else f"{place_of(kind)}: {error}"
    return Finding(name, str(variant), not detail, detail, process_time() - begun, decisions)


def _counted(
    seeds: range, name: str, variant: str, done: int, total: int, on_progress: Progress | None
) -> Iterator[int]:
    for count, seed in enumerate(seeds):
        if on_progress is not None:
            on_progress(name, variant, done + count, total)
        yield seed
