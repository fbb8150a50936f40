"""Learn what positions are worth from games of bots with themselves: ``python -m meijin.bots.train GAME``.

First greedy plays itself, or instinct does, straying now and then so that mistakes are seen too, and a network is
fitted to who won from which position. Then, generation by generation, a bot that looks one decision ahead plays with
what was learned so far, and the network is fitted to the latest games. The weights go into the game's folder, with how
they were made. It needs NumPy, which playing does not.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Iterator, Mapping
from itertools import product
from multiprocessing import get_context
from pathlib import Path
from typing import Final

try:
    import numpy as np
except ImportError:  # playing does not need it, so it may not be there
    sys.exit("meijin.bots.train needs NumPy: pip install 'meijin[train]'")

from meijin.bots.bot import Bot, Greedy, Random
from meijin.bots.learning.fit import Fitted, fit
from meijin.bots.learning.selfplay import Positions, positions
from meijin.bots.search.glancer import Glancer
from meijin.kernel import registry
from meijin.kernel.errors import MeijinError
from meijin.kernel.game import Game
from meijin.kernel.weights import FOLDER, Weights, contest, network_from

GREEDY: Final = Greedy.name
INSTINCT: Final = "instinct"
CHECKED: Final = 10  # of so many games one is kept for checking
PARTS: Final = 50  # of a generation, which the processes take one after the other
EPOCHS: Final = 20  # of the first generation
MORE_EPOCHS: Final = 4  # of the others, which begin with what was fitted before
LATEST: Final = 6  # generations that are fitted together

Options = Mapping[str, object]
Rows = tuple[np.ndarray, np.ndarray, np.ndarray]  # features per position and side, shares likewise, the games' numbers


def main(words: list[str] | None = None) -> int:
    """Train; gives the exit code."""
    parser = argparse.ArgumentParser(prog="python -m meijin.bots.train", description=__doc__)
    parser.add_argument("game", metavar="GAME", help="see `meijin games`")
    parser.add_argument("--players", type=int, help="how many play; the game's usual number if not given")
    parser.add_argument(
        "--option",
        metavar="NAME=VALUE",
        action="append",
        default=[],
        help="of the game; the games share several values",
    )
    parser.add_argument("--teacher", choices=(GREEDY, INSTINCT), default=GREEDY, help="who plays the first generation")
    parser.add_argument("--stray", type=float, default=0.08, help="how often a teacher chooses at random")
    parser.add_argument("--choices", type=int, default=2, help="it strays only where there are so many")
    parser.add_argument("--games", type=int, default=4000, help="games of the first generation")
    parser.add_argument("--generations", type=int, default=20, help="further ones, which play with what was learned")
    parser.add_argument("--more-games", type=int, default=1000, help="games of each further generation")
    parser.add_argument("--worlds", type=int, default=4, help="that are looked at for each of their decisions")
    parser.add_argument("--hidden", type=int, default=16, help="hidden sums of the network; 0: a linear estimate")
    parser.add_argument("--seed", type=int, default=1, help="the same seed makes the same weights")
    parser.add_argument("--into", metavar="FOLDER", type=Path, help="where the weights go (beside the game)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes")
    args = parser.parse_args(words)
    try:
        _train(args)
    except MeijinError as error:
        print(f"meijin.bots.train: {error}", file=sys.stderr)
        return 2
    return 0


def _train(args: argparse.Namespace) -> None:
    game = registry.find(args.game)
    variants = _variants(args.option)
    setup = game.prepare(args.players, variants[0])
    if any(contest(game.prepare(args.players, options)) != contest(setup) for options in variants):
        raise MeijinError("the weights of one mode and number of players are learned from their own games alone")
    if not game.feature_names(setup):
        raise MeijinError(f"{game.name} has no features to learn from (State.features, Game.feature_names)")
    file = (args.into or _folder(game)) / f"{contest(setup)}.json"
    teacher: Bot | None = None  # instinct, which is asked without further ado
    if args.teacher == GREEDY:
        teacher = Greedy() if Greedy().plays(game) else Random()
    made = " ".join(["python -m meijin.bots.train", *_said(args)])
    generations: list[list[Rows]] = []
    fitted: Fitted | None = None
    for generation in range(args.generations + 1):
        games = args.more_games if generation else args.games
        print(f"generation {generation}: {games} games of {teacher.name if teacher else INSTINCT}", flush=True)
        play = _Play(
            args.game, variants, args.players, teacher, args.seed + 1000 * generation, (args.stray, args.choices)
        )
        generations = [*generations[-LATEST + 1 :], list(_told(play, games, args.jobs))]
        rows = [part for each in generations for part in each]
        fitted = _fit(rows, args.hidden, args.seed, fitted)
        print(f"{_size(rows):,} positions; {_quality(fitted)}", flush=True)
        file.parent.mkdir(exist_ok=True)
        facts = {
            "command": made,
            "positions": _size(rows),
            "loss": round(fitted.loss, 4),
            "plain": round(fitted.plain, 4),
        }
        facts["reliability"] = [[round(said, 3), round(came, 3), count] for said, came, count in fitted.bins]
        written = _weights(game.feature_names(setup), fitted, facts).write()
        file.write_text(written, encoding="utf-8")
        teacher = Glancer(args.worlds, network_from(written, game.feature_names(setup), str(file)))
    print(f"the weights are in {file}")


class _Play:
    """A part of a generation, for a process of its own."""

    def __init__(
        self,
        game: str,
        variants: list[Options],
        players: int | None,
        bot: Bot | None,
        seed: int,
        stray: tuple[float, int],
    ) -> None:
        self.game, self.variants, self.players, self.bot, self.seed = game, variants, players, bot, seed
        self.stray = stray  # how often, and where there are how many choices

    def __call__(self, numbers: range) -> Rows:
        game, found = registry.find(self.game), Positions()
        for place, options in enumerate(self.variants):
            own = numbers[(place - numbers.start) % len(self.variants) :: len(self.variants)]
            more = positions(game, options, self.players, self.bot, own, self.seed, *self.stray)
            found.features += more.features
            found.shares += more.shares
            found.games += more.games
        return np.array(found.features, np.float32), np.array(found.shares, np.float32), np.array(found.games)


def _variants(said: list[str]) -> list[Options]:
    """Every combination of the values of options; a value that is said twice counts twice."""
    values: dict[str, list[str]] = {}
    for option in said:
        name, _, value = option.partition("=")
        values.setdefault(name, []).append(value)
    return [dict(zip(values, chosen, strict=True)) for chosen in product(*values.values())]


def _told(play: Callable[[range], Rows], games: int, jobs: int) -> Iterator[Rows]:
    """The parts of a generation, and on the terminal how far it is."""
    step = max(1, games // PARTS)
    parts = [range(begin, min(begin + step, games)) for begin in range(0, games, step)]
    with get_context("fork").Pool(jobs) as pool:
        for done, part in enumerate(pool.imap(play, parts), 1):
            print(f"\r  {100 * done // len(parts)} %", end="", file=sys.stderr, flush=True)
            yield part
    print("\r", end="", file=sys.stderr)


def _fit(rows: list[Rows], hidden: int, seed: int, begun: Fitted | None) -> Fitted:
    features, shares, games = (np.concatenate(part) for part in zip(*rows, strict=True))
    epochs = EPOCHS if begun is None else MORE_EPOCHS
    return fit(features, shares, games % CHECKED != 0, hidden, epochs, seed, begun)


def _size(rows: list[Rows]) -> int:
    return sum(len(part[0]) for part in rows)


def _quality(fitted: Fitted) -> str:
    return f"loss {fitted.loss:.4f} where the average alone has {fitted.plain:.4f}"


def _weights(names: list[str], fitted: Fitted, made: dict[str, object]) -> Weights:
    return Weights(
        names, fitted.direct.tolist(), fitted.hidden.tolist(), fitted.biases.tolist(), fitted.out.tolist(), made
    )


def _folder(game: Game) -> Path:
    """Where the weights of a game lie: beside its code."""
    file = sys.modules[type(game).__module__].__file__
    assert file is not None
    return Path(file).parent / FOLDER


def _said(args: argparse.Namespace) -> list[str]:
    """The arguments that make the same weights again."""
    words = [args.game]
    for name in (
        "players",
        "teacher",
        "stray",
        "choices",
        "games",
        "generations",
        "more_games",
        "worlds",
        "hidden",
        "seed",
    ):
        if getattr(args, name) is not None:
            words += [f"--{name.replace('_', '-')}", str(getattr(args, name))]
    return words + [word for option in args.option for word in ("--option", option)]


if __name__ == "__main__":
    sys.exit(main())
