"""How long whole events take, without anybody playing: ``python -m benchmarks.simulation``.

Results are drawn from strengths; everything else is real: commands, log, pairings, standings. The file is written and
checked, too. Times are CPU times; each size runs in a process of its own, so that its memory is its own.
"""

from __future__ import annotations

import resource
import subprocess
import sys
from time import process_time

from meijin.tournament.audit import audit
from meijin.tournament.files import from_json, to_json
from meijin.tournament.simulate import simulate_by_strength

SIZES = (64, 512, 10_000)


def measure(players: int) -> None:
    begun = process_time()
    event = simulate_by_strength("crossover", players, seed=f"simulation {players}")
    simulated = process_time()
    file = to_json(event, private=True)
    written = process_time()
    assert audit(from_json(file)).clean
    checked = process_time()
    memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    print(
        f"{players:>6} players, {len(event.event.rounds):>2} rounds, {len(event.log):>6} entries: "
        f"simulated {simulated - begun:6.2f} s, written {written - simulated:5.2f} s ({len(file) / 1e6:5.1f} MB), "
        f"checked {checked - written:6.2f} s, {memory:4.0f} MB"
    )


if __name__ == "__main__":
    if len(sys.argv) > 1:
        measure(int(sys.argv[1]))
    else:
        for size in SIZES:
            subprocess.run([sys.executable, "-m", "benchmarks.simulation", str(size)], check=True)
