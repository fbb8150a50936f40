"""What is fixed before a game of Cat Battles: options, figures, and what a legal team is."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Final

from meijin.games.cat_battles.cards import (
    BOSSES,
    CATALOGUE,
    KITTENS,
    RULES,
    SEATS,
    TERRITORIES,
    Figure,
    make_figures,
)
from meijin.games.cat_battles.messages import TeamsDiffer
from meijin.games.cat_battles.notation import TEAMS
from meijin.kernel import listmessages
from meijin.kernel.errors import RosterError, SetupError, quoted
from meijin.kernel.game import Game, Option, Value, limit_of
from meijin.kernel.messages import OtherMode
from meijin.kernel.roster import Part, Roster
from meijin.kernel.setup import Setup
from meijin.kernel.zones import Audience, Layout, Zone

STARTER_SETS: Final = tuple(team.id for team in CATALOGUE.teams.values() if team.starter)
RANDOM: Final = -1
# The rule that each kind of problem with a team breaks.
BROKEN: Final = {listmessages.Size: "C3.2", listmessages.Copies: "C3.3", listmessages.Barred: "C10.5"}

# Where the Areas lie on the map, column and row, with South's Base at the bottom.
_MAP: Final = {
    "n_base": (1, 0),
    "nw": (0, 1),
    "ne": (2, 1),
    "center": (1, 2),
    "sw": (0, 3),
    "se": (2, 3),
    "s_base": (1, 4),
}
_AREAS: Final = tuple(
    Zone(area.id, "the cats of a seat in this Area", ordered=False, layout=Layout.MAP, at=_MAP[area.id], visited=True)
    for area in CATALOGUE.areas
)
_OPEN_BENCH: Final = Zone("bench", "the Kittens that wait to be played", ordered=False)
_CLOSED_BENCH: Final = Zone("bench", _OPEN_BENCH.help, ordered=False, known=Audience.OWNER)
_HANGOUT: Final = Zone("hangout", "the Loser Cat Hangout: Kittens that have run away for good", ordered=False)
_COLLECTION: Final = Zone(
    "figures",
    "figures that could be picked, or could have been",
    ordered=False,
    known=Audience.OWNER,
    shown=Audience.NOBODY,  # the catalogue says what there is, and the team what of it is gone
    counted=Audience.NOBODY,
    layout=Layout.GRID,
)
_TEAM: Final = Zone(
    "team",
    "the team that is being put together",
    ordered=False,
    known=Audience.OWNER,
    shown=Audience.OWNER,
    counted=Audience.OWNER,
)
# Every zone there can be; the mode decides which there are.
ZONES: Final = (*_AREAS, _OPEN_BENCH, _HANGOUT, _COLLECTION, _TEAM)


class CatSetup(Setup):
    """A setup with its figures, its Territory and what a legal team is."""

    def __init__(self, game: Game, options: Mapping[str, Value]) -> None:
        full = options["mode"] == "full"
        closed = options["bench"] == "closed"
        house = options["house_figures"] == "on"
        sides = (
            [_collection(house)] * len(SEATS)
            if full
            else [_starter_set(name) for name in str(options["starter_sets"]).split(",")]
        )
        self.figures = make_figures(sides[0], sides[1], full, closed)
        bosses, names = self.figures.boss, self.figures.names
        super().__init__(
            game,
            options,
            seats=SEATS,
            cards=names,
            zones=(
                *_AREAS,
                _CLOSED_BENCH if closed else _OPEN_BENCH,
                *((_HANGOUT, _COLLECTION, _TEAM) if full else ()),
            ),
            secret_sets=tuple(
                tuple(card for card in cards if bosses[card] == boss)
                for cards in self.figures.of_seat
                for boss in (True, False)
            )
            if full
            else (),
        )
        self.roster = roster_with(str(options["max_kittens"]), house) if full else None
        self.ready_made = tuple(
            number
            for number, name in enumerate(TEAMS)
            if self.roster is not None
            and self.roster.is_complete([CATALOGUE.teams[name].boss, *CATALOGUE.teams[name].kittens])
        )
        names_of = [territory.id for territory in TERRITORIES]
        chosen = str(options["territory"])
        self.territory = names_of.index(chosen) if chosen in names_of else RANDOM
        self.last_turn = limit_of(options["turn_limit"])
        self.first = {"seat0": 0, "seat1": 1}.get(str(options["first_player"]), RANDOM)

    def check_team(self, names: Sequence[str]) -> None:
        """Refuse a team of full mode that is not legal, with the first rule it breaks."""
        assert self.roster is not None
        for problem in self.roster.problems(names):
            ruled = replace(problem, rule=BROKEN.get(type(problem.said), "C3.2"))
            error = RosterError(ruled.whole())
            error.game = self.game
            raise error


def _starter_set(name: str) -> list[tuple[Figure, int]]:
    team = CATALOGUE.teams[name]
    return [(CATALOGUE.figures[figure], 1) for figure in (team.boss, *team.kittens)]


def _collection(house: bool) -> list[tuple[Figure, int]]:
    """Every figure that may be picked, as often as it may be."""
    return [
        (figure, copy)
        for figure in (*BOSSES, *KITTENS)
        if house or not figure.house
        for copy in range(1, (1 if figure.boss else RULES.max_copies) + 1)
    ]


def roster_with(most: str, house: bool) -> Roster:
    """What a legal team is: with so many Kittens at most, or none for any number, and with house figures or without."""
    kittens = tuple(figure.id for figure in KITTENS if house or not figure.house)
    bosses = tuple(figure.id for figure in BOSSES if house or not figure.house)
    high = len(kittens) * RULES.max_copies if most == "none" else int(most)
    barred = [figure for figure in CATALOGUE.figures.values() if figure.house and not house]
    return Roster(
        "team",
        (Part("Boss", "Bosses", 1, 1, bosses), Part("Kitten", "Kittens", RULES.min_kittens, high, kittens)),
        RULES.max_copies,
        tuple((figure.id, "") for figure in barred),
    )


def check_options(values: Mapping[str, Value], given: frozenset[str], options: Iterable[Option]) -> None:
    """Refuse options that belong to the other mode."""
    mode = str(values["mode"])
    for option in options:
        name = option.name
        if name in given and values[name] != option.default and option.modes and mode not in option.modes:
            because = OtherMode(quoted(name), (option.modes[0],), mode)
            raise SetupError(TeamsDiffer(because, mode == "full"))
