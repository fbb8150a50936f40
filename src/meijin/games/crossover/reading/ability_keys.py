"""Which keys an ability of each kind may and must have."""

from __future__ import annotations

from typing import Final

from meijin.games.crossover.language.terms import Faults, Fit
from meijin.games.crossover.language.vocabulary import AbilityKind
from meijin.games.crossover.reading.problems import unknown

ALLOWED: Final = {
    AbilityKind.EFFECT: frozenset({"targets", "do"}),
    AbilityKind.STATIC: frozenset({"valid", "db", "apply"}),
    AbilityKind.TRIGGER: frozenset({"valid", "db", "limit", "on", "kind_of_coin", "optional", "cost", "targets", "do"}),
    AbilityKind.ACTIVATED: frozenset({"valid", "db", "timing", "limit", "cost", "targets", "do", "anywhere"}),
    AbilityKind.REPLACE: frozenset({"valid", "db", "limit", "on", "optional", "cost", "do"}),
}
ALWAYS: Final = frozenset({"kind", "role", "if", "unnegatable", "unique"})
KNOWN: Final = ALWAYS.union(*ALLOWED.values())
NEEDED: Final = {
    AbilityKind.EFFECT: ("do",),
    AbilityKind.STATIC: ("apply",),
    AbilityKind.TRIGGER: ("on", "do"),
    AbilityKind.ACTIVATED: ("timing", "do"),
    AbilityKind.REPLACE: ("on", "do"),
}


def ability_keys(kind: AbilityKind, table: dict[str, object], source: Fit) -> Faults:
    """Keys that an ability of this kind does not have, or must have."""
    found: Faults = []
    for key in table:
        if key not in KNOWN:
            found.append((key, unknown(key, sorted(ALWAYS | ALLOWED[kind]))))
        elif key not in ALWAYS and key not in ALLOWED[kind]:
            found.append((key, f"does not go with kind {kind.word!r}, which has {', '.join(sorted(ALLOWED[kind]))}"))
        elif key == "db" and not source & Fit.FIGHTER:
            found.append((key, "is for abilities of fighters"))
    found += [(key, f"is missing; kind {kind.word!r} needs it") for key in NEEDED[kind] if key not in table]
    return found
