"""What is agreed before an event: its settings, and what each game brings along."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from math import ceil, log2
from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

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


@dataclass(frozen=True, slots=True)
class Pods:
    """How many of a game sit at one table."""

    smallest: int
    largest: int
    preferred: int


@dataclass(frozen=True, slots=True)
class Trait:
    """What an event takes over from its game."""

    best_of: int
    duel: bool  # whether two can play it
    pods: Pods | None
    lists: bool  # whether players bring a list


TRAITS: Final = {
    "crossover": Trait(best_of=3, duel=True, pods=None, lists=True),
    "cat_battles": Trait(best_of=3, duel=True, pods=None, lists=True),
    "ganymede": Trait(best_of=3, duel=True, pods=Pods(2, 3, 3), lists=False),
    "go_out": Trait(best_of=1, duel=True, pods=Pods(3, 5, 4), lists=False),
    "ranking_battle": Trait(best_of=1, duel=False, pods=Pods(3, 5, 4), lists=False),
}


def default_settings(game: str, level: Level, form: Format) -> EventSettings:
    """The settings an event begins with (3, 5.3, 6.3, 8, 9.3).

    >>> default_settings("crossover", Level.PREMIER, Format.SWISS).deck_lists
    'required'
    """
    trait = TRAITS[game]
    breakers: dict[Format, Literal["TB", "RR", "POD"]] = {
        Format.SWISS: "TB",
        Format.ROUND_ROBIN: "RR",
        Format.PODS: "POD",
    }
    premier = level is Level.PREMIER
    return EventSettings(
        best_of=3 if trait.best_of == 3 and form is not Format.PODS else 1,
        tiebreak_set=breakers[form],
        deck_lists=("required" if premier else "optional") if trait.lists else "none",
        auto_confirm=not premier,
        spectator_delay_s=120 if premier else 0,
    )


def planned_rounds(players: int) -> int:
    """How many rounds of Swiss so many players play (6.1).

    >>> [planned_rounds(n) for n in (4, 8, 9, 16, 17, 33, 257, 512, 513, 10_000)]
    [3, 3, 4, 4, 5, 6, 9, 9, 10, 14]
    """
    return max(3, ceil(log2(players))) if players > 1 else 3
