"""Where the chance of an event comes from: a secret that was promised, and numbers of the players (12).

Whoever keeps the secret shows its hash when the event is created. Players who have a page commit to a number of their
own, and reveal it once all commitments are closed. What is drawn afterwards comes from the hash of the secret and of
all that was given (:mod:`meijin.kernel.fairness`), so that nobody chooses it alone. On paper, numbers that people call
out or throw are stirred in instead.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from hashlib import sha256
from typing import Final, Literal

from meijin.kernel.fairness import Draw, Part
from meijin.tournament.log import Entry
from meijin.tournament.model import BEFORE_PLAY, Chooser, Entrant, Event, Origin, Phase, Stage, Status

REVEAL_MS: Final = 10_000  # so long a draw waits for numbers, and nothing waits longer
PURPOSE: Final = "tournament"

NumberState = Literal["", "wanted", "committed", "asked", "given", "stands_in"]


def parts_of(event: Event) -> tuple[Part, ...]:
    """What goes into the next draw besides the secret: numbers in the order of entry, then what was called out."""
    given = [
        Part(player, number.commitment, number.number)
        for player in event.entrants
        if (number := event.numbers.get(player)) is not None and number.closed
    ]
    called = [Part(f"entry-{n}", number=sha256(text.encode()).hexdigest()) for n, text in event.called_out]
    return (*given, *called)


def chance_of(event: Event, secret: str) -> str:
    """What the next pairing, lot or coin is drawn with: the secret alone where nobody has given anything."""
    parts = parts_of(event)
    return Draw(PURPOSE, event.seed_sha256, secret, parts).seed.hex() if parts else secret


def told_chance(event: Event) -> str | None:
    """The same for everybody: nothing, until the secret is told at the end."""
    return None if event.seed is None else chance_of(event, event.seed)


def number_state(event: Event, entrant: Entrant) -> NumberState:
    """How it stands with a player's number."""
    number = event.numbers.get(entrant.player)
    if number is None:
        return "wanted" if _may_give(event, entrant) else ""
    if number.number:
        return "given"
    if number.drawn:
        return "stands_in"
    return "asked" if number.closed else "committed"


def _may_give(event: Event, entrant: Entrant) -> bool:
    """Whether a player may still commit: somebody with a page, as long as there is something to be drawn by round."""
    if entrant.user is None or entrant.bot is not None:
        return False
    if entrant.status not in (Status.REGISTERED, Status.WAITLISTED, Status.ACTIVE):
        return False
    if event.phase in BEFORE_PLAY:
        return event.phase is not Phase.DRAFT and (event.phase is Phase.REGISTRATION or more_is_drawn(event))
    return more_is_drawn(event)


def more_is_drawn(event: Event) -> bool:
    """Whether a round comes after the one at hand for which something is drawn; a round robin is drawn at once."""
    if event.main_stage is Stage.ROBIN or event.phase in (Phase.SWISS_DONE, Phase.CUT_DONE):
        return False
    if not event.rounds:
        return True
    return event.round.stage is event.main_stage and event.round.no < (event.rounds_planned or 0)


def close_numbers(event: Event, at: int) -> None:
    """No other commitment counts beside those that are there: now they are revealed."""
    new = [number for number in event.numbers.values() if not number.closed]
    for number in new:
        number.closed = True
    if new:
        event.numbers_closed_at = at


def draw_numbers(event: Event) -> None:
    """Something was drawn: what has not been revealed is represented by its commitment for good."""
    for number in event.numbers.values():
        number.drawn = number.drawn or number.closed


def missing_numbers(event: Event) -> list[str]:
    """Who plays and has not revealed yet what they committed to."""
    return [
        player
        for player, number in event.numbers.items()
        if number.closed and not number.number and not number.drawn and event.entrants[player].in_it
    ]


def draw_waits_until(event: Event) -> int | None:
    """Until when a draw waits for numbers at most, in milliseconds since the epoch; None if it waits for none."""
    if event.numbers_closed_at is None or not missing_numbers(event):
        return None
    return event.numbers_closed_at + REVEAL_MS


def chooser(event: Event) -> Chooser:
    """Who could have chosen what is drawn now, by trying out secrets or numbers beforehand.

    What was given before the secret was promised binds nobody: whoever drew the secret knew it.
    """
    secret = event.secrets[-1]
    if event.seed is not None:
        return "anybody"  # the event was finished, and opened again
    if secret.origin == "server":
        given = any(
            number.number and number.closed and number.since > secret.since for number in event.numbers.values()
        )
        return "nobody" if given else "server"
    if any(n > secret.since for n, _ in event.called_out):
        return "called"
    by_origin: dict[Origin, Chooser] = {"person": "person", "program": "organiser"}
    return by_origin.get(secret.origin, "unsaid")


def secrets_by_entry(log: Sequence[Entry], last: str | None) -> Iterator[str | None]:
    """For every entry of a log the secret that it was drawn with, None where that is not told.

    A secret that was replaced is told by the entry that replaced it; the last one is told at the end.
    """
    told = [entry.payload.get("old") for entry in log if entry.type == "renew_secret"]
    upcoming: list[str | None] = [*told, last]
    for entry in log:
        yield upcoming[0]
        if entry.type == "renew_secret":
            upcoming.pop(0)
