"""Described positions in which something was changed at random: each is refused clearly, or can be played on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from meijin.games.ranking_battle.game import GAME
from meijin.games.ranking_battle.state import RankingBattle
from meijin.kernel.errors import ScenarioError
from meijin.kernel.frames import OperandType
from meijin.kernel.generator import Rng
from meijin.kernel.scenario import Scenario
from meijin.kernel.testing.play import canonical

SETUP = GAME.prepare(3, {})
NAMED = [counter.name for counter in GAME.counters if counter.names]


def one_of(rng: Rng, things: Sequence[Any]) -> Any:
    """Any of these."""
    return things[rng.below(len(things))]


def disturb(given: dict[str, Any], current: str, rng: Rng) -> None:
    """Change a number, move a card, mark it, or ask something else."""
    counters, zones, flow = given["counters"], given["zones"], given["flow"]
    counters.pop("victories", None)  # as many as fit
    match rng.below(4):
        case 0:
            whose = one_of(rng, (counters, counters, counters[current], counters[one_of(rng, SETUP.seats)]))
            name = one_of(rng, [name for name, value in whose.items() if not isinstance(value, dict)])
            whose[name] = one_of(rng, (*SETUP.seats, "nobody")) if name in NAMED else rng.below(3)
        case 1:
            places = [zones, *[zones[name] for name in SETUP.seats]]
            piles = [pile for place in places for pile in place.values() if isinstance(pile, list)]
            source = one_of(rng, [pile for pile in piles if pile])
            one_of(rng, (*piles, zones[current]["hand"], zones[current]["discard"])).append(
                source.pop(rng.below(len(source)))
            )
        case 2:
            zone, marker = one_of(rng, (("board_events", "used"), ("hand", "shown"), ("discard", "shown")))
            pile = zones[current][zone]
            if pile:
                place = rng.below(len(pile))
                card = pile[place] if isinstance(pile[place], str) else pile[place]["card"]
                pile[place] = {"card": card, marker: 1 + rng.below(2)}
        case _:
            phase = one_of(rng, ("begin", "character", "attacker", "challenge", flow.get("phase", "take")))
            stack = [{"frame": phase}, frame(rng, current)]
            if rng.below(3) == 0:
                stack.insert(1, frame(rng, "nobody"))
            if phase == "challenge":
                counters |= {"challenger": current, "defender": one_of(rng, SETUP.seats)}
            given["flow"] = {"characters": flow["characters"], "stack": stack}


def frame(rng: Rng, whose: str) -> dict[str, object]:
    """Any frame with any operands."""
    kind, seat = one_of(rng, GAME.frames), one_of(rng, (whose, whose, *SETUP.seats))
    made: dict[str, object] = {"frame": kind.name} | ({} if whose == "nobody" else {"seats": [seat]})
    for operand in kind.operands:
        values: dict[OperandType, Sequence[object]] = {
            OperandType.CARD: SETUP.cards,
            OperandType.SEAT: (seat, seat, *SETUP.seats, "nobody"),
            OperandType.WORD: operand.words,
            OperandType.FLAG: (False, True),
        }
        made[operand.name] = one_of(rng, values.get(operand.type, range(-1, 4)))
    return made


def play_on(state: RankingBattle, rng: Rng) -> None:
    """Everybody sees something, guesses the rest, and whoever decides has something to choose."""
    again = state.describe().place(SETUP, 1)
    assert canonical(again.describe().to_dict()) == canonical(state.describe().to_dict())
    for _ in range(12):
        if not state.deciders:
            break
        for viewer in (0, 1, 2, None):
            state.view(viewer)
        (who,) = state.deciders
        legal = state.legal(who)
        assert legal
        other = state.sample((who + 1) % 3, rng)
        assert sorted(len(hand) for hand in other.hand) == sorted(len(hand) for hand in state.hand)
        state.apply(legal[rng.below(len(legal))], who)


@pytest.mark.rule("RB13.8")
def test_a_disturbed_position_is_refused_or_can_be_played(rounds: range) -> None:
    for seed in rounds:
        rng, refused, played = Rng(seed), 0, 0
        state = GAME.deal(SETUP, seed)
        while state.deciders:
            given = {name: part for name, part in state.describe().to_dict().items() if name != "batches"}
            for _ in range(1 + rng.below(2)):
                disturb(given, SETUP.seats[state.current], rng)
            try:
                disturbed = Scenario.from_dict(given).place(SETUP, 1)
            except ScenarioError:
                refused += 1
            else:
                played += 1
                assert isinstance(disturbed, RankingBattle)
                play_on(disturbed, rng)
            (who,) = state.deciders
            state.step(who, one_of(rng, state.legal(who)))
        assert min(refused, played) > 30
