"""What is to be found out: which game is played by whom, what is varied, and in how many games."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field, fields, replace
from hashlib import blake2b
from itertools import product
from pathlib import Path
from typing import Any, Final

from meijin.bots.spoken import in_file, load_for
from meijin.kernel import registry, toml
from meijin.kernel.errors import MeijinError, quoted
from meijin.kernel.files import read_text
from meijin.kernel.game import Game
from meijin.kernel.housevalues import house_of
from meijin.kernel.setup import Setup
from meijin.kernel.valuefiles import read_files, value_of

BOT: Final = "expert"
MOST_GAMES: Final = 1_000_000_000
MOST_VARIANTS: Final = 10_000
PLAYERS: Final = "players"
BOTS: Final = "bots"
HOUSE: Final = "house."  # before the name of a house value that is varied


@dataclass(frozen=True)
class Experiment:
    """Some games; every combination of what is varied is played with the same deals."""

    game: str
    games: int = 100  # deals of every combination; each is played once for every way to seat the bots
    seed: int = 1
    players: int | None = None
    bots: tuple[str, ...] = (BOT,)  # one for all seats, or one for each
    options: Mapping[str, object] = field(default_factory=dict)
    house: Mapping[str, object] = field(default_factory=dict)  # house values that are not those of the card file
    # By option, ``players``, ``bots`` or ``house.NAME``.
    vary: Mapping[str, Sequence[object]] = field(default_factory=dict)
    uses: bool = True  # whether it is counted what happens in the games, and with which cards
    chances: bool = False  # whether chances to win are estimated on the way

    @property
    def key(self) -> str:
        """What tells it from every other one: another number of games is the same experiment, further on.

        A bot in a file that was changed is another bot.
        """
        told = {name: value for name, value in asdict(self).items() if name != "games"}
        if not self.house:
            del told["house"]  # it is what it was before there were such values
        edition = registry.find(self.game).edition
        named = dict.fromkeys([*self.bots, *_flat(self.vary.get(BOTS, ()))])
        files = [read_text(Path(bot.rpartition(":")[0]), "bot") for bot in named if in_file(bot)]
        return blake2b(json.dumps([told, edition, files], sort_keys=True).encode(), digest_size=8).hexdigest()


@dataclass(frozen=True)
class Variant:
    """One combination of what is varied."""

    number: int
    varied: Mapping[str, object]  # what is special about it
    setup: Setup
    lineups: tuple[tuple[str, ...], ...]  # the bots by seat, for every way to seat them
    house: Mapping[str, object] = field(default_factory=dict)  # the house values that it is played with


def _flat(lineups: Sequence[object]) -> list[str]:
    """All bots of some line-ups, each a name or a list of names."""
    return [str(bot) for each in lineups for bot in (each if isinstance(each, (list, tuple)) else [each])]


class ExperimentError(MeijinError):
    """An experiment that makes no sense."""


def variants(experiment: Experiment) -> list[Variant]:
    """All combinations; refused where the game or a bot refuses one of them.

    >>> [each.varied for each in variants(Experiment("ganymede", vary={"mode": ["battle", "coop"]}))]
    [{'mode': 'battle'}, {'mode': 'coop'}]
    """
    game = registry.find(experiment.game)
    _check(experiment, game)
    return [_variant(experiment, game, number, varied) for number, varied in enumerate(_combined(experiment.vary))]


def _check(experiment: Experiment, game: Game) -> None:
    for name, low, high in (("games", 1, MOST_GAMES), ("seed", 0, 2**63)):
        said = getattr(experiment, name)
        if type(said) is not int or not low <= said <= high:
            raise ExperimentError(f"{name} cannot be {quoted(said)}; it is a number from {low} to {high:,}")
    known = [option.name for option in game.options]
    house = house_of(game)
    house.read(experiment.house)
    for name, values in experiment.vary.items():
        given = name in experiment.options or name.removeprefix(HOUSE) in experiment.house
        if given or (name == PLAYERS and experiment.players is not None):
            raise ExperimentError(f"{name} is both given and varied; say it in one of the two places")
        if name.startswith(HOUSE):
            house.value(name.removeprefix(HOUSE))
        elif name not in (*known, PLAYERS, BOTS):
            raise ExperimentError(f"{quoted(name)} cannot be varied; what can: {', '.join([PLAYERS, BOTS, *known])}")
        if isinstance(values, (str, Mapping)) or not isinstance(values, Sequence) or not values:
            raise ExperimentError(f"what {name} is varied over is a list of values, not {quoted(values)}")
        if len({json.dumps(value) for value in values}) < len(values):
            raise ExperimentError(f"{name} is varied over the same value twice: {quoted(values)}")
    count = 1
    for values in experiment.vary.values():
        count *= len(values)
    if count > MOST_VARIANTS:
        raise ExperimentError(f"{count:,} combinations are more than the {MOST_VARIANTS:,} that an experiment may have")


def _combined(vary: Mapping[str, Sequence[object]]) -> Iterator[dict[str, object]]:
    for values in product(*vary.values()):
        yield dict(zip(vary, values, strict=True))


def _variant(experiment: Experiment, game: Game, number: int, varied: dict[str, object]) -> Variant:
    house = {name.removeprefix(HOUSE): value for name, value in varied.items() if name.startswith(HOUSE)}
    house = house_of(game).read({**experiment.house, **house})
    chosen = {name: each for name, each in varied.items() if name not in (PLAYERS, BOTS) and not name.startswith(HOUSE)}
    options = {**experiment.options, **chosen}
    players: Any = varied.get(PLAYERS, experiment.players)
    setup = game.prepare(players, options)
    said: Any = varied.get(BOTS, experiment.bots)
    bots = (said,) if isinstance(said, str) else tuple(said)
    for bot in dict.fromkeys(bots):
        load_for(bot, setup.game)
    if len(bots) == 1:
        bots *= setup.players
    if len(bots) != setup.players:
        raise ExperimentError(
            f"{len(bots)} bots are named for {setup.players} seats; name one for all, or one for each"
        )
    return Variant(number, varied, setup, _lineups(bots), house)


def _lineups(bots: tuple[str, ...]) -> tuple[tuple[str, ...], ...]:
    """Every way to seat bots that keeps their order around the table.

    >>> _lineups(("a", "b", "b")), _lineups(("a", "a"))
    ((('a', 'b', 'b'), ('b', 'a', 'b'), ('b', 'b', 'a')), (('a', 'a'),))
    """
    turned = (bots[len(bots) - by :] + bots[: len(bots) - by] for by in range(len(bots)))
    return tuple(dict.fromkeys(turned))


# -- from a file ------------------------------------------------------------------------------------------------------


def read_experiment(file: Path) -> Experiment:
    """The experiment that a TOML file describes; what is wrong is named with the line."""
    return parse_experiment(read_text(file, "experiment"), file)


def parse_experiment(text: str, file: Path, others: Sequence[str] = ()) -> Experiment:
    """The same of a text; files that it names lie beside the one it comes from. Other fields are for somebody else."""
    try:
        said = toml.parse(text)
    except ValueError as error:
        raise ExperimentError(f"{file} is no TOML: {error}") from None
    known = [each.name for each in fields(Experiment)]
    for name in said:
        if name not in (*known, *others):
            right = ", ".join([*known, *others])
            raise at_line(file, text, name, f"{quoted(name)} is no field of an experiment; there are {right}")
    if "game" not in said:
        raise ExperimentError(f'{file}: an experiment needs a game: game = "go_out"')
    for name, kind, wanted in (
        ("game", str, "a name"),
        ("games", int, "a whole number"),
        ("seed", int, "a whole number"),
        ("players", int, "a whole number"),
        ("options", dict, "a table"),
        ("house", dict, "a table"),
        ("vary", dict, "a table"),
        ("uses", bool, "true or false"),
        ("chances", bool, "true or false"),
    ):
        if name in said and type(said[name]) is not kind:
            raise at_line(file, text, name, f"{name} is {wanted}, not {quoted(said[name])}")
    given: Any = {name: value for name, value in said.items() if name in known}
    given["vary"] = _flattened(given.get("vary", {}))
    if BOTS in given:
        given[BOTS] = _bots(given[BOTS], file, text)
    try:
        found = with_files(Experiment(**given), file.parent)
        variants(found)
    except MeijinError as error:
        raise at_line(file, text, _blamed(str(error), given), str(error)) from None
    return found


def with_files(experiment: Experiment, folder: Path) -> Experiment:
    """The same with what lies in the files that options name, given or varied, seen from a folder."""
    game = registry.find(experiment.game)
    options = dict(experiment.options)
    read_files(game, options, folder)
    chosen = {option.name: option for option in game.chosen(options).options}
    vary = {
        name: [value_of(chosen[name], value, folder) for value in values]
        if name in chosen and isinstance(values, list)
        else values
        for name, values in experiment.vary.items()
    }
    return replace(experiment, options=options, vary=vary)


def _flattened(vary: Mapping[str, Any]) -> dict[str, Any]:
    """What is varied, with house values by one name: TOML has ``house.hp`` as a table within the table.

    >>> _flattened({"mode": ["trio"], "house": {"hp": [20, 30]}})
    {'mode': ['trio'], 'house.hp': [20, 30]}
    """
    house = vary.get("house")
    if not isinstance(house, dict):
        return dict(vary)
    rest = {name: values for name, values in vary.items() if name != "house"}
    return rest | {HOUSE + name: values for name, values in house.items()}


def _bots(said: object, file: Path, text: str) -> tuple[str, ...]:
    bots = [said] if isinstance(said, str) else said
    if not isinstance(bots, list) or not bots or not all(isinstance(bot, str) for bot in bots):
        raise at_line(file, text, BOTS, f"bots is a name or a list of names, not {quoted(said)}")
    return tuple(bots)


def _blamed(problem: str, said: Mapping[str, Any]) -> str:
    """The field that a refusal is about: the one that it names first, or one of whose values it quotes."""
    inner = _flattened(said.get("vary", {})) | said.get("house", {}) | said.get("options", {})
    every = [(name.removeprefix(HOUSE), value) for table in (inner, said) for name, value in table.items()]
    places = {name: found.start() for name, _ in every if (found := re.search(rf"\b{re.escape(name)}\b", problem))}
    named = sorted(places, key=lambda name: (name in said, places[name]))
    lists = [(name, value if isinstance(value, (list, tuple)) else [value]) for name, value in every]
    values = [(name, each) for name, value in lists for each in value]
    told = [name for name, value in values if isinstance(value, str) and quoted(value) in problem]
    return next(iter([*named, *told]), "game")


def at_line(file: Path, text: str, name: str, problem: str) -> ExperimentError:
    """A refusal that names the line on which a field stands."""
    line = line_of(text, name)
    return ExperimentError(f"{file}, line {line}: {problem}" if line else f"{file}: {problem}")


def line_of(text: str, name: str) -> int:
    """The line of a TOML text on which a field stands; 0 where it has none of its own."""
    for number, line in enumerate(text.splitlines(), 1):
        if re.match(rf"\s*\[?\s*(house\.)?[\"']?{re.escape(name)}[\"']?\s*[=\].]", line):
            return number
    return 0
