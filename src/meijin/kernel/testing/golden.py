"""Golden playthroughs: whole games as readable text, compared line by line.

They pin what no rule test names: the order of legal actions, every seat's view, the log, the shuffles. A change in
them is either a mistake or something to be seen by whoever reviews it. For every installed game
``tests/golden/<game>/<variant>-<n>.txt`` is written anew by::

    python -m meijin.kernel.testing golden tests/golden
"""

from __future__ import annotations

from collections.abc import Mapping
from difflib import unified_diff
from pathlib import Path
from typing import Final

from meijin.kernel.game import Game
from meijin.kernel.setup import Setup
from meijin.kernel.state import State, View
from meijin.kernel.testing.play import Play, canonical, variants

GAMES: Final = 9  # about so many of each game, shared by its variants
LONGEST_DIFF: Final = 60  # lines

HEAD: Final = """\
# A whole game with random choices, written by: python -m meijin.kernel.testing golden DIR
#
# N who          the legal choices of whoever decides after N actions
#   = who        the choice made
#   > text       a line of the log as spectators read it; "> who:" as some seats read it, where they see more
#   [who] name   a line of the views of these viewers (all: every seat and the public), given only when it has changed
#                since the step before; "?" is a card the viewer does not know, "-" a line that is gone,
#                "closed" a zone of which the viewer sees nothing at all
"""


def write_playthrough(game: Game, options: Mapping[str, object], seed: int, players: int | None = None) -> str:
    """The text of one game whose choices are drawn from the seed."""
    return _write(game.prepare(players, options), seed)


def compare(expected: str, actual: str, name: str) -> str:
    """How two playthroughs differ, in lines; empty if they do not."""
    if expected == actual:
        return ""
    lines = list(
        unified_diff(expected.splitlines(), actual.splitlines(), f"{name} (golden)", f"{name} (now)", "", "", 3, "")
    )
    rest = [f"... and {len(lines) - LONGEST_DIFF} more lines"] if len(lines) > LONGEST_DIFF else []
    return "\n".join([*lines[:LONGEST_DIFF], *rest])


def playthroughs(game: Game) -> dict[str, str]:
    """All golden playthroughs of a game by the names of their files."""
    settings = variants(game)
    return {
        f"{variant.name}-{number}.txt": _write(variant.setup, number)
        for variant in settings
        for number in range(1, max(1, GAMES // len(settings)) + 1)
    }


def write_all(folder: Path, game: Game) -> list[Path]:
    """Write all golden playthroughs of a game into its folder."""
    place = folder / game.id
    place.mkdir(parents=True, exist_ok=True)
    written: list[Path] = []
    for name, text in playthroughs(game).items():
        (place / name).write_text(text, encoding="utf-8")
        written.append(place / name)
    return written


# -- the text ---------------------------------------------------------------------------------------------------------


def _write(setup: Setup, seed: int) -> str:
    play = Play(setup, seed)
    lines = [HEAD, f"game: {setup.game.id}", f"players: {setup.players}"]
    lines += [f"option {name}: {value}" for name, value in setup.options.items() if value is not None]
    lines += [f"seed: {seed}", ""]
    seen: list[dict[str, str]] = [{} for _ in play.viewers]
    while True:
        seen = _show(play, seen, lines)
        state = play.state
        lines.append("")
        if not play.goes_on():
            break
        for seat in state.deciders:
            lines.append(f"{play.ply} {setup.seats[seat]}: {' | '.join(state.choices(seat))}")
        _move(play, lines)
    ending = play.state.ending
    lines.append(f"over after {play.ply} actions: {'open' if ending is None else ending.name.lower()}")
    lines.append("returns: " + ", ".join(f"{number:g}" for number in play.state.returns()))
    return "\n".join(lines) + "\n"


def _move(play: Play, lines: list[str]) -> None:
    setup = play.setup
    seat, action = play.choose()
    lines.append(f"  = {setup.seats[seat]}: {play.state.text(action)}")
    for event in play.state.apply(action, seat):
        heard: dict[str, list[int | None]] = {}
        for viewer in (None, *range(setup.players)):
            fields = event.seen_by(setup.viewer(viewer))
            if fields is not None:
                heard.setdefault(setup.game.narrate(event.kind, fields), []).append(viewer)
        for said, viewers in heard.items():
            names = "" if None in viewers else _names(setup, viewers) + ": "
            lines.append(f"  > {names}{said}")


def _show(play: Play, before: list[dict[str, str]], lines: list[str]) -> list[dict[str, str]]:
    """Write the lines of all views that have changed; gives back the present ones."""
    now = [view_lines(play.state, viewer) for viewer in play.viewers]
    changes: dict[tuple[str, str], list[int | None]] = {}
    for viewer, old, new in zip(play.viewers, before, now, strict=True):
        for name in [*new, *(name for name in old if name not in new)]:
            if old.get(name) != new.get(name):
                changes.setdefault((name, new.get(name, "-")), []).append(viewer)
    for (name, value), viewers in changes.items():
        lines.append(f"  [{_names(play.setup, viewers)}] {name}: {value}")
    return now


def _names(setup: Setup, viewers: list[int | None]) -> str:
    if len(viewers) == setup.players + 1:
        return "all"
    return ", ".join("public" if viewer is None else setup.seats[viewer] for viewer in viewers)


def view_lines(state: State, seat: int | None) -> dict[str, str]:
    """A view as short lines by name: one for each zone of each owner, each counter and each other field."""
    lines: dict[str, str] = {}
    view: View = state.view(seat)
    for name, value in view.items():
        if name == "zones" and isinstance(value, list):
            for zone in value:
                parts = {key: part for key, part in zone.items() if key not in ("zone", "owner")}
                lines[f"{zone['zone']} {zone['owner'] or ''}".strip()] = _short(parts) or "closed"
        elif name == "counters" and isinstance(value, dict):
            lines.update({counter: _short(number) for counter, number in value.items()})
        elif name not in ("game", "seat"):
            lines[name] = _short(value)
    return lines


def _short(value: object) -> str:
    """Plain data in few signs: a list as its items, a table as names and values."""
    if isinstance(value, dict):
        return "; ".join(f"{name} {_short(part)}" for name, part in value.items())
    if isinstance(value, list):
        return " ".join("?" if item is None else _short(item) for item in value) or "none"
    return value if isinstance(value, str) else canonical(value)
