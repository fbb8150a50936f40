"""Fields for the tests of pairings."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from meijin.tournament.pairing.swiss import Contender, SwissField

MakeField = Callable[[random.Random, int], SwissField]


def _field(luck: random.Random, players: int) -> SwissField:
    """Anything that can be, and more: many have met, some may not meet, sides, draws, several byes."""
    names = [f"P{number:02}" for number in range(players)]
    points = luck.choice([[0], [0, 3], [0, 1, 3], [0, 3, 6, 9], list(range(7))])
    sides: list[str | None] = luck.choice([[None], ["N", "D"], ["N", "D", None], ["N", "N", "N", "D"]])
    contenders = tuple(
        Contender(
            name,
            luck.choice(points),
            luck.choice([0, 0, 0, 1, 2]),
            luck.randint(0, 2),
            luck.randint(0, 2),
            luck.choice([None, 0, 1, 4]),
            luck.choice(sides),
        )
        for name in names
    )
    pairs = [frozenset((one, other)) for at, one in enumerate(names) for other in names[:at]]
    met, kept_apart = luck.choice([0.0, 0.1, 0.3, 0.5, 0.8, 1.0]), luck.choice([0.0, 0.0, 0.1, 0.4])
    meetings = {
        pair: tuple(sorted(luck.sample(range(1, 8), luck.choice([1, 1, 1, 2]))))
        for pair in pairs
        if luck.random() < met
    }
    drawn = frozenset(one.player for one in contenders if one.points == 1 or luck.random() < 0.05)
    return SwissField(
        seed=str(luck.random()),
        round_no=luck.randint(1, 9),
        attempt=luck.randint(0, 2),
        contenders=contenders,
        meetings=meetings,
        forbidden=frozenset(pair for pair in pairs if luck.random() < kept_apart),
        literal_bye=luck.random() < 0.3,
        require_cross=luck.random() < 0.4,
        drawn=drawn if luck.random() < 0.3 else None,
        drawn_matches=luck.randint(1, 4),
    )


@pytest.fixture
def make_field() -> MakeField:
    return _field
