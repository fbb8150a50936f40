"""How fast Swiss rounds are paired: ``python -m benchmarks.pairing``, and with ``--write`` into pairing.md.

Whole events are simulated: players of different strength, some draws, some who drop. The yardstick is what any pairing
must do at the least: the keys of all players and sorting by them, measured beside each round. Times are CPU times.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from time import process_time
from typing import Final

from meijin.tournament.pairing.order import pairing_keys, seeded_order
from meijin.tournament.pairing.swiss import Contender, SwissField, SwissPairing, pair

INTRODUCTION: Final = """# Pairing

Written by `python -m benchmarks.pairing --write`. CPU time for one round, over all rounds of some events; `ratio` is
the median of how many times as long it takes as the keys and the order of its players alone.
"""


class Event:
    """An event that is played by strength and luck."""

    def __init__(self, players: int, seed: int, draw_rate: float, drop_rate: float) -> None:
        self.luck = random.Random(seed)
        self.seed = f"bench-{seed}"
        self.draw_rate, self.drop_rate = draw_rate, drop_rate
        self.strength = {f"P{number:05}": self.luck.gauss(0, 1) for number in range(players)}
        self.points = dict.fromkeys(self.strength, 0)
        self.byes = dict.fromkeys(self.strength, 0)
        self.meetings: dict[frozenset[str], tuple[int, ...]] = {}
        self.active = list(self.strength)

    def field(self, round_no: int) -> SwissField:
        contenders = tuple(Contender(player, self.points[player], self.byes[player]) for player in self.active)
        return SwissField(self.seed, round_no, 0, contenders, dict(self.meetings))

    def play(self, round_no: int, pairing: SwissPairing) -> None:
        if pairing.bye is not None:
            self.points[pairing.bye] += 3
            self.byes[pairing.bye] += 1
        for one, other in pairing.pairs:
            both = frozenset((one, other))
            self.meetings[both] = (*self.meetings.get(both, ()), round_no)
            if self.luck.random() < self.draw_rate:
                self.points[one] += 1
                self.points[other] += 1
            else:
                ahead = self.strength[one] - self.strength[other] + self.luck.gauss(0, 1) > 0
                self.points[one if ahead else other] += 3
        self.active = [player for player in self.active if self.luck.random() >= self.drop_rate]


def measured(players: int, rounds: int, seeds: range) -> Iterator[tuple[float, float]]:
    """For every round of some events the seconds for the pairing, and for keys and order alone."""
    for seed in seeds:
        event = Event(players, seed, draw_rate=(0.0, 0.03, 0.1)[seed % 3], drop_rate=(0.0, 0.02, 0.05)[seed // 3 % 3])
        for round_no in range(1, rounds + 1):
            field = event.field(round_no)
            start = process_time()
            seeded_order(field.contenders, pairing_keys(field))
            between = process_time()
            pairing = pair(field)
            yield process_time() - between, between - start
            event.play(round_no, pairing)


def row(players: int, rounds: int, events: int) -> str:
    times = list(measured(players, rounds, range(events)))
    seconds = sorted(pairing for pairing, _ in times)
    ratio = median(pairing / yardstick for pairing, yardstick in times)
    percentile = seconds[min(len(seconds) - 1, len(seconds) * 95 // 100)]
    return (
        f"| {players:,} | {rounds} | {events} | {1000 * median(seconds):.1f} | {1000 * percentile:.1f} "
        f"| {1000 * seconds[-1]:.1f} | {ratio:.1f} |"
    )


def main() -> None:
    lines = [
        "| players | rounds | events | median ms | 95th percentile ms | worst ms | ratio |",
        "| ---: | ---: | ---: | ---: | ---: | ---: | ---: |",
    ]
    for players, rounds, events in ((8, 3, 200), (64, 6, 100), (512, 9, 40), (10_000, 14, 2)):
        lines.append(row(players, rounds, events))
        print(lines[-1], flush=True)
    if "--write" in sys.argv[1:]:
        Path(__file__).with_suffix(".md").write_text("\n".join([INTRODUCTION, *lines, ""]), encoding="utf-8")


if __name__ == "__main__":
    main()
