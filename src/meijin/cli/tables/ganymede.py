"""The table of The War Chronicles of Ganymede."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, cast

from rich.text import Text

from meijin.cli.art import PALETTE, QUIET, VICTORY, WARNING
from meijin.cli.sight import Sight
from meijin.cli.tables import generic
from meijin.cli.tables.generic import HANGING, MARGIN, Size, display_name
from meijin.games.ganymede.cards import CATALOGUE, RULES
from meijin.kernel.errors import listed
from meijin.kernel.setup import Setup

PHASES: Final = {
    "setup": "Setup",
    "draw": "Draw Phase",
    "showdown": "Showdown",
    "cleanup": "Cleanup",
    "reinforce": "Reinforcement",
    "over": "the end",
}
PHASE_RULES: Final = {
    "setup": [
        "Each of Red and Green adds one Black card to their six; then the decks are shuffled.",
    ],
    "draw": [
        "Come as close to 21 as you can: above 21 your Strength is nothing.",
        "You may draw up to 3 cards, and no more once your total is over 21 (an A counts 1 for that).",
        "Every card you have in play is a point of damage if you win the comparison.",
        "A 2 or 4 works only at the moment it is drawn and shown.",
    ],
    "showdown": [
        "All cards are turned up. Each 3 may pull another card of its row out; then the aces are announced.",
        "Each 10 adds 2 to the opponent's Strength, which can carry it past 21.",
        "More Strength deals damage, equal Strength both do: 1 per card in play, 1 more for exactly 21, 2 more per 7.",
        "Whoever has a 10 in play takes at most 3 damage from a comparison.",
    ],
    "cleanup": [
        "Whoever was damaged takes one of the cards just played out of the game; Purple never does.",
        "All other cards in play go to their owner's discard pile.",
    ],
    "reinforce": [
        "Take one Black card onto your discard pile. It comes into your deck with the next reshuffle.",
        "In battle the damaged one chooses first; both or neither: the holder of the Start Player token.",
    ],
    "over": ["The game is over."],
}
BATTLE_DRAW: Final = (
    "In battle the first draw is not yours to refuse, and what you draw lies face down until the Showdown."
)
ACE_OF_PURPLE: Final = {
    "cards": "Purple counts an A as 11 unless its own cards then make more than 21; your 10s come on top of that.",
    "strength": "In each comparison Purple counts an A as 11 unless that makes more than 21, with your 10s.",
}
WHY: Final = {
    "round_cap": "the last round is over",
    "resigned": "the other side has resigned",
    "timeout": "time is up",
}
MODES: Final = {
    "battle": "Red against Green. What you draw lies face down until the Showdown; whoever has no HP left loses.",
    "coop": "Red and Green together against Purple, which plays by itself. All cards lie open. You win when Purple "
    "has no HP left, and lose when neither of you has any.",
    "trio": "Red and Green together against a third player with Purple's stronger deck. All cards lie open.",
}
# On a line of 80 columns there is room for a track of 15 cells beside the longest name and everything else.
NAME_COLUMNS: Final = 20
TRACK_CELLS: Final = 15
FEWEST_CELLS: Final = 5
REST_OF_SIDE: Final = 80 - TRACK_CELLS
LABEL_COLUMNS: Final = 18
NARROW: Final = 60  # below this labels are short


class Table(generic.Table):
    """Rows of cards with their running total, HP as tracks, the Black stacks in the middle."""

    modes = MODES

    def heading(self, seen: Sight, width: int) -> Text:
        """The mode, the round and the phase."""
        dot = f" {self.art.glyphs.dot} "
        mode = CATALOGUE.modes[str(seen.view["mode"])]
        words = [f"round {seen.counters['round']}", PHASES[seen.phase]]
        if seen.counters["start"] and seen.phase == "draw":
            words.append(f"{display_name(seen.counters['start'])} starts")
        right = Text(dot.join(words))
        for title in (f"Ganymede{dot}{mode.title}", f"Ganymede{dot}{mode.name}", mode.name):
            if len(title) + right.cell_len + 3 <= width:
                game, _, rest = title.partition(dot)
                return self.art.title(Text.assemble((game, "bold"), (dot + rest if rest else "", QUIET)), right, width)
        return Text("\n").join(self.art.fold(right, width))

    def side(self, seen: Sight, owner: str, width: int) -> list[Text]:
        """HP, the total of the row, the draws that are left, and the deck; on two lines if one is too short."""
        name = self.name(seen, owner)
        if seen.counters["token"] == owner:
            name.append(" token", QUIET)
        name.pad_right(max(1, NAME_COLUMNS - name.cell_len))
        cells = max(FEWEST_CELLS, min(TRACK_CELLS, width - REST_OF_SIDE))
        hp = self.art.bar(seen.of("hp", owner), seen.highest("hp", owner), PALETTE[owner], cells)
        line = name.append("HP ", QUIET).append_text(hp)
        rest = []
        if seen.zone("row", owner).cards:
            rest.append(self._total(seen, owner))
        if seen.phase == "draw" and owner in seen.deciders:
            pips = self.art.pips(cast("int", seen.counters["used"]), RULES.draw_limit)
            rest.append(Text.assemble(("draws ", QUIET), pips))
        rest.append(Text.assemble(("deck ", QUIET), str(seen.zone("deck", owner).count)))
        details = Text(MARGIN).join(rest)
        if line.cell_len + len(MARGIN) + details.cell_len <= width:
            return [line.append(MARGIN).append_text(details)]
        indented = Text(" " * HANGING).append_text(details)
        return [*self.art.fold(line, width, HANGING), *self.art.fold(indented, width, HANGING)]

    def _total(self, seen: Sight, owner: str) -> Text:
        """The total of the cards one sees, with a soft ace; never the number of what lies face down."""
        totals = cast("dict[str, dict[str, int]]", seen.view["totals"])[owner]
        low, best = totals["low"], totals["best"]
        if None in (seen.zone("row", owner).cards or []):
            return Text.assemble(("shows ", QUIET)).append(str(low), "bold")
        text = Text.assemble(("total ", QUIET))
        if low > RULES.bust_above:
            return text.append(f"{low} bust", f"bold {WARNING}")
        text.append(str(best), VICTORY if best == RULES.exact_bonus_at else "bold")
        return text.append(f" or {low}", QUIET) if low != best else text

    def rows(self, seen: Sight, owner: str | None, width: int, boxes: bool) -> list[Text]:
        """The cards in play; nothing between the rounds, and nothing for a camp that has fallen."""
        if owner is None or seen.phase in ("setup", "reinforce"):
            return []
        if not seen.of("hp", owner) and not seen.zone("row", owner).cards:
            return [Text(MARGIN).append("fallen", QUIET)]
        return self.row(seen, seen.zone("row", owner), width, boxes)

    def middle(self, seen: Sight, width: int, size: Size) -> list[Text]:
        """The Black stacks, and what the piles of the viewer and of allies hold (R28)."""
        supply = self.art.stacks(seen.game, seen.zone("supply").kinds) or Text("empty", QUIET)
        entries = [("Black cards left" if width >= NARROW else "Black", supply)]
        if seen.seat is not None and size < Size.BARE:
            entries.append(("Your piles" if width >= NARROW else "You", self._piles(seen, seen.seat)))
            for ally in seen.allies():
                name = display_name(ally)
                entries.append((f"{name}'s piles" if width >= NARROW else name, self._piles(seen, ally)))
        lines = []
        for label, piles in entries:
            words = label.ljust(LABEL_COLUMNS) if width >= NARROW else f"{label}  "
            lines += self.art.fold(Text.assemble((MARGIN + words, QUIET), piles), width, len(MARGIN) + HANGING)
        return lines

    def _piles(self, seen: Sight, owner: str) -> Text:
        """The piles of an owner that are open to the viewer."""
        piles = []
        for name in ("deck", "discard", "removed"):
            zone = seen.zone(name, owner)
            if zone.kinds:
                piles.append(Text.assemble((f"{name} ", QUIET), self.art.stacks(seen.game, zone.kinds)))
        return Text("   ").join(piles) if piles else Text("nothing to see yet", QUIET)

    # -- words ------------------------------------------------------------------------------------------

    def rules(self, seen: Sight) -> list[str]:
        """The rules of the phase in a few sentences."""
        extra = []
        if seen.phase == "draw" and seen.view["mode"] == "battle":
            extra = [BATTLE_DRAW]
        if seen.phase == "showdown" and seen.view["mode"] == "coop":
            extra = [ACE_OF_PURPLE[str(seen.setup.options["purple_ace"])]]
        return PHASE_RULES[seen.phase] + extra

    def legend(self) -> list[tuple[str, str]]:
        glyphs = self.art.glyphs
        return [
            *super().legend(),
            (
                f"draws {glyphs.pip * 2}{glyphs.spent}",
                f"Each {glyphs.pip} is a draw that is left of the three; each {glyphs.spent} is one that is used. "
                "A 2 that is used gives its draw back.",
            ),
            ("total 21 or 11", "The total with an A as 11, or with all of them as 1."),
            ("shows 8", "The total of the cards that lie face up; there are others."),
        ]

    def picture(self, setup: Setup, kind: str, fields: Mapping[str, object], width: int) -> Text | None:
        """The Showdown, with all cards open."""
        if kind != "showdown":
            return None
        lines = [Text(f"{MARGIN}Showdown", "bold")]
        for camp, cards in fields.items():
            row = cast("list[str | None]", cards)
            if row:
                label = Text(f"{display_name(camp):>7} ", f"bold {PALETTE[camp]}")
                drawn = self.art.cards(setup.game, row, width - label.cell_len).split("\n")
                blank = Text(" " * label.cell_len)
                lines += [Text.assemble(label if place == 1 else blank, line) for place, line in enumerate(drawn)]
        return Text("\n").join(lines)

    def result(self, seen: Sight) -> tuple[str, str]:
        """Who has won, and why; in coop Purple is nobody's seat but can win."""
        returns = cast("list[float]", seen.view["returns"])
        if seen.view["ending"] == "timeout" and not any(returns):
            return "Nobody wins", WHY["timeout"]
        winners = [seat for seat, value in zip(seen.setup.seats, returns, strict=True) if value] or ["purple"]
        fallen = [camp for camp in seen.setup.owners if camp not in winners and not seen.of("hp", camp)]
        headline = f"{_names(winners)} {'win' if len(winners) > 1 else 'wins'}"
        out = f"{_names(fallen)} {'have' if len(fallen) > 1 else 'has'} no HP left"
        return headline, WHY.get(str(seen.view["ending"]), out)


def _names(camps: list[str]) -> str:
    return listed([display_name(camp) for camp in camps])
