"""Outcomes of chance that a described position fixes: what the next dice show and how the next shuffles fall."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from meijin.kernel.errors import ScenarioError, quoted
from meijin.kernel.fixed_shuffles import REST, name_shuffle, read_shuffle
from meijin.kernel.setup import Setup
from meijin.kernel.state import Outcome


def is_read_as_today(setup: Setup) -> bool:
    """Whether a position is not of a record from before that which describing has become (``Game.described_since``)."""
    return setup.edition >= setup.game.described_since


def read_outcome(setup: Setup, outcome: object) -> Outcome:
    """A shuffle as cards, or a roll as a number; where there is a die, a number is what the die shows."""
    if isinstance(outcome, list):
        return read_shuffle(setup, outcome)
    die = setup.game.die
    if type(outcome) is int and (die is None or not is_read_as_today(setup)):
        return outcome
    side = die.side(str(outcome)) if die is not None and type(outcome) in (int, str) else None
    if side is None:
        raise ScenarioError(f"an outcome of chance is {_allowed(setup)}, not {quoted(outcome)}")
    return side


def describe_outcome(setup: Setup, outcome: Outcome) -> object:
    """An outcome as it is written down."""
    if not isinstance(outcome, int):
        return name_shuffle(setup, outcome)
    return outcome if setup.game.die is None else setup.game.die.faces[outcome]


def check_outcomes(setup: Setup, given: Iterable[object]) -> None:
    """Refuse what can never come, whatever is played: whether the rest fits is seen when it comes."""
    for outcome in given:
        read = read_outcome(setup, outcome)
        if isinstance(outcome, list):
            _check_shuffle(setup, [str(name) for name in outcome])
        elif isinstance(read, int) and not 0 <= read < setup.game.sides(setup):
            raise ScenarioError(f"an outcome of chance is {_allowed(setup)}, not {quoted(outcome)}")


def _allowed(setup: Setup) -> str:
    """What an outcome may be, in words."""
    die, sides = setup.game.die, setup.game.sides(setup)
    if die is not None:
        rolled = f"a face of the {die.name} ({', '.join(dict.fromkeys(die.faces))})"
    else:
        rolled = f"a number from 0 to {sides - 1}" if sides else ""
    shuffled = "a list of cards from the top of a pile" if _piles(setup) else ""
    return " or ".join(filter(None, (rolled, shuffled))) or f"nothing in {setup.game.name}, which leaves none to chance"


def _check_shuffle(setup: Setup, names: Sequence[str]) -> None:
    if not names:
        raise ScenarioError(f"a shuffle lists its cards from the top of the pile, or [{REST!r}] for any order, not []")
    piles = _piles(setup)
    if not piles:
        raise ScenarioError(f"an outcome of chance is {_allowed(setup)}: {setup.game.name} shuffles nothing")
    named = [name for name in names if name != REST]
    for name, count in Counter(named).items():
        if "#" in name and count > 1:
            raise ScenarioError(f"{name} is in a shuffle {count} times")
    for kind, count in Counter(name.split("#")[0] for name in named).items():
        if count > (copies := setup.kinds.count(kind)):
            raise ScenarioError(f"a shuffle has too many copies of {kind}: there are only {copies}")
    if not any(all(_may_lie(setup, name, pile) for name in named) for pile in piles):
        where = ", ".join(zone if owner < 0 else f"{setup.owners[owner]}.{zone}" for zone, owner in piles)
        raise ScenarioError(f"no pile that is shuffled ({where}) can have all of {', '.join(named)}")


def _piles(setup: Setup) -> list[tuple[str, int]]:
    """The closed piles, each with its owner (-1: shared)."""
    zones = [zone for zone in setup.zones.values() if zone.shuffled]
    return [(zone.name, owner) for zone in zones for owner in (range(len(setup.owners)) if zone.owned else [-1])]


def _may_lie(setup: Setup, name: str, pile: tuple[str, int]) -> bool:
    """Whether a card, or any copy of its kind, may lie in a pile."""
    cards = [card for card, each in enumerate(setup.cards) if name in (each, setup.kinds[card])]
    return any(not setup.game.misplaced(setup, card, *pile) for card in cards)
