"""What happens in games, how often, with which cards, and what those had of the win to whom it happened."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from meijin.kernel.event import Event
from meijin.kernel.setup import Setup

# One thing that can happen: the kind of event; which effect or rule it was, where the event tells one of
# ``Game.effects``; as what a card is named, which is the field of the event, and its kind, or nothing for the event by
# itself; and the turn.
Use = tuple[str, str, str, str, int]
# How often it happened, in how many games, and to how many seats, game by game; and what those had of the win.
Count = tuple[int, int, int, float]
Counts = dict[Use, Count]
NEVER: Final = (0, 0, 0, 0.0)


class Uses:
    """What happened in games of one setup.

    An event is the doing of the first seat it names, or else of the owner of the first card. What happens with a card
    happens to its owner, as its home tells (``Game.home``); where it is nobody's, to whoever did it.
    """

    def __init__(self, setup: Setup) -> None:
        self.counts: Counts = {}
        self._seats = {name: 1 << seat for seat, name in enumerate(setup.seats)}
        self._effects = frozenset(setup.game.effects(setup))
        self._cards = _cards(setup)

    def note(self, heard: Sequence[tuple[int, Sequence[Event]]], shares: Sequence[float]) -> None:
        """One more game: what happened in which turn, and what every seat had of the win."""
        found: dict[Use, list[int]] = {}  # how often, and to which seats as a mask
        for turn, happened in heard:
            for event in happened:
                self._find(event, turn, found)
        masks: dict[int, tuple[int, float]] = {}
        counts = self.counts
        for use, (times, mask) in found.items():
            if mask not in masks:
                own = [share for seat, share in enumerate(shares) if mask >> seat & 1]
                masks[mask] = len(own), sum(own)
            seats, won = masks[mask]
            before = counts.get(use, NEVER)
            counts[use] = (before[0] + times, before[1] + 1, before[2] + seats, before[3] + won)

    def _find(self, event: Event, turn: int, found: dict[Use, list[int]]) -> None:
        """Count an event: once by itself, and once for every kind of card in every role."""
        seats, cards, effects, kind = self._seats, self._cards, self._effects, event.kind
        doer, effect = 0, ""
        named: list[tuple[str, str, int]] = []
        for role, value in event.fields.items():
            if type(value) is str:
                if value in cards:
                    named.append((role, *cards[value]))
                elif value in effects:
                    effect = value
                elif not doer:
                    doer = seats.get(value, 0)
            elif type(value) is list or type(value) is dict:
                named += dict.fromkeys((role, *cards[word]) for word in _words(value) if word in cards)
        if not doer and named:
            doer = named[0][2]
        for role, card, owner in (("", "", doer), *named):
            use = (kind, effect, role, card, turn)
            at = found.get(use)
            if at is None:
                found[use] = [1, owner or doer]
            else:
                at[0] += 1
                at[1] |= owner or doer


def _cards(setup: Setup) -> dict[str, tuple[str, int]]:
    """Every card by all that events may call it: its kind, and whose it is for sure, as a mask."""
    found: dict[str, tuple[str, int]] = {}
    for number, (card, kind) in enumerate(zip(setup.cards, setup.kinds, strict=True)):
        owner = setup.game.home(setup, number)[1]
        mask = 1 << owner if 0 <= owner < setup.players else 0  # an automaton has no share of the win
        found[card] = (kind, mask)
        if kind != card:
            found[kind] = (kind, mask if found.get(kind, (kind, mask))[1] == mask else 0)
    return found


def _words(value: object) -> Iterator[str]:
    """All words within a field of an event."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, (list, dict)):
        for each in value.values() if isinstance(value, dict) else value:
            yield from _words(each)
