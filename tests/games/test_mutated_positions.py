"""Described positions with a fault somewhere: each is refused with the reason, or it can be played on."""

from __future__ import annotations

import copy
from collections.abc import Callable, Iterator
from typing import Any

import pytest

import meijin
from meijin.kernel.errors import ScenarioError
from meijin.kernel.generator import Rng
from meijin.kernel.scenario import Scenario
from meijin.kernel.state import State

GAMES = [
    pytest.param("ganymede", {"mode": "battle"}, id="ganymede-battle"),
    pytest.param("ganymede", {"mode": "coop"}, id="ganymede-coop"),
    pytest.param("go_out", {"players": 2}, id="go_out-2"),
    pytest.param("go_out", {"players": 4}, id="go_out-4"),
]
POSITIONS = 60
MUTANTS = 4  # of each position
ON = 40  # how many moves a mutant is played
NUMBERS = (-1, 0, 1, 2, 3, 5, 9, 30, 1000)


def walk(state: State, rng: Rng, most: int) -> None:
    """Play so many moves at random, or to the end."""
    for _ in range(most):
        if not state.deciders:
            return
        seat = state.deciders[rng.below(len(state.deciders))]
        legal = state.legal(seat)
        assert legal
        state.step(seat, legal[rng.below(len(legal))])


def inner(table: Any) -> Iterator[tuple[Any, Any]]:
    """Every table and list in some data, with every key and place in it."""
    for key in list(table) if isinstance(table, dict) else range(len(table)):
        yield table, key
        if isinstance(table[key], dict | list):
            yield from inner(table[key])


def mutate(data: dict[str, Any], rng: Rng) -> None:
    """Change something: a number or word becomes another, something is left out, said twice or exchanged."""
    parts = [part for part in ("zones", "counters", "flow", "flow", "batches") if data.get(part)]
    places = list(inner(data[parts[rng.below(len(parts))]]))
    table, key = places[rng.below(len(places))]
    other, other_key = places[rng.below(len(places))]
    value = table[key]
    match rng.below(4):
        case 0:
            del table[key]
        case 1 if isinstance(table, list):
            table.append(copy.deepcopy(value))
        case 2 if isinstance(value, bool | int):
            table[key] = not value if isinstance(value, bool) else NUMBERS[rng.below(len(NUMBERS))]
        case _:
            table[key], other[other_key] = copy.deepcopy(other[other_key]), copy.deepcopy(value)


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_what_is_described_with_a_fault_is_refused_or_can_be_played(
    game: str, options: dict[str, Any], rounds: range, covered: Callable[..., None]
) -> None:
    refused = played = 0
    for seed in rounds:
        rng = Rng(seed)
        for _ in range(POSITIONS):
            state = meijin.new(game, seed=rng.below(1 << 30), **options)
            walk(state, rng, rng.below(90))
            if not state.deciders:
                continue
            for _ in range(MUTANTS):
                data = copy.deepcopy(state.describe().to_dict())
                mutate(data, rng)
                try:
                    mutant = Scenario.from_dict(data).state()
                except ScenarioError as error:
                    assert str(error)
                    refused += 1
                    continue
                if mutant.deciders:
                    described = mutant.describe()
                    again = described.place(mutant.setup, mutant.chance)
                    assert again.describe().to_dict() == described.to_dict()
                for seat in range(mutant.setup.players):
                    mutant.view(seat)
                    mutant.sample(seat, rng)
                walk(mutant, rng, ON)
                played += 1
    assert refused > 10
    assert played > 10
    covered(refused=refused, played=played)
