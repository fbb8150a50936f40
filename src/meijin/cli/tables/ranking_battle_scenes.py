"""The great moments of Ranking Battle, drawn."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, cast

from rich.text import Text

from meijin.cli.art import ACT, VICTORY, Art, seat_style
from meijin.cli.tables.ranking_battle_words import CardWords
from meijin.cli.tables.scenes import scene
from meijin.kernel.setup import Setup

CROWN: Final = (r" .  .  . ", r" |\/ \/| ", r" |_____| ")
DOGS: Final = (r" /^-^\  ", r"( o o ) ", r" \_Y_/  ")
VOICE: Final = (r"    __/|", r"   |__ |", r"      \|")
CALLED: Final = {"strelka_belka": DOGS}  # who comes when a weapon is called


def picture(
    setup: Setup, kind: str, fields: Mapping[str, object], width: int, art: Art, crown: str, cards: CardWords
) -> Text | None:
    """An event worth more than a line of the log; None for all others."""

    def said(name: str, style: str = "", **values: object) -> Text:
        text = Text(art.plain(cards.say(f"table-scene-{name}", **values)), style)
        for owner in setup.owners:
            text.highlight_words([cards.seat(owner)], f"bold {seat_style(setup.owners, owner)}")
        return text

    match kind:
        case "ranks":
            words = [
                said("climbs", seat=cards.seat(str(fields["winner"])), rank=fields["rank"]),
                said("falls", seat=cards.seat(str(fields["loser"])), rank=fields["loser_rank"]),
            ]
            return scene(words, [f" |-{fields[rank]}-| " for rank in ("rank", "loser_rank")], width, art)
        case "crowned":
            waiting = cards.listed(cards.seat(seat) for seat in cast("list[str]", fields["waiting"]))
            ruler = said("rules", VICTORY, seat=cards.seat(str(fields["seat"])))
            words = [Text.assemble((f"{crown} ", VICTORY), ruler), said("waiting", seats=waiting)]
            return scene(words, CROWN, width, art)
        case "call":
            weapon, seat = str(fields["card"]), cards.seat(str(fields["seat"]))
            words = [
                Text(art.plain(cards.called(str(fields["call"]))), ACT),
                said("calls", seat=seat, card=cards.title(weapon)),
            ]
            return scene(words, CALLED.get(weapon, VOICE), width, art)
        case "guess":
            came = str(fields.get("card", "none"))
            cost = cards.cost.get(came, 0)
            right = bool(fields["right"])
            words = [
                said("names", seat=cards.seat(str(fields["seat"])), cost=fields["cost"]),
                said("came", card=came, cost=cost),
                said("right", VICTORY) if right else said("wrong", ACT),
            ]
            return scene(words, (" .-----.o", f" |0 0 {fields['cost']}| ", " '-----' "), width, art)
    return None
