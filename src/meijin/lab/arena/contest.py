"""A contest of two bots: block after block until the test decides, kept in a file from which it goes on."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from contextlib import closing, nullcontext, suppress
from dataclasses import dataclass
from functools import partial
from hashlib import blake2b
from pathlib import Path
from typing import Final

from meijin.bots.spoken import in_file, text_of
from meijin.kernel.errors import MeijinError, quoted
from meijin.kernel.files import read_text
from meijin.lab.arena.blocks import Block, Terms, fair_share, play_block, seatings, stronger_share
from meijin.lab.arena.contestants import contestant
from meijin.lab.arena.sprt import Tally, tally, verdict
from meijin.lab.claim import claimed
from meijin.lab.workers import WorkerDied, Workers, in_order

FORM: Final = 1  # of the file
FILES: Final = "files"  # what stood in the files of bots, as digests
BETTER: Final = 0.05  # by how much more of the win a stronger bot is to have, unless somebody says otherwise


@dataclass(frozen=True)
class Contest:
    """Who plays, and what."""

    first: str
    second: str
    terms: Terms
    better: float  # by how much more of the win the first bot must have for the test

    @property
    def equal(self) -> float:
        """The score of an equal bot."""
        return fair_share(self.terms.prepare())

    @property
    def stronger(self) -> float:
        """The score of a bot that is as much better as is asked for."""
        return stronger_share(self.terms.prepare(), self.better)

    @property
    def header(self) -> dict[str, object]:
        """What a file of this contest begins with."""
        terms = self.terms
        options = {name: str(value) for name, value in sorted(terms.options.items())}
        told = {"arena": FORM, "first": self.first, "second": self.second, "game": terms.game.id, "options": options}
        setup = terms.prepare()
        told |= {"players": setup.players, "seed": terms.seed, "edition": setup.edition}
        texts = {bot: text_of(bot) for bot in (self.first, self.second) if in_file(bot)}
        digests = {bot: blake2b(text.encode(), digest_size=8).hexdigest() for bot, text in texts.items()}
        return {**told, FILES: digests} if digests else told

    def result(self, blocks: list[Block]) -> Result:
        """What so many blocks say."""
        return Result(self, blocks)


@dataclass(frozen=True)
class Result:
    """What was found so far."""

    contest: Contest
    blocks: list[Block]

    @property
    def tally(self) -> Tally:
        """Mean and spread of the blocks."""
        games = len(self.blocks[0].shares) if self.blocks else 1
        return tally([block.score for block in self.blocks], games)

    @property
    def verdict(self) -> str:
        """What the test says: ``passed``, ``failed``, or nothing yet."""
        return verdict(self.tally, self.contest.equal, self.contest.stronger)

    @property
    def apart(self) -> tuple[float, float] | None:
        """What each of the bots had of the win where all play together, and so never against each other."""
        if len(self.contest.terms.prepare().sides) > 1 or not self.blocks:
            return None
        with_first, without = zip(*(block.shares for block in self.blocks), strict=True)
        return sum(with_first) / len(self.blocks), 1.0 - sum(without) / len(self.blocks)

    @property
    def games(self) -> int:
        """How many were played."""
        return sum(len(block.shares) for block in self.blocks)

    @property
    def agreement(self) -> float | None:
        """How often the second bot would have chosen as the first did; None where it was not asked."""
        decisions = sum(block.decisions for block in self.blocks)
        return sum(block.agreed for block in self.blocks) / decisions if decisions else None

    def to_dict(self) -> dict[str, object]:
        found, (low, high) = self.tally, self.tally.interval
        return {
            **self.contest.header,
            "blocks": found.blocks,
            "games": self.games,
            "score": found.mean,
            "interval": [low, high],
            "fair": self.contest.equal,
            "verdict": self.verdict or "open",
            "agreement": self.agreement,
        }


def read_contest(contest: Contest, file: Path) -> Result:
    """What lies in the file of a contest; nothing yet, if there is none."""
    return contest.result(_kept(contest, file))


def play_contest(contest: Contest, least: int, most: int, workers: Workers, file: Path | None) -> Iterator[Result]:
    """Play until the test has decided and so many blocks are played, or so many at most, and tell after each of them.

    What lies in the file counts, if it is of the same contest; the same seed gives the same games, whoever plays them.
    """
    for name in (contest.first, contest.second):
        contestant(name, contest.terms.game)  # whoever cannot play is refused before anything begins
    with nullcontext() if file is None else claimed(file):
        yield from _go_on(contest, least, most, workers, file)


def _go_on(contest: Contest, least: int, most: int, workers: Workers, file: Path | None) -> Iterator[Result]:
    blocks = _kept(contest, file)
    result = contest.result(blocks)
    yield result
    numbers = range(len(blocks), least if result.verdict else most)
    with closing(in_order(workers.each(partial(_play, contest), numbers), numbers)) as played:
        for block in _blaming(played, contest):
            blocks = [*blocks, block]
            if file is not None:
                _keep(file, contest.header if len(blocks) == 1 else None, block)
            result = contest.result(blocks)
            yield result
            if result.verdict and len(blocks) >= least:
                return


def _blaming(played: Iterator[Block], contest: Contest) -> Iterator[Block]:
    """The same, where a bot that ends its process is told from one that answers."""
    try:
        yield from played
    except WorkerDied:
        raise MeijinError(
            f"{contest.first} or {contest.second} has ended its process in the middle of a game; a bot answers with an "
            "action, or raises an exception"
        ) from None


def _play(contest: Contest, number: int) -> Block:
    game = contest.terms.game
    first, second = contestant(contest.first, game), contestant(contest.second, game)
    return play_block(contest.terms, first, second, number, compare=contest.second == "greedy")


# -- the file ---------------------------------------------------------------------------------------------------------


def _keep(file: Path, header: Mapping[str, object] | None, block: Block) -> None:
    lines = [header] if header is not None else []
    lines.append({"shares": block.shares, "agreed": block.agreed, "decisions": block.decisions})
    with file.open("a", encoding="utf-8") as stream:
        stream.writelines(f"{json.dumps(line)}\n" for line in lines)


def _kept(contest: Contest, file: Path | None) -> list[Block]:
    """The blocks that lie in a file; what was cut off while it was written is played again."""
    if file is None or not file.exists():
        return []
    whole, _, rest = read_text(file, "contest").rpartition("\n")
    lines = whole.split("\n") if whole else []
    if not lines:
        file.unlink()
        return []
    try:
        header, *rows = [json.loads(line) for line in lines]
    except ValueError as error:
        raise MeijinError(f"{file} is no contest of the arena: {error}") from None
    if header != contest.header:
        raise MeijinError(f"{file} is of another contest: {_difference(header, contest.header)}; name another file")
    games = len(seatings(contest.terms.prepare()))
    blocks = [_block(row, number, games, file) for number, row in enumerate(rows)]
    if rest:
        file.write_text(f"{whole}\n", encoding="utf-8")
    return blocks


def _block(row: object, number: int, games: int, file: Path) -> Block:
    """A block as a line of the file tells it, the header being the first."""
    shares: tuple[float, ...] = ()
    agreed = decisions = 0
    if isinstance(row, dict):
        with suppress(ValueError, TypeError, KeyError):
            agreed, decisions = int(row["agreed"]), int(row["decisions"])
            shares = tuple(float(share) for share in row["shares"])
    if len(shares) != games or not all(0.0 <= share <= 1.0 for share in shares) or not 0 <= agreed <= decisions:
        raise MeijinError(
            f"{file}, line {number + 2}, is no block of the arena: it has {games} shares from 0 to 1, and how many "
            "decisions agreed of how many"
        )
    return Block(number, shares, agreed, decisions)


def _difference(there: object, asked: Mapping[str, object]) -> str:
    if not isinstance(there, dict):
        return "it says nothing of one"
    name = next(name for name in [*asked, *there] if there.get(name) != asked.get(name))
    if name == FILES:
        return "since it was begun, what stands in the file of a bot was changed"
    return f"{name} is {quoted(there.get(name))} there and {quoted(asked.get(name))} here"
