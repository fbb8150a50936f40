"""The battle under way: both sides with all that their totals are made of, and the gap between them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.cells import cell_len
from rich.text import Text

from meijin.cli.art import ACT, QUIET, Art, pack, padded, seat_style
from meijin.cli.tables.generic import HANGING, MARGIN
from meijin.cli.tables.ranking_battle_ladder import NARROW
from meijin.cli.tables.ranking_battle_words import CardWords
from meijin.games.ranking_battle.view import Side

SCALE: Final = 9  # the gap bar goes so far to either side
TOTAL: Final = 4


def panel(sides: tuple[Side, Side], owners: Sequence[str], width: int, art: Art, cards: CardWords) -> list[Text]:
    """The battle."""
    names = [cards.seat(side["seat"]) for side in sides]
    column = max(map(cell_len, names))
    gap = len(MARGIN) if width >= NARROW else 1
    indent = len(MARGIN) + column + TOTAL + 3 if width >= NARROW else HANGING
    lines = []
    for name, side, other in zip(names, sides, sides[::-1], strict=True):
        who = Text.assemble(MARGIN, (padded(name, column), f"bold {seat_style(owners, side['seat'])}"))
        total, attacker = Text(f"{side['total']:>{TOTAL}} =", "bold"), side["attacker"]
        start = Text.assemble(who, total, " ", (attacker, "bold"), f" {cards.characters[attacker].power}")
        lines += pack([start, *_parts(side, other, cards)], width, gap, indent)
    return [*lines, *_gap(sides, owners, width, art, cards)]


def _parts(side: Side, other: Side, cards: CardWords) -> list[Text]:
    """What is added to the attacker's power, in order."""

    def added(words: str, power: int) -> Text:
        return Text.assemble((f"{words} ", QUIET), f"{power:+}")

    parts = [
        added(cards.say(f"power-{each['why']}", card=each.get("card", "")), each["power"]) for each in side["start"][1:]
    ]
    reactions, expertise, weapon = side["reactions"], side["expertise"], side["weapon"]
    if reactions["power"]:
        parts.append(added(cards.say("table-from_hand"), reactions["power"]))
    if expertise["cards"]:
        parts.append(added(cards.say("table-expertise", count=expertise["cards"]), expertise["power"]))
    if weapon["cards"]:
        given = f" {weapon['power']:+}" if weapon["power"] else ""
        parts.append(Text.assemble((cards.say("terminal-or").join(weapon["cards"]), "bold"), given))
    if side["hampered"]:
        parts.append(added(" ".join(other["weapon"]["cards"]) or cards.say("table-weapon"), -side["hampered"]))
    return parts


def _gap(sides: tuple[Side, Side], owners: Sequence[str], width: int, art: Art, cards: CardWords) -> list[Text]:
    """Who is how far ahead, on a scale from the defender's win over the draw to the challenger's."""
    challenger, defender = sides
    ahead, lead = challenger["total"] - defender["total"], cards.gap
    leader = cards.seat((challenger if ahead > 0 else defender)["seat"])
    how = "level" if not ahead else "draw" if abs(ahead) < lead else "wins"
    said = cards.say("table-gap", how=how, seat=leader, ahead=abs(ahead), lead=lead)
    if width < NARROW:
        return art.fold(Text(f"{MARGIN}{said}"), width, len(MARGIN))
    rule, dot, pip = art.glyphs.rule, art.glyphs.dot, art.glyphs.pip
    cells = [dot if abs(place) < lead else rule for place in range(-SCALE, SCALE + 1)]
    cells[SCALE + max(-SCALE, min(SCALE, ahead))] = pip
    bar = Text("".join(cells), QUIET)
    bar.stylize(ACT, bar.plain.index(pip), bar.plain.index(pip) + 1)
    low, high = SCALE - lead + 1, SCALE + lead
    scale = Text.assemble(bar[:low], ("[", QUIET), bar[low:high], ("]", QUIET), bar[high:])
    ends = [(cards.seat(side["seat"]), seat_style(owners, side["seat"])) for side in (defender, challenger)]
    return [Text.assemble(MARGIN, ends[0], " ", scale, " ", ends[1], MARGIN, said)]
