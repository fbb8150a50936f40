"""What a Swiss round is paired from, and what comes out."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct


class Contender(Struct, frozen=True):
    """An active player to be paired (7.2); whoever gets the bye is still among them."""

    player: str
    points: int
    byes: int = 0
    tb1: int = 0
    tb2: int = 0
    tb3: int | None = 0  # None: unbeaten, which counts as infinity
    side: str | None = None


class SwissField(Struct, frozen=True):
    """Everything that the pairing of a round depends on."""

    seed: str
    round_no: int
    attempt: int
    contenders: tuple[Contender, ...]
    meetings: Mapping[frozenset[str], tuple[int, ...]]
    """The rounds in which two players met; void matches are left out (R17)."""
    forbidden: frozenset[frozenset[str]] = frozenset()
    literal_bye: bool = False  # `bye_rule = literal`: earlier byes do not count (7.3)
    require_cross: bool = False
    drawn: frozenset[str] | None = None
    """The players of the drawn matches of round 1, given only in round 2 with `round2_draws = literal` (7.5)."""
    drawn_matches: int = 0


class Cost(Struct, frozen=True):
    """What 7.4 minimises: the items of a pair, all but the first, and after rematches the place in the list of 7.3.

    `bye_rank` counts from 0, and is 0 where there is no bye.
    """

    forbidden: int
    rematch: int
    bye_rank: int
    last_meeting: int
    same_side: int
    gaps: int
    height: int


class SwissPairing(Struct, frozen=True):
    """A round as 7.4 demands it, and how it came about."""

    order: tuple[str, ...]  # the players to be paired by points and key (7.1), without the bye
    keys: Mapping[str, str]  # the full keys of all contenders
    brackets: tuple[tuple[str, ...], ...]
    bye_candidates: tuple[str, ...]  # the whole list of 7.3; empty if the field is even
    bye: str | None
    pairs: tuple[tuple[str, str], ...]
    """In the order of tables (7.7). The first of a pair is the upper player, who has seat 0."""
    cost: Cost
    literal_given_up: bool = False  # the literal rule of 7.5 left no pairing without a rematch

    @property
    def relaxed(self) -> bool:
        """Whether somebody meets an opponent again, which the Meijin must confirm (7.6)."""
        return self.cost.rematch > 0
