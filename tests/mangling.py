"""Described positions that somebody has spoilt: a value is another, a row is missing or stands there twice."""

from __future__ import annotations

import copy
import json
from collections.abc import Iterator, Sequence
from typing import Any

from meijin.kernel.errors import ScenarioError
from meijin.kernel.frames import OperandType
from meijin.kernel.generator import Rng
from meijin.kernel.scenario import Scenario
from meijin.kernel.setup import Setup
from meijin.kernel.state import State
from meijin.kernel.testing import Play

Path = tuple[Any, ...]  # keys and places that lead to a value
NUMBERS = (-1, 0, 1, 3, 99, 10**6)


def check_mangled(setup: Setup, seeds: range, often: int, actions: int = 40, frames: bool = False) -> int:
    """Spoil positions of random games: each is refused in plain words, or can be played on from; how many can.

    With ``frames`` there are also frames on the stack that nobody has put there.
    """
    playable = 0
    for seed in seeds:
        rng = Rng(seed)
        words: dict[object, list[str]] = {}
        for state in Play(setup, seed).positions():
            if rng.below(often):
                continue
            spoilt = json.loads(json.dumps(state.describe().to_dict()))
            for path in _paths(spoilt):
                if isinstance(_at(spoilt, path), str):
                    words.setdefault(path[-1], []).append(_at(spoilt, path))
            for _ in range(1 + rng.below(2)):
                _spoil(spoilt, words, setup, rng)
            if frames and rng.below(2):
                _pile_up(spoilt, setup, rng)
            playable += _goes_on(spoilt, state, rng, actions)
    return playable


def _goes_on(spoilt: dict[str, Any], state: State, rng: Rng, actions: int) -> bool:
    try:
        twin = Scenario.from_dict(spoilt).place(state.setup, state.chance)
    except ScenarioError:
        return False
    for seat in range(state.setup.players):
        twin.sample(seat, rng)
    for _ in range(actions):
        if not twin.deciders:
            break
        legal = twin.legal(twin.deciders[0])
        assert legal, spoilt
        twin.view(twin.deciders[0])
        twin.step(twin.deciders[0], legal[rng.below(len(legal))])
    return True


def _spoil(described: dict[str, Any], words: dict[object, list[str]], setup: Setup, rng: Rng) -> None:
    """Change one value, to another that could stand there as far as its form goes."""
    part = described["flow"] if rng.below(4) else {key: described[key] for key in ("zones", "counters")}
    paths = list(_paths(part))
    if not paths:
        return
    path = paths[rng.below(len(paths))]
    value, holder = _at(part, path), _at(part, path[:-1])
    match value:
        case bool():
            holder[path[-1]] = not value
        case int():
            holder[path[-1]] = NUMBERS[rng.below(len(NUMBERS))]
        case list() if value and rng.below(2):
            del value[rng.below(len(value))]
        case list():
            value.append(copy.deepcopy(value[rng.below(len(value))]) if value else rng.below(4))
        case str():
            others = [*words.get(path[-1], ()), setup.cards[rng.below(len(setup.cards))], "none", "nobody"]
            holder[path[-1]] = others[rng.below(len(others))]


def _pile_up(described: dict[str, Any], setup: Setup, rng: Rng) -> None:
    """Put frames of any kind onto the stack, or in the place of others; the last one is a question."""
    flow = described["flow"]
    stack = [frame for frame in flow.get("stack", ()) if isinstance(frame, dict)] or [{"frame": flow.get("phase")}]
    described["flow"] = {"stack": stack}
    for _ in range(1 + rng.below(3)):
        place = rng.below(len(stack) + 1)
        stack[place : place + rng.below(2)] = [_frame(setup, rng)]
    for frame in stack:
        frame.pop("seats", None)
    stack[-1]["seats"] = [setup.seats[rng.below(setup.players)]]


def _frame(setup: Setup, rng: Rng) -> dict[str, Any]:
    """A frame of any kind, about anything."""
    kind = setup.game.frames[rng.below(len(setup.game.frames))]
    values: dict[OperandType, Sequence[object]] = {
        OperandType.CARD: [*setup.cards, "none"],
        OperandType.CARDS: [[], [setup.cards[0]]],
        OperandType.SEAT: [*setup.seats, "nobody"],
        OperandType.FLAG: [False, True],
        OperandType.NUMBER: range(-1, 9),
    }
    frame: dict[str, Any] = {"frame": kind.name}
    for operand in kind.operands:
        allowed = values.get(operand.type, operand.words)
        frame[operand.name] = allowed[rng.below(len(allowed))]
    return frame


def _paths(value: object, path: Path = ()) -> Iterator[Path]:
    """Where every value and every list in a description is."""
    if isinstance(value, list) or not isinstance(value, dict):
        yield path
    if isinstance(value, (dict, list)):
        for key, each in value.items() if isinstance(value, dict) else enumerate(value):
            yield from _paths(each, (*path, key))


def _at(value: Any, path: Path) -> Any:
    for key in path:
        value = value[key]
    return value
