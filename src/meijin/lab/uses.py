"""What happens in games, how often, with which cards, and what those had of the win to whom it happened."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from meijin.kernel.event import Event
from meijin.kernel.setup import Setup

# One thing that can happen: the kind of event; which effect or rule it was, where the event tells one of
# ``Game.effects``; as what a card is named, which is the field of the event, and its kind, or nothing for the event by
# itself; and the turn.
Use = tuple[str, str, str, str, int]
# How often it happened, in how many games, and to how many seats, game by game; and what those had of the win.
Count = list[float]
Counts = dict[Use, Count]
CARD, SEAT, EFFECT, OTHER = range(4)  # what a word in an event can be
NOTHING: Final = (OTHER, "", 0)


class Uses:
    """What happened in games of one setup.

    An event is the doing of the first seat it names, or else of the owner of the first card. What happens with a card
    happens to its owner, as its home tells (``Game.home``); where it is nobody's, to whoever did it.
    """

    def __init__(self, setup: Setup) -> None:
        self.counts: Counts = {}
        # What every word means: what it is, what it counts as, and whose it is as a mask of seats.
        self._words: dict[str, tuple[int, str, int]] = {
            **{name: (SEAT, name, 1 << seat) for seat, name in enumerate(setup.seats)},
            **{effect: (EFFECT, effect, 0) for effect in setup.game.effects(setup)},
            **_cards(setup),
        }

    def note(self, heard: Sequence[tuple[int, Sequence[Event]]], shares: Sequence[float]) -> None:
        """One more game: what happened in which turn, and what every seat had of the win."""
        masks: dict[int, tuple[int, float]] = {}
        counts = self.counts
        for use, (times, mask) in self._found(heard).items():
            to = masks.get(mask)
            if to is None:
                own = [share for seat, share in enumerate(shares) if mask >> seat & 1]
                to = masks[mask] = len(own), sum(own)
            count = counts.get(use)
            if count is None:
                counts[use] = [times, 1, *to]
            else:
                count[0] += times
                count[1] += 1
                count[2] += to[0]
                count[3] += to[1]

    def _found(self, heard: Sequence[tuple[int, Sequence[Event]]]) -> dict[Use, list[int]]:
        """What happened in a game: how often, and to which seats as a mask.

        Events are counted once by themselves, and once for every kind of card in every role. There are hundreds in a
        game, so nothing is called for each.
        """
        found: dict[Use, list[int]] = {}
        words = self._words
        for turn, happened in heard:
            for event in happened:
                kind, effect, doer = event.kind, "", 0
                named: list[tuple[str, str, int]] = []
                for role, value in event.fields.items():
                    if type(value) is str:
                        if value in words:
                            what, word, mask = words[value]
                            if what == CARD:
                                named.append((role, word, mask))
                            elif what == EFFECT:
                                effect = word
                            elif not doer:
                                doer = mask
                    elif type(value) is list or type(value) is dict:
                        named += self._within(role, value)
                if named:
                    doer = doer or named[0][2]
                named.append(("", "", doer))
                for role, word, mask in named:
                    use = (kind, effect, role, word, turn)
                    if use in found:
                        at = found[use]
                        at[0] += 1
                        at[1] |= mask or doer
                    else:
                        found[use] = [1, mask or doer]
        return found

    def _within(self, role: str, value: list[object] | dict[str, object]) -> list[tuple[str, str, int]]:
        """The kinds of cards somewhere within a field of an event, each once."""
        named: dict[tuple[str, str, int], None] = {}
        for each in value.values() if isinstance(value, dict) else value:
            if isinstance(each, str):
                what, word, mask = self._words.get(each, NOTHING)
                if what == CARD:
                    named[role, word, mask] = None
            elif isinstance(each, (list, dict)):
                named.update(dict.fromkeys(self._within(role, each)))
        return list(named)


def _cards(setup: Setup) -> dict[str, tuple[int, str, int]]:
    """What every card means, by all that events may call it; it is nobody's where that does not say whose it is."""
    found: dict[str, tuple[int, str, int]] = {}
    for number, (card, kind) in enumerate(zip(setup.cards, setup.kinds, strict=True)):
        owner = setup.game.home(setup, number)[1]
        mask = 1 << owner if 0 <= owner < setup.players else 0  # an automaton has no share of the win
        found[card] = (CARD, kind, mask)
        if kind != card:
            found[kind] = (CARD, kind, mask if found.get(kind, found[card]) == found[card] else 0)
    return found
