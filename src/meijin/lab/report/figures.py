"""Figures from the rows of an experiment, as small tables."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Final

import polars as pl

from meijin.bots.certainty import error_of, interval
from meijin.kernel.chapters import WHOLE
from meijin.lab.arena.blocks import fair_share
from meijin.lab.experiment import Experiment, Variant

FACT: Final = "fact "


@dataclass(frozen=True)
class Line:
    """What one group had of the win, against what an equal one would have."""

    name: str
    count: int  # seats of games
    share: float
    low: float
    high: float
    fair: float

    @property
    def of_fair(self) -> float:
        """How much of its fair share it had."""
        return self.share / self.fair

    @property
    def is_off(self) -> bool:
        """Whether it surely has not its fair share."""
        return not self.low <= self.fair <= self.high


@dataclass(frozen=True)
class Split:
    """The rows of a chapter, split by something."""

    title: str
    lines: list[Line]


def fair_shares(variants: Sequence[Variant]) -> pl.DataFrame:
    """What an equal seat has of the win in each variant; where all play together, half of the games."""
    fair = [fair_share(variant.setup) for variant in variants]
    return pl.DataFrame({"variant": range(len(variants)), "fair": fair}, {"variant": pl.UInt16, "fair": pl.Float64})


def splits(rows: pl.DataFrame, experiment: Experiment, variants: Sequence[Variant]) -> list[Split]:
    """By seat, bot and every fact in words, chapter by chapter; and by what was varied."""
    judged = rows.join(fair_shares(variants), on="variant")
    found = []
    for chapter in judged["chapter"].unique(maintain_order=True):
        part = judged.filter(pl.col("chapter") == chapter)
        within = "" if chapter == WHOLE else f", {chapter} by {chapter}"
        for column in ("seat", "bot", *facts_in_words(part)):
            lines = _lines(part.drop_nulls(column), column)
            if len(lines) > 1:
                found.append(Split(f"{column.removeprefix(FACT).capitalize()}{within}", lines))
    for name in experiment.vary:
        values = {variant.number: _word(variant.varied[name]) for variant in variants}
        part = judged.filter(pl.col("chapter") == WHOLE).with_columns(
            pl.col("variant").replace_strict(values, return_dtype=pl.String).alias("value")
        )
        for seat in part["seat"].unique(maintain_order=True):
            lines = _lines(part.filter(pl.col("seat") == seat), "value")
            if len(lines) > 1:
                found.append(Split(f"{seat.capitalize()}, by {name.replace('_', ' ')}", lines))
    return found


def facts_in_words(rows: pl.DataFrame) -> list[str]:
    """The columns of facts in which the seats of a game differ: only of those can one win more than another."""
    facts = [name for name in rows.columns if name.startswith(FACT) and rows.schema[name] == pl.String]
    games = rows.group_by("variant", "deal", "turned", "number").agg(pl.col(facts).drop_nulls().n_unique())
    return [name for name in facts if (games[name].max() or 0) > 1]  # type: ignore[operator]


def _lines(rows: pl.DataFrame, column: str) -> list[Line]:
    """What each group had of the win. Games of one deal are no independent evidence, so they count together."""
    share = pl.col("share").cast(pl.Float64)
    groups = rows.group_by(column).agg(pl.len().alias("count"), share.mean().alias("mean"), pl.col("fair").mean())
    off = (share - pl.col("mean")).sum().alias("off")
    deals = rows.join(groups.select(column, "mean"), on=column).group_by(column, "deal").agg(off)
    spread = deals.group_by(column).agg(pl.len().alias("deals"), (pl.col("off") ** 2).sum().alias("squares"))
    lines = []
    for name, count, mean, fair, number, squares in groups.join(spread, on=column).sort(column).iter_rows():
        low, high = interval(mean, error_of(number, 0.0, squares) * number / count, number)
        lines.append(Line(str(name), count, mean, low, high, fair))
    return lines


def _word(value: object) -> str:
    return ", ".join(map(str, value)) if isinstance(value, (list, tuple)) else str(value)


@dataclass(frozen=True)
class Matchup:
    """What one had of the win against another."""

    own: str
    other: str
    count: int
    share: float


def matchups(rows: pl.DataFrame, fact: str) -> list[Matchup]:
    """Every pair that has met, in games of two."""
    key = ["variant", "deal", "turned", "number"]
    whole = rows.drop_nulls(fact).select(*key, "seat", fact, "share")
    both = whole.join(whole, on=key, suffix=" of the other").filter(pl.col("seat") != pl.col("seat of the other"))
    if both.is_empty() or both.group_by(*key, "seat").len()["len"].max() != 1:
        return []
    met = (
        both.group_by(fact, f"{fact} of the other")
        .agg(pl.len(), pl.col("share").mean())
        .sort(pl.all().exclude("share"))
    )
    return [Matchup(*each) for each in met.iter_rows()]


def lengths(rows: pl.DataFrame) -> pl.DataFrame:
    """How many games took how many turns, variant by variant."""
    games = rows.filter(pl.col("number") == 0).group_by("variant", "deal", "turned").agg(pl.col("turns").first())
    return games.group_by("turns").len().sort("turns")


def endings(rows: pl.DataFrame) -> pl.DataFrame:
    """How games ended, the commonest first."""
    games = rows.filter(pl.col("number") == 0).group_by("variant", "deal", "turned").agg(pl.col("ending").first())
    return games.group_by("ending").len().sort("len", "ending", descending=[True, False])


def happened(uses: pl.DataFrame) -> pl.DataFrame:
    """How often everything happened, effect by effect, and what whoever did it had of the win; the commonest first."""
    return _summed(uses.filter(pl.col("role") == ""), "event", "effect")


def with_cards(uses: pl.DataFrame) -> pl.DataFrame:
    """How often everything happened with every card, and what its owners had of the win; the commonest first."""
    return _summed(uses.filter(pl.col("role") != ""), "event", "role", "card")


def _summed(uses: pl.DataFrame, *key: str) -> pl.DataFrame:
    counts = [pl.col(name).sum() for name in ("times", "seats", "won")]
    return uses.group_by(key).agg(counts).sort("times", *key, descending=[True, *(False for _ in key)])


@dataclass(frozen=True)
class Never:
    """What a game could have told of, and never did."""

    events: list[str]
    effects: list[str]
    cards: list[str]


def never(uses: pl.DataFrame, variants: Sequence[Variant]) -> Never:
    """The kinds of events, the effects and the cards that there are, and with which nothing ever happened."""
    setups = [variant.setup for variant in variants]
    return Never(
        _missing(uses["event"], (kind for setup in setups for kind in setup.game.event_kinds)),
        _missing(uses["effect"], (effect for setup in setups for effect in setup.game.effects(setup))),
        _missing(uses["card"], (kind for setup in setups for kind in setup.kinds)),
    )


def _missing(seen: pl.Series, known: Iterable[str]) -> list[str]:
    have = set(seen)
    return [each for each in dict.fromkeys(known) if each not in have]


@dataclass(frozen=True)
class Difference:
    """How much more of the win the same group had in one experiment than in another."""

    title: str
    name: str
    before: float
    after: float
    reach: float  # to either side, with 95 %

    @property
    def is_sure(self) -> bool:
        """Whether it is more than chance."""
        return abs(self.after - self.before) > self.reach


def differences(before: Sequence[Split], after: Sequence[Split]) -> list[Difference]:
    """Every group that is in both experiments."""
    known = {(split.title, line.name): line for split in before for line in split.lines}
    found = []
    for split in after:
        for line in split.lines:
            old = known.get((split.title, line.name))
            if old is not None:
                widths = [(each.high - each.low) / 2 for each in (old, line)]
                reach = sqrt(sum(width * width for width in widths))
                found.append(Difference(split.title, line.name, old.share, line.share, reach))
    return found
