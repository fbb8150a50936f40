"""Shuffles that a scenario fixes: which cards come in which order, as far as it says.

A fixed shuffle is a tuple of numbers from the bottom of the pile to its top, as piles are kept: a card, a kind of card
of which any copy will do, or once the rest of the cards, in an order that follows from the seed.
"""

from __future__ import annotations

from difflib import get_close_matches
from typing import TYPE_CHECKING, Final

from meijin.kernel.errors import ScenarioError, quoted

if TYPE_CHECKING:
    from meijin.kernel.setup import Setup

REST: Final = "..."
_REST: Final = -1
_KINDS: Final = -2  # from here on down: the kind of card 0, 1, 2, ...


def read_shuffle(setup: Setup, names: list[object]) -> tuple[int, ...]:
    """What a list of names from the top of a pile fixes."""
    if names.count(REST) > 1:
        raise ScenarioError(f"a shuffle has {REST!r} more than once: {quoted(names)}")
    return tuple([_read(setup, name) for name in reversed(names)])


def _read(setup: Setup, name: object) -> int:
    if name == REST:
        return _REST
    card = setup.card(name) if isinstance(name, str) else None
    if card is not None:
        return card
    if name in setup.kinds:
        return _KINDS - setup.kinds.index(str(name))
    close = get_close_matches(str(name), setup.card_words, n=1)
    hint = f"did you mean {close[0]!r}?" if close else f"a card is named like {setup.kinds[0]!r} or {setup.cards[0]!r}"
    raise ScenarioError(f"there is no card {quoted(name)} to be shuffled; {hint}")


def name_shuffle(setup: Setup, fixed: tuple[int, ...]) -> list[str]:
    """The names again, from the top of the pile."""
    return [_name(setup, number) for number in reversed(fixed)]


def _name(setup: Setup, number: int) -> str:
    if number == _REST:
        return REST
    return setup.cards[number] if number >= 0 else setup.kinds[_KINDS - number]


def put_in_order(setup: Setup, fixed: tuple[int, ...], cards: list[int]) -> tuple[list[int], int, list[int]] | None:
    """Cards as a shuffle fixes them, the place among them where the others go, and those; None if it does not fit.

    A card that is named exactly is never taken for one of its kind.
    """
    left = dict.fromkeys(sorted(cards))
    for number in fixed:
        if number >= 0:
            if number not in left:
                return None
            del left[number]
    placed: list[int] = []
    place = len(fixed)
    for number in fixed:
        if number == _REST:
            place = len(placed)
            continue
        card: int | None = number
        if number < 0:
            kind = setup.kinds[_KINDS - number]
            card = next((each for each in left if setup.kinds[each] == kind), None)
            if card is None:
                return None
            del left[card]
        assert card is not None
        placed.append(card)
    return None if left and _REST not in fixed else (placed, place, list(left))
