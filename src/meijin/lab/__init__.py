"""Many games at once: experiments, what they say about a game, and who plays them."""

from __future__ import annotations

import os
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

from meijin.lab.experiment import Experiment

if TYPE_CHECKING:
    import polars as pl

__all__ = ["Experiment", "play"]


def play(experiment: Experiment, jobs: int | None = None) -> pl.DataFrame:
    """Play an experiment on some processes of this machine, as many as it has processors, and give all its rows.

    They begin anew, so a script calls it below ``if __name__ == "__main__":``. What takes hours is better played with
    ``meijin lab run``, which shows how far it is and keeps what is finished.

    >>> rows = play(Experiment("ganymede", games=3, bots=("random",)), jobs=1)
    >>> rows.select("deal", "seat", "bot").rows()[:2]
    [(0, 'green', 'random'), (0, 'red', 'random')]
    """
    # What plays needs Polars, which takes a while to be read, and whoever has only an experiment to check does not.
    from meijin.lab.run import prepare_folder, run  # noqa: PLC0415
    from meijin.lab.workers import Processes  # noqa: PLC0415

    workers = Processes(jobs or os.cpu_count() or 1)
    with TemporaryDirectory() as place:
        folder = prepare_folder(experiment, Path(place, "rows"), resume=False, workers=workers)
        for _ in run(folder, workers):
            pass
        return folder.rows()
