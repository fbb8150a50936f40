"""The table of Crossover Battles."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final

from rich.text import Text

from meijin.cli.art import ACT, ASCII, QUIET, Art
from meijin.cli.sight import Sight
from meijin.cli.tables import crossover_field, crossover_scenes, generic
from meijin.cli.tables import crossover_sight as look
from meijin.cli.tables import crossover_talk as talk
from meijin.cli.tables.crossover_mat import ASCII_SIGNS, NARROW, UNICODE_SIGNS, Mat
from meijin.cli.tables.crossover_scenes import is_wish
from meijin.cli.tables.crossover_words import GLOSSARY, RULES, SAYINGS, STRIP, about_deck, rules_of
from meijin.cli.tables.generic import MARGIN, Size
from meijin.games.crossover import printed
from meijin.games.crossover.cards import POOL
from meijin.games.crossover.lists import DeckOption, starters_of
from meijin.kernel.game import Game, Option
from meijin.kernel.kinds import count_kinds, kind_of
from meijin.kernel.setup import Setup
from meijin.words import BASE

# What can be seen on the table, or is said again by what follows, is no news.
NO_NEWS: Final = frozenset(["chooser", "return", "turn_end", "trigger_order", "over", "shuffle", "damage"])
# Questions about the cards in hand, which are shown with them even where there is no room for anything else.
OF_THE_HAND: Final = frozenset(
    ["redraw", "charge", "mission", "counter", "client", "deploy", "adjust", "pay_hand", "forced", "free_mission"]
)
# From the nearest to the farthest: where cards lie that are explained.
SIGHT: Final = ("stack", "hand", "battlefield", "village", "wishes", "chakra", "discard", "removed")


class Table(generic.Table):
    """Two mats facing each other, and between them the battles and the Chain."""

    asked: ClassVar[tuple[str, ...]] = ("red_deck", "blue_deck")
    quick: ClassVar[bool] = True
    lulls: ClassVar[bool] = True
    spares: ClassVar[bool] = True
    sizes: ClassVar[tuple[Size, ...]] = tuple(Size)

    def __init__(self, art: Art) -> None:
        super().__init__(art)
        self.signs = ASCII_SIGNS if art.glyphs is ASCII else UNICODE_SIGNS
        self.mat = Mat(art, self.signs)

    # -- the position -------------------------------------------------------------------------------------------

    def board(self, seen: Sight, width: int, size: Size = Size.BOXES) -> Text:
        """The other mat, what is between them, the own mat and the hand."""
        far, near = seen.from_far_to_near()
        lines = [*self._heading(seen, width, size)]
        lines += self.mat.hand(seen, far, width, size)
        lines += self.mat.side(seen, far, width, size)
        lines += self.mat.home(seen, far, width, size)
        middle = crossover_field.draw(seen, self.mat, width, size)
        if size <= Size.SMALL or not middle:
            lines.append(Text(self.art.glyphs.rule * width, QUIET))
        lines += middle
        if middle and size <= Size.SMALL:
            lines.append(Text(self.art.glyphs.rule * width, QUIET))
        lines += self.mat.home(seen, near, width, size)
        lines += self.mat.side(seen, near, width, size)
        if size < Size.LEAST or seen.view.get("question") in OF_THE_HAND or seen.seat is None:
            lines += self.mat.hand(seen, near, width, size)
        return Text("\n", no_wrap=True).join(lines)

    def _heading(self, seen: Sight, width: int, size: Size) -> list[Text]:
        """The turn and whose it is; the steps of a turn with the present one in brackets."""
        number = seen.counters["turn"]
        turn = self.say("table-turn", turn=number)
        now = f"{turn} {self.art.glyphs.dot} {self.say('table-turn_of', who=look.seat(seen, look.attacker(seen)))}"
        if look.is_peaceful(seen):
            now += f" {self.say('table-peaceful')}"
        if seen.phase in ("setup", "over"):
            now = self.say("table-before") if seen.phase == "setup" else self.say("table-end", turn=number)
        if size <= Size.OWN_BOXES:
            strip = Text(MARGIN).append_text(self._strip(seen, " " if width >= NARROW else ""))
            return [self.art.title(Text(self.game_name(seen), "bold"), Text(now), width), *self.art.fold(strip, width)]
        for strip in (self._strip(seen, " "), self._strip(seen, ""), self._step(seen)):
            if strip.cell_len + len(now) + 3 <= width:
                return [self.art.title(strip, Text(now), width)]
        return self.art.fold(self._step(seen).append(f" {self.art.glyphs.dot} {turn}"), width)

    def _strip(self, seen: Sight, gap: str) -> Text:
        """``A B C [D] E ... Mission``."""
        step = str(seen.view["step"])
        letters = [Text(f"[{letter}]", ACT) if letter == step[:1] else Text(letter, QUIET) for letter in STRIP]
        return Text(gap).join(letters).append(f" {self._step_name(seen)}", "bold")

    def _step(self, seen: Sight) -> Text:
        step = str(seen.view["step"])
        letter = f"[{step}] " if step[:1] in STRIP else ""
        return Text.assemble((letter, ACT), (self._step_name(seen), "bold"))

    def _step_name(self, seen: Sight) -> str:
        """What the step is called; nothing once the game is over."""
        step = str(seen.view["step"])
        return self.speech.called("step", step) if step else ""

    # -- choices ------------------------------------------------------------------------------------------------

    def question(self, seen: Sight) -> str:
        """What the viewer has to decide, and what can be typed for it."""
        return super().question(seen) + self.art.plain(talk.how_to_say(seen))

    def words(self, seen: Sight, choice: str, explained: str) -> str:
        """What a choice does here, with the numbers that come of it; in other languages than English with its card."""
        told = talk.words(seen, choice)
        card = next((word for word in choice.split()[1:] if kind_of(word) in look.pool(seen).by_id), "")
        if told and card and self.speech.language != BASE:
            return f"{look.called(seen, card)}; {told}"
        return told or explained

    def labels(self, seen: Sight, choices: Sequence[str]) -> list[str]:
        """Choices with the names of cards instead of their numbers, which stand beside names that several have.

        They can be typed like this, so that they are the same in every language.
        """
        pool = look.pool(seen)
        kinds = count_kinds(word for text in choices for word in text.split() if kind_of(word) in pool.by_id)
        names = {kind: self.art.plain(printed.called(pool, kind)) for kind in kinds}
        bearers = list(names.values())
        ours = look.ours_among_others(seen, choices)
        labels = []
        for text in choices:
            verb, *operands = text.split()
            told = [self._label(names, bearers, word) for word in operands]
            yours = f" {self.say('table-yours')}" if text in ours else ""
            labels.append(" ".join([verb, (" with " if verb == "use" else " ").join(told)]).rstrip() + yours)
        return labels

    def brief(self, choices: Sequence[tuple[int, str]], width: int) -> Text:
        """Choices with the same verb, or the same art, as one list."""
        return self.grouped(choices, width, _parted)

    def _label(self, names: Mapping[str, str], bearers: Sequence[str], word: str) -> str:
        kind, mark, copy = word.partition("#")
        if kind not in names:
            return word
        number = f" {kind}" if bearers.count(names[kind]) > 1 else ""
        return f"{names[kind]}{number}{mark}{copy}"

    def offers(self, option: Option) -> list[tuple[str, str]]:
        """The starter decks."""
        if not isinstance(option, DeckOption):
            return []
        return [
            (name, about_deck(self.speech, name, deck, option.pool)) for name, deck in starters_of(option.pool).items()
        ]

    # -- help ---------------------------------------------------------------------------------------------------

    def tells(self, kind: str, fields: Mapping[str, object]) -> bool:
        """What can be seen on the table is no news, nor is what others draw unseen."""
        match kind:
            case "draw":
                return "cards" in fields
            case "pay":
                return fields["how"] != "chakra"
            case "move":
                return fields["origin"] != "stack"
            case "resolve":  # what it does is told; of a Wish there is a picture
                return is_wish(POOL, fields)
        return kind not in NO_NEWS

    @property
    def sayings(self) -> Sequence[tuple[str, str]]:
        return [(typed, self.say(f"table-saying-{name}")) for typed, name in SAYINGS.items()]

    @property
    def glossary(self) -> Sequence[tuple[str, str]]:
        return [(self.say(f"table-word-{word}"), self.say(f"table-word-{word}.help")) for word in GLOSSARY]

    def card(self, game: Game, kind: str) -> tuple[str, str]:
        """A card by its name and number."""
        title, text = super().card(game, kind)
        return f"{title} {kind_of(kind)}", text

    def in_sight(self, seen: Sight) -> list[str]:
        """The cards on the Chain, in hand and in play first, then those that lie open elsewhere."""
        kinds = {kind: None for place in SIGHT for zone in seen.zones if zone.zone.name == place for kind in zone.kinds}
        offered = {kind_of(word): None for text in seen.choices for word in text.split()}
        return [kind for kind in {**offered, **kinds} if kind in look.pool(seen).by_id]

    def example(self, seen: Sight) -> str:
        """Any card of the pool, whose lists are secret."""
        return look.pool(seen).cards[0].id

    def rules(self, seen: Sight) -> list[str]:
        """The rules of the step in a few sentences, and which own cards are still to come."""
        return [*rules_of(self.speech, str(seen.view["step"])), *self._hidden(seen)]

    def _hidden(self, seen: Sight) -> list[str]:
        """The cards of the own list that are in the deck or among the rewards of the other, nobody knows where."""
        left = look.seen_of(seen).get("left")
        return [self.say("table-hidden", cards=self.mat.stacks(seen, left))] if left else []

    def legend(self) -> list[tuple[str, str]]:
        signs, glyphs, goal = self.signs, self.art.glyphs, RULES.rewards_to_win
        balls = f"{signs.placed * 3}{signs.held}{glyphs.spent * 3}"
        marks = {
            "[L]": "step",
            "[Goku 3/0 + Krillin 4/2 = 5]": "team",
            "3/0": "power",
            f"Goku{signs.injured}": "injured",
            f"3/0{signs.up} 3/0{signs.down}": "change",
            "db3 gr1 ti2 pr1 pe1": "coins",
            "<Dragon Radar ti2>": "support",
            f"{self.say('table-word-valid')}:": "valid",
            "T4": "indicator",
            "T3 H1": "costs",
            f"{glyphs.pip * 3}{glyphs.dot * 7} R3/{goal}": "rewards",
            "5/26/3": "piles",
            f"{balls} db3+1": "balls",
            f"{self.say('table-chakra')} 6 ({self.say('table-symbol')} 4)": "chakra",
            f"{signs.playable}Kunai": "playable",
            f"7 {signs.against} 5 +2": "battle",
        }
        told = [(mark, self.say(f"table-mark-{name}", goal=goal)) for mark, name in marks.items()]
        return [(glyphs.arrow, self.say("terminal-mark_decides")), ("*", self.say("terminal-mark_own")), *told]

    # -- great moments ------------------------------------------------------------------------------------------

    def picture(self, setup: Setup, kind: str, fields: Mapping[str, object], width: int) -> Text | None:
        """An Outstanding Victory, a Wish, the tenth reward."""
        return crossover_scenes.picture(setup, kind, fields, width, self.art)

    def result(self, seen: Sight) -> tuple[str, str]:
        return talk.result(seen)


def _parted(choice: str) -> tuple[str, str]:
    """What a choice shares with others, the verb or an art, and the rest."""
    art, with_, user = choice.partition(" with ")
    if with_:
        return f"{art}{with_}".rstrip(), user
    verb, _, rest = choice.partition(" ")
    return ("", choice) if rest[-1:].isdecimal() and rest.split()[-1].isdecimal() else (verb if rest else "", rest)
