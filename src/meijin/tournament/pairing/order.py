"""The seeded order, its brackets, and the list for the bye (7.1 to 7.3)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import groupby

from meijin.tournament.pairing.field import Contender, SwissField
from meijin.tournament.seeds import key


def pairing_keys(field: SwissField) -> dict[str, str]:
    """The key of every contender for this round and attempt."""
    return {
        contender.player: key(field.seed, "pair", "swiss", field.round_no, field.attempt, contender.player)
        for contender in field.contenders
    }


def seeded_order(contenders: Sequence[Contender], keys: Mapping[str, str]) -> list[Contender]:
    """By points, the most first, then by key: a shuffled stack of score cards for every bracket."""
    return sorted(contenders, key=lambda contender: (-contender.points, keys[contender.player]))


def brackets_of(order: Sequence[Contender]) -> list[list[Contender]]:
    """Those with equal points, from the top."""
    return [list(group) for _, group in groupby(order, key=lambda contender: contender.points)]


def bye_candidates(field: SwissField, keys: Mapping[str, str]) -> list[Contender]:
    """Who gets the bye before whom (7.3); nobody does in an even field."""
    if len(field.contenders) % 2 == 0:
        return []

    def rank(contender: Contender) -> tuple[int, int, int, int, bool, int, str]:
        return (
            0 if field.literal_bye else contender.byes,
            contender.points,
            contender.tb1,
            contender.tb2,
            contender.tb3 is None,
            contender.tb3 or 0,
            keys[contender.player],
        )

    return sorted(field.contenders, key=rank)
