"""The log of an event as people read it: what was done, and beside it whom and what it was about."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from meijin.tournament import messages as m
from meijin.tournament.commands.conduct import CALLED
from meijin.tournament.lateness import clock_face
from meijin.tournament.log import Entry
from meijin.words import Message, Sayable

# What is so unless an entry says otherwise; of an entry that is withheld nobody knows it.
UNLESS_SAID: Final[Mapping[str, Mapping[str, Any]]] = {
    "tick": {"done": True},
    "check_in": {"present": True},
    "mark_paid": {"paid": True},
}
PLAYERS: Final = ("player", "one", "other", "winner", "loser")
# What names nothing is always the same.
_ALWAYS: Final = {kind: message().saying() for kind, message in m.LOG.items() if not message.shape().slots}
Payload = Mapping[str, Any]


def deed(entry: Entry, payload: Payload | None) -> Sayable:
    """What was done; ``payload`` is what the reader may know of it, None if that is nothing."""
    if entry.type in _ALWAYS:
        return _ALWAYS[entry.type]
    facts = {**UNLESS_SAID.get(entry.type, {}), **payload} if payload is not None else {}
    if drawn := facts.get("drawn"):
        facts["round"] = m.InRound(drawn["stage"], drawn["no"], 2 * len(drawn["tables"]))
    return m.out_of(m.LOG[entry.type], facts)


def about(entry: Entry, payload: Payload | None, names: Mapping[str, str]) -> tuple[Message, ...]:
    """Whom and what it was about."""
    return (m.ToldLater(),) if payload is None else tuple(_about(entry.type, payload, names))


def _about(kind: str, payload: Payload, names: Mapping[str, str]) -> Iterator[Message]:
    if kind in ("enter", "invite", "appoint", "create", "set_terms"):
        if "name" in payload:
            yield m.ToPlayer(payload["name"], payload["player"] if kind == "enter" else None)
        return
    if kind == "take_back":
        yield m.Entry(payload["n"])
        return
    for player in (*[payload[field] for field in PLAYERS if field in payload], *payload.get("absent", ())):
        yield m.ToPlayer(names.get(player, player))
    if payload.get("match"):
        yield of_match(payload["match"])
    if "result" in payload:
        yield _result(payload["result"], names)
    if payload.get("before"):
        yield m.WasBefore(payload["before"].partition(" ")[2])
    words = payload.get("said") if kind == "stir" else payload.get("about")
    if words and words != CALLED:
        yield m.Noted(words)
    if kind == "arrive" and payload.get("costs"):
        yield m.CameAfter(clock_face(payload["after"]), payload["costs"])
    if kind == "penalize":
        yield m.Infraction(payload["infraction"])
    if "seconds" in payload:
        yield m.ForMinutes(payload["seconds"] / 60)


def of_match(match_id: str) -> m.OfMatch:
    """A match by its place in a round.

    >>> of_match("swiss-2-0-5")
    OfMatch(stage='swiss', round=2, match=5)
    """
    stage, no, _, match = match_id.split("-")
    return m.OfMatch(stage, int(no), int(match))


def _result(result: Payload, names: Mapping[str, str]) -> m.PlayedTo:
    score, loser = result.get("score"), result.get("loser")
    places = [m.PlaceShared(tuple([names.get(each, each) for each in place])) for place in result.get("ranking") or ()]
    named = names.get(loser, loser) if loser else None
    return m.PlayedTo(result["kind"], m.Score(*score) if score else None, named, tuple(places))
