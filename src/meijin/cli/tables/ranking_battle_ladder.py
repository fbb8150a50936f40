"""The ladder of ranks: a rung for each seat from Rank 1 down, and who rules."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from rich.text import Text

from meijin.cli.art import ACT, QUIET, VICTORY, WARNING, Art, seat_style
from meijin.cli.sight import Sight
from meijin.cli.tables.generic import HANGING, MARGIN, OWN_MARK
from meijin.cli.tables.ranking_battle_sight import (
    attacker,
    condition_met,
    current,
    kinds_in,
    part,
    terms,
    used_events,
)
from meijin.cli.tables.ranking_battle_words import CardWords

NARROW: Final = 66  # below this everything is as short as possible
EVENT_ROOM: Final = 12  # an event's name is not cut shorter than this


@dataclass(frozen=True)
class Signs:
    """The marks on the ladder."""

    crown: str
    blank: str  # a victory card not won yet
    waits: str  # who is still to have a turn against the ruler
    mark: str = "|"  # what makes a ruler, and what wins
    owned: str = "*"


UNICODE_SIGNS: Final = Signs("♛", "·", "◷")
ASCII_SIGNS: Final = Signs("@", ".", "+")


def draw(seen: Sight, width: int, art: Art, signs: Signs, seats: Sequence[str], cards: CardWords) -> list[Text]:
    """A line for each of these seats: rank, attacker, power, victory cards, cards in hand, deck and discard, events."""
    wide = width >= NARROW
    for you in (f" {cards.say('terminal-you')}", OWN_MARK):
        rows = [_rung(seen, owner, wide, art, signs, you, cards) for owner in seats]
        widths = [max(row[column].cell_len for row in rows) for column in range(len(rows[0]))]
        if sum(widths) + len(widths) - 1 <= width:
            break
    events = max(len(" ".join(kinds_in(seen, "board_events", owner))) for owner in seen.setup.owners)
    gap = len(MARGIN) if sum(widths) + len(MARGIN) * len(widths) + events <= width else 1
    lines = []
    for owner, row in zip(seats, rows, strict=True):
        line = Text()
        for cell, columns in zip(row, widths, strict=True):
            cell.pad_right(columns + gap - cell.cell_len)
            line.append_text(cell)
        if wide:
            line.append_text(_events_of(seen, owner, width - line.cell_len, cards))
        line.rstrip()
        lines.append(line)
    return lines


def _rung(seen: Sight, owner: str, wide: bool, art: Art, signs: Signs, you: str, cards: CardWords) -> list[Text]:
    style = seat_style(seen.setup.owners, owner)
    waits = owner in _waiting(seen)
    sign = signs.crown if owner == seen.counters["ruler"] else signs.waits if waits else " "
    who = Text.assemble(
        (art.glyphs.arrow if owner in seen.deciders else " ", ACT),
        (str(seen.of("rank", owner)), "bold"),
        (sign, VICTORY),
        (cards.seat(owner), f"bold {style}" if owner == seen.seat else style),
        (you if owner == seen.seat else "", QUIET),
    )
    fighter = attacker(seen, owner)
    weaker = seen.of("weaken", owner)
    strength = Text.assemble(fighter, (f" {cards.characters[fighter].power}", "bold"))
    if weaker:
        strength.append(f"-{weaker}", WARNING)
    counts = [str(seen.zone(zone, owner).count) for zone in ("hand", "deck", "discard")]
    return [who, strength, _victories(seen, owner, wide, art, signs), Text("/".join(counts), QUIET)]


def _victories(seen: Sight, owner: str, wide: bool, art: Art, signs: Signs) -> Text:
    """Victory cards as pips, face-up and face-down, with what makes a ruler and what wins marked."""
    up, down = seen.of("face_up", owner), seen.of("face_down", owner)
    pip, spent = art.glyphs.pip, art.glyphs.spent
    agreed = terms(seen)
    if not wide:
        mark = agreed.ruler_at if up + down < agreed.ruler_at else agreed.instant_at
        return Text.assemble((f"{pip}{up}", VICTORY), f"{spent}{down}", (f"/{mark}", QUIET))
    cells = [(pip, VICTORY)] * up + [(spent, "")] * down
    cells += [(signs.blank, QUIET)] * (agreed.instant_at - up - down)
    track = Text()
    for place, cell in enumerate(cells, 1):
        track.append(*cell)
        if place in (agreed.ruler_at, agreed.instant_at):
            track.append(signs.mark, QUIET)
    return track


def _events_of(seen: Sight, owner: str, room: int, cards: CardWords) -> Text:
    """The events on a board, those in bold that can be used now; without room for all each gets its part of it."""
    events = kinds_in(seen, "board_events", owner)
    used = used_events(seen) if owner == current(seen) else set()
    fits = len(" ".join(events)) <= room
    each = room if fits else max(EVENT_ROOM, (room - len(events) + 1) // len(events))
    shown = []
    for event in events:
        usable = event not in used and condition_met(seen, owner, cards.events[event], cards.characters)
        text = Text(event, "bold" if usable else QUIET)
        text.truncate(each, overflow="ellipsis")
        shown.append(text)
    line = Text(" ").join(shown)
    line.truncate(max(0, room), overflow="ellipsis")
    return line


def reign(seen: Sight, width: int, art: Art, cards: CardWords) -> list[Text]:
    """Who rules, and who still has a turn to change that."""
    ruler = seen.counters["ruler"]
    waiting = [cards.seat(owner) for owner in _waiting(seen)]
    if ruler is None or not waiting:
        return []
    who = cards.seat(str(ruler))
    said = cards.say("table-reign", seat=who, waiting=cards.listed(waiting), count=len(waiting))
    return art.fold(Text(f"{MARGIN}{said}", VICTORY), width, HANGING)


def _waiting(seen: Sight) -> list[str]:
    """Who still has a turn against the ruler."""
    return part(seen)["waiting"] if seen.deciders else []
