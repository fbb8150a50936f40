"""Described positions with something altered at random: each is refused with a reason, or can be played on."""

from __future__ import annotations

import json
from typing import Any

import pytest

import meijin
from meijin.games.cat_battles import GAME
from meijin.games.cat_battles.frames import KINDS
from meijin.games.cat_battles.state import CatBattles
from meijin.kernel.errors import ScenarioError
from meijin.kernel.frames import OperandType
from meijin.kernel.game import Setup
from meijin.kernel.generator import Rng
from meijin.kernel.testing import Play, Variant, variants

VARIANTS = [pytest.param(variant, id=variant.name) for variant in variants(GAME)]


def one(rng: Rng, of: list[Any]) -> Any:
    return of[rng.below(len(of))]


def operand(setup: Setup, rng: Rng, kind: OperandType, words: tuple[str, ...]) -> object:
    match kind:
        case OperandType.CARD:
            return one(rng, [*setup.cards, "none"])
        case OperandType.SEAT:
            return one(rng, [*setup.seats, "nobody"])
        case OperandType.WORD:
            return one(rng, list(words))
        case OperandType.FLAG:
            return bool(rng.below(2))
    return rng.below(9) - 2


def frame(setup: Setup, rng: Rng) -> dict[str, object]:
    """Any frame, put together at random."""
    kind = one(rng, KINDS.all)
    table: dict[str, object] = {"frame": kind.name}
    for each in kind.operands:
        table[each.name] = operand(setup, rng, each.type, each.words)
    if "dice" in table:
        table["dice"] = [one(rng, ["0", "1", "2", "sleep"]) for _ in range(rng.below(4))]
    return table


def alter(told: dict[str, Any], setup: Setup, rng: Rng) -> None:
    """Alter one thing of a described position: the stack, a figure's place or marks, a number."""
    seat = one(rng, list(setup.seats))
    match rng.below(7):
        case 0 | 1 | 2:
            told["flow"] = {"stack": told["flow"].get("stack") or [{"frame": told["flow"]["phase"]}]}
            alter_stack(told["flow"]["stack"], setup, rng)
        case 3:
            zones = told["zones"][seat]
            filled = one(rng, [name for name in zones if zones[name]])
            zones[one(rng, list(zones))].append(zones[filled].pop(rng.below(len(zones[filled]))))
        case 4:
            filled = one(rng, [cards for cards in told["zones"][seat].values() if cards])
            place = rng.below(len(filled))
            figure = filled[place] if isinstance(filled[place], dict) else {"card": filled[place]}
            mark = one(rng, ["held", "acted", "used", "stunned", "granted"])
            filled[place] = {**figure, mark: rng.below(3)}
        case 5:
            pile = told["counters"][seat]
            lost, won = one(rng, ["box", "dish", "trash"]), one(rng, ["box", "dish", "trash"])
            fish = rng.below(pile[lost] + 1)
            pile[lost] -= fish
            pile[won] += fish
        case _:
            told["counters"] |= one(rng, [{"turn": 1 + rng.below(9)}, {"current": seat}, {"one_on_one": rng.below(2)}])


def alter_stack(stack: list[dict[str, Any]], setup: Setup, rng: Rng) -> None:
    """Other frames, or another operand; mostly just the last one is a question, for others are refused at once."""
    for _ in range(1 + rng.below(3)):
        place = rng.below(len(stack))
        match rng.below(4):
            case 0 if len(stack) > 1:
                del stack[place]
            case 1:
                stack[place] = frame(setup, rng)
            case 2:
                kind = next(kind for kind in KINDS.all if kind.name == stack[place]["frame"])
                for each in kind.operands:
                    if each.name != "dice" and not rng.below(2):
                        stack[place][each.name] = operand(setup, rng, each.type, each.words)
            case _:
                stack.insert(place + 1, frame(setup, rng))
    if rng.below(9):
        for other in stack:
            other.pop("seats", None)
        stack[-1]["seats"] = [one(rng, list(setup.seats))]


def play_on(state: CatBattles, rng: Rng) -> None:
    """Some actions at random, with all that is shown and said."""
    for _ in range(20):
        if not state.deciders:
            return
        for seat in state.deciders:
            assert state.legal(seat)
            state.view(seat)
        seat = one(rng, list(state.deciders))
        state.apply(one(rng, state.legal(seat)), seat)


@pytest.mark.rule("C13.6")
@pytest.mark.parametrize("variant", VARIANTS)
def test_an_altered_position_is_refused_or_can_be_played(variant: Variant, rounds: range) -> None:
    seen = {"refused": 0, "played": 0}
    for seed in rounds:
        rng = Rng(seed)
        for state in Play(variant.setup, seed).positions():
            if rng.below(3):
                continue
            told = json.loads(json.dumps(state.describe().to_dict()))
            for _ in range(1 + rng.below(2)):
                alter(told, state.setup, rng)
            try:
                altered = meijin.Scenario.from_dict(told).state()
            except ScenarioError:
                seen["refused"] += 1
                continue
            seen["played"] += 1
            assert isinstance(altered, CatBattles)
            if altered.deciders:
                again = meijin.Scenario.from_dict(json.loads(json.dumps(altered.describe().to_dict()))).state()
                assert again.describe().to_dict() == altered.describe().to_dict()
            play_on(altered, rng)
    assert all(seen.values())
