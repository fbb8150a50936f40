"""Whole events without people: bots play every game, or results are drawn from strengths (17)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from hashlib import blake2b
from math import exp, log
from random import Random
from typing import Final

from meijin.bots import Bot, play
from meijin.bots.spoken import load_for
from meijin.kernel import record, registry
from meijin.kernel.errors import MeijinError
from meijin.kernel.game import Game, Value
from meijin.kernel.generator import Rng
from meijin.tournament import commands as c
from meijin.tournament.because import Because
from meijin.tournament.errors import EventError
from meijin.tournament.model import Match, MatchResult, Phase, PlayedGame, Stage
from meijin.tournament.next_round import cut_is_due, final_table_is_due
from meijin.tournament.opening import opener
from meijin.tournament.runner import ENGINE, JUDGE, Runner
from meijin.tournament.seeds import coin
from meijin.tournament.settings import Format, traits
from meijin.tournament.timeout import decide
from meijin.tournament.tournament import Tournament

Progress = Callable[[int, int, str], None]  # matches that are played, of how many, in which round
MOST: Final = 10_000
LONGEST_NAME: Final = 30  # of a bot, as a number stands behind it
DRAWS: Final = 0.03  # of the matches whose results are drawn
MINUTES: Final = 20  # that a match takes on the event's own clock


def simulate(
    game: str,
    players: int,
    bots: Sequence[str],
    *,
    seed: str,
    form: Format | None = None,
    cut: int = 0,
    rounds: int | None = None,
    progress: Progress | None = None,
) -> Tournament:
    """An event of bots, who play every game of it; they take turns at the list of names, or of ``FILE:CLASS``."""
    if not bots:
        raise MeijinError("name at least one bot")
    minds = {said: load_for(said, registry.find(game)) for said in bots}
    seated = [bots[number % len(bots)] for number in range(players)]
    runner = Runner(seed, game, form, cut=cut, rounds=rounds)
    _enter(runner, [(said, minds[said].name) for said in seated])
    table = _Table(runner, minds)
    table.hand_in_lists()
    return _played(runner, table.result, progress)


def simulate_by_strength(
    game: str,
    players: int,
    *,
    seed: str,
    form: Format | None = None,
    cut: int = 0,
    progress: Progress | None = None,
) -> Tournament:
    """An event whose results are drawn: the better player wins a game as often as the difference of strengths says."""
    runner = Runner(seed, game, form, cut=cut)
    _enter(runner, [("strength", "strength")] * players)
    luck = Random(f"{seed}|strength")
    strengths = {player: luck.gauss(0, 1) for player in runner.event.entrants}
    return _played(runner, lambda match: _drawn_result(runner, match, strengths, luck), progress)


def _enter(runner: Runner, bots: Sequence[tuple[str, str]]) -> None:
    """Bots enter, each with the name that it has."""
    if not 3 <= len(bots) <= MOST:
        raise EventError(Because.WRONG_NUMBER_OF_BOTS, players=len(bots), most=MOST)
    width = max(2, len(str(len(bots))))
    for number, (bot, name) in enumerate(bots, 1):
        runner.enter(f"P{number:0{width}}", f"{name[:LONGEST_NAME]} {number}", bot=bot)


def _played(runner: Runner, result: Callable[[Match], MatchResult], progress: Progress | None) -> Tournament:
    """Round after round to the end."""
    event = runner.event
    runner.do(c.CloseRegistration())
    while event.phase in (Phase.READY, Phase.BETWEEN) or (
        event.phase is Phase.SWISS_DONE and (cut_is_due(event) or final_table_is_due(event))
    ):
        if not runner.tried(c.Pair()):
            break  # everybody has met, or nobody is left for an elimination
        runner.begin_round()
        _play_round(runner, result, progress)
        runner.do(c.CloseRound(), JUDGE)
    if event.phase is Phase.BETWEEN:
        runner.do(c.EndSwiss(), reason="nobody is left to meet")
    runner.do(c.Finish())
    return runner.tournament


def _play_round(runner: Runner, result: Callable[[Match], MatchResult], progress: Progress | None) -> None:
    current = runner.event.round
    matches = runner.open_matches()
    results = []
    for number, match in enumerate(matches, 1):
        results.append(result(match))
        if progress is not None:
            progress(number, len(matches), f"{current.stage} round {current.no}")
    runner.wait(60 * MINUTES)
    for match, outcome in zip(matches, results, strict=True):
        if outcome.score is None or max(outcome.score) >= runner.event.games_needed:
            runner.result(match, outcome, ENGINE)
    if runner.open_matches():  # draws are what the end of time leaves
        runner.wait(60 * current.clock.minutes)
        runner.do(c.CallTime(), ENGINE)
    for match, outcome in zip(matches, results, strict=True):
        if not match.settled:
            runner.result(match, outcome, ENGINE)


# -- by strength ----------------------------------------------------------------------------------------------------


def _drawn_result(runner: Runner, match: Match, strengths: dict[str, float], luck: Random) -> MatchResult:
    if len(match.seats) > 2 or runner.event.round.stage in (Stage.PODS, Stage.FINAL):
        # Whoever has the highest of strength and luck is first: between two that is the logistic rule.
        order = sorted(match.seats, key=lambda player: -(strengths[player] + _gumbel(luck)))
        return MatchResult(kind="played", ranking=tuple((player,) for player in order))
    need = runner.event.games_needed
    if need > 1 and runner.event.round.stage is not Stage.CUT and luck.random() < DRAWS:
        return MatchResult(kind="played", score=(need - 1, need - 1))
    one, other = match.seats
    first_wins = 1 / (1 + exp(strengths[other] - strengths[one]))
    won = [0, 0]
    while max(won) < need:
        won[luck.random() >= first_wins] += 1
    return MatchResult(kind="played", score=(won[0], won[1]))


def _gumbel(luck: Random) -> float:
    return -log(-log(max(luck.random(), 1e-300)))


# -- by play --------------------------------------------------------------------------------------------------------


class _Table:
    """Where bots play the games of a match."""

    def __init__(self, runner: Runner, minds: dict[str, Bot]) -> None:
        self.runner = runner
        self.minds = minds
        self.game: Game = registry.find(runner.event.game)
        self.lists: dict[str, str] = {}

    def result(self, match: Match) -> MatchResult:
        """A match is played to its end."""
        if self.runner.event.round.stage in (Stage.PODS, Stage.FINAL):
            played, _ = self.play(match, 1, [])
            return MatchResult(kind="played", ranking=played.ranking, games=(played,))
        winners: list[int] = []
        games: list[PlayedGame] = []
        while max(winners.count(0), winners.count(1)) < self.runner.event.games_needed:
            played, places = self.play(match, len(games) + 1, winners)
            winners.append(places.index(1))
            games.append(played)
        return MatchResult(kind="played", score=(winners.count(0), winners.count(1)), games=tuple(games))

    def play(self, match: Match, number: int, winners: list[int]) -> tuple[PlayedGame, tuple[int, ...]]:
        """One game, and the place of each seat."""
        event, seed = self.runner.event, self.runner.tournament.chance
        seats = len(match.seats)
        own = traits(event.game)
        options: dict[str, Value] = own.table(seats) | event.settings.options
        names = self.game.prepare(seats, options).seats
        options |= self.lists_of(match, names)
        if seats == 2:
            options |= own.opened_by(opener(seed, match.id, number, winners), names)
        chance = blake2b(f"{seed}|{match.id}|{number}".encode(), digest_size=32, person=b"meijin event").digest()
        state = record.start(self.game, seats, chance.hex(), options)
        bots = [self.minds[event.entrants[player].bot or ""] for player in match.seats]
        play(state, bots, Rng(int.from_bytes(chance[:8], "big")))
        places = decide(state, lambda: coin(seed, f"{match.id}|time", number))
        first = match.seats[self.game.went_first(state)]
        winner = match.seats[places.index(1)] if places.count(1) == 1 else None
        ranking = tuple(
            tuple(match.seats[seat] for seat in range(seats) if places[seat] == place) for place in sorted(set(places))
        )
        shown = ranking if seats > 2 or self.runner.event.format is Format.PODS else ()
        return PlayedGame(no=number, first=first, winner=winner, ranking=shown), places

    def hand_in_lists(self) -> None:
        """Everybody brings one of the lists that come with the game, where players of the game bring lists."""
        builder = self.game.builder({})
        if builder is None:
            return
        luck = Random(f"{self.runner.tournament.seed}|lists")
        for player in self.runner.event.entrants:
            chosen = luck.choice(builder.ready_made())
            self.lists[player] = chosen.value
            self.runner.do(c.SubmitList(player=player, cards=chosen.text), JUDGE)

    def lists_of(self, match: Match, names: Sequence[str]) -> dict[str, Value]:
        """The lists of the players, as the options of their seats."""
        takes = {option.name for option in self.game.options if option.is_list}
        return {
            option: self.lists[player]
            for player, seat in zip(match.seats, names, strict=True)
            for option in takes & self.game.own_options(seat)
            if player in self.lists
        }
