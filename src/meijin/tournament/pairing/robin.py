"""Everybody meets everybody once: the circle method (7.8)."""

from __future__ import annotations

from meijin.tournament.seeds import key

Pairs = tuple[tuple[str, str], ...]  # in the order of tables


def robin_key(seed: str, player: str) -> str:
    """What a player of a round robin is sorted by."""
    return key(seed, "rr", "rr", 0, 0, player)


def robin_order(seed: str, players: tuple[str, ...]) -> tuple[str, ...]:
    """The players in the order in which the circle numbers them 1, 2, and so on."""
    return tuple(sorted(players, key=lambda player: robin_key(seed, player)))


def schedule(order: tuple[str, ...]) -> tuple[Pairs, ...]:
    """All rounds of players in their order. Whoever would meet the dummy of an odd field rests."""
    circle: list[str | None] = list(order)
    if len(circle) % 2:
        circle.append(None)
    return tuple(_round(circle, number) for number in range(1, len(circle)))


def _round(circle: list[str | None], number: int) -> Pairs:
    turning = len(circle) - 1  # all but the last, who stays in place
    meetings = [(circle[-1], circle[number - 1])]
    for step in range(1, len(circle) // 2):
        # Player k stands at index k - 1, so residue 0 is the last of those who turn, as it should be.
        meetings.append((circle[(number + step - 1) % turning], circle[(number - step - 1) % turning]))
    return tuple((one, other) for one, other in meetings if one is not None and other is not None)
