"""How fast cards of Crossover Battles are read and checked: ``python benchmarks/crossover_cards.py``.

The pool is read in fresh processes, since everybody who plays waits for it once. The 10,000 cards are made of the
examples of the reference, so that every term of the effect language is among them, in ever other combinations.
"""

from __future__ import annotations

import subprocess
import sys
from statistics import median
from time import process_time
from typing import Any, Final

from meijin.games.crossover.authoring.reference import ART, FIGHTER, GROUPS, MISSION
from meijin.games.crossover.authoring.verdict import check_cards
from meijin.games.crossover.cards import built_in
from meijin.kernel.catalogue import parse_toml

CARDS: Final = 10_000
ROUNDS: Final = 5
COLD: Final = """
from time import process_time
from meijin.games.crossover.reading import reader
from meijin.games.crossover.reading.pool_reader import PoolReader
from meijin.kernel.catalogue import read_toml
reader.SCHEMAS.clear()  # the game has read the pool as it was imported
start = process_time()
PoolReader(read_toml("meijin.games.crossover", "cards.toml"), "cards.toml").pool()
print(process_time() - start)
"""


def generated(count: int) -> list[dict[str, Any]]:
    """Cards with one to three abilities each."""
    abilities: dict[str, list[Any]] = {FIGHTER: [], ART: [], MISSION: []}
    for terms, make in GROUPS.values():
        for key, shown in terms.items():
            example = make(key, shown)
            abilities[example.body].append(parse_toml(f"ability = {example.ability}", "example")["ability"])
    bodies: dict[str, dict[str, Any]] = {body: parse_toml(body, "example") for body in abilities}
    cards: list[dict[str, Any]] = []
    for number in range(count):
        body = (FIGHTER, FIGHTER, ART, MISSION)[number % 4]
        known = abilities[body]
        several = 1 if body in (ART, MISSION) else 1 + number % 3
        chosen = [known[(number * 7 + step * (1 + number % 11)) % len(known)] for step in range(several)]
        common: dict[str, Any] = {
            "id": f"g-{number}",
            "number": f"G-{number}",
            "name": f"Generated {number}",
            "set": "naruto-10",
        }
        common |= {"source": "house", "source_effect": "house", "symbols": ["fire"]}
        cards.append(common | bodies[body] | {"abilities": chosen})
    return cards


def cold() -> float:
    """CPU seconds in which a fresh process reads and checks the pool, TOML included."""
    return float(subprocess.run([sys.executable, "-c", COLD], check=True, capture_output=True, text=True).stdout)


def main() -> None:
    print(f"pool, cold: {1000 * median(cold() for _ in range(ROUNDS)):.0f} ms (to be below 100)")
    base, cards = parse_toml(built_in(), "cards.toml"), generated(CARDS)
    times: list[float] = []
    for _ in range(ROUNDS):
        start = process_time()
        report = check_cards({"cards": cards}, base, "generated")
        times.append(process_time() - start)
        assert len(report.cards) == CARDS, report.problems[:3]
    print(f"{CARDS:,} generated cards: {median(times):.2f} s (to be below 5)")


if __name__ == "__main__":
    main()
