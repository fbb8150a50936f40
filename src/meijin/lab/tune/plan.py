"""What is to be tuned: an experiment, the house values that are searched, and what the game should be with them."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, replace
from fnmatch import fnmatchcase
from functools import cached_property
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final

import polars as pl

from meijin.kernel import registry, toml
from meijin.kernel.chapters import WHOLE
from meijin.kernel.errors import MeijinError, quoted
from meijin.kernel.files import read_text
from meijin.kernel.housevalues import House, HouseValue, house_of
from meijin.lab.experiment import HOUSE, MOST_GAMES, Experiment, ExperimentError, line_of, parse_experiment, variants
from meijin.lab.games import play_deals
from meijin.lab.tune.targets import FAIR, Target, labelled

FIELDS: Final = ("values", "targets", "trials", "confirmed")
TRIALS: Final = 50
MOST_TRIALS: Final = 10_000
CONFIRMED: Final = 4  # times as many deals as a trial, unless the file says how many
SELECTED: Final = ("each", "where", "chapter")  # what a target says besides its band
COUNTED: Final = ("variant", "deal", "turned", "number")  # columns that only say which game a row is of


@dataclass(frozen=True)
class Tune:
    """A search for house values; the same one finds the same, whoever plays the games."""

    experiment: Experiment  # of a trial, with the values of the card file
    values: tuple[HouseValue, ...]  # with the ranges in which they are searched
    targets: tuple[Target, ...]
    trials: int
    confirmed: int  # deals with which the best values are compared with the present ones

    @property
    def house(self) -> House:
        """The declarations of the game."""
        return house_of(registry.find(self.experiment.game))

    @property
    def present(self) -> dict[str, object]:
        """The values that are searched, as they are in the card file."""
        return {value.name: value.present(self.house.cards) for value in self.values}

    @property
    def games(self) -> int:
        """How many games a trial has."""
        return sum(self.experiment.games * len(variant.lineups) for variant in variants(self.experiment))

    @property
    def key(self) -> str:
        """What tells it from every other search: more trials are the same one, further on."""
        targets = [(each.selection, each.low, each.high) for each in self.targets]
        values = [(each.name, each.low, each.high, each.choices) for each in self.values]
        told = [self.experiment.key, self.experiment.games, values, targets, self.house.cards]
        return blake2b(json.dumps(told, default=str).encode(), digest_size=8).hexdigest()

    def trial(self, values: Mapping[str, object]) -> Experiment:
        """The experiment that tries some values."""
        return replace(self.experiment, house={**self.experiment.house, **values}, uses=False)

    def confirmation(self, values: Mapping[str, object]) -> Experiment:
        """The one that shows whether they are as good with other deals."""
        seed = int.from_bytes(blake2b(f"{self.experiment.seed} confirmed".encode(), digest_size=7).digest(), "big")
        return replace(self.trial(values), games=self.confirmed, seed=seed, uses=self.experiment.uses)


def read_tune(file: Path) -> Tune:
    """The search that a TOML file describes; what is wrong is named with the line."""
    return parse_tune(read_text(file, "search"), file)


def parse_tune(text: str, file: Path) -> Tune:
    """The same of a text."""
    return _Reader(text, file).tune()


class _Reader:
    """Reads one file."""

    def __init__(self, text: str, file: Path) -> None:
        self.text = text
        self.file = file
        self.experiment = parse_experiment(text, file, FIELDS)
        self.said: dict[str, Any] = toml.parse(text)
        self.house = house_of(registry.find(self.experiment.game))
        self.every = variants(self.experiment)

    def tune(self) -> Tune:
        targets = tuple(self._target(number, each) for number, each in enumerate(self._listed("targets")))
        if not targets:
            raise self._wrong("game", "there is no target: say what the game should be like in [[targets]]")
        self._check_together(targets)
        return Tune(
            self.experiment,
            self._values(),
            targets,
            self._number("trials", TRIALS, 2, MOST_TRIALS),
            self._number("confirmed", CONFIRMED * self.experiment.games, 1, MOST_GAMES),
        )

    def _wrong(self, name: str, problem: str) -> ExperimentError:
        """A refusal of a field, or of a value, which may stand on the line of all values."""
        return self._off(line_of(self.text, name) or line_of(self.text, "values"), problem)

    def _number(self, name: str, usual: int, low: int, high: int) -> int:
        said = self.said.get(name, usual)
        if type(said) is not int or not low <= said <= high:
            raise self._wrong(name, f"{name} cannot be {quoted(said)}; it is a number from {low} to {high:,}")
        return said

    def _listed(self, name: str) -> list[Any]:
        said = self.said.get(name, [])
        if not isinstance(said, list) or not all(isinstance(each, dict) for each in said):
            raise self._wrong(name, f"{name} are tables, [[{name}]], not {quoted(said)}")
        return said

    # -- values -----------------------------------------------------------------------------------------------------

    def _values(self) -> tuple[HouseValue, ...]:
        said = self.said.get("values", {})
        if isinstance(said, list) and all(isinstance(each, str) for each in said):
            said = {name: None for pattern in said for name in self._matching(pattern)}
        if not isinstance(said, dict):
            raise self._wrong("values", f"values are a list of names or a table of ranges, not {quoted(said)}")
        values = tuple(self._value(name, narrower) for name, narrower in said.items())
        if not values:
            raise self._wrong("values", f"there is nothing to tune; values may be {', '.join(self.house.values)}")
        return values

    def _matching(self, pattern: str) -> list[str]:
        found = [name for name in self.house.values if fnmatchcase(name, pattern)]
        if not found:
            self._declared(pattern)
        return found

    def _declared(self, name: str) -> HouseValue:
        try:
            return self.house.value(name)
        except MeijinError as error:
            raise self._wrong(name, str(error)) from None

    def _value(self, name: str, narrower: object) -> HouseValue:
        value = self._declared(name)
        if name in self.experiment.house or HOUSE + name in self.experiment.vary:
            raise self._wrong(name, f"{name} is both given and searched; say it in one of the two places")
        if narrower is None:
            return value
        if not isinstance(narrower, list) or len(narrower) < 2 or (not value.choices and len(narrower) > 2):
            right = "a list of choices" if value.choices else "[lowest, highest]"
            raise self._wrong(name, f"the range of {name} is {right}, not {quoted(narrower)}")
        try:
            found = [value.read(each) for each in narrower]
        except MeijinError as error:
            raise self._wrong(name, str(error)) from None
        present = value.present(self.house.cards)
        if value.choices:
            return replace(value, choices=tuple(dict.fromkeys([present, *found])))
        low, high = found
        if not low < high:  # type: ignore[operator]
            raise self._wrong(name, f"there is nothing to tune between {low} and {high}; say [lowest, highest]")
        if not low <= present <= high:  # type: ignore[operator]
            raise self._wrong(name, f"{name} is {present} now; a range from {low} to {high} must have that in it")
        return replace(value, low=low, high=high)  # type: ignore[arg-type]

    # -- targets ----------------------------------------------------------------------------------------------------

    def _target(self, number: int, said: dict[str, Any]) -> Target:
        line = self._line_of(number)
        told = self.told
        measures = [FAIR, *(name for name, kind in told.schema.items() if kind.is_numeric() and name not in COUNTED)]
        bands = [name for name in said if name not in SELECTED]
        if len(bands) != 1 or bands[0] not in measures:
            have = ", ".join(bands) or "none"
            raise self._off(line, f"a target has one band, {have} is not: {', '.join(dict.fromkeys(measures))}")
        band = said[bands[0]]
        if (
            not isinstance(band, list)
            or len(band) != 2
            or not all(type(each) in (int, float) for each in band)
            or not band[0] < band[1]
        ):
            raise self._off(line, f"{bands[0]} is a band, [lowest, highest], not {quoted(band)}")
        each, where, chapter = said.get("each", ""), said.get("where", {}), said.get("chapter", WHOLE)
        if not isinstance(where, dict) or not isinstance(each, str):
            raise self._off(line, 'a target is like each = "seat", where = { mode = "coop" }, fair = [0.9, 1.1]')
        chapters = told["chapter"].unique(maintain_order=True).to_list()
        if chapter not in chapters:
            raise self._off(line, f"there is no chapter {quoted(chapter)}; there are {', '.join(chapters)}")
        words = [name for name, kind in told.schema.items() if kind == pl.String and name not in ("chapter", "ending")]
        for name in (*([each] if each else []), *where):
            if name not in words:
                raise self._off(line, f"no row has {quoted(name)}; rows have {', '.join(words)}")
        for name, value in where.items():
            known = {str(variant.varied[name]) for variant in self.every if name in variant.varied}
            if known and str(value) not in known:
                raise self._off(
                    line, f"no row has {name} {quoted(value)}; it is varied over {', '.join(sorted(known))}"
                )
        chosen = {name: str(value) for name, value in where.items()}
        target = Target(bands[0], float(band[0]), float(band[1]), each, chosen, chapter, line)
        self._check_possible(target)
        return target

    def _check_possible(self, target: Target) -> None:
        """Refuse a band that shares of a win cannot lie in, whatever the values."""
        if target.measure == "share" and not (target.low < 1 and target.high > 0):
            raise self._off(target.line, "a share of the win lies between 0 and 1")
        rivals = all(len(variant.setup.sides) > 1 for variant in self.every)
        is_shared = target.measure == FAIR and target.each == "seat" and not target.where and rivals
        if is_shared and not target.low <= 1 <= target.high:
            raise self._off(target.line, "all seats together have what is fair: 1 must lie in the band")

    def _check_together(self, targets: tuple[Target, ...]) -> None:
        for place, target in enumerate(targets):
            for other in targets[:place]:
                if target.selection == other.selection and max(target.low, other.low) >= min(target.high, other.high):
                    raise self._off(target.line, f"this contradicts line {other.line}: no {target} lies in both bands")

    @cached_property
    def told(self) -> pl.DataFrame:
        """The rows of a game by chance, which have what all rows have."""
        chance = replace(self.experiment, bots=("random",), games=1, uses=False)
        first = self.every[0]
        played = play_deals(chance, replace(first, lineups=(("random",) * first.setup.players,)), range(1))
        return labelled(pl.DataFrame(played.rows, schema_overrides={"variant": pl.UInt16}, strict=False), self.every)

    def _line_of(self, number: int) -> int:
        """The line on which the next of the targets begins."""
        lines = [at for at, line in enumerate(self.text.splitlines(), 1) if line.strip().startswith("[[targets]]")]
        return lines[number] if number < len(lines) else 0

    def _off(self, line: int, problem: str) -> ExperimentError:
        return ExperimentError(f"{self.file}, line {line}: {problem}" if line else f"{self.file}: {problem}")
