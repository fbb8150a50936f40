"""The keys and coins of an event (7.1, 6.4, 12)."""

from __future__ import annotations

from hashlib import sha256

import pytest

from meijin.tournament.seeds import coin, key, seed_digest


@pytest.mark.rule("T7.1", "W5")
def test_w5_the_keys_of_the_demonstration_seed() -> None:
    """W5: the key of P01 is the digest of the text that 7.1 spells out; P02 comes first in the order."""
    first = key("w-demo", "pair", "swiss", 1, 0, "P01")
    assert first == sha256(b"meijin/1|w-demo|pair|swiss|1|0|P01").hexdigest()
    assert first[:8] == "f977b053"
    assert key("w-demo", "pair", "swiss", 1, 0, "P02")[:8] == "78c61a1a"


@pytest.mark.rule("T6.4")
def test_6_4_a_flip_is_the_lowest_bit_of_its_digest() -> None:
    flips = [coin("seed", "r1-t3", game) for game in range(1, 200)]
    digests = [sha256(f"meijin/1|seed|coin|r1-t3|{game}".encode()).digest() for game in range(1, 200)]
    assert flips == [int.from_bytes(digest) & 1 for digest in digests]
    assert set(flips) == {0, 1}


@pytest.mark.rule("T4.1")
def test_12_the_digest_of_the_seed_is_that_of_its_text() -> None:
    assert seed_digest("example-8") == "91fe460b16dbd97de473101a6ae09b3c3103579faf39cc87062a90b7e15fd6ae"


def test_7_1_names_in_any_script_have_keys() -> None:
    assert key("s", "pair", "swiss", 1, 0, "名人") == sha256("meijin/1|s|pair|swiss|1|0|名人".encode()).hexdigest()
