"""A table for any game, drawn from the zones and counters it declares."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from enum import IntEnum
from typing import ClassVar, Final

from rich.cells import cell_len
from rich.text import Text

from meijin.cli import language
from meijin.cli.art import ACT, QUIET, Art, pack, seat_style
from meijin.cli.sight import Sight, ZoneSight
from meijin.kernel.game import Game, Option, Value
from meijin.kernel.setup import Setup
from meijin.kernel.zones import Audience, Counter, Zone


class Size(IntEnum):
    """How much room the table takes, from the most to the least."""

    BOXES = 0  # every card in play as a box
    OWN_BOXES = 1  # those of the viewer as boxes, all others small
    SMALL = 2  # all cards small
    BARE = 3  # and nothing that a player can find out otherwise
    LEAST = 4  # nothing but what is asked about, where a game's own table can say what that is


MARGIN = "  "
OWN_MARK: Final = "*"  # by the viewer's name where that is short
HANGING = 4  # the indent of what does not fit on a line
GROUPED = 3  # so many choices with the same first words are written as a list
MOST_CELLS = 30  # a counter up to this size is drawn as a track


class Table:
    """Draws a position as one seat sees it; a game's own table overrides what it can do better.

    What it says stands in the game's files of words, as ``table-...`` where nobody else says it.
    """

    asked: ClassVar[tuple[str, ...]] = ()  # options that whoever sits down without saying what to play is asked about
    quick: ClassVar[bool] = False  # many short turns: the board rather gets smaller than the news a page of their own
    lulls: ClassVar[bool] = False  # many passes: "pass all" repeats them until somebody else does something
    spares: ClassVar[bool] = False  # who plays alone against bots is not asked where nothing can be done but to pass
    sizes: ClassVar[tuple[Size, ...]] = (Size.BOXES, Size.OWN_BOXES, Size.SMALL, Size.BARE)

    def __init__(self, art: Art) -> None:
        self.art = art
        self.speech = language.speech()  # of the platform alone, until it is known which game is shown

    def say(self, name: str, /, **values: object) -> str:
        """Words of the game's or of the platform's."""
        return self.speech.phrase(name, **values)

    # -- the position -----------------------------------------------------------------------------------

    def begin(self, setup: Setup) -> None:
        """Get ready to show a game, which may have cards of one's own."""
        self.speech = language.speech(setup.game)

    def board(self, seen: Sight, width: int, size: Size = Size.BOXES) -> Text:
        """The table, the viewer's own side at the bottom."""
        far, near = seen.from_far_to_near()[:-1], seen.from_far_to_near()[-1]
        lines = [self.heading(seen, width)]
        for owner in far:
            lines += self.side(seen, owner, width)
            lines += self.rows(seen, owner, width, boxes=size == Size.BOXES)
        lines += self.middle(seen, width, size)
        lines += self.near(seen, near, width, boxes=size <= Size.OWN_BOXES)
        return Text("\n", no_wrap=True).join(lines)

    def near(self, seen: Sight, owner: str, width: int, boxes: bool) -> list[Text]:
        """The side at the bottom, with its cards towards the middle."""
        return [*self.rows(seen, owner, width, boxes), *self.side(seen, owner, width)]

    def heading(self, seen: Sight, width: int) -> Text:
        """The game, and how far it has come."""
        remarks = {name: value for name, value in seen.remarks().items() if isinstance(value, (str, int))}
        words = [f"{self._remark(name)} {self._value(name, value)}" for name, value in remarks.items()]
        for counter in seen.game.counters:
            value = seen.counters.get(counter.name)
            if value is not None and not isinstance(value, dict):
                words.append(f"{self.speech.called('counter', counter.name)} {self._value(counter.name, value)}")
        if seen.phase:
            words.append(self.speech.called("phase", seen.phase))
        right = f" {self.art.glyphs.dot} ".join(words)
        return self.art.title(Text(self.game_name(seen), "bold"), Text(right), width)

    def game_name(self, seen: Sight) -> str:
        return self.speech.find("game", {}) or seen.game.name

    def _remark(self, name: str) -> str:
        """What a part of a view is called that is the game's own."""
        return self.speech.called("term", name)

    def _value(self, name: str, value: object) -> str:
        """A value in the view: a name of the game's, if it is one, or as it is."""
        if isinstance(value, Mapping):
            return " ".join(f"{self._remark(part)} {self._value(part, each)}" for part, each in value.items())
        spelled = str(value).replace("_", " ")
        names = (f"option-{name}-{value}", f"seat-{value}", f"term-{value}")
        return next((said for each in names if (said := self.speech.find(each, {}))), spelled)

    def side(self, seen: Sight, owner: str, width: int) -> list[Text]:
        """A line or two about an owner: whose turn, counters, piles, and what else the game says of it."""
        line = self.name(seen, owner)
        for counter in seen.game.counters:
            value = seen.of(counter.name, owner)
            if value is not None:
                line.append_text(self._counter(seen, counter.name, owner, value))
        for name, value in seen.remarks().items():
            if isinstance(value, Mapping) and owner in value:
                line.append(f"  {self._remark(name)} ", QUIET).append(self._value(name, value[owner]))
        for zone in seen.zones:
            if zone.owner == owner and not _is_row(zone):
                line.append_text(self.pile(seen, zone))
        return self.art.fold(line, width, HANGING)

    def name(self, seen: Sight, owner: str, short: bool = False) -> Text:
        """An owner's name, marked when it decides; the viewer's with a word about it, or in short with a star."""
        mark = self.art.glyphs.arrow if owner in seen.deciders else " "
        own = owner == seen.seat
        you = self.say("terminal-you") if own and not short else ""
        star = OWN_MARK if own and short else " "
        return Text.assemble((mark + star, ACT), self.seat(seen.setup, owner), (f" {you}" if you else "", QUIET))

    def own_mark(self) -> tuple[str, str]:
        """The star by the viewer's name where that is short, and what it means."""
        return OWN_MARK, self.say("terminal-mark_own")

    def seat(self, setup: Setup, seat: str) -> Text:
        """A seat's name in its colour."""
        return Text(self.speech.seat(seat), f"bold {seat_style(setup.owners, seat)}")

    def _counter(self, seen: Sight, name: str, owner: str, value: object) -> Text:
        text = Text.assemble((f"  {self.speech.called('counter', name)} ", QUIET))
        highest = seen.highest(name, owner)
        if isinstance(value, int) and 1 < highest <= MOST_CELLS:
            return text.append_text(self.art.bar(value, highest, seat_style(seen.setup.owners, owner)))
        return text.append(self._value(name, value))

    def pile(self, seen: Sight, zone: ZoneSight) -> Text:
        """A pile in a few words: how many cards, and those that may be seen."""
        text = Text.assemble((f"  {self.speech.zone(zone.zone.name)} ", QUIET))
        if zone.count is None and zone.cards is None:
            return text.append(self.say("terminal-closed"), QUIET)
        text.append(str(len(zone.cards or []) if zone.count is None else zone.count))
        if zone.kinds:
            text.append(": ", QUIET).append_text(self.art.stacks(seen.game, zone.kinds))
        return text

    def rows(self, seen: Sight, owner: str | None, width: int, boxes: bool) -> list[Text]:
        """The cards of an owner that lie side by side, as many zones next to each other as there is room for."""
        bands: list[list[Text]] = []
        for zone in seen.zones:
            if zone.owner == owner and _is_row(zone) and (zone.cards or zone.count):
                name = self.speech.zone(zone.zone.name)
                block = [Text(MARGIN).append(name, QUIET), *self.row(seen, zone, width, boxes)]
                if bands and len(bands[-1]) == len(block) and _width(bands[-1]) + _width(block) <= width:
                    bands[-1] = _beside(bands[-1], block)
                else:
                    bands.append(block)
        return [line for band in bands for line in band]

    def row(self, seen: Sight, zone: ZoneSight, width: int, boxes: bool) -> list[Text]:
        """One row of cards, as boxes if there is room for them."""
        cards = zone.cards if zone.cards is not None else [None] * (zone.count or 0)
        if not cards:
            return [Text(MARGIN).append(self.say("terminal-no_cards"), QUIET)]
        owner = zone.owner or ""
        room = width - len(MARGIN)
        if boxes and self.art.cards_width(len(cards)) <= room:
            lines = list(self.art.cards(seen.game, cards, room, zone.secret, owner).split("\n"))
        else:
            lines = self.art.fold(self.art.small_cards(seen.game, cards, zone.secret, owner), room)
        return [Text(MARGIN).append_text(line) for line in lines]

    def middle(self, seen: Sight, width: int, size: Size) -> list[Text]:
        """What belongs to nobody."""
        piles = [self.pile(seen, zone) for zone in seen.zones if zone.owner is None and not _is_row(zone)]
        lines = [line for pile in piles for line in self.art.fold(pile, width, HANGING)]
        return lines + self.rows(seen, None, width, boxes=size == Size.BOXES)

    # -- words ------------------------------------------------------------------------------------------

    def question(self, seen: Sight) -> str:
        """What the viewer has to decide, in the words of the game."""
        asked = seen.game.asked(seen.setup, seen.view, seen.choices)
        told = None if asked is None else asked.saying()
        words = None if told is None else self.speech.find(told.id, told.fields)
        return self.art.plain(words or seen.game.question(seen.setup, seen.view, seen.choices))

    def words(self, seen: Sight, choice: str, explained: str) -> str:
        """What a choice does in this position, as short as it can be said; here what the game says of it anywhere."""
        return explained

    def labels(self, seen: Sight, choices: Sequence[str]) -> list[str]:
        """What stands for each choice on the screen and may be typed for it; here the choice as it is written."""
        return list(choices)

    def mode_help(self, option: Option, mode: Value) -> str:
        return self.speech.find(f"option-{option.name}-{mode}", {}, "help") or option.help

    @property
    def sayings(self) -> Sequence[tuple[str, str]]:
        """What can be typed for several actions at once, with its meaning."""
        return ()

    @property
    def glossary(self) -> Sequence[tuple[str, str]]:
        """Words on the cards that can be asked about like cards, with their meaning."""
        return ()

    def offers(self, option: Option) -> list[tuple[str, str]]:
        """Values of an option that is asked about, each with a line about it, where not all of them can be listed."""
        return []

    def brief(self, choices: Sequence[tuple[int, str]], width: int) -> Text:
        """Choices with their numbers in as few lines as possible, in columns read line by line."""
        cells = [Text.assemble((f"{number:>3}  ", "bold"), text) for number, text in choices]
        most = width // (min(cell.cell_len for cell in cells) + len(MARGIN)) + 1
        for per_line in range(min(len(cells), most), 0, -1):
            widths = [max(cell.cell_len for cell in cells[column::per_line]) for column in range(per_line)]
            if sum(widths) + len(MARGIN) * (per_line - 1) <= width:
                break
        for place, cell in enumerate(cells):
            if (place + 1) % per_line and place + 1 < len(cells):
                cell.pad_right(widths[place % per_line] - cell.cell_len + len(MARGIN))
        rows = [Text.assemble(*cells[start : start + per_line]) for start in range(0, len(cells), per_line)]
        return Text("\n").join(rows)

    def grouped(self, choices: Sequence[tuple[int, str]], width: int, parted: Callable[[str], tuple[str, str]]) -> Text:
        """Choices that share their first words as one list after these, then all others in columns.

        ``parted`` gives what a choice shares with others, empty if it stands alone, and how the rest of it is written.
        """
        groups: dict[str, list[tuple[int, str]]] = {}
        for number, text in choices:
            groups.setdefault(parted(text)[0], []).append((number, text))
        lines: list[Text] = []
        alone: list[tuple[int, str]] = []
        for shared, group in groups.items():
            if not shared or len(group) < GROUPED:
                alone += group
                continue
            start = Text(f" {shared} ", QUIET)
            tokens = [Text.assemble((str(number), "bold"), f" {parted(text)[1]}") for number, text in group]
            indent = min(cell_len(shared) + 2, width // 3)
            lines += pack([start.append_text(tokens[0]), *tokens[1:]], width, len(MARGIN), indent)
        if alone:
            lines.append(Table.brief(self, sorted(alone), width))
        return Text("\n").join(lines)

    def tells(self, kind: str, fields: Mapping[str, object]) -> bool:
        """Whether an event is worth a line beside the board; the log has all of them."""
        return True

    def remark(self, kind: str, fields: Mapping[str, object]) -> str:
        """What should be known of an event besides its line in the log."""
        return ""

    def told(self, line: str) -> str:
        """A line of the log as it stands beside the board; here as it is."""
        return line

    def card(self, game: Game, kind: str) -> tuple[str, str]:
        """What a card is called at this table, and what is printed on it."""
        return self.speech.card(kind), self.speech.card_text(kind)

    def in_sight(self, seen: Sight) -> list[str]:
        """The kinds of cards that are explained when the player asks what all this is."""
        return seen.cards()

    def example(self, seen: Sight) -> str:
        """A card to show with how cards are asked about; where lists are secret it must not be of another's."""
        return seen.setup.cards[0]

    def rules(self, seen: Sight) -> list[str]:
        """What counts in this phase; here what the zones and counters mean."""
        told: list[tuple[str, Zone | Counter]] = [("zone", zone) for zone in seen.setup.zones.values()]
        told += [("counter", counter) for counter in seen.game.counters]
        return [
            self.say(
                "terminal-what_is",
                name=self.speech.called(sort, each.name),
                help=self.speech.find(f"{sort}-{each.name}", {}, "help") or f"{each.help}.",
            )
            for sort, each in told
        ]

    def legend(self) -> list[tuple[str, str]]:
        """The marks on the table, and what they mean."""
        down = self.art.glyphs.secret_edge[1]
        return [
            (self.art.glyphs.arrow, self.say("terminal-mark_decides")),
            (f"{down} {down}", self.say("terminal-mark_face_down")),
        ]

    def picture(self, setup: Setup, kind: str, fields: Mapping[str, object], width: int) -> Text | None:
        """An event worth more than a line of the log, drawn; None for all others."""
        return None

    def result(self, seen: Sight) -> tuple[str, str]:
        """Who has won, and why."""
        returns = seen.view.get("returns")
        values = returns if isinstance(returns, list) else []
        best = max(values, default=0)
        winners = [name for name, value in zip(seen.setup.seats, values, strict=True) if value == best]
        if best <= 0:
            headline = self.say("terminal-nobody_wins")
        elif len(winners) == len(values) and best < 1:
            headline = self.say("terminal-draw")
        else:
            headline = self.wins(winners)
        ending = seen.view.get("ending")
        return headline, self.speech.called("ending", str(ending)) if ending else ""

    def wins(self, winners: Sequence[str]) -> str:
        names = self.speech.listed([self.speech.seat(seat) for seat in winners])
        return self.say("terminal-wins", winners=names, count=len(winners))


def standing(names: Sequence[str], points: Sequence[float]) -> list[str]:
    """Where more than two play, everybody by place, with the points where they are more than won or lost.

    >>> standing(("Nami", "Kai", "Umi"), (3.0, 16.0, 3.0))
    ['1. Kai 16', '2. Nami 3', '2. Umi 3']
    """
    if len(points) < 3 or len(set(points)) == 1:
        return []
    counted = any(each not in (-1, 0, 1) for each in points)
    ranked = sorted(zip(points, names, strict=True), key=lambda each: -each[0])
    return [
        f"{1 + sum(other > mine for other in points)}. {name}{f' {mine:g}' if counted else ''}" for mine, name in ranked
    ]


def _is_row(zone: ZoneSight) -> bool:
    """Whether a zone is drawn card by card: one with an order, or a hand that the viewer holds."""
    in_hand = zone.zone.known is Audience.OWNER and zone.cards is not None
    return (zone.zone.ordered or in_hand) and not zone.zone.pile


def _width(lines: list[Text]) -> int:
    return max(line.cell_len for line in lines)


def _beside(left: list[Text], right: list[Text]) -> list[Text]:
    room = _width(left)
    return [Text.assemble(one, " " * (room - one.cell_len), other) for one, other in zip(left, right, strict=True)]
