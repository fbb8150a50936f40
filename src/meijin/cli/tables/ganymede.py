"""The table of The War Chronicles of Ganymede."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, cast

from rich.text import Text

from meijin.cli.art import PALETTE, QUIET, VICTORY, WARNING
from meijin.cli.seen import Seen
from meijin.cli.tables import generic
from meijin.cli.tables.generic import MARGIN, display_name
from meijin.games.ganymede.cards import CATALOGUE, RULES
from meijin.kernel.game import Setup

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
WHY: Final = {
    "round_cap": f"round {RULES.round_cap}, the last, is over",
    "resigned": "the other side has resigned",
}
TRACK_CELLS: Final = 30


class Table(generic.Table):
    """Rows of cards with their running total, HP as tracks, the Black stacks in the middle."""

    def heading(self, seen: Seen, width: int) -> Text:
        """The mode, the round and the phase."""
        dot = f" {self.art.glyphs.dot} "
        mode = CATALOGUE.modes[str(seen.view["mode"])]
        words = [f"round {seen.counters['round']}", PHASES[seen.phase]]
        if seen.counters["start"] and seen.phase == "draw":
            words.append(f"{display_name(str(seen.counters['start']))} starts")
        left = Text.assemble(("Ganymede", "bold"), (dot + mode.title, QUIET))
        return self.art.title(left, Text(dot.join(words)), width)

    def side(self, seen: Seen, owner: str) -> Text:
        """HP, the total of the row, the draws that are left, and the piles."""
        name = self.name(seen, owner)
        if seen.counters["token"] == owner:
            name.append(" token", QUIET)
        name.pad_right(max(1, 19 - name.cell_len))
        hp = self.art.bar(seen.of("hp", owner), seen.highest("hp", owner), PALETTE[owner], TRACK_CELLS)
        line = name.append("HP ", QUIET).append_text(hp)
        if seen.zone("row", owner).cards:
            line.append("   ").append_text(self._total(seen, owner))
        if seen.phase == "draw" and owner in seen.deciders:
            line.append("   draws ", QUIET)
            line.append_text(self.art.pips(cast("int", seen.counters["used"]), RULES.draw_limit))
        line.append("   deck ", QUIET).append(str(seen.zone("deck", owner).count))
        return line

    def _total(self, seen: Seen, owner: str) -> Text:
        """The total of the cards one sees, with a soft ace; never the number of what lies face down."""
        totals = cast("dict[str, dict[str, int]]", seen.view["totals"])[owner]
        low, best = totals["low"], totals["best"]
        if announced := seen.of("aces", owner):
            low = best = low + RULES.ace_high * announced
        if None in (seen.zone("row", owner).cards or []):
            return Text.assemble(("shows ", QUIET)).append(str(low), "bold")
        text = Text.assemble(("total ", QUIET))
        if low > RULES.bust_above:
            return text.append(f"{low} bust", f"bold {WARNING}")
        text.append(str(best), VICTORY if best == RULES.exact_bonus_at else "bold")
        return text.append(f" or {low}", QUIET) if low != best else text

    def rows(self, seen: Seen, owner: str | None, width: int) -> list[Text]:
        """The cards in play; nothing between the rounds, and nothing for a camp that has fallen."""
        if owner is None or seen.phase in ("setup", "reinforce"):
            return []
        if not seen.of("hp", owner) and not seen.zone("row", owner).cards:
            return [Text(MARGIN).append("fallen", QUIET)]
        return self.row(seen, seen.zone("row", owner), width)

    def middle(self, seen: Seen, width: int) -> list[Text]:
        """The Black stacks, and what the viewer's own piles hold."""
        del width
        supply = self.art.stacks(seen.game, seen.zone("supply").kinds) or Text("empty", QUIET)
        lines = [Text.assemble((f"{MARGIN}Black cards left  ", QUIET), supply)]
        if seen.seat is not None:
            own = Text.assemble((f"{MARGIN}Your piles        ", QUIET))
            for name in ("deck", "discard", "removed"):
                zone = seen.zone(name, seen.seat)
                if zone.kinds:
                    own.append(f"{name} ", QUIET)
                    own.append_text(self.art.stacks(seen.game, zone.kinds)).append("   ")
            lines.append(own)
        return lines

    # -- words ------------------------------------------------------------------------------------------

    def question(self, seen: Seen) -> str:
        """What the viewer has to decide."""
        assert seen.seat is not None
        drawn = self._title(seen, (seen.zone("row", seen.seat).cards or [None])[-1])
        scouted = self._title(seen, (seen.zone("deck", seen.seat).cards or [None])[0])
        if seen.view.get("question") == "pick":
            where = "deck" if seen.phase == "setup" else "discard pile"
            return f"Take a Black card for your {where}."
        questions = {
            "draw": "Draw a card, or stand?",
            "stand": "You can draw no more, and the others need not know: stand.",
            "flip": f"You drew {drawn}. Show it and use its effect, or keep it face down?",
            "scout": f"You see {scouted} on top of your deck. Keep or discard it?",
            "withdraw": "Your 3 may pull another of your cards out of the fight.",
            "aces": "How many of your aces count 11?",
            "remove": "You were hit. Which of your cards leaves the game?",
        }
        return questions[str(seen.view["question"])]

    def _title(self, seen: Seen, card: str | None) -> str:
        return "a card" if card is None else f"a {seen.game.card_face(card).title}"

    def rules(self, seen: Seen) -> list[str]:
        """The rules of the phase in a few sentences."""
        extra = [BATTLE_DRAW] if seen.phase == "draw" and seen.view["mode"] == "battle" else []
        return PHASE_RULES[seen.phase] + extra

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

    def result(self, seen: Seen) -> tuple[str, str]:
        """Who has won, and why; in coop Purple is nobody's seat but can win."""
        returns = cast("list[float]", seen.view["returns"])
        winners = [seat for seat, value in zip(seen.setup.seats, returns, strict=True) if value] or ["purple"]
        fallen = [camp for camp in seen.setup.owners if camp not in winners and not seen.of("hp", camp)]
        headline = f"{_names(winners)} {'win' if len(winners) > 1 else 'wins'}"
        out = f"{_names(fallen)} {'have' if len(fallen) > 1 else 'has'} no HP left"
        return headline, WHY.get(str(seen.view["ending"]), out)


def _names(camps: list[str]) -> str:
    return " and ".join(display_name(camp) for camp in camps)
