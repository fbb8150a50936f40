"""The figures, board and numbers of Cat Battles, read from ``cards.toml`` and checked."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Final

from meijin.kernel.catalogue import Entry, parse_toml, read_toml

SOUTH: Final = 0
NORTH: Final = 1
SEATS: Final = ("south", "north")

# When a Rear effect may be used: each number is the timing's place in TIMINGS.
TIMINGS: Final = (
    *("attack", "defense", "die", "damage", "instead_of_attack", "move"),
    *("start_phase", "end_phase", "response", "greedy_boss"),
)
AT_ATTACK, AT_DEFENSE, AT_DIE, AT_DAMAGE, AT_INSTEAD, AT_MOVE, *_LATER = range(len(TIMINGS))
AT_START, AT_END, AT_RESPONSE, AT_GREEDY = _LATER

# What a Rear effect does, and the timings at which it can: each number is the place in EFFECTS.
EFFECTS: Final = {
    "deal_damage_one": ("instead_of_attack", "greedy_boss"),
    "deal_damage_all": ("instead_of_attack", "greedy_boss"),
    "negate_attack": ("defense",),
    "grant": ("attack", "defense", "move"),
    "set_face": ("die",),
    "add_damage": ("die",),
    "reroll": ("die",),
    "reduce_damage": ("damage",),
    "redirect_to_self": ("defense",),
    "cancel_rear_effect": ("response",),
    "feed": ("start_phase",),
    "go_to_base": ("end_phase",),
    "relocate_kitten": ("greedy_boss",),
    "feast": ("greedy_boss",),
    "call_up": ("greedy_boss",),
}
DAMAGE_ONE, DAMAGE_ALL, NEGATE, GRANT, SET_FACE, ADD_DAMAGE, REROLL, REDUCE, *_OTHERS = range(len(EFFECTS))
REDIRECT, CANCEL, FEED, GO_HOME, RELOCATE, FEAST, CALL_UP = _OTHERS

# Whom a defence covers: each number is the place in SCOPES.
SCOPES: Final = ("self", "own_boss_same_area", "own_other_kitten_same_area")
SELF, OWN_BOSS, OWN_KITTEN = range(len(SCOPES))

ANY_KIND: Final = -1  # the set of all kinds of figures

# The faces of the die: the damage they deal, and Sleep.
SLEEP: Final = 3
FACES: Final = ("0", "1", "2", "sleep")

# The keywords that a cat has are one number, in which each has a field that counts its sources: printed on the figure,
# granted to it, given by the Center. So keywords come and go by adding and subtracting, and no field runs over.
HAS_MOVE_2: Final = 0b11 << 0
HAS_MOVE_3: Final = 0b11 << 2
HAS_MOVES: Final = HAS_MOVE_2 | HAS_MOVE_3
HAS_ROADBLOCK: Final = 0b11 << 4
HAS_RANGED: Final = 0b11 << 6
HAS_DICE: Final = 0b111 << 8
DICE_1: Final = 1 << 8
HAS_DAMAGE_PLUS: Final = 0b11 << 11
DAMAGE_PLUS_1: Final = 1 << 11
HAS_DAMAGE_MINUS: Final = 0b11 << 13
DAMAGE_MINUS_1: Final = 1 << 13
HAS_NO_SLEEP: Final = 0b11 << 15
HAS_DIRECT_HIT: Final = 0b11 << 17
HAS_PUSHOVER: Final = 0b11 << 19
HAS_DOUBLE: Final = 0b11 << 21
HAS_COUNTER: Final = 0b11 << 23
KEYWORDS: Final = {
    "move_2": 1 << 0,
    "move_3": 1 << 2,
    "roadblock": 1 << 4,
    "ranged_attack": 1 << 6,
    "dice_roll_plus_1": DICE_1,
    "dice_roll_plus_2": 2 * DICE_1,
    "damage_plus_1": DAMAGE_PLUS_1,
    "damage_minus_1": DAMAGE_MINUS_1,
    "no_sleep": 1 << 15,
    "direct_hit": 1 << 17,
    "pushover": 1 << 19,
    "double_attack": 1 << 21,
    "counter_attack": 1 << 23,
}


@dataclass(frozen=True)
class Rules:
    """The numbers of the rules."""

    fish: int
    min_kittens: int
    max_copies: int
    greedy_at: int
    take_min: int
    take_max: int
    turn_limit: int


@dataclass(frozen=True)
class Area:
    """One of the Areas of the board."""

    id: str
    seat: int  # whose Base it is; -1 for none
    adjacent: tuple[str, ...]


@dataclass(frozen=True)
class Territory:
    """A play sheet, known by its Center Effect."""

    id: str
    keyword: str


@dataclass(frozen=True)
class Rear:
    """A Rear effect."""

    id: str
    timing: int
    cost: int  # in Fish; 0 for a Greedy Boss, whose cost is the Dish
    effect: int
    amount: int  # of damage or Fish
    anywhere: bool  # the one cat it hits may be anywhere, but only a Kitten
    scope: int
    rolls: bool  # of the die: used by the cat that rolls, not by the one that is rolled against
    face: int  # of the die: what it must show
    to: int  # of the die: what it is made to show
    keyword: str  # what is granted; empty for nothing
    whole_turn: bool  # it is granted for the turn, not for the attack
    stuns: bool


@dataclass(frozen=True)
class Figure:
    """One figure that can be collected."""

    id: str
    number: str  # the Figure ID
    name: str
    set: str  # the Territory it is sold with
    level: int
    boss: bool
    front: tuple[str, ...]
    rear: Rear
    house: bool  # decided by this project, not by the maker


@dataclass(frozen=True)
class Team:
    """A ready-made team."""

    id: str
    boss: str
    kittens: tuple[str, ...]
    starter: bool


@dataclass(frozen=True)
class Catalogue:
    """Everything in the data file."""

    name: str
    rules: Rules
    sides: tuple[int, ...]  # the face of every side of the die
    center: int  # the number of the Center
    areas: tuple[Area, ...]
    territories: dict[str, Territory]
    figures: dict[str, Figure]
    teams: dict[str, Team]


def read_catalogue(text: str | None = None, file: str = "cards.toml") -> Catalogue:
    """The data file of this package, or another text of the same form."""
    top = Entry(read_toml(__package__, file) if text is None else parse_toml(text, file), file, "")
    game = top.entry("game")
    name = game.text("name")
    game.text("id", ("cat_battles",))
    game.done()
    territories = {entry.text("id"): _read_territory(entry) for entry in top.entries("territories")}
    figures = {entry.text("id"): _read_figure(entry, territories) for entry in top.entries("figures")}
    center, areas = _read_areas(top)
    catalogue = Catalogue(
        name=name,
        rules=_read_rules(top.entry("rules")),
        sides=tuple(face for entry in top.entries("die") for face in _read_face(entry)),
        center=center,
        areas=areas,
        territories=territories,
        figures=figures,
        teams={entry.text("id"): _read_team(entry, figures) for entry in top.entries("teams")},
    )
    top.done()
    return catalogue


def _read_rules(entry: Entry) -> Rules:
    rules = Rules(
        fish=entry.number("fish", 5, 99),
        min_kittens=entry.number("min_kittens", 1, 9),
        max_copies=entry.number("max_copies", 1, 9),
        greedy_at=entry.number("greedy_at", 2, 20),
        take_min=entry.number("take_min", 1, 9),
        take_max=entry.number("take_max", 1, 9),
        turn_limit=entry.number("turn_limit", 1, 999),
    )
    entry.done()
    return rules


def _read_face(entry: Entry) -> list[int]:
    face = FACES.index(entry.text("id", FACES))
    sides = [face] * entry.number("sides", 1, 6)
    entry.done()
    return sides


def _read_areas(top: Entry) -> tuple[int, tuple[Area, ...]]:
    entries = top.entries("areas")
    names = [entry.text("id") for entry in entries]
    areas: list[Area] = []
    centers: list[int] = []
    for number, entry in enumerate(entries):
        kind = entry.text("kind", ("base", "side", "center"))
        seat = entry.number("seat", SOUTH, NORTH) if kind == "base" else -1
        if kind == "center":
            centers.append(number)
        areas.append(Area(names[number], seat, entry.texts("adjacent", names)))
        entry.done()
    for area, entry in zip(areas, entries, strict=True):
        for other in area.adjacent:
            if area.id not in areas[names.index(other)].adjacent:
                raise entry.wrong("adjacent", f"leads to {other}, which does not lead back")
    if sorted(area.seat for area in areas if area.seat >= 0) != [SOUTH, NORTH] or len(centers) != 1:
        raise top.wrong("areas", "must have one Base for each seat and one Center")
    return centers[0], tuple(areas)


def _read_territory(entry: Entry) -> Territory:
    territory = Territory(entry.text("id"), entry.text("center_effect", KEYWORDS))
    entry.done()
    return territory


def _read_figure(entry: Entry, territories: dict[str, Territory]) -> Figure:
    front = entry.texts("front", KEYWORDS)
    if len(set(front)) < len(front):
        raise entry.wrong("front", "has a keyword twice")
    boss = entry.flag("boss")
    rear = _read_rear(entry.entry("rear"))
    if boss != (rear.timing == AT_GREEDY):
        raise entry.wrong("rear", "must have the timing 'greedy_boss' for a Boss, and only for a Boss")
    figure = Figure(
        id=entry.text("id"),
        number=entry.text("number"),
        name=entry.text("name"),
        set=entry.text("set", territories),
        level=entry.number("level", 1, 4),
        boss=boss,
        front=front,
        rear=rear,
        house=entry.text("source", ("rulebook", "public", "house")) == "house",
    )
    entry.done()
    return figure


def _read_rear(entry: Entry) -> Rear:
    effect = entry.text("effect", EFFECTS)
    number = list(EFFECTS).index(effect)
    timing = TIMINGS.index(entry.text("timing", EFFECTS[effect]))
    granted = number == GRANT
    rear = Rear(
        id=entry.text("id"),
        timing=timing,
        cost=0 if timing == AT_GREEDY else entry.number("cost", 1, 3),
        effect=number,
        amount=entry.number("amount", 1, 9) if number in _AMOUNTS else 0,
        anywhere=number == DAMAGE_ONE and entry.text("target", ("cat_in_area", "kitten_anywhere")) == "kitten_anywhere",
        scope=SCOPES.index(entry.text("scope", SCOPES)) if timing == AT_DEFENSE else SELF,
        rolls=timing == AT_DIE and entry.text("side", ("attacker", "defender")) == "attacker",
        face=FACES.index(entry.text("face", FACES)) if timing == AT_DIE else 0,
        to=FACES.index(entry.text("to", FACES)) if number == SET_FACE else 0,
        keyword=entry.text("keyword", KEYWORDS) if granted else "",
        whole_turn=granted and entry.text("duration", ("turn",) if timing == AT_MOVE else ("attack",)) == "turn",
        stuns=entry.flag("stuns") if entry.has("stuns") else False,
    )
    entry.done()
    return rear


def _read_team(entry: Entry, figures: dict[str, Figure]) -> Team:
    team = Team(
        id=entry.text("id"),
        boss=entry.text("boss", [figure.id for figure in figures.values() if figure.boss]),
        kittens=entry.texts("kittens", [figure.id for figure in figures.values() if not figure.boss]),
        starter=entry.flag("starter"),
    )
    entry.done()
    return team


_AMOUNTS: Final = (DAMAGE_ONE, DAMAGE_ALL, ADD_DAMAGE, REDUCE, FEED, FEAST)

CATALOGUE: Final = read_catalogue()
RULES: Final = CATALOGUE.rules
# The numbers of the inner loop by names of their own: looking up an attribute each time would cost too much.
GREEDY_AT: Final = RULES.greedy_at
SIDES: Final = CATALOGUE.sides
TERRITORIES: Final = tuple(CATALOGUE.territories.values())
ALL_FIGURES: Final = tuple(CATALOGUE.figures.values())
# In full mode a seat has three copies of each Kitten to pick from, and one of each Boss.
KITTENS: Final = tuple(figure for figure in ALL_FIGURES if not figure.boss)
BOSSES: Final = tuple(figure for figure in ALL_FIGURES if figure.boss)
MOST_FIGURES: Final = len(SEATS) * (len(KITTENS) * RULES.max_copies + len(BOSSES))


@dataclass(frozen=True, repr=False)
class Figures:
    """The figures that take part in a game: what is printed on each, by its number.

    South's figures come before North's, and a seat's Bosses before its Kittens, both in the order of the data file.
    """

    full: bool  # teams are put together, and who runs away does not come back
    closed: bool  # the Benches are closed
    names: tuple[str, ...]
    of_seat: tuple[tuple[int, ...], ...]
    copies: tuple[tuple[tuple[int, ...], ...], ...]  # per seat and kind
    owner: tuple[int, ...]
    kind: tuple[int, ...]  # the place in the catalogue: the same for the same Figure ID
    level: tuple[int, ...]
    boss: tuple[bool, ...]
    front: tuple[int, ...]  # the keywords printed on it, as one number
    with_timing: tuple[tuple[int, ...], ...]  # per seat and timing the set of figures that have it
    grant: tuple[int, ...]  # the keyword that its Rear effect grants, as a number
    timing: tuple[int, ...]  # and from here on what else its Rear effect is
    cost: tuple[int, ...]
    effect: tuple[int, ...]
    amount: tuple[int, ...]
    anywhere: tuple[bool, ...]
    scope: tuple[int, ...]
    rolls: tuple[bool, ...]
    face: tuple[int, ...]
    to: tuple[int, ...]
    whole_turn: tuple[bool, ...]
    stuns: tuple[bool, ...]

    def figure(self, number: int) -> Figure:
        return ALL_FIGURES[self.kind[number]]

    def __repr__(self) -> str:
        return f"Figures({', '.join(self.names[:3])}, ...)"


def make_figures(south: list[tuple[Figure, int]], north: list[tuple[Figure, int]], full: bool, closed: bool) -> Figures:
    """The figures of a game; each side is listed with the numbers of the copies."""
    sides = [sorted(side, key=lambda listed: not listed[0].boss) for side in (south, north)]
    listed = [(seat, figure, copy) for seat, side in enumerate(sides) for figure, copy in side]
    figures = [figure for _, figure, _ in listed]
    rears = [figure.rear for figure in figures]
    kinds = list(CATALOGUE.figures)
    columns = {field.name for field in fields(Rear)} & {field.name for field in fields(Figures)}
    owner = tuple(seat for seat, _, _ in listed)
    return Figures(
        full=full,
        closed=closed,
        names=tuple(f"{figure.id}#{SEATS[seat][0]}{copy}" for seat, figure, copy in listed),
        of_seat=tuple(tuple(number for number, seat in enumerate(owner) if seat == each) for each in (SOUTH, NORTH)),
        copies=tuple(
            tuple(
                tuple(number for number, (seat, figure, _) in enumerate(listed) if (seat, figure.id) == (each, kind))
                for kind in kinds
            )
            for each in (SOUTH, NORTH)
        ),
        owner=owner,
        kind=tuple(kinds.index(figure.id) for figure in figures),
        level=tuple(figure.level for figure in figures),
        boss=tuple(figure.boss for figure in figures),
        front=tuple(sum(KEYWORDS[keyword] for keyword in figure.front) for figure in figures),
        with_timing=tuple(
            tuple(
                sum(1 << number for number, seat in enumerate(owner) if (seat, rears[number].timing) == (each, timing))
                for timing in range(len(TIMINGS))
            )
            for each in (SOUTH, NORTH)
        ),
        grant=tuple(KEYWORDS[rear.keyword] if rear.keyword else 0 for rear in rears),
        **{name: tuple(getattr(rear, name) for rear in rears) for name in columns},
    )
