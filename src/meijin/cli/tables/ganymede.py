"""The table of The War Chronicles of Ganymede."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, cast

from rich.cells import cell_len
from rich.text import Text

from meijin.cli.art import PALETTE, QUIET, VICTORY, WARNING
from meijin.cli.sight import Sight
from meijin.cli.tables import generic
from meijin.cli.tables.generic import HANGING, MARGIN, Size
from meijin.games.ganymede.cards import RULES
from meijin.kernel.setup import Setup

# On a line of 80 columns there is room for a track of 15 cells beside the longest name and everything else.
NAME_COLUMNS: Final = 20
TRACK_CELLS: Final = 15
FEWEST_CELLS: Final = 5
REST_OF_SIDE: Final = 80 - TRACK_CELLS
LABEL_COLUMNS: Final = 18
NARROW: Final = 60  # below this labels are short


class Table(generic.Table):
    """Rows of cards with their running total, HP as tracks, the Black stacks in the middle."""

    def heading(self, seen: Sight, width: int) -> Text:
        """The mode, the round and the phase."""
        dot = f" {self.art.glyphs.dot} "
        words = [self.say("table-round", round=seen.counters["round"]), self.speech.called("phase", seen.phase)]
        if seen.counters["start"] and seen.phase == "draw":
            words.append(self.say("table-starts", camp=self.speech.seat(str(seen.counters["start"]))))
        right = Text(dot.join(words))
        for mode in (self.speech.called("option", f"mode-{seen.view['mode']}"), ""):
            title = Text.assemble((self.say("table-name"), "bold"), (dot + mode if mode else "", QUIET))
            if title.cell_len + right.cell_len + 3 <= width:
                return self.art.title(title, right, width)
        return Text("\n").join(self.art.fold(right, width))

    def side(self, seen: Sight, owner: str, width: int) -> list[Text]:
        """HP, the total of the row, the draws that are left, and the deck; on two lines if one is too short."""
        name = self.name(seen, owner)
        if seen.counters["token"] == owner:
            name.append(f" {self.say('table-token')}", QUIET)
        name.pad_right(max(1, NAME_COLUMNS - name.cell_len))
        cells = max(FEWEST_CELLS, min(TRACK_CELLS, width - REST_OF_SIDE))
        hp = self.art.bar(seen.of("hp", owner), seen.highest("hp", owner), PALETTE[owner], cells)
        line = name.append(f"{self.say('counter-hp')} ", QUIET).append_text(hp)
        rest = []
        if seen.zone("row", owner).cards:
            rest.append(self._total(seen, owner))
        if seen.phase == "draw" and owner in seen.deciders:
            pips = self.art.pips(cast("int", seen.counters["used"]), RULES.draw_limit)
            rest.append(self._labelled("table-draws", pips))
        rest.append(self._labelled("table-deck", Text(str(seen.zone("deck", owner).count))))
        details = Text(MARGIN).join(rest)
        if line.cell_len + len(MARGIN) + details.cell_len <= width:
            return [line.append(MARGIN).append_text(details)]
        indented = Text(" " * HANGING).append_text(details)
        return [*self.art.fold(line, width, HANGING), *self.art.fold(indented, width, HANGING)]

    def _labelled(self, label: str, shown: Text) -> Text:
        return Text.assemble((f"{self.say(label)} ", QUIET), shown)

    def _total(self, seen: Sight, owner: str) -> Text:
        """The total of the cards one sees, with a soft ace; never the number of what lies face down."""
        totals = cast("dict[str, dict[str, int]]", seen.view["totals"])[owner]
        low, best = totals["low"], totals["best"]
        if None in (seen.zone("row", owner).cards or []):
            return self._labelled("table-shows", Text(str(low), "bold"))
        if low > RULES.bust_above:
            return self._labelled("table-total", Text(f"{low} {self.say('gauge-bust')}", f"bold {WARNING}"))
        total = Text(str(best), VICTORY if best == RULES.exact_bonus_at else "bold")
        text = self._labelled("table-total", total)
        return text.append(f" {self.say('table-or', total=low)}", QUIET) if low != best else text

    def rows(self, seen: Sight, owner: str | None, width: int, boxes: bool) -> list[Text]:
        """The cards in play; nothing between the rounds, and nothing for a camp that has fallen."""
        if owner is None or seen.phase in ("setup", "reinforce"):
            return []
        if not seen.of("hp", owner) and not seen.zone("row", owner).cards:
            return [Text(MARGIN).append(self.say("fallen"), QUIET)]
        return self.row(seen, seen.zone("row", owner), width, boxes)

    def middle(self, seen: Sight, width: int, size: Size) -> list[Text]:
        """The Black stacks, and what the piles of the viewer and of allies hold (R28)."""
        short = ".short" if width < NARROW else ""
        supply = self.art.stacks(seen.game, seen.zone("supply").kinds) or Text(self.say("table-empty"), QUIET)
        entries = [(self.say(f"table-supply{short}"), supply)]
        if seen.seat is not None and size < Size.BARE:
            entries.append((self.say(f"table-your_piles{short}"), self._piles(seen, seen.seat)))
            for ally in seen.allies():
                label = self.say(f"table-piles_of{short}", camp=self.speech.seat(ally))
                entries.append((label, self._piles(seen, ally)))
        columns = 0 if short else max(LABEL_COLUMNS, *[cell_len(label) for label, _ in entries])
        lines = []
        for label, piles in entries:
            gap = " " * max(len(MARGIN), columns - cell_len(label))
            line = Text.assemble((MARGIN + label + gap, QUIET), piles)
            lines += self.art.fold(line, width, len(MARGIN) + HANGING)
        return lines

    def _piles(self, seen: Sight, owner: str) -> Text:
        """The piles of an owner that are open to the viewer."""
        piles = []
        for name in ("deck", "discard", "removed"):
            zone = seen.zone(name, owner)
            if zone.kinds:
                piles.append(self._labelled(f"table-{name}", self.art.stacks(seen.game, zone.kinds)))
        return Text("   ").join(piles) if piles else Text(self.say("table-nothing_yet"), QUIET)

    # -- words ------------------------------------------------------------------------------------------

    def rules(self, seen: Sight) -> list[str]:
        """The rules of the phase in a few sentences."""
        rules = [self.say(f"table-rules-{seen.phase}")]
        if seen.phase == "draw" and seen.view["mode"] == "battle":
            rules.append(self.say("table-rules-first_draw"))
        if seen.phase == "showdown" and seen.view["mode"] == "coop":
            reading = seen.setup.options["purple_ace"]
            rules.append(self.say(f"table-rules-purple_ace-{reading}"))
        return [line for rule in rules for line in rule.splitlines()]

    def legend(self) -> list[tuple[str, str]]:
        pip, spent = self.art.glyphs.pip, self.art.glyphs.spent
        total, shows = self.say("table-total"), self.say("table-shows")
        return [
            *super().legend(),
            (f"{self.say('table-draws')} {pip * 2}{spent}", self.say("table-mark-draws", left=pip, used=spent)),
            (f"{total} 21 {self.say('table-or', total=11)}", self.say("table-mark-total")),
            (f"{shows} 8", self.say("table-mark-shows")),
        ]

    def picture(self, setup: Setup, kind: str, fields: Mapping[str, object], width: int) -> Text | None:
        """The Showdown, with all cards open."""
        if kind != "showdown":
            return None
        lines = [Text(f"{MARGIN}{self.speech.called('phase', 'showdown')}", "bold")]
        rows = [row for row in cast("list[dict[str, Any]]", fields["rows"]) if row["cards"]]
        columns = max((cell_len(self.speech.seat(row["camp"])) for row in rows), default=0)
        for row in rows:
            name = self.speech.seat(row["camp"])
            label = Text(f"{' ' * (columns - cell_len(name))}{MARGIN}{name} ", f"bold {PALETTE[row['camp']]}")
            drawn = self.art.cards(setup.game, row["cards"], width - label.cell_len).split("\n")
            blank = Text(" " * label.cell_len)
            lines += [Text.assemble(label if place == 1 else blank, line) for place, line in enumerate(drawn)]
        return Text("\n").join(lines)

    def result(self, seen: Sight) -> tuple[str, str]:
        """Who has won, and why; in coop Purple is nobody's seat but can win."""
        returns, ending = cast("list[float]", seen.view["returns"]), str(seen.view["ending"])
        if ending == "timeout" and not any(returns):
            return self.say("terminal-nobody_wins"), self.say("ending-timeout")
        winners = [seat for seat, value in zip(seen.setup.seats, returns, strict=True) if value] or ["purple"]
        fallen = [camp for camp in seen.setup.owners if camp not in winners and not seen.of("hp", camp)]
        names = self.speech.listed([self.speech.seat(camp) for camp in fallen])
        why = self.speech.find(f"ending-{ending}", {})
        return self.wins(winners), why or self.say("table-fallen", camps=names, count=len(fallen))
