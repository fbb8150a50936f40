"""The standings with their tie-breakers, and who wins which prize."""

from __future__ import annotations

from typing import Final

from meijin.tournament.model import Phase, Status
from meijin.tournament.printing.sheet import Block, Cell, Column, Note, Sheet, Table
from meijin.tournament.printing.source import Source
from meijin.tournament.ranking import shown_points, standings_of
from meijin.tournament.refusal import Refused, Why
from meijin.tournament.standings.breakers import CODES, IN_EIGHTHS, Breaker
from meijin.tournament.standings.table import Standing

_MEANING: Final[dict[str, tuple[str, str]]] = {  # English, Japanese
    "TB": (
        "TB1: match points of all opponents without the lowest. TB2: match points of the opponents' opponents. "
        "TB3: squares of the numbers of lost rounds; more is better, and no loss is best.",
        "TB1：対戦相手の MP の合計（最低を除く）。TB2：対戦相手の対戦相手の MP の合計。"
        "TB3：負けた回戦番号の二乗の和（大きいほど上位、無敗が最上位）。",
    ),
    "OTB": (
        "OTB1: match points of all opponents without the lowest. OTB2: the same without the two lowest. "
        "OTB3: round of the first loss; later is better, and no loss is best.",
        "OTB1：対戦相手の MP の合計（最低を除く）。OTB2：同じく下位二つを除く。"
        "OTB3：最初に負けた回戦（遅いほど上位、無敗が最上位）。",
    ),
    "RR": (
        "RR1: match points among the tied players. RR2: games lost in all matches; fewer is better. RR3: games won.",
        "RR1：同点者どうしの MP。RR2：負けたゲーム数（少ないほど上位）。RR3：勝ったゲーム数。",
    ),
    "POD": (
        "PTB1: mean of all pod-mates' points without the lowest. PTB2: first places that were not shared. "
        "PTB3: mean of the pod-mates' PTB1.",
        "PTB1：同卓者の得点の平均（最低を除く）。PTB2：単独一位の回数。PTB3：同卓者の PTB1 の平均。",
    ),
}


def standings(source: Source) -> Sheet:
    """Everybody in their order, with points and tie-breakers."""
    words, event = source.words, source.event
    lines = standings_of(event, source.tournament.known_chance)
    if not lines:
        raise Refused(Why.STATE, "nobody plays yet: there are standings once the registration is closed")
    placed = any(line.place is not None for line in lines)
    columns = (
        Column(words("place") if placed else words("rank"), 15, "centre", bold=True),
        Column(words("player")),
        Column(words("wins"), 9, "right"),
        Column(words("losses"), 9, "right"),
        Column(words("draws"), 9, "right"),
        Column(words("points"), 15, "right", bold=True),
        *(Column(code, 17, "right") for code in CODES[event.settings.tiebreak_set]),
    )
    blocks: list[Block] = [Table(columns, tuple(_row(source, line, placed=placed) for line in lines))]
    if any(breaker.value is None for line in lines for breaker in line.breakers):
        blocks.append(Note(words("unbeaten")))
    blocks.append(Note(words.pick(_MEANING[event.settings.tiebreak_set])))
    return source.sheet(words("standings"), [tuple(blocks)], right=_when(source))


def _row(source: Source, line: Standing, *, placed: bool) -> tuple[Cell, ...]:
    position = line.place if placed else line.rank
    return (
        "–" if position is None or line.disqualified else str(position),
        _name(source, line.player),
        str(line.wins),
        str(line.losses),
        str(line.draws),
        shown_points(source.event, line.points),
        *(_value(breaker) for breaker in line.breakers),
    )


def _name(source: Source, player: str) -> str:
    entrant = source.event.entrants[player]
    if entrant.status is Status.DROPPED:
        return f"{source.name(player)} ({source.words('dropped')})"
    if entrant.status is Status.DISQUALIFIED:
        return f"{source.name(player)} ({source.words('disqualified')})"
    return source.name(player)


def _value(breaker: Breaker) -> str:
    if breaker.value is None:
        return "0*"
    return f"{float(breaker.value) / 8:.3f}" if breaker.code in IN_EIGHTHS else str(breaker.value)


def _when(source: Source) -> str:
    if source.event.phase is Phase.FINISHED:
        return source.words("final_standings")
    closed = len(source.event.closed_rounds())
    return source.words("after_round", no=closed) if closed else source.words("before_start")


def prizes(source: Source) -> Sheet:
    """What there is to win; and, once places are final, who has won it."""
    words, event = source.words, source.event
    if not event.prizes:
        raise Refused(Why.STATE, "this event has no prizes; set them first")
    winners = _winners(source)
    rows: list[tuple[Cell, ...]] = []
    for prize in event.prizes:
        if not winners:
            rows.append((_places(source, prize.first, prize.last), prize.text, "", ""))
        for place in range(prize.first, min(prize.last, len(winners)) + 1):
            rows.append((_places(source, place, place), prize.text, winners[place - 1], ""))
    columns = (
        Column(words("place"), 28, bold=True),
        Column(words("prize")),
        Column(words("winner"), bold=True),
        Column(words("received"), 40),
    )
    return source.sheet(words("prizes"), [(Table(columns, tuple(rows), size=11, row=11, form=True),)])


def _places(source: Source, first: int, last: int) -> str:
    return source.words("one_place" if first == last else "places", first=first, last=last)


def _winners(source: Source) -> list[str]:
    """The players by place, once nothing can change any more."""
    event = source.event
    to_come = event.phase is Phase.SWISS_DONE and (event.cut or event.settings.final_table)
    if event.phase not in (Phase.FINISHED, Phase.SWISS_DONE, Phase.CUT_DONE) or to_come:
        return []
    lines = standings_of(event, source.tournament.known_chance)
    placed = sorted((line.place, line.player) for line in lines if line.place is not None)
    return [source.name(player) for _, player in placed]
