"""What the lab costs beside the games that it plays: ``python -m benchmarks.lab``, and with ``--write`` into lab.md.

Everything is compared within one run. Games are played by the lab and, deal by deal in turns with that, by a loop that
does nothing but play them: the same bots, the same luck, nobody who takes notes. Two processes are compared with one on
the same experiment. Times are CPU times, but for the two processes, where it is the time that a person waits.
"""

from __future__ import annotations

import gc
import os
import pickle
import resource
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter, process_time
from typing import Any, Final

import polars as pl

from meijin.bots.bot import choice_of
from meijin.bots.spoken import load_for
from meijin.core import described
from meijin.kernel import generator
from meijin.kernel.generator import Rng
from meijin.kernel.knowledge import knowledge_of
from meijin.kernel.registry import own
from meijin.lab.experiment import Experiment, Variant, variants
from meijin.lab.folder import Block, Folder
from meijin.lab.games import Played, play_deals
from meijin.lab.misfits import Misfits
from meijin.lab.report.page import report
from meijin.lab.run import run
from meijin.lab.workers import RARELY, Processes

ROUNDS: Final = 3
ROUND: Final = 2.0  # CPU seconds of a round of a game
TURN: Final = 0.1  # of games by themselves, before the lab plays the same
SPEED_GAMES: Final = 1500  # of Ganymede, played by one process and by two
ROWS: Final = 1_000_000  # of a report
INTRODUCTION: Final = """# The lab

Written by `python -m benchmarks.lab --write`, with the {core}.
The machine had {cores} cores and a load of {load} before it began.

A game alone is played by a loop that does nothing else, with the same bots and the same luck, while it tells what
happens as at any table. `noted` is what the lab adds in the process that plays, for rows and uses; `kept` is handing a
block over, its tables and writing them. Both are shares of the games' own CPU time, the median of {rounds} rounds, and
for both together the lowest and highest of them. A busy machine makes times longer and lets figures wander by some
hundredths.
"""


@dataclass
class Round:
    """CPU seconds of some games."""

    games: int = 0
    alone: float = 0.0
    noted: float = 0.0  # with the notes of the lab
    kept: float = 0.0  # and where they are kept

    @property
    def added(self) -> tuple[float, float]:
        """What the lab adds, as shares of the games' own time."""
        return self.noted / self.alone - 1, self.kept / self.alone


def play_alone(experiment: Experiment, variant: Variant, deals: range) -> None:
    """The same games as the lab plays, and nothing else."""
    source, game = experiment.seed.to_bytes(8, "big"), variant.setup.game
    bots = [load_for(name, game) for name in variant.lineups[0]]
    for deal in deals:
        state = game.deal(variant.setup, generator.key(source, deal))
        rng = Rng(generator.key(source + b"bots", deal))
        while state.deciders:
            chosen = []
            for seat in state.deciders:
                legal = state.legal(seat)
                alone = len(legal) == 1
                chosen.append((seat, legal[0] if alone else choice_of(bots[seat], knowledge_of(state, seat), rng)))
            for seat, action in chosen:
                state.events = []
                state.step(seat, action)
                state.events = None


def cpu(play: Callable[[Experiment, Variant, range], object], *what: Any) -> float:
    """Seconds that somebody takes for some games."""
    began = process_time()
    play(*what)
    return process_time() - began


def measured(game: str, bot: str) -> Iterator[Round]:
    """Rounds in which a game is played by itself and by the lab, a tenth of a second each in turns."""
    experiment = Experiment(game, games=1_000_000, bots=(bot,))
    [variant] = variants(experiment)
    deal, size, turn = 0, 1, 0
    for _ in range(ROUNDS):
        found = Round()
        while found.alone < ROUND:
            deals = range(deal, deal + size)
            # In turns, for whoever comes second finds what the game remembers of such positions.
            order = (play_alone, play_deals) if turn % 2 else (play_deals, play_alone)
            seconds = {play: cpu(play, experiment, variant, deals) for play in order}
            found.alone += seconds[play_alone]
            found.noted += seconds[play_deals]
            turn += 1
            found.games += size
            deal += size
            if seconds[play_alone] < TURN:
                size *= 2
        block = Block(0, range(deal, deal + max(1, round(found.games / found.alone))))  # a second of play, as usual
        played = play_deals(experiment, variant, block.deals)
        found.kept = keep(experiment, block, played) * found.alone
        yield found


