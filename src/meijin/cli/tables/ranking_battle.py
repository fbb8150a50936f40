"""The table of Ranking Battle."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final

from rich.cells import cell_len
from rich.text import Text

from meijin.cli.art import ACT, ASCII, QUIET, Art, pack, padded
from meijin.cli.sight import Sight
from meijin.cli.tables import generic, ranking_battle_fight, ranking_battle_ladder, ranking_battle_scenes
from meijin.cli.tables import ranking_battle_talk as talk
from meijin.cli.tables.generic import HANGING, MARGIN, Size
from meijin.cli.tables.ranking_battle_ladder import ASCII_SIGNS, NARROW, UNICODE_SIGNS
from meijin.cli.tables.ranking_battle_sight import (
    battle,
    condition_met,
    current,
    kinds_in,
    ladder,
    next_weapons,
    number,
    part,
    persons_owned,
    terms,
    used_events,
)
from meijin.cli.tables.ranking_battle_words import CardWords
from meijin.games.ranking_battle.setup import RankingSetup
from meijin.kernel.game import UNLIMITED, Game
from meijin.kernel.kinds import count_kinds, kind_of
from meijin.kernel.setup import Setup

# The steps of a turn in the bar, and which of them a phase belongs to.
BAR: Final = ("begin", "character", "replace", "reveal", "take", "attacker", "challenge")
STEP_OF: Final = {**{step: step for step in BAR}, "battle": "challenge", "end": "challenge"}
TRADE: Final = frozenset({"begin", "character", "replace", "reveal", "take"})  # the phases before the fights
# What can be seen on the table, or is said again by what follows, is no news.
NO_NEWS: Final = frozenset(
    ["characters", "display", "seat", "turn", "rank", "bonus", "gain", "target", "reveal", "refill", "victory", "end"]
)
OF_OTHERS: Final = frozenset({"who_discards", "whose_flip", "who_weakens"})  # questions about another player
FEW: Final = 20  # so many cards to acquire are offered with what they do


class Table(generic.Table):
    """The ladder of ranks, the common pool or the battle under way, and the own hand."""

    asked: ClassVar[tuple[str, ...]] = ("characters", "quick")
    quick: ClassVar[bool] = True
    sizes: ClassVar[tuple[Size, ...]] = tuple(Size)

    def __init__(self, art: Art) -> None:
        super().__init__(art)
        self.cards = CardWords(self)
        self.signs = ASCII_SIGNS if art.glyphs is ASCII else UNICODE_SIGNS

    # -- the position -------------------------------------------------------------------------------------------

    def begin(self, setup: Setup) -> None:
        super().begin(setup)
        assert isinstance(setup, RankingSetup)
        self.cards.learn(setup.book)

    def board(self, seen: Sight, width: int, size: Size = Size.BOXES) -> Text:
        """The ladder from Rank 1 down, what the phase is about, and the hand."""
        lines = [self.heading(seen, width), *self._bar(seen, width)]
        lines += self._ladder(seen, width, size)
        lines += self.middle(seen, width, size)
        for owner in seen.setup.owners:
            lines += self._hand(seen, owner, width, size)
        return Text("\n", no_wrap=True).join(lines)

    def _ladder(self, seen: Sight, width: int, size: Size) -> list[Text]:
        """All seats from Rank 1 down and who rules; where room is short and nobody is fought, the viewer alone."""
        if size == Size.LEAST and seen.seat and seen.phase in TRADE and seen.view["question"] not in OF_OTHERS:
            return ranking_battle_ladder.draw(seen, width, self.art, self.signs, [seen.seat], self.cards)
        lines = ranking_battle_ladder.draw(seen, width, self.art, self.signs, ladder(seen), self.cards)
        return lines + ranking_battle_ladder.reign(seen, width, self.art, self.cards)

    def heading(self, seen: Sight, width: int) -> Text:
        """The round, and whose turn it is."""
        dot = f" {self.art.glyphs.dot} "
        limit, seat = seen.setup.options["round_limit"], self.speech.seat(current(seen))
        over = seen.phase == "over"
        now = self.speech.called("phase", "over") if over else self.say("table-turn", seat=seat)
        rounds = "none" if limit == UNLIMITED else limit
        right = Text(dot.join([self.say("table-round", round=part(seen)["round"], rounds=rounds), now]))
        for title in (self.game_name(seen), self.say("table-name")):
            if cell_len(title) + right.cell_len + 3 <= width:
                return self.art.title(Text(title, "bold"), right, width)
        return Text("\n").join(self.art.fold(right, width))

    def _bar(self, seen: Sight, width: int) -> list[Text]:
        """The phases with the present one in brackets, and what the turn has given so far."""
        if seen.phase == "over":
            return []
        now = STEP_OF[seen.phase]
        steps = {step: self.say(f"table-step-{step}") for step in BAR}
        if width >= NARROW:
            shown = [Text(f"[{said}]", ACT) if step == now else Text(said, QUIET) for step, said in steps.items()]
            bar = Text.assemble(MARGIN, Text(" ").join(shown))
        else:
            bar = Text.assemble((f" {BAR.index(now) + 1}/{len(BAR)} ", QUIET), (steps[now], ACT))
        tokens = [bar]
        for counter in ("plays", "points", "power"):
            value = number(seen, counter)
            label = f"{self.say(f'table-{counter}')} "
            tokens.append(Text.assemble((label, QUIET), (str(value), "bold" if value else "")))
        if number(seen, "challenges") > 1:
            tokens.append(Text.assemble((f"{self.say('table-challenges')} ", QUIET), str(number(seen, "challenges"))))
        return pack(tokens, width, len(MARGIN) if width >= NARROW else 1, HANGING)

    # -- the pool -----------------------------------------------------------------------------------------------

    def middle(self, seen: Sight, width: int, size: Size) -> list[Text]:
        """The battle, or the pool with the events on display; and the weapons that are left."""
        if seen.phase == "over":
            return []
        lines: list[Text] = []
        tight = _is_tight(width, size)
        played = kinds_in(seen, "played", current(seen))
        if played and size < Size.LEAST and not (battle(seen) and tight):
            lines += pack(self._row(self.say("table-played"), [Text(kind) for kind in played]), width, 1, HANGING)
        sides = battle(seen)
        if sides is not None:
            lines += ranking_battle_fight.panel(sides, seen.setup.owners, width, self.art, self.cards)
        else:
            trade = size < Size.SMALL or (seen.phase in TRADE and not tight)
            offered = size >= Size.SMALL and _few_to_acquire(seen.choices)
            if seen.phase == "reveal" or (trade and not offered):
                lines += self._pool(seen, width, size)
            if seen.phase in ("reveal", "replace") or trade:
                lines += self._display(seen, width, size)
        return lines + self._stock(seen, width, size)

    def _row(self, title: str, tokens: Sequence[Text]) -> list[Text]:
        return [Text.assemble((f"{MARGIN}{title} ", QUIET), tokens[0]), *tokens[1:]]

    def _packed(self, title: str, tokens: Sequence[Text], width: int, gap: int = 1) -> list[Text]:
        """A row with what does not fit below its first token."""
        return pack(self._row(title, tokens), width, gap, len(MARGIN) + cell_len(title) + 1)

    def _pool(self, seen: Sight, width: int, size: Size) -> list[Text]:
        """The piles by cost with power and count; large, with what each card does."""
        pool, cost, fighters = part(seen)["pool"], self.cards.cost, self.cards.characters
        left = sorted((kind for kind, count in pool.items() if count), key=cost.__getitem__)
        points = number(seen, "points")
        if size == Size.BOXES:
            return [line for kind in left for line in self._pile(kind, pool[kind], points, width)]
        tokens = []
        before = None
        for kind in left:
            style = "bold" if cost[kind] <= points else ""
            power = f" P{fighters[kind].power}" if kind in fighters and size < Size.BARE else ""
            left_over = "" if _is_tight(width, size) else f"{power}{self.art.glyphs.times}{pool[kind]}"
            token = Text.assemble((kind, style), (left_over, QUIET))
            if cost[kind] != before:
                token = Text.assemble((f"{cost[kind]}: ", "bold"), token)
            before = cost[kind]
            tokens.append(token)
        return self._packed(self.say("table-pool"), tokens, width)

    def _pile(self, kind: str, count: int, points: int, width: int) -> list[Text]:
        """A pile on a line of its own."""
        cards = self.cards
        style = "bold" if cards.cost[kind] <= points else ""
        power = f"P{cards.characters[kind].power}" if kind in cards.characters else "  "
        owned_kinds = (*cards.characters, *cards.points)
        start = Text.assemble(MARGIN, (f"{cards.cost[kind]} ", "bold"), (kind.ljust(max(map(len, owned_kinds))), style))
        start.append(padded(cards.beside(kind), max(cell_len(cards.beside(each)) for each in owned_kinds)), QUIET)
        start.append(f" {power} ").append(f"{self.art.glyphs.times}{count}".ljust(4), QUIET)
        start.append(cards.abilities(kind), QUIET)
        return self.art.fold(start, width, HANGING)

    def _display(self, seen: Sight, width: int, size: Size) -> list[Text]:
        """The events on display with their cost, whom they need, and what they do where there is room."""
        tokens = []
        large = (size <= Size.OWN_BOXES and width >= NARROW) or (seen.phase == "replace" and size < Size.LEAST)
        for kind in kinds_in(seen, "display", None):
            token, cost = self._event(seen, kind, effects=large), self.cards.cost[kind]
            style = "bold" if cost <= number(seen, "points") else ""
            beside = self.cards.beside(kind) if large else ""
            tokens.append(Text.assemble((f"{cost}: ", "bold"), (kind, style), (beside, QUIET), " ", token))
        if large or size <= Size.OWN_BOXES or width < NARROW:
            return [line for token in tokens for line in self.art.fold(Text(MARGIN).append_text(token), width, HANGING)]
        return self._packed(self.say("table-events"), tokens, width, len(MARGIN))

    def _event(self, seen: Sight, kind: str, effects: bool) -> Text:
        """Whom an event needs, marked if the viewer has them; "now" if it could be used at once; what it does."""
        card, fighters = self.cards.events[kind], self.cards.characters
        owned = persons_owned(seen, seen.seat, fighters) if seen.seat else set()
        persons = []
        for person in card.requires:
            name = self.cards.person(person)
            persons.append(Text(name + self.signs.owned, "bold") if person in owned else Text(name, QUIET))
        if card.requires_others:
            persons.append(Text(self.say("table-others", count=card.requires_others), QUIET))
        text = Text.assemble(("(", QUIET), Text("+").join(persons), (")", QUIET))
        if seen.seat and condition_met(seen, seen.seat, card, fighters):
            text.append(f" {self.say('table-now')}", ACT)
        return text.append(f" {self.cards.when_played(kind)}", QUIET) if effects else text

    def _stock(self, seen: Sight, width: int, size: Size) -> list[Text]:
        """Weapons left and used, the victory pile, the event deck; which weapons are unseen, and what was looked at."""

        def told(name: str, value: object, style: str = "") -> Text:
            return Text.assemble((f"{self.say(name)} ", QUIET), (str(value), style))

        weapons = seen.zone("weapons")
        tokens = [
            Text.assemble(MARGIN, told("table-weapons", weapons.count)),
            told("table-used", seen.zone("used_weapons").count),
            told("table-victories", seen.counters["victories"]),
        ]
        ordered, jumbled = next_weapons(seen)
        known = self.say("terminal-comma").join(ordered) or self.say("terminal-or").join(jumbled)
        if known:
            tokens.append(told("table-next", known, "bold"))
        lines = pack(tokens, width, len(MARGIN), HANGING)
        kinds = count_kinds(weapons.contents)
        if kinds and (size <= Size.OWN_BOXES or (size == Size.SMALL and seen.phase not in TRADE)):
            lines += self._packed(self.say("table-unseen"), self._stacks(kinds), width)
        bare = size == Size.LEAST or (size == Size.BARE and (seen.phase in TRADE or width < NARROW))
        return [] if bare and not known else lines

    # -- hands --------------------------------------------------------------------------------------------------

    def _hand(self, seen: Sight, owner: str, width: int, size: Size) -> list[Text]:
        """A hand that the viewer may see, each card with what it does; of another player's what was shown."""
        tight = _is_tight(width, size)
        if tight and seen.phase == "battle" and seen.view.get("question") != "react":
            return []
        seat = self.speech.seat(owner)
        whose = self.say("table-hand") if owner == seen.seat else self.say("table-hand.of", seat=seat)
        if seen.zone("hand", owner).cards is None and owner != seen.seat:
            shown = count_kinds(part(seen)["shown"]) if owner == current(seen) else {}
            if not shown or tight or seen.phase == "over":
                return []
            return pack(self._row(self.say("table-shows", seat=seat), self._stacks(shown)), width, 1, HANGING)
        kinds = seen.zone("hand", owner).kinds
        does = self.cards.defence if seen.phase == "battle" else self.cards.when_played
        least = size == Size.LEAST and seen.phase != "battle"
        beside = {kind: self.cards.beside(kind) if size <= Size.OWN_BOXES else "" for kind in kinds}
        tokens = [
            Text.assemble(
                (kind, "bold"), (f"{beside[kind]}{self.art.times(n)} {'' if least else does(kind)}".rstrip(), QUIET)
            )
            for kind, n in kinds.items()
        ]
        for token in tokens:
            token.truncate(width - len(MARGIN) - cell_len(whose) - 1, overflow="ellipsis")
        lines = self._packed(whose, tokens or [Text(self.say("table-empty"), QUIET)], width, len(MARGIN))
        if owner != seen.seat or seen.phase == "over":
            return lines
        if size <= Size.OWN_BOXES or seen.view["question"] in ("begin", "character", "drop"):
            lines += self._own_events(seen, owner, width)
        deck = count_kinds(seen.zone("deck", owner).contents)
        if deck and size <= Size.OWN_BOXES:
            lines += self._packed(self.say("table-deck"), self._stacks(deck), width)
        return lines

    def _stacks(self, kinds: Mapping[str, int]) -> list[Text]:
        """Kinds of cards with their numbers."""
        return [Text.assemble(kind, (self.art.times(n), QUIET)) for kind, n in kinds.items()]

    def _own_events(self, seen: Sight, owner: str, width: int) -> list[Text]:
        """The own events: whom they need, and what they do."""
        lines = []
        used = used_events(seen) if owner == current(seen) else set()
        for event in kinds_in(seen, "board_events", owner):
            done = Text(self.say("table-event.used"), QUIET)
            state = done if event in used else self._event(seen, event, effects=True)
            line = Text.assemble((f"{MARGIN}{self.say('table-event')} ", QUIET), (event, "bold"), " ", state)
            lines += self.art.fold(line, width, HANGING)
        return lines

    # -- choices ------------------------------------------------------------------------------------------------

    def words(self, seen: Sight, choice: str, explained: str) -> str:
        """What a choice does here, with the numbers that come of it."""
        return talk.words(seen, self.cards, choice) or explained

    def brief(self, choices: Sequence[tuple[int, str]], width: int) -> Text:
        """Cards to acquire in columns with what they do; choices with the same verb as one list, then all others."""
        if width >= NARROW and _few_to_acquire([text for _, text in choices]):
            return self._offers(choices, width)
        return self.grouped(choices, width, self._parted)

    def _offers(self, choices: Sequence[tuple[int, str]], width: int) -> Text:
        """A few cards that can be acquired in two columns: cost, power, what they do."""
        verb = " acquire "
        column = (width - len(verb)) // 2
        cells, cards = [], self.cards
        for number_, text in choices:
            kind = text.rpartition(" ")[2]
            cell = Text.assemble((f"{number_:>2} ", "bold"), kind)
            if kind in cards.all:
                power = f" P{cards.characters[kind].power}" if kind in cards.characters else ""
                cell.append(f" {cards.cost[kind]}{power} {cards.when_played(kind) or cards.in_battle(kind)}", QUIET)
            cell.truncate(column - 1, overflow="ellipsis")
            cells.append(cell)
        height = -(-len(cells) // 2)
        lines = []
        for place in range(height):
            line = Text(verb if not place else " " * len(verb), QUIET).append_text(cells[place])
            if place + height < len(cells):
                line.pad_right(len(verb) + column - line.cell_len)
                line.append_text(cells[place + height])
            lines.append(line)
        return Text("\n").join(lines)

    def _parted(self, choice: str) -> tuple[str, str]:
        """The verb, and what is chosen, with its cost where it is acquired."""
        verb, _, chosen = choice.rpartition(" ")
        if chosen.isdecimal():
            return "", choice  # a number among numbers would be taken for that of the choice
        return verb, f"{chosen}({self.cards.cost[chosen]})" if verb == "acquire" else chosen

    # -- help ---------------------------------------------------------------------------------------------------

    def tells(self, kind: str, fields: Mapping[str, object]) -> bool:
        """What can be seen on the table is no news, nor is what others draw unseen."""
        match kind:
            case "draw":
                return "cards" in fields
            case "flip" | "expertise":
                return bool(fields["count"])
            case "reshuffle":
                return "seat" not in fields
        return kind not in NO_NEWS

    def remark(self, kind: str, fields: Mapping[str, object]) -> str:
        """A weapon that may decide the battle says how."""
        return self.cards.decisive(str(fields["card"])) if kind == "weapon" else ""

    def card(self, game: Game, kind: str) -> tuple[str, str]:
        """A card by the name that stands on the table and is typed."""
        kind = kind_of(kind)
        title = self.speech.card(kind)
        stopped = "yes" if title.endswith(("!", "！")) else "no"
        return kind, self.say("table-card", title=title, stopped=stopped, text=self.speech.card_text(kind))

    def in_sight(self, seen: Sight) -> list[str]:
        """The cards of the pool, the display, boards, hands and battles, and the weapons; none from the box."""
        kinds = {kind for zone in seen.zones if zone.zone.name not in ("box", "event_deck") for kind in zone.kinds}
        return [kind for kind in self.cards.all if kind in kinds]

    def rules(self, seen: Sight) -> list[str]:
        """The rules of the phase in a few sentences."""
        agreed, rules = terms(seen), self.cards.book.catalogue.rules
        slots, reach = rules.event_slots_player, rules.challenge_reach
        told = self.say(f"table-rules-{seen.phase}", lead=self.cards.gap, slots=slots, reach=reach)
        if seen.phase != "over":
            told += "\n" + self.say("table-rules-goal", ruler=agreed.ruler_at, instant=agreed.instant_at)
        return told.splitlines()

    def legend(self) -> list[tuple[str, str]]:
        signs, glyphs = self.signs, self.art.glyphs
        rules = self.cards.book.catalogue.rules
        pip, spent, times, dots = glyphs.pip, glyphs.spent, glyphs.times, glyphs.dot * 2
        track = f"{pip * 2}{spent}{signs.blank * 3}{signs.mark}{signs.blank * 3}{signs.mark}"
        goals = {
            "ruler": rules.ruler_victories,
            "quick": rules.quick_ruler_victories,
            "instant": rules.instant_victories,
            "quick_instant": rules.quick_instant_victories,
        }
        gain = [self.say(f"table-gain-{what}", n=1) for what in ("points", "plays", "draw", "power")]
        return [
            (glyphs.arrow, self.say("terminal-mark_decides")),
            ("1 2 3", self.say("table-mark-ranks")),
            (signs.crown, self.say("table-mark-ruler")),
            (signs.waits, self.say("table-mark-waits")),
            ("komari 2", self.say("table-mark-attacker")),
            (track, self.say("table-mark-victories", up=pip, down=spent, **goals)),
            (f"{pip}2{spent}1/{rules.ruler_victories}", self.say("table-mark-victories_short")),
            (f"3 rin({self.cards.cost['rin']})", self.say("table-mark-acquire")),
            ("4/3/2", self.say("table-mark-counts")),
            (f"3: rin P3{times}8", self.say("table-mark-pile")),
            (f"2: snack_time ({self.cards.person('komari')}{signs.owned})", self.say("table-mark-event")),
            (self.say("table-now"), self.say("table-mark-now")),
            (" ".join(gain[:2]), self.say("table-mark-gains")),
            (" ".join(gain[2:]), self.say("table-mark-draw_and_power")),
            (
                f"{glyphs.rule}[{dots}{pip}{dots}]{glyphs.rule}",
                self.say("table-mark-gap", lead=self.cards.gap),
            ),
        ]

    # -- great moments ------------------------------------------------------------------------------------------

    def picture(self, setup: Setup, kind: str, fields: Mapping[str, object], width: int) -> Text | None:
        """Ranks exchanged, a crowning, a "Wafu!", a Tally Counter."""
        return ranking_battle_scenes.picture(setup, kind, fields, width, self.art, self.signs.crown, self.cards)

    def result(self, seen: Sight) -> tuple[str, str]:
        return talk.result(seen, self.cards, self.wins(ladder(seen)[:1]))


def _is_tight(width: int, size: Size) -> bool:
    """Whether there is room for nothing but what is asked about."""
    return size == Size.LEAST or (size == Size.BARE and width < NARROW)


def _few_to_acquire(choices: Sequence[str]) -> bool:
    """Whether cards can be acquired, and so few that there is room to say what each does."""
    return len(choices) <= FEW and any(choice.startswith("acquire ") for choice in choices)
