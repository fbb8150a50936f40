"""Running an experiment: block by block, by whoever works, each counted once."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from math import ceil
from pathlib import Path
from time import perf_counter
from typing import Final

from meijin.kernel.errors import MeijinError
from meijin.lab.experiment import Experiment, Variant, variants
from meijin.lab.folder import Block, Folder, open_folder
from meijin.lab.games import Played, play_deals
from meijin.lab.house import by_overlay, under
from meijin.lab.misfits import Misfits
from meijin.lab.progress import Progress
from meijin.lab.workers import WorkerDied, Workers

WORTH: Final = 1.0  # seconds of work in a block, so that handing it out costs next to nothing
GLANCE: Final = 0.25  # seconds in which it is found out how long a deal takes
MOST_DEALS: Final = 10_000  # of a block


def prepare_folder(experiment: Experiment, path: Path, resume: bool, workers: Workers, size: int = 0) -> Folder:
    """The folder for an experiment; refused where something else lies in it, or this one and nobody said to go on.

    How many deals a block has is found out, unless it is known from an experiment like this one.
    """
    there = open_folder(path)
    if there is None:
        if path.exists() and (not path.is_dir() or any(path.iterdir())):
            raise MeijinError(f"{path} is no experiment of the lab and not empty; name another folder")
        folder = Folder(path, experiment, size or _found_out(experiment, workers))
    elif there.experiment.key != experiment.key:
        differs = _difference(there.experiment, experiment)
        raise MeijinError(f"{path} holds another experiment ({differs}); name another folder")
    elif not resume:
        raise MeijinError(f"{path} holds this experiment already; --resume goes on with it")
    else:
        there.tidy()
        folder = Folder(path, experiment, there.size, there.done, there.gathered)
    folder.describe()
    return folder


def _found_out(experiment: Experiment, workers: Workers) -> int:
    """The size of a block, found out where the games will be played."""
    sizes = []
    for overlay, those in by_overlay(experiment.game, variants(experiment)):
        work = partial(block_size, numbers=tuple(each.number for each in those))
        try:
            [done] = workers.each(under(experiment.game, overlay, work), [experiment])
        except WorkerDied:
            raise MeijinError(
                "every process has died of the first games; a bot answers with an action, or raises an exception"
            ) from None
        sizes.append(done.found)
    return min(sizes)


def _difference(there: Experiment, here: Experiment) -> str:
    for name in Experiment.__dataclass_fields__:
        if name != "games" and getattr(there, name) != getattr(here, name):
            return f"{name} is {getattr(there, name)!r} there and {getattr(here, name)!r} here"
    return "its game had other rules, or the file of a bot was changed"


def block_size(experiment: Experiment, numbers: tuple[int, ...]) -> int:
    """So many deals that a block is worth handing out; found out by playing some of these variants."""
    every, begun, deals = [variants(experiment)[number] for number in numbers], perf_counter(), 0
    while perf_counter() - begun < GLANCE:
        play_deals(experiment, every[deals % len(every)], range(deals, deals + 1))
        deals += 1
    return min(MOST_DEALS, experiment.games, ceil(WORTH * deals / (perf_counter() - begun)))


def run(folder: Folder, workers: Workers) -> Iterator[Progress]:
    """Play what is left and keep it, telling how far it is."""
    experiment = folder.experiment
    every = variants(experiment)
    blocks = folder.left(len(every))
    games = {block: len(block.deals) * len(every[block.variant].lineups) for block in blocks}
    begun, done, wanted, misfits = perf_counter(), 0, sum(games.values()), Misfits()
    if blocks:
        yield Progress(0, wanted, 0.0)
    for overlay, those in by_overlay(experiment.game, every):
        numbers = {each.number for each in those}
        work = under(experiment.game, overlay, partial(play_block, experiment))
        for each in workers.each(work, [block for block in blocks if block.variant in numbers]):
            folder.keep(each.item, each.found)
            misfits.note(each.worker, each.found.rows)
            done += games[each.item]
            yield Progress(done, wanted, perf_counter() - begun)
    folder.gather()
    if misfits.named():
        yield Progress(done, wanted, perf_counter() - begun, tuple(misfits.named()))


def play_block(experiment: Experiment, block: Block) -> Played:
    """What a worker does."""
    return play_deals(experiment, _variants(experiment)[block.variant], block.deals)


_known: dict[str, list[Variant]] = {}


def _variants(experiment: Experiment) -> list[Variant]:
    """Read once by every worker."""
    key = experiment.key
    if key not in _known:
        _known[key] = variants(experiment)
    return _known[key]
