"""Positions from words: how a scenario of Climb is read and written.

Piles are given by counts; the deck is a list from its top, and ``"..."`` in it stands for all cards mentioned nowhere,
shuffled. ``flow`` says who ``decides``, about which set (``beat``, played by ``last``; without it the seat leads), how
many cards are still ``due`` to be put face down, and who is ``out``.

>>> from meijin.kernel import registry
>>> from meijin.kernel.scenario import Scenario
>>> from meijin.kernel.testing.climb import CLIMB
>>> registry.register(CLIMB)
>>> position = Scenario(
...     "climb",
...     zones={
...         "red": {"hand": {"4": 1, "9": 2}},
...         "green": {"hand": {"13": 1, "guard": 1}, "damage": {"2": 3}},
...         "blue": {"hand": {"5": 2}},
...         "played": {"8": 1},
...         "deck": ["guard", "7", "..."],
...     },
...     flow={"decides": "green", "beat": "8x1", "last": "red"},
... )
>>> position.state().choices()
['pass', 'guard', 'play 13x1']
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from meijin.kernel.demands import need
from meijin.kernel.errors import MeijinError, ScenarioError
from meijin.kernel.scenario import OVER, Scenario
from meijin.kernel.testing.climb import notation
from meijin.kernel.testing.climb.cards import CARDS, COPIES, DAMAGE, LIFE, counts, pile_of, size

if TYPE_CHECKING:
    from meijin.kernel.testing.climb.rules import Climb

REST: Final = "..."
FLOW: Final = ("decides", "beat", "last", "due", "out")


def describe(state: Climb) -> Scenario:
    """A scenario that sets this position up again."""
    seats = state.setup.seats
    zones: dict[str, object] = {
        name: {"hand": _table(state.hands[seat]), "damage": _table(state.wounds[seat])}
        for seat, name in enumerate(seats)
    }
    zones["played"] = _table(state.played)
    zones["deck"] = [CARDS[rank] for rank in reversed(state.deck)]
    flow: dict[str, object] = {"last": seats[state.last]}
    if not state.deciders:
        flow["phase"] = OVER
    else:
        flow["decides"] = seats[state.deciders[0]]
    if state.count:
        flow["beat"] = f"{state.top}x{state.count}"
    if state.due:
        flow["due"] = state.due
    out = [name for seat, name in enumerate(seats) if not state.alive >> seat & 1]
    if out:
        flow["out"] = out
    return Scenario(state.setup.game.id, zones=zones, flow=flow, final_turn=state.final_turn)


def _table(pile: int) -> dict[str, int]:
    return {name: count for name, count in zip(CARDS, counts(pile), strict=True) if count}


# -- laying out -----------------------------------------------------------------------------------------------------


def arrange(state: Climb, scenario: Scenario) -> None:
    """Fill a blank state; refuse what cannot be."""
    if scenario.counters or scenario.chance or scenario.batches or scenario.jumbles:
        raise ScenarioError("Climb is described by zones and flow alone: the deck says what is drawn next")
    _lay_out(state, scenario.zones)
    _resume(state, scenario.flow)
    _check(state)


def _lay_out(state: Climb, zones: Mapping[str, object]) -> None:
    seats = state.setup.seats
    _nothing_else(zones, "there is no zone", (*seats, "played", "deck"))
    counted: list[list[int]] = []  # hand and damage of each seat, and what was played
    for name in seats:
        piles = _read_table(zones.get(name, {}), name)
        _nothing_else(piles, f"{name} has no zone", ("hand", "damage"))
        counted += [_read_counts(piles.get(zone, {}), f"{name}.{zone}") for zone in ("hand", "damage")]
    counted.append(_read_counts(zones.get("played", {}), "played"))
    listed = zones.get("deck", [REST])
    if not isinstance(listed, list):
        raise ScenarioError(f"deck must be a list of cards from its top, not {listed!r}")
    state.deck = _deck(state, listed, [sum(counts) for counts in zip(*counted, strict=True)])
    *owned, state.played = map(pile_of, counted)
    for seat in range(len(seats)):
        state.hold(seat, owned[2 * seat])
        state.suffer(seat, owned[2 * seat + 1])


def _deck(state: Climb, listed: list[object], elsewhere: list[int]) -> list[int]:
    if listed.count(REST) > 1:
        raise ScenarioError(f"the deck has {REST!r} more than once")
    ranks = [_rank(name) for name in listed if name != REST]
    rest: list[int] = []
    for rank, copies in enumerate(COPIES):
        left = copies - ranks.count(rank) - elsewhere[rank]
        if left < 0:
            raise ScenarioError(f"too many copies of {CARDS[rank]}: there are only {copies}")
        rest += [rank] * left
    place = listed.index(REST) if REST in listed else len(listed)
    if rest and place == len(listed):
        nowhere = ", ".join(CARDS[rank] for rank in rest)
        raise ScenarioError(f"these cards are nowhere: {nowhere}; list them in the deck, or put {REST!r} into it")
    state.shuffle(rest)
    ranks[place:place] = rest
    return ranks[::-1]


def _resume(state: Climb, flow: Mapping[str, object]) -> None:
    _nothing_else(flow, "the flow of Climb has no", FLOW)
    seat = _seat(state, flow, "decides")
    state.deciders = (seat,)
    state.last = _seat(state, flow, "last") if "last" in flow else seat
    if "beat" in flow:
        state.top, state.count = _read_set(flow["beat"])
    out = flow.get("out", [])
    if not isinstance(out, list):
        raise ScenarioError(f"'out' of the flow must be a list of seats, not {out!r}")
    for name in out:
        state.alive &= ~(1 << _seat(state, {"out": name}, "out"))
    due = flow.get("due", 0)
    most = DAMAGE[state.top]
    if not isinstance(due, int) or isinstance(due, bool) or not 0 <= due <= most:
        raise ScenarioError(f"'due' of the flow cannot be {due!r}: it goes from 0 to {most} here")
    state.due = due


def _check(state: Climb) -> None:
    names = state.setup.seats
    seat = state.deciders[0]
    for number, name in enumerate(names):
        need(state.hands[number] > 0, f"{name} has no cards left and would have won")
        need(size(state.wounds[number]) <= LIFE, f"{name} has more than {LIFE} damage")
        alive = state.alive >> number & 1
        need(bool(alive) or size(state.wounds[number]) + max(DAMAGE) > LIFE, f"{name} has too little damage to be out")
    need(bool(state.alive >> seat & 1), f"{names[seat]} is out and decides nothing")
    need(state.alive != 1 << seat, f"{names[seat]} is the last one in and would have won")
    need(size(state.hands[seat]) > state.due, f"{names[seat]} had at least one card before drawing")
    need(size(state.wounds[seat]) + state.due <= LIFE, f"{names[seat]} cannot take {state.due} more damage")
    if state.count:
        last = names[state.last]
        need(state.last != seat, f"{last} need not beat its own set")
        need(bool(state.alive >> state.last & 1), f"{last} is out and cannot have played last")
        need(counts(state.played)[state.top] >= state.count, f"{state.top}x{state.count} is not among the cards played")


# -- reading --------------------------------------------------------------------------------------------------------


def _nothing_else(given: Mapping[str, object], problem: str, allowed: tuple[str, ...]) -> None:
    for name in given:
        if name not in allowed:
            raise ScenarioError(f"{problem} {name!r}; there are {', '.join(allowed)}")


def _read_table(value: object, where: str) -> dict[str, object]:
    if not isinstance(value, dict):
        raise ScenarioError(f"{where} must be a table, not {value!r}")
    return value


def _read_counts(value: object, where: str) -> list[int]:
    counts = [0] * len(CARDS)
    for name, count in _read_table(value, where).items():
        if not isinstance(count, int) or isinstance(count, bool) or count < 0:
            raise ScenarioError(f"{where} holds {name} {count!r} times; that must be a whole number from 0 up")
        counts[_rank(name)] = count
    return counts


def _rank(name: object) -> int:
    if name not in CARDS:
        raise ScenarioError(f"there is no card {name!r} in this game; there are {', '.join(CARDS)}")
    return CARDS.index(str(name))


def _seat(state: Climb, flow: Mapping[str, object], field: str) -> int:
    name = flow.get(field)
    if name not in state.setup.seats:
        raise ScenarioError(f"{field!r} of the flow cannot be {name!r}; seats: {', '.join(state.setup.seats)}")
    return state.setup.seats.index(str(name))


def _read_set(value: object) -> tuple[int, int]:
    try:
        return notation.cards_of(notation.parse(f"play {value}"))
    except MeijinError:
        raise ScenarioError(
            f"'beat' of the flow must be a number and how many cards of it, like '9x2', not {value!r}"
        ) from None
