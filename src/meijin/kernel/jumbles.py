"""Cards that somebody has put into an order of its own, as when a player looks at the top of a deck and puts it back.

A *jumble* is a mask of viewers and a set of cards, both numbers with one bit each: these viewers know where the cards
lie together, but not which of them is where. Whoever knew one of the cards before still knows that it is among them.
"""

from __future__ import annotations

Jumble = tuple[int, int]


def looked_at(jumbles: tuple[Jumble, ...], cards: int, seat: int) -> tuple[Jumble, ...]:
    """The jumbles once a seat has looked at cards where they lie: it can tell them apart again.

    >>> looked_at(((0b110, 0b0111),), 0b0001, seat=1)
    ((4, 7), (2, 6))
    """
    who = 1 << seat
    split: list[Jumble] = []
    for viewers, jumbled in jumbles:
        if viewers & who and jumbled & cards:
            split += [(viewers & ~who, jumbled), (who, jumbled & ~cards)]
        else:
            split.append((viewers, jumbled))
    return _tidied(split)


def reordered(jumbles: tuple[Jumble, ...], cards: int, seat: int, everyone: int) -> tuple[Jumble, ...]:
    """The jumbles once a seat has put cards that it has looked at in an order of its choice: nobody else can follow.

    >>> reordered((), 0b0011, seat=0, everyone=0b111)
    ((6, 3),)
    >>> reordered(((0b110, 0b0011),), 0b0011, seat=1, everyone=0b111)
    ((5, 3),)
    """
    return _tidied([*looked_at(jumbles, cards, seat), (everyone & ~(1 << seat), cards)])


def without(jumbles: tuple[Jumble, ...], cards: int) -> tuple[Jumble, ...]:
    """The jumbles once cards have left their place openly, or have been shuffled.

    >>> without(((0b110, 0b0111),), 0b0001), without(((0b110, 0b0011),), 0b0001)
    (((6, 6),), ())
    """
    return _tidied([(viewers, jumbled & ~cards) for viewers, jumbled in jumbles]) if jumbles else ()


def _tidied(jumbles: list[Jumble]) -> tuple[Jumble, ...]:
    """A card alone is where it is, and for whoever is unsure of many cards fewer of them tell nothing more."""
    unsure: dict[int, int] = {}
    for viewers, cards in jumbles:
        unsure[cards] = unsure.get(cards, 0) | viewers
    tidy: list[Jumble] = []
    for cards, viewers in sorted(unsure.items(), key=lambda jumble: -jumble[0].bit_count()):
        left = viewers
        for others, larger in tidy:
            if not cards & ~larger:
                left &= ~others
        if left and cards & (cards - 1):
            tidy.append((left, cards))
    return tuple(tidy)
