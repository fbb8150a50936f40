"""How an event was drawn, in plain words: that nobody could choose, or who could have."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from typing import Any

from meijin.tournament.messages import DRAWN, InRounds, out_of
from meijin.tournament.model import Event
from meijin.words import Message


def how_drawn(event: Event) -> tuple[Message, ...]:
    """How the rounds that everybody can see were drawn."""
    return tuple(_told(event)) or (_drawn("nothing"),)


def _told(event: Event) -> Iterator[Message]:
    for secret, after in zip(event.secrets, event.secrets[1:], strict=False):
        yield _drawn("untold" if secret.told is None else "replaced", entry=after.since)
    numbered = [(no, each) for no, each in enumerate(event.rounds, 1) if each.published_at is not None]
    given = _given(event)
    for chooser, group in groupby(numbered, key=lambda numbered_round: numbered_round[1].chooser):
        first, *more = [no for no, _ in group]
        yield _drawn(chooser, rounds=InRounds(first, more[-1] if more else None), **given)
    if numbered and given["stands"]:
        yield _drawn("stands_in", **given)
    for no, each in numbered:
        if each.attempt:
            yield _drawn("redrawn", round=no, times=each.attempt + 1)
        if each.edited:
            yield _drawn("edited", round=no)


def _given(event: Event) -> dict[str, Any]:
    drawn = [number for number in event.numbers.values() if number.drawn]
    given = sum(bool(number.number) for number in drawn)
    called = "; ".join(text for _, text in event.called_out)
    return {"given": given, "stands": len(drawn) - given, "said": called}


def _drawn(kind: str, **facts: Any) -> Message:
    return out_of(DRAWN[kind], facts)
