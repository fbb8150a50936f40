"""What follows from the terms of an event before anybody has come: its cuts, its rounds, how many may play."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from msgspec import Struct

from meijin.tournament.pairing import pods
from meijin.tournament.settings import CUTS, Format, Level, Mode, planned_rounds

LEAST_FOR_A_CUT: Final = 32  # more than so many must have begun
TIMES: Final = ("round_minutes", "break_minutes")
MOST_IN_A_ROBIN: Final = 5  # in official mode (6.2)
FORESEEN: Final = {Format.SWISS: 512, Format.ROUND_ROBIN: 16, Format.PODS: 512}  # for so many, plans say the rounds


class FormatPlan(Struct, frozen=True):
    """What an event of a format and a mode can be."""

    cuts: dict[Level, tuple[int, ...]]  # the sizes of its elimination; 0: none
    kept: tuple[str, ...]  # settings that are anybody's choice here, and not the rulebook's or the game's
    cut_above: int  # more players than this must begin for the elimination to be held
    rounds: tuple[tuple[int, int], ...]  # up to so many players, so many rounds; the last is the most to plan with


def plans() -> dict[Mode, dict[Format, FormatPlan]]:
    """What every event can be.

    >>> plans()[Mode.OFFICIAL][Format.ROUND_ROBIN].rounds
    ((4, 3), (5, 5))
    """
    return {mode: {form: _plan(form, mode) for form in Format} for mode in Mode}


def _plan(form: Format, mode: Mode) -> FormatPlan:
    official = mode is Mode.OFFICIAL
    most = MOST_IN_A_ROBIN if official and form is Format.ROUND_ROBIN else FORESEEN[form]
    cuts = {level: cuts_of(form, level, mode) for level in Level}
    kept = () if official and form is not Format.PODS else ("round_minutes",) if official else TIMES
    return FormatPlan(cuts, kept, LEAST_FOR_A_CUT if official else 0, tuple(_steps(form, most)))


def _steps(form: Format, most: int) -> Iterator[tuple[int, int]]:
    for players in range(4, most + 1):
        rounds = rounds_of(form, players)
        if players == most or rounds_of(form, players + 1) != rounds:
            yield players, rounds


def cuts_of(form: Format, level: Level, mode: Mode) -> tuple[int, ...]:
    """The sizes that the elimination of an event may have, 0 for none (7.9).

    >>> cuts_of(Format.SWISS, Level.PREMIER, Mode.OFFICIAL)
    (0, 8, 16, 32, 64)
    """
    if form is not Format.SWISS:
        return (0,)
    if mode is Mode.FREE:
        return CUTS
    return tuple(cut for cut in CUTS if cut != 4) if level is Level.PREMIER else (0,)


def rounds_of(form: Format, players: int, wished: int | None = None) -> int:
    """How many rounds so many players play, as was wished or as the rules say.

    >>> rounds_of(Format.SWISS, 9), rounds_of(Format.ROUND_ROBIN, 5, wished=7), rounds_of(Format.PODS, 17)
    (4, 5, 4)
    """
    if form is Format.ROUND_ROBIN:
        everybody = players - 1 + players % 2
        return min(everybody, wished or everybody)
    if wished is not None:
        return wished
    return pods.rounds(players) if form is Format.PODS else planned_rounds(players)
