"""The log of an event: entries that only grow in number, each sealed by the hash of everything before it."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

import msgspec

from meijin.tournament.messages import finding
from meijin.words import Message

START: Final = "0" * 64  # what the first entry follows


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One thing that was done."""

    n: int  # counted from 1
    at: int  # milliseconds since the epoch
    actor: str
    role: str
    type: str
    payload: Mapping[str, Any]
    prev: str
    hash: str
    reason: str = ""  # as older logs have it; newer ones keep it apart
    sealed: str = ""  # the digest of what is kept apart: private parts of the payload, and why it was done


def canonical(value: Mapping[str, Any]) -> bytes:
    """JSON with sorted keys and without spaces, which is the same wherever it is written.

    >>> canonical({"b": [1, None], "a": "\u732b"}).decode()
    '{"a":"\u732b","b":[1,null]}'
    """
    return msgspec.json.encode(value, order="sorted")


def hash_of(entry: Entry) -> str:
    """The hash an entry must have: SHA-256 of the hash before it and of everything else it says."""
    said = msgspec.structs.asdict(entry)
    # What older logs do not know counts only where it is said.
    left_out = {"prev", "hash", *(name for name in ("reason", "sealed") if not said[name])}
    fields = {name: value for name, value in said.items() if name not in left_out}
    return hashlib.sha256(entry.prev.encode() + canonical(fields)).hexdigest()


def sealed_digest(value: Mapping[str, Any]) -> str:
    """What the log tells of something that is kept apart. Salt must be in it: what says little is soon guessed."""
    return hashlib.sha256(canonical(value)).hexdigest()


def opened(entry: Entry, sealed: Mapping[str, Any]) -> Entry:
    """An entry with what is kept apart of it, as far as that is known.

    >>> entry = follow(None, at=0, actor="u1", role="judge", type="check_list", payload={"player": "P1"}, sealed="d1")
    >>> whole = opened(entry, {"d1": {"legal": False, "reason": "41 cards", "salt": "5a17"}})
    >>> whole.payload, whole.reason
    ({'player': 'P1', 'legal': False}, '41 cards')
    """
    kept = sealed.get(entry.sealed) if entry.sealed else None
    if kept is None:
        return entry
    private = {name: value for name, value in kept.items() if name not in ("reason", "salt")}
    return msgspec.structs.replace(entry, payload={**entry.payload, **private}, reason=kept.get("reason", ""))


def follow(last: Entry | None, **fields: Any) -> Entry:
    """The entry that comes after another.

    >>> first = follow(None, at=0, actor="u1", role="meijin", type="open", payload={})
    >>> first.n, first.prev == START, follow(first, at=1, actor="u1", role="meijin", type="open", payload={}).n
    (1, True, 2)
    """
    entry = Entry(n=last.n + 1 if last else 1, prev=last.hash if last else START, hash="", **fields)
    return msgspec.structs.replace(entry, hash=hash_of(entry))


def chain_faults(entries: Iterable[Entry]) -> list[Message]:
    """Where a log is not what it was when it was written; empty if it is."""
    faults: list[Message] = []
    prev = START
    for place, entry in enumerate(entries, 1):
        if entry.n != place:
            faults.append(finding("moved", entry=place, calls=entry.n))
        if entry.prev != prev:
            faults.append(finding("not_after", entry=place, prev=entry.prev[:12]))
        if entry.hash != hash_of(entry):
            faults.append(finding("changed", entry=place, sort=entry.type))
        prev = entry.hash
    return faults


def head(entries: Sequence[Entry]) -> str:
    """The hash of the whole log."""
    return entries[-1].hash if entries else START
