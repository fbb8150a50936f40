"""The table of Cat Battles."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar, Final, cast

from rich.text import Text

from meijin.cli.art import ACT, ASCII, QUIET, VICTORY, WARNING, Art, pack, seat_style
from meijin.cli.sight import Sight, ZoneSight
from meijin.cli.tables import cat_battles_map, generic
from meijin.cli.tables import cat_battles_talk as talk
from meijin.cli.tables.cat_battles_map import AREAS, ROOMY, Place
from meijin.cli.tables.cat_battles_sight import (
    areas_to_choose,
    attacks_in,
    cats_in,
    effects_in,
    keywords_of,
    near_seat,
    other,
    short_name,
)
from meijin.cli.tables.cat_battles_words import (
    COSTS,
    FACE,
    GREEDY_FACE,
    LAST_TURN,
    MODES,
    ONE_ON_ONE,
    PHASE_RULES,
    PHASES,
    SAD_FACE,
    SIGNS,
    signs_of,
)
from meijin.cli.tables.generic import HANGING, MARGIN, Size, display_name, seat_text
from meijin.games.cat_battles.cards import CATALOGUE, GREEDY_AT, TERRITORIES
from meijin.games.cat_battles.prompts import Panel, figure_of, owner_of, use
from meijin.kernel.game import UNLIMITED
from meijin.kernel.kinds import count_kinds, kind_of
from meijin.kernel.setup import Setup

LONGEST: Final = max(len(figure) for figure in CATALOGUE.figures)
PICKS: Final = frozenset({"boss", "kitten", "play", "call"})  # choices of a figure, not of what a cat does
OF_CATS: Final = frozenset({"move", "attack", "use", "relocate"})
NO_NEWS: Final = frozenset({"stop", "pick"})  # the line that follows, or the table, says all of it
FEW: Final = 4  # so many cats have a line each for what they can do
WHICH: Final = {"first": "", "second": " again", "counterattack": " striking back"}


@dataclass(frozen=True)
class Signs:
    """The marks on cats."""

    near: str  # of the viewer, who looks up the map
    far: str
    crown: str
    acted: str
    used: str = "~"
    granted: str = "+"
    stunned: str = "z"
    sleep: str = "z"


UNICODE_SIGNS: Final = Signs("▲", "▼", "♛", "✓")
ASCII_SIGNS: Final = Signs("^", "v", "@", "=")


class Table(generic.Table):
    """The seven Areas as a map with the cats in them, the Fish of both seats above and below it."""

    modes = MODES
    quick: ClassVar[bool] = True

    def __init__(self, art: Art) -> None:
        super().__init__(art)
        self.signs = ASCII_SIGNS if art.glyphs is ASCII else UNICODE_SIGNS

    # -- the position -------------------------------------------------------------------------------------------

    def board(self, seen: Sight, width: int, size: Size = Size.BOXES) -> Text:
        """The map between the two seats; before it is played on, the teams that are being put together."""
        near = near_seat(seen)
        lines = [self.heading(seen, width)]
        if seen.phase == "team":
            lines += [*self._team(seen, other(near), width), *self._team(seen, near, width)]
        else:
            lines += self._fish(seen, other(near), width, size)
            lines += self._map(seen, width, size)
            lines += self.middle(seen, width, size)
            lines += self._fish(seen, near, width, size)
        return Text("\n", no_wrap=True).join(lines)

    def heading(self, seen: Sight, width: int) -> Text:
        """The Territory with what its Center gives, the turn, and what is going on; as much as there is room for."""
        dot = f" {self.art.glyphs.dot} "
        now = [PHASES[seen.phase]]
        if seen.phase != "team":
            now.insert(0, f"turn {seen.counters['turn']}")
        if seen.counters["one_on_one"]:
            now.insert(1, "One on One")
        if seen.phase not in ("team", "over"):
            now[-1] = f"{display_name(seen.counters['current'])}'s {now[-1]}"
        right = Text(dot.join(now))
        about = [self.art.plain(str(seen.view["territory_name"])), f"Center: {seen.view['center_effect']}"]
        for left in (about, about[1:], []):
            title = Text.assemble((CATALOGUE.name, "bold"), (dot.join(["", *left]), QUIET))
            if title.cell_len + right.cell_len + 3 <= width:
                return self.art.title(title, right, width)
        return Text("\n").join(self.art.fold(right, width))

    def _fish(self, seen: Sight, owner: str, width: int, size: Size) -> list[Text]:
        """A seat's Box, Dish and Trash, its Bench, and who has run away; at the smallest only how many of others."""
        tokens = [
            self.name(seen, owner, short=width < ROOMY),
            Text.assemble(("box ", QUIET), (str(seen.of("box", owner)), "bold")),
            Text.assemble(("dish ", QUIET), self._dish(seen.of("dish", owner))),
            Text.assemble(("trash ", QUIET), str(seen.of("trash", owner))),
        ]
        for zone in seen.zones:
            if zone.owner == owner and zone.zone.name in ("bench", "hangout") and zone.count:
                own_bench = owner == seen.seat and zone.zone.name == "bench"
                cats = self._waiting(seen, zone) if size < Size.BARE or own_bench else [Text(str(zone.count))]
                tokens += [Text.assemble((f"{zone.zone.name} ", QUIET), cats[0]), *cats[1:]]
        return pack(tokens, width, len(MARGIN) if width >= ROOMY else 1, HANGING)

    def _dish(self, fish: int) -> Text:
        """Slots for Fish, of which the last is the Greedy Boss."""
        slots = GREEDY_AT - 1
        pips = self.art.pips(max(0, slots - fish), slots)
        more = f" {fish}" if fish > slots else ""
        return Text.assemble(pips, (self.signs.crown, WARNING if fish >= slots else QUIET), more)

    def _waiting(self, seen: Sight, zone: ZoneSight) -> list[Text]:
        """The Kittens of a Bench with their Levels, those that can be played in bold; or of a Hangout."""
        bench = zone.zone.name == "bench"
        ready = {kind_of(choice.split()[1]) for choice in seen.choices if choice.startswith(("play ", "call "))}
        cats = []
        for kind, count in zone.kinds.items():
            style = "bold" if bench and zone.owner == seen.seat and kind in ready else ""
            level = f" {figure_of(kind).level}" if bench else ""
            cats.append(Text.assemble((short_name(kind), style), (self.art.times(count) + level, QUIET)))
        hidden = (zone.count or 0) - sum(zone.kinds.values())
        return [*cats, Text(f"{hidden} unseen", QUIET)] if hidden else cats

    def _team(self, seen: Sight, owner: str, width: int) -> list[Text]:
        """What a seat has picked so far, as far as the viewer may see it."""
        zone = seen.zone("team", owner)
        tokens = [self.name(seen, owner)]
        if cast("dict[str, bool]", seen.view["ready"])[owner]:
            tokens.append(Text("is ready", QUIET))
        elif not zone.count:
            tokens.append(Text("puts a team together", QUIET))
        for kind, count in sorted(zone.kinds.items(), key=lambda picked: not figure_of(picked[0]).boss):
            crown = self.signs.crown if figure_of(kind).boss else ""
            tokens.append(Text.assemble((crown + short_name(kind), "bold"), (self.art.times(count), QUIET)))
        return pack(tokens, width, len(MARGIN), HANGING)

    # -- the map ------------------------------------------------------------------------------------------------

    def _map(self, seen: Sight, width: int, size: Size) -> list[Text]:
        near = near_seat(seen)
        lit = areas_to_choose(seen)
        places = {}
        for area in AREAS:
            cats = [*cats_in(seen, area, near), *cats_in(seen, area, other(near))]
            places[area] = Place(
                title=f"{area}: {seen.view['center_effect']}" if area == "center" else area,
                lit=area in lit,
                cats=[self._cat(seen, cat, width >= ROOMY) for cat in cats],
                powers=[[Text(SIGNS[keyword], QUIET) for keyword in keywords_of(seen, cat)] for cat in cats],
            )
        return cat_battles_map.draw(places, near == "north", width, size, self.art.glyphs)

    def _cat(self, seen: Sight, cat: str, roomy: bool) -> Text:
        """A cat with its Fish as pips, and with its marks; those that a choice is about stand out."""
        figure, owner, marks = figure_of(cat), owner_of(cat), seen.marks.get(cat, {})
        chosen = any(cat in choice.split() for choice in seen.choices)
        weight = "bold " if chosen else "dim " if marks.get("acted") else ""
        sign = self.signs.near if owner == near_seat(seen) else self.signs.far
        crown = self.signs.crown if figure.boss else ""
        pips = self.art.pips(figure.level - marks.get("held", 0), figure.level)
        said = [
            mark
            for name, mark in (
                ("acted", self.signs.acted),
                ("used", self.signs.used),
                ("granted", self.signs.granted),
                ("stunned", self.signs.stunned),
            )
            if marks.get(name)
        ]
        return Text.assemble(
            (f"{sign}{crown}{short_name(cat)}", weight + seat_style(seen.setup.owners, owner)),
            " " * roomy,
            pips,
            ("".join(said), QUIET),
        )

    def middle(self, seen: Sight, width: int, size: Size) -> list[Text]:
        """The attack under way with its dice and all that adds up to the damage, and effects that will happen next."""
        lines = [line for attack in attacks_in(seen)[-1:] for line in self._attack(attack, width)]
        asked_about = seen.view.get("question") == "response" and seen.seat in seen.deciders
        for effect in effects_in(seen)[: -1 if asked_about else None]:
            line = Text.assemble(MARGIN, ("about to happen: ", QUIET), (use(effect), "bold"))
            lines += self.art.fold(line, width, HANGING)
        return lines

    def _attack(self, attack: Panel, width: int) -> list[Text]:
        """Who attacks whom, a box for every die, and the sum."""
        who = f"{short_name(attack['attacker'])} {self.art.glyphs.arrow} {short_name(attack['target'])}"
        rolled = cast("list[str]", attack["dice"])
        dice = [
            Text(f"[{self.signs.sleep}]", WARNING) if face == "sleep" else Text(f"[{face}]", "bold") for face in rolled
        ]
        dice += [Text("[ ]", QUIET)] * (attack["allowance"] - len(rolled))
        sides = Text.assemble(MARGIN, (who, "bold"), (WHICH[attack["which"]], QUIET))
        return pack([sides, Text(" ").join(dice), self._sum(attack)], width, len(MARGIN), HANGING)

    def _sum(self, attack: Panel) -> Text:
        """The damage as it stands, and what it is made of."""
        parts = cast("dict[str, int]", attack["parts"])
        names = {"effects": "effects", "damage_plus": "Damage", "damage_minus": "Damage"}
        added = [f"{name} {parts[part]:+}" for part, name in names.items() if parts[part]]
        total = Text.assemble(("damage ", QUIET), (str(max(0, attack["total"])), "bold"))
        return total.append(f" (dice {parts['dice']}, {', '.join(added)})", QUIET) if added else total

    # -- choices ------------------------------------------------------------------------------------------------

    def question(self, seen: Sight) -> str:
        """What the viewer has to decide, and what can be typed for it."""
        return super().question(seen) + talk.how_to_pick(seen)

    def words(self, seen: Sight, choice: str, explained: str) -> str:
        """What a choice does here, with the numbers that come of it."""
        return talk.words(seen, choice, self.art.times) or explained

    def brief(self, choices: Sequence[tuple[int, str]], width: int) -> Text:
        """What each of a few cats can do on a line of its own; figures to pick in columns with Level and keywords."""
        if choices[0][1].split()[0] in PICKS:
            return self._picks(choices, width)
        grouped: dict[str, dict[str, list[Text]]] = {}
        others = []
        for number, text in choices:
            verb, _, rest = text.partition(" ")
            if verb in OF_CATS:
                cat, _, operand = rest.partition(" ")
                shown = Text.assemble((str(number), "bold"), f" {operand}".rstrip())
                grouped.setdefault(cat, {}).setdefault(verb, []).append(shown)
            else:
                others.append((number, text))
        rows: list[list[Text]] = []
        for cat, verbs in grouped.items():
            if not rows or len(grouped) <= FEW:
                rows.append([])
            for verb, (first, *more) in verbs.items():
                start = Text.assemble(MARGIN if rows[-1] else " ", (f"{verb} {cat}  ", QUIET), first)
                rows[-1] += [start, *more]
        lines = [line for row in rows for line in pack(row, width, len(MARGIN), HANGING)]
        if others:
            lines.append(super().brief(others, width))
        return Text("\n").join(lines)

    def _picks(self, choices: Sequence[tuple[int, str]], width: int) -> Text:
        """Figures that can be picked in columns, with as much about each as leaves room for two of them."""
        for verbs, signs in ((True, True), (True, False), (False, False)):
            cells = [self._pick(number, text, verbs, signs) for number, text in choices]
            column = max(cell.cell_len for cell in cells) + 1
            per_line = max(1, (width + 1) // column)
            if per_line > 1:
                break
        height = -(-len(cells) // per_line)
        lines = []
        for place in range(height):
            line = Text()
            for cell in cells[place::height]:
                line.append_text(cell).pad_right(column - cell.cell_len)
            line.rstrip()
            lines.append(line)
        return Text("\n").join(lines)

    def _pick(self, number: int, text: str, verbs: bool, signs: bool) -> Text:
        verb, _, cat = text.partition(" ")
        start = (f"{number:>3} ", "bold")
        if not cat:
            return Text.assemble(start, text)
        name = f"{verb} {cat}".ljust(len(verb) + 1 + LONGEST) if verbs else cat.ljust(LONGEST)
        powers = f" {signs_of(figure_of(cat))}" if signs else ""
        return Text.assemble(start, name, f" {figure_of(cat).level}", (powers, QUIET))

    def tells(self, kind: str, fields: Mapping[str, object]) -> bool:
        """What can be seen anyway is no news."""
        return kind not in NO_NEWS

    # -- help ---------------------------------------------------------------------------------------------------

    def in_sight(self, seen: Sight) -> list[str]:
        """The figures of both teams; those that nobody has picked only while teams are put together."""
        return list(count_kinds(seen.setup.cards)) if seen.phase == "team" else seen.cards()

    def rules(self, seen: Sight) -> list[str]:
        """The rules of the phase, or of the attack under way, in a few sentences."""
        rules = PHASE_RULES["attack" if attacks_in(seen) else seen.phase]
        if seen.phase in ("team", "over"):
            return rules
        last = seen.setup.options["turn_limit"]
        ends = [LAST_TURN.format(last)] if seen.phase == "end" and last != UNLIMITED else []
        return [*([ONE_ON_ONE] if seen.counters["one_on_one"] else []), *rules, *ends, COSTS]

    def legend(self) -> list[tuple[str, str]]:
        """The marks on the table, and what the keywords mean."""
        signs, pip, spent = self.signs, self.art.glyphs.pip, self.art.glyphs.spent
        centers = [f"{CATALOGUE.keywords[each.keyword].name} ({self.art.plain(each.name)})" for each in TERRITORIES]
        return [
            (self.art.glyphs.arrow, "Whoever is marked like this has to choose."),
            generic.OWN_MARK,
            (f"{signs.near} {signs.far}", f"{signs.near} is a cat of yours, {signs.far} one of the other side."),
            (signs.crown, "A Boss. If it has no Fish left, its side has lost."),
            (f"{pip * 2}{spent}", "On a cat: it has Level 3, and 2 Fish are left on its stand."),
            (
                f"dish {pip * 3}{spent * 2}{signs.crown}",
                f"3 Fish in the Dish. The last slot is the Greedy Boss: once it is filled, {GREEDY_AT} Fish go to the "
                "Trash, and the effect of the Boss happens.",
            ),
            (f"[2] [{signs.sleep}] [ ]", "Dice of an attack: a 2, a Sleep, and one that may still be rolled."),
            (signs.acted, "A cat that has Acted in this turn."),
            (signs.used, "A cat whose Rear effect has been used in this turn."),
            (signs.granted, "A cat that has the keyword of its own Rear effect for a while."),
            (signs.stunned, "A stunned cat: it cannot Move or attack in its next turn."),
            ("bench Maro 2", "A Kitten that waits to be played, with its Level: so many Fish it costs."),
            ("pay 1", "The cat pays 1 of the cost with its own Fish; the Dish pays the rest."),
            ("center", f"Has room for one cat of each side and gives it a keyword: {', '.join(centers)}."),
            *((keyword.name, keyword.text) for keyword in CATALOGUE.keywords.values()),
        ]

    # -- great moments ------------------------------------------------------------------------------------------

    def picture(self, setup: Setup, kind: str, fields: Mapping[str, object], width: int) -> Text | None:
        """The beginning, a Greedy Boss, One on One, and a Boss that runs away."""
        if kind == "begin":
            begins = Text.assemble(seat_text(setup, fields["seat"]), " begins.")
            return self._scene(width, [Text("Battle Meow!", VICTORY), begins], FACE)
        if kind == "greedy":
            boss = figure_of(str(fields["cat"]))
            eats = Text.assemble(seat_text(setup, fields["seat"]), f"'s {boss.name} eats {GREEDY_AT} Fish.")
            does = Text.assemble((boss.rear.name, "bold"), f": {boss.rear.text.removeprefix('Greedy Boss: ')}")
            return self._scene(width, [Text("Greedy Boss!", ACT), eats, does], GREEDY_FACE)
        if kind == "run_away" and fields["to"] is None:
            boss = figure_of(str(fields["cat"]))
            hungry = Text.assemble(seat_text(setup, owner_of(str(fields["cat"]))), f"'s Boss {boss.name} has no Fish")
            return self._scene(width, [hungry, Text("and runs away!", ACT)], SAD_FACE)
        if kind == "one_on_one":
            empty = Text.assemble(seat_text(setup, fields["seat"]), "'s Box is empty. The Kittens go home,")
            return self._scene(width, [Text("One on One!", VICTORY), empty, Text("and the Bosses meet.")], FACE, FACE)
        return None

    def _scene(self, width: int, words: Sequence[Text], *faces: Sequence[str]) -> Text:
        """A cat's face with words beside it, and perhaps another one beyond them."""
        room = width - len(MARGIN) - len(faces) * (len(FACE[0]) + len(MARGIN))
        lines = [line for each in words for line in each.wrap(self.art.console, room)]
        widest = max(line.cell_len for line in lines)
        lines += [Text() for _ in range(len(FACE) - len(lines))]
        drawn = []
        for number, line in enumerate(lines):
            line.rstrip()
            line.pad_right(widest - line.cell_len)
            parts = [face[number] if number < len(face) else " " * len(FACE[0]) for face in faces]
            drawn.append(Text.assemble(MARGIN, parts[0], MARGIN, line, MARGIN, *parts[1:]))
            drawn[-1].rstrip()
        return Text("\n").join(drawn)

    def result(self, seen: Sight) -> tuple[str, str]:
        return talk.result(seen)
