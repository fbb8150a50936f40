"""The table of Ranking Battle."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final, cast

from rich.text import Text

from meijin.cli.art import ACT, ASCII, QUIET, Art, pack
from meijin.cli.sight import Sight
from meijin.cli.tables import generic, ranking_battle_fight, ranking_battle_ladder, ranking_battle_scenes
from meijin.cli.tables import ranking_battle_talk as talk
from meijin.cli.tables.generic import HANGING, MARGIN, Size, display_name
from meijin.cli.tables.ranking_battle_ladder import ASCII_SIGNS, NARROW, UNICODE_SIGNS
from meijin.cli.tables.ranking_battle_sight import (
    battle,
    condition_met,
    current,
    kinds_in,
    ladder,
    next_weapons,
    number,
    persons_owned,
    terms,
    used_events,
)
from meijin.cli.tables.ranking_battle_words import (
    BAR,
    BAR_OF,
    CARDS,
    CHARACTERS,
    COST,
    EVENTS,
    GAP,
    decisive,
    defence,
    in_battle,
    learn,
    rules_of,
    when_played,
)
from meijin.games.ranking_battle.cards import CATALOGUE
from meijin.games.ranking_battle.setup import RankingSetup
from meijin.kernel.game import UNLIMITED, Game
from meijin.kernel.kinds import count_kinds, kind_of
from meijin.kernel.setup import Setup

SHORT_NAME: Final = "Ranking Battle"
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
        self.signs = ASCII_SIGNS if art.glyphs is ASCII else UNICODE_SIGNS

    # -- the position -------------------------------------------------------------------------------------------

    def begin(self, setup: Setup) -> None:
        assert isinstance(setup, RankingSetup)
        learn(setup.book)

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
            return ranking_battle_ladder.draw(seen, width, self.art, self.signs, [seen.seat])
        lines = ranking_battle_ladder.draw(seen, width, self.art, self.signs, ladder(seen))
        return lines + ranking_battle_ladder.reign(seen, width, self.art)

    def heading(self, seen: Sight, width: int) -> Text:
        """The round, and whose turn it is."""
        dot = f" {self.art.glyphs.dot} "
        limit = seen.setup.options["round_limit"]
        now = "the end" if seen.phase == "over" else f"{display_name(current(seen))}'s turn"
        last = "" if limit == UNLIMITED else f" of {limit}"
        right = Text(dot.join([f"round {seen.view['round']}{last}", now]))
        for title in (CATALOGUE.name, SHORT_NAME):
            if len(title) + right.cell_len + 3 <= width:
                return self.art.title(Text(title, "bold"), right, width)
        return Text("\n").join(self.art.fold(right, width))

    def _bar(self, seen: Sight, width: int) -> list[Text]:
        """The phases with the present one in brackets, and what the turn has given so far."""
        if seen.phase == "over":
            return []
        now = BAR_OF[seen.phase]
        if width >= NARROW:
            steps = [Text(f"[{step}]", ACT) if step == now else Text(step, QUIET) for step in BAR.values()]
            bar = Text.assemble(MARGIN, Text(" ").join(steps))
        else:
            bar = Text.assemble((f" {list(BAR.values()).index(now) + 1}/{len(BAR)} ", QUIET), (now, ACT))
        tokens = [bar]
        for counter in ("plays", "points", "power"):
            value = number(seen, counter)
            tokens.append(Text.assemble((f"{counter} ", QUIET), (str(value), "bold" if value else "")))
        if number(seen, "challenges") > 1:
            tokens.append(Text.assemble(("challenges ", QUIET), str(number(seen, "challenges"))))
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
            lines += pack(self._row("played", [Text(kind) for kind in played]), width, 1, HANGING)
        sides = battle(seen)
        if sides is not None:
            lines += ranking_battle_fight.panel(sides, seen.setup.owners, width, self.art)
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

    def _pool(self, seen: Sight, width: int, size: Size) -> list[Text]:
        """The piles by cost with power and count; large, with what each card does."""
        pool = cast("dict[str, int]", seen.view["pool"])
        left = sorted((kind for kind, count in pool.items() if count), key=COST.__getitem__)
        points = number(seen, "points")
        if size == Size.BOXES:
            return [line for kind in left for line in self._pile(kind, pool[kind], points, width)]
        tokens = []
        before = None
        for kind in left:
            style = "bold" if COST[kind] <= points else ""
            power = f" P{CHARACTERS[kind].power}" if kind in CHARACTERS and size < Size.BARE else ""
            left_over = "" if _is_tight(width, size) else f"{power}{self.art.glyphs.times}{pool[kind]}"
            token = Text.assemble((kind, style), (left_over, QUIET))
            if COST[kind] != before:
                token = Text.assemble((f"{COST[kind]}: ", "bold"), token)
            before = COST[kind]
            tokens.append(token)
        return pack(self._row("pool", tokens), width, 1, len(MARGIN) + len("pool "))

    def _pile(self, kind: str, count: int, points: int, width: int) -> list[Text]:
        """A pile on a line of its own."""
        style = "bold" if COST[kind] <= points else ""
        power = f"P{CHARACTERS[kind].power}" if kind in CHARACTERS else "  "
        longest = max(map(len, (*CHARACTERS, "cat_single")))
        start = Text.assemble(MARGIN, (f"{COST[kind]} ", "bold"), (kind.ljust(longest), style), f" {power} ")
        start.append(f"{self.art.glyphs.times}{count}".ljust(4), QUIET)
        start.append(talk.abilities(kind), QUIET)
        return self.art.fold(start, width, HANGING)

    def _display(self, seen: Sight, width: int, size: Size) -> list[Text]:
        """The events on display with their cost, whom they need, and what they do where there is room."""
        tokens = []
        large = (size <= Size.OWN_BOXES and width >= NARROW) or (seen.phase == "replace" and size < Size.LEAST)
        for kind in kinds_in(seen, "display", None):
            token = self._event(seen, kind, effects=large)
            style = "bold" if COST[kind] <= number(seen, "points") else ""
            tokens.append(Text.assemble((f"{COST[kind]}: ", "bold"), (kind, style), " ", token))
        if large or size <= Size.OWN_BOXES or width < NARROW:
            return [line for token in tokens for line in self.art.fold(Text(MARGIN).append_text(token), width, HANGING)]
        return pack(self._row("events", tokens), width, len(MARGIN), len(MARGIN) + len("events "))

    def _event(self, seen: Sight, kind: str, effects: bool) -> Text:
        """Whom an event needs, marked if the viewer has them; "now" if it could be used at once; what it does."""
        card = EVENTS[kind]
        owned = persons_owned(seen, seen.seat) if seen.seat else set()
        persons = [
            Text(person + self.signs.owned, "bold") if person in owned else Text(person, QUIET)
            for person in card.requires
        ]
        if card.requires_others:
            persons.append(Text(f"{card.requires_others} others", QUIET))
        text = Text.assemble(("(", QUIET), Text("+").join(persons), (")", QUIET))
        if seen.seat and condition_met(seen, seen.seat, kind):
            text.append(" now", ACT)
        return text.append(f" {when_played(kind)}", QUIET) if effects else text

    def _stock(self, seen: Sight, width: int, size: Size) -> list[Text]:
        """Weapons left and used, the victory pile, the event deck; which weapons are unseen, and what was looked at."""
        weapons = seen.zone("weapons")
        start = Text.assemble((f"{MARGIN}weapons ", QUIET), str(weapons.count))
        tokens = [
            start,
            Text.assemble(("used ", QUIET), str(seen.zone("used_weapons").count)),
            Text.assemble(("victory cards ", QUIET), str(seen.counters["victories"])),
        ]
        known = next_weapons(seen)
        if known:
            tokens.append(Text.assemble(("next ", QUIET), (known, "bold")))
        lines = pack(tokens, width, len(MARGIN), HANGING)
        kinds = count_kinds(weapons.contents)
        if kinds and (size <= Size.OWN_BOXES or (size == Size.SMALL and seen.phase not in TRADE)):
            lines += pack(self._row("unseen", self._stacks(kinds)), width, 1, len(MARGIN) + len("unseen "))
        bare = size == Size.LEAST or (size == Size.BARE and (seen.phase in TRADE or width < NARROW))
        return [] if bare and not known else lines

    # -- hands --------------------------------------------------------------------------------------------------

    def _hand(self, seen: Sight, owner: str, width: int, size: Size) -> list[Text]:
        """A hand that the viewer may see, each card with what it does; of another player's what was shown."""
        tight = _is_tight(width, size)
        if tight and seen.phase == "battle" and seen.view.get("question") != "react":
            return []
        whose = "hand" if owner == seen.seat else f"{display_name(owner)}'s hand"
        if seen.zone("hand", owner).cards is None and owner != seen.seat:
            shown = count_kinds(cast("list[str]", seen.view["shown"])) if owner == current(seen) else {}
            if not shown or tight or seen.phase == "over":
                return []
            return pack(self._row(f"{display_name(owner)} shows", self._stacks(shown)), width, 1, HANGING)
        kinds = seen.zone("hand", owner).kinds
        does = defence if seen.phase == "battle" else when_played
        least = size == Size.LEAST and seen.phase != "battle"
        tokens = [
            Text.assemble((kind, "bold"), (f"{self.art.times(n)} {'' if least else does(kind)}".rstrip(), QUIET))
            for kind, n in kinds.items()
        ]
        for token in tokens:
            token.truncate(width - len(MARGIN) - len(whose) - 1, overflow="ellipsis")
        lines = pack(self._row(whose, tokens or [Text("empty", QUIET)]), width, len(MARGIN), len(MARGIN) + len("hand "))
        if owner != seen.seat or seen.phase == "over":
            return lines
        if size <= Size.OWN_BOXES or seen.view["question"] in ("begin", "character", "drop"):
            lines += self._own_events(seen, owner, width)
        deck = count_kinds(seen.zone("deck", owner).contents)
        if deck and size <= Size.OWN_BOXES:
            lines += pack(self._row("deck", self._stacks(deck)), width, 1, len(MARGIN) + len("deck "))
        return lines

    def _stacks(self, kinds: Mapping[str, int]) -> list[Text]:
        """Kinds of cards with their numbers."""
        return [Text.assemble(kind, (self.art.times(n), QUIET)) for kind, n in kinds.items()]

    def _own_events(self, seen: Sight, owner: str, width: int) -> list[Text]:
        """The own events: whom they need, and what they do."""
        lines = []
        used = used_events(seen) if owner == current(seen) else set()
        for event in kinds_in(seen, "board_events", owner):
            state = Text(" used", QUIET) if event in used else self._event(seen, event, effects=True)
            line = Text.assemble((f"{MARGIN}event ", QUIET), (event, "bold"), " ", state)
            lines += self.art.fold(line, width, HANGING)
        return lines

    # -- choices ------------------------------------------------------------------------------------------------

    def words(self, seen: Sight, choice: str, explained: str) -> str:
        """What a choice does here, with the numbers that come of it."""
        return talk.words(seen, choice) or explained

    def brief(self, choices: Sequence[tuple[int, str]], width: int) -> Text:
        """Cards to acquire in columns with what they do; choices with the same verb as one list, then all others."""
        if width >= NARROW and _few_to_acquire([text for _, text in choices]):
            return self._offers(choices, width)
        return self.grouped(choices, width, _parted)

    def _offers(self, choices: Sequence[tuple[int, str]], width: int) -> Text:
        """A few cards that can be acquired in two columns: cost, power, what they do."""
        verb = " acquire "
        column = (width - len(verb)) // 2
        cells = []
        for number_, text in choices:
            kind = text.rpartition(" ")[2]
            cell = Text.assemble((f"{number_:>2} ", "bold"), kind)
            if kind in CARDS:
                power = f" P{CHARACTERS[kind].power}" if kind in CHARACTERS else ""
                cell.append(f" {COST[kind]}{power} {when_played(kind) or in_battle(kind)}", QUIET)
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

    # -- help ---------------------------------------------------------------------------------------------------

    def tells(self, kind: str, fields: Mapping[str, object]) -> bool:
        """What can be seen on the table is no news, nor is what others draw unseen."""
        match kind:
            case "draw":
                return "cards" in fields
            case "flip" | "expertise":
                return bool(fields["count"])
            case "reshuffle":
                return fields["seat"] is None
        return kind not in NO_NEWS

    def remark(self, kind: str, fields: Mapping[str, object]) -> str:
        """A weapon that may decide the battle says how."""
        return decisive(str(fields["card"])) if kind == "weapon" else ""

    def card(self, game: Game, kind: str) -> tuple[str, str]:
        """A card by the name that stands on the table and is typed."""
        kind = kind_of(kind)
        return kind, f"{game.card_face(kind).title}. {game.card_text(kind)}".replace("!.", "!")

    def in_sight(self, seen: Sight) -> list[str]:
        """The cards of the pool, the display, boards, hands and battles, and the weapons; none from the box."""
        kinds = {kind for zone in seen.zones if zone.zone.name not in ("box", "event_deck") for kind in zone.kinds}
        return [kind for kind in CARDS if kind in kinds]

    def rules(self, seen: Sight) -> list[str]:
        """The rules of the phase in a few sentences."""
        agreed = terms(seen)
        return rules_of(seen.phase, agreed.ruler_at, agreed.instant_at)

    def legend(self) -> list[tuple[str, str]]:
        signs, glyphs = self.signs, self.art.glyphs
        rules = CATALOGUE.rules
        track = f"{glyphs.pip * 2}{glyphs.spent}{signs.blank * 3}{signs.mark}{signs.blank * 3}{signs.mark}"
        return [
            (glyphs.arrow, "Whoever is marked like this has to choose."),
            ("1 2 3", "The rank of each player, from the top down."),
            (signs.crown, "The provisional ruler."),
            (signs.waits, "Who still has a turn before the ruler wins."),
            ("komari 2", "The attacker with its attack power; -4 for one who is weakened in this turn."),
            (
                track,
                f"Victory cards: {glyphs.pip} face-up, {glyphs.spent} face-down (used, but still counted). At the "
                f"marks Rank 1 becomes the ruler ({rules.ruler_victories}; quick game {rules.quick_ruler_victories}) "
                f"and wins at once ({rules.instant_victories}; {rules.quick_instant_victories}).",
            ),
            (
                f"{glyphs.pip}2{glyphs.spent}1/{rules.ruler_victories}",
                "The same where there is little room, with how many make the ruler, or for who has those win.",
            ),
            (f"3 rin({COST['rin']})", "A card that may be acquired, with its cost."),
            ("4/3/2", "Cards in hand, in the deck and in the discard pile."),
            (f"3: rin P3{glyphs.times}8", "A pile: cost 3, attack power 3, eight cards left."),
            (
                f"2: snack_time (komari{signs.owned})",
                "An event that costs 2 and needs Komari, whom you have somewhere.",
            ),
            ("now", "An event whose persons are all on your board."),
            ("Points+1 Plays+1", "For this turn: points to acquire a card with, one more character to be played."),
            ("Draw+1 Power+1", "Draw a card; more power in the battles that you start in this turn."),
            (
                f"{glyphs.rule}[{glyphs.dot * 2}{glyphs.pip}{glyphs.dot * 2}]{glyphs.rule}",
                f"The gap in a battle: within the brackets it is a draw, {GAP} ahead wins.",
            ),
        ]

    # -- great moments ------------------------------------------------------------------------------------------

    def picture(self, setup: Setup, kind: str, fields: Mapping[str, object], width: int) -> Text | None:
        """Ranks exchanged, a crowning, a "Wafu!", a Tally Counter."""
        return ranking_battle_scenes.picture(setup, kind, fields, width, self.art, self.signs.crown)

    def result(self, seen: Sight) -> tuple[str, str]:
        return talk.result(seen)


def _is_tight(width: int, size: Size) -> bool:
    """Whether there is room for nothing but what is asked about."""
    return size == Size.LEAST or (size == Size.BARE and width < NARROW)


def _parted(choice: str) -> tuple[str, str]:
    """The verb, and what is chosen, with its cost where it is acquired."""
    verb, _, chosen = choice.rpartition(" ")
    if chosen.isdecimal():
        return "", choice  # a number among numbers would be taken for that of the choice
    return verb, f"{chosen}({COST[chosen]})" if verb == "acquire" else chosen


def _few_to_acquire(choices: Sequence[str]) -> bool:
    """Whether cards can be acquired, and so few that there is room to say what each does."""
    return len(choices) <= FEW and any(choice.startswith("acquire ") for choice in choices)
