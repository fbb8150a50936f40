"""The folder of an experiment: what it is, the blocks that are finished, and all rows in two files once it is done."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from dataclasses import asdict, dataclass
from io import BytesIO
from pathlib import Path
from typing import Any, Final

from meijin.kernel.errors import MeijinError, quoted
from meijin.lab.experiment import Experiment
from meijin.lab.files import write_whole
from meijin.lab.games import Played
from meijin.lab.uses import Counts

try:
    import polars as pl
except ImportError:
    raise MeijinError("the lab needs Polars: pip install 'meijin[lab]'") from None

FORM: Final = 2
DESCRIBED: Final = "experiment.json"
BLOCKS: Final = "blocks"
ROWS: Final = "rows.parquet"
USES: Final = "uses.parquet"
# The columns that every experiment has; those of its game's own facts come behind.
COLUMNS: Final = {
    "variant": pl.UInt16,
    "deal": pl.UInt32,
    "turned": pl.UInt8,
    "chapter": pl.String,
    "number": pl.UInt16,
    "seat": pl.String,
    "bot": pl.String,
    "share": pl.Float32,
    "points": pl.Float32,
    "ending": pl.String,
    "turns": pl.UInt32,
    "decisions": pl.UInt32,
    "choices": pl.UInt32,
    "first_chance": pl.Float32,
    "lowest_chance": pl.Float32,
    "lead_changes": pl.UInt16,
}
USE_COLUMNS: Final = {
    "variant": pl.UInt16,
    "event": pl.String,
    "effect": pl.String,
    "role": pl.String,
    "card": pl.String,
    "turn": pl.UInt32,
    "times": pl.UInt64,
    "games": pl.UInt64,
    "seats": pl.UInt64,
    "won": pl.Float64,
}
USE_KEY: Final = ("variant", "event", "effect", "role", "card", "turn")
ORDER: Final = ("variant", "deal", "turned", "number", "seat")


@dataclass(frozen=True)
class Block:
    """Some deals of a variant: what one worker plays at a time."""

    variant: int
    deals: range

    def __str__(self) -> str:
        return f"deals {self.deals.start} to {self.deals.stop - 1} of combination {self.variant}"

    @property
    def name(self) -> str:
        """What its files are called."""
        return f"{self.variant:05}-{self.deals.start:09}-{len(self.deals):06}"


class Folder:
    """Where an experiment is kept."""

    def __init__(
        self, path: Path, experiment: Experiment, size: int, done: Iterable[Block] = (), gathered: int = 0
    ) -> None:
        self.path = path
        self.experiment = experiment
        self.size = size  # deals of a block
        self.done = list(done)  # the blocks whose rows are in the files of all rows
        self.gathered = gathered  # how often that was done: the number in the names of those files

    def describe(self) -> None:
        """Write down what is kept here: from then on it is so."""
        (self.path / BLOCKS).mkdir(parents=True, exist_ok=True)
        done = [(block.variant, block.deals.start, block.deals.stop) for block in self.done]
        told = {"lab": FORM, "key": self.experiment.key, "experiment": asdict(self.experiment), "size": self.size}
        write_whole(self.path / DESCRIBED, json.dumps({**told, "gathered": self.gathered, "done": done}).encode())

    def keep(self, block: Block, played: Played) -> None:
        """Keep a block; it counts once its rows are there, which come last."""
        _write_table(self.path / BLOCKS / f"{block.name}.{USES}", _uses_table(block.variant, played.uses))
        _write_table(self.path / BLOCKS / f"{block.name}.{ROWS}", _table(played.rows))

    def left(self, variants: int) -> list[Block]:
        """The blocks that are still to be played, deal by deal for all variants alike."""
        have = [*self.done, *self.loose()]
        missing = [
            Block(variant, range(first, min(first + self.size, end)))
            for variant in range(variants)
            for begin, end in _gaps([each.deals for each in have if each.variant == variant], self.experiment.games)
            for first in range(begin, end, self.size)
        ]
        return sorted(missing, key=lambda block: (block.deals.start, block.variant))

    def loose(self) -> list[Block]:
        """The blocks that lie in files of their own, and are not yet in those of all rows."""
        found = []
        for file in sorted((self.path / BLOCKS).glob(f"*.{ROWS}")):
            variant, first, count = map(int, file.name.partition(".")[0].split("-"))
            found.append(Block(variant, range(first, first + count)))
        done = set(self.done)
        return [block for block in found if block not in done]

    def rows(self) -> pl.DataFrame:
        """All rows, in the same order whoever has played them."""
        tables = list(self._tables(ROWS))  # each in that order by itself
        return tables[0] if len(tables) == 1 else pl.concat(tables, how="diagonal").sort(ORDER)

    def uses(self) -> pl.DataFrame:
        """How often everything happened."""
        counts = [pl.col(name).sum() for name in USE_COLUMNS if name not in USE_KEY]
        return pl.concat(list(self._tables(USES))).group_by(USE_KEY).agg(counts).sort(USE_KEY)

    def _tables(self, name: str) -> Iterator[pl.DataFrame]:
        if self.gathered:
            yield _read(self.path / f"{self.gathered}.{name}", "begin anew in another folder")
        for block in self.loose():
            yield _read(self.path / BLOCKS / f"{block.name}.{name}", "`meijin lab run --resume` plays it again")

    def gather(self) -> None:
        """Put all blocks into two files. Whatever ends it in between, no row is lost and none counts twice."""
        loose = self.loose()
        if loose:
            for name, table in ((USES, self.uses()), (ROWS, self.rows())):
                _write_table(self.path / f"{self.gathered + 1}.{name}", table)
            self.done, self.gathered = [*self.done, *loose], self.gathered + 1
            self.describe()
        self.tidy()

    def tidy(self) -> None:
        """Remove what does not count: blocks that were gathered or damaged, and what an end in between has left."""
        for block in self.loose():
            try:
                for name in (USES, ROWS):
                    _read(self.path / BLOCKS / f"{block.name}.{name}", "")
            except MeijinError:
                (self.path / BLOCKS / f"{block.name}.{ROWS}").unlink()
        for name in (USES, ROWS):
            for file in self.path.glob(f"*.{name}"):
                if file.name != f"{self.gathered}.{name}":
                    file.unlink()
            for block in self.done:
                (self.path / BLOCKS / f"{block.name}.{name}").unlink(missing_ok=True)


def _table(rows: list[dict[str, Any]]) -> pl.DataFrame:
    values = {name: value for row in rows for name, value in row.items() if name not in COLUMNS and value is not None}
    facts = {name: pl.String if isinstance(value, str) else pl.Float64 for name, value in sorted(values.items())}
    return pl.DataFrame(rows, {**COLUMNS, **facts}, strict=False).sort(ORDER)


def _uses_table(variant: int, uses: Counts) -> pl.DataFrame:
    told = ((variant, *use, *count) for use, count in uses.items())
    columns = list(zip(*told, strict=True))  # which Polars reads four times as fast as lines
    return pl.DataFrame(columns or None, USE_COLUMNS, orient="col")


def _gaps(have: Iterable[range], end: int) -> Iterator[tuple[int, int]]:
    """What is missing below an end.

    >>> list(_gaps([range(0, 4), range(6, 8)], 10))
    [(4, 6), (8, 10)]
    """
    at = 0
    for each in sorted(have, key=lambda one: one.start):
        if each.start > at:
            yield at, min(each.start, end)
        at = max(at, each.stop)
    if at < end:
        yield at, end


def open_folder(path: Path) -> Folder | None:
    """The experiment that lies in a folder; None where there is none yet."""
    file = path / DESCRIBED
    if not file.exists():
        return None
    try:
        told = json.loads(file.read_text(encoding="utf-8"))
        if told["lab"] != FORM:
            raise ValueError(f"it is of form {quoted(told['lab'])}, and this program reads {FORM}")
        said = told["experiment"]
        experiment = Experiment(**{**said, "bots": tuple(said["bots"])})
        done = [Block(variant, range(first, end)) for variant, first, end in told["done"]]
        return Folder(path, experiment, int(told["size"]), done, int(told["gathered"]))
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise MeijinError(f"{file} is no experiment of the lab: {error}") from None


def _read(file: Path, advice: str) -> pl.DataFrame:
    try:
        return pl.read_parquet(file)
    except (pl.exceptions.PolarsError, OSError) as error:
        told = str(error).partition("\n")[0]
        raise MeijinError(f"{file} is damaged or missing ({told}); {advice}") from None


def _write_table(file: Path, table: pl.DataFrame) -> None:
    content = BytesIO()  # so that a full disk is told of like any other trouble with a file
    table.write_parquet(content)
    write_whole(file, content.getvalue())
