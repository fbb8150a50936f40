"""The battle under way: both sides with all that their totals are made of, and the gap between them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from meijin.cli.art import ACT, QUIET, Art, pack, seat_style
from meijin.cli.tables.generic import HANGING, MARGIN, display_name
from meijin.cli.tables.ranking_battle_ladder import NARROW
from meijin.cli.tables.ranking_battle_words import CHARACTERS, GAP
from meijin.games.ranking_battle.prompts import Side

SCALE: Final = 9  # the gap bar goes so far to either side
TOTAL: Final = 4


def panel(sides: tuple[Side, Side], owners: Sequence[str], width: int, art: Art) -> list[Text]:
    """The battle."""
    column = max(len(display_name(side["seat"])) for side in sides)
    gap = len(MARGIN) if width >= NARROW else 1
    indent = len(MARGIN) + column + TOTAL + 3 if width >= NARROW else HANGING
    lines = []
    for side, other in (sides, sides[::-1]):
        who = Text.assemble(
            MARGIN, (display_name(side["seat"]).ljust(column), f"bold {seat_style(owners, side['seat'])}")
        )
        total, attacker = Text(f"{side['total']:>{TOTAL}} =", "bold"), side["attacker"]
        start = Text.assemble(who, total, " ", (attacker, "bold"), f" {CHARACTERS[attacker].power}")
        lines += pack([start, *_parts(side, other)], width, gap, indent)
    return [*lines, *_gap(sides, owners, width, art)]


def _parts(side: Side, other: Side) -> list[Text]:
    """What is added to the attacker's power, in order."""
    parts = [Text.assemble((f"{each['what']} ", QUIET), f"{each['power']:+}") for each in side["start"][1:]]
    reactions, expertise, weapon = side["reactions"], side["expertise"], side["weapon"]
    if reactions["power"]:
        parts.append(Text.assemble(("from hand ", QUIET), f"{reactions['power']:+}"))
    if expertise["cards"]:
        parts.append(Text.assemble((f"expertise {expertise['cards']} ", QUIET), f"{expertise['power']:+}"))
    if weapon["cards"]:
        given = f" {weapon['power']:+}" if weapon["power"] else ""
        parts.append(Text.assemble((" or ".join(weapon["cards"]), "bold"), given))
    if side["hampered"]:
        by = " ".join(other["weapon"]["cards"]) or "weapon"
        parts.append(Text.assemble((f"{by} ", QUIET), f"-{side['hampered']}"))
    return parts


def _gap(sides: tuple[Side, Side], owners: Sequence[str], width: int, art: Art) -> list[Text]:
    """Who is how far ahead, on a scale from the defender's win over the draw to the challenger's."""
    challenger, defender = sides
    ahead = challenger["total"] - defender["total"]
    leader = display_name((challenger if ahead > 0 else defender)["seat"])
    if not ahead:
        said = f"level; {GAP} ahead wins"
    elif abs(ahead) < GAP:
        said = f"{leader} is {abs(ahead)} ahead: a draw; {GAP} wins"
    else:
        said = f"{leader} is {abs(ahead)} ahead and would win"
    if width < NARROW:
        return art.fold(Text(f"{MARGIN}{said}"), width, len(MARGIN))
    rule, dot, pip = art.glyphs.rule, art.glyphs.dot, art.glyphs.pip
    cells = [dot if abs(place) < GAP else rule for place in range(-SCALE, SCALE + 1)]
    cells[SCALE + max(-SCALE, min(SCALE, ahead))] = pip
    bar = Text("".join(cells), QUIET)
    bar.stylize(ACT, bar.plain.index(pip), bar.plain.index(pip) + 1)
    low, high = SCALE - GAP + 1, SCALE + GAP
    scale = Text.assemble(bar[:low], ("[", QUIET), bar[low:high], ("]", QUIET), bar[high:])
    ends = [(display_name(side["seat"]), seat_style(owners, side["seat"])) for side in (defender, challenger)]
    return [Text.assemble(MARGIN, ends[0], " ", scale, " ", ends[1], MARGIN, said)]
