"""Sets of cards as numbers, also of more cards than a machine word has bits."""

from __future__ import annotations

import pytest

from meijin.kernel.cardsets import pack, unpack

EDGES = [0, 1, 58, 59, 60, 61, 118, 119, 120, 121, 179, 180, 181, 400]


@pytest.mark.parametrize("cards", [[], *[[card] for card in EDGES], EDGES, list(range(200)), [3, 130, 70]])
def test_a_set_has_one_bit_for_each_card(cards: list[int]) -> None:
    packed = pack(cards)
    assert packed == sum(1 << card for card in cards)
    assert unpack(packed) == tuple(sorted(cards))
