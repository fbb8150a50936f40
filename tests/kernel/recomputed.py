"""The wide generator as docs/records.md tells it, written without Meijin: what anybody can do who has the seed."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import blake2b


def drawn(seed: bytes, ply: int) -> Iterator[int]:
    """What is drawn for one action, 256 bits each."""
    state = blake2b(seed + ply.to_bytes(8, "big"), digest_size=32, person=b"meijin wide key").digest()
    while True:
        digest = blake2b(state, digest_size=64, person=b"meijin wide").digest()
        state = digest[:32]
        yield int.from_bytes(digest[32:], "big")


def shuffled(cards: list[int], stream: Iterator[int]) -> list[int]:
    """The cards in their new order."""
    cards = list(cards)
    for last in range(len(cards) - 1, 0, -1):
        other = next(stream) * (last + 1) >> 256
        cards[last], cards[other] = cards[other], cards[last]
    return cards
