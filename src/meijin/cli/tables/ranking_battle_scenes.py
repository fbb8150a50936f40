"""The great moments of Ranking Battle, drawn."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, cast

from rich.text import Text

from meijin.cli.art import ACT, VICTORY, Art
from meijin.cli.tables.generic import display_name, seat_text
from meijin.cli.tables.ranking_battle_words import CARDS, COST
from meijin.cli.tables.scenes import scene
from meijin.kernel.errors import listed
from meijin.kernel.setup import Setup

CROWN: Final = (r" .  .  . ", r" |\/ \/| ", r" |_____| ")
DOGS: Final = (r" /^-^\  ", r"( o o ) ", r" \_Y_/  ")
VOICE: Final = (r"    __/|", r"   |__ |", r"      \|")
CALLED: Final = {"strelka_belka": DOGS}  # who comes when a weapon is called


def picture(setup: Setup, kind: str, fields: Mapping[str, object], width: int, art: Art, crown: str) -> Text | None:
    """An event worth more than a line of the log; None for all others."""

    def seat(field: str) -> Text:
        return seat_text(setup, fields[field])

    match kind:
        case "ranks":
            words = [
                Text.assemble(seat("winner"), " climbs up to Rank ", (str(fields["rank"]), "bold")),
                Text.assemble(seat("loser"), " falls to Rank ", (str(fields["loser_rank"]), "bold")),
            ]
            return scene(words, [f" |-{fields[rank]}-| " for rank in ("rank", "loser_rank")], width, art)
        case "crowned":
            waiting = listed([display_name(name) for name in cast("list[str]", fields["waiting"])])
            words = [
                Text.assemble((f"{crown} ", VICTORY), seat("seat"), (" is the provisional ruler!", VICTORY)),
                Text(f"{waiting} have one turn each to change that."),
            ]
            return scene(words, CROWN, width, art)
        case "call":
            weapon = str(fields["card"])
            words = [
                Text(art.plain(f'"{fields["call"]}"'), ACT),
                Text.assemble(seat("seat"), art.plain(f" calls {CARDS[weapon].name}.")),
            ]
            return scene(words, CALLED.get(weapon, VOICE), width, art)
        case "guess":
            return _guess(seat("seat"), fields, width, art)
    return None


def _guess(who: Text, fields: Mapping[str, object], width: int, art: Art) -> Text:
    """The Tally Counter with the number named, and the card that came."""
    card = fields["card"]
    came = "There is no card" if card is None else f"The next card is {card}, which costs {COST[str(card)]}"
    right = fields["right"]
    words = [
        Text.assemble(who, f" names {fields['cost']}."),
        Text(f"{came}."),
        Text("Right: the battle is won!" if right else "Wrong: the battle is lost.", VICTORY if right else ACT),
    ]
    return scene(words, (" .-----.o", f" |0 0 {fields['cost']}| ", " '-----' "), width, art)
