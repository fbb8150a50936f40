"""Learned weights as files beside a game, with how they were made; they are read once."""

from __future__ import annotations

import json
from dataclasses import dataclass
from math import isfinite
from typing import TYPE_CHECKING, Final

from meijin.kernel.errors import MeijinError, quoted
from meijin.kernel.estimate import Estimator, Network

if TYPE_CHECKING:
    from meijin.kernel.game import Game
    from meijin.kernel.setup import Setup

FOLDER: Final = "weights"
_read: dict[tuple[type[Game], str], Network | None] = {}


@dataclass(frozen=True)
class Weights:
    """What a file of weights holds."""

    features: list[str]
    direct: list[float]
    hidden: list[list[float]]
    biases: list[float]
    out: list[float]
    made: dict[str, object]  # how, for whoever wants to make them again

    def write(self) -> str:
        """As a file that people can read: a line for each feature and each hidden sum."""
        lines = [
            f' "made": {json.dumps(self.made)}',
            f' "features": {json.dumps(self.features)}',
            f' "direct": {_row(self.direct)}',
            f' "hidden": [{",".join(chr(10) + "  " + _row(row) for row in self.hidden)}]',
            f' "biases": {_row(self.biases)}',
            f' "out": {_row(self.out)}',
        ]
        return "{\n" + ",\n".join(lines) + "\n}\n"


def _row(values: list[float]) -> str:
    return "[" + ", ".join(f"{value:.4g}" for value in values) + "]"


def contest(setup: Setup) -> str:
    """Which games weights are learned from together: those of one mode and number of players."""
    mode = setup.options.get("mode")
    return f"{mode}-{setup.players}" if mode else str(setup.players)


def estimator_of(setup: Setup) -> Estimator | None:
    """What estimates chances in games with this setup; None where nothing was learned about them."""
    game, name = setup.game, contest(setup)
    key = (type(game), name)
    if key not in _read:
        _read[key] = _load(setup, name)
    network = _read[key]
    return None if network is None else Estimator(network, setup.sides, setup.players)


def forget() -> None:
    """Read the weights anew when they are needed next: they have been changed."""
    _read.clear()


def _load(setup: Setup, name: str) -> Network | None:
    game = setup.game
    names = game.feature_names(setup)
    file = game.beside(f"{FOLDER}/{name}.json") if names else None
    if file is None:
        return None
    return network_from(file.read_bytes(), names, f"{game.id}/{FOLDER}/{name}.json")


def network_from(text: str | bytes, names: list[str], where: str) -> Network:
    """The network that a file describes; refused if it is damaged or was made for other features."""
    try:
        weights = Weights(**json.loads(text))
        rows = [list(row) for row in (weights.direct, weights.biases, weights.out, *weights.hidden)]
        features = list(weights.features)
    except (ValueError, TypeError) as error:
        raise _error(where, f"cannot be read: {error}") from None
    if features != names:
        pairs = zip(features, names, strict=False)
        other = next((f"{quoted(had)} in the place of {quoted(name)}" for had, name in pairs if had != name), "")
        raise _error(where, f"are of another version: {other or f'{len(features)} features, not {len(names)}'}")
    direct, biases, out, hidden = rows[0], rows[1], rows[2], rows[3:]
    fits = {len(row) for row in [direct, *hidden]} == {len(names)}
    if not fits or len(biases) != len(hidden) or len(out) != len(hidden):
        raise _error(where, "do not fit together")
    if not all(_is_number(value) for row in rows for value in row):
        raise _error(where, "are not all numbers")
    floats = [[float(value) for value in row] for row in rows]
    return Network(floats[0], floats[3:], floats[1], floats[2])


def _is_number(value: object) -> bool:
    try:
        return isinstance(value, (int, float)) and isfinite(value)
    except OverflowError:  # an integer of hundreds of digits
        return False


def _error(where: str, problem: str) -> MeijinError:
    return MeijinError(f"the weights in {where} {problem}; make them anew with `meijin lab train`")
