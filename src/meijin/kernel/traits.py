"""What matches and tournaments ask of a game: a game says what its seats and options do not say already.

>>> from meijin.kernel.registry import find
>>> traits = traits_of(find("go_out"))
>>> traits.duel, traits.pods, traits.lists
(True, Pods(smallest=3, largest=5, preferred=4), False)
>>> traits.opened_by(1, ("red", "blue"))
{'first_starter': 'seat_1'}
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from math import ceil
from typing import TYPE_CHECKING, Final, Literal

from meijin.kernel.blame import place_of
from meijin.kernel.errors import DeclarationError

if TYPE_CHECKING:
    from meijin.kernel.game import Game, Value
    from meijin.kernel.setup import Setup

LENGTHS: Final = (1, 3, 5)  # of a match, in games
LONGEST_ROUND: Final = 50  # minutes, unless a game says otherwise
USUAL_TABLE: Final = 4  # how many sit at a table if they may choose


@dataclass(frozen=True)
class Pods:
    """How many sit at one table where more than two play together."""

    smallest: int
    largest: int
    preferred: int


@dataclass(frozen=True)
class Traits:
    """What a game declares for its matches and tournaments; the rest follows, see :class:`GameTraits`."""

    best_of: Literal[1, 3, 5] = 3  # games of a match between two, unless people agree on another number
    pods: Pods | None = None  # None: as many as the game has seats for
    opening: str = ""  # the option that names the seat which opens a game, or chooses who does; empty: there is none
    sides: tuple[str, ...] = ()  # what players may play for, where an event can ask that the sides meet
    round_minutes: int | None = None  # None: what the games of a match take and half as long again, 50 at most


@dataclass(frozen=True)
class GameTraits(Traits):
    """The traits of a game, with what follows from its seats, options and lists."""

    round_minutes: int = LONGEST_ROUND
    modes: tuple[tuple[int, Value], ...] = ()  # by how many can play, their mode; None: the usual one
    words: tuple[Value, ...] = ()  # of the option that says who opens
    lists: bool = False  # whether players bring a list

    @property
    def duel(self) -> bool:
        """Whether two can play it against each other."""
        return any(players == 2 for players, _ in self.modes)

    def table(self, players: int) -> dict[str, Value]:
        """The option with which so many can play, where that is not the usual one."""
        mode = dict(self.modes).get(players)
        return {} if mode is None else {"mode": mode}

    def opened_by(self, seat: int, seats: Sequence[str]) -> dict[str, Value]:
        """The option with which a seat opens the game; none where the game has no such option."""
        named = (seats[seat], f"seat{seat}", f"seat_{seat}")
        word = next((word for word in self.words if word in named), None)
        return {} if word is None else {self.opening: word}


@cache
def traits_of(game: Game) -> GameTraits:
    """The traits of a game; those that contradict its options and seats are refused."""
    said, setups = game.traits, _setups(game)
    usual = None if game.mode is None else game.mode.default
    modes = {players: setup.options.get("mode") for players, setup in setups.items()}
    traits = GameTraits(
        best_of=said.best_of,
        pods=said.pods or _pods(sorted(setups)),
        opening=said.opening,
        sides=said.sides,
        round_minutes=_round(game.minutes, said.best_of if 2 in setups else 1)
        if said.round_minutes is None
        else said.round_minutes,
        modes=tuple((players, None if mode == usual else mode) for players, mode in modes.items()),
        words=next((option.choices for option in game.options if option.name == said.opening), ()),
        lists=game.builder({}) is not None,
    )
    for field, problem in _problems(game, traits, setups):
        raise DeclarationError(f"the trait {field!r} of {place_of(type(game))} {problem}")
    return traits


def next_opening(game: Game, winners: Sequence[str], seats: Sequence[str]) -> dict[str, Value]:
    """Who opens the next game of a match: in the second the loser of the first, otherwise as the option usually has it.

    >>> from meijin.kernel.registry import find
    >>> seats = ("red", "blue")
    >>> [next_opening(find("crossover"), won, seats)["chooser"] for won in ([], ["red"], [""], ["red", "blue"])]
    ['coin', 'blue', 'coin', 'coin']
    """
    traits = traits_of(game)
    if len(winners) % 2 and winners[-1]:
        return traits.opened_by(1 - seats.index(winners[-1]), seats)
    return {option.name: option.default for option in game.options if option.name == traits.opening}


def _setups(game: Game) -> dict[int, Setup]:
    """By how many play, the setup of the first mode in which they are not all on one side."""
    mode = game.mode
    choices = [] if mode is None else sorted(mode.choices, key=lambda choice: choice != mode.default)
    found: dict[int, Setup] = {}
    for options in [{"mode": choice} for choice in choices] or [{}]:
        for players in game.player_counts(options):
            setup = game.prepare(players, options)
            if len(set(setup.allies[:players])) > 1:
                found.setdefault(players, setup)
    return found


def _round(minutes: int, games: int) -> int:
    """How long a round of so many games lasts, where slow players have half as long again, in tens of minutes.

    >>> [_round(7, 1), _round(2, 3), _round(45, 3), _round(0, 3)]
    [20, 10, 50, 50]
    """
    return min(ceil(minutes * games * 1.5 / 10) * 10, LONGEST_ROUND) or LONGEST_ROUND


def _pods(sizes: Sequence[int]) -> Pods | None:
    """The tables of a game for more than two: of the usual size, or of those beside it, without a gap."""
    if not sizes or sizes[-1] < 3:
        return None
    preferred = min((size for size in sizes if size > 2), key=lambda size: abs(size - USUAL_TABLE))
    smallest = largest = preferred
    while smallest - 1 in sizes:
        smallest -= 1
    while largest + 1 in sizes:
        largest += 1
    return Pods(smallest, largest, preferred)


def _problems(game: Game, traits: GameTraits, setups: dict[int, Setup]) -> list[tuple[str, str]]:
    """What contradicts the rest of the game, by trait."""
    found = []
    if traits.best_of not in LENGTHS:
        found.append(("best_of", f"must be one of {', '.join(map(str, LENGTHS))}, not {traits.best_of}"))
    if traits.round_minutes < 1:
        found.append(("round_minutes", f"must be at least 1, not {traits.round_minutes}"))
    if len(traits.sides) == 1:
        found.append(("sides", f"must name two or more that can meet, not only {traits.sides[0]!r}"))
    pods = traits.pods
    if pods is not None:
        if not pods.smallest <= pods.preferred <= pods.largest:
            found.append(("pods", f"must have smallest <= preferred <= largest, not {pods}"))
        for size in range(pods.smallest, pods.largest + 1):
            if size not in setups:
                have = ", ".join(map(str, sorted(setups))) or "nobody"
                found.append(("pods", f"seats {size} at a table, but those who can play it are {have}"))
    if traits.opening and all(option.name != traits.opening for option in game.options):
        have = ", ".join(option.name for option in game.options) or "none"
        found.append(("opening", f"must be an option of the game, not {traits.opening!r}; its options are: {have}"))
    elif traits.opening and 2 in setups:
        names = setups[2].seats
        for seat, name in enumerate(names):
            if not traits.opened_by(seat, names):
                word = f"{name!r} or 'seat_{seat}'"
                found.append(("opening", f"names the option {traits.opening!r}, which has no choice {word}"))
    return found
