"""Fair shuffles: what was promised and given before the deal, checked by anybody afterwards."""

from __future__ import annotations

from enum import StrEnum

import msgspec

from meijin.kernel.errors import RecordError, quoted
from meijin.kernel.fairness import Draw, Gift, Kind, commitment
from meijin.kernel.record import Record, is_whole, parse


class Verdict(StrEnum):
    """What came of one check."""

    HOLDS = "holds"
    FAILS = "fails"
    UNKNOWN = "unknown"  # there is nothing to check it against, or it could not be looked at


class Report(msgspec.Struct, frozen=True):
    """What was found in a record."""

    whole: Verdict  # nothing was lost or changed since it was written: its checksum
    legal: Verdict  # every action is allowed by the rules, with the cards that the seed deals
    shuffles: Verdict  # the server's secret, or the seed where it alone made it, was promised before the game
    numbers: Verdict  # the seed is made of the promised secret and what seats gave; unknown if no seat gave anything
    problem: str = ""  # what is wrong, and where
    game: str = ""
    actions: int = 0
    commitment: str = ""  # the hash of the secret or seed, as it should have been shown before the game
    gifts: dict[str, Gift] = {}  # what each seat gave to the seed; empty where nobody was asked
    over: bool = False
    reason: str = ""  # why the game ended
    returns: dict[str, float] = {}  # the result by seat

    @property
    def holds(self) -> bool:
        """Whether nothing is wrong."""
        return not self.problem


def verify(text: str, promised: str = "") -> Report:
    """Check a record, and its secret or seed against the commitment promised before the game (or else its own line).

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
    made_of = "seed" if record.draw is None else "secret"
    ours = commitment(record.seed.hex() if record.draw is None else record.draw.secret)
    said_so = [each.strip().lower() for each in (promised, record.commitment) if each]
    wrong = [each for each in said_so if each != ours]
    flaws, shared = _flaws(record), _is_shared(record.draw)
    problems = [f"{quoted(each)} was promised, but the hash of the {made_of} is {ours}" for each in wrong[:1]]
    over = not state.deciders
    ending = state.ending
    return Report(
        whole=_wholeness(text),
        legal=Verdict.HOLDS,
        shuffles=Verdict.FAILS if wrong else Verdict.HOLDS if said_so else Verdict.UNKNOWN,
        numbers=Verdict.FAILS if flaws or (wrong and shared) else Verdict.HOLDS if shared else Verdict.UNKNOWN,
        problem="; ".join([*problems, *flaws]),
        game=state.setup.game.id,
        actions=len(record.actions),
        commitment=ours,
        gifts={} if record.draw is None else {part.who: part.gift for part in record.draw.parts},
        over=over,
        reason=ending.name.lower() if ending is not None else "",
        returns=dict(zip(state.setup.seats, state.returns(), strict=True)) if over else {},
    )


def _is_shared(draw: Draw | None) -> bool:
    """Whether somebody gave something to the seed: otherwise whoever made the secret could choose it alone."""
    return draw is not None and any(part.gift is not Gift.NOTHING for part in draw.parts)


def _flaws(record: Record) -> list[str]:
    """What is wrong with how the seed was made, apart from a broken promise."""
    if record.draw is None:
        return []
    found = record.draw.flaws(record.seed, record.setup.seats)
    return [str(flaw) for flaw in found if flaw.kind is not Kind.PROMISE]


def _broken(text: str, error: RecordError) -> Report:
    """The report on a record that cannot be played through: the first thing that is wrong is all there is to say."""
    try:
        whole, legal = _wholeness(text), Verdict.FAILS
    except RecordError:
        whole, legal = Verdict.FAILS, Verdict.UNKNOWN
    return Report(whole, legal, shuffles=Verdict.UNKNOWN, numbers=Verdict.UNKNOWN, problem=str(error))


def _wholeness(text: str) -> Verdict:
    return Verdict.HOLDS if is_whole(text) else Verdict.UNKNOWN
