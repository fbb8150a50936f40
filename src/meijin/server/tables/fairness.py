"""Fair shuffles: the hash of the seed is shown before the first card is dealt, and anybody can check it afterwards."""

from __future__ import annotations

from enum import StrEnum
from hashlib import sha256

import msgspec

from meijin.kernel.errors import RecordError, said
from meijin.kernel.record import is_whole, parse


def commitment(seed: bytes) -> str:
    """What is told of a seed before the game: it gives nothing away, and fits no other seed.

    >>> commitment(bytes(32))
    '66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925'
    """
    return sha256(seed).hexdigest()


class Verdict(StrEnum):
    """What came of one check."""

    HOLDS = "holds"
    FAILS = "fails"
    UNKNOWN = "unknown"  # there is nothing to check it against, or it could not be looked at


class Report(msgspec.Struct, frozen=True):
    """What was found in a record."""

    whole: Verdict  # nothing was lost or changed since it was written: its checksum
    legal: Verdict  # every action is allowed by the rules, with the cards that the seed deals
    shuffles: Verdict  # the seed is the one that was promised before the game
    problem: str = ""  # what is wrong, and where
    game: str = ""
    actions: int = 0
    commitment: str = ""  # the hash of the seed, as it should have been shown before the game
    over: bool = False
    reason: str = ""  # why the game ended
    returns: dict[str, float] = {}  # the result by seat

    @property
    def holds(self) -> bool:
        """Whether nothing is wrong."""
        return not self.problem


def verify(text: str, promised: str = "") -> Report:
    """Check a record, and its seed against the commitment promised before the game (or else against its own line).

    A text that is no record at all, or of a game that is not installed, raises a ``MeijinError``.
    """
    try:
        state = parse(text)
    except RecordError as error:
        if error.line <= 1:
            raise
        return _broken(text, error)
    record = state.record
    assert record is not None
    ours = commitment(record.seed)
    said_so = [each.strip().lower() for each in (promised, record.commitment) if each]
    wrong = [each for each in said_so if each != ours]
    over = not state.deciders
    ending = state.ending
    return Report(
        whole=_wholeness(text),
        legal=Verdict.HOLDS,
        shuffles=Verdict.FAILS if wrong else Verdict.HOLDS if said_so else Verdict.UNKNOWN,
        problem=f"{said(wrong[0])} was promised, but the hash of the seed is {ours}" if wrong else "",
        game=state.setup.game.id,
        actions=len(record.actions),
        commitment=ours,
        over=over,
        reason=ending.name.lower() if ending is not None else "",
        returns=dict(zip(state.setup.seats, state.returns(), strict=True)) if over else {},
    )


def _broken(text: str, error: RecordError) -> Report:
    """The report on a record that cannot be played through: the first thing that is wrong is all there is to say."""
    try:
        whole, legal = _wholeness(text), Verdict.FAILS
    except RecordError:
        whole, legal = Verdict.FAILS, Verdict.UNKNOWN
    return Report(whole=whole, legal=legal, shuffles=Verdict.UNKNOWN, problem=str(error))


def _wholeness(text: str) -> Verdict:
    return Verdict.HOLDS if is_whole(text) else Verdict.UNKNOWN
