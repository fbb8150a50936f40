"""What is agreed before an event: its settings, and what it takes over from its game."""

from __future__ import annotations

from enum import StrEnum
from math import ceil, log2
from typing import Annotated, Any, Final, Literal

from msgspec import Meta, Struct

from meijin.kernel import registry
from meijin.kernel.errors import SetupError
from meijin.kernel.game import Game
from meijin.kernel.traits import GameTraits, traits_of

Count = Annotated[int, Meta(ge=0, le=100_000)]
Seconds = Annotated[int, Meta(ge=0, le=86_400)]
Minutes = Annotated[int, Meta(ge=1, le=1440)]
CUTS: Final = (0, 4, 8, 16, 32, 64)


class Level(StrEnum):
    """How serious an event is."""

    STORE = "store"
    PREMIER = "premier"


class Mode(StrEnum):
    """Whether the rulebook's limits are enforced or only told."""

    OFFICIAL = "official"
    FREE = "free"


class Format(StrEnum):
    """How opponents are found."""

    SWISS = "swiss"
    ROUND_ROBIN = "round_robin"
    PODS = "pods"


class EventSettings(Struct, frozen=True, forbid_unknown_fields=True):
    """The terms of an event, with the defaults of the specification (section 3)."""

    best_of: Literal[1, 3, 5] = 3
    mp_win: Count = 3
    mp_draw: Count = 1
    mp_loss: Count = 0
    round_minutes: Minutes = 50
    cut_minutes: Minutes = 75
    break_minutes: Annotated[int, Meta(ge=0, le=1440)] = 10
    late_game_loss_s: Seconds = 300
    late_match_loss_s: Seconds = 600
    id_window_s: Seconds = 120
    tiebreak_set: Literal["TB", "OTB", "RR", "POD"] = "TB"
    round2_draws: Literal["minimal", "literal"] = "minimal"
    bye_rule: Literal["no_second", "literal"] = "no_second"
    require_cross: bool = False
    on_impossible: Literal["relax", "stop"] = "relax"
    late_entry_last_round: Count | None = None  # None: half of the rounds, rounded up
    deck_lists: Literal["required", "optional", "none"] = "none"
    open_lists: bool = False
    result_mode: Literal["live", "hand", "mixed"] = "hand"
    auto_confirm: bool = True
    forbidden_pairs: tuple[tuple[str, str], ...] = ()
    capacity: Count = 0  # 0: as many as come; else whoever comes later waits
    personal_data: bool = False  # whether the forms' birth date, zip code, city and e-mail are asked for
    pod_points: Literal["places", "winner"] = "places"
    final_table: bool = False  # pods: the best of the last round meet once more
    spectator_delay_s: Annotated[int, Meta(ge=0, le=600)] = 0  # at live tables
    options: dict[str, str | int | bool | None] = {}  # the game's own, for live tables


def traits(game: str) -> GameTraits:
    """What an event takes over from its game."""
    return traits_of(registry.find(game))


def formats_of(game: Game) -> tuple[Format, ...]:
    """The formats that a game's events may have, the usual one first; none where nobody plays against anybody.

    >>> [str(form) for form in formats_of(registry.find("go_out"))]
    ['swiss', 'round_robin', 'pods']
    """
    own = traits_of(game)
    return (*((Format.SWISS, Format.ROUND_ROBIN) if own.duel else ()), *((Format.PODS,) if own.pods else ()))


def usual_format(game: str) -> Format:
    """The format of a game's events, unless another is chosen."""
    found = formats_of(registry.find(game))
    if not found:
        raise SetupError(f"there are no tournaments of {game}: nobody plays against anybody")
    return found[0]


def default_settings(game: str, level: Level, form: Format) -> EventSettings:
    """The settings an event begins with (3, 5.3, 6.3, 8, 9.3).

    >>> default_settings("crossover", Level.PREMIER, Format.SWISS).deck_lists
    'required'
    """
    return EventSettings(**usual_settings(traits(game), level, form))


def usual_settings(own: GameTraits, level: Level, form: Format) -> dict[str, Any]:
    """The settings that follow from the game, the level and the format; what was chosen for another is forgotten."""
    premier = level is Level.PREMIER
    plain = EventSettings()
    return {
        **{name: getattr(plain, name) for name in ("open_lists", "final_table", "require_cross", "break_minutes")},
        "best_of": 1 if form is Format.PODS else own.best_of,
        "round_minutes": own.round_minutes,
        "tiebreak_set": {Format.SWISS: "TB", Format.ROUND_ROBIN: "RR", Format.PODS: "POD"}[form],
        "deck_lists": ("required" if premier else "optional") if own.lists else "none",
        "auto_confirm": not premier,
        "spectator_delay_s": 120 if premier else 0,
    }


def planned_rounds(players: int) -> int:
    """How many rounds of Swiss so many players play (6.1).

    >>> [planned_rounds(n) for n in (4, 8, 9, 16, 17, 33, 257, 512, 513, 10_000)]
    [3, 3, 4, 4, 5, 6, 9, 9, 10, 14]
    """
    return max(3, ceil(log2(players))) if players > 1 else 3
