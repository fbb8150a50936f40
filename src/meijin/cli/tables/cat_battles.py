"""The table of Cat Battles."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Final, cast

from rich.cells import cell_len
from rich.text import Text

from meijin.cli.art import ACT, ASCII, QUIET, VICTORY, WARNING, Art, pack, padded, seat_style
from meijin.cli.prose import prose
from meijin.cli.sight import Sight, ZoneSight
from meijin.cli.tables import cat_battles_map, generic
from meijin.cli.tables.cat_battles_end import why
from meijin.cli.tables.cat_battles_map import AREAS, ROOMY, Place
from meijin.cli.tables.cat_battles_sight import (
    areas_to_choose,
    attacks_in,
    cats_in,
    effects_in,
    figure_of,
    keywords_of,
    near_seat,
    other,
    seen_in,
)
from meijin.cli.tables.generic import HANGING, MARGIN, Size
from meijin.games.cat_battles.cards import CATALOGUE, GREEDY_AT, KEYWORDS, RULES, TERRITORIES
from meijin.games.cat_battles.notation import FIGURES, TEAMS
from meijin.games.cat_battles.questions import owner_of
from meijin.games.cat_battles.view import Fight, Pending
from meijin.kernel.game import UNLIMITED
from meijin.kernel.kinds import count_kinds, kind_of
from meijin.kernel.setup import Setup

PICKS: Final = frozenset({"boss", "kitten", "play", "call"})  # choices of a figure, not of what a cat does
OF_CATS: Final = frozenset({"move", "attack", "use", "relocate"})
NO_NEWS: Final = frozenset({"stop", "pick"})  # the line that follows, or the table, says all of it
FEW: Final = 4  # so many cats have a line each for what they can do
FACE: Final = ("  /\\_/\\  ", " ( o.o ) ", "  > ^ <  ")
GREEDY_FACE: Final = ("  /\\_/\\  ", " ( $w$ ) ", " ><(((o> ")
SAD_FACE: Final = ("  /\\_/\\  ", " ( T.T ) ", "  > _ <  ")


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
        dot, own = f" {self.art.glyphs.dot} ", seen_in(seen)
        now = [self.speech.called("phase", seen.phase)]
        if seen.phase != "team":
            now.insert(0, self.say("table-turn", turn=seen.counters["turn"]))
        if seen.counters["one_on_one"]:
            now.insert(1, self.say("counter-one_on_one"))
        if seen.phase not in ("team", "over"):
            current = self.speech.seat(str(seen.counters["current"]))
            now[-1] = self.say("table-phase_of", seat=current, phase=now[-1])
        right = Text(dot.join(now))
        center = self.say("center-name", effect=self._term(own["center_effect"]))
        about = [self.art.plain(self._term(own["territory_name"])), center]
        for left in (about, about[1:], []):
            title = Text.assemble((self.game_name(seen), "bold"), (dot.join(["", *left]), QUIET))
            if title.cell_len + right.cell_len + 3 <= width:
                return self.art.title(title, right, width)
        return Text("\n").join(self.art.fold(right, width))

    def _term(self, name: str) -> str:
        return self.speech.called("term", name)

    def _short(self, cat: str) -> str:
        """A cat as it stands on the map; in English as it can be typed."""
        kind = kind_of(cat)
        return self.say("table-cat.short", typed=kind.capitalize(), title=self.speech.card(kind))

    def _typed(self, cat: str) -> str:
        """A cat among the choices; in English as it is typed."""
        return self.say("table-cat", typed=cat, title=self.speech.card(cat))

    def _area(self, area: str) -> str:
        """An Area as it stands on the map; in English as it can be typed."""
        return self.say(f"zone-{area}.short")

    def _fish(self, seen: Sight, owner: str, width: int, size: Size) -> list[Text]:
        """A seat's Box, Dish and Trash, its Bench, and who has run away; at the smallest only how many of others."""
        tokens = [
            self.name(seen, owner, short=width < ROOMY),
            Text.assemble((f"{self.say('table-box')} ", QUIET), (str(seen.of("box", owner)), "bold")),
            Text.assemble((f"{self.say('table-dish')} ", QUIET), self._dish(seen.of("dish", owner))),
            Text.assemble((f"{self.say('table-trash')} ", QUIET), str(seen.of("trash", owner))),
        ]
        for zone in seen.zones:
            if zone.owner == owner and zone.zone.name in ("bench", "hangout") and zone.count:
                own_bench = owner == seen.seat and zone.zone.name == "bench"
                cats = self._waiting(seen, zone) if size < Size.BARE or own_bench else [Text(str(zone.count))]
                tokens += [Text.assemble((f"{self.say(f'table-{zone.zone.name}')} ", QUIET), cats[0]), *cats[1:]]
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
            cats.append(Text.assemble((self._short(kind), style), (self.art.times(count) + level, QUIET)))
        hidden = (zone.count or 0) - sum(zone.kinds.values())
        return [*cats, Text(self.say("table-unseen", count=hidden), QUIET)] if hidden else cats

    def _team(self, seen: Sight, owner: str, width: int) -> list[Text]:
        """What a seat has picked so far, as far as the viewer may see it."""
        zone = seen.zone("team", owner)
        tokens = [self.name(seen, owner)]
        if seen_in(seen)["ready"][owner]:
            tokens.append(Text(self.say("table-ready"), QUIET))
        elif not zone.count:
            tokens.append(Text(self.say("table-building"), QUIET))
        for kind, count in sorted(zone.kinds.items(), key=lambda picked: not figure_of(picked[0]).boss):
            crown = self.signs.crown if figure_of(kind).boss else ""
            tokens.append(Text.assemble((crown + self._short(kind), "bold"), (self.art.times(count), QUIET)))
        return pack(tokens, width, len(MARGIN), HANGING)

    # -- the map ------------------------------------------------------------------------------------------------

    def _map(self, seen: Sight, width: int, size: Size) -> list[Text]:
        near = near_seat(seen)
        lit = areas_to_choose(seen)
        places = {}
        for area in AREAS:
            cats = [*cats_in(seen, area, near), *cats_in(seen, area, other(near))]
            places[area] = Place(
                name=self._area(area),
                title=self._title(seen, area),
                lit=area in lit,
                cats=[self._cat(seen, cat, width >= ROOMY) for cat in cats],
                powers=[[Text(self._sign(keyword), QUIET) for keyword in keywords_of(seen, cat)] for cat in cats],
            )
        return cat_battles_map.draw(places, near == "north", width, size, self.art.glyphs)

    def _title(self, seen: Sight, area: str) -> str:
        effect = self._term(seen_in(seen)["center_effect"])
        name = self._area(area)
        return self.say("table-center", area=name, effect=effect) if area == "center" else name

    def _sign(self, keyword: str) -> str:
        """A keyword as it stands beside a cat."""
        return self.say(f"term-{keyword}.short")

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
            (f"{sign}{crown}{self._short(cat)}", weight + seat_style(seen.setup.owners, owner)),
            " " * roomy,
            pips,
            ("".join(said), QUIET),
        )

    def middle(self, seen: Sight, width: int, size: Size) -> list[Text]:
        """The attack under way with its dice and all that adds up to the damage, and effects that will happen next."""
        lines = [line for attack in attacks_in(seen)[-1:] for line in self._attack(attack, width)]
        asked_about = seen.view.get("question") == "response" and seen.seat in seen.deciders
        for effect in effects_in(seen)[: -1 if asked_about else None]:
            line = Text.assemble(MARGIN, (f"{self.say('table-about_to')} ", QUIET), (self._use(effect), "bold"))
            lines += self.art.fold(line, width, HANGING)
        return lines

    def _use(self, effect: Pending) -> str:
        """A Rear effect that is paid for, as the log tells it."""
        cats = {"cat": _named(effect["cat"])}
        if effect["target"] is not None:
            cats["target"] = _named(effect["target"])
        return self.speech.say("news-use", {**cats, "effect": effect["effect"], "fish": []})

    def _attack(self, attack: Fight, width: int) -> list[Text]:
        """Who attacks whom, a box for every die, and the sum."""
        who = f"{self._short(attack['attacker'])} {self.art.glyphs.arrow} {self._short(attack['target'])}"
        dice = [
            Text(f"[{self.signs.sleep}]", WARNING) if face == "sleep" else Text(f"[{face}]", "bold")
            for face in attack["dice"]
        ]
        dice += [Text("[ ]", QUIET)] * (attack["allowance"] - len(dice))
        which = attack["which"]
        again = "" if which == "first" else f" {self.say(f'table-attack-{which}')}"
        sides = Text.assemble(MARGIN, (who, "bold"), (again, QUIET))
        return pack([sides, Text(" ").join(dice), self._sum(attack)], width, len(MARGIN), HANGING)

    def _sum(self, attack: Fight) -> Text:
        """The damage as it stands, and what it is made of."""
        total = Text.assemble((f"{self.say('table-damage')} ", QUIET), (str(max(0, attack["total"])), "bold"))
        if len(attack["parts"]) == 1:
            return total
        said = self.say("part-addend.between").join([self.speech.say("part-addend", part) for part in attack["parts"]])
        return total.append(f" ({said})", QUIET)

    # -- choices ------------------------------------------------------------------------------------------------

    def question(self, seen: Sight) -> str:
        """What the viewer has to decide; while a team is put together, also how all of it or a figure can be typed."""
        asked = super().question(seen)
        if seen.view["question"] != "team":
            return asked
        picked = seen.zone("team", seen.seat).count
        return f"{asked} {self.say('table-read_about' if picked else 'table-type_team')}"

    def words(self, seen: Sight, choice: str, explained: str) -> str:
        """What a choice does here; of a figure or a team to pick, what is printed in short."""
        verb, _, picked = choice.partition(" ")
        if verb in ("boss", "kitten"):
            figure = figure_of(picked)
            effect = self._term(figure.rear.id)
            return self.say("table-figure", level=figure.level, keywords=self._keywords(picked), effect=effect)
        if verb == "team" and picked in TEAMS:
            team = CATALOGUE.teams[picked]
            kittens = [self._short(kind) + self.art.times(count) for kind, count in count_kinds(team.kittens).items()]
            return f"{self._short(team.boss)}: {' '.join(kittens)}"
        return explained

    def _keywords(self, figure: str) -> str:
        """The keywords printed on a figure, in short."""
        return self.say("terminal-comma").join([self._sign(keyword) for keyword in figure_of(figure).front])

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
                shown = Text.assemble((str(number), "bold"), f" {self._operand(verb, operand)}".rstrip())
                grouped.setdefault(cat, {}).setdefault(verb, []).append(shown)
            else:
                others.append((number, self._alone(text)))
        rows: list[list[Text]] = []
        for cat, verbs in grouped.items():
            if not rows or len(grouped) <= FEW:
                rows.append([])
            for verb, (first, *more) in verbs.items():
                group = self.say(f"table-group-{verb}", cat=self._typed(cat))
                rows[-1] += [Text.assemble(MARGIN if rows[-1] else " ", (f"{group}  ", QUIET), first), *more]
        lines = [line for row in rows for line in pack(row, width, len(MARGIN), HANGING)]
        if others:
            lines.append(super().brief(others, width))
        return Text("\n").join(lines)

    def _operand(self, verb: str, operand: str) -> str:
        """What a cat does something to, or how it pays for it."""
        if verb == "attack":
            return self._typed(operand)
        if verb != "use":
            return self._area(operand)
        _, held, *aimed = operand.split()
        target = self._typed(aimed[1]) if aimed else "none"
        return self.say("table-pay", held=int(held), target=target)

    def _picks(self, choices: Sequence[tuple[int, str]], width: int) -> Text:
        """Figures that can be picked in columns, with as much about each as leaves room for two of them."""
        for verbs, signs in ((True, True), (True, False), (False, False)):
            names = [text if verbs else text.partition(" ")[2] for _, text in choices]
            columns = max(cell_len(self._alone(name)) for name in names if name)
            cells = [self._pick(number, text, verbs, signs, columns) for number, text in choices]
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

    def _pick(self, number: int, text: str, verbs: bool, signs: bool, columns: int) -> Text:
        _, _, cat = text.partition(" ")
        start = (f"{number:>3} ", "bold")
        if not cat:
            return Text.assemble(start, self._alone(text))
        powers = f" {self._keywords(cat)}" if signs else ""
        name = padded(self._alone(text if verbs else cat), columns)
        return Text.assemble(start, name, f" {figure_of(cat).level}", (powers, QUIET))

    def _alone(self, text: str) -> str:
        """A choice of one figure or of none; in English as it is typed."""
        verb, _, cat = text.partition(" ")
        named = self.speech.card(cat or verb) if kind_of(cat or verb) in FIGURES else None
        label = named or self.speech.find(f"choice-{verb}", {})
        return self.say("table-alone", typed=text, label=label or text)

    def tells(self, kind: str, fields: Mapping[str, object]) -> bool:
        """What can be seen anyway is no news."""
        return kind not in NO_NEWS

    # -- help ---------------------------------------------------------------------------------------------------

    def in_sight(self, seen: Sight) -> list[str]:
        """The figures of both teams; those that nobody has picked only while teams are put together."""
        return list(count_kinds(seen.setup.cards)) if seen.phase == "team" else seen.cards()

    def rules(self, seen: Sight) -> list[str]:
        """The rules of the phase, or of the attack under way, in a few sentences."""
        phase = "attack" if attacks_in(seen) else seen.phase
        numbers = {"least": RULES.min_kittens, "copies": RULES.max_copies, "greedy": GREEDY_AT}
        rules = [self.say(f"table-rules-{phase}", **numbers, take_least=RULES.take_min, take_most=RULES.take_max)]
        if seen.phase not in ("team", "over"):
            if seen.counters["one_on_one"]:
                rules.insert(0, self.say("table-rules-one_on_one"))
            last = seen.setup.options["turn_limit"]
            if seen.phase == "end" and last != UNLIMITED:
                rules.append(self.say("table-rules-last_turn", turn=last))
            rules.append(self.say("table-rules-costs"))
        return [line for rule in rules for line in rule.splitlines()]

    def legend(self) -> list[tuple[str, str]]:
        """The marks on the table, and what the keywords mean."""
        signs, pip, spent = self.signs, self.art.glyphs.pip, self.art.glyphs.spent
        centers = [
            self.say("table-center_of", effect=self._term(each.keyword), territory=self.art.plain(self._term(each.id)))
            for each in TERRITORIES
        ]
        return [
            (self.art.glyphs.arrow, self.say("terminal-mark_decides")),
            self.own_mark(),
            (f"{signs.near} {signs.far}", self.say("table-mark-sides", near=signs.near, far=signs.far)),
            (signs.crown, self.say("table-mark-boss")),
            (f"{pip * 2}{spent}", self.say("table-mark-held")),
            (
                f"{self.say('table-dish')} {pip * 3}{spent * 2}{signs.crown}",
                self.say("table-mark-dish", greedy=GREEDY_AT),
            ),
            (f"[2] [{signs.sleep}] [ ]", self.say("table-mark-dice")),
            (signs.acted, self.say("table-mark-acted")),
            (signs.used, self.say("table-mark-used")),
            (signs.granted, self.say("table-mark-granted")),
            (signs.stunned, self.say("table-mark-stunned")),
            (f"{self.say('table-bench')} {self._short('maro')} 2", self.say("table-mark-bench")),
            (self.say("table-pay", held=1, target="none"), self.say("table-mark-pay")),
            (self._area("center"), self.say("table-mark-center", centers=self.speech.listed(centers))),
            *((self._term(keyword), self.say(f"term-{keyword}.help")) for keyword in KEYWORDS),
        ]

    # -- great moments ------------------------------------------------------------------------------------------

    def picture(self, setup: Setup, kind: str, fields: Mapping[str, object], width: int) -> Text | None:
        """The beginning, a Greedy Boss, One on One, and a Boss that runs away."""
        del setup
        if kind == "begin":
            begins = Text(self.say("cut-first", seat=self.speech.seat(str(fields["seat"]))))
            return self._scene(width, [Text(self.say("cut-begin"), VICTORY), begins], FACE)
        if kind == "greedy":
            boss, seat = str(fields["cat"]), self.speech.seat(str(fields["seat"]))
            effect = figure_of(boss).rear.id
            eats = Text(self.say("table-eats", seat=seat, boss=self.speech.card(boss), count=GREEDY_AT))
            does = Text.assemble((self._term(effect), "bold"), f": {self._term(f'does_{effect}')}")
            return self._scene(width, [Text(self.say("cut-greedy"), ACT), eats, does], GREEDY_FACE)
        if kind == "run_away" and "to" not in fields:
            hungry = Text(self.speech.say("table-starves", {"cat": self._cat_named(fields["cat"])}))
            return self._scene(width, [hungry, Text(self.say("table-flees"), ACT)], SAD_FACE)
        if kind == "one_on_one":
            empty = Text(self.say("table-empty_box", seat=self.speech.seat(str(fields["seat"]))))
            meet = Text(self.say("table-bosses_meet"))
            return self._scene(width, [Text(self.say("cut-duel"), VICTORY), empty, meet], FACE, FACE)
        return None

    def _cat_named(self, cat: object) -> str:
        """A cat with whose it is."""
        return self.speech.say("part-cat", cast("dict[str, Any]", cat))

    def _scene(self, width: int, words: Sequence[Text], *faces: Sequence[str]) -> Text:
        """A cat's face with words beside it, and perhaps another one beyond them."""
        room = width - len(MARGIN) - len(faces) * (len(FACE[0]) + len(MARGIN))
        lines = [line for each in words for line in prose(each).wrap(self.art.console, room)]
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
        """Who has won, and why."""
        headline, _ = super().result(seen)
        returns = cast("list[float]", seen.view["returns"])
        drawn = self.say("terminal-draw") if returns[0] == returns[1] else headline
        return drawn, why(seen, self.speech, self.say)


def _named(cat: str) -> dict[str, str]:
    return {"card": cat, "seat": owner_of(cat)}
