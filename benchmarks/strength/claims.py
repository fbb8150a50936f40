"""What is claimed of the bots, each claim as a contest that anybody can play again."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import pairwise
from pathlib import Path
from typing import Final

from meijin.bots.levels import LEVELS
from meijin.kernel import registry
from meijin.kernel.game import Game
from meijin.kernel.setup import Setup
from meijin.kernel.testing import variants
from meijin.kernel.weights import contest as kind_of
from meijin.lab.arena.blocks import Terms
from meijin.lab.arena.contest import Contest

FOLDER: Final = Path(__file__).parent / "contests"
SEED: Final = 1
BETTER: Final = 0.1  # more of the win than an equal bot would have
CEILING: Final = "clairvoyant"  # with as many iterations as the best level
RULES_OF_THUMB: Final = "greedy"
READER: Final = "benchmarks/strength/readers.py:Reader"
BEST: Final = LEVELS[-1].name
# Who plays in every kind of game there is, and who only in the usual one of a game.
EVERYWHERE: Final = ((BEST, RULES_OF_THUMB), (CEILING, RULES_OF_THUMB))
LADDER: Final = (
    *((stronger.name, weaker.name) for weaker, stronger in pairwise(LEVELS)),
    (LEVELS[-2].name, RULES_OF_THUMB),
    (READER, LEVELS[0].name),
    (LEVELS[0].name, "random"),
)


LEAST: Final = 16  # blocks of a contest, however soon the test decides: the interval is to say something too
MOST: Final = 400
# Of the reader is claimed how much it wins, neither more nor less: that takes more blocks than to be better.
LEAST_OF_READER: Final = 200


def shown(bot: str) -> str:
    """What a bot is called in pictures and files; one that is named as FILE:CLASS by its class alone.

    >>> shown(READER), shown("clairvoyant@1000i")
    ('reader', 'clairvoyant')
    """
    return bot.rpartition(":")[2].lower().partition("@")[0]


@dataclass(frozen=True)
class Claim:
    """A contest, with the kind of game it is of."""

    game: Game
    kind: str
    contest: Contest

    @property
    def file(self) -> Path:
        """Where its blocks are kept."""
        return FOLDER / f"{self.game.id}-{self.kind}-{self.first}-{self.contest.second}.arena"

    def kept(self) -> Claim:
        """The same as it was played, maybe by an earlier edition of the game's rules."""
        if not self.file.exists():
            return self
        edition = json.loads(self.file.read_text(encoding="utf-8").partition("\n")[0])["edition"]
        terms = replace(self.contest.terms, edition=edition)
        return self if edition == self.game.edition else replace(self, contest=replace(self.contest, terms=terms))

    @property
    def first(self) -> str:
        """The first bot, without its budget."""
        return shown(self.contest.first)

    @property
    def least(self) -> int:
        """How many blocks are played, however soon the test decides."""
        return LEAST_OF_READER if self.contest.first == READER else LEAST

    @property
    def command(self) -> str:
        """What plays it again."""
        terms = self.contest.terms
        options = [f" --option {name}={value}" for name, value in terms.options.items()]
        players = f" --players {terms.players}" if terms.players else ""
        edition = f" --edition {terms.edition}" if terms.edition else ""
        return (
            f"meijin arena {self.contest.first} {self.contest.second} --game {self.game.id}{players}{''.join(options)}"
            f" --better {BETTER} --seed {terms.seed}{edition}"
        )


def kinds(game: Game) -> dict[str, Setup]:
    """The kinds of games that chances are learned for, the usual one first: by mode and number of players."""
    found: dict[str, Setup] = {}
    for variant in variants(game):
        found.setdefault(kind_of(variant.setup), variant.setup)
    usual = kind_of(game.prepare(None, {}))
    return {usual: found[usual], **found}


def claims(games: list[str]) -> Iterator[Claim]:
    """All of some games: of the usual kind the whole ladder, of the others how good the best bot is."""
    for name in games:
        game = registry.find(name)
        for number, (kind, setup) in enumerate(kinds(game).items()):
            mode = setup.options.get("mode")
            terms = Terms(game, {"mode": mode} if mode else {}, setup.players, SEED)
            for first, second in (*EVERYWHERE, *(() if number else LADDER)):
                budget = f"@{game.tuning.effort}i" if first == CEILING else ""
                yield Claim(game, kind, Contest(f"{first}{budget}", second, terms, BETTER))
