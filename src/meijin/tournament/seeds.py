"""All chance of a tournament: digests of the event's secret seed (7.1, 6.4, 12). There is no other source of it."""

from __future__ import annotations

from hashlib import sha256
from typing import Final

_RULES: Final = "meijin/1"


def _digest(*parts: object) -> str:
    return sha256("|".join(map(str, parts)).encode()).hexdigest()


def key(seed: str, purpose: str, stage: str, round_no: int, attempt: int, player: str) -> str:
    """What a player is sorted by where the rulebook says "random" (7.1).

    >>> key("w-demo", "pair", "swiss", 1, 0, "P01")[:8]
    'f977b053'
    """
    return _digest(_RULES, seed, purpose, stage, round_no, attempt, player)


def coin(seed: str, match_id: str, game_no: int) -> int:
    """The seat, 0 or 1, that wins the flip before a game (6.4)."""
    return int(_digest(_RULES, seed, "coin", match_id, game_no)[-1], 16) & 1


def seed_digest(seed: str) -> str:
    """What is public of the seed from the creation of the event on (12)."""
    return sha256(seed.encode()).hexdigest()
