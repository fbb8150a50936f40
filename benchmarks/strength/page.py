"""The page about strength and its pictures, written from the contests that were played and the weights there are."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any, Final

from benchmarks.pictures import Dot, dots, reliability
from benchmarks.strength.claims import BEST, BETTER, CEILING, READER, RULES_OF_THUMB, Claim, kinds, shown
from benchmarks.strength.ladder import Pair, ladder
from meijin.bots.certainty import USUAL
from meijin.kernel.registry import own
from meijin.kernel.weights import FOLDER as WEIGHTS
from meijin.lab.arena.contest import Result
from meijin.lab.arena.sprt import tally, verdict

Played = Sequence[tuple[Claim, Result]]
ANCHOR: Final = "greedy"
EVEN: Final = 0.5  # of the games against the game itself
VERDICTS: Final = {"passed": "passed", "failed": "**not passed**", "": "open"}
HEAD: Final = """
Written by `python -m benchmarks.strength` from the blocks in [strength/contests](strength/contests) and by nothing
else. Two bots play blocks: one deal, once with the first bot on every side, so that a lucky deal helps both. The test
is sequential (alpha = beta = 0.05): it passes where the first has at least a tenth more of the win than an equal bot
would have. Where all play together against the game itself, each bot plays the deals alone, and their wins are
compared: a score of 55 % is a tenth more of the games won. Intervals are 95 %. `meijin arena` with the words of a row
plays it again, game by game the same where bots think in iterations and not against the clock. With `--edition` it was
played by an earlier edition of the game's rules, whose cards had other values.
"""
WAYS: Final = """
The **ceiling** is what search wins against the rules of thumb (`greedy`) that sees the true position, though no
shuffle or roll to come: how much of a game skill can win at all. **Way** is how far the best level has come from a
fair share to the ceiling. **Alike** is how often `greedy` would have chosen the same. Where all play together, the test
is here that the game itself is beaten in clearly more than half of the games.
"""
FIRST_GAMES: Final = """
The **reader** stands for a first-timer who does what the lesson of a game says ([strength/reading](strength/reading));
it is a bot, and nobody has compared it with people. Against the weakest level it is to have from 60 to 70 % of the win
in a game of two, and in a game of more what has the same odds against those of an equal bot (**as of two**). How often
that level slips is set by this (`slip` in a game's `Tuning`).
"""
RATINGS: Final = f"""
In points of Elo from all contests of a game together, with standard errors; `{ANCHOR}` has 1500. In games of more than
two a lead is counted in odds against those of an equal bot.
"""
CHANCES: Final = """
What `Game.value` foretold in games that were kept aside while it was learned, and how often it came true; a dot is as
large as it stands for many positions. The weights' own files say how they were made.
"""


def page(played: Played) -> str:
    """Everything that is known."""
    lines = ["# How strong the bots are", HEAD, "![the ladder of every game](img/strength-ladder.svg)", ""]
    lines += [
        "## How far the best has come",
        WAYS,
        "| game | fair | `meijin` | test | alike | ceiling | way |",
        "| --- | --- | --- | --- | --- | --- | --- |",
        *_ways(played),
        "",
        "## The first games of a beginner",
        FIRST_GAMES,
        "| game | games | the reader's share | fair | as of two |",
        "| --- | --- | --- | --- | --- |",
        *_first_games(played),
        "",
        "## Every contest",
        "",
        "| command | blocks | games | share of the win | fair | test |",
        "| --- | --- | --- | --- | --- | --- |",
    ]
    for claim, result in played:
        told = [f"`{claim.command}`", str(len(result.blocks)), str(result.games), _share(result)]
        told += [f"{100 * claim.contest.equal:.0f} %", VERDICTS[result.verdict]]
        lines.append(f"| {' | '.join(told)} |")
    lines += ["", "## Ratings", RATINGS, "| game | ratings |", "| --- | --- |"]
    for name, rated in _ladders(played).items():
        words = ", ".join(f"{bot} {rating:.0f} ± {error:.0f}" for bot, (rating, error) in rated.items())
        lines.append(f"| {name} | {words} |")
    lines += [
        "",
        "## Whether chances come true",
        CHANCES,
        "![foretold and come true](img/strength-reliability.svg)",
        "",
        "| weights | command | positions | loss | of always saying the average |",
        "| --- | --- | --- | --- | --- |",
    ]
    for where, made in _weights().items():
        lines.append(f"| {where} | `{made['command']}` | {made['positions']:,} | {made['loss']} | {made['plain']} |")
    return "\n".join(lines) + "\n"


def pictures(played: Played) -> dict[str, str]:
    """The pictures by the names of their files."""
    rows = {
        name: [Dot(bot, rating, USUAL * error) for bot, (rating, error) in rated.items()]
        for name, rated in _ladders(played).items()
    }
    foretold = {where: made["reliability"] for where, made in _weights().items()}
    drawn = {"strength-reliability.svg": reliability("What was foretold, and what came true", foretold)}
    if rows:
        drawn["strength-ladder.svg"] = dots("Ratings of the bots, game by game", f"points of Elo; {ANCHOR}: 1500", rows)
    return drawn


def _share(result: Result) -> str:
    low, high = result.tally.interval
    score = f"{100 * result.tally.mean:.1f} % [{100 * low:.1f}, {100 * high:.1f}]"
    if result.apart is None:
        return score
    return f"{score} (wins {100 * result.apart[0]:.0f} %, `{result.contest.second}` {100 * result.apart[1]:.0f} %)"


def _ways(played: Played) -> list[str]:
    """A row for every kind of game whose ceiling or best bot was measured."""
    found: dict[str, dict[str, Result]] = {}
    for claim, result in played:
        if claim.contest.second == RULES_OF_THUMB and claim.first in (BEST, CEILING):
            found.setdefault(f"{claim.game.name}, {claim.kind}", {})[claim.first] = result
    rows = []
    for name, results in found.items():
        best, ceiling = results.get(BEST), results.get(CEILING)
        some = best or ceiling
        assert some is not None
        fair = some.contest.equal
        told = [name, f"{100 * fair:.0f} %", _share(best) if best else "", _test(best) if best else ""]
        alike = best.agreement if best else None
        told += ["" if alike is None else f"{100 * alike:.0f} %", _share(ceiling) if ceiling else ""]
        way = ""
        if best and ceiling and ceiling.tally.mean > fair:
            way = f"{100 * (best.tally.mean - fair) / (ceiling.tally.mean - fair):.0f} %"
        rows.append(f"| {' | '.join([*told, way])} |")
    return rows


def _test(result: Result) -> str:
    """What the test says; where all play together, whether they beat the game."""
    if result.apart is None:
        return VERDICTS[result.verdict]
    own = tally([block.shares[0] for block in result.blocks])
    return VERDICTS[verdict(own, EVEN, EVEN + BETTER)]


def _first_games(played: Played) -> list[str]:
    """A row for every game in which the reader has met the weakest level."""
    rows = []
    for claim, result in played:
        if claim.contest.first == READER:
            told = [claim.game.name, str(result.games), _share(result), f"{100 * claim.contest.equal:.0f} %"]
            rows.append(f"| {' | '.join([*told, f'{100 * _pair(result).duel:.0f} %'])} |")
    return rows


def _pair(result: Result) -> Pair:
    contest, tally = result.contest, result.tally
    return Pair(shown(contest.first), shown(contest.second), tally.mean, tally.error, contest.equal)


def _ladders(played: Played) -> dict[str, dict[str, tuple[float, float]]]:
    """The ratings of the usual kind of every game."""
    pairs: dict[str, list[Pair]] = {}
    for claim, result in played:
        if claim.kind == next(iter(kinds(claim.game))):
            pairs.setdefault(claim.game.name, []).append(_pair(result))
    return {name: ladder(each, ANCHOR) for name, each in pairs.items()}


def _weights() -> dict[str, Mapping[str, Any]]:
    """How all weights were made, by the game and kind they are for."""
    found: dict[str, Mapping[str, Any]] = {}
    for game in own():
        for kind in kinds(game):
            file = game.beside(f"{WEIGHTS}/{kind}.json")
            if file is not None:
                found[f"{game.name}, {kind}"] = json.loads(file.read_text(encoding="utf-8"))["made"]
    return found
