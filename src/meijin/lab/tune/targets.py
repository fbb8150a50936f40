"""What a game should be like: bands for what rows of an experiment say, and how far they are from it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

import polars as pl

from meijin.kernel.chapters import WHOLE
from meijin.kernel.errors import MeijinError, listed
from meijin.lab.experiment import Variant
from meijin.lab.report.figures import FACT, fair_shares

FAIR: Final = "fair"  # a share of the win against what an equal seat would have
INSIDE: Final = 0.01  # what a place within a band counts, against one as far outside of it


@dataclass(frozen=True)
class Target:
    """A band for the average of something, over some rows or over each of several groups of them."""

    measure: str  # ``fair``, or a column of numbers: share, turns, points, ...
    low: float
    high: float
    each: str = ""  # what the rows are grouped by: seat, bot, a fact, or what is varied
    where: Mapping[str, str] = field(default_factory=dict)  # which rows
    chapter: str = WHOLE
    line: int = 0  # of the file

    @property
    def selection(self) -> tuple[object, ...]:
        """What it is about: two targets of the same must be possible together."""
        return (self.measure, self.each, tuple(sorted(self.where.items())), self.chapter)

    def __str__(self) -> str:
        told = [f"each {self.each}"] if self.each else []
        told += [f"{name} {value}" for name, value in self.where.items()]
        told += [self.chapter] if self.chapter != WHOLE else []
        return f"{self.measure} of {listed(told) if told else 'all games'}"


@dataclass(frozen=True)
class Reached:
    """How one group stands to a target."""

    target: Target
    group: str
    value: float

    @property
    def off(self) -> float:
        """How far it is from the middle of the band, where 1 is its edge."""
        return abs(2 * self.value - self.target.low - self.target.high) / (self.target.high - self.target.low)

    @property
    def is_inside(self) -> bool:
        return self.target.low <= self.value <= self.target.high

    def __str__(self) -> str:
        return str(self.target).replace(f"each {self.target.each}", self.group) if self.group else str(self.target)


def loss(reached: Sequence[Reached]) -> float:
    """How far everything is from where it should be: what lies outside of its band counts, by its square.

    >>> band = Target("share", 0.4, 0.6)
    >>> [round(loss([Reached(band, "", share)]), 4) for share in (0.5, 0.6, 0.7)]
    [0.0, 0.01, 1.04]
    """
    return sum(max(0.0, each.off - 1) ** 2 + INSIDE * each.off**2 for each in reached) / len(reached)


def reached(targets: Iterable[Target], rows: pl.DataFrame, variants: Sequence[Variant]) -> list[Reached]:
    """How every group of every target stands; a target that is about none is refused."""
    told = labelled(rows, variants)
    return [each for target in targets for each in _reached(target, told)]


def labelled(rows: pl.DataFrame, variants: Sequence[Variant]) -> pl.DataFrame:
    """Rows with what targets may ask for: what was varied, facts by their short names, and the fair share."""
    varied = list(dict.fromkeys(name for variant in variants for name in variant.varied))
    known = [
        {"variant": variant.number, **{name: str(variant.varied[name]) for name in varied}} for variant in variants
    ]
    kinds = {"variant": pl.UInt16, **dict.fromkeys(varied, pl.String)}
    facts = {name: name.removeprefix(FACT) for name in rows.columns if name.startswith(FACT)}
    taken = {*rows.columns, *varied}
    renamed = rows.rename({name: short for name, short in facts.items() if short not in taken})
    told = renamed.join(pl.DataFrame(known, kinds), on="variant").join(fair_shares(variants), on="variant")
    return told.with_columns((pl.col("share").cast(pl.Float64) / pl.col("fair")).alias(FAIR))


def _reached(target: Target, told: pl.DataFrame) -> list[Reached]:
    rows = told.filter(chapter=target.chapter)
    for name, value in target.where.items():
        rows = rows.filter(pl.col(name).cast(pl.String) == value)
    rows = rows.drop_nulls([target.measure, *([target.each] if target.each else [])])
    if rows.is_empty():
        raise MeijinError(f"no row has what the target in line {target.line} asks for: {target}")
    mean = pl.col(target.measure).cast(pl.Float64).mean()
    if not target.each:
        return [Reached(target, "", rows.select(mean).item())]
    groups = rows.group_by(pl.col(target.each).cast(pl.String)).agg(mean.alias("mean")).sort(target.each)
    return [Reached(target, str(name), value) for name, value in groups.iter_rows()]
