"""The cards of Climb: by rank, where rank 0 are the guards and the others their numbers."""

from __future__ import annotations

from typing import Final

CARDS: Final = ("guard", *[str(number) for number in range(1, 14)])
COPIES: Final = (8, *[6] * 13)
PACK: Final = tuple(rank for rank, copies in enumerate(COPIES) for _ in range(copies))
DAMAGE: Final = (0, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 3)  # of a set of that number

SEATS: Final = ("red", "green", "blue")
HAND: Final = 13  # cards dealt to each
LIFE: Final = 7  # whoever would take more damage is out
