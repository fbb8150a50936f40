"""Who may do what at an event (10)."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct


class Role(StrEnum):
    """As whom somebody acts."""

    MEIJIN = "meijin"  # the organiser
    JUDGE = "judge"
    PLAYER = "player"
    ENGINE = "engine"  # the live tables and the clock
    SPECTATOR = "spectator"


class Actor(Struct, frozen=True):
    """Somebody who does something."""

    id: str
    role: Role


STAFF = frozenset({Role.MEIJIN, Role.JUDGE})
OFFICIALS = STAFF | {Role.ENGINE}