def keep(experiment: Experiment, block: Block, played: Played) -> float:
    """CPU seconds for a block on its way from one process to the other and into the folder."""
    with TemporaryDirectory() as place:
        folder = Folder(Path(place), experiment, len(block.deals))
        folder.describe()
        began = process_time()
        handed = pickle.loads(pickle.dumps(played))
        folder.keep(block, handed)
        Misfits().note("somebody", handed.rows)
        return process_time() - began


def line(game: str, bot: str) -> str:
    """What is said of a game."""
    rounds = list(measured(game, bot))
    each = 1000 * median(found.alone / found.games for found in rounds)
    noted, kept = (median(found.added[which] for found in rounds) for which in (0, 1))
    both = sorted(sum(found.added) for found in rounds)
    return (
        f"| {game} | {bot} | {sum(found.games for found in rounds):,} | {each:.2f} | {noted:.1%} | {kept:.1%} "
        f"| {median(both):.1%} ({both[0]:.1%} to {both[-1]:.1%}) | {each * (1 + median(both)) / 3.6:.1f} |"
    )


@dataclass
class Speed:
    """What an experiment took, the start of its processes included."""

    clock: float
    workers: float  # CPU seconds of those who play
    keeper: float  # and of the process that keeps what they hand over


def speed(jobs: int) -> Speed:
    """What the same experiment takes with so many processes."""
    experiment = Experiment("ganymede", games=SPEED_GAMES)
    with TemporaryDirectory() as place:
        folder = Folder(Path(place, "rows"), experiment, 60)
        folder.describe()
        began, keeper, workers = perf_counter(), process_time(), cpu_of_children()
        for _ in run(folder, Processes(jobs)):
            pass
        return Speed(perf_counter() - began, cpu_of_children() - workers, process_time() - keeper)


def cpu_of_children() -> float:
    """CPU seconds of all processes that have ended."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def two_against_one() -> str:
    """How much quicker two processes are, in turns. Where others work too, CPU time says what could be."""
    pairs = [(speed(1), speed(2)) for _ in range(3)]
    clock = sorted(one.clock / two.clock for one, two in pairs)
    cpu_time = sorted(2 * one.workers / (two.workers + two.keeper) for one, two in pairs)
    return (
        f"Two processes are {median(clock):.2f} times as fast as one by the clock ({clock[0]:.2f} to {clock[-1]:.2f} "
        f"in three comparisons of {SPEED_GAMES:,} games of Ganymede by expert, with the start of the processes), and "
        f"{median(cpu_time):.2f} times by CPU time, if two processors have nothing else to do."
    )


def long_report(game: str) -> str:
    """What the report of many rows takes, made of few games that are told again and again."""
    experiment = Experiment(game, games=200, bots=("instinct",))
    with TemporaryDirectory() as place:
        folder = Folder(Path(place), experiment, 200)
        folder.describe()
        block = Block(0, range(200))
        folder.keep(block, play_deals(experiment, variants(experiment)[0], block.deals))
        folder.gather()
        few = folder.rows()
        copies = ROWS // len(few) + 1
        again = (few.with_columns(pl.col("deal") + pl.lit(200 * copy, pl.UInt32)) for copy in range(copies))
        pl.concat(again).write_parquet(folder.path / "1.rows.parquet")
        began, cpu = perf_counter(), process_time()
        report(folder)
        return (
            f"A report of {len(few) * copies:,} rows of {game} takes {perf_counter() - began:.1f} s "
            f"({process_time() - cpu:.1f} s of CPU); the process had at most "
            f"{resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1000:.0f} MB."
        )


def main() -> None:
    gc.set_threshold(RARELY)  # as in the processes of the lab
    said = INTRODUCTION.format(core=described(), cores=os.cpu_count(), load=f"{os.getloadavg()[0]:.1f}", rounds=ROUNDS)
    lines = [
        "| game | bot | games | ms a game alone | noted | kept | together | CPU hours for a million games |",
        "| --- | --- | ---: | ---: | ---: | ---: | ---: | ---: |",
    ]
    for bot in ("expert", "random"):
        for game in own():
            lines.append(line(game.id, bot))
            print(lines[-1], flush=True)
    more = []
    for told in (two_against_one, lambda: long_report("go_out")):
        more.append(f"- {told()}")
        print(more[-1], flush=True)
    if "--write" in sys.argv[1:]:
        text = "\n".join([said, *lines, "", *more, ""])
        Path(__file__).with_suffix(".md").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
