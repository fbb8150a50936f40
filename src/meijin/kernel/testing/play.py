"""Random games to look at: what every check is made of."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Final, NoReturn

from meijin.kernel.blame import fault_of
from meijin.kernel.event import Event
from meijin.kernel.game import Game, Value
from meijin.kernel.generator import Rng
from meijin.kernel.record import Record, begin, read_seed
from meijin.kernel.setup import Setup
from meijin.kernel.state import State

# What takes long is looked at in the first positions of a game, and then in one of so many.
CLOSELY: Final = 40
RARELY: Final = 5
SOME_SEATS: Final = 2


class ConformanceError(AssertionError):
    """A game does not hold to what every game must hold to."""

    def __init__(self, problem: str, seed: int = 0, ply: int = 0, record: str = "") -> None:
        where = f"\nrandom game {seed}, after {ply} actions:\n{record}" if record else ""
        super().__init__(problem + where)
        self.problem = problem
        self.seed = seed
        self.ply = ply
        self.record = record


# -- what has to be covered -----------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Variant:
    """Options and a number of players with which a game has to be checked."""

    setup: Setup
    options: dict[str, Value]
    name: str  # short, for the names of files and tests

    def __str__(self) -> str:
        said = [f"{name}={value}" for name, value in self.options.items()]
        return ", ".join([*said, f"{self.setup.players} players"])


def variants(game: Game) -> list[Variant]:
    """Every variant that a game declares, with every number of players that it accepts.

    >>> from meijin.kernel.registry import find
    >>> [str(variant) for variant in variants(find("ganymede"))]
    ['mode=battle, 2 players', 'mode=coop, 2 players', 'mode=trio, 3 players']
    """
    found: list[Variant] = []
    for options in game.variants:
        setups = [game.prepare(players, options) for players in game.player_counts(options)]
        if not setups:
            game.prepare(None, options)  # says what is wrong with the options, if it is they
            raise ConformanceError(f"the variant {options} of {game.name} can be played by no number of players")
        words = [_short(name, value) for name, value in options.items()]
        for setup in setups:
            counted = [f"{setup.players}players"] if len(setups) > 1 or not words else []
            found.append(Variant(setup, options, "-".join([*words, *counted])))
    return found


def _short(name: str, value: Value) -> str:
    """The value of an option for the name of a file: words speak for themselves, numbers and yes or no do not.

    >>> _short("mode", "coop"), _short("wins", 1), _short("open_bench", True), _short("open_bench", False)
    ('coop', 'wins1', 'open_bench', 'no_open_bench')
    """
    if isinstance(value, str):
        return value.replace(",", "+")
    if isinstance(value, bool):
        return name if value else f"no_{name}"
    return f"{name}{value}"


# -- one random game ------------------------------------------------------------------------------------------------


class Play:
    """One recorded game whose choices are drawn at random; its seed is also the seed of the deal."""

    def __init__(self, setup: Setup, seed: int) -> None:
        self.setup = setup
        self.seed = seed
        self.rng = Rng(seed)
        self.state: State = begin(setup, read_seed(seed))
        self.limit = setup.game.longest(setup)

    @property
    def record(self) -> Record:
        """The record of the game so far."""
        assert self.state.record is not None
        return self.state.record

    @property
    def ply(self) -> int:
        """How many actions there were so far."""
        return len(self.record.actions)

    @property
    def viewers(self) -> list[int | None]:
        """Everybody who looks on: the seats, then None for the spectators."""
        return [*range(self.setup.players), None]

    def goes_on(self) -> bool:
        """Whether somebody decides, and the game is not already longer than it may be."""
        return bool(self.state.deciders) and self.ply < self.limit

    def choose(self) -> tuple[int, int]:
        """A seat that decides and one of its actions, both at random."""
        deciders = self.state.deciders
        seat = deciders[self.rng.below(len(deciders))]
        legal = self.state.legal(seat)
        return seat, legal[self.rng.below(len(legal))]

    def positions(self) -> Iterator[State]:
        """Every position in which somebody decides; between two of them a random action is carried out."""
        while self.goes_on():
            yield self.state
            self.move()

    def worth_a_look(self) -> bool:
        """Whether to look closely at the present position: in long games not at all of them."""
        return self.ply < CLOSELY or not self.rng.below(RARELY)

    def some_seats(self) -> list[int]:
        """Two different seats at random, for what takes long to look at for each."""
        seats = list(range(self.setup.players))
        self.rng.shuffle(seats)
        return sorted(seats[:SOME_SEATS])

    def move(self) -> list[Event]:
        """Carry out a random action."""
        seat, action = self.choose()
        said = self.state.text(action)
        try:
            return self.state.apply(action, seat)
        except Exception as error:
            self.fail(f"{said!r} of {self.setup.seats[seat]} fails with {fault_of(error)}")

    def fail(self, problem: str) -> NoReturn:
        """The game is found wanting at this point."""
        raise ConformanceError(problem, self.seed, self.ply, self.record.to_text())

    def seat_name(self, viewer: int | None) -> str:
        """What to call a viewer in a message."""
        return "the spectators" if viewer is None else self.setup.seats[viewer]


def each_game(look: Callable[[Play], None], setup: Setup, seeds: Iterable[int]) -> int:
    """Look at one random game per seed, and say how many decisions these games had in all.

    An exception of the game itself is reported with the game's record too.
    """
    decisions = 0
    for seed in seeds:
        play = Play(setup, seed)
        try:
            look(play)
        except ConformanceError:
            raise
        except Exception as error:
            problem = f"the game fails with {fault_of(error)}"
            raise ConformanceError(problem, seed, play.ply, play.record.to_text()) from error
        decisions += play.ply
    return decisions


# -- comparing ------------------------------------------------------------------------------------------------------


def canonical(data: object) -> str:
    """Plain data as JSON, equal exactly when the data are."""
    return json.dumps(data, sort_keys=True, ensure_ascii=False, allow_nan=False, separators=(",", ":"))


def snapshot(state: State) -> str:
    """All that a state holds, as text that later changes cannot reach."""
    return repr(state.fields())


def differing(one: State, other: State) -> str:
    """The names of the fields in which two states differ."""
    mine, theirs = one.fields(), other.fields()
    names = [name for name in mine if mine[name] != theirs.get(name)]
    return ", ".join(names) or "setup"
