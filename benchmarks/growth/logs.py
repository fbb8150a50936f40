"""Logs of tables: what it takes to read one back, as after a restart of the server, and what a move costs then."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import count
from statistics import median
from time import process_time
from typing import Final

from meijin.kernel.generator import Rng
from meijin.kernel.registry import find
from meijin.server.live.hub import fold
from meijin.server.tables.entry import Row, Terms, decode, encode
from meijin.server.tables.table import Proposal, Table

GAME: Final = "ranking_battle"  # whose games are the longest
PLAYERS: Final = 5
REPEATS: Final = 15
MOVES: Final = 10  # after it was read back


@dataclass
class Game:
    """A table of bots that choose at random, its log, and its moves: how long the log was, who moved, and how."""

    terms: Terms
    rows: list[Row]
    moves: list[tuple[int, int, int]]


def measure(sizes: Sequence[int]) -> dict[str, list[tuple[float, float]]]:
    """CPU milliseconds of reading a log of so many entries, and of one more move."""
    found: dict[str, list[tuple[float, float]]] = {"reading it back, ms": [], "the next move, ms": []}
    game = played(max(sizes))
    for size in sizes:
        first = next(number for number, (length, _, _) in enumerate(game.moves) if length >= size)
        kept = [(row.number, row.at, encode(row.entry)) for row in game.rows[: game.moves[first][0]]]
        read, moved = [], []
        for _ in range(REPEATS):
            begun = process_time()
            table = fold(game.terms, [Row(number, at, decode(body)) for number, at, body in kept])
            between = process_time()
            for _, seat, action in game.moves[first : first + MOVES]:
                table.settle(table.bot_act(seat, action, table.asked(seat) or "", 0))
            read.append(between - begun)
            moved.append((process_time() - between) / MOVES)
        found["reading it back, ms"].append((size, 1000 * median(read)))
        found["the next move, ms"].append((size, 1000 * median(moved)))
    return found


def played(entries: int) -> Game:
    """A game whose log has more than so many entries before its last moves."""
    for seed in count():
        terms = Terms("t", GAME, PLAYERS, {}, f"{seed:064x}", "host", created=0, edition=find(GAME).edition)
        table, game, rng = Table(terms), Game(terms, [], []), Rng(seed)
        for seat in range(PLAYERS):
            _settle(game, table, table.seat_bot("host", seat, "random", 0))
        _settle(game, table, table.start("host", 0))
        while table.state is not None and (deciders := table.state.deciders):
            legal = table.state.legal(deciders[0])
            game.moves.append((len(game.rows), deciders[0], legal[rng.below(len(legal))]))
            _, seat, action = game.moves[-1]
            _settle(game, table, table.bot_act(seat, action, table.asked(seat) or "", 0))
            if game.moves[-MOVES:][0][0] >= entries:
                return game
    raise AssertionError("there is always a longer game")


def _settle(game: Game, table: Table, proposal: Proposal) -> None:
    table.settle(proposal)
    game.rows.extend(proposal.rows())
